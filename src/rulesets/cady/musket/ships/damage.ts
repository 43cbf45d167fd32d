import type { Dice } from '../../../../dice/index.js';
import type { GunType, Projectile } from '../rules.js';
import type { FrigateRules, ShipHit } from './rules.js';

/** What a ship has suffered. Turns are those of the battle. */
export interface Suffered {
  readonly mastHits: number;
  /** Hits that have cost it a gun. */
  readonly gunHits: number;
  /** The turn at whose end it sinks, or blows up. */
  readonly sinksOn: number | null;
  readonly blowsUpOn: number | null;
  /** It has been burning since this turn. */
  readonly burnsSince: number | null;
  /** The turn on which its guns are silent because their crews fight a fire. */
  readonly douseOn: number;
}

/** A shot that strikes a ship. */
export interface ShotAtShip {
  readonly gun: GunType;
  readonly projectile: Projectile;
  /** It comes from another ship. */
  readonly fromShip: boolean;
}

/** What a shot that strikes does to the ship herself: a roll for damage, one for fire, or nothing. */
export type Strikes = 'damage' | 'fire' | 'nothing';

/**
 * What a shot that strikes a ship is rolled for: solid shot that is heavy enough, and howitzers (`cady/ruling/howitzer-shot-at-ship`), for damage;
 * rockets for fire; the shot of another ship as `cady/ruling/ship-hits-from-ships` has it.
 *
 * Source: Musket Period Rules > Optional Rules > Shipboard Artillery; Fire.
 *
 * @clause cady/musket/ship/hits-from-shore
 * @clause cady/musket/ship/fire-roll
 */
export function strikesShip({ gun, projectile, fromShip }: ShotAtShip, frigate: FrigateRules): Strikes {
  if (gun === 'congreve-rockets') return 'fire';
  const light = gun === 'six-pounder-cannon' || gun === 'six-pounder-horse-artillery';
  const hurts = gun === 'eight-pounder-howitzer' ? frigate.howitzers : projectile === 'solid' && !light;
  return hurts && (!fromShip || frigate.fromShips) ? 'damage' : 'nothing';
}

/** A roll on the damage chart of ships. */
export interface DamageRoll {
  readonly total: number;
  readonly hit: ShipHit | undefined;
}

/**
 * Throws the two dice for a hit on a ship.
 *
 * Source: Musket Period Rules > Optional Rules > Shipboard Artillery.
 *
 * @clause cady/musket/ship/damage-roll
 */
export function rollDamage(dice: Dice, { dice: kinds, damage }: FrigateRules): DamageRoll {
  const total = dice.sum(kinds.damage.dice, kinds.damage.sides);
  return { total, hit: damage.find(({ totals }) => totals.includes(total)) };
}

/**
 * What a hit leaves of a ship. A gun is lost with every hit of the kind, and she sinks of the second; hits below the water line sink her in their time.
 *
 * @clause cady/musket/ship/damage-2
 * @clause cady/musket/ship/damage-3-8
 * @clause cady/musket/ship/damage-10
 * @clause cady/musket/ship/damage-11
 * @clause cady/musket/ship/damage-12
 */
export function afterHit(
  ship: Pick<Suffered, 'mastHits' | 'gunHits' | 'sinksOn'>,
  { kind, sinksIn }: Pick<ShipHit, 'kind' | 'sinksIn'>,
  turn: number,
): Pick<Suffered, 'mastHits' | 'gunHits' | 'sinksOn'> {
  const mastHits = ship.mastHits + (kind === 'mast' ? 1 : 0);
  const gunHits = ship.gunHits + (kind === 'gun' ? 1 : 0);
  if (sinksIn === null || (kind === 'gun' && gunHits < 2)) return { ...ship, mastHits, gunHits };
  return { mastHits, gunHits, sinksOn: Math.min(ship.sinksOn ?? turn + sinksIn, turn + sinksIn) };
}

/** What a die makes of a fire: `out` at once, `all-hands`: out, with the guns silent next turn; `burns` on; `magazine`: it has burned on for a turn. */
export type FireOutcome = 'out' | 'all-hands' | 'burns' | 'magazine';

/**
 * Throws for a fire: when a rocket has struck, and again at the end of the next turn while she burns (`cady/ruling/ship-fire-next-turn`).
 *
 * Source: Musket Period Rules > Optional Rules > Fire.
 *
 * @clause cady/musket/ship/fire-1-4
 * @clause cady/musket/ship/fire-5
 * @clause cady/musket/ship/fire-6
 */
export function rollFire(
  when: 'struck' | 'next-turn',
  dice: Dice,
  { fire, dice: kinds }: FrigateRules,
): { readonly face: number; readonly outcome: FireOutcome } {
  const face = dice.roll(kinds.fire);
  const again = when === 'next-turn';
  if (fire.burns.includes(face)) return { face, outcome: again ? 'magazine' : 'burns' };
  return { face, outcome: fire.hands.includes(face) && (!again || fire.sameDie) ? 'all-hands' : 'out' };
}

/**
 * What a fire leaves of a ship: a rocket whose fire is put out leaves one that burned before as it was.
 *
 * @clause cady/musket/ship/fire-6
 */
export function afterFire(
  ship: Pick<Suffered, 'blowsUpOn' | 'burnsSince' | 'douseOn'>,
  when: 'struck' | 'next-turn',
  outcome: FireOutcome,
  { turn, blowsUp }: { readonly turn: number; readonly blowsUp: number },
): Pick<Suffered, 'blowsUpOn' | 'burnsSince' | 'douseOn'> {
  const { blowsUpOn, burnsSince, douseOn } = ship;
  if (outcome === 'magazine') return { ...ship, blowsUpOn: Math.min(blowsUpOn ?? turn + blowsUp, turn + blowsUp) };
  if (outcome === 'burns') return { ...ship, burnsSince: burnsSince ?? turn };
  return {
    blowsUpOn,
    burnsSince: when === 'struck' ? burnsSince : null,
    douseOn: outcome === 'all-hands' ? turn + 1 : douseOn,
  };
}
