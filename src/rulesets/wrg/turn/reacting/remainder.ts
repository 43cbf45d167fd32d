import { reasonFor } from '../../../../rulebook/index.js';
import { remainderFate } from '../../reaction/consequences.js';
import { rowOfResult } from '../../reaction/instruction.js';
import type { Unit } from '../../state.js';
import { isFighting, isFree, mainBodyOf, onTable, subUnitsOf } from '../../units.js';
import { type Field, fieldOf } from '../field.js';
import { turnOnBroken } from '../fighting/victory.js';
import type { Play } from '../play.js';
import { breakUnit } from '../routing/breaking.js';
import { trap } from '../routing/trapping.js';
import { cutOff, cutOffId, type ForcedAway, forcedAway } from './forced-away.js';
import { obey } from './obey.js';
import { isOverruled, type TestTaken, takeTest } from './test.js';

const cause = 'majority-forced-away';

/** What the test of those is told as whose larger part evades: if it runs or is cut off later in the period, they test again. */
const EVADING = 'majority-evading';

/**
 * The parts of a unit that have to evade with its larger part: when more than half of it evades, all others who could test as if it had
 * fallen below half its strength, be it that a former test binds them or that they reorganise, and those who do worse than to halt evade as well. Where the larger part stays, the threatened
 * ones go alone. Whether each body tests or all of them as one is `wrg/ruling/remainder-tests`.
 *
 * @clause wrg/orders/partial-evade
 * @clause wrg/reaction/test-majority-remainder
 */
export function remainderEvades(evader: Unit, play: Play): readonly Unit[] {
  const { state, rules } = play;
  const main = mainBodyOf(state, evader);
  const bodies = [main, ...subUnitsOf(state, main)].filter(({ gone, away }) => gone === null && away === null);
  const isGoing = ({ period }: Unit) => period.counter?.what === 'evade';
  const figures = (of: readonly Unit[]) => of.reduce((sum, each) => sum + each.figures, 0);
  if (figures(bodies.filter(isGoing)) * 2 <= figures(bodies)) return [];
  const rest = bodies.filter(
    body => !isGoing(body) && couldEvade(body) && !isFighting(state, body) && !body.period.tested.includes(EVADING),
  );
  const asOne = rules.reaction.triggers.remainder === 'as-one';
  let taken: TestTaken | undefined;
  return rest.filter(body => {
    if (taken === undefined || !asOne) taken = takeTest(body, { cause, as: EVADING }, play);
    else body.period.tested.push(EVADING);
    const { outcome, hasOrder } = taken;
    const fate = remainderFate({ result: outcome.result, hasOrder }, 'evaded', rules);
    if (fate === 'as-instructed') obey(body, outcome.instruction, cause, play, true);
    return fate === 'evades';
  });
}

/** Whether a body could evade with the rest of its unit: also who obeys a former test, unless he is out of control, and who reorganises; who pursues or goes back already goes on with that. */
function couldEvade(body: Unit): boolean {
  const { bound, recovering, ...unit } = body;
  const isWild = bound?.instruction === 'uncontrolled-advance';
  return !isWild && recovering !== 'rallying-back' && isFree({ ...unit, bound: null, recovering: null });
}

/**
 * What is left of a unit tests at the end of a period because its larger part runs or is cut off; if it does worse than to halt it breaks.
 *
 * @clause wrg/reaction/test-majority-remainder
 */
export function testRemainder(unit: Unit, play: Play): void {
  const { state, scenario, rules } = play;
  const away = forcedAway(unit, fieldOf(state, scenario, rules));
  if (away === undefined) return;
  const others = rules.reaction.triggers.remainder === 'as-one' ? othersLeft(unit, away, play) : [];
  for (const body of [unit, ...others]) know(body, away);
  const taken = takeTest(unit, { cause }, play);
  for (const { period } of others) period.tested.push(cause);
  for (const body of [unit, ...others]) doAsLeft(body, away, taken, play);
  turnOnBroken(play);
}

/** Who else is left of a unit, and tests with the first of them where the ruling has it so. */
function othersLeft(unit: Unit, { bodies }: ForcedAway, { state }: Play): readonly Unit[] {
  const main = mainBodyOf(state, unit);
  const all = onTable(state).filter(each => each === main || each.parent === main.id);
  return all.filter(
    each => each !== unit && each.rout === null && !bodies.includes(each) && !each.period.tested.includes(cause),
  );
}

function doAsLeft(unit: Unit, away: ForcedAway, { outcome, hasOrder }: TestTaken, play: Play): void {
  const { rules } = play;
  if (isOverruled(unit, outcome.result, rules)) return;
  unit.period.reacted = rowOfResult(outcome.result, rules);
  if (remainderFate({ result: outcome.result, hasOrder }, away.majority, rules) === 'as-instructed') {
    obey(unit, outcome.instruction, cause, play);
    return;
  }
  trap(unit, play);
  breakUnit(unit, play, [whyItBreaks(away)]);
}

/**
 * Who has rallied has been tested already, and does not test once more in this period because the larger part of his unit is gone
 * (`wrg/ruling/several-causes-of-a-test`).
 */
export function spareRemainder(unit: Unit, { state, scenario, rules }: Play): void {
  const away = forcedAway(unit, fieldOf(state, scenario, rules));
  if (away === undefined || !rules.reaction.triggers.severalCauses.together) return;
  know(unit, away);
  unit.period.tested.push(cause);
}

/** A body that has tested because others are cut off does not do so again for the same. */
function know(unit: Unit, { majority, bodies }: ForcedAway): void {
  if (majority === 'cut-off') unit.knows = [...new Set([...unit.knows, ...bodies.map(({ id }) => cutOffId(id))])];
}

function whyItBreaks({ majority }: ForcedAway) {
  const why = majority === 'routed' ? 'the larger part of the unit runs' : 'the larger part of the unit is cut off';
  return reasonFor('wrg/reaction/test-majority-remainder', `${why}, and worse than a halt`, 'breaks');
}

/** Whoever has known that a part of his unit is cut off, and sees it free again, will test when it is cut off once more. */
export function forgetTheFreed(field: Field): void {
  for (const unit of onTable(field.state)) {
    if (!unit.knows.some(id => id.startsWith(cutOffId('')))) continue;
    const still = cutOff(unit, field).map(({ id }) => cutOffId(id));
    unit.knows = unit.knows.filter(id => !id.startsWith(cutOffId('')) || still.includes(id));
  }
}
