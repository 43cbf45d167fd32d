import { type Reason, reasonFor } from '../../../rulebook/index.js';
import type { RandomFactor } from '../casualties/random-factor.js';
import type { OtherFactor } from '../others.js';
import type { Sign } from '../reaction/situation.js';
import type { ReactionResult } from '../rules/reaction/effects.js';
import { type WrgRules, wrgRules } from '../rules.js';
import type { Troops } from '../troops.js';
import { isCreature, type OfCreature, type SorceryRulesPart } from './creatures.js';

/**
 * The random factor of elves who shoot: always plus (`wrg/ruling/elven-luck`). Dice of others are left as they fell.
 *
 * @clause wrg/sorcery/elves
 */
export function elvenLuck(
  troops: OfCreature,
  random: RandomFactor,
  { optional, fighting }: SorceryRulesPart & Pick<WrgRules, 'fighting'> = wrgRules(),
): RandomFactor {
  if (!isCreature(troops, 'elf')) return random;
  const { shootingStep } = fighting.casualties.dice;
  const factor = optional.sorcery.elves.luck === 'plus' ? shootingStep : Math.abs(random.factor);
  if (factor === random.factor) return random;
  return {
    ...random,
    factor,
    because: [...random.because, reasonFor('wrg/sorcery/elves', 'they warp chance', `+${factor} instead`)],
  };
}

/** Elves may add to their own reaction, or take from it: the choice as it is offered; none of others. */
export function elvenWill(troops: OfCreature, { optional }: SorceryRulesPart = wrgRules()) {
  if (!isCreature(troops, 'elf')) return undefined;
  const signs: readonly Sign[] = [-1, 0, 1];
  return { factor: 'elven-will', points: optional.sorcery.elves.will, signs } as const;
}

/**
 * What elves have chosen counts.
 *
 * @clause wrg/sorcery/elves
 */
export function elvenReaction(
  troops: OfCreature,
  sign: Sign,
  rules: SorceryRulesPart = wrgRules(),
): readonly OtherFactor[] {
  const will = elvenWill(troops, rules);
  if (will === undefined || sign === 0) return [];
  return [{ points: will.points * sign, clause: 'wrg/sorcery/elves', because: 'elves, as their player chooses' }];
}

/**
 * Whether a saint disorganises troops: elves and dwarves who are near him.
 *
 * @param saint paces to the nearest of either side.
 * @clause wrg/sorcery/elves
 * @clause wrg/sorcery/dwarves
 */
export function disorganisedBySaint(
  troops: OfCreature,
  saint: number | undefined,
  { optional }: SorceryRulesPart = wrgRules(),
): Reason | undefined {
  if (!isCreature(troops, 'elf', 'dwarf') || saint === undefined) return undefined;
  if (saint > optional.sorcery.elves.fromSaint) return undefined;
  const clause = isCreature(troops, 'elf') ? 'wrg/sorcery/elves' : 'wrg/sorcery/dwarves';
  return reasonFor(clause, 'a saint is near', 'disorganised');
}

/**
 * Whether enemies lure troops out of control: elves do dragons, who go for those in their reach, and dwarves, who go for any.
 *
 * @param inReach they are in the reach of a charge.
 * @clause wrg/sorcery/dragon-lure
 * @clause wrg/sorcery/dwarves
 */
export function lures(troops: OfCreature, enemy: OfCreature, inReach: boolean): boolean {
  if (!isCreature(enemy, 'elf')) return false;
  return isCreature(troops, 'dwarf') || (isCreature(troops, 'dragon') && inReach);
}

/**
 * Whether a halt turns troops to stone for good: trolls, whom a long one leaves in the daylight.
 *
 * @clause wrg/sorcery/trolls
 */
export function turnsToStone(
  troops: OfCreature,
  { kind, periods }: { readonly kind: string; readonly periods: number | null },
  { optional }: SorceryRulesPart = wrgRules(),
): boolean {
  return isCreature(troops, 'troll') && kind.startsWith('halt') && periods === optional.sorcery.trollHalt;
}

/** Whether somebody carries an axe that is for felling trees (`wrg/ruling/woodsmens-axes`). */
export function hasAxe(
  { traits, weapons }: Pick<Troops, 'traits' | 'weapons'>,
  { optional }: SorceryRulesPart = wrgRules(),
): boolean {
  return (
    traits?.includes('woodsmens-axes') === true || (optional.sorcery.ents.anyAxe && weapons.includes('two-handed-axe'))
  );
}

/** Who has come near the wood of ents. */
export interface NearTheWood {
  /** Troops of chaos in the reach of their charge. */
  readonly chaos?: boolean;
  readonly axes?: boolean;
}

/**
 * What ents add to their reaction for who has come near their wood.
 *
 * @clause wrg/sorcery/ents
 */
export function entReaction(
  { chaos = false, axes = false }: NearTheWood,
  { optional }: SorceryRulesPart = wrgRules(),
): readonly OtherFactor[] {
  const { ents } = optional.sorcery;
  const clause = 'wrg/sorcery/ents' as const;
  return [
    ...(chaos ? [{ points: ents.chaos, clause, because: 'troops of chaos in charge reach' }] : []),
    ...(axes ? [{ points: ents.axes, clause, because: 'people with axes' }] : []),
  ];
}

/**
 * Whether ents attack after their test: if they would move toward the enemy, or better.
 *
 * @clause wrg/sorcery/ents
 */
export function entsAttack(result: ReactionResult, { reaction }: Pick<WrgRules, 'reaction'> = wrgRules()): boolean {
  const results: readonly ReactionResult[] = reaction.effects.withoutOrder.D.map(band => band.result);
  const least = results.indexOf('move-to-nearest-enemy');
  return results.indexOf(result) >= least && least >= 0;
}

/**
 * Whether demons stay in this world: as long as a magician who has his powers is near.
 *
 * @param magician paces to the nearest black magician who works; `undefined` where there is none.
 * @clause wrg/sorcery/demons
 */
export function demonsStay(magician: number | undefined, { optional }: SorceryRulesPart = wrgRules()): boolean {
  return magician !== undefined && magician <= optional.sorcery.demonsWithin;
}

/**
 * Whether troops use their shields though their weapon takes two hands: demons with more than two arms.
 *
 * @clause wrg/sorcery/demons
 */
export function shieldsDespiteWeapon({ creature, traits }: Pick<Troops, 'creature' | 'traits'>): boolean {
  return creature === 'demon' && traits?.includes('many-arms') === true;
}

/**
 * Whether their enemies count troops as hostile Huns: goblins on wolves.
 *
 * @clause wrg/sorcery/goblins
 */
export function countAsHuns({ creature, type }: Pick<Troops, 'creature' | 'type'>): boolean {
  return creature === 'goblin' && type === 'lc';
}

/**
 * How many figures of an enemy basilisks keep turned to stone, and how far they look.
 *
 * @clause wrg/sorcery/basilisk
 */
export function basiliskHolds(
  figures: number,
  { optional }: SorceryRulesPart = wrgRules(),
): { readonly figures: number; readonly reach: number | null } {
  const { holds, reach } = optional.sorcery.basilisks;
  return { figures: figures * holds, reach };
}
