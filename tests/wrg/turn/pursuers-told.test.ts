import { describe, expect, it } from 'vitest';
import { tellWrg } from '../../../src/rulesets/wrg/windows/tell.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { answering } from './answers.js';
import { type Piece, play, setUp, unitIn } from './table-top.js';

const friendsBreak = () => ({
  figures: 6,
  be: { alarmed: true, leavesForGood: true, rout: { periods: 0, from: { x: 300, y: 400 } } },
});

/**
 * Roman horse after Gauls who run north; friends beside it run too, so that it has to test at the end of the period. It has been after them for so many
 * periods, and has an order or none.
 */
function pursuers({
  periods = 1,
  order,
  reading = 'at-once',
  quarry = { at: [500, 420], type: 'lc' },
}: {
  periods?: number;
  order?: string;
  reading?: string;
  quarry?: Pick<Piece, 'at' | 'type'>;
}) {
  return setUp({
    rules: wrgRulesUnder({
      rulings: {
        'wrg/ruling/pursuers-told-otherwise': reading,
        'wrg/ruling/first-threat-near-commander': 'never-waived',
      },
    }),
    pieces: [
      { id: 'rome-guard', at: [100, 60] },
      {
        id: 'rome-horse',
        at: [500, 300],
        type: 'mc',
        class: 'D',
        training: 'regular',
        be: { alarmed: true, order: order ?? null, pursuit: { quarry: 'gaul-routers', periods } },
      },
      { id: 'rome-foot', at: [420, 300], facing: 'S', ...friendsBreak() },
      { id: 'gaul-guard', at: [900, 700], be: { alarmed: true } },
      {
        id: 'gaul-routers',
        ...quarry,
        figures: 6,
        facing: 'N',
        be: { alarmed: true, leavesForGood: true, rout: { periods: 1, from: { x: 500, y: 290 } } },
      },
    ],
  });
}

const pursueOn = answering('pursue', () => true);

/** What comes of the test of the horse with these dice, and what it does in the periods after it. */
function told(game: ReturnType<typeof setUp>, dice: readonly number[], periods: number) {
  const { of } = play(game, { answers: pursueOn, dice }, ['reactions']);
  const test = of('test').find(({ unit }) => unit === 'rome-horse');
  const done = Array.from({ length: periods }, () => {
    const moved = play(game, { answers: pursueOn, seed: 1 }).of('moved');
    return moved.find(({ unit }) => unit === 'rome-horse')?.doing ?? unitIn(game, 'rome-horse').period.doing;
  });
  return { instruction: test?.instruction, done };
}

describe('pursuers whom a test tells to halt or to go elsewhere', () => {
  const order = 'ATTACK gaul-routers';

  it('pursue nobody any more, with an order or without (wrg/reaction/result-no-order-halt-or-retire, wrg/reaction/result-current-halt)', () => {
    expect(told(pursuers({}), [2, 2, 2], 1)).toEqual({ instruction: 'halt-disorganised', done: ['halted'] });
    expect(told(pursuers({ order }), [2, 2, 2], 2)).toEqual({ instruction: 'halt', done: ['halted', 'halted'] });
    expect(told(pursuers({}), [2, 2, 3], 1)).toEqual({
      instruction: 'move-to-friends-cover-or-hill',
      done: ['retiring'],
    });
  });

  it('go on with it where it lets them, or tells them to go to the enemy (wrg/pursuit/halt, wrg/ruling/tested-out-of-control)', () => {
    expect(told(pursuers({ order }), [2, 2, 3], 1)).toEqual({ instruction: 'carry-on', done: ['pursuing'] });
    expect(told(pursuers({}), [3, 4, 4], 1)).toEqual({ instruction: 'move-to-nearest-enemy', done: ['pursuing'] });
    const { of } = play(pursuers({}), { answers: pursueOn, dice: [3, 4, 4] }, ['reactions']);
    const lines = of('test').map(test => tellWrg({ ...test, turn: 2, phase: 'reactions' }, pursuers({}).scenario)[0]);
    expect(lines).toEqual([expect.stringMatching(/: (it goes|they go) on in pursuit$/)]);
    const wild = { instruction: 'uncontrolled-advance', done: ['pursuing'] };
    expect(told(pursuers({}), [5, 5, 5], 1)).toEqual(wild);
  });

  it('halt to fall in when they have been out of control and met nobody, and pursue nobody any more (wrg/uncontrolled-advance/no-contact, wrg/pursuit/hold-orders)', () => {
    const game = pursuers({ quarry: { at: [500, 448], type: 'lmi' } });
    const wild = ['pursuing', 'pursuing'];
    expect(told(game, [5, 5, 5], 2)).toEqual({ instruction: 'uncontrolled-advance', done: wild });
    expect(unitIn(game, 'gaul-routers').rout).not.toBeNull();
    expect(unitIn(game, 'rome-horse').pursuit).toBeNull();
    const { asked, of } = play(game, { answers: pursueOn, seed: 1 });
    expect(unitIn(game, 'rome-horse').period.doing).toBe('reorganising');
    expect(of('recovers')).toMatchObject([{ unit: 'rome-horse', how: 'reorganising' }]);
    expect(asked.filter(({ kind }) => kind === 'pursue')).toEqual([]);
  });

  it('do so at once, or when they have pursued for a period (wrg/ruling/pursuers-told-otherwise, wrg/pursuit/compulsory)', () => {
    const first = (reading: string, periods = 0) =>
      told(pursuers({ order, periods, reading }), [2, 2, 2], 3).done.map(doing => doing === 'pursuing');
    const later = 'after-the-period-they-must-pursue';
    expect(first('at-once')).toEqual([false, false, false]);
    expect(first(later)).toEqual([true, false, false]);
    expect(first(later, 1)).toEqual([false, false, false]);
    const game = pursuers({ order, periods: 0, reading: later });
    expect(told(game, [2, 2, 2], 2).done).toEqual(['pursuing', 'halted']);
    expect(unitIn(game, 'rome-horse').bound).toMatchObject({ instruction: 'halt', left: 1 });
  });
});

