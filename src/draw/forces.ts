import {
  burstBox,
  burstsOf,
  drawBurst,
  drawHitArea,
  drawMelee,
  drawShot,
  meleeBox,
  meleeSpots,
  type ShotLine,
  shotLine,
} from './fire.js';
import { drawGhost } from './ghosts.js';
import { type SideInk, sideOf } from './ink.js';
import {
  drawLabel,
  type Label,
  type LabelLine,
  labelSize,
  type Obstacle,
  placeLabels,
  placesAround,
} from './labels.js';
import { fitted, halved, sans } from './lettering.js';
import { drawFlagOf, drawHits, flagBox, hitsBox } from './markers.js';
import { featureNames } from './names.js';
import { drawObjective, objectiveBox, objectiveLabel } from './objectives.js';
import { drawWay, type Way, waysOf } from './paths.js';
import { band, heading, legs, type Spot, widened } from './plane.js';
import { arcBoxes, drawArc } from './reach.js';
import type { Sheet } from './sheet.js';
import { drawSigns, signBox } from './signs.js';
import { lossesOf } from './stands.js';
import { decimal, group } from './svg.js';
import { isArea, isCrossing } from './terrain.js';
import { drawThing, thingBox } from './things.js';
import type { Piece, TablePicture } from './types.js';
import { drawPiece, groundOf, outlinesOf } from './units.js';

/** Everything that belongs to the sides, and all lettering on the ground. */
export function drawForces(sheet: Sheet, picture: TablePicture, sides: readonly SideInk[]): string {
  const { pieces } = picture;
  const inkOfPiece = (piece: Piece) => sideOf(sides, piece.side);
  const shots = (picture.shots ?? []).map((shot, index) => ({ shot, line: shotLine(sheet, shot, index, pieces) }));
  const melees = meleeSpots(sheet, picture);
  const marking = { ...sheet, em: sheet.em * (picture.marks ?? 1) };
  const lettered = { ...sheet, em: sheet.em * (picture.lettering ?? 1) };
  const ways = waysOf(picture);
  const { objectives = [] } = picture;
  const names = [
    ...pieces.flatMap(piece => pieceLabel(lettered, piece, inkOfPiece(piece).colour)),
    ...objectives.map(place => objectiveLabel(sheet, place, sides)),
    ...featureNames(sheet, picture.table.features),
  ];
  const lines = shots.map(({ line }) => line);
  const labels = placeLabels(names, obstacles(sheet, picture, { shots: lines, melees, ways }), sheet.ground, sheet.em);
  return [
    group({ class: 'objectives' }, ...objectives.map(place => drawObjective(sheet, place, sides))),
    group({ class: 'things' }, ...(picture.things ?? []).map(thing => drawThing(sheet, thing))),
    group({ class: 'arcs', 'font-family': sans }, ...pieces.map(piece => drawArc(sheet, piece, inkOfPiece(piece)))),
    group(
      { class: 'hit-areas', 'clip-path': `url(#${sheet.idPrefix}-ground)` },
      ...shots.map(({ shot }) => (shot.area === undefined ? '' : drawHitArea(sheet, shot.area))),
    ),
    group(
      { class: 'ghosts' },
      ...(picture.ghosts ?? []).map(ghost => {
        const piece = pieces.find(({ id }) => id === ghost.piece);
        return piece === undefined ? '' : drawGhost(sheet, ghost, piece, inkOfPiece(piece));
      }),
    ),
    group({ class: 'paths' }, ...ways.map(way => drawWay(sheet, way, inkOfPiece(way.piece)))),
    group({ class: 'pieces' }, ...pieces.map(piece => drawPiece(marking, piece, inkOfPiece(piece)))),
    group({ class: 'flags' }, ...pieces.map(piece => drawFlagOf(marking, piece, inkOfPiece(piece)))),
    group({ class: 'shots' }, ...shots.map(({ shot, line }) => drawShot(sheet, shot, line))),
    group({ class: 'bursts' }, ...burstsOf(sheet, shots).map(({ at, hits }) => drawBurst(sheet, hits, at))),
    group({ class: 'melees' }, ...melees.map(spot => drawMelee(marking, spot))),
    group({ class: 'hit-markers' }, ...pieces.map(piece => drawHits(marking, piece))),
    group({ class: 'signs' }, ...pieces.map(piece => drawSigns(marking, piece))),
    group(
      { class: 'labels' },
      ...labels.map(placed => {
        const others = pieces.filter(piece => piece.id !== placed.label.id).map(piece => groundOf(sheet, piece));
        return drawLabel(placed, others, sheet.ink.paper, sheet.em);
      }),
    ),
  ]
    .filter(layer => layer !== '')
    .join('\n');
}

