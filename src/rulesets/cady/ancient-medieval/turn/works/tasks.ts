import type { JointMoved } from '../../../../../table/index.js';
import { inContact, inPlay } from '../../../common/turn/units.js';
import { witnessesOf } from '../../../common/turn/unseen/markers.js';
import type { AncientState, AncientUnit } from '../../state.js';
import type { AncientContext } from '../../terms.js';
import { supplyWagons } from '../fire/supply.js';
import { separates } from '../going.js';
import { enterBattle, leaveBattle } from '../troops/battle-line.js';
import { getDown } from '../troops/chariots.js';
import { shies } from '../troops/fear.js';
import { formationAfter } from '../troops/formations.js';
import { spikeAsOrdered } from '../troops/mahout-spike.js';
import { faceMongols } from '../troops/mongols.js';
import { countRide, mountAfter, noteFallenRiders, takeMounts } from '../troops/mounts.js';
import { divideCohort } from '../troops/romans.js';
import { chainWagons } from '../troops/wagons.js';
import { treadOnCaltrops } from './caltrops.js';
import { buildBarricade, clearBarricade, fellTrees } from './forestry.js';
import { caltropsToClear, dig, pullStakes, setStakes, strewCaltrops, sweepCaltrops } from './labour.js';
import { obeyed, orderOf, taskIn } from './ordered.js';
import { thirdsOfTasks, worksAllTurn } from './task-times.js';

/**
 * What comes before anybody moves: drivers that kill their elephants, units that leave their battle, caltrops that are strewn
 * before marching off, horses that shy out of a melee.
 *
 * @clause cady/ancient-medieval/elephant/cavalry-flees
 * @clause cady/ancient-medieval/caltrops/placing
 */
export function beforeMoves(state: AncientState, context: AncientContext): void {
  const { rules, tell } = context;
  for (const unit of inPlay(state)) {
    noteFallenRiders(unit, context);
    const order = obeyed(unit, rules);
    unit.worked = worksAllTurn(order) ? rules.table.thirds.whole : thirdsOfTasks(unit, order, rules);
    if (order === null) continue;
    spikeAsOrdered(unit, state, context);
    if (separates(order) && unit.brigade !== null) leaveBattle(unit, context);
    const strews = taskIn(order, 'strew-caltrops');
    if (strews?.after === 0 && !inContact(unit, state.contacts)) strewCaltrops({ unit, state, context });
  }
  for (const unit of inPlay(state)) {
    if (unit.mustDo !== null || !shies(unit, state, rules)) continue;
    state.contacts = state.contacts.filter(({ a, b }) => a !== unit.id && b !== unit.id);
    const clause = 'cady/ancient-medieval/elephant/cavalry-flees';
    const because = [{ clause, because: 'elephants too near', effect: 'its horses go away from them' }] as const;
    tell({ kind: 'took-fright', unit: unit.id, because }, witnessesOf(unit));
  }
}

/**
 * What comes after everybody has moved, before anybody shoots or fights: caltrops trodden on, formations taken, men that get up
 * or down, works made by those who did nothing else, battles formed anew, wagons that hand out their loads, and cavalry that faces Mongols.
 *
 * @clause cady/ancient-medieval/caltrops/losses-timing
 */
export function afterMoves(state: AncientState, joint: JointMoved, context: AncientContext): void {
  const covered = (unit: AncientUnit) => joint.units.find(({ id }) => id === unit.id)?.moved ?? 0;
  for (const unit of inPlay(state)) countRide(unit, obeyed(unit, context.rules), covered(unit), context);
  treadOnCaltrops(state, joint, context);
  for (const unit of inPlay(state)) form(unit, state, context);
  for (const unit of inPlay(state)) {
    mountAfter(unit, obeyed(unit, context.rules), covered(unit), context, witnessesOf(unit));
  }
  takeMounts(state, context);
  for (const unit of inPlay(state)) labour(unit, state, context);
  for (const unit of inPlay(state)) {
    if (taskIn(obeyed(unit, context.rules), 'divide') !== undefined) divideCohort(unit, state, context);
  }
  for (const unit of inPlay(state)) {
    const enters = taskIn(obeyed(unit, context.rules), 'enter-battle');
    if (enters !== undefined) enterBattle(unit, enters.on, state, context);
  }
  chainWagons(state, context);
  supplyWagons(state, context);
  faceMongols(state, context);
}

function form(unit: AncientUnit, state: AncientState, context: AncientContext): void {
  const { rules, turn, tell } = context;
  // Who goes back in good order forms up on the way as it was told.
  const order = unit.turn.goesBack === 'back' ? orderOf(unit) : obeyed(unit, rules);
  const formation = formationAfter(unit, order, turn, state, rules);
  if (formation === unit.formation) return;
  unit.formation = formation;
  tell({ kind: 'formed', unit: unit.id, formation, because: [] }, witnessesOf(unit));
}

/** The tasks of a unit that stays where it is, and those that it does where its move has led it. */
function labour(unit: AncientUnit, state: AncientState, context: AncientContext): void {
  const order = obeyed(unit, context.rules);
  const melees = inContact(unit, state.contacts);
  if (order === null || (taskIn(order, 'get-down') === undefined && melees)) return;
  const { moved, firedFirst } = unit.turn;
  const work = { unit, busy: { moves: moved > 0, melees, fires: firedFirst }, state, context };
  for (const { task, after } of order.tasks ?? []) {
    switch (task) {
      case 'set-stakes':
        setStakes(work);
        break;
      case 'pull-stakes':
        pullStakes(work);
        break;
      case 'strew-caltrops':
        if (after !== 0) strewCaltrops(work);
        break;
      case 'clear-caltrops':
        if (caltropsToClear(unit, state, context.rules) === undefined) clearBarricade(work);
        else sweepCaltrops(work);
        break;
      case 'dig':
        dig(work);
        break;
      case 'fell-trees':
        fellTrees(work);
        break;
      case 'build-barricade':
        buildBarricade(work);
        break;
      case 'get-down':
        getDown(unit, state, context);
        break;
    }
  }
}
