import { describe, expect, it } from 'vitest';
import type { FireAnswer } from '../../src/rulesets/raymond/terms.js';
import { fireFaults } from '../../src/rulesets/raymond/turn/firing.js';
import { raymondRulesUnder } from '../rules-under.js';
import { all, type Game, type Piece, play, type Request, setUp, type TableTop, unitIn } from './table-top.js';

const fire = ['firing'];
/** A stand is 40 mm wide and deep. */
const W = 1.575;

const foot: Piece = { id: 'blue-1', at: [48, 40], stands: 'MMMM' };
const enemy: Piece = { id: 'red-1', at: [48, 45], stands: 'PPPP' };
const gun: Piece = { id: 'blue-guns', type: 'artillery', guns: 'heavy-guns', at: [48, 10] };

/** Answers by unit; who is not named holds his fire. */
const by = (answers: Readonly<Record<string, FireAnswer>>) => (request: Request) =>
  request.kind === 'fire' ? answers[request.unit] : undefined;

/** The fire of one phase. */
function firing(
  pieces: readonly Piece[],
  answers: Readonly<Record<string, FireAnswer>>,
  dice: readonly number[] = [],
  over: Omit<TableTop, 'pieces'> = {},
) {
  const game = setUp({ pieces, ...over });
  return { state: game.state, ...play(game, { answers: by(answers), dice }, fire) };
}

/** What is wrong with an answer of the first of the pieces. */
function faults(pieces: readonly Piece[], answer: unknown, over: Omit<TableTop, 'pieces'> = {}) {
  const game: Game = setUp({ pieces, ...over });
  const unit = pieces[0]?.id ?? '';
  const clause = 'raymond/fire/not-compulsory';
  const request = { kind: 'fire', id: `fire:${unit}`, side: 'blue', clause, unit, pivot: 0, targets: [] } as const;
  return fireFaults(answer, request, game.state, game.scenario, game.rules).map(fault => [fault.path, fault.clause]);
}

describe('who is asked', () => {
  it('every unit of both sides with a target, all at once and in secret (raymond/sequence/simultaneous-phases)', () => {
    const idle: Piece = { id: 'blue-2', at: [20, 20] };
    const { asked } = firing([foot, idle, { ...enemy, stands: 'MPPM' }], {});
    expect(asked).toMatchObject([
      { kind: 'fire', id: 'fire:blue-1', side: 'blue', secret: true, targets: [{ target: 'red-1', stands: 4 }] },
      { kind: 'fire', id: 'fire:red-1', side: 'red', secret: true, targets: [{ target: 'blue-1', stands: 2 }] },
    ]);
  });

  it('and who would have one after a slight pivot (raymond/fire/pivot-before-firing)', () => {
    const { asked } = firing([gun, { ...enemy, at: [60, 70] }], {});
    expect(asked).toMatchObject([{ unit: 'blue-guns', targets: [] }]);
    expect(firing([gun, { ...enemy, at: [75, 70] }], {}).asked).toEqual([]);
  });

  it('nobody must fire (raymond/fire/not-compulsory)', () => {
    const { events, state } = firing([foot, enemy], { 'blue-1': { at: [] } });
    expect(events).toEqual([]);
    expect(unitIn(state, 'red-1').hits).toBe(0);
  });
});

