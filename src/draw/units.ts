import { figuresOf, quadOf, type StandPlace, standsIn, standsOf } from '../table/index.js';
import { sway } from './grain.js';
import type { SideInk } from './ink.js';
import { apart, between, direction, heading, legs, pathText, plus, quarter, type Spot } from './plane.js';
import type { Sheet } from './sheet.js';
import { element, escaped, group, spaced } from './svg.js';
import type { Piece } from './types.js';

/** The ground of a piece on the sheet: the corners of its body, or of its marker when it is hidden. */
export function groundOf(sheet: Sheet, piece: Piece): readonly Spot[] {
  if (piece.hidden === true || piece.placed.figures === 0) {
    const centre = sheet.spot(piece.placed.at);
    const r = markerRadius(sheet);
    return [
      { x: centre.x - r, y: centre.y - r },
      { x: centre.x + r, y: centre.y - r },
      { x: centre.x + r, y: centre.y + r },
      { x: centre.x - r, y: centre.y + r },
    ];
  }
  return quadOf(piece.placed).map(sheet.spot);
}

function markerRadius(sheet: Sheet): number {
  return sheet.em * 0.95;
}

/** What a piece is, in one line for those who hear the picture. */
export function describePiece(piece: Piece, side: SideInk): string {
  if (piece.hidden === true) return `${side.name}: hidden marker`;
  const { figures } = piece.placed;
  const parts = [
    `${piece.label} (${side.name})`,
    `${piece.arm}, ${figures} ${figures === 1 ? 'figure' : 'figures'}`,
    piece.lost !== undefined && piece.lost.figures > 0 ? `${piece.lost.figures} lost` : '',
    piece.state !== undefined && piece.state !== 'steady' ? piece.state.replaceAll('-', ' ') : '',
    piece.note ?? '',
  ];
  return parts.filter(part => part !== '').join(', ');
}

/** A piece: its stands one by one, their figures, the tick that shows its front. No label. */
export function drawPiece(sheet: Sheet, piece: Piece, side: SideInk): string {
  if (piece.hidden === true) return hiddenMarker(sheet, piece, side);
  const words = element('title', {}, escaped(describePiece(piece, side)));
  const attributes = { class: 'piece', 'data-piece': piece.id };
  if (piece.placed.figures === 0) return element('g', attributes, words, grave(sheet, piece, side));
  const { em } = sheet;
  const rout = piece.state === 'rout';
  const stands = standsOf(piece.placed).map(stand => shownStand(sheet, piece, stand));
  return element(
    'g',
    attributes,
    words,
    element('path', {
      d: stands.map(stand => pathText(stand.corners, true)).join(''),
      fill: side.stand,
      stroke: rout ? side.colour : sheet.ink.text,
      'stroke-width': em * (side.fill === 'solid' ? 0.09 : 0.11),
      'stroke-linejoin': 'round',
      'stroke-dasharray': rout ? spaced(em * 0.25, em * 0.16) : undefined,
    }),
    ...stands.map(stand => marks(sheet, piece, stand, side)),
    frontTick(sheet, piece, side),
    retreatMark(sheet, piece, side),
  );
}

/** A stand as it is drawn: where it is, and where its figures stand and stood. */
interface ShownStand {
  readonly corners: readonly Spot[];
  readonly centre: Spot;
  readonly ahead: Spot;
  readonly living: readonly Spot[];
  readonly fallen: readonly Spot[];
}

function shownStand(sheet: Sheet, piece: Piece, stand: StandPlace): ShownStand {
  const centre = sheet.spot(stand.centre);
  const ahead = heading(stand.facing);
  const places = piece.arm === 'artillery' ? crewPlaces(sheet, piece, stand) : figurePlaces(sheet, piece, stand);
  const capped = piece.lost?.caps?.some(cap => cap.rank === stand.rank && cap.file === stand.file) === true;
  const living = Math.min(stand.figures, capped ? places.length - 1 : places.length);
  const shown = {
    corners: stand.corners.map(sheet.spot),
    centre,
    ahead,
    living: places.slice(0, living),
    fallen: piece.lost?.caps === undefined || capped ? places.slice(living) : [],
  };
  return piece.state === 'rout' ? scattered(sheet, piece, stand, shown) : shown;
}

