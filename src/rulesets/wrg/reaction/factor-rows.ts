import type { Factor, FactorRules } from '../../../rulebook/index.js';
import { sheetOfType, type TroopRules, type TroopSheet } from '../rules/army/sheets.js';
import type { ReactionFactorId } from '../rules/reaction/factors.js';
import { type ChoiceRules, reactionChoices, timesChosen } from './choices.js';
import type { ChoiceFactorId, ReactionSituation } from './situation.js';

/** The part of the rules that the total of a reaction test needs. */
export type TotalRules = FactorRules & TroopRules & ChoiceRules;

type When = (situation: ReactionSituation, rules: TotalRules) => boolean | number | undefined;
/** A row of the table. */
export type Row = Factor<ReactionSituation, TotalRules>;

/** A row of the chart: what it counts, whether each or once, and how many at most stand there. */
function row(id: ReactionFactorId, clause: `wrg/reaction/${string}`, says: Row['says'], when: When): Row {
  return {
    id,
    points: ({ reaction }) => reaction.counting.factors[id].points,
    clause,
    says,
    when: (situation, rules) => {
      const { counted, most } = rules.reaction.counting.factors[id];
      const there = Number(when(situation, rules) ?? 0);
      const times = counted === 'each' ? there : Math.min(1, there);
      return most === null ? times : Math.min(most, times);
    },
  };
}

/** How many of the parts that weigh upon a unit it has lost: fifths, by the book. */
function partsLost({ lost, original }: ReactionSituation, { reaction: { counting } }: TotalRules): number {
  return Math.floor((lost * counting.strengthLostOneIn) / original);
}

/** Whether troops carry no shields because their kind never does; nor do creatures that are hit in the column of such a kind. */
const isSparedShields = ({ like, target }: TroopSheet, { reaction: { counting } }: TotalRules): boolean =>
  [like, target.otherwise].some(each => each !== null && counting.shieldlessExempt.includes(each));

const beyond = (
  there: number,
  id: 'friend-unit-within-150' | 'enemy-unit-facing-150',
  { reaction: { counting } }: TotalRules,
) => counting.beyondMostAreOthers && there > (counting.factors[id].most ?? Number.POSITIVE_INFINITY);

const enemyUnits = (
  { enemyUnitsFacing = 0, enemyUnitsTurned = 0 }: ReactionSituation,
  { reaction: { counting } }: TotalRules,
) => (counting.facing ? enemyUnitsFacing : enemyUnitsFacing + enemyUnitsTurned);

/** What gives heart: friends, ground, enemies in trouble. */
export const additions: readonly Row[] = [
  row(
    'friend-unit-within-150',
    'wrg/reaction/plus1-friend-unit',
    'friendly units near and in sight',
    ({ friendUnits }) => friendUnits,
  ),
  row(
    'other-friends-in-sight',
    'wrg/reaction/plus1-other-friends',
    'other friends in sight',
    ({ otherFriends, friendUnits = 0 }, rules) => otherFriends || beyond(friendUnits, 'friend-unit-within-150', rules),
  ),
  row(
    'friends-advancing-150',
    'wrg/reaction/plus1-friends-advancing',
    'friends advancing near',
    ({ friendsAdvancing, friendsCharging }, { reaction: { counting } }) =>
      friendsAdvancing || (counting.chargersAdvance && friendsCharging),
  ),
  row(
    'friends-charging-150',
    'wrg/reaction/plus1-friends-charging',
    'friends charging near',
    ({ friendsCharging }) => friendsCharging,
  ),
  row(
    'support-to-rear',
    'wrg/reaction/plus1-support-to-rear',
    'support to the rear',
    ({ supportToRear }) => supportToRear,
  ),
  row(
    'enemy-retiring-150',
    'wrg/reaction/plus1-enemy-retiring',
    'enemy retiring near',
    ({ enemyRetiring }) => enemyRetiring,
  ),
  row(
    'enemy-flank-or-rear-presented-150',
    'wrg/reaction/plus1-enemy-flank-presented',
    'an enemy near shows flank or rear',
    ({ enemyFlankOrRear }) => enemyFlankOrRear,
  ),
  row(
    'uphill-of-enemy-150',
    'wrg/reaction/plus1-uphill',
    'uphill of an enemy near',
    ({ uphillOfEnemy }) => uphillOfEnemy,
  ),
  row(
    'friendly-cover-100',
    'wrg/reaction/plus1-friendly-cover',
    'friendly cover near',
    ({ friendlyCover }) => friendlyCover,
  ),
  row(
    'fanatics-in-reach',
    'wrg/reaction/plus2-fanatics',
    'fanatics with an enemy in reach',
    ({ troops, enemyInReach, inContact }) => troops.fanatic === true && enemyInReach && inContact !== true,
  ),
  row(
    'enemy-unit-routing-150',
    'wrg/reaction/plus2-enemy-routing',
    'enemy units routing near',
    ({ enemyUnitsRouting }) => enemyUnitsRouting,
  ),
];

