import { describe, expect, test } from 'vitest';
import { listFactors, patchFactors } from '../../src/rulebook/index.js';
import {
  type Attack,
  attackDiceFactors,
  attackOdds,
  fireDiceFactors,
  fireOdds,
  raymondFactors,
  raymondRules,
} from '../../src/rulesets/raymond/index.js';

describe('the factor tables of A Splendid Victory!', () => {
  test('dice of fire, of a bounce and of an attack', () => {
    const listed = raymondFactors.flatMap(table =>
      listFactors(table, raymondRules()).map(({ id, points, unit }) => `${table.id}: ${id} ${points} ${unit}`),
    );
    expect(listed).toEqual([
      'raymond/fire-dice: mass 1 die',
      'raymond/fire-dice: mounted 1 die',
      'raymond/fire-dice: single-stand -1 die',
      'raymond/fire-dice: terrain null die',
      'raymond/bounce-dice: terrain null die',
      'raymond/attack-dice: foot-against-defensive-mass 2 die',
      'raymond/attack-ground-dice: terrain null die',
    ]);
  });
});

describe('a table patched at home', () => {
  test('is what fire is resolved by under rules that name it', () => {
    const cautious = patchFactors(fireDiceFactors, [{ id: 'mass', points: () => 3 }]);
    const fire = {
      weapon: 'muskets',
      stands: 2,
      target: { formation: 'mass', mounted: true, stands: 4 },
    } as const;
    expect(fireOdds(fire).dice).toBe(4);
    expect(fireOdds(fire, { ...raymondRules(), factors: [cautious] }).dice).toBe(6);
  });

  test('doubles what an attack gains with its other dice, and takes what it loses from the worst of them', () => {
    const attack: Attack = {
      attacker: { class: 'foot', formation: 'line' },
      stands: ['pike', 'musket'],
      target: { class: 'foot', formation: 'line' },
      outflanking: true,
    };
    const eager = (points: number) =>
      patchFactors(attackDiceFactors, [
        { id: 'eager', points: () => points, clause: 'club/eager', says: 'eager', when: () => true },
      ]);
    const lots = (points: number) =>
      attackOdds(attack, { ...raymondRules(), factors: [eager(points)] }).lots.map(({ kind, dice }) => ({
        kind,
        dice,
      }));
    expect(lots(1)).toEqual([
      { kind: 'pike', dice: 4 },
      { kind: 'musket', dice: 2 },
    ]);
    expect(lots(-1)).toEqual([
      { kind: 'pike', dice: 2 },
      { kind: 'musket', dice: 0 },
    ]);
  });
});
