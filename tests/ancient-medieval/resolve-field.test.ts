import { describe, expect, test } from 'vitest';
import { RuleViolation } from '../../src/index.js';
import { resolverOf } from '../resolvers/all.js';

const ask = (name: string, situation: unknown) => resolverOf(name).resolve(situation);
const chances = (name: string, situation: unknown) =>
  ask(name, situation).distribution?.outcomes.map(({ value, probability }) => [value, Number(probability.toFixed(4))]);

describe('functions of the field that are asked by name', () => {
  test('caltrops: the farther a unit has moved when it comes upon them, the more faces', () => {
    const crossed = (moved: number) => chances('ancient-medieval/caltrops', { figures: 1, moved, maximum: 18 });
    expect(crossed(6)).toEqual([[0, 1]]);
    expect(crossed(6.5)).toEqual([
      [0, 0.8333],
      [1, 0.1667],
    ]);
    expect(crossed(12)).toEqual([
      [0, 0.8333],
      [1, 0.1667],
    ]);
    expect(crossed(12.5)).toEqual([
      [0, 0.6667],
      [1, 0.3333],
    ]);
  });

  test('legionaries dig a centimetre each, and nobody else digs', () => {
    const dug = (type: string, more = {}) =>
      ask('ancient-medieval/entrenchment-dug', { type, figures: 24, ...more }).result;
    expect(dug('roman-legionary')).toMatchObject({ cm: 24 });
    expect(dug('roman-legionary', { melees: true })).toMatchObject({ cm: 0 });
    expect(dug('medium-infantry')).toMatchObject({ cm: 0 });
  });

  test('a noble is captured when his unit has left him and he is beaten', () => {
    const captured = (unitRouted: boolean, beaten: boolean) =>
      ask('ancient-medieval/noble-captured', { unitRouted, aloneOfHisUnit: false, beaten }).result;
    expect(captured(true, true)).toMatchObject({ captured: true });
    expect(captured(true, false)).toMatchObject({ captured: false });
    expect(captured(false, true)).toMatchObject({ captured: false });
  });

  test('who lost more to a phalanx is pushed', () => {
    const side = (unit: string, phalanx: boolean, lost: number) => ({
      unit,
      type: phalanx ? 'hoplites' : 'medium-infantry',
      phalanx,
      figures: 24,
      lost,
    });
    const pushed = (one: number, two: number) =>
      ask('ancient-medieval/push-back', { sides: [side('phalanx', true, one), side('foot', false, two)] }).result;
    expect(pushed(0, 3)).toMatchObject({ pushed: 'foot' });
    expect(pushed(3, 0)).toMatchObject({ pushed: 'phalanx' });
  });

  test('one missile at a chariot hits its crew, or a horse', () => {
    const chariot = { crew: ['missile-man', 'driver'], immobile: false };
    const all = chances('ancient-medieval/missile-at-chariot', { chariot, odds: { sides: 10, faces: [4, 6] } });
    expect(all?.reduce((sum, [, probability]) => sum + Number(probability), 0)).toBeCloseTo(1, 9);
    expect(all?.find(([value]) => JSON.stringify(value) === JSON.stringify(chariot))?.[1]).toBe(0.7);
  });

  test('names the nearest word and key', () => {
    const wrong = { type: 'roman-legionry', figures: 24, move: true };
    expect(() => ask('ancient-medieval/entrenchment-dug', wrong)).toThrow(RuleViolation);
    expect(() => ask('ancient-medieval/entrenchment-dug', wrong)).toThrow(/"roman-legionary"\?.*"moves"\?/s);
  });
});

describe('functions of all periods that are asked by name', () => {
  test('melee, fatigue and movement', () => {
    expect(ask('common/melee-odds', { melee: 6 }).odds).toMatchObject({ point: 6 });
    expect(ask('common/fatigue-after', { fatigue: 1, fought: true, moved: false }).result).toBe(2);
    const move = (more = {}) =>
      ask('common/movement-allowance', { arm: 'infantry', move: 24, morale: 3, ...more }).result;
    expect(move()).not.toEqual(move({ formationChange: true }));
  });
});
