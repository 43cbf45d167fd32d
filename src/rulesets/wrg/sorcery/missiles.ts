import { moveRate } from '../moving/rates.js';
import { type WrgRules, wrgRules } from '../rules.js';
import { type MissileWeapon, maximumRange } from '../shooting/weapons.js';
import type { Troops } from '../troops.js';
import { isCreature } from './creatures.js';

/** What a creature hurls, breathes or strikes with from afar. */
export interface CreatureMissiles {
  readonly weapon: MissileWeapon;
  /** Figures that each figure counts as. */
  readonly each: number;
  /** How far, in paces. */
  readonly range: number;
  /** It counts as at point blank whatever the distance. */
  readonly pointBlank?: boolean;
  /** It is fire. */
  readonly fire?: boolean;
  /** It breaks what is of stone. */
  readonly stones?: boolean;
}

/**
 * What creatures shoot with: dragons flame as hurlers of fire javelins, giants toss boulders as the crew of a small
 * stone-thrower shoots, with what counts for engines or for crossbows (`wrg/ruling/boulders-of-giants`), goblins shoot as far as horse archers, crows come down as archers at point blank (`wrg/ruling/how-far-crows-strike`). `null` of all others, who
 * shoot as what they carry.
 *
 * Source: Sword and Sorcery.
 *
 * @clause wrg/sorcery/dragon-move-fight
 * @clause wrg/sorcery/giants
 * @clause wrg/sorcery/goblins
 * @clause wrg/sorcery/demons
 * @clause wrg/sorcery/crows
 */
export function creatureMissiles(troops: Troops, rules: WrgRules = wrgRules()): CreatureMissiles | null {
  const { dragons, giants, crowsStrike } = rules.optional.sorcery;
  if (isCreature(troops, 'dragon')) {
    return { weapon: 'javelins', each: dragons.flames.figures, range: dragons.flames.range, fire: true };
  }
  if (isCreature(troops, 'giant')) {
    const { as, figures, range } = giants.tosses;
    return { weapon: as, each: figures, range, stones: true };
  }
  if (isCreature(troops, 'crow')) {
    const range = crowsStrike === 'move' ? moveRate(troops, {}, rules).normal : rules.field.contact;
    return { weapon: 'bow', each: 1, range, pointBlank: true };
  }
  if (isCreature(troops, 'goblin', 'demon') && troops.weapons.includes('bow')) {
    return { weapon: 'bow', each: 1, range: maximumRange({ type: 'lc', training: 'barbarian' }, 'bow', {}, rules) };
  }
  return null;
}