/** What enemies take away. */
export const deductionsForEnemies: readonly Row[] = [
  row('enemy-unit-facing-150', 'wrg/reaction/minus1-enemy-unit-facing', 'enemy units near and facing', enemyUnits),
  row(
    'other-enemy-in-sight',
    'wrg/reaction/minus1-other-enemy',
    'other enemy in sight',
    (situation, rules) =>
      situation.otherEnemies ||
      (rules.reaction.counting.facing && (situation.enemyUnitsTurned ?? 0) > 0) ||
      beyond(enemyUnits(situation, rules), 'enemy-unit-facing-150', rules),
  ),
  row(
    'enemy-cavalry-150',
    'wrg/reaction/minus1-enemy-cavalry',
    'enemy cavalry near',
    ({ enemyCavalry }) => enemyCavalry,
  ),
  row(
    'enemy-advancing-150',
    'wrg/reaction/minus1-enemy-advancing',
    'enemy advancing near',
    ({ enemyAdvancing }) => enemyAdvancing,
  ),
  row(
    'shot-at-by-half-own-numbers',
    'wrg/reaction/minus1-shot-at',
    'shot at by at least half their numbers',
    ({ shotAtBy = 0, original, lost }, { reaction: { counting } }) =>
      shotAtBy > 0 && shotAtBy * counting.shotAtByOneIn >= original - lost,
  ),
  row(
    'shot-at-by-engines-moved-under-40',
    'wrg/reaction/minus1-shot-at-by-engines',
    'shot at by engines and hardly moving',
    ({ shotAtByEngines, moved = 0 }, { reaction: { counting } }) => shotAtByEngines && moved < counting.enginesMoved,
  ),
  row(
    'enemy-behind-flank-in-reach',
    'wrg/reaction/minus1-enemy-behind-flank',
    'an enemy in reach behind the flank',
    ({ enemyBehindFlank }) => enemyBehindFlank,
  ),
  row(
    'enemy-in-rear-in-reach',
    'wrg/reaction/minus1-enemy-in-rear',
    'an enemy in reach in the rear',
    ({ enemyInRear }) => enemyInRear,
  ),
  row('enemy-uphill-150', 'wrg/reaction/minus1-enemy-uphill', 'an enemy near uphill', ({ enemyUphill }) => enemyUphill),
  row(
    'charging-or-charged-by-fanatics',
    'wrg/reaction/minus1-fanatic-charge',
    'against fanatics',
    ({ againstFanatics }) => againstFanatics,
  ),
  row('hostile-huns-150', 'wrg/reaction/minus1-huns', 'hostile Huns near', ({ hostileHuns }) => hostileHuns),
  row(
    'enemy-elephants-or-chariots-150',
    'wrg/reaction/minus2-elephants-chariots',
    'enemy elephants or chariots near',
    ({ enemyElephantsOrChariots }) => enemyElephantsOrChariots,
  ),
  row(
    'surprised-from-cover-100',
    'wrg/reaction/minus2-surprised',
    'surprised out of cover',
    ({ surprised }) => surprised,
  ),
  row(
    'fresh-enemy-50',
    'wrg/reaction/minus2-fresh-enemy',
    'fresh enemies arriving late',
    ({ freshEnemyFigures = 0, periodsPlayed = 0 }, { reaction: { counting } }) =>
      freshEnemyFigures >= counting.freshEnemyFigures && periodsPlayed >= counting.freshEnemyAfter,
  ),
  row(
    'li-charge-against-heavier-or-mounted',
    'wrg/reaction/minus2-li-charge',
    'light infantry against heavier or mounted troops',
    ({ troops, againstHeavierOrMounted }, rules) =>
      againstHeavierOrMounted && sheetOfType(troops.type, rules, 'troops.type').like === 'li',
  ),
];

