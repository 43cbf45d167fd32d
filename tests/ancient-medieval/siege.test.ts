import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  absorbReaction,
  batterGate,
  ladderParty,
  ramManned,
  shotsInCastle,
  siegeMove,
  towerApproach,
  wallFaults,
  wallTaken,
} from '../../src/rulesets/cady/ancient-medieval/index.js';
import { reactions } from '../../src/rulesets/cady/common/index.js';
import { ancientMedievalRulesUnder } from '../rules-under.js';

const reading = (ruling: string, choice: string) => ancientMedievalRulesUnder({ rulings: { [ruling]: choice } });

describe('a siege', () => {
  it('nobody gets over a wall without a ladder or a tower [cady/ancient-medieval/siege/wall-needs-means]', () => {
    expect(wallFaults({})).toHaveLength(1);
    expect(wallFaults({ means: 'ladder' })).toMatchObject([{ path: 'inPlace', mend: 'set it up first' }]);
    expect(wallFaults({ means: 'tower' })).toMatchObject([{ path: 'inPlace', mend: 'lower its platform first' }]);
    expect(wallFaults({ means: 'ladder', inPlace: true })).toEqual([]);
    expect(wallFaults({ means: 'tower', inPlace: true })).toEqual([]);
  });

  it('six carry a ladder and set it up at the wall [cady/ancient-medieval/siege/ladder-carriers]', () => {
    expect(ladderParty({ figures: 6, atWall: true })).toMatchObject({ carries: true, setsUp: true });
    expect(ladderParty({ figures: 6, atWall: false })).toMatchObject({ carries: true, setsUp: false });
    expect(ladderParty({ figures: 5, atWall: true })).toMatchObject({ carries: false, setsUp: false });
  });

  it('whoever wins on the ladder takes the place of those he beat [cady/ancient-medieval/siege/ladder-melee]', () => {
    expect(wallTaken({ means: 'ladder', attackers: 3, defenders: 0 }).onTop).toBe(3);
    expect(wallTaken({ means: 'ladder', attackers: 3, defenders: 1 }).onTop).toBe(0);
    expect(wallTaken({ means: 'ladder', attackers: 0, defenders: 0 }).onTop).toBe(0);
  });

  it('a tower goes 10 cm a turn on level ground and lowers its platform at the wall [cady/ancient-medieval/siege/tower-speed] [cady/ancient-medieval/siege/tower-platform]', () => {
    expect(towerApproach({ toWall: 25, levelGround: true })).toMatchObject({ toWall: 15, platformDown: false });
    expect(towerApproach({ toWall: 10, levelGround: true })).toMatchObject({ toWall: 0, platformDown: true });
    expect(towerApproach({ toWall: 5, levelGround: false })).toMatchObject({ toWall: 5, platformDown: false });
    expect(wallTaken({ means: 'tower', attackers: 4, defenders: 0 }).because[0]?.clause).toBe(
      'cady/ancient-medieval/siege/tower-platform',
    );
  });

  it('a ram goes 10 cm with the twelve that it takes [cady/ancient-medieval/siege/ram-speed] [cady/ancient-medieval/siege/ram-crew]', () => {
    const move = (own: number, others = 0) => siegeMove({ machine: 'ram', crew: { own, others } });
    expect([move(12), move(11), move(9, 3)]).toEqual([10, 0, 10]);
    expect(ramManned({ own: 9, others: 3 }, reading('cady/ruling/ram-crew-replaced', 'nobody'))).toBe(false);
  });

  it('and breaks the gate in its second turn there [cady/ancient-medieval/siege/ram-breaks-gate]', () => {
    const crew = { own: 12, others: 0 };
    const first = batterGate({ crew, turns: 0 });
    expect(first).toMatchObject({ turns: 1, broken: false });
    expect(batterGate({ crew, turns: first.turns })).toMatchObject({ turns: 2, broken: true });
    expect(batterGate({ crew: { own: 8, others: 0 }, turns: 1 })).toMatchObject({ turns: 1, broken: false });
  });

  it('inside a castle missiles do not run out [cady/ancient-medieval/siege/inside-ammunition]', () => {
    expect(shotsInCastle({ inside: true, left: 0 })).toBeNull();
    expect(shotsInCastle({ inside: false, left: 7 })).toBe(7);
  });

  it('a unit there absorbs as many poor reactions as its morale value, and is removed with the last [cady/ancient-medieval/siege/inside-no-retreat]', () => {
    const unit = { morale: 3, absorbed: 1, reaction: 'back' } as const;
    expect(absorbReaction(unit)).toMatchObject({ absorbed: 2, removed: false });
    expect(absorbReaction({ ...unit, absorbed: 2, reaction: 'rout' })).toMatchObject({ absorbed: 3, removed: true });
    expect(absorbReaction({ ...unit, absorbed: 2, reaction: 'no-effect' })).toMatchObject({
      absorbed: 2,
      removed: false,
    });
    const next = reading('cady/ruling/castle-no-retreat', 'on-the-next-reaction');
    expect(absorbReaction({ ...unit, absorbed: 2 }, next).removed).toBe(false);
    expect(absorbReaction({ ...unit, absorbed: 3 }, next).removed).toBe(true);
  });

  it('a besieged unit lasts as many poor reactions as its morale value, in whatever order they come', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5 }),
        fc.array(fc.constantFrom(...reactions), { maxLength: 12 }),
        (morale, met) => {
          let absorbed = 0;
          let removed = false;
          for (const reaction of met) {
            if (removed) break;
            ({ absorbed, removed } = absorbReaction({ morale, absorbed, reaction }));
          }
          expect(removed).toBe(met.filter(reaction => reaction !== 'no-effect').length >= morale);
        },
      ),
    );
  });
});
