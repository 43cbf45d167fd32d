/**
 * The kernel that plays battles, the words that rulebooks are told in, and the rulesets there are.
 *
 * @module
 */
import { ancientMedieval } from './rulesets/cady/ancient-medieval/index.js';
import { musket } from './rulesets/cady/musket/index.js';
import { raymond } from './rulesets/raymond/index.js';

export * from './battle/index.js';
export * from './rulebook/index.js';

/** Every ruleset of the library, by the id that scenarios and records name it with. */
export const rulesets = { 'ancient-medieval': ancientMedieval, musket, raymond } as const;