/** The places of all figures that a stand has room for, the living first. */
function figurePlaces(sheet: Sheet, piece: Piece, stand: StandPlace): readonly Spot[] {
  const room = piece.placed.stand.figures;
  const whole = { ...piece.placed, figures: standsIn(piece.placed) * room };
  return figuresOf(whole)
    .filter(figure => figure.rank === stand.rank && Math.floor(figure.file / room) === stand.file)
    .map(figure => sheet.spot(figure.point));
}

/** The crew stand to both sides of their gun, from its wheels to the end of its trail. */
function crewPlaces(sheet: Sheet, piece: Piece, stand: StandPlace): readonly Spot[] {
  const room = piece.placed.stand.figures;
  if (room < 2) return [];
  const centre = sheet.spot(stand.centre);
  const ahead = heading(stand.facing);
  const { front, depth } = piece.placed.stand;
  const rows = Math.ceil(room / 2);
  return Array.from({ length: room }, (_, index) => {
    const aside = (index % 2 === 0 ? -1 : 1) * front * 0.41 * sheet.scale;
    const behind = rows === 1 ? 0.2 : -0.14 + (0.52 * Math.floor(index / 2)) / (rows - 1);
    return plus(plus(centre, quarter(ahead), aside), ahead, -behind * depth * sheet.scale);
  });
}

/** A routing stand, shaken out of its rank and turned a little: the same at every drawing. */
function scattered(sheet: Sheet, piece: Piece, stand: StandPlace, shown: ShownStand): ShownStand {
  const turn = 0.42 * sway(piece.id, stand.rank, stand.file);
  const shift = {
    x: sheet.em * 0.3 * sway(piece.id, stand.rank, stand.file, 1),
    y: sheet.em * 0.3 * sway(piece.id, stand.rank, stand.file, 2),
  };
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const moved = (spot: Spot): Spot => {
    const x = spot.x - shown.centre.x;
    const y = spot.y - shown.centre.y;
    return plus(plus(shown.centre, shift), { x: x * cos - y * sin, y: x * sin + y * cos });
  };
  return {
    corners: shown.corners.map(moved),
    centre: moved(shown.centre),
    ahead: { x: shown.ahead.x * cos - shown.ahead.y * sin, y: shown.ahead.x * sin + shown.ahead.y * cos },
    living: shown.living.map(moved),
    fallen: shown.fallen.map(moved),
  };
}

function marks(sheet: Sheet, piece: Piece, stand: ShownStand, side: SideInk): string {
  const { scale } = sheet;
  const { front, depth, figures } = piece.placed.stand;
  const room = Math.min(front / Math.max(1, figures), depth) * scale;
  const dots = (radius: number) =>
    stand.living.map(spot => element('circle', { cx: spot.x, cy: spot.y, r: radius })).join('');
  const paint = {
    fill: side.figure,
    stroke: side.figureEdge,
    'stroke-width': side.fill === 'solid' ? undefined : sheet.em * 0.1,
    'paint-order': side.fill === 'solid' ? undefined : 'stroke',
  };
  const radius = Math.min(room * 0.29, sheet.em * 0.5);
  const caps = stand.fallen.map(spot => cap(sheet, spot, Math.min(room * 0.36, sheet.em * 0.42))).join('');
  if (piece.arm === 'cavalry') {
    const horses = stand.living.map(spot => horse(stand, spot, front * scale * 0.62, depth * scale * 0.8)).join('');
    return group(paint, horses) + caps;
  }
  if (piece.arm === 'artillery') {
    const crew = Math.min(front, depth) * scale * 0.075;
    return gun(sheet, piece, stand, side) + group(paint, dots(crew)) + caps;
  }
  return group(paint, dots(radius)) + caps;
}

