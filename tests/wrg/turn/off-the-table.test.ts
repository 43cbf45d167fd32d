import { describe, expect, it } from 'vitest';
import { freshPeriod } from '../../../src/rulesets/wrg/units.js';
import { wrgOutcome } from '../../../src/rulesets/wrg/victory.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { answering } from './answers.js';
import { type Piece, play, setUp, unitIn } from './table-top.js';

describe('a charge at enemies who leave by the edge before it comes to them', () => {
  it('goes on, and has met nobody (wrg/charge/ends-at-contact, wrg/leaving-field/return)', () => {
    const bound = { instruction: 'retire', disorganised: true, left: 1, kept: 0 } as const;
    const game = setUp({
      pieces: [
        {
          id: 'rome-horse',
          type: 'hc',
          at: [500, 640],
          figures: 4,
          files: 4,
          weapons: ['lance'],
          be: { alarmed: true },
        },
        { id: 'gaul-band', at: [500, 770], facing: 'N', figures: 6, files: 6, be: { alarmed: true, bound } },
      ],
    });
    unitIn(game, 'rome-horse').period.charges = 'gaul-band';
    unitIn(game, 'rome-horse').period.doing = 'charging';
    const { of } = play(game, { seed: 1 }, ['movement']);
    expect(of('gone').map(({ unit, how }) => [unit, how])).toEqual([['gaul-band', 'left-table']]);
    expect(of('met')).toEqual([]);
    expect(of('moved').find(({ unit }) => unit === 'rome-horse')?.stopped).not.toBe('contact');
  });
});

describe('broken troops who run off the table', () => {
  it('get there though friends stand at it (wrg/rout/dispersed, wrg/ruling/ending-among-friends)', () => {
    const game = setUp({
      pieces: [
        { id: 'rome-horse', at: [500, 600], type: 'mc' },
        {
          id: 'gaul-routers',
          at: [500, 770],
          figures: 6,
          facing: 'N',
          type: 'mc',
          be: { rout: { periods: 3, from: { x: 500, y: 600 } } },
        },
        { id: 'gaul-friends', at: [556, 799.7], figures: 15, files: 8, facing: 'N', type: 'li' },
      ],
    });
    play(game, {}, ['movement']);
    expect(unitIn(game, 'gaul-routers').gone).toBe('dispersed');
  });
});

describe('pursuers whose quarry disperses at the end of a period', () => {
  it('rally back, and run after nobody (wrg/pursuit/halt, wrg/rout/dispersed)', () => {
    const game = setUp({
      pieces: [
        {
          id: 'rome-horse',
          at: [500, 400],
          type: 'mc',
          be: { pursuit: { quarry: 'gaul-routers', periods: 1 } },
        },
        {
          id: 'gaul-routers',
          at: [500, 416.6],
          figures: 6,
          facing: 'N',
          be: { rout: { periods: 3, from: { x: 500, y: 300 } } },
        },
      ],
      melees: [{ a: 'rome-horse', b: 'gaul-routers', sideOfB: 'rear', since: 1 }],
    });
    const { of } = play(game, { answers: answering('pursue', () => true) }, ['reactions']);
    expect(unitIn(game, 'gaul-routers').gone).toBe('dispersed');
    expect(of('recovers').map(({ unit, how }) => [unit, how])).toEqual([['rome-horse', 'rallying-back']]);
    expect(unitIn(game, 'rome-horse').pursuit).toBeNull();
  });
});

describe('who is off the table', () => {
  const heard = (dice: readonly number[]) => {
    const away = { at: { x: 500, y: 20 }, facing: 0, from: 3, due: null, left: true } as const;
    const game = setUp({
      pieces: [
        { id: 'rome-line', at: [500, 20], figures: 6, be: { away } },
        { id: 'rome-others', at: [100, 100] },
        { id: 'gaul-foot', at: [500, 700], figures: 6 },
      ],
    });
    const { told } = play(game, { dice }, ['orders']);
    return told.flatMap(({ event, seenBy }) => (event.kind === 'appeared' ? [[event.how, seenBy]] : []));
  };

  it('is seen in the distance by both sides before he comes back, and out of sight until then (wrg/leaving-field/delay)', () => {
    expect(heard([3, 4])).toEqual([['in-sight', undefined]]);
    expect(heard([2])).toEqual([['not-yet', ['rome']]]);
  });
});

