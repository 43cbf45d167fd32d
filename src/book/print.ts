import type { Chart } from '../chart/index.js';
import type { Ruling, Violation } from '../rulebook/index.js';
import type { Layer } from './layers.js';
import { type ListedNumber, listNumbers, type NumberGroup } from './numbers.js';

/** Data that no rule reads, and why: a chart that says again what another says, a sheet for the players. */
export interface Unread {
  /** A chart, a row of it (`chart/row`), one of its cells (`chart/row/column`), a whole column (`chart#column`), a number or a ruling. */
  readonly id: string;
  readonly reason: string;
  /** The edition under which none reads it; without it, under any. */
  readonly under?: string;
}

/** A rulebook as it is printed: all its data, by name. */
export interface Print {
  /** The ruleset: `musket`. */
  readonly id: string;
  readonly charts: readonly Chart[];
  readonly numbers: readonly NumberGroup[];
  readonly rulings: readonly Ruling[];
  /** The editions besides the print, by name. */
  readonly editions?: { readonly [name: string]: Layer };
  /** The name of the print among the editions. */
  readonly edition: string;
  readonly unread?: readonly Unread[];
  /** The charts in which every value is to find one cell: house rules that leave ranges of them with a gap or an overlap are refused. */
  readonly divided?: readonly string[];
  /**
   * What layers have made of the rules of this ruleset and no game can be played with: dice without the faces that count, limits that
   * exclude each other. Each at the datum that says so. The print is playable as it is.
   */
  unplayable?(rules: object): readonly Violation[];
}

/** What a print holds, to be found by id. Made once for each print, when somebody first asks. */
export interface Catalogue {
  readonly charts: ReadonlyMap<string, Chart>;
  readonly numbers: ReadonlyMap<string, ListedNumber>;
  readonly rulings: ReadonlyMap<string, Ruling>;
}

const catalogues = new WeakMap<Print, Catalogue>();

/** What a print holds, by id. */
export function catalogueOf(print: Print): Catalogue {
  const known = catalogues.get(print);
  if (known !== undefined) return known;
  const made = {
    charts: byId(print.charts),
    numbers: byId(print.numbers.flatMap(listNumbers)),
    rulings: byId(print.rulings),
  };
  catalogues.set(print, made);
  return made;
}

function byId<Named extends { readonly id: string }>(all: readonly Named[]): ReadonlyMap<string, Named> {
  return new Map(all.map(each => [each.id, each]));
}

/** Why no rule reads a datum under an edition, as the print says; `undefined` where it says nothing. */
export function unreadReason(print: Print, id: string, edition: string = print.edition): string | undefined {
  return print.unread?.find(({ id: pattern, under = edition }) => under === edition && covers(pattern, id))?.reason;
}

/** Whether a pattern names a datum or something that it is part of. */
function covers(pattern: string, id: string): boolean {
  if (id === pattern || id.startsWith(`${pattern}/`)) return true;
  const [chart, column] = pattern.split('#');
  return column !== undefined && id.startsWith(`${chart}/`) && id.endsWith(`/${column}`);
}
