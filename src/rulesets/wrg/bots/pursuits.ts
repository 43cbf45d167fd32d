import type { RequestOf } from '../../../battle/index.js';
import { moveRate } from '../moving/rates.js';
import { firstPeriodAfter } from '../moving/uncontrolled.js';
import { pursuitMove, pursuitStrikes, routMove } from '../rout/running.js';
import { sheetOfType } from '../rules/army/sheets.js';
import type { WrgRules } from '../rules.js';
import type { SeenUnit, WrgView } from '../state.js';
import type { WrgTerms } from '../terms.js';
import { enemiesOf, gap, isFighting, isLightUnit } from './seen-field.js';
import { attacks } from './weighing.js';

type Asked = Extract<RequestOf<WrgTerms>, { kind: 'pursue' }>;

/** What may be decided about whom a unit runs after: troops who are to hold their place hold it. */
const RUNNING_AFTER: readonly string[] = ['wrg/pursuit/halt', 'wrg/after-melee/break-off'];

/**
 * Whether a unit goes after others: at those behind whom its quarry has run, or who stand before its idle files, where it does well against them; after who runs, or turns
 * out of a melee, as long as it comes up with him again, since he is struck without striking, and cannot rally; but not into the arms of those who wait for it, nor after a few
 * while others of the enemy stand near in order.
 */
export function pursues(asked: Asked, view: WrgView, rules: WrgRules): boolean {
  const others = asked.through ?? asked.extends;
  if (others !== undefined) return attacks(asked.unit, others, view, rules);
  const [unit, quarry] = [view.units[asked.unit], view.units[asked.quarry ?? '']];
  if (unit === undefined || quarry === undefined || !RUNNING_AFTER.includes(asked.clause)) return false;
  if (isFew(quarry, unit, rules) && hasOthersNear(unit, quarry, view, rules)) return false;
  return comesUpWith(unit, quarry, rules) && !isAwaited(quarry, view, rules);
}

/** Who runs before so many times their number is few. */
const FEW = 3;

/** Whether figures who run are too few for a whole unit to run after them. */
function isFew({ troops, figures }: SeenUnit, unit: SeenUnit, rules: WrgRules): boolean {
  const { arm } = sheetOfType(troops.type, rules);
  const isOfFigures = (arm === 'infantry' || arm === 'cavalry') && troops.creature === undefined;
  return isOfFigures && figures * FEW <= unit.figures;
}

/** Whether enemies of the line who stand in order are as near to pursuers as enemies count in a reaction test: those they would do better to face. */
function hasOthersNear(unit: SeenUnit, quarry: SeenUnit, view: WrgView, rules: WrgRules): boolean {
  const { within } = rules.reaction.counting.factors['enemy-unit-facing-150'];
  return enemiesOf(view).some(
    enemy =>
      enemy.id !== quarry.id &&
      enemy.parent === null &&
      !isLightUnit(enemy, rules) &&
      !isFighting(enemy, view) &&
      (within === null || gap(unit, enemy) <= within),
  );
}

/** Whether pursuers are in contact with their quarry again when both have moved as far as they still do: with whom nobody could rally any more they need not. */
function comesUpWith(unit: SeenUnit, quarry: SeenUnit, rules: WrgRules): boolean {
  const { pursuit, dismounted } = unit;
  const period = (pursuit?.periods ?? 0) + firstPeriodAfter(pursuit?.afterAdvance === true, rules);
  const follows = pursuitMove({ mover: unit.troops, manner: { dismounted }, period }, rules).paces;
  const runs = runOf(quarry, rules);
  if (runs === undefined) return false;
  return pursuitStrikes({ gap: gap(unit, quarry), rout: runs, pursuit: follows, period }).contact;
}

/** How far somebody gets in the next period who runs, or walks out of a melee; `undefined` for who disperses in it. */
function runOf({ troops, rout, dismounted }: SeenUnit, rules: WrgRules): number | undefined {
  if (rout === null) return moveRate(troops, { dismounted }, rules).normal;
  const { paces, dispersed } = routMove({ mover: troops, manner: { dismounted }, period: rout.periods + 1 }, rules);
  return dispersed ? undefined : paces;
}

/** Whether an enemy of the line who has nobody to fight would be in reach of pursuers, who are out of order, where they come up with their quarry. */
function isAwaited(quarry: SeenUnit, view: WrgView, rules: WrgRules): boolean {
  return enemiesOf(view).some(enemy => {
    const { charge } = moveRate(enemy.troops, {}, rules);
    const isFree =
      !isLightUnit(enemy, rules) && !isFighting(enemy, view) && enemy.bound === null && enemy.id !== quarry.id;
    return isFree && charge !== null && gap(enemy, quarry) <= charge;
  });
}
