import { describe, expect, it } from 'vitest';
import { heldOff } from '../../../src/rulesets/wrg/turn/moving/what-stopped.js';
import { play, setUp, unitIn } from './table-top.js';

const alarmed = { alarmed: true };

describe('of who is stopped it is told', () => {
  it('that what he may not enter burns [wrg/fire/untenable]', () => {
    const stoppedBefore = (state: 'out' | 'untenable') => {
      const outline: [number, number][] = [
        [400, 350],
        [600, 350],
        [600, 450],
        [400, 450],
      ];
      const game = setUp({
        pieces: [
          { id: 'rome-legion', type: 'li', at: [500, 320], order: 'MOVE N', be: alarmed },
          { id: 'gaul-horse', type: 'hc', figures: 6, files: 6, at: [500, 760] },
        ],
        features: [{ kind: 'wood', id: 'grove', outline }],
        scenario: { fire: { things: [{ id: 'grove' }] } },
      });
      if (game.state.fires === undefined) throw new Error('there is no fire');
      game.state.fires.things.grove = { points: 20, caught: true, untenableFor: 0, state, added: 0 };
      return play(game, {}, ['movement']).of('moved')[0]?.ground;
    };
    expect(stoppedBefore('untenable')).toMatchObject({ feature: 'grove', burns: true });
    expect(stoppedBefore('out')?.burns).toBeUndefined();
  });

  it('that an enemy was in his way off whom he has come as he fronted, and of whom he still touches that he met him [wrg/reaction/result-current-retire]', () => {
    const stop = (gap: number, doing: 'retiring' | 'advancing') => {
      const game = setUp({
        pieces: [
          { id: 'rome-legion', at: [500, 400], be: alarmed },
          { id: 'gaul-band', at: [500, 400 + gap], be: alarmed },
        ],
      });
      return heldOff(unitIn(game, 'rome-legion'), doing, { kind: 'contact', ids: ['gaul-band'] }, game)?.kind;
    };
    expect([stop(0.3, 'retiring'), stop(8, 'retiring'), stop(8, 'advancing')]).toEqual(['contact', 'enemy', 'contact']);
  });
});

describe('of who reorganises it is told', () => {
  it('that he stays for it in that period [wrg/disorganisation/routing-reorganising]', () => {
    const stands = (recovering: 'reorganising' | null) => {
      const game = setUp({
        pieces: [
          { id: 'rome-legion', at: [500, 320], order: 'HOLD', be: { ...alarmed, recovering } },
          { id: 'gaul-horse', type: 'hc', figures: 6, files: 6, at: [500, 760] },
        ],
      });
      return play(game, {}, ['movement'])
        .of('stands')
        .map(({ unit, because }) => [unit, because[0]?.because]);
    };
    expect(stands('reorganising')).toEqual([['rome-legion', 'reorganises']]);
    expect(stands(null)).toEqual([]);
  });
});

describe('of who has pushed an enemy back and not followed him it is told', () => {
  it('that he does not advance in the next period [wrg/after-melee/defenders-stay]', () => {
    const bound = { instruction: 'halt', disorganised: false, left: 1, kept: 0 } as const;
    const stands = (holdsBack: boolean) => {
      const be = { ...alarmed, bound: { ...bound, ...(holdsBack ? ({ holdsBack } as const) : {}) } };
      const game = setUp({
        pieces: [
          { id: 'rome-legion', at: [500, 320], order: 'ATTACK gaul-horse', be },
          { id: 'gaul-horse', type: 'hc', figures: 6, files: 6, at: [500, 700] },
        ],
      });
      return play(game, {}, ['movement'])
        .of('stands')
        .flatMap(({ unit, because }) => (unit === 'rome-legion' ? [because[0]?.clause] : []));
    };
    expect(stands(true)).toEqual(['wrg/after-melee/defenders-stay']);
    expect(stands(false)).toEqual([]);
  });
});
