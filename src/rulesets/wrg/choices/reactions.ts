import type { Asking, Choice } from '../../../battle/index.js';
import { distribution } from '../../../dice/index.js';
import { listed } from '../../../scenario/index.js';
import { answerNotations } from '../notation/answers.js';
import { reactionResult } from '../reaction/instruction.js';
import { reactionDice } from '../reaction/test.js';
import type { SeenUnit } from '../state.js';
import { causeText, instructionText, plain, signed } from '../windows/words.js';
import { likelyOrders } from './orders.js';
import {
  type AnswerOf,
  type Asked,
  asking,
  enemiesNear,
  nameOf,
  sightedText,
  stateText,
  unitAt,
  type WrgSeat,
} from './seat.js';

type Signs = AnswerOf<'signs'>;
type SignChoice = Asked<'signs'>['choices'][number];

/** What a unit that is charged does. */
export function askCounter(request: Asked<'counter'>, seat: WrgSeat): Asking<AnswerOf<'counter'>> {
  const chargers = listed(request.chargers.map(id => nameOf(id, seat)));
  const unit = unitAt(request.unit, seat);
  return asking(request, {
    question: [
      `${nameOf(request.unit, seat)} is charged by ${chargers}: what does it do?`,
      ...(unit === undefined ? [] : [`  ${stateText(unit, seat)}`]),
    ],
    choices: request.options.map(option => ({ text: counterWords[option], answer: option })),
  });
}

const counterWords = {
  stand: 'stand and receive them',
  countercharge: 'countercharge',
  evade: 'evade',
} as const;

/** Which way the factors count that the player may add or take away, with the odds of each way; the steadiest first. */
export function askSigns(request: Asked<'signs'>, seat: WrgSeat): Asking<Signs> {
  const unit = unitAt(request.unit, seat);
  const ways = waysToSign(request.choices)
    .map(signs => {
      const factors =
        request.others + request.choices.reduce((sum, each) => sum + (signs[each.factor] ?? 0) * each.points, 0);
      return { signs, factors, chances: unit === undefined ? [] : chancesOf(unit, factors, seat) };
    })
    .sort((a, b) => steadiness(b.chances) - steadiness(a.chances));
  return asking(request, {
    question: [
      `${nameOf(request.unit, seat)} tests its reaction to ${causeText(request.cause)}. Which way do these factors count?`,
      ...request.choices.map(({ factor, points }) => `  ${plain(factor)}: ${points} either way`),
      `  all others: ${signed(request.others)}`,
    ],
    choices: ways.slice(0, mostWays).map(
      ({ signs, factors, chances }): Choice<Signs> => ({
        text: `${answerNotations.signs.print(signs)}: ${signed(factors)} in all`,
        ...(chances.length === 0 ? {} : { odds: oddsText(chances) }),
        answer: signs,
      }),
    ),
  });
}

/** Ways that are listed; the others can be typed. */
const mostWays = 12;

/** Every way to sign all factors. */
function waysToSign(choices: readonly SignChoice[]): readonly Signs[] {
  return choices.reduce<readonly Signs[]>(
    (ways, { factor, signs }) => ways.flatMap(way => signs.map(sign => ({ ...way, [factor]: sign }))),
    [{}],
  );
}

interface Chance {
  readonly result: ReturnType<typeof reactionResult>;
  readonly probability: number;
}

/** What a test with these factors may come to. */
function chancesOf(
  { troops, strength, figures, order }: Readonly<SeenUnit>,
  factors: number,
  { rules }: WrgSeat,
): readonly Chance[] {
  const { dice: number, marks } = reactionDice({ troops, original: strength, lost: strength - figures }, rules);
  const tester = { class: troops.class, hasOrder: order !== null };
  return distribution(dice =>
    Array.from({ length: number }, () => dice.marked(marks)).reduce((sum, each) => sum + each, factors),
  )
    .map(total => reactionResult(total, tester, rules))
    .outcomes.map(({ value, probability }) => ({ result: value, probability }));
}

/** How likely troops stay in their general's hand. */
function steadiness(chances: readonly Chance[]): number {
  return chances.reduce((sum, { result, probability }) => sum + (inHand.includes(result) ? probability : 0), 0);
}

const inHand: readonly Chance['result'][] = ['carry-on', 'act-as-general-wishes', 'move-to-nearest-enemy'];

function oddsText(chances: readonly Chance[]): string {
  return [...chances]
    .sort((a, b) => b.probability - a.probability)
    .map(({ result, probability }) => `${instructionText(result)} ${percent(probability)}`)
    .join(', ');
}

function percent(chance: number): string {
  return chance < 0.005 ? '< 1 %' : `${Math.round(chance * 100)} %`;
}

/** Whether a unit is given a new order on the spot. */
export function askWish(request: Asked<'wish'>, seat: WrgSeat): Asking<AnswerOf<'wish'>> {
  const unit = unitAt(request.unit, seat);
  const keep = unit?.order ?? null;
  return asking(request, {
    question: [
      `${nameOf(request.unit, seat)} does as its general wishes after its test (${causeText(request.cause)}). Has it a new order, at once?`,
      ...(unit === undefined ? [] : [`  ${stateText(unit, seat)}`]),
      ...(unit === undefined
        ? []
        : enemiesNear(unit, seat)
            .slice(0, 3)
            .map(enemy => `  ${sightedText(enemy)}`)),
    ],
    choices: [
      { text: keep === null ? 'no order' : `it keeps its order: ${keep}`, answer: null },
      ...(unit === undefined ? [] : likelyOrders(unit, seat)).map(({ order, why }) => ({
        text: order,
        ...(why === undefined ? {} : { odds: why }),
        answer: order,
      })),
    ],
  });
}
