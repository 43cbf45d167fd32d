import {
  castleWallsBetween,
  distanceBetweenQuads,
  measuredFrom,
  type Point,
  quadOf,
  standsIn,
  widthOf,
} from '../../../../table/index.js';
import type { Ends, MeleeFrontage } from '../../hand-to-hand/eligible.js';
import { closeness } from '../../siege/closeness.js';
import type { Melee, Unit, UnitId } from '../../state.js';
import { meleesBefore, meleesOf, onTable, unitOf } from '../../units.js';
import type { Field } from '../field.js';
import { frontageAgainst, straightAhead, TOUCH } from '../frontage.js';
import { overTheWall } from '../siege/escalade.js';
import { along, filesAtWays, type WayUp } from '../siege/ways-up.js';
import { filesAt, sideOf } from './files.js';
import { filesFacing, filesTurned } from './turned.js';

/**
 * Over a wall nobody fights but those on the ladders, or abreast on the bridge of a tower, those whom they come up at, and defenders who overlap them
 * (`wrg/ruling/overlapping-at-ladders`): nobody helps a climber from behind. Where those who have come over spread along the wall (`wrg/ruling/spreading-on-a-rampart`), they overlap and lap round as anybody.
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
  const { overlap, lapped, behind = [], ...usual } = frontage;
  // Nobody gets round men who have the parapet at their backs.
  const round = over.climbs && lapped !== undefined ? { lapped } : {};
  const beside = over.overlaps && overlap !== undefined ? { overlap, ...round } : {};
  return { ...usual, ...beside, behind: over.climbs ? [] : behind.map(rank => Math.min(rank, usual.inContact)) };
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

/**
 * Figures of a body beyond the ends of an enemy's line on a wall to which both have come: of who has come over it those who have spread along it, as far as
 * they are `free`, and of the others those who stand beside these; `undefined` where nobody overlaps.
 *
 * @clause wrg/siege/fort/escalade
 * @clause wrg/melee/eligible-front
 */
export function beyondOnTheWall(
  against: Against,
  files: readonly number[],
  free: () => Ends,
  field: Field,
): Ends | undefined {
  const { unit, enemy, melee } = against;
  const over = overTheWall(unit, enemy, field);
  if (over === undefined || !over.overlaps) return undefined;
  const [first, last] = [files[0], files.at(-1)];
  if (first === undefined || last === undefined) return { left: 0, right: 0 };
  const up = filesUp(melee, field);
  if (over.climbs) {
    const [there, most] = [nextTo({ first, last }, file => up.includes(file)), free()];
    return { left: Math.min(there.left, most.left), right: Math.min(there.right, most.right) };
  }
  const own = filesOfFront(unit);
  // No part of the climbers' line that has come over stands before those beside them, and they fight nobody else.
  const { flank, rear } = filesTurned(unit, field);
  const others = meleesOf(field.state, unit).filter(each => each !== melee && sideOf(unit, each) === 'front');
  const busy = [
    ...filesBefore(unit, own, { body: enemy, files: up }),
    ...others.flatMap(each => filesAt(unit, each, field)),
    ...flank,
    ...rear,
  ];
  return nextTo({ first, last }, file => own.includes(file) && !busy.includes(file));
}

/** How many files stand side by side next to some on either hand. */
function nextTo(
  { first, last }: { readonly first: number; readonly last: number },
  are: (file: number) => boolean,
): Ends {
  let [left, right] = [0, 0];
  while (are(first - left - 1)) left += 1;
  while (are(last + right + 1)) right += 1;
  return { left, right };
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
    here = up.get(climber.id) ?? [
      ...filesAtWays(climber, ways, taken),
      ...(climb.spreads ? filesSpread(climber, ways, filesAtWays(climber, ways, new Map()), field) : []),
    ];
    up.set(climber.id, here);
  }
  return here;
}

/** Who comes up a wall in a melee, and by which ways; `undefined` where nobody does. */
function climbIn(
  { a, b }: Melee,
  field: Field,
): { readonly climber: Unit; readonly ways: readonly WayUp[]; readonly spreads: boolean } | undefined {
  const [one, other] = [unitOf(field.state, a), unitOf(field.state, b)];
  const over = overTheWall(one, other, field);
  return over === undefined
    ? undefined
    : { climber: over.climbs ? one : other, ways: over.ways, spreads: over.spreads };
}

/**
 * The files of a body that have come over a wall behind those who fight at the ways up it, and stand where nobody stands on it: with each period of the fight
 * as many more as find room on the ways, the nearest to them first.
 */
function filesSpread(
  climber: Unit,
  ways: readonly WayUp[],
  atWays: readonly number[],
  field: Field,
): readonly number[] {
  const { state } = field;
  const since = Math.min(state.period, ...meleesOf(state, climber).map(melee => melee.since));
  const isFree = (file: number) => !atWays.includes(file) && !isFaced(climber, file, field);
  const free = filesOfFront(climber).filter(isFree);
  const places = ways.map(({ at }) => along(climber.placed, at) / climber.placed.stand.front - 1 / 2);
  const away = (file: number) => Math.min(...places.map(place => Math.abs(file - place)));
  const more = ways.reduce((sum, { room }) => sum + room, 0) * (state.period - since);
  return more === 0 ? [] : [...free].sort((a, b) => away(a) - away(b) || a - b).slice(0, more);
}

/** Whether an enemy stands on a wall before a file of those who come up at it. */
function isFaced(climber: Unit, file: number, { state }: Field): boolean {
  return onTable(state).some(({ side, placed }) => {
    if (side === climber.side || distanceBetweenQuads(quadOf(climber.placed), quadOf(placed)) > closeness.atWall)
      return false;
    if (straightAhead(climber.placed, placed) <= TOUCH) return false;
    const { beyondLeft, touching } = frontageAgainst(climber.placed, placed);
    return file >= beyondLeft && file < beyondLeft + touching;
  });
}

/** The files of the front of a body, from its left. */
function filesOfFront({ placed }: Unit): readonly number[] {
  return Array.from({ length: Math.min(placed.files, standsIn(placed)) }, (_, file) => file);
}
