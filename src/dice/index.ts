export type {
  Chance,
  Distribution,
  DistributionJSON,
  ExactOptions,
  FractionChance,
  FractionDistribution,
  FractionDistributionJSON,
  JoinOptions,
  Match,
  Measure,
  StageOptions,
} from './distribution.js';
export { distribution, inDoubles } from './exact.js';
export type { Fraction } from './fraction.js';
export type { FromState } from './generators.js';
export { distributionFromJSON } from './json.js';
export { type LoggedDice, logged } from './logged.js';
export { checkKeys } from './places.js';
export { type DiceSource, restored, rolled } from './rolled.js';
export { type OnScript, type ScriptedDice, type ScriptFault, scripted, usingScript } from './scripted.js';
export { generatorOf, type SeededGenerator, seeded, seededAt } from './seeded.js';
export { freshSeed, type Seed, type SeedGiven, seedOf } from './seeds.js';
export type { DiceState, KnownGenerator, RolledDice } from './states.js';
export { ofTable, type Throw, tableAtFirst, tableDice, throwFault } from './table.js';
export { diceOf } from './throws.js';
export { averageDie, type Dice, type Folding, type Keyed, type Pool, type Roll, type Throws } from './types.js';
export { weighed } from './weighed.js';
