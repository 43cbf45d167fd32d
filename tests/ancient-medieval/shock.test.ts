import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distribution, usingScript } from '../../src/dice/index.js';
import {
  type AncientStrike,
  ancientMedievalTroopTypes,
  ancientShock,
  ancientShockOdds,
  phalanxStrikers,
  type TroopType,
} from '../../src/rulesets/cady/ancient-medieval/index.js';
import { binomial, expectSampledAsSolved } from '../cady/sampled.js';
import { ancientMedievalRulesUnder } from '../rules-under.js';

const strike = (attacker: TroopType, receiver: TroopType, more: Partial<AncientStrike> = {}): AncientStrike => ({
  attacker,
  receiver,
  figures: 10,
  chargeOrdered: true,
  clearPath: 30,
  ...more,
});
const odds = (...given: Parameters<typeof strike>) => ancientShockOdds(strike(...given));

describe('shock of the ancient and medieval game', () => {
  it('ten medium cavalry at a line of foot throw 20 dice, 2, 4 and 6 remove a figure [cady/ancient-medieval/shock/dice]', () => {
    const charge = strike('medium-cavalry', 'medium-infantry');
    expect(ancientShockOdds(charge)).toMatchObject({ dice: 20, faces: [2, 4, 6], sides: 6 });
    const faces = [2, 4, 6, 1, 1, 1, 1, 3, 3, 3, 3, 5, 5, 5, 5, 1, 3, 5, 6, 2];
    const shock = { strikes: [charge], defenders: 30, inContact: 10, movementLeft: false };
    expect(usingScript(faces, dice => ancientShock(shock, dice)).lost).toBe(5);
  });

  it('the column is that of the mount, or of foot with shock [cady/ancient-medieval/shock/infantry-with-shock]', () => {
    for (const type of ['men-at-arms', 'roman-legionary', 'swiss-pike-medium', 'pole-arm'] as const) {
      expect(odds(type, 'light-infantry')).toMatchObject({ faces: [2, 4, 6], dice: 5 });
      expect(odds(type, 'heavy-cavalry').dice).toBe(0);
    }
    expect(odds('horse-archer-medium', 'light-infantry')).toMatchObject({ faces: [1, 2, 4, 6], dice: 10 });
    expect(odds('medium-infantry', 'light-infantry').dice).toBe(0);
  });

  it('half a shock is a die for two, the odd figure has none [cady/ancient-medieval/shock/half]', () => {
    const seven = strike('roman-legionary', 'medium-infantry', { figures: 7 });
    expect(ancientShockOdds(seven)).toMatchObject({ dice: 3, faces: [4, 6] });
    expect(ancientShockOdds(seven).because.map(({ effect }) => effect)).toContain('3 dice');
    const up = ancientMedievalRulesUnder({ rulings: { 'cady/ruling/half-shock': 'odd-figure-counts' } });
    expect(ancientShockOdds(seven, up).dice).toBe(4);
    expect(ancientShockOdds({ ...seven, behind: 'fence' }, up)).toMatchObject({ dice: 0, shocks: 0 });
  });

  it('one shock less against pole arms, in a ford, uphill, behind a wooden fence [cady/ancient-medieval/shock/reduction-one]', () => {
    expect(odds('heavy-cavalry', 'pole-arm').shocks).toBe(2);
    expect(odds('heavy-cavalry', 'medium-infantry', { through: ['ford'] }).shocks).toBe(2);
    expect(odds('heavy-cavalry', 'medium-infantry', { levelsUp: 1 }).shocks).toBe(2);
    expect(odds('heavy-cavalry', 'medium-infantry', { behind: 'fence' }).shocks).toBe(2);
  });

  it('two less through stakes, against pikes, over a stone wall [cady/ancient-medieval/shock/reduction-two] [cady/ancient-medieval/stakes/shock] [cady/ancient-medieval/pike/shock-reduction]', () => {
    expect(odds('heavy-cavalry', 'longbow-light', { through: ['stakes'] }).shocks).toBe(1);
    expect(odds('heavy-cavalry', 'swiss-pike-medium', { ranks: 2 }).shocks).toBe(1);
    expect(odds('heavy-cavalry', 'swiss-pike-medium', { ranks: 1 }).shocks).toBe(3);
    expect(odds('heavy-cavalry', 'medium-infantry', { behind: 'wall' }).shocks).toBe(1);
    const card = ancientMedievalRulesUnder({ edition: 'card' });
    const pikes = (ranks: number) =>
      ancientShockOdds(strike('heavy-cavalry', 'swiss-pike-light', { ranks }), card).shocks;
    expect([pikes(2), pikes(3)]).toEqual([2, 1]);
  });

  it('caltrops take one, from horse and foot; reductions add up [cady/ancient-medieval/caltrops/shock]', () => {
    expect(odds('heavy-cavalry', 'medium-infantry', { through: ['caltrops'] }).shocks).toBe(2);
    expect(odds('men-at-arms', 'medium-infantry', { through: ['caltrops'] }).dice).toBe(0);
    const both = odds('heavy-cavalry', 'pole-arm', { through: ['caltrops', 'stakes'] });
    expect(both.shocks).toBe(0);
    expect(both.because.filter(({ effect }) => effect.includes('shock'))).toHaveLength(3);
  });

  it('the front of a phalanx takes two off cavalry, nothing off foot or from behind [cady/ancient-medieval/phalanx/cavalry-shock-front]', () => {
    expect(odds('heavy-cavalry', 'hoplites', { formation: 'phalanx' }).shocks).toBe(1);
    expect(odds('heavy-cavalry', 'hoplites', { formation: 'phalanx', struckOn: 'rear' }).shocks).toBe(3);
    expect(odds('men-at-arms', 'hoplites', { formation: 'phalanx' }).shocks).toBe(0.5);
  });

  it('a charging phalanx has a shock for each figure of two ranks, hoplites outside have none [cady/ancient-medieval/phalanx/charge-shock]', () => {
    const { figures } = phalanxStrikers({ ranks: [8, 8, 8] });
    expect(odds('hoplites', 'medium-infantry', { asPhalanx: true, figures })).toMatchObject({
      dice: 16,
      faces: [4, 6],
    });
    expect(odds('hoplites', 'medium-infantry').dice).toBe(0);
    expect(odds('medium-infantry', 'peasants', { asPhalanx: true }).dice).toBe(0);
  });

  it('nothing against a testudo; on the card heavy cavalry has one left [cady/ancient-medieval/romans/testudo-no-shock]', () => {
    const charge = strike('heavy-cavalry', 'roman-legionary', { formation: 'testudo' });
    expect(ancientShockOdds(charge)).toMatchObject({ shocks: 0, dice: 0 });
    expect(ancientShockOdds(charge, ancientMedievalRulesUnder({ edition: 'card' })).shocks).toBe(1);
  });

  it('an entrenchment takes two as a stone fence does [cady/ancient-medieval/romans/entrench]', () => {
    expect(odds('heavy-cavalry', 'roman-legionary', { through: ['entrenchment'] }).shocks).toBe(1);
  });

  it('wagons chained together or on the move stop all of it [cady/ancient-medieval/hussite/chained-no-shock] [cady/ancient-medieval/hussite/moving-safe]', () => {
    expect(odds('heavy-cavalry', 'pole-arm', { formation: 'chained-wagons' }).dice).toBe(0);
    expect(odds('heavy-cavalry', 'crossbow-light', { formation: 'moving-wagons' }).dice).toBe(0);
    expect(odds('heavy-cavalry', 'war-wagon').because[0]?.clause).toBe(
      'cady/ancient-medieval/hussite/chained-no-shock',
    );
  });

  it('a chariot strikes with two shocks [cady/ancient-medieval/chariot/charge-shock]', () => {
    expect(odds('chariot-archer', 'light-infantry', { figures: 1 })).toMatchObject({ dice: 2, faces: [1, 2, 4, 6] });
    expect(odds('chariot-fighter', 'light-infantry', { figures: 1 }).dice).toBe(0);
  });

  it('elephants neither strike nor are struck [cady/ancient-medieval/elephant/no-charge]', () => {
    expect(odds('war-elephant-archer', 'peasants').dice).toBe(0);
    expect(odds('heavy-cavalry', 'war-elephant-archer')).toMatchObject({ dice: 0, faces: [] });
    const sheet = ancientMedievalRulesUnder({ rulings: { 'cady/ruling/elephant-shock': 'order-sheet' } });
    expect(ancientShockOdds(strike('war-elephant-archer', 'peasants', { figures: 1 }), sheet).dice).toBe(3);
  });

  it('no order to charge, no shock', () => {
    expect(odds('heavy-cavalry', 'peasants', { chargeOrdered: false }).dice).toBe(0);
  });

  it('what is lost to shock does not melee: losses come first, and never more than are reached [cady/ancient-medieval/shock/then-melee]', () => {
    const strikes = [strike('light-cavalry', 'light-infantry', { figures: 3 })];
    const shock = { strikes, defenders: 10, inContact: 2, movementLeft: false };
    expect(usingScript([2, 4, 6], dice => ancientShock(shock, dice)).lost).toBe(2);
  });

  it('whatever strikes whatever: whole dice, never more than figures times shocks, and no help from what stands between', () => {
    const type = fc.constantFrom(...ancientMedievalTroopTypes);
    const between = fc.subarray(['stakes', 'caltrops', 'ford', 'entrenchment'] as const);
    fc.assert(
      fc.property(type, type, fc.nat(36), between, (attacker, receiver, figures, through) => {
        const plain = odds(attacker, receiver, { figures });
        const hindered = odds(attacker, receiver, { figures, through });
        expect(Number.isInteger(plain.dice)).toBe(true);
        expect(plain.dice).toBeLessThanOrEqual(figures * plain.shocks);
        expect(hindered.dice).toBeLessThanOrEqual(plain.dice);
        expect(hindered.faces).toEqual(plain.faces);
      }),
    );
  });

  it('solved, a charge is a binomial; rolled, it agrees', () => {
    const strikes = [strike('medium-cavalry', 'medium-infantry', { figures: 4 })];
    const rule = (dice: Parameters<typeof ancientShock>[1]) =>
      ancientShock({ strikes, defenders: 36, inContact: 4, movementLeft: true }, dice).lost;
    for (let lost = 0; lost <= 8; lost++) {
      expect(distribution(rule).probability(lost)).toBeCloseTo(binomial(8, lost, 1 / 2), 12);
    }
    expectSampledAsSolved(rule, 1415);
  });
});
