import { type Dice, type Distribution, distribution } from '../../../dice/index.js';
import { defineFactors, type Reason, type Tally, tally } from '../../../rulebook/index.js';
import { toDefend, toStrike } from '../factors.js';
import { type SkirmishRules, skirmishRules } from '../rules.js';
import type { Graded, HandWeapon, Horse, Protection } from '../troops.js';

/** The rules of a blow. */
export type StrikeRulesPart = Pick<SkirmishRules, 'melee' | 'men' | 'wounds' | 'factors'>;

/** A man as he fights hand to hand. */
export interface Fighter {
  readonly man: Graded;
  readonly weapon: HandWeapon;
  /** His own protection as he fights, from `protectionOf`. */
  readonly protection: Protection;
  /** The horse that he sits on; on foot without one. */
  readonly riding?: Horse;
  /** He charges this turn, or counter-charges. */
  readonly charging?: 'charge' | 'counter-charge';
  /** What he stands in; open ground unless said. */
  readonly ground?: 'woods' | 'rough';
  readonly defendsObstacle?: boolean;
  /** On a rampart, uphill or the like, above who fights with him. */
  readonly higher?: boolean;
  /** He lies on the ground. */
  readonly prone?: boolean;
  /** Inches above the ground on a tree, wall, ladder or gangway, from which a wound throws him. */
  readonly perched?: number;
}

/** Where an enemy is, seen from who strikes at him. */
export const strikeSides = ['front', 'flank', 'rear'] as const;
export type StrikeSide = (typeof strikeSides)[number];

/** One blow. */
export interface Strike {
  readonly attacker: Fighter;
  readonly defender: Fighter;
  /** Where the defender is of the attacker; in front unless said. */
  readonly side?: StrikeSide;
  /** Whether the man is struck at, or the horse under him; the man unless said. */
  readonly at?: 'man' | 'horse';
}

/** Whether somebody counts as charging. */
export function isCharging({ charging }: Fighter, { melee }: Pick<SkirmishRules, 'melee'> = skirmishRules()): boolean {
  return charging === 'charge' || (charging === 'counter-charge' && melee.counterChargeIsCharge);
}

const isLance = (weapon: HandWeapon): boolean => weapon === 'light-lance' || weapon === 'heavy-lance';

/** Whether a blow is one of a lance in a charge: it unhorses, and it breaks the lance. */
export function isLanceCharge(fighter: Fighter, rules: Pick<SkirmishRules, 'melee'> = skirmishRules()): boolean {
  return isLance(fighter.weapon) && isCharging(fighter, rules);
}

/** Grades above A are for knights who fight knights, both on horseback. */
export function knightsOnHorseback({ attacker, defender }: Pick<Strike, 'attacker' | 'defender'>): boolean {
  return [attacker, defender].every(({ man, riding }) => man.class === 'knight' && riding !== undefined);
}

/**
 * What is added to the die of who strikes.
 *
 * @clause skirmish/melee/attack-heavy-lance
 * @clause skirmish/melee/attack-pike-horse
 * @clause skirmish/melee/attack-pike-woods
 * @clause skirmish/melee/attack-grade
 * @clause skirmish/melee/attack-charging
 * @clause skirmish/melee/attack-improvised
 * @clause skirmish/melee/attack-rear
 * @clause skirmish/troops/grade-above-a-scope
 */
export const attackFactors = defineFactors<Strike, StrikeRulesPart>({
  id: 'skirmish/attack-modifiers',
  unit: toStrike,
  rows: [
    {
      id: 'heavy-lance',
      points: ({ melee }) => melee.attack.heavyLance,
      clause: 'skirmish/melee/attack-heavy-lance',
      says: 'heavy lance',
      when: ({ attacker }) => attacker.weapon === 'heavy-lance',
    },
    {
      id: 'pike-against-horse',
      points: ({ melee }) => melee.attack.pikeAgainstHorse,
      clause: 'skirmish/melee/attack-pike-horse',
      says: 'pike against horse',
      when: ({ attacker, defender }) => attacker.weapon === 'pike' && defender.riding !== undefined,
    },
    {
      id: 'pike-in-woods',
      points: ({ melee }) => melee.attack.pikeInWoods,
      clause: 'skirmish/melee/attack-pike-woods',
      says: 'pike in woods',
      when: ({ attacker }) => attacker.weapon === 'pike' && attacker.ground === 'woods',
    },
    {
      id: 'attacker-grade-a-or-b',
      points: ({ melee }) => melee.attack.gradeAOrB,
      clause: 'skirmish/melee/attack-grade',
      says: ({ attacker }) => `grade ${attacker.man.grade}`,
      when: ({ attacker }) => attacker.man.grade === 'A' || attacker.man.grade === 'B',
    },
    {
      id: 'grades-above-a',
      points: ({ men }) => men.attackForGradesAboveA,
      clause: 'skirmish/troops/grade-above-a-scope',
      says: ({ attacker }) => `grade A${attacker.man.above ?? 0} among knights`,
      when: strike => (knightsOnHorseback(strike) ? (strike.attacker.man.above ?? 0) : 0),
    },
    {
      id: 'charging',
      points: ({ melee }) => melee.attack.charging,
      clause: 'skirmish/melee/attack-charging',
      says: 'charging',
      when: ({ attacker }, rules) => isCharging(attacker, rules),
    },
    {
      id: 'improvised-knife-dagger',
      points: ({ melee }) => melee.attack.improvised,
      clause: 'skirmish/melee/attack-improvised',
      says: ({ attacker }) => (attacker.weapon === 'improvised' ? 'improvised weapon' : attacker.weapon),
      when: ({ attacker }) => ['knife', 'dagger', 'improvised'].includes(attacker.weapon),
    },
    {
      id: 'cavalry-striking-rear',
      points: ({ melee }) => melee.attack.strikingRear,
      clause: 'skirmish/melee/attack-rear',
      says: 'strikes behind him',
      when: ({ side }) => side === 'rear',
    },
  ],
});

