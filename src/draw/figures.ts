import { figuresOf, type StandPlace, standsIn, standsOf } from '../table/index.js';
import { sway } from './grain.js';
import type { SideInk } from './ink.js';
import { drawLook } from './looks.js';
import { horseOutline } from './outlines.js';
import { heading, pathText, plus, quarter, type Spot } from './plane.js';
import type { Sheet } from './sheet.js';
import { element, group } from './svg.js';
import type { Piece } from './types.js';

/** A stand as it is drawn: where it is, and where its figures stand and stood. */
export interface ShownStand {
  readonly corners: readonly Spot[];
  readonly centre: Spot;
  readonly ahead: Spot;
  readonly living: readonly Spot[];
  readonly fallen: readonly Spot[];
}

/** The stands of a piece, front rank first, each shaken out of its place when the piece routs. */
export function shownStands(sheet: Sheet, piece: Piece): readonly ShownStand[] {
  const room = piece.placed.stand.figures;
  // With every stand filled up, the places of the fallen come out where the living would stand.
  const figures = figuresOf({ ...piece.placed, figures: standsIn(piece.placed) * room });
  return standsOf(piece.placed).map((stand, index) => {
    const places =
      piece.arm === 'artillery'
        ? crewPlaces(sheet, piece, stand)
        : figures.slice(index * room, (index + 1) * room).map(figure => sheet.spot(figure.point));
    const shown = shownStand(sheet, piece, stand, places);
    return piece.state === 'rout' ? scattered(sheet, piece, stand, shown) : shown;
  });
}

function shownStand(sheet: Sheet, piece: Piece, stand: StandPlace, places: readonly Spot[]): ShownStand {
  const caps = piece.lost !== undefined && 'caps' in piece.lost ? piece.lost.caps : undefined;
  const capped = caps?.some(cap => cap.rank === stand.rank && cap.file === stand.file) === true;
  const living = Math.min(stand.figures, capped ? places.length - 1 : places.length);
  return {
    corners: stand.corners.map(sheet.spot),
    centre: sheet.spot(stand.centre),
    ahead: heading(stand.facing),
    living: places.slice(0, living),
    fallen: caps === undefined || capped ? places.slice(living) : [],
  };
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

/** The figures of a stand, and the caps of those that fell. */
export function marks(sheet: Sheet, piece: Piece, stand: ShownStand, side: SideInk): string {
  const { scale } = sheet;
  const { front, depth, figures } = piece.placed.stand;
  // In loose order a figure has the room of more than one.
  const share = piece.loose === true ? 0.6 : 1;
  const room = Math.min(front / Math.max(1, figures), depth) * scale * share;
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
  if (piece.look !== undefined) {
    const frame = {
      figures: stand.living,
      centre: stand.centre,
      ahead: stand.ahead,
      front: front * scale,
      depth: depth * scale,
      man: piece.arm === 'artillery' ? Math.min(front, depth) * scale * 0.25 : radius * 3,
    };
    return group(paint, drawLook(piece.look, frame, { fill: side.figure, edge: side.figureEdge })) + caps;
  }
  if (piece.arm === 'cavalry') {
    const horses = stand.living
      .map(spot => horse(stand, spot, front * scale * 0.62 * share, depth * scale * 0.8))
      .join('');
    return group(paint, horses) + caps;
  }
  if (piece.arm === 'artillery') {
    const crew = Math.min(front, depth) * scale * 0.075;
    return gun(sheet, piece, stand, side) + group(paint, dots(crew)) + caps;
  }
  return group(paint, dots(radius)) + caps;
}

function horse(stand: ShownStand, at: Spot, width: number, length: number): string {
  const outline = horseOutline(at, stand.ahead, width, length);
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
export function cap(sheet: Sheet, at: Spot, reach: number): string {
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