describe('who comes back onto the table', () => {
  const comesBack = (front: number) => {
    const at = { x: 500, y: 20 };
    const away = { at, facing: 0, from: 2, due: 3, left: true } as const;
    const game = setUp({
      pieces: [
        { id: 'rome-line', at: [500, 20], figures: 6, be: { away } },
        { id: 'rome-others', at: [100, 100] },
        { id: 'gaul-foot', at: [500, front], figures: 6 },
      ],
    });
    const { told } = play(game, {}, ['orders', 'declarations', 'movement']);
    const later = play(game, {}, ['orders']).of('appeared');
    return { away: unitIn(game, 'rome-line').away, melees: game.state.melees.length, told, later };
  };

  it('waits while an enemy stands so near to his place that they would be hand to hand (wrg/leaving-field/return)', () => {
    const { told, ...game } = comesBack(20.5);
    expect(game).toMatchObject({ away: { due: 5 }, melees: 0, later: [] });
    // Its own side is told so, once; the enemy does not know who is behind the edge.
    const waits = told.filter(({ event }) => event.kind === 'appeared');
    expect(waits).toMatchObject([{ event: { unit: 'rome-line', how: 'waits' }, seenBy: ['rome'] }]);
  });

  it('and comes on before an enemy who leaves him room (wrg/leaving-field/return)', () => {
    expect(comesBack(40)).toMatchObject({ away: null, melees: 0 });
  });
});

describe('who comes back where friends stand by then', () => {
  const comesBack = (reading?: string) => {
    const away = { at: { x: 500, y: 20 }, facing: 0, from: 2, due: 3, left: true } as const;
    const game = setUp({
      pieces: [
        { id: 'rome-line', at: [200, 20], figures: 6, be: { away } },
        { id: 'rome-others', at: [510, 20], figures: 6 },
        { id: 'gaul-foot', at: [500, 700], figures: 6 },
      ],
      ...(reading === undefined
        ? {}
        : { rules: wrgRulesUnder({ rulings: { 'wrg/ruling/place-taken-to-come-on': reading } }) }),
    });
    play(game, {}, ['orders', 'declarations', 'movement']);
    return unitIn(game, 'rome-line');
  };

  it('waits until there is room (wrg/leaving-field/return, wrg/ruling/place-taken-to-come-on)', () => {
    expect(comesBack().away).toMatchObject({ due: 4 });
  });

  it('or comes on beside them (wrg/ruling/place-taken-to-come-on)', () => {
    const { away, placed } = comesBack('comes-on-beside-it');
    expect(away).toBeNull();
    expect(placed.at.x).toBeLessThan(500);
    expect(placed.at.x).toBeGreaterThan(440);
    expect(placed.at.y).toBe(20);
  });
});

describe('who has evaded over the edge of the table', () => {
  it('reorganises in the period in which he is back at once, and no longer (wrg/evade/clear-reorganise)', () => {
    const be = { alarmed: true };
    const game = setUp({
      pieces: [
        { id: 'rome-bows', type: 'lc', weapons: ['bow'], order: 'SKIRMISH', at: [500, 40], be },
        { id: 'gaul-horse', type: 'mc', at: [500, 140], be },
      ],
    });
    Object.assign(unitIn(game, 'gaul-horse').period, { charges: 'rome-bows', doing: 'charging' });
    const counter = { what: 'evade', charger: 'gaul-horse', before: { paces: 100, bearing: 0, facing: 0 } };
    Object.assign(unitIn(game, 'rome-bows').period, { counter, doing: 'evading' });
    play(game, { seed: 2 }, ['movement', 'reactions']);
    const bows = unitIn(game, 'rome-bows');
    const wayBack = bows.away;
    expect(bows.recovering).toBe('reorganising');
    game.state.period += 1;
    Object.assign(bows, { away: null, period: freshPeriod(bows) });
    play(game, {}, ['reactions']);
    expect(bows.recovering).toBeNull();
    Object.assign(bows, { away: wayBack, recovering: 'reorganising' });
    play(game, {}, ['reactions']);
    expect(bows.recovering).toBeNull();
  });
});

describe('who evades over the edge of the table', () => {
  const shots = (from: number, more: readonly Piece[] = [], y = 40) => {
    const be = { alarmed: true };
    const game = setUp({
      pieces: [
        { id: 'rome-bows', type: 'lc', weapons: ['bow'], order: 'SKIRMISH', at: [500, y], be },
        { id: 'gaul-horse', type: 'mc', at: [500, y + from], be },
        ...more,
      ],
    });
    Object.assign(unitIn(game, 'gaul-horse').period, { charges: 'rome-bows', doing: 'charging' });
    const counter = { what: 'evade', charger: 'gaul-horse', before: { paces: from, bearing: 0, facing: 0 } };
    Object.assign(unitIn(game, 'rome-bows').period, { counter, doing: 'evading' });
    const { of } = play(game, { seed: 2 }, ['movement', 'shooting']);
    expect(of('gone')).toMatchObject([{ unit: 'rome-bows', how: 'left-table' }]);
    return of('shot').map(({ unit, target }) => [unit, target]);
  };

  it('does not shoot besides those through whom he has gone: one of the two does [wrg/shooting/moving/interpenetration] [wrg/ruling/which-of-two-shoots]', () => {
    const archers: Piece = { id: 'rome-archers', type: 'mi', weapons: ['bow'], at: [500, 25], be: { alarmed: true } };
    const beside = shots(100, [{ ...archers, at: [600, 25] }], 80);
    expect(beside.map(([unit]) => unit)).toContain('rome-bows');
    expect(shots(100, [archers], 80)).toHaveLength(1);
  });

  it('has shot first at a charger who came from far enough (wrg/shooting/charge/defensive)', () => {
    expect(shots(100)).toEqual([['rome-bows', 'gaul-horse']]);
    expect(shots(30)).toEqual([]);
  });
});

