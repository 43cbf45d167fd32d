import { counted, type Reason, reasonFor } from '../../../rulebook/index.js';
import { distanceBetweenQuads, type Quad } from '../../../table/index.js';
import { standQuads } from '../formation/places.js';
import type { Weapon } from '../rules.js';
import type { Formed, Stand, Unit, UnitId } from '../state.js';
import { classOf } from '../units.js';
import { type Fire, rangeBand } from './fire.js';
import {
  coverDice,
  type FireField,
  type StandInZone,
  standsOn,
  type ZoneOfFire,
  zonesOfFire,
} from './zones-of-fire.js';

export { type FireField, fireFieldOf, type StandingUnit } from './zones-of-fire.js';

/** A unit that another one may fire at. */
export interface Target {
  readonly target: UnitId;
  readonly weapon: Weapon;
  /** The stands that may fire at it, by their place in their unit's list. */
  readonly stands: readonly number[];
  /** Inches from stand to stand, the nearest two between which fire passes. */
  readonly range: number;
  /** Dice that the terrain at the target adds or, negative, takes away. */
  readonly terrainDice: number;
  readonly because: readonly Reason[];
}

/**
 * The enemies that a unit may fire at, in the order of the scenario, and with which stands each.
 *
 * A stand may fire at whatever enemy lies in its zone of fire, if only with a part of a stand, when nothing lies nearer in the
 * zone: no stand of another unit or its own, no ground that stops fire. A stand that may not is carried along by a neighbour
 * that may, edge to edge, when its own zone is clear of everything; and so on from neighbour to neighbour, at any range. Stands
 * that cannot shoot carry nobody along.
 *
 * Source: The Firing Phase > How many stands fire?
 *
 * @param formed where and how the unit stands, if not as the field has it: after a pivot, or where it thinks of going
 * @clause raymond/fire/direct-eligibility
 * @clause raymond/fire/direct-only
 * @clause raymond/fire/adjacent-eligibility
 * @clause raymond/fire/adjacent-chain
 * @clause raymond/fire/adjacent-broken-by-pike
 * @clause raymond/fire/adjacent-regardless-of-range
 * @clause raymond/fire/enemy-only
 * @clause raymond/fire/not-while-in-contact
 * @clause raymond/fire/not-into-melee
 */
export function eligibleTargets(unit: Unit, field: FireField, formed: Formed = unit): readonly Target[] {
  if (field.isEngaged(unit)) return [];
  const zones = zonesOfFire(unit, field, formed);
  return unitsIn(zones, field).flatMap(enemy => {
    if (enemy.side === unit.side || field.isEngaged(enemy)) return [];
    const shots = shotsAt(enemy, zones).filter(shot => canFire(shot, field));
    const nearest = nearestOf(shots);
    if (nearest === undefined) return [];
    const direct = [...new Set(shots.map(({ from }) => from))];
    const carried = carriedAlong(direct, zones, enemy, formed, field);
    const stands = standsOf([...direct, ...carried]);
    return [{ ...targetOf(nearest, field), stands, because: eligibility(standsOf(direct).length, stands.length) }];
  });
}

/**
 * The unit that round shot strikes on when it has missed its target: the nearest other that the gun could fire at in the band
 * that bounces, as if the target were not there; friend or foe, in melee or not. Of equally near ones the first in the scenario.
 * There is no choice in it.
 *
 * Source: The Firing Phase > Bounce-Through
 *
 * @returns `undefined` when there is none
 * @clause raymond/bounce/next-closest-target
 * @clause raymond/bounce/melee-target-allowed
 * @clause raymond/bounce/medium-only
 */
export function bounceTarget(unit: Unit, missed: UnitId, field: FireField, formed: Formed = unit): Target | undefined {
  const { rules } = field;
  const zones = zonesOfFire(unit, field, formed).map(zone => ({
    ...zone,
    troops: zone.troops.filter(stand => stand.unit.id !== missed),
  }));
  const shots = unitsIn(zones, field)
    .filter(({ id }) => id !== unit.id)
    .flatMap(struck => shotsAt(struck, zones))
    .filter(({ range }) => rangeBand(range, rules) === rules.fire.bounces);
  const nearest = nearestOf(shots);
  if (nearest === undefined) return undefined;
  const because = reasonFor(
    'raymond/bounce/next-closest-target',
    'next behind the target missed',
    'struck by the bounce',
  );
  return { ...targetOf(nearest, field), stands: [nearest.from.stand], because: [because] };
}

