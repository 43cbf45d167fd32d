import type { Asking } from '../../../battle/index.js';
import { counted } from '../../../rulebook/index.js';
import { pointText } from '../notation/points.js';
import { spellEffect, spellOdds } from '../sorcery/spells.js';
import { spellText } from '../windows/sorcery.js';
import { type AnswerOf, type Asked, asking, nameOf, unitAt, type WrgSeat } from './seat.js';

/** Which spell a magician casts, and at whom. */
export function askCast(request: Asked<'cast'>, seat: WrgSeat): Asking<AnswerOf<'cast'>> {
  const points = {
    'before-movement': 'before anybody moves',
    'before-shooting': 'before anybody shoots',
    'before-combat': 'before blows are struck',
    'at-the-end': 'at the end of the period',
  } as const;
  const { last } = seat.rules.optional.sorcery.spells;
  const numbers = Array.from({ length: last }, (_, at) => at + 1);
  return {
    ...asking(request, seat, {
      question: [
        `Does ${nameOf(request.magician, seat)} cast a spell ${points[request.at]}? The dice may turn it into another.`,
        ...numbers.map(number => `  ${number}. ${spellText(spellEffect(number, {}, seat.rules).does)}`),
      ],
      choices: [{ text: 'no spell', answer: null }],
    }),
    choices: [
      { text: 'no spell', answer: null },
      ...request.targets.map(({ target, distance }) => ({
        text: `at ${nameOf(target, seat)}`,
        odds: distance === 0 && target === request.magician ? 'himself' : `${counted(distance, 'pace')} off`,
        further: () => whichSpell(target, numbers, request, seat),
      })),
    ],
  };
}

function whichSpell(
  target: string,
  numbers: readonly number[],
  request: Asked<'cast'>,
  seat: WrgSeat,
): Asking<AnswerOf<'cast'>> {
  return asking(request, seat, {
    question: [`Which spell does ${nameOf(request.magician, seat)} cast at ${nameOf(target, seat)}?`],
    choices: numbers.map(number => ({
      text: `${number}: ${spellText(spellEffect(number, {}, seat.rules).does)}`,
      odds: spellOdds(number, seat.rules)
        .outcomes.map(({ value, probability }) => `${value ?? 'none'} ${Math.round(probability * 100)} %`)
        .join(', '),
      answer: { spell: number, target },
    })),
  });
}

/** Where to a magician flies who must. */
export function askFlight(request: Asked<'flight'>, seat: WrgSeat): Asking<AnswerOf<'flight'>> {
  const { from, reach } = request;
  const { width, height } = seat.scenario.table;
  const far = reach - 1;
  const ways = { north: [0, far], east: [far, 0], south: [0, -far], west: [-far, 0] } as const;
  const whole = (length: number, most: number) => Math.round(Math.min(most, Math.max(0, length)));
  const facing = unitAt(request.magician, seat)?.placed.facing;
  return asking(request, seat, {
    question: [
      `${nameOf(request.magician, seat)} flies through the air, at most ${counted(reach, 'pace')} from ${pointText({ x: Math.round(from.x), y: Math.round(from.y) })}. Where to?`,
      ...(facing === undefined ? [] : ['  Over a zone of sanctity he falls to his death.']),
    ],
    choices: Object.entries(ways).map(([way, [dx, dy]]) => {
      return { text: way, answer: { x: whole(from.x + dx, width), y: whole(from.y + dy, height) } };
    }),
  });
}
