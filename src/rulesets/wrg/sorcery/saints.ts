import { type Reason, reasonFor } from '../../../rulebook/index.js';
import { distance, distanceToSegment, type Point } from '../../../table/index.js';
import type { OtherFactor } from '../others.js';
import { wrgRules } from '../rules.js';
import { areMen, isCreature, isMythical, type OfCreature, type SorceryRulesPart } from './creatures.js';

/** Whether troops are a saint of any kind. */
export function isSaint(troops: OfCreature): boolean {
  return isCreature(troops, 'saint', 'warrior-saint', 'moslem-saint');
}

/**
 * Whether a saint makes the ground holy on which somebody stands.
 *
 * @param distance paces to the nearest saint; `undefined` where there is none.
 * @clause wrg/sorcery/saint
 */
export function inSanctity(distance: number | undefined, { optional }: SorceryRulesPart = wrgRules()): boolean {
  return distance !== undefined && distance <= optional.sorcery.saints.zone;
}

/**
 * Whether a straight way leads over a zone of sanctity.
 *
 * @param saints where they stand.
 * @clause wrg/sorcery/saint
 */
export function leadsOverSanctity(
  way: { readonly from: Point; readonly to: Point },
  saints: readonly Point[],
  rules: SorceryRulesPart = wrgRules(),
): boolean {
  return saints.some(saint => inSanctity(distanceToSegment(saint, way), rules));
}

/**
 * Whether a straight way leads into a zone of sanctity; who is in one already does not enter that.
 *
 * @param saints where they stand.
 * @clause wrg/sorcery/saint
 */
export function entersSanctity(
  way: { readonly from: Point; readonly to: Point },
  saints: readonly Point[],
  rules: SorceryRulesPart = wrgRules(),
): boolean {
  const others = saints.filter(saint => !inSanctity(distance(saint, way.from), rules));
  return leadsOverSanctity(way, others, rules);
}

/** How far the nearest saints are from a magician and from his target. */
export interface SaintsNear {
  readonly caster?: number;
  readonly target?: number;
}

/**
 * Whether a spell works: not in a zone of sanctity, be it cast from there or at somebody there (`wrg/ruling/spells-near-saints`).
 *
 * @clause wrg/sorcery/saint
 */
export function spellWorks({ caster, target }: SaintsNear, rules: SorceryRulesPart = wrgRules()): boolean {
  const { failNearSaint } = rules.optional.sorcery.spells;
  return !inSanctity(target, rules) && !(failNearSaint === 'both' && inSanctity(caster, rules));
}

/**
 * Whether troops keep out of a zone of sanctity.
 *
 * @clause wrg/sorcery/saint
 */
export function staysOut(troops: OfCreature, rules: SorceryRulesPart = wrgRules()): boolean {
  return isMythical(troops, rules);
}

/**
 * Whether troops take reaction tests: saints do not.
 *
 * @clause wrg/sorcery/saint
 */
export function takesTests(troops: OfCreature): boolean {
  return !isSaint(troops);
}

/**
 * Whether somebody goes over water as over land.
 *
 * @clause wrg/sorcery/saint-unarmed
 */
export function walksOnWater(troops: OfCreature): boolean {
  return isSaint(troops);
}

/**
 * Whether somebody carries nothing to fight with, and strikes nobody, but in a debate.
 *
 * @clause wrg/sorcery/saint-unarmed
 */
export function isUnarmed(troops: OfCreature): boolean {
  return isCreature(troops, 'saint', 'moslem-saint');
}

/**
 * Whether somebody charges at all: not who is unarmed, nor crows and basilisks, who do their work from afar.
 *
 * @clause wrg/sorcery/saint-unarmed
 * @clause wrg/sorcery/crows
 * @clause wrg/sorcery/basilisk
 */
export function comesToBlows(troops: OfCreature): boolean {
  return !isUnarmed(troops) && !isCreature(troops, 'crow', 'basilisk');
}

/** Troops that test, and how far saints are: the nearest of the enemy’s, and the nearest Moslem saint of their own side. */
export interface NearSaints {
  readonly troops: OfCreature;
  readonly enemy?: number;
  readonly ownMoslem?: number;
}

/**
 * What saints do to a reaction test: the enemy’s abash men who come near them, one’s own Moslem saint gives heart.
 *
 * @clause wrg/sorcery/saint-effect
 * @clause wrg/sorcery/moslem-saint
 */
export function saintReaction(
  { troops, enemy, ownMoslem }: NearSaints,
  rules: SorceryRulesPart = wrgRules(),
): readonly OtherFactor[] {
  const { opposing, moslem } = rules.optional.sorcery.saints;
  const others: OtherFactor[] = [];
  if (enemy !== undefined && enemy <= opposing.within && areMen(troops, rules)) {
    others.push({ points: opposing.points, clause: 'wrg/sorcery/saint-effect', because: 'an enemy saint is near' });
  }
  if (ownMoslem !== undefined && ownMoslem <= moslem.within) {
    others.push({ points: moslem.points, clause: 'wrg/sorcery/moslem-saint', because: 'their saint is near' });
  }
  return others;
}

/**
 * Points that a martyr counts for his own side.
 *
 * @clause wrg/sorcery/martyr
 * @clause wrg/sorcery/warrior-saint
 */
export function martyrPoints(troops: OfCreature, { optional }: SorceryRulesPart = wrgRules()): number {
  const { unarmed, warrior } = optional.sorcery.saints.martyr;
  if (!isSaint(troops)) return 0;
  return isCreature(troops, 'warrior-saint') ? warrior : unarmed;
}

/**
 * Whether two saints have something to discuss: one is a Christian, the other a Moslem, and they are near each other.
 *
 * @param distance paces between them.
 * @clause wrg/sorcery/saint-debate
 */
export function debates(
  one: OfCreature,
  other: OfCreature,
  distance: number,
  { optional }: SorceryRulesPart = wrgRules(),
): boolean {
  const moslems = [one, other].filter(each => isCreature(each, 'moslem-saint')).length;
  return isSaint(one) && isSaint(other) && moslems === 1 && distance <= optional.sorcery.saints.debateWithin;
}

/** What they fight with: staves in the absence of other weapons. */
export const staff = 'two-handed-axe' as const;

/**
 * What the winner of a debate does: if he is wounded he prays where he is for what is left of the battle.
 *
 * @param men casualties that he has taken.
 * @clause wrg/sorcery/saint-debate
 */
export function afterDebate(men: number): { readonly prays: boolean; readonly because: readonly Reason[] } {
  const prays = men > 0;
  const effect = prays ? 'prays there for the rest of the battle' : 'goes on';
  return {
    prays,
    because: [reasonFor('wrg/sorcery/saint-debate', prays ? 'won, and wounded' : 'won unhurt', effect)],
  };
}
