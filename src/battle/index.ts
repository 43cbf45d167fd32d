export * from './asking.js';
export * from './battle.js';
export { checksum } from './checksum.js';
export { commitmentTo } from './commitment.js';
export * from './decisions.js';
export { answer, commanderOf, playOut, startBattle, throwDice } from './play.js';
export { type Forethought, type MadeAnew, playingAhead } from './playing-ahead.js';
export { recordOf, recordText, replay } from './record.js';
export { type AnyRuleset, findRuleset, type Registry, registered } from './registry.js';
export * from './requests.js';
export { type Brought, retinuesAfter, withRetinue } from './retinues.js';
export { bookUnder, rulesInForce } from './rules.js';
export { readRecord } from './schema.js';
export { sequelOf } from './sequel.js';
export {
  type Imagined,
  type Mustered,
  musterBattle,
  type Simulated,
  type SimulateOptions,
  simulateBattle,
  simulateFrom,
  simulateImagined,
} from './simulate.js';
export * from './types.js';
export { fork, undo } from './undo.js';
export { eventsOf, viewOf } from './view.js';
export { type WhatIfOptions, whatIf } from './what-if.js';
