import { describe, expect, it } from 'vitest';
import { armyFaults } from '../../src/rulesets/cady/ancient-medieval/army/army-faults.js';
import { ancientMedievalRulesUnder } from '../rules-under.js';

import { adding, type Change, entry, type File, faultsOf, single } from './scenario-file.js';

const crossbows = (figures: number) => ({ guns: 0, figures: [{ type: 'crossbow-light' as const, figures }] });

/** A row of tests: what is wrong, where it is told, and the clause that it breaks. */
type Row = [what: string, change: Change, path: string, clause: string | undefined];

function told(rows: readonly Row[]): void {
  it.each(rows)('%s', (_, change, path, clause) => {
    const faults = faultsOf(change);
    expect(faults.map(fault => [fault.path, fault.clause])).toContainEqual([path, clause]);
    for (const { problem, mend } of faults) {
      expect(problem).not.toBe('');
      expect(mend).not.toBe('');
    }
  });
}

const blueUnit = 'sides.blue.units[1]';

describe('faults of units', () => {
  told([
    ['an id used twice', adding(entry({ id: 'red-1' })), 'sides.red.units[0].id', 'cady/common/unit/permanent-number'],
    [
      'too few figures',
      adding(entry({ figures: 5 })),
      `${blueUnit}.figures`,
      'cady/ancient-medieval/organization/unit-size',
    ],
    [
      'too many figures',
      adding(entry({ figures: 37 })),
      `${blueUnit}.figures`,
      'cady/ancient-medieval/organization/unit-size',
    ],
    [
      'troops of another period than was agreed on',
      file => {
        adding(entry({ type: 'hoplites' }))(file);
        file.period = 'early-medieval';
      },
      `${blueUnit}.type`,
      'cady/ancient-medieval/scope/general-period-troop-lists',
    ],
    ['no figures given', adding(single({})), `${blueUnit}.figures`, 'cady/ancient-medieval/organization/unit-size'],
    [
      'a direction that is none',
      adding(entry({ facing: 'up' })),
      `${blueUnit}.facing`,
      'cady/common/orders/contents-facing',
    ],
    [
      'a formation that is none',
      adding(entry({ formation: 'F N' })),
      `${blueUnit}.formation`,
      'cady/common/orders/contents-formation',
    ],
    [
      'a word that is none',
      adding(entry({ formation: 'wedge' })),
      `${blueUnit}.formation`,
      'cady/common/orders/must-be-specific',
    ],
    [
      'a phalanx of others',
      adding(entry({ formation: 'PHALANX' })),
      `${blueUnit}.formation`,
      'cady/ancient-medieval/phalanx/formation',
    ],
    [
      'a testudo of others',
      adding(entry({ formation: 'TESTUDO' })),
      `${blueUnit}.formation`,
      'cady/ancient-medieval/romans/testudo-who',
    ],
    [
      'a skirmish line of heavier foot',
      adding(entry({ formation: 'SK' })),
      `${blueUnit}.formation`,
      'cady/common/skirmish/who',
    ],
    [
      'an order that depends',
      adding(entry({ order: 'N if free' })),
      `${blueUnit}.order`,
      'cady/common/orders/no-conditional',
    ],
    ['a unit off the table', adding(entry({ at: [199, 40] })), `${blueUnit}.at`, 'cady/common/sequence/step-2-place'],
    [
      'units on the same ground',
      adding(entry({ at: [51, 41] })),
      'sides.blue.units[0].at',
      'cady/common/sequence/step-2-place',
    ],
    [
      'a crew that is not the machine’s',
      adding(entry({ type: 'trebuchet', figures: 2 })),
      `${blueUnit}.figures`,
      'cady/ancient-medieval/artillery/crew-size',
    ],
    ['a wall that is none', adding(entry({ on: 'tower' })), `${blueUnit}.on`, 'cady/ancient-medieval/siege/wall-cover'],
  ]);

  it('a machine may say the crew that it has (cady/ancient-medieval/artillery/crew-size)', () => {
    const figures = ancientMedievalRulesUnder().troops.trebuchet.crew ?? 0;
    const paths = (crew: number) =>
      faultsOf(adding(entry({ type: 'trebuchet', figures: crew }))).map(({ path }) => path);
    expect(paths(figures)).not.toContain(`${blueUnit}.figures`);
    expect(paths(figures + 1)).toContain(`${blueUnit}.figures`);
  });

  it('reinforcements need room when they come, not before', () => {
    expect(faultsOf(adding(entry({ at: [51, 41], arrives: { turn: 2 } })))).toEqual([]);
  });

  it('light units, and any others, as both sides agree (cady/ancient-medieval/organization/light-unit-size)', () => {
    const small = entry({ figures: 4 });
    expect(
      faultsOf(file => {
        file.agreed.push('unit-size');
        file.sides.blue.units.push(small);
      }),
    ).toEqual([]);
  });

  it('but none of nobody, whatever both sides agree (cady/ancient-medieval/organization/unit-size)', () => {
    const { figures: _, ...nobody } = entry({});
    expect(
      faultsOf(file => {
        file.agreed.push('unit-size');
        file.sides.blue.units.push(nobody);
      }),
    ).toMatchObject([
      { path: `${blueUnit}.figures`, clause: 'cady/ancient-medieval/organization/unit-size', mend: 'give 1 or more' },
    ]);
  });
});

