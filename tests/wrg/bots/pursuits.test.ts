import { describe, expect, it } from 'vitest';
import { lineOfBattle } from '../../../src/rulesets/wrg/bots/line-of-battle.js';
import { wrgView } from '../../../src/rulesets/wrg/view.js';
import { type Game, type Piece, play, type Request, setUp } from '../turn/table-top.js';

const general = lineOfBattle();
const led = (game: Game) => (request: Request) =>
  request.side === 'rome'
    ? general.answer(request, wrgView(game.state, 'rome', game.scenario, game.rules), game.rules)
    : undefined;

/** A second period of a pursuit, in which the quarry has got a little away: what its pursuers are about when it begins. */
function pursuitOf(pursuers: Partial<Piece>, others: readonly Piece[] = [], runners: Partial<Piece> = {}) {
  const game = setUp({
    pieces: [
      { id: 'rome-camp', at: [100, 60] },
      {
        id: 'rome-horse',
        at: [500, 400],
        order: 'ATTACK gaul-band',
        ...pursuers,
        be: { pursuit: { quarry: 'gaul-band', periods: 1 } },
      },
      { id: 'gaul-camp', at: [900, 780] },
      {
        id: 'gaul-band',
        at: [500, 440],
        figures: 24,
        ...runners,
        facing: 'N',
        be: { rout: { periods: 1, from: { x: 500, y: 380 } }, order: null },
      },
      ...others,
    ],
  });
  const { of } = play(game, { answers: led(game), seed: 3 });
  const blows = of('fought').filter(({ unit }) => unit === 'rome-horse');
  return { strikes: blows.length > 0, recovers: of('recovers').some(({ unit }) => unit === 'rome-horse'), game };
}

const horse: Partial<Piece> = { type: 'hc', weapons: ['short-spear'] };

describe('pursuers after a period in which they had to pursue [wrg/pursuit/halt]', () => {
  /** Plays the end of that period, and says whether they go on. */
  function goesOn(pursuers: Partial<Piece>, others: readonly Piece[] = []): boolean {
    const { game } = pursuitOf(pursuers, others);
    return game.state.units['rome-horse']?.pursuit !== null;
  }

  it('go on as long as they come up with their quarry again, who is struck and cannot rally', () => {
    expect(goesOn(horse)).toBe(true);
  });

  it('halt where they would not come up with it any more', () => {
    expect(goesOn({ type: 'hi' })).toBe(false);
  });

  it('do not run into the arms of those who wait for them', () => {
    expect(goesOn(horse, [{ id: 'gaul-reserve', type: 'hi', figures: 30, files: 10, at: [500, 560] }])).toBe(false);
    // Light foot is no such danger.
    expect(goesOn(horse, [{ id: 'gaul-slingers', type: 'li', weapons: ['sling'], at: [500, 640] }])).toBe(true);
  });
});

describe('pursuers of a few who are left of a unit [wrg/pursuit/halt]', () => {
  function goesOn(left: number, others: readonly Piece[]): boolean {
    const { game } = pursuitOf({ ...horse, figures: 12 }, others, { figures: left, files: Math.min(left, 4) });
    return game.state.units['rome-horse']?.pursuit !== null;
  }
  const aside: Piece = { id: 'gaul-reserve', type: 'hi', figures: 30, files: 10, at: [660, 430], facing: 'W' };

  it('let them run while enemies stand near in order, whom the whole unit would do better to face', () => {
    expect(goesOn(8, [aside])).toBe(true);
    expect(goesOn(4, [aside])).toBe(false);
  });

  it('cut them down where nobody else is near, or none but light troops', () => {
    expect(goesOn(4, [])).toBe(true);
    expect(goesOn(4, [{ ...aside, at: [900, 300] }])).toBe(true);
    expect(goesOn(4, [{ id: 'gaul-slingers', type: 'li', weapons: ['sling'], at: [660, 430] }])).toBe(true);
  });
});

describe('who is to hold his place', () => {
  it('does not run after enemies whom he has thrown back', () => {
    const game = setUp({
      pieces: [
        { id: 'rome-foot', at: [500, 300] },
        { id: 'gaul-band', at: [500, 420] },
      ],
    });
    const view = wrgView(game.state, 'rome', game.scenario, game.rules);
    const asked = { kind: 'pursue', id: 'pursue', side: 'rome', unit: 'rome-foot', quarry: 'gaul-band' } as const;
    const answer = general.answer({ ...asked, clause: 'wrg/pursuit/hold-orders' }, view, game.rules);
    expect(answer).toBe(false);
  });
});
