import { reasonFor } from '../../../../rulebook/index.js';
import {
  angleOff,
  distance,
  distanceBetweenSegments,
  distanceToQuad,
  edgesOf,
  levelAt,
  nearestOn,
  type Point,
  pointInPolygon,
  type Quad,
  type StandPlace,
  standsOf,
  toGrid,
} from '../../../../table/index.js';
import { countingFigures } from '../../casualties/casualties.js';
import { fireRange } from '../../fire/fire.js';
import { type MayShoot, mayShoot, type WishedShot } from '../../shooting/may-shoot.js';
import { rampartOf } from '../../siege/walls.js';
import type { Unit } from '../../state.js';
import { meleesOf } from '../../units.js';
import { conditionOf } from '../condition.js';
import type { Field } from '../field.js';
import { figuresAlong } from '../frontage.js';
import { groundLevel } from '../height.js';
import { ALL_ROUND, middleOf, type Outline, type Reach, whoReach } from './figures.js';
import { shootsInWoodAt } from './in-wood.js';
import { movesOf } from './moves.js';
import { atScale, fightersOf } from './numbers.js';
import { type Missiles, shootersOf } from './weapons.js';

/** What a body can do with its missiles to something that is no body of troops. */
export interface ShotAtThing extends MayShoot {
  /** Figures that count, each of the crew of an engine being one: who have it in their own arc and range, half of them in disorder. */
  readonly figures: number;
  /** As many as they are in good order. */
  readonly inOrder: number;
  /** All of the rank of which they are, whoever of it may shoot. */
  readonly wholeRank: number;
  /** Paces between it and the nearest of those who shoot. */
  readonly distance: number;
  /** Paces between it and the farthest of those who shoot. */
  readonly farthest: number;
  /** The part of it nearest to the body that they may aim at. */
  readonly at: Point;
}

/** How something is shot at. */
export interface HowShotAt {
  /** Missiles that burn fly less far. */
  readonly burning?: boolean;
  /** From the deck of a ship at what stands on the beach. */
  readonly fromDeck?: boolean;
}

/**
 * Which figures of a body may shoot at something that is no body of troops, a wall, a tower, a house: each who has part of it within his own arc and
 * range, as at troops (`wrg/ruling/figures-that-shoot`), and does not fight hand to hand. The nearest of each file do, of engines all; ground, rampart and
 * wood change the range as ever.
 *
 * @clause wrg/shooting/range/base
 * @clause wrg/shooting/range/height-bonus
 * @clause wrg/shooting/range/height-penalty
 * @clause wrg/shooting/arc-45
 * @clause wrg/shooting/arc-22-5
 * @clause wrg/shooting/charge/defensive
 */
export function shotAtThing(
  unit: Unit,
  missiles: Missiles,
  thing: Outline,
  field: Field,
  how: HowShotAt = {},
): ShotAtThing {
  const { rules } = field;
  const shot = shotOf(unit, missiles, thing, field, how);
  const usual = mayShoot(shot, rules);
  const range = how.burning === true ? fireRange(usual.range, missiles.weapon, rules) : usual.range;
  const reach = { range, arc: usual.arc };
  const isBusy = fightersOf(unit, meleesOf(field.state, unit), field);
  const all = standsShooting(unit, missiles, thing, reach);
  const stands = all.filter(stand => !isBusy(stand));
  const able = whoReach(stands, thing, reach);
  const parts = able.flatMap(({ marks }) => marks);
  const best = bestOf(all, thing, { range: field.table.width + field.table.height, arc: reach.arc });
  const result = mayShoot({ ...shot, ...best }, rules);
  const isWhole = rules.fighting.shooting.figures === 'whole' || unit.square;
  const those = able.length === 0 ? [] : isWhole ? stands : able;
  const count = those.reduce((sum, stand) => sum + stand.figures, 0) * missiles.each;
  const nearestRank = Math.min(count, new Set(those.map(({ file }) => file)).size * missiles.each);
  const wholeRank = figuresAlong(unit.placed, 'front') * missiles.each;
  const body = atScale({ figures: count, nearestRank, wholeRank, halvedBefore: 0 }, field);
  const figures = countingFigures({ ...body, disorganised: shot.shooters.disorganised === true }, rules);
  const aways = able.map(({ corners }) => awayFrom(corners, thing));
  return {
    ...result,
    because: stands.length < all.length && figures === 0 ? [...result.because, handToHand] : result.because,
    range,
    may: result.may && figures > 0,
    figures,
    inOrder: body.figures,
    wholeRank: Math.max(body.figures, body.wholeRank),
    distance: aways.length === 0 ? best.distance : Math.min(...aways),
    farthest: aways.length === 0 ? best.distance : Math.max(...aways),
    at: nearestOf(unit, parts) ?? nearestPart(unit.placed.at, thing),
  };
}

