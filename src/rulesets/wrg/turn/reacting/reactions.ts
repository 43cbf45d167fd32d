import { distanceToQuad, quadOf, quadsOverlap } from '../../../../table/index.js';
import { moveRate } from '../../moving/rates.js';
import type { TestCircumstances } from '../../reaction/causes.js';
import { armyTestFate, rallies } from '../../reaction/consequences.js';
import { orderOfTests, type TestDue, testsDue, testsWithMainBody } from '../../reaction/triggers.js';
import { mayRally } from '../../rout/rallying.js';
import { routMove } from '../../rout/running.js';
import type { SideId, Unit } from '../../state.js';
import type { WrgPhase } from '../../terms.js';
import { generalOf, isFighting, isMainBody, onTable, subUnitsOf } from '../../units.js';
import { freshFigures, surpriseAt } from '../appearing.js';
import { isThreatened } from '../declaring/reach.js';
import { endPeriod } from '../ending.js';
import { type Field, fieldOf, type Near } from '../field.js';
import { turnOnBroken } from '../fighting/victory.js';
import { fireCircumstances, firesSeen } from '../fire/near.js';
import { endMelees, removeUnit } from '../losses.js';
import { mannerOf } from '../moving/going.js';
import { type Play, playOf } from '../play.js';
import { leadPursuits, recoverAfterMoves } from '../routing/recovering.js';
import { screenOf } from '../routing/screen.js';
import { trap } from '../routing/trapping.js';
import { castSpells } from '../sorcery/casting.js';
import { isUnitToCount } from '../sorcery/counting.js';
import { banishDemons } from '../sorcery/leaving.js';
import { freePlace } from '../sorcery/places.js';
import { isTestable } from '../sorcery/reacting.js';
import { seenAtNight } from '../weather/night.js';
import { atWillFaults } from './at-will.js';
import { obey } from './obey.js';
import { pacesToLost, placeOf, sees } from './situation.js';
import { takeTest } from './test.js';
import { routId } from './witnesses.js';

/**
 * At the end of a period whoever has cause to tests his reaction, each army from its right to its left, so that what becomes of one is
 * seen by the next; broken troops try to rally; pursuers go on or halt.
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
    castSpells('at-the-end', play);
    recoverAfterMoves(play);
    leadPursuits(play);
    takeDueTests(play);
    rallyRouters(play);
    endPeriod(play);
    banishDemons(play);
  },
};

/** Takes all tests that are due; what comes of them may make others due. */
function takeDueTests(play: Play): void {
  const { state, rules, scenario } = play;
  const [first = ''] = Object.keys(scenario.sides);
  for (;;) {
    const due = new Map(
      onTable(state).flatMap(unit => {
        const tests = dueFor(unit, play);
        return tests.length === 0 ? [] : [[unit.id, { unit, tests }] as const];
      }),
    );
    if (due.size === 0) return;
    const places = [...due.values()].map(({ unit }) => ({
      id: unit.id,
      side: unit.side,
      fromOwnLeft: fromOwnLeft(unit, play),
    }));
    for (const id of orderOfTests(places, first, rules)) {
      const one = due.get(id);
      if (one !== undefined) for (const test of one.tests) testFor(one.unit, test, play);
    }
  }
}

/** How far a unit stands from the left end of its army's line, as the army faces from its own table edge. */
function fromOwnLeft({ placed, side }: Unit, { scenario }: Play): number {
  const { width, height } = scenario.table;
  const { x, y } = placed.at;
  switch (scenario.sides[side]?.baseline) {
    case 'north':
      return width - x;
    case 'west':
      return height - y;
    case 'east':
      return y;
    default:
      return x;
  }
}

