import { describe, expect, it, test } from 'vitest';
import { brokenResolvers } from '../../../src/rulesets/wrg/resolve/broken.js';
import { testedResolvers } from '../../../src/rulesets/wrg/resolve/tested.js';
import { resolverOf } from '../../resolvers/all.js';

const ask = (name: string, situation: object) => resolverOf(`wrg/${name}`).resolve(situation);

/** A situation of each function, and what is said of it. */
const situations: { readonly [name: string]: readonly [situation: object, said: object] } = {
  'counter-actions': [{ skirmishing: true, mayCountercharge: true }, { options: ['countercharge', 'stand', 'evade'] }],
  'charge-through': [{ after: 'evaders' }, { tests: ['chargers', 'next-enemy'], asPursuers: false }],
  'rally-back': [{ mover: { type: 'lc', training: 'regular' } }, { distance: 100 }],
  surrender: [
    { figures: 11, general: { men: 10, of: 20 } },
    { surrender: 6, breakOut: 5, generalSurrenders: true },
  ],
  'rout-direction': [{ period: 2, baseLineBarred: true }, { heads: 'nearest-table-edge' }],
  'barred-rout': [
    { period: 1, barredBy: { type: 'lc', training: 'barbarian' }, canTurnAside: false },
    { does: 'may-break-through' },
  ],
  'pursuit-duty': [{ allBroken: true, pursued: 0 }, { does: 'pursues' }],
  'pursuit-strikes': [
    { gap: 0, rout: 60, pursuit: 90, period: 1 },
    { contact: true, strikes: 2 },
  ],
  'below-half': [{ result: 'retire-disorganised', hasOrder: true }, { fate: 'leaves-field-for-good' }],
  remainder: [{ result: 'break-or-retreat', hasOrder: true, majority: 'evaded' }, { fate: 'evades' }],
  'army-test': [{ result: 'carry-on', hasOrder: true, loyalty: 'mercenaries' }, { fate: 'marches-home' }],
  'charge-goes-in': [{ result: 'retire-disorganised', hasOrder: true }, { goesIn: false }],
  'secure-flank': [{ friendlyCoverAt: 10 }, { secure: true }],
  'support-to-rear': [
    { immediatelyBehind: true, distance: 60, normalMove: 60, disorganised: false, engaged: false },
    { supports: true },
  ],
  'cover-known': [{ known: 'unknown' }, { cover: 'unfriendly' }],
  within: [{ distance: 100, inView: true, detour: 150, paces: 150 }, { within: false }],
  'order-of-tests': [
    {
      testers: [
        { id: 'left', side: 'romans', fromOwnLeft: 20 },
        { id: 'right', side: 'romans', fromOwnLeft: 300 },
      ],
      first: 'romans',
    },
    { order: ['right', 'left'] },
  ],
  'friends-in-melee': [{ cause: 'below-half-strength', engaged: true }, { within: 30 }],
  'rank-seen': [{ rank: 2, elephants: true, level: true }, { seen: true }],
  disorder: [
    { nearestRank: 7, was: true, beingPushedBack: true },
    { stays: true, figures: 3, delay: 2 },
  ],
};

describe('what is asked of charges met, rout, pursuit and tests', () => {
  test.each([...brokenResolvers, ...testedResolvers])('$name, with reasons, and refused by its path', resolver => {
    const [situation, said] = situations[resolver.name.replace('wrg/', '')]!;
    const { result, because } = resolver.resolve(situation);
    expect(result).toMatchObject(said);
    expect(because.length).toBeGreaterThan(0);
    expect(() => resolver.resolve({ ...situation, elephant: 'pink' })).toThrow('elephant');
  });

  it('a general is aimed at beyond fifty paces of his own units, or where he stands clear [wrg/general/concentrated-missiles]', () => {
    const may = (situation: object) => Object(ask('aim-at-general', situation).result).may;
    expect([may({ unitsAt: [50] }), may({ unitsAt: [51, 200] }), may({ unitsAt: [51], challenging: true })]).toEqual([
      false,
      true,
      false,
    ]);
    expect(may({ unitsAt: [0], standsClear: true })).toBe(true);
  });

  it('of a disorganised body half of its nearest rank counts [wrg/disorganisation/half-figures]', () => {
    const { result, because } = ask('figures-counting', { figures: 20, nearestRank: 10, disorganised: true });
    expect(result).toEqual({ counting: 5 });
    expect(because).toHaveLength(1);
    const part = ask('figures-counting', { figures: 6, wholeRank: 12, disorganised: true });
    expect(part.result).toEqual({ counting: 3 });
    expect(part.because[0]?.because).toBe('disorganised, 6 of 12 in the nearest rank');
  });

  it('what is aimed at a general alone is all his [wrg/general/share]', () => {
    const { distribution } = ask('general-risk', { training: 'regular', aimed: 20 });
    expect(distribution!.outcomes).toEqual([{ value: 'dead', probability: 1 }]);
  });

  it('a result that is in the other chart is refused [wrg/reaction/result-worse-than-halt]', () => {
    expect(() => ask('charge-goes-in', { result: 'carry-on', hasOrder: false })).toThrow('without a current order');
  });
});

describe('who may evade [wrg/evade/only-skirmishers]', () => {
  const evading = (mover: object, manner: object = {}) =>
    ask('evade', { mover: { training: 'barbarian', ...mover }, manner, ranks: 1, gap: 60, reach: 90 });

  it('light foot, horse, camels, chariots', () => {
    for (const mover of [{ type: 'li' }, { type: 'lmi' }, { type: 'hc' }, { type: 'lc', camels: true }]) {
      expect(evading(mover).result).toBeDefined();
    }
    expect(evading({ type: 'chariot', horses: 2, crew: ['javelins'] }).result).toBeDefined();
  });

  test.each([
    [{ type: 'hi' }, {}, 'only who may be ordered to skirmish evades'],
    [{ type: 'mi' }, {}, 'only who may be ordered to skirmish evades'],
    [{ type: 'elephant' }, {}, 'only who may be ordered to skirmish evades'],
    [{ type: 'hc' }, { dismounted: true }, 'only who may be ordered to skirmish evades'],
    [{ type: 'chariot', horses: 1 }, {}, 'drawn by 2 horses or more'],
    [{ type: 'chariot', crew: ['long-spear'] }, {}, 'nobody aboard shoots or throws'],
    [{ type: 'li', camels: true }, {}, 'no riders to put on camels'],
    [{ type: 'lc', horses: 3 }, {}, 'no horses to count'],
    [{ type: 'lc' }, { routing: true }, 'broken troops do not evade'],
  ])('%j %j is refused', (mover, manner, why) => {
    expect(() => evading(mover, manner)).toThrow(why);
  });
});
