import { type Reason, reasonFor } from '../../../../rulebook/index.js';
import { halfStrengthFate } from '../../reaction/consequences.js';
import { type TestDue, testsDue } from '../../reaction/triggers.js';
import { routMove } from '../../rout/running.js';
import type { ReactionTestCause } from '../../rules/reaction/triggers.js';
import type { Unit } from '../../state.js';
import { isMainBody, mainBodyOf, onTable } from '../../units.js';
import { type Field, fieldOf } from '../field.js';
import { removeUnit } from '../losses.js';
import { mannerOf } from '../moving/going.js';
import type { Play } from '../play.js';
import { breakUnit } from '../routing/breaking.js';
import { isKeptFrom } from '../routing/heading.js';
import { headForItsUnit, placeBehind } from '../routing/to-its-unit.js';
import { isHemmedIn, trap } from '../routing/trapping.js';
import { isTestable } from '../sorcery/reacting.js';
import { bodiesTesting } from './circumstances.js';
import { obey } from './obey.js';
import { countsItsParts, hitByMissiles, isLeft, placeInUnit, strengthOf } from './parts.js';
import { fromRightToLeft } from './right-to-left.js';
import { takeTest } from './test.js';

/**
 * Tests units at once that have suffered heavily from missiles, or have fewer than half their figures left. Of a unit whose sub-unit has lost men
 * the main body tests as well, for all of them (`wrg/ruling/tests-of-a-unit`).
 *
 * @clause wrg/reaction/test-missile-casualties
 * @clause wrg/reaction/test-below-half
 * @clause wrg/reaction/below-half-unit-effect
 * @clause wrg/reaction/below-half-sub-unit-effect
 * @clause wrg/reaction/below-half-repeat
 */
export function testAtOnce(units: readonly Unit[], play: Play): void {
  const { state, scenario, rules } = play;
  const mainBodies = units.map(unit => mainBodyOf(state, unit)).filter(main => countsItsParts(main, play));
  for (const unit of new Set([...units, ...mainBodies])) {
    if (!isLeft(unit) || !isTestable(unit, play)) continue;
    const due = testsDue(circumstancesOf(unit, fieldOf(state, scenario, rules)), rules);
    for (const { cause, time } of inTurn(due, rules.reaction.triggers)) {
      if (time !== 'immediately' || unit.gone !== null || unit.rout !== null) continue;
      if (cause === 'below-half-strength') testBelowHalf(unit, play);
      else if (!unit.period.tested.includes(cause)) testForMissiles(unit, cause, play);
    }
  }
}

/**
 * Tests that fall due at one moment, in the order in which they are taken: that of who has fewer than half left first, though the other, for the same missiles, might
 * have him run; or as they are listed, and who runs by the first takes no other (`wrg/ruling/two-tests-at-once`).
 */
function inTurn(due: readonly TestDue[], { firstOfTwo }: Play['rules']['reaction']['triggers']): readonly TestDue[] {
  if (firstOfTwo === 'listed') return due;
  const isForHalf = ({ cause }: TestDue) => cause === 'below-half-strength';
  return [...due.filter(isForHalf), ...due.filter(each => !isForHalf(each))];
}

/**
 * Tests everybody at once who has fewer than half his figures left, whatever has cost him so many: a wall that has fallen, blows at his back, friends who have
 * trampled him down. Each army tests from its right to its left.
 *
 * @clause wrg/reaction/test-below-half
 * @clause wrg/reaction/below-half-repeat
 */
export function testAllBelowHalf(play: Play): void {
  const { state, scenario, rules } = play;
  const field = fieldOf(state, scenario, rules);
  const isDue = (unit: Unit) =>
    testsDue(circumstancesOf(unit, field), rules).some(({ cause }) => cause === 'below-half-strength');
  const due = onTable(state).filter(unit => unit.rout === null && isDue(unit));
  testAtOnce(fromRightToLeft(due, play), play);
}

/**
 * By one reading of `wrg/ruling/below-half-in-rout` broken troops test as well that have fewer than half their figures left, or have lost one more: worse than a
 * halt, they run on off the field and rally no more; a sub-unit makes for its main body. Better results leave them running as they were.
 *
 * @clause wrg/reaction/test-below-half
 * @clause wrg/reaction/below-half-unit-effect
 * @clause wrg/reaction/below-half-sub-unit-effect
 */
export function testRoutersBelowHalf(play: Play): void {
  const { state, scenario, rules } = play;
  if (!rules.reaction.triggers.belowHalfInRout) return;
  const routers = onTable(state).filter(({ rout, leavesForGood }) => rout !== null && !leavesForGood);
  for (const unit of fromRightToLeft(routers, play)) {
    const due = testsDue(circumstancesOf(unit, fieldOf(state, scenario, rules)), rules);
    if (!isTestable(unit, play) || due.every(({ cause }) => cause !== 'below-half-strength')) continue;
    runOnBelowHalf(unit, play);
  }
}

