import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadAnyRuleset, loadRuleset, recordOf, rulesetIds, startBattle } from '../../src/index.js';
import { ancientMedieval } from '../../src/rulesets/cady/ancient-medieval/index.js';
import { musket } from '../../src/rulesets/cady/musket/index.js';
import { raymond } from '../../src/rulesets/raymond/index.js';

const naseby: { readonly ruleset: string } = JSON.parse(readFileSync('examples/scenarios/naseby-1645.json', 'utf8'));

describe('the rulesets of the library', () => {
  it('are those that their entry points export', async () => {
    expect(await loadRuleset('ancient-medieval')).toBe(ancientMedieval);
    expect(await loadRuleset('musket')).toBe(musket);
    expect(await loadRuleset('raymond')).toBe(raymond);
  });

  it.each(rulesetIds)('%s goes by the id that it is loaded by', async id => {
    expect((await loadRuleset(id)).id).toBe(id);
  });

  it('play the scenario of a stranger, which names its ruleset', async () => {
    const any = await loadAnyRuleset(naseby.ruleset);
    expect(any(ruleset => recordOf(startBattle(ruleset, naseby, { seed: 7 })).ruleset.id)).toBe('raymond');
  });

  it.each([
    ['muskets', 'did you mean "musket"?'],
    ['chess', 'known: ancient-medieval, musket, raymond, skirmish, wrg'],
    ['__proto__', 'known: ancient-medieval, musket, raymond, skirmish, wrg'],
    ['toString', 'known: ancient-medieval, musket, raymond, skirmish, wrg'],
  ])('who asks for %s is told: %s', async (id, mend) => {
    const violations = [{ path: 'ruleset', problem: `there is no ruleset "${id}"`, mend }];
    await expect(loadAnyRuleset(id)).rejects.toMatchObject({ violations });
  });

  it('are known to the compiler', async () => {
    // @ts-expect-error: there is no such ruleset
    await expect(loadRuleset('chess')).rejects.toThrow('there is no ruleset "chess"');
  });
});
