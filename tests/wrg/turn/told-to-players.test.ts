import { describe, expect, it } from 'vitest';
import { tellWrg } from '../../../src/rulesets/wrg/windows/tell.js';
import { declaring } from './answers.js';
import { type Game, play, setUp, unitIn } from './table-top.js';

const alarmed = { alarmed: true };

/** What is told of one event, without its reasons. */
const toldOf = (event: object, game: Game): string =>
  tellWrg({ ...event, turn: 3, phase: 'movement' } as Parameters<typeof tellWrg>[0], game.scenario)[0] ?? '';

describe('of light troops that go through friends as of right it is told', () => {
  it('that they do, and that nobody loses his order [wrg/interpenetration/light-infantry]', () => {
    const game = setUp({
      pieces: [
        { id: 'rome-slingers', type: 'li', at: [500, 300], order: 'MOVE N 65', figures: 6, files: 6, be: alarmed },
        { id: 'rome-legion', at: [500, 326], order: 'HOLD', files: 12, be: alarmed },
        { id: 'gaul-band', at: [500, 780], be: alarmed },
      ],
    });
    const passages = play(game, {}, ['movement']).of('went-through');
    expect(passages).toMatchObject([
      {
        unit: 'rome-slingers',
        through: 'rome-legion',
        how: 'passes',
        because: [{ clause: 'wrg/interpenetration/light-infantry', effect: 'no harm' }],
      },
    ]);
    expect(unitIn(game, 'rome-legion').period.interpenetrated).not.toBe(true);
    expect(toldOf(passages[0] ?? {}, game)).toContain('Rome-slingers go through rome-legion');
  });
});

describe('of who is charged and still does what an earlier test has told him', () => {
  const charged = (instruction: 'retire' | 'move-to-enemy' | null) => {
    const game = setUp({
      pieces: [
        { id: 'rome-horse', type: 'hc', at: [500, 300], order: 'ATTACK gaul-band', be: alarmed },
        {
          id: 'gaul-band',
          at: [500, 380],
          be: {
            ...alarmed,
            ...(instruction === null ? {} : { bound: { instruction, disorganised: false, left: 2, kept: 0 } }),
          },
        },
      ],
    });
    const answers = declaring({ 'rome-horse': { charge: 'gaul-band' } });
    const { of } = play(game, { answers, dice: [3, 3, 4] }, ['declarations']);
    return of('counter').map(event => [event.what, toldOf(event, game)]);
  };

  it('it is told that he does [wrg/reaction/voluntary-not-instruction]', () => {
    expect(charged('retire')).toEqual([
      ['as-told', 'Gaul-band obeys an earlier test before the charge of rome-horse: it retires'],
    ]);
    expect(charged(null).map(([what]) => what)).toEqual(['stand']);
  });
});

describe('of who is to rally back and is told something else', () => {
  it('it is told that he does that instead [wrg/disorganisation/recovery]', () => {
    const told = (recovering: 'rallying-back' | null, dice: readonly number[]) => {
      const game = setUp({
        pieces: [
          { id: 'rome-legion', at: [500, 200], be: alarmed },
          { id: 'gaul-band', at: [500, 340], be: { ...alarmed, order: null, recovering, recoversFrom: 'now' } },
        ],
      });
      unitIn(game, 'gaul-band').period.conduct = { tests: true };
      unitIn(game, 'gaul-band').period.sawBreak = [{ unit: 'gaul-others', paces: 40 }];
      const [test] = play(game, { dice }, ['reactions']).of('test');
      return toldOf(test ?? {}, game);
    };
    const dice = [4, 4, 4];
    expect(told('rallying-back', dice)).toMatch(/ instead of rallying back$/);
    expect(told(null, dice)).not.toContain('rallying back');
  });
});

describe('of broken men who have no move left for another period', () => {
  /** Gauls who have run for so many periods, and throw little. */
  const ran = (periods: number, dice: readonly number[]) => {
    const game = setUp({
      pieces: [
        {
          id: 'gaul-routers',
          at: [500, 400],
          facing: 'N',
          be: { ...alarmed, hasRouted: true, rout: { periods, from: { x: 500, y: 300 } } },
        },
        { id: 'gaul-guard', at: [100, 780], be: alarmed },
        { id: 'rome-legion', at: [500, 100], be: alarmed },
      ],
      generals: [
        { id: 'gaul-brennus', with: 'gaul-guard' },
        { id: 'rome-caesar', with: 'rome-legion' },
      ],
    });
    const { events } = play(game, { dice }, ['reactions']);
    return events
      .filter(event => event.kind === 'test' || event.kind === 'gone')
      .filter(({ unit }) => unit === 'gaul-routers')
      .map(event => [toldOf(event, game), event.because.at(-1)?.because]);
  };

  it('it is told once that they are gone, and why, and not that they run on [wrg/rout/dispersed]', () => {
    expect(ran(1, [1, 1, 1])[0]?.[0]).toContain('they do not rally, and run on');
    expect(ran(1, [1, 1, 1])).toHaveLength(1);
    const [test, gone] = ran(3, [1, 1, 1, 4, 4, 4]);
    expect(test?.[0]).toMatch(/they do not rally$/);
    expect(gone?.[0]).toContain('Gaul-routers disperse, 12 figures strong (no move is left for their rout');
  });
});
