import { type Reason, reasonFor } from '../../../../rulebook/index.js';
import { bearingTo, bodyCentre, normalBearing, turnBetween, turned } from '../../../../table/index.js';
import type { OtherFactor } from '../../others.js';
import { rallies } from '../../reaction/consequences.js';
import { type TestDue, testsDue } from '../../reaction/triggers.js';
import { mayRally } from '../../rout/rallying.js';
import { routMove } from '../../rout/running.js';
import type { Unit } from '../../state.js';
import { isFighting, isMainBody, mainBodyOf, onTable } from '../../units.js';
import { fieldOf } from '../field.js';
import { removeUnit } from '../losses.js';
import { mannerOf } from '../moving/going.js';
import { nearestEnemy } from '../moving/march.js';
import type { Play } from '../play.js';
import { screenOf } from '../routing/screen.js';
import { hasComeBehind } from '../routing/to-its-unit.js';
import { figuresBefore } from '../sorcery/losses.js';
import { isTestable } from '../sorcery/reacting.js';
import { spareLossesOfARout } from './at-once.js';
import { bodiesTesting, circumstancesOf, justSeen, learn } from './circumstances.js';
import { spareRemainder } from './remainder.js';
import { fromRightToLeft } from './right-to-left.js';
import { takeTest } from './test.js';

/**
 * Whether broken troops are free to try to rally, and have not tried in this period. Who had no move left in it has dispersed. A sub-unit that runs with its
 * main body leaves the test to that.
 *
 * @clause wrg/rally/when
 * @clause wrg/rout/dispersed
 * @clause wrg/pursuit/rally-screen
 * @clause wrg/reaction/test-scope-2
 */
export function dueToRally(unit: Unit, play: Play): readonly TestDue[] {
  const main = mainBodyOf(play.state, unit);
  if (main !== unit && runsWith(main, play).includes(unit)) return [];
  return freeToRally(unit, play);
}

/** The sub-units that try to rally with their main body, in its test: those that run near it and are as free to try as it is. */
function runsWith(main: Unit, play: Play): readonly Unit[] {
  if (freeToRally(main, play).length === 0) return [];
  const { state, scenario, rules } = play;
  const bodies = bodiesTesting(main, fieldOf(state, scenario, rules));
  return bodies.filter(body => body !== main && freeToRally(body, play).length > 0);
}

function freeToRally(unit: Unit, play: Play): readonly TestDue[] {
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
      figures: figuresBefore(unit, rules),
      missileCasualties: unit.period.missileCasualties,
      ran: unit.rout.fresh !== true,
      inContact: hasBeenInContact(unit, state),
      ...(screen === undefined ? {} : { screen }),
    },
    rules,
  ).because;
}

/**
 * Whether broken troops have been in contact with enemies in the period: as it began only by one reading of `wrg/ruling/rally-after-getting-clear`.
 *
 * @clause wrg/rally/when
 */
function hasBeenInContact(unit: Unit, state: Play['state']): boolean {
  const { fought, ranInto, heldAtFirst } = unit.period;
  return fought || ranInto === true || heldAtFirst === true || isFighting(state, unit);
}

/**
 * Broken troops test whether they rally: the main body of a unit for the sub-units as well that run with it. A sub-unit that has come behind its main body rallies without a test
 * (`wrg/ruling/sub-unit-behind-its-unit`).
 *
 * @clause wrg/reaction/below-half-sub-unit-effect
 * @clause wrg/reaction/test-scope-2
 * @clause wrg/rally/test
 * @clause wrg/rally/general
 * @clause wrg/rally/reorganise
 */
