import { describe, expect, it } from 'vitest';
import type { WrgScenarioFile } from '../../../src/rulesets/wrg/schema.js';
import type { Unit } from '../../../src/rulesets/wrg/state.js';
import { fieldOf } from '../../../src/rulesets/wrg/turn/field.js';
import { isOutOfTheFire } from '../../../src/rulesets/wrg/turn/fire/driven-out.js';
import { marchOf } from '../../../src/rulesets/wrg/turn/moving/marching.js';
import { doingOf } from '../../../src/rulesets/wrg/turn/reacting/doing.js';
import { situationOf } from '../../../src/rulesets/wrg/turn/reacting/situation.js';
import { wrgNamesOf } from '../../../src/rulesets/wrg/windows/names.js';
import { tellMoved } from '../../../src/rulesets/wrg/windows/tell-moves.js';
import { type Game, type Piece, play, setUp, unitIn } from './table-top.js';

type Features = WrgScenarioFile['table']['features'];

const square = (x: number, y: number, size: number): [number, number][] => [
  [x, y],
  [x + size, y],
  [x + size, y + size],
  [x, y + size],
];
const barn = { kind: 'building', id: 'barn', outline: square(480, 460, 40) } as const;

/** Six archers, one behind the other, in the north of the barn. */
const inside: Piece = { id: 'rome-archers', type: 'li', at: [500, 490], figures: 6, weapons: ['bow'] };
const horse: Piece = { id: 'gaul-horse', type: 'lc', at: [500, 600], figures: 6 };

/** A barn in which nobody can stay. */
function inFlames(pieces: readonly Piece[], features: Features = []): Game {
  const game = setUp({
    pieces,
    features: [structuredClone(barn) as never, ...features],
    scenario: { fire: { things: [{ id: 'barn' }] } },
  });
  if (game.state.fires === undefined) throw new Error('there is no fire');
  game.state.fires.things.barn = { points: 20, caught: true, untenableFor: 0, state: 'untenable', added: 0 };
  return game;
}

const fieldIn = ({ state, scenario, rules }: Game) => fieldOf(state, scenario, rules);

describe('who stands in what nobody can stay in, and has somewhere else to go', () => {
  const goes = (be: Partial<Unit>, period: Partial<Unit['period']> = {}) => {
    const game = inFlames([{ ...inside, be }, horse]);
    const unit = unitIn(game, 'rome-archers');
    Object.assign(unit.period, period);
    const { march, doing } = marchOf(unit, fieldIn(game));
    return { doing, paces: march.moved, north: march.end.at.y - march.start.at.y };
  };

  it('evades from a charge with his whole move [wrg/fire/untenable, wrg/charge/counter-actions]', () => {
    const evades = goes({}, { counter: { what: 'evade', charger: 'gaul-horse' } });
    expect(evades.doing).toBe('evading');
    expect(evades.paces).toBeGreaterThan(60);
  });

  it('charges whom he has declared to charge [wrg/fire/untenable, wrg/charge/definition]', () => {
    const charges = goes({}, { charges: 'gaul-horse' });
    expect(charges.doing).toBe('charging');
    expect(charges.north).toBeGreaterThan(40);
  });

  it('pursues whom he has broken [wrg/fire/untenable, wrg/pursuit/move]', () => {
    const pursuit = { quarry: 'gaul-horse', periods: 1 } as never;
    expect(goes({ pursuit }).doing).toBe('pursuing');
  });

  it('breaks off his melee [wrg/fire/untenable, wrg/after-melee/break-off]', () => {
    expect(goes({}, { conduct: { breakOff: true } }).paces).toBeGreaterThan(60);
  });

  it('rallies back, or retreats as a test has told him [wrg/fire/untenable, wrg/rally-back/end]', () => {
    expect(goes({ recovering: 'rallying-back' }).doing).toBe('rallying-back');
    const bound = { instruction: 'retreat', left: 2, kept: 0 } as never;
    expect(goes({ bound }).paces).toBeGreaterThan(60);
  });

  it('gets out by the shortest way if he was to stand where he is [wrg/fire/untenable, wrg/charge/counter-actions]', () => {
    const bound = { instruction: 'halt', left: 2, kept: 0 } as never;
    for (const way of [goes({}, { counter: { what: 'stand', charger: 'gaul-horse' } }), goes({ bound })]) {
      expect(way.doing).toBe('marching');
      expect(way.paces).toBeGreaterThan(0);
      expect(way.paces).toBeLessThan(60);
    }
  });
});

