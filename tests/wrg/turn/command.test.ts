import { describe, expect, it } from 'vitest';
import { RuleViolation } from '../../../src/rulebook/index.js';
import type { Unit } from '../../../src/rulesets/wrg/state.js';
import { enemiesInReach } from '../../../src/rulesets/wrg/turn/declaring/reach.js';
import { fieldOf } from '../../../src/rulesets/wrg/turn/field.js';
import { situationOf } from '../../../src/rulesets/wrg/turn/reacting/situation.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { answering, declaring, fresh, ridingStraight } from './answers.js';
import type { TableTop } from './table-top.js';
import { generalIn, type Piece, play, setUp, unitIn } from './table-top.js';

/** A unit of the enemy, far away, so that nobody tests. */
const farEnemy: Piece = { id: 'gaul-foot', at: [900, 760] };
const guard: Piece = { id: 'rome-guard', at: [100, 60] };

/** A wood across the table that hides everything from everybody behind it. */
const wall = (from: number, to: number) => ({
  kind: 'wood' as const,
  id: 'forest',
  name: 'the forest',
  outline: [
    [0, from],
    [1000, from],
    [1000, to],
    [0, to],
  ] as [number, number][],
});

describe('an umpire', () => {
  const marches = (umpire: boolean, order: string) => {
    const game = fresh({
      pieces: [guard, { id: 'rome-foot', at: [940, 100], order: 'HOLD' }, farEnemy],
      scenario: { agreed: ['organisation'], ...(umpire ? { umpire } : {}) },
    });
    const orders = answering('orders', ({ side }) =>
      side === 'rome' ? { 'rome-foot': { order, by: 'written' } } : {},
    );
    const told = play(game, { answers: orders }).of('order');
    play(game);
    play(game);
    return {
      because: told.flatMap(({ because }) => because.map(({ clause }) => clause)),
      unit: unitIn(game, 'rome-foot'),
    };
  };

  it('takes an order at its word: a bare direction leads off the field (wrg/orders/umpire-exploits-ambiguity)', () => {
    const { because, unit } = marches(true, 'MOVE E');
    expect(because).toEqual(['wrg/orders/umpire-exploits-ambiguity']);
    expect(unit.away).not.toBeNull();
    expect(marches(true, 'MOVE E 500').unit.away).toBeNull();
    expect(marches(false, 'MOVE E')).toMatchObject({ because: [], unit: { away: null } });
  });
});

describe('orders that take too long to write', () => {
  const marched = (rome: number, gaul: number, period = 1) => {
    const game = fresh({
      pieces: [guard, { id: 'rome-foot', at: [500, 100], order: 'MOVE N' }, farEnemy],
      armies: { rome: { minutes: rome }, gaul: { minutes: gaul } },
    });
    let before = 100;
    for (let at = 1; at <= period; at++) {
      before = unitIn(game, 'rome-foot').placed.at.y;
      play(game);
    }
    return unitIn(game, 'rome-foot').placed.at.y - before;
  };

  it('lengthen a charge of the other side too in the first period (wrg/orders/writing-time)', () => {
    const reaches = (minutes: number, far: number, period = 1) => {
      const game = setUp({
        pieces: [
          { id: 'rome-horse', type: 'hc', at: [500, 300], order: 'ATTACK' },
          { id: 'gaul-foot', at: [500, 300 + far] },
        ],
        armies: { rome: { minutes: 4 }, gaul: { minutes } },
      });
      game.state.period = period;
      const field = fieldOf(game.state, game.scenario, game.rules);
      return enemiesInReach(unitIn(game, 'rome-horse'), field).length > 0;
    };
    // Heavy horse charges over 180 paces.
    expect([reaches(5, 180), reaches(5, 181)]).toEqual([true, false]);
    expect([reaches(6, 240), reaches(6, 241), reaches(6, 240, 2)]).toEqual([true, false, false]);
  });

  it('give the other side 60 paces on each move of the first period (wrg/orders/writing-time)', () => {
    expect(marched(4, 5)).toBe(60);
    expect(marched(4, 6)).toBe(120);
    expect(marched(6, 4)).toBe(60);
    expect(marched(4, 6, 2)).toBe(60);
  });
});

