import { quadOf, quadsOverlap } from '../../../../table/index.js';
import type { TestCircumstances } from '../../reaction/causes.js';
import { armyTestFate } from '../../reaction/consequences.js';
import { rowOfResult } from '../../reaction/instruction.js';
import { type TestDue, testsDue } from '../../reaction/triggers.js';
import type { Unit } from '../../state.js';
import type { WrgPhase } from '../../terms.js';
import { isMainBody, isOnTable, onTable, subUnitsOf } from '../../units.js';
import { endPeriod } from '../ending.js';
import { type Field, fieldOf } from '../field.js';
import { endOutOfContact } from '../fighting/out-of-contact.js';
import { turnOnBroken } from '../fighting/victory.js';
import { riskAtTheirBacks } from '../leading/risk.js';
import { endMelees, removeUnit } from '../losses.js';
import { type Play, playOf } from '../play.js';
import { leadPursuits, leaveTheDispersed, pursueTheCaught, recoverAfterMoves } from '../routing/recovering.js';
import { trap } from '../routing/trapping.js';
import { castSpells } from '../sorcery/casting.js';
import { banishDemons } from '../sorcery/leaving.js';
import { freePlace } from '../sorcery/places.js';
import { isTestable } from '../sorcery/reacting.js';
import { type CalledBy, calledBy } from './called-by.js';
import { bodiesTesting, circumstancesOf, justSeen, learn } from './circumstances.js';
import { type Due, dueFor, LEFT, stillDue, WITHOUT_ORDER } from './due.js';
import { obey } from './obey.js';
import { loseThoseWhoRunOn, rallyTheBroken, tryToRally } from './rallying.js';
import { forgetTheFreed, testRemainder } from './remainder.js';
import { fromRightToLeft } from './right-to-left.js';
import { isOverruled, takeTest } from './test.js';

/**
 * At the end of a period whoever has cause to tests his reaction, each army from its right to its left, so that what becomes of one is
 * seen by the next; broken troops try to rally among them; pursuers go on or halt.
 *
 * @clause wrg/reaction/end-of-period
 * @clause wrg/reaction/simultaneous-cumulative
 * @clause wrg/reaction/right-to-left
 */
export const reactionPhase: WrgPhase = {
  id: 'reactions',
  title: 'Reactions',
  clause: 'wrg/reaction/end-of-period',
  run(state, context) {
    const play = playOf(state, context);
    const { rules } = play;
    castSpells('at-the-end', play);
    recoverAfterMoves(play);
    pursueTheCaught(play);
    leadPursuits(play);
    takeDueTests(play);
    if (!rules.reaction.triggers.rallyInTurn) rallyTheBroken(play);
    loseThoseWhoRunOn(play);
    // Those who have dispersed may be the last of the third of their army that is missed.
    takeDueTests(play, ['army']);
    leaveTheDispersed(play);
    endOutOfContact(play);
    // Orders that go for demons who leave are carried out with that.
    banishDemons(play);
    endPeriod(play);
  },
};

/** Takes all tests that are due, or those that are for some causes; what comes of them may make others due. */
function takeDueTests(play: Play, causes?: readonly TestDue['cause'][]): void {
  const { state, scenario, rules } = play;
  forgetTheFreed(fieldOf(state, scenario, rules));
  const threatened = threatenedUnits(play);
  const { together } = rules.reaction.triggers.severalCauses;
  const testsOf = (unit: Unit) => {
    const tests = dueFor(unit, play);
    return causes === undefined ? tests : tests.filter(({ cause }) => causes.includes(cause));
  };
  for (;;) {
    riskAtTheirBacks(play);
    const now = fieldOf(state, scenario, rules);
    const due = new Map(
      onTable(state).flatMap(unit => {
        const tests = testsOf(unit);
        if (tests.length === 0) return [];
        const by = calledBy(unit, causesOf(tests), now);
        return [[unit.id, { unit, tests, by } satisfies Due] as const];
      }),
    );
    if (due.size === 0) {
      const all = new Set([...threatened, ...threatenedUnits(play)]);
      tellWhoIsSpared([...all], play);
      for (const unit of all) unit.alarmed = true;
      return;
    }
    const testers = [...due.values()].map(({ unit }) => unit);
    for (const { id } of fromRightToLeft(testers, play)) {
      const one = due.get(id);
      if (one === undefined) continue;
      // What comes of those who have tested before him may be one more cause, and takes none away.
      if (together) testFor(one, stillDue(one, testsOf(one.unit)), play);
      else for (const test of one.tests) testFor(one, [test], play);
    }
  }
}

/**
 * Units that are shot at, or in the reach of a charge, for the first time. It is the first time also for whom the general's presence spares the
 * test, and for who is in no state to take it.
 *
 * @clause wrg/reaction/test-first-shot-or-reach
 */
function threatenedUnits({ state, scenario, rules }: Play): readonly Unit[] {
  const field = fieldOf(state, scenario, rules);
  return onTable(state).filter(unit => isMainBody(unit) && circumstancesOf(unit, field).firstThreat === true);
}

/** Whether a unit would test for a first threat if its commander-in-chief were not near. */
function isSparedByCommander(unit: Unit, field: Field): boolean {
  const { commanderAt: _, ...alone } = circumstancesOf(unit, field);
  const tests = (now: TestCircumstances) =>
    testsDue(now, field.rules).some(({ cause }) => cause === 'first-shot-or-reach');
  return tests(alone) && !tests(circumstancesOf(unit, field));
}

