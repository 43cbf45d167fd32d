import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { RuleViolation } from '../../src/rulebook/index.js';
import { musterRaymond } from '../../src/rulesets/raymond/army/muster.js';
import { raymondRules } from '../../src/rulesets/raymond/rules.js';
import { type RaymondScenarioFile, raymondScenarioSchema } from '../../src/rulesets/raymond/schema.js';
import { entryIn, smallBattle } from './small-battle.js';

type Entry = ReturnType<typeof entryIn>;

const muster = (file: RaymondScenarioFile) => musterRaymond(raymondScenarioSchema.parse(file), raymondRules());

/** The small battle, spoiled. */
function spoiled(spoil: (file: RaymondScenarioFile) => void): RaymondScenarioFile {
  const file: RaymondScenarioFile = structuredClone(smallBattle());
  spoil(file);
  return file;
}

/** The small battle with another unit in it, or one changed. */
const changing = (id: string, change: Partial<Entry>) => spoiled(file => Object.assign(entryIn(file, id), change));
const without = (id: string, key: keyof Entry) => spoiled(file => delete entryIn(file, id)[key]);
const armyOf = (file: RaymondScenarioFile, side: string): Entry[] => file.sides[side]?.units as Entry[];
const adding = (...entries: Entry[]) => spoiled(file => armyOf(file, 'blue').push(...entries));

/** Everything that the muster finds wrong: path and clause. */
function faultsIn(file: RaymondScenarioFile): readonly (readonly [path: string, clause: string | undefined])[] {
  try {
    muster(file);
    return [];
  } catch (fault) {
    if (!(fault instanceof RuleViolation)) throw fault;
    return fault.violations.map(({ path, clause }) => [path, clause] as const);
  }
}

const blue = (id: string) => {
  const at = armyOf(smallBattle(), 'blue').findIndex(unit => unit.id === id);
  return `sides.blue.units[${at}]`;
};

describe('what stands on the table (raymond/stands/stand-and-unit raymond/units/types raymond/setup/start-formation)', () => {
  const { units, turn, initiative, holdings } = muster(smallBattle());

  it('is every unit of both sides, in the order of the scenario', () => {
    expect(Object.keys(units)).toEqual(
      Object.values(smallBattle().sides).flatMap(side => side.units.map(({ id }) => id)),
    );
    expect({ turn, initiative }).toEqual({ turn: 0, initiative: null });
    expect(holdings).toEqual([{ objective: 'cross', side: null, turns: 0 }]);
  });

  it('in its stands, row by row', () => {
    expect(units['blue-trained']).toMatchObject({
      type: 'pike-and-musket',
      formation: 'mass',
      strength: 5,
      stands: [
        { kind: 'musket', rank: 0, file: 0 },
        { kind: 'pike', rank: 0, file: 1 },
        { kind: 'musket', rank: 0, file: 2 },
        { kind: 'musket', rank: 1, file: 0 },
        { kind: 'musket', rank: 1, file: 1 },
      ],
      at: { x: 40, y: 12 },
      facing: 0,
      hits: 0,
      gone: null,
    });
    expect(units['red-pikes']).toMatchObject({ formation: 'line', strength: 4, facing: 180 });
  });

  it('guns and commanders as a single stand (raymond/units/single-stand-types raymond/artillery/types)', () => {
    expect(units['blue-guns']).toMatchObject({
      guns: 'light-guns',
      stands: [{ kind: 'light-gun', rank: 0, file: 0 }],
      formation: 'line',
      mounted: false,
      limbered: false,
    });
    expect(units['blue-general']).toMatchObject({ rank: 'commander', stands: [{ kind: 'command' }], mounted: true });
  });

  it('dragoons in the saddle or not, guns limbered or not (raymond/setup/start-states raymond/dragoons/two-states)', () => {
    expect(units['blue-dragoons']).toMatchObject({ mounted: false, formation: 'line' });
    const other = spoiled(file => {
      Object.assign(entryIn(file, 'blue-dragoons'), { stands: 'DD' });
      Object.assign(entryIn(file, 'blue-guns'), { limbered: true });
    });
    const state = muster(other);
    expect(state.units['blue-dragoons']).toMatchObject({ mounted: true });
    expect(state.units['blue-guns']).toMatchObject({ limbered: true });
    expect(units['blue-horse']).toMatchObject({ mounted: true });
  });

  it('all others on foot, whatever they carry (raymond/units/pike-and-musket-on-foot)', () => {
    for (const id of ['pikes', 'shot', 'clubmen', 'guns']) expect(units[`red-${id}`]).toMatchObject({ mounted: false });
  });
});

