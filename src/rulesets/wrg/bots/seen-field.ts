import { bodyCentre, distanceBetweenQuads, type Point, quadOf, widthOf } from '../../../table/index.js';
import { sheetOfType } from '../rules/army/sheets.js';
import type { WrgRules } from '../rules.js';
import { missileWeapons } from '../shooting/weapons.js';
import type { SeenUnit, WrgView } from '../state.js';

/** Units that stand on the table of a side. */
export function standing(view: WrgView, side: string): readonly SeenUnit[] {
  return Object.values(view.units).filter(
    unit => unit.side === side && unit.gone === null && unit.away === null && unit.aside === undefined,
  );
}

/** The enemies that a side sees and that stand. */
export function enemiesOf(view: WrgView): readonly SeenUnit[] {
  return Object.values(view.units).filter(
    unit =>
      unit.side !== view.side &&
      unit.gone === null &&
      unit.away === null &&
      unit.aside === undefined &&
      unit.rout === null,
  );
}

/** Paces between two bodies. */
export const gap = (a: SeenUnit, b: SeenUnit): number => distanceBetweenQuads(quadOf(a.placed), quadOf(b.placed));

/** Whether a unit is hand to hand with somebody. */
export function isFighting({ id }: SeenUnit, { melees }: WrgView): boolean {
  return melees.some(({ a, b }) => a === id || b === id);
}

/** Whether a unit has something to shoot or throw. */
export function isMissileArmed({ troops }: SeenUnit): boolean {
  return troops.weapons.some(weapon => missileWeapons.some(each => each === weapon));
}

/** Whether a unit is of light troops. */
export function isLightUnit(unit: SeenUnit | undefined, rules: WrgRules): boolean {
  return unit !== undefined && sheetOfType(unit.troops.type, rules).light;
}

/** The nearest of some units. */
export function nearest(unit: SeenUnit, others: readonly SeenUnit[]): SeenUnit | undefined {
  return [...others].sort((a, b) => gap(unit, a) - gap(unit, b) || (a.id < b.id ? -1 : 1))[0];
}

/** As far before a body, in paces, a friend bars its way. */
const AHEAD = 120;
/** Fronts that lie before each other by no more paces do not bar each other's way. */
const PASSES = 4;

/** Whether a body stands before another one, in the way of some of its front. */
export function isAhead(unit: SeenUnit, other: SeenUnit): boolean {
  const { ahead, aside } = offFrom(unit, other);
  const halves = (widthOf(unit.placed) + widthOf(other.placed)) / 2;
  return ahead > 0 && ahead < AHEAD && aside < halves - PASSES;
}

/** How far before a body another one is as it faces, and how far to a side. Paces. */
export function offFrom(unit: SeenUnit, other: SeenUnit): Off {
  return offTo(unit, bodyCentre(other.placed));
}

/** Paces. */
interface Off {
  readonly ahead: number;
  readonly aside: number;
}

/** How far before a body a point is as it faces, and how far to a side. */
export function offTo({ placed }: SeenUnit, to: Point): Off {
  const from = bodyCentre(placed);
  const bearing = (placed.facing * Math.PI) / 180;
  return {
    ahead: (to.x - from.x) * Math.sin(bearing) + (to.y - from.y) * Math.cos(bearing),
    aside: Math.abs((to.x - from.x) * Math.cos(bearing) - (to.y - from.y) * Math.sin(bearing)),
  };
}