/** What happened, as it is drawn between the pieces. */
interface Lines {
  readonly shots: readonly ShotLine[];
  readonly melees: readonly Spot[];
  readonly ways: readonly Way[];
}

/** What lettering keeps off, and how much it matters: stands above all, lines only where there is room. */
function obstacles(sheet: Sheet, picture: TablePicture, { shots, melees, ways }: Lines): readonly Obstacle[] {
  const { em } = sheet;
  const marking = { ...sheet, em: em * (picture.marks ?? 1) };
  const { pieces } = picture;
  const { features } = picture.table;
  const strokes = (line: readonly Spot[], width: number) => legs(line).map(([from, to]) => band(from, to, width));
  const shown = pieces.filter(piece => piece.hidden !== true);
  const areas = features.filter(isArea).filter(area => area.kind === 'building');
  const weighed: readonly (readonly [number, readonly (readonly Spot[])[]])[] = [
    [10, pieces.map(piece => groundOf(sheet, piece))],
    [8, shots.map(line => burstBox(sheet, line))],
    [8, melees.map(spot => meleeBox(sheet, spot))],
    [8, pieces.flatMap(piece => [...flagBox(marking, piece), ...hitsBox(marking, piece)])],
    [6, (picture.things ?? []).map(thing => thingBox(sheet, thing))],
    [6, (picture.objectives ?? []).map(place => objectiveBox(sheet, place))],
    [4, pieces.flatMap(piece => arcBoxes(sheet, piece))],
    [2, ways.flatMap(({ path }) => strokes(path.map(sheet.spot), em * 0.5))],
    [1, shots.flatMap(({ from, struck }) => strokes([from, struck], em * 0.4))],
    [1.5, areas.map(area => area.outline.map(sheet.spot))],
    [1.5, features.filter(isCrossing).flatMap(({ line, width }) => strokes(line.map(sheet.spot), width * sheet.scale))],
  ];
  return [
    ...pieces.flatMap(piece => signBox(marking, piece).map(outline => ({ outline, weight: 8 }))),
    ...weighed.flatMap(([weight, outlines]) => outlines.map(outline => ({ outline, weight }))),
    // A label close beside another unit would be taken for its name.
    ...shown.map(piece => ({ outline: widened(groundOf(sheet, piece), em * 1.6), weight: 0.6, owner: piece.id })),
  ];
}

const stateWords = {
  steady: '',
  back: 'back',
  'back-and-turn': 'back and turn',
  rout: 'rout',
  'in melee': '',
} as const;

/** What its owner knows of a marker. */
function knownLabel(sheet: Sheet, piece: Piece, known: string, colour: string): readonly Label[] {
  const { em } = sheet;
  const lines: readonly LabelLine[] = [
    { text: fitted(known, em * 0.85, em * 20), size: em * 0.85, colour, slant: 'italic' },
  ];
  const ground = groundOf(sheet, piece);
  const behind = heading(piece.placed.facing + 180);
  return [
    { id: piece.id, lines, candidates: placesAround(ground, behind, labelSize(lines), em * 0.2), anchor: [ground] },
  ];
}

function pieceLabel(sheet: Sheet, piece: Piece, colour: string): readonly Label[] {
  const { em, ink } = sheet;
  if (piece.hidden === true) return piece.known === undefined ? [] : knownLabel(sheet, piece, piece.known, colour);
  const { figures, stands } = lossesOf(piece);
  const lost = figures + stands;
  const names = halved(piece.label, em, em * 12);
  const name = names.map(
    (text, index): LabelLine => ({
      text: fitted(text, em, em * 20),
      size: em,
      colour,
      weight: 'bold',
      ...(lost > 0 && index === names.length - 1 ? { tail: { text: `−${decimal(lost)}`, colour: ink.loss } } : {}),
    }),
  );
  const small = [stateWords[piece.state ?? 'steady'], piece.note ?? ''].filter(part => part !== '').join(', ');
  const note: LabelLine = { text: fitted(small, em * 0.8, em * 20), size: em * 0.8, colour: ink.text, slant: 'italic' };
  const written = small === '' ? name : [...name, note];
  const ground = groundOf(sheet, piece);
  const behind = heading(piece.placed.facing + 180);
  return [
    {
      id: piece.id,
      lines: written,
      candidates: placesAround(ground, behind, labelSize(written), em * 0.35),
      anchor: outlinesOf(sheet, piece),
    },
  ];
}
