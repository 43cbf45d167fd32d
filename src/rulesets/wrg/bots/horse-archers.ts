import { distanceBetweenQuads, quadOf } from '../../../table/index.js';
import { moveRate } from '../moving/rates.js';
import { sheetOfType } from '../rules/army/sheets.js';
import type { WrgRules } from '../rules.js';
import type { SeenUnit, WrgView } from '../state.js';
import { enemiesOf, isMissileArmed } from './plan.js';

/** So many periods heavy horse waits for the bows of its light horse to tell, at most: half of a day of twelve. */
const BOWS_TELL = 6;
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

/** Whether heavy horse that was kept back goes in: an enemy is worn or has lost his order, has come near, or the day is half over. */
export function goesIn(unit: SeenUnit, view: WrgView, rules: WrgRules): boolean {
  if (unit.order !== 'HOLD' || !isKeptBack(unit, view, rules)) return false;
  const { normal } = moveRate(unit.troops, {}, rules);
  const isNear = (enemy: SeenUnit) => gap(unit, enemy) <= NEAR * normal && !isLight(enemy, rules);
  return view.period > BOWS_TELL || enemiesOf(view).some(enemy => isWorn(enemy) || isNear(enemy));
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
