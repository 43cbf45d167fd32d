import { buildSources } from '../scripts/built-sources.js';

/** The library as the tests load it. */
export default buildSources;
