import type { Bearing } from '../../../../table/index.js';
import { standingOrder } from '../../common/index.js';
import { fireInRounds, hasStoodReady, stayTurned } from '../../common/turn/artillery-rounds.js';
import { tableOf } from '../../common/turn/ground.js';
import { witnessesOf } from '../../common/turn/unseen/markers.js';
import { mayFireThisTurn, maySpike } from '../artillery-crew.js';
import type { MusketRules } from '../rules.js';
import { mountReady } from '../ships/vessel.js';
import { pickWheel, wideWheel } from '../shots.js';
import type { MusketState, Unit, UnitId } from '../state.js';
import type { CallAnswer, MusketContext, MusketPhase } from '../terms.js';
import { inContact, inPlay, troopOf } from '../units.js';
import { musketWords } from '../words.js';
import { callRequest, projectiles } from './calls.js';
import { mayNotFire } from './chance/fires.js';
import { clearTheFallen } from './losses.js';
import { fireGun } from './shots.js';
import { wheelInSmoke } from './smoke.js';

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
    const ready = (unit: Unit) => readyGun(unit, state, rules);
    const called = new Map<UnitId, CallAnswer>();
    const turnedTo = new Map<UnitId, Bearing>();
    fireInRounds(state, Object.keys(scenario.sides), ready, round => {
      const table = tableOf(scenario, state.breaches);
      const firing = round.filter(({ unit }) => hasRounds(unit));
      const wheels = firing.map(({ gun }) => pickWheel(gun, dice, rules));
      const asked = firing.filter(
        ({ unit, shot }) => !rules.artillery.hits.oneCall || shot === 0 || !called.has(unit.id),
      );
      const answers = command.askAll(asked.map(({ unit, gun, shot }) => callRequest(unit, gun, shot, table, rules)));
      asked.forEach(({ unit }, i) => {
        const answer = answers[i];
        if (answer !== undefined) called.set(unit.id, answer);
      });
      firing.forEach(({ unit, gun: gunType }, i) => {
        const [call, wheel] = [called.get(unit.id), wheels[i]];
        if (call === undefined || wheel === undefined || call.shot === 'none') return;
        const smoke = wheelInSmoke(unit, call, wheel, state, context);
        const swayed = wideWheel(smoke.wheel, unit.gun?.mount?.sway ?? 1);
        if (unit.gun?.mount === undefined) turnedTo.set(unit.id, call.bearing);
        fireGun({ unit, gunType, wheel: swayed, call, because: smoke.because }, state, context);
      });
    });
    stayTurned(turnedTo, state, tableOf(scenario, state.breaches), rules);
    if (rules.artillery.hits.fallenFireBack) clearTheFallen(state, context, 'artillery');
    else clearTheFallen(state, context);
  },
};

/**
 * The gun of a unit that fires this turn, and how often: not after moving or turning farther than it may be turned to aim, not on
 * the run, not in melee since before this turn, and only with crew and rounds.
 *
 * @clause cady/musket/artillery/no-move-and-fire
 * @clause cady/musket/artillery/fire/rotate-45
 * @clause cady/musket/artillery/crew/fire-before-melee
 */
function readyGun(unit: Unit, state: MusketState, rules: MusketRules) {
  const { gun, figures: crew } = unit;
  const type = troopOf(unit, rules).gun;
  if (type === undefined || gun === null || !gun.standing || !hasRounds(unit)) return undefined;
  if (!hasStoodReady(unit, rules.artillery.traverse, state, rules) || mayNotFire(unit, state, rules)) return undefined;
  const { firedOn, spiked } = gun;
  if (gun.mount !== undefined && !mountReady(gun.mount, gun.firedOn, state.turn)) return undefined;
  const { allowed, shots } = mayFireThisTurn(
    { gun: type, crew, turn: state.turn, firedOn, spiked, untrained: gun.untrained === true },
    rules,
  );
  return allowed ? { gun: type, shots } : undefined;
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
    const ordered = unit.mustDo === null && !unit.fleeing && standingOrder(unit, musketWords).spike === true;
    if (!maySpike({ crew: unit.figures, inMelee: inContact(unit, state.contacts), ordered })) continue;
    unit.gun.spiked = true;
    tell({ kind: 'gun-lost', unit: unit.id, how: 'spiked', because: [] }, witnessesOf(unit));
  }
}
