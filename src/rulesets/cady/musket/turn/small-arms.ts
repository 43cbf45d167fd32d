import type { Reason } from '../../../../rulebook/index.js';
import {
  distance,
  distanceBetweenQuads,
  distanceToQuad,
  frontRank,
  inArc,
  levelAt,
  type Placed,
  type Point,
  quadOf,
} from '../../../../table/index.js';
import { parseOrder } from '../../common/index.js';
import { type Candidate, targetByPriority } from '../firing.js';
import { loading } from '../loading.js';
import { tableOf } from '../muster.js';
import type { Weapon } from '../small-arms.js';
import { type FiringGroup, smallArmsRange, type Volley, volley } from '../small-arms.js';
import type { MusketState, Unit } from '../state.js';
import type { MusketContext, MusketPhase } from '../terms.js';
import { placedOf, troopOf, unitOf } from '../units.js';
import { type Aim, groupsAt, seesPoint } from './aim.js';
import { clearTheFallen, takeFigures } from './losses.js';

/** A volley decided on, before any die is thrown. */
interface Shooting {
  readonly unit: Unit;
  readonly target: Unit;
  readonly volley: Volley;
  readonly because: readonly Reason[];
}

/**
 * Every unit that may fires at one target. Fire is simultaneous: all dice are thrown before any figure is taken off.
 *
 * @clause cady/common/sequence/step-6-small-arms
 * @clause cady/musket/small-arms/simultaneous
 * @clause cady/common/sequence/casualties-fire-back
 * @clause cady/common/fire/one-d10-per-figure
 */
export const smallArmsPhase: MusketPhase = {
  id: 'small-arms',
  title: 'Small arms fire',
  clause: 'cady/common/sequence/step-6-small-arms',
  run(state, context) {
    const { dice, rules, tell, turn } = context;
    const shooting = Object.values(state.units).flatMap(unit => shootingOf(unit, state, context) ?? []);
    const losses: (readonly [target: Unit, shooter: Unit, lost: number])[] = [];
    for (const { unit, target, volley: fire, because } of shooting) {
      const result = volley(fire, dice, rules);
      unit.turn.fired = true;
      losses.push([target, unit, result.lost]);
      const groups = fire.groups.map((group, i) => ({
        figures: group.figures,
        shots: group.shots,
        distance: group.distance,
        faces: result.groups[i]?.faces ?? [],
      }));
      tell({
        kind: 'volley',
        unit: unit.id,
        target: target.id,
        groups,
        hits: result.hits,
        losses: result.lost,
        because: [...because, ...result.because],
      });
    }
    for (const [target, shooter, lost] of losses) {
      takeFigures(target, lost);
      if (target.side === shooter.side && lost > 0) target.friendlyFireOn = turn;
    }
    clearTheFallen(state, rules, tell);
  },
};

/** What a unit fires at this turn, if it may fire at all; reloads it as far as its movement left time to. */
function shootingOf(unit: Unit, state: MusketState, context: MusketContext): Shooting | undefined {
  const { rules } = context;
  const troop = troopOf(unit, rules);
  if (unit.gone !== null || troop.weapon === null || unit.figures === 0) return undefined;
  const load = loading({ loaded: unit.loaded, moved: unit.turn.moved }, rules);
  const shooting = mayShoot(unit, load.shots, state)
    ? chooseTarget(unit, troop.weapon, load.shots, state, context)
    : undefined;
  unit.loaded = shooting === undefined ? load.loadedIfHeld : load.loadedAfter;
  return shooting === undefined ? undefined : { ...shooting, because: [...shooting.because, ...load.because] };
}

/**
 * Who may fire: not on a forced move, not spent or holding back friends, not already in melee, not closing itself, and
 * never from a dragoon's saddle.
 *
 * @clause cady/common/fire/full-move-none
 * @clause cady/musket/dragoons/dismount
 * @clause cady/musket/small-arms/charge-melee-instead
 */
function mayShoot(unit: Unit, shots: number, state: MusketState): boolean {
  if (shots === 0 || unit.fleeing || unit.turn.idle || unit.type === 'dragoons') return false;
  const order = parseOrder(unit.order, unit.id);
  if (order.fire?.fire === 'hold') return false;
  return !state.contacts.some(
    contact =>
      (contact.a === unit.id || contact.b === unit.id) &&
      (contact.since < state.turn || contact.attackers.includes(unit.id)),
  );
}

