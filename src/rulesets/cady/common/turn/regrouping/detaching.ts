import { counted, reasonFor } from '../../../../../rulebook/index.js';
import { type Bearing, destination, normalBearing, type Point, quadOf, standsIn } from '../../../../../table/index.js';
import { type Detachment, detach } from '../../army/commanders.js';
import { type Order, type OrderWords, standingOrder } from '../../orders.js';
import { printOrder } from '../../print-orders.js';
import { fieldOf } from '../field.js';
import { tableOf } from '../ground.js';
import { hasRoom } from '../moving/room.js';
import type { OrderFault, Period, RegroupingSection, TurnContext } from '../period.js';
import type { TurnRules } from '../rules.js';
import { type FieldState, type FieldUnit, freshTurn, freshUnit, type UnitId } from '../state.js';
import { inContact, inPlay, placedOf, troopOf } from '../units.js';
import { isHidden, witnessesOf } from '../unseen/markers.js';

const clause = 'cady/common/definition/detach';

/** What an order has a unit detach; `undefined`: nothing. */
function ordered({ tasks }: Order): string | undefined {
  return tasks?.find(({ task }) => task === 'detach')?.on?.toLowerCase();
}

/**
 * What is wrong with an order to detach men for a gun (`DETACH STAND`, `DETACH CREW`).
 *
 * @clause cady/common/definition/detach
 */
export function detachFaults<Unit extends FieldUnit, Rules extends TurnRules>(
  unit: Unit,
  order: Order,
  state: FieldState<Unit>,
  rules: Rules,
  section: RegroupingSection<Unit, Rules>,
): readonly OrderFault[] {
  const takes = ordered(order);
  if (takes === undefined) return [];
  const fault = (problem: string, mend: string): OrderFault[] => [{ clause, problem, mend }];
  if (!isDetachment(takes)) return fault(`"${takes}" is nothing to detach`, 'write DETACH STAND or DETACH CREW');
  const { arm, stand, title } = troopOf(unit, rules);
  if (!rules.detaching.who.men) {
    return fault('foot and horse give up nobody (cady/ruling/detach-who)', 'leave the guns to gunners');
  }
  if (arm === 'artillery' || section.likeness(unit, rules) === null) {
    return fault(`${title} detach nobody as they are`, 'detach men of a unit of foot or horse');
  }
  if (isHidden(unit)) return fault('it is hidden', 'show it first');
  if (inContact(unit, state.contacts)) return fault('it is in melee', 'fight first');
  const taken = takes === 'crew' ? rules.detaching.crew : stand.figures;
  return unit.figures <= taken
    ? fault(`it has ${counted(unit.figures, 'figure')}`, 'take them from a larger unit')
    : [];
}

function isDetachment(takes: string): takes is Detachment['takes'] {
  return takes === 'stand' || takes === 'crew';
}

/**
 * Before anybody moves, men leave their units to serve guns, as ordered: they stand behind their unit or beside it, a body of their own
 * that takes orders from the next turn on. Where there is no room for them they stay. An order that stands detaches nobody once more.
 *
 * Source: Definitions > Detach.
 *
 * @clause cady/common/definition/detach
 */
export function detachMen<Unit extends FieldUnit, Rules extends TurnRules>(
  state: FieldState<Unit>,
  context: TurnContext<Rules>,
  { orders, regrouping }: Pick<Period<Unit, Rules>, 'orders' | 'regrouping'>,
): void {
  const { rules } = context;
  for (const unit of inPlay(state)) {
    if (unit.mustDo !== null || unit.fleeing) continue;
    const order = standingOrder(unit, orders.words);
    const takes = ordered(order);
    if (takes === undefined || !isDetachment(takes)) continue;
    if (detachFaults(unit, order, state, rules, regrouping).length > 0) continue;
    const { arm, stand } = troopOf(unit, rules);
    const { left, crew } = detach({ from: { arm, figures: unit.figures }, stand: stand.figures, takes }, rules);
    const asOrdered = { ...unit, order: withoutDetaching(order, orders.words) };
    partWith(unit, asOrdered, { left, crew }, state, context, regrouping);
  }
}

/** The order that a unit goes on under when it has detached its men. */
function withoutDetaching({ tasks = [], ...order }: Order, words: OrderWords): string {
  return printOrder({ ...order, tasks: tasks.filter(({ task }) => task !== 'detach') }, words);
}

function partWith<Unit extends FieldUnit, Rules extends TurnRules>(
  unit: Unit,
  after: Unit,
  { left, crew }: { readonly left: number; readonly crew: number },
  state: FieldState<Unit>,
  { rules, scenario, tell }: TurnContext<Rules>,
  section: RegroupingSection<Unit, Rules>,
): void {
  const stays: Unit = {
    ...after,
    ...section.parted?.(unit, left / unit.figures),
    strength: unit.strength - crew,
    figures: left,
  };
  const id = freeId(`${unit.id}-party`, state);
  const party: Unit = {
    ...structuredClone(unit),
    ...section.parted?.(unit, crew / unit.figures),
    ...freshUnit({ figures: crew, facing: unit.facing }),
    id,
    name: `${unit.name}, gun party`,
    strength: crew,
    figures: crew,
    away: 0,
    files: standsIn({ ...placedOf(unit, rules), figures: crew }),
    gap: 0,
    general: false,
    brigade: null,
    order: 'H',
    failedTest: unit.failedTest,
    pushedBack: unit.pushedBack,
    fatigue: unit.fatigue,
    detachedFrom: unit.id,
  };
  const field = fieldOf(state, tableOf(scenario, state.breaches), rules);
  const place = placesBeside(stays, party, rules).find(at =>
    hasRoom({ ...placedOf(party, rules), at }, field, [unit.id]),
  );
  const seenBy = witnessesOf(unit);
  if (place === undefined) {
    const because = [reasonFor(clause, 'no room behind it or beside it', 'nobody leaves it')];
    tell({ kind: 'regrouped', how: 'detached', unit: unit.id, with: null, figures: 0, because }, seenBy);
    return;
  }
  stays.turn = { ...unit.turn, before: unit.turn.before - crew };
  state.units[unit.id] = stays;
  state.units[id] = { ...party, at: place, turn: freshTurn(party) };
  const because = [reasonFor(clause, `ordered to leave ${unit.id} for a gun`, `${left} stay`)];
  tell({ kind: 'regrouped', how: 'detached', unit: unit.id, with: id, figures: crew, because }, seenBy);
}

/** Where a party may stand that leaves a unit, facing as it does: right behind it, else at its left or right. */
export function placesBeside<Unit extends FieldUnit>(unit: Unit, party: Unit, rules: TurnRules): readonly Point[] {
  const [frontLeft, frontRight, rearRight, rearLeft] = quadOf(placedOf(unit, rules));
  const half = (troopOf(party, rules).stand.front * party.files) / 2;
  const aside = (from: Point, to: Bearing) => destination(from, normalBearing(unit.facing + to), half);
  const rear = { x: (rearLeft.x + rearRight.x) / 2, y: (rearLeft.y + rearRight.y) / 2 };
  return [rear, aside(frontLeft, -90), aside(frontRight, 90)];
}

/** An id that nobody has: this one, or with a number. */
function freeId(id: UnitId, { units }: FieldState): UnitId {
  if (!Object.hasOwn(units, id)) return id;
  for (let n = 2; ; n++) if (!Object.hasOwn(units, `${id}-${n}`)) return `${id}-${n}`;
}
