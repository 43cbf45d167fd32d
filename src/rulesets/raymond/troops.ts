import type { StandSize } from '../../table/index.js';

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

const ridden: ReadonlySet<StandKind> = new Set(['mounted-dragoon', 'cavalry', 'heavy-cavalry', 'command']);

/** Whether a stand is of horse, mounted dragoons or a commander. */
export function isRiding(kind: StandKind): boolean {
  return ridden.has(kind);
}

/** Whether a stand is of guns. */
export function isGunStand(kind: StandKind): boolean {
  return kind === 'frame-gun' || kind === 'light-gun' || kind === 'heavy-gun';
}

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
  /** Its name in house rules, which a kind of unit may share: `cavalry-stand`. */
  readonly type: string;
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
  /** Its name in house rules. */
  readonly type: string;
  readonly title: string;
  /** Stands that it may begin with. */
  readonly size: { readonly from: number; readonly to: number };
  /** What its stands may be. All of one kind where `mixed` is false. */
  readonly stands: readonly StandKind[];
  readonly mixed: boolean;
}
