import {
  bearingTo,
  distance,
  distanceToQuad,
  distanceToSegment,
  type Placed,
  type Point,
  pointOn,
  quadOf,
  type Table,
  widthOf,
} from '../../../../table/index.js';
import type { Edge } from '../fighting/melee-point.js';
import { edgesToMeet } from '../fighting/touching.js';
import type { Arm } from '../moving/movement.js';
import type { Both } from './fronts.js';
import { type EdgeRules, nearestEdgePoint, sideStruck } from './measured.js';
import type { Across } from './position.js';
import { type ShockGroundRules, shockGround } from './shock-ground.js';

/** A charge that somebody thinks of, as he sees the two before it. */
export interface ChargeSeen {
  /** The side on which the enemy would be struck. */
  readonly struckOn: Edge;
  /** The way between the two, in cm. */
  readonly distance: number;
  readonly across: Across;
  /** Figures that would come into contact if the charger squares up to what it strikes. */
  readonly contact: Both<number>;
  /** Where the middle of the charger's front comes to, when it is in melee range. */
  readonly comesTo: Point;
}

/** A unit as far as its contact can be foreseen. */
export interface BodySeen {
  readonly placed: Placed;
  readonly figures: number;
}

/** A charge of one unit on another as it can be foreseen from where both stand. */
export function chargeSeen(
  table: Table,
  charger: BodySeen & { readonly arm: Arm },
  enemy: BodySeen,
  rules: ChargeSeenRules,
): ChargeSeen {
  const { at } = charger.placed;
  const struck = enemy.placed;
  // He comes straight at it, whichever way he faces now.
  const coming = { ...charger.placed, facing: bearingTo(at, nearestEdgePoint(at, struck)) };
  const struckOn = sideStruck(struck, coming, rules);
  const extents = edgesToMeet(struck, rules)
    .filter(({ is }) => is === struckOn)
    .sort((a, b) => distanceToSegment(at, a) - distanceToSegment(at, b))
    .map(({ from, to }) => distance(from, to));
  const shared = Math.min(widthOf(charger.placed), extents[0] ?? 0);
  const contact = { attacker: figuresOver(shared, charger), defender: figuresOver(shared, enemy) };
  const { comesTo, striking } = squaredUp(charger.placed, struck, rules);
  const run = { way: [at, comesTo], striking, struck, inContact: contact.attacker, arm: charger.arm } as const;
  const { figures, across } = shockGround(run, table, rules);
  return {
    struckOn,
    distance: distanceToQuad(at, quadOf(struck)),
    across: figures === contact.attacker ? across : { ...across, inShock: figures },
    contact,
    comesTo,
  };
}

/** What a charge is foreseen by. */
type ChargeSeenRules = EdgeRules & ShockGroundRules;

/**
 * Where whoever comes straight from a place stands when he is in melee range of a body, and how: squared up to the nearest point of it.
 * What he has left behind by then, he strikes across no more. His stands are put half as near, so that no rounding leaves one of them out.
 */
function squaredUp(
  charger: Placed,
  struck: Placed,
  { table: { meleeRange } }: EdgeRules,
): { readonly comesTo: Point; readonly striking: Placed } {
  const from = charger.at;
  const edge = nearestEdgePoint(from, struck);
  const gap = distance(edge, from);
  if (gap <= meleeRange) return { comesTo: from, striking: charger };
  const before = (cm: number): Point => pointOn({ from: edge, to: from }, cm / gap);
  const striking = { ...charger, at: before(meleeRange / 2), facing: bearingTo(from, edge) };
  return { comesTo: before(meleeRange), striking };
}

/** Figures of all stands of a body that touch so many cm of front: a stand that touches with a part of it fights whole. */
function figuresOver(cm: number, { placed: { stand, files }, figures }: BodySeen): number {
  const stands = Math.min(files, Math.ceil(cm / stand.front));
  return Math.max(1, Math.min(figures, stands * stand.figures));
}
