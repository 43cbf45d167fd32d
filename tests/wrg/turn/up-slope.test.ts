import { describe, expect, it } from 'vitest';
import { fieldOf } from '../../../src/rulesets/wrg/turn/field.js';
import { situationOf } from '../../../src/rulesets/wrg/turn/reacting/situation.js';
import { missileRangeAt } from '../../../src/rulesets/wrg/turn/shooting/aims.js';
import { shotAtThing } from '../../../src/rulesets/wrg/turn/shooting/at-things.js';
import { missilesOf } from '../../../src/rulesets/wrg/turn/shooting/weapons.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { setUp, unitIn } from './table-top.js';

/** A hill from so far on to the east, and from so far on to the north. */
const hill = (west: number, south = 300) =>
  ({
    kind: 'hill',
    id: 'rise',
    level: 1,
    outline: [
      [west, south],
      [700, south],
      [700, 450],
      [west, 450],
    ] as [number, number][],
  }) as const;

const archers = {
  id: 'rome-archers',
  at: [500, 400],
  figures: 12,
  files: 12,
  weapons: ['bow'],
  shield: false,
} as const;

function on(west: number, reading: string, south?: number, deep = false) {
  const game = setUp({
    pieces: [
      { ...archers, weapons: ['bow'], ...(deep ? { files: 2 } : {}), be: { alarmed: true } },
      { id: 'gaul-band', at: [500, 520], figures: 12, files: 12, be: { alarmed: true } },
    ],
    features: [hill(west, south)],
    rules: wrgRulesUnder({ rulings: { 'wrg/ruling/partly-up-slope': reading } }),
  });
  return { unit: unitIn(game, 'rome-archers'), field: fieldOf(game.state, game.scenario, game.rules) };
}

describe('a body of which a part stands on a slope (wrg/ruling/partly-up-slope)', () => {
  const stands = (west: number, reading: string) => {
    const { unit, field } = on(west, reading);
    const [enemy] = field.near.around(unit.id, { of: 'enemies' });
    if (enemy === undefined) throw new Error('nobody is there');
    const { uphillOfEnemy } = situationOf(unit, { cause: 'voluntary' }, field);
    const below = situationOf(enemy.who.unit, { cause: 'voluntary' }, field);
    return [uphillOfEnemy, below.enemyUphill, missileRangeAt(unit, enemy, field)];
  };

  it('is uphill in a test of reaction and to its missiles as it is hand to hand (wrg/reaction/plus1-uphill, wrg/reaction/minus1-enemy-uphill, wrg/shooting/range/height-bonus)', () => {
    const [up, level] = [
      [true, true, 260],
      [false, false, 240],
    ];
    // The line reaches from 464 to 536.
    expect([480, 520, 560].map(west => stands(west, 'as-its-middle'))).toEqual([up, level, level]);
    expect([480, 520, 560].map(west => stands(west, 'as-its-highest-men'))).toEqual([up, up, level]);
  });

  it('is so to things at which it shoots, too: not because its first rank is (wrg/shooting/range/height-bonus)', () => {
    const reaches = (reading: string) => {
      // Six deep, with the first rank alone on the hill.
      const { unit, field } = on(400, reading, 390, true);
      const [missiles] = missilesOf(unit, field.rules);
      if (missiles === undefined) throw new Error('they have no bows');
      return shotAtThing(unit, missiles, { points: [{ x: 500, y: 650 }], edges: [] }, field, {}).may;
    };
    expect(reaches('as-its-middle')).toBe(false);
    expect(reaches('as-its-highest-men')).toBe(true);
  });
});