describe('faults of what units have bought', () => {
  told([
    [
      'more caltrops than they carry',
      adding(entry({ equipment: { caltrops: 5000 } })),
      `${blueUnit}.equipment.caltrops`,
      'cady/ancient-medieval/caltrops/capacity',
    ],
    [
      'more stakes than they carry',
      adding(entry({ equipment: { stakes: 500 } })),
      `${blueUnit}.equipment.stakes`,
      'cady/ancient-medieval/stakes/carry',
    ],
    [
      'too few horses',
      adding(entry({ equipment: { mounts: 10 } })),
      `${blueUnit}.equipment.mounts`,
      'cady/ancient-medieval/mounted-infantry/one-horse-per-figure',
    ],
    [
      'more axes than hands',
      adding(entry({ equipment: { axes: 25 } })),
      `${blueUnit}.equipment.axes`,
      'cady/ancient-medieval/axe/cost-and-use',
    ],
    [
      'more javelins than two to each who has no axe',
      adding(entry({ figures: 12, equipment: { axes: 6, javelins: 13 } })),
      `${blueUnit}.equipment.javelins`,
      'cady/ancient-medieval/javelin/limit',
    ],
    [
      'javelins for figures that have an axe each',
      adding(entry({ figures: 12, equipment: { axes: 12, javelins: 1 } })),
      `${blueUnit}.equipment.javelins`,
      'cady/ancient-medieval/axe/limit',
    ],
    [
      'more pavises than hands',
      adding(entry({ equipment: { pavises: 25 } })),
      `${blueUnit}.equipment.pavises`,
      'cady/ancient-medieval/pavise/rule',
    ],
    [
      'a crew for no machine',
      adding(entry({ equipment: { spareCrews: 1 } })),
      `${blueUnit}.equipment.spareCrews`,
      'cady/ancient-medieval/artillery/extra-crew',
    ],
    [
      'loads on no wagon',
      adding(entry({ loads: ['missiles'] })),
      `${blueUnit}.loads`,
      'cady/ancient-medieval/roster/wagon-contents',
    ],
    [
      'a wagon without a load',
      adding(single({ type: 'supply-wagon' })),
      `${blueUnit}.loads`,
      'cady/ancient-medieval/roster/wagon-contents',
    ],
    [
      'a crew on no war wagon',
      adding(entry({ crew: crossbows(4) })),
      `${blueUnit}.crew`,
      'cady/ancient-medieval/hussite/contents',
    ],
    [
      'a war wagon not agreed on',
      adding(single({ type: 'war-wagon', crew: crossbows(12) })),
      'agreed',
      'cady/ancient-medieval/hussite/agreement',
    ],
    [
      'a war wagon too full',
      adding(single({ type: 'war-wagon', crew: crossbows(13) })),
      `${blueUnit}.crew.figures`,
      'cady/ancient-medieval/hussite/contents',
    ],
    [
      'a war wagon of nobody',
      adding(single({ type: 'war-wagon' })),
      `${blueUnit}.crew`,
      'cady/ancient-medieval/hussite/contents',
    ],
  ]);
});

