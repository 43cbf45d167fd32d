import { type Reason, reasonFor } from '../../../../rulebook/index.js';
import {
  bearingTo,
  bodyCentre,
  normalBearing,
  quadOf,
  quadsOverlap,
  turnBetween,
  turned,
} from '../../../../table/index.js';
import { armyTestFate, rallies } from '../../reaction/consequences.js';
import { rowOfResult } from '../../reaction/instruction.js';
import { type TestDue, testsDue } from '../../reaction/triggers.js';
import { mayRally } from '../../rout/rallying.js';
import { routMove } from '../../rout/running.js';
import type { Unit } from '../../state.js';
import type { WrgPhase } from '../../terms.js';
import { isFighting, isMainBody, onTable, subUnitsOf } from '../../units.js';
import { endPeriod } from '../ending.js';
import { fieldOf } from '../field.js';
import { endOutOfContact } from '../fighting/out-of-contact.js';
import { turnOnBroken } from '../fighting/victory.js';
import { firesSeen } from '../fire/near.js';
import { riskAtTheirBacks } from '../leading/risk.js';
import { endMelees, removeUnit } from '../losses.js';
import { mannerOf } from '../moving/going.js';
import { nearestEnemy } from '../moving/march.js';
import { type Play, playOf } from '../play.js';
import { leadPursuits, leaveTheDispersed, pursueTheCaught, recoverAfterMoves } from '../routing/recovering.js';
import { screenOf } from '../routing/screen.js';
import { hasComeBehind } from '../routing/to-its-unit.js';
import { trap } from '../routing/trapping.js';
import { castSpells } from '../sorcery/casting.js';
import { banishDemons } from '../sorcery/leaving.js';
import { isLeftToItself } from '../sorcery/orders.js';
import { freePlace } from '../sorcery/places.js';
import { isTestable } from '../sorcery/reacting.js';
import { seenAtNight } from '../weather/night.js';
import { atWillFaults } from './at-will.js';
import { bodiesTesting, breaksSeen, circumstancesOf, leftOf } from './circumstances.js';
import { obey } from './obey.js';
import { forgetTheFreed, spareRemainder, testRemainder } from './remainder.js';
import { fromRightToLeft } from './right-to-left.js';
import { isOverruled, takeTest } from './test.js';
import { routId } from './witnesses.js';

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
    endPeriod(play);
    banishDemons(play);
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
    const due = new Map(
      onTable(state).flatMap(unit => {
        const tests = testsOf(unit);
        return tests.length === 0 ? [] : [[unit.id, { unit, tests } satisfies Due] as const];
      }),
    );
    if (due.size === 0) {
      for (const unit of [...threatened, ...threatenedUnits(play)]) unit.alarmed = true;
      return;
    }
    const testers = [...due.values()].map(({ unit }) => unit);
    for (const { id } of fromRightToLeft(testers, play)) {
      const one = due.get(id);
      if (one === undefined) continue;
      // What comes of those who have tested before him may be one more cause, and takes none away.
      if (together) testFor(one.unit, stillDue(one, testsOf(one.unit)), play);
      else for (const test of one.tests) testFor(one.unit, [test], play);
    }
  }
}

/** A unit that has tests to take. */
interface Due {
  readonly unit: Unit;
  readonly tests: readonly TestDue[];
}

/** Causes that lie in an enemy who threatens: who had come into his reach, or seen him come out of hiding, had done so before he broke. */
const threats: readonly TestDue['cause'][] = ['first-shot-or-reach', 'surprise'];

/**
 * The tests of a unit when its turn has come: those that are due now, and those for a threat that was there when the tests of this moment began,
 * though the test of him who threatened has sent him away since.
 *
 * @clause wrg/reaction/simultaneous-cumulative
 */
