import {
  areasAt,
  type Barrier,
  bodyCentre,
  type Feature,
  isBarrier,
  isLowBarrier,
  measuredFrom,
  type Point,
  partsOf,
  pointInPolygon,
  segmentsCross,
} from '../../../table/index.js';
import { sheetOfType } from '../rules/army/sheets.js';
import { outlineOf } from '../siege/built.js';
import { fortOf, wallKind } from '../siege/walls.js';
import type { Melee, Unit } from '../state.js';
import type { Field } from './field.js';

type Around = Pick<Field, 'table' | 'state' | 'scenario' | 'rules'>;

/** Whether a body stands in a wood or among houses that have not burnt down. */
export function isAmongCover(
  { placed }: Pick<Unit, 'placed'>,
  { table, state }: Pick<Field, 'table' | 'state'>,
): boolean {
  const burnt = (id: string) => state.fires?.things[id]?.state === 'burnt-out';
  return areasAt(table, placed.at).some(({ id, kind }) => (kind === 'wood' || kind === 'building') && !burnt(id));
}

/** Whether a body has a wall, a fence, a bank, a palisade or an abatis close before its front that covers it (`wrg/ruling/covered-by-barriers`). */
export function isBehindBarrier(unit: Unit, field: Around): boolean {
  return barriersBefore(unit, isBreastHigh, field).length > 0;
}

/**
 * Whether a barrier that a body stands close behind covers it from shots from a place: by `wrg/ruling/cover-from-which-side` where it lies between.
 *
 * @clause wrg/shooting/tactical/cover
 */
export function isBehindBarrierFrom(unit: Unit, from: Point, field: Around): boolean {
  const barriers = barriersBefore(unit, isBreastHigh, field);
  if (field.rules.fighting.shooting.coverFrom === 'every-side') return barriers.length > 0;
  const across = { from, to: unit.placed.at };
  return barriers.some(({ line }) => partsOf(line).some(part => segmentsCross(across, part)));
}

/** Whether a body stands behind what was dug or put up to be fought from: a ditch, a bank, a palisade or an abatis close before it, or in a sap. */
export function isBehindDefences(unit: Unit, field: Around): boolean {
  const saps = field.state.works?.built.filter(({ build }) => build === 'sap') ?? [];
  if (saps.some(sap => pointInPolygon(bodyCentre(unit.placed), outlineOf(sap)))) return true;
  return barriersBefore(unit, feature => isFieldWork(feature, field), field).length > 0;
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
  const across = { from: enemy.placed.at, to: bodyCentre(unit.placed) };
  return barriersBefore(enemy, isBreastHigh, field).some(({ line }) =>
    partsOf(line).some(part => segmentsCross(across, part)),
  );
}

const isBreastHigh = (feature: Feature): boolean =>
  isLowBarrier(feature) || feature.kind === 'stakes' || feature.kind === 'barricade';

function isFieldWork({ kind, id }: Feature, field: Around): boolean {
  if (kind === 'stakes' || kind === 'barricade' || kind === 'ditch') return true;
  const is = wallKind(id, field);
  return is === 'palisade' || is === 'turf-wall';
}

/** The barriers of some kind that a body has close before its front, if they cover it. The works of a fort are none to who stands outside it. */
function barriersBefore(
  { placed, troops }: Unit,
  is: (feature: Feature) => boolean,
  { table, scenario, rules }: Around,
): readonly Barrier[] {
  const onlyFoot = rules.field.playing.coveredByBarriers === 'foot';
  if (onlyFoot && sheetOfType(troops.type, rules).arm !== 'infantry') return [];
  const ahead: Point = measuredFrom(placed)(0, -rules.movement.going.obstacleWidth);
  const line = { from: placed.at, to: ahead };
  const outside = fortOf(placed, scenario) === undefined;
  const isOfFort = (id: string) => scenario.works?.walls.some(({ feature }) => feature === id) === true;
  return table.features
    .filter(isBarrier)
    .filter(feature => is(feature) && !(outside && isOfFort(feature.id)))
    .filter(feature => partsOf(feature.line).some(part => segmentsCross(line, part)));
}
