import { mayAimAtGeneral } from '../../hand-to-hand/general.js';
import { moveRate } from '../../moving/rates.js';
import type { WrgRules } from '../../rules.js';
import { throwsStones } from '../../shooting/weapons.js';
import { isCreature, isLoneMan } from '../../sorcery/creatures.js';
import { creatureMissiles } from '../../sorcery/missiles.js';
import type { Unit } from '../../state.js';
import type { Field, Near } from '../field.js';
import { mannerOf } from '../moving/going.js';
import type { Aim } from '../shooting/aims.js';
import { isShownTo, seenFrom } from '../weather/sight.js';
import { carriesMessage } from './crows.js';
import { isHelpless, isUnder } from './enchanted.js';
import { nearestOf } from './near.js';
import { fliesOver } from './walking.js';

/**
 * Whether spells let one shoot at another: who is helpless shoots at nobody, nor do crows with a message; nobody is shot at who is not to be seen, and what is of stone
 * only by what throws stones.
 *
 * @clause wrg/sorcery/spell-list
 * @clause wrg/sorcery/dragon-lure
 */
export function spellsLetShoot(unit: Unit, enemy: Unit, field: Field): boolean {
  if (field.state.magic === undefined) return true;
  if (carriesMessage(unit, field.state)) return false;
  if (isHelpless(unit, field) || isUnder(enemy, 'invisible', field)) return false;
  if (isCovered(enemy, field)) return false;
  const { troops } = unit;
  return !isUnder(enemy, 'stone', field) || throwsStones(troops.engine) || isCreature(troops, 'giant');
}

/** Whether a shot is at point blank whatever its distance. */
export function isPointBlank({ troops }: Pick<Unit, 'troops'>, rules: WrgRules): boolean {
  return troops.creature !== undefined && creatureMissiles(troops, rules)?.pointBlank === true;
}

/**
 * Whether who comes down on his enemies has flown so far in this period that too little of his move is left to come at one (`wrg/ruling/crows-fly-and-strike`).
 *
 * @clause wrg/sorcery/crows
 */
export function isTooFarFlown(unit: Unit, distance: number, { rules }: Pick<Field, 'rules'>): boolean {
  if (rules.optional.sorcery.crows.flown === 'both' || !isPointBlank(unit, rules)) return false;
  return distance > moveRate(unit.troops, mannerOf(unit, false), rules).normal - unit.period.moved;
}

/** Whether what a unit shoots is fire. */
export function shootsFire({ troops }: Pick<Unit, 'troops'>, rules: WrgRules): boolean {
  return troops.creature !== undefined && creatureMissiles(troops, rules)?.fire === true;
}

/**
 * The shot as it flies: arrows to or from who is enchanted turn round, and hit those who shot them. Crows count as archers, and are no arrows, nor are boulders.
 *
 * @clause wrg/sorcery/spell-list
 */
export function asItFlies(aim: Aim, field: Field): Aim {
  const { unit, target, missiles } = aim;
  const { weapons } = field.rules.optional.sorcery.spells.arrows;
  if (field.state.magic === undefined || !weapons.includes(missiles.weapon)) return aim;
  if (isCreature(unit.troops, 'crow', 'giant')) return aim;
  const turned = isUnder(unit, 'arrows', field) !== isUnder(target.who.unit, 'arrows', field);
  if (!turned) return aim;
  const { id, side, placed } = unit;
  const turnedFrom = target.who.unit;
  return { ...aim, turnedFrom, target: { ...target, who: { id, side, placed, doing: unit.period.doing, unit } } };
}

/**
 * Whether a single man is among his own, so that nobody can aim at him (`wrg/ruling/aiming-at-a-single-man`).
 *
 * @clause wrg/general/concentrated-missiles
 */
function isCovered(enemy: Unit, { state, rules }: Field): boolean {
  if (!rules.optional.sorcery.loneCovered || !isLoneMan(enemy.troops)) return false;
  const units = nearestOf(
    enemy,
    other => other.side === enemy.side && !isLoneMan(other.troops) && other.rout === null,
    state,
  );
  return !mayAimAtGeneral({ units: units.map(({ distance }) => distance) }, rules);
}

/**
 * Whether who is on his wings sees an enemy over friends and ground, as far as one sees.
 *
 * @clause wrg/sorcery/crows
 */
export const seesFromTheAir = (unit: Unit, { who, distance }: Near, field: Field): boolean =>
  fliesOver(unit, field.rules) && isShownTo(unit.side, who.unit, field) && distance <= seenFrom(who.unit, field);
