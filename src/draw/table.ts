import type { Area, AreaKind, Barrier, Crossing, Feature, Strip } from '../table/index.js';
import { burstBox, drawArc, drawHitArea, drawMelee, drawShot, meleeBox, meleeSpots, shotLine } from './fire.js';
import { drawCompass, drawFrame, drawGrid, drawScaleBar, scaleBarLength } from './furniture.js';
import { barriers, brokenGround, buildings, groundPatterns, hills, treeSymbols, trees, woodFloors } from './ground.js';
import { sideOf, sidePatterns, sidesOf } from './ink.js';
import { drawLabel, type Label, type LabelLine, labelSize, placeLabels, placesAround } from './labels.js';
import { drawLegend } from './legend.js';
import { fitted, lettering, lines, sans, serif } from './lettering.js';
import { featureNames } from './names.js';
import { heading } from './plane.js';
import { emOf, type Sheet, sheetOf } from './sheet.js';
import { decimal, element, group, svgDocument } from './svg.js';
import type { Piece, TablePicture } from './types.js';
import { describePiece, drawPath, drawPiece, groundOf } from './units.js';
import { crossings, roads, waters } from './ways.js';

/** A finished picture and its size in pixels. */
export interface Drawing {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/**
 * The table from above, as SVG text: terrain, units stand by stand with their figures, facing, losses and state, the
 * paths of the last move, shots and what they hit, arcs of fire, hidden markers; a frame with coordinates, a scale bar,
 * a compass rose, a legend.
 *
 * The same picture gives the same text, byte for byte. Sides differ by fill and outline as well as by colour. Text is
 * escaped; no font, script or file is needed to show it.
 *
 * @throws RuleViolation when the picture cannot be drawn: a table without size or larger than 20000 pixels, a shot
 * from a piece that is not there, a coordinate that is no number, two pieces of one id.
 */
export function drawTable(picture: TablePicture): string {
  return tableDrawing(picture).svg;
}

/** `drawTable`, with the size of the picture. */
export function tableDrawing(picture: TablePicture): Drawing {
  const em = emOf(picture.style?.scale ?? 7);
  const titled = (picture.title ?? '') !== '';
  const sheet = sheetOf(picture, em * (titled ? 4.4 : 2.2));
  const sides = sidesOf(picture, sheet.idPrefix);
  const footer = drawFooter(sheet, picture, sides);
  const size = { width: sheet.width, height: sheet.ground.bottom + footer.height };
  const words = {
    title: picture.title ?? 'The table',
    description: describePicture(picture),
    idPrefix: sheet.idPrefix,
  };
  const svg = svgDocument(
    size,
    words,
    element(
      'defs',
      {},
      groundClip(sheet),
      groundPatterns(sheet),
      treeSymbols(sheet),
      sidePatterns(sides, sheet.idPrefix, em * 0.5),
    ),
    element('rect', { width: size.width, height: size.height, fill: sheet.ink.paper }),
    titled ? drawTitle(sheet, picture.title ?? '') : '',
    drawTerrain(sheet, picture),
    drawFrame(sheet, picture.table, gridOf(picture)),
    drawForces(sheet, picture, sides),
    footer.content,
  );
  return { svg, ...size };
}

function gridOf(picture: TablePicture): number {
  return picture.style?.grid ?? 30;
}

function groundClip(sheet: Sheet): string {
  const { left, top, right, bottom } = sheet.ground;
  const ground = element('rect', { x: left, y: top, width: right - left, height: bottom - top });
  return element('clipPath', { id: `${sheet.idPrefix}-ground` }, ground);
}

function drawTitle(sheet: Sheet, title: string): string {
  const size = sheet.em * 1.6;
  return lettering(fitted(title, size, sheet.width - sheet.em * 2), {
    x: sheet.width / 2,
    y: sheet.em * 2.2,
    'text-anchor': 'middle',
    'font-family': serif,
    'font-size': size,
    'font-weight': 'bold',
    fill: sheet.ink.text,
  });
}

const areaKinds: readonly AreaKind[] = ['hill', 'wood', 'rough', 'marsh', 'building', 'ridge'];

function isArea(feature: Feature): feature is Area {
  return areaKinds.some(kind => kind === feature.kind);
}
function isStrip(feature: Feature): feature is Strip {
  return feature.kind === 'river' || feature.kind === 'creek' || feature.kind === 'road';
}
function isCrossing(feature: Feature): feature is Crossing {
  return feature.kind === 'ford' || feature.kind === 'bridge';
}
function isBarrier(feature: Feature): feature is Barrier {
  return feature.kind === 'fence' || feature.kind === 'wall';
}

function drawTerrain(sheet: Sheet, picture: TablePicture): string {
  const { left, top, right, bottom } = sheet.ground;
  const { features } = picture.table;
  const areas = features.filter(isArea);
  const strips = features.filter(isStrip);
  return element(
    'g',
    { class: 'terrain', 'clip-path': `url(#${sheet.idPrefix}-ground)` },
    element('rect', { x: left, y: top, width: right - left, height: bottom - top, fill: sheet.ink.ground }),
    hills(sheet, areas),
    brokenGround(sheet, areas),
    woodFloors(sheet, areas),
    drawGrid(sheet, picture.table, gridOf(picture)),
    roads(sheet, strips),
    waters(sheet, strips),
    crossings(sheet, features.filter(isCrossing)),
    trees(sheet, areas, strips),
    buildings(sheet, areas),
    barriers(sheet, features.filter(isBarrier)),
  );
}

/** Everything that belongs to the sides, and all lettering on the ground. */
function drawForces(sheet: Sheet, picture: TablePicture, sides: ReturnType<typeof sidesOf>): string {
  const { pieces } = picture;
  const inkOfPiece = (piece: Piece) => sideOf(sides, piece.side);
  const shots = (picture.shots ?? []).map((shot, index) => ({ shot, line: shotLine(shot, index, pieces) }));
  const melees = meleeSpots(sheet, pieces);
  const labels = placeLabels(
    [
      ...pieces.flatMap(piece => pieceLabel(sheet, piece, inkOfPiece(piece).colour)),
      ...featureNames(sheet, picture.table.features),
    ],
    [
      ...pieces.map(piece => ({ outline: groundOf(sheet, piece), weight: 10 })),
      ...shots.filter(({ shot }) => shot.hits > 0).map(({ line }) => ({ outline: burstBox(sheet, line), weight: 8 })),
      ...melees.map(spot => ({ outline: meleeBox(sheet, spot), weight: 8 })),
      ...picture.table.features
        .filter(isArea)
        .filter(area => area.kind === 'building')
        .map(area => ({ outline: area.outline.map(sheet.spot), weight: 1.5 })),
    ],
    sheet.ground,
    sheet.em,
  );
  return [
    group({ class: 'arcs', 'font-family': sans }, ...pieces.map(piece => drawArc(sheet, piece, inkOfPiece(piece)))),
    group(
      { class: 'hit-areas' },
      ...shots.map(({ shot }) => (shot.area === undefined ? '' : drawHitArea(sheet, shot.area))),
    ),
    group({ class: 'paths' }, ...pieces.map(piece => drawPath(sheet, piece, inkOfPiece(piece)))),
    group({ class: 'pieces' }, ...pieces.map(piece => drawPiece(sheet, piece, inkOfPiece(piece)))),
    group({ class: 'shots' }, ...shots.map(({ shot, line }) => drawShot(sheet, shot, line))),
    group({ class: 'melees' }, ...melees.map(spot => drawMelee(sheet, spot))),
    group({ class: 'labels' }, ...labels.map(label => drawLabel(label, sheet.ink.paper, sheet.em))),
  ]
    .filter(layer => layer !== '')
    .join('\n');
}

const stateWords = {
  steady: '',
  back: 'back',
  'back-and-turn': 'back and turn',
  rout: 'rout',
  'in melee': '',
} as const;

function pieceLabel(sheet: Sheet, piece: Piece, colour: string): readonly Label[] {
  if (piece.hidden === true) return [];
  const { em, ink } = sheet;
  const lost = piece.lost?.figures ?? 0;
  const name: LabelLine = {
    text: fitted(piece.label, em, em * 20),
    size: em,
    colour,
    weight: 'bold',
    ...(lost > 0 ? { tail: { text: `−${decimal(lost)}`, colour: ink.loss } } : {}),
  };
  const small = [stateWords[piece.state ?? 'steady'], piece.note ?? ''].filter(part => part !== '').join(', ');
  const note: LabelLine = { text: fitted(small, em * 0.8, em * 20), size: em * 0.8, colour: ink.text, slant: 'italic' };
  const written = small === '' ? [name] : [name, note];
  const ground = groundOf(sheet, piece);
  const behind = heading(piece.placed.facing + 180);
  return [
    {
      id: piece.id,
      lines: written,
      candidates: placesAround(ground, behind, labelSize(written), em * 0.35),
      anchor: ground,
    },
  ];
}

/** What stands under the frame: scale bar, legend, compass, caption. */
function drawFooter(
  sheet: Sheet,
  picture: TablePicture,
  sides: ReturnType<typeof sidesOf>,
): { readonly height: number; readonly content: string } {
  const { em, ground } = sheet;
  const margin = (sheet.width - Math.max(ground.right - ground.left, em * 25)) / 2;
  const right = sheet.width - margin;
  const top = ground.bottom + em * 2.3;
  const compass = em * 1.7;
  const bar = scaleBarLength(sheet, picture.table.width);
  const legendAt = { x: margin, y: top + em * 1.9 };
  const legend =
    picture.legend === false
      ? { height: 0, content: '' }
      : drawLegend(sheet, picture, sides, legendAt, right - margin - compass * 2 - em * 1.5);
  const captionTop = Math.max(legendAt.y + legend.height, top + compass * 2 + em * 1.4) + em * 0.2;
  const caption = lines(picture.caption ?? '', em, right - margin);
  return {
    height: captionTop + caption.length * em * 1.35 + em * 0.6 - ground.bottom,
    content: group(
      { class: 'footer' },
      drawScaleBar(sheet, { x: margin, y: top }, picture.table.width, picture.unit),
      legend.content,
      drawCompass(sheet, { x: right - compass, y: top + em * 0.9 + compass }, compass),
      ...caption.map((line, index) =>
        lettering(line, {
          x: margin,
          y: captionTop + em * (1 + 1.35 * index),
          'font-family': serif,
          'font-size': em,
          'font-style': 'italic',
          fill: sheet.ink.text,
        }),
      ),
      bar > right - margin ? '' : '',
    ),
  };
}

function describePicture(picture: TablePicture): string {
  const { table, unit } = picture;
  const sides = sidesOf(picture, 'lw');
  const size = `Table ${decimal(table.width)} by ${decimal(table.height)} ${unit}, north at the top.`;
  const pieces = picture.pieces.map(piece => `${describePiece(piece, sideOf(sides, piece.side))}.`);
  return [picture.caption ?? '', size, ...pieces].filter(part => part !== '').join(' ');
}