describe('who leaves the table as a test has told him to', () => {
  const returns = (reading: string) => {
    const bound = { instruction: 'retreat', disorganised: false, left: 2, kept: 0 } as const;
    const game = setUp({
      rules: wrgRulesUnder({ rulings: { 'wrg/ruling/instruction-off-the-table': reading } }),
      pieces: [
        { id: 'rome-horse', at: [500, 100], be: { alarmed: true } },
        { id: 'gaul-band', at: [500, 770], facing: 'N', figures: 6, files: 6, be: { alarmed: true, bound } },
        { id: 'gaul-guard', at: [100, 700], be: { alarmed: true } },
      ],
      generals: [
        { id: 'rome-caesar', with: 'rome-horse' },
        { id: 'gaul-brennus', with: 'gaul-guard' },
      ],
    });
    play(game, { seed: 1 }, ['movement']);
    const band = unitIn(game, 'gaul-band');
    if (band.away === null) throw new Error('it has not left the table');
    band.away.due = game.state.period + 1;
    play(game, { seed: 1 }, ['orders']);
    return { isBack: unitIn(game, 'gaul-band').away === null, bound: unitIn(game, 'gaul-band').bound?.left };
  };

  it('is free when he comes back, or goes on with it (wrg/ruling/instruction-off-the-table)', () => {
    expect(returns('ends-as-they-leave')).toEqual({ isBack: true, bound: undefined });
    expect(returns('lasts-its-periods')).toEqual({ isBack: true, bound: 1 });
  });
});

describe('who has left the table as he fell back with his face to the enemy', () => {
  it('comes back with his face to the table, like him who marched off with his back to it [wrg/leaving-field/return] [wrg/reaction/result-current-retire]', () => {
    const faces = (instruction: 'retire' | 'retreat') => {
      const bound = { instruction, disorganised: true, left: 1, kept: 0 } as const;
      const game = setUp({
        pieces: [
          { id: 'rome-horse', at: [500, 640], be: { alarmed: true } },
          { id: 'gaul-band', at: [500, 770], facing: 'S', figures: 6, files: 6, be: { alarmed: true, bound } },
        ],
      });
      const { of } = play(game, { seed: 1 }, ['movement']);
      expect(of('gone')).toMatchObject([{ unit: 'gaul-band', how: 'left-table' }]);
      return unitIn(game, 'gaul-band').away?.facing;
    };
    expect(faces('retire')).toBe(180);
    expect(faces('retreat')).toBe(180);
  });
});

describe('a side of which nobody is on the table', () => {
  const ends = (due: number | null, reading?: string, gone?: 'left-table') => {
    const away = { at: { x: 500, y: 20 }, facing: 0, from: 3, due, left: true } as const;
    const game = setUp({
      pieces: [
        { id: 'rome-horse', at: [500, 60], type: 'hc', be: { away, ...(gone === undefined ? {} : { gone }) } },
        { id: 'gaul-foot', at: [500, 700] },
      ],
      ...(reading === undefined
        ? {}
        : { rules: wrgRulesUnder({ rulings: { 'wrg/ruling/side-off-the-table': reading } }) }),
    });
    return wrgOutcome(game.state, game.scenario, game.rules)?.winner;
  };

  it('fights on while one of its units may come back, is seen to, or not at all (wrg/victory/include, wrg/ruling/side-off-the-table)', () => {
    expect([ends(null), ends(5), ends(null, undefined, 'left-table')]).toEqual([undefined, undefined, 'gaul']);
    const readings = ['fights-on-while-one-may-come-back', 'fights-on-while-one-is-in-sight', 'has-lost'];
    expect(readings.map(reading => ends(null, reading))).toEqual([undefined, 'gaul', 'gaul']);
    expect(readings.map(reading => ends(5, reading))).toEqual([undefined, undefined, 'gaul']);
  });
});