function runOnBelowHalf(unit: Unit, play: Play): void {
  const prevented = isHemmedIn(unit, play) || isKeptFromItsUnit(unit, play);
  noteHalfTest(unit, play);
  const { outcome, hasOrder } = takeTest(unit, { cause: 'below-half-strength' }, play);
  const fate = halfStrengthFate(
    { result: outcome.result, hasOrder },
    { subUnit: !isMainBody(unit), prevented },
    play.rules,
  );
  if (fate === 'surrenders') removeUnit(unit, 'surrendered', play);
  if (fate === 'leaves-field-for-good') unit.leavesForGood = true;
  if (fate === 'retires-in-rout-to-main-body') headForItsUnit(unit);
}

/** Notes how many figures a unit has as it tests with fewer than half of them, or would have: it tests again when it has lost another. */
function noteHalfTest(unit: Unit, { state, scenario, rules }: Play): void {
  unit.figuresAtHalfTest = strengthOf(unit, fieldOf(state, scenario, rules)).figures;
}

/**
 * Of who rallies with fewer than half his figures nothing is asked for those whom he has lost in his rout: he tests when he loses another.
 *
 * @clause wrg/reaction/below-half-repeat
 */
export function spareLossesOfARout(unit: Unit, play: Play): void {
  const { state, scenario, rules } = play;
  const due = testsDue(circumstancesOf(unit, fieldOf(state, scenario, rules)), rules);
  if (due.some(({ cause }) => cause === 'below-half-strength')) noteHalfTest(unit, play);
}

function testForMissiles(unit: Unit, cause: ReactionTestCause, play: Play): void {
  const bodies = bodiesOf(unit, play);
  const { outcome } = takeTest(unit, { cause }, play);
  for (const body of bodies) {
    if (body.gone !== null || body.rout !== null) continue;
    if (outcome.instruction.kind === 'break') trap(body, play);
    obey(body, outcome.instruction, cause, play);
  }
}

function testBelowHalf(unit: Unit, play: Play): void {
  const cause = 'below-half-strength';
  const { rules } = play;
  const bodies = bodiesOf(unit, play);
  noteHalfTest(unit, play);
  const { outcome, hasOrder } = takeTest(unit, { cause }, play);
  for (const body of bodies) {
    if (body.gone !== null || body.rout !== null) continue;
    const prevented = isHemmedIn(body, play) || isKeptFromItsUnit(body, play);
    const of = { subUnit: !isMainBody(unit), prevented };
    const fate = halfStrengthFate({ result: outcome.result, hasOrder }, of, rules);
    if (fate === 'as-instructed') obey(body, outcome.instruction, cause, play);
    else if (fate === 'surrenders') removeUnit(body, 'surrendered', play);
    else {
      trap(body, play);
      breakUnit(body, play, [whyBroken(fate)]);
      body.leavesForGood = fate === 'leaves-field-for-good';
      if (fate === 'retires-in-rout-to-main-body') headForItsUnit(body);
    }
  }
}

/** The bodies that do what comes of a test: of a unit that tests as a whole all that are with it and have not broken. */
function bodiesOf(unit: Unit, play: Play): readonly Unit[] {
  const { state, scenario, rules } = play;
  if (!countsItsParts(unit, play)) return [unit];
  return bodiesTesting(unit, fieldOf(state, scenario, rules)).filter(({ rout }) => rout === null);
}

/** Why a body with fewer than half its figures breaks, though its test told it no more than to retire. */
function whyBroken(fate: ReturnType<typeof halfStrengthFate>): Reason {
  return fate === 'leaves-field-for-good'
    ? reasonFor('wrg/reaction/below-half-unit-effect', 'fewer than half left, and worse than a halt', 'off the field')
    : reasonFor(
        'wrg/reaction/below-half-sub-unit-effect',
        'fewer than half left, and worse than a halt',
        'to its unit',
      );
}

function circumstancesOf(unit: Unit, field: Field) {
  const { figuresAtHalfTest } = unit;
  return {
    ...strengthOf(unit, field),
    ...hitByMissiles(unit, field),
    ...placeInUnit(unit, field),
    subUnit: !isMainBody(unit),
    ...(figuresAtHalfTest === null ? {} : { figuresAtHalfTest }),
  };
}

/**
 * Whether enemies bar every way of a sub-unit to its main body. From one that is gone or runs itself nobody keeps it.
 *
 * @clause wrg/reaction/below-half-sub-unit-effect
 */
function isKeptFromItsUnit(unit: Unit, play: Play): boolean {
  const main = mainBodyOf(play.state, unit);
  const place = main === unit ? undefined : placeBehind(unit, main);
  if (place === undefined) return false;
  const { paces } = routMove({ mover: unit.troops, manner: mannerOf(unit, false), period: 1 }, play.rules);
  return isKeptFrom(unit, place, paces, play);
}
