// Written by `npm run asked` from the types of the functions: what each may be asked, before it is asked.

import { askingOfMore } from '../rulebook/index.js';
import * as inside from '../rulings/index.js';
export const rulingText: typeof inside.rulingText = askingOfMore(inside.rulingText, ['id', "string"]);
export * from '../rulings/index.js';
