import type { Resolver } from '../../../book/index.js';

/** What can be asked about movement, disorganisation, shields, rout and pursuit. */
export const movementResolvers: readonly Resolver[] = [];
