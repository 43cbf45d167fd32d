import type { SideId } from '../battle/index.js';
import { insist } from '../rulebook/index.js';
import { element } from './svg.js';
import type { Fill, SideStyle, TablePicture } from './types.js';

/** The colours of a picture of the table. */
export interface Ink {
  readonly paper: string;
  readonly text: string;
  readonly faint: string;
  readonly ground: string;
  /** Hill levels from 1; higher ones take the last. */
  readonly hills: readonly string[];
  readonly contour: string;
  readonly wood: string;
  readonly tree: string;
  readonly treeLight: string;
  readonly treeEdge: string;
  readonly water: string;
  readonly bank: string;
  readonly waterName: string;
  readonly ford: string;
  readonly road: string;
  readonly roadEdge: string;
  readonly timber: string;
  readonly timberLight: string;
  readonly stone: string;
  readonly stoneEdge: string;
  readonly roof: string;
  readonly roofLight: string;
  readonly roofEdge: string;
  readonly marsh: string;
  readonly rough: string;
  readonly shot: string;
  readonly loss: string;
  readonly shade: string;
  /** Opacity of the ground within one range band of an arc of fire. */
  readonly tint: string;
}

const colour: Ink = {
  paper: '#fbf8ef',
  text: '#2b2620',
  faint: '#8a8270',
  ground: '#e4e8c9',
  hills: ['#ded7a6', '#d2c188', '#c4ab6d', '#b49758'],
  contour: '#8d7240',
  wood: '#c3d3a0',
  tree: '#6d9150',
  treeLight: '#8fb06c',
  treeEdge: '#3f5c2f',
  water: '#a5cbe0',
  bank: '#5f8fae',
  waterName: '#2f6488',
  ford: '#e6dfbf',
  road: '#f3e6c4',
  roadEdge: '#b0975f',
  timber: '#7a5a34',
  timberLight: '#c59f68',
  stone: '#c9c5bb',
  stoneEdge: '#5d5a54',
  roof: '#b0623f',
  roofLight: '#cf8560',
  roofEdge: '#5a2d1b',
  marsh: '#4f8aa0',
  rough: '#8f8351',
  shot: '#c4391d',
  loss: '#a3161f',
  shade: '#3b3420',
  tint: '0.07',
};

const print: Ink = {
  paper: '#ffffff',
  text: '#000000',
  faint: '#777777',
  ground: '#ffffff',
  hills: ['#f3f3f3', '#e4e4e4', '#d4d4d4', '#c4c4c4'],
  contour: '#555555',
  wood: '#f4f4f4',
  tree: '#e2e2e2',
  treeLight: '#ffffff',
  treeEdge: '#444444',
  water: '#dcdcdc',
  bank: '#444444',
  waterName: '#222222',
  ford: '#ffffff',
  road: '#ffffff',
  roadEdge: '#666666',
  timber: '#333333',
  timberLight: '#dddddd',
  stone: '#dddddd',
  stoneEdge: '#222222',
  roof: '#c2c2c2',
  roofLight: '#f0f0f0',
  roofEdge: '#111111',
  marsh: '#555555',
  rough: '#666666',
  shot: '#000000',
  loss: '#000000',
  shade: '#000000',
  tint: '0.03',
};

/** The inks of a picture, for the screen or for black-and-white print. */
export function inkOf(picture: TablePicture): Ink {
  return picture.style?.ink === 'print' ? print : colour;
}

const houseColours = ['#b3202c', '#1f4f9e', '#b9790f', '#6a3d8a', '#2f7d4f', '#444444'] as const;
const houseFills: readonly Fill[] = ['solid', 'hollow', 'stripes', 'dots'];

/** A side with everything decided that its drawing needs. */
export interface SideInk {
  readonly id: SideId;
  readonly name: string;
  readonly colour: string;
  readonly fill: Fill;
  readonly strength: string | undefined;
  readonly gone: number | undefined;
  /** What a stand is filled with: a colour or the reference to a pattern. */
  readonly stand: string;
  readonly figure: string;
  readonly figureEdge: string;
}

/** The sides of a picture in the order of the legend, with what was left out taken from the house palette. */
export function sidesOf(picture: TablePicture, idPrefix: string): readonly SideInk[] {
  const given: SideStyle[] = [...(picture.sides ?? [])];
  for (const piece of picture.pieces) {
    const side = piece.side;
    if (typeof side === 'string') {
      if (!given.some(style => style.id === side)) given.push({ id: side });
    } else {
      insist(Number.isInteger(side) && side >= 0 && side < 64, () => ({
        path: `pieces.${piece.id}.side`,
        problem: `${side} is no place in the list of sides`,
        mend: 'give a side id, or a whole number from 0',
      }));
      while (given.length <= side) given.push({ id: `side ${given.length + 1}` });
    }
  }
  const inPrint = picture.style?.ink === 'print';
  return given.map((style, index) => {
    const own = inPrint ? '#111111' : (style.colour ?? houseColours[index % houseColours.length] ?? '#444444');
    insist(/^#[0-9a-fA-F]{6}$/.test(own), () => ({
      path: `sides[${index}].colour`,
      problem: `"${own}" is no colour`,
      mend: 'write it as #rrggbb',
    }));
    const fill = style.fill ?? houseFills[index % houseFills.length] ?? 'solid';
    const dark = fill === 'solid';
    return {
      id: style.id,
      name: style.name ?? style.id,
      colour: own,
      fill,
      strength: style.strength,
      gone: style.gone,
      stand: dark ? own : fill === 'hollow' ? '#ffffff' : `url(#${idPrefix}-side-${index})`,
      figure: dark ? '#ffffff' : own,
      figureEdge: dark ? own : '#ffffff',
    };
  });
}

/** The side a piece belongs to. */
export function sideOf(sides: readonly SideInk[], side: SideId | number): SideInk {
  const found = typeof side === 'number' ? sides[side] : sides.find(ink => ink.id === side);
  insist(found !== undefined, () => ({
    path: 'pieces',
    problem: `no side ${side} in the picture`,
    mend: 'list it under sides',
  }));
  return found;
}

/** The fill patterns of the sides that need one, as definitions. `pitch` is the distance between two stripes in pixels. */
export function sidePatterns(sides: readonly SideInk[], idPrefix: string, pitch: number): string {
  return sides
    .map((side, index) => {
      const frame = {
        id: `${idPrefix}-side-${index}`,
        width: pitch,
        height: pitch,
        patternUnits: 'userSpaceOnUse',
        patternTransform: 'rotate(45)',
      };
      const paper = element('rect', { width: pitch, height: pitch, fill: '#ffffff' });
      if (side.fill === 'stripes')
        return element(
          'pattern',
          frame,
          paper,
          element('rect', { width: pitch * 0.42, height: pitch, fill: side.colour }),
        );
      if (side.fill === 'dots')
        return element(
          'pattern',
          frame,
          paper,
          element('circle', { cx: pitch / 2, cy: pitch / 2, r: pitch * 0.27, fill: side.colour }),
        );
      return '';
    })
    .join('');
}
