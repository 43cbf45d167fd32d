import { drawBurst, drawHitArea, drawMelee, drawMiss, meleeSpots } from './fire.js';
import { lettering } from './lettering.js';
import { lozenge } from './markers.js';
import { objectiveStar } from './objectives.js';
import { strokeOf, waysOf } from './paths.js';
import { pathText, rectangle, type Spot } from './plane.js';
import { reachesOf } from './reach.js';
import type { Sheet } from './sheet.js';
import { lyingMan, whiteFlag } from './signs.js';
import { isStanding, lossesOf, summed } from './stands.js';
import { element, spaced } from './svg.js';
import { thingSign } from './things.js';
import type { Piece, TablePicture } from './types.js';
import { graveSign } from './units.js';

/** One entry of the legend: a sign, drawn about a spot, and what it means. */
export interface Entry {
  readonly words: string;
  /** Sides, stands and signs begin a row of their own each. */
  readonly row: 'sides' | 'stands' | 'signs';
  sign(at: Spot): string;
}

/** A sign that a picture may use, and whether this one does. */
interface PossibleSign extends Pick<Entry, 'words' | 'sign'> {
  readonly used: boolean;
}

/** The signs that this picture uses, each with what it means. */
export function signEntries(sheet: Sheet, picture: TablePicture): readonly Entry[] {
  const open = picture.pieces.filter(piece => piece.hidden !== true);
  return [
    ...waySigns(sheet, picture),
    ...lossSigns(sheet, open),
    ...retreatSigns(sheet, open),
    ...spotSigns(sheet, picture),
  ].flatMap(({ used, words, sign }) => (used ? [{ words, sign, row: 'signs' as const }] : []));
}

/** Moves and shots. */
function waySigns(sheet: Sheet, picture: TablePicture): readonly PossibleSign[] {
  const { em, ink } = sheet;
  const ways = waysOf(picture);
  const dashed = (colour: string, dash: number, gap: number) => (at: Spot) =>
    element('path', {
      d: across(at, em),
      stroke: colour,
      'stroke-width': em * 0.13,
      'stroke-dasharray': spaced(em * dash, em * gap),
    });
  const moved = (how: 'charge' | 'recoil') => (at: Spot) =>
    element('path', { d: across(at, em), stroke: ink.text, ...strokeOf(how, em) });
  return [
    { used: ways.some(way => way.how === 'march'), words: 'last move', sign: dashed(ink.text, 0.5, 0.28) },
    { used: ways.some(way => way.how === 'charge'), words: 'charge', sign: moved('charge') },
    { used: ways.some(way => way.how === 'recoil'), words: 'recoil', sign: moved('recoil') },
    { used: (picture.shots ?? []).length > 0, words: 'shot', sign: dashed(ink.shot, 0.16, 0.36) },
    ...strikeSigns(sheet, picture),
    ...areaSigns(sheet, picture),
    {
      used: (picture.ghosts ?? []).length > 0,
      words: 'where it stood when it fired',
      sign: at =>
        element('path', {
          d: pathText(rectangle(at, em * 1.8, em * 0.9), true),
          fill: 'none',
          stroke: ink.text,
          'stroke-width': em * 0.1,
          'stroke-dasharray': spaced(em * 0.18, em * 0.18),
        }),
    },
  ];
}

/** What shots did, and how far a unit reaches with them. */
function strikeSigns(sheet: Sheet, picture: TablePicture): readonly PossibleSign[] {
  const { em, ink } = sheet;
  const shots = picture.shots ?? [];
  return [
    {
      used: shots.some(({ hits }) => hits > 0),
      words: 'hit by a shot',
      sign: at => drawBurst({ ...sheet, em: em * 0.8 }, 1, at),
    },
    { used: shots.some(({ hits }) => hits === 0), words: 'shot that hit nobody', sign: at => drawMiss(sheet, at) },
    {
      used: picture.pieces.some(piece => reachesOf(piece).length > 0),
      words: 'ground within reach of fire, with its range',
      sign: at =>
        element('path', {
          d: pathText(
            [
              { x: at.x, y: at.y + em * 0.6 },
              { x: at.x - em * 0.95, y: at.y - em * 0.3 },
              { x: at.x, y: at.y - em * 0.65 },
              { x: at.x + em * 0.95, y: at.y - em * 0.3 },
            ],
            true,
          ),
          fill: ink.text,
          'fill-opacity': ink.tint,
          stroke: ink.text,
          'stroke-width': em * 0.08,
          'stroke-dasharray': spaced(em * 0.2, em * 0.3),
        }),
    },
  ];
}

/** Ground that shots have struck. */
function areaSigns(sheet: Sheet, picture: TablePicture): readonly PossibleSign[] {
  const { em, scale } = sheet;
  const areas = (picture.shots ?? []).flatMap(({ area }) => area ?? []);
  const at = (spot: Spot, aside: number) => ({ x: spot.x + aside * em, y: spot.y });
  // Signs are drawn in pixels, areas in the unit of the table.
  const here = { ...sheet, spot: ({ x, y }: { readonly x: number; readonly y: number }) => ({ x, y }) };
  return [
    {
      used: areas.some(({ kind }) => kind === 'stick'),
      words: 'path of a ball: it strikes and bounces along the rod',
      sign: spot => drawHitArea(here, { kind: 'stick', from: at(spot, -0.95), to: at(spot, 0.95), width: 0 }),
    },
    {
      used: areas.some(({ kind }) => kind !== 'stick'),
      words: 'ground struck',
      sign: spot => drawHitArea(here, { kind: 'circle', centre: spot, radius: (em * 0.65) / scale }),
    },
  ];
}