/** A horse from above: body, neck and head toward the front. */
function horse(stand: ShownStand, at: Spot, width: number, length: number): string {
  const side = quarter(stand.ahead);
  const half = Math.min(width, length * 0.5) / 2;
  const place = (forward: number, aside: number) => plus(plus(at, stand.ahead, forward * length), side, aside * half);
  const outline = [
    place(0.5, 0),
    place(0.36, 0.42),
    place(0.2, 0.5),
    place(0.06, 0.95),
    place(-0.34, 0.95),
    place(-0.48, 0.4),
    place(-0.48, -0.4),
    place(-0.34, -0.95),
    place(0.06, -0.95),
    place(0.2, -0.5),
    place(0.36, -0.42),
  ];
  return element('path', { d: pathText(outline, true), 'stroke-linejoin': 'round' });
}

/** A gun from above: barrel, axle, two wheels, trail. */
function gun(sheet: Sheet, piece: Piece, stand: ShownStand, side: SideInk): string {
  const { scale } = sheet;
  const { front, depth } = piece.placed.stand;
  const unit = Math.min(front, depth) * scale;
  const across = quarter(stand.ahead);
  const place = (forward: number, aside: number) =>
    plus(plus(stand.centre, stand.ahead, forward * depth * scale), across, aside * unit);
  const line = (width: number, ...strokes: readonly (readonly [Spot, Spot])[]) =>
    element('path', { d: strokes.map(pair => pathText(pair)).join(''), 'stroke-width': unit * width });
  const barrel = [place(0.46, -0.045), place(0.46, 0.045), place(-0.1, 0.085), place(-0.1, -0.085)];
  return group(
    { fill: 'none', stroke: side.figure, 'stroke-linecap': 'round' },
    line(
      0.05,
      [place(0.08, -0.24), place(0.08, 0.24)],
      [place(0, -0.05), place(-0.42, 0)],
      [place(0, 0.05), place(-0.42, 0)],
    ),
    line(0.1, [place(0.24, -0.25), place(-0.08, -0.25)], [place(0.24, 0.25), place(-0.08, 0.25)]),
    element('path', { d: pathText(barrel, true), fill: side.figure, 'stroke-width': unit * 0.03 }),
  );
}

/** The cross of a dead cap. */
function cap(sheet: Sheet, at: Spot, reach: number): string {
  const d = [
    [at.x - reach, at.y - reach, at.x + reach, at.y + reach],
    [at.x - reach, at.y + reach, at.x + reach, at.y - reach],
  ]
    .map(([x = 0, y = 0, toX = 0, toY = 0]) =>
      pathText([
        { x, y },
        { x: toX, y: toY },
      ]),
    )
    .join('');
  const stroke = (colour: string, width: number) =>
    element('path', {
      d,
      class: 'dead-cap',
      fill: 'none',
      stroke: colour,
      'stroke-width': width,
      'stroke-linecap': 'round',
    });
  return stroke(sheet.ink.paper, sheet.em * 0.3) + stroke(sheet.ink.text, sheet.em * 0.14);
}

/** The tick in front of the middle of the front edge, and the front edge itself drawn heavier. */
function frontTick(sheet: Sheet, piece: Piece, side: SideInk): string {
  const { em, ink } = sheet;
  const [left, right] = quadOf(piece.placed).map(sheet.spot);
  if (left === undefined || right === undefined) return '';
  const ahead = heading(piece.placed.facing);
  const aside = direction(left, right);
  const middle = plus(between(left, right), ahead, em * 0.12);
  const half = Math.min(em * 0.45, Math.max(apart(left, right) / 2, em * 0.25));
  const tick = pathText([plus(middle, aside, -half), plus(middle, ahead, em * 0.62), plus(middle, aside, half)], true);
  return (
    (piece.state === 'rout'
      ? ''
      : element('path', { d: pathText([left, right]), stroke: side.colour, 'stroke-width': em * 0.24 })) +
    element('path', {
      d: tick,
      class: 'facing',
      fill: side.colour,
      stroke: ink.paper,
      'stroke-width': em * 0.09,
      'stroke-linejoin': 'round',
    })
  );
}

