import { chancesOfTest } from '../choices/signing.js';
import { reactionTotal } from '../reaction/factors.js';
import type { ReactionSituation } from '../reaction/situation.js';
import { sheetOfType } from '../rules/army/sheets.js';
import type { ReactionResult } from '../rules/reaction/effects.js';
import type { WrgRules } from '../rules.js';
import { isCreature, isLoneMan } from '../sorcery/creatures.js';
import { takesTests } from '../sorcery/saints.js';
import type { SeenUnit, WrgView } from '../state.js';
import { missileRangeOf } from '../turn/shooting/weapons.js';
import { plannedOrder } from './army-plan.js';
import { enemiesOf, gap, isFighting, isLightUnit, standing } from './seen-field.js';
import type { Temper } from './temper.js';

/** What a result is worth to who stands idle without an order: the more the better. To go at the nearest enemy is almost what he would be ordered. */
const worth: { readonly [R in ReactionResult]: number } = {
  'break-or-retreat': -10,
  'retire-disorganised': -4,
  halt: -1,
  'halt-or-retire': -3,
  'move-to-friends-cover-or-hill': -0.5,
  'carry-on': 0,
  'move-to-nearest-enemy': 0.75,
  'act-as-general-wishes': 2,
  'uncontrolled-advance': -0.5,
};

/**
 * Whether a unit does well to be tested at will: it has no order, nobody brings it one soon, it is wanted elsewhere than where it stands, and by its chances
 * it is likelier to go forward, or to be free to do as its general wishes, than to go back.
 */
export function testsAtWill(unit: SeenUnit, view: WrgView, rules: WrgRules, temper: Temper): boolean {
  if (unit.order !== null || isAwaitingOrder(unit, view) || !mayBeTested(unit, view, rules)) return false;
  if (plannedOrder(unit, view, rules, { temper }) === 'HOLD' || hasTargets(unit, view, rules)) return false;
  const factors = reactionTotal(situationOf(unit, view, rules), rules).total;
  const chances = chancesOfTest(unit.id, factors, view, rules);
  return chances.reduce((sum, { result, probability }) => sum + probability * worth[result], 0) > 0;
}

/** Whether an order has come to a unit that it has not digested yet, or one is on its way from a general who has the leisure to dictate. */
function isAwaitingOrder({ id, digesting }: SeenUnit, view: WrgView): boolean {
  if (digesting !== null) return true;
  return view.messengers.some(({ to, from, rides }) => {
    const general = view.generals[from];
    const guard = view.units[general?.with ?? ''];
    const isBusy = guard !== undefined && (guard.pursuit !== null || isFighting(guard, view));
    return to === id && (rides <= view.period || !isBusy);
  });
}

/** Whether a unit may be tested at all at the wish of its player; of trolls it is better that nobody does. */
function mayBeTested(unit: SeenUnit, view: WrgView, rules: WrgRules): boolean {
  const { troops, parent, rout, pursuit, recovering, bound, hidden, aboard } = unit;
  const { arm } = sheetOfType(troops.type, rules);
  if (arm === 'engine' || arm === 'wagon' || isLoneMan(troops) || !takesTests(troops)) return false;
  if (isCreature(troops, 'troll') || isCreature(troops, 'dragon') || view.works !== undefined) return false;
  const isFree = rout === null && pursuit === null && recovering === null && bound === null;
  return isFree && parent === null && !hidden && aboard === undefined && !isFighting(unit, view);
}

/** Whether a unit has somebody to shoot at where it stands: that needs no order. */
function hasTargets(unit: SeenUnit, view: WrgView, rules: WrgRules): boolean {
  const range = missileRangeOf(unit, rules);
  return isLightUnit(unit, rules) && enemiesOf(view).some(enemy => gap(unit, enemy) <= range);
}

/** What the general sees of what counts in a test: who is near and how many are lost. What is left out he does not reckon with. */
function situationOf(unit: SeenUnit, view: WrgView, rules: WrgRules): ReactionSituation {
  const { factors } = rules.reaction.counting;
  const within = (paces: number | null) => (other: SeenUnit) => paces === null || gap(unit, other) <= paces;
  const main = (other: SeenUnit) => other.parent === null && other.id !== unit.id;
  const own = standing(view, view.side).filter(main);
  const friends = own.filter(({ rout }) => rout === null);
  const near = friends.filter(within(factors['friend-unit-within-150'].within));
  const enemies = enemiesOf(view).filter(main);
  const facing = enemies.filter(within(factors['enemy-unit-facing-150'].within));
  return {
    troops: unit.troops,
    hasOrder: false,
    original: unit.strength,
    lost: unit.strength - unit.figures,
    friendUnits: near.length,
    otherFriends: near.length < friends.length,
    friendUnitsRouting: own.filter(
      other => other.rout !== null && within(factors['friend-unit-routing-150'].within)(other),
    ).length,
    enemyUnitsFacing: facing.length,
    otherEnemies: facing.length < enemies.length,
    enemyCavalry: facing.some(({ troops }) => sheetOfType(troops.type, rules).arm === 'cavalry'),
    enemyAdvancing: facing.some(({ period }) => period.moved > 0),
    shotAtBy: unit.period.shotBy.reduce((sum, { figures }) => sum + figures, 0),
    halted: true,
    routedEarlier: unit.hasRouted,
  };
}
