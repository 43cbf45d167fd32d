import type { Asking, Choice } from '../../../battle/index.js';
import { listed } from '../../../scenario/index.js';
import { answerNotations } from '../notation/answers.js';
import type { ReactionResult } from '../rules/reaction/effects.js';
import { causeText, instructionText, plain, reactionTold, signed } from '../windows/words.js';
import { likelyOrders } from './orders.js';
import {
  type AnswerOf,
  type Asked,
  asking,
  enemiesNear,
  nameOf,
  orderInWords,
  sightedText,
  stateText,
  unitAt,
  type WrgSeat,
} from './seat.js';
import { type WayToSign, waysToSign } from './signing.js';

type Signs = AnswerOf<'signs'>;

/** What a unit that is charged does. */
export function askCounter(request: Asked<'counter'>, seat: WrgSeat): Asking<AnswerOf<'counter'>> {
  const chargers = listed(request.chargers.map(id => nameOf(id, seat)));
  const unit = unitAt(request.unit, seat);
  return asking(request, seat, {
    question: [
      `${nameOf(request.unit, seat)} is charged by ${chargers}: what [does] [it] do?`,
      ...(unit === undefined ? [] : [`  ${stateText(unit, seat)}`]),
    ],
    choices: request.options.map(option => ({
      text: option === 'stand' && isSentAway(unit) ? 'go on as it was told' : counterWords[option],
      answer: option,
    })),
  });
}

/** Whether a test has told a unit to go somewhere: then it stands to receive nobody. */
function isSentAway(unit: ReturnType<typeof unitAt>): boolean {
  const told = unit?.bound?.instruction;
  return told !== undefined && told !== 'halt' && told !== 'halt-disorganised';
}

const counterWords = {
  stand: 'stand and receive them',
  countercharge: 'countercharge',
  evade: 'evade',
} as const;

/** Which way the factors count that the player may add or take away, with the odds of each way; the steadiest first. */
export function askSigns(request: Asked<'signs'>, seat: WrgSeat): Asking<Signs> {
  const ways = [...waysToSign(request, seat.view, seat.rules)].sort(
    (a, b) => steadiness(b.chances) - steadiness(a.chances),
  );
  return asking(request, seat, {
    question: [
      `${nameOf(request.unit, seat)} tests ${reactionTold([request.cause])}. Which way do these factors count?`,
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

/** How likely troops stay in their general's hand. */
function steadiness(chances: WayToSign['chances']): number {
  return chances.reduce((sum, { result, probability }) => sum + (inHand.includes(result) ? probability : 0), 0);
}

const inHand: readonly ReactionResult[] = ['carry-on', 'act-as-general-wishes', 'move-to-nearest-enemy'];

function oddsText(chances: WayToSign['chances']): string {
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
  return asking(request, seat, {
    question: [
      `${nameOf(request.unit, seat)} does as [its] general wishes after [its] test (${causeText(request.cause)}). What is the order now?`,
      ...(request.cause === 'charging' && keep !== null
        ? ['  An order that does not let [it] charge that enemy calls the charge off.']
        : []),
      ...(unit === undefined ? [] : [`  ${stateText(unit, seat)}`]),
      ...(unit === undefined
        ? []
        : enemiesNear(unit, seat)
            .slice(0, 3)
            .map(enemy => `  ${sightedText(enemy)}`)),
    ],
    choices: [
      {
        text: keep === null ? 'no order' : `it keeps its order: ${orderInWords(request.unit, keep, seat)}`,
        answer: null,
      },
      ...(unit === undefined ? [] : likelyOrders(unit, seat)).map(({ order, why }) => ({
        text: orderInWords(request.unit, order, seat),
        ...(why === undefined ? {} : { odds: why }),
        answer: order,
      })),
    ],
  });
}
