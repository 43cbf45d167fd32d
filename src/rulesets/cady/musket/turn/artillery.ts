import type { SideId } from '../../../../battle/index.js';
import { turnBetween } from '../../../../table/index.js';
import { standingOrder } from '../../common/index.js';
import { tableOf } from '../../common/turn/ground.js';
import { witnessesOf } from '../../common/turn/unseen/markers.js';
import { shotsPerTurn } from '../artillery.js';
import { mayFireThisTurn, maySpike } from '../artillery-crew.js';
import type { GunType, MusketRules } from '../rules.js';
import { pickWheel } from '../shots.js';
import type { MusketState, Unit } from '../state.js';
import type { MusketContext, MusketPhase } from '../terms.js';
import { inContact, inPlay, troopOf } from '../units.js';
import { callRequest, projectiles } from './calls.js';
import { clearTheFallen } from './losses.js';
import { fireGun } from './shots.js';

export { callFaults } from './calls.js';

/**
 * Guns fire, one of each side at a time: both calls are written down before either is resolved, and a side's later guns
 * see where its earlier shots fell. Losses come off at once, but a gun hit by a gun still fires.
 *
 * @clause cady/common/sequence/step-5-artillery
 * @clause cady/musket/artillery/losses/before-small-arms
 * @clause cady/musket/artillery/losses/removed-at-once
 * @clause cady/musket/artillery/losses/artillery-returns
 * @clause cady/musket/artillery/duel/write-calls
 * @clause cady/musket/artillery/duel/same-side-adjust
 * @clause cady/musket/artillery/variation/choose-wheel
 */
export const artilleryPhase: MusketPhase = {
  id: 'artillery',
  title: 'Artillery fire',
  clause: 'cady/common/sequence/step-5-artillery',
  run(state, context) {
    const { scenario, rules, dice, command } = context;
    spikeGuns(state, context);
    const queues = Object.keys(scenario.sides).map(side => firingGuns(state, side, rules));
    const rounds = Math.max(0, ...queues.map(queue => queue.length));
    for (let round = 0; round < rounds; round++) {
      const table = tableOf(scenario, state.breaches);
      const firing = queues.flatMap(queue => queue[round] ?? []).filter(({ unit }) => hasRounds(unit));
      const wheels = firing.map(({ gunType }) => pickWheel(gunType, dice, rules));
      const calls = command.askAll(
        firing.map(({ unit, gunType, shot }) => callRequest(unit, gunType, shot, table, rules)),
      );
      firing.forEach(({ unit, gunType }, i) => {
        const [call, wheel] = [calls[i], wheels[i]];
        if (call === undefined || wheel === undefined || call.shot === 'none') return;
        fireGun({ unit, gunType, wheel, call }, state, context);
      });
    }
    clearTheFallen(state, context);
  },
};

interface FiringGun {
  readonly unit: Unit;
  readonly gunType: GunType;
  /** Which of its shots this turn, from 0 (rockets have three). */
  readonly shot: number;
}

/** A side's guns that may fire this turn, each as often as it may. */
function firingGuns(state: MusketState, side: SideId, rules: MusketRules): FiringGun[] {
  return inPlay(state).flatMap(unit => {
    const gunType = troopOf(unit, rules).gun;
    if (gunType === undefined || unit.side !== side || !mayFire(unit, gunType, state, rules)) return [];
    return Array.from({ length: shotsPerTurn(gunType, rules) }, (_, shot) => ({ unit, gunType, shot }));
  });
}

/**
 * Whether a gun fires this turn: not after moving or turning farther than it may be turned to aim, not on the run, not in
 * melee since before this turn, and only with crew and rounds.
 *
 * @clause cady/musket/artillery/no-move-and-fire
 * @clause cady/musket/artillery/fire/rotate-45
 * @clause cady/musket/artillery/crew/fire-before-melee
 */
function mayFire(unit: Unit, gunType: GunType, state: MusketState, rules: MusketRules): boolean {
  const { gun, turn } = unit;
  if (gun === null || !gun.standing || !hasRounds(unit)) return false;
  const moved = turn.moved > 0 || turnBetween(turn.facing, unit.facing) > rules.artillery.traverse;
  const engaged = inContact(
    unit,
    state.contacts.filter(({ since }) => since < state.turn),
  );
  if (moved || engaged || turn.idle || unit.fleeing) return false;
  return mayFireThisTurn(
    { gun: gunType, crew: unit.figures, turn: state.turn, firedOn: gun.firedOn, spiked: gun.spiked },
    rules,
  ).allowed;
}

function hasRounds({ gun }: Unit): boolean {
  return gun !== null && projectiles.some(projectile => gun[projectile] > 0);
}

/**
 * Crews that were ordered to spike their gun do so.
 *
 * @clause cady/musket/artillery/spike/not-in-melee
 * @clause cady/musket/artillery/spike/permanent
 */
function spikeGuns(state: MusketState, { tell }: MusketContext): void {
  for (const unit of inPlay(state)) {
    if (unit.gun === null || unit.gun.spiked) continue;
    const ordered = unit.mustDo === null && !unit.fleeing && standingOrder(unit).spike === true;
    if (!maySpike({ crew: unit.figures, inMelee: inContact(unit, state.contacts), ordered })) continue;
    unit.gun.spiked = true;
    tell({ kind: 'gun-lost', unit: unit.id, how: 'spiked', because: [] }, witnessesOf(unit));
  }
}
