import type { OpenBook } from '../../book/index.js';
import { type StandSize, toGrid } from '../../table/index.js';
import { combatValues } from './book/charts/melee.js';
import { basing, unitSizes } from './book/charts/stands.js';

/** The kinds of units, by the names of the charts. */
export const unitTypes = [
  'pike-and-musket',
  'foot',
  'dragoon',
  'cavalry',
  'heavy-cavalry',
  'artillery',
  'command',
] as const;
export type UnitType = (typeof unitTypes)[number];

/** The kinds of guns. */
export const gunKinds = ['frame-guns', 'light-guns', 'heavy-guns'] as const;
export type GunKind = (typeof gunKinds)[number];

/** The two ranks of commanders. */
export const ranks = ['commander', 'sub-commander'] as const;
export type Rank = (typeof ranks)[number];

/** What the figures of a stand are and carry. */
export const standKinds = [
  'pike',
  'musket',
  'hand-to-hand',
  'light-hand-to-hand',
  'mounted-dragoon',
  'dismounted-dragoon',
  'cavalry',
  'heavy-cavalry',
  'frame-gun',
  'light-gun',
  'heavy-gun',
  'command',
] as const;
export type StandKind = (typeof standKinds)[number];

/** How a stand is written in layouts such as `PMM/MM.`: one letter each, `.` for an empty place. */
export const standLetters = {
  pike: 'P',
  musket: 'M',
  'hand-to-hand': 'H',
  'light-hand-to-hand': 'L',
  'mounted-dragoon': 'D',
  'dismounted-dragoon': 'd',
  cavalry: 'C',
  'heavy-cavalry': 'X',
  'frame-gun': 'f',
  'light-gun': 'l',
  'heavy-gun': 'h',
  command: 'G',
} as const satisfies { readonly [K in StandKind]: string };

/** What fires: muskets, or a kind of gun. */
export type Weapon = 'muskets' | GunKind;

/** What a kind of stand is and does. */
export interface StandSheet {
  readonly title: string;
  /** In inches; `figures` as the book bases them. */
  readonly size: StandSize;
  /** What it fires with. */
  readonly fires: Weapon | null;
  /** A die of this or less hits hand to hand. */
  readonly combatValue: number;
}

/** What a kind of unit is and does. */
export interface UnitSheet {
  readonly title: string;
  /** Stands that it may begin with. */
  readonly size: { readonly from: number; readonly to: number };
  /** What its stands may be. All of one kind where `mixed` is false. */
  readonly stands: readonly StandKind[];
  readonly mixed: boolean;
}

const millimetresPerInch = 25.4;

function sizeOf(row: (typeof basing.rows)[number], book: OpenBook): StandSize {
  const base = book.of(basing)[row];
  return {
    front: toGrid(base['frontage-mm'] / millimetresPerInch),
    depth: toGrid(base['depth-mm'] / millimetresPerInch),
    figures: base.figures ?? base['crew-figures'] ?? 0,
  };
}

function combatValueOf(row: (typeof combatValues.rows)[number], book: OpenBook): number {
  return book.of(combatValues)[row]['combat-value'];
}

/**
 * The sheet of every kind of stand.
 *
 * @clause raymond/stands/foot-stand
 * @clause raymond/stands/cavalry-stand
 * @clause raymond/stands/dragoon-stands
 * @clause raymond/stands/artillery-stand
 * @clause raymond/stands/artillery-stand-indivisible
 * @clause raymond/stands/command-stand
 * @clause raymond/units/musket-stand-melee-weapon
 * @clause raymond/units/muskets-any-firearm
 * @clause raymond/units/bows-as-muskets
 * @clause raymond/units/pike-stands-do-not-fire
 * @clause raymond/units/hand-to-hand-weapons
 * @clause raymond/units/light-hand-to-hand-weapons
 * @clause raymond/units/foot-no-fire
 * @clause raymond/units/cavalry-no-fire
 * @clause raymond/dragoons/fire-only-dismounted
 * @clause raymond/dragoons/dismounted-as-pike-and-musket
 * @clause raymond/dragoons/mounted-as-mounted
 * @clause raymond/artillery/melee-weapon
 * @clause raymond/command/no-dismount-no-fire
 */
