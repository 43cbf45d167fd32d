import { counted, insist } from '../rulebook/index.js';
import { em, ink, percent } from './diagram.js';
import { fitted, halo, lettering, sans, serif, textWidth } from './lettering.js';
import { pathText } from './plane.js';
import { decimal, element, escaped, group, svgDocument } from './svg.js';
import type { CoursePicture, CourseTurn } from './types.js';

/** The first side is filled, the second striped with its edge: they differ in print too. */
const paints = [
  { line: '#35618f', band: '#b7cbe0', dash: undefined },
  { line: '#a4691a', band: '#f0d9a8', dash: '6 3' },
] as const;
/** How dark each way to end is, the mildest first. */
const shades = [0.3, 0.55, 0.8, 1];
/** What is rarer than this nobody would see. */
const unseen = 0.0005;

interface Room {
  readonly left: number;
  readonly slot: number;
  readonly top: number;
  readonly bottom: number;
  readonly most: number;
}

/**
 * How something goes that two sides are in turn after turn, in SVG text: above, how much of either is left, the mean with the
 * range of four times out of five; below, how likely it is to go on, and who ends it how in which turn.
 *
 * @throws RuleViolation when there are no turns, or not two sides.
 */
export function drawCourse(picture: CoursePicture): string {
  const { title, sides, turns, note = '' } = picture;
  insist(turns.length > 0, () => ({ path: 'turns', problem: 'no turns', mend: 'give at least one' }));
  insist(sides.length === 2, () => ({ path: 'sides', problem: counted(sides.length, 'side'), mend: 'give two' }));
  const width = picture.width ?? 720;
  const [left, right] = [em * 4.2, width - em * 1.5];
  const slot = (right - left) / (turns.length + 1);
  const most = Math.max(...sides.map(({ whole }) => whole), 1);
  const upper: Room = { left, slot, top: em * 8.8, bottom: em * 24.5, most };
  const lower: Room = { left, slot, top: em * 32, bottom: em * 47, most: 1 };
  const height = lower.bottom + em * 5;
  return svgDocument(
    { width, height },
    { title, description: describe(picture), idPrefix: picture.idPrefix ?? 'lw' },
    element('rect', { width, height, fill: ink.paper }),
    lettering(fitted(title, em * 1.4, width - em * 2), {
      x: width / 2,
      y: em * 2.3,
      'text-anchor': 'middle',
      'font-family': serif,
      'font-size': em * 1.4,
      'font-weight': 'bold',
      fill: ink.text,
    }),
    heading('Left after each turn: the mean, and the range of four times out of five', em * 4.6, left),
    sideKey(picture, em * 6.3, left),
    axis(upper, right, steps(most), decimal),
    ...sides.map((_, at) => remaining(picture, at, upper)),
    feet(turns, upper),
    heading('Who ends it in which turn, and whether it goes on', em * 28.3, left),
    endKey(picture, em * 30.1, left),
    axis(lower, right, [0, 0.25, 0.5, 0.75, 1], percent),
    ...turns.flatMap((turn, at) => sides.map((_, side) => ends(picture, turn, at, side, lower))),
    ...turns.map((turn, at) => goingOn(turn, at, lower)),
    feet(turns, lower),
    lettering(fitted(note, em * 0.85, width - em * 2), {
      x: left,
      y: height - em * 1.1,
      'font-family': sans,
      'font-size': em * 0.85,
      fill: ink.text,
    }),
  );
}

function xOf({ left, slot }: Room, turn: number): number {
  return left + slot * (turn + 0.5);
}

function yOf({ top, bottom, most }: Room, value: number): number {
  return bottom - (value / most) * (bottom - top);
}

function heading(text: string, y: number, x: number): string {
  return lettering(text, { x, y, 'font-family': serif, 'font-size': em * 1.05, 'font-weight': 'bold', fill: ink.text });
}