function stillDue({ unit, tests }: Due, now: readonly TestDue[]): readonly TestDue[] {
  if (unit.rout !== null || unit.gone !== null) return now;
  const lost = tests.filter(
    ({ cause }) =>
      threats.includes(cause) && !unit.period.tested.includes(cause) && now.every(each => each.cause !== cause),
  );
  return [...lost, ...now];
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

/**
 * The tests that a unit has to take now and has not taken yet in this period: of a sub-unit none but that of who is left of his unit; the broken try
 * to rally in their turn (`wrg/ruling/rally-among-tests`).
 */
function dueFor(unit: Unit, play: Play): readonly TestDue[] {
  if (unit.rout !== null) return play.rules.reaction.triggers.rallyInTurn ? dueToRally(unit, play) : [];
  if (unit.gone !== null || !isTestable(unit, play)) return [];
  const { rules, scenario, state } = play;
  const field = fieldOf(state, scenario, rules);
  const circumstances = isMainBody(unit) ? circumstancesOf(unit, field) : leftOf(unit, field);
  const due = testsDue(circumstances, rules).filter(
    ({ time, cause }) => time === 'end-of-period' && cause !== 'rally' && !unit.period.tested.includes(cause),
  );
  if (!isMainBody(unit)) return due.filter(({ cause }) => cause === LEFT);
  const atWill = { cause: 'voluntary', tests: 'main-body', time: 'end-of-period' } as const;
  const { tested, reacted, conduct } = unit.period;
  if (tested.includes(WITHOUT_ORDER)) return due;
  if (due.length === 0 && reacted === undefined && isLeftToItself(unit, play)) {
    return [{ ...atWill, compulsory: true, clause: 'wrg/sorcery/dragon', because: 'it has no order' }];
  }
  const wanted = conduct.tests === true && !tested.includes('voluntary') && atWillFaults(unit, state).length === 0;
  if (!wanted) return due;
  const wish = { compulsory: false, clause: 'wrg/reaction/voluntary', because: 'at the wish of its player' } as const;
  return [...due, { ...atWill, ...wish }];
}

/** What a test is told as that who is left to himself takes because he has no order. */
const WITHOUT_ORDER = 'without-order';

/** The test of who is left of a unit. */
const LEFT = 'majority-forced-away';

/** Takes the test of what is left of a unit, and one test for all else that is due. */
function testFor(unit: Unit, tests: readonly TestDue[], play: Play): void {
  if (tests.some(({ cause }) => cause === LEFT)) testRemainder(unit, play);
  testUnit(
    unit,
    tests.filter(({ cause }) => cause !== LEFT),
    play,
  );
}

/** Takes one test for all that is due, and does what comes of it to the unit and to the sub-units that are with it. */
function testUnit(unit: Unit, [due, ...others]: readonly TestDue[], play: Play): void {
  const { state, rules } = play;
  if (due === undefined || unit.gone !== null) return;
  const { cause } = due;
  if (cause === 'rally') tryToRally(unit, play);
  if (unit.rout !== null || cause === 'rally') return;
  const as = cause === 'voluntary' && due.compulsory ? { as: WITHOUT_ORDER } : {};
  const causes = [cause, ...others.map(each => each.cause)];
  learn(unit, play);
  const now = circumstancesOf(unit, fieldOf(state, play.scenario, rules));
  const surprised = causes.includes('surprise') || testsDue(now, rules).some(each => each.cause === 'surprise');
  const { freshEnemyFigures = 0 } = now;
  const { outcome, hasOrder } = takeTest(
    unit,
    { cause, ...as, also: causes.slice(1), surprised, freshEnemyFigures },
    play,
  );
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

/** What a unit has seen it does not test for again. */
function learn(unit: Unit, { state, scenario, rules }: Play): void {
  const field = fieldOf(state, scenario, rules);
  const seen = [
    ...breaksSeen(unit, field).map(({ unit: id }) => routId(id)),
    ...Object.values(state.generals)
      .filter(({ lost }) => lost !== null)
      .map(({ id }) => `lost:${id}`),
    ...firesSeen(unit, field),
  ];
  unit.knows = [...new Set([...unit.knows, ...seen, ...seenAtNight(unit, field)])];
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
  // Whoever stood among them as a friend steps out.
  for (const each of onTable(state)) {
    const among = each.side !== other && quadsOverlap(quadOf(each.placed), quadOf(unit.placed), 1);
    if (among) each.placed = freePlace(each, each.placed.at, play);
  }
  tell({ kind: 'gone', unit: unit.id, how: 'changed-sides', figures: unit.figures, because: [] });
}

/**
 * Whether broken troops are free to try to rally, and have not tried in this period. Who had no move left in it has dispersed.
 *
 * @clause wrg/rally/when
 * @clause wrg/rout/dispersed
 * @clause wrg/pursuit/rally-screen
 */
function dueToRally(unit: Unit, play: Play): readonly TestDue[] {
  const { tested } = unit.period;
  if (tested.includes('rally') || unit.leavesForGood || hasRunOut(unit, 'now', play) || !isTestable(unit, play))
    return [];
  const [because] = attemptOf(unit, play).filter(({ clause }) => clause === 'wrg/rally/test');
  if (because === undefined) return [];
  return [
    {
      cause: 'rally',
      tests: 'main-body',
      time: 'end-of-period',
      compulsory: true,
      clause: 'wrg/reaction/test-rally',
      because: because.because,
    },
  ];
}

/** Why broken troops may try to rally, or may not. */
function attemptOf(unit: Unit, play: Play): readonly Reason[] {
  const { state, rules } = play;
  if (unit.rout === null) return [];
  const screen = screenOf(unit, play);
  return mayRally(
    {
      figures: unit.figures,
      missileCasualties: unit.period.missileCasualties,
      ran: unit.rout.fresh !== true,
      inContact: unit.period.fought || unit.period.ranInto === true || isFighting(state, unit),
      ...(screen === undefined ? {} : { screen }),
    },
    rules,
  ).because;
}

/**
 * Broken troops test whether they rally. A sub-unit that has come behind its main body rallies without a test
 * (`wrg/ruling/sub-unit-behind-its-unit`).
 *
 * @clause wrg/reaction/below-half-sub-unit-effect
 * @clause wrg/rally/test
 * @clause wrg/rally/general
 * @clause wrg/rally/reorganise
 */
function tryToRally(unit: Unit, play: Play): void {
  const { state, scenario, rules } = play;
  if (rules.reaction.triggers.ralliesBehindItsUnit && hasComeBehind(unit, fieldOf(state, scenario, rules))) {
    rally(unit, [behindTheMainBody], play);
    return;
  }
  const because = attemptOf(unit, play);
  const { outcome, hasOrder } = takeTest(unit, { cause: 'rally', also: alsoTestedFor(unit, play) }, play);
  if (rallies({ result: outcome.result, hasOrder }, rules)) rally(unit, because, play);
}

/**
 * What else those who try to rally would have to test for if they were not in rout: the one test does for it (`wrg/ruling/several-causes-of-a-test`).
 *
 * @clause wrg/reaction/simultaneous-cumulative
 */
function alsoTestedFor(unit: Unit, play: Play): readonly TestDue['cause'][] {
  const { state, scenario, rules } = play;
  if (!rules.reaction.triggers.severalCauses.together) return [];
  const now = circumstancesOf(unit, fieldOf(state, scenario, rules));
  learn(unit, play);
  return testsDue(now, rules).flatMap(({ time, cause }) =>
    time === 'end-of-period' && cause !== 'rally' && cause !== 'army' ? [cause] : [],
  );
}

/** All broken troops who are free to try rally after the tests of everybody else, each army from its right. */
function rallyTheBroken(play: Play): void {
  const routers = onTable(play.state).filter(({ rout }) => rout !== null);
  for (const unit of fromRightToLeft(routers, play)) if (dueToRally(unit, play).length > 0) tryToRally(unit, play);
}

/**
 * Broken troops who have not rallied and have no move left are dispersed.
 *
 * @clause wrg/rout/dispersed
 */
function loseThoseWhoRunOn(play: Play): void {
  const routers = onTable(play.state).filter(({ rout }) => rout !== null);
  for (const unit of fromRightToLeft(routers, play)) {
    if (hasRunOut(unit, 'next', play)) removeUnit(unit, 'dispersed', play);
  }
}

/** Whether broken troops had no move left in the period that is played, or will have none in the next. */
function hasRunOut(unit: Unit, when: 'now' | 'next', { rules }: Play): boolean {
  const { rout } = unit;
  const period = (rout?.periods ?? 0) + (when === 'next' ? 1 : 0);
  if (rout === null || period === 0) return false;
  return routMove({ mover: unit.troops, manner: mannerOf(unit, false), period }, rules).dispersed;
}

const behindTheMainBody = reasonFor(
  'wrg/reaction/below-half-sub-unit-effect',
  'has come behind its main body',
  'rallies',
);

/** Broken troops rally, and reorganise in the next period. */
function rally(unit: Unit, because: readonly Reason[], play: Play): void {
  unit.rout = null;
  unit.recovering = 'reorganising';
  unit.recoversFrom = 'now';
  unit.period.doing = 'halted';
  unit.period.rallied = true;
  turnToTheEnemy(unit, play);
  spareRemainder(unit, play);
  play.tell({ kind: 'rallied', unit: unit.id, because });
}

/**
 * Who rallies from a rout turns to the nearest enemy whom his side sees, if he has him behind: an about-face keeps the ground
 * (`wrg/ruling/rallied-troops-face`).
 *
 * @clause wrg/rally/reorganise
 */
function turnToTheEnemy(unit: Unit, { state, scenario, rules }: Play): void {
  if (rules.field.playing.ralliedFace === 'as-they-ran') return;
  const enemy = nearestEnemy(unit, fieldOf(state, scenario, rules));
  if (enemy === undefined) return;
  const { facing } = unit.placed;
  const toHim = bearingTo(bodyCentre(unit.placed), bodyCentre(enemy.placed));
  if (turnBetween(facing, toHim) > 90) unit.placed = turned(unit.placed, normalBearing(facing + 180));
}
