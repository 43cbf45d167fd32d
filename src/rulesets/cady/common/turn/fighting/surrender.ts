import { guardsFor, surrender } from '../../fighting/surrender.js';
import { readOrder } from '../../orders.js';
import { leave } from '../losses.js';
import type { Period, ThreeDiceSection, TurnContext } from '../period.js';
import type { TurnRules } from '../rules.js';
import type { FieldState, FieldUnit, UnitId } from '../state.js';
import { testedOf } from '../tested.js';
import { inPlay, unitOf } from '../units.js';

/** An offer of a unit in melee to lay down its arms. */
interface Offer<Unit extends FieldUnit> {
  readonly unit: Unit;
  /** The enemy to whom it is made. */
  readonly to: Unit;
  /** Figures of his that would have to guard the prisoners. */
  readonly guards: number;
}

/**
 * Units in melee that are ordered to surrender offer it to the enemy before them, else to the first who touches them; his side is
 * asked whether he takes them prisoner. An enemy who has nobody left to fight once he has set guards does not take them.
 *
 * @clause cady/common/definition/surrender-offer
 * @clause cady/common/definition/surrender-guards
 */
export function takeSurrenders<Unit extends FieldUnit, Rules extends TurnRules>(
  state: FieldState<Unit>,
  context: TurnContext<Rules>,
  { orders, threeDice }: Pick<Period<Unit, Rules>, 'orders' | 'threeDice'>,
): void {
  for (const offer of offersOf(state, context.rules, orders)) {
    const { unit, to, guards } = offer;
    if (unit.gone !== null || to.gone !== null) continue;
    const accepted =
      guards < to.figures &&
      context.command.ask({
        kind: 'accept-surrender',
        id: `accept-surrender:${unit.id}`,
        side: to.side,
        clause: 'cady/common/definition/surrender-offer',
        unit: unit.id,
        to: to.id,
        figures: unit.figures,
        guards,
      }).accept;
    settleOffer(offer, accepted, state, context, threeDice);
  }
}

function offersOf<Unit extends FieldUnit, Rules extends TurnRules>(
  state: FieldState<Unit>,
  rules: Rules,
  { words }: Pick<Period<Unit, Rules>['orders'], 'words'>,
): Offer<Unit>[] {
  return inPlay(state).flatMap(unit => {
    const read = readOrder(unit.order, unit.id, words, rules);
    const to = 'order' in read && read.order.surrender === true ? captorOf(unit, state) : undefined;
    if (to === undefined) return [];
    return [{ unit, to: unitOf(state, to), guards: guardsFor({ prisoners: unit.figures }, rules) }];
  });
}

function captorOf({ id }: FieldUnit, { contacts }: FieldState): UnitId | undefined {
  const touching = contacts.flatMap(({ a, b, edgeOfA, edgeOfB }) =>
    a === id ? [{ enemy: b, edge: edgeOfA }] : b === id ? [{ enemy: a, edge: edgeOfB }] : [],
  );
  return (touching.find(({ edge }) => edge === 'front') ?? touching[0])?.enemy;
}

/**
 * What comes of an offer once it is taken or not: the unit is out of play and guarded, or a die decides whether it fights on. A
 * unit that has given up strikes nobody in this melee. In the basic game a test that it would need is not passed
 * (`cady/ruling/basic-without-3dt`).
 *
 * @clause cady/common/definition/surrender-guards
 * @clause cady/common/definition/surrender-refused
 */
function settleOffer<Unit extends FieldUnit, Rules extends TurnRules>(
  { unit, to }: Offer<Unit>,
  accepted: boolean,
  state: FieldState<Unit>,
  { dice, rules, scenario, turn, tell }: TurnContext<Rules>,
  threeDice: ThreeDiceSection<Unit, Rules>,
): void {
  const test = testedOf(unit, turn, rules, threeDice);
  const untested = rules.surrender.refused === 'three-dice-test' && (test === null || !plays(scenario.level, rules));
  const { figures } = unit;
  if (!accepted && untested) {
    const fightsOn = rules.readings.basicWithout3dt.withdrawal === 'possible';
    const effect = fightsOn ? 'fights on' : 'strikes nobody in this melee';
    const because = [{ clause: refused, because: 'the surrender was refused', effect }] as const;
    unit.turn.idle ||= !fightsOn;
    tell({ kind: 'surrender-refused', unit: unit.id, to: to.id, fightsOn, because });
    return;
  }
  const tests = test ?? { morale: rules.threeDice.morale.from };
  const { outcome, guards, because } = surrender({ unit: { ...tests, figures }, inMelee: true, accepted }, dice, rules);
  if (outcome === 'captured') {
    to.figures -= guards;
    to.guarding += guards;
    tell({ kind: 'surrendered', unit: unit.id, to: to.id, because });
    leave(state, unit.id, 'surrendered', because, tell);
    return;
  }
  const fightsOn = outcome === 'fights-on';
  unit.turn.idle ||= !fightsOn;
  unit.failedTest ||= !fightsOn && rules.surrender.refused === 'three-dice-test';
  tell({ kind: 'surrender-refused', unit: unit.id, to: to.id, fightsOn, because });
}

const refused = 'cady/common/definition/surrender-refused';

function plays(level: keyof TurnRules['levels'], { levels }: TurnRules): boolean {
  return levels[level].threeDice;
}
