import { describe, expect, it } from 'vitest';
import type { WrgRules } from '../../../src/rulesets/wrg/rules.js';
import { fieldOf } from '../../../src/rulesets/wrg/turn/field.js';
import { behindOf } from '../../../src/rulesets/wrg/turn/reacting/ground-near.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { onWestWall, siege } from './siege-table.js';
import { type Game, type Piece, play, setUp, type TableTop, unitIn } from './table-top.js';

type Barrier = 'fence' | 'wall';
type Work = 'palisade' | 'abatis' | 'turf-wall' | 'ditch';

/** A line of something from west to east. */
const along = (kind: Barrier, y: number): NonNullable<TableTop['features']>[number] => ({
  kind,
  id: 'line',
  line: [
    [300, y],
    [700, y],
  ],
});

/** A field far from any town on which the Gauls have dug or put something up from west to east. */
function withWork(pieces: readonly Piece[], build: Work, y: number): Game {
  const game = siege(pieces, { forts: [], walls: [] }, []);
  const from = { x: 300, y };
  const whole = { goal: 400, wide: 10, of: null, done: 400, paces: 400 };
  game.state.works?.built.push({ id: 'work', build, side: 'gaul', from, bearing: 90, ...whole });
  return game;
}

const levy: Piece = { id: 'gaul-levy', at: [500, 500], weapons: ['javelins'] };
const legion: Piece = { id: 'rome-legion', at: [500, 500], type: 'hi', weapons: ['pilum'] };
const clauses = (told: readonly { readonly because: readonly { readonly clause: string }[] }[]) =>
  told.flatMap(({ because }) => because.map(({ clause }) => clause));

describe('who is shot at close behind something', () => {
  const bows: Piece = { id: 'rome-bows', at: [500, 400], type: 'li', weapons: ['bow'] };
  const isCovered = (game: Game) => {
    const { of } = play(game, { seed: 3 }, ['shooting']);
    expect(of('shot')).toHaveLength(1);
    return clauses(of('shot')).includes('wrg/shooting/tactical/cover');
  };

  it.each(['fence', 'wall'] as const)('is in partial cover of a %s (wrg/shooting/tactical/cover)', kind => {
    const with_ = (y: number) => setUp({ pieces: [bows, levy], features: [along(kind, y)] });
    expect([isCovered(with_(490)), isCovered(with_(470))]).toEqual([true, false]);
  });

  it.each(['palisade', 'abatis', 'turf-wall'] as const)(
    'is in partial cover of a %s (wrg/shooting/tactical/cover)',
    build => {
      expect(isCovered(withWork([bows, levy], build, 490))).toBe(true);
      expect(isCovered(withWork([bows, levy], build, 470))).toBe(false);
    },
  );

  it('is in cover of a wall from those beyond it, and not from behind, or from every side (wrg/ruling/cover-from-which-side)', () => {
    const from = (y: number, reading?: string) => {
      const rules =
        reading === undefined
          ? {}
          : { rules: wrgRulesUnder({ rulings: { 'wrg/ruling/cover-from-which-side': reading } }) };
      const facing = y < 500 ? 'N' : 'S';
      return isCovered(
        setUp({ pieces: [{ ...bows, at: [500, y], facing }, levy], features: [along('wall', 490)], ...rules }),
      );
    };
    expect([from(400), from(600)]).toEqual([true, false]);
    expect([from(400, 'from-every-side'), from(600, 'from-every-side')]).toEqual([true, true]);
  });

  it('is in cover if the middle of its front is, or anybody, or only everybody (wrg/ruling/partly-in-cover)', () => {
    const covered = (from: number, to: number, reading: string, kind: 'wall' | 'wood' = 'wall') => {
      const corners = [
        [from, 490],
        [to, 490],
        [to, 520],
        [from, 520],
      ] as const;
      const cover =
        kind === 'wall'
          ? ({
              kind,
              id: 'line',
              line: [
                [from, 490],
                [to, 490],
              ],
            } as const)
          : ({ kind, id: 'copse', outline: corners.map(([x, y]): [number, number] => [x, y]) } as const);
      return isCovered(
        setUp({
          pieces: [bows, levy],
          features: [cover as NonNullable<TableTop['features']>[number]],
          rules: wrgRulesUnder({ rulings: { 'wrg/ruling/partly-in-cover': reading } }),
        }),
      );
    };
    const readings = ['as-the-middle-of-its-front', 'as-soon-as-anybody-is', 'when-the-whole-front-is'] as const;
    for (const kind of ['wall', 'wood'] as const) {
      // The front reaches from 482 to 518.
      expect(readings.map(reading => covered(400, 600, reading, kind))).toEqual([true, true, true]);
      expect(readings.map(reading => covered(495, 505, reading, kind))).toEqual([true, true, false]);
      expect(readings.map(reading => covered(400, 497, reading, kind))).toEqual([false, true, false]);
      expect(readings.map(reading => covered(300, 400, reading, kind))).toEqual([false, false, false]);
    }
  });

  it('has none of a ditch, nor in the open (wrg/shooting/tactical/cover)', () => {
    expect(isCovered(withWork([bows, levy], 'ditch', 490))).toBe(false);
    expect(isCovered(setUp({ pieces: [bows, levy] }))).toBe(false);
  });
});

