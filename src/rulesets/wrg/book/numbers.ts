import type { NumberGroup } from '../../../book/index.js';
import { armyNumbers } from './numbers/army.js';
import { fieldNumbers } from './numbers/field.js';
import { fightingNumbers } from './numbers/fighting.js';
import { movementNumbers } from './numbers/movement.js';
import { optionalNumbers } from './numbers/optional.js';
import { reactionNumbers } from './numbers/reaction.js';

/** Every number of the book that stands in none of its charts. Lengths in paces. */
export const wrgNumbers: readonly NumberGroup[] = [
  ...armyNumbers,
  ...reactionNumbers,
  ...movementNumbers,
  ...fightingNumbers,
  ...optionalNumbers,
  ...fieldNumbers,
];
