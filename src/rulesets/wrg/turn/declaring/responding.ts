import { type Reason, reasonFor } from '../../../../rulebook/index.js';
import type { Counter } from '../../events.js';
import { counterActions } from '../../moving/charge.js';
import { mayCountercharge, skirmisherEvades } from '../../orders/skirmish.js';
import { sheetOfType } from '../../rules/army/sheets.js';
import type { ReactionResult } from '../../rules/reaction/effects.js';
import type { Unit } from '../../state.js';
import { isFree, isToldToHalt, onTable, opponentsOf } from '../../units.js';
import { fieldOf } from '../field.js';
import { troopsAsTheyStand } from '../moving/going.js';
import { stepOf } from '../ordering/standing.js';
import type { Play } from '../play.js';
import { remainderEvades } from '../reacting/remainder.js';
import { fromRightToLeft } from '../reacting/right-to-left.js';
import type { TestTaken } from '../reacting/test.js';
import { obeyTest } from '../reacting/together.js';
import { heldByFormer, resultOf } from '../reacting/told-again.js';
import { bearingOff } from '../shooting/bearing.js';
import { chargersSeenBy, goesOnUnaware } from './chargers-seen.js';
import { followed, followedAfterAll, isTestedToEvade, testOfEvaders } from './evaders-tested.js';
import { goesInByTest } from './going-in.js';
import { breaksOffReorganising, isReadyToEvade } from './ready-to-evade.js';
import { evadesThoughSent, isSkirmisher } from './skirmishers.js';

/**
 * What a unit does against a charge: skirmishers evade as their test and the book have it; whoever is told to run does; others stand, or
 * charge in their turn where they may.
 *
 * @clause wrg/charge/counter-actions
 * @clause wrg/orders/skirmish-infantry-evade
 * @clause wrg/orders/skirmish-mounted-evade
 * @clause wrg/orders/countercharge-right
 * @clause wrg/evade/only-skirmishers
 */
export function respond(unit: Unit, chargers: readonly Unit[], test: TestTaken | undefined, play: Play): void {
  const { state, rules } = play;
  const [charger] = chargers;
  // Broken enemies with whom it has caught up hold nobody.
  const isHeld = opponentsOf(state, unit).some(({ rout }) => rout === null);
  if (charger === undefined || isHeld) {
    if (test !== undefined) obeyTest(unit, test, 'being-charged', play);
    return;
  }
  // Whom this test frees of what a former one had told him may answer as who has been free all along.
  const recovers = breaksOffReorganising(unit, play);
  const isSent = !isReadyToEvade(unit, play);
  const wasSent = test !== undefined && isSent;
  // Of who is charged from too near for a test, what he still obeys stands for one.
  const mayEvade = isSent && evadesThoughSent(unit, rules);
  if (wasSent && !mayEvade) obeyTest(unit, test, 'being-charged', play);
  // Who is told to halt has halted as a skirmisher does, and gets out of the way.
  const halted = isToldToHalt(unit);
  const skirmishing = isSkirmisher(unit, play) && (isReadyToEvade(unit, play) || mayEvade);
  // Without a test nothing has happened to its nerve: it carries on, or is still told what it was.
  const told =
    halted && test !== undefined ? heldByFormer(unit, test.outcome.instruction.kind, rules, true) : undefined;
  const result = told === undefined ? (test?.outcome.result ?? resultInForce(unit)) : 'halt';
  const hasOrder = test?.hasOrder ?? true;
  const troops = troopsAsTheyStand(unit, rules);
  const evading = skirmishing ? skirmisherEvades({ troops, result, hasOrder }, rules) : 'never';
  if (evading === 'always') {
    const taken = test ?? testOfEvaders(unit, chargers, play);
    if (taken === test) evadeFrom(unit, charger, play, [mustEvade(unit, test?.outcome.result, play)]);
    else respond(unit, chargers, taken, play);
    return;
  }
  if (test !== undefined && (!wasSent || mayEvade)) obeyTest(unit, test, 'being-charged', play);
  if (
    !(isFree(unit) || recovers) ||
    unit.period.charges !== null ||
    unit.aboard !== undefined ||
    unit.period.climbed === true
  ) {
    if (evading === 'choice' && evadesThoughSent(unit, rules)) getsAway(unit, charger, { chargers, test }, play);
    else tellWhatItWasTold(unit, charger, test, play);
    return;
  }
  const countercharges = !recovers && mayCountercharge({ troops, result, hasOrder }, rules);
  answerFreely(
    unit,
    charger,
    { chargers, test, evades: evading === 'choice', charges: !recovers, countercharges },
    play,
  );
}

