/** In tests every key that tells results apart is held against the results themselves: a wrong one would merge silently. */
import { checkKeys } from '../src/dice/index.js';

checkKeys();
