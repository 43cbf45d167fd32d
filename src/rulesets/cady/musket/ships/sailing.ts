import type { Reason } from '../../../../rulebook/index.js';
import { destination, distance, toGrid } from '../../../../table/index.js';
import type { Order } from '../../common/orders.js';
import { tableOf } from '../../common/turn/ground.js';
import type { MusketState } from '../state.js';
import type { MusketContext } from '../terms.js';
import { inPlay } from '../units.js';
import { carry, onBoard } from './board.js';
import { helmTask } from './helm.js';
import { scuttledOn } from './scuttling.js';
import { shipSpeed, type VesselSpeed } from './speed.js';
import { reasonFor, tellVessel } from './telling.js';
import { type Vessel, vesselsOf } from './vessel.js';
import { isAtBank, rowOn, type Stop, stopFor, type Water } from './water.js';

/** The water of a battle as it is now. */
export function waterOf(state: MusketState, { scenario, rules }: Pick<MusketContext, 'scenario' | 'rules'>): Water {
  return { table: tableOf(scenario, state.breaches), scenario, vessels: vesselsOf(state), rules };
}

/**
 * A ship does what her captain was told: she weighs or drops anchor, turns, sails or is towed, docks.
 *
 * Source: Musket Period Rules > Optional Rules > Ships.
 *
 * @clause cady/musket/ship/weigh-anchor
 * @clause cady/musket/ship/turning
 */
export function sailShip(vessel: Vessel, order: Order | undefined, state: MusketState, context: MusketContext): void {
  const ordered = order !== undefined && canSail(vessel, state) ? order : undefined;
  if (helmTask(order, 'scuttle') !== undefined) scuttle(vessel, state, context);
  const shift = helmTask(order, 'shift')?.on?.toLowerCase();
  if (shift === 'port' || shift === 'starboard') shiftGun(vessel, shift, state, context);
  if (helmTask(ordered, 'weigh') !== undefined) {
    vessel.anchored = false;
    vessel.run = null;
    silence(vessel, state);
    vessel.spent = 1;
    tellVessel(
      'weighed',
      vessel,
      [reasonFor('cady/musket/ship/weigh-anchor', 'she sets sail', 'nothing else this turn')],
      context,
    );
  } else if (ordered?.facing !== undefined) {
    turn(vessel, ordered.facing, state, context);
  } else if (helmTask(ordered, 'sail') !== undefined || helmTask(ordered, 'tow') !== undefined) {
    goOn(vessel, ordered, state, context);
  } else {
    vessel.run = null;
  }
  if (helmTask(order, 'anchor') !== undefined && !vessel.anchored) {
    vessel.anchored = true;
    vessel.run = null;
    tellVessel('anchored', vessel, [], context);
  }
}

/**
 * A ship is turned about her middle, if there is water enough.
 *
 * @clause cady/musket/ship/turning
 */
function turn(vessel: Vessel, facing: number, state: MusketState, context: MusketContext): void {
  const middle = destination(vessel.at, vessel.facing + 180, vessel.length / 2);
  const bow = destination(middle, facing, vessel.length / 2);
  const at = { x: toGrid(bow.x), y: toGrid(bow.y) };
  const stop = stopFor({ ...vessel, at, facing }, waterOf(state, context));
  vessel.run = null;
  if (stop !== undefined) {
    tellVessel('not-turned', vessel, stopReason(stop), context);
    return;
  }
  Object.assign(vessel, { at, facing, landedOn: null });
  for (const unit of onBoard(vessel, state)) carry(unit, vessel, context.rules);
  const because = [reasonFor('cady/musket/ship/turning', 'turning on the spot', 'takes the turn')];
  tellVessel('turned', vessel, because, context, { facing: vessel.facing });
}

/** A ship on which somebody comes on board or goes ashore stays where she is. */
function canSail(vessel: Vessel, { turn }: MusketState): boolean {
  return vessel.loadedOn !== turn;
}

/** The guns of a ship do not fire this turn. */
export function silence(vessel: Vessel, state: MusketState): void {
  vessel.silentOn = state.turn;
  for (const unit of onBoard(vessel, state)) if (unit.gun?.mount !== undefined) unit.gun.mount.silentOn = state.turn;
}

/**
 * A ship sails with the wind, or her boats pull her, the farther the longer she has gone straight on; slower with a mast down, in port, and when she
 * docks. Her way is measured from the point of her bow.
 *
 * Source: Musket Period Rules > Optional Rules > Ships.
 *
 * @clause cady/musket/ship/sailing
 * @clause cady/musket/ship/row-boats
 * @clause cady/musket/ship/measure-from-bow
 * @clause cady/musket/ship/port-speed
 * @clause cady/musket/ship/no-fire-docking
 */