/** What a unit may do against chargers whom nothing makes run or stand. */
interface Free {
  readonly chargers: readonly Unit[];
  readonly test: TestTaken | undefined;
  readonly evades: boolean;
  /** Whether an order to charge whoever comes holds. */
  readonly charges: boolean;
  readonly countercharges: boolean;
}

/** Does what is open to a unit that nothing makes run or stand: what its player chooses, where it may do more than one thing. */
function answerFreely(unit: Unit, charger: Unit, free: Free, play: Play): void {
  const { chargers, test } = free;
  const step = stepOf(unit, play.state, play.scenario);
  const { options, because } = counterActions({
    skirmishing: free.evades,
    chargesWhoeverComes: free.charges && step?.verb === 'charge' && step.goal === undefined,
    supportsThreatened: false,
    mayCountercharge: free.countercharges,
  });
  const [only, ...others] = options;
  if (goesOnUnaware(unit, chargers, play)) return;
  const chosen = only !== undefined && others.length === 0 ? only : ask(unit, chargers, options, play);
  const what = chosen === 'countercharge' && !goesIn(unit, charger, test, play) ? 'stand' : chosen;
  if (unit.rout !== null) return;
  if (what !== 'evade') settle(unit, charger, what, play, because);
  else {
    const why = test === undefined ? stillEvades(unit, chargers, play) : [];
    if (why !== undefined) evadeFrom(unit, charger, play, why.length === 0 ? because : why);
  }
}

/**
 * Who is still to go where a test has sent him, and may choose to evade, evades the chargers or goes there: he neither stands to receive them nor goes in at them.
 *
 * @clause wrg/orders/skirmish-mounted-evade
 */
function getsAway(
  unit: Unit,
  charger: Unit,
  { chargers, test }: { readonly chargers: readonly Unit[]; readonly test: TestTaken | undefined },
  play: Play,
): void {
  const { period, aboard } = unit;
  if (period.charges !== null || aboard !== undefined || period.climbed === true) return;
  if (goesOnUnaware(unit, chargers, play)) return;
  const { options, because } = counterActions({
    skirmishing: true,
    chargesWhoeverComes: false,
    supportsThreatened: false,
    mayCountercharge: false,
  });
  if (ask(unit, chargers, options, play) !== 'evade') return;
  const why = test === undefined ? stillEvades(unit, chargers, play) : [];
  if (why !== undefined) evadeFrom(unit, charger, play, why.length === 0 ? because : why);
}

/** What a test has come to that a unit still obeys; who obeys none carries on. */
const resultInForce = ({ bound }: Unit): ReactionResult => (bound === null ? 'carry-on' : resultOf[bound.instruction]);

/**
 * Who has been told to halt, and has nothing to choose, stands as the chargers come, and that is told of him as of others who stand; who was told something else
 * by an earlier test does that. What the test for this charge tells him is told with it.
 *
 * @clause wrg/reaction/result-current-halt
 * @clause wrg/reaction/voluntary-not-instruction
 */
function tellWhatItWasTold(unit: Unit, charger: Unit, test: TestTaken | undefined, { tell }: Play): void {
  const { bound, aboard, period } = unit;
  if (bound === null || aboard !== undefined || !isFree({ ...unit, bound: null })) return;
  const halts = bound.instruction === 'halt' || bound.instruction === 'halt-disorganised';
  if (!halts) {
    if (test?.outcome.instruction.kind === bound.instruction || period.charges !== null) return;
    const because: readonly Reason[] = [];
    tell({ kind: 'counter', unit: unit.id, charger: charger.id, what: 'as-told', told: bound.instruction, because });
    return;
  }
  const because = [reasonFor('wrg/reaction/result-current-halt', 'told to halt', 'stands')];
  tell({ kind: 'counter', unit: unit.id, charger: charger.id, what: 'stand', because });
}

/**
 * Whether who has chosen to evade does so after the test for which that may call, and why he has to; what it tells him otherwise he obeys, and `undefined`
 * comes of it.
 */
function stillEvades(unit: Unit, chargers: readonly Unit[], play: Play, why = followed): readonly Reason[] | undefined {
  const test = testOfEvaders(unit, chargers, play, why);
  if (test === undefined) return [];
  const { outcome, hasOrder } = test;
  const troops = troopsAsTheyStand(unit, play.rules);
  const evading = skirmisherEvades({ troops, result: outcome.result, hasOrder }, play.rules);
  if (evading === 'always') return [mustEvade(unit, outcome.result, play)];
  obeyTest(unit, test, 'being-charged', play);
  const isReady = isFree(unit) || breaksOffReorganising(unit, play) || evadesThoughSent(unit, play.rules);
  const mayStill = evading === 'choice' && isReady && unit.rout === null && unit.period.charges === null;
  return mayStill ? [] : undefined;
}

