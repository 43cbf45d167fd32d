import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readUncalled } from '../../scripts/catalogue.js';
import { standingOfClauses } from '../../scripts/standing.js';

const reasons = readUncalled();

test('every function that a reason excuses from the turn stands where it says', () => {
  const missing = Object.keys(reasons).filter(place => {
    const [path = '', name = ''] = place.split('#');
    return !existsSync(path) || !new RegExp(`export (function|const) ${name}\\b`).test(readFileSync(path, 'utf8'));
  });
  expect(missing).toEqual([]);
});

test('no turn calls it still, and whatever else no turn of Cady or Raymond calls has its reason', () => {
  const ours = (place: string) => /\/(cady|raymond)\//.test(place);
  const uncalled = standingOfClauses().uncalled.filter(ours);
  expect(uncalled.length).toBeGreaterThan(20);
  expect(Object.keys(reasons).filter(place => ours(place) && !uncalled.includes(place))).toEqual([]);
  expect(uncalled.filter(place => !Object.hasOwn(reasons, place))).toEqual([]);
}, 240_000);