describe('a messenger who meets enemies', () => {
  const rides = (men: number, enemy: Partial<TableTop['pieces'][number]> = {}, x = 335, inMelee?: string) => {
    const table = fresh({
      melees: inMelee === undefined ? [] : [{ a: 'gaul-foot', b: 'rome-others' }],
      pieces: [
        { ...guard, at: [100, 100] },
        { id: 'rome-foot', at: [560, 100] },
        ...(inMelee === undefined ? [] : [{ id: 'rome-others', at: [x - 0.2, 100] as const, facing: 'E' }]),
        // Across the way.
        { id: 'gaul-foot', at: [x, 100], facing: 'W', ...enemy },
        { id: 'gaul-band', at: [900, 700] },
      ],
    });
    const game = ridingStraight(table, inMelee === undefined ? {} : { 'wrg/ruling/messenger-past-a-melee': inMelee });
    play(game, { seed: 3 }, ['orders']);
    const answers = answering('orders', ({ side, units }) =>
      side === 'rome' && units.some(({ unit }) => unit === 'rome-foot')
        ? { 'rome-foot': { order: 'MOVE N', by: 'messenger' } }
        : {},
    );
    play(game, { answers, seed: 3 }, ['orders']);
    for (const messenger of game.state.messengers) messenger.men = men;
    const first = play(game, { seed: 3 }, ['orders']).of('messenger');
    const left = game.state.messengers[0]?.men ?? 0;
    const later = [1, 2, 3].flatMap(() => play(game, { seed: 3 }, ['orders']).of('messenger'));
    return { told: [...first, ...later].map(({ what }) => what), left };
  };

  it('fights as a patrol of twenty men, and rides on if any are left (wrg/orders/messengers-as-patrol)', () => {
    const { told, left } = rides(20);
    expect(told).toEqual(['fights', 'arrived']);
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(20);
    expect(rides(20 - left)).toEqual({ told: ['fights', 'lost'], left: 0 });
  });

  it('is caught wherever on his ride they stand, once by the same enemy (wrg/orders/messengers-as-patrol)', () => {
    const { told } = rides(20, {}, 220);
    expect(told).toEqual(['fights', 'arrived']);
  });

  it.each([
    ['rides-on', ['arrived']],
    ['is-caught', ['fights', 'arrived']],
  ] as const)(
    'rides past those who are hand to hand with others, or does not (wrg/ruling/messenger-past-a-melee): %s',
    (reading, expected) => {
      const { told } = rides(20, {}, 300, reading);
      expect(told).toEqual(expected);
    },
  );

  it.each([
    ['round-them', ['arrived']],
    ['straight-on', ['fights', 'arrived']],
  ] as const)(
    'rides round those whom he sees on his way, or straight on (wrg/ruling/riders-past-enemies): %s',
    (reading, expected) => {
      const pieces: TableTop['pieces'] = [
        { ...guard, at: [100, 100] },
        { id: 'rome-foot', at: [560, 100] },
        { id: 'gaul-foot', at: [335, 100], facing: 'W' },
        { id: 'gaul-band', at: [900, 700] },
      ];
      const game = setUp({ pieces, rules: wrgRulesUnder({ rulings: { 'wrg/ruling/riders-past-enemies': reading } }) });
      game.state.messengers.push({
        id: 'rider',
        side: 'rome',
        from: 'rome-chief',
        to: 'rome-foot',
        order: 'MOVE N',
        at: { x: 110, y: 100 },
        rides: 1,
        galloped: false,
      });
      const periods = [1, 2, 3, 4].map(() => play(game, { seed: 3 }, ['orders']).of('messenger'));
      expect(periods.flat().map(({ what }) => what)).toEqual(expected);
    },
  );

  it('rides on into enemies where there is no way round them (wrg/orders/messengers-as-patrol)', () => {
    const wall = Array.from({ length: 11 }, (_, i) => ({
      id: `gaul-at-${i}`,
      at: [335, 36.5 + 72.7 * i] as const,
      facing: 'W',
      figures: 24,
      files: 12,
    }));
    const game = setUp({ pieces: [{ ...guard, at: [100, 100] }, { id: 'rome-foot', at: [560, 100] }, ...wall] });
    game.state.messengers.push({
      id: 'rider',
      side: 'rome',
      from: 'rome-chief',
      to: 'rome-foot',
      order: 'MOVE N',
      at: { x: 110, y: 100 },
      rides: 1,
      galloped: false,
    });
    const periods = [1, 2].map(() => play(game, { seed: 3 }, ['orders']).of('messenger'));
    expect(periods.flat().map(({ what }) => what)).toContain('fights');
  });

  it('rides through wagons, with which nobody fights (wrg/shooting/factors/table)', () => {
    expect(rides(20, { type: 'wagon', weapons: [], figures: 2, files: 2 })).toEqual({ told: ['arrived'], left: 20 });
  });
});

