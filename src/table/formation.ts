import { counted, RuleViolation } from '../rulebook/index.js';
import { along, heading, normalBearing, type Segment, toFineGrid, toFineGridPoint, type Vector } from './geometry.js';
import type { Flank } from './march.js';
import type { Bearing, Body, FigurePlace, Place, Placed, Point, Quad, StandPlace } from './types.js';

/** How many stands a body has: a stand with any figure left on it still stands. */
export function standsIn(body: Body): number {
  return Math.ceil(body.figures / body.stand.figures);
}

/** How many ranks deep a body is, a short last rank included. */
export function ranksOf(body: Body): number {
  return Math.ceil(standsIn(body) / body.files);
}

/** Stands in each rank, front rank first. All are full but perhaps the last. */
export function rankStrengths(body: Body): readonly number[] {
  const stands = standsIn(body);
  return Array.from({ length: ranksOf(body) }, (_, rank) => Math.min(body.files, stands - rank * body.files));
}

const extent = (count: number, size: number, gap = 0): number => (count === 0 ? 0 : count * size + (count - 1) * gap);

/** Frontage of a body in the table's unit: of a full rank, or of what is left of the only one. */
export function widthOf(body: Body): number {
  return extent(Math.min(body.files, standsIn(body)), body.stand.front, body.gap);
}

/** Depth of a body in the table's unit, a short last rank included. */
export function depthOf(body: Body): number {
  return extent(ranksOf(body), body.stand.depth, body.gap);
}

/** The farthest that any part of a body can be from the middle of its front, in the table's unit; a little generous. */
export function extentOf(body: Body): number {
  return widthOf(body) / 2 + depthOf(body);
}

/**
 * Points by their distance from a place: how far to the right of the middle of the front edge (to the left if negative), and how far behind
 * it. To a millionth of the unit.
 */
export function measuredFrom({ at, facing }: Place): (right: number, behind: number) => Point {
  const ahead = heading(facing);
  return (right, behind) => measured(at, ahead, right, behind);
}

// Every look at a body begins here: no point is made but the one that is wanted.
function measured(at: Point, ahead: Vector, right: number, behind: number): Point {
  const x = at.x + ahead.y * right + ahead.x * -behind;
  const y = at.y + -ahead.x * right + ahead.y * -behind;
  return { x: toFineGrid(x), y: toFineGrid(y) };
}

/** A rectangle by its front left corner, measured to the right and to the rear of a body's front left corner. */
function rectangle(placed: Placed, right: number, back: number, front: number, depth: number): Quad {
  const ahead = heading(placed.facing);
  const left = right - widthOf(placed) / 2;
  return [
    measured(placed.at, ahead, left, back),
    measured(placed.at, ahead, left + front, back),
    measured(placed.at, ahead, left + front, back + depth),
    measured(placed.at, ahead, left, back + depth),
  ];
}

/** The ground a body covers: from the middle of its front edge half its width to either side, and its depth to the rear. */
export function quadOf(placed: Placed): Quad {
  return rectangle(placed, 0, 0, widthOf(placed), depthOf(placed));
}

/** Every stand of a body, front rank first, left to right as seen from behind. */
export function standsOf(placed: Placed): readonly StandPlace[] {
  const { stand, gap = 0, files, facing } = placed;
  return Array.from({ length: standsIn(placed) }, (_, index) => {
    const rank = Math.floor(index / files);
    const file = index % files;
    const right = file * (stand.front + gap) + indentOf(placed, rank);
    const corners = rectangle(placed, right, rank * (stand.depth + gap), stand.front, stand.depth);
    const [a, , c] = corners;
    return {
      rank,
      file,
      figures: Math.min(stand.figures, placed.figures - index * stand.figures),
      centre: toFineGridPoint({ x: (a.x + c.x) / 2, y: (a.y + c.y) / 2 }),
      facing,
      corners,
    };
  });
}

/** How far the first stand of a rank is from the left of the body: only a short last rank behind others is set in. */
function indentOf(placed: Placed, rank: number): number {
  const { lastRank = 'left', files, stand, gap = 0 } = placed;
  if (lastRank === 'left' || rank === 0) return 0;
  const missing = files - Math.min(files, standsIn(placed) - rank * files);
  return missing * (stand.front + gap) * (lastRank === 'centre' ? 0.5 : 1);
}

/**
 * The edges of a body as far as its stands reach, in the order of its corners (front, right, rear, left): the rear is that of a short last rank,
 * and a side that it leaves open ends a rank sooner.
 */
