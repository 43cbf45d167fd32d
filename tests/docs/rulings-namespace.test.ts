import { describe, expect, it } from 'vitest';
import type { Ruling } from '../../src/rulebook/index.js';
import * as ancient from '../../src/rulesets/cady/ancient-medieval/index.js';
import * as common from '../../src/rulesets/cady/common/index.js';
import * as musket from '../../src/rulesets/cady/musket/index.js';
import * as raymond from '../../src/rulesets/raymond/index.js';

describe('the rulings of a ruleset', () => {
  it.each<[string, object, object, readonly Ruling[]]>([
    ['common', common, common.rulings, common.rulings.commonRulings],
    ['ancient and medieval', ancient, ancient.rulings, ancient.rulings.ancientMedievalRulings],
    ['musket', musket, musket.rulings, musket.rulings.musketRulings],
    ['Raymond', raymond, raymond.rulings, raymond.rulings.raymondRulings],
  ])('of %s are each in its namespace, and nowhere else', (_, entry, namespace, all) => {
    const flat = new Set<unknown>(Object.values(entry));
    const named = new Set<unknown>(Object.values(namespace));
    expect(all.filter(ruling => !named.has(ruling)).map(({ id }) => id)).toEqual([]);
    expect(all.filter(ruling => flat.has(ruling)).map(({ id }) => id)).toEqual([]);
  });
});
