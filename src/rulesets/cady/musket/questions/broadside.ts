import { type Dice, type Distribution, inDoubles } from '../../../../dice/index.js';
import { counted, RuleViolation, type Violation } from '../../../../rulebook/index.js';
import { type Placed, type Point, widthOf } from '../../../../table/index.js';
import { isCount } from '../../common/engagement/faults.js';
import { artilleryRange } from '../artillery.js';
import { type MusketRules, musketRules, type Projectile } from '../rules.js';
import type { TroopType } from '../troops.js';
import { effectOf, inLine, landingOf, targetsOf } from './called-shot.js';

/** A unit on shore that faces the ship. */
export interface BroadsideTarget {
  readonly type: TroopType;
  readonly figures: number;
  /** Ranks of stands; 2 unless said, and 1 of the crew of a gun. */
  readonly ranks?: number;
  /** A stone wall stands before it. */
  readonly behindWall?: boolean;
}

/** The guns of one side of a frigate fire one after the other at the middle of a unit on flat and open ground. Lengths in cm. */
export interface Broadside {
  /** Guns that fire; all of that side unless said. */
  readonly guns?: number;
  /** From gun to gun. */
  readonly apart: number;
  readonly projectile: Projectile;
  /** From the side of the ship to the front of the unit. */
  readonly distance: number;
  /** How far the calls are off: cm called beyond the target, below 0 short of it; 0 unless said. */
  readonly off?: number;
  readonly target: BroadsideTarget;
}

/** What a broadside leaves of its target. */
export interface BroadsideLeft {
  readonly lost: number;
  readonly left: number;
  /** Of a gun on shore: whether the piece still stands; not given of anybody else. */
  readonly piece?: boolean;
}

/** The gun that a frigate carries. */
const shipGun = 'twelve-pounder-cannon';

/**
 * What a broadside takes, exactly: each gun as a 12 pd. gun on land, but for straying farther; who falls is removed at once, and the unit
 * closes up before the next gun fires.
 *
 * Source: Musket Period Rules > Optional Rules > Ships; Shipboard Artillery.
 *
 * @throws RuleViolation with every fault of the broadside.
 * @clause cady/musket/ship/frigate-guns
 * @clause cady/musket/ship/gun-inaccuracy
 * @clause cady/musket/ship/gun-projectiles
 * @clause cady/musket/artillery/losses/removed-at-once
 */
export function broadsideOdds(broadside: Broadside, rules: MusketRules = musketRules()): Distribution<BroadsideLeft> {
  const shots = shotsOf(broadside, rules);
  return shots
    .reduce(
      (states, from) => states.then((left, dice) => fired(left, from, broadside, dice, rules), { key: leftKey }),
      inDoubles(() => whole(broadside, rules), { key: leftKey }),
    )
    .map(left => left, { key: leftKey });
}

/**
 * The same with dice that are thrown or scripted.
 *
 * @throws RuleViolation with every fault of the broadside.
 */
export function throwBroadside(broadside: Broadside, dice: Dice, rules: MusketRules = musketRules()): BroadsideLeft {
  return shotsOf(broadside, rules).reduce(
    (left, from) => fired(left, from, broadside, dice, rules),
    whole(broadside, rules),
  );
}

/** Where the guns fire from, one after the other: from the west, the ship lying south of the target. */
function shotsOf(broadside: Broadside, rules: MusketRules): readonly Point[] {
  const faults = broadsideFaults(broadside, rules);
  if (faults.length > 0) throw new RuleViolation(faults);
  const { guns = rules.ships.frigate.gunsEachSide, apart } = broadside;
  return inLine(guns, apart, { x: 0, y: 0 });
}

function whole({ target }: Broadside, rules: MusketRules): BroadsideLeft {
  const piece = rules.troops[target.type].arm === 'artillery' ? { piece: true } : {};
  return { lost: 0, left: target.figures, ...piece };
}

function fired(
  now: BroadsideLeft,
  from: Point,
  { projectile, distance, off = 0, target }: Broadside,
  dice: Dice,
  rules: MusketRules,
): BroadsideLeft {
  const gone = now.left === 0 && now.piece !== true;
  const laid = {
    gun: shipGun,
    projectile,
    from,
    aim: { x: 0, y: distance },
    off,
    strays: rules.ships.frigate.variationTimes,
  } as const;
  if (gone) return now;
  const landing = landingOf(laid, dice, rules);
  const behindWall = target.behindWall === undefined ? {} : { behindWall: target.behindWall };
  const targets = targetsOf('target', placedTarget(target, now.left, distance, rules), {
    figures: now.left,
    piece: now.piece === true,
    ...behindWall,
  });
  const { losses, pieces } = effectOf(laid, landing, targets, dice, rules);
  const lost = Math.min(now.left, losses[0]?.lost ?? 0);
  return {
    lost: now.lost + lost,
    left: now.left - lost,
    ...(now.piece === undefined ? {} : { piece: now.piece && pieces.length === 0 }),
  };
}

/** The target with its middle before the middle of the broadside, its front to the ship. */
function placedTarget(
  { type, figures, ranks }: BroadsideTarget,
  left: number,
  distance: number,
  rules: MusketRules,
): Placed {
  const { stand, arm } = rules.troops[type];
  const deep = ranks ?? (arm === 'artillery' ? 1 : 2);
  const files = Math.max(1, Math.ceil(Math.ceil(figures / stand.figures) / deep));
  const body = { stand, figures: Math.max(1, left), files, at: { x: 0, y: distance }, facing: 180 };
  return arm === 'artillery' ? { ...body, files: 1 } : { ...body, files: Math.max(1, Math.min(files, filesOf(body))) };
}

function filesOf(body: Placed): number {
  return Math.max(1, Math.round(widthOf(body) / body.stand.front));
}

/** Every fault of a broadside, all at once. */
function broadsideFaults(broadside: Broadside, rules: MusketRules): readonly Violation[] {
  const { guns, apart, distance, projectile, target } = broadside;
  const { gunsEachSide } = rules.ships.frigate;
  const faults: Violation[] = [];
  const fault = (path: string, problem: string, mend: string) => faults.push({ path, problem, mend });
  if (guns !== undefined && !isCount(guns, 1, gunsEachSide))
    fault('guns', counted(guns, 'gun'), `give 1 to ${gunsEachSide}`);
  if (!(apart > 0)) fault('apart', `${apart} cm from gun to gun`, 'give more than 0');
  const range = artilleryRange({ gun: shipGun, projectile }, rules);
  if (range === undefined || distance < range.from || distance > range.to)
    fault('distance', `no ${projectile} shot at ${distance} cm`, 'take another projectile, or come nearer');
  const { crew, title } = rules.troops[target.type];
  const most = crew ?? 72;
  if (!isCount(target.figures, 1, most))
    fault('target.figures', `${counted(target.figures, 'figure')} of ${title}`, `give 1 to ${most}`);
  return faults;
}

function leftKey({ lost, piece }: BroadsideLeft): string {
  return `${lost} ${piece ?? ''}`;
}
