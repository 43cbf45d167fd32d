import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { usingScript } from '../../src/dice/index.js';
import { type MusketStrike, musketShock, musketShockOdds } from '../../src/rulesets/cady/musket/shock.js';
import { type TroopType, troopTypes } from '../../src/rulesets/cady/musket/troops.js';
import { musketRulesUnder } from '../rules-under.js';

const strike = (attacker: TroopType, receiver: TroopType, more: Partial<MusketStrike> = {}): MusketStrike => ({
  attacker,
  receiver,
  figures: 4,
  chargeOrdered: true,
  clearPath: 30,
  ...more,
});

describe('shock of musket troops', () => {
  it('hussars light with two dice, dragoons medium with one, cuirassiers heavy with three [cady/musket/shock/dice]', () => {
    expect(musketShockOdds(strike('light-hussars', 'regulars'))).toMatchObject({ dice: 8, faces: [4, 6] });
    expect(musketShockOdds(strike('dragoons', 'regulars'))).toMatchObject({ dice: 4, faces: [2, 4, 6] });
    expect(musketShockOdds(strike('cuirassier', 'regulars'))).toMatchObject({ dice: 12, faces: [1, 2, 4, 6] });
    expect(musketShockOdds(strike('cuirassier', 'militia')).faces).toEqual([1, 2, 4, 5, 6]);
  });

  it('infantry with shock has a die each, infantry without none', () => {
    expect(musketShockOdds(strike('guard', 'militia'))).toMatchObject({ dice: 4, faces: [2, 4, 6] });
    expect(musketShockOdds(strike('rifles', 'militia')).dice).toBe(0);
    expect(musketShockOdds(strike('guard', 'six-pounder-cannon')).dice).toBe(0);
  });

  it('against a square one shock less [cady/musket/square/shock-reduction]', () => {
    expect(musketShockOdds(strike('cuirassier', 'regulars', { square: true })).shocks).toBe(2);
    const common = musketRulesUnder({ 'cady/ruling/shock-square': 'common-chart' });
    expect(musketShockOdds(strike('cuirassier', 'regulars', { square: true }), common).shocks).toBe(1);
  });

  it('is rolled strike by strike', () => {
    const shock = { defenders: 10, inContact: 4, movementLeft: true };
    const strikes = [strike('dragoons', 'militia', { figures: 2 }), strike('light-lancers', 'militia', { figures: 1 })];
    const result = usingScript([1, 3, 2, 5], dice => musketShock({ ...shock, strikes }, dice));
    expect(result.strikes.map(each => each.hits)).toEqual([1, 1]);
    expect(result.lost).toBe(2);
  });

  it('every troop type can strike and be struck', () => {
    fc.assert(
      fc.property(fc.constantFrom(...troopTypes), fc.constantFrom(...troopTypes), (attacker, receiver) => {
        const { dice, faces, shocks } = musketShockOdds(strike(attacker, receiver));
        expect(dice).toBe(faces.length === 0 ? 0 : 4 * shocks);
      }),
    );
  });
});
