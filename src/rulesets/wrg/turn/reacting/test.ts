import { type Reason, reasonFor } from '../../../../rulebook/index.js';
import { isNobodys } from '../../magic.js';
import { reactionChoices } from '../../reaction/choices.js';
import { rallies } from '../../reaction/consequences.js';
import { reactionTotal } from '../../reaction/factors.js';
import { rowOfResult } from '../../reaction/instruction.js';
import type { ReactionSituation, Signs } from '../../reaction/situation.js';
import { type ReactionOutcome, reactionTest } from '../../reaction/test.js';
import { takesNewOrders } from '../../sorcery/dragons.js';
import type { Unit } from '../../state.js';
import { evadesThoughBroken } from '../declaring/skirmishers.js';
import { fieldOf } from '../field.js';
import { othersGiven } from '../others.js';
import type { Play } from '../play.js';
import { choicesOf, chosenBy, withChampionNamed } from '../sorcery/reacting.js';
import { justSeen } from './circumstances.js';
import { fightsOnAllTheSame } from './doing.js';
import { coverTold } from './ground-near.js';
import { recoveryPutOff } from './obey.js';
import { orderInTest } from './order-in-test.js';
import { type Occasion, situationOf } from './situation.js';
import { goesOn, heldByFormer } from './told-again.js';

/** A test of a unit on the table, and whether it had an order when it took it. */
export interface TestTaken {
  readonly outcome: Pick<ReactionOutcome, 'result' | 'instruction'>;
  readonly hasOrder: boolean;
  /** Its body has done already what it was told, when another body of its unit was asked. */
  readonly hasObeyed?: boolean;
}

/**
 * Tests a unit's reaction: what it has only just seen counts in every test of a period, its situation is measured, its player signs what may count either way, and the dice are thrown. What the
 * result does to the unit is for the caller: not every test is obeyed alike.
 *
 * @clause wrg/reaction/score
 * @clause wrg/reaction/look-up
 */
export function takeTest(unit: Unit, occasion: Occasion, play: Play): TestTaken {
  const { state, scenario, rules, dice, tell } = play;
  const field = fieldOf(state, scenario, rules);
  // At the end of a period it is looked before anybody's test has told him of it.
  const seen = occasion.surprised === undefined ? justSeen(unit, [], field) : {};
  const measured = situationOf(unit, { ...seen, ...occasion }, field);
  const signed = signsOf(unit, occasion, measured, play);
  const others = [...(measured.others ?? []), ...chosenBy(unit, signed, play)];
  const situation = { ...measured, signs: signed, ...othersGiven(others) };
  const outcome = reactionTest(situation, dice, rules);
  const also = occasion.also ?? [];
  unit.period.tested.push(occasion.as ?? occasion.cause, ...also);
  tell({
    kind: 'test',
    unit: unit.id,
    cause: occasion.as ?? occasion.cause,
    ...(also.length === 0 ? {} : { also }),
    ...(Object.keys(occasion.calledBy ?? {}).length === 0 ? {} : { calledBy: { ...occasion.calledBy } }),
    thrown: outcome.thrown.reduce((sum, each) => sum + each, 0),
    total: outcome.total,
    instruction: instructionTold(occasion, outcome, measured.hasOrder, play),
    because: [
      ...(occasion.why === undefined ? [] : [occasion.why]),
      ...withDisorder(withNames(outcome.because, measured, unit, play), unit, occasion, play),
      ...overruled(unit, outcome.result, play),
      ...heldByAnother(unit, occasion, outcome, play),
      ...(fightsOnAllTheSame(unit, outcome.instruction.kind, play) ? [handToHand] : []),
      ...evadesInstead(unit, occasion, outcome, play),
      ...goesOnAsItDoes(unit, occasion, outcome, play),
      ...heedsNobody(unit, outcome, play),
      ...recoversLater(unit, occasion, outcome, play),
    ],
  });
  return { outcome, hasOrder: measured.hasOrder };
}

/** Why a unit does not go though it is told to. */
const handToHand = reasonFor('wrg/reaction/result-current-retire', 'hand to hand', 'fights on');

