import { describe, expect, it, test } from 'vitest';
import { stormingResolvers } from '../../../src/rulesets/wrg/resolve/storming.js';
import { resolverOf } from '../../resolvers/all.js';

const ask = (name: string, situation: object) => resolverOf(`wrg/${name}`).resolve(situation);
const troops = { type: 'hi', training: 'regular', class: 'C' };

/** A situation of each function, and what is said of it. */
const situations: { readonly [name: string]: readonly [situation: object, said: object] } = {
  escalade: [
    { wall: 'curtain-wall', footing: false, climbers: { type: 'hi', training: 'regular' } },
    { reaches: true, erecting: 1, climbs: 2, escaladersShieldless: true, defendersInCover: true, laddersDown: false },
  ],
  merlons: [{ shooting: true }, { hurt: true, shielded: true, cover: -3 }],
  'stones-over-walls': [{ casualties: 40, from: 'outside', units: 4 }, { men: 5 }],
  'garrison-out-of-control': [{ breach: 90, escalade: 60 }, { goes: 'to-the-escalade' }],
  'working-party': [
    { troops, workers: 10, pavises: 3, enemies: { inFort: 4, outside: 1 } },
    { mayWork: true, shieldless: 7, covered: 6, enemyUnits: 2, outOfControl: 'double-work' },
  ],
  'mine-declared': [{ side: 'defender', inView: true, insideFort: true }, { declared: false }],
  ditch: [{ width: 40, fascines: 3 }, { left: 25 }],
  'lay-caltrops': [
    { troops: { type: 'hi', nation: 'roman' }, figures: 12 },
    { frontage: 60, depth: 25, periods: 1 },
  ],
  'fire-leap': [
    { wind: 'strong', distance: 30 },
    { paces: 30, catches: true, grass: false },
  ],
  'use-fire': [
    {
      ordered: true,
      figures: 20,
      inField: true,
      wagons: 1,
      prepared: 1,
      missiles: { type: 'li', training: 'regular', weapon: 'bow' },
    },
    { faults: [], range: 120 },
  ],
  'ship-crew': [{ vessel: { ship: 'galley', upperOars: 25 } }, { javelinmen: 25, heavier: 5, points: null }],
  aboard: [{ class: 'D' }, { units: 1, inCover: true, needsCommand: false }],
};

describe('what is asked of storms, working parties, spreading fire and ships', () => {
  test.each(stormingResolvers)('$name, with reasons, and refused by its path', resolver => {
    const [situation, said] = situations[resolver.name.replace('wrg/', '')]!;
    const { result, because } = resolver.resolve(situation);
    expect(result).toMatchObject(said);
    expect(because.length).toBeGreaterThan(0);
    expect(() => resolver.resolve({ ...situation, elephant: 'pink' })).toThrow('elephant');
  });

  it('a ladder is too short for a tower [wrg/siege/material/ladder]', () => {
    expect(ask('escalade', { wall: 'tower', footing: false }).result).toMatchObject({ reaches: false });
  });

  it('ladders fall with escaladers who are pushed back [wrg/siege/fort/ladders-down]', () => {
    const fight = { wall: 'curtain-wall', footing: false, pushedBack: true };
    expect(ask('escalade', fight).result).toMatchObject({ laddersDown: true });
  });

  it('fire leaps ten paces in a light wind, and none in a calm [wrg/fire/leap]', () => {
    const leap = (wind: string, distance: number) => Object(ask('fire-leap', { wind, distance }).result).catches;
    expect([leap('light', 10), leap('light', 11), leap('calm', 0)]).toEqual([true, false, false]);
  });

  it('grass burns after a drought in a strong wind alone [wrg/fire/grass]', () => {
    const grass = (wind: string, dry: boolean) => Object(ask('fire-leap', { wind, dry }).result).grass;
    expect([grass('strong', true), grass('strong', false), grass('light', true)]).toEqual([true, false, false]);
  });

  it('barbarians of class B do not dig, and nobody sails with class A [wrg/siege/working/who] [wrg/ship/aboard]', () => {
    const nobles = { type: 'hi', training: 'barbarian', class: 'B' };
    expect(ask('working-party', { troops: nobles, workers: 5 }).result).toMatchObject({ mayWork: false });
    expect(() => ask('aboard', { class: 'A' })).toThrow('no ship');
  });
});