/** The protection that a blow meets: of the man, or of the horse. */
function protectionMet({ defender, at = 'man' }: Strike, { men }: StrikeRulesPart): Protection {
  return at === 'horse' && defender.riding !== undefined ? men.horseProtection[defender.riding] : defender.protection;
}

/**
 * What is added to the die of who is struck at.
 *
 * @clause skirmish/melee/defense-armour
 * @clause skirmish/melee/defense-obstacle
 * @clause skirmish/melee/defense-infantry-rough
 * @clause skirmish/melee/defense-grade-e
 */
export const defenseFactors = defineFactors<Strike, StrikeRulesPart>({
  id: 'skirmish/defense-modifiers',
  unit: toDefend,
  rows: [
    {
      id: 'protection',
      clause: 'skirmish/melee/defense-armour',
      says: (strike, rules) => `protection ${protectionMet(strike, rules)}`,
      when: (strike, rules) => rules.melee.defense.protection[protectionMet(strike, rules)],
    },
    {
      id: 'defending-obstacle',
      points: ({ melee }) => melee.defense.obstacle,
      clause: 'skirmish/melee/defense-obstacle',
      says: 'defends an obstacle',
      when: ({ defender }) => defender.defendsObstacle === true,
    },
    {
      id: 'infantry-against-horse-in-woods-or-rough',
      points: ({ melee }) => melee.defense.infantryInRough,
      clause: 'skirmish/melee/defense-infantry-rough',
      says: 'on foot against horse in woods or on rough ground',
      when: ({ attacker, defender }) =>
        defender.riding === undefined && attacker.riding !== undefined && defender.ground !== undefined,
    },
    {
      id: 'defender-grade-e',
      points: ({ melee }) => melee.defense.gradeE,
      clause: 'skirmish/melee/defense-grade-e',
      says: 'grade E',
      when: ({ defender }) => defender.man.grade === 'E',
    },
  ],
});

/** What is known of a blow before the dice. */
export interface StrikeOdds {
  /** What is added to each die. */
  readonly attack: number;
  readonly defense: number;
  /** The chance that it hits. */
  readonly hit: number;
  readonly because: readonly Reason[];
}

/**
 * The points of a blow and the chance that it hits: a die against a die, each with its modifiers, and the attacker's has to be higher.
 *
 * Source: 6 Melee > e, f.
 *
 * @clause skirmish/melee/strike
 */
export function strikeOdds(strike: Strike, rules: StrikeRulesPart = skirmishRules()): StrikeOdds {
  const { attack, defense } = pointsOf(strike, rules);
  return {
    attack: attack.total,
    defense: defense.total,
    hit: strikeDistribution(strike, rules).probability('hit'),
    because: strikeReasons(strike, rules),
  };
}

/**
 * What is added to the two dice of a blow, each with its reason.
 *
 * @clause skirmish/melee/strike
 */
export function strikeReasons(strike: Strike, rules: StrikeRulesPart = skirmishRules()): readonly Reason[] {
  const { attack, defense } = pointsOf(strike, rules);
  return [...attack.because, ...defense.because];
}

function pointsOf(strike: Strike, rules: StrikeRulesPart): { readonly attack: Tally; readonly defense: Tally } {
  return { attack: tally(attackFactors, strike, rules), defense: tally(defenseFactors, strike, rules) };
}

/** A blow as it fell. */
export interface StrikeResult {
  readonly attack: number;
  readonly defense: number;
  readonly hit: boolean;
}

/**
 * Throws a blow. A man on the ground throws his defence die, or has none (`skirmish/ruling/prone-men`).
 *
 * Source: 6 Melee > e.
 *
 * @clause skirmish/melee/strike
 */
export function throwStrike(strike: Strike, dice: Dice, rules: StrikeRulesPart = skirmishRules()): StrikeResult {
  const { attack, defense } = pointsOf(strike, rules);
  const { sides, proneDefend } = rules.melee;
  const thrown = dice.roll(sides) + attack.total;
  const guarded = strike.defender.prone !== true || proneDefend;
  const parried = (guarded ? dice.roll(sides) : 0) + defense.total;
  return { attack: thrown, defense: parried, hit: thrown > parried };
}

/** The distribution of whether a blow hits. */
export function strikeDistribution(
  strike: Strike,
  rules: StrikeRulesPart = skirmishRules(),
): Distribution<'hit' | 'miss'> {
  return distribution(dice => (throwStrike(strike, dice, rules).hit ? 'hit' : 'miss'));
}
