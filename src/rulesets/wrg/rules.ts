import { type RulesOf, rulesFrom } from '../../book/index.js';
import type { Choices, FactorRules } from '../../rulebook/index.js';
import type { ArmyRules } from './rules/army.js';
import { buildWrgRules } from './rules/build.js';
import type { FieldRules } from './rules/field.js';
import type { FightingRules } from './rules/fighting.js';
import type { MovementRules } from './rules/movement.js';
import type { OptionalRules } from './rules/optional.js';
import type { ReactionRules } from './rules/reaction.js';

/**
 * Everything that the game is played with, with the readings of rulings already taken. Plain data; a house rule is another one
 * of these. Lengths in paces.
 */
export interface WrgRules extends FactorRules {
  /** The readings taken, by ruling; a ruling not named keeps its default. */
  readonly rulings: Choices;
  readonly field: FieldRules;
  readonly army: ArmyRules;
  readonly reaction: ReactionRules;
  readonly movement: MovementRules;
  readonly fighting: FightingRules;
  readonly optional: OptionalRules;
}

/** The game as the owner of the copy played it, under the default readings; the edition `printed` is the book before the ink. */
export const wrgRules: RulesOf<WrgRules> = rulesFrom({ ruleset: 'wrg', edition: 'amended' }, buildWrgRules);
