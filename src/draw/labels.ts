import { halo, sans, serif, textWidth } from './lettering.js';
import {
  apart,
  type Bounds,
  between,
  boundsOf,
  clearance,
  legs,
  middleOf,
  overlap,
  pathText,
  plus,
  quarter,
  reach,
  rectangle,
  type Spot,
} from './plane.js';
import { element, escaped, group, spaced } from './svg.js';

/** One line of a label. */
export interface LabelLine {
  readonly text: string;
  /** Pixels. */
  readonly size: number;
  readonly colour: string;
  readonly weight?: 'bold';
  readonly slant?: 'italic';
  readonly face?: 'serif';
  /** A few signs set after the text in another colour: the count of losses. */
  readonly tail?: { readonly text: string; readonly colour: string };
}

/** A place a label might take: its middle, its angle in degrees, and how far it is from the best place (0 is best). */
export interface Candidate {
  readonly spot: Spot;
  readonly angle: number;
  readonly penalty: number;
}

/** Lettering that looks for a place. */
export interface Label {
  readonly id: string;
  readonly lines: readonly LabelLine[];
  readonly candidates: readonly Candidate[];
  /** The outlines of what the label belongs to: a fine line leads there when it had to move away. */
  readonly anchor?: readonly (readonly Spot[])[];
}

/** Something that labels keep off; `weight` says how much it matters. */
export interface Obstacle {
  readonly outline: readonly Spot[];
  readonly weight: number;
  /** The id of the label that need not keep off it. */
  readonly owner?: string;
}

/** A label in its place. */
export interface PlacedLabel {
  readonly label: Label;
  readonly at: Candidate;
  readonly box: readonly Spot[];
}

function lineWidth(line: LabelLine): number {
  const tail = line.tail === undefined ? '' : ` ${line.tail.text}`;
  // Bold letters are broader, and so are those of a face with serifs.
  const broad = line.weight === 'bold' ? 1.06 : line.face === 'serif' ? 1.07 : 1;
  return textWidth(line.text + tail, line.size) * broad;
}

/** Width and height of a label in pixels. */
export function labelSize(lines: readonly LabelLine[]): { readonly width: number; readonly height: number } {
  return {
    width: Math.max(0, ...lines.map(lineWidth)),
    height: lines.reduce((sum, line) => sum + line.size * 1.12, 0),
  };
}

/** Places for the label of something that stands on the sheet: around it, behind it first, nearer before farther. */
export function placesAround(
  ground: readonly Spot[],
  behind: Spot,
  size: { readonly width: number; readonly height: number },
  gap: number,
): readonly Candidate[] {
  const centre = middleOf(ground);
  const turns = 16;
  const slides = [0, -0.3, 0.3];
  return [1, 2.2, 4.5, 8, 13].flatMap((ring, distance) =>
    Array.from({ length: turns }, (_, index) => {
      const turn = (index / turns) * 2 * Math.PI;
      const step = { x: Math.sin(turn), y: -Math.cos(turn) };
      const half = (Math.abs(step.x) * size.width + Math.abs(step.y) * size.height) / 2;
      const aside = 1 - (step.x * behind.x + step.y * behind.y);
      const edge = plus(centre, step, reach(ground, centre, step) + half + gap * ring);
      const breadth = reach(ground, centre, quarter(step)) * 2;
      return slides.map(slide => ({
        spot: plus(edge, quarter(step), slide * breadth),
        angle: 0,
        penalty: aside * 0.35 + distance * 0.9 + (index % 4 === 0 ? 0 : 0.25) + Math.abs(slide) * 0.7,
      }));
    }).flat(),
  );
}

/**
 * Gives every label the best of its places, in the order given: each keeps off the obstacles, off the labels before
 * it, and on the ground. Two drawings of the same picture place alike.
 */
