import { describe, expect, it } from 'vitest';
import { fieldOf } from '../../../src/rulesets/wrg/turn/field.js';
import { situationOf } from '../../../src/rulesets/wrg/turn/reacting/situation.js';
import { wrgOutcome } from '../../../src/rulesets/wrg/victory.js';
import { declaring, fresh } from './answers.js';
import { type Piece, play, unitIn, wholePeriod } from './table-top.js';

const guard: Piece = { id: 'rome-guard', at: [100, 40] };
const farGuard: Piece = { id: 'gaul-guard', at: [900, 780] };

describe('a period', () => {
  it('has both sides move at the same time: who goes for each other comes together half way, and stops there without a charge (wrg/movement/simultaneous)', () => {
    const game = fresh({
      pieces: [
        guard,
        { id: 'rome-foot', at: [500, 400], order: 'ATTACK gaul-foot' },
        farGuard,
        { id: 'gaul-foot', at: [500, 480], order: 'ATTACK rome-foot' },
      ],
    });
    const { of } = play(game, {}, wholePeriod.slice(0, 3));
    const [rome, gaul] = ['rome-foot', 'gaul-foot'].map(id => unitIn(game, id).placed.at.y);
    expect(Math.abs((rome ?? 0) - 440)).toBeLessThan(2);
    expect(Math.abs((gaul ?? 0) - 440)).toBeLessThan(2);
    expect(of('met')).toEqual([]);
    expect(of('moved').flatMap(({ stopped }) => stopped ?? [])).toEqual(['enemy', 'enemy']);
  });

  it('has its shooting when all have moved, and hand-to-hand combat after it (wrg/shooting/timing)', () => {
    expect(wholePeriod.indexOf('shooting')).toBe(wholePeriod.indexOf('movement') + 1);
    expect(wholePeriod.indexOf('hand-to-hand')).toBe(wholePeriod.indexOf('shooting') + 1);
    // Out of range before they move, in range after it.
    const game = fresh({
      pieces: [
        guard,
        { id: 'rome-bows', at: [500, 400], type: 'li', weapons: ['bow'], order: 'HOLD' },
        farGuard,
        { id: 'gaul-foot', at: [500, 680], order: 'MOVE S' },
      ],
    });
    const before = play(game, {}, ['orders', 'declarations', 'shooting']);
    expect(before.of('shot')).toEqual([]);
    const after = play(game, {}, ['movement', 'shooting']);
    expect(after.of('shot').map(({ unit, target }) => [unit, target])).toEqual([['rome-bows', 'gaul-foot']]);
  });

  it('that is the last, when night falls, ends in a count of points (wrg/victory/end, wrg/scale/game-length)', () => {
    const game = fresh({
      pieces: [guard, farGuard],
      scenario: { objectives: [{ id: 'camp', name: 'The camp', at: [100, 40], radius: 60, points: 300 }] },
    });
    const periods = game.rules.army.bases.periods;
    for (let period = 1; period <= periods; period++) {
      expect(wrgOutcome(game.state, game.scenario, game.rules)).toBeUndefined();
      play(game);
    }
    const outcome = wrgOutcome(game.state, game.scenario, game.rules);
    expect(outcome).toMatchObject({ winner: 'rome' });
    expect(outcome?.reason).toContain('night falls');
  });
});

