import { distanceBetweenQuads, quadOf } from '../../../../table/index.js';
import type { Unit } from '../../state.js';
import { isMainBody, mainBodyOf, subUnitsOf } from '../../units.js';
import type { Field } from '../field.js';
import { figuresBefore } from '../sorcery/losses.js';

/** All bodies of a unit, those among them that are gone for good. Aboard a ship that is everybody who is, or who fell there. */
export function partsOf(unit: Unit, { state }: Pick<Field, 'state'>): readonly Unit[] {
  const main = mainBodyOf(state, unit);
  const ship = main.aboard?.ship;
  const belongs = ({ parent, fellAboard }: Unit) =>
    parent === main.id || (ship !== undefined && fellAboard === ship && parent !== main.id);
  return [main, ...Object.values(state.units).filter(each => each !== main && belongs(each))];
}

/** Whether a part of a unit is there still. */
export const isLeft = ({ gone, away, aside }: Unit): boolean => gone === null && away === null && aside === undefined;

export const sumOf = (bodies: readonly Unit[], what: 'strength' | 'figures'): number =>
  bodies.reduce((sum, body) => sum + body[what], 0);

/** With how many figures a body began that may fall below half its strength, and how many are left. */
export function strengthOf(unit: Unit, field: Field): { readonly original: number; readonly figures: number } {
  const parts = countsItsParts(unit, field) ? partsOf(unit, field) : [unit];
  return { original: sumOf(parts, 'strength'), figures: sumOf(parts.filter(isLeft), 'figures') };
}

/** What missiles have cost a body in this period that tests for it, and how many figures it had. */
export function hitByMissiles(unit: Unit, field: Field) {
  const apart = (sub: Unit) => standsApart(placeInUnit(sub, field), field);
  const parts = countsItsParts(unit, field)
    ? [unit, ...subUnitsOf(field.state, unit).filter(sub => !apart(sub))]
    : [unit];
  return {
    figuresBefore: parts.reduce((sum, part) => sum + figuresBefore(part, field.rules), 0),
    missileCasualties: parts.reduce((sum, { period }) => sum + period.missileCasualties, 0),
  };
}

/** Whether a body tests for itself and for its sub-units (`wrg/ruling/tests-of-a-unit`). */
export function countsItsParts(unit: Unit, { rules }: Pick<Field, 'rules'>): boolean {
  return isMainBody(unit) && rules.reaction.triggers.unitWithItsParts;
}

/**
 * Where a sub-unit stands to its unit: across what gap, and whether in a rank of its own, before it or behind it.
 *
 * @clause wrg/reaction/test-missile-casualties
 */
export function placeInUnit(unit: Unit, { state, near }: Pick<Field, 'state' | 'near'>) {
  const main = mainBodyOf(state, unit);
  if (main === unit) return { gap: 0, ownRank: false };
  const there = near.around(unit.id, { of: 'friends' }).find(({ who }) => who.id === main.id);
  return {
    gap: distanceBetweenQuads(quadOf(unit.placed), quadOf(main.placed)),
    ownRank: there !== undefined && there.isOn !== 'flank',
  };
}

function standsApart({ gap, ownRank }: ReturnType<typeof placeInUnit>, { rules }: Pick<Field, 'rules'>): boolean {
  return ownRank || gap >= rules.reaction.triggers.subUnitGap;
}
