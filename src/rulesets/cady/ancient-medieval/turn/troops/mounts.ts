import { counted } from '../../../../../rulebook/index.js';
import { distance, distanceToQuad, type Leg, type Point, quadOf, toGrid } from '../../../../../table/index.js';
import type { Order, OrderedLeg } from '../../../common/orders.js';
import type { Going, OrderFault } from '../../../common/turn/period.js';
import { inPlay, placedOf } from '../../../common/turn/units.js';
import { isHidden } from '../../../common/turn/unseen/markers.js';
import { revealAttacked } from '../../../common/turn/unseen/revealing.js';
import type { AncientMedievalRules } from '../../rules.js';
import {
  type MountedLeg,
  mountedTurn,
  mountingShare,
  mountsCaptured,
  mountsLost,
  rideOf,
} from '../../special-troops/mounted-infantry.js';
import type { AncientState, AncientUnit } from '../../state.js';
import type { AncientContext } from '../../terms.js';

/** Whether a unit can shoot or strike: not from horseback, if it is infantry that rides. */
export function mayStrike({ mounts }: Pick<AncientUnit, 'mounts'>): boolean {
  return mounts?.mounted !== true;
}

/** One thing of a turn in which infantry rides and walks. */
type Step = { readonly does: 'mount' | 'dismount' } | { readonly does: 'go'; readonly leg: OrderedLeg };

/** What an order has a unit with horses do, one thing after the other. */
function stepsOf(order: Order): Step[] {
  const tasksAt = (after: number | undefined) =>
    (order.tasks ?? []).flatMap((task): Step[] =>
      task.after === after && (task.task === 'mount' || task.task === 'dismount') ? [{ does: task.task }] : [],
    );
  return [...order.legs.flatMap((leg, i): Step[] => [...tasksAt(i), { does: 'go', leg }]), ...tasksAt(undefined)];
}

/** A stretch of the way, ridden or on foot, cm. */
interface Stretch {
  readonly leg: Leg;
  readonly ridden: boolean;
}

/** The way of a turn in which a unit rides, walks, gets up and down. */
interface Ride {
  readonly stretches: readonly Stretch[];
  /** How many stretches come before it gets up or down. */
  readonly changes: readonly { readonly after: number; readonly does: 'mount' | 'dismount' }[];
  readonly mountedAtEnd: boolean;
}

/**
 * The way of infantry with horses, as far as one turn lets it ride and walk. What getting up and down takes is kept for it; a leg
 * that goes as far as it can takes all the rest.
 *
 * @clause cady/ancient-medieval/mounted-infantry/split-move
 * @clause cady/ancient-medieval/mounted-infantry/mount-cost
 * @clause cady/ancient-medieval/mounted-infantry/speed
 */
function wayOf(unit: AncientUnit, order: Order, rules: AncientMedievalRules): Ride {
  const ride = rideOf(unit.type, rules);
  const foot = rules.troops[unit.type].move;
  const steps = stepsOf(order);
  let left = 1 - steps.filter(({ does }) => does !== 'go').length * mountingShare(unit.type, rules);
  let mounted = unit.mounts?.mounted === true;
  let heading = unit.facing;
  const stretches: Stretch[] = [];
  const changes: { after: number; does: 'mount' | 'dismount' }[] = [];
  for (const step of steps) {
    if (step.does !== 'go') {
      mounted = step.does === 'mount';
      changes.push({ after: stretches.length, does: step.does });
      continue;
    }
    const { direction, distance: far } = step.leg;
    heading = direction === 'ahead' ? heading : direction;
    const pace = mounted ? ride : foot;
    const wanted = far.by === 'full' ? pace : far.by === 'cm' ? far.cm : (pace * far.of[0]) / far.of[1];
    const cm = toGrid(Math.max(0, Math.min(wanted, left * pace)));
    left -= cm / pace;
    if (cm > 0) stretches.push({ leg: { bearing: heading, distance: cm, measure: 'ground' }, ridden: mounted });
  }
  return { stretches, changes, mountedAtEnd: mounted };
}