/**
 * Who evades and has not been tested for the charge is asked again once everybody has answered, because others who stood in the way of his followers may have got
 * out of it meanwhile; what the test tells him otherwise he obeys. Gives who has been tested, the first from the right.
 *
 * @clause wrg/reaction/test-charged
 * @clause wrg/orders/skirmish-action
 */
export function testFollowedEvader(play: Play): Unit | undefined {
  const { state } = play;
  const evaders = onTable(state).filter(({ period, rout }) => period.counter?.what === 'evade' && rout === null);
  const unit = fromRightToLeft(evaders, play).find(each => isTestedToEvade(each, followersOf(each, state), play));
  if (unit === undefined) return undefined;
  const { period } = unit;
  const { counter } = period;
  const followers = followersOf(unit, state);
  Object.assign(period, { counter: null, doing: 'halted' });
  if (stillEvades(unit, followers, play, followedAfterAll) !== undefined)
    Object.assign(period, { counter, doing: 'evading' });
  return unit;
}

/** Those who come at a unit that evades: from whom it has turned away, and whoever else charges it. */
function followersOf({ id, period: { counter } }: Unit, state: Play['state']): readonly Unit[] {
  return onTable(state).filter(
    other => other.rout === null && (other.period.charges === id || other.id === counter?.charger),
  );
}

/**
 * Whether who wants to charge his charger does so: the test of being charged has decided that. Who was not tested, because the charge does not go
 * beyond a normal move, goes in without a test, or after one as every charger takes it (`wrg/ruling/countercharging-unasked`).
 *
 * @clause wrg/orders/countercharge-right
 * @clause wrg/reaction/test-charging
 */
function goesIn(unit: Unit, charger: Unit, test: TestTaken | undefined, play: Play): boolean {
  if (test !== undefined || play.rules.field.playing.countercharge === 'free') return true;
  return goesInByTest(unit, charger, play);
}

/** Why skirmishers evade without being asked: infantry as a rule, horse when their test came to no better than a halt. */
function mustEvade(unit: Unit, result: ReactionResult | undefined, { rules }: Play): Reason {
  const effect = result === 'break-or-retreat' ? 'evade instead of breaking' : 'always evade';
  return sheetOfType(troopsAsTheyStand(unit, rules).type, rules).arm === 'infantry'
    ? reasonFor('wrg/orders/skirmish-infantry-evade', 'ordered to skirmish, on foot', effect)
    : reasonFor('wrg/orders/skirmish-mounted-evade', 'ordered to skirmish, halt or worse', effect);
}

/**
 * A body evades, and what is left of its unit with it, if it has to.
 *
 * @clause wrg/orders/partial-evade
 */
function evadeFrom(unit: Unit, charger: Unit, play: Play, because: readonly Reason[] = []): void {
  settle(unit, charger, 'evade', play, because);
  const withThem = [reasonFor('wrg/orders/partial-evade', 'most of their unit evades', 'they evade with it')];
  for (const other of remainderEvades(unit, play)) settle(other, charger, 'evade', play, withThem);
}

/** Who does not see the chargers yet, for fog or the dark, is asked nothing: he stands as they come upon him. */
function ask(unit: Unit, chargers: readonly Unit[], options: readonly Counter[], play: Play): Counter {
  const seen = chargersSeenBy(unit, chargers, play);
  if (seen.length === 0) return 'stand';
  return play.command.ask({
    kind: 'counter',
    id: `counter:${unit.id}`,
    side: unit.side,
    clause: 'wrg/charge/counter-actions',
    unit: unit.id,
    chargers: seen.map(({ id }) => id),
    options,
  });
}

export function settle(unit: Unit, charger: Unit, what: Counter, play: Play, because: readonly Reason[] = []): void {
  unit.period.counter = {
    what,
    charger: charger.id,
    ...(what === 'evade' ? { before: seenBefore(unit, charger, play) } : {}),
  };
  if (what === 'countercharge') {
    unit.period.charges = charger.id;
    unit.period.doing = 'countercharging';
  }
  if (what === 'evade') unit.period.doing = 'evading';
  play.tell({ kind: 'counter', unit: unit.id, charger: charger.id, what, because });
}

/**
 * Where evaders have the charger before they turn from him.
 *
 * @clause wrg/shooting/charge/defensive
 */
function seenBefore(unit: Unit, charger: Unit, { state, scenario, rules }: Play) {
  const near = fieldOf(state, scenario, rules).near.around(unit.id, { of: 'enemies' });
  const paces = near.find(({ who }) => who.id === charger.id)?.distance ?? 0;
  return { paces, bearing: bearingOff(unit, charger), facing: unit.placed.facing };
}