describe('a general', () => {
  const behindTheWood = (enemy: readonly [number, number]): TableTop => ({
    pieces: [
      { ...guard, figures: 5, files: 5 },
      { id: 'rome-foot', at: [500, 500] },
      { id: 'gaul-foot', at: [...enemy] },
    ],
    features: [wall(150, 300)],
  });
  const ordered = (table: TableTop, periods: number) => {
    const game = fresh(table);
    let open: readonly string[] = [];
    const told = Array.from({ length: periods }, () => {
      const { asked, of } = play(game, { seed: 2 });
      open = asked.flatMap(each =>
        each.kind === 'orders' && each.side === 'rome' ? each.units.map(({ unit }) => unit) : [],
      );
      return of('report').map(({ what }) => what);
    });
    return { told: told.flat(), open };
  };

  it('orders those of whom he knows, by what he sees or what he is told (wrg/orders/change-justified, wrg/orders/delay-period)', () => {
    expect(ordered(behindTheWood([500, 760]), 2)).toEqual({ told: ['sent'], open: ['rome-guard'] });
    // Sent as the first period ends; then he rides four periods, and is listened to in a fifth.
    expect(ordered(behindTheWood([500, 760]), 6).told).toEqual(['sent']);
    const later = ordered(behindTheWood([500, 760]), 7);
    expect(later.told).toEqual(['sent', 'arrived']);
    expect(later.open).toContain('rome-foot');
  });

  it('who sees an enemy himself needs no report', () => {
    const { told, open } = ordered({ ...behindTheWood([900, 120]), features: [wall(150, 300)] }, 2);
    expect(told).toEqual([]);
    expect(open).toContain('rome-foot');
  });

  const commands: TableTop = {
    pieces: [
      { ...guard, figures: 5, files: 5, class: 'B' },
      { id: 'rome-left', at: [300, 60], figures: 6, files: 6 },
      { id: 'rome-right', at: [500, 60], command: 'rome-legate' },
      farEnemy,
    ],
    generals: [
      { id: 'rome-chief', with: 'rome-guard' },
      { id: 'rome-legate', with: 'rome-left', rank: 'subordinate', personality: 'average' },
      { id: 'gaul-chief', with: 'gaul-foot' },
    ],
  };

  it('orders his own command, and the commander-in-chief everybody (wrg/general/subordinate-orders, wrg/orders/subordinate-limits)', () => {
    const orders = (unit: string, from: string) => () => {
      const game = fresh(commands);
      play(game);
      const answers = answering('orders', ({ side }) =>
        side === 'rome' ? { [unit]: { order: 'MOVE N', by: 'messenger', from } } : {},
      );
      play(game, { answers });
      return game.state.messengers.map(each => each.from);
    };
    expect(orders('rome-right', 'rome-legate')()).toEqual(['rome-legate']);
    expect(orders('rome-right', 'rome-chief')()).toEqual(['rome-chief']);
    expect(orders('rome-left', 'rome-legate')).toThrow('cannot order it so');
    expect(orders('rome-left', 'gaul-chief')).toThrow('cannot order it so');
    expect(orders('rome-left', 'nobody')).toThrow('no general "nobody"');
  });

  const ordering = (order: Record<string, { from?: string }>, rules?: TableTop['rules']) => {
    const game = fresh({ ...commands, ...(rules === undefined ? {} : { rules }) });
    play(game);
    const answers = answering('orders', ({ side }) =>
      side === 'rome'
        ? Object.fromEntries(
            Object.entries(order).map(([unit, more]) => [unit, { order: 'MOVE N', by: 'messenger', ...more }]),
          )
        : {},
    );
    play(game, { answers });
    return game.state.messengers.map(({ from, to }) => `${from} to ${to}`);
  };
  const together = wrgRulesUnder({ rulings: { 'wrg/ruling/several-at-once': 'any-number' } });

  it('dictates one order in a period, or any number (wrg/orders/delay-period, wrg/ruling/several-at-once)', () => {
    const both = { 'rome-left': {}, 'rome-right': { from: 'rome-chief' } };
    expect(() => ordering(both)).toThrow('rome-left.by: rome-chief cannot dictate so many orders');
    expect(ordering(both, together)).toEqual(['rome-chief to rome-left', 'rome-chief to rome-right']);
    // Where nobody is named, whoever has time.
    expect(ordering({ 'rome-left': {}, 'rome-right': {} })).toEqual([
      'rome-chief to rome-left',
      'rome-legate to rome-right',
    ]);
    expect(ordering({ 'rome-right': {}, 'rome-left': {} })).toEqual([
      'rome-legate to rome-right',
      'rome-chief to rome-left',
    ]);
  });

  it.each([
    ['one-at-a-time', ['sent', 'waits', 'arrived']],
    ['any-number', ['sent', 'arrived']],
  ] as const)(
    'who dictates lets a report wait, or hears it meanwhile (wrg/ruling/several-at-once): %s',
    (reading, expected) => {
      const game = fresh({
        ...behindTheWood([500, 760]),
        pieces: [...behindTheWood([500, 760]).pieces, { id: 'rome-by-him', at: [300, 60] }],
        rules: wrgRulesUnder({ rulings: { 'wrg/ruling/several-at-once': reading } }),
      });
      const told: string[] = [];
      let hasDictated = false;
      for (let period = 1; period <= 8; period++) {
        const due = game.state.reports?.[0]?.due;
        const answers = answering('orders', ({ side, units }) => {
          const isDue = due === game.state.period + 1 && units.some(({ unit }) => unit === 'rome-by-him');
          if (side !== 'rome' || !isDue || hasDictated) return {};
          hasDictated = true;
          return { 'rome-by-him': { order: 'HOLD', by: 'messenger' } };
        });
        told.push(
          ...play(game, { seed: 2, answers })
            .of('report')
            .map(({ what }) => what),
        );
      }
      expect(told).toEqual(expected);
    },
  );

  it('listens to one report in a period (wrg/orders/delay-period, wrg/ruling/several-at-once)', () => {
    const periods = (rules?: TableTop['rules']) => {
      const game = fresh({
        ...behindTheWood([500, 760]),
        pieces: [...behindTheWood([500, 760]).pieces, { id: 'rome-beside', at: [620, 500] }],
        ...(rules === undefined ? {} : { rules }),
      });
      const heard: number[] = [];
      for (let at = 0; at < 9; at++) {
        const { of } = play(game, { seed: 2 });
        heard.push(...of('report').flatMap(({ what }) => (what === 'arrived' ? [game.state.period] : [])));
      }
      return heard.map(period => period - (heard[0] ?? 0));
    };
    expect(periods()).toEqual([0, 1]);
    expect(periods(together)).toEqual([0, 0]);
  });

  it('takes over a unit that he calls to follow him, and stays in front until it has digested another order (wrg/general/supersede-command, wrg/orders/follow-me-stay)', () => {
    const game = fresh({
      ...commands,
      generals: [
        { id: 'rome-chief', with: 'rome-right' },
        { id: 'rome-legate', with: 'rome-left', rank: 'subordinate', personality: 'average' },
        { id: 'gaul-chief', with: 'gaul-foot' },
      ],
      pieces: [
        ...commands.pieces.slice(0, 2),
        { id: 'rome-right', at: [500, 60], command: 'rome-legate', figures: 5, files: 5, class: 'B' },
        farEnemy,
      ],
    });
    play(game);
    const call = answering('orders', ({ side }) =>
      side === 'rome' ? { 'rome-right': { order: 'MOVE N', by: 'general' } } : {},
    );
    play(game, { answers: call });
    expect(unitIn(game, 'rome-right').command).toBe('rome-chief');
    const leaves = () => play(game, { answers: declaring({ 'rome-right': { general: 'behind' } }) });
    expect(leaves).toThrow('has called it to follow him');
    play(game);
    expect(leaves).toThrow('has called it to follow him');
    const hold = answering('orders', ({ side }) =>
      side === 'rome' ? { 'rome-right': { order: 'HOLD', by: 'messenger' } } : {},
    );
    game.state.period += 1;
    generalIn(game, 'rome-chief').calls = 'rome-right';
    play(game, { answers: hold });
    for (let at = 0; at < 3; at++) play(game);
    expect(generalIn(game, 'rome-chief').calls).toBeNull();
    expect(leaves).not.toThrow();
  });
});