describe('who is driven out of a fire', () => {
  it('does not retire: no test has told him to [wrg/fire/untenable, wrg/reaction/minus1-own-retiring]', () => {
    const game = inFlames([inside, { ...horse, at: [100, 700] }]);
    play(game, {}, ['orders', 'declarations', 'movement']);
    const unit = unitIn(game, 'rome-archers');
    expect(unit.period.moved).toBeGreaterThan(0);
    expect(doingOf(unit, fieldIn(game))).toBe('marching');
    expect(situationOf(unit, { cause: 'voluntary' }, fieldIn(game)).retiring).toBe(false);
  });

  const leaves = (pieces: readonly Piece[], features: Features = []) => {
    const game = inFlames([inside, ...pieces], features);
    const { of } = play(game, {}, ['orders', 'declarations', 'movement']);
    const unit = unitIn(game, 'rome-archers');
    return { unit, isOut: isOutOfTheFire(unit.placed, fieldIn(game)), told: of('moved') };
  };
  const away: Piece = { ...horse, at: [100, 700] };

  it('goes the other way where an enemy or a friend stands before the nearest wall [wrg/fire/untenable]', () => {
    const line = { type: 'hi', files: 12, facing: 'S', at: [500, 505] } as const;
    expect(leaves([away]).unit.placed.at.y).toBeGreaterThan(500);
    for (const id of ['gaul-line', 'rome-line']) {
      const { isOut, unit } = leaves([away, { ...line, id }]);
      expect([id, isOut, unit.placed.at.y < 490]).toEqual([id, true, true]);
    }
  });

  it('is told to leave what burns, and whither [wrg/fire/untenable]', () => {
    const { told } = leaves([away]);
    expect(told).toMatchObject([{ unit: 'rome-archers', outOfFire: 'barn', doing: 'marching' }]);
    expect(told[0]?.because[0]).toMatchObject({ because: 'barn burns', effect: 'nobody can stay' });
    const names = wrgNamesOf(inFlames([inside, away]).scenario);
    const [event] = told;
    if (event === undefined) throw new Error('nobody has moved');
    expect(tellMoved(event, names)).toMatch(/ leaves the burning building, \d+ paces to the N, facing N$/);
    expect(tellMoved({ ...event, distance: 0, stopped: 'impassable' }, names)).toMatch(
      / cannot leave the burning building/,
    );
  });
});

describe('who has somewhere else to go by his order or by a test', () => {
  const away: Piece = { ...horse, at: [100, 700] };

  it('goes out of the fire where his order leads, if it leads him out (wrg/fire/untenable, wrg/orders/direct-route)', () => {
    const ends = (order: string) => {
      const game = inFlames([{ ...inside, order }, away]);
      play(game, {}, ['orders', 'declarations', 'movement']);
      return unitIn(game, 'rome-archers').placed.at.y;
    };
    // The nearest wall is in the north.
    expect(ends('HOLD')).toBeGreaterThan(500);
    expect(ends('MOVE S 200')).toBeLessThan(460);
  });

  it('makes the move that a test has told him where none gets him out in one period (wrg/fire/untenable, wrg/reaction/result-current-retire)', () => {
    const wide = { kind: 'rough', id: 'barn', outline: square(300, 200, 400) } as const;
    const goes = (be: Partial<Unit>) => {
      const game = setUp({
        pieces: [
          { ...inside, at: [500, 395], be },
          { ...horse, at: [500, 700] },
        ],
        features: [structuredClone(wide) as never],
        scenario: { fire: { things: [{ id: 'barn' }] } },
      });
      if (game.state.fires === undefined) throw new Error('there is no fire');
      game.state.fires.things.barn = { points: 20, caught: true, untenableFor: 0, state: 'untenable', added: 0 };
      const unit = unitIn(game, 'rome-archers');
      return marchOf(unit, fieldIn(game)).doing;
    };
    expect(goes({})).toBe('marching');
    expect(goes({ bound: { instruction: 'retire', left: 2, kept: 0 } as never })).toBe('retiring');
  });
});