describe('troops whom a test has told to halt or to go elsewhere, and whose enemy breaks', () => {
  /** Gaulish horse that breaks slingers, or not, in the first of the periods for which it has been told something; what it does in the next. */
  const pursueAfter = (instruction: 'halt' | 'retire' | 'move-to-enemy', left: number, reading = 'at-once') =>
    Array.from({ length: 6 }, (_, seed) => {
      const bound = { instruction, disorganised: false, left, kept: 1 } as const;
      const game = setUp({
        rules: wrgRulesUnder({ rulings: { 'wrg/ruling/pursuers-told-otherwise': reading } }),
        pieces: [
          {
            id: 'gaul-horse',
            at: [500, 400],
            type: 'hc',
            figures: 12,
            files: 12,
            order: 'ATTACK rome-slings',
            be: { alarmed: true, bound },
          },
          { id: 'rome-slings', type: 'li', weapons: ['sling'], at: [500, 389.6], figures: 12, files: 12 },
        ],
        melees: [{ a: 'gaul-horse', b: 'rome-slings', since: 1, chargers: [] }],
      });
      play(game, { seed }, ['hand-to-hand']);
      const broke = unitIn(game, 'rome-slings').rout !== null;
      return broke ? [unitIn(game, 'gaul-horse').pursuit !== null] : [];
    }).flat();

  it('do as they were told, unless they have to pursue first, or it is over (wrg/reaction/result-current-halt, wrg/reaction/result-current-retire, wrg/ruling/pursuers-told-otherwise, wrg/ruling/told-to-retire-in-melee)', () => {
    expect(new Set(pursueAfter('halt', 1))).toEqual(new Set([false]));
    expect(new Set(pursueAfter('retire', 1))).toEqual(new Set([false]));
    expect(new Set(pursueAfter('move-to-enemy', 1))).toEqual(new Set([true]));
    expect(new Set(pursueAfter('halt', 0))).toEqual(new Set([true]));
    expect(new Set(pursueAfter('halt', 1, 'after-the-period-they-must-pursue'))).toEqual(new Set([true]));
  });
});

describe('pursuers whom an enemy stops who is not whom they pursue', () => {
  it('are not told to be upon their quarry (wrg/pursuit/strikes)', () => {
    const rout = { periods: 1, from: { x: 500, y: 290 } };
    const game = setUp({
      pieces: [
        { id: 'rome-guard', at: [100, 60] },
        {
          ...{ id: 'rome-horse', type: 'mc', at: [500, 300], class: 'D', training: 'regular' },
          be: { alarmed: true, pursuit: { quarry: 'gaul-routers', periods: 1 } },
        },
        { id: 'gaul-guard', at: [900, 700], be: { alarmed: true } },
        { id: 'gaul-others', type: 'hi', at: [500, 330], facing: 'N', be: { alarmed: true, rout } },
        { id: 'gaul-routers', type: 'lc', figures: 6, at: [500, 420], facing: 'N', be: { alarmed: true, rout } },
      ],
    });
    const { of } = play(game, { seed: 3 }, ['movement']);
    const moved = of('moved').find(({ unit }) => unit === 'rome-horse');
    expect(moved).toMatchObject({ stopped: 'contact', met: ['gaul-others'], byOthers: true });
  });
});
