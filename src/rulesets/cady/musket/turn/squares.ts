import { depthOf, ranksOf, standsIn, widthOf } from '../../../../table/index.js';
import { standingOrder } from '../../common/index.js';
import type { Order } from '../../common/orders.js';
import { formedBy } from '../../common/turn/moving/forming.js';
import type { Going, OrderFault } from '../../common/turn/period.js';
import { witnessesOf } from '../../common/turn/unseen/markers.js';
import type { MusketRules } from '../rules.js';
import { squareFaults } from '../square.js';
import { depthFaults, whoFaults } from '../square-faults.js';
import type { MusketState, Unit } from '../state.js';
import type { MusketContext } from '../terms.js';
import { inPlay, moraleOf, placedOf } from '../units.js';
import { musketWords } from '../words.js';

const cost = 'cady/musket/square/cost';

/** What of a unit its square hangs on. */
export type InRanks = Pick<Unit, 'type' | 'figures' | 'files' | 'gap' | 'at' | 'facing' | 'square'>;

/** What a square makes of a unit in a fight. */
export function inSquare({ square }: Pick<Unit, 'square'>): { readonly square?: true } {
  return square === undefined ? {} : { square };
}

/** Whether an order has a unit form a square, or stay in one. */
export function wantsSquare({ formation }: Pick<Order, 'formation'>): boolean {
  return formation?.shape === 'special' && formation.name === 'square';
}

/**
 * Stands in the front of the square that a unit forms: the one whose ground comes nearest to a square, as deep as it must be.
 *
 * @clause cady/musket/square/layout
 * @clause cady/musket/square/depth
 */
export function squareFront(unit: InRanks, rules: MusketRules): number {
  const { gap: _, ...placed } = placedOf(unit, rules);
  const stands = standsIn(placed);
  const bodies = Array.from({ length: stands }, (_each, i) => ({ ...placed, files: i + 1 })).filter(
    body => ranksOf(body) >= rules.square.leastRanks,
  );
  const off = (body: typeof placed) => Math.abs(widthOf(body) - depthOf(body));
  return bodies.reduce((best, other) => (off(other) < off(best) ? other : best), { ...placed, files: 1 }).files;
}

/**
 * How a square has a unit go: it is formed where the way ends, in the time that is left for it, and stays where it is until it has
 * taken up another formation. A reaction breaks it.
 *
 * @clause cady/musket/square/cost
 * @clause cady/musket/square/immobile
 */
export function squareGoing(unit: Unit, order: Order | null, turn: number, rules: MusketRules): Going {
  if (order === null) return unit.square === undefined ? { because: [] } : { square: 'leaves', because: [] };
  const { formingThirds: thirds } = rules.square;
  if (wantsSquare(order)) {
    if (unit.square !== undefined) return { stays: order.legs.length > 0, because: [] };
    // What was ordered before something shook the unit it has not the morale for now.
    const [unable] = whoFaults({ type: unit.type, morale: moraleOf(unit, turn, rules) }, rules);
    if (unable !== undefined) return { because: [{ clause: cost, because: unable.problem, effect: 'no square' }] };
    // What it costs stands with the change of formation, which it is.
    const because = [{ clause: cost, because: 'forms a square', effect: 'that is its change of formation' }] as const;
    return { square: { files: squareFront(unit, rules), thirds, atOnce: rules.readings.squareHalfFormed }, because };
  }
  if (unit.square === undefined) return { because: [] };
  if (order.formation === undefined) return { stays: order.legs.length > 0, because: [] };
  // Whoever has ranks and files to change besides pays for that and no more.
  const changes = formedBy(order, unit, rules) !== undefined;
  return { square: 'leaves', ...(changes ? {} : { thirdsTaken: thirds }), because: [] };
}

/**
 * What is wrong with an order to form a square, or to march off in one.
 *
 * @param morale the unit's morale value now; that of its type unless given
 *
 * @clause cady/musket/square/who
 * @clause cady/musket/square/depth
 * @clause cady/musket/square/immobile
 * @clause cady/musket/definition/square-morale
 */
export function squareOrderFaults(
  unit: InRanks,
  order: Order,
  rules: MusketRules,
  morale = rules.troops[unit.type].morale,
): readonly OrderFault[] {
  const wants = wantsSquare(order);
  if (unit.square !== undefined && order.legs.length > 0 && (wants || order.formation === undefined)) {
    const mend = 'order the formation that it marches in, such as Col 4';
    return [{ clause: 'cady/musket/square/immobile', problem: 'a square does not move', mend }];
  }
  if (!wants) return [];
  const faults: OrderFault[] = [];
  const { gap: _, ...placed } = placedOf(unit, rules);
  const ranks = ranksOf({ ...placed, files: squareFront(unit, rules) });
  const faultsNow = [...whoFaults({ type: unit.type, morale }, rules), ...depthFaults(ranks, rules)];
  for (const { clause, problem, mend } of faultsNow) {
    faults.push({ clause: clause ?? cost, problem, mend });
  }
  if (order.gait !== 'march')
    faults.push({ clause: cost, problem: 'nobody forms a square in a charge', mend: 'order a march' });
  return faults;
}

/** Tells who has formed a square, and whom the enemy came upon before it was one. */
export function tellSquares(state: MusketState, { turn, tell }: MusketContext): void {
  for (const unit of inPlay(state)) {
    if (unit.mustDo !== null || unit.fleeing || unit.turn.moved === 0) continue;
    if (!wantsSquare(standingOrder(unit, musketWords))) continue;
    const met = state.contacts.some(({ a, b, since }) => since === turn && (a === unit.id || b === unit.id));
    if (unit.square !== undefined)
      tell({ kind: 'square', unit: unit.id, now: 'formed', because: [] }, witnessesOf(unit));
    else if (met) tell({ kind: 'square', unit: unit.id, now: 'half-formed', because: [tooSoon] }, witnessesOf(unit));
  }
}

const tooSoon = { clause: cost, because: 'the enemy came before it was formed', effect: 'no square' } as const;

/** Squares that losses have left too shallow are none any more. */
export function breakSquares(state: MusketState, { rules, tell }: Pick<MusketContext, 'rules' | 'tell'>): void {
  for (const unit of inPlay(state)) {
    if (unit.square === undefined) continue;
    const shallow = squareFaults({ type: unit.type, ranks: ranksOf(placedOf(unit, rules)), ordered: true }, rules);
    if (shallow.length === 0) continue;
    delete unit.square;
    const because = shallow.map(({ clause, problem }) => ({
      clause: clause ?? cost,
      because: problem,
      effect: 'no square',
    }));
    tell({ kind: 'square', unit: unit.id, now: 'broken', because }, witnessesOf(unit));
  }
}
