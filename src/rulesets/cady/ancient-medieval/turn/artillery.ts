import type { Bearing } from '../../../../table/index.js';
import { fireInRounds, hasStoodReady, stayTurned } from '../../common/turn/artillery-rounds.js';
import { tableOf } from '../../common/turn/ground.js';
import { leave } from '../../common/turn/losses.js';
import { inContact, inPlay } from '../../common/turn/units.js';
import { mayShoot } from '../../common/turn/unseen/revealing.js';
import { machineMayFire } from '../machines/crews.js';
import { loadingThirds } from '../missiles/loading.js';
import { fallenStillFire } from '../missiles/shooting.js';
import type { AncientMedievalRules } from '../rules.js';
import type { AncientState, AncientUnit, UnitId } from '../state.js';
import type { AncientContext, AncientPhase } from '../terms.js';
import type { GunType } from '../troops.js';
import { clearTheFallen } from './fire/fallen.js';
import { fireMachine } from './machines/artillery-shot.js';
import { targetsOn } from './machines/artillery-targets.js';
import { callRequest } from './machines/calls.js';
import { fillCrews, wreckMachines } from './machines/crews.js';
import { fireFlames } from './machines/flame.js';
import { pieceOf } from './siege/castle.js';

export { callFaults } from './machines/calls.js';

/**
 * Machines fire, one of each side at a time: both calls are written down before either is worked out, each against the field as it
 * stood, and a side's later machines see where its earlier shots fell. Losses come off at once, but a machine that artillery hits still
 * fires. Then Greek fire.
 *
 * Source: Catapult; Ballista; Gunpowder Artillery; Greek Fire.
 *
 * @clause cady/common/sequence/step-5-artillery
 * @clause cady/ancient-medieval/artillery/phase-order
 * @clause cady/ancient-medieval/artillery/casualties-immediate
 * @clause cady/ancient-medieval/artillery/counter-battery-returns
 * @clause cady/ancient-medieval/artillery/duel-written-ranges
 */
export const artilleryPhase: AncientPhase = {
  id: 'artillery',
  title: 'Artillery fire',
  clause: 'cady/common/sequence/step-5-artillery',
  run(state, context) {
    const { scenario, rules, command } = context;
    fillCrews(state, rules);
    const turnedTo = new Map<UnitId, Bearing>();
    const ready = (unit: AncientUnit) => readyMachine(unit, state, rules);
    fireInRounds(state, Object.keys(scenario.sides), ready, round => {
      const table = tableOf(scenario, state.breaches);
      const firing = round.filter(({ unit }) => (unit.machine?.rounds ?? 0) > 0);
      const calls = command.askAll(firing.map(({ unit, gun, shot }) => callRequest(unit, gun, shot, table, rules)));
      const standing = targetsOn(state, rules);
      for (const [i, { unit, gun }] of firing.entries()) {
        const call = calls[i];
        if (call === undefined || call.shot === 'none' || !mayShoot(state, unit, context)) continue;
        // Hit by artillery before its turn to fire came: the shot was called with the others.
        if (unit.machine?.standing !== true && !fallenStillFire({ who: gun, by: 'artillery' }, rules).fires) continue;
        if (unit.on === null) turnedTo.set(unit.id, call.bearing);
        fireMachine({ unit, gun, call }, standing, state, context);
      }
    });
    stayTurned(turnedTo, state, tableOf(scenario, state.breaches), rules);
    fireFlames(state, context);
    wreckMachines(state, context);
    takeOffTheSilenced(state, context);
    for (const unit of inPlay(state)) load(unit, state, rules);
  },
};

/**
 * The machine of a unit that fires this turn, and how often: not after moving or turning farther than it may be turned to aim, not
 * on the run, not in melee since before this turn, and only loaded, with crew and rounds.
 *
 * @clause cady/ancient-medieval/artillery/catapult-no-move-and-fire
 * @clause cady/ancient-medieval/artillery/ballista-no-move-and-fire
 * @clause cady/ancient-medieval/artillery/pivot
 * @clause cady/ancient-medieval/artillery/ballista-pivot-limit
 * @clause cady/ancient-medieval/artillery/fire-before-melee
 * @clause cady/ancient-medieval/missile/loading-artillery
 */
function readyMachine(unit: AncientUnit, state: AncientState, rules: AncientMedievalRules) {
  const { machine } = unit;
  const piece = pieceOf(unit, rules);
  if (piece === undefined || machine?.standing !== true || machine.rounds === 0) return undefined;
  const { gun, crew } = piece;
  const { pivot, shotsPerTurn: shots } = rules.guns[gun];
  if (!hasStoodReady(unit, pivot, state, rules) || !canBeLoaded(unit, gun, rules)) return undefined;
  const { untrained, firedOn } = machine;
  return machineMayFire({ gun, crew, untrained, turn: state.turn, firedOn }, rules).allowed
    ? { gun, shots }
    : undefined;
}

/** Whether it is loaded, or its crew has had the time to load it by now and fire with what is left of the turn. */
function canBeLoaded(unit: AncientUnit, gun: GunType, rules: AncientMedievalRules): boolean {
  const { whole, act } = rules.table.thirds;
  return unit.loaded || whole - unit.worked - act >= loadingThirds(gun, rules);
}

/**
 * A crew that has not fired, nor anything else to do, loads.
 *
 * @clause cady/ancient-medieval/missile/loading-artillery
 */
function load(unit: AncientUnit, state: AncientState, rules: AncientMedievalRules): void {
  const { machine, turn } = unit;
  const piece = pieceOf(unit, rules);
  if (machine === null || piece === undefined || unit.loaded || machine.firedOn === state.turn || turn.moved > 0)
    return;
  const melees = inContact(unit, state.contacts);
  if (!melees && rules.table.thirds.whole - unit.worked >= loadingThirds(piece.gun, rules)) unit.loaded = true;
}

/**
 * Machines that were destroyed go off the table with whoever is left of their crew; those without crew are left where they stand.
 *
 * @clause cady/ancient-medieval/artillery/counter-battery-returns
 * @clause cady/ancient-medieval/artillery/direct-hit-removes
 */
function takeOffTheSilenced(state: AncientState, context: AncientContext): void {
  for (const unit of inPlay(state)) {
    if (unit.machine?.standing === false) leave(state, unit.id, 'destroyed', [], context.tell);
  }
  clearTheFallen(state, context);
}