/** Why skirmishers who are charged do not break though they are told to. */
function evadesInstead(
  unit: Unit,
  { cause, as }: Occasion,
  { result }: ReactionOutcome,
  play: Play,
): readonly Reason[] {
  const breaks = cause === 'being-charged' && as === undefined && result === 'break-or-retreat';
  if (!breaks || !evadesThoughBroken(unit, play)) return [];
  return [reasonFor('wrg/orders/skirmish-action', 'ordered to skirmish', 'evades instead')];
}

/** Tests of which it is told otherwise what comes of them. */
const toldOtherwise: readonly string[] = ['rally', 'hold-no-pursuit'];

/** Why a body that charges, pursues or is out of control goes on, and does not do what it is told now. */
function goesOnAsItDoes(
  unit: Unit,
  { cause, as }: Occasion,
  { instruction: { kind } }: ReactionOutcome,
  { rules }: Play,
): readonly Reason[] {
  if (as !== undefined || toldOtherwise.includes(cause)) return [];
  if (!goesOn(unit, kind, rules, beforeMoving.includes(cause))) return [];
  const isWild = unit.bound?.instruction === 'uncontrolled-advance';
  const why = isWild ? 'out of control' : unit.pursuit !== null ? 'in pursuit' : 'with the charge';
  return [reasonFor('wrg/reaction/result-current-uncontrolled', why, 'goes on')];
}

/** Why a unit that may do as its general wishes is told nothing: a dragon keeps to what it has been told first, and is left to itself. */
function heedsNobody(unit: Unit, { instruction: { kind } }: ReactionOutcome, { state }: Play): readonly Reason[] {
  if (kind !== 'act-as-general-wishes' || state.magic === undefined || takesNewOrders(unit.troops)) return [];
  return [reasonFor('wrg/sorcery/dragon', 'takes no new orders', 'left to itself')];
}

/**
 * What comes of it that a unit was to rally back or to reorganise, and is told something else.
 *
 * @clause wrg/disorganisation/recovery
 */
function recoversLater(
  unit: Unit,
  { cause }: Occasion,
  { result, instruction: { kind } }: ReactionOutcome,
  play: Play,
): readonly Reason[] {
  const { rules } = play;
  const atOnce = beforeMoving.includes(cause);
  if (toldOtherwise.includes(cause) || isOverruled(unit, result, rules) || goesOn(unit, kind, rules, atOnce)) return [];
  if (heldByFormer(unit, kind, rules, atOnce) !== undefined || fightsOnAllTheSame(unit, kind, play)) return [];
  const put = recoveryPutOff(unit, kind, atOnce, rules);
  if (put === undefined) return [];
  return put === 'rallying-back'
    ? [reasonFor('wrg/disorganisation/recovery', 'was to rally back', 'instead of rallying back')]
    : [reasonFor('wrg/disorganisation/recovery', 'was to reorganise', 'before reorganising')];
}

/** The factors of a test with the names of the cover near, and of the hero who leads them. */
function withNames(
  factors: readonly Reason[],
  { friendlyCover, unfriendlyCover }: ReactionSituation,
  unit: Unit,
  play: Play,
): readonly Reason[] {
  const led = withChampionNamed(factors, unit, play);
  if (friendlyCover !== true && unfriendlyCover !== true) return led;
  const field = fieldOf(play.state, play.scenario, play.rules);
  return led.map(factor => {
    const kind = coverFactors[factor.clause];
    const near = kind === undefined ? [] : coverTold(unit, kind, field);
    if (near.length === 0) return factor;
    return { ...factor, because: `${factor.because} (${near.join(', ')})` };
  });
}

/** Which cover the factors are about that count it. */
const coverFactors: Readonly<Record<string, 'friendly' | 'unfriendly'>> = {
  'wrg/reaction/plus1-friendly-cover': 'friendly',
  'wrg/reaction/minus2-unfriendly-cover': 'unfriendly',
};

/** The factors of a test, with what has put the testers out of order in the one for that. */
function withDisorder(
  factors: readonly Reason[],
  unit: Unit,
  { cause }: Occasion,
  { state, scenario, rules }: Play,
): readonly Reason[] {
  return factors.map(factor => {
    if (factor.clause !== 'wrg/reaction/minus1-disorganised') return factor;
    const causes = orderInTest(unit, cause, fieldOf(state, scenario, rules)).because.map(({ because }) => because);
    return causes.length === 0 ? factor : { ...factor, because: `disorganised (${[...new Set(causes)].join(', ')})` };
  });
}

