import {
  boxAround,
  distance,
  type Feature,
  featureReach,
  featuresAhead,
  groundOfZone,
  type Places,
  type Point,
  placesOf,
  type Quad,
  reachInto,
  stripAhead,
  type Table,
  type Zone,
} from '../../../table/index.js';
import { isEngaged } from '../combat/contact.js';
import type { Field } from '../field.js';
import { groundOfUnit, standFacing, standQuads } from '../formation/places.js';
import type { Weapon } from '../rules.js';
import type { Formed, Unit } from '../state.js';
import { unitsOnTable } from '../units.js';

/** A unit, and where its stands are for whoever wants to know. */
export interface StandingUnit {
  readonly unit: Unit;
  quads(): readonly Quad[];
}

/**
 * The field as fire finds it at one moment. Made once and asked many times: its units are as they were at that moment, whatever
 * becomes of them afterwards.
 */
export interface FireField extends Field {
  /** The units on the table, in the order of the scenario. */
  readonly troops: readonly Unit[];
  /** The same, to be found by place. */
  readonly bodies: Places<StandingUnit>;
  /** Whether one of them is in contact with an enemy. */
  isEngaged(unit: Unit): boolean;
  /** The table with nothing on it but ground that matters to fire. */
  readonly ground: Table;
}

/** The four sides of a stand, as its unit faces. */
export type Side = 'ahead' | 'right' | 'behind' | 'left';

/** A stand that lies in a zone of fire, if only with a part of it. */
export interface StandInZone {
  readonly unit: Unit;
  readonly quad: Quad;
  /** Inches straight ahead to its nearest part in the zone. */
  readonly reach: number;
}

/** What one stand has before one of its sides, as far as its weapon reaches. */
export interface ZoneOfFire {
  /** The stand, by its place in its unit's list. */
  readonly stand: number;
  readonly side: Side;
  readonly weapon: Weapon;
  readonly quad: Quad;
  readonly zone: Zone;
  /** All stands in it, those of its own unit too. */
  readonly troops: readonly StandInZone[];
  /** Ground in it that stops fire, nearest first; not what the stand itself stands on. */
  readonly screens: readonly { readonly feature: Feature; readonly reach: number }[];
}

/** The field as fire finds it now. */
export function fireFieldOf(field: Field): FireField {
  const { terrain, table, rules } = field;
  const troops = unitsOnTable(field.units).map(unit => ({ ...unit }));
  const units = Object.fromEntries(troops.map(unit => [unit.id, unit]));
  const bodies = troops.map(unit => ({ unit, quads: once(() => standQuads(unit, rules)) }));
  const engagements = new Map(troops.map(unit => [unit.id, once(() => isEngaged(unit, { units }, rules))]));
  const matters = ({ kind }: Feature) => terrain[kind].stopsFire || terrain[kind].fireDice !== 0;
  return {
    terrain,
    table,
    rules,
    units,
    troops,
    bodies: placesOf(bodies, ({ unit }) => boxAround(groundOfUnit(unit, rules))),
    isEngaged: ({ id }) => engagements.get(id)?.() ?? false,
    ground: { ...table, features: table.features.filter(matters) },
  };
}

/** Most of what could be known of a field is never asked: it is worked out when it is, and then kept. */
function once<T extends object | boolean>(work: () => T): () => T {
  let known: T | undefined;
  return () => {
    known ??= work();
    return known;
  };
}

/**
 * The zones of fire of those stands of a unit that can shoot: muskets and bows, dragoons on foot, guns that are not limbered. A
 * zone is the strip straight ahead of a stand, as wide as the stand, as far as its weapon reaches; in a defensive mass a stand
 * has one from each of its four sides.
 *
 * Source: The Firing Phase.
 *
 * @param formed where and how the unit stands, if not as the field has it
 * @clause raymond/fire/only-capable-stands
 * @clause raymond/fire/zone-of-fire
 * @clause raymond/fire/zone-defensive-mass
 * @clause raymond/fire/ranges
 * @clause raymond/fire/artillery-unlimbered
 * @clause raymond/units/pike-stands-do-not-fire
 * @clause raymond/units/bows-as-muskets
 * @clause raymond/units/foot-no-fire
 * @clause raymond/units/cavalry-no-fire
 * @clause raymond/dragoons/fire-only-dismounted
 * @clause raymond/command/no-dismount-no-fire
 */
