import { castleWallsBetween, measuredFrom, widthOf } from '../../../../table/index.js';
import type { MeleeFrontage } from '../../hand-to-hand/eligible.js';
import type { Melee, Unit } from '../../state.js';
import { meleesBefore, unitOf } from '../../units.js';
import type { Field } from '../field.js';
import { TOUCH } from '../frontage.js';
import { overTheWall, type WayUp } from '../siege/escalade.js';
import { filesFacing } from './files.js';

/**
 * Over a wall nobody fights but those on the ladders, or abreast on the bridge of a tower, and those whom they come up at.
 *
 * @clause wrg/siege/fort/escalade
 */
export function onLadders(
  frontage: MeleeFrontage,
  { unit, enemy, melee }: { readonly unit: Unit; readonly enemy: Unit; readonly melee: Melee },
  field: Field,
): MeleeFrontage {
  const over = overTheWall(unit, enemy, field);
  if (over === undefined) return frontage;
  const { overlap: _, lapped: __, behind = [], ...usual } = frontage;
  const inContact = Math.min(frontage.inContact, roomFor(melee, over.ways, field));
  return { ...usual, inContact, behind: over.climbs ? [] : behind.map(rank => Math.min(rank, inContact)) };
}

/**
 * The files of a body before which no wall stands: those who fight in a breach or a gateway, and not through the wall beside it.
 *
 * @clause wrg/melee/eligible-front
 */
export function filesNotWalledOff(
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

/** How many figures find room on ways up a wall in a melee: those are taken on which others have come up, or its own men at another enemy. */
function roomFor(melee: Melee, ways: readonly WayUp[], field: Field): number {
  const taken = new Map<string, number>();
  const freeOn = ({ id, room }: WayUp) => room - (taken.get(id) ?? 0);
  for (const earlier of meleesBefore(melee, field.state)) {
    const climb = climbIn(earlier, field);
    let men = climb === undefined ? 0 : filesFacing(climb.climber, earlier, field).length;
    for (const way of climb?.ways ?? []) {
      const come = Math.min(men, freeOn(way));
      taken.set(way.id, (taken.get(way.id) ?? 0) + come);
      men -= come;
    }
  }
  return ways.reduce((sum, way) => sum + freeOn(way), 0);
}

/** How many figures of two who fight over a wall find room on the ways up it; any number where no wall is between them. */
export function roomOverTheWall(
  { unit, enemy, melee }: { readonly unit: Unit; readonly enemy: Unit; readonly melee: Melee },
  field: Field,
): number {
  const over = overTheWall(unit, enemy, field);
  return over === undefined ? Number.POSITIVE_INFINITY : roomFor(melee, over.ways, field);
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