/** What the testers' own state and that of their friends takes away. */
export const deductionsForThemselves: readonly Row[] = [
  row(
    'friends-retiring-150',
    'wrg/reaction/minus1-friends-retiring',
    'friends retiring near',
    ({ friendsRetiring }) => friendsRetiring,
  ),
  row('disorganised', 'wrg/reaction/minus1-disorganised', 'disorganised', ({ disorganised }) => disorganised),
  row(
    'fifth-lost',
    'wrg/reaction/minus1-fifth-lost',
    (situation, rules) => {
      const parts = partsLost(situation, rules);
      return parts === 1 ? 'a fifth of their strength lost' : `${parts} fifths of their strength lost`;
    },
    partsLost,
  ),
  row(
    'own-unit-retiring',
    'wrg/reaction/minus1-own-retiring',
    'retiring',
    ({ retiring, inRout }, { reaction: { counting } }) => retiring || (counting.routersRetire && inRout),
  ),
  row(
    'bow-or-crossbow-armed',
    'wrg/reaction/minus1-bow-armed',
    'armed with bows or crossbows',
    ({ troops: { weapons, crew = [] } }) =>
      weapons.includes('bow') || weapons.includes('crossbow') || crew.includes('bow'),
  ),
  row(
    'no-shields',
    'wrg/reaction/minus1-no-shields',
    'without shields',
    ({ troops }, rules) => !troops.shield && !isSparedShields(sheetOfType(troops.type, rules, 'troops.type'), rules),
  ),
  row(
    'friend-unit-routing-150',
    'wrg/reaction/minus2-friend-routing',
    'friendly units routing near',
    ({ friendUnitsRouting }) => friendUnitsRouting,
  ),
  row(
    'unfriendly-cover-100',
    'wrg/reaction/minus2-unfriendly-cover',
    'unfriendly cover near',
    ({ unfriendlyCover }) => unfriendlyCover,
  ),
  row(
    'animals-near-fire-100',
    'wrg/reaction/minus2-animals-fire',
    'animals near fire',
    ({ animalsNearFire }) => animalsNearFire,
  ),
  row(
    'horse-disorganised-by-elephants-or-camels',
    'wrg/reaction/minus2-horse-disorganised',
    'horses disorganised by elephants or camels',
    ({ horseDisorganised }) => horseDisorganised,
  ),
  row('sub-unit-astray', 'wrg/reaction/minus2-sub-unit-astray', 'away from the main body', ({ astray }) => astray),
  row('general-lost-250', 'wrg/reaction/minus2-general-lost', 'their general lost', ({ generalLost }) => generalLost),
  row(
    'in-rout-or-routed-earlier',
    'wrg/reaction/minus2-in-rout',
    'in rout now or before',
    ({ inRout, routedEarlier }, { reaction: { counting } }) => inRout || (counting.earlierRout && routedEarlier),
  ),
  row(
    'e-class-in-rout',
    'wrg/reaction/minus2-e-in-rout',
    'E class in rout',
    ({ troops, inRout }) => troops.class === 'E' && inRout,
  ),
  row('army-test', 'wrg/reaction/minus2-army-test', 'a third of the army gone', ({ armyTest }) => armyTest),
];

/** Whether a factor could have counted otherwise than it does: of an over-cautious or a rash general it could not. */
export function isChosen(factor: ChoiceFactorId, situation: ReactionSituation, rules: ChoiceRules): boolean {
  return reactionChoices(situation, rules).some(each => each.factor === factor && each.signs.length > 1);
}

/** A row whose sign the player chooses. */
function choiceRow(id: ChoiceFactorId, clause: `wrg/reaction/${string}`, says: string): Row {
  return {
    id,
    points: ({ reaction }) => reaction.counting.factors[id].points,
    clause,
    // What counts against those whom it should hearten is no slip: their player wants them to stay, or their general can do no better.
    says: (situation, rules) => {
      if (timesChosen(id, situation, rules) >= 0) return says;
      return isChosen(id, situation, rules)
        ? `${says}, against them by their player’s choice`
        : `${says}, over-cautious`;
    },
    when: (situation, rules) => timesChosen(id, situation, rules),
  };
}

/** How it is told that a general is with a unit. */
export const ledByGeneral = 'their general is with them';

/** What the player adds or takes away as he chooses. */
export const choiceRows: readonly Row[] = [
  choiceRow('general-with-unit', 'wrg/reaction/choice-general-with-unit', ledByGeneral),
  choiceRow('general-within-150', 'wrg/reaction/choice-general-within-150', 'their general is near'),
  choiceRow('cover-square-or-defences', 'wrg/reaction/choice-cover-square', 'behind cover or defences, or in square'),
  choiceRow('secure-flank', 'wrg/reaction/choice-secure-flank', 'secure flanks'),
];
