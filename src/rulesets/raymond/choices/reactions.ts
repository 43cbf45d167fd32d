import type { Asking, Choice } from '../../../battle/index.js';
import { counted } from '../../../rulebook/index.js';
import { bearingTo, compassOf } from '../../../table/index.js';
import { gapBetween } from '../combat/contact.js';
import { recoilWays } from '../combat/recoil.js';
import { testOdds } from '../combat/tests.js';
import { movedBy } from '../formation/formation.js';
import type { UnitId } from '../state.js';
import { forecastLines, forecastOf, forecastText } from './forecast.js';
import {
  type AnswerOf,
  type Asked,
  answerNotations,
  asking,
  inches,
  nameOf,
  percent,
  reasonLines,
  type Seat,
  titleOf,
  unitAt,
} from './seat.js';

/** Whether a unit intercepts an enemy that moves before it. */
export function askIntercept(request: Asked<'intercept'>, seat: Seat): Asking<AnswerOf<'intercept'>> {
  const { charging, distance, inCommand } = request;
  const [unit, target] = [unitAt(request.unit, seat), unitAt(request.target, seat)];
  const test = testOdds({ kind: 'intercept', inCommand }, seat.rules);
  const forecast =
    unit === undefined || target === undefined
      ? undefined
      : forecastOf(unit, target, movedBy(unit, unit.facing, distance), seat);
  const doing =
    charging === null
      ? 'is moving'
      : charging === request.unit
        ? 'is charging it'
        : `is charging ${nameOf(charging, seat)}`;
  const { interceptHits } = seat.rules.reactions;
  const promise = forecast === undefined ? '' : `; ${forecastText(forecast)}`;
  return asking(
    request,
    {
      question: [
        `${nameOf(request.unit, seat)}: intercept?`,
        `  ${nameOf(request.target, seat)} ${doing}, ${inches(distance)} before it; to intercept costs ${counted(interceptHits, 'hit')}`,
      ],
      choices: [
        { text: 'intercept now', odds: `${percent(test.chance)}${promise}`, answer: { after: 0 } },
        { text: 'let it pass', answer: null },
      ],
      odds: () => [...reasonLines(test.because), ...(forecast === undefined ? [] : forecastLines(forecast))],
    },
    answerNotations.intercept,
    seat,
  );
}

/** Whether and how a charged unit recoils. */
export function askRecoil(request: Asked<'recoil'>, seat: Seat): Asking<AnswerOf<'recoil'>> {
  const [unit, charger] = [unitAt(request.unit, seat), unitAt(request.charger, seat)];
  const forecast = unit === undefined || charger === undefined ? undefined : forecastOf(unit, charger, unit, seat);
  const ways = unit === undefined || charger === undefined ? [] : recoilWays(unit, charger, seat.field);
  const { recoilHits } = seat.rules.reactions;
  const recoils = ways.flatMap(({ steps, end }): readonly Choice<AnswerOf<'recoil'>>[] => {
    if (unit === undefined || charger === undefined) return [];
    const away = gapBetween(end, charger, seat.rules);
    const answer = { steps };
    return [
      {
        text: `recoil to the ${compassOf(bearingTo(unit.at, end.at))}: ${answerNotations.recoil.print(answer)}`,
        odds: `${counted(recoilHits, 'hit')}, ends ${inches(away)} from them`,
        answer,
      },
    ];
  });
  return asking(
    request,
    {
      question: [`${nameOf(request.unit, seat)} is charged by ${nameOf(request.charger, seat)}: stand or recoil?`],
      choices: [
        { text: 'stand and fight', ...(forecast === undefined ? {} : { odds: forecastText(forecast) }), answer: null },
        ...recoils,
      ],
      odds: () => (forecast === undefined ? [] : forecastLines(forecast)),
    },
    answerNotations.recoil,
    seat,
  );
}

/** How far a charger goes on once its target has recoiled. */
export function askBreakThrough(request: Asked<'break-through'>, seat: Seat): Asking<number> {
  const { upTo, onto } = request;
  const unit = unitAt(request.unit, seat);
  const enemy = onto === null ? undefined : unitAt(onto, seat);
  const forecast =
    unit === undefined || enemy === undefined
      ? undefined
      : forecastOf(unit, enemy, movedBy(unit, unit.facing, upTo), seat);
  const far: Choice<number> = {
    text: enemy === undefined ? `go on ${inches(upTo)}` : `go on ${inches(upTo)} into ${enemy.name}`,
    ...(forecast === undefined ? {} : { odds: forecastText(forecast) }),
    answer: upTo,
  };
  return asking(
    request,
    {
      question: [`${nameOf(request.unit, seat)} has broken through: how far does it go on?`],
      choices: [{ text: 'it stops here', answer: 0 }, ...(upTo > 0 ? [far] : [])],
      odds: () => (forecast === undefined ? [] : forecastLines(forecast)),
    },
    answerNotations['break-through'],
    seat,
  );
}

/** Which units leave the field of their own will. */
export function askRetreat(request: Asked<'retreat'>, seat: Seat): Asking<readonly UnitId[]> {
  return asking(
    request,
    {
      question: ['Does anybody retreat from the field, for good?'],
      choices: [
        { text: 'nobody', answer: [] },
        ...request.units.map(unit => ({ text: titleOf(unit, seat), answer: [unit] })),
      ],
    },
    answerNotations.retreat,
    seat,
  );
}
