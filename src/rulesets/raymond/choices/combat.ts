import type { Asking, Choice } from '../../../battle/index.js';
import { counted } from '../../../rulebook/index.js';
import { distanceBetweenQuads } from '../../../table/index.js';
import { contactsOf } from '../combat/contact.js';
import { attackOn } from '../combat/engagement.js';
import { standsLost } from '../combat/losses.js';
import { type AttackOdds, attackOdds } from '../combat/melee.js';
import { hitsOf, rethrowWorth } from '../combat/rethrow.js';
import { testOdds } from '../combat/tests.js';
import { movedBy, standQuads, without } from '../formation/formation.js';
import { layoutText } from '../formation/layout.js';
import type { RaymondRules } from '../rules.js';
import type { Unit, UnitId } from '../state.js';
import type { AttackAnswer } from '../terms.js';
import { forecastLines, forecastOf, forecastText } from './forecast.js';
import {
  type AnswerOf,
  type Asked,
  about,
  answerNotations,
  asking,
  chancesText,
  formText,
  inches,
  nameOf,
  percent,
  reasonLines,
  type Seat,
  unitAt,
} from './seat.js';

/** Which unit joins in a combat next. */
export function askJoinIn(request: Asked<'join-in'>, seat: Seat): Asking<UnitId | null> {
  const joining = request.candidates.flatMap(candidate => {
    const [unit, target] = [unitAt(candidate.unit, seat), unitAt(candidate.target, seat)];
    if (unit === undefined || target === undefined) return [];
    const forecast = forecastOf(unit, target, movedBy(unit, unit.facing, candidate.distance), seat);
    const test = testOdds({ kind: 'join-in', inCommand: candidate.inCommand }, seat.rules);
    return [{ ...candidate, forecast, test, way: `${unit.name} joins in against ${target.name}` }];
  });
  return asking(
    request,
    {
      question: ['Who joins in?'],
      choices: [
        ...joining.map(({ unit, way, distance, forecast, test }) => ({
          text: `${way}, ${inches(distance)} ahead`,
          odds: `${percent(test.chance)}; alone ${forecastText(forecast)}`,
          answer: unit,
        })),
        { text: 'nobody else', answer: null },
      ],
      odds: () =>
        joining.flatMap(({ way, forecast, test }) => [way, ...reasonLines(test.because), ...forecastLines(forecast)]),
    },
    answerNotations['join-in'],
    seat,
  );
}

/** How a unit shares out its stands among the enemies that it touches. */
export function askAttack(request: Asked<'attack'>, seat: Seat): Asking<AttackAnswer> {
  const unit = unitAt(request.unit, seat);
  const enemies = request.enemies.flatMap(id => unitAt(id, seat) ?? []);
  const ways = unit === undefined ? [] : attacksOf(unit, enemies, seat);
  return asking(
    request,
    {
      question: [
        `${nameOf(request.unit, seat)}: which stands attack whom?`,
        ...(unit === undefined ? [] : [`  ${formText(unit, seat.rules)}; stands ${standList(unit)}`]),
      ],
      choices: ways.map(({ answer, attacks, stands }) => ({
        text: attacks.map(({ enemy, stands }) => `${enemy.name} with ${counted(stands.length, 'stand')}`).join(', '),
        odds: `${counted(about(stands), 'stand')} expected, by ${attacks.map(({ odds }) => about(odds.expected)).join(' and ')} hits`,
        answer,
      })),
      odds: () =>
        ways.flatMap(({ attacks }) =>
          attacks.flatMap(({ enemy, odds }) => [
            `${enemy.name}: ${counted(odds.dice, 'die', 'dice')}; hits ${chancesText(hitsOf(odds).outcomes)}`,
            ...reasonLines(odds.because),
          ]),
        ),
    },
    answerNotations.attack,
    seat,
  );
}

function attacksOf(unit: Unit, enemies: readonly Unit[], { field, rules }: Seat) {
  const all = unit.stands.map((_, place) => place);
  const quads = standQuads(unit, rules);
  const nearest = all.map(place => {
    const quad = quads[place];
    const gaps = enemies.map(enemy =>
      quad === undefined ? 0 : Math.min(...standQuads(enemy, rules).map(other => distanceBetweenQuads(quad, other))),
    );
    return gaps.indexOf(Math.min(...gaps));
  });
  const plans = [
    enemies.map((enemy, at) => ({ enemy, stands: all.filter(place => nearest[place] === at) })),
    ...enemies.map(enemy => [{ enemy, stands: all }]),
  ];
  const ways = plans.map(plan => {
    const attacks = plan
      .filter(({ stands }) => stands.length > 0)
      .map(({ enemy, stands }) => ({
        enemy,
        stands,
        odds: attackOdds(attackOn({ unit, target: enemy, stands }, field), rules),
      }));
    const answer = { attacks: attacks.map(({ enemy, stands }) => ({ target: enemy.id, stands })) };
    return { answer, attacks, stands: attacks.reduce((sum, { enemy, odds }) => sum + costTo(enemy, odds, rules), 0) };
  });
  const written = ways.map(({ answer }) => answerNotations.attack.print(answer));
  return ways.filter((_, at) => written.indexOf(written[at] ?? '') === at).sort((a, b) => b.stands - a.stands);
}

