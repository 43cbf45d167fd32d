import { insist, type Violation } from '../../../rulebook/index.js';
import { type WrgRules, wrgRules } from '../rules.js';
import {
  type ChoiceFactorId,
  choiceFactorIds,
  type Influence,
  type ReactionSituation,
  type Sign,
} from './situation.js';

/** The part of the rules that factors of choice need. */
export type ChoiceRules = { readonly reaction: Pick<WrgRules['reaction'], 'counting'> };

/** A factor that the player adds or takes away. */
export interface ReactionChoice {
  readonly factor: ChoiceFactorId;
  /** What it comes to, one way or the other. */
  readonly points: number;
  /** The ways that are open. */
  readonly signs: readonly Sign[];
}

/**
 * The factors that the player has to sign before the dice are thrown, and which ways are open to him: an over-cautious general
 * can only take away, a rash one only add; of two secure flanks one may count each way.
 *
 * Source: The Reaction Test > Addition or Subtraction by Choice; Generals.
 *
 * @clause wrg/reaction/choice-general-with-unit
 * @clause wrg/reaction/choice-general-within-150
 * @clause wrg/reaction/choice-cover-square
 * @clause wrg/reaction/choice-secure-flank
 * @clause wrg/general/personality-reaction
 */
export function reactionChoices(
  situation: ReactionSituation,
  rules: ChoiceRules = wrgRules(),
): readonly ReactionChoice[] {
  const { counting } = rules.reaction;
  const { secureFlanks = 0 } = situation;
  const pass: readonly Sign[] = counting.mustSign ? [] : [0];
  const choices: ReactionChoice[] = [];
  const offer = (factor: ChoiceFactorId, times: number, signs: readonly Sign[]) => {
    const points = counting.factors[factor].points * times;
    if (points !== 0) choices.push({ factor, points, signs: [...signs].sort((a, b) => a - b) });
  };
  const { generalWith, generalRouts = false, generalNear, generalNearRetires = false, behind } = situation;
  const withThem = generalRouts && counting.generalsCondition ? undefined : generalWith;
  if (withThem !== undefined) offer('general-with-unit', 1, [...signsOf(withThem), ...pass]);
  const near =
    generalNearRetires && counting.generalsCondition
      ? undefined
      : (generalNear ?? (counting.generalOnce ? undefined : withThem));
  if (near !== undefined) offer('general-within-150', 1, [...signsOf(near), ...pass]);
  if (behind !== undefined && (behind !== 'field-defences' || counting.fieldDefences)) {
    offer('cover-square-or-defences', 1, [-1, 1, ...pass]);
  }
  const flanks = counting.factors['secure-flank'].counted === 'each' ? secureFlanks : Math.min(1, secureFlanks);
  if (flanks > 0) offer('secure-flank', flanks, flanks > 1 ? [-1, 0, 1] : [-1, 1, ...pass]);
  return choices;
}

/** How many times a factor of choice counts, with its sign. */
export function timesChosen(factor: ChoiceFactorId, situation: ReactionSituation, rules: ChoiceRules): number {
  const choice = reactionChoices(situation, rules).find(each => each.factor === factor);
  if (choice === undefined) return 0;
  const sign = signedAs(choice, situation);
  const { points } = rules.reaction.counting.factors[factor];
  // A factor of nothing is not offered.
  return (sign ?? 0) * (choice.points / points);
}

/** The way a factor counts: as the player signed it, or the only way there is. */
function signedAs({ factor, signs }: ReactionChoice, situation: ReactionSituation): Sign | undefined {
  return (
    situation.signs?.[factor] ??
    (signs.length === 1 || signs.includes(0) ? (signs.find(each => each === 0) ?? signs[0]) : undefined)
  );
}

/** What is wrong with the signs that a player gave: factors that do not apply, ways not open, factors left out. */
export function signFaults(situation: ReactionSituation, rules: ChoiceRules = wrgRules()): readonly Violation[] {
  const choices = reactionChoices(situation, rules);
  return choiceFactorIds.flatMap((factor): Violation[] => {
    const clause = clauseOf[factor];
    const choice = choices.find(each => each.factor === factor);
    const given = situation.signs?.[factor];
    const path = `signs.${factor}`;
    if (choice === undefined) {
      return given === undefined || given === 0
        ? []
        : [{ path, clause, problem: 'the factor does not apply', mend: 'leave it out' }];
    }
    const open = choice.signs.join(' or ');
    if (given !== undefined && !choice.signs.includes(given)) {
      return [{ path, clause, problem: `it cannot count ${given}`, mend: `give ${open}` }];
    }
    if (signedAs(choice, situation) !== undefined) return [];
    return [
      { path, clause, problem: 'the player must choose whether it is added or taken away', mend: `give ${open}` },
    ];
  });
}

/** Refuses signs that are wrong or missing. */
export function insistOnSigns(situation: ReactionSituation, rules: ChoiceRules): void {
  const [first] = signFaults(situation, rules);
  insist(first === undefined, () => first ?? { path: 'signs', problem: 'wrong', mend: 'leave them out' });
}

const clauseOf = {
  'general-with-unit': 'wrg/reaction/choice-general-with-unit',
  'general-within-150': 'wrg/reaction/choice-general-within-150',
  'cover-square-or-defences': 'wrg/reaction/choice-cover-square',
  'secure-flank': 'wrg/reaction/choice-secure-flank',
} as const;

function signsOf(influence: Influence): readonly Sign[] {
  switch (influence) {
    case 'over-cautious':
      return [-1];
    case 'rash':
      return [1];
    case 'average':
      return [-1, 1];
  }
}