describe('faults of armies', () => {
  const costly: Change = file => {
    file.points = 100;
    file.sides.blue.units.push(entry({ figures: 24 }));
  };
  const cavalry = entry({ type: 'heavy-cavalry', figures: 12 });
  const inPoints =
    (...units: Parameters<typeof adding>): Change =>
    file => {
      file.points = 1000;
      file.sides.blue.units.push(...units);
    };

  told([
    ['more points than agreed', costly, 'sides.blue', 'cady/ancient-medieval/roster/cost-limit'],
    ['too much cavalry', inPoints(cavalry), 'sides.blue.units', 'cady/common/cost/cavalry-limit-one-third'],
    [
      'too much artillery',
      inPoints(single({ type: 'trebuchet' })),
      'sides.blue.units',
      'cady/ancient-medieval/artillery/army-share',
    ],
    [
      'too many who shoot',
      adding(entry({ type: 'archer-light', figures: 24 })),
      'sides.blue.units',
      'cady/common/cost/medieval-missile-limit',
    ],
    [
      'archers on horseback shoot too',
      adding(entry({ type: 'horse-archer-light', figures: 24 })),
      'sides.blue.units',
      'cady/common/cost/medieval-missile-limit',
    ],
    [
      'too many berserkers',
      adding(entry({ type: 'berserker', figures: 4 })),
      'sides.blue.units',
      'cady/ancient-medieval/berserker/maximum',
    ],
    [
      'two units of imperials',
      adding(entry({ imperial: true }), entry({ id: 'blue-3', imperial: true, at: [150, 40] })),
      'sides.blue.units[2]',
      'cady/common/definition/imperials-one-unit',
    ],
    [
      'special information at a lower level',
      file => {
        file.level = 'intermediate';
        file.sides.blue.units.push(entry({ imperial: true }));
      },
      `${blueUnit}.imperial`,
      'cady/ancient-medieval/roster/special-information',
    ],
    [
      'axes at the basic level',
      file => {
        file.level = 'basic';
        file.sides.blue.units.push(entry({ equipment: { axes: 2 } }));
      },
      `${blueUnit}.equipment.axes`,
      'cady/ancient-medieval/roster/special-information',
    ],
    [
      'mercenaries as dear as regulars',
      file => {
        file.optional.push('mercenaries');
        file.sides.blue.units.push(entry({ mercenary: true, price: 3 }));
      },
      `${blueUnit}.price`,
      'cady/common/definition/mercenary-troops',
    ],
    [
      'a price for troops that are not hired',
      adding(entry({ price: 2 })),
      `${blueUnit}.price`,
      'cady/common/definition/mercenary-troops',
    ],
    [
      'two supreme commanders',
      adding(entry({ general: true }), entry({ id: 'blue-3', general: true, at: [150, 40] })),
      'sides.blue.units[2].general',
      'cady/ancient-medieval/definition/king',
    ],
  ]);

  it('both sides may agree on anything else (cady/common/cost/limits-waived-by-agreement)', () => {
    const waived = faultsOf(file => {
      file.points = 100;
      file.agreed.push('points', 'cavalry-share', 'artillery-share', 'missile-share', 'berserkers');
      file.sides.blue.units.push(
        cavalry,
        single({ id: 'blue-3', type: 'trebuchet', at: [150, 40] }),
        entry({ id: 'blue-4', type: 'archer-light', figures: 36, at: [20, 40] }),
        entry({ id: 'blue-5', type: 'berserker', figures: 5, at: [75, 20] }),
      );
    });
    expect(waived).toEqual([]);
  });

  it('each arm by itself, or both together, as read (cady/ruling/arm-points-limit)', () => {
    const mixed = inPoints(
      entry({ figures: 36 }),
      entry({ id: 'blue-3', type: 'medium-cavalry', figures: 9, at: [150, 40] }),
      single({ id: 'blue-4', type: 'ballista', at: [20, 40] }),
    );
    const together = ancientMedievalRulesUnder({ rulings: { 'cady/ruling/arm-points-limit': 'both-together' } });
    expect(faultsOf(mixed)).toEqual([]);
    expect(faultsOf(mixed, together)).toMatchObject([{ clause: 'cady/common/cost/cavalry-limit-one-third' }]);
  });

  it('without points nobody counts them', () => {
    expect(faultsOf(adding(cavalry))).toEqual([]);
  });
});

