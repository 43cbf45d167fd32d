import type { Dice } from '../../../dice/index.js';
import { type ClauseId, type Reason, reasonFor } from '../../../rulebook/index.js';
import { type Bearing, bearingTo, destination, distanceToSegment, type Point, toGrid } from '../../../table/index.js';
import { countLosses, inOrder } from '../common/fire/casualties.js';
import { type Call, type Hit, pickOne, type Variation, varied } from '../common/fire/variation.js';
import { isFigure, piecesOf, reachable, rollFigures, type ShotResult, type Target } from './casualties.js';
import { type CanisterShot, type ExplosiveShot, readyCanister, readyExplosive } from './hit-areas.js';
import { type GunType, type MusketRules, musketRules } from './rules.js';
import type { BounceStick, StickSection, VariationWheel } from './templates.js';

export type { Call, Hit } from '../common/fire/variation.js';
export type { ShotResult, Target } from './casualties.js';

/** What keeps a ball from bouncing. Lengths in cm. */
export interface Bounce {
  /** The hit point lies on soft ground: a wet or ploughed field. */
  readonly softGround?: boolean;
  /** The gun fires uphill. */
  readonly uphill?: boolean;
  /** Forest that the shot passes through. */
  readonly forest?: number;
  /** The shot comes down in water or crosses it. */
  readonly water?: boolean;
  /** The hit point lies on something solid: a stone wall, a bridge. */
  readonly onSolidObject?: boolean;
  /** Something solid lies so far along the stick, and stops the ball there. */
  readonly stopsAt?: number;
}

/** A ball that has come down. */
export interface SolidShot {
  readonly from: Point;
  readonly hitPoint: Point;
  readonly stick: BounceStick;
  readonly targets: readonly Target[];
  readonly bounce?: Bounce;
}

/**
 * A variation wheel for the next shot of a gun, any of its kind. To be picked before the range is called.
 *
 * Source: Musket Period Rules > To fire round/solid shot.
 *
 * @clause cady/musket/artillery/variation/choose-wheel
 * @clause cady/musket/artillery/rocket/wheel
 */
export function pickWheel(gun: GunType, dice: Dice, rules: MusketRules = musketRules()): VariationWheel {
  return pickOne(rules.templates.wheels[rules.guns[gun].wheel], 'templates.wheels', dice);
}

/**
 * A bounce stick of the length of the gun's, any of them.
 *
 * Source: Musket Period Rules > Bounce stick.
 *
 * @throws RuleViolation for a gun that fires no solid shot.
 * @clause cady/musket/artillery/solid/stick-length
 */
export function pickStick(gun: GunType, dice: Dice, rules: MusketRules = musketRules()): BounceStick {
  const { stick } = rules.guns[gun];
  const sticks = rules.templates.sticks.filter(({ length }) => length === stick);
  return pickOne(sticks, 'templates.sticks', dice);
}

/**
 * Where a called shot comes down. The called point is measured out along the line of fire and the wheel laid on it, its mark
 * along that line; a six-sided die then leaves the point in the centre on 1 and 6 or moves it to the hole of its number.
 *
 * Source: Musket Period Rules > To fire round/solid shot.
 *
 * @throws RuleViolation when the range called is no distance.
 * @clause cady/musket/artillery/measure-from
 * @clause cady/musket/artillery/fire/mark-called-point
 * @clause cady/musket/artillery/variation/roll
 * @clause cady/musket/artillery/variation/wheel-fixed
 * @clause cady/musket/artillery/rocket/procedure
 */
export function hitPoint(call: Call, dice: Dice, rules: MusketRules = musketRules()): Hit {
  return varied(call, dice, variationOf(rules));
}