/** What units have lost, and what they are yet to lose. */
function lossSigns(sheet: Sheet, open: readonly Piece[]): readonly PossibleSign[] {
  const { em, ink } = sheet;
  const lost = summed(open.map(lossesOf));
  return [
    {
      used: lost.figures + lost.stands > 0,
      words: lost.figures === 0 ? 'stands lost' : 'figures lost',
      sign: at => letters(sheet, at, '−3', ink.loss),
    },
    {
      used: open.some(piece => (piece.hits ?? 0) > 0 && isStanding(piece)),
      words: 'hits not yet settled',
      sign: at => lozenge({ ...sheet, em: em * 0.85 }, at, '1'),
    },
    {
      used: open.some(({ signs }) => signs?.includes('yielded') === true),
      words: 'yielded',
      sign: at => whiteFlag({ ...sheet, em: em * 0.8 }, { x: at.x - em * 0.4, y: at.y + em * 0.6 }),
    },
    {
      used: open.some(({ signs }) => signs?.includes('on the ground') === true),
      words: 'on the ground',
      sign: at => lyingMan({ ...sheet, em: em * 0.6 }, at, { x: 1, y: 0 }),
    },
    { used: open.some(wearsCap), words: 'dead cap', sign: at => cross(sheet, at) },
  ];
}

/** Units that give ground. */
function retreatSigns(sheet: Sheet, open: readonly Piece[]): readonly PossibleSign[] {
  const inState = (state: Piece['state']) => open.some(piece => piece.state === state);
  return [
    { used: inState('back'), words: 'goes back', sign: at => chevrons(sheet, at, 1) },
    { used: inState('back-and-turn'), words: 'goes back and turns', sign: at => chevrons(sheet, at, 2) },
    { used: inState('rout'), words: 'routs', sign: at => chevrons(sheet, at, 3) },
  ];
}

/** Fights, and what lies on the table. */
function spotSigns(sheet: Sheet, picture: TablePicture): readonly PossibleSign[] {
  const { em, ink } = sheet;
  return [
    {
      used: meleeSpots(sheet, picture).length > 0,
      words: 'melee',
      sign: at => drawMelee({ ...sheet, em: em * 0.75 }, at),
    },
    {
      used: (picture.objectives ?? []).length > 0,
      words: 'objective',
      sign: at => objectiveStar({ ...sheet, em: em * 0.8 }, at, ink.paper),
    },
    ...(
      [
        'caltrops',
        'ladder',
        'siege tower',
        'penthouse',
        'ram',
        'gabion',
        'engine',
        'wagon',
        'sap',
        'tunnel',
        'ship',
        'fire',
        'rider',
        'door',
        'broken door',
        'window',
        'gap in the wall',
        'gun without crew',
      ] as const
    ).map(kind => ({
      used: (picture.things ?? []).some(thing => thing.kind === kind),
      words: kind,
      sign: (at: Spot) => thingSign(sheet, kind, at),
    })),
    {
      // Explained where it means a single man: of a unit the picture says it in words.
      used: picture.words?.destroyed !== undefined && picture.pieces.some(piece => !isStanding(piece)),
      words: 'destroyed',
      sign: at => graveSign({ ...sheet, em: em * 0.8 }, at, ink.text),
    },
    {
      used: picture.pieces.some(piece => piece.hidden === true),
      words: 'hidden marker',
      sign: at => letters(sheet, at, '?', ink.text),
    },
  ];
}

function across(at: Spot, em: number): string {
  return pathText([-0.95, 0.95].map(aside => ({ x: at.x + em * aside, y: at.y })));
}

function letters({ em }: Sheet, at: Spot, text: string, colour: string): string {
  return lettering(text, {
    x: at.x,
    y: at.y + em * 0.32,
    'text-anchor': 'middle',
    'font-weight': 'bold',
    fill: colour,
  });
}

function chevrons({ em, ink }: Sheet, at: Spot, count: number): string {
  return element('path', {
    d: Array.from({ length: count }, (_, index) => {
      const tip = { x: at.x, y: at.y + em * (0.3 * index - 0.15 * (count - 1) + 0.2) };
      return pathText([
        { x: tip.x - em * 0.45, y: tip.y - em * 0.36 },
        tip,
        { x: tip.x + em * 0.45, y: tip.y - em * 0.36 },
      ]);
    }).join(''),
    fill: 'none',
    stroke: ink.text,
    'stroke-width': em * 0.15,
    'stroke-linejoin': 'round',
  });
}

function cross({ em, ink }: Sheet, at: Spot): string {
  return element('path', {
    d: [-1, 1]
      .map(side =>
        pathText([
          { x: at.x - em * 0.35, y: at.y - side * em * 0.35 },
          { x: at.x + em * 0.35, y: at.y + side * em * 0.35 },
        ]),
      )
      .join(''),
    stroke: ink.text,
    'stroke-width': em * 0.14,
    'stroke-linecap': 'round',
  });
}

function wearsCap({ placed, stands, lost }: Piece): boolean {
  if (stands !== undefined) return false;
  return (
    placed.figures % placed.stand.figures !== 0 ||
    (lost !== undefined && 'caps' in lost && (lost.caps?.length ?? 0) > 0)
  );
}