/** Stands that an attack is expected to cost an enemy, with the hits that it has already. */
function costTo({ stands, hits }: Unit, odds: AttackOdds, rules: RaymondRules): number {
  return hitsOf(odds).mean(scored => standsLost({ stands: stands.length, hits: hits + scored }, rules).lost);
}

function standList({ stands }: Unit): string {
  return stands.map(({ kind }, place) => `${place + 1} ${kind}`).join(', ');
}

/** Whether an attack is thrown again: what that promises, by hits and, where it can be known, by stands. */
export function askRethrow(request: Asked<'rethrow'>, seat: Seat): Asking<boolean> {
  const { hits, expected, chances, target } = request;
  const worth = standsWorth(request, seat);
  const again = worth === undefined ? expected > hits : worth.better === 'throw again';
  const yes: Choice<boolean> = {
    text: 'throw all dice again',
    odds: `${counted(about(expected), 'hit')} expected: more ${percent(chances.more)}, as many ${percent(chances.same)}, fewer ${percent(chances.fewer)}`,
    answer: true,
  };
  const no: Choice<boolean> = { text: `keep ${counted(hits, 'hit')}`, answer: false };
  return asking(
    request,
    {
      question: [
        `${nameOf(request.unit, seat)} has scored ${counted(hits, 'hit')} on ${nameOf(target, seat)}: throw again?`,
        ...(worth === undefined
          ? []
          : [`  stands it is expected to cost them: ${about(worth.keep)} kept, ${about(worth.again)} thrown again`]),
      ],
      choices: again ? [yes, no] : [no, yes],
      odds: () => (worth === undefined ? [] : reasonLines(worth.because)),
    },
    answerNotations.rethrow,
    seat,
  );
}

/** By stands it can be told where the unit attacks one enemy with all it has. */
function standsWorth({ unit: id, target: against, hits }: Asked<'rethrow'>, { field, rules }: Seat) {
  const [unit, target] = [field.units[id], field.units[against]];
  if (unit === undefined || target === undefined || contactsOf(unit, field, rules).length !== 1) return undefined;
  const aim = { kind: 'stands', stands: target.stands.length, hits: target.hits } as const;
  return rethrowWorth({ attack: attackOn({ unit, target }, field), hits, aim }, rules);
}

/** Which stands a unit loses: what it would be left with. */
export function askLosses(request: Asked<'losses'>, seat: Seat): Asking<readonly number[]> {
  const { choices, stands } = request;
  const unit = unitAt(request.unit, seat);
  const kinds = (choice: readonly number[]) =>
    choice.map(place => `${place + 1} ${unit?.stands[place]?.kind ?? ''}`.trim()).join(', ');
  return asking(
    request,
    {
      question: [
        `${nameOf(request.unit, seat)} loses ${counted(stands, 'stand')}: which?`,
        ...(unit === undefined
          ? []
          : [`  ${unit.formation} ${layoutText(unit.stands, seat.rules)}; stands ${standList(unit)}`]),
      ],
      choices: choices.map(choice => {
        const left = unit === undefined ? undefined : without(unit, choice, seat.rules);
        return {
          text: `lose ${kinds(choice)}`,
          ...(left === undefined ? {} : { odds: `leaves ${left.formation} ${layoutText(left.stands, seat.rules)}` }),
          answer: choice,
        };
      }),
    },
    answerNotations.losses,
    seat,
  );
}

/** Whether a unit that need not withdraw stays in contact. */
export function askWithdraw(request: Asked<'withdraw'>, seat: Seat): Asking<AnswerOf<'withdraw'>> {
  const unit = unitAt(request.unit, seat);
  const enemies = unit === undefined ? [] : contactsOf(unit, seat.field, seat.rules);
  const forecasts =
    unit === undefined ? [] : enemies.map(enemy => ({ enemy, forecast: forecastOf(unit, enemy, unit, seat) }));
  return asking(
    request,
    {
      question: [`${nameOf(request.unit, seat)} is alone against ${enemies.map(({ name }) => name).join(', ')}: stay?`],
      choices: [
        { text: 'withdraw from the field', answer: false },
        {
          text: 'stay in contact',
          odds: forecasts.map(({ forecast }) => forecastText(forecast)).join('; '),
          answer: true,
        },
      ],
      odds: () => forecasts.flatMap(({ enemy, forecast }) => [enemy.name, ...forecastLines(forecast)]),
    },
    answerNotations.withdraw,
    seat,
  );
}