describe('signals', () => {
  it('are set down in writing that can be read (wrg/orders/signals-defined-in-writing)', () => {
    const set = (means: string) => () =>
      setUp({ pieces: [guard, farEnemy], armies: { rome: { signals: [{ name: 'horn', means }] } } });
    expect(set('MOVE N')).not.toThrow();
    expect(set('GO HOME')).toThrow(RuleViolation);
    expect(set('GO HOME')).toThrow('sides.rome.signals[0].means');
  });
});

describe('who breaks', () => {
  it('forgets its order, and goes by the standing orders again with a new one (wrg/orders/loss, wrg/orders/regain-standing)', () => {
    const game = setUp({
      pieces: [
        guard,
        { id: 'rome-foot', at: [500, 100], order: 'HARASS', weapons: ['javelins'], type: 'li' },
        farEnemy,
      ],
      armies: { rome: { standingOrders: ['HARASS: MOVE N 30'] } },
    });
    const unit = unitIn(game, 'rome-foot');
    play(game, {}, ['movement']);
    expect(unit.placed.at.y).toBe(130);
    Object.assign(unit, { digesting: { order: 'HARASS', from: 3, by: 'messenger' }, order: null });
    play(game);
    expect(unit.placed.at.y).toBe(160);
  });
});

describe('a unit of which a part evades', () => {
  const charged = (subFigures: number, seed: number, grade: 'C' | 'E' = 'C', others: Partial<Unit> = {}) => {
    const game = setUp({
      pieces: [
        guard,
        {
          id: 'rome-velites',
          at: [500, 300],
          type: 'li',
          weapons: ['javelins'],
          order: 'SKIRMISH',
          figures: 12,
          files: 6,
          subUnits: [
            {
              id: 'rome-others',
              type: 'li',
              training: grade === 'E' ? 'barbarian' : 'regular',
              class: grade,
              weapons: ['javelins'],
              figures: subFigures,
              files: Math.min(6, subFigures),
              at: [500, 240],
              facing: 'N',
            },
          ],
        },
        { id: 'gaul-horse', type: 'hc', at: [500, 440], order: 'ATTACK rome-velites', figures: 12, files: 6 },
      ],
    });
    // The worst have lost most of their figures as well.
    if (grade === 'E') Object.assign(unitIn(game, 'rome-others'), { strength: 15, hasRouted: true });
    Object.assign(unitIn(game, 'rome-others'), others);
    const { of } = play(game, { seed, answers: declaring({ 'gaul-horse': { charge: 'rome-velites' } }) }, [
      'declarations',
    ]);
    // Those who evade may yet run.
    expect(unitIn(game, 'rome-others').period.tested).not.toContain('majority-forced-away');
    return {
      evading: of('counter').flatMap(({ unit, what }) => (what === 'evade' ? [unit] : [])),
      tests: of('test')
        .filter(({ cause }) => cause === 'majority-evading')
        .map(({ unit, instruction }) => ({ unit, instruction })),
    };
  };

  it('has the rest tested where the larger part goes, and the rest goes too if it does worse than to halt (wrg/orders/partial-evade, wrg/reaction/test-majority-remainder)', () => {
    const seeds = Array.from({ length: 30 }, (_, seed) => seed + 1);
    const all = [...seeds.map(seed => charged(5, seed)), ...seeds.map(seed => charged(5, seed, 'E'))].filter(
      ({ evading }) => evading.includes('rome-velites'),
    );
    expect(all.length).toBeGreaterThan(0);
    for (const { tests } of all) expect(tests.map(({ unit }) => unit)).toEqual(['rome-others']);
    const gone = all.filter(({ evading }) => evading.includes('rome-others'));
    for (const { tests } of gone) expect(tests[0]?.instruction).toMatch(/retire|retreat|break/);
    expect(gone.length).toBeGreaterThan(0);
    expect(gone.length).toBeLessThan(all.length);
  });

  it('has those tested as well who obey a former test or reorganise (wrg/reaction/test-majority-remainder)', () => {
    const bound = { instruction: 'retire', disorganised: true, left: 1, kept: 1 } as const;
    for (const others of [{ bound }, { recovering: 'reorganising' }] as const) {
      const all = Array.from({ length: 4 }, (_, seed) => charged(5, seed + 1, 'C', others)).filter(({ evading }) =>
        evading.includes('rome-velites'),
      );
      expect(all.length).toBeGreaterThan(0);
      for (const { tests } of all) expect(tests.map(({ unit }) => unit)).toEqual(['rome-others']);
    }
  });

  it('sends the threatened part alone where it is not the larger (wrg/orders/partial-evade)', () => {
    const all = Array.from({ length: 10 }, (_, seed) => charged(12, seed + 1)).filter(
      ({ evading }) => evading.length > 0,
    );
    expect(all.length).toBeGreaterThan(0);
    for (const { evading, tests } of all) expect([evading, tests]).toEqual([['rome-velites'], []]);
  });
});

