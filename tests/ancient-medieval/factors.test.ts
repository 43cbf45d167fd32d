import { describe, expect, test } from 'vitest';
import { listFactors, patchFactors } from '../../src/rulebook/index.js';
import {
  type AncientMedievalRules,
  ancientMedievalFactors,
  ancientMedievalRules,
  ancientMeleeFactors,
  ancientMeleeOdds,
  ancientShockFactors,
  missileFactors,
  missileOdds,
} from '../../src/rulesets/cady/ancient-medieval/index.js';
import { commonFactors } from '../../src/rulesets/cady/common/index.js';
import { ancientMedievalRulesUnder } from '../rules-under.js';

const own = ancientMedievalFactors.slice(commonFactors.length);
const counts = (tables = own, rules = ancientMedievalRules()) =>
  Object.fromEntries(
    tables.map(table => [
      table.id,
      Object.fromEntries(listFactors(table, rules).map(({ id, points }) => [id, points])),
    ]),
  );

describe('the factor tables of the ancient and medieval game', () => {
  test('steps of missiles, shocks, melee points, columns of morale', () => {
    expect(counts()).toEqual({
      'ancient-medieval/missiles': {
        'middle-range': 1,
        'close-range': 2,
        'second-rank-of-pila': 0,
        fence: -1,
        'stone-wall': -1,
        entrenchment: -1,
        'castle-wall': -1,
        'war-wagons': -1,
        'deep-target': 1,
        'forest-edge': -1,
        'second-rank-bow': -1,
        'second-rank-crossbow': 0,
        'second-rank-sling': -1,
        'target-moved': -1,
        pavise: -1,
        'phalanx-front': -1,
        charger: null,
        'from-war-wagons': 0,
      },
      'ancient-medieval/shock': {
        'pike-two-ranks': -2,
        'pike-three-ranks': -2,
        'pole-arms': -1,
        testudo: 'all',
        'war-wagons': 'all',
        'phalanx-front': -2,
        stakes: -2,
        caltrops: -1,
        ford: -1,
        entrenchment: -2,
        'moving-wagons': 'all',
      },
      'ancient-medieval/melee-point': {
        kills: null,
        stakes: -1,
        'war-wagons': -1,
        ladder: -2,
        'siege-tower': 0,
        pila: -1,
        'refused-charge': null,
      },
      'ancient-medieval/morale-columns': { cavalry: 2, battle: 1 },
    });
  });

  test('what an edition or a reading changes is listed as it is played', () => {
    const readings = { 'cady/ruling/shock-testudo': 'common-chart' };
    const rules = ancientMedievalRulesUnder({ rulings: readings });
    expect(counts([ancientShockFactors], rules)['ancient-medieval/shock']).toMatchObject({ testudo: -2 });
    expect(listFactors(ancientShockFactors, rules).map(({ unit }) => unit)).toContain('shock per figure');
    const card = ancientMedievalRulesUnder({ edition: 'card' });
    expect(counts([ancientShockFactors], card)).not.toEqual(counts([ancientShockFactors]));
  });
});

describe('a table patched at home', () => {
  test('is what shots and melees are resolved by under rules that name it', () => {
    const wet = patchFactors(missileFactors, [
      { id: 'fence', points: () => -2 },
      { id: 'rain', points: () => -1, clause: 'club/rain', says: 'in the rain', when: () => true },
    ]);
    const steady = patchFactors(ancientMeleeFactors, [{ id: 'stakes', when: () => false }]);
    const club = { ...ancientMedievalRules(), factors: [wet, steady] };
    const shot = { shooter: 'longbow-medium', target: 'light-infantry', distance: 20, cover: 'fence' } as const;
    const told = (rules: AncientMedievalRules) =>
      missileOdds(shot, rules).because.map(({ because, effect }) => `${because}: ${effect}`);
    expect(told(ancientMedievalRules())).toEqual([
      'light armor: 2, 4, 6',
      'middle range: +1 step',
      'target behind a fence: −1 step',
    ]);
    expect(told(club)).toEqual([
      'light armor: 2, 4, 6',
      'middle range: +1 step',
      'target behind a fence: −2 steps',
      'in the rain: −1 step',
    ]);
    const fighter = { type: 'men-at-arms', enemyBehind: 'stakes' } as const;
    expect(ancientMeleeOdds(fighter, club).point - ancientMeleeOdds(fighter).point).toBe(1);
  });
});