describe('fire', () => {
  it('the worked example: four stands at six horse in mass, three hits (raymond/fire/modifier-mass raymond/fire/modifier-mounted raymond/fire/hit-number)', () => {
    const horse: Piece = { id: 'red-1', type: 'cavalry', at: [48, 45], stands: 'CCC/CCC', formation: 'mass' };
    const answer = { at: [{ target: 'red-1', stands: 4 }] };
    const { of, state } = firing([foot, horse], { 'blue-1': answer }, [1, 2, 2, 4, 5, 6]);
    expect(of('fire')).toMatchObject([{ unit: 'blue-1', target: 'red-1', stands: 4, dice: 6, hits: 3, bounce: false }]);
    expect(unitIn(state, 'red-1').hits).toBe(3);
  });

  it('with as many stands as the player names, the others hold theirs (raymond/fire/not-compulsory raymond/fire/musket-dice)', () => {
    const { of } = firing([foot, enemy], { 'blue-1': { at: [{ target: 'red-1', stands: 2 }] } }, [6, 6]);
    expect(of('fire')).toMatchObject([{ stands: 2, dice: 2, hits: 0 }]);
  });

  it('is simultaneous: who is hit fires all the same (raymond/fire/simultaneous)', () => {
    const other: Piece = { ...enemy, stands: 'MMMM' };
    const answers = {
      'blue-1': { at: [{ target: 'red-1', stands: 4 }] },
      'red-1': { at: [{ target: 'blue-1', stands: 4 }] },
    };
    const { of, state } = firing([foot, other], answers, all(8, 1));
    expect(of('fire').map(({ hits }) => hits)).toEqual([4, 4]);
    expect([unitIn(state, 'blue-1').hits, unitIn(state, 'red-1').stands.length]).toEqual([4, 4]);
  });

  it('may be split, each target with dice of its own (raymond/fire/split-fire raymond/fire/modifiers-stack)', () => {
    const general: Piece = { id: 'red-2', type: 'command', rank: 'commander', at: [48 + 1.5 * W, 44], be: { hits: 1 } };
    const pikes: Piece = { ...enemy, stands: 'PP', at: [48 - W, 45] };
    const split = {
      at: [
        { target: 'red-1', stands: 2 },
        { target: 'red-2', stands: 2 },
      ],
    };
    const { of, state } = firing([foot, pikes, general], { 'blue-1': split }, [1, 6, 2, 2]);
    expect(of('fire')).toMatchObject([
      { target: 'red-1', stands: 2, dice: 2, hits: 1 },
      // One die more for the horse and one less for the single stand.
      { target: 'red-2', stands: 2, dice: 2, hits: 2 },
    ]);
    expect(unitIn(state, 'red-2').hits).toBe(3);
  });

  it('of dragoons on foot is as that of musketeers, and can be split (raymond/dragoons/dismounted-as-pike-and-musket raymond/fire/split-fire)', () => {
    const dragoons: Piece = { id: 'blue-1', type: 'dragoon', at: [48, 40], stands: 'dddd' };
    const reds: readonly Piece[] = [
      { id: 'red-1', at: [48 - W, 45], stands: 'PP' },
      { id: 'red-2', at: [48 + W, 46], stands: 'PP' },
    ];
    const split = {
      at: [
        { target: 'red-1', stands: 2 },
        { target: 'red-2', stands: 2 },
      ],
    };
    const { of } = firing([dragoons, ...reds], { 'blue-1': split }, [2, 3, 3, 3]);
    expect(of('fire').map(({ dice, hits }) => [dice, hits])).toEqual([
      [2, 1],
      [2, 0],
    ]);
  });

  it('kills commanders like anybody (raymond/command/can-be-killed)', () => {
    const general: Piece = { id: 'red-1', type: 'command', rank: 'commander', at: [48, 45] };
    const { state } = firing([foot, general], { 'blue-1': { at: [{ target: 'red-1', stands: 4 }] } }, all(4, 1));
    expect(unitIn(state, 'red-1').hits).toBe(4);
  });

  it('that has no dice is told and hits nobody (raymond/fire/modifier-single-stand)', () => {
    const single: Piece = { ...enemy, stands: 'P' };
    const { of } = firing([{ ...foot, stands: 'M' }, single], { 'blue-1': { at: [{ target: 'red-1', stands: 1 }] } });
    expect(of('fire')).toMatchObject([{ dice: 0, hits: 0 }]);
  });

  it('at who stands in a wood or behind a fence has a die less (raymond/fire/terrain-effects-agreed)', () => {
    const fence: TableTop['features'] = [
      {
        kind: 'fence',
        id: 'hedge',
        line: [
          [40, 44.5],
          [56, 44.5],
        ],
      },
    ];
    const answers = { 'blue-1': { at: [{ target: 'red-1', stands: 4 }] } };
    const { of } = firing([foot, enemy], answers, all(3, 1), { features: fence });
    expect(of('fire')[0]).toMatchObject({ dice: 3, hits: 3 });
    expect(of('fire')[0]?.because.map(({ clause }) => clause)).toContain('raymond/fire/terrain-effects-agreed');
  });
});

