import type { Reason } from '../../../../rulebook/index.js';
import type { ReactionTestCause } from '../../rules/reaction/triggers.js';
import type { Unit } from '../../state.js';
import { mainBodyOf } from '../../units.js';
import { fieldOf } from '../field.js';
import type { Play } from '../play.js';
import { isTestable } from '../sorcery/reacting.js';
import { bodiesTesting } from './circumstances.js';
import { obey } from './obey.js';
import { isLeft } from './parts.js';
import type { Occasion } from './situation.js';
import { type TestTaken, takeTest } from './test.js';

/** Who takes a test for which some bodies of a unit have cause, and whom it is about. */
export interface Testers {
  readonly tester: Unit;
  readonly bodies: readonly Unit[];
}

/**
 * Who takes the test for which a body has cause: the main body of its unit, for itself and for the sub-units that are with it. A sub-unit of whose main body
 * nobody is left who stands tests by itself; of one that is out of sight or reach of it a ruling says who tests (`wrg/ruling/charged-beyond-its-main-body`), which may be nobody.
 *
 * @clause wrg/reaction/test-scope-2
 */
export function testersFor(unit: Unit, play: Play): Testers | undefined {
  const { state, scenario, rules } = play;
  const main = mainBodyOf(state, unit);
  const alone = { tester: unit, bodies: [unit] };
  if (main !== unit && (!isLeft(main) || main.rout !== null || !isTestable(main, play))) return alone;
  const bodies = bodiesTesting(main, fieldOf(state, scenario, rules)).filter(({ rout }) => rout === null);
  if (bodies.includes(unit)) return { tester: main, bodies };
  switch (rules.reaction.triggers.beyondMainBody) {
    case 'alone':
      return alone;
    case 'main-body':
      return { tester: main, bodies };
    case 'nobody':
      return undefined;
  }
}

/** A test that a unit takes because a body of it is about to do something, or something befalls it. */
export interface Together {
  readonly cause: ReactionTestCause;
  /** What it is called where another occasion is told and noted than the cause that its factors go by. */
  readonly as?: Occasion['as'];
  /** All whom its bodies are about to charge, or who charge them. */
  readonly against?: readonly Unit[];
  /** One test of a period is for all of it that is called this; what the test is called if left out. */
  readonly once?: string;
  /** Why it is taken at all, where that is not plain from the cause. */
  readonly why?: Reason;
  /** Whether another body of the unit does at once what comes of the test: not one that is asked itself what it does then. */
  readonly obeys: (body: Unit, taken: TestTaken) => boolean;
}

/**
 * The test before a charge, of being charged, or of who has thrown back an attack: one for all bodies of the unit that are together, whichever of them has cause for it. What comes of
 * it the others do at once; the body that is asked about is left to the caller. `undefined` for a body that the test is not about.
 *
 * @clause wrg/reaction/test-scope-2
 */
export function testTogether(unit: Unit, asked: Together, play: Play): TestTaken | undefined {
  const testers = testersFor(unit, play);
  if (testers === undefined) return undefined;
  const { tester, bodies } = testers;
  const { cause, as, against = [], once = as ?? cause, why, obeys } = asked;
  const former = toldTogether(unit, once, play);
  const name = as ?? cause;
  if (former !== undefined) return noteTested(unit, tester, name, former);
  const taken = takeTest(
    tester,
    { cause, against, ...(as === undefined ? {} : { as }), ...(why === undefined ? {} : { why }) },
    play,
  );
  const others = bodies.filter(body => body !== unit);
  const obeying = others.filter(body => body.rout === null && body.gone === null && obeys(body, taken));
  if (others.length > 0) {
    const { result, instruction } = taken.outcome;
    const told = {
      result,
      instruction: { ...instruction },
      hasOrder: taken.hasOrder,
      bodies: bodies.map(({ id }) => id),
      // What it comes to for the body that is asked about is for the caller, who sees to it now.
      obeyed: [unit, ...obeying].map(({ id }) => id),
    };
    tester.period.toldTogether = { ...tester.period.toldTogether, [once]: told };
  }
  for (const body of obeying) if (body.rout === null) obeyToo(body, taken, cause, play);
  return bodies.includes(unit) ? noteTested(unit, tester, name, taken) : undefined;
}

/** What a unit has been told already, in this period, in the test that is for a body of it as well. */
export function toldTogether(unit: Unit, once: string, { state }: Play): TestTaken | undefined {
  const told = mainBodyOf(state, unit).period.toldTogether?.[once];
  if (told?.bodies.includes(unit.id) !== true) return undefined;
  const { result, instruction, hasOrder, obeyed } = told;
  return { outcome: { result, instruction }, hasOrder, hasObeyed: obeyed.includes(unit.id) };
}

/** A body does, before anybody moves, what a test has told it, unless it has done so already. */
export function obeyTest(unit: Unit, { outcome, hasObeyed }: TestTaken, cause: ReactionTestCause, play: Play): void {
  if (hasObeyed !== true) obey(unit, outcome.instruction, cause, play, true);
}

function noteTested(unit: Unit, tester: Unit, cause: string, taken: TestTaken): TestTaken {
  if (unit !== tester) unit.period.tested.push(cause);
  return taken;
}

/** Before anybody moves who is told something acts on it at once; at the end of a period from the next on. */
function obeyToo(body: Unit, { outcome }: TestTaken, cause: ReactionTestCause, play: Play): void {
  obey(body, outcome.instruction, cause, play, cause !== 'hold-no-pursuit');
}
