import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { littlewars } from './command.js';
import { scenarioPath } from './musket-scenario.js';

const here = mkdtempSync(join(tmpdir(), 'littlewars-'));
const record = join(here, 'battle.json');
const page = (file: string) => readFileSync(file, 'utf8');
const sections = (html: string) => html.match(/<section /g)?.length;

describe('a page that steps through a battle', () => {
  it('is the same whether it is written while the battle is played, replayed or drawn', async () => {
    const [played, replayed, drawn] = ['a', 'b', 'c'].map(name => join(here, `${name}.html`));
    const seeds = ['--seed', '2', '--turns', '2', '--quiet'];
    const battle = await littlewars('battle', scenarioPath, ...seeds, '--record', record, '--html', played ?? '');
    expect([battle.code, battle.err]).toEqual([0, '']);
    await littlewars('replay', record, '--html', replayed ?? '');
    const turns = await littlewars('draw', 'turns', record, '--html', drawn ?? '');
    expect(turns).toEqual({ code: 0, out: '', err: '' });
    expect(page(replayed ?? '')).toBe(page(played ?? ''));
    expect(page(drawn ?? '')).toBe(page(played ?? ''));
  });

  it('has a picture and the told turn for every turn, and asks the network for nothing', () => {
    const html = page(join(here, 'a.html'));
    expect(sections(html)).toBe(3);
    expect(html.match(/<svg /g)?.length).toBe(3);
    expect(html).toContain('<h2>Turn 2</h2>');
    expect(html).toContain('Blue battery');
    // Names of XML are no addresses; nothing else may look like one.
    expect(html.replaceAll('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|src=|<link|@import|url\((?!#)/);
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('wraps what is told of the armies, and keeps their tables', () => {
    const html = page(join(here, 'a.html'));
    const kept = [...html.matchAll(/<pre>([^<]*)<\/pre>/g)].map(([, text = '']) => text);
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.filter(text => !/^-{3,}/m.test(text))).toEqual([]);
    expect(html).toMatch(/<p>The table is [^<]*<\/p>/);
  });

  it('tells what strangers wrote as text', async () => {
    const scenario = JSON.parse(readFileSync(scenarioPath, 'utf8'));
    scenario.name = '</title><script>alert(1)</script>';
    scenario.sides.blue.units[0].name = '<img src=x onerror=alert(1)>';
    const file = join(here, 'evil.json');
    writeFileSync(file, JSON.stringify(scenario));
    const out = join(here, 'evil.html');
    expect((await littlewars('battle', file, '--turns', '1', '--quiet', '--html', out)).code).toBe(0);
    expect(page(out)).not.toMatch(/<img|alert\(1\)<\/script>/);
  });

  it('is written over nothing that is needed', async () => {
    expect((await littlewars('replay', record, '--html', record)).code).toBe(2);
    expect((await littlewars('battle', scenarioPath, '--html', 'x.html', '--svg', 'x.html')).code).toBe(2);
  });
});

describe('the turns of a record', () => {
  it('are drawn on one sheet', async () => {
    const { code, out } = await littlewars('draw', 'turns', record);
    expect(code).toBe(0);
    expect(out).toContain('3 pictures of the table.');
    expect(out).toContain('The bridge at Ashford');
  });
});
