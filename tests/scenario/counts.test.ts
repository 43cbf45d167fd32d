import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/catalogue.js';
import { thirdsLost } from '../../src/rulesets/cady/common/moving/thirds.js';
import { counted } from '../../src/scenario/index.js';

/** What is counted in sentences. Words that may be verbs too, as in `the unit stands`, are left out. */
const things =
  'figures|dice|men|paces|inches|units|degrees|periods|casualties|factors|gunners|storeys|guns|grenades|thirds|steps|' +
  'rounds|ranks deep|melee points|points|hits|enemies|blows|missiles|obstacles|horses|pictures|columns|boats';

/** Lines of the sources that put a number before the word for several without asking whether it is one. */
function bareCounts(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return bareCounts(path);
    if (!entry.name.endsWith('.ts')) return [];
    const lines = readFileSync(path, 'utf8').split('\n');
    return lines.flatMap((line, at) => {
      if (/^\s*(?:\*|\/\/|\/\*)/.test(line) || line.includes('=== 1 ?')) return [];
      return bare.test(line) ? [`${relative(root, path)}:${at + 1}: ${line.trim()}`] : [];
    });
  });
}

const bare = new RegExp(
  `\\$\\{(?![^{}]*(?:projectile|name|gun\\.unit|allowed|counted\\())[^{}]*\\} (?:more |fire |of )?(?:${things})\\b`,
);

/** Places where the number is never one, or the word belongs to another number. */
const known: readonly RegExp[] = [
  /src\/dice\/scripted\.ts:\d+: const asked = `the sum of \$\{dice\} dice/,
  /src\/dice\/scripted\.ts:\d+: const asked = `\$\{dice\} dice of/,
];

describe('numbers in sentences', () => {
  it('agree with what they count', () => {
    expect(counted(1, 'figure')).toBe('1 figure');
    expect(counted(0, 'figure')).toBe('0 figures');
    expect(counted(2, 'die', 'dice')).toBe('2 dice');
    expect(counted(1, 'more attack')).toBe('1 more attack');
    expect(counted(1, 'figure routs', 'figures rout')).toBe('1 figure routs');
    expect(counted('0.5', 'hit')).toBe('0.5 hits');
    expect(counted('1', 'hit')).toBe('1 hit');
    expect(counted(-1, 'point')).toBe('-1 point');
  });

  it('are never put before the word for several by themselves', () => {
    const found = bareCounts(join(root, 'src')).filter(line => !known.some(each => each.test(line)));
    expect(found).toEqual([]);
  });

  it('say that nothing is lost where no third of a move is', () => {
    expect(thirdsLost(0)).toBe('costs nothing');
    expect(thirdsLost(1)).toBe('−1/3 move');
    expect(thirdsLost(3)).toBe('−3/3 move');
  });
});
