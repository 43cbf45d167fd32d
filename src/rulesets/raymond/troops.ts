import type { StandSize } from '../../table/index.js';
import type { Gait } from './rules.js';

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

/** The sheets of stands, by kind. */
export interface StandsOf {
  readonly stands: { readonly [K in StandKind]: StandSheet };
}

/** The sheets of units, by type. */
export interface UnitsOf {
  readonly units: { readonly [K in UnitType]: UnitSheet };
}

/** Whether a stand is of horse, mounted dragoons or a commander. */
export function isRiding(kind: StandKind, { stands }: StandsOf): boolean {
  return ridden.has(stands[kind].like);
}

/** Whether rules have a kind of unit: one that is printed, or one that house rules have made. */
export function isUnitType(type: string, { units }: UnitsOf): type is UnitType {
  return Object.hasOwn(units, type);
}

/** Every kind of unit that the rules have, those that house rules have made at the end. */
export function unitTypesOf(rules: UnitsOf): readonly UnitType[] {
  return Object.keys(rules.units).filter(type => isUnitType(type, rules));
}

/** Whether rules have a kind of stand: one that is printed, or one that house rules have made. */
export function isStandKind(kind: string, { stands }: StandsOf): kind is StandKind {
  return Object.hasOwn(stands, kind);
}

/** Every kind of stand that the rules have, those that house rules have made at the end. */
export function standKindsOf(rules: StandsOf): readonly StandKind[] {
  return Object.keys(rules.stands).filter(kind => isStandKind(kind, rules));
}

/** How a printed stand is written in layouts such as `PMM/MM.`: one letter each, `.` for an empty place. */
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
  /** The printed kind that it is: of a new one by house rules, the kind that it is made of. */
  readonly like: StandKind;
  readonly title: string;
  /** How it is written in layouts such as `PMM/MM.`: a letter that no other kind has. */
  readonly letter: string;
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
  /** The printed kind that it is: of a new one by house rules, the kind that it is made of. */
  readonly like: UnitType;
  readonly title: string;
  /** Stands that it may begin with. */
  readonly size: { readonly from: number; readonly to: number };
  /** What its stands may be. All of one kind where `mixed` is false. */
  readonly stands: readonly StandKind[];
  readonly mixed: boolean;
  /**
   * Inches that it moves by, as its row of the movement table prints them. `null` of dragoons and artillery, which go by several
   * rows as they stand.
   */
  readonly allowance: Allowance | null;
}

/** Inches of a gait; `null` where it cannot. */
export interface Allowance {
  readonly move: number | null;
  readonly doubleTime: number | null;
  readonly charge: number | null;
}

/** The rows of the movement table by which kinds of units move that have but one. */
export const gaits: { readonly [K in Exclude<UnitType, 'artillery' | 'dragoon'>]: Gait } = {
  'pike-and-musket': 'pike-and-musket',
  foot: 'foot',
  cavalry: 'cavalry',
  'heavy-cavalry': 'heavy-cavalry',
  command: 'commanders',
};
