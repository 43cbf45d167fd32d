import type { Ruling } from '../../../rulebook/index.js';
import { campaignRulings } from './rulings/campaign.js';
import { meleeRulings } from './rulings/melee.js';
import { menRulings } from './rulings/men.js';
import { moraleRulings } from './rulings/morale.js';
import { movingRulings } from './rulings/moving.js';
import { sequenceRulings } from './rulings/sequence.js';
import { shootingRulings } from './rulings/shooting.js';
import { siegeRulings } from './rulings/siege.js';
import { unitsRulings } from './rulings/units.js';
import { woundsRulings } from './rulings/wounds.js';

export * from './rulings/campaign.js';
export * from './rulings/melee.js';
export * from './rulings/men.js';
export * from './rulings/morale.js';
export * from './rulings/moving.js';
export * from './rulings/sequence.js';
export * from './rulings/shooting.js';
export * from './rulings/siege.js';
export * from './rulings/units.js';
export * from './rulings/wounds.js';

const all = [
  ...menRulings,
  ...unitsRulings,
  ...sequenceRulings,
  ...movingRulings,
  ...shootingRulings,
  ...meleeRulings,
  ...moraleRulings,
  ...woundsRulings,
  ...siegeRulings,
  ...campaignRulings,
] as const;

/** Every ruling on the skirmish rules, in the order of the book. */
export const skirmishRulings: readonly ((typeof all)[number] & Ruling)[] = all;
