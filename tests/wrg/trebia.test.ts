import { expect, it, vi } from 'vitest';
import { field } from './fields.js';

vi.setConfig({ testTimeout: 240_000 });

it('the Trebia is fought to its end in a short winter day, in the snow that falls [wrg/weather/daylight] [wrg/weather/onset]', () => {
  const { battle: ended, told } = field('trebia-218-bc').fought(3);
  const words: string[] = told.map(event => (event.kind === 'weather' ? event.what : event.kind));
  expect(ended.outcome).not.toBeNull();
  // Eight periods of daylight in December, one of them gone.
  expect(ended.now.period).toBeLessThanOrEqual(7);
  expect(words).toEqual(expect.arrayContaining(['may-come', 'declared', 'met', 'fought']));
  const { wet = 0, snow = 0 } = ended.now.weather?.so ?? {};
  expect(wet).toBe(snow);
  expect(words).toContain('is-there');
  expect(snow).toBeGreaterThan(0);
  expect(words.includes('snow-lies')).toBe(snow >= 3);
});

it('Mago lies hidden until the Romans have gone past, and his foot and his horse come out together [wrg/orders/signals-range]', () => {
  const { told } = field('trebia-218-bc').fought(4);
  const at = (wanted: (event: (typeof told)[number]) => boolean) => told.findIndex(wanted);
  const melee = at(({ kind }) => kind === 'fought');
  const found = ['mago-foot', 'mago-horse'].map(id => at(event => event.kind === 'appeared' && event.unit === id));
  expect(found.every(place => place > melee && melee >= 0)).toBe(true);
  // Who of the two finds room charges first.
  const charge = at(event => event.kind === 'declared' && event.unit.startsWith('mago-'));
  expect(charge).toBeGreaterThan(Math.max(...found));
  expect(told).toContainEqual(expect.objectContaining({ kind: 'signal', units: ['mago-horse'] }));
});