/** The names of both sides, each after its mark. */
function sideKey({ sides }: CoursePicture, y: number, left: number): string {
  let x = left;
  return group(
    { class: 'key', 'font-family': sans, 'font-size': em * 0.85, fill: ink.text },
    ...sides.flatMap(({ name }, at) => {
      const { line, band, dash } = paintOf(at);
      const mark = x;
      x += em * 3.6 + textWidth(name, em * 0.85);
      return [
        element('rect', { x: mark, y: y - em * 0.7, width: em * 2, height: em * 0.8, fill: band }),
        element('path', {
          d: pathText([
            { x: mark, y: y - em * 0.3 },
            { x: mark + em * 2, y: y - em * 0.3 },
          ]),
          stroke: line,
          'stroke-width': 2,
          'stroke-dasharray': dash,
        }),
        lettering(name, { x: mark + em * 2.4, y }),
      ];
    }),
  );
}

/** The ways to end, in the shades of both sides. */
function endKey({ ends, turns }: CoursePicture, y: number, left: number): string {
  let x = left;
  const seen = ends.map((_, end) => turns.some(({ sides }) => sides.some(side => (side.ends[end] ?? 0) >= unseen)));
  return group(
    { class: 'key', 'font-family': sans, 'font-size': em * 0.85, fill: ink.text },
    ...ends.flatMap((name, end) => {
      if (seen[end] !== true) return [];
      const mark = x;
      x += em * 3.6 + textWidth(name, em * 0.85);
      return [
        ...[0, 1].map(side =>
          element('rect', {
            x: mark + side * em,
            y: y - em * 0.75,
            width: em * 0.9,
            height: em * 0.9,
            ...shaded(side, end),
          }),
        ),
        lettering(name, { x: mark + em * 2.4, y }),
      ];
    }),
    element('rect', { x, y: y - em * 0.75, width: em * 0.9, height: em * 0.9, ...open }),
    lettering('goes on', { x: x + em * 1.4, y }),
  );
}

function shaded(side: number, end: number) {
  const { line } = paintOf(side);
  return { fill: line, 'fill-opacity': shades[end] ?? 1, stroke: line, 'stroke-width': 0.8 };
}

function paintOf(side: number) {
  return paints[side] ?? paints[0];
}

function axis(room: Room, right: number, marks: readonly number[], words: (value: number) => string): string {
  return group(
    { class: 'grid', 'font-family': sans, 'font-size': em * 0.8, fill: ink.text },
    ...marks.flatMap(mark => [
      element('path', {
        d: pathText([
          { x: room.left, y: yOf(room, mark) },
          { x: right, y: yOf(room, mark) },
        ]),
        stroke: mark === 0 ? ink.line : ink.faint,
        'stroke-width': mark === 0 ? 1 : 0.7,
        'stroke-dasharray': mark === 0 ? undefined : '2 3',
      }),
      lettering(words(mark), { x: room.left - em * 0.5, y: yOf(room, mark) + em * 0.28, 'text-anchor': 'end' }),
    ]),
  );
}

/** Round numbers up to the most, about five of them. */
function steps(most: number): readonly number[] {
  const step = [1, 2, 5, 10, 20, 50, 100].find(each => most / each <= 6) ?? most;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, at) => at * step);
}

/** The mean of what is left of a side, from the start on, over the range of four times out of five. */
function remaining({ sides, turns }: CoursePicture, side: number, room: Room): string {
  const { line, band, dash } = paintOf(side);
  const whole = sides[side]?.whole ?? 0;
  const left = [{ mean: whole, least: whole, most: whole }, ...turns.map(turn => turn.sides[side]?.left)];
  const at = (value: number, turn: number) => ({ x: xOf(room, turn), y: yOf(room, value) });
  const upper = left.map((each, turn) => at(each?.most ?? 0, turn));
  const under = left.map((each, turn) => at(each?.least ?? 0, turn)).reverse();
  const means = left.map((each, turn) => at(each?.mean ?? 0, turn));
  return group(
    { class: `left-${side}` },
    element('path', { d: `${pathText([...upper, ...under])}Z`, fill: band, 'fill-opacity': 0.55 }),
    element('path', { d: pathText(means), fill: 'none', stroke: line, 'stroke-width': 2, 'stroke-dasharray': dash }),
    ...means.map(({ x, y }, turn) =>
      group(
        {},
        element('circle', { cx: x, cy: y, r: 3, fill: line }),
        lettering(decimal(Math.round((left[turn]?.mean ?? 0) * 10) / 10), {
          x,
          // The labels of the two sides keep out of each other’s way: above the one that has more left.
          y: y + (above(left[turn]?.mean ?? 0, turns, sides, side, turn) ? -em * 0.6 : em * 1.1),
          'text-anchor': 'middle',
          'font-family': sans,
          'font-size': em * 0.78,
          fill: line,
          ...halo(ink.paper, 3),
        }),
      ),
    ),
  );
}