/** The tests that a unit has to take now and has not taken yet in this period. */
function dueFor(unit: Unit, play: Play): readonly TestDue[] {
  if (!isMainBody(unit) || unit.rout !== null || unit.gone !== null || !isTestable(unit, play)) return [];
  const { rules, scenario, state } = play;
  const field = fieldOf(state, scenario, rules);
  const due = testsDue(circumstancesOf(unit, field), rules).filter(
    ({ time, cause }) => time === 'end-of-period' && cause !== 'rally' && !unit.period.tested.includes(cause),
  );
  const wanted =
    unit.period.conduct.tests === true &&
    !unit.period.tested.includes('voluntary') &&
    atWillFaults(unit, state).length === 0;
  if (!wanted) return due;
  const at: TestDue = {
    cause: 'voluntary',
    tests: 'main-body',
    time: 'end-of-period',
    compulsory: false,
    clause: 'wrg/reaction/voluntary',
    because: 'at the wish of its player',
  };
  return [...due, at];
}

/** What may call for a test of a unit at the end of this period. */
function circumstancesOf(unit: Unit, field: Field): TestCircumstances {
  const { state } = field;
  const threatened = !unit.alarmed && (unit.period.shotBy.length > 0 || isThreatened(unit, field));
  const supreme = Object.values(state.generals).find(
    ({ side, rank, gone }) => side === unit.side && rank === 'commander-in-chief' && gone === null,
  );
  const broken = [
    ...unit.period.sawBreak,
    ...routersNear(unit, field).map(({ who, distance }) => ({ unit: who.id, paces: distance })),
  ]
    .filter(({ unit: id }) => !unit.knows.includes(routId(id)))
    .map(({ paces }) => paces);
  const army = state.armies[unit.side];
  const lost = lostGeneral(unit, field);
  const surprise = surpriseAt(unit, field);
  return {
    original: unit.strength,
    figures: unit.figures,
    firstThreat: threatened,
    ...(supreme === undefined || !sees(unit, supreme, field)
      ? {}
      : { commanderAt: distanceToQuad(placeOf(supreme, state), quadOf(unit.placed)) }),
    ...(broken.length === 0 ? {} : { friendsBrokenAt: Math.min(...broken) }),
    ...(surprise === undefined ? {} : { hiddenEnemyAt: surprise.at, warned: surprise.warned }),
    freshEnemyFigures: freshFigures(unit, field),
    ...fireCircumstances(unit, field),
    ...(lost === undefined ? {} : { generalLost: lost }),
    ...(army === undefined
      ? {}
      : { army: { units: army.units, offTable: offTable(unit.side, field), tested: army.tested } }),
    instructed: unit.bound !== null,
    periodsPlayed: state.period,
    figuresBefore: unit.period.before,
  };
}

function offTable(side: SideId, { state, rules }: Field): number {
  return Object.values(state.units).filter(
    unit =>
      unit.mustered === side &&
      isMainBody(unit) &&
      isUnitToCount(unit, rules) &&
      (unit.gone !== null || unit.away !== null),
  ).length;
}

/** The generals of a unit who were lost and whom it has not tested for: how far off in its sight, and whether in a challenge. */
function lostGeneral(unit: Unit, { state }: Field): TestCircumstances['generalLost'] {
  const own = generalOf(state, unit.command);
  const lost = Object.values(state.generals).flatMap(general =>
    general.side === unit.side &&
    general.lost !== null &&
    (general.id === own?.id || general.rank === 'commander-in-chief') &&
    !unit.knows.includes(`lost:${general.id}`)
      ? [{ at: pacesToLost(unit, general.id), byChallenge: general.lost.byChallenge }]
      : [],
  );
  if (lost.length === 0) return undefined;
  return { at: Math.min(...lost.map(({ at }) => at)), byChallenge: lost.some(({ byChallenge }) => byChallenge) };
}

