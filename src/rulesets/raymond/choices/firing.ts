import type { Asking, Choice } from '../../../battle/index.js';
import { distribution } from '../../../dice/index.js';
import { counted } from '../../../rulebook/index.js';
import { measured } from '../../../scenario/index.js';
import { aimsOf, roundedAim } from '../fire/aims.js';
import { type FireOdds, fireOdds } from '../fire/fire.js';
import { bounceTarget, type FireField, fireAt, fireFieldOf, type Target } from '../fire/targets.js';
import { turnedBy } from '../formation/formation.js';
import type { Unit } from '../state.js';
import type { FireAnswer } from '../terms.js';
import { isArtillery } from '../units.js';
import {
  type Asked,
  about,
  answerNotations,
  asking,
  chancesText,
  formText,
  inches,
  nameOf,
  reasonLines,
  type Seat,
  unitAt,
} from './seat.js';

/** A way to fire, and what it is expected to do. */
interface Volley {
  readonly answer: FireAnswer;
  readonly shots: readonly Shot[];
  readonly expected: number;
}

/** So many stands at one target. */
interface Shot {
  readonly target: Target;
  readonly stands: number;
  readonly odds: FireOdds;
  /** Whom round shot that misses would strike, friend or foe. */
  readonly behind: string | undefined;
}

const hold: Choice<FireAnswer> = { text: 'hold fire', answer: { at: [] } };

/** Whether and at whom a unit fires: every target from every pivot worth a look, the most hits first. What cannot hit is not offered, but where it
 * bounces on to somebody; it may be typed. */
export function askFire(request: Asked<'fire'>, seat: Seat): Asking<FireAnswer> {
  const unit = unitAt(request.unit, seat);
  const volleys = unit === undefined ? [] : volleysOf(unit, seat);
  const offered = volleys.filter(
    ({ expected, shots }) => expected > 0 || shots.some(({ behind }) => behind !== undefined),
  );
  const vain =
    volleys.length > 0 && offered.length === 0 ? ['  nobody whom it may fire at can be hit: not a die is left'] : [];
  return asking(
    request,
    {
      question: [
        `${nameOf(request.unit, seat)}: fire?`,
        ...(unit === undefined
          ? []
          : [`  ${formText(unit, seat.rules)}; it may pivot by ${counted(measured(request.pivot), 'degree')} first`]),
        ...vain,
      ],
      choices: [
        ...offered.filter(({ expected }) => expected > 0).map(volley => choiceOf(volley, seat)),
        hold,
        ...offered.filter(({ expected }) => expected === 0).map(volley => choiceOf(volley, seat)),
      ],
      odds: () => volleys.flatMap(volley => oddsLines(volley, seat)),
    },
    answerNotations.fire,
    seat,
  );
}

function volleysOf(unit: Unit, { field }: Seat): readonly Volley[] {
  const seen = fireFieldOf(field);
  const volleys = aimsOf(unit, seen).flatMap(aim => {
    const { pivot, targets } = roundedAim(aim, unit, seen);
    const shots = targets.flatMap(target => shotOf(unit, target, target.stands, pivot, seen));
    const whole = shots.map(shot => volleyOf(pivot, [shot]));
    const shared = isArtillery(unit) ? [] : sharedOut(unit, targets, pivot, seen);
    return shared.length > 1 ? [...whole, volleyOf(pivot, shared)] : whole;
  });
  // Who need not turn for a target does not.
  const better = volleys.filter((one, at, all) => !all.slice(0, at).some(other => isAsGood(other, one)));
  return better.sort((a, b) => b.expected - a.expected);
}

function isAsGood(one: Volley, other: Volley): boolean {
  const targets = ({ answer }: Volley) => answer.at.map(({ target }) => target).join(' ');
  return targets(one) === targets(other) && one.expected >= other.expected;
}

/** All stands at the first target that they can fire at, and those left over at the next. */
function sharedOut(unit: Unit, targets: readonly Target[], pivot: number, field: FireField): readonly Shot[] {
  const used = new Set<number>();
  return targets.flatMap(target => {
    const stands = target.stands.filter(stand => !used.has(stand));
    for (const stand of stands) used.add(stand);
    return stands.length === 0 ? [] : shotOf(unit, target, stands, pivot, field);
  });
}

function shotOf(
  unit: Unit,
  target: Target,
  stands: readonly number[],
  pivot: number,
  field: FireField,
): readonly Shot[] {
  const struck = field.units[target.target];
  if (struck === undefined) return [];
  const odds = fireOdds(fireAt(target, struck, stands.length), field.rules);
  const behind = odds.bounces ? bounceTarget(unit, target.target, field, turnedBy(unit, pivot))?.target : undefined;
  return [{ target, stands: stands.length, odds, behind }];
}

function volleyOf(pivot: number, shots: readonly Shot[]): Volley {
  const at = shots.map(({ target, stands }) => ({ target: target.target, stands }));
  const expected = shots.reduce((sum, { odds }) => sum + expectedOf(odds), 0);
  return { answer: { ...(pivot === 0 ? {} : { pivot }), at }, shots, expected };
}

function expectedOf({ dice, sides, faces }: FireOdds): number {
  return (dice * faces.length) / sides;
}

function choiceOf({ answer, shots, expected }: Volley, seat: Seat): Choice<FireAnswer> {
  const targets = shots.map(({ target, stands }) => {
    const from = target.weapon === 'muskets' ? ` with ${counted(stands, 'stand')}` : '';
    return `${nameOf(target.target, seat)} at ${inches(target.range)}${from}`;
  });
  const turned = answer.pivot === undefined ? '' : `pivot ${answer.pivot}°, `;
  const dice = shots.map(({ odds }) => counted(odds.dice, 'die', 'dice')).join(' and ');
  const bounces = shots.flatMap(({ behind }) =>
    behind === undefined ? [] : `misses bounce on to ${nameOf(behind, seat)}`,
  );
  return {
    text: `${turned}fire at ${targets.join(' and ')}`,
    odds: [
      expected === 0 ? 'not a die for it' : `${dice}, ${counted(about(expected), 'hit')} expected`,
      ...bounces,
    ].join('; '),
    answer,
  };
}

function oddsLines({ answer, shots }: Volley, seat: Seat): readonly string[] {
  return shots.flatMap(({ target, odds }) => {
    const hits = distribution(dice => dice.count(odds.dice, odds.sides, odds.faces));
    const turned = answer.pivot === undefined ? '' : ` after a pivot of ${answer.pivot}°`;
    return [
      `${nameOf(target.target, seat)}${turned}: hits ${chancesText(hits.outcomes)}`,
      ...reasonLines([...target.because, ...odds.because]),
    ];
  });
}
