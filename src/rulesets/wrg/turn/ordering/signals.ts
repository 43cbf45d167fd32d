import { distanceToQuad, quadOf } from '../../../../table/index.js';
import { signalReaches } from '../../orders/delivery.js';
import type { WrgScenario } from '../../schema.js';
import type { General, Unit } from '../../state.js';
import { isMainBody, onTable } from '../../units.js';
import { fieldOf } from '../field.js';
import type { Play } from '../play.js';
import { placeOf, sees } from '../reacting/generals-near.js';
import { heedsOrders } from '../sorcery/orders.js';
import { hearsTrumpets } from '../weather/effects.js';
import { printedOrder } from './standing.js';

/** A signal that a side has agreed on. */
export type Signal = WrgScenario['sides'][string]['signals'][number];

/** Who is called by a signal, and the general who makes it. */
export interface Called {
  readonly unit: Unit;
  readonly general: General;
}

type Heard = Pick<Play, 'state' | 'scenario' | 'rules'>;

/**
 * The signals that would reach a unit from a general, and concern it.
 *
 * @clause wrg/orders/signals-range
 */
export function signalsReaching({ unit, general }: Called, play: Heard): readonly Signal[] {
  const { state, scenario, rules } = play;
  const army = scenario.sides[unit.side];
  const far = distanceToQuad(placeOf(general, state), quadOf(unit.placed));
  const inView = sees(unit, general, fieldOf(state, scenario, rules));
  return (army?.signals ?? [])
    .filter(({ by }) => by !== 'trumpet' || hearsTrumpets({ state, scenario, rules }))
    .filter(({ by, units }) => {
      const reach = { distance: far, by, sees: inView, exempt: units?.includes(unit.id) === false };
      return signalReaches(reach, army?.training ?? 'barbarian', rules);
    });
}

/** Whether a signal stands for an order. */
export function means(signal: Signal, order: string): boolean {
  return printedOrder(signal.means) === printedOrder(order);
}

/**
 * The signal that is made for an order: of several that stand for it the first that reaches all of those who are called by it; `undefined` where it would take
 * more than one.
 *
 * @clause wrg/orders/signals-one-per-period
 */
export function signalFor(order: string, called: readonly Called[], play: Heard): Signal | undefined {
  const [first] = called;
  if (first === undefined) return undefined;
  const reaching = called.map(each => signalsReaching(each, play));
  return play.scenario.sides[first.unit.side]?.signals.find(
    signal => means(signal, order) && reaching.every(those => those.includes(signal)),
  );
}

/**
 * Everybody whom a signal reaches acts on it, but those whom it does not concern.
 *
 * @clause wrg/orders/signals-obeyed-next-period
 */
export function whoHears(signal: Signal, general: General, play: Heard): readonly Unit[] {
  return onTable(play.state).filter(
    unit =>
      unit.side === general.side &&
      isMainBody(unit) &&
      unit.rout === null &&
      heedsOrders(unit, play) &&
      signalsReaching({ unit, general }, play).includes(signal),
  );
}