function goOn(vessel: Vessel, order: Order | undefined, state: MusketState, context: MusketContext): void {
  const water = waterOf(state, context);
  const by = helmTask(order, 'sail') === undefined ? 'boats' : 'sails';
  const docks = helmTask(order, 'dock') !== undefined;
  const { cm: most, because } = speedOf(vessel, by, docks, water);
  const wanted = order?.legs[0]?.distance;
  const cm =
    wanted === undefined || wanted.by === 'full'
      ? most
      : Math.min(most, wanted.by === 'cm' ? wanted.cm : (most * wanted.of[0]) / wanted.of[1]);
  const from = { x: vessel.at.x, y: vessel.at.y };
  const gone = rowOn(vessel, vessel.facing, cm, water);
  const to = destination(from, vessel.facing, gone.cm);
  vessel.at = { x: toGrid(to.x), y: toGrid(to.y) };
  vessel.run = gone.cm === 0 ? null : { by, turns: vessel.run?.by === by ? vessel.run.turns + 1 : 1 };
  if (gone.cm > 0) vessel.landedOn = null;
  for (const unit of onBoard(vessel, state)) carry(unit, vessel, context.rules);
  tellVessel(by === 'sails' ? 'sailed' : 'towed', vessel, [...because, ...stopReason(gone.stop)], context, {
    way: [from, vessel.at],
    cm: gone.cm,
  });
  if (!docks || !isAtBank(vessel, waterOf(state, context))) return;
  vessel.landedOn = state.turn;
  silence(vessel, state);
  tellVessel(
    'docked',
    vessel,
    [reasonFor('cady/musket/ship/no-fire-docking', 'she docks', 'her guns are silent')],
    context,
  );
}

/** Why a vessel came no farther. */
export function stopReason(stop: Stop | undefined): readonly Reason[] {
  if (stop === undefined) return [];
  const what = typeof stop === 'string' ? stop : stop.vessel;
  return [reasonFor('cady/common/rivers/boats', `${what} is in the way`, 'goes no farther')];
}

/** Cm that a ship makes this turn, and why. */
function speedOf(vessel: Vessel, by: 'sails' | 'boats', docks: boolean, { rules, scenario }: Water): VesselSpeed {
  const turns = vessel.run?.by === by ? vessel.run.turns : 0;
  const inPort = (scenario.water?.ports ?? []).some(
    ({ at: [x, y], radius }) => distance(vessel.at, { x, y }) <= radius,
  );
  return shipSpeed({ by, turns, mastHits: vessel.mastHits, inPort, docks }, rules);
}

/**
 * The captain has it written that the ship be scuttled.
 *
 * Source: Musket Period Rules > Optional Rules > Ships.
 *
 * @clause cady/musket/ship/scuttle
 */
function scuttle(vessel: Vessel, state: MusketState, context: MusketContext): void {
  const on = scuttledOn(state.turn, context.rules);
  vessel.sinksOn = Math.min(vessel.sinksOn ?? on, on);
  const because = [
    reasonFor('cady/musket/ship/scuttle', 'by order of her captain', `she is gone with turn ${vessel.sinksOn}`),
  ];
  context.tell({ kind: 'vessel', what: 'to-be-scuttled', vessel: vessel.id, because }, [vessel.side]);
}

/**
 * A gun of the other side of the ship takes the place of one that was lost, if there is one; whoever hauls it neither moves nor fires this turn.
 *
 * Source: Musket Period Rules > Optional Rules > Ships.
 *
 * @clause cady/musket/ship/gun-replacement
 */
function shiftGun(vessel: Vessel, to: 'port' | 'starboard', state: MusketState, context: MusketContext): void {
  const guns = inPlay(state).filter(({ aboard }) => aboard?.vessel === vessel.id && aboard.port !== undefined);
  const there = guns.filter(({ aboard }) => aboard?.port?.side === to).map(({ aboard }) => aboard?.port?.place);
  const places = Array.from({ length: context.rules.ships.frigate.gunsEachSide }, (_, i) => i + 1);
  const place = places.find(each => !there.includes(each));
  const gun = guns.find(({ aboard }) => aboard?.port?.side !== to);
  if (place === undefined || gun?.aboard === undefined || gun.gun?.mount === undefined) return;
  gun.aboard = { ...gun.aboard, port: { side: to, place } };
  gun.gun.mount.silentOn = state.turn;
  carry(gun, vessel, context.rules);
  const because = [
    reasonFor('cady/musket/ship/gun-replacement', `to a free place on the ${to} side`, 'silent this turn'),
  ];
  tellVessel('gun-shifted', vessel, because, context, { unit: gun.id });
}