/** Takes one test, and does what comes of it to the unit and to the sub-units that are with it. */
function testFor(unit: Unit, { cause }: TestDue, play: Play): void {
  const { state, rules } = play;
  if (unit.gone !== null || unit.rout !== null) return;
  learn(unit, play);
  const around = fieldOf(state, play.scenario, rules);
  const { outcome, hasOrder } = takeTest(
    unit,
    { cause, surprised: cause === 'surprise', freshEnemyFigures: freshFigures(unit, around) },
    play,
  );
  const army = state.armies[unit.side];
  if (cause === 'army' && army !== undefined) {
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
  const field = fieldOf(state, play.scenario, rules);
  const withIt = subUnitsOf(state, unit).filter(sub => {
    const near = field.near.around(unit.id).find(({ who }) => who.id === sub.id);
    const { normal } = moveRate(sub.troops, mannerOf(sub, false), rules);
    return (
      near !== undefined && testsWithMainBody({ inSight: near.inView, distance: near.distance, normalMove: normal })
    );
  });
  for (const body of [unit, ...withIt]) {
    if (body.rout !== null || body.gone !== null) continue;
    if (outcome.instruction.kind === 'break') trap(body, play);
    obey(body, outcome.instruction, cause, play);
  }
  turnOnBroken(play);
}

/**
 * Friends in rout whom a unit sees near enough to test for them.
 *
 * @clause wrg/reaction/within-needs-view
 */
function routersNear({ id }: Unit, { near, rules }: Field): readonly Near[] {
  return near
    .around(id, { of: 'friends', inView: true })
    .filter(({ who }) => isMainBody(who.unit) && who.unit.rout !== null)
    .filter(({ distance }) => distance <= rules.reaction.triggers.friendsBrokenWithin);
}

/** What a unit has seen it does not test for again. */
function learn(unit: Unit, { state, scenario, rules }: Play): void {
  unit.alarmed = true;
  const seen = [
    ...unit.period.sawBreak.map(({ unit: id }) => routId(id)),
    ...routersNear(unit, fieldOf(state, scenario, rules)).map(({ who }) => routId(who.id)),
    ...Object.values(state.generals)
      .filter(({ lost }) => lost !== null)
      .map(({ id }) => `lost:${id}`),
    ...firesSeen(unit, fieldOf(state, scenario, rules)),
  ];
  unit.knows = [...new Set([...unit.knows, ...seen, ...seenAtNight(unit, fieldOf(state, scenario, rules))])];
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
 * Broken troops who are free to try test whether they rally; who do not, and have no move left, are dispersed.
 *
 * @clause wrg/rally/when
 * @clause wrg/pursuit/rally-screen
 * @clause wrg/rally/test
 * @clause wrg/rally/general
 * @clause wrg/rally/reorganise
 * @clause wrg/rout/dispersed
 */
function rallyRouters(play: Play): void {
  const { state, rules, tell } = play;
  for (const unit of onTable(state)) {
    if (unit.rout === null) continue;
    const inContact = unit.period.fought || isFighting(state, unit);
    const screen = screenOf(unit, play);
    const attempt = mayRally(
      {
        figures: unit.figures,
        missileCasualties: unit.period.missileCasualties,
        ran: unit.rout.fresh !== true,
        inContact,
        ...(screen === undefined ? {} : { screen }),
      },
      rules,
    );
    if (attempt.may && !unit.leavesForGood && isTestable(unit, play)) {
      const { outcome, hasOrder } = takeTest(unit, { cause: 'rally' }, play);
      if (rallies({ result: outcome.result, hasOrder }, rules)) {
        unit.rout = null;
        unit.recovering = 'reorganising';
        unit.recoversFrom = 'now';
        unit.period.doing = 'halted';
        unit.period.rallied = true;
        tell({ kind: 'rallied', unit: unit.id, because: attempt.because });
        continue;
      }
    }
    const next = routMove({ mover: unit.troops, manner: mannerOf(unit, false), period: unit.rout.periods + 1 }, rules);
    if (next.dispersed) removeUnit(unit, 'dispersed', play);
  }
}
