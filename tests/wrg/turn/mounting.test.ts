import { describe, expect, it } from 'vitest';
import { wrgRulesUnder } from '../../rules-under.js';
import { declaring } from './answers.js';
import { play, setUp, unitIn } from './table-top.js';

const conduct = (how: object) => ({
  answers: ({ kind, side }: { kind: string; side: string }) =>
    kind === 'declare' && side === 'rome' ? { 'rome-horse': how } : undefined,
});
const untilMoved = ['declarations', 'movement'];

function ride(order = 'MOVE N 200', at: readonly [number, number] = [500, 600]) {
  return setUp({
    pieces: [
      { id: 'rome-horse', at: [500, 200], type: 'mc', order },
      { id: 'gaul-horse', at, type: 'lc', fanatic: true, order: 'ATTACK rome-horse' },
    ],
  });
}

describe('mounting and dismounting', () => {
  it('takes half a period (wrg/manoeuvre/mount-dismount)', () => {
    const game = ride();
    const { of } = play(game, conduct({ mounted: false }), untilMoved);
    const { dismounted, period } = unitIn(game, 'rome-horse');
    expect(dismounted).toBe(true);
    const told = of('moved').flatMap(({ unit, because }) => (unit === 'rome-horse' ? because : []));
    expect(told).toMatchObject([{ clause: 'wrg/manoeuvre/mount-dismount', because: 'dismounting' }]);
    expect(period.moved).toBeGreaterThan(0);
    const whole = ride();
    unitIn(whole, 'rome-horse').dismounted = true;
    play(whole, {}, untilMoved);
    expect(period.moved * 2).toBeCloseTo(unitIn(whole, 'rome-horse').period.moved);
  });

  it('leaves the horses sixty paces behind, where alone they mount again (wrg/manoeuvre/horses-picketed)', () => {
    const game = ride();
    play(game, conduct({ mounted: false }), untilMoved);
    expect(unitIn(game, 'rome-horse').picket).toEqual({ x: 500, y: 140 });
    unitIn(game, 'rome-horse').period.conduct = {};
    expect(() => play(game, conduct({ mounted: true }), ['declarations'])).toThrow(/animals are not here/);
    unitIn(game, 'rome-horse').placed = { ...unitIn(game, 'rome-horse').placed, at: { x: 500, y: 150 } };
    play(game, conduct({ mounted: true }), ['declarations']);
    expect(unitIn(game, 'rome-horse')).toMatchObject({ dismounted: false, picket: null });
  });

  it('finds those unready who are charged meanwhile (wrg/disorganisation/contacted-unready)', () => {
    const game = ride('HOLD', [500, 280]);
    play(
      game,
      {
        seed: 1,
        answers: ({ kind, side }) =>
          kind !== 'declare'
            ? undefined
            : side === 'rome'
              ? { 'rome-horse': { mounted: false } }
              : { 'gaul-horse': { charge: 'rome-horse' } },
      },
      untilMoved,
    );
    expect(unitIn(game, 'rome-horse').period.caught).toMatchObject({ charger: 'gaul-horse', unready: 'dismounting' });
  });

  it('leaves them the target that riders are until they are about it no more [wrg/shooting/target/mounting] [wrg/shooting/target/dismounted]', () => {
    const shot = (more: object, how: object = {}) => {
      const game = setUp({
        pieces: [
          { id: 'rome-horse', at: [500, 200], type: 'mc', order: 'HOLD', be: { alarmed: true, ...more } },
          { id: 'gaul-bows', at: [500, 300], weapons: ['bow'], be: { alarmed: true } },
        ],
      });
      const { of } = play(game, { seed: 1, ...conduct(how) }, [...untilMoved, 'shooting']);
      return of('shot').flatMap(({ because }) =>
        because.flatMap(each => (each.clause === 'wrg/shooting/factors/table' ? [each.because] : [])),
      );
    };
    expect(shot({})).toEqual(['bow at MC']);
    expect(shot({}, { mounted: false })).toEqual(['bow at MC']);
    expect(shot({ dismounted: true })).toEqual(['bow at MI']);
  });

  it('makes another target of infantry that rides, or not [wrg/ruling/mounted-infantry-shot-at] [wrg/shooting/target/mounting]', () => {
    const shot = (reading: string, type: 'lmi' | 'hi' | 'li', more: object = {}) => {
      const game = setUp({
        rules: wrgRulesUnder({ rulings: { 'wrg/ruling/mounted-infantry-shot-at': reading } }),
        pieces: [
          { id: 'rome-foot', at: [500, 200], type, mounts: true, be: { alarmed: true, ...more } },
          { id: 'gaul-bows', at: [500, 300], weapons: ['bow'], be: { alarmed: true } },
        ],
      });
      const { of } = play(game, { seed: 1 }, ['shooting']);
      return of('shot').flatMap(({ because }) =>
        because.flatMap(each => (each.clause === 'wrg/shooting/factors/table' ? [each.because] : [])),
      );
    };
    const all = (reading: string, more: object = {}) =>
      (['li', 'lmi', 'hi'] as const).flatMap(type => shot(reading, type, more));
    const foot = ['bow at LI', 'bow at MI', 'bow at HI'];
    expect(all('as-the-foot-that-it-is')).toEqual(foot);
    expect(all('as-riders')).toEqual(['bow at LC', 'bow at MC', 'bow at HC']);
    expect(all('as-riders', { dismounted: true })).toEqual(foot);
  });

  it('is what mounted infantry does to fight (wrg/disorganisation/mounted-infantry-dismount)', () => {
    const game = setUp({
      pieces: [
        { id: 'rome-horse', at: [500, 200], type: 'lmi', mounts: true },
        { id: 'gaul-horse', at: [500, 280], type: 'lc', fanatic: true, order: 'ATTACK rome-horse' },
      ],
    });
    play(
      game,
      {
        answers: ({ kind, side }) =>
          kind === 'declare' && side === 'gaul' ? { 'gaul-horse': { charge: 'rome-horse' } } : undefined,
      },
      ['declarations'],
    );
    expect(unitIn(game, 'rome-horse')).toMatchObject({ dismounted: true, period: { unready: 'dismounting' } });
  });

  it('is nothing that mounted infantry does which evades: it rides off (wrg/disorganisation/mounted-infantry-dismount, wrg/evade/length)', () => {
    const game = setUp({
      pieces: [
        { id: 'rome-horse', at: [500, 300], type: 'li', weapons: ['javelins'], mounts: true, order: 'SKIRMISH' },
        { id: 'gaul-horse', at: [500, 400], type: 'lc', fanatic: true, order: 'ATTACK rome-horse' },
      ],
    });
    play(
      game,
      {
        answers: request =>
          request.kind === 'declare' && request.side === 'gaul'
            ? { 'gaul-horse': { charge: 'rome-horse' } }
            : request.kind === 'counter' && request.options.includes('evade')
              ? 'evade'
              : undefined,
      },
      untilMoved,
    );
    const { dismounted, period, picket } = unitIn(game, 'rome-horse');
    expect(period.counter?.what).toBe('evade');
    expect({ dismounted, picket }).toEqual({ dismounted: false, picket: null });
    expect(period.unready).not.toBe('dismounting');
  });

  it('is what mounted infantry does upon which a charge comes that goes for others beside it (wrg/disorganisation/mounted-infantry-dismount)', () => {
    const game = setUp({
      pieces: [
        { id: 'rome-legion', at: [480, 300], be: { alarmed: true } },
        { id: 'rome-riders', at: [530, 300], type: 'lmi', mounts: true, be: { alarmed: true } },
        { id: 'gaul-horse', at: [480, 380], type: 'hc', files: 12, fanatic: true, order: 'ATTACK rome-legion' },
      ],
    });
    const { of } = play(game, { seed: 1, answers: declaring({ 'gaul-horse': { charge: 'rome-legion' } }) }, [
      'declarations',
      'movement',
    ]);
    expect(of('met').flatMap(({ a, b }) => [a, b])).toContain('rome-riders');
    const { dismounted, period } = unitIn(game, 'rome-riders');
    expect({ dismounted, unready: period.caught?.unready }).toEqual({ dismounted: true, unready: 'dismounting' });
  });
});
