import { describe, expect, it } from 'vitest';
import { wrgRulesUnder } from '../../rules-under.js';
import { declaring } from './answers.js';
import { onWestWall, siege } from './siege-table.js';
import { type Game, type Piece, play, setUp, unitIn } from './table-top.js';

const under = (game: Game, id: string, reading: string | undefined): Game =>
  reading === undefined ? game : { ...game, rules: wrgRulesUnder({ rulings: { [id]: reading } }) };

describe('stones that are thrown at a tower', () => {
  const shotBy = (reading?: string) => {
    const pushers: Piece = { id: 'rome-tower', at: [300, 360], figures: 24, files: 8, order: 'HOLD', class: 'A' };
    const engines: Piece = {
      id: 'gaul-engines',
      at: [300, 520],
      facing: 'S',
      type: 'engine',
      engine: '30-mina-stone-thrower',
      weapons: [],
      figures: 4,
      files: 4,
    };
    const watch: Piece = { id: 'gaul-watch', at: [500, 400.05], facing: 'S', files: 4, figures: 4 };
    const game = siege([{ id: 'rome-guard', at: [900, 60] }, pushers, engines, watch], {
      material: [{ id: 'helepolis', kind: 'tower', with: 'rome-tower' }],
    });
    const table = under(game, 'wrg/ruling/stones-at-a-tower', reading);
    const answers = declaring({ 'gaul-engines': { work: { batter: 'helepolis' } } });
    const { of } = play(table, { answers, seed: 3 });
    return of('test')
      .filter(({ unit }) => unit === 'rome-tower')
      .map(({ because }) => because.some(({ clause }) => clause === 'wrg/reaction/minus1-shot-at-by-engines'));
  };

  it('are thrown at it alone, or at those who bring it up as well (wrg/reaction/minus1-shot-at-by-engines, wrg/ruling/stones-at-a-tower)', () => {
    expect(shotBy()).not.toContain(true);
    expect(shotBy('at-its-bearers-too')).toContain(true);
  });
});

describe('a garrison on its rampart', () => {
  const covered = (at: readonly [number, number], reading?: string) => {
    const rout = { periods: 0, from: { x: 300, y: 300 } };
    const game = siege([
      { ...onWestWall, be: { alarmed: true } },
      { id: 'gaul-broken', at: [360, 420], facing: 'N', figures: 6, be: { alarmed: true, rout } },
      { id: 'rome-foot', at, facing: 'S', be: { alarmed: true } },
    ]);
    const { of } = play(under(game, 'wrg/ruling/cover-against-enemies-within', reading), { seed: 1 }, ['reactions']);
    const tests = of('test').filter(({ unit }) => unit === 'gaul-wall');
    expect(tests).toHaveLength(1);
    return tests.some(({ because }) => because.some(({ clause }) => clause === 'wrg/reaction/choice-cover-square'));
  };
  const [within, outside] = [
    [300, 520],
    [300, 300],
  ] as const;

  it('counts its works as cover whoever is before it, or none while it sees enemies within them (wrg/reaction/choice-cover-square, wrg/ruling/cover-against-enemies-within)', () => {
    expect([covered(within), covered(outside)]).toEqual([true, true]);
    const strict = 'not-while-enemies-are-within';
    expect([covered(within, strict), covered(outside, strict)]).toEqual([false, true]);
  });
});

describe('broken men who have run to the foot of a wall', () => {
  const counts = (periods: number) => {
    const rout = { periods, from: { x: 300, y: 560 } };
    const game = siege([
      { ...onWestWall, be: { alarmed: true, rout } },
      { id: 'rome-foot', at: [300, 350], facing: 'N', be: { alarmed: true } },
    ]);
    const [test] = play(game, { seed: 1 }, ['reactions'])
      .of('test')
      .filter(({ unit }) => unit === 'gaul-wall');
    const clauses = test?.because.map(({ clause }) => clause) ?? [];
    const wanted = ['wrg/reaction/choice-cover-square', 'wrg/reaction/plus1-uphill'] as const;
    return wanted.map(clause => clauses.includes(clause));
  };

  it('stand neither behind it nor above the enemy, as those do who have broken on it just now (wrg/reaction/choice-cover-square, wrg/terrain/infantry-only)', () => {
    expect(counts(0)).toEqual([true, true]);
    expect(counts(2)).toEqual([false, false]);
  });
});

describe('who is charged by horse whom fog hides from him', () => {
  const moved = (reading?: string) => {
    const bound = { instruction: 'uncontrolled-advance', disorganised: false, left: 2, kept: 0 } as const;
    const weather = { region: 'europe', month: 'november', brings: [], fog: false, wind: 'west' } as const;
    const table = setUp({
      pieces: [
        { id: 'rome-guard', at: [80, 60], be: { alarmed: true } },
        {
          id: 'rome-horse',
          at: [500, 200],
          type: 'mc',
          class: 'B',
          facing: 'N',
          order: 'MOVE N 30',
          be: { alarmed: true },
        },
        { id: 'gaul-scouts', at: [560, 285], type: 'lc', facing: 'S', figures: 3, files: 3, be: { alarmed: true } },
        { id: 'gaul-horse', at: [500, 330], type: 'mc', facing: 'S', be: { bound, alarmed: true } },
      ],
      scenario: { weather: { ...weather, brings: [] } },
    });
    const game = under(table, 'wrg/ruling/unseen-chargers', reading);
    Object.assign(game.state.weather ?? {}, { fog: true, vision: 100, elapsed: 0, hour: 1, dark: false });
    const { of, asked } = play(game, { seed: 3 }, ['declarations', 'movement']);
    expect(asked.filter(({ kind }) => kind === 'counter')).toEqual([]);
    expect(of('met').map(({ chargers }) => chargers)).toEqual([['gaul-horse']]);
    return unitIn(game, 'rome-horse').period.moved > 0;
  };

  it('stands as they come upon him, or does what he was about to do (wrg/charge/counter-actions, wrg/ruling/unseen-chargers)', () => {
    expect(moved()).toBe(false);
    expect(moved('does-what-it-was-about-to')).toBe(true);
  });
});

describe('who retires with no room on the table behind him', () => {
  const away = (rout: boolean, reading?: string) => {
    const bound = { instruction: 'retire', disorganised: true, left: 1, kept: 0 } as const;
    const runs = { rout: { periods: 2, from: { x: 500, y: 600 } } };
    const table = setUp({
      pieces: [
        { id: 'rome-horse', type: 'hc', at: [500, 640], figures: 4, files: 4, be: { alarmed: true } },
        { id: 'gaul-guard', at: [100, 700], be: { alarmed: true } },
        { id: 'gaul-band', at: [500, 784], be: { alarmed: true, ...(rout ? runs : { bound }) } },
      ],
    });
    const game = under(table, 'wrg/ruling/turned-off-the-table', reading);
    const { of } = play(game, { seed: 1 }, ['movement']);
    return of('gone').map(({ unit, how }) => [unit, how]);
  };

  it('leaves it as he turns, or stays on it; who runs is lost there by either (wrg/leaving-field/return, wrg/rout/dispersed, wrg/ruling/turned-off-the-table)', () => {
    expect(away(false)).toEqual([['gaul-band', 'left-table']]);
    expect(away(false, 'stays-on-it')).toEqual([]);
    expect(away(true, 'stays-on-it')).toEqual([['gaul-band', 'dispersed']]);
  });
});
