// Written by `npm run asked` from the types of the functions: what each may be asked, before it is asked.

import { askingOfMore } from '../rulebook/index.js';
import * as inside from '../clauses/index.js';
export const clauseById: typeof inside.clauseById = askingOfMore(inside.clauseById, ['id', "string"]);
export const clausesOf: typeof inside.clausesOf = askingOfMore(inside.clausesOf, ['ruleset?', {"words":"ancient-medieval|common|musket|raymond|skirmish|wrg"}]);
export * from '../clauses/index.js';
