import { describe, expect, it } from 'vitest';
import { declaring } from './answers.js';
import { play, setUp, unitIn } from './table-top.js';

describe('horse that charges toward a wood', () => {
  /** Roman horse that charges Gauls so many paces before it, with a wood that begins so many paces before it: how far it comes, and whether upon them. */
  const charging = (toWood: number, toEnemy: number) => {
    const be = { alarmed: true };
    const game = setUp({
      pieces: [
        { id: 'rome-horse', type: 'hc', class: 'A', at: [500, 200], order: 'ATTACK gaul-band', be },
        { id: 'gaul-band', type: 'hi', at: [500, 200 + toEnemy], class: 'A', be },
      ],
      features: [
        {
          kind: 'wood',
          id: 'grove',
          outline: [
            [440, 200 + toWood],
            [560, 200 + toWood],
            [560, 600],
            [440, 600],
          ],
        },
      ],
    });
    const may = play(game, {}, ['declarations']).asked.some(
      request => request.kind === 'declare' && request.units.some(({ charges }) => charges.length > 0),
    );
    if (!may) return 'not in reach';
    const answers = declaring({ 'rome-horse': { charge: 'gaul-band' } });
    for (const unit of Object.values(game.state.units)) unit.period.tested = [];
    play(game, { answers, seed: 2 }, ['declarations', 'movement']);
    return { came: Math.round(unitIn(game, 'rome-horse').placed.at.y - 200), melees: game.state.melees.length };
  };

  const came = (toWood: number, toEnemy: number) => {
    const charged = charging(toWood, toEnemy);
    return typeof charged === 'string' ? charged : charged.came;
  };

  it('gallops up to it, and comes upon enemies who stand before it and in its edge (wrg/terrain/difficult-cavalry)', () => {
    expect(charging(300, 140)).toEqual({ came: 140, melees: 1 });
    // From the Gauls, or from where they stood if they have gone back, it does not go on into the wood.
    expect([140, 142]).toContain(came(142, 140));
  });

  it('comes upon nobody in it who is farther off than its normal move (wrg/terrain/difficult-cavalry)', () => {
    expect(charging(130, 140)).toBe('not in reach');
    expect(charging(110, 140)).toBe('not in reach');
  });
});

describe('horse that pursues into a wood', () => {
  it('keeps to its normal move there, which its quarry in rout does not (wrg/terrain/difficult-cavalry)', () => {
    const game = setUp({
      pieces: [
        { id: 'rome-horse', type: 'hc', at: [500, 200], figures: 6, files: 6, be: { alarmed: true } },
        { id: 'gaul-broken', type: 'hc', at: [500, 320], facing: 'N', figures: 6, files: 6, be: { alarmed: true } },
      ],
      features: [
        {
          kind: 'wood',
          id: 'grove',
          outline: [
            [400, 250],
            [600, 250],
            [600, 600],
            [400, 600],
          ],
        },
      ],
    });
    Object.assign(unitIn(game, 'rome-horse'), { pursuit: { quarry: 'gaul-broken', periods: 0 } });
    Object.assign(unitIn(game, 'gaul-broken'), { rout: { from: { x: 500, y: 200 }, periods: 0 } });
    const told = play(game, {}, ['movement']).of('moved');
    const why = (id: string) => told.find(({ unit }) => unit === id)?.because.map(({ because }) => because) ?? [];
    expect(why('rome-horse')).toContain('no gallop on difficult ground');
    expect(why('gaul-broken')).not.toContain('no gallop on difficult ground');
    // Fifty paces to the wood, and a fourth of the other seventy.
    expect(unitIn(game, 'rome-horse').period.moved).toBeCloseTo(67.5, 0);
  });
});
