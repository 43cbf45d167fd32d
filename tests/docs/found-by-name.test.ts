import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/catalogue.js';

const folder = join(root, 'src/rulesets');

/** Names of files and of what they export, in words: `mahout spike`; with the file, which says whose clauses it computes. */
const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter(path => path.endsWith('.ts') && !/[\\/]book[\\/]/.test(path))
  .flatMap(path => {
    const text = readFileSync(join(folder, path), 'utf8');
    const exported = [...text.matchAll(/^export (?:function|const) (\w+)/gm)].map(([, name = '']) => name);
    return [basename(path, '.ts'), ...exported].map(name => ({ text, words: inWords(name) }));
  });

function inWords(name: string): string {
  return name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
}

describe('a rule is found by what players call it', () => {
  it.each([
    ['mahout spike', 'cady/ancient-medieval/elephant/mahout-kill'],
    ['round shot', 'cady/musket/artillery/solid/casualties'],
    ['forest march', 'cady/common/forest/move-cost'],
    ['split fire', 'raymond/fire/split-fire'],
    ['split fire', 'cady/ancient-medieval/missile/mixed-targets-allocate'],
    ['who fires first', 'cady/common/sequence/step-5-artillery'],
    ['supreme commander', 'cady/common/orders/supreme-commander-writes'],
    ['three dice', 'cady/common/three-dice/one-die'],
    ['break through', 'cady/common/break-through/when'],
    ['caltrops', 'cady/ancient-medieval/caltrops/placing'],
    ['ransom', 'cady/ancient-medieval/ransom/leaders'],
    ['defensive', 'cady/common/fire/defensive-fire-3dt'],
    ['canister', 'cady/musket/artillery/canister/roll'],
  ])('%s, in a file or a function that cites %s', (words, clause) => {
    const found = names.filter(name => name.words.includes(words) && name.text.includes(`@clause ${clause}`));
    expect(found.map(name => name.words)).not.toEqual([]);
  });
});
