import { distanceBetweenQuads, distanceToQuad, quadOf } from '../../../table/index.js';
import { moveRate } from '../moving/rates.js';
import { sheetOfType } from '../rules/army/sheets.js';
import type { WrgRules } from '../rules.js';
import type { SeenUnit, WrgView } from '../state.js';
import { enemiesOf, isMissileArmed, standing } from './seen-field.js';
import type { Temper } from './temper.js';

/** An enemy who has lost so much of his strength is worn. */
const WORN = 0.9;
/** So many moves off an enemy has come near enough to be charged before he charges. */
const NEAR = 2;

/** Whether a unit is the heavy horse of an army of horse archers: it is kept back until their arrows have thinned the enemy. */
export function isKeptBack(unit: SeenUnit, view: WrgView, rules: WrgRules): boolean {
  const isHorse = (each: SeenUnit) => sheetOfType(each.troops.type, rules).arm === 'cavalry';
  const isArcher = (each: SeenUnit) => isHorse(each) && isLight(each, rules) && each.troops.weapons.includes('bow');
  if (!isHorse(unit) || isLight(unit, rules)) return false;
  const own = Object.values(view.units).filter(({ side, parent }) => side === view.side && parent === null);
  return own.filter(isArcher).length * 2 >= own.length;
}

/**
 * Whether heavy horse that was kept back goes in, all of it together: an enemy is worn or has lost his order, has come near to any of it, or its general has
 * waited long enough. Where it stands at a place that is fought for it stays until somebody comes near.
 */
export function goesIn(
  unit: SeenUnit,
  view: WrgView,
  rules: WrgRules,
  { patience }: Pick<Temper, 'patience'>,
): boolean {
  if (unit.order !== 'HOLD' || !isKeptBack(unit, view, rules)) return false;
  const kept = standing(view, view.side).filter(each => isKeptBack(each, view, rules) && each.rout === null);
  const isNear = (enemy: SeenUnit) =>
    !isLight(enemy, rules) && kept.some(each => gap(each, enemy) <= NEAR * moveRate(each.troops, {}, rules).normal);
  // Who has what he fights for lets the enemy come to him.
  if (kept.some(each => isAtPlace(each, view))) return enemiesOf(view).some(isNear);
  const isWornFoot = (enemy: SeenUnit) => sheetOfType(enemy.troops.type, rules).arm === 'infantry' && isWorn(enemy);
  return (
    view.period > patience ||
    enemiesOf(view).some(enemy => isNear(enemy) || (isWornFoot(enemy) && !isLight(enemy, rules)))
  );
}

function isAtPlace({ placed }: SeenUnit, { objectives }: WrgView): boolean {
  return objectives.some(({ at, radius }) => distanceToQuad(at, quadOf(placed)) <= radius);
}

/** Whether an enemy has lost so many that a charge breaks him easily. */
export function isWorn({ figures, strength, parent }: SeenUnit): boolean {
  return parent === null && figures < strength * WORN;
}

function isLight({ troops }: SeenUnit, rules: WrgRules): boolean {
  return sheetOfType(troops.type, rules).light;
}

/**
 * Whether foot would only run after light horse that shoots and rides away: nobody it fights holds it, and it is farther off than foot goes at a walk.
 * From nearer by a charge at least drives it off.
 */
export function ridesAway(enemy: SeenUnit, unit: SeenUnit, view: WrgView, rules: WrgRules): boolean {
  if (sheetOfType(unit.troops.type, rules).arm !== 'infantry' || enemy.rout !== null) return false;
  const { arm, light } = sheetOfType(enemy.troops.type, rules);
  if (arm !== 'cavalry' || !light || !isMissileArmed(enemy)) return false;
  if (view.melees.some(({ a, b }) => a === enemy.id || b === enemy.id)) return false;
  return gap(unit, enemy) > moveRate(unit.troops, {}, rules).normal;
}

const gap = (a: SeenUnit, b: SeenUnit): number => distanceBetweenQuads(quadOf(a.placed), quadOf(b.placed));
