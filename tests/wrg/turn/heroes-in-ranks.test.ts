import { describe, expect, it } from 'vitest';
import type { Play } from '../../../src/rulesets/wrg/turn/play.js';
import { sufferTogether } from '../../../src/rulesets/wrg/turn/sorcery/fighting.js';
import { sideAtEnd } from '../../../src/rulesets/wrg/victory.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { type Piece, play, setUp, type TableTop, unitIn } from './table-top.js';

const hero = { figures: 1, files: 1, creature: 'hero', traits: ['magic-sword'], type: 'hi' } as const;
const warrior = { creature: 'warrior-saint', type: 'shc', traits: [], weapons: ['kontos'] } as const;
const guard = { id: 'rome-guard', at: [150, 60] } as const satisfies Piece;
const inTheRanks = { ...hero, id: 'rome-roland', at: [500, 300], with: 'rome-foot' } as const satisfies Piece;

const field = (pieces: readonly Piece[], more: Partial<TableTop> = {}) =>
  setUp({ pieces: [guard, ...pieces], scenario: { sorcery: {} }, ...more });

describe('a hero in the ranks of a unit', () => {
  const fight = (pieces: readonly Piece[], generals?: TableTop['generals']) => {
    const gauls = { id: 'gaul-band', at: [500, 301], weapons: ['two-handed-axe'] } as const satisfies Piece;
    const game = field([{ id: 'rome-foot', at: [500, 300], figures: 6 }, ...pieces, gauls], {
      melees: [{ a: 'rome-foot', b: 'gaul-band' }],
      ...(generals === undefined ? {} : { generals }),
    });
    return { game, ...play(game, { seed: 4 }, ['hand-to-hand']) };
  };

  it('bears his share of what it suffers, and it bears the rest (wrg/sorcery/hero-influence, wrg/general/share)', () => {
    const { game, of } = fight([inTheRanks]);
    const men = of('fought').find(({ unit }) => unit === 'gaul-band')?.casualties ?? 0;
    const lost = (id: string) => {
      const { strength, figures, carried } = unitIn(game, id);
      return 20 * (strength - figures) + carried;
    };
    expect(men).toBeGreaterThan(7);
    // Six of the front rank and himself.
    expect(lost('rome-roland')).toBe(Math.floor(men / 7));
    expect(lost('rome-foot') + lost('rome-roland')).toBe(men);
  });

  it('and others with him bear no more among them than there is (wrg/general/share, wrg/ruling/share-of-a-man)', () => {
    const oliver = { ...inTheRanks, id: 'rome-oliver' };
    const rules = wrgRulesUnder({ rulings: { 'wrg/ruling/share-of-a-man': 'up' } });
    const game = field([{ id: 'rome-foot', at: [500, 300] }, inTheRanks, oliver, { id: 'gaul-band', at: [500, 700] }], {
      rules,
    });
    const champions = ['rome-roland', 'rome-oliver'].map(id => unitIn(game, id));
    const { state, scenario } = game;
    const play = { state, scenario, rules, tell: () => {} } as unknown as Play;
    sufferTogether(unitIn(game, 'rome-foot'), { men: 1, among: 8, champions }, play);
    expect(['rome-roland', 'rome-oliver', 'rome-foot'].map(id => unitIn(game, id).carried)).toEqual([1, 0, 0]);
  });

  it('is one of those of the front rank among whom a general has his share (wrg/general/share)', () => {
    const general = [
      { id: 'rome-caesar', with: 'rome-foot', inFront: true },
      { id: 'gaul-brennus', with: 'gaul-band' },
    ];
    const shared = (pieces: readonly Piece[]) =>
      fight(pieces, general)
        .of('general')
        .flatMap(({ because }) => because.map(({ because: why }) => why))
        .find(why => why.includes('hand to hand'));
    expect(shared([])).toContain('among 6 figures');
    expect(shared([inTheRanks])).toContain('among 7 figures');
  });

  it('strikes at one enemy of two before them, whom they met first (wrg/melee/eligible-front)', () => {
    const game = field(
      [
        { id: 'rome-foot', at: [500, 300] },
        inTheRanks,
        { id: 'gaul-band', at: [470, 301], files: 6 },
        { id: 'gaul-others', at: [530, 301], files: 6 },
      ],
      {
        melees: [
          { a: 'rome-foot', b: 'gaul-others' },
          { a: 'gaul-band', b: 'rome-foot' },
        ],
      },
    );
    const { of } = play(game, { seed: 4 }, ['hand-to-hand']);
    const withHim = of('fought')
      .filter(({ champions = [] }) => champions.includes('rome-roland'))
      .map(({ target }) => target);
    expect(withHim).toEqual(['gaul-others']);
  });

  it('or at who is before the middle of them, or at the one whom he hurts most (wrg/ruling/heroes-between-two-enemies)', () => {
    const strikes = (reading: string) => {
      const game = field(
        [
          { id: 'rome-foot', at: [500, 300] },
          inTheRanks,
          // The band stands before the middle, the others have no shields.
          { id: 'gaul-band', at: [498, 301], files: 3, figures: 3 },
          { id: 'gaul-others', at: [518, 301], files: 3, figures: 3, shield: false },
          { id: 'gaul-more', at: [475, 301], files: 4, figures: 4 },
        ],
        {
          melees: [
            { a: 'rome-foot', b: 'gaul-more' },
            { a: 'rome-foot', b: 'gaul-others' },
            { a: 'gaul-band', b: 'rome-foot' },
          ],
          rules: wrgRulesUnder({ rulings: { 'wrg/ruling/heroes-between-two-enemies': reading } }),
        },
      );
      return play(game, { seed: 4 }, ['hand-to-hand'])
        .of('fought')
        .filter(({ champions = [], unanswered }) => champions.includes('rome-roland') && !unanswered)
        .map(({ target }) => target);
    };
    expect(strikes('whom-his-unit-met-first')).toEqual(['gaul-more']);
    expect(strikes('who-is-before-the-middle')).toEqual(['gaul-band']);
    expect(strikes('whom-he-hurts-most')).toEqual(['gaul-others']);
  });

  it('strikes whole beside half of a rank in disorder, or as one of that rank, or half of him does (wrg/ruling/heroes-in-disorder, wrg/disorganisation/half-figures)', () => {
    const strikes = (
      reading: string,
      more: Readonly<Record<string, string>> = {},
      pieces: readonly Piece[] = [inTheRanks],
    ) => {
      const game = field(
        [{ id: 'rome-foot', at: [500, 300], figures: 6 }, ...pieces, { id: 'gaul-band', at: [500, 301], figures: 6 }],
        {
          melees: [{ a: 'rome-foot', b: 'gaul-band' }],
          rules: wrgRulesUnder({ rulings: { 'wrg/ruling/heroes-in-disorder': reading, ...more } }),
        },
      );
      unitIn(game, 'rome-foot').period.interpenetrated = true;
      return play(game, { seed: 4 }, ['hand-to-hand'])
        .of('fought')
        .filter(({ unit, unanswered }) => unit === 'rome-foot' && !unanswered)
        .map(({ figures, champions = [] }) => [figures, ...champions]);
    };
    // Six men and he: three and he; two and he of seven; three.
    expect(strikes('counts-whole')).toEqual([[4, 'rome-roland']]);
    expect(strikes('of-the-rank-that-is-halved')).toEqual([[3, 'rome-roland']]);
    expect(strikes('halved-by-himself')).toEqual([[3]]);
    expect(strikes('halved-by-himself', { 'wrg/ruling/half-figures': 'up' })).toEqual([[4, 'rome-roland']]);
    const saints = ['rome-turpin', 'rome-egbert'].map(id => ({ ...inTheRanks, ...warrior, id }));
    expect(strikes('of-the-rank-that-is-halved', {}, saints)).toEqual([[4, 'rome-turpin', 'rome-egbert']]);
  });

  it('strikes though half of the one man beside him is nobody, unless half of himself is nobody too (wrg/sorcery/hero-influence, wrg/disorganisation/half-figures, wrg/ruling/heroes-in-disorder)', () => {
    const strikes = (reading: string, pieces: readonly Piece[] = [inTheRanks]) => {
      const game = field(
        [
          { id: 'rome-foot', at: [500, 300], figures: 1, files: 1 },
          ...pieces,
          { id: 'gaul-band', at: [500, 301], figures: 6 },
        ],
        {
          melees: [{ a: 'rome-foot', b: 'gaul-band' }],
          rules: wrgRulesUnder({ rulings: { 'wrg/ruling/heroes-in-disorder': reading } }),
        },
      );
      unitIn(game, 'rome-foot').period.interpenetrated = true;
      const { of } = play(game, { seed: 4 }, ['hand-to-hand']);
      const fought = of('fought').filter(({ unit, unanswered }) => unit === 'rome-foot' && !unanswered);
      const nobody = of('struck-nobody').filter(({ unit }) => unit === 'rome-foot');
      return [...fought.map(({ figures, champions = [] }) => [figures, ...champions]), ...nobody.map(() => 'nobody')];
    };
    expect(strikes('counts-whole')).toEqual([[1, 'rome-roland']]);
    expect(strikes('of-the-rank-that-is-halved')).toEqual([[1, 'rome-roland']]);
    expect(strikes('halved-by-himself')).toEqual(['nobody']);
    expect(strikes('counts-whole', [])).toEqual(['nobody']);
  });

  it('counts at the end as those do in whose ranks he is (wrg/victory/exclude)', () => {
    const counted = (be: Partial<Piece['be']>) => {
      const game = field([{ id: 'rome-foot', at: [500, 300] }, inTheRanks, { id: 'gaul-band', at: [500, 700] }]);
      Object.assign(unitIn(game, 'rome-foot'), be);
      const { survivors } = sideAtEnd('rome', game.state, game.scenario, game.rules);
      const { points, ...fate } = survivors.find(({ of }) => of === 'rome-roland') ?? { points: 0 };
      return { points, ...fate };
    };
    expect(counted({})).toMatchObject({ points: 50, mustRout: false });
    expect(counted({ rout: { periods: 0, from: { x: 500, y: 400 } } })).toMatchObject({ points: 50, mustRout: true });
    const away = { at: { x: 500, y: 0 }, facing: 0, from: 3, due: null, left: true } as const;
    expect(counted({ away })).toMatchObject({ offTable: 'gone' });
  });
});