const handToHand = reasonFor('wrg/shooting/charge/defensive', 'they fight hand to hand', 'may not shoot');

/** Who stands where he may shoot: the figure of each file that is nearest, of engines every one. */
function standsShooting(unit: Unit, { weapon }: Missiles, thing: Outline, { arc }: Reach): readonly StandPlace[] {
  const stands = standsOf(unit.placed);
  if (weapon === 'engine') return stands;
  if (arc < ALL_ROUND) return stands.filter(({ rank }) => rank === 0);
  const away = new Map(stands.map(stand => [stand, awayFrom(stand.corners, thing)]));
  const nearer = (a: StandPlace, b: StandPlace) => (away.get(a) ?? 0) - (away.get(b) ?? 0) || a.rank - b.rank;
  const files = [...new Set(stands.map(({ file }) => file))];
  return files.flatMap(file =>
    stands
      .filter(stand => stand.file === file)
      .sort(nearer)
      .slice(0, 1),
  );
}

/** How near and how straight ahead somebody of a body has something: what is in his arc, else what is least off it. */
function bestOf(
  stands: readonly StandPlace[],
  thing: Outline,
  { range, arc }: Reach,
): Pick<WishedShot, 'distance' | 'bearing'> {
  const looks = stands.map(stand => {
    const marks = whoReach([stand], thing, { range, arc }).flatMap(each => each.marks);
    if (marks.length > 0) {
      return { distance: Math.min(...marks.map(mark => distanceToQuad(mark, stand.corners))), bearing: 0 };
    }
    const eye = { at: middleOf(stand.corners), facing: stand.facing };
    const parts = [nearestPart(eye.at, thing), ...thing.points];
    return {
      distance: awayFrom(stand.corners, thing),
      bearing: toGrid(Math.min(...parts.map(part => angleOff(eye, part)))),
    };
  });
  const [best] = looks.sort((a, b) => a.bearing - b.bearing || a.distance - b.distance);
  return best ?? { distance: 0, bearing: 0 };
}

/** Of parts of something the one that is nearest to a body. */
function nearestOf({ placed }: Unit, parts: readonly Point[]): Point | undefined {
  return [...parts].sort((a, b) => distance(a, placed.at) - distance(b, placed.at))[0];
}

/** The part of something that is nearest to a point. */
export function nearestPart(point: Point, { points, edges }: Outline): Point {
  const parts = [...edges.map(edge => nearestOn(point, edge)), ...points];
  return parts.reduce((best, part) => (distance(part, point) < distance(best, point) ? part : best), parts[0] ?? point);
}

/** Paces from the base of a figure to the nearest part of something; 0 for one that stands in it. */
function awayFrom(corners: Quad, { points, edges }: Outline): number {
  const isGround = edges.length === points.length;
  if (isGround && corners.some(corner => pointInPolygon(corner, points))) return 0;
  const own = edgesOf(corners);
  const sides = own.flatMap(side => edges.map(edge => distanceBetweenSegments(side, edge)));
  return Math.min(...sides, ...points.map(point => distanceToQuad(point, corners)));
}

/** How a body shoots at something: from where, in what order, on the move or not. */
function shotOf(
  unit: Unit,
  { weapon }: Missiles,
  thing: Outline,
  field: Field,
  { fromDeck = false }: HowShotAt,
): WishedShot {
  const at = nearestPart(unit.placed.at, thing);
  const height = heightOver(unit, at, field) ?? (fromDeck ? 'uphill' : undefined);
  const moves = movesOf(unit);
  return {
    shooters: { ...shootersOf(unit, field.rules), disorganised: conditionOf(unit, field).disorganised },
    weapon,
    distance: distance(unit.placed.at, at),
    bearing: 0,
    ...(height === undefined ? {} : { height }),
    ...(shootsInWoodAt(unit, at, field) ? { inWood: true } : {}),
    ...(moves === undefined ? {} : { moves }),
    ...(unit.period.turned === true ? { turned: true } : {}),
  };
}

/**
 * How much higher or lower a body stands than the ground at a place: by the slope before everything else, or by the rampart under it.
 *
 * @clause wrg/shooting/range/height-bonus
 * @clause wrg/shooting/range/slope-beats-elephant
 * @clause wrg/shooting/range/height-penalty
 */
function heightOver(unit: Unit, at: Point, field: Field): WishedShot['height'] {
  const { state, scenario, table } = field;
  const onRampart = state.works !== undefined && rampartOf(unit, { table, scenario }) !== undefined;
  const above = groundLevel(unit, field) - levelAt(table, at);
  if (above !== 0) return above < 0 ? 'downhill' : 'uphill';
  return onRampart ? 'on-rampart' : undefined;
}
