import type { Cell } from '../chart/index.js';
import type { Choices, Ruling } from '../rulebook/index.js';
import type { NumberValue } from './values.js';

/** A troop type as a layer changes it, or makes it out of another. */
export interface TroopChanges {
  /** The type that a new one is made of. */
  readonly like?: string;
  readonly [field: string]: unknown;
}

/** What a layer sets: an edition of a book, or a set of house rules. All of it is optional. */
export interface Changes {
  /** By chart, row and column. */
  readonly cells?: { readonly [chart: string]: { readonly [row: string]: { readonly [column: string]: Cell } } };
  /** By id: `cady/musket/sighting/normal`. */
  readonly numbers?: { readonly [id: string]: NumberValue };
  /** Readings by ruling. */
  readonly rulings?: Choices;
  /** By type. */
  readonly troops?: { readonly [type: string]: TroopChanges };
}

/** One layer over the print. */
export interface Layer extends Changes {
  /** Who sets it, in a few words: `the card`, `Club rules`. */
  readonly title: string;
  readonly kind: 'edition' | 'house-rules';
}

/** What a file of house rules says it is. */
export const houseRulesFormat = 'littlewars-house-rules';
/** The version of that format. */
export const houseRulesVersion = 1;

/**
 * A set of house rules as code may write it. A file must also say its format, version and ruleset; here each of the three may
 * be left out, and is held to what it says where it is there.
 */
export interface HouseRules extends Changes {
  readonly format?: string;
  readonly version?: number;
  /** The ruleset that it is for. */
  readonly ruleset?: string;
  readonly title?: string;
  /** The edition that it lies on. */
  readonly edition?: string;
}

/** House rules of one ruleset: the compiler knows its rulings, and the readings of each. */
export interface HouseRulesOf<Id extends string, R extends Ruling> extends Omit<HouseRules, 'ruleset' | 'rulings'> {
  readonly ruleset?: Id;
  readonly rulings?: ReadingsOf<R>;
}

/** A reading of any of these rulings, by its id. */
export type ReadingsOf<R extends Ruling> = {
  readonly [Id in R['id']]?: Extract<R, { readonly id: Id }>['readings'][number]['id'];
};
