import type { Asking } from '../../../battle/index.js';
import { type AnswerOf, type Asked, asking, generalName, nameOf, stateText, unitAt, type WrgSeat } from './seat.js';

/** Whether troops pursue, or go on pursuing, or whom of several. */
export function askPursue(request: Asked<'pursue'>, seat: WrgSeat): Asking<AnswerOf<'pursue'>> {
  const whom = request.quarry === null ? 'its broken enemies' : nameOf(request.quarry, seat);
  const unit = unitAt(request.unit, seat);
  const goesOn = unit !== undefined && unit.pursuit !== null;
  if (request.through !== undefined) {
    const others = nameOf(request.through, seat);
    return asking(request, seat, {
      question: [`${whom} has got away through ${others}: shall ${nameOf(request.unit, seat)} charge ${others}?`],
      choices: [
        { text: 'charge them, after a test of both', answer: true },
        { text: 'stop before them', answer: false },
      ],
    });
  }
  if (request.extends !== undefined) {
    const others = nameOf(request.extends, seat);
    return asking(request, seat, {
      question: [`Do the files of ${nameOf(request.unit, seat)} that touch nobody go forward against ${others}?`],
      choices: [
        { text: 'they go forward', answer: true },
        { text: 'they keep their line', answer: false },
      ],
    });
  }
  if (request.insteadOf !== undefined) {
    const first = nameOf(request.insteadOf, seat);
    return asking(request, seat, {
      question: [
        `${first} and ${whom} have broken: shall ${nameOf(request.unit, seat)} pursue ${whom} and not ${first}?`,
      ],
      choices: [
        { text: `pursue ${whom}`, answer: true },
        { text: 'no', answer: false },
      ],
    });
  }
  return asking(request, seat, {
    question: [
      `Shall ${nameOf(request.unit, seat)} ${goesOn ? 'go on pursuing' : 'pursue'} ${whom}?`,
      ...(unit === undefined ? [] : [`  ${stateText(unit, seat)}`]),
    ],
    choices: [
      { text: goesOn ? 'go on' : 'pursue them', answer: true },
      { text: goesOn ? 'stop' : 'stay', answer: false },
    ],
  });
}

/** How troops get into order again that were pushed back and not followed. */
export function askRecover(request: Asked<'recover'>, seat: WrgSeat): Asking<AnswerOf<'recover'>> {
  return asking(request, seat, {
    question: [
      `${nameOf(request.unit, seat)} was pushed back, and nobody follows: how [does] [it] get into order again?`,
    ],
    choices: [
      { text: 'reorganise where it stands', answer: 'reorganising' },
      { text: 'rally back', answer: 'rallying-back' },
    ],
  });
}

/** Whom a general challenges to personal combat. */
export function askChallenge(request: Asked<'challenge'>, seat: WrgSeat): Asking<AnswerOf<'challenge'>> {
  return asking(request, seat, {
    question: [
      request.ridesOut === true
        ? `Does ${generalName(request.general, seat)} ride out to challenge a general of the enemy to personal combat between the lines?`
        : `Does ${generalName(request.general, seat)} challenge a general of the enemy to personal combat?`,
    ],
    choices: [
      { text: 'nobody', answer: null },
      ...request.enemies.map(enemy => ({ text: `challenge ${generalName(enemy, seat)}`, answer: enemy })),
    ],
  });
}

/** Whether a unit shoots at a general alone. */
export function askAim(request: Asked<'aim'>, seat: WrgSeat): Asking<AnswerOf<'aim'>> {
  return asking(request, seat, {
    question: [`Shall ${nameOf(request.unit, seat)} aim at a general of the enemy alone?`],
    choices: [
      { text: 'no, as ever', answer: null },
      ...request.generals.map(general => ({ text: `aim at ${generalName(general, seat)}`, answer: general })),
    ],
  });
}

/** Whether a general takes a challenge up. */
export function askAccept(request: Asked<'accept'>, seat: WrgSeat): Asking<AnswerOf<'accept'>> {
  const [challenged, from] = [generalName(request.general, seat), generalName(request.from, seat)];
  return asking(request, seat, {
    question: [
      request.ridesOut === true
        ? `${from} challenges ${challenged} to personal combat between the lines. Does he accept, and ride out to meet him?`
        : `${from} challenges ${challenged} to personal combat. Does he accept?`,
    ],
    choices: [
      { text: 'accept', answer: true },
      { text: 'refuse', answer: false },
    ],
  });
}
