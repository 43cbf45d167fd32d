import type { NumberGroup } from '../../../book/index.js';
import { aftermathNumbers } from './numbers/aftermath.js';
import { fieldNumbers } from './numbers/field.js';
import { fightingNumbers } from './numbers/fighting.js';

export * from './numbers/aftermath.js';
export * from './numbers/field.js';
export * from './numbers/fighting.js';

/** Every number of the book outside its charts. */
export const skirmishNumbers: readonly NumberGroup[] = [...fieldNumbers, ...fightingNumbers, ...aftermathNumbers];