describe('a test at the wish of its player', () => {
  const wants = (be: Piece['be'] = {}, melees: TableTop['melees'] = []) => {
    const game = setUp({
      pieces: [
        { ...guard, be },
        { id: 'gaul-foot', at: [100, 200] },
      ],
      melees,
    });
    const answers = declaring({ 'rome-guard': { tests: true } });
    return play(game, { answers }, ['declarations', 'reactions'])
      .of('test')
      .map(({ cause }) => cause);
  };

  it('is taken at the end of the period (wrg/reaction/voluntary)', () => {
    expect(wants()).toContain('voluntary');
  });

  it.each([
    ['routs', { rout: { periods: 1, from: { x: 0, y: 0 } } }],
    ['rallies back', { recovering: 'rallying-back' as const }],
    ['obeys a test', { bound: { instruction: 'halt' as const, disorganised: false, left: 1, kept: 1 } }],
    ['must pursue', { pursuit: { quarry: 'gaul-foot', periods: 0 } }],
  ])(
    'is refused to who %s (wrg/reaction/voluntary-not-rout, wrg/reaction/voluntary-not-reorganising, wrg/reaction/voluntary-not-instruction, wrg/reaction/voluntary-not-pursuit)',
    (_doing, be) => {
      expect(() => wants(be)).toThrow('rome-guard.tests');
    },
  );
});

