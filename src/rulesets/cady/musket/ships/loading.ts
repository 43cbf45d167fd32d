import { counted, type Reason } from '../../../../rulebook/index.js';
import { toGrid } from '../../../../table/index.js';
import { standingOrder } from '../../common/index.js';
import type { Order } from '../../common/orders.js';
import { tableOf } from '../../common/turn/ground.js';
import { witnessesOf } from '../../common/turn/unseen/markers.js';
import type { MusketState, Unit } from '../state.js';
import type { MusketContext } from '../terms.js';
import { tellThat } from '../turn/undone.js';
import { inContact, inPlay } from '../units.js';
import { musketWords } from '../words.js';
import { goAboard, goAshore, isBeside, noRoomFor } from './board.js';
import type { Helm } from './helm.js';
import { landingThirds, whyNotAshore } from './landing.js';
import { rowedShare, vesselOf } from './raked.js';
import { silence } from './sailing.js';
import { reasonFor, tellVessel } from './telling.js';
import type { Vessel } from './vessel.js';

/** What an order has a unit do with a vessel. */
export function boardTask(order: Order, task: 'embark' | 'land' | 'deck' | 'below') {
  return order.tasks?.find(each => each.task === task);
}

function ordered(unit: Unit, task: 'embark' | 'land' | 'deck' | 'below') {
  return unit.mustDo === null ? boardTask(standingOrder(unit, musketWords), task) : undefined;
}

/**
 * Before anybody moves: whoever stands beside a vessel goes on board, and whoever is in a boat that lies at the bank and is not to row goes ashore. Decks
 * are changed, and on a docked ship the one unit makes ready that is landed this turn.
 *
 * @clause cady/musket/boat/beach
 * @clause cady/musket/ship/infantry-deck
 */
export function loadFirst(helm: Helm, state: MusketState, context: MusketContext): void {
  for (const unit of inPlay(state)) {
    const vessel = vesselOf(unit, state);
    if (vessel === undefined) {
      board(unit, state, context);
      continue;
    }
    if (vessel.kind === 'frigate') {
      changeDeck(unit, vessel, context);
      makeReady(unit, vessel, state, context);
    } else if (ordered(unit, 'land') !== undefined && vessel.landedOn !== null && !rows(vessel, helm)) {
      landFromBoat(unit, vessel, state, context);
    }
  }
}

function rows({ id }: Vessel, helm: Helm): boolean {
  return (helm.get(id)?.legs.length ?? 0) > 0;
}

/** When everybody has moved: whoever has come up to a vessel goes on board, boats that have reached the bank land theirs, and ships the unit that was ready. */
export function loadLast(state: MusketState, context: MusketContext): void {
  for (const unit of inPlay(state)) {
    countLanding(unit, context);
    const vessel = vesselOf(unit, state);
    if (vessel === undefined) board(unit, state, context);
    else if (ordered(unit, 'land') !== undefined) {
      if (vessel.kind === 'boat') landFromBoat(unit, vessel, state, context);
      else if (isReady(unit, vessel, context)) landFromShip(unit, vessel, state, context);
    }
    tellStayed(unit, state, context);
  }
}

/**
 * Whoever came ashore before he marched has used the time of both: it is off what he has to load, fire and fight.
 *
 * @clause cady/musket/boat/beach
 */
function countLanding({ landed, turn }: Unit, { rules, turn: now }: MusketContext): void {
  if (landed?.on === now && landed.off === 'boat') turn.moved += landed.thirds / rules.table.thirds.whole;
}

/** Tells who was to go on board or ashore and did not, where no want of room has been told. */
function tellStayed(unit: Unit, state: MusketState, context: MusketContext): void {
  const vessel = vesselOf(unit, state);
  const embark = ordered(unit, 'embark')?.on;
  if (vessel === undefined && embark !== undefined && unit.landed?.on !== state.turn) {
    const because = whyAshore(unit, state.afloat?.vessels[embark], state, context);
    if (because !== undefined) tellThat({ unit, task: 'embark', on: embark, because }, context);
  }
  if (vessel === undefined || ordered(unit, 'land') === undefined) return;
  const because = vessel.kind === 'boat' ? whyInBoat(vessel, state) : whyInShip(unit, vessel, context);
  if (because !== undefined) tellThat({ unit, task: 'land', on: vessel.id, because }, context);
}