export function edgesHeld(placed: Placed): readonly [Segment, Segment, Segment, Segment] {
  const [frontLeft, frontRight, rearRight, rearLeft] = quadOf(placed);
  const { files, stand, gap = 0 } = placed;
  const ranks = ranksOf(placed);
  const missing = files - (standsIn(placed) - (ranks - 1) * files);
  if (ranks === 1 || missing === 0) {
    return [
      { from: frontLeft, to: frontRight },
      { from: frontRight, to: rearRight },
      { from: rearRight, to: rearLeft },
      { from: rearLeft, to: frontLeft },
    ];
  }
  const step = stand.front + gap;
  const onLeft = indentOf(placed, ranks - 1);
  const half = widthOf(placed) / 2;
  const corner = measuredFrom(placed);
  const [full, before] = [depthOf(placed), depthOf(placed) - stand.depth - gap];
  return [
    { from: frontLeft, to: frontRight },
    { from: frontRight, to: corner(half, onLeft < missing * step ? before : full) },
    { from: corner(half - missing * step + onLeft, full), to: corner(onLeft - half, full) },
    { from: corner(-half, onLeft > 0 ? before : full), to: frontLeft },
  ];
}

/** The stands of the front rank, left to right. */
export function frontRank(placed: Placed): readonly StandPlace[] {
  return standsOf(placed).filter(stand => stand.rank === 0);
}

/**
 * Every figure of a body, front rank first, left to right: evenly across the front of their stand, half its depth back. `file` counts
 * figures, not stands. A stand that has lost figures keeps those on its left.
 */
export function figuresOf(placed: Placed): readonly FigurePlace[] {
  const { front, figures: places } = placed.stand;
  const ahead = heading(placed.facing);
  const aside = { x: ahead.y, y: -ahead.x };
  return standsOf(placed).flatMap(stand =>
    Array.from({ length: stand.figures }, (_, figure) => ({
      rank: stand.rank,
      file: stand.file * places + figure,
      point: toFineGridPoint(along(stand.centre, aside, ((figure + 0.5) / places - 0.5) * front)),
    })),
  );
}

/**
 * The body after losing `lost` figures; whatever else the object carries is kept.
 *
 * Losses come off the rear: the front ranks stay full, a stand keeps standing as long as it has a figure, and the last rank, when short, is
 * filled from the left. Rulebooks say that a unit closes up from the rear and leave the rest open: that the short rank stands on the left
 * is this library's reading. Losing more figures than there are leaves none.
 *
 * @throws RuleViolation when `lost` is not a whole number from 0.
 */
export function withoutFigures<B extends Body>(body: B, lost: number): B {
  if (!Number.isInteger(lost) || lost < 0) {
    throw new RuleViolation({
      path: 'lost',
      problem: `${counted(lost, 'figure')} cannot be lost`,
      mend: 'give a whole number of figures, 0 or more',
    });
  }
  return { ...body, figures: Math.max(0, body.figures - lost) };
}

/** The middle of the ground a body covers. */
export function bodyCentre(placed: Placed): Point {
  return toFineGridPoint(along(placed.at, heading(placed.facing), -depthOf(placed) / 2));
}

/** The place of a body whose middle is at `centre`. */
export function placeAround(body: Body, centre: Point, facing: Bearing): Place {
  return { at: toFineGridPoint(along(centre, heading(facing), depthOf(body) / 2)), facing };
}

/** Turned on the spot about the middle of the body, so that an about-face keeps the same ground; about the middle of its front where it turns so. */
export function turned<P extends Placed>(placed: P, facing: Bearing): P {
  if (placed.turnsAbout === 'front') return { ...placed, facing };
  return { ...placed, ...placeAround(placed, bodyCentre(placed), facing) };
}

/** Wheeled by so many degrees about the front corner of one flank, toward it. */
export function wheeled<P extends Placed>(placed: P, flank: Flank, degrees: number): P {
  const half = widthOf(placed) / 2;
  const [toPivot, facing] = flank === 'left' ? [-half, placed.facing - degrees] : [half, placed.facing + degrees];
  const pivot = measuredFrom(placed)(toPivot, 0);
  const round = normalBearing(facing);
  return { ...placed, at: measuredFrom({ at: pivot, facing: round })(-toPivot, 0), facing: round };
}

/**
 * The same figures in another number of files, the middle of the front kept.
 * @throws RuleViolation when `files` is not a whole number from 1.
 */
export function reformed<P extends Placed>(placed: P, files: number): P {
  if (!Number.isInteger(files) || files < 1) {
    throw new RuleViolation({
      path: 'files',
      problem: `a body cannot form ${counted(files, 'file')}`,
      mend: 'give a whole number of stands abreast, 1 or more',
    });
  }
  return { ...placed, files };
}
