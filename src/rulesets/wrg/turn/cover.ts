import {
  areasAt,
  bodyCentre,
  type Feature,
  isBarrier,
  isLowBarrier,
  measuredFrom,
  type Placed,
  type Point,
  partsOf,
  pointInPolygon,
  type Segment,
  segmentsCross,
  standsIn,
  widthOf,
} from '../../../table/index.js';
import { sheetOfType } from '../rules/army/sheets.js';
import type { WrgRules } from '../rules.js';
import { outlineOf } from '../siege/built.js';
import { fortOf, wallKind } from '../siege/walls.js';
import type { Melee, Unit } from '../state.js';
import type { Field } from './field.js';

type Around = Pick<Field, 'table' | 'state' | 'scenario' | 'rules'>;

/** Whether a body stands in a wood or among houses that have not burnt down, as far as it must (`wrg/ruling/partly-in-cover`). */
export function isAmongCover(
  { placed }: Pick<Unit, 'placed'>,
  { table, state, rules }: Pick<Field, 'table' | 'state' | 'rules'>,
): boolean {
  const burnt = (id: string) => state.fires?.things[id]?.state === 'burnt-out';
  return isSoOfFront(placed, rules, place =>
    areasAt(table, place).some(({ id, kind }) => (kind === 'wood' || kind === 'building') && !burnt(id)),
  );
}

/** Whether a body has a wall, a fence, a bank, a palisade or an abatis close before its front that covers it (`wrg/ruling/covered-by-barriers`). */
export function isBehindBarrier(unit: Unit, field: Around): boolean {
  return hasBarrierBefore(unit, isBreastHigh, field);
}

/**
 * Whether a barrier that a body stands close behind covers it from shots from a place: by `wrg/ruling/cover-from-which-side` where it lies between.
 *
 * @clause wrg/shooting/tactical/cover
 */
export function isBehindBarrierFrom(unit: Unit, from: Point, field: Around): boolean {
  const everySide = field.rules.fighting.shooting.coverFrom === 'every-side';
  return hasBarrierBefore(unit, isBreastHigh, field, everySide ? undefined : from);
}

/** Whether a body stands behind what was dug or put up to be fought from: a ditch, a bank, a palisade or an abatis close before it, or in a sap. */
export function isBehindDefences(unit: Unit, field: Around): boolean {
  const saps = field.state.works?.built.filter(({ build }) => build === 'sap') ?? [];
  if (saps.some(sap => pointInPolygon(bodyCentre(unit.placed), outlineOf(sap)))) return true;
  return hasBarrierBefore(unit, feature => isFieldWork(feature, field), field);
}

/**
 * Whether an enemy is fought over a wall or the like that he stands close behind; one who has charged has left it, or has it as long as it lies between
 * (`wrg/ruling/charged-over-a-barrier`).
 *
 * @clause wrg/melee/tactical/cover
 */
export function isFoughtOverBarrier(
  unit: Unit,
  enemy: Unit,
  { chargers }: Pick<Melee, 'chargers'>,
  field: Around,
): boolean {
  if (chargers.includes(enemy.id) && field.rules.field.playing.chargedOverBarrier === 'none') return false;
  return hasBarrierBefore(enemy, isBreastHigh, field, bodyCentre(unit.placed));
}

const isBreastHigh = (feature: Feature): boolean =>
  isLowBarrier(feature) || feature.kind === 'stakes' || feature.kind === 'barricade';

function isFieldWork({ kind, id }: Feature, field: Around): boolean {
  if (kind === 'stakes' || kind === 'barricade' || kind === 'ditch') return true;
  const is = wallKind(id, field);
  return is === 'palisade' || is === 'turf-wall';
}

/**
 * Whether barriers of some kind cover a body, as far as they must: those close before its front, and where it is asked against a place, between it and there.
 * The works of a fort are none to who stands outside it.
 */
function hasBarrierBefore(
  { placed, troops }: Unit,
  is: (feature: Feature) => boolean,
  { table, scenario, rules }: Around,
  against?: Point,
): boolean {
  const onlyFoot = rules.field.playing.coveredByBarriers === 'foot';
  if (onlyFoot && sheetOfType(troops.type, rules).arm !== 'infantry') return false;
  const outside = fortOf(placed, scenario) === undefined;
  const isOfFort = (id: string) => scenario.works?.walls.some(({ feature }) => feature === id) === true;
  const barriers = table.features
    .filter(isBarrier)
    .filter(feature => is(feature) && !(outside && isOfFort(feature.id)))
    .map(({ line }) => partsOf(line));
  return isSoOfFront(placed, rules, from => {
    const ahead: Point = measuredFrom({ at: from, facing: placed.facing })(0, -rules.movement.going.obstacleWidth);
    const crosses = (parts: readonly Segment[], to: Point) => parts.some(part => segmentsCross({ from, to }, part));
    return barriers.some(parts => crosses(parts, ahead) && (against === undefined || crosses(parts, against)));
  });
}

/** Whether something is so of the front of a body as far as it must: of its middle, of any of its files, or of all (`wrg/ruling/partly-in-cover`). */
function isSoOfFront(placed: Placed, { fighting }: Pick<WrgRules, 'fighting'>, is: (place: Point) => boolean): boolean {
  const { coverOf } = fighting.shooting;
  if (coverOf === 'middle') return is(placed.at);
  const files = Math.min(placed.files, standsIn(placed));
  const { front } = placed.stand;
  const place = measuredFrom(placed);
  const places = Array.from({ length: files }, (_, file) => place((file + 1 / 2) * front - widthOf(placed) / 2, 0));
  return coverOf === 'any' ? places.some(is) : places.every(is);
}
