import type { Dice } from '../../../dice/index.js';
import { type ClauseId, counted, type Reason, reasonFor } from '../../../rulebook/index.js';
import {
  type Bearing,
  bearingTo,
  destination,
  distanceToSegment,
  normalBearing,
  type Point,
  toGrid,
} from '../../../table/index.js';
import { countLosses } from '../common/fire/casualties.js';
import { pickOne } from '../common/fire/variation.js';
import { isFigure, piecesOf, reachable, type ShotResult, type Target } from './casualties.js';
import { type GunType, type MusketRules, musketRules } from './rules.js';
import type { BounceStick, StickSection } from './templates.js';

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
 * What round shot hits: the solid ball of orders and charts. The bounce stick is laid with its yellow tip on the hit point, away from the gun: every figure whose head
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
    because: [...because, ...bouncesOn(shot.stick, reach)],
  };
}

/** Where beyond its first fall a ball comes down again, and strikes. */
function bouncesOn({ red }: BounceStick, reach: number): readonly Reason[] {
  const reached = red.filter(({ from }) => from < reach);
  if (reached.length === 0) return [];
  const times = reached.length === 1 ? 'once' : reached.length === 2 ? 'twice' : counted(reached.length, 'time');
  const strips = reached.map(({ from, to }) => `${from} to ${Math.min(to, reach)}`);
  const effect = `strikes again ${strips.join(', ')} cm farther on`;
  return [reasonFor('cady/musket/artillery/solid/stick-placement', `bounces ${times}`, effect)];
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
  if (dead.length > 0) {
    return { reach: rules.artillery.hits.tipHits ? stick.yellow.to : stick.yellow.from, because: dead };
  }
  if (bounce.stopsAt === undefined || bounce.stopsAt >= stick.length) return { reach: stick.length, because: [] };
  const clause = 'cady/musket/artillery/solid/no-bounce-solid-object';
  const reason = reasonFor(clause, 'something solid in its path', `stops after ${bounce.stopsAt} cm`);
  return { reach: bounce.stopsAt, because: [reason] };
}

/**
 * Where a ball comes down once the second die has shifted it along its line, forward or backward, where one is thrown
 * (`cady/ruling/solid-blue-line`).
 *
 * Source: Musket Period Rules > To fire round/solid shot.
 *
 * @clause cady/musket/artillery/solid/blue-line
 */
export function shiftedByBlueLine(
  hit: Point,
  bearing: Bearing,
  dice: Dice,
  rules: MusketRules = musketRules(),
): { readonly point: Point; readonly because: readonly Reason[] } {
  const { blueLine } = rules.artillery;
  if (blueLine === null) return { point: hit, because: [] };
  const face = dice.roll(blueLine.length);
  const shift = blueLine[face - 1] ?? 0;
  const effect = `${Math.abs(shift)} cm ${shift < 0 ? 'nearer' : 'farther'}`;
  const point = shift < 0 ? destination(hit, normalBearing(bearing + half), -shift) : destination(hit, bearing, shift);
  return { point, because: [reasonFor('cady/musket/artillery/solid/blue-line', `second die ${face}`, effect)] };
}

/** To turn about, in degrees. */
const half = 180;

function segmentOf(hit: Point, bearing: Bearing, section: StickSection) {
  return { from: destination(hit, bearing, section.from), to: destination(hit, bearing, section.to) };
}
