import type { Field as AnyField, Standing as AnyStanding } from '../../common/turn/field.js';
import type { MusketRules } from '../rules.js';
import type { MusketState, Unit } from '../state.js';

export { fieldOf, waysOn } from '../../common/turn/field.js';

/** The field of a musket battle. */
export type Field = AnyField<Unit, MusketRules, MusketState>;
export type Standing = AnyStanding<Unit>;