/** The fire of so many stands at a target, as dice are thrown for it: see `fireOdds`. */
export function fireAt({ weapon, range, terrainDice }: Target, target: Unit, stands: number): Fire {
  const { formation, stands: left } = target;
  const at = { formation, mounted: classOf(target) === 'mounted', stands: left.length, terrainDice };
  return weapon === 'muskets' ? { weapon, stands, target: at } : { weapon, range, target: at };
}

/** A stand that may fire at another one. */
interface Shot {
  readonly from: ZoneOfFire;
  readonly at: StandInZone;
  readonly range: number;
}

/**
 * Every stand that may fire at a unit by itself, with every stand of it that it may fire at.
 *
 * @clause raymond/fire/direct-eligibility
 * @clause raymond/fire/measuring
 */
function shotsAt(target: Unit, zones: readonly ZoneOfFire[]): readonly Shot[] {
  return zones.flatMap(from => {
    const others = from.troops.filter(({ unit }) => unit.id !== target.id);
    const nearest = Math.min(...others.map(({ reach }) => reach));
    return from.troops.flatMap(at => {
      if (at.unit.id !== target.id || nearest < at.reach || isScreened(at, from)) return [];
      const range = distanceBetweenQuads(from.quad, at.quad);
      return [{ from, at, range }];
    });
  });
}

function isScreened({ quad, reach }: StandInZone, { screens }: ZoneOfFire): boolean {
  return screens.some(screen => screen.reach < reach && !standsOn(quad, screen.feature));
}

function nearestOf(shots: readonly Shot[]): Shot | undefined {
  return shots.reduce<Shot | undefined>(
    (nearest, shot) => (nearest === undefined || shot.range < nearest.range ? shot : nearest),
    undefined,
  );
}

/** A gun that has no dice at all for a range cannot fire there. */
function canFire({ from: { weapon }, range }: Shot, { rules }: FireField): boolean {
  if (weapon === 'muskets') return true;
  const band = rangeBand(range, rules);
  return band !== undefined && rules.fire.artilleryDice[weapon][band] !== null;
}

/** What is true of a target by the nearest shot at it. */
function targetOf({ from, at, range }: Shot, field: FireField): Omit<Target, 'stands' | 'because'> {
  return { target: at.unit.id, weapon: from.weapon, range, terrainDice: coverDice(from, at, field) };
}

/**
 * The zones of the stands that may not fire at a target by themselves, but may because a neighbour does.
 *
 * @clause raymond/fire/adjacent-eligibility
 * @clause raymond/fire/adjacent-chain
 */
function carriedAlong(
  direct: readonly ZoneOfFire[],
  zones: readonly ZoneOfFire[],
  target: Unit,
  { stands }: Formed,
  { rules }: FireField,
): readonly ZoneOfFire[] {
  const targetQuads = standQuads(target, rules);
  const clear = zones.filter(zone => isClear(zone, targetQuads));
  const eligible = new Set(direct);
  // A set goes on to what is added to it on the way: so neighbours pass it on to theirs.
  for (const { stand, side } of eligible) {
    for (const zone of clear) {
      if (zone.side === side && areNeighbours(stands[stand], stands[zone.stand])) eligible.add(zone);
    }
  }
  return [...eligible].slice(direct.length);
}

/** Nothing in the zone but ground that the target itself stands on. */
function isClear({ troops, screens }: ZoneOfFire, target: readonly Quad[]): boolean {
  return troops.length === 0 && screens.every(({ feature }) => target.some(quad => standsOn(quad, feature)));
}

/** Edge to edge; corner to corner is not enough. */
function areNeighbours(one: Stand | undefined, other: Stand | undefined): boolean {
  if (one === undefined || other === undefined) return false;
  return Math.abs(one.rank - other.rank) + Math.abs(one.file - other.file) === 1;
}

function standsOf(zones: readonly ZoneOfFire[]): readonly number[] {
  return [...new Set(zones.map(({ stand }) => stand))].sort((a, b) => a - b);
}

/** The units with a stand in one of the zones, in the order of the scenario. */
function unitsIn(zones: readonly ZoneOfFire[], { troops }: FireField): readonly Unit[] {
  const seen = new Set(zones.flatMap(({ troops }) => troops.map(({ unit }) => unit.id)));
  return troops.filter(({ id }) => seen.has(id));
}

function eligibility(direct: number, all: number): readonly Reason[] {
  const seeing = reasonFor(
    'raymond/fire/direct-eligibility',
    'target in a clear zone of fire',
    `${standsText(direct)} may fire`,
  );
  if (all === direct) return [seeing];
  const beside = reasonFor(
    'raymond/fire/adjacent-eligibility',
    'beside a stand that may fire',
    `${standsText(all - direct)} more`,
  );
  return [seeing, beside];
}

function standsText(stands: number): string {
  return counted(stands, 'stand');
}
