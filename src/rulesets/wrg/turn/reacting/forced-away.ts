import { bodyCentre, lengthInside, quadOf } from '../../../../table/index.js';
import type { TestCircumstances } from '../../reaction/causes.js';
import { routMove } from '../../rout/running.js';
import type { Unit, UnitId } from '../../state.js';
import { mainBodyOf, onTable } from '../../units.js';
import type { Field } from '../field.js';
import { mannerOf } from '../moving/going.js';
import { homeward } from '../moving/march.js';
import { wayHome } from '../routing/heading.js';
import { isSurrounded } from '../routing/ways-out.js';

/** The larger part of a unit that has been forced away: how, and which of its bodies. */
export interface ForcedAway {
  readonly majority: NonNullable<TestCircumstances['majority']>;
  readonly bodies: readonly Unit[];
}

/** The name under which what is left of a unit knows that a part of it is cut off. */
export const cutOffId = (id: UnitId): string => `cut-off:${id}`;

/**
 * Whether the larger part of a unit has come to be in rout in this period, or is cut off as one of its bodies that are left has not known yet.
 *
 * @clause wrg/reaction/test-majority-remainder
 */
export function forcedAway(left: Unit, field: Field): ForcedAway | undefined {
  const parts = partsOf(left, field);
  if (parts.length === 1 || left.rout !== null) return undefined;
  const routed = parts.filter(hasRun);
  if (routed.some(({ period }) => period.broke) && isLarger(routed, parts)) {
    return { majority: 'routed', bodies: routed };
  }
  const barred = cutOffFrom(left, parts, field);
  const isNews = barred.some(({ id }) => !left.knows.includes(cutOffId(id)));
  return isNews && isLarger(barred, parts) ? { majority: 'cut-off', bodies: barred } : undefined;
}

/** The bodies of a unit that are cut off, if the one that is asked is not. */
export function cutOff(left: Unit, field: Field): readonly Unit[] {
  return cutOffFrom(left, partsOf(left, field), field);
}

/** The bodies of a unit that are on the table, and those that have broken in this period and are gone. */
function partsOf(unit: Unit, { state }: Field): readonly Unit[] {
  const main = mainBodyOf(state, unit);
  const there = onTable(state);
  return Object.values(state.units).filter(
    part => (part === main || part.parent === main.id) && (there.includes(part) || hasRun(part)),
  );
}

/** Whether a body is in rout, or was in this period until it dispersed. */
const hasRun = ({ rout, period, gone }: Unit): boolean => rout !== null || (period.broke && gone !== null);

function isLarger(part: readonly Unit[], all: readonly Unit[]): boolean {
  return figuresOf(part) * 2 > figuresOf(all);
}

/** Figures of bodies; of those that are gone as many as they had when the period began. */
const figuresOf = (bodies: readonly Unit[]): number =>
  bodies.reduce((sum, { gone, figures, period }) => sum + (gone === null ? figures : period.before), 0);

function cutOffFrom(left: Unit, parts: readonly Unit[], field: Field): readonly Unit[] {
  const standing = parts.filter(part => !hasRun(part) && part.aboard === undefined);
  if (standing.length < 2 || !standing.includes(left) || isCutOff(left, [], field)) return [];
  return standing.filter(part => part !== left && isCutOff(part, [left], field));
}

/**
 * Whether enemies have cut off a body (`wrg/ruling/cut-off-by-the-enemy`).
 *
 * @clause wrg/reaction/test-majority-remainder
 */
function isCutOff(unit: Unit, rest: readonly Unit[], field: Field): boolean {
  const { cutOff: from } = field.rules.reaction.triggers;
  const { paces } = routMove({ mover: unit.troops, manner: mannerOf(unit, false), period: 1 }, field.rules);
  const home = homeward(unit, field);
  switch (from) {
    case 'home':
      return wayHome(unit, home, paces, field) === undefined;
    case 'all-sides':
      return isSurrounded(unit, home, paces, field);
    case 'rest':
      return rest.some(each => isBetween(unit, each, field));
  }
}

/** Whether an enemy stands between two bodies. */
function isBetween(unit: Unit, other: Unit, { state }: Field): boolean {
  const way = { from: bodyCentre(unit.placed), to: bodyCentre(other.placed) };
  const enemies = onTable(state).filter(({ side, rout, hidden }) => side !== unit.side && rout === null && !hidden);
  return enemies.some(({ placed }) => lengthInside(way, quadOf(placed)) > 0);
}
