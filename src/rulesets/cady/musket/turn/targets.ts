import type { Reason } from '../../../../rulebook/index.js';
import { boxAround, distanceBetweenQuads, type Places, quadOf } from '../../../../table/index.js';
import { standingOrder } from '../../common/index.js';
import { inFrontOf, inMeleeWithFriends } from '../../common/turn/aim.js';
import { isHidden } from '../../common/turn/unseen/markers.js';
import { type Candidate, targetByPriority } from '../firing.js';
import type { Volley } from '../small-arms.js';
import type { Unit } from '../state.js';
import { placedOf, touching, unitOf } from '../units.js';
import { musketWords } from '../words.js';
import { type Aim, type Firing, groupsAt, longestRange } from './aim.js';
import { outlookOf } from './faces.js';
import type { Field } from './field.js';
import { slackOf } from './houses/posts.js';
import { hasPassed, hasRiddenUp, volleyFromTheWay, volleyInPassing } from './on-the-way.js';

/** A volley decided on, before any die is thrown. */
export interface Shooting {
  readonly unit: Unit;
  readonly target: Unit;
  readonly volley: Volley;
  readonly because: readonly Reason[];
  /** When it fired, on its way, from 0 to 1. */
  readonly firedAt?: number;
  /** Of a building: the walls that fire. */
  readonly walls?: readonly number[];
}

/** A unit that may fire, with what, and how many shots it has; of a square one side, of a building some walls. */
export type Shooter = Firing;

/**
 * The volley of a unit at a target where both stand: the one its order names, else by priority. `undefined` when no enemy is
 * in arc, range and sight, or the only ones are in melee with friends (`cady/ruling/fire-into-melee`).
 *
 * @clause cady/musket/target-priority/second
 * @clause cady/musket/target-priority/third
 */
export function volleyAt(shooter: Shooter, field: Field): Shooting | undefined {
  const { unit, face } = shooter;
  const { state, rules } = field;
  const placed = placedOf(unit, rules);
  const quad = quadOf(placed);
  const reach = longestRange(shooter, field);
  const beyond = widest(field);
  const aims = new Map<string, Aim>();
  const candidates: Candidate[] = [];
  for (const { unit: target, placed: body, quad: ground } of field.standing.near(boxAround(quad), reach + beyond)) {
    if (target.side === unit.side || isHidden(target) || barred(target, unit, field)) continue;
    if (distanceBetweenQuads(quad, ground) > reach + slackOf(unit, field) + slackOf(target, field)) continue;
    const aim = groupsAt(shooter, target, field);
    if (aim === undefined) continue;
    aims.set(target.id, aim);
    const looks = { ...placed, ...outlookOf(unit, face, rules) };
    const ahead = unit.house !== undefined || inFrontOf(looks, body, { halfAngle: rules.smallArms.arc, reach }, rules);
    candidates.push({ unit: target.id, distance: aim.nearest, closing: false, inFront: ahead, inRange: true });
  }
  const named = namedTarget(unit);
  const chosen =
    named !== undefined && aims.has(named)
      ? { unit: named, because: [{ ...byOrder, effect: `fires at ${named}` }] }
      : targetByPriority(candidates);
  const aim = chosen === undefined ? undefined : aims.get(chosen.unit);
  if (chosen === undefined || aim === undefined) return undefined;
  const target = unitOf(state, chosen.unit);
  return { unit, target, volley: { groups: aim.groups, targetFigures: aim.targetFigures }, because: chosen.because };
}

/**
 * The volley of a unit after everybody has moved: at a target where it now stands, else at an enemy that came into range and
 * left it again, or one whom it passed on its way itself. An order that names one that only passed has it fired at.
 *
 * @clause cady/common/fire/en-passant
 * @clause cady/musket/en-passant/option
 */
export function volleyAfterMoves(shooter: Shooter, field: Field, ways: Places<Unit>): Shooting | undefined {
  const { unit } = shooter;
  const standing = volleyAt(shooter, field);
  const named = namedTarget(unit);
  if (standing !== undefined && (named === undefined || standing.target.id === named)) return standing;
  const passers = ways
    .near(boxAround(quadOf(placedOf(unit, field.rules))), longestRange(shooter, field))
    .filter(other => other.side !== unit.side && !isHidden(other) && !barred(other, unit, field));
  const inPassing = (some: readonly Unit[]) => {
    for (const passer of some) {
      if (!hasPassed(shooter, passer, field)) continue;
      const shooting = volleyInPassing(shooter, passer, field);
      if (shooting !== undefined) return shooting;
    }
    return undefined;
  };
  return (
    inPassing(passers.filter(({ id }) => id === named)) ??
    standing ??
    inPassing(passers) ??
    volleyOnTheWay(shooter, field, ways)
  );
}

/**
 * The volley of a unit that has moved, from its way: at the enemy that its order names, else at the first whom it passed, so that he is in its
 * range no more where it now stands. Horse that rode up to him and away again need not be out of range.
 *
 * @clause cady/common/fire/en-passant
 * @clause cady/musket/en-passant/return-fire
 * @clause cady/musket/cavalry/caracole
 */
export function volleyOnTheWay(shooter: Shooter, field: Field, ways: Places<Unit>): Shooting | undefined {
  const { unit } = shooter;
  if (unit.turn.moved === 0 || unit.turn.path.length < 2 || unit.house !== undefined) return undefined;
  const passed = ways
    .near(boxAround(unit.turn.path), longestRange(shooter, field))
    .filter(other => other.side !== unit.side && !isHidden(other) && !barred(other, unit, field));
  const named = namedTarget(unit);
  const inOrder = [...passed.filter(({ id }) => id === named), ...passed.filter(({ id }) => id !== named)];
  for (const enemy of inOrder) {
    if (!hasPassed(shooter, enemy, field) && !ridesAway(shooter, enemy, field)) continue;
    const shooting = volleyFromTheWay(shooter, enemy, field);
    if (shooting !== undefined) return shooting;
  }
  return undefined;
}

/** Whether horse rode up to an enemy and has him before it no more. */
function ridesAway(shooter: Shooter, enemy: Unit, field: Field): boolean {
  return groupsAt(shooter, enemy, field) === undefined && hasRiddenUp(shooter, enemy, field);
}

const byOrder = { clause: 'cady/common/orders/must-be-specific', because: 'the order names the target' } as const;

/** How far off their bodies windows may be at most; 0 where nobody is in a building. */
function widest(field: Field): number {
  const { state } = field;
  if (state.houses === undefined) return 0;
  return 2 * Math.max(0, ...Object.values(state.units).map(unit => slackOf(unit, field)));
}

/** The enemy that a unit's order has it fire at. */
export function namedTarget(unit: Unit): string | undefined {
  const { fire } = standingOrder(unit, musketWords);
  return fire?.fire === 'at' ? fire.target : undefined;
}

/**
 * Whether a unit that is charged fires at another enemy whom its order names, if it can (`cady/ruling/ordered-target-when-charged`).
 *
 * @clause cady/musket/target-priority/first
 */
export function firesPastCharger(shooter: Shooter, field: Field): boolean {
  const { unit } = shooter;
  const { state, rules } = field;
  const named = namedTarget(unit);
  if (named === undefined || !rules.readings.orderedTarget || touching(unit, state).includes(named)) return false;
  return volleyAt(shooter, field)?.target.id === named;
}

/** Fire into a melee would hit the friends in it too. */
export function barred(target: Unit, unit: Unit, { state, rules }: Field): boolean {
  return !rules.readings.fireIntoMelee && inMeleeWithFriends(target, unit, state);
}
