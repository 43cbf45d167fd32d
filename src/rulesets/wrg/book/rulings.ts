import type { Ruling } from '../../../rulebook/index.js';
import { armyRulings } from './rulings/army.js';
import { fieldRulings } from './rulings/field.js';
import { fightingRulings } from './rulings/fighting.js';
import { formingRulings } from './rulings/forming.js';
import { generalRulings } from './rulings/generals.js';
import { goingBackRulings } from './rulings/going-back.js';
import { movementRulings } from './rulings/movement.js';
import { optionalRulings } from './rulings/optional.js';
import { reactionRulings } from './rulings/reaction.js';

export * from './rulings/army.js';
export * from './rulings/field.js';
export * from './rulings/fighting.js';
export * from './rulings/forming.js';
export * from './rulings/generals.js';
export * from './rulings/going-back.js';
export * from './rulings/movement.js';
export * from './rulings/optional.js';
export * from './rulings/reaction.js';

const all = [
  ...armyRulings,
  ...reactionRulings,
  ...movementRulings,
  ...fightingRulings,
  ...optionalRulings,
  ...fieldRulings,
  ...generalRulings,
  ...goingBackRulings,
  ...formingRulings,
] as const;

/** Every ruling on the book: what the ink changed, what its sheet says otherwise, what it leaves open. */
export const wrgRulings: readonly ((typeof all)[number] & Ruling)[] = all;