describe('what a unit may be', () => {
  it.each([
    ['a pike in a unit of Foot (raymond/units/foot-mix)', 'blue-clubmen', 'HHP'],
    ['a knife among pikes (raymond/units/pike-and-musket-mix)', 'blue-pikes', 'MPL'],
    ['horse on foot', 'blue-horse', 'dd'],
    ['a cuirassier among troopers', 'blue-horse', 'CCX'],
  ])('not %s', (_, id, stands) => {
    expect(faultsIn(changing(id, { stands }))).toEqual([[`${blue(id)}.stands`, 'raymond/units/types']]);
  });

  it.each([
    ['all pikes, all muskets, or any mix (raymond/units/pike-and-musket-mix)', 'blue-pikes', ['PP', 'MM', 'PMPM']],
    ['all of one weapon, or any mix (raymond/units/foot-mix)', 'blue-clubmen', ['HH', 'LL', 'LHL']],
  ])('%s', (_, id, all) => {
    for (const stands of all) expect(faultsIn(changing(id, { stands }))).toEqual([]);
  });

  it('dragoons all mounted or all on foot (raymond/dragoons/no-part-dismount raymond/units/cavalry-unit-uniform)', () => {
    expect(faultsIn(changing('blue-dragoons', { stands: 'Dd' }))).toEqual([
      [`${blue('blue-dragoons')}.stands`, 'raymond/units/cavalry-unit-uniform'],
    ]);
  });

  it('with fewer hit markers than take off a stand (raymond/losses/one-stand-per-two-hits)', () => {
    const clause = 'raymond/losses/one-stand-per-two-hits';
    expect(faultsIn(changing('blue-clubmen', { before: { hits: 1 } }))).toEqual([]);
    expect(faultsIn(changing('blue-clubmen', { before: { hits: 2 } }))).toEqual([
      [`${blue('blue-clubmen')}.before.hits`, clause],
    ]);
    expect(faultsIn(changing('blue-general', { before: { lost: 1 } }))).toEqual([
      [`${blue('blue-general')}.before.lost`, clause],
    ]);
  });

  it('two to six stands, unless the players agree otherwise (raymond/units/starting-size)', () => {
    for (const stands of ['H', 'HHHHHHH']) {
      const file = changing('blue-clubmen', { stands });
      expect(faultsIn(file)).toEqual([[`${blue('blue-clubmen')}.stands`, 'raymond/units/starting-size']]);
      expect(faultsIn({ ...file, agreed: ['unit-size'] })).toEqual([]);
    }
    for (const stands of ['HH', 'HHHHHH']) expect(faultsIn(changing('blue-clubmen', { stands }))).toEqual([]);
  });

  it('in a valid formation (raymond/formation/must-be-valid)', () => {
    for (const change of [
      { stands: 'MMMM/MM' },
      { stands: 'MM/MMM' },
      { stands: 'M.M' },
      { stands: 'MMM', formation: 'mass' },
      { stands: 'MM/MM', formation: 'line' },
    ] as const) {
      const faults = faultsIn(changing('blue-pikes', change));
      expect(faults.length, JSON.stringify(change)).toBeGreaterThan(0);
      for (const [path] of faults) expect(path).toMatch(/^sides\.blue\.units\[2\]\.(stands|formation)/);
    }
    expect(faultsIn(changing('blue-pikes', { stands: 'MPM/MPM', formation: 'defensive mass' }))).toEqual([]);
    expect(faultsIn(changing('blue-lancers', { stands: 'CC/CC', formation: 'defensive mass' }))).not.toEqual([]);
    expect(faultsIn(changing('blue-dragoons', { stands: 'dd/dd', formation: 'defensive mass' }))).toEqual([]);
  });

  it('what cannot be read is told with its place', () => {
    expect(faultsIn(changing('blue-pikes', { stands: 'MQ' }))).toEqual([[`${blue('blue-pikes')}.stands`, undefined]]);
    expect(faultsIn(changing('blue-pikes', { facing: 'up' }))).toEqual([
      [`${blue('blue-pikes')}.facing`, 'raymond/stands/facing'],
    ]);
  });

  it.each([
    ['guns for artillery', without('blue-guns', 'guns'), 'blue-guns', 'guns', 'raymond/artillery/types'],
    [
      'no guns for horse',
      changing('blue-horse', { guns: 'heavy-guns' }),
      'blue-horse',
      'guns',
      'raymond/artillery/types',
    ],
    ['a rank for commanders', without('blue-second', 'rank'), 'blue-second', 'rank', 'raymond/command/identify-rank'],
    [
      'no rank for foot',
      changing('blue-pikes', { rank: 'commander' }),
      'blue-pikes',
      'rank',
      'raymond/command/identify-rank',
    ],
    ['stands for foot', without('blue-pikes', 'stands'), 'blue-pikes', 'stands', 'raymond/units/single-stand-types'],
    [
      'none for guns',
      changing('blue-guns', { stands: 'l' }),
      'blue-guns',
      'stands',
      'raymond/units/single-stand-types',
    ],
    [
      'no limbers for horse',
      changing('blue-horse', { limbered: true }),
      'blue-horse',
      'limbered',
      'raymond/setup/start-states',
    ],
  ])('%s', (_, file, id, key, clause) => {
    expect(faultsIn(file)).toContainEqual([`${blue(id)}.${key}`, clause]);
  });
});