function whyAshore(
  unit: Unit,
  vessel: Vessel | undefined,
  state: MusketState,
  { rules }: MusketContext,
): Reason | undefined {
  const because = (why: string) => reasonFor('cady/musket/boat/beach', why, 'nobody goes on board');
  if (vessel === undefined || vessel.gone !== null || unit.fleeing || inContact(unit, state.contacts)) return undefined;
  if (vessel.landedOn === null) return because('not at the bank');
  if (!isBeside(unit, vessel, rules)) return because('too far off');
  return noRoomFor(unit, vessel, state, rules) === undefined ? because('there is no time left') : undefined;
}

/** Why nobody has landed from a boat; `undefined` where it was on its way. */
function whyInBoat({ landedOn, spent }: Vessel, { turn }: MusketState): Reason | undefined {
  if (landedOn === null) return spent > 0 ? undefined : landing('the boat does not lie at the bank');
  return landedOn < turn && spent > 0 ? landing('no third of the turn is left') : undefined;
}

const landing = (why: string): Reason => reasonFor('cady/musket/boat/beach', why, 'nobody goes ashore');

function whyInShip({ type, aboard }: Unit, vessel: Vessel, { turn, rules }: MusketContext): Reason | undefined {
  if (aboard === undefined) return undefined;
  const oneATurn = reasonFor('cady/musket/ship/off-load-rate', 'one unit lands in a turn', 'nobody goes ashore');
  return whyNotAshore({ type, aboard, vessel }, turn, rules) ?? oneATurn;
}

/**
 * A unit that is ordered on board goes there, if it stands beside a vessel that lies at the bank, and both have the time.
 *
 * @clause cady/musket/boat/beach
 * @clause cady/musket/boat/capacity
 * @clause cady/musket/ship/no-fire-while-loading
 */
function board(unit: Unit, state: MusketState, context: MusketContext): void {
  const { rules } = context;
  const on = ordered(unit, 'embark')?.on;
  const vessel = on === undefined ? undefined : state.afloat?.vessels[on];
  if (vessel === undefined || vessel.gone !== null || vessel.landedOn === null || unit.house !== undefined) return;
  if (unit.fleeing || inContact(unit, state.contacts) || !isBeside(unit, vessel, rules)) return;
  const { whole } = rules.table.thirds;
  const thirds = landingThirds(unit, rules);
  const share = vessel.kind === 'boat' ? thirds / whole : 0;
  if (toGrid(unit.turn.moved + thirds / whole) > 1 || toGrid(vessel.spent + share) > 1) return;
  if (vessel.kind === 'frigate' && vessel.loadedOn === state.turn) return;
  const full = noRoomFor(unit, vessel, state, rules);
  if (full !== undefined) {
    const clause = vessel.kind === 'boat' ? 'cady/musket/boat/capacity' : 'cady/musket/ship/load';
    tellVessel('no-room', vessel, [reasonFor(clause, full, 'stays ashore')], context, { unit: unit.id });
    return;
  }
  vessel.spent = vessel.kind === 'boat' ? vessel.spent + share : 1;
  if (vessel.kind === 'frigate') occupy(vessel, state);
  goAboard(
    unit,
    vessel,
    { vessel: vessel.id, deck: vessel.kind === 'boat' ? 'boat' : 'top', since: state.turn },
    rules,
  );
  const because = [reasonFor('cady/musket/boat/beach', 'going on board', `${thirds} of ${counted(whole, 'third')}`)];
  tellVessel('boarded', vessel, because, context, { unit: unit.id });
}

/** A ship that loads or unloads does nothing else, and her guns are silent. */
function occupy(vessel: Vessel, state: MusketState): void {
  vessel.loadedOn = state.turn;
  silence(vessel, state);
}

