import { type Dice, type Distribution, distribution } from '../../../dice/index.js';
import { counted, defineFactors, type Reason, tally } from '../../../rulebook/index.js';
import { point } from '../factors.js';
import { type MoraleResult, moraleResultNames } from '../rules/morale.js';
import { type SkirmishRules, skirmishRules } from '../rules.js';
import type { Grade, Man } from '../troops.js';

/** The rules of a test of morale. */
export type MoraleTestRulesPart = Pick<SkirmishRules, 'morale' | 'factors'>;

/** Who tests, and in which circumstances. Distances in inches. */
export interface MoraleTest {
  readonly class: Man['class'];
  /** Of a unit, from `unitGrade`. */
  readonly grade: Grade;
  /** From `supported` and `isolated`. */
  readonly supported?: boolean;
  readonly isolated?: boolean;
  readonly closeOrder?: boolean;
  /** Distances of enemies in flight: for each its figures. */
  readonly enemiesFleeing?: readonly { readonly distance: number; readonly figures: number }[];
  /** Distances of fleeing friends who count (`fleeingFriendsCount`). */
  readonly friendsFleeing?: readonly number[];
  /** Figures that the unit had at first, those of them that are killed or wounded, and those that have yielded or fled unhurt. */
  readonly original?: number;
  readonly lost?: number;
  readonly gone?: number;
  /** A man in no unit. */
  readonly alone?: boolean;
  readonly fleeing?: boolean;
  readonly leaderless?: boolean;
  /** Figures that its side lost in melee this turn: in its own melee, and on the whole table. */
  readonly lostInMelee?: number;
  readonly lostInAllMelees?: number;
  /** Standards of its force, battle or army that it has seen lost. */
  readonly standardsLost?: number;
  readonly commanderLost?: boolean;
  /** Inches to the nearest cleric or leader of its side. */
  readonly clericOrLeaderAt?: number;
  readonly secureFlanks?: number;
}

/**
 * Quarters of a unit that are lost: completed ones, or begun ones too (`skirmish/ruling/quarters-lost`). Whether a man alone is a unit, and whether who
 * has yielded or fled is lost, are `skirmish/ruling/losses-of-a-man-alone` and `skirmish/ruling/gone-among-the-losses`.
 */
function quartersLost(
  { original = 0, lost = 0, gone = 0, alone = false }: MoraleTest,
  { morale }: MoraleTestRulesPart,
): number {
  if (original === 0 || (alone && morale.lossesOf === 'units')) return 0;
  const all = morale.lossesAre === 'gone' ? lost + gone : lost;
  const quarters = all / (original * morale.lossShare);
  return morale.lossesCounted === 'completed' ? Math.floor(quarters) : Math.ceil(quarters);
}

function enemiesCounted({ enemiesFleeing = [] }: MoraleTest, { morale }: MoraleTestRulesPart): number {
  const near = enemiesFleeing.filter(({ distance }) => distance <= morale.fleeingEnemiesWithin);
  return morale.enemiesCounted === 'units' ? near.length : near.reduce((sum, { figures }) => sum + figures, 0);
}

const lostInMelee = (
  { lostInMelee: own = 0, lostInAllMelees = own }: MoraleTest,
  { morale }: MoraleTestRulesPart,
): number => (morale.sideOfTheMelee === 'melee' ? own : lostInAllMelees);

/**
 * What is added to the dice of a test.
 *
 * @clause skirmish/morale/mod-class
 * @clause skirmish/morale/mod-grade
 * @clause skirmish/morale/mod-supported
 * @clause skirmish/morale/mod-enemy-fleeing
 * @clause skirmish/morale/mod-close-order
 * @clause skirmish/morale/mod-isolated
 * @clause skirmish/morale/mod-friend-fleeing
 * @clause skirmish/morale/mod-losses
 * @clause skirmish/morale/mod-testing-fleeing
 * @clause skirmish/morale/mod-leaderless
 * @clause skirmish/morale/mod-melee-losses
 * @clause skirmish/morale/mod-standard-lost
 * @clause skirmish/morale/mod-commander-lost
 * @clause skirmish/morale/mod-cleric
 * @clause skirmish/morale/mod-secure-flank
 * @clause skirmish/clerics/role
 */
