// Written by `npm run asked` from the types of the functions: what each may be asked, before it is asked.

import { askingAlike, askingOfMore } from '../rulebook/index.js';
import * as inside from '../dice/index.js';
export const checkKeys: typeof inside.checkKeys = askingOfMore(inside.checkKeys, ['on?', "boolean"]);
export const diceOf: typeof inside.diceOf = askingOfMore(inside.diceOf, ['throws', {"made":"Throws","has":"count|pick|roll|sum"}]);
export const distribution: typeof inside.distribution = askingAlike(inside.distribution, ['rule', "function"], ['situation?', {"made":"","has":""}]);
export const distributionFromJSON: typeof inside.distributionFromJSON = askingAlike(inside.distributionFromJSON, ['json', { of: [{"made":"DistributionJSON","has":"outcomes"}, {"made":"FractionDistributionJSON","has":"outcomes"}] }]);
export const generatorOf: typeof inside.generatorOf = askingOfMore(inside.generatorOf, ['seed', { of: ["length", "string"] }]);
export const inDoubles: typeof inside.inDoubles = askingAlike(inside.inDoubles, ['rule', "function"], ['options?', {"made":"","has":""}]);
export const logged: typeof inside.logged = askingOfMore(inside.logged, ['dice', "dice"], ['before?', "function"]);
export const ofTable: typeof inside.ofTable = askingOfMore(inside.ofTable, ['state', {"made":"DiceState","has":"generator|state"}]);
export const restored: typeof inside.restored = askingOfMore(inside.restored, ['state', {"made":"DiceState","has":"generator|state"}], ['fromState?', "function"]);
export const rolled: typeof inside.rolled = askingOfMore(inside.rolled, ['source', { of: ["bigint", "function", "length", "string", {"made":"RandomGenerator","has":"clone|getState|next"}] }]);
export const scripted: typeof inside.scripted = askingOfMore(inside.scripted, ['faces', { list: "length" }]);
export const seedOf: typeof inside.seedOf = askingOfMore(inside.seedOf, ['given', { of: ["bigint", "length", "string"] }]);
export const seeded: typeof inside.seeded = askingOfMore(inside.seeded, ['given', { of: ["bigint", "length", "string"] }]);
export const seededAt: typeof inside.seededAt = askingOfMore(inside.seededAt, ['saved', {"made":"DiceState","has":"generator|state"}]);
export const tableDice: typeof inside.tableDice = askingOfMore(inside.tableDice, ['shown', { list: "length" }], ['state', {"made":"DiceState","has":"generator|state"}], ['on', {"made":"OnScript","has":"lacking|unfit"}]);
export const throwFault: typeof inside.throwFault = askingOfMore(inside.throwFault, ['situation', {"made":"Throw","has":"ask|dice|sides"}], ['shown?', "any"]);
export const usingScript: typeof inside.usingScript = askingAlike(inside.usingScript, ['faces', { list: "length" }], ['rule', "function"]);
export const weighed: typeof inside.weighed = askingAlike(inside.weighed, ['chances', "iterable"], ['keyed?', {"made":"Keyed","has":""}]);
export * from '../dice/index.js';
