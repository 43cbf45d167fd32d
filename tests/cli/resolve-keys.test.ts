import { describe, expect, test } from 'vitest';
import { fileWith, littlewars } from './command.js';

describe('littlewars resolve NAME --list', () => {
  test('says what the situation of one function may hold', async () => {
    const { out } = await littlewars('resolve', 'musket/small-arms-volley', '--list');
    expect(out).toContain('groups: a list of objects with\n  weapon: pistols, muskets, fusils-carbines or rifles\n');
    expect(out).toContain('\n  cover?: fence, wall or building\n');
    expect(out).not.toContain('musket/small-arms-odds');
  });

  test('shows the ways of which one is chosen', async () => {
    const { out } = await littlewars('resolve', 'skirmish/move', '--list');
    expect(out).toContain(
      'mover: an object with\n  either\n    on: foot\n    protection: 1, 2, 3 or 4\n  or\n    on: horse\n',
    );
  });

  test('gives the schema of that function alone to machines', async () => {
    const { out } = await littlewars('resolve', 'skirmish/wound', '--list', '--json');
    expect(JSON.parse(out).map((each: { function: string }) => each.function)).toEqual(['skirmish/wound']);
  });

  test('knows no function that is not there', async () => {
    const { code, err } = await littlewars('resolve', 'musket/gunn', '--list');
    expect([code, err]).toEqual([2, expect.stringContaining('did you mean musket/gun')]);
  });
});

test('of a word that is missing it is said that it is missing', async () => {
  const file = fileWith({ distance: 10 });
  const { err } = await littlewars('resolve', 'musket/small-arms-odds', file);
  expect(err).toMatch(/weapon: this is missing; choose one of "pistols"/);
});