export const moraleFactors = defineFactors<MoraleTest, MoraleTestRulesPart>({
  id: 'skirmish/morale-modifiers',
  unit: point,
  rows: [
    {
      id: 'class',
      clause: 'skirmish/morale/mod-class',
      says: test => `${test.class}s`,
      when: (test, { morale }) => (test.class === 'cleric' ? 0 : morale.modifiers.class[test.class]),
    },
    {
      id: 'grade',
      clause: 'skirmish/morale/mod-grade',
      says: ({ grade }) => `grade ${grade}`,
      when: ({ grade }, { morale }) => morale.modifiers.grade[grade],
    },
    {
      id: 'supported',
      points: ({ morale }) => morale.modifiers.supported,
      clause: 'skirmish/morale/mod-supported',
      says: 'supported',
      when: test => test.supported === true,
    },
    {
      id: 'enemy-fleeing-within-15',
      points: ({ morale }) => morale.modifiers.enemyFleeing,
      clause: 'skirmish/morale/mod-enemy-fleeing',
      says: 'enemies in flight near by',
      when: enemiesCounted,
    },
    {
      id: 'close-order-sergeants-or-peasants',
      points: ({ morale }) => morale.modifiers.closeOrder,
      clause: 'skirmish/morale/mod-close-order',
      says: 'close order',
      when: test => test.closeOrder === true && (test.class === 'sergeant' || test.class === 'peasant'),
    },
    {
      id: 'isolated',
      points: ({ morale }) => morale.modifiers.isolated,
      clause: 'skirmish/morale/mod-isolated',
      says: 'isolated',
      when: test => test.isolated === true,
    },
    {
      id: 'friend-fleeing',
      points: ({ morale }) => morale.modifiers.friendFleeing,
      clause: 'skirmish/morale/mod-friend-fleeing',
      says: 'friends in flight',
      when: ({ friendsFleeing = [] }, { morale }) =>
        friendsFleeing.filter(each => morale.fleeingFriendsWithin === null || each <= morale.fleeingFriendsWithin)
          .length,
    },
    {
      id: 'losses',
      points: ({ morale }) => morale.modifiers.losses,
      clause: 'skirmish/morale/mod-losses',
      says: (test, rules) =>
        `${counted(quartersLost(test, rules), 'quarter')} of the unit ${rules.morale.lossesAre === 'gone' ? 'lost' : 'killed or wounded'}`,
      when: quartersLost,
    },
    {
      id: 'testing-unit-fleeing',
      points: ({ morale }) => morale.modifiers.fleeing,
      clause: 'skirmish/morale/mod-testing-fleeing',
      says: 'already in flight',
      when: test => test.fleeing === true,
    },
    {
      id: 'leaderless',
      points: ({ morale }) => morale.modifiers.leaderless,
      clause: 'skirmish/morale/mod-leaderless',
      says: 'leaderless',
      when: test => test.leaderless === true,
    },
    {
      id: 'side-lost-3-or-more-in-melee',
      points: ({ morale }) => morale.modifiers.meleeLosses,
      clause: 'skirmish/morale/mod-melee-losses',
      says: 'its side lost heavily in melee',
      when: (test, rules) => lostInMelee(test, rules) >= rules.morale.lostInMelee,
    },
    {
      id: 'standard-lost',
      points: ({ morale }) => morale.modifiers.standardLost,
      clause: 'skirmish/morale/mod-standard-lost',
      says: 'a standard is seen to be lost',
      when: ({ standardsLost = 0 }, { morale }) =>
        morale.standardsCountOnce ? Math.min(1, standardsLost) : standardsLost,
    },
    {
      id: 'army-commander-lost',
      points: ({ morale }) => morale.modifiers.commanderLost,
      clause: 'skirmish/morale/mod-commander-lost',
      says: 'the commander of the army is seen to be lost',
      when: test => test.commanderLost === true,
    },
    {
      id: 'cleric-or-leader-within-15',
      points: ({ morale }) => morale.modifiers.clericOrLeader,
      clause: 'skirmish/morale/mod-cleric',
      says: 'a cleric or leader near by',
      when: ({ clericOrLeaderAt }, { morale }) =>
        clericOrLeaderAt !== undefined && clericOrLeaderAt <= morale.clericOrLeaderWithin,
    },
    {
      id: 'secure-flank',
      points: ({ morale }) => morale.modifiers.secureFlank,
      clause: 'skirmish/morale/mod-secure-flank',
      says: ({ secureFlanks = 0 }) => (secureFlanks === 1 ? 'a secure flank' : 'secure flanks'),
      when: ({ secureFlanks = 0 }) => secureFlanks,
    },
  ],
});

/** What is known of a test before the dice. */
export interface MoraleOdds {
  /** What is added to the dice. */
  readonly modifier: number;
  readonly chances: { readonly [R in MoraleResult]: number };
  readonly because: readonly Reason[];
}

/**
 * The modifier of a test and the exact chance of each result.
 *
 * Source: 7 Morale > Testing Morale.
 *
 * @clause skirmish/morale/test
 */
export function moraleOdds(test: MoraleTest, rules: MoraleTestRulesPart = skirmishRules()): MoraleOdds {
  const { total, because } = tally(moraleFactors, test, rules);
  const results = moraleDistribution(test, rules);
  return {
    modifier: total,
    chances: {
      bold: results.probability('bold'),
      resolute: results.probability('resolute'),
      craven: results.probability('craven'),
      recreant: results.probability('recreant'),
    },
    because,
  };
}

/** A test that was thrown. */
export interface TestedMorale {
  readonly total: number;
  readonly result: MoraleResult;
}

/**
 * Throws a test of morale: the total of three dice with its modifiers says bold, resolute, craven or recreant. Below the lowest total of
 * the chart it is recreant too.
 *
 * Source: 7 Morale > Testing Morale.
 *
 * @clause skirmish/morale/test
 */
export function throwMorale(test: MoraleTest, dice: Dice, rules: MoraleTestRulesPart = skirmishRules()): TestedMorale {
  const { dice: number, sides, results } = rules.morale;
  const total = dice.sum(number, sides) + tally(moraleFactors, test, rules).total;
  const result = moraleResultNames.find(name => {
    const { from, to } = results[name];
    return total >= from && (to === null || total <= to);
  });
  return { total, result: result ?? 'recreant' };
}

/** The distribution of the results of a test. */
export function moraleDistribution(
  test: MoraleTest,
  rules: MoraleTestRulesPart = skirmishRules(),
): Distribution<MoraleResult> {
  return distribution(dice => throwMorale(test, dice, rules).result);
}
