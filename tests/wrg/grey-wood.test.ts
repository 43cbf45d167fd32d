import { describe, expect, it, vi } from 'vitest';
import { wrgRules } from '../../src/rulesets/wrg/rules.js';
import { wrgView } from '../../src/rulesets/wrg/view.js';
import { pictureWrg } from '../../src/rulesets/wrg/windows/picture.js';
import { wrgWindows } from '../../src/rulesets/wrg/windows/windows.js';
import { drawBattle } from '../../src/windows/index.js';
import { expectPlayedAgain, field } from './fields.js';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

describe('the ford of the Grey Wood, with saints, trolls and a magician', () => {
  const { scenario, start, fought } = field('ford-of-the-grey-wood');
  const all = [1, 2, 10].map(fought);
  const battles = all.map(({ battle }) => battle);
  const told = all.flatMap(({ told: some }) => some);

  it('is fought to its end by the points of the book', () => {
    for (const { outcome, now } of battles) {
      expect(outcome).not.toBeNull();
      expect(now.period).toBeLessThanOrEqual(12);
    }
  });

  it('has spells, a dragon in the air, ents and demons who leave in it', () => {
    const kinds = new Set(told.map(({ kind }) => kind));
    expect([...kinds]).toEqual(expect.arrayContaining(['spell', 'flew', 'wonder', 'shot', 'fought', 'broke']));
    const wonders = new Set(told.flatMap(event => (event.kind === 'wonder' ? [event.what] : [])));
    expect([...wonders]).toEqual(expect.arrayContaining(['roused']));
    expect(told.some(event => event.kind === 'gone' && event.how === 'vanished')).toBe(true);
  });

  it('shows nobody the ents among the trees, and of magic only what shows', () => {
    const started = start(1);
    for (const side of Object.keys(scenario.sides)) {
      const view = wrgView(started.now, side, started.scenario);
      expect(Object.keys(view.units)).not.toContain('old-ents');
      expect(view.magic).toEqual({ enchantments: [], meals: {}, praying: [], rests: {} });
    }
  });

  it('counts the ents as nobody’s', () => {
    const { battle } = all[0]!;
    const row = wrgWindows
      .fates({ scenario: battle.scenario, rules: wrgRules() }, battle.now)
      .split('\n')
      .find(line => line.startsWith('Ents of the Grey Wood'));
    expect(row).toMatch(/Wood +nobody’s +ent/);
  });

  it('draws the ents as nobody’s once they stir', () => {
    const { now, scenario: agreed } = start(1);
    const units = structuredClone(now.units);
    const setting = { scenario: agreed, rules: wrgRules() };
    const styles = () => pictureWrg(setting, { ...now, units }, []).sides?.map(({ id, strength }) => [id, strength]);
    expect(styles()?.map(([id]) => id)).toEqual(['hills', 'march']);
    const march = styles()?.[1];
    delete units['old-ents']!.aside;
    units['old-ents']!.side = 'march';
    expect(styles()?.[1]).toEqual(march);
    expect(styles()?.[2]).toEqual(['nobody', '1 unit, 4 figures']);
  });

  it('draws every one of its creatures', () => {
    for (const battle of battles) expect(drawBattle(wrgWindows, battle)).toContain('<svg');
  });

  it('is played again from its record, to the same end', () => expectPlayedAgain(battles[0]!));
});