describe('a charge', () => {
  const pieces: readonly Piece[] = [
    guard,
    { id: 'rome-foot', at: [500, 400], type: 'hi', order: 'ATTACK gaul-foot' },
    farGuard,
    { id: 'gaul-foot', at: [500, 470] },
  ];

  it('is tested before anybody moves, and goes in only by the test (wrg/reaction/test-charging, wrg/charge/declare)', () => {
    const gone = new Set<boolean>();
    for (let seed = 0; seed < 40; seed++) {
      const game = fresh({ pieces: pieces.map(each => ({ ...each, class: 'E' as const })) });
      const { of } = play(game, { answers: declaring({ 'rome-foot': { charge: 'gaul-foot' } }), seed }, [
        'orders',
        'declarations',
      ]);
      const [test] = of('test').filter(({ cause }) => cause === 'charging');
      const charges = unitIn(game, 'rome-foot').period.charges === 'gaul-foot';
      gone.add(charges);
      if (['halt', 'carry-on', 'act-as-general-wishes'].includes(test?.instruction ?? '')) {
        expect(charges, test?.instruction).toBe(test?.instruction !== 'halt');
      }
    }
    expect([...gone].sort()).toEqual([false, true]);
  });

  it('cannot be declared by who has no order for it (wrg/orders/written-at-start)', () => {
    const game = fresh({ pieces: pieces.map(each => ({ ...each, order: 'HOLD' })) });
    const { asked } = play(game, {}, ['orders', 'declarations']);
    const units = asked.flatMap(each => (each.kind === 'declare' && each.side === 'rome' ? each.units : []));
    expect(units.find(({ unit }) => unit === 'rome-foot')?.charges).toEqual([]);
  });

  it('at skirmishers who evade meets nobody: they reorganise, the chargers rally back (wrg/evade/clear-reorganise, wrg/evade/charger-rallies-back)', () => {
    const game = fresh({
      pieces: [
        guard,
        { id: 'rome-horse', at: [500, 300], type: 'mc', figures: 8, files: 8, class: 'A', order: 'ATTACK gaul-light' },
        farGuard,
        { id: 'gaul-light', at: [500, 415], type: 'li', weapons: ['sling'], class: 'A', order: 'SKIRMISH' },
      ],
    });
    const declare = declaring({ 'rome-horse': { charge: 'gaul-light' } });
    const { of } = play(game, {
      answers: each => (each.kind === 'counter' && each.options.includes('evade') ? 'evade' : declare(each)),
      seed: 1,
    });
    expect(of('counter').map(({ what }) => what)).toEqual(['evade']);
    expect(of('met')).toEqual([]);
    expect(of('recovers').map(({ unit, how }) => [unit, how])).toEqual(
      expect.arrayContaining([
        ['gaul-light', 'reorganising'],
        ['rome-horse', 'rallying-back'],
      ]),
    );
    const from = unitIn(game, 'rome-horse').placed.at.y;
    play(game, { seed: 2 });
    expect(unitIn(game, 'rome-horse').placed.at.y).toBe(from - 100);
  });
});

describe('who breaks', () => {
  it('runs from his enemies, not through them, and they strike at his back (wrg/pursuit/strikes, wrg/rout/direction-first)', () => {
    let broken = 0;
    for (let seed = 0; seed < 8; seed++) {
      const game = fresh({
        pieces: [
          guard,
          { id: 'rome-horse', at: [500, 300], type: 'mc', order: 'ATTACK gaul-foot' },
          farGuard,
          { id: 'gaul-foot', at: [500, 440], type: 'hi', figures: 24, files: 8, weapons: ['long-spear'], class: 'B' },
        ],
      });
      const { of } = play(game, { answers: declaring({ 'rome-horse': { charge: 'gaul-foot' } }), seed });
      if (!of('broke').some(({ unit }) => unit === 'rome-horse')) continue;
      broken += 1;
      expect(of('fought').filter(({ unanswered }) => unanswered)).toMatchObject([{ target: 'rome-horse' }]);
      const from = unitIn(game, 'rome-horse').placed.at.y;
      play(game, { seed }, ['orders', 'declarations', 'movement']);
      expect(unitIn(game, 'rome-horse').placed.at.y).toBeLessThan(from - 100);
    }
    expect(broken).toBeGreaterThan(0);
  });

  it('at the edge of the table is dispersed; who evades over it may come back (wrg/rout/dispersed, wrg/leaving-field/return)', () => {
    const gaul = { periods: 0, from: { x: 500, y: 700 } };
    const game = fresh({
      pieces: [
        guard,
        { id: 'rome-foot', at: [500, 30], facing: 'S', be: { rout: gaul } },
        {
          id: 'rome-second',
          at: [700, 30],
          be: { bound: { instruction: 'retreat', disorganised: false, left: 2, kept: 0 } },
        },
        farGuard,
      ],
    });
    const { of } = play(game, {}, ['orders', 'declarations', 'movement']);
    expect(of('gone').map(({ unit, how }) => [unit, how])).toEqual([
      ['rome-foot', 'dispersed'],
      ['rome-second', 'left-table'],
    ]);
    expect(unitIn(game, 'rome-second')).toMatchObject({ gone: null, away: { due: null } });
  });
});

describe('who would charge those that charge him, and loses heart', () => {
  it('breaks, because he is being charged himself [wrg/reaction/result-current-break]', () => {
    const facing = (conduct: object) => {
      const game = fresh({
        pieces: [
          { id: 'rome-foot', at: [500, 300], order: 'ATTACK gaul-band' },
          { id: 'gaul-band', at: [500, 360], order: 'ATTACK rome-foot' },
        ],
      });
      const [foot, band] = [unitIn(game, 'rome-foot'), unitIn(game, 'gaul-band')];
      band.period.conduct = conduct;
      const field = fieldOf(game.state, game.scenario, game.rules);
      return situationOf(foot, { cause: 'charging', against: [band] }, field).underFireOrCharged;
    };
    expect(facing({ charge: 'rome-foot' })).toBe(true);
    expect(facing({})).toBe(false);
  });
});
