import type { MusketState } from '../state.js';
import type { MusketContext } from '../terms.js';
import { silence } from './sailing.js';
import { catchFire, loseAll, withThoseOnBoard } from './struck.js';
import { reasonFor, tellVessel } from './telling.js';
import { type Vessel, vesselsOf } from './vessel.js';

/**
 * At the end of a turn fires that have burned since an earlier one are fought, or reach the magazine; ships whose time has come sink or blow up.
 *
 * Source: Musket Period Rules > Optional Rules > Ships; Fire.
 *
 * @clause cady/musket/ship/fire-6
 * @clause cady/musket/ship/scuttle
 */
export function endAfloat(state: MusketState, context: MusketContext): void {
  const { turn } = state;
  for (const vessel of vesselsOf(state)) {
    if (vessel.burnsSince !== null && vessel.burnsSince < turn && vessel.blowsUpOn === null)
      catchFire(vessel, 'next-turn', state, context);
    if (vessel.blowsUpOn !== null && vessel.blowsUpOn <= turn) blowUp(vessel, state, context);
    else if (vessel.sinksOn !== null && vessel.sinksOn <= turn) sink(vessel, state, context);
  }
}

function blowUp(vessel: Vessel, state: MusketState, context: MusketContext): void {
  vessel.gone = 'blown-up';
  tellVessel(
    'blown-up',
    vessel,
    [reasonFor('cady/musket/ship/fire-6', 'the magazine', 'all on board is destroyed')],
    context,
    withThoseOnBoard(vessel, state, true),
  );
  loseAll(vessel, state, context, true);
}

function sink(vessel: Vessel, state: MusketState, context: MusketContext): void {
  vessel.gone = 'sunk';
  const all = context.rules.ships.frigate.allLost;
  tellVessel('sunk', vessel, [], context, withThoseOnBoard(vessel, state, all));
  if (!all) abandon(vessel, state);
  loseAll(vessel, state, context, all);
}

/** Whoever is saved from a ship that sinks is out of the battle all the same, but not lost. */
function abandon(vessel: Vessel, state: MusketState): void {
  for (const unit of Object.values(state.units)) {
    if (unit.gone === null && unit.aboard?.vessel === vessel.id && unit.aboard.deck !== 'gun-deck')
      unit.gone = 'off-table';
  }
}

/** A new turn: what vessels did in the last one is over, and guns are silent whose crews fight a fire. */
export function startAfloat(state: MusketState): void {
  for (const vessel of vesselsOf(state)) {
    vessel.spent = 0;
    if (vessel.douseOn === state.turn) silence(vessel, state);
  }
}