/**
 * A unit goes ashore from a boat that lies at the bank and has the time left; what that takes is off its own move as well.
 *
 * @clause cady/musket/boat/beach
 */
function landFromBoat(unit: Unit, vessel: Vessel, state: MusketState, context: MusketContext): void {
  const { rules, scenario, turn } = context;
  const { type, aboard } = unit;
  if (aboard === undefined || aboard.deck === 'gun-deck') return;
  if (whyNotAshore({ type, aboard, vessel }, turn, rules) !== undefined) return;
  const { whole } = rules.table.thirds;
  const thirds = landingThirds(unit, rules);
  vessel.spent += thirds / whole;
  const taken = Math.max(thirds / whole, rowedShare(unit, state, rules));
  if (!goAshore(unit, vessel, state, tableOf(scenario, state.breaches), rules)) {
    tellVessel('no-room', vessel, [], context, { unit: unit.id });
    return;
  }
  unit.landed = { on: turn, off: 'boat', thirds };
  unit.turn.moved = taken;
  const because = [
    reasonFor('cady/musket/boat/beach', 'beached and landed', `${thirds} of ${counted(whole, 'third')}`),
  ];
  tellVessel('landed', vessel, because, context, { unit: unit.id });
}

/**
 * On a ship that has docked on an earlier turn one unit, or one gun, is made ready to go ashore, if it has been on deck since the turn before.
 *
 * Source: Musket Period Rules > Optional Rules > Ships; Shipboard Artillery.
 *
 * @clause cady/musket/ship/off-load-rate
 * @clause cady/musket/ship/off-load-targets
 * @clause cady/musket/ship/no-fire-while-loading
 * @clause cady/musket/ship/guns-ashore
 */
function makeReady(unit: Unit, vessel: Vessel, state: MusketState, context: MusketContext): void {
  if (ordered(unit, 'land') === undefined || !isReady(unit, vessel, context) || vessel.loadedOn === context.turn)
    return;
  occupy(vessel, state);
}

function isReady({ type, aboard }: Unit, vessel: Vessel, { turn, rules }: MusketContext): boolean {
  return aboard !== undefined && whyNotAshore({ type, aboard, vessel }, turn, rules) === undefined;
}

/** The unit that was made ready, the first of those ordered, goes ashore. */
function landFromShip(unit: Unit, vessel: Vessel, state: MusketState, context: MusketContext): void {
  const { rules, scenario, turn } = context;
  if (vessel.loadedOn !== turn || vessel.spent >= 1) return;
  if (!goAshore(unit, vessel, state, tableOf(scenario, state.breaches), rules)) {
    tellVessel('no-room', vessel, [], context, { unit: unit.id });
    return;
  }
  vessel.spent = 1;
  unit.landed = { on: turn, off: 'ship', thirds: rules.table.thirds.whole };
  unit.turn.moved = 1;
  const because = [reasonFor('cady/musket/ship/off-load-rate', 'landed from the ship', 'one a turn')];
  tellVessel('landed', vessel, because, context, { unit: unit.id });
}

/**
 * A unit goes on deck or below.
 *
 * @clause cady/musket/ship/infantry-deck
 */
function changeDeck(unit: Unit, vessel: Vessel, context: MusketContext): void {
  const { aboard } = unit;
  if (aboard?.deck !== 'top' && aboard?.deck !== 'below') return;
  const deck =
    ordered(unit, 'deck') !== undefined ? 'top' : ordered(unit, 'below') !== undefined ? 'below' : aboard.deck;
  if (deck !== aboard.deck) moveDeck(unit, vessel, deck, context);
}

/** Sends a unit on deck or below. */
export function moveDeck(unit: Unit, vessel: Vessel, deck: 'top' | 'below', context: MusketContext): void {
  goAboard(unit, vessel, { vessel: vessel.id, deck, since: context.turn }, context.rules);
  const what = deck === 'top' ? 'on-deck' : 'below';
  context.tell({ kind: 'vessel', what, vessel: vessel.id, unit: unit.id, because: [] }, witnessesOf(unit));
}