describe('faults of battles, nobles and siege gear', () => {
  const onBlue = (change: (blue: File['sides']['blue']) => void): Change => {
    return file => {
      file.optional.push('ransom');
      file.sides.blue.units.push(entry());
      change(file.sides.blue);
    };
  };
  told([
    [
      'a battle of a unit that is not there',
      onBlue(({ battles }) => battles.push({ id: 'van', units: ['blue-1', 'blue-9'] })),
      'sides.blue.battles[0].units[1]',
      'cady/ancient-medieval/battle/composition',
    ],
    [
      'a unit in two battles',
      onBlue(({ battles }) =>
        battles.push({ id: 'van', units: ['blue-1', 'blue-2'] }, { id: 'main', units: ['blue-1', 'blue-2'] }),
      ),
      'sides.blue.battles[1].units[0]',
      'cady/ancient-medieval/battle/composition',
    ],
    [
      'peasants in a battle',
      onBlue(({ battles, units }) => {
        units.push(entry({ id: 'mob', type: 'peasants', at: [150, 40] }));
        battles.push({ id: 'van', units: ['blue-1', 'mob'] });
      }),
      'sides.blue.battles[0].units[1]',
      'cady/common/unit/no-morale-1-in-battle',
    ],
    [
      'an engine in a battle',
      onBlue(({ battles, units }) => {
        units.push(single({ id: 'engine', type: 'ballista', at: [150, 40] }));
        battles.push({ id: 'van', units: ['blue-1', 'engine'] });
      }),
      'sides.blue.battles[0].units[1]',
      'cady/ancient-medieval/artillery/unattached',
    ],
    [
      'a battle led by a knight',
      onBlue(({ battles }) => battles.push({ id: 'van', units: ['blue-1', 'blue-2'], leader: 'knight' })),
      'sides.blue.battles[0].leader',
      'cady/ancient-medieval/battle/leader',
    ],
    [
      'an army led by a baron',
      onBlue(blue => {
        blue.leader = 'baron';
      }),
      'sides.blue.leader',
      'cady/ancient-medieval/battle/army-leader',
    ],
    [
      'a noble of a unit that is not there',
      onBlue(({ nobles }) => nobles.push({ id: 'guy', title: 'knight', unit: 'red-1' })),
      'sides.blue.nobles[0].unit',
      'cady/ancient-medieval/ransom/attachment',
    ],
    [
      'a duke without a battle',
      onBlue(({ nobles }) => nobles.push({ id: 'guy', title: 'duke', unit: 'blue-1' })),
      'sides.blue.nobles[0].battle',
      'cady/ancient-medieval/ransom/attachment',
    ],
    [
      'two kings',
      onBlue(({ nobles }) =>
        nobles.push({ id: 'guy', title: 'king', unit: 'blue-1' }, { id: 'john', title: 'king', unit: 'blue-2' }),
      ),
      'sides.blue.nobles[1].title',
      'cady/ancient-medieval/definition/king',
    ],
    [
      'a ladder that nobody carries',
      onBlue(({ gear }) => gear.push({ id: 'ladder', kind: 'ladder', at: [20, 20], by: 'red-1' })),
      'sides.blue.gear[0].by',
      'cady/ancient-medieval/siege/ladder-carriers',
    ],
  ]);
});

describe('faults of the level', () => {
  const at = (level: File['level'], change: Change = () => {}): Change => {
    return file => {
      file.level = level;
      change(file);
    };
  };
  told([
    [
      'a marker in the basic game',
      at('basic', adding(entry({ hidden: true }))),
      'level',
      'cady/common/game-level/intermediate-hidden',
    ],
    [
      'phantoms in the basic game',
      at('basic', ({ sides }) => sides.red.phantoms.push([20, 20])),
      'level',
      'cady/common/game-level/intermediate-hidden',
    ],
    [
      'a battle in the intermediate game',
      at('intermediate', file => {
        adding(entry())(file);
        file.sides.blue.battles.push({ id: 'van', units: ['blue-1', 'blue-2'] });
      }),
      'level',
      'cady/common/game-level/advanced-brigades',
    ],
    [
      'an optional rule in the intermediate game',
      at('intermediate', ({ optional }) => optional.push('greek-fire')),
      'optional',
      'cady/common/game-level/advanced-optional',
    ],
    [
      'nobles that were not agreed on',
      at('advanced', ({ sides }) => sides.blue.nobles.push({ id: 'guy', title: 'knight', unit: 'blue-1' })),
      'optional',
      'cady/common/game-level/advanced-optional',
    ],
    [
      'hired troops that were not agreed on',
      adding(entry({ mercenary: true })),
      'optional',
      'cady/common/game-level/advanced-optional',
    ],
    [
      'riders whom nobody sends',
      at('advanced', ({ optional }) => optional.push('dispatch-riders')),
      'sides.blue',
      'cady/common/orders/supreme-commander-writes',
    ],
  ]);
});

