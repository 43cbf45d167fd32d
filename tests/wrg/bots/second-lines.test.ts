import { describe, expect, it } from 'vitest';
import type { RequestOf } from '../../../src/battle/index.js';
import { calledFor } from '../../../src/rulesets/wrg/bots/called-for.js';
import { lineOfBattle } from '../../../src/rulesets/wrg/bots/line-of-battle.js';
import { openTarget } from '../../../src/rulesets/wrg/bots/second-lines.js';
import { byTheDrill } from '../../../src/rulesets/wrg/bots/temper.js';
import type { WrgScenarioFile } from '../../../src/rulesets/wrg/schema.js';
import type { WrgTerms } from '../../../src/rulesets/wrg/terms.js';
import { wrgView } from '../../../src/rulesets/wrg/view.js';
import { type Game, type Piece, play, setUp, type TableTop } from '../turn/table-top.js';

const general = lineOfBattle();
const answers = (game: Game) => (request: RequestOf<WrgTerms>) =>
  request.side === 'rome'
    ? general.answer(request, wrgView(game.state, 'rome', game.scenario, game.rules), game.rules)
    : undefined;

const hastati: Piece = {
  id: 'rome-hastati',
  type: 'hi',
  at: [500, 300],
  figures: 24,
  files: 12,
  order: 'ATTACK gaul-band',
};
const principes: Piece = {
  id: 'rome-principes',
  type: 'hi',
  at: [500, 250],
  order: 'SUPPORT rome-hastati; ATTACK gaul-band',
};
const band: Piece = { id: 'gaul-band', at: [500, 300.2] };
const fighting: NonNullable<TableTop['melees']> = [{ a: 'rome-hastati', b: 'gaul-band' }];
const signal = (means: string) => ({ name: 'to-the-left', by: 'trumpet', means, units: ['rome-principes'] }) as const;

type Signals = NonNullable<WrgScenarioFile['sides'][string]['signals']>;

function sounded(melees: NonNullable<TableTop['melees']>, signals: Signals) {
  const game = setUp({ pieces: [hastati, principes, band], melees, armies: { rome: { signals } } });
  return play(game, { answers: answers(game) }, ['orders']).of('signal');
}

describe('a second line for which a signal has been agreed on', () => {
  const left = signal('MOVE TO (420 320); ATTACK gaul-band');

  it('is sent forward beside the first when that has come to blows', () => {
    expect(sounded(fighting, [left])).toMatchObject([{ units: ['rome-principes'], signal: left.means }]);
    expect(sounded([], [left])).toEqual([]);
  });

  it('is not sent at somebody who is nowhere to be seen', () => {
    const game = setUp({
      pieces: [hastati, principes, band, { id: 'gaul-gone', at: [800, 700], be: { gone: 'dispersed' } }],
      melees: fighting,
      armies: { rome: { signals: [signal('ATTACK gaul-gone')] } },
    });
    expect(play(game, { answers: answers(game) }, ['orders']).of('signal')).toEqual([]);
  });
});

describe('whom a unit charges of several', () => {
  it('is the enemy whom it is to attack, if that is worth it', () => {
    const alarmed = { alarmed: true };
    const horse: Piece = { id: 'rome-horse', type: 'hc', weapons: ['short-spear'], at: [500, 300], be: alarmed };
    const easy: Piece = { id: 'gaul-slingers', type: 'li', weapons: ['sling'], shield: false, at: [420, 380] };
    const meant: Piece = { id: 'gaul-horse', type: 'hc', weapons: ['short-spear'], at: [500, 400] };
    const charges = (order: string) => {
      const game = setUp({ pieces: [{ ...horse, order }, easy, meant] });
      return play(game, { answers: answers(game) }, ['declarations'])
        .of('declared')
        .map(({ target }) => target);
    };
    expect(charges('ATTACK gaul-horse')).toEqual(['gaul-horse']);
    expect(charges('ATTACK gaul-slingers')).toEqual(['gaul-slingers']);
  });

  it('is nobody aside while whom it is to attack is still out of reach, but who stands on the way to him', () => {
    const horse: Piece = {
      id: 'rome-horse',
      type: 'lc',
      weapons: ['javelins'],
      at: [500, 300],
      order: 'ATTACK gaul-horse',
    };
    const meant: Piece = { id: 'gaul-horse', type: 'lc', weapons: ['javelins'], at: [500, 560] };
    const charged = (at: readonly [number, number]) => {
      const slingers: Piece = { id: 'gaul-slingers', type: 'li', weapons: ['sling'], shield: false, at };
      const game = setUp({ pieces: [horse, slingers, meant] });
      return play(game, { answers: answers(game) }, ['declarations'])
        .of('declared')
        .map(({ target }) => target);
    };
    expect(charged([660, 400])).toEqual([]);
    expect(charged([520, 420])).toEqual(['gaul-slingers']);
  });
});

describe('a reserve that has come up to the backs of friends who fight', () => {
  /** What is called for of a reserve so many paces behind the first line, with others on both sides of this. */
  function calledForAt(behind: number, order: string, by: 'general' | 'messenger' = 'general', facing = 'N') {
    const beside = (id: string, x: number): Piece => ({ ...hastati, id, at: [x, 300], order: 'HOLD' });
    const wall = [340, 420, 580, 660, 740, 260].map(x => beside(`rome-at-${x}`, x));
    const game = setUp({
      pieces: [
        { id: 'rome-camp', type: 'hc', weapons: ['lance'], at: [60, 60], figures: 6 },
        { ...hastati, facing },
        ...wall,
        { ...principes, at: [500, 300 - behind], files: 12, figures: 12, order },
        { id: 'gaul-band', at: [500, facing === 'N' ? 300.2 : 340], figures: 24, files: 12 },
      ],
      melees: fighting,
    });
    const view = wrgView(game.state, 'rome', game.scenario, game.rules);
    const unit = view.units['rome-principes'];
    return unit === undefined ? undefined : calledFor(unit, view, game.rules, byTheDrill, { by });
  }

  it('goes back to leave them room to give ground, and supports them from there [wrg/after-melee/no-room]', () => {
    expect(calledForAt(20, 'ATTACK gaul-band')).toBe('RETIRE 180 30; SUPPORT rome-hastati; ATTACK gaul-band');
  });

  it('stays where it is when they have room', () => {
    expect(calledForAt(70, 'SUPPORT rome-hastati; ATTACK gaul-band')).toBeUndefined();
  });

  it('is not called back by a rider, who would come when the melee is over [wrg/orders/delay-period]', () => {
    expect(calledForAt(20, 'ATTACK gaul-band', 'messenger')).toBeUndefined();
  });

  it('does not go back past friends who have turned to its side', () => {
    expect(calledForAt(20, 'ATTACK gaul-band', 'general', 'S')).toBeUndefined();
  });
});

describe('an enemy to whom the way is free', () => {
  it('is no such one where a friend is about to walk into it', () => {
    const isFree = (order: string) => {
      const crossing: Piece = {
        ...hastati,
        id: 'rome-crossing',
        at: [560, 300],
        facing: 'W',
        figures: 12,
        files: 6,
        order,
      };
      const game = setUp({
        pieces: [{ ...principes, at: [500, 250], order: 'HOLD' }, crossing, { ...band, at: [500, 390] }],
      });
      const view = wrgView(game.state, 'rome', game.scenario, game.rules);
      const unit = view.units['rome-principes'];
      return unit !== undefined && openTarget(unit, view, game.rules)?.id === 'gaul-band';
    };
    expect(isFree('HOLD')).toBe(true);
    expect(isFree('ATTACK gaul-band')).toBe(false);
  });
});
