import type { Reason, Violation } from '../../../../rulebook/index.js';
import {
  type Bearing,
  type Body,
  boxAround,
  levelAt,
  type Placed,
  type Point,
  quadOf,
  quadsOverlap,
  type StandPlace,
  standsOf,
  type Table,
} from '../../../../table/index.js';
import { commonRules } from '../rules.js';

/** The numbers of hidden troops. */
export interface HiddenNumbers {
  /** How far a phantom may go in a turn: as the farthest-moving unit of its side, or anywhere. */
  readonly phantomMoves: 'as-a-unit' | 'anywhere';
  /** Where riders carry the orders: whether a phantom waits for one as a unit does, or does at once what it is told. */
  readonly phantomRiders: 'as-to-a-unit' | 'at-once';
  /** Length of the sides of the square on which a marker stands, in cm. */
  readonly markerStand: number;
}

/** How far troops see, in cm. */
export interface SightDistances {
  readonly normal: number;
  /** Guns with telescopes. */
  readonly artillery: number;
  /** The share of it that weather leaves; all of it unless said. */
  readonly share?: number;
}

/** The part of a ruleset's rules that hidden troops need. */
export interface HiddenRules {
  readonly hidden: HiddenNumbers;
  readonly sighting: SightDistances;
}

/** A marker on the table as its owner knows it: a unit, or nothing. */
export interface Marker {
  readonly id: string;
  readonly side: string;
  /** The middle of the front of the unit that it stands for. */
  readonly at: Point;
  /** The hidden unit; `null` for a phantom. */
  readonly unit: HiddenUnit | null;
}

/** A unit represented by a marker. */
export interface HiddenUnit {
  readonly id: string;
  readonly facing: Bearing;
  /** Its stands in the formation that its order sheet names; absent when the sheet names none. */
  readonly body?: Body;
  /** Whether it has an order for this turn or an older one that still stands. */
  readonly ordered: boolean;
}

/** What the enemy sees of a marker: a blank tag that stands somewhere. */
export interface BlankMarker {
  readonly id: string;
  readonly side: string;
  readonly at: Point;
}

/**
 * How far a unit sees, in cm: guns farther than others, where the rules give them telescopes.
 *
 * Source: Common Rules > Hidden Troop Movement.
 *
 * @clause cady/common/hidden/sight-distance-normal
 * @clause cady/common/hidden/sight-distance-artillery
 */
export function sightDistance(unit: { readonly artillery: boolean }, rules: HiddenRules = commonRules()): number {
  const { artillery, normal, share = 1 } = rules.sighting;
  return (unit.artillery ? artillery : normal) * share;
}

/**
 * What the enemy may know of a marker: where it stands, and nothing of what it is, or whether it is anything.
 *
 * Source: Common Rules > Hidden Troop Movement; Phantom Troop Markers.
 *
 * @clause cady/common/hidden/marker-blank-face
 * @clause cady/common/definition/hidden-troop-movement
 * @clause cady/common/definition/phantom-markers
 */
export function blankMarker({ id, side, at }: Pick<Marker, 'id' | 'side' | 'at'>): BlankMarker {
  return { id, side, at };
}

/**
 * The ground of a hidden unit: its marker is the middle of its front. `undefined` for a phantom, and for a unit without a
 * formation on its order sheet.
 *
 * Source: Common Rules > Hidden Troop Movement.
 *
 * @clause cady/common/hidden/marker-is-center-front
 */
export function placeBehindMarker({ at, unit }: Marker): Placed | undefined {
  return unit?.body === undefined ? undefined : { ...unit.body, at, facing: unit.facing };
}

/**
 * Every fault in the way a side's markers stand: a hidden unit needs a formation on its sheet and an order, and room where it
 * stands for all its figures, on one level, on the table, and clear of those of the other markers. A phantom needs none of that.
 *
 * Source: Common Rules > Hidden Troop Movement; Phantom Troop Markers.
 *
 * @clause cady/common/hidden/marker-needs-room
 * @clause cady/common/hidden/formation-on-order-sheet
 * @clause cady/common/phantom/no-orders
 */
export function markerFaults({
  markers,
  table,
}: {
  readonly markers: readonly Marker[];
  readonly table: Table;
}): readonly Violation[] {
  const faults: Violation[] = [];
  const taken: { readonly id: string; readonly ground: ReturnType<typeof quadOf> }[] = [];
  for (const [index, marker] of markers.entries()) {
    if (marker.unit === null) continue;
    const path = `markers[${index}]`;
    if (!marker.unit.ordered) {
      faults.push({
        path,
        clause: 'cady/common/phantom/no-orders',
        problem: `the hidden unit ${marker.unit.id} has no order`,
        mend: 'write it one; only phantoms move without',
      });
    }
    const placed = placeBehindMarker(marker);
    if (placed === undefined) {
      faults.push({
        path,
        clause: 'cady/common/hidden/formation-on-order-sheet',
        problem: `the order sheet of ${marker.unit.id} names no formation`,
        mend: 'write its formation down',
      });
      continue;
    }
    const ground = quadOf(placed);
    const cramped = (problem: string) =>
      faults.push({
        path,
        clause: 'cady/common/hidden/marker-needs-room',
        problem,
        mend: 'put the marker where the whole unit could stand',
      });
    if (!liesOn(table, ground)) cramped(`${marker.unit.id} would stand over the edge of the table`);
    else if (!isLevel(table, placed)) cramped(`${marker.unit.id} would not fit on its hill`);
    const neighbour = taken.find(other => quadsOverlap(other.ground, ground));
    if (neighbour !== undefined) cramped(`${marker.unit.id} would stand on ${neighbour.id}`);
    taken.push({ id: marker.unit.id, ground });
  }
  return faults;
}