describe('faults of what the armies fight for (cady/common/victory/objective-required)', () => {
  const won = (...victory: File['victory']): Change => {
    return file => {
      file.optional.push('ransom');
      file.victory = victory;
    };
  };
  const required = 'cady/common/victory/objective-required';
  told([
    ['nothing to win', won(), 'victory', required],
    [
      'a place that is not there',
      won({ kind: 'hold', objectives: ['mill'], turns: 2 }),
      'victory[0].objectives',
      required,
    ],
    [
      'a side that is not there',
      won({ kind: 'losses', of: 'units', percent: 50, for: 'green' }),
      'victory[0].for',
      required,
    ],
    ['a turn that does not come', won({ kind: 'most-left', of: 'units', onTurn: 11 }), 'victory[0].onTurn', required],
    [
      'a general who is not there',
      won({ kind: 'leaders', rank: 'general', atLeast: 1 }),
      'victory[0]',
      'cady/common/victory/option-capture-leaders',
    ],
    [
      'knights who are not there',
      won({ kind: 'knights', atLeast: 1 }),
      'victory[0]',
      'cady/ancient-medieval/battle/knight-capture-scoring',
    ],
    ['ransom for nobody', won({ kind: 'ransom' }), 'victory[0]', 'cady/ancient-medieval/ransom/victory-threshold'],
    [
      'one of several',
      won({
        kind: 'all-of',
        conditions: [
          { kind: 'sweep', byTurn: 5 },
          { kind: 'hold', objectives: ['mill'], turns: 2 },
        ],
      }),
      'victory[0].conditions[1].objectives',
      required,
    ],
    [
      'an objective off the table',
      file => file.objectives.push({ id: 'mill', name: 'Mill', at: [250, 10], radius: 5 }),
      'objectives[0].at',
      required,
    ],
    [
      'a third side',
      file => {
        Object.assign(file.sides, { green: { name: 'Green', units: [entry({ id: 'green-1' })] } });
      },
      'sides',
      undefined,
    ],
    [
      'a wood that crosses itself',
      file => {
        file.table.features.push({
          kind: 'wood',
          id: 'w',
          outline: [
            [0, 0],
            [50, 50],
            [50, 0],
            [0, 50],
          ],
        });
      },
      'table.features[0].outline',
      undefined,
    ],
  ]);

  it('all of them at once', () => {
    const faults = faultsOf(file => {
      file.victory = [];
      file.sides.blue.units.push(entry({ figures: 3 }), entry({ id: 'red-1', facing: 'up' }));
    });
    expect(faults.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        'victory',
        'sides.blue.units[1].figures',
        'sides.blue.units[2].facing',
        'sides.red.units[0].id',
      ]),
    );
  });
});

it('archers on horseback are no missile troops where they are read as cavalry alone [cady/common/cost/medieval-missile-limit]', () => {
  const faultsUnder = (
    reading: 'horse-archers-too' | 'missile-on-foot',
    type: 'horse-archer-light' | 'archer-light',
  ) => {
    const rules = ancientMedievalRulesUnder({ rulings: { 'cady/ruling/missile-troops': reading } });
    return armyFaults({ level: 'advanced', agreed: [], units: [entry({ type, figures: 24 })] } as never, 'blue', rules)
      .map(({ clause }) => clause)
      .filter(clause => clause === 'cady/common/cost/medieval-missile-limit').length;
  };
  expect(faultsUnder('horse-archers-too', 'horse-archer-light')).toBe(1);
  expect(faultsUnder('missile-on-foot', 'horse-archer-light')).toBe(0);
  expect(faultsUnder('missile-on-foot', 'archer-light')).toBe(1);
});
