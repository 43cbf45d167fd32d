import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { drawDistribution, drawTable } from '../../src/draw/index.js';
import { fileWith, littlewars, spawned } from '../cli/command.js';
import { scene } from './scene.js';
import { parseXml, shownText } from './xml.js';

const die = { outcomes: [1, 2, 3, 4].map(value => ({ value, probability: 0.25 })) };

describe('littlewars draw', () => {
  it('draws a table from a file, to standard output or to a file', async () => {
    const file = fileWith(scene);
    const printed = await littlewars('draw', 'table', file);
    expect(printed).toEqual({ code: 0, out: drawTable(scene), err: '' });
    const svg = `${file}.svg`;
    expect(await littlewars('draw', 'table', file, '--svg', svg, '--scale', '4', '--print')).toEqual({
      code: 0,
      out: '',
      err: '',
    });
    expect(readFileSync(svg, 'utf8')).toBe(drawTable({ ...scene, style: { scale: 4, ink: 'print' } }));
  });

  it('draws a distribution from standard input', async () => {
    const ran = await spawned(
      ['draw', 'distribution', '--title', 'a <d4>', '--from', '3', '--cumulative'],
      JSON.stringify(die),
    );
    expect(ran.err).toBe('');
    expect(ran.out).toBe(drawDistribution(die, { title: 'a <d4>', highlight: { from: 3 }, cumulative: true }));
  });

  it('draws two distributions and several turns', async () => {
    const two = await littlewars('draw', 'distribution', fileWith([die, { ...die, name: 'other' }]));
    expect(shownText(parseXml(two.out))).toContain('other');
    const turns = await littlewars('draw', 'turns', fileWith([scene, scene]), '--title', 'Both', '--columns', '1');
    expect(shownText(parseXml(turns.out))).toContain('Both');
  });

  it('draws what house rules play instead of a printed cell, and who says so', async () => {
    const rules = fileWith({
      format: 'littlewars-house-rules',
      version: 1,
      ruleset: 'musket',
      title: 'Club rules',
      cells: { 'cady/musket/shock-effect': { 'light-infantry': { 'light-cavalry': [4, 6] } } },
    });
    const { out, code } = await littlewars('draw', 'chart', 'cady/musket/shock-effect', '--rules', rules);
    expect(code).toBe(0);
    expect(out).toContain('>2, 4, 6 ⇒ 4, 6</text>');
    expect(out).toContain('>⇒ light-infantry, light-cavalry: Club rules</text>');
  });

  it('draws a chart by its id, and helps with a mistyped one', async () => {
    const ran = await littlewars('draw', 'chart', 'cady/musket/small-arms-fire');
    expect(ran.code).toBe(0);
    expect(shownText(parseXml(ran.out))).toContain('43–60');
    const wrong = await littlewars('draw', 'chart', 'cady/musket/smal-arms-fire');
    expect(wrong.code).toBe(2);
    expect(wrong.err).toContain('did you mean cady/musket/small-arms-fire');
  });

  it.each<[string, unknown, string]>([
    ['no JSON', '{', 'not JSON'],
    ['a list', [], 'input.json'],
    ['a missing table', { ...scene, table: undefined }, 'table'],
    ['an unknown key', { ...scene, colour: 'red' }, 'colour'],
    ['__proto__', `{"__proto__": {}, ${JSON.stringify(scene).slice(1)}`, '__proto__'],
    ['a word for a number', { ...scene, table: { ...scene.table, width: 'wide' } }, 'table.width'],
    ['a huge number', JSON.stringify(scene).replace('"width":180', '"width":1e308'), 'table.width'],
    ['an unknown piece', { ...scene, shots: [{ from: 'nobody', to: 'red-1', hits: 0 }] }, 'shots[0].from'],
  ])('refuses %s, naming file and place, and writes nothing', async (_, content, place) => {
    const file = fileWith(content);
    const ran = await littlewars('draw', 'table', file, '--svg', `${file}.svg`);
    expect(ran.code).toBe(1);
    expect(ran.err).toContain(file);
    expect(ran.err).toContain(place);
    expect(ran.err).not.toMatch(/\n\s+at /);
    expect(existsSync(`${file}.svg`)).toBe(false);
  });

  it('refuses a distribution that sums to something else, a missing file, a place that cannot be written', async () => {
    const half = await littlewars('draw', 'distribution', fileWith({ outcomes: die.outcomes.slice(2) }));
    expect(half).toMatchObject({ code: 1, out: '' });
    expect(half.err).toContain('sum to 0.5');
    expect(await littlewars('draw', 'table', '/nowhere/table.json')).toMatchObject({ code: 1, out: '' });
    const unwritable = await littlewars('draw', 'table', fileWith(scene), '--svg', '/nowhere/table.svg');
    expect(unwritable.code).toBe(1);
    expect(unwritable.err).toContain('/nowhere/table.svg');
  });

  it('ends wrong usage with 2', async () => {
    expect((await littlewars('draw', 'table', fileWith(scene), '--scale', 'large')).code).toBe(2);
    expect((await littlewars('draw', 'moustache')).code).toBe(2);
  });
});