export function zonesOfFire(unit: Unit, field: FireField, formed: Formed = unit): readonly ZoneOfFire[] {
  const { rules, terrain } = field;
  if (unit.limbered || formed.stands.every(({ kind }) => rules.stands[kind].fires === null)) return [];
  const quads = standQuads(formed, rules);
  return formed.stands.flatMap((each, stand) => {
    const { fires: weapon } = rules.stands[each.kind];
    const quad = quads[stand];
    if (weapon === null || quad === undefined) return [];
    const turned = standFacing(formed, each) !== formed.facing;
    return firingSides(quad, formed.formation, turned).map(({ side, edge }): ZoneOfFire => {
      const zone = stripAhead(...edge, rules.fire.ranges[weapon]);
      const screens = featuresAhead(zone, field.ground).filter(
        ({ feature }) => terrain[feature.kind].stopsFire && !standsOn(quad, feature),
      );
      return {
        stand,
        side,
        weapon,
        quad,
        zone,
        troops: troopsIn(zone, quad, { unit, quads: () => quads }, field),
        screens,
      };
    });
  });
}

/**
 * Whether a stand is on a piece of ground, if only with a part of it. What runs along a line it has before it when that runs along
 * its front edge; ground that only touches the edge is not under it.
 */
export function standsOn([frontLeft, , rearRight, rearLeft]: Quad, feature: Feature): boolean {
  const depth = distance(rearLeft, frontLeft);
  const reach = featureReach(stripAhead(rearLeft, rearRight, depth), feature);
  return reach !== undefined && ('line' in feature || reach < depth);
}

/**
 * The dice that terrain adds to fire along a zone at a stand in it, or takes away: those of the ground that the stand is on, or
 * has right before it, no farther off than it is deep itself (`raymond/ruling/fire-terrain-dice`). Each kind of ground counts
 * once.
 *
 * @clause raymond/fire/terrain-effects-agreed
 */
export function coverDice({ zone }: ZoneOfFire, { quad, reach }: StandInZone, { terrain, ground }: FireField): number {
  const free = Math.max(0, reach - distance(quad[0], quad[3]));
  const [left, right] = groundOfZone({ ...zone, depth: free });
  const rightBefore = stripAhead(left, right, reach - free);
  const kinds = new Set(
    ground.features
      .filter(({ kind }) => terrain[kind].fireDice !== 0)
      .filter(feature => standsOn(quad, feature) || featureReach(rightBefore, feature) !== undefined)
      .map(({ kind }) => kind),
  );
  return [...kinds].reduce((sum, kind) => sum + terrain[kind].fireDice, 0);
}

/** The sides from which a stand fires, each with its edge from left to right as one looks out over it. */
function firingSides(
  quad: Quad,
  formation: Formed['formation'],
  turned: boolean,
): readonly { readonly side: Side; readonly edge: readonly [Point, Point] }[] {
  const [frontLeft, frontRight, rearRight, rearLeft] = quad;
  const ownAhead = turned ? 'behind' : 'ahead';
  if (formation !== 'defensive mass') return [{ side: ownAhead, edge: [frontLeft, frontRight] }];
  return [
    { side: ownAhead, edge: [frontLeft, frontRight] },
    { side: turned ? 'left' : 'right', edge: [frontRight, rearRight] },
    { side: turned ? 'ahead' : 'behind', edge: [rearRight, rearLeft] },
    { side: turned ? 'right' : 'left', edge: [rearLeft, frontLeft] },
  ];
}

function troopsIn(zone: Zone, from: Quad, own: StandingUnit, { bodies }: FireField): readonly StandInZone[] {
  const others = bodies.near(boxAround(groundOfZone(zone))).filter(({ unit }) => unit.id !== own.unit.id);
  return [own, ...others].flatMap(({ unit, quads }) =>
    quads().flatMap(quad => {
      const reach = quad === from ? undefined : reachInto(zone, quad);
      return reach === undefined ? [] : [{ unit, quad, reach }];
    }),
  );
}