/**
 * Whether a unit may go as a marker: only as long as no enemy can see it. One that was revealed may take a marker again, and
 * a phantom may then be put beside it so long as the agreed number is not out.
 *
 * Source: Common Rules > Hidden Troop Movement; Phantom Troop Markers.
 *
 * @clause cady/common/hidden/only-out-of-sight
 * @clause cady/common/hidden/rehide
 * @clause cady/common/hidden/rehide-with-phantom
 * @clause cady/common/phantom/limited-number
 */
export function hide(unit: {
  /** Enemies that could see it, markers and units. */
  readonly seenBy: readonly string[];
  /** Phantoms of its side on the table, and the number agreed before the game. */
  readonly phantoms: { readonly out: number; readonly agreed: number };
}): { readonly hidden: boolean; readonly phantomBeside: boolean; readonly because: readonly Reason[] } {
  const [seer] = unit.seenBy;
  if (seer !== undefined) {
    const clause = 'cady/common/hidden/only-out-of-sight';
    const because: Reason = { clause, because: `in sight of ${seer}`, effect: 'stays on the table' };
    return { hidden: false, phantomBeside: false, because: [because] };
  }
  const phantomBeside = unit.phantoms.out < unit.phantoms.agreed;
  const because: Reason[] = [
    { clause: 'cady/common/hidden/rehide', because: 'out of sight of every enemy', effect: 'a marker takes its place' },
  ];
  if (phantomBeside) {
    const left = unit.phantoms.agreed - unit.phantoms.out;
    const clause = 'cady/common/hidden/rehide-with-phantom';
    because.push({ clause, because: `${left} of the agreed phantoms left`, effect: 'a phantom may stand beside it' });
  }
  return { hidden: true, phantomBeside, because };
}

/**
 * Every fault in the phantoms of a side: more of them than were agreed on, or moved farther than any unit of the side could.
 *
 * Source: Common Rules > Phantom Troop Markers.
 *
 * @clause cady/common/phantom/limited-number
 * @clause cady/common/phantom/moves-like-real
 */
export function phantomFaults(
  side: {
    readonly agreed: number;
    /** How far each phantom was moved this turn, in cm. */
    readonly moved: readonly number[];
    /** What each unit of the side could move this turn, in cm. */
    readonly allowances: readonly number[];
  },
  rules: HiddenRules = commonRules(),
): readonly Violation[] {
  const faults: Violation[] = [];
  if (side.moved.length > side.agreed) {
    faults.push({
      path: 'moved',
      clause: 'cady/common/phantom/limited-number',
      problem: `${side.moved.length} phantoms, ${side.agreed} were agreed on`,
      mend: 'take the others off the table',
    });
  }
  const farthest =
    rules.hidden.phantomMoves === 'anywhere' ? Number.POSITIVE_INFINITY : Math.max(0, ...side.allowances);
  for (const [at, cm] of side.moved.entries()) {
    if (cm <= farthest) continue;
    faults.push({
      path: `moved[${at}]`,
      clause: 'cady/common/phantom/moves-like-real',
      problem: `a phantom moved ${cm} cm`,
      mend: `move it at most ${farthest} cm, as far as any unit of its side could`,
    });
  }
  return faults;
}

/**
 * The stands of a unit that come on the table when only part of it is in view, such as the head of a column; the rest stays
 * hidden.
 *
 * Source: Common Rules > Hidden Troop Movement.
 *
 * @param inView whether some enemy sees a point
 * @clause cady/common/hidden/partial-reveal
 */
export function standsInView(
  placed: Placed,
  inView: (point: Point) => boolean,
): { readonly seen: readonly StandPlace[]; readonly hidden: readonly StandPlace[] } {
  const seen: StandPlace[] = [];
  const hidden: StandPlace[] = [];
  for (const stand of standsOf(placed)) {
    (stand.corners.some(inView) || inView(stand.centre) ? seen : hidden).push(stand);
  }
  return { seen, hidden };
}

function liesOn(table: Table, ground: ReturnType<typeof quadOf>): boolean {
  const { minX, minY, maxX, maxY } = boxAround(ground);
  return minX >= 0 && minY >= 0 && maxX <= table.width && maxY <= table.height;
}

function isLevel(table: Table, placed: Placed): boolean {
  const levels = standsOf(placed).flatMap(({ corners, centre }) => [...corners, centre].map(at => levelAt(table, at)));
  return levels.every(level => level === levels[0]);
}
