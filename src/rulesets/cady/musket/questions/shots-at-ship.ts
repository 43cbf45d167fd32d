import { type Dice, type Distribution, inDoubles } from '../../../../dice/index.js';
import { counted, RuleViolation, type Violation } from '../../../../rulebook/index.js';
import { pointInPolygon, quadOf } from '../../../../table/index.js';
import { isCount } from '../../common/engagement/faults.js';
import { artilleryRange } from '../artillery.js';
import { type GunType, type MusketRules, musketRules, type Projectile } from '../rules.js';
import { afterFire, afterHit, rollDamage, rollFire, type Suffered, strikesShip } from '../ships/damage.js';
import { hullOf } from '../ships/vessel.js';
import { landingOf } from './called-shot.js';

/** The ship that is fired at, and what she has suffered before. Lengths in cm. */
export interface ShipTarget {
  readonly length: number;
  readonly beam: number;
  /** She shows her side to the guns, or her bow or stern; her side unless said. */
  readonly shows?: 'side' | 'end';
  /** Hits on her masts, and those that cost her a gun; none unless said. */
  readonly mastHits?: number;
  readonly gunHits?: number;
}

/** Shots one after the other at the middle of a ship, over open water. Lengths in cm. */
export interface ShotsAtShip {
  readonly gun: GunType;
  readonly projectile: Projectile;
  readonly shots: number;
  /** From the gun to the middle of the ship. */
  readonly distance: number;
  /** How far the calls are off: cm called beyond the middle of the ship, below 0 short of it; 0 unless said. */
  readonly off?: number;
  /** The guns stand on another ship; on shore unless said. */
  readonly fromShip?: boolean;
  readonly ship: ShipTarget;
}

/** What shots have done to a ship. */
export interface ShipAfter {
  /** Shots that came down on her. */
  readonly hits: number;
  /** Hits on her masts in all, and guns that these shots have cost her. */
  readonly mastHits: number;
  readonly gunsLost: number;
  /** Turns after this one at whose end she sinks; `null`: she does not. */
  readonly sinksIn: number | null;
  /** She burns on; her crew must leave the guns for a turn to put a fire out. */
  readonly burns: boolean;
  readonly allHands: boolean;
}

/** What a question is worked out on: a turn of its own, the first. */
const turn = 0;

interface Struck extends Suffered {
  readonly hits: number;
  readonly gunsLost: number;
}

/**
 * What shots do to a ship, exactly: which come down on her, and what the dice for damage and fire then say. What they take of crews, guns and men on
 * her decks is not asked for: they fall as on land.
 *
 * Source: Musket Period Rules > Optional Rules > Shipboard Artillery; Fire.
 *
 * @throws RuleViolation with every fault of the shots.
 * @clause cady/musket/ship/hits-from-shore
 * @clause cady/musket/ship/damage-roll
 * @clause cady/musket/ship/fire-roll
 */
export function shotsAtShipOdds(asked: ShotsAtShip, rules: MusketRules = musketRules()): Distribution<ShipAfter> {
  insistOn(asked, rules);
  const key = (struck: Struck) => JSON.stringify(toldOf(struck));
  // One shot falls like another, whatever the ship has suffered.
  const shot = inDoubles(dice => fired(asked, dice, rules), { key: came => JSON.stringify(came) });
  return Array.from({ length: asked.shots })
    .reduce<Distribution<Struck>>(
      states => states.join(shot, (ship, came) => suffering(ship, came, rules), { key }),
      inDoubles(() => before(asked), { key }),
    )
    .map(toldOf, { key: told => JSON.stringify(told) });
}

/**
 * The same with dice that are thrown or scripted.
 *
 * @throws RuleViolation with every fault of the shots.
 */
export function throwShotsAtShip(asked: ShotsAtShip, dice: Dice, rules: MusketRules = musketRules()): ShipAfter {
  insistOn(asked, rules);
  return toldOf(
    Array.from({ length: asked.shots }).reduce<Struck>(
      ship => suffering(ship, fired(asked, dice, rules), rules),
      before(asked),
    ),
  );
}

