import type { ClauseId, Reason } from '../../../../rulebook/index.js';
import {
  bearingTo,
  destination,
  distanceToSegment,
  lengthInside,
  normalBearing,
  type Point,
  pointInPolygon,
  quadOf,
} from '../../../../table/index.js';
import { leave } from '../../common/turn/losses.js';
import type { MusketEvent } from '../events.js';
import type { GunType, MusketRules } from '../rules.js';
import { explosiveShot } from '../shots.js';
import type { MusketState, Unit } from '../state.js';
import type { MusketContext } from '../terms.js';
import { inPlay, troopOf, unitOf } from '../units.js';
import { isOwnGun, onBoard } from './board.js';
import { afterFire, afterHit, rollDamage, rollFire, strikesShip } from './damage.js';
import type { ShipHit } from './rules.js';
import { reasonFor, tellVessel } from './telling.js';
import { hullOf, type Vessel, vesselsOf } from './vessel.js';

/** A shot of artillery, as it was told. */
export type ShotTold = Extract<MusketEvent, { kind: 'shot' }>;

/**
 * What a shot does to ships and boats, once it has done to everybody else what it does.
 *
 * Source: Musket Period Rules > Optional Rules > Shipboard Artillery; River Boats.
 *
 * @clause cady/musket/ship/hits-on-guns
 */
export function strikeVessels(shot: ShotTold, state: MusketState, context: MusketContext): void {
  const { landed } = shot;
  const gun = unitOf(state, shot.gun);
  const type = troopOf(gun, context.rules).gun;
  if (landed === undefined || type === undefined) return;
  for (const vessel of vesselsOf(state)) {
    if (gun.aboard?.vessel === vessel.id) continue;
    if (vessel.kind === 'boat') strikeBoat(vessel, { ...shot, landed, type }, state, context);
    else if (pointInPolygon(landed, quadOf(hullOf(vessel))))
      strikeShip(vessel, { ...shot, landed, type, fromShip: gun.aboard !== undefined }, state, context);
  }
}

type Landed = ShotTold & { readonly landed: Point; readonly type: GunType };

/**
 * A boat is sunk as a gun is knocked out: by a ball that strikes it, by the die of a shell; whoever is in it is lost.
 *
 * Source: Musket Period Rules > Optional Rules > River Boats.
 *
 * @clause cady/musket/boat/artillery-sinks
 */
function strikeBoat(boat: Vessel, shot: Landed, state: MusketState, context: MusketContext): void {
  const { landed, type, projectile } = shot;
  const sunk =
    projectile === 'solid'
      ? context.rules.artillery.hits.tipHits && ballStrikes(boat, shot, context.rules)
      : shellSinks(boat, { landed, type, middle: middleOf(boat) }, context);
  if (!sunk) return;
  boat.gone = 'sunk';
  tellVessel(
    'sunk',
    boat,
    [reasonFor('cady/musket/boat/artillery-sinks', `hit by ${projectile} shot`, 'sinks with all on board')],
    context,
    withThoseOnBoard(boat, state, true),
  );
  loseAll(boat, state, context, true);
}

/** Whether a ball goes through the hull of a boat, or as near to its middle as a gun is struck, from where it comes down as far as it reaches. */
function ballStrikes(boat: Vessel, { area, landed }: Landed, { templates }: MusketRules): boolean {
  const hull = quadOf(hullOf(boat));
  if (pointInPolygon(landed, hull)) return true;
  if (area.shape !== 'stick' || boat.ashore) return false;
  const path = { from: area.from, to: destination(area.from, area.bearing, area.length) };
  return lengthInside(path, hull) > 0 || distanceToSegment(middleOf(boat), path) <= templates.pieceRadius;
}

function middleOf({ at, facing, length }: Vessel): Point {
  return destination(at, facing + 180, length / 2);
}

function shellSinks(
  { id }: Vessel,
  { landed, type, middle }: { readonly landed: Point; readonly type: GunType; readonly middle: Point },
  { dice, rules }: MusketContext,
): boolean {
  const targets = [{ unit: id, kind: 'piece' as const, point: middle }];
  return explosiveShot({ gun: type, hitPoint: landed, targets }, dice, rules).pieces.length > 0;
}

/** Who is on board of a vessel that is gone is lost with it. */
export function loseAll(vessel: Vessel, state: MusketState, context: MusketContext, all: boolean): void {
  for (const unit of lostWith(vessel, state, all)) leave(state, unit.id, 'destroyed', [], context.tell, true);
}

function lostWith(vessel: Vessel, state: MusketState, all: boolean): readonly Unit[] {
  return onBoard(vessel, state).filter(unit => all || isOwnGun(unit));
}

/** Who is lost with a vessel, told with it; that its own guns are needs no saying. */
export function withThoseOnBoard(
  vessel: Vessel,
  state: MusketState,
  all: boolean,
): { readonly lost?: readonly string[] } {
  const lost = lostWith(vessel, state, all).filter(unit => !isOwnGun(unit));
  return lost.length === 0 ? {} : { lost: lost.map(({ id }) => id) };
}

