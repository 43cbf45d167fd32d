import { describe, expect, it } from 'vitest';
import { type Clash, clash } from './melee-top.js';
import { all, doing, phase, unitIn } from './table-top.js';

/** Red offers to surrender to blue, who takes it or not. */
function offer(accept: boolean | undefined, dice: readonly number[], what: Clash = {}) {
  const base = { figures: 8, formation: 'Col 8' } as const;
  const { blue, red, ...more } = what;
  const game = clash({ level: 'intermediate', blue: { ...base, ...blue }, red: { ...base, ...red }, ...more });
  unitIn(game.state, 'red-1').order = 'SURRENDER';
  const asked: unknown[] = [];
  const told = doing(game, { dice }, context =>
    phase('melee').run(game.state, {
      ...context,
      command: {
        ask: request => {
          asked.push({ ...request });
          if (request.kind !== 'accept-surrender' || accept === undefined) throw new Error(`asked for ${request.kind}`);
          return { accept } as never;
        },
        askAll: () => [],
      },
    }),
  );
  return { ...told, asked, blue: unitIn(game.state, 'blue-1'), red: unitIn(game.state, 'red-1') };
}

describe('surrender in melee (cady/common/definition/surrender-offer)', () => {
  it('taken, the unit is out of play and one figure guards four (cady/common/definition/surrender-guards)', () => {
    const { of, asked, blue, red } = offer(true, [], { red: { figures: 10, formation: 'Col 10' } });
    expect(asked).toMatchObject([{ kind: 'accept-surrender', side: 'blue', unit: 'red-1', to: 'blue-1', guards: 3 }]);
    expect(of('surrendered')).toMatchObject([{ unit: 'red-1', to: 'blue-1' }]);
    expect(red.gone).toBe('surrendered');
    expect(blue).toMatchObject({ figures: 5, guarding: 3 });
    expect(blue.turn.lost).toBe(0);
    expect(of('melee')).toEqual([]);
  });

  it('refused, it fights on if it passes its test (cady/common/definition/surrender-refused)', () => {
    const { of } = offer(false, [3, 6, 6, ...all(16, 1)]);
    expect(of('surrender-refused')).toMatchObject([{ unit: 'red-1', fightsOn: true }]);
    expect(of('melee')[0]).toMatchObject({ a: { dice: 8 }, b: { dice: 8 } });
  });

  it('and strikes nobody if it fails', () => {
    const { of, red } = offer(false, [4, 5, 6, ...all(8, 1)]);
    expect(of('surrender-refused')).toMatchObject([{ fightsOn: false }]);
    expect(of('melee')[0]).toMatchObject({ a: { dice: 0 }, b: { dice: 8 } });
    expect(red.failedTest).toBe(true);
  });

  it('in the basic game, where nobody throws it, it has failed', () => {
    const { of } = offer(false, all(8, 1), { level: 'basic' });
    expect(of('surrender-refused')).toMatchObject([{ fightsOn: false }]);
  });

  it('who has nobody to spare for guards is not asked, and does not take it', () => {
    const { asked, of } = offer(undefined, [1, 6, 6, ...all(6, 1)], { blue: { figures: 2, formation: 'Col 2' } });
    expect(asked).toEqual([]);
    expect(of('surrender-refused')).toHaveLength(1);
  });

  it('out of melee there is nobody to offer it to', () => {
    const { of, red } = offer(undefined, [], { touches: [] });
    expect([of('surrendered'), of('surrender-refused'), red.gone]).toEqual([[], [], null]);
  });
});