describe('the slight pivot in the phase (raymond/fire/pivot-before-firing)', () => {
  const aside: Piece = { ...enemy, at: [60, 70] };
  const shot = (pivot: number): FireAnswer => ({ pivot, at: [{ target: 'red-1', stands: 1 }] });

  it('is made before the fire, and stays', () => {
    const { events, state } = firing([gun, aside], { 'blue-guns': shot(12) }, []);
    expect(events.map(({ kind }) => kind)).toEqual(['pivot', 'fire']);
    expect(unitIn(state, 'blue-guns')).toMatchObject({ facing: 12, at: { x: 48, y: 10 } });
  });

  it('turns nobody into another one who has pivoted first, and takes no fire away', () => {
    // Side by side: either has room to swing its trail towards the other, not both.
    const other: Piece = { ...gun, id: 'blue-other', at: [48 + W + 0.9, 10] };
    const targets: readonly Piece[] = [
      { ...enemy, at: [60, 70] },
      { ...enemy, id: 'red-2', at: [36, 70] },
    ];
    const answers = {
      'blue-guns': { pivot: -12, at: [{ target: 'red-2', stands: 1 }] },
      'blue-other': { pivot: 12, at: [{ target: 'red-1', stands: 1 }] },
    };
    const { of, state } = firing([gun, other, ...targets], answers, []);
    expect(of('pivot').map(({ unit }) => unit)).toEqual(['blue-guns']);
    expect(of('fire').map(({ unit, target }) => [unit, target])).toEqual([
      ['blue-guns', 'red-2'],
      ['blue-other', 'red-1'],
    ]);
    expect(unitIn(state, 'blue-other').facing).toBe(0);
  });

  it('of a defensive mass too (raymond/fire/pivot-defensive-mass)', () => {
    const block: Piece = { id: 'blue-1', at: [48, 40], stands: 'MM/MM', formation: 'defensive mass' };
    const single: Piece = { ...enemy, stands: 'PP', at: [48 + 2 * W + 0.3, 46.5] };
    const { of } = firing([block, single], { 'blue-1': { pivot: 9, at: [{ target: 'red-1', stands: 1 }] } }, [1]);
    expect(of('pivot')).toMatchObject([{ unit: 'blue-1', degrees: 9 }]);
  });

  it('moves the front corners a quarter of an inch at most', () => {
    expect(faults([gun, aside], shot(12))).toEqual([]);
    expect(faults([gun, aside], shot(19))).toEqual([['pivot', 'raymond/fire/pivot-before-firing']]);
    expect(faults([{ ...foot, stands: 'MMMMMM' }, enemy], { pivot: 6, at: [{ target: 'red-1', stands: 1 }] })).toEqual([
      ['pivot', 'raymond/fire/pivot-before-firing'],
    ]);
  });

  it('is for who fires, and needs room', () => {
    const clause = 'raymond/fire/pivot-before-firing';
    expect(faults([gun, aside], { pivot: 5, at: [] })).toEqual([['pivot', clause]]);
    const neighbour: Piece = { id: 'blue-2', at: [48 - W, 10], stands: 'P' };
    expect(faults([gun, aside, neighbour], shot(12))).toEqual([['pivot', clause]]);
    const foe: Piece = { id: 'red-2', at: [48 - W - 0.02, 10], stands: 'P', facing: 'N' };
    expect(faults([gun, aside, foe], shot(12))).toEqual([['pivot', clause]]);
    expect(
      faults(
        [
          { ...gun, at: [W / 2, 10] },
          { ...aside, at: [14, 70] },
        ],
        shot(12),
      ),
    ).toEqual([['pivot', clause]]);
    const river: TableTop['features'] = [
      {
        kind: 'river',
        id: 'river',
        line: [
          [48 - W / 2 - 0.51, 0],
          [48 - W / 2 - 0.51, 30],
        ],
        width: 1,
      },
    ];
    expect(faults([gun, aside], shot(12), { features: river })).toEqual([['pivot', clause]]);
  });
});

