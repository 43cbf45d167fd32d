import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readUncalled, readUnsaid, readUntold } from '../../scripts/catalogue.js';
import { standingNow } from '../../scripts/standing-now.js';

const reasons = readUncalled();
const untoldBecause = readUntold();

test('every function that a reason excuses from the turn stands where it says', () => {
  const missing = Object.keys(reasons).filter(place => {
    const [path = '', name = ''] = place.split('#');
    return !existsSync(path) || !new RegExp(`export (function|const) ${name}\\b`).test(readFileSync(path, 'utf8'));
  });
  expect(missing).toEqual([]);
});

test('no turn calls it still, and whatever else no turn calls or is told of has its reason', async () => {
  const { uncalled, untold } = await standingNow();
  expect(uncalled.length).toBeGreaterThan(20);
  expect(Object.keys(reasons).filter(place => !uncalled.includes(place))).toEqual([]);
  expect(uncalled.filter(place => !Object.hasOwn(reasons, place))).toEqual([]);
  expect(Object.keys(untoldBecause).filter(place => !untold.includes(place))).toEqual([]);
  expect(untold.filter(place => !Object.hasOwn(untoldBecause, place))).toEqual([]);
}, 240_000);

test('no turn says those words still, or tells those apart, and whatever else no turn says or tells apart has its reason', async () => {
  const { unsaid, alike } = await standingNow();
  const because = readUnsaid();
  expect(unsaid.length).toBeGreaterThan(5);
  expect(Object.keys(because.unsaid).filter(place => !unsaid.includes(place))).toEqual([]);
  expect(unsaid.filter(place => !Object.hasOwn(because.unsaid, place))).toEqual([]);
  expect(Object.keys(because.alike).filter(place => !alike.includes(place))).toEqual([]);
  expect(alike.filter(place => !Object.hasOwn(because.alike, place))).toEqual([]);
}, 240_000);