export function standSheetsUnder(book: OpenBook): { readonly [K in StandKind]: StandSheet } {
  const light = combatValueOf('light-hand-to-hand-weapons', book);
  return {
    pike: {
      title: 'pike stand',
      size: sizeOf('pike-stand', book),
      fires: null,
      combatValue: combatValueOf('pikes', book),
    },
    musket: { title: 'musket stand', size: sizeOf('musket-stand', book), fires: 'muskets', combatValue: light },
    'hand-to-hand': {
      title: 'hand-to-hand stand',
      size: sizeOf('foot-stand-hand-to-hand', book),
      fires: null,
      combatValue: combatValueOf('hand-to-hand-weapons', book),
    },
    'light-hand-to-hand': {
      title: 'light hand-to-hand stand',
      size: sizeOf('foot-stand-light-hand-to-hand', book),
      fires: null,
      combatValue: light,
    },
    'mounted-dragoon': {
      title: 'mounted dragoon stand',
      size: sizeOf('mounted-dragoon-stand', book),
      fires: null,
      combatValue: combatValueOf('mounted-dragoons', book),
    },
    'dismounted-dragoon': {
      title: 'dismounted dragoon stand',
      size: sizeOf('dismounted-dragoon-stand', book),
      fires: 'muskets',
      combatValue: light,
    },
    cavalry: {
      title: 'cavalry stand',
      size: sizeOf('cavalry-stand', book),
      fires: null,
      combatValue: combatValueOf('cavalry', book),
    },
    'heavy-cavalry': {
      title: 'heavy cavalry stand',
      size: sizeOf('heavy-cavalry-stand', book),
      fires: null,
      combatValue: combatValueOf('heavy-cavalry', book),
    },
    'frame-gun': {
      title: 'frame guns',
      size: sizeOf('frame-gun-stand', book),
      fires: 'frame-guns',
      combatValue: light,
    },
    'light-gun': {
      title: 'light guns',
      size: sizeOf('light-gun-stand', book),
      fires: 'light-guns',
      combatValue: light,
    },
    'heavy-gun': {
      title: 'heavy guns',
      size: sizeOf('heavy-gun-stand', book),
      fires: 'heavy-guns',
      combatValue: light,
    },
    command: {
      title: 'command stand',
      size: sizeOf('command-stand', book),
      fires: null,
      combatValue: combatValueOf('command', book),
    },
  };
}

function unitSizeOf(type: UnitType, book: OpenBook): UnitSheet['size'] {
  const { 'minimum-stands': from, 'maximum-stands': to } = book.of(unitSizes)[type];
  return { from, to };
}

/**
 * The sheet of every kind of unit. Dragoons bring stands of both kinds and stand on one of them at a time.
 *
 * @clause raymond/units/types
 * @clause raymond/units/single-stand-types
 * @clause raymond/units/starting-size
 * @clause raymond/units/pike-and-musket-mix
 * @clause raymond/units/foot-mix
 * @clause raymond/units/cavalry-unit-uniform
 * @clause raymond/units/lancers-as-cavalry
 * @clause raymond/dragoons/two-states
 * @clause raymond/artillery/types
 * @clause raymond/artillery/no-siege-weapons
 */
export function unitSheetsUnder(book: OpenBook): { readonly [K in UnitType]: UnitSheet } {
  return {
    'pike-and-musket': {
      title: 'Pike and Musket',
      size: unitSizeOf('pike-and-musket', book),
      stands: ['pike', 'musket'],
      mixed: true,
    },
    foot: {
      title: 'Foot',
      size: unitSizeOf('foot', book),
      stands: ['hand-to-hand', 'light-hand-to-hand'],
      mixed: true,
    },
    dragoon: {
      title: 'Dragoons',
      size: unitSizeOf('dragoon', book),
      stands: ['mounted-dragoon', 'dismounted-dragoon'],
      mixed: false,
    },
    cavalry: { title: 'Cavalry', size: unitSizeOf('cavalry', book), stands: ['cavalry'], mixed: false },
    'heavy-cavalry': {
      title: 'Heavy Cavalry',
      size: unitSizeOf('heavy-cavalry', book),
      stands: ['heavy-cavalry'],
      mixed: false,
    },
    artillery: {
      title: 'Artillery',
      size: unitSizeOf('artillery', book),
      stands: ['frame-gun', 'light-gun', 'heavy-gun'],
      mixed: false,
    },
    command: { title: 'Command', size: unitSizeOf('command', book), stands: ['command'], mixed: false },
  };
}
