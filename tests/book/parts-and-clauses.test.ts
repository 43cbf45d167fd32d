import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { builtFor } from '../../src/book/built.js';
import type { Part } from '../../src/book/index.js';
import { ancientMedievalBook } from '../../src/rulesets/cady/ancient-medieval/book/print.js';
import { ancientMedievalRules } from '../../src/rulesets/cady/ancient-medieval/rules.js';
import { commonBook } from '../../src/rulesets/cady/common/book/print.js';
import { commonRules } from '../../src/rulesets/cady/common/rules.js';
import { musketBook } from '../../src/rulesets/cady/musket/book/print.js';
import { musketRules } from '../../src/rulesets/cady/musket/rules.js';
import { raymondBook } from '../../src/rulesets/raymond/book/print.js';
import { raymondRules } from '../../src/rulesets/raymond/rules.js';
import { skirmishBook } from '../../src/rulesets/skirmish/book/print.js';
import { skirmishRules } from '../../src/rulesets/skirmish/rules.js';
import { wrgBook } from '../../src/rulesets/wrg/book/print.js';
import { wrgRules } from '../../src/rulesets/wrg/rules.js';

const catalogues = ['common', 'musket', 'ancient-medieval', 'raymond', 'skirmish', 'wrg'];
const known = new Set(
  catalogues.flatMap(name => {
    const clauses: readonly { readonly id: string }[] = JSON.parse(readFileSync(`clauses/${name}.json`, 'utf8'));
    return clauses.map(({ id }) => id);
  }),
);

function partsOf(rules: object): readonly Part[] {
  const looks = [...(builtFor(rules)?.looks.values() ?? [])];
  return [...new Set(looks.flatMap(parts => [...parts]))];
}

describe.each([
  ['common', commonRules(commonBook)],
  ['musket', musketRules(musketBook)],
  ['ancient-medieval', ancientMedievalRules(ancientMedievalBook)],
  ['raymond', raymondRules(raymondBook)],
  ['skirmish', skirmishRules(skirmishBook)],
  ['wrg', wrgRules(wrgBook)],
])('what the parts of the %s rules compute', (name, rules) => {
  const parts = partsOf(rules);

  it('are clauses of the catalogue', () => {
    expect(parts.length).toBeGreaterThan(10);
    const unknown = parts.flatMap(({ name, clauses }) =>
      clauses.filter(id => !known.has(id)).map(id => `${name}: ${id}`),
    );
    expect(unknown).toEqual([]);
  });

  it('is something, for every part that looks something up in the book', () => {
    // In these two books the charts and numbers name their clauses themselves.
    if (name === 'skirmish' || name === 'wrg') return;
    const idle = parts.filter(part => part.clauses.length === 0 && part.name !== '' && part.name !== 'common');
    expect(idle.map(({ name }) => name)).toEqual([]);
  });

  it('is told by a name for each step down to it', () => {
    const unnamed = parts.filter(({ name }) => name !== '' && !/^[A-Za-z0-9-]+(\/[A-Za-z0-9-]+)*$/.test(name));
    expect(unnamed.map(({ name }) => name)).toEqual([]);
  });
});