/**
 * How infantry with horses goes: at their pace as long as it sits on them. A turn that it spends all on horseback is a march like
 * any other, less what getting up or down takes; one that is part ride, part walk is measured out leg by leg.
 *
 * @clause cady/ancient-medieval/mounted-infantry/speed
 * @clause cady/ancient-medieval/mounted-infantry/leave-mounts
 * @clause cady/ancient-medieval/mounted-infantry/dismount-to-fight
 */
export function mountedGoing(unit: AncientUnit, order: Order | null, rules: AncientMedievalRules): Going | undefined {
  const { mounts } = unit;
  if (mounts === null || mounts.takenBy !== null) return undefined;
  const legs: readonly MountedLeg[] = [{ does: 'ride', share: 1 }];
  const { because } = mountedTurn({ type: unit.type, mounted: true, mountsAtHand: true, legs }, rules);
  const ride = rideOf(unit.type, rules);
  if (order === null) return mounts.mounted ? { move: ride, because } : undefined;
  const { stretches, changes } = wayOf(unit, order, rules);
  if (changes.length === 0) return mounts.mounted ? { move: ride, mayNotCharge: true, because } : undefined;
  const thirds = changes.length * mountingShare(unit.type, rules) * rules.table.thirds.whole;
  if (stretches.every(({ ridden }) => ridden)) {
    return { move: ride, thirdsTaken: thirds, mayNotCharge: true, because };
  }
  if (stretches.every(({ ridden }) => !ridden)) {
    return { thirdsTaken: thirds, mayNotCharge: true, because: [] };
  }
  const whole = stretches.reduce((sum, { leg }) => sum + (leg.distance === 'all' ? 0 : leg.distance), 0);
  return { move: toGrid(whole), legs: stretches.map(({ leg }) => leg), mayNotCharge: true, because };
}

/**
 * The share of its turn in which infantry with horses has come so many cm over the ground: each stretch at the pace at which it went it, on
 * horseback or on foot. To be asked before it gets up or down.
 *
 * @param order `null` when a reaction moved it
 * @clause cady/ancient-medieval/mounted-infantry/speed
 * @clause cady/ancient-medieval/mounted-infantry/split-move
 */
export function shareGone(unit: AncientUnit, order: Order | null, cm: number, rules: AncientMedievalRules): number {
  const [ride, foot] = [rideOf(unit.type, rules), rules.troops[unit.type].move];
  const paceOf = (ridden: boolean) => (ridden ? ride : foot);
  const { mounts } = unit;
  if (mounts === null || mounts.takenBy !== null) return cm / foot;
  let left = cm;
  let share = 0;
  for (const { leg, ridden } of order === null ? [] : wayOf(unit, order, rules).stretches) {
    const gone = Math.min(left, leg.distance === 'all' ? left : leg.distance);
    share += gone / paceOf(ridden);
    left -= gone;
  }
  return share + left / paceOf(mounts.mounted);
}

/**
 * Counts what infantry with horses has spent of its turn by the pace of its horses as far as it rode: a third of the turn in the saddle
 * leaves the other two for getting down and for a shot or a blow.
 *
 * @clause cady/ancient-medieval/mounted-infantry/split-move
 * @clause cady/ancient-medieval/mounted-infantry/dismount-to-fight
 */
export function countRide(unit: AncientUnit, order: Order | null, cm: number, { rules }: AncientContext): void {
  if (unit.mounts === null || cm === 0) return;
  unit.turn.moved *= shareGone(unit, order, cm, rules) / (cm / rules.troops[unit.type].move);
}

/**
 * What is wrong with getting up or down.
 *
 * @clause cady/ancient-medieval/mounted-infantry/return-to-mounts
 * @clause cady/ancient-medieval/mounted-infantry/mount-cost
 * @clause cady/ancient-medieval/mounted-infantry/dismount-to-fight
 */
