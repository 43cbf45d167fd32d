import type { Reason } from '../../../../rulebook/index.js';
import { distanceToQuad, onTable, quadOf, quadsOverlap } from '../../../../table/index.js';
import { standingOrder } from '../../common/index.js';
import type { Order } from '../../common/orders.js';
import type { Going, OrderFault } from '../../common/turn/period.js';
import { witnessesOf } from '../../common/turn/unseen/markers.js';
import type { MusketRules } from '../rules.js';
import type { MusketState, Unit } from '../state.js';
import type { MusketContext } from '../terms.js';
import type { TroopType } from '../troops.js';
import { inContact, inPlay, placedOf, troopOf } from '../units.js';
import { musketWords } from '../words.js';

const clause = 'cady/musket/dragoons/dismount';

/** What of a unit dragoons are about. */
type Rider = Pick<Unit, 'dragoons' | 'type' | 'figures' | 'files' | 'gap' | 'at' | 'facing'>;

/**
 * Faults of an order to get up or down: by who has no horses, or not by him; before the ride is over, or after it has begun; in a
 * charge; and of fire at the beginning of the turn from the saddle.
 *
 * @clause cady/musket/dragoons/dismount
 */
export function dragoonFaults(unit: Rider, order: Order, rules: MusketRules): readonly OrderFault[] {
  const faults: OrderFault[] = [];
  const fault = (problem: string, mend: string) => faults.push({ clause, problem, mend });
  const inTheSaddle = isInTheSaddle(unit, rules);
  if (inTheSaddle && order.fireFirst === true) fault('nobody fires from the saddle of a dragoon', 'leave out FB');
  const mounts = taskOf(order, 'mount');
  const dismounts = taskOf(order, 'dismount');
  if (mounts === undefined && dismounts === undefined) return faults;
  if (order.gait !== 'march') fault('nobody gets up or down in a charge', 'order a march');
  if (dismounts !== undefined && !inTheSaddle) fault('it does not sit on horses', 'leave out DISMOUNT');
  if (dismounts?.after !== undefined) fault('it gets down where its ride ends', 'write DISMOUNT after the last leg');
  if (mounts !== undefined && unit.dragoons?.horses == null) fault('it has left no horses', 'leave out MOUNT');
  else if (mounts !== undefined && !areAtHand(unit, rules)) {
    fault('its horses are elsewhere', 'go back to where it got down, and get up there next turn');
  }
  if (mounts !== undefined && order.legs.length > 0 && mounts.after !== 0) {
    fault('it gets up before it rides', 'write MOUNT before the first leg');
  }
  return faults;
}

/** Whether a unit sits on the horses of dragoons, from which nobody fires. */
export function isInTheSaddle({ type }: { readonly type: TroopType }, rules: MusketRules): boolean {
  return troopOf({ type }, rules).like === 'dragoons';
}

/** The third of the turn that getting up takes, before the ride, and getting down after it. */
export function dragoonsGoing(unit: Unit, order: Order | null, turn: number, rules: MusketRules): Going {
  const gotUp = unit.dragoons?.changedOn === turn;
  const willGetDown = order !== null && taskOf(order, 'dismount') !== undefined && isInTheSaddle(unit, rules);
  if (!gotUp && !willGetDown) return { because: [] };
  return { thirdsTaken: rules.smallArms.dismountThirds, mayNotCharge: true, because: [because(gotUp, rules)] };
}

/**
 * Dragoons that are ordered to get up do, before anybody moves, where their horses are and there is room for them.
 *
 * @clause cady/musket/dragoons/dismount
 */
export function getUp(state: MusketState, context: MusketContext): void {
  for (const unit of inPlay(state)) {
    const { dragoons } = unit;
    if (
      dragoons?.horses == null ||
      !isFree(unit, state) ||
      taskOf(standingOrder(unit, musketWords), 'mount') === undefined
    )
      continue;
    if (!areAtHand(unit, context.rules) || !hasRoom(unit, dragoons.as, state, context)) continue;
    change(unit, dragoons.as, context.rules);
    unit.dragoons = { ...dragoons, horses: null, changedOn: state.turn };
    context.tell(
      { kind: 'dragoons', unit: unit.id, now: 'mounted', because: [because(true, context.rules)] },
      witnessesOf(unit),
    );
  }
}

/**
 * Dragoons that are ordered to get down do where their ride has ended, unless enemies have met them; their horses stay there.
 *
 * @clause cady/musket/dragoons/dismount
 * @clause cady/musket/definition/dragoons
 */
export function getDown(state: MusketState, context: MusketContext): void {
  const { rules } = context;
  for (const unit of inPlay(state)) {
    if (!isInTheSaddle(unit, rules) || !isFree(unit, state)) continue;
    if (taskOf(standingOrder(unit, musketWords), 'dismount') === undefined) continue;
    const as = unit.type;
    change(unit, rules.dragoons.onFoot, rules);
    unit.dragoons = { as, horses: { x: unit.at.x, y: unit.at.y }, changedOn: state.turn };
    context.tell(
      { kind: 'dragoons', unit: unit.id, now: 'on-foot', because: [because(false, rules)] },
      witnessesOf(unit),
    );
  }
}

function taskOf(order: Order, task: 'mount' | 'dismount') {
  return order.tasks?.find(each => each.task === task);
}

function isFree(unit: Unit, state: MusketState): boolean {
  return unit.mustDo === null && !unit.fleeing && !inContact(unit, state.contacts);
}

/** Whether the horses that a unit left stand right beside it. */
function areAtHand(unit: Rider, rules: MusketRules): boolean {
  const { dragoons } = unit;
  if (dragoons?.horses == null) return false;
  return distanceToQuad(dragoons.horses, quadOf(placedOf(unit, rules))) <= rules.table.meleeRange;
}

/** Whether a unit finds room as another kind of troops: on the table, and on nobody else's ground. */
function hasRoom(unit: Unit, type: TroopType, state: MusketState, { rules, scenario }: MusketContext): boolean {
  const quad = quadOf(placedOf({ ...unit, type, files: filesAs(unit, type, rules) }, rules));
  const others = inPlay(state).filter(({ id }) => id !== unit.id);
  const { width, height } = scenario.table;
  return (
    quad.every(corner => onTable({ width, height, features: [] }, corner)) &&
    others.every(other => !quadsOverlap(quad, quadOf(placedOf(other, rules)), rules.table.crowding))
  );
}

/** Makes a unit other troops, on a front as broad as it can be of that it had. */
function change(unit: Unit, type: TroopType, rules: MusketRules): void {
  unit.files = filesAs(unit, type, rules);
  unit.type = type;
  unit.gap = 0;
}

function filesAs(unit: Rider, type: TroopType, rules: MusketRules): number {
  const front = unit.files * troopOf(unit, rules).stand.front;
  return Math.max(1, Math.floor(front / troopOf({ type }, rules).stand.front));
}

function because(mounts: boolean, { smallArms }: MusketRules): Reason {
  const effect = `${smallArms.dismountThirds}/3 of the turn`;
  return { clause, because: mounts ? 'gets up' : 'gets off, the horses stay here', effect };
}
