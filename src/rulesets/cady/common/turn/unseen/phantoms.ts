import type { SideId } from '../../../../../battle/index.js';
import type { ClauseId, Violation } from '../../../../../rulebook/index.js';
import { type Moved, moveTogether, type Placed, plan } from '../../../../../table/index.js';
import { marchCosts } from '../../moving/march.js';
import { type Order, readOrder, standingOrder } from '../../orders.js';
import { phantomFaults } from '../../unseen/hidden.js';
import type { Field } from '../field.js';
import { legsOf } from '../moving/legs.js';
import { overGround } from '../moving/marching.js';
import type { Period } from '../period.js';
import type { TurnRules } from '../rules.js';
import type { FieldState, FieldUnit, Phantom } from '../state.js';
import { troopOf } from '../units.js';

type HowItMoves<Unit extends FieldUnit, Rules extends TurnRules> = Pick<Period<Unit, Rules>, 'orders' | 'moving'>;

/**
 * The moves of the phantoms by their orders, as the fastest unit of their side would make them over the same ground; where
 * phantoms go anywhere, as far as they are told to. They keep out of nobody's way.
 *
 * @clause cady/common/phantom/moves-like-real
 * @clause cady/common/phantom/no-orders
 */
export function phantomMoves<Unit extends FieldUnit, Rules extends TurnRules>(
  { phantoms }: FieldState<Unit>,
  field: Field<Unit, Rules>,
  period: HowItMoves<Unit, Rules>,
): readonly Moved[] {
  const { table, rules } = field;
  const movers = phantoms.map(phantom => {
    const order = standingOrder({ id: phantom.marker, order: phantom.order }, period.orders.words);
    const fastest = fastestOf(phantom.side, field);
    const anywhere = rules.hidden.phantomMoves === 'anywhere';
    const move = fastest === undefined ? 0 : troopOf(fastest, rules).move;
    const march = plan({
      placed: boardOf(phantom, rules),
      legs: legsOf(order, { facing: 0 }, move),
      allowance: anywhere ? table.width + table.height : move,
      costs:
        anywhere || fastest === undefined
          ? {}
          : marchCosts(overGround(fastest, rules, period.moving), move / rules.table.thirds.whole, rules),
      table,
    });
    return { id: phantom.marker, side: '', march };
  });
  return moveTogether({ movers, contact: 0, mayPass: () => true }).units;
}

/** The square on which a marker stands. */
export function boardOf({ at }: Pick<Phantom, 'at'>, { hidden: { markerStand } }: Pick<TurnRules, 'hidden'>): Placed {
  return { stand: { front: markerStand, depth: markerStand, figures: 1 }, figures: 1, files: 1, at, facing: 0 };
}

/** The unit of a side that could ever go farthest in a turn; of equals the first. Whether it still stands tells nobody anything. */
function fastestOf<Unit extends FieldUnit, Rules extends TurnRules>(
  side: SideId,
  { state, rules }: Pick<Field<Unit, Rules>, 'state' | 'rules'>,
): Unit | undefined {
  const moveOf = (unit: Unit) => troopOf(unit, rules).move;
  return Object.values(state.units)
    .filter(unit => unit.side === side)
    .reduce<Unit | undefined>(
      (best, unit) => (best === undefined || moveOf(unit) > moveOf(best) ? unit : best),
      undefined,
    );
}

/**
 * Faults in what a phantom is told to do: it goes in compass directions, no farther than any unit of its side could, and does
 * nothing else.
 *
 * @param path where the order stands in the answer
 * @clause cady/common/phantom/moves-like-real
 * @clause cady/common/phantom/no-orders
 */
export function phantomOrderFaults<Unit extends FieldUnit, Rules extends TurnRules>(
  phantom: Pick<Phantom, 'side'>,
  text: unknown,
  path: string,
  at: { readonly state: FieldState<Unit>; readonly rules: Rules; readonly period: Pick<Period<Unit, Rules>, 'orders'> },
): readonly Violation[] {
  const { state, rules, period } = at;
  const clause: ClauseId = 'cady/common/phantom/no-orders';
  const mend = 'give it compass directions and distances, such as "N 20 cm, NE 1/3", or "H"';
  if (typeof text !== 'string') return [{ path, clause, problem: 'the order is not text', mend }];
  const read = readOrder(text, path, period.orders.words, rules);
  if ('violations' in read) return read.violations;
  const { order } = read;
  const { gait, legs, explanation: _, ...more } = order;
  if (Object.keys(more).length > 0 || gait !== 'march') {
    return [{ path, clause, problem: 'a phantom can only be moved', mend }];
  }
  if (legs.some(({ direction }) => direction === 'ahead')) {
    return [{ path, clause, problem: 'a phantom has no front and so no way ahead', mend }];
  }
  const allowances = Object.values(state.units).flatMap(unit =>
    unit.side === phantom.side ? [troopOf<string, TurnRules['troops'][string]>(unit, rules).move] : [],
  );
  const moved = [lengthOf(order, Math.max(0, ...allowances))];
  return phantomFaults({ agreed: 1, moved, allowances }, rules).map(fault => ({ ...fault, path }));
}

/** How far an order takes a phantom, cm; the rest of the move for a leg without a length of its own. */
function lengthOf({ legs }: Order, move: number): number {
  return legsOf({ gait: 'march', legs }, { facing: 0 }, move).reduce(
    (sum, { distance }) => sum + (distance === 'all' ? Math.max(0, move - sum) : distance),
    0,
  );
}
