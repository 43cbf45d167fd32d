import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { littlewars, typing } from './command.js';

const raid = 'examples/scenarios/raid-on-thornley-manor.json';
const folder = () => mkdtempSync(join(tmpdir(), 'littlewars-'));
const textOf = (path: string) => readFileSync(path, 'utf8');

describe('retinues as files', () => {
  it('go from battle to battle, and are not written over', async () => {
    const here = folder();
    const [one, two, record] = [join(here, 'one.json'), join(here, 'two.json'), join(here, 'r.json')];
    const first = await littlewars('battle', raid, '--seed', '5', '--quiet', '--retinue-after', `brois=${one}`);
    expect([first.code, first.out.includes(`Retinue of brois: ${one}`)]).toEqual([0, true]);
    const schema = z.fromJSONSchema(JSON.parse(textOf('schemas/retinue-skirmish.json')));
    expect(schema.safeParse(JSON.parse(textOf(one))).success).toBe(true);

    const again = ['battle', raid, '--seed', '6', '--retinue', `brois=${one}`];
    const over = await littlewars(...again, '--retinue-after', `brois=${one}`, '--force');
    expect([over.code, over.err]).toEqual([2, expect.stringContaining('would overwrite the retinue of brois')]);
    const second = await littlewars(...again, '--json', '--record', record, '--retinue-after', `brois=${two}`);
    expect(JSON.parse(second.out).retinues).toEqual({ brois: two });
    expect(textOf(two)).not.toBe(textOf(one));
    const there = await littlewars(...again, '--quiet', '--retinue-after', `brois=${two}`);
    expect([there.code, there.err]).toEqual([2, expect.stringContaining('is there already')]);

    // The record has the men who came, and leads to the same.
    const three = join(here, 'three.json');
    const { out } = await littlewars('campaign', record, '--retinue-after', `brois=${three}`);
    expect([textOf(three) === textOf(two), out.includes('Retinue of brois')]).toEqual([true, true]);
    const named = join(here, 'named.json');
    writeFileSync(named, textOf(one).replace('"name": "Sir Eustace"', '"name": "Young Wat"'));
    const play = ['play', raid, '--side', 'brois', '--seed', '1', '--retinue', `brois=${named}`];
    expect((await typing(['quit'], ...play)).out).toContain('Young Wat');
  });

  it('are not written of a battle that is not decided, and say in which file a fault is', async () => {
    const here = folder();
    const one = join(here, 'one.json');
    const brief = ['battle', raid, '--turns', '1', '--quiet'];
    const { out } = await littlewars(...brief, '--retinue-after', `brois=${one}`);
    expect([out.includes('no retinue is written'), existsSync(one)]).toEqual([true, false]);
    await littlewars('battle', raid, '--seed', '5', '--quiet', '--retinue-after', `brois=${one}`);
    const retinue = JSON.parse(textOf(one));
    retinue.retinue.forces[0].commander = 'nobody';
    const bad = join(here, 'bad.json');
    writeFileSync(bad, JSON.stringify(retinue));
    const faulty = await littlewars(...brief, '--retinue', `brois=${bad}`);
    expect([faulty.code, faulty.err]).toEqual([1, expect.stringContaining(`${bad}: retinue.forces[0].commander`)]);
    expect((await littlewars(...brief, '--retinue', `brois=${raid}`)).err).toContain('not a retinue file');
    expect((await littlewars(...brief, '--retinue', `nobody=${one}`)).err).toContain('unknown side "nobody"');
    expect((await littlewars(...brief, '--retinue', one)).err).toContain('SIDE=FILE');
    const naseby = ['battle', 'examples/scenarios/naseby-1645.json', '--turns', '1', '--quiet'];
    const none = await littlewars(...naseby, '--retinue-after', `royalist=${join(here, 'n.json')}`);
    expect([none.code, none.err]).toEqual([2, expect.stringContaining('has no retinues')]);
  });
});
