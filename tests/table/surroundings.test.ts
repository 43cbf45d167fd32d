import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  distanceBetweenQuads,
  type Feature,
  lookAround,
  type Placed,
  type Presence,
  quadOf,
  type Table,
} from '../../src/table/index.js';
import { box, company, placedBodies, plain, put, tableWith } from './ground.js';

type Doing = 'standing' | 'advancing' | 'routing';
const sight = { woodDepth: 2, hillEdge: 3 };
const somebody = (id: string, side: string, placed: Placed, doing: Doing = 'standing'): Presence<Doing> => ({
  id,
  side,
  placed,
  doing,
});
/** Six files of two ranks, 12 wide and 4 deep. */
const six = company(12, 6);
const look = (everybody: readonly Presence<Doing>[], table: Table = plain) => lookAround({ everybody, table, sight });
const ids = (found: readonly { readonly who: Presence }[]) => found.map(({ who }) => who.id);

describe('who is near', () => {
  const own = somebody('own', 'red', put(six, 100, 100));
  const field = look([
    own,
    somebody('far', 'blue', put(six, 100, 190, 180)),
    somebody('foe', 'blue', put(six, 100, 120, 180), 'advancing'),
    somebody('runaway', 'blue', put(six, 110, 125, 0), 'routing'),
    somebody('friend', 'red', put(six, 80, 100), 'advancing'),
  ]);

  it('is found by distance, the nearest first', () => {
    expect(ids(field.around('own'))).toEqual(['friend', 'foe', 'runaway', 'far']);
    expect(ids(field.around('own', { within: 20 }))).toEqual(['friend', 'foe']);
    expect(field.around('own', { within: 20 }).map(({ distance }) => distance)).toEqual([8, 20]);
    expect(ids(field.around('own', { within: 19.999 }))).toEqual(['friend']);
  });

  it('is found by side and by what he does', () => {
    expect(ids(field.around('own', { of: 'enemies', within: 50 }))).toEqual(['foe', 'runaway']);
    expect(ids(field.around('own', { doing: ['advancing'] }))).toEqual(['friend', 'foe']);
    expect(ids(field.around('own', { of: 'enemies', doing: ['advancing', 'routing'] }))).toEqual(['foe', 'runaway']);
  });

  it('shows a side, and is on a side', () => {
    const [friend, foe, runaway] = field.around('own', { within: 50 });
    expect(foe).toMatchObject({ shows: 'front', isOn: 'front' });
    expect(runaway).toMatchObject({ shows: 'rear' });
    expect(friend).toMatchObject({ shows: 'flank', isOn: 'flank' });
  });

  it('is nobody for somebody who is not there', () => {
    expect(field.around('nobody')).toEqual([]);
  });
});

describe('who is in view', () => {
  const everybody = [
    somebody('own', 'red', put(six, 100, 100)),
    somebody('foe', 'blue', put(six, 100, 140, 180)),
    somebody('beside', 'blue', put(six, 160, 140, 180)),
  ];

  it('is behind no wood', () => {
    const wood: Feature = { kind: 'wood', id: 'w', outline: box(85, 115, 30, 10) };
    expect(ids(look(everybody, tableWith(wood)).around('own', { inView: true }))).toEqual(['beside']);
    expect(ids(look(everybody).around('own', { inView: true }))).toEqual(['foe', 'beside']);
  });

  it('is behind no troops on the level', () => {
    const screen = somebody('screen', 'red', put(company(60, 30), 100, 120));
    expect(ids(look([...everybody, screen]).around('own', { of: 'enemies', inView: true }))).toEqual(['beside']);
  });

  it('is near enough, where the rulebook lets nobody see farther', () => {
    const near = lookAround({
      everybody,
      table: plain,
      sight,
      seesSoFar: (own, other, far) => own.side !== other.side && far < 45,
    });
    expect(ids(near.around('own', { inView: true }))).toEqual(['foe']);
    expect(ids(near.around('own'))).toEqual(['foe', 'beside']);
    expect(near.around('beside', { inView: true })).toEqual([]);
  });

  it('stands so many levels above or below', () => {
    const hill: Feature = { kind: 'hill', id: 'h', level: 2, outline: box(80, 130, 40, 30) };
    const field = look(everybody, tableWith(hill));
    expect(field.around('own').map(({ who, levelsAbove }) => [who.id, levelsAbove])).toEqual([
      ['foe', 2],
      ['beside', 0],
    ]);
    expect(field.around('foe', { within: 50 })[0]?.levelsAbove).toBe(-2);
  });
});

describe('wherever they stand', () => {
  it('nearness and view are mutual, and a wider look finds everybody of a narrower one', () => {
    const several = fc.array(placedBodies, { minLength: 2, maxLength: 5 });
    const wood: Feature = { kind: 'wood', id: 'w', outline: box(90, 90, 25, 15) };
    fc.assert(
      fc.property(several, fc.integer({ min: 0, max: 80 }), (bodies, within) => {
        const everybody = bodies.map((placed, i) => somebody(`u${i}`, i % 2 === 0 ? 'red' : 'blue', placed));
        const field = look(everybody, tableWith(wood));
        for (const { id, placed } of everybody) {
          const wide = field.around(id);
          expect(wide).toHaveLength(everybody.length - 1);
          const near = wide.filter(({ distance }) => distance <= within);
          expect(ids(field.around(id, { within }))).toEqual(ids(near));
          for (const other of wide) {
            expect(other.distance).toBe(distanceBetweenQuads(quadOf(placed), quadOf(other.who.placed)));
            const back = field.around(other.who.id).find(({ who }) => who.id === id);
            expect(back).toMatchObject({ distance: other.distance, inView: other.inView });
            expect((back?.levelsAbove ?? 0) + other.levelsAbove).toBe(0);
          }
        }
      }),
      { numRuns: 40 },
    );
  });
});