function before({ ship: { mastHits = 0, gunHits = 0 } }: ShotsAtShip): Struck {
  return { hits: 0, gunsLost: 0, mastHits, gunHits, sinksOn: null, blowsUpOn: null, burnsSince: null, douseOn: turn };
}

function toldOf({ hits, mastHits, gunsLost, sinksOn, burnsSince, douseOn }: Struck): ShipAfter {
  return { hits, mastHits, gunsLost, sinksIn: sinksOn, burns: burnsSince !== null, allHands: douseOn > turn };
}

/** What one shot comes to: whether it comes down on her, and what the dice for damage or fire then say. */
type Came =
  | { readonly strikes: 'not' }
  | { readonly strikes: 'nothing' }
  | { readonly strikes: 'fire'; readonly outcome: ReturnType<typeof rollFire>['outcome'] }
  | { readonly strikes: 'damage'; readonly damage: ReturnType<typeof rollDamage>['hit'] };

/** One shot at her, called from the south at her middle. */
function fired(asked: ShotsAtShip, dice: Dice, rules: MusketRules): Came {
  const { gun, projectile, distance, off = 0, fromShip = false } = asked;
  const { frigate } = rules.ships;
  const strays = fromShip ? frigate.variationTimes : 1;
  const laid = { gun, projectile, from: { x: 0, y: 0 }, aim: { x: 0, y: distance }, off, strays };
  const { at } = landingOf(laid, dice, rules);
  if (at === null || !pointInPolygon(at, hullAsked(asked))) return { strikes: 'not' };
  const strikes = strikesShip({ gun, projectile, fromShip }, frigate);
  if (strikes === 'fire') return { strikes, outcome: rollFire('struck', dice, frigate).outcome };
  if (strikes === 'damage') return { strikes, damage: rollDamage(dice, frigate).hit };
  return { strikes };
}

/** The ship after what a shot came to. */
function suffering(ship: Struck, came: Came, { ships: { frigate } }: MusketRules): Struck {
  if (came.strikes === 'not') return ship;
  const hit = { ...ship, hits: ship.hits + 1 };
  if (came.strikes === 'fire')
    return { ...hit, ...afterFire(hit, 'struck', came.outcome, { turn, blowsUp: frigate.blowsUp }) };
  if (came.strikes !== 'damage' || came.damage === undefined) return hit;
  const gunsLost = Math.min(frigate.gunsEachSide, hit.gunsLost + came.damage.gunsLost);
  return { ...hit, ...afterHit(hit, came.damage, turn), gunsLost };
}

/** The body of the ship, her middle straight ahead. */
function hullAsked({ distance, ship: { length, beam, shows = 'side' } }: ShotsAtShip): ReturnType<typeof quadOf> {
  const at = shows === 'side' ? { x: length / 2, y: distance } : { x: 0, y: distance + length / 2 };
  return quadOf(hullOf({ at, facing: shows === 'side' ? east : 0, length, beam }));
}

const east = 90;

/** Every fault of the shots, all at once. */
function insistOn({ gun, projectile, shots, distance, fromShip, ship }: ShotsAtShip, rules: MusketRules): void {
  const faults: Violation[] = [];
  const fault = (path: string, problem: string, mend: string) => faults.push({ path, problem, mend });
  if (!isCount(shots, 1, mostShots)) fault('shots', counted(shots, 'shot'), `give 1 to ${mostShots}`);
  if (projectile === 'canister') fault('projectile', 'canister does a ship no harm', 'take solid shot or a shell');
  else {
    const range = artilleryRange({ gun, projectile }, rules);
    if (range === undefined || distance < range.from || distance > range.to)
      fault('distance', `no ${projectile} shot at ${distance} cm`, 'take another projectile, or another distance');
  }
  if (fromShip === true && gun !== 'twelve-pounder-cannon')
    fault('gun', 'ships carry 12 pd cannon', 'take one, or leave "fromShip" out');
  for (const side of ['length', 'beam'] as const)
    if (!(ship[side] > 0)) fault(`ship.${side}`, `${ship[side]} cm`, 'give more than 0');
  if (faults.length > 0) throw new RuleViolation(faults);
}

/** More are a battle and no question. */
const mostShots = 12;
