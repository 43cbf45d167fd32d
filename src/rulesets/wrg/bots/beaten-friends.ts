import { moveRate } from '../moving/rates.js';
import { sheetOfType } from '../rules/army/sheets.js';
import type { WrgRules } from '../rules.js';
import type { SeenUnit, WrgView } from '../state.js';
import { ATTACK, attackedBy, stepNow } from './order-words.js';
import { attackInTurn } from './plan.js';
import { isOpen } from './second-lines.js';
import { enemiesOf, gap, isFighting, isLightUnit, standing } from './seen-field.js';
import { enoughFor, prospect } from './weighing.js';

/** So many of its own moves off, at most, is a friend to whom a unit comes to help. */
const NEXT = 1;

/**
 * The order for a unit of the line that goes on at an enemy it has not come to, while friends next to it are beaten in the melee: at those who beat them, where the
 * way is free and the charge is worth it. Of several it goes at whom it does best against.
 */
export function helpingBeaten(unit: SeenUnit, view: WrgView, rules: WrgRules): string | undefined {
  if (stepNow(unit)?.startsWith(ATTACK) !== true || !isAtLeisure(unit, view, rules)) return undefined;
  const meant = view.units[attackedBy(stepNow(unit)) ?? ''];
  // Who is about to come to blows himself has enough to do.
  if (meant !== undefined && meant.rout === null && canCharge(unit, meant, rules)) return undefined;
  const { normal } = moveRate(unit.troops, {}, rules);
  const [worst] = standing(view, view.side)
    .filter(friend => friend.id !== unit.id && gap(unit, friend) <= NEXT * normal && isBeaten(friend, view))
    .flatMap(friend => foesOf(friend, view))
    .filter(foe => foe.id !== meant?.id && isOpen(foe, unit, view, rules))
    .map(foe => ({ foe, worth: prospect(unit, foe, rules) }))
    .filter(({ foe, worth }) => worth >= enoughFor(unit, foe))
    .sort((a, b) => b.worth - a.worth || (a.foe.id < b.foe.id ? -1 : 1));
  return worst === undefined ? undefined : attackInTurn(unit, worst.foe, view);
}

function isAtLeisure(unit: SeenUnit, view: WrgView, rules: WrgRules): boolean {
  const { arm } = sheetOfType(unit.troops.type, rules);
  const isOfLine = (arm === 'infantry' || arm === 'cavalry') && !isLightUnit(unit, rules) && unit.parent === null;
  const isFree = unit.bound === null && unit.rout === null && unit.pursuit === null && !unit.hidden;
  return isOfLine && isFree && view.works === undefined && unit.aboard === undefined && !isFighting(unit, view);
}

function canCharge(unit: SeenUnit, enemy: SeenUnit, rules: WrgRules): boolean {
  return gap(unit, enemy) <= (moveRate(unit.troops, {}, rules).charge ?? 0);
}

/** Whether friends get the worst of a melee: they have given ground in it, or several of the enemy are upon them. */
function isBeaten(friend: SeenUnit, view: WrgView): boolean {
  if (friend.rout !== null) return false;
  const foes = foesOf(friend, view);
  return foes.length > 1 || (foes.length > 0 && friend.pushedBack > 0);
}

/** Enemies with whom a friend is hand to hand. */
function foesOf({ id }: SeenUnit, view: WrgView): readonly SeenUnit[] {
  const foes = view.melees.flatMap(({ a, b }) => (a === id ? [b] : b === id ? [a] : []));
  return enemiesOf(view).filter(enemy => foes.includes(enemy.id));
}