function above(
  mean: number,
  turns: CoursePicture['turns'],
  sides: CoursePicture['sides'],
  side: number,
  turn: number,
): boolean {
  const other = turn === 0 ? sides[1 - side]?.whole : turns[turn - 1]?.sides[1 - side]?.left.mean;
  return mean > (other ?? 0) || (mean === other && side === 0);
}

/** The ways in which one side ends it in one turn, on top of each other, and the sum of them. */
function ends({ ends, sides }: CoursePicture, turn: CourseTurn, at: number, side: number, room: Room): string {
  const { x, breadth } = barOf(room, at, side);
  let sum = 0;
  const parts = (turn.sides[side]?.ends ?? []).map((probability, end) => {
    sum += probability;
    const height = (probability / room.most) * (room.bottom - room.top);
    if (height <= 0) return '';
    const said = `${sides[side]?.name}, turn ${turn.turn}: ${ends[end]} ${percent(probability)}`;
    return element(
      'rect',
      { x, y: yOf(room, sum), width: breadth, height, ...shaded(side, end) },
      element('title', {}, escaped(said)),
    );
  });
  return group({ class: `ends-${side}` }, ...parts, barLabel(sum, paintOf(side).line, { x, breadth }, room));
}

/** Where the bar of a side stands in a turn; the third bar is that of going on. */
function barOf(room: Room, at: number, bar: number): { readonly x: number; readonly breadth: number } {
  const breadth = room.slot * 0.29;
  return { x: xOf(room, at + 1) + (bar - 1.5) * breadth, breadth };
}

function barLabel(
  sum: number,
  fill: string,
  { x, breadth }: { readonly x: number; readonly breadth: number },
  room: Room,
): string {
  if (sum < unseen) return '';
  return lettering(percent(sum), {
    x: x + breadth / 2,
    y: yOf(room, sum) - em * 0.35,
    'text-anchor': 'middle',
    'font-family': sans,
    'font-size': em * 0.72,
    fill,
    ...halo(ink.paper, 3),
  });
}

/** How likely it is to go on after a turn. */
function goingOn({ goesOn }: CourseTurn, at: number, room: Room): string {
  const bar = barOf(room, at, 2);
  const height = (goesOn / room.most) * (room.bottom - room.top);
  return group(
    { class: 'goes-on' },
    height <= 0 ? '' : element('rect', { x: bar.x, y: yOf(room, goesOn), width: bar.breadth, height, ...open }),
    barLabel(goesOn, ink.text, bar, room),
  );
}

const open = { fill: ink.paper, stroke: ink.line, 'stroke-width': 1.2 } as const;

function feet(turns: readonly CourseTurn[], room: Room): string {
  const names = ['start', ...turns.map(({ turn }) => `turn ${turn}`)];
  return group(
    { class: 'foot', 'font-family': sans, 'font-size': em * 0.85, fill: ink.text, 'text-anchor': 'middle' },
    ...names.map((name, at) => lettering(name, { x: xOf(room, at), y: room.bottom + em * 1.4 })),
  );
}

function describe({ sides, turns }: CoursePicture): string {
  return turns
    .map(turn => {
      const left = sides.map(
        ({ name }, side) => `${name} ${decimal(Math.round((turn.sides[side]?.left.mean ?? 0) * 10) / 10)}`,
      );
      return `Turn ${turn.turn}: left ${left.join(', ')}; goes on ${percent(turn.goesOn)}.`;
    })
    .join(' ');
}