/** What a test comes to, as it is told: of men who run no more than whether they rally. */
function instructionTold(
  { cause, lastTry }: Occasion,
  { result, instruction }: ReactionOutcome,
  hasOrder: boolean,
  { rules }: Play,
): string {
  if (cause === 'rally') {
    const fails = lastTry === true ? 'disperse' : 'run-on';
    return rallies({ result, hasOrder }, rules) ? 'rally' : fails;
  }
  return ambiguous.includes(result) ? instruction.kind : result;
}

/** Why a result does not count: a test of this end of the period has told the unit worse already. */
function overruled(unit: Unit, result: ReactionOutcome['result'], { rules }: Play): readonly Reason[] {
  if (!isOverruled(unit, result, rules)) return [];
  return [reasonFor('wrg/reaction/simultaneous-cumulative', 'tested worse this period', 'that holds')];
}

/** Tests that are taken before anybody moves. */
const beforeMoving: readonly string[] = ['charging', 'being-charged'];

/** Why a result does not free a unit: what a former test has told it is worse, and still holds. */
function heldByAnother(
  unit: Unit,
  { cause }: Occasion,
  { instruction }: ReactionOutcome,
  { rules }: Play,
): readonly Reason[] {
  const former = heldByFormer(unit, instruction.kind, rules, beforeMoving.includes(cause));
  if (former === undefined) return [];
  return [reasonFor('wrg/reaction/voluntary-not-instruction', 'told worse by a former test', 'that still holds')];
}

/**
 * Whether a result of a test at the end of a period does not count, because another one was worse (`wrg/ruling/several-causes-of-a-test`).
 *
 * @clause wrg/reaction/simultaneous-cumulative
 */
export function isOverruled({ period }: Unit, result: ReactionOutcome['result'], rules: Play['rules']): boolean {
  const { holds } = rules.reaction.triggers.severalCauses;
  return holds === 'worst' && period.reacted !== undefined && rowOfResult(result, rules) > period.reacted;
}

/** Rows of the chart of which it depends on the testers what they are told to do. */
const ambiguous: readonly ReactionOutcome['result'][] = ['break-or-retreat', 'halt-or-retire'];

/** How the player counts what he may add or take away; nobody is asked where there is no choice. */
function signsOf(
  unit: Unit,
  { cause, as = cause }: Occasion,
  situation: ReactionSituation,
  { command, rules }: Play,
): Signs {
  const choices = reactionChoices(situation, rules);
  const forced = Object.fromEntries(
    choices.flatMap(({ factor, signs: [only, ...others] }) =>
      only !== undefined && others.length === 0 ? [[factor, only]] : [],
    ),
  );
  const open = choices.filter(({ signs }) => signs.length > 1);
  const wilful = choicesOf(unit, { rules });
  if (open.length + wilful.length === 0) return forced;
  // Those who are nobody's have nobody to ask.
  if (isNobodys(unit))
    return { ...forced, ...(rules.optional.sorcery.ents.choices === 'most' ? mostOf(open) : leastOf(open)) };
  const others = reactionTotal({ ...situation, signs: { ...forced, ...leastOf(open) } }, rules).total;
  const answer = command.ask({
    kind: 'signs',
    id: `signs:${unit.id}:${as}:${unit.period.tested.length}`,
    side: unit.side,
    clause: 'wrg/general/personality-reaction',
    unit: unit.id,
    cause: as,
    others: others - open.reduce((sum, { points, signs: [sign = 0] }) => sum + points * sign, 0),
    choices: [...open, ...wilful],
  });
  return { ...forced, ...answer };
}

/** The last way of each open choice: as much as there is to add. */
function mostOf(choices: ReturnType<typeof reactionChoices>): Signs {
  return Object.fromEntries(
    choices.flatMap(({ factor, signs }) => {
      const sign = signs.at(-1);
      return sign === undefined ? [] : [[factor, sign]];
    }),
  );
}

/** The first way of each open choice: any will do to reckon up the rest. */
function leastOf(choices: ReturnType<typeof reactionChoices>): Signs {
  return Object.fromEntries(
    choices.flatMap(({ factor, signs: [sign] }) => (sign === undefined ? [] : [[factor, sign]])),
  );
}
