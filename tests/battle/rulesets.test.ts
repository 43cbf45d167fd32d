import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { scripted } from '../../src/dice/index.js';
import {
  loadAnyRuleset,
  loadResolver,
  loadResolvers,
  loadRuleset,
  recordOf,
  resolverIds,
  rulesetIds,
  startBattle,
} from '../../src/index.js';
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

describe('resolution functions', () => {
  const shot = { weapon: 'muskets', distance: 12, cover: 'fence' };

  it('are loaded by their names, and read a situation to the last key', async () => {
    const volley = await loadResolver('musket/small-arms-volley');
    const situation = { groups: [{ ...shot, figures: 3, shots: 1 }], targetFigures: 12 };
    expect(volley.roll(situation, scripted([4, 6, 2]))).toMatchObject({ lost: 2 });
    expect(() =>
      volley.resolve({ groups: [{ ...shot, cover: 'hedge', figures: 3, shots: 1 }], targetFigures: 12 }),
    ).toThrow(/groups\[0\]\.cover/);
    expect(() =>
      volley.resolve({ groups: [{ cvoer: 'fence', ...shot, figures: 3, shots: 1 }], targetFigures: 12 }),
    ).toThrow(/cvoer.*did you mean "cover"/);
  });

  it('are those of every game', async () => {
    const names = (await loadResolvers()).map(({ name }) => name.slice(0, name.indexOf('/')));
    expect([...new Set(names)]).toEqual([...resolverIds]);
  });

  it.each([
    ['musket/small-arm-volley', 'did you mean "musket/small-arms-volley"?'],
    ['chess/mate', 'there is no function "chess/mate"'],
  ])('who asks for %s is told what there is', async (name, said) => {
    await expect(loadResolver(name)).rejects.toThrow(said);
  });
});
