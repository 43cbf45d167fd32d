import { describe, expect, it } from 'vitest';
import { movedBy } from '../../src/rulesets/raymond/formation/formation.js';
import {
  classOf,
  enemiesOf,
  friendsOf,
  gaitOf,
  isSingle,
  placeUnit,
  unitsOnTable,
} from '../../src/rulesets/raymond/units.js';
import { unitAs, unitsById } from './formed.js';

describe('units', () => {
  const guns = unitAs('blue-guns', 'artillery', 'h', { guns: 'heavy-guns' });
  const foot = unitAs('blue-foot', 'pike-and-musket', 'PMM');
  const horse = unitAs('red-horse', 'heavy-cavalry', 'XX');
  const units = unitsById(
    foot,
    unitAs('blue-dragoons', 'dragoon', 'DD', { mounted: true }),
    unitAs('blue-shot', 'dragoon', 'dd'),
    unitAs('blue-horse', 'cavalry', 'CCC'),
    unitAs('blue-general', 'command', 'G', { rank: 'commander' }),
    guns,
    unitAs('red-foot', 'foot', 'HL', { gone: 'routed' }),
    horse,
  );

  it('are foot, mounted or artillery; dragoons as they happen to be [raymond/units/foot-lower-case] [raymond/units/mounted-class] [raymond/dragoons/mounted-as-mounted] [raymond/dragoons/dismounted-as-pike-and-musket]', () => {
    const classes = Object.values(units).map(classOf);
    expect(classes).toEqual(['foot', 'mounted', 'foot', 'mounted', 'mounted', 'artillery', 'foot', 'mounted']);
  });

  it('move by the row of their kind and state [raymond/dragoons/mounted-as-mounted] [raymond/dragoons/dismounted-as-pike-and-musket]', () => {
    expect(Object.values(units).map(unit => gaitOf(unit))).toEqual([
      'pike-and-musket',
      'mounted-dragoons',
      'pike-and-musket',
      'cavalry',
      'commanders',
      'prolong-heavy-guns',
      'foot',
      'heavy-cavalry',
    ]);
    expect(gaitOf({ ...guns, limbered: true })).toBe('limbered-artillery');
    expect(gaitOf({ ...foot, formation: 'defensive mass' })).toBe('defensive-mass');
    expect(() => gaitOf({ ...guns, guns: null })).toThrow('guns');
  });

  it('are friends, enemies, or gone', () => {
    expect(unitsOnTable(units)).toHaveLength(7);
    expect(enemiesOf(foot, { units }).map(({ id }) => id)).toEqual(['red-horse']);
    expect(friendsOf(horse, { units })).toEqual([]);
    expect(friendsOf(foot, { units })).toHaveLength(5);
    expect(isSingle(guns)).toBe(true);
    expect(isSingle(foot)).toBe(false);
  });

  it('are put where geometry has them, and keep all else', () => {
    const before = unitAs('blue-horse', 'cavalry', 'CCC');
    const moved = movedBy(before, 90, 4);
    const after = structuredClone(before);
    placeUnit(after, moved);
    expect(after).toEqual({ ...before, at: { x: 4, y: 0 } });
  });
});
