import { bodyCentre, quadOf, sideToward } from '../../../table/index.js';
import { moveRate } from '../moving/rates.js';
import { sheetOfType } from '../rules/army/sheets.js';
import type { WrgRules } from '../rules.js';
import type { SeenUnit, WrgView } from '../state.js';
import { ATTACK, attacksOf, stepNow } from './order-words.js';
import { enemiesOf, gap, standing } from './seen-field.js';

/** The order of who lies in wait. */
const AMBUSH = 'AMBUSH';
/** How many enemies an order names at most, one after the other. */
const IN_TURN = 3;
/** So many moves off an enemy may be for an ambush to go at him. */
const FAR = 4;

/** The order before the battle of who lies hidden: he waits, and charges whoever passes with his back to him. */
export function orderInHiding({ hidden }: SeenUnit): string | undefined {
  return hidden ? AMBUSH : undefined;
}

/**
 * The order with which an ambush is sprung: at those who have gone past, when they have friends of its own before them; at whoever is there when it has been
 * found. `undefined` as long as it waits.
 */
export function springing(unit: SeenUnit, view: WrgView, rules: WrgRules): string | undefined {
  if (stepNow(unit)?.startsWith(AMBUSH) !== true) return undefined;
  const enemies = enemiesOf(view).filter(({ parent }) => parent === null);
  const reach = FAR * moveRate(unit.troops, {}, rules).normal;
  const past = enemies.filter(
    enemy => gap(unit, enemy) <= reach && isOfLine(enemy, rules) && canBeFallenUpon(enemy, unit, view),
  );
  if (past.length > 0) return attackOn(past, unit);
  return unit.hidden || enemies.length === 0 ? undefined : attackOn(enemies, unit);
}

/** The signal that springs an ambush, where one was agreed on for it: a rider would have to get past those who have gone by. */
export function sprungBySignal(
  unit: SeenUnit,
  signals: readonly string[],
  view: WrgView,
  rules: WrgRules,
): string | undefined {
  if (springing(unit, view, rules) === undefined) return undefined;
  const isThere = (id: string) => enemiesOf(view).some(enemy => enemy.id === id && enemy.rout === null);
  return signals.find(means => attacksOf(means).some(isThere));
}

/** So near, in paces, an enemy has those before him on whom he is about to fall, or who are about to fall on him. */
const ENGAGED = 150;

/** Whether an enemy has gone past an ambush, and has those before him who keep him from turning to it. */
export function canBeFallenUpon(enemy: SeenUnit, unit: SeenUnit, view: WrgView): boolean {
  return showsBack(enemy, unit) && !isFreeInFront(enemy, view);
}

/** Whether nobody of a side who stands in the open is near an enemy: he would turn to an ambush with all he has. */
function isFreeInFront(enemy: SeenUnit, view: WrgView): boolean {
  return standing(view, view.side).every(
    friend => friend.hidden || friend.rout !== null || showsBack(enemy, friend) || gap(friend, enemy) > ENGAGED,
  );
}

/** Whether an enemy has his flank or his back to a unit. */
export function showsBack(enemy: SeenUnit, { placed }: SeenUnit): boolean {
  return sideToward(quadOf(enemy.placed), bodyCentre(placed)) !== 'front';
}

function isOfLine({ troops, rout }: SeenUnit, rules: WrgRules): boolean {
  const { arm, light } = sheetOfType(troops.type, rules);
  return rout === null && !light && (arm === 'infantry' || arm === 'cavalry');
}

function attackOn(enemies: readonly SeenUnit[], unit: SeenUnit): string {
  const order = [...enemies].sort((a, b) => gap(unit, a) - gap(unit, b) || (a.id < b.id ? -1 : 1));
  return order
    .slice(0, IN_TURN)
    .map(({ id }) => `${ATTACK}${id}`)
    .join('; ');
}
