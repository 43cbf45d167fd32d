import { describe, expect, it } from 'vitest';
import { findHidden } from '../../../src/rulesets/wrg/turn/appearing.js';
import { afterVictory } from '../../../src/rulesets/wrg/turn/fighting/victory.js';
import type { Play } from '../../../src/rulesets/wrg/turn/play.js';
import { fightsOnAllTheSame } from '../../../src/rulesets/wrg/turn/reacting/doing.js';
import { testTold } from '../../../src/rulesets/wrg/windows/words.js';
import { answering } from './answers.js';
import { type Piece, play, setUp, unitIn } from './table-top.js';

const broken = { rout: { periods: 0, from: { x: 500, y: 300 } } };

describe('who has broken several enemies at once', () => {
  it('goes after those for whom he has to come round the least (wrg/pursuit/compulsory)', () => {
    const pursued = (first: string, then: string, chooses = false) => {
      const game = setUp({
        pieces: [
          { id: 'rome-legion', at: [500, 300], order: 'ATTACK gaul-aside' },
          { id: 'gaul-aside', at: [535, 292], facing: 'W', be: broken },
          { id: 'gaul-ahead', at: [495, 301], be: broken },
        ],
      });
      const legion = unitIn(game, 'rome-legion');
      const beaten = [unitIn(game, first), unitIn(game, then)];
      afterVictory(legion, beaten, true, { ...game, command: { ask: () => chooses } } as unknown as Play);
      return legion.pursuit?.quarry;
    };
    expect(pursued('gaul-aside', 'gaul-ahead')).toBe('gaul-ahead');
    expect(pursued('gaul-ahead', 'gaul-aside')).toBe('gaul-ahead');
    expect(pursued('gaul-ahead', 'gaul-aside', true)).toBe('gaul-aside');
  });

  /** Romans who break the two small bands before them; whom they pursue then, and whom their player has been asked about. */
  const choosing = (wanted: string | undefined) => {
    const gauls = ['gaul-left', 'gaul-right'].map(
      (id, at): Piece => ({ id, at: [460 + 70 * at, 300.4], figures: 4, files: 4, class: 'E', be: { alarmed: true } }),
    );
    const order = 'ATTACK gaul-left';
    const legion: Piece = { id: 'rome-legion', type: 'hi', at: [500, 300], figures: 20, files: 20, order };
    const game = setUp({
      pieces: [{ ...legion, be: { alarmed: true } }, { id: 'gaul-far', at: [900, 740] }, ...gauls],
      melees: gauls.map(({ id }) => ({ a: 'rome-legion', b: id })),
    });
    const answers = answering('pursue', ({ quarry }) => quarry === wanted);
    const { asked } = play(game, { answers, seed: 2 }, ['hand-to-hand']);
    expect(['gaul-left', 'gaul-right'].map(id => unitIn(game, id).rout === null)).toEqual([false, false]);
    return {
      pursued: unitIn(game, 'rome-legion').pursuit?.quarry,
      asked: asked.flatMap(each => (each.kind === 'pursue' ? [[each.quarry, each.insteadOf]] : [])),
    };
  };

  it('is pursued as the player of those chooses who have broken them, and as before where he does not (wrg/pursuit/compulsory)', () => {
    const asked = [['gaul-left', 'gaul-right']];
    expect(choosing(undefined)).toEqual({ pursued: 'gaul-right', asked });
    expect(choosing('gaul-left')).toEqual({ pursued: 'gaul-left', asked });
  });
});

describe('who is told to retire and has none but broken enemies at hand', () => {
  it('is not held by them (wrg/reaction/result-current-retire)', () => {
    const holds = (be: object) => {
      const game = setUp({
        pieces: [
          { id: 'rome-legion', at: [500, 300] },
          { id: 'gaul-band', at: [500, 300.5], be },
        ],
        melees: [{ a: 'rome-legion', b: 'gaul-band' }],
      });
      return fightsOnAllTheSame(unitIn(game, 'rome-legion'), 'retire', game);
    };
    expect(holds({})).toBe(true);
    expect(holds(broken)).toBe(false);
  });
});

describe('hidden troops into whom a rout runs', () => {
  const found = (y: number) => {
    const game = setUp({
      pieces: [
        { id: 'rome-routers', at: [500, y], be: broken },
        { id: 'rome-foot', at: [500, 200] },
        { id: 'gaul-ambush', at: [500, 400], be: { hidden: { kind: 'ambush' } } },
      ],
    });
    const by: unknown[] = [];
    const tell = (event: object) => void by.push('by' in event ? event.by : undefined);
    findHidden({ ...game, tell, reveal: () => {} } as unknown as Play);
    return by;
  };

  it('are found by that, and by no other runners (wrg/reaction/within-needs-view)', () => {
    expect(found(399.5)).toEqual(['rome-routers']);
    expect(found(380)).not.toContain('rome-routers');
  });
});

describe('a test of reaction', () => {
  it('is told to be of its causes, and at its player’s will', () => {
    expect(testTold(['friends-broken', 'voluntary'])).toBe(
      'tests [its] reaction to friends broken or in rout nearby and at [its] player’s own will',
    );
    expect(testTold(['voluntary'])).toBe('tests [its] reaction at [its] player’s own will');
  });
});