/**
 * What a ball hits. The bounce stick is laid with its yellow tip on the hit point, away from the gun: every figure whose head
 * or torso lies under yellow or red is lost, and so is a gun or wagon. A ball that cannot bounce hits only under the yellow
 * tip; one that meets something solid further on stops there. No dice.
 *
 * Source: Musket Period Rules > To fire round/solid shot; Bounce stick.
 *
 * @clause cady/musket/artillery/solid/stick-placement
 * @clause cady/musket/artillery/solid/casualties
 * @clause cady/musket/artillery/solid/equipment
 * @clause cady/musket/artillery/solid/figure-not-base
 * @clause cady/musket/artillery/solid/basic-method
 * @clause cady/musket/artillery/solid/no-bounce-soft-ground
 * @clause cady/musket/artillery/solid/no-bounce-solid-object
 * @clause cady/musket/artillery/solid/no-bounce-uphill
 * @clause cady/musket/artillery/solid/no-bounce-uphill-repeat
 * @clause cady/musket/artillery/solid/no-bounce-forest
 * @clause cady/musket/artillery/solid/no-bounce-water
 * @clause cady/musket/forest/penetration
 * @clause cady/musket/artillery/casualties-kept-apart
 * @clause cady/musket/definition/bounce-stick
 */
export function solidShot(shot: SolidShot, rules: MusketRules = musketRules()): ShotResult {
  const { reach, because } = ballReach(shot.stick, shot.bounce ?? {}, rules);
  const bearing = bearingTo(shot.from, shot.hitPoint);
  const coloured = [shot.stick.yellow, ...shot.stick.red]
    .map(section => ({ from: section.from, to: Math.min(section.to, reach) }))
    .filter(section => section.from < section.to)
    .map(section => segmentOf(shot.hitPoint, bearing, section));
  const hit = reachable(shot.targets, rules).filter(target => {
    const radius = target.kind === 'figure' ? rules.templates.figureRadius : rules.templates.pieceRadius;
    return coloured.some(segment => distanceToSegment(target.point, segment) <= radius);
  });
  return {
    losses: countLosses(hit.filter(isFigure).map(({ unit }) => ({ unit, lost: 1 }))),
    pieces: piecesOf(hit),
    because,
  };
}

/**
 * What a shell or rocket hits. The figure under the crosshair is lost; every other figure in the hit circle is lost on 4 or 6
 * of a six-sided die, one step less behind a stone wall and one more in a unit four or more deep; a gun or wagon in the
 * circle on a 6. If any figure is in the circle at least one is lost.
 *
 * Source: Musket Period Rules > Musket Period Artillery Fire, Explosive Round; British 6 pd Rockets.
 *
 * @clause cady/musket/artillery/explosive/procedure
 * @clause cady/musket/artillery/explosive/hit-area
 * @clause cady/musket/artillery/explosive/crosshair-kill
 * @clause cady/musket/artillery/explosive/figure-roll
 * @clause cady/musket/artillery/explosive/piece-roll
 * @clause cady/musket/artillery/explosive/minimum-one
 * @clause cady/musket/artillery/rocket/hit-area
 * @clause cady/musket/artillery/rocket/figure-roll
 * @clause cady/musket/artillery/rocket/thread-kill
 * @clause cady/musket/artillery/massed-target
 * @clause cady/musket/wall/artillery-step
 * @clause cady/musket/fence/no-artillery-cover
 * @clause cady/musket/forest/artillery-unaffected
 * @clause cady/musket/forest/penetration
 */
export function explosiveShot(shot: ExplosiveShot, dice: Dice, rules: MusketRules = musketRules()): ShotResult {
  const { pools, struck, nearest, pieces: there } = readyExplosive(shot, rules);
  const rolled = rollFigures(pools, dice);
  const because: Reason[] = [...rolled.because];
  const losses = [...rolled.losses];
  if (struck !== undefined) {
    losses.push({ unit: struck.unit, lost: 1 });
    because.unshift(
      reasonFor('cady/musket/artillery/explosive/crosshair-kill', 'a figure under the crosshair', 'removed'),
    );
  } else if (nearest !== undefined && losses.every(({ lost }) => lost === 0)) {
    losses.push({ unit: nearest.unit, lost: 1 });
    because.push(
      reasonFor('cady/musket/artillery/explosive/minimum-one', 'no die hit', 'the nearest figure is removed'),
    );
  }
  const { piece } = rules.artillery.odds;
  const pieces = there.filter(() => dice.count(1, rules.artillery.dieSides, piece) > 0);
  return { losses: countLosses(inOrder(losses, shot.targets)), pieces: piecesOf(pieces), because };
}