describe('what an army may be', () => {
  const general: Entry = { id: 'blue-third', type: 'command', rank: 'sub-commander', at: [50, 4], facing: 'N' };

  it('one Commander and one Sub-Commander (raymond/command/number raymond/command/extra-sub-commander)', () => {
    expect(faultsIn(changing('blue-second', { rank: 'commander' }))).toEqual([
      ['sides.blue.units', 'raymond/command/number'],
      ['sides.blue.units', 'raymond/command/number'],
    ]);
    expect(faultsIn(adding(general))).toEqual([['sides.blue.units', 'raymond/command/extra-sub-commander']]);
    expect(faultsIn({ ...adding(general), agreed: ['extra-sub-commander'] })).toEqual([]);
  });

  it('more foot than horse, and more of it with pike and musket (raymond/army/more-foot-than-mounted raymond/army/more-pike-and-musket-than-foot)', () => {
    const horse: Entry = { id: 'blue-more', type: 'cavalry', stands: 'CC', at: [50, 4], facing: 'N' };
    expect(faultsIn(adding(horse))).toEqual([['sides.blue.units', 'raymond/army/more-foot-than-mounted']]);
    expect(faultsIn({ ...adding(horse), agreed: ['army-composition'] })).toEqual([]);
    const foot = ['a', 'b'].map((name, i): Entry => {
      return { id: `blue-${name}`, type: 'foot', stands: 'HH', at: [45 + 5 * i, 4], facing: 'N' };
    });
    expect(faultsIn(adding(...foot))).toEqual([['sides.blue.units', 'raymond/army/more-pike-and-musket-than-foot']]);
  });

  it('no heavy cavalry among so few horse (raymond/army/heavy-cavalry-limit)', () => {
    expect(faultsIn(changing('blue-horse', { type: 'heavy-cavalry', stands: 'XXX' }))).toEqual([
      ['sides.blue.units', 'raymond/army/heavy-cavalry-limit'],
    ]);
  });
});

