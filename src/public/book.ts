// Written by `npm run asked` from the types of the functions: what each may be asked, before it is asked.

import { askingAlike, askingOfMore, type Shape } from '../rulebook/index.js';
import * as inside from '../book/index.js';
const shape1: Shape = {"made":"NumberGroup","has":"clauses|id|numbers|source"};
const shape2: Shape = {"made":"Print","has":"charts|edition|id|numbers|rulings"};
const shape3: Shape = {"made":"Book","has":"cell|checks|choices|edition|key|layers|number|print|ruling|troops|with"};
export const bookOf: typeof inside.bookOf = askingOfMore(inside.bookOf, ['print', shape2]);
export const catalogueOf: typeof inside.catalogueOf = askingOfMore(inside.catalogueOf, ['print', shape2]);
export const cellsAt: typeof inside.cellsAt = askingAlike(inside.cellsAt, ['chart', {"made":"Chart","has":"cells|columns|id|rows|source|title"}]);
export const decided: typeof inside.decided = askingAlike(inside.decided, ['cell', {"made":"CellAt","has":"chart|column|row"}], ['pick?', { of: ["function", "string"] }]);
export const decidedBy: typeof inside.decidedBy = askingOfMore(inside.decidedBy, ['situation', {"made":"","has":""}]);
export const defineNumbers: typeof inside.defineNumbers = askingAlike(inside.defineNumbers, ['group', shape1]);
export const defineResolver: typeof inside.defineResolver = askingAlike(inside.defineResolver, ['rulesOf', "function"], ['resolving', {"made":"Resolving","has":"about|name|situation"}]);
export const diff: typeof inside.diff = askingOfMore(inside.diff, ['ruleset', {"made":"RulesBuilder","has":"rules"}], ['from', shape3], ['to', shape3]);
export const houseRulesSchema: typeof inside.houseRulesSchema = askingOfMore(inside.houseRulesSchema, ['print', shape2], ['rules?', {"made":"Rules","has":""}]);
export const insistOnFew: typeof inside.insistOnFew = askingOfMore(inside.insistOnFew, ['of', {"words":"branches|outcomes"}], ['number', "length"]);
export const listNumbers: typeof inside.listNumbers = askingOfMore(inside.listNumbers, ['situation', shape1]);
export const numbersAt: typeof inside.numbersAt = askingAlike(inside.numbersAt, ['group', shape1]);
export const partOfPrint: typeof inside.partOfPrint = askingAlike(inside.partOfPrint, ['edition', "string"], ['build', "function"]);
export const printed: typeof inside.printed = askingAlike(inside.printed, ['value', { of: ["boolean", "length", "null", { list: "length" }, {"made":"Range","has":"from|to"}] }], ['of', {"made":"","has":""}]);
export const readersOf: typeof inside.readersOf = askingOfMore(inside.readersOf, ['print', shape2], ['rules', "any"]);
export const reckoned: typeof inside.reckoned = askingAlike(inside.reckoned, ['from', { list: { of: [{"made":"CellAt","has":"chart|column|row"}, {"made":"NumberAt","has":"number"}] } }], ['how', "function"]);
export const rulesFrom: typeof inside.rulesFrom = askingAlike(inside.rulesFrom, ['situation', {"made":"","has":"edition|ruleset"}], ['build', "function"]);
export const sheetOf: typeof inside.sheetOf = askingAlike(inside.sheetOf, ['troops', {"made":"","has":""}], ['type', "string"], ['path?', "string"]);
export const takenCells: typeof inside.takenCells = askingOfMore(inside.takenCells, ['book', shape3], ['rules', "any"], ['chartId', "string"]);
export const unreadReason: typeof inside.unreadReason = askingOfMore(inside.unreadReason, ['print', shape2], ['id', "string"], ['edition?', "string"]);
export const withTroops: typeof inside.withTroops = askingAlike(inside.withTroops, ['printed', {"made":"","has":""}], ['book', {"made":"OpenBook","has":"chart|choices|edition|numbers|of|part|reading|readings|settle|takeTroop|troops"}], ['fields', {"made":"TroopFields","has":"fixed|lengths"}]);
export * from '../book/index.js';
