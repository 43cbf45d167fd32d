import { describe, expect, it } from 'vitest';
import { marchCosts } from '../../../src/rulesets/wrg/moving/ground.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { play, setUp, type TableTop } from './table-top.js';

const marched = (order: string, features: TableTop['features'] = []) => {
  const game = setUp({
    pieces: [
      { id: 'rome-foot', at: [500, 300], order, be: { alarmed: true } },
      { id: 'gaul-guard', at: [100, 780], be: { alarmed: true } },
    ],
    features,
  });
  const [moved] = play(game, {}, ['movement']).of('moved');
  return { distance: moved?.distance, lost: moved?.because.filter(({ because }) => because.startsWith('lost to')) };
};

describe('what a move costs beyond the ground that it covers is told', () => {
  it('of turns (wrg/manoeuvre/turn-time-quick)', () => {
    // Regular foot turns a quarter of its sixty paces away.
    expect(marched('MOVE E')).toEqual({
      distance: 45,
      lost: [{ clause: 'wrg/manoeuvre/wheel-or-turn', because: 'lost to turning', effect: '−15 paces' }],
    });
    expect(marched('MOVE N')).toEqual({ distance: 60, lost: [] });
  });
  it('of difficult ground (wrg/terrain/difficult-infantry)', () => {
    const outline: [number, number][] = [
      [300, 250],
      [700, 250],
      [700, 500],
      [300, 500],
    ];
    expect(marched('MOVE N', [{ kind: 'wood', id: 'wood', name: 'the wood', outline }])).toEqual({
      distance: 30,
      lost: [{ clause: 'wrg/terrain/difficult-cases', because: 'lost to difficult ground', effect: '−30 paces' }],
    });
  });
});

describe('a climb (wrg/ruling/length-of-a-climb)', () => {
  it('over a palisade or a turf rampart is as long as a linear obstacle is wide, or no longer than the ground', () => {
    const barriers = (reading: string) => {
      const rules = wrgRulesUnder({ rulings: { 'wrg/ruling/length-of-a-climb': reading } });
      const { barriers: costs } = marchCosts({ mover: { type: 'mi', training: 'regular' }, features: [] }, rules);
      return [costs?.ditch, costs?.stakes, costs?.barricade];
    };
    expect(barriers('as-a-linear-obstacle')).toEqual([40, 40, 40]);
    expect(barriers('none-of-its-own')).toEqual([40, 0, 0]);
  });
});
