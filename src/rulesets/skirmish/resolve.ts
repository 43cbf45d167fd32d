import type { Resolver } from '../../book/index.js';
import { aftermathResolvers } from './resolve/aftermath.js';
import { fieldResolvers } from './resolve/field.js';
import { fightingResolvers } from './resolve/fighting.js';
import { sequenceResolvers } from './resolve/sequence.js';
import { unitResolvers } from './resolve/units.js';

/** Every resolution function of the skirmish rules that can be asked by name. */
export const skirmishResolvers: readonly Resolver[] = [
  ...fieldResolvers,
  ...fightingResolvers,
  ...aftermathResolvers,
  ...unitResolvers,
  ...sequenceResolvers,
];