describe('who is fought over a wall', () => {
  const fought = (y: number | null, chargers: readonly string[] = ['rome-legion'], more: { rules?: WrgRules } = {}) => {
    const game = setUp({
      ...more,
      pieces: [legion, levy],
      features: y === null ? [] : [along('wall', y)],
      melees: [{ a: 'rome-legion', b: 'gaul-levy', chargers: [...chargers] }],
    });
    const { of } = play(game, { seed: 4 }, ['hand-to-hand']);
    return of('fought')
      .filter(({ because }) => because.some(({ clause }) => clause === 'wrg/melee/tactical/cover'))
      .map(({ unit }) => unit);
  };

  it('is in partial cover of it, and who comes over it is not (wrg/melee/tactical/cover)', () => {
    expect(fought(495)).toEqual(['rome-legion']);
    expect(fought(null)).toEqual([]);
    expect(fought(530)).toEqual([]);
  });

  it('has none who charged over it himself (wrg/melee/tactical/cover)', () => {
    expect(fought(495, ['gaul-levy'])).toEqual([]);
  });

  it('or has it like everybody as long as it lies between (wrg/ruling/charged-over-a-barrier)', () => {
    const rules = wrgRulesUnder({
      rulings: { 'wrg/ruling/charged-over-a-barrier': 'covered-as-long-as-it-lies-between' },
    });
    expect(fought(495, ['gaul-levy'], { rules })).toEqual(['rome-legion']);
  });
});

describe('a test of reaction', () => {
  const behind = ({ state, scenario, rules }: Game) =>
    behindOf(unitIn({ state }, 'gaul-levy'), fieldOf(state, scenario, rules))?.behind;
  const drawnUp = (more: Partial<Piece> = {}): readonly Piece[] => [legion, { ...levy, at: [500, 520], ...more }];

  it('may count what the testers stand close behind (wrg/reaction/choice-cover-square)', () => {
    const walls = (['fence', 'wall'] as const).map(kind =>
      behind(setUp({ pieces: drawnUp(), features: [along(kind, 510)] })),
    );
    expect(walls).toEqual(['cover', 'cover']);
    const works = (['palisade', 'abatis', 'turf-wall', 'ditch'] as const).map(build =>
      behind(withWork(drawnUp(), build, 510)),
    );
    expect(works).toEqual(['field-defences', 'field-defences', 'field-defences', 'field-defences']);
  });

  it('counts nothing that lies far ahead, behind them, or before horse (wrg/reaction/choice-cover-square)', () => {
    const wall = (y: number, more: Partial<Piece> = {}) =>
      behind(setUp({ pieces: drawnUp(more), features: [along('wall', y)] }));
    expect([wall(480), wall(545), wall(510, { type: 'hc' })]).toEqual([undefined, undefined, undefined]);
  });

  it('counts a wall before horse as well, by the other reading (wrg/ruling/covered-by-barriers)', () => {
    const rules = wrgRulesUnder({ rulings: { 'wrg/ruling/covered-by-barriers': 'everybody' } });
    expect(behind(setUp({ pieces: drawnUp({ type: 'hc' }), features: [along('wall', 510)], rules }))).toBe('cover');
  });

  it('counts the palisade of a fort for its garrison, and not for who stands before it (wrg/reaction/choice-cover-square)', () => {
    const fort: Parameters<typeof siege>[1] = {
      forts: [
        {
          side: 'gaul',
          inside: [
            [100, 500],
            [900, 500],
            [900, 700],
            [100, 700],
          ],
        },
      ],
      walls: [{ feature: 'line', is: 'palisade' }],
    };
    const game = siege(
      [
        { ...legion, at: [500, 495] },
        { ...levy, at: [500, 505] },
      ],
      fort,
      [along('fence', 500)],
    );
    const field = fieldOf(game.state, game.scenario, game.rules);
    expect(behindOf(unitIn(game, 'gaul-levy'), field)).toEqual({ behind: 'field-defences' });
    expect(behindOf(unitIn(game, 'rome-legion'), field)).toBeUndefined();
  });

  it('has the player of a garrison on its rampart choose (wrg/reaction/choice-cover-square)', () => {
    const { state, scenario, rules } = siege([{ id: 'rome-foot', at: [300, 100] }, onWestWall]);
    const field = fieldOf(state, scenario, rules);
    expect(behindOf(unitIn({ state }, 'gaul-wall'), field)).toEqual({ behind: 'cover' });
    expect(behindOf(unitIn({ state }, 'rome-foot'), field)).toBeUndefined();
  });
});
