import { insist } from '../../../rulebook/index.js';
import { insistOnWhole } from '../casualties/whole.js';
import type { Ground } from '../moving/terrain.js';
import { type WrgRules, wrgRules } from '../rules.js';
import type { SiegeRulesPart } from '../siege/work.js';
import type { TroopClass } from '../troops.js';

/** A ship whose crew is to be found. */
export type ShipCrewed =
  | { readonly ship: 'raider'; readonly oars: number }
  | { readonly ship: 'galley'; readonly upperOars: number }
  | { readonly ship: 'transport' };

/** Men that a ship should have aboard, before opponents agree on something else. */
export interface ShipCrew {
  readonly fighters: number;
  readonly javelinmen: number;
  readonly heavier: number;
  /** Extra points for travel by sea that its troops should come to; `null` where men are counted. */
  readonly points: number | null;
}

/**
 * The usual crew of a ship: a fighting man to an oar for raiders; for a galley a javelinman to each upper oar and some heavier
 * infantry; for a transport troops of so many extra points.
 *
 * Source: Ship-to-shore Fighting.
 *
 * @throws RuleViolation for oars that are no whole number.
 * @clause wrg/ship/crews
 */
export function shipCrew(crewed: ShipCrewed, { optional }: SiegeRulesPart = wrgRules()): ShipCrew {
  const { raidersPerOar, javelinmenPerUpperOar, heavierInfantry, transportPoints } = optional.siege.ships;
  const nobody = { fighters: 0, javelinmen: 0, heavier: 0, points: null };
  switch (crewed.ship) {
    case 'raider':
      insistOnWhole(crewed.oars, 'oars', 'wrg/ship/crews');
      return { ...nobody, fighters: crewed.oars * raidersPerOar };
    case 'galley':
      insistOnWhole(crewed.upperOars, 'upperOars', 'wrg/ship/crews');
      return { ...nobody, javelinmen: crewed.upperOars * javelinmenPerUpperOar, heavier: heavierInfantry };
    case 'transport':
      return { ...nobody, points: transportPoints };
  }
}

/** A ship's company while it is aboard. */
export interface Aboard {
  /** All of it is one unit. */
  readonly units: 1;
  readonly class: TroopClass;
  readonly needsCommand: false;
  readonly inCover: true;
  /** What they stand higher than, and lower than. */
  readonly higherThan: readonly ['beach'];
  readonly lowerThan: readonly ['tree', 'cliff', 'building'];
}

/**
 * What a ship's company counts as while it is aboard: one unit of class C or D that needs no command figure, in cover, higher than a
 * beach and lower than trees, cliffs and buildings.
 *
 * Source: Ship-to-shore Fighting.
 *
 * @throws RuleViolation for a class that no crew is of.
 * @clause wrg/ship/aboard
 */
export function aboard(of: TroopClass): Aboard {
  insist(of === 'C' || of === 'D', () => ({
    path: 'class',
    clause: 'wrg/ship/aboard',
    problem: `no ship's company is of class ${of}`,
    mend: 'choose C or D',
  }));
  return {
    units: 1,
    class: of,
    needsCommand: false,
    inCover: true,
    higherThan: ['beach'],
    lowerThan: ['tree', 'cliff', 'building'],
  };
}

/** What landing costs. */
export interface Landing {
  /** The ground that wading ashore counts as. */
  readonly wading: Ground;
  /** The part of a period that climbing a ship's side takes, as mounting does. */
  readonly climbing: number;
  /** What the ships are to those who have landed and formed their units again. */
  readonly shipsThen: 'friendly-cover';
}

/**
 * What it takes to get ashore or aboard: wading as through a deep ford, climbing as mounting. Once ashore the crews are their proper
 * units again, for whom their ships are friendly cover and no more.
 *
 * Source: Ship-to-shore Fighting.
 *
 * @clause wrg/ship/wading
 * @clause wrg/ship/landed
 */
export function landing({ movement }: Pick<WrgRules, 'movement'> = wrgRules()): Landing {
  return {
    wading: { kind: 'ford', width: movement.going.deepFord },
    climbing: movement.manoeuvres.mounting,
    shipsThen: 'friendly-cover',
  };
}
