import { describe, expect, it } from 'vitest';
import { adding, entry, faultsOf, mustered, single, type UnitFile } from './scenario-file.js';
import { unitIn } from './table-top.js';

type Before = NonNullable<UnitFile['before']>;

const stands = (unit: UnitFile, before: Before) =>
  unitIn(
    mustered(file => {
      adding({ ...unit, before })(file);
      file.agreed.push('missile-share', 'artillery-share');
    }),
    unit.id,
  );
const path = 'sides.blue.units[1].before';
const faults = (unit: UnitFile, before: Before) =>
  faultsOf(adding({ ...unit, before }))
    .filter(fault => fault.path.startsWith(path))
    .map(({ path, clause, mend }) => `${path} ${clause ?? ''}: ${mend}`);

const archers = entry({ type: 'archer-light', figures: 12 });
const elephant = single({ type: 'war-elephant-archer' });
const ballista = single({ type: 'ballista' });

describe('units in the middle of a battle', () => {
  it('have shot some of what they had, and may be unloaded', () => {
    expect(stands(archers, { shots: 5, loaded: false })).toMatchObject({ shots: 5, loaded: false });
    expect(stands(archers, { shots: 24 })).toMatchObject({ shots: 24, loaded: true });
    expect(stands(archers, { lost: 4 })).toMatchObject({ shots: 24, loaded: true, figures: 8 });
    expect(stands(ballista, { shots: 3 }).machine).toMatchObject({ rounds: 3 });
  });

  it('shoot no more than they began with', () => {
    expect(faults(archers, { shots: 25 })).toEqual([`${path}.shots : give 24 at most`]);
    expect(faults(ballista, { shots: 13 })).toEqual([`${path}.shots : give 12 at most`]);
    expect(faults(ballista, { shots: 12 })).toEqual([]);
    expect(faults(entry(), { shots: 1 })).toEqual([`${path}.shots : leave it out`]);
  });

  it('bear hits, if they are elephants that have not run amok [cady/ancient-medieval/elephant/hits-to-rampage]', () => {
    expect(stands(elephant, { hits: 3 }).elephant).toMatchObject({ hits: 3 });
    expect(stands(elephant, { lost: 0 }).elephant).toMatchObject({ hits: 0 });
    expect(faults(elephant, { hits: 5 })).toEqual([]);
    expect(faults(elephant, { hits: 6 })).toEqual([
      `${path}.hits cady/ancient-medieval/elephant/hits-to-rampage: give 5 at most`,
    ]);
    expect(faults(archers, { hits: 1 })).toEqual([`${path}.hits : say how many it has "lost"`]);
  });

  it('are told apart where several are one entry', () => {
    expect(faults({ ...elephant, figures: 2 }, { hits: 1 })).toEqual([`${path} : make each a unit of its own`]);
    expect(faults({ ...elephant, figures: 1 }, { hits: 1 })).toEqual([]);
  });

  it('are not all lost', () => {
    expect(faults(entry({ figures: 12 }), { lost: 12 })).toEqual([
      `${path}.lost : leave out a unit of which nobody is left`,
    ]);
    expect(stands(entry({ figures: 12 }), { lost: 11 }).figures).toBe(1);
  });
});
