import type { Reason } from '../../../../rulebook/index.js';
import type { Enchanting } from '../../magic.js';
import { sheetOfType } from '../../rules/army/sheets.js';
import type { WrgRules } from '../../rules.js';
import { isCreature } from '../../sorcery/creatures.js';
import { afterMeal, frightensElephants } from '../../sorcery/dragons.js';
import { vainlyDisorganised } from '../../sorcery/heroes.js';
import { disorganisedBySaint } from '../../sorcery/peoples.js';
import { inSanctity } from '../../sorcery/saints.js';
import type { Unit, WrgState } from '../../state.js';
import type { Field } from '../field.js';
import { nearestOf, saintAt } from './near.js';

/** What it is judged by: how the battle stands, and the rules. */
export interface Spellbound {
  readonly state: WrgState;
  readonly rules: WrgRules;
}

/**
 * Whether the look of basilisks keeps all of a body turned to stone: that is no spell, and no saint breaks it.
 *
 * @clause wrg/sorcery/basilisk
 */
export function isHeldByLook(
  { id }: Pick<Unit, 'id'>,
  { state: { magic, units } }: Pick<Spellbound, 'state'>,
): boolean {
  const looker = (by: string) => units[by];
  return (magic?.enchantments ?? []).some(({ on, by }) => {
    const troops = on === id ? looker(by)?.troops : undefined;
    return troops !== undefined && isCreature(troops, 'basilisk');
  });
}

/**
 * Whether a spell is upon somebody and works: in a zone of sanctity it does not, and works again outside it. Whom basilisks hold is of stone there too.
 *
 * @clause wrg/sorcery/saint
 * @clause wrg/sorcery/spell-list
 * @clause wrg/sorcery/basilisk
 */
export function isUnder(unit: Unit, does: Enchanting, { state, rules }: Spellbound): boolean {
  const { magic } = state;
  if (magic === undefined || !magic.enchantments.some(each => each.on === unit.id && each.does === does)) return false;
  return (does === 'stone' && isHeldByLook(unit, { state })) || !inSanctity(saintAt(unit, state), rules);
}

/** What a dragon does after a meal; `hunts` of all others. */
export function mealOf({ id }: Pick<Unit, 'id'>, { state, rules }: Spellbound): ReturnType<typeof afterMeal> {
  const killed = state.magic?.meals[id];
  return killed === undefined ? 'hunts' : afterMeal(state.period - killed, rules);
}

/** Whether a dragon eats or sleeps. */
export function isSated(unit: Pick<Unit, 'id'>, by: Spellbound): boolean {
  const meal = mealOf(unit, by);
  return meal === 'eats' || meal === 'sleeps';
}

/** Whether a dragon has fallen upon its prey in this period: it does nothing else in it. */
export function hasPounced(unit: Pick<Unit, 'id'>, by: Spellbound): boolean {
  return by.state.magic?.meals[unit.id] === by.state.period && mealOf(unit, by) === 'hunts';
}

/** Whether somebody sits about as a frog. */
export function isFrog(unit: Unit, by: Spellbound): boolean {
  return isUnder(unit, 'frog', by);
}

/** Whether a saint prays for what is left of the battle. */
export function isPraying({ id }: Pick<Unit, 'id'>, { state }: Pick<Spellbound, 'state'>): boolean {
  return state.magic?.praying.includes(id) === true;
}

/**
 * Whether somebody neither moves nor strikes nor shoots: of stone, a frog, eating, asleep, or fighting his comrades.
 *
 * @clause wrg/sorcery/dragon-lure
 * @clause wrg/sorcery/spell-list
 */
export function isHelpless(unit: Unit, by: Spellbound): boolean {
  if (by.state.magic === undefined) return false;
  const frog = by.rules.optional.sorcery.spells.frog.sits && isFrog(unit, by);
  return frog || isSated(unit, by) || isUnder(unit, 'stone', by) || isUnder(unit, 'quarrel', by);
}

/**
 * What of sword and sorcery puts a unit out of order: a sneeze, a saint near elves or dwarves, a rival near a hero, a dragon near elephants.
 *
 * @clause wrg/sorcery/hero
 * @clause wrg/sorcery/elves
 * @clause wrg/sorcery/dwarves
 * @clause wrg/sorcery/dragon-elephants
 * @clause wrg/sorcery/spell-list
 */
export function sorceryDisorder(unit: Unit, field: Pick<Field, 'state' | 'scenario' | 'rules'>): readonly Reason[] {
  const { state, rules } = field;
  if (state.magic === undefined) return [];
  const reasons: (Reason | undefined)[] = [
    isUnder(unit, 'sneezes', field) ? sneezing : undefined,
    isCreature(unit.troops, 'elf', 'dwarf') ? disorganisedBySaint(unit.troops, saintAt(unit, state), rules) : undefined,
    isCreature(unit.troops, 'hero') ? vainlyDisorganised(rivalsOf(unit, field), rules) : undefined,
    dragonFright(unit, field),
  ];
  return reasons.flatMap(reason => reason ?? []);
}

const sneezing: Reason = { clause: 'wrg/sorcery/spell-list', because: 'sneezes heavily', effect: 'disorganised' };

/** Paces to other heroes of his side who are no blood brothers of his. */
function rivalsOf(unit: Unit, { state, scenario }: Pick<Field, 'state' | 'scenario'>): readonly number[] {
  const brothers = (scenario.sorcery?.brothers ?? []).filter(pair => pair.includes(unit.id)).flat();
  const isRival = (other: Unit) =>
    other.side === unit.side && isCreature(other.troops, 'hero') && !brothers.includes(other.id);
  return nearestOf(unit, isRival, state).map(({ distance }) => distance);
}

/**
 * Whether elephants are afraid of a dragon.
 *
 * @clause wrg/sorcery/dragon-elephants
 */
export function dragonFright(unit: Unit, { state, rules }: Spellbound): Reason | undefined {
  if (state.magic === undefined || sheetOfType(unit.troops.type, rules).arm !== 'elephant') return undefined;
  const dragons = nearestOf(unit, other => isCreature(other.troops, 'dragon'), state);
  const known = dragons.some(({ unit: dragon }) => dragon.side === unit.side);
  return frightensElephants({ distance: dragons[0]?.distance, known }, rules);
}