/** Tells of the threatened for whom the presence of their commander-in-chief is all that spares them the test; it is their own side’s business. */
function tellWhoIsSpared(threatened: readonly Unit[], play: Play): void {
  const { state, scenario, rules, tell } = play;
  const field = fieldOf(state, scenario, rules);
  const spared = threatened.filter(
    unit =>
      !unit.period.tested.includes('first-shot-or-reach') &&
      isOnTable(unit) &&
      unit.rout === null &&
      isTestable(unit, play) &&
      isSparedByCommander(unit, field),
  );
  for (const { id, side, rank, gone } of Object.values(state.generals)) {
    if (rank !== 'commander-in-chief' || gone !== null) continue;
    const units = spared.filter(unit => unit.side === side).map(unit => unit.id);
    if (units.length > 0) tell({ kind: 'spared', units, general: id, because: [] }, [side]);
  }
}

/** Takes the test of what is left of a unit, and one test for all else that is due. */
function testFor({ unit, by }: Due, tests: readonly TestDue[], play: Play): void {
  if (tests.some(({ cause }) => cause === LEFT)) testRemainder(unit, play);
  testUnit(
    unit,
    tests.filter(({ cause }) => cause !== LEFT),
    by,
    play,
  );
}

const causesOf = (tests: readonly TestDue[]) => tests.map(({ cause }) => cause);

/** Takes one test for all that is due, and does what comes of it to the unit and to the sub-units that are with it. */
function testUnit(unit: Unit, [due, ...others]: readonly TestDue[], dueBy: CalledBy, play: Play): void {
  const { state, rules } = play;
  if (due === undefined || unit.gone !== null) return;
  const { cause } = due;
  if (cause === 'rally') tryToRally(unit, play);
  if (unit.rout !== null || cause === 'rally') return;
  const as = cause === 'voluntary' && due.compulsory ? { as: WITHOUT_ORDER } : {};
  const causes = causesOf([due, ...others]);
  const before = fieldOf(state, play.scenario, rules);
  // Who threatened may have been sent away by his own test since.
  const known = Object.fromEntries(Object.entries(dueBy).filter(([each]) => causes.some(one => one === each)));
  const seen = { ...justSeen(unit, causes, before), calledBy: { ...known, ...calledBy(unit, causes, before) } };
  learn(unit, before);
  const { outcome, hasOrder } = takeTest(unit, { cause, ...as, also: causes.slice(1), ...seen }, play);
  const overruled = isOverruled(unit, outcome.result, rules);
  const army = state.armies[unit.side];
  if (causes.includes('army') && army !== undefined && !overruled) {
    const loyalty = unit.loyalty === null ? {} : { loyalty: unit.loyalty };
    const nation = unit.troops.nation === undefined ? {} : { nation: unit.troops.nation };
    const fate = armyTestFate({ result: outcome.result, hasOrder }, { ...loyalty, ...nation }, rules);
    // Sub-units go with their unit.
    for (const body of [unit, ...subUnitsOf(state, unit)]) {
      if (fate === 'changes-sides') changeSides(body, play);
      if (fate === 'marches-home') removeUnit(body, 'marched-home', play);
    }
    if (fate !== 'as-instructed') return;
  }
  if (overruled) return;
  unit.period.reacted = rowOfResult(outcome.result, rules);
  const field = fieldOf(state, play.scenario, rules);
  for (const body of bodiesTesting(unit, field)) {
    if (body.rout !== null || body.gone !== null) continue;
    if (outcome.instruction.kind === 'break') trap(body, play);
    obey(body, outcome.instruction, cause, play);
  }
  turnOnBroken(play);
}

/** Nobody charges any more who has become his friend. */
function callOff({ side, period }: Unit, friend: Unit): void {
  if (side !== friend.side) return;
  if (period.charges === friend.id) period.charges = null;
  const { charge, ...conduct } = period.conduct;
  if (charge === friend.id) period.conduct = conduct;
}

/**
 * Subject levies and Arab mercenaries go over to the enemy.
 *
 * @clause wrg/reaction/army-test-side-changers
 */
function changeSides(unit: Unit, play: Play): void {
  const { state, scenario, tell } = play;
  const other = Object.keys(scenario.sides).find(side => side !== unit.side);
  const general = Object.values(state.generals).find(
    ({ side, rank }) => side === other && rank === 'commander-in-chief',
  );
  if (other === undefined) return;
  unit.side = other;
  if (general !== undefined) unit.command = general.id;
  unit.order = null;
  unit.bound = null;
  unit.pursuit = null;
  endMelees(unit, state);
  unit.period.charges = null;
  unit.period.conduct = {};
  for (const each of onTable(state)) callOff(each, unit);
  // Whoever stood among them as a friend steps out.
  for (const each of onTable(state)) {
    const among = each.side !== other && quadsOverlap(quadOf(each.placed), quadOf(unit.placed), 1);
    if (among) each.placed = freePlace(each, each.placed.at, play);
  }
  tell({ kind: 'gone', unit: unit.id, how: 'changed-sides', figures: unit.figures, because: [] });
}