export function tryToRally(unit: Unit, play: Play): void {
  const { state, scenario, rules } = play;
  if (rules.reaction.triggers.ralliesBehindItsUnit && hasComeBehind(unit, fieldOf(state, scenario, rules))) {
    rally(unit, [behindTheMainBody], play);
    return;
  }
  const because = attemptOf(unit, play);
  const others = isMainBody(unit) ? runsWith(unit, play).map(body => ({ body, why: attemptOf(body, play) })) : [];
  for (const { body } of others) body.period.tested.push('rally');
  const seen = justSeen(unit, ['rally'], fieldOf(state, scenario, rules));
  const { outcome, hasOrder } = takeTest(
    unit,
    {
      cause: 'rally',
      also: alsoTestedFor(unit, play),
      ...seen,
      ...(hasRunOut(unit, 'next', play) ? { lastTry: true } : {}),
    },
    play,
  );
  if (!rallies({ result: outcome.result, hasOrder }, rules)) return;
  rally(unit, because, play);
  for (const { body, why } of others) rally(body, why, play);
}

/**
 * What else those who try to rally would have to test for if they were not in rout: the one test does for it (`wrg/ruling/several-causes-of-a-test`).
 *
 * @clause wrg/reaction/simultaneous-cumulative
 */
function alsoTestedFor(unit: Unit, play: Play): readonly TestDue['cause'][] {
  const { state, scenario, rules } = play;
  if (!rules.reaction.triggers.severalCauses.together) return [];
  const field = fieldOf(state, scenario, rules);
  const now = circumstancesOf(unit, field);
  learn(unit, field);
  return testsDue(now, rules).flatMap(({ time, cause }) =>
    time === 'end-of-period' && cause !== 'rally' && cause !== 'army' ? [cause] : [],
  );
}

/**
 * A spell makes broken troops test whether they rally, there and then, where they would be free to try it or wherever it strikes them
 * (`wrg/ruling/spells-at-broken-troops`). Who has left for good comes back by no spell, and at the end of the period they may try as ever.
 *
 * @param spell what it counts in their test.
 * @param atOnce nobody has moved yet in the period: who rallies reorganises in it.
 * @clause wrg/sorcery/spell-list
 * @clause wrg/rally/test
 * @clause wrg/rally/general
 */
export function rallyBySpell(unit: Unit, spell: OtherFactor, atOnce: boolean, play: Play): void {
  const { rules } = play;
  const { atRouters } = rules.optional.sorcery.spells;
  const isFree = attemptOf(unit, play).some(({ clause }) => clause === 'wrg/rally/test');
  if (unit.leavesForGood || atRouters === 'never' || (atRouters === 'where-they-may' && !isFree)) return;
  const { outcome, hasOrder } = takeTest(unit, { cause: 'rally', as: 'spell', others: [spell] }, play);
  if (!rallies({ result: outcome.result, hasOrder }, rules)) return;
  rally(unit, [reasonFor('wrg/sorcery/spell-list', 'a spell', 'better than a halt')], play);
  if (atOnce) unit.recoversFrom = null;
}

/** All broken troops who are free to try rally after the tests of everybody else, each army from its right. */
export function rallyTheBroken(play: Play): void {
  const routers = onTable(play.state).filter(({ rout }) => rout !== null);
  for (const unit of fromRightToLeft(routers, play)) if (dueToRally(unit, play).length > 0) tryToRally(unit, play);
}

/**
 * Broken troops who have not rallied and have no move left are dispersed.
 *
 * @clause wrg/rout/dispersed
 */
export function loseThoseWhoRunOn(play: Play): void {
  const routers = onTable(play.state).filter(({ rout }) => rout !== null);
  for (const unit of fromRightToLeft(routers, play)) {
    if (hasRunOut(unit, 'next', play)) removeUnit(unit, 'dispersed', play, [outOfMove]);
  }
}

const outOfMove = reasonFor('wrg/rout/dispersed', 'no move is left for their rout', 'beyond rallying');

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
  const { facing } = unit.placed;
  turnToTheEnemy(unit, play);
  const now = unit.placed.facing === facing ? {} : { facing: unit.placed.facing };
  spareRemainder(unit, play);
  spareLossesOfARout(unit, play);
  play.tell({ kind: 'rallied', unit: unit.id, ...now, because });
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