describe('an order to use initiative', () => {
  it('is none in a reaction test, for a unit and its sub-units (wrg/orders/initiative-orders-void)', () => {
    const light = { type: 'li', training: 'regular', class: 'C', figures: 6, files: 6, facing: 'N' } as const;
    const hasOrder = (order: string) => {
      const game = setUp({
        pieces: [{ ...guard, order, subUnits: [{ ...light, id: 'rome-sub', at: [100, 90] }] }, farEnemy],
      });
      const field = fieldOf(game.state, game.scenario, game.rules);
      return ['rome-guard', 'rome-sub'].map(
        id => situationOf(unitIn(game, id), { cause: 'voluntary' }, field).hasOrder,
      );
    };
    expect([hasOrder('HOLD'), hasOrder('USE INITIATIVE')]).toEqual([
      [true, true],
      [false, false],
    ]);
  });
});

describe('a sub-unit out of sight of its unit', () => {
  it('has strayed however near it is, and comes back (wrg/organisation/sub-unit-distance)', () => {
    const stands = (features: NonNullable<TableTop['features']>) => {
      const game = setUp({
        pieces: [
          guard,
          {
            id: 'rome-foot',
            at: [500, 300],
            order: 'HOLD',
            subUnits: [
              {
                id: 'rome-sub',
                type: 'mi',
                training: 'regular',
                class: 'C',
                figures: 6,
                files: 6,
                at: [500, 250],
                facing: 'N',
              },
            ],
          },
          farEnemy,
        ],
        features,
      });
      play(game, {}, ['movement']);
      return unitIn(game, 'rome-sub').placed.at.y;
    };
    expect(stands([])).toBe(250);
    expect(stands([wall(253, 280)])).toBeGreaterThan(250);
  });
});

