import type { Dice } from '../../../../dice/index.js';
import type { ClauseId, Reason, Violation } from '../../../../rulebook/index.js';
import { type Bearing, bearingTo, distance, type Point, toGrid } from '../../../../table/index.js';
import type { UnitLoss } from '../../common/fighting/melee.js';
import { countLosses } from '../../common/fire/casualties.js';
import { type AncientMedievalRules, ancientMedievalRules } from '../rules.js';

/** What stands near Greek fire. */
export interface FlameTarget {
  readonly unit: string;
  /** A figure is lost; a thing is destroyed; a ship or a wooden structure catches fire. */
  readonly kind: 'figure' | 'thing' | 'wooden';
  readonly point: Point;
}

/** A Greek fire unit ordered to fire. */
export interface GreekFireShot {
  readonly unit: string;
  /** Where the flame comes out. */
  readonly at: Point;
  readonly bearing: Bearing;
  readonly targets: readonly FlameTarget[];
}

/** What Greek fire did. */
export interface GreekFireResult {
  readonly outcome: 'explodes' | 'misfire' | 'hits';
  readonly losses: readonly UnitLoss[];
  /** Destroyed, the unit itself among them if it blew up. */
  readonly destroyed: readonly string[];
  /** Ships and wooden structures that the flame reaches: the rules for fire apply to them. */
  readonly alight: readonly string[];
  /** Turns until it may be fired again. */
  readonly readyIn: number;
  readonly because: readonly Reason[];
}

/**
 * Every fault that forbids Greek fire to be used, all at once; none when it may. It is fired every other turn, in quiet water
 * and still air.
 *
 * Source: Greek Fire.
 *
 * @param fire `turn`: the turn being played, from 1; `readyOn`: the first turn in which it may fire
 * @clause cady/ancient-medieval/greek-fire/rate
 * @clause cady/ancient-medieval/greek-fire/mount
 */
export function greekFireFaults(fire: {
  readonly turn: number;
  readonly readyOn: number;
  /** It stands on a ship and the sea is rough, or there is wind. */
  readonly roughSeaOrWind?: boolean;
}): readonly Violation[] {
  const faults: Violation[] = [];
  if (fire.turn < fire.readyOn) {
    const clause = 'cady/ancient-medieval/greek-fire/rate';
    const problem = `it is ready again in turn ${fire.readyOn}`;
    faults.push({ path: 'turn', clause, problem, mend: 'fire then' });
  }
  if (fire.roughSeaOrWind === true) {
    const clause = 'cady/ancient-medieval/greek-fire/mount';
    faults.push({
      path: 'roughSeaOrWind',
      clause,
      problem: 'the sea is rough or it is windy',
      mend: 'wait for a calm',
    });
  }
  return faults;
}

/**
 * A shot of Greek fire: on a 1 the unit blows up with all around it, on a 3 nothing comes out and it may try again next turn,
 * else everything within the flame is destroyed.
 *
 * Source: Greek Fire.
 *
 * @clause cady/ancient-medieval/greek-fire/roll
 * @clause cady/ancient-medieval/greek-fire/area
 * @clause cady/ancient-medieval/greek-fire/rate
 */
export function greekFire(
  shot: GreekFireShot,
  dice: Dice,
  rules: AncientMedievalRules = ancientMedievalRules(),
): GreekFireResult {
  const { dieSides, explodes, misfires, explosionReach, everyTurns } = rules.greekFire;
  const face = dice.roll(dieSides);
  const result = (outcome: GreekFireResult['outcome'], struck: readonly FlameTarget[], effect: string) => {
    const clause: ClauseId = 'cady/ancient-medieval/greek-fire/roll';
    return {
      outcome,
      losses: countLosses(struck.filter(({ kind }) => kind === 'figure').map(({ unit }) => ({ unit, lost: 1 }))),
      destroyed: struck.filter(({ kind }) => kind === 'thing').map(({ unit }) => unit),
      alight: struck.filter(({ kind }) => kind === 'wooden').map(({ unit }) => unit),
      readyIn: outcome === 'misfire' ? 1 : everyTurns,
      because: [{ clause, because: `a ${face} for Greek fire`, effect }],
    };
  };
  if (explodes.includes(face)) {
    const near = shot.targets.filter(({ point }) => toGrid(distance(point, shot.at)) <= explosionReach);
    const exploded = result('explodes', near, `blows up, and all within ${explosionReach} cm`);
    return { ...exploded, destroyed: [shot.unit, ...exploded.destroyed] };
  }
  if (misfires.includes(face)) return result('misfire', [], 'nothing comes out');
  const flamed = shot.targets.filter(({ point }) => inFlame({ ...shot, point }, rules));
  return result('hits', flamed, 'everything in the flame is destroyed');
}

/**
 * Whether a point lies within the flame: a triangle that opens from the nozzle.
 *
 * Source: Greek Fire.
 *
 * @clause cady/ancient-medieval/greek-fire/area
 */
export function inFlame(
  flame: { readonly at: Point; readonly bearing: Bearing; readonly point: Point },
  rules: AncientMedievalRules = ancientMedievalRules(),
): boolean {
  const { length, breadth } = rules.greekFire.flame;
  const away = distance(flame.at, flame.point);
  if (away === 0) return true;
  const off = ((bearingTo(flame.at, flame.point) - flame.bearing) * Math.PI) / 180;
  const ahead = toGrid(away * Math.cos(off));
  const aside = toGrid(Math.abs(away * Math.sin(off)));
  return ahead >= 0 && ahead <= length && aside <= toGrid((breadth / 2) * (ahead / length));
}