describe('where units may stand', () => {
  it('on the table', () => {
    for (const at of [
      [20, 1],
      [2, 12],
      [59, 12],
    ] as const) {
      expect(faultsIn(changing('blue-pikes', { at: [...at] })), `${at}`).toContainEqual([
        `${blue('blue-pikes')}.at`,
        undefined,
      ]);
    }
    expect(faultsIn(changing('blue-clubmen', { at: [30, 1.575] }))).toEqual([]);
  });

  it('not on one another, but side by side (raymond/move/no-interpenetration)', () => {
    const fault = [`${blue('blue-pikes')}.at`, 'raymond/move/no-interpenetration'];
    expect(faultsIn(changing('blue-clubmen', { at: [20, 13] }))).toEqual([fault]);
    expect(faultsIn(changing('blue-clubmen', { at: [20, 12 - 1.575] }))).toEqual([]);
  });

  it('in contact with the enemy if the players want it so', () => {
    expect(faultsIn(changing('blue-pikes', { at: [20, 36] }))).toEqual([]);
  });

  it('not on ground that is barred to them, which is what was agreed (raymond/move/no-prohibited-terrain raymond/setup/agreed-by-players)', () => {
    const wood = {
      kind: 'wood',
      id: 'copse',
      outline: [
        [6, 7],
        [24, 7],
        [24, 13],
        [6, 13],
      ],
    } as const;
    const file = spoiled(each => {
      each.table = { ...each.table, features: [{ ...wood, outline: wood.outline.map(([x, y]) => [x, y] as const) }] };
    });
    const horse = [`${blue('blue-horse')}.at`, 'raymond/move/no-prohibited-terrain'];
    expect(faultsIn(file)).toEqual([[`${blue('blue-second')}.at`, 'raymond/move/no-prohibited-terrain'], horse]);
    expect(faultsIn({ ...file, terrain: { wood: { bars: ['foot'] } } })).toEqual([
      [`${blue('blue-pikes')}.at`, 'raymond/move/no-prohibited-terrain'],
    ]);
    expect(faultsIn({ ...file, terrain: { wood: { bars: [] } } })).toEqual([]);
  });
});

describe('what a scenario must say (raymond/setup/agreed-by-players)', () => {
  const crossed = {
    kind: 'hill',
    id: 'crossed',
    outline: [
      [0, 0],
      [9, 9],
      [9, 0],
      [0, 9],
    ] as [number, number][],
  } as const;

  it.each<[string, (file: RaymondScenarioFile) => void, string]>([
    ['two sides', file => delete file.sides.red, 'sides'],
    ['a limit of turns', file => (file.victory = file.victory.slice(0, 3)), 'victory'],
    ['objectives that there are', file => (file.objectives = []), 'victory[0].objectives'],
    ['each of its own id', file => (file.objectives = [...file.objectives!, ...file.objectives!]), 'objectives[1].id'],
    ['on the table', file => (file.objectives![0]!.at = [30, 49]), 'objectives[0].at'],
    ['a side that there is', file => Object.assign(file.victory[0]!, { side: 'green' }), 'victory[0].side'],
    ['units of their own id', file => (entryIn(file, 'red-horse').id = 'blue-horse'), 'sides.red.units[6].id'],
    ['a sound table', file => (file.table = { ...file.table, features: [crossed] }), 'table.features[0].outline'],
  ])('%s', (_, spoil, path) => {
    expect(faultsIn(spoiled(spoil)).map(([where]) => where)).toContain(path);
  });

  it('a Commander to lose, where that decides', () => {
    const file = { ...changing('blue-general', { rank: 'sub-commander' }), agreed: ['army-composition'] as const };
    expect(faultsIn({ ...file, agreed: [...file.agreed] })).toEqual([
      ['sides.blue.units', 'raymond/setup/agreed-by-players'],
    ]);
  });

  it('all faults are told at once', () => {
    const file = spoiled(each => {
      entryIn(each, 'blue-pikes').stands = 'MQ';
      entryIn(each, 'red-horse').stands = 'CCCCCCC';
      entryIn(each, 'red-pikes').at = [90, 36];
      each.victory = each.victory.slice(0, 3);
    });
    expect(faultsIn(file)).toHaveLength(4);
  });
});

describe('the example scenarios', () => {
  it.each(['naseby-1645'])('%s is in order', name => {
    const file = JSON.parse(readFileSync(`examples/scenarios/${name}.json`, 'utf8'));
    expect(faultsIn(file)).toEqual([]);
  });
});
