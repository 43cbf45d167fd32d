import { type Dice, distribution } from '../../../dice/index.js';
import { type Reason, reasonFor, type Violation } from '../../../rulebook/index.js';
import type { Personality } from '../rules/army/organisation.js';
import { sheetOfType } from '../rules/army/sheets.js';
import type { OfArmies } from '../rules/army.js';
import { wrgRules } from '../rules.js';
import { type GeneralEntry, ofNation } from './army-list.js';
import { unitSize } from './organisation.js';

/**
 * How many subordinate generals an army of so many points may have.
 *
 * @param strength points of the army; `ownPoints` are those of its subordinates among them, `stoneWalls` those of its stone fortifications.
 * @clause wrg/general/subordinates-allowed
 */
export function subordinatesAllowed(
  {
    strength,
    ownPoints = 0,
    stoneWalls = 0,
  }: { readonly strength: number; readonly ownPoints?: number; readonly stoneWalls?: number },
  rules: OfArmies = wrgRules(),
): number {
  const { subordinatesOver, strengthCounted } = rules.army.generals;
  const leftOut = { 'whole-army': 0, 'without-subordinates': ownPoints, 'without-stone-walls': stoneWalls };
  return subordinatesOver.filter(points => strength - leftOut[strengthCounted] > points).length;
}

/** A subordinate's character, thrown for. */
export interface ThrownPersonality extends Personality {
  readonly score: number;
  readonly because: readonly Reason[];
}

/**
 * Throws for what a subordinate general is like; before orders are written.
 *
 * Source: Generals.
 *
 * @clause wrg/general/personality-dice
 * @clause wrg/general/personality-reaction
 */
export function throwPersonality(dice: Dice, rules: OfArmies = wrgRules()): ThrownPersonality {
  const score = dice.roll(rules.army.generals.personalityDie);
  const found = personalityOf(score, rules);
  const because = reasonFor('wrg/general/personality-dice', `a throw of ${score}`, found.personality);
  return { score, ...found, because: [because] };
}

/**
 * What each throw makes of a subordinate general.
 *
 * @clause wrg/general/personality-dice
 * @clause wrg/general/personality-reaction
 */
export function personalitiesByScore(rules: OfArmies = wrgRules()): {
  readonly scores: readonly Personality['personality'][];
  readonly because: readonly Reason[];
} {
  const faces = Array.from({ length: rules.army.generals.personalityDie }, (_, at) => at + 1);
  const found = faces.map(score => ({ score, ...personalityOf(score, rules) }));
  const kinds = [...new Map(found.map(each => [each.personality, each])).values()];
  const because = kinds.map(({ personality, reactionSign }) => {
    const thrown = found.filter(each => each.personality === personality).map(({ score }) => score);
    const does = { minus: 'only takes away', plus: 'only adds', either: 'adds or takes away' }[reactionSign];
    return reasonFor(
      'wrg/general/personality-reaction',
      `a throw of ${thrown.join(' or ')}`,
      `${personality}: ${does}`,
    );
  });
  return { scores: found.map(({ personality }) => personality), because };
}

/** What a score makes of a subordinate. A commander-in-chief is average: his sign is the player's choice. */
function personalityOf(score: number, { army }: OfArmies): Personality {
  return army.generals.personalities[score] ?? averageGeneral;
}

/**
 * What a commander-in-chief is like: nobody throws for him, and he may be rash or cautious as his player wants.
 *
 * @clause wrg/general/personality-reaction
 */
export const averageGeneral: Personality = Object.freeze({ personality: 'average', reactionSign: 'either' });

/** The chances of each personality. */
export function personalityOdds(rules: OfArmies = wrgRules()) {
  return distribution(dice => throwPersonality(dice, rules).personality);
}

/**
 * Signs that the presence of a general may give to a reaction test: −1, +1, or either.
 *
 * @clause wrg/general/personality-reaction
 */
export function reactionSigns({ reactionSign }: Personality): readonly (-1 | 1)[] {
  return reactionSign === 'minus' ? [-1] : reactionSign === 'plus' ? [1] : [-1, 1];
}

/**
 * Whether a general with a bodyguard of so many figures or models, himself among them, can take over the command of a unit.
 *
 * @clause wrg/general/supersede-command
 */
export function canSupersede(
  { troops, bodyguard = 1 }: Pick<GeneralEntry, 'troops' | 'bodyguard'>,
  rules: OfArmies = wrgRules(),
): boolean {
  const { supersedingFigures, supersedingModels } = rules.army.generals;
  const { arm } = sheetOfType(troops.type, rules);
  const models = arm === 'elephant' || arm === 'chariot';
  return bodyguard <= (models ? supersedingModels : supersedingFigures);
}

/**
 * Whether a general may give orders to a unit: the commander-in-chief to all, a subordinate to those under his own command.
 *
 * @param unit `under` is the general that it is under, the commander-in-chief unless said.
 * @clause wrg/general/subordinate-orders
 */
export function mayOrder(
  general: Pick<GeneralEntry, 'id' | 'rank'>,
  unit: { readonly under?: string | undefined },
): boolean {
  return general.rank === 'commander-in-chief' || unit.under === general.id;
}

/**
 * What is wrong with the bodyguard of a general.
 *
 * @clause wrg/general/bodyguard
 * @clause wrg/troops/general-figure-composition
 */
export function bodyguardFaults(
  general: Pick<GeneralEntry, 'troops' | 'bodyguard'>,
  {
    path = 'general',
    nation,
    field = 'bodyguard',
  }: {
    readonly path?: string;
    readonly nation?: string | undefined;
    /** What the number of its figures is called. */
    readonly field?: 'bodyguard' | 'figures';
  } = {},
  rules: OfArmies = wrgRules(),
): readonly Violation[] {
  const { bodyguardFigures, bodyguardClasses, bodyguardModelClasses } = rules.army.generals;
  const { bodyguard = 1 } = general;
  const troops = ofNation(general.troops, nation);
  const { arm, title } = sheetOfType(troops.type, rules, `${path}.troops.type`);
  const clause = 'wrg/general/bodyguard';
  if (arm === 'engine' || arm === 'wagon') {
    return [{ path: `${path}.troops`, clause, problem: `no general rides with ${title}`, mend: 'give him a mount' }];
  }
  const models = arm === 'elephant' || arm === 'chariot';
  const classes = models ? bodyguardModelClasses : bodyguardClasses;
  const most = models ? unitSize(troops, false, rules).most : bodyguardFigures;
  const faults: Violation[] = [];
  if (bodyguard > most) {
    const problem = `a bodyguard of ${bodyguard}, himself among them, is too large`;
    faults.push({ path: `${path}.${field}`, clause, problem, mend: `make it ${most} or fewer` });
  }
  // Who rides alone has no bodyguard that could be of a class.
  if (bodyguard > 1 && !classes.includes(troops.class)) {
    const problem = `a bodyguard is not of class ${troops.class}`;
    faults.push({ path: `${path}.troops.class`, clause, problem, mend: `choose ${classes.join(' or ')}` });
  }
  return faults;
}
