import { type RulesOf, rulesFrom } from '../../book/index.js';
import type { Choices, FactorRules } from '../../rulebook/index.js';
import { buildSkirmishRules } from './rules/build.js';
import type { CampaignRules } from './rules/campaign.js';
import type { FieldRules } from './rules/field.js';
import type { MeleeRules } from './rules/melee.js';
import type { MenRules } from './rules/men.js';
import type { MoraleRules } from './rules/morale.js';
import type { MovingRules } from './rules/moving.js';
import type { SequenceRules } from './rules/sequence.js';
import type { FireRules, ShootingRules } from './rules/shooting.js';
import type { SiegeRules } from './rules/siege.js';
import type { UnitRules } from './rules/units.js';
import type { WoundRules } from './rules/wounds.js';

/**
 * Everything that the game is played with, with the readings of rulings already taken. Plain data; a house rule is another one
 * of these. Lengths in inches.
 */
export interface SkirmishRules extends FactorRules {
  /** The readings taken, by ruling; a ruling not named keeps its default. */
  readonly rulings: Choices;
  readonly men: MenRules;
  readonly field: FieldRules;
  readonly units: UnitRules;
  readonly sequence: SequenceRules;
  readonly moving: MovingRules;
  readonly shooting: ShootingRules;
  readonly fire: FireRules;
  readonly melee: MeleeRules;
  readonly morale: MoraleRules;
  readonly wounds: WoundRules;
  readonly siege: SiegeRules;
  readonly campaign: CampaignRules;
}

/** The game as it is printed, under the default readings. */
export const skirmishRules: RulesOf<SkirmishRules> = rulesFrom(
  { ruleset: 'skirmish', edition: 'book' },
  buildSkirmishRules,
);
