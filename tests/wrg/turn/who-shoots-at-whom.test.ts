import { describe, expect, it } from 'vitest';
import { fieldOf } from '../../../src/rulesets/wrg/turn/field.js';
import { aimsOf } from '../../../src/rulesets/wrg/turn/shooting/choosing.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { type Piece, play, setUp, unitIn } from './table-top.js';

const alarmed = { alarmed: true };
const bows = { type: 'mi', weapons: ['bow'], figures: 6, order: 'HOLD', be: alarmed } as const;
/** Roman archers, Gallic ones within range, and Gauls who are nearer and stand. */
const archers: readonly Piece[] = [
  { ...bows, id: 'rome-archers', at: [500, 300] },
  { ...bows, id: 'gaul-bows', at: [500, 460] },
  { id: 'gaul-band', at: [440, 380], be: alarmed },
];
/** Roman horse beside, whom the Gallic archers can see. */
const horse: Piece = { id: 'rome-horse', type: 'mc', figures: 6, at: [560, 380], be: alarmed };

/** Who shoots at whom, as the ruling is played. */
function shots(reading: 'who-has-them-for-target' | 'who-could', pieces: readonly Piece[], comes?: string) {
  const game = setUp({ rules: wrgRulesUnder({ rulings: { 'wrg/ruling/who-shoots-at-them': reading } }), pieces });
  if (comes !== undefined) {
    const { period, placed } = unitIn(game, comes);
    Object.assign(period, { doing: 'advancing', from: { x: placed.at.x, y: placed.at.y - 60 } });
  }
  const { of } = play(game, { seed: 2 }, ['shooting']);
  return Object.fromEntries(of('shot').map(({ unit, target }) => [unit, target]));
}

describe('missile men who choose a target at the same time [wrg/ruling/who-shoots-at-them]', () => {
  it('answer the shots of those who shoot at them, and not of those who could [wrg/shooting/priority/2-equal-shooters, wrg/shooting/priority/4-any-shooters]', () => {
    expect(shots('who-has-them-for-target', [...archers, horse], 'rome-horse')).toEqual({
      'rome-archers': 'gaul-band',
      'gaul-bows': 'rome-horse',
    });
    expect(shots('who-could', [...archers, horse], 'rome-horse')).toEqual({
      'rome-archers': 'gaul-bows',
      'gaul-bows': 'rome-horse',
    });
  });

  it('shoot at each other where both could and each waits for the other [wrg/shooting/priority/2-equal-shooters]', () => {
    for (const reading of ['who-has-them-for-target', 'who-could'] as const)
      expect(shots(reading, [...archers, horse])).toEqual({ 'rome-archers': 'gaul-bows', 'gaul-bows': 'rome-archers' });
  });

  it('wait for nobody who is not asked at whom he shoots, as when skirmishers look whether they bear on anybody [wrg/orders/skirmish-action]', () => {
    const game = setUp({ pieces: [...archers, horse] });
    const aims = aimsOf([unitIn(game, 'rome-archers')], fieldOf(game.state, game.scenario, game.rules));
    expect(aims.map(({ target }) => target.who.id)).toEqual(['gaul-bows']);
  });

  it('come to the help of friends at whom somebody shoots, and not of those at whom he could [wrg/shooting/priority/3-supported-friends]', () => {
    // The slingers reach the foot that the archers are to support, and not the archers.
    const all: readonly Piece[] = [
      { ...bows, id: 'rome-archers', at: [410, 300], order: 'SUPPORT rome-foot' },
      { ...bows, id: 'gaul-slingers', weapons: ['sling'], at: [500, 460] },
      { id: 'rome-foot', at: [500, 350], be: alarmed },
      { id: 'gaul-others', at: [360, 360], be: alarmed },
      { ...horse, at: [570, 400] },
    ];
    expect(shots('who-has-them-for-target', all, 'rome-horse')).toMatchObject({
      'rome-archers': 'gaul-others',
      'gaul-slingers': 'rome-horse',
    });
    expect(shots('who-could', all, 'rome-horse')).toMatchObject({
      'rome-archers': 'gaul-slingers',
      'gaul-slingers': 'rome-horse',
    });
  });
});

describe('missile men who are shot at by several, none of whom is half as many as they [wrg/ruling/half-their-number]', () => {
  const shot = (reading: string, alone = false) => {
    const many = { ...bows, figures: 12, files: 12 };
    const few = { ...bows, figures: 3, files: 3 };
    const game = setUp({
      rules: wrgRulesUnder({ rulings: { 'wrg/ruling/half-their-number': reading } }),
      pieces: [
        { ...many, id: 'rome-archers', at: [500, 300], order: 'SUPPORT rome-foot' },
        { ...few, id: 'gaul-left', at: [470, 440] },
        { ...few, id: 'gaul-right', at: [530, 440], ...(alone ? { weapons: [] } : {}) },
        // He charges the foot whom they are to support.
        { id: 'gaul-band', at: [500, 480], be: alarmed },
        { id: 'rome-foot', at: [900, 300], be: alarmed },
      ],
    });
    unitIn(game, 'gaul-band').period.charges = 'rome-foot';
    const { of } = play(game, { seed: 2 }, ['shooting']);
    return of('shot').flatMap(({ unit, target }) => (unit === 'rome-archers' ? [target] : []));
  };

  it('answer none of them before the friends whom they are to support are helped, or do so as soon as these are enough together [wrg/shooting/priority/2-equal-shooters]', () => {
    expect(shot('of-one-enemy')).toEqual(['gaul-band']);
    expect(shot('of-all-together')).toEqual([expect.stringMatching(/gaul-left|gaul-right/)]);
    expect(shot('of-all-together', true)).toEqual(['gaul-band']);
  });
});
