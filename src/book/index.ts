/**
 * A rulebook as data in layers: its charts, numbers, rulings and troops; an edition; house rules. Rules are built from it, and know what
 * they read.
 *
 * @module
 */
export { type Book, bookOf, type Layered, type Taken } from './book.js';
export type { Settled } from './built.js';
export {
  asPrinted,
  type CellAt,
  type CellsAt,
  cellsAt,
  type Filled,
  type NumberAt,
  type NumbersAt,
  numbersAt,
  type PlaceAt,
  type Reckoned,
  reckoned,
} from './cells.js';
export type { Checks } from './checks.js';
export { type Asked, type Decided, decided, decidedBy } from './decided.js';
export { type Difference, diff, type RulesBuilder, readersOf } from './diff.js';
export { type HouseRulesWords, houseRulesSchema } from './json-schema.js';
export {
  type Changes,
  type HouseRules,
  type HouseRulesOf,
  houseRulesFormat,
  houseRulesVersion,
  type Layer,
  type ReadingsOf,
  type TroopChanges,
} from './layers.js';
export {
  defineNumbers,
  type ListedNumber,
  listNumbers,
  type NumberEntries,
  type NumberGroup,
  type NumbersOf,
  type PrintedNumber,
  printed,
} from './numbers.js';
export type { Looks, OpenBook, Part } from './open.js';
export { type Catalogue, catalogueOf, type Print, type Unread, unreadReason } from './print.js';
export { defineResolver, type Resolution, type Resolver, type Resolving, type SituationReader } from './resolver.js';
export { type BuiltRules, partOfPrint, type RulesOf, rulesFrom } from './rules.js';
export { takenCells } from './taken-cells.js';
export { type Chances, insistOnFew, type Parts, type TooMany, TooManyToSolve } from './together.js';
export { sheetOf, type TroopFields, type TroopSheet, withTroops } from './troops.js';
export type { NumberValue } from './values.js';
