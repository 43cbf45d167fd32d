import { castleWallsBetween, measuredFrom, type Point, widthOf } from '../../../../table/index.js';
import type { MeleeFrontage } from '../../hand-to-hand/eligible.js';
import type { Melee, Unit, UnitId } from '../../state.js';
import { meleesBefore, unitOf } from '../../units.js';
import type { Field } from '../field.js';
import { TOUCH } from '../frontage.js';
import { overTheWall } from '../siege/escalade.js';
import { along, filesAtWays, type WayUp } from '../siege/ways-up.js';
import { filesFacing } from './files.js';

/**
 * Over a wall nobody fights but those on the ladders, or abreast on the bridge of a tower, and those whom they come up at: nobody overlaps, and nobody
 * helps a climber from behind.
 *
 * @clause wrg/siege/fort/escalade
 */
export function onLadders(
  frontage: MeleeFrontage,
  { unit, enemy }: { readonly unit: Unit; readonly enemy: Unit },
  field: Field,
): MeleeFrontage {
  const over = overTheWall(unit, enemy, field);
  if (over === undefined) return frontage;
  const { overlap: _, lapped: __, behind = [], ...usual } = frontage;
  return { ...usual, behind: over.climbs ? [] : behind.map(rank => Math.min(rank, usual.inContact)) };
}

/** A body and an enemy whom it fights. */
interface Against {
  readonly unit: Unit;
  readonly enemy: Unit;
  readonly melee: Melee;
}

/**
 * Of the files that a body has before an enemy those who reach him: over a wall the ones at the ladders and on the bridge of a tower, and whom these come up at;
 * otherwise those before whom no wall stands.
 *
 * @clause wrg/melee/eligible-front
 * @clause wrg/siege/fort/escalade
 */
export function filesOnWays(against: Against, files: readonly number[], field: Field): readonly number[] {
  const { unit, enemy, melee } = against;
  const over = overTheWall(unit, enemy, field);
  if (over === undefined) return filesNotWalledOff(unit, files, field);
  const climber = over.climbs ? unit : enemy;
  const up = filesUp(melee, field);
  if (over.climbs) return files.filter(file => up.includes(file));
  const coming = filesFacing(climber, melee, field).filter(file => up.includes(file));
  return filesBefore(unit, files, { body: climber, files: coming });
}

/** Of the files of a body those that have files of another before them: no more than find room before these. */
function filesBefore(
  { placed }: Unit,
  files: readonly number[],
  other: { readonly body: Unit; readonly files: readonly number[] },
): readonly number[] {
  const { front } = other.body.placed.stand;
  const own = placed.stand.front;
  const places = other.files.map(file => middleOf(other.body, file)).map(point => along(placed, point));
  const most = Math.ceil((places.length * front) / own - TOUCH);
  const overlap = (file: number) =>
    Math.max(0, ...places.map(place => (front + own) / 2 - Math.abs(place - (file + 1 / 2) * own)));
  return files
    .map(file => ({ file, paces: overlap(file) }))
    .filter(({ paces }) => paces > TOUCH)
    .sort((a, b) => b.paces - a.paces || a.file - b.file)
    .slice(0, most)
    .map(({ file }) => file)
    .sort((a, b) => a - b);
}

/** The middle of a file of a body, at its front. */
function middleOf({ placed }: Unit, file: number): Point {
  return measuredFrom(placed)((file + 1 / 2) * placed.stand.front - widthOf(placed) / 2, 0);
}

/**
 * The files of a body before which no wall stands: those who fight in a breach or a gateway, and not through the wall beside it.
 *
 * @clause wrg/melee/eligible-front
 */
function filesNotWalledOff(
  { placed }: Unit,
  files: readonly number[],
  { state, table, rules }: Field,
): readonly number[] {
  if (state.works === undefined) return files;
  const place = measuredFrom(placed);
  const across = (file: number) => (file + 1 / 2) * placed.stand.front - widthOf(placed) / 2;
  const reach = rules.field.contact + TOUCH;
  return files.filter(
    file => castleWallsBetween(table, place(across(file), 0), place(across(file), -reach)).length === 0,
  );
}

/** The files of whoever climbs in a melee that stand at ways up: at each the nearest, as many as find room beside others who have come up by it before. */
function filesUp(melee: Melee, field: Field): readonly number[] {
  const taken = new Map<string, number>();
  const up = new Map<UnitId, readonly number[]>();
  let here: readonly number[] = [];
  for (const each of [...meleesBefore(melee, field.state), melee]) {
    const climb = climbIn(each, field);
    if (climb === undefined) continue;
    const { climber, ways } = climb;
    here = up.get(climber.id) ?? filesAtWays(climber, ways, taken);
    up.set(climber.id, here);
  }
  return here;
}

/** Who comes up a wall in a melee, and by which ways; `undefined` where nobody does. */
function climbIn(
  { a, b }: Melee,
  field: Field,
): { readonly climber: Unit; readonly ways: readonly WayUp[] } | undefined {
  const [one, other] = [unitOf(field.state, a), unitOf(field.state, b)];
  const over = overTheWall(one, other, field);
  return over === undefined ? undefined : { climber: over.climbs ? one : other, ways: over.ways };
}