export function placeLabels(
  labels: readonly Label[],
  obstacles: readonly Obstacle[],
  ground: Bounds,
  em: number,
): readonly PlacedLabel[] {
  const taken = obstacles.map(obstacle => ({ ...obstacle, bounds: boundsOf(obstacle.outline) }));
  return labels.flatMap(label => {
    const size = labelSize(label.lines);
    let best: { readonly cost: number; readonly at: Candidate; readonly box: readonly Spot[] } | undefined;
    for (const at of label.candidates) {
      if (best !== undefined && at.penalty >= best.cost) continue;
      const box = rectangle(at.spot, size.width + em * 0.3, size.height + em * 0.1, at.angle);
      const bounds = boundsOf(box);
      let cost = at.penalty + (outside(bounds, ground) / em) * 20;
      for (const obstacle of taken)
        if (obstacle.owner !== label.id && touching(bounds, obstacle.bounds))
          cost += (overlap(box, obstacle.outline) / em) * obstacle.weight;
      if (best === undefined || cost < best.cost) best = { cost, at, box };
    }
    if (best === undefined) return [];
    // A word's room to either side of what is written alike: names that stand closer in one line are read as one.
    const room = label.lines.every(({ face }) => face === 'serif') ? em * 1.2 : em * 0.6;
    const kept = rectangle(best.at.spot, size.width + room, size.height + em * 0.1, best.at.angle);
    taken.push({ outline: kept, weight: 14, bounds: boundsOf(kept) });
    return [{ label, at: best.at, box: best.box }];
  });
}

function outside(box: Bounds, ground: Bounds): number {
  return (
    Math.max(0, ground.left - box.left) +
    Math.max(0, ground.top - box.top) +
    Math.max(0, box.right - ground.right) +
    Math.max(0, box.bottom - ground.bottom)
  );
}

function touching(a: Bounds, b: Bounds): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/**
 * The lettering of a placed label. A fine line leads to what it belongs to when it had to stand off, or when it stands as near to one of
 * the others, whose name it might be taken for.
 */
export function drawLabel(
  placed: PlacedLabel,
  others: readonly (readonly Spot[])[],
  paper: string,
  em: number,
): string {
  const { label, at } = placed;
  const { height } = labelSize(label.lines);
  let top = at.spot.y - height / 2;
  const texts = label.lines.map(line => {
    top += line.size * 1.12;
    return writtenLine(line, { x: at.spot.x, y: top - line.size * 0.28 }, paper, em);
  });
  const turned = at.angle === 0 ? undefined : `rotate(${spaced(at.angle, at.spot.x, at.spot.y)})`;
  const colour = label.lines[0]?.colour ?? paper;
  return group({ class: 'label' }, leader(placed, others, colour, em), group({ transform: turned }, ...texts));
}

function writtenLine(line: LabelLine, at: Spot, paper: string, em: number): string {
  const { tail } = line;
  return element(
    'text',
    {
      x: at.x,
      y: at.y,
      'text-anchor': 'middle',
      'font-family': line.face === 'serif' ? serif : sans,
      'font-size': line.size,
      'font-weight': line.weight,
      'font-style': line.slant,
      fill: line.colour,
      // Small letters are lost among trees unless they stand on more paper.
      ...halo(paper, line.size < em ? em * 0.4 : em * 0.28),
    },
    escaped(line.text),
    tail === undefined ? '' : ` ${element('tspan', { fill: tail.colour }, escaped(tail.text))}`,
  );
}

function leader(placed: PlacedLabel, others: readonly (readonly Spot[])[], colour: string, em: number): string {
  const { anchor } = placed.label;
  if (anchor === undefined) return '';
  const gap = Math.min(...anchor.map(outline => gapTo(placed, outline)));
  const mistaken = gap > em * 0.45 && others.some(other => gapTo(placed, other) < gap);
  if (gap < em * 1.2 && !mistaken) return '';
  return element('path', { d: pathText(closest(placed.box, anchor)), stroke: colour, 'stroke-width': em * 0.07 });
}

/** The room between a label and an outline. */
function gapTo({ box }: PlacedLabel, outline: readonly Spot[]): number {
  return Math.min(
    ...box.map(corner => clearance(corner, outline, true)),
    ...outline.map(corner => clearance(corner, box, true)),
  );
}

/** The nearest pair among the corners and mid-sides of an outline and some others: a leader that ends there looks meant. */
function closest(one: readonly Spot[], others: readonly (readonly Spot[])[]): readonly [Spot, Spot] {
  const marks = (outline: readonly Spot[]) => legs(outline, true).flatMap(([a, b]) => [a, between(a, b)]);
  const ends = others.flatMap(marks);
  let best: readonly [Spot, Spot] = [one[0] ?? { x: 0, y: 0 }, ends[0] ?? { x: 0, y: 0 }];
  for (const from of marks(one)) for (const to of ends) if (apart(from, to) < apart(...best)) best = [from, to];
  return best;
}
