/** Fails when a file under `src/` reaches for something that its folder may not have, when files load each other in a circle, and when a function is too long. */
import { readdirSync, readFileSync } from 'node:fs';
import { circleFaults } from './check-circles.js';
import { layerFaults } from './check-layers.rules.js';
import { lengthFaults } from './check-lengths.js';

const paths = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.ts'))
  .map(name => `src/${name.replaceAll('\\', '/')}`)
  .sort();
const files = paths.map(path => ({ path, text: readFileSync(path, 'utf8') }));
const faults = [...layerFaults(files), ...circleFaults(files), ...lengthFaults(files)];
for (const { path, line, problem } of faults) console.error(`${path}:${line} ${problem}`);
console.log(`layers: ${paths.length} files, ${faults.length} faults`);
process.exitCode = faults.length === 0 && paths.length > 0 ? 0 : 1;