export function mountFaults(unit: AncientUnit, order: Order, rules: AncientMedievalRules): readonly OrderFault[] {
  const faults: OrderFault[] = [];
  const fault = (rule: string, problem: string, mend: string) =>
    faults.push({ clause: `cady/ancient-medieval/mounted-infantry/${rule}`, problem, mend });
  const { mounts } = unit;
  const steps = stepsOf(order);
  const wants = steps.filter(({ does }) => does !== 'go');
  if (wants.length > 0 && (mounts === null || mounts.takenBy !== null || mounts.left === 0)) {
    fault('one-horse-per-figure', 'it has no horses', 'leave out MOUNT and DISMOUNT');
    return faults;
  }
  let mounted = mounts?.mounted === true;
  for (const [i, { does }] of steps.entries()) {
    if (does === 'go') continue;
    if ((does === 'mount') === mounted) {
      fault('mount-cost', mounted ? 'it sits on its horses already' : 'it is on foot already', `leave out ${does}`);
    }
    const walked = steps.slice(0, i).some(step => step.does === 'go');
    if (does === 'mount' && !walked && mounts !== null && !atHand(unit, rules)) {
      fault('return-to-mounts', 'its horses are elsewhere', 'go back to where they were left');
    }
    if (does === 'mount' && mounts !== null && mounts.left < unit.figures) {
      fault(
        'one-horse-per-figure',
        `${counted(mounts.left, 'horse')} for ${counted(unit.figures, 'figure')}`,
        'stay on foot',
      );
    }
    mounted = does === 'mount';
  }
  if (mounted && order.gait !== 'march') {
    fault('dismount-to-fight', 'nobody of it fights on horseback', 'write DISMOUNT at the end, or a plain march');
  }
  if (unit.mounts?.mounted === true && order.fireFirst === true) {
    fault('dismount-to-fight', 'nobody of it shoots from horseback', 'leave out FB');
  }
  return faults;
}

/** Whether a unit has its horses with it: it sits on them, or they stand right beside it. */
export function atHand(unit: AncientUnit, rules: AncientMedievalRules): boolean {
  const { mounts } = unit;
  if (mounts === null || mounts.takenBy !== null) return false;
  return mounts.at === null || distanceToQuad(mounts.at, quadOf(placedOf(unit, rules))) <= rules.tasks.horsesAtHand;
}

/**
 * Gets a unit up or down as ordered, once it has moved; its horses stay where it got down. Whoever did not come to his horses
 * stays on foot.
 *
 * @clause cady/ancient-medieval/mounted-infantry/leave-mounts
 * @clause cady/ancient-medieval/mounted-infantry/return-to-mounts
 * @clause cady/ancient-medieval/mounted-infantry/marker
 */
export function mountAfter(
  unit: AncientUnit,
  order: Order | null,
  covered: number,
  context: AncientContext,
  witnesses: readonly string[] | undefined,
): void {
  const { mounts } = unit;
  if (mounts === null || mounts.takenBy !== null || order === null) return;
  const { stretches, changes } = wayOf(unit, order, context.rules);
  for (const { after, does } of changes) {
    const before = stretches
      .slice(0, after)
      .reduce((sum, { leg }) => sum + (leg.distance === 'all' ? 0 : leg.distance), 0);
    // Stopped before it came to the place: it gets down where it stands, but nobody gets up far from the horses.
    const here = along(unit, Math.min(before, covered));
    if (does === 'dismount' && mounts.mounted) {
      mounts.mounted = false;
      mounts.at = here;
    } else if (
      does === 'mount' &&
      !mounts.mounted &&
      mounts.at !== null &&
      distance(mounts.at, here) <= context.rules.tasks.horsesAtHand + reach(unit, context.rules)
    ) {
      mounts.mounted = true;
      mounts.at = null;
    } else continue;
    unit.worked += mountingShare(unit.type, context.rules) * context.rules.table.thirds.whole;
    const because = mountingReason(does);
    context.tell(
      { kind: 'formed', unit: unit.id, formation: mounts.mounted ? 'mounted' : 'on foot', because: [because] },
      witnesses,
    );
  }
}