function chooseTarget(
  unit: Unit,
  weapon: Weapon,
  shots: number,
  state: MusketState,
  context: MusketContext,
): Shooting | undefined {
  const closing = state.contacts.find(contact => contact.a === unit.id || contact.b === unit.id);
  if (closing !== undefined) {
    const charger = unitOf(state, closing.a === unit.id ? closing.b : closing.a);
    return fireInPassing(unit, weapon, charger, state, context, 'closing');
  }
  const { rules } = context;
  const table = tableOf(context.scenario);
  const placed = placedOf(unit, rules);
  const reach = smallArmsRange({ weapon, levelsAbove: levelAt(table, unit.at) }, rules).range;
  const ordered = parseOrder(unit.order, unit.id).fire;
  const aims = new Map<string, Aim>();
  const candidates: Candidate[] = [];
  for (const target of Object.values(state.units)) {
    if (target.side === unit.side || target.gone !== null || inMeleeWithFriends(target, unit, state)) continue;
    if (distanceBetweenQuads(quadOf(placed), quadOf(placedOf(target, rules))) > reach) continue;
    const aim = groupsAt(unit, target, weapon, shots, state, context);
    if (aim === undefined) continue;
    aims.set(target.id, aim);
    candidates.push({
      unit: target.id,
      distance: aim.nearest,
      closing: false,
      inFront: inFront(placed, placedOf(target, rules)),
      inRange: true,
    });
  }
  const chosen =
    ordered?.fire === 'at' && aims.has(ordered.target)
      ? { unit: ordered.target, because: [orderedTarget] }
      : targetByPriority(candidates);
  const aim = chosen === undefined ? undefined : aims.get(chosen.unit);
  if (chosen !== undefined && aim !== undefined) {
    const target = unitOf(state, chosen.unit);
    return { unit, target, volley: { groups: aim.groups, targetFigures: target.figures }, because: chosen.because };
  }
  for (const passer of Object.values(state.units)) {
    if (passer.side === unit.side || passer.gone !== null || passer.turn.path.length < 2) continue;
    const shooting = fireInPassing(unit, weapon, passer, state, context, 'passing');
    if (shooting !== undefined) return shooting;
  }
  return undefined;
}

const orderedTarget: Reason = {
  clause: 'cady/common/orders/must-be-specific',
  because: 'its order names the target',
  effect: 'fires at it',
};

/** Fire into a melee that friends are in would hit them too: no unit chooses it (`cady/ruling/fire-into-melee`). */
function inMeleeWithFriends(target: Unit, unit: Unit, state: MusketState): boolean {
  return state.contacts.some(
    ({ a, b }) =>
      (a === target.id && unitOf(state, b).side === unit.side) ||
      (b === target.id && unitOf(state, a).side === unit.side),
  );
}

/** Whether a body stands squarely before another: part of it lies ahead within the frontage. */
function inFront(placed: Placed, target: Placed): boolean {
  const ahead = frontRank(placed).some(stand => inArc({ at: stand.centre, facing: placed.facing }, target.at, 20));
  return ahead && inArc(placed, target.at, 45);
}

/**
 * Fire at a unit on its way: at one that closes for melee (in the basic game, without the 3-DT, at the first moment it is
 * seen in range) or at one that came into range and left it again. One shot.
 *
 * @clause cady/common/fire/en-passant
 * @clause cady/musket/en-passant/fire-at-passing
 * @clause cady/musket/en-passant/counts-as-fire
 * @clause cady/musket/en-passant/option
 * @clause cady/common/three-dice/shooter-fail
 * @clause cady/common/game-level/basic-no-3dt
 * @clause cady/musket/target-priority/first
 */
function fireInPassing(
  unit: Unit,
  weapon: Weapon,
  mover: Unit,
  state: MusketState,
  context: MusketContext,
  why: 'closing' | 'passing',
): Shooting | undefined {
  const { rules, scenario } = context;
  const table = tableOf(scenario);
  const levelsAbove = levelAt(table, unit.at) - levelAt(table, mover.at);
  const reach = smallArmsRange({ weapon, levelsAbove: Math.max(0, levelsAbove) }, rules).range;
  const placed = placedOf(unit, rules);
  const point = along(mover.turn.path).find(
    at =>
      distanceToQuad(at, quadOf(placed)) <= reach &&
      inArc(placed, at, rules.table.fireArc) &&
      seesPoint(unit, mover, at, state, context),
  );
  if (point === undefined) return undefined;
  const figures = frontRank(placed).reduce((sum, stand) => sum + stand.figures, 0);
  const group: FiringGroup = {
    weapon,
    figures,
    shots: 1,
    distance: distanceToQuad(point, quadOf(placed)),
    levelsAbove: Math.max(0, levelsAbove),
    ranksDeep: 1,
    atCrew: mover.gun !== null,
  };
  const because: Reason =
    why === 'closing'
      ? {
          clause: 'cady/common/three-dice/shooter-fail',
          because: `${mover.id} closes for melee`,
          effect: 'fires as soon as it is seen in range',
        }
      : {
          clause: 'cady/common/fire/en-passant',
          because: `${mover.id} passed through its range`,
          effect: 'fires in passing',
        };
  return { unit, target: mover, volley: { groups: [group], targetFigures: mover.figures }, because: [because] };
}

/** A path in small steps, a dozen to each stretch. */
function along(path: readonly Point[]): Point[] {
  const points: Point[] = [];
  for (let i = 1; i < path.length; i++) {
    const [from, to] = [path[i - 1], path[i]];
    if (from === undefined || to === undefined || distance(from, to) === 0) continue;
    for (let step = 0; step < 12; step++) {
      points.push({ x: from.x + ((to.x - from.x) * step) / 12, y: from.y + ((to.y - from.y) * step) / 12 });
    }
  }
  const last = path.at(-1);
  return last === undefined ? points : [...points, last];
}
