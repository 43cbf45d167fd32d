import type { ClauseIndex } from '../src/clauses/types.js';

/** `index.json` is made when the library is built, so that the compiler knows it by this declaration only. */
declare const index: ClauseIndex;
export default index;