/**
 * What canister hits: every figure, friend or enemy, in the wedge from the gun's base to its canister range is lost on 2, 4 or
 * 6 of a six-sided die, one step less behind a stone wall and one more in a unit four or more deep. No range is called.
 *
 * Source: Musket Period Rules > Musket Period Artillery Fire, Canister Shot.
 *
 * @throws RuleViolation for a gun that fires no canister.
 * @clause cady/musket/artillery/canister/no-call
 * @clause cady/musket/artillery/canister/one-guide
 * @clause cady/musket/artillery/canister/roll
 * @clause cady/musket/artillery/canister/area
 * @clause cady/musket/artillery/overhead/canister-never
 * @clause cady/musket/artillery/massed-target
 * @clause cady/musket/wall/artillery-step
 */
export function canisterShot(shot: CanisterShot, dice: Dice, rules: MusketRules = musketRules()): ShotResult {
  const { pools, because } = readyCanister(shot, rules);
  const rolled = rollFigures(pools, dice);
  const losses = countLosses(inOrder(rolled.losses, shot.targets));
  return { losses, pieces: [], because: [...because, ...rolled.because] };
}

/**
 * How far a ball goes along its stick, in cm, and why no further.
 *
 * Source: Musket Period Rules > Bounce stick.
 *
 * @clause cady/musket/artillery/solid/no-bounce-solid-object
 */
export function ballReach(
  stick: BounceStick,
  bounce: Bounce,
  rules: MusketRules = musketRules(),
): { readonly reach: number; readonly because: readonly Reason[] } {
  const { penetration } = rules.artillery.forest;
  const ends: [applies: boolean, clause: ClauseId, because: string][] = [
    [bounce.softGround === true, 'cady/musket/artillery/solid/no-bounce-soft-ground', 'soft ground'],
    [bounce.onSolidObject === true, 'cady/musket/artillery/solid/no-bounce-solid-object', 'hits something solid'],
    [bounce.uphill === true, 'cady/musket/artillery/solid/no-bounce-uphill', 'fired uphill'],
    [
      toGrid(bounce.forest ?? 0) >= penetration,
      'cady/musket/artillery/solid/no-bounce-forest',
      `${penetration} cm of forest or more`,
    ],
    [bounce.water === true, 'cady/musket/artillery/solid/no-bounce-water', 'hits or crosses water'],
  ];
  const dead = ends
    .filter(([applies]) => applies)
    .map(([, clause, because]) => reasonFor(clause, because, 'does not bounce'));
  if (dead.length > 0) return { reach: stick.yellow.to, because: dead };
  if (bounce.stopsAt === undefined || bounce.stopsAt >= stick.length) return { reach: stick.length, because: [] };
  const clause = 'cady/musket/artillery/solid/no-bounce-solid-object';
  const reason = reasonFor(clause, 'something solid in its path', `stops after ${bounce.stopsAt} cm`);
  return { reach: bounce.stopsAt, because: [reason] };
}

function variationOf(rules: MusketRules): Variation {
  return {
    dieSides: rules.artillery.variation.length,
    places: rules.artillery.variation,
    clauses: {
      called: 'cady/musket/artillery/fire/mark-called-point',
      roll: 'cady/musket/artillery/variation/roll',
    },
  };
}

function segmentOf(hit: Point, bearing: Bearing, section: StickSection) {
  return { from: destination(hit, bearing, section.from), to: destination(hit, bearing, section.to) };
}