describe('what is refused', () => {
  const at = (target: string, stands = 1) => ({ at: [{ target, stands }] });

  it('friends, strangers and who is in melee (raymond/fire/enemy-only raymond/fire/not-into-melee)', () => {
    const friend: Piece = { id: 'blue-2', at: [48, 38], facing: 'N' };
    expect(faults([foot, enemy, friend], at('blue-2'))).toEqual([['at[0].target', 'raymond/fire/enemy-only']]);
    expect(faults([foot, enemy, friend], at('nobody'))).toEqual([['at[0].target', 'raymond/fire/enemy-only']]);
    const melee: Piece = { ...friend, at: [48, 45 + W], facing: 'S' };
    expect(faults([foot, enemy, melee], at('red-1'))).toEqual([['at[0].target', 'raymond/fire/not-into-melee']]);
  });

  it('targets out of reach, of muskets and of guns (raymond/fire/ranges)', () => {
    const outOfReach = [['at[0].target', 'raymond/fire/ranges']];
    expect(faults([foot, { ...enemy, at: [48, 48] }], at('red-1'))).toEqual(outOfReach);
    const gun = (guns: 'frame-guns' | 'heavy-guns', y: number): readonly Piece[] => [
      { id: 'blue-1', at: [48, 10], facing: 'N', type: 'artillery', guns },
      { ...enemy, at: [48, y] },
    ];
    expect(faults(gun('frame-guns', 40), at('red-1'))).toEqual(outOfReach);
    expect(faults(gun('heavy-guns', 40), at('red-1'))).toEqual([]);
  });

  it('targets at a range for which a gun has no dice, by that and not by where they stand (raymond/fire/artillery-dice raymond/ruling/frame-guns-at-close-range)', () => {
    const pieces: readonly Piece[] = [
      { id: 'blue-1', at: [48, 10], facing: 'N', type: 'artillery', guns: 'frame-guns' },
      { ...enemy, at: [48, 25] },
    ];
    const cannot = raymondRulesUnder({ 'raymond/ruling/frame-guns-at-close-range': 'cannot-fire' });
    expect(faults(pieces, at('red-1'))).toEqual([]);
    expect(faults(pieces, at('red-1'), { rules: cannot })).toEqual([['at[0].target', 'raymond/fire/artillery-dice']]);
  });

  it('targets in no zone of fire, and more stands than may fire (raymond/fire/direct-eligibility)', () => {
    expect(faults([foot, { ...enemy, at: [48, 34] }], at('red-1'))).toEqual([
      ['at[0].target', 'raymond/fire/direct-eligibility'],
    ]);
    expect(faults([{ ...foot, stands: 'MPMM' }, enemy], at('red-1', 4))).toEqual([
      ['at[0].stands', 'raymond/fire/direct-eligibility'],
    ]);
  });

  it('a stand firing twice (raymond/fire/once-per-stand)', () => {
    const pikes: Piece = { ...enemy, stands: 'PP', at: [48 - W, 45] };
    const other: Piece = { id: 'red-2', stands: 'PP', at: [48 + W, 46] };
    const both = (one: number, two: number) => ({
      at: [
        { target: 'red-1', stands: one },
        { target: 'red-2', stands: two },
      ],
    });
    expect(faults([foot, pikes, other], both(2, 2))).toEqual([]);
    expect(faults([foot, pikes, other], both(3, 2))).toEqual([['at[0].stands', 'raymond/fire/direct-eligibility']]);
    // Two enemies before the one stand that can shoot.
    const single: Piece = { id: 'red-2', stands: 'P', at: [48 - 0.2, 45] };
    const beside: Piece = { id: 'red-1', stands: 'P', at: [48 - 0.2 - W - 0.05, 45] };
    expect(faults([{ ...foot, stands: 'PMPP' }, beside, single], both(1, 1))).toEqual([
      ['at', 'raymond/fire/once-per-stand'],
    ]);
    expect(
      faults([foot, enemy], {
        at: [
          { target: 'red-1', stands: 1 },
          { target: 'red-1', stands: 1 },
        ],
      }),
    ).toEqual([['at', 'raymond/fire/split-fire']]);
  });

  it('a gun at two targets (raymond/fire/artillery-no-split)', () => {
    const reds: readonly Piece[] = [
      { id: 'red-1', at: [48 - 1.6 * W, 30] },
      { id: 'red-2', at: [48 + 1.6 * W, 30] },
    ];
    const both = {
      at: [
        { target: 'red-1', stands: 1 },
        { target: 'red-2', stands: 1 },
      ],
    };
    expect(faults([gun, ...reds], at('red-1'))).toEqual([]);
    expect(faults([gun, ...reds], both)).toEqual([['at', 'raymond/fire/artillery-no-split']]);
  });

  it('what is no answer', () => {
    for (const answer of [undefined, null, 'fire!', {}, { at: [{ target: 'red-1', stands: 0 }] }, { at: [], aim: 1 }]) {
      expect(faults([foot, enemy], answer).length).toBeGreaterThan(0);
    }
  });
});