/** Chevrons behind a unit that must go back: one for back, two for back and turn, three for rout. */
function retreatMark(sheet: Sheet, piece: Piece, side: SideInk): string {
  const chevrons = { back: 1, 'back-and-turn': 2, rout: 3, steady: 0, 'in melee': 0 }[piece.state ?? 'steady'];
  if (chevrons === 0) return '';
  const { em, ink } = sheet;
  const [, , rearRight, rearLeft] = quadOf(piece.placed).map(sheet.spot);
  if (rearRight === undefined || rearLeft === undefined) return '';
  const behind = heading(piece.placed.facing + 180);
  const aside = quarter(behind);
  const d = Array.from({ length: chevrons }, (_, index) => {
    const tip = plus(between(rearRight, rearLeft), behind, em * (0.75 + 0.42 * index));
    const wing = plus(tip, behind, -em * 0.4);
    return pathText([plus(wing, aside, em * 0.5), tip, plus(wing, aside, -em * 0.5)]);
  }).join('');
  const stroke = (colour: string, width: number) =>
    element('path', { d, fill: 'none', stroke: colour, 'stroke-width': width, 'stroke-linejoin': 'round' });
  return group({ class: 'retreat' }, stroke(ink.paper, em * 0.4), stroke(side.colour, em * 0.18));
}

/** The same for all hidden pieces, whatever they are, and nothing in it that names the piece. */
function hiddenMarker(sheet: Sheet, piece: Piece, side: SideInk): string {
  const { em, ink } = sheet;
  const at = sheet.spot(piece.placed.at);
  return element(
    'g',
    { class: 'hidden-marker' },
    element('title', {}, escaped(describePiece(piece, side))),
    element('circle', {
      cx: at.x,
      cy: at.y,
      r: markerRadius(sheet),
      fill: ink.paper,
      stroke: side.colour,
      'stroke-width': em * 0.16,
      'stroke-dasharray': spaced(em * 0.3, em * 0.2),
    }),
    element(
      'text',
      {
        x: at.x,
        y: at.y + em * 0.42,
        'text-anchor': 'middle',
        'font-size': em * 1.2,
        'font-weight': 'bold',
        fill: side.colour,
      },
      '?',
    ),
  );
}

/** Where a unit was destroyed. */
function grave(sheet: Sheet, piece: Piece, side: SideInk): string {
  const { em } = sheet;
  const at = sheet.spot(piece.placed.at);
  return (
    element('circle', {
      cx: at.x,
      cy: at.y,
      r: markerRadius(sheet) * 0.75,
      fill: sheet.ink.paper,
      stroke: side.colour,
      'stroke-width': em * 0.1,
    }) + cap(sheet, at, em * 0.38)
  );
}

/** The way a piece came: a ring where it began, a dashed line, an arrowhead in the middle of every long leg. */
export function drawPath(sheet: Sheet, piece: Piece, side: SideInk): string {
  if (piece.hidden === true || piece.path === undefined || piece.path.length < 2) return '';
  const { em, ink } = sheet;
  const line = piece.path.map(sheet.spot);
  const start = line[0];
  if (start === undefined) return '';
  const heads = legs(line)
    .filter(([from, to]) => apart(from, to) > em * 2)
    .map(([from, to]) => {
      const step = direction(from, to);
      const tip = plus(between(from, to), step, em * 0.3);
      const foot = plus(tip, step, -em * 0.75);
      return pathText([plus(foot, quarter(step), em * 0.32), tip, plus(foot, quarter(step), -em * 0.32)], true);
    })
    .join('');
  const stroke = (colour: string, width: number, dashes?: string) =>
    element('path', {
      d: pathText(line),
      fill: 'none',
      stroke: colour,
      'stroke-width': em * width,
      'stroke-linejoin': 'round',
      'stroke-dasharray': dashes,
    });
  return group(
    { class: 'path', 'data-piece': piece.id },
    element('g', { 'stroke-opacity': '0.75' }, stroke(ink.paper, 0.36)),
    stroke(side.colour, 0.14, spaced(em * 0.5, em * 0.28)),
    element('circle', {
      cx: start.x,
      cy: start.y,
      r: em * 0.26,
      fill: ink.paper,
      stroke: side.colour,
      'stroke-width': em * 0.12,
    }),
    heads === '' ? '' : element('path', { d: heads, fill: side.colour, stroke: ink.paper, 'stroke-width': em * 0.07 }),
  );
}