function mountingReason(does: 'mount' | 'dismount') {
  return {
    clause: 'cady/ancient-medieval/mounted-infantry/marker',
    because: does === 'mount' ? 'gets up' : 'gets down',
    effect: does === 'mount' ? 'rides' : 'its horses stay here',
  } as const;
}

/** How far a body reaches from the middle of its front, cm. */
function reach(unit: AncientUnit, rules: AncientMedievalRules): number {
  return Math.max(...quadOf(placedOf(unit, rules)).map(corner => distance(corner, unit.at)));
}

/** The place on a unit's way this turn after so many cm. */
function along({ at, turn: { path } }: AncientUnit, cm: number): Point {
  let left = cm;
  for (const [i, to] of path.entries()) {
    const from = path[i - 1];
    if (from === undefined) continue;
    const length = distance(from, to);
    if (left <= length && length > 0) {
      const part = left / length;
      return { x: toGrid(from.x + (to.x - from.x) * part), y: toGrid(from.y + (to.y - from.y) * part) };
    }
    left -= length;
  }
  return { x: at.x, y: at.y };
}

/**
 * Horses that were left alone fall to the first enemy who comes to them.
 *
 * @clause cady/ancient-medieval/mounted-infantry/capture
 */
export function takeMounts(state: AncientState, context: AncientContext): void {
  const { rules, tell } = context;
  for (const unit of Object.values(state.units)) {
    const { mounts } = unit;
    if (mounts === null || mounts.at === null || mounts.takenBy !== null || mounts.left === 0) continue;
    const at = mounts.at;
    const there = inPlay(state).filter(
      other => distanceToQuad(at, quadOf(placedOf(other, rules))) <= rules.table.meleeRange && other.figures > 0,
    );
    const enemy = there.find(({ side, fleeing }) => side !== unit.side && !fleeing);
    const owners = there.some(({ side }) => side === unit.side);
    if (enemy === undefined || !mountsCaptured({ enemyAtThem: true, ownersAtThem: owners })) continue;
    revealAttacked(state, enemy.id, context);
    mounts.takenBy = enemy.side;
    const whose = isHidden(unit) ? '' : ` of ${unit.id}`;
    const clause = 'cady/ancient-medieval/mounted-infantry/capture';
    const because = [{ clause, because: 'its horses were left alone', effect: 'captured' }] as const;
    tell({ kind: 'captured', what: `${counted(mounts.left, 'horse')}${whose}`, by: enemy.id, because });
  }
}

/**
 * Notes before anybody moves where the horses were of those who have fallen by then: whoever is shot at in the saddle and gets down far from
 * where he is at the end of the turn had them with him.
 *
 * @clause cady/ancient-medieval/mounted-infantry/mount-losses
 */
export function noteFallenRiders(unit: AncientUnit, { rules }: AncientContext): void {
  const { mounts, turn } = unit;
  if (mounts === null || mounts.takenBy !== null || turn.lost === 0) return;
  mounts.fell = { before: turn.lost, beside: atHand(unit, rules) ? turn.lost : 0 };
}

/**
 * Horses lost this turn with the figures of their riders, if these had them with them when they were attacked.
 *
 * @clause cady/ancient-medieval/mounted-infantry/mount-losses
 */
export function loseMounts(unit: AncientUnit, { rules }: AncientContext): void {
  const { mounts, turn } = unit;
  if (mounts === null || mounts.takenBy !== null || turn.lost === 0) return;
  const { before, beside } = mounts.fell ?? { before: 0, beside: 0 };
  delete mounts.fell;
  const figuresLost = beside + (atHand(unit, rules) ? turn.lost - before : 0);
  const attacked = { figuresLost, mounts: mounts.left, withThem: figuresLost > 0 };
  mounts.left -= mountsLost(attacked, rules).lost;
}