describe('guns', () => {
  const shot: FireAnswer = { at: [{ target: 'red-1', stands: 1 }] };

  it('the worked example: a heavy gun 19 inches from foot in mass (raymond/fire/artillery-dice raymond/bounce/medium-only)', () => {
    const mass: Piece = { id: 'red-1', at: [48, 29], stands: 'PMP/MM.' };
    const friend: Piece = { id: 'blue-2', at: [48, 35], facing: 'N' };
    const { of, state } = firing([gun, mass, friend], { 'blue-guns': shot }, [2, 2, 5]);
    expect(of('fire')).toMatchObject([{ dice: 3, hits: 2, bounce: false }]);
    expect(unitIn(state, 'blue-2').hits).toBe(0);
  });

  it('the bounce of the worked example, at medium range: onto a friend in melee behind the target (raymond/bounce/next-closest-target raymond/bounce/melee-target-allowed raymond/bounce/dice)', () => {
    // The nearer target is 21 inches off, where a heavy gun throws 1 die: the mass adds one, the horse another.
    const horse: Piece = { id: 'red-1', type: 'cavalry', at: [48, 31], stands: 'CC/CC' };
    const friend: Piece = { id: 'blue-2', at: [48, 40], facing: 'N' };
    const foe: Piece = { id: 'red-2', at: [48, 40], facing: 'S' };
    const { of, state } = firing([gun, horse, friend, foe], { 'blue-guns': shot }, [2, 2, 5, 2]);
    expect(of('fire')).toMatchObject([
      { unit: 'blue-guns', target: 'red-1', dice: 3, hits: 2, bounce: false },
      { unit: 'blue-guns', target: 'blue-2', dice: 1, hits: 1, bounce: true },
    ]);
    expect([unitIn(state, 'red-1').hits, unitIn(state, 'blue-2').hits, unitIn(state, 'red-2').hits]).toEqual([2, 1, 0]);
  });

  it('without modifiers, and once: what misses again is gone (raymond/bounce/no-modifiers raymond/bounce/once)', () => {
    const target: Piece = { id: 'red-1', at: [48, 31], stands: 'PP/PP' };
    const second: Piece = { id: 'red-2', type: 'cavalry', at: [48, 36], stands: 'CC/CC' };
    const third: Piece = { id: 'red-3', at: [48, 42] };
    const { of } = firing([gun, target, second, third], { 'blue-guns': shot }, [6, 6, 6, 6]);
    expect(of('fire').map(({ target: id, dice, bounce }) => [id, dice, bounce])).toEqual([
      ['red-1', 2, false],
      ['red-2', 2, true],
    ]);
  });

  it('with the dice of the terrain there', () => {
    const target: Piece = { id: 'red-1', at: [48, 31], stands: 'PP/PP' };
    const second: Piece = { id: 'red-2', at: [48, 40] };
    const wood: TableTop['features'] = [
      {
        kind: 'wood',
        id: 'wood',
        outline: [
          [40, 38],
          [56, 38],
          [56, 44],
          [40, 44],
        ],
      },
    ];
    const { of } = firing([gun, target, second], { 'blue-guns': shot }, [6, 6, 1], { features: wood });
    expect(of('fire').map(({ dice, hits }) => [dice, hits])).toEqual([
      [2, 0],
      [1, 1],
    ]);
  });
});
