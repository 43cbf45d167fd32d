/**
 * Battles as people see them: drawn, told, introduced, asked and summed up. Each ruleset brings its `Windows`, `musketWindows` of
 * `littlewars/musket`; these functions look through any.
 *
 * @module
 */
export { type ChargeTold, drawCharge, tellCharge } from './charge.js';
export { deedsOf, type EventOfTurn, type UnitDeeds } from './deeds.js';
export { type DrawOptions, drawBattle, drawView, isTurnAhead, pictureOf } from './draw.js';
export { drawMelee, type MeleeTold, type MeleeTurnTold, tellMelee } from './melee.js';
export type { OddsQuestion } from './odds.js';
export { type TellOptions, type ToldLine, tellEvents, tellLines } from './tell.js';
export * from './types.js';
export { ask, type BattleResult, introduce, look, resultOf, summarise } from './words.js';