/**
 * A ship that is struck: by solid shot that is heavy enough, or by a howitzer (`cady/ruling/howitzer-shot-at-ship`), two dice say what it did to her; a
 * rocket may set her on fire.
 *
 * Source: Musket Period Rules > Optional Rules > Shipboard Artillery; Fire.
 *
 * @clause cady/musket/ship/hits-from-shore
 * @clause cady/musket/ship/damage-roll
 * @clause cady/musket/ship/fire-roll
 */
function strikeShip(
  ship: Vessel,
  shot: Landed & { readonly fromShip: boolean },
  state: MusketState,
  context: MusketContext,
): void {
  const { dice, rules } = context;
  const { frigate } = rules.ships;
  const rolls = strikesShip({ gun: shot.type, projectile: shot.projectile, fromShip: shot.fromShip }, frigate);
  if (rolls === 'fire') catchFire(ship, 'struck', state, context);
  if (rolls !== 'damage') return;
  const { total, hit } = rollDamage(dice, frigate);
  const clause = 'cady/musket/ship/damage-roll';
  const struck = reasonFor(clause, `two dice come to ${total}`, hitWords[hit?.kind ?? 'nothing']);
  const because: Reason[] = [struck];
  if (hit !== undefined) because.push(...damage(ship, hit, state));
  tellVessel('struck', ship, because, context);
  if ((hit?.gunsLost ?? 0) > 0) loseGuns(ship, hit?.gunsLost ?? 0, shot.from, state, context);
}

const hitWords: { readonly [kind in ShipHit['kind']]: string } = {
  mast: 'a mast is hit',
  nothing: 'no harm to her',
  gun: 'a gun is lost',
  'below-water-line': 'hit below the water line',
  'far-below-water-line': 'hit far below the water line',
};

const damageClauses: { readonly [kind in ShipHit['kind']]: ClauseId } = {
  mast: 'cady/musket/ship/damage-2',
  nothing: 'cady/musket/ship/damage-3-8',
  gun: 'cady/musket/ship/damage-10',
  'below-water-line': 'cady/musket/ship/damage-11',
  'far-below-water-line': 'cady/musket/ship/damage-12',
};

/**
 * What a hit does to a ship, and why.
 *
 * @clause cady/musket/ship/damage-2
 * @clause cady/musket/ship/damage-3-8
 * @clause cady/musket/ship/damage-10
 * @clause cady/musket/ship/damage-11
 * @clause cady/musket/ship/damage-12
 */
function damage(ship: Vessel, hit: ShipHit, { turn }: MusketState): readonly Reason[] {
  const clause = damageClauses[hit.kind];
  const { mastHits, gunHits, sinksOn } = afterHit(ship, hit, turn);
  const sinks = hit.sinksIn !== null && (hit.kind !== 'gun' || gunHits > 1);
  Object.assign(ship, { mastHits, gunHits, sinksOn });
  if (hit.kind === 'mast')
    return [reasonFor(clause, 'masts hit', mastHits > 1 ? 'no sailing any more' : 'half speed with the wind')];
  return sinks ? [reasonFor(clause, 'taking water', `she sinks at the end of turn ${sinksOn}`)] : [];
}

/** Takes guns off the side of a ship that was hit. */
function loseGuns(ship: Vessel, guns: number, from: Point, state: MusketState, context: MusketContext): void {
  const off = normalBearing(bearingTo(ship.at, from) - ship.facing);
  const side = off > 0 && off < 180 ? 'starboard' : 'port';
  // One that has gone overboard in this phase is not there to be lost again.
  const there = inPlay(state).filter(
    ({ aboard, gun }) => aboard?.vessel === ship.id && aboard.port?.side === side && gun?.standing === true,
  );
  for (const { id } of there.slice(0, guns)) {
    const piece = unitOf(state, id).gun;
    if (piece !== null) piece.standing = false;
    context.tell({ kind: 'gun-lost', unit: id, how: 'knocked-out', because: [] });
  }
}

/**
 * A ship that a rocket has hit, or that burns: a die says whether the fire is put out, keeps her gunners busy, or burns on.
 *
 * Source: Musket Period Rules > Optional Rules > Fire.
 *
 * @clause cady/musket/ship/fire-roll
 * @clause cady/musket/ship/fire-1-4
 * @clause cady/musket/ship/fire-5
 * @clause cady/musket/ship/fire-6
 */
export function catchFire(
  ship: Vessel,
  when: 'struck' | 'next-turn',
  state: MusketState,
  context: MusketContext,
): void {
  const { frigate } = context.rules.ships;
  const { face, outcome } = rollFire(when, context.dice, frigate);
  const { turn } = state;
  Object.assign(ship, afterFire(ship, when, outcome, { turn, blowsUp: frigate.blowsUp }));
  const { what, clause, effect } = fireTold[outcome];
  tellVessel(what, ship, [reasonFor(clause, `die ${face}`, effect)], context);
}

const fireTold = {
  out: { what: 'fire-out', clause: 'cady/musket/ship/fire-1-4', effect: 'put out at once' },
  'all-hands': {
    what: 'fire-out',
    clause: 'cady/musket/ship/fire-5',
    effect: 'put out by all hands: her guns are silent next turn',
  },
  burns: { what: 'burns', clause: 'cady/musket/ship/fire-6', effect: 'it burns on' },
  magazine: { what: 'burns', clause: 'cady/musket/ship/fire-6', effect: 'it reaches the magazine' },
} as const;