describe('what lies beyond impassable ground', () => {
  const river = (half: number) => ({
    kind: 'river' as const,
    id: 'river',
    name: 'the river',
    line: [
      [500 - half, 350],
      [500 + half, 350],
    ] as [number, number][],
    width: 40,
  });
  const bridge = {
    kind: 'bridge' as const,
    id: 'bridge',
    name: 'the bridge',
    line: [
      [500, 325],
      [500, 375],
    ] as [number, number][],
    width: 30,
  };
  const isNear = (features: NonNullable<TableTop['features']>) => {
    const game = setUp({
      pieces: [
        { id: 'rome-foot', at: [500, 300] },
        { id: 'gaul-foot', at: [500, 400] },
      ],
      features,
    });
    const answers = declaring({ 'rome-foot': { tests: true } });
    const { of } = play(game, { seed: 1, answers }, ['declarations', 'reactions']);
    const [test] = of('test').filter(({ unit, cause }) => unit === 'rome-foot' && cause === 'voluntary');
    return test?.because.some(({ clause }) => clause === 'wrg/reaction/minus1-enemy-unit-facing');
  };

  it('is within a distance only if the way round is (wrg/reaction/within-detour)', () => {
    expect(isNear([])).toBe(true);
    expect(isNear([river(10)])).toBe(true);
    expect(isNear([river(300)])).toBe(false);
    expect(isNear([river(300), bridge])).toBe(true);
    expect(
      isNear([
        {
          ...river(500),
          line: [
            [0, 350],
            [1000, 350],
          ],
        },
      ]),
    ).toBe(false);
  });
});

describe('fresh enemies', () => {
  it('count as many as arrive, or as many as are seen by the other reading (wrg/reaction/visibility-nearest-rank)', () => {
    const tests = (reading: 'all-who-arrive' | 'those-who-are-seen', type: 'mi' | 'elephant', files: number) => {
      const game = setUp({
        pieces: [
          { id: 'rome-legion', at: [500, 300] },
          { id: 'gaul-others', at: [800, 700] },
          {
            id: 'gaul-late',
            at: [450, 700],
            type,
            figures: 52,
            files,
            away: { from: 1 },
            ...(type === 'elephant' ? { crew: ['javelins' as const] } : {}),
          },
        ],
        rules: wrgRulesUnder({ rulings: { 'wrg/ruling/fresh-enemy-counted': reading } }),
      });
      game.state.period = 6;
      Object.assign(unitIn(game, 'gaul-late').away!, { due: 7 });
      return play(game, {}, ['orders', 'reactions'])
        .of('test')
        .filter(({ cause }) => cause === 'fresh-enemy').length;
    };
    expect(tests('all-who-arrive', 'mi', 26)).toBe(1);
    expect(tests('those-who-are-seen', 'mi', 26)).toBe(0);
    expect(tests('those-who-are-seen', 'mi', 52)).toBe(1);
    expect(tests('those-who-are-seen', 'elephant', 26)).toBe(1);
  });
});

describe('a large bodyguard', () => {
  it('has its orders from its general himself, who need not lead it (wrg/general/bodyguard, wrg/orders/follow-me-bodyguard-limit)', () => {
    const game = setUp({
      pieces: [
        { ...guard, type: 'hc', class: 'B', figures: 10, files: 5 },
        { id: 'rome-foot', at: [500, 100] },
        farEnemy,
      ],
    });
    const answers = answering('orders', ({ side }) =>
      side === 'rome' ? { 'rome-guard': { order: 'MOVE N', by: 'general' } } : {},
    );
    const { asked } = play(game, { answers }, ['orders']);
    const open = asked.flatMap(request => (request.kind === 'orders' ? request.units : []));
    expect(open.find(({ unit }) => unit === 'rome-guard')?.by).toContain('general');
    expect(open.find(({ unit }) => unit === 'rome-foot')?.by).not.toContain('general');
    expect(generalIn(game, 'rome-chief')).toMatchObject({ inFront: false, calls: null });
    play(game, {}, ['orders', 'movement']);
    expect(unitIn(game, 'rome-guard').order).toBe('MOVE N');
    expect(game.state.messengers).toEqual([]);
  });
});
