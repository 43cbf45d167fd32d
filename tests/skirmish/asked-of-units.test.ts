import { expect, test } from 'vitest';
import { resolverOf } from '../resolvers/all.js';

const rider = { on: 'horse', horse: 'unbarded', protection: 3 };
const man = (more: object) => ({
  result: 'craven',
  inCover: true,
  enemies: [{ distance: 9, where: 'front' }],
  ...more,
});

test.each([
  // A sergeant does not lead sergeants; a knight does.
  [
    'skirmish/commander-of-unit',
    { commander: { class: 'sergeant' }, men: [{ class: 'sergeant' }, { class: 'peasant' }] },
    { faults: [{ path: 'commander', clause: 'skirmish/units/commander' }] },
  ],
  [
    'skirmish/commander-of-unit',
    { commander: { class: 'knight' }, men: [{ class: 'sergeant' }, { class: 'peasant' }] },
    { faults: [] },
  ],
  // A horse gallops only out of a move.
  [
    'skirmish/run-or-gallop',
    { mover: rider, pace: 'run', history: { moved: false } },
    { faults: [{ path: 'history.moved', clause: 'skirmish/movement/gallop-from-movement' }] },
  ],
  ['skirmish/run-or-gallop', { mover: rider, pace: 'walk', history: { moved: false } }, { faults: [] }],
  // Two of three are in cover, one flees; the enemy is as near as to the nearest of them.
  [
    'skirmish/body-standing',
    {
      men: [
        man({}),
        man({ fleeing: true, enemies: [{ distance: 4, where: 'front' }] }),
        man({ inCover: false, enemyInside: true }),
      ],
    },
    { standing: { inCover: true, fleeing: false, enemyInside: true, enemies: [{ distance: 4 }] } },
  ],
])('%s of %j', (name, situation, said) => {
  const { result, because } = resolverOf(name).resolve(situation);
  expect(result).toMatchObject(said);
  expect(because.length).toBeGreaterThan(0);
});
