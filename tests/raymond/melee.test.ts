import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distribution, usingScript } from '../../src/dice/index.js';
import { RuleViolation } from '../../src/rulebook/index.js';
import { type Attack, attack, attackOdds, throwAttack } from '../../src/rulesets/raymond/combat/melee.js';
import { raymondRules } from '../../src/rulesets/raymond/rules.js';
import { standKinds } from '../../src/rulesets/raymond/troops.js';
import { expectSampledAsSolved } from '../cady/sampled.js';
import { anAttack } from './attacks.js';

const footLine = { class: 'foot', formation: 'line' } as const;
const footMass = { class: 'foot', formation: 'mass' } as const;
const braced = { class: 'foot', formation: 'defensive mass' } as const;
const horseLine = { class: 'mounted', formation: 'line' } as const;
const gun = { class: 'artillery', formation: 'line' } as const;

/** Dice of each kind of stand. */
const lots = (situation: Attack) => attackOdds(situation).lots.map(({ kind, dice }) => [kind, dice]);
const diceOf = (situation: Attack) => attackOdds(situation).dice;

describe('the example of pages 9 and 10', () => {
  const pikeAndMusket: Attack = { attacker: footLine, stands: ['pike', 'musket', 'musket'], target: footLine };
  const five = Array.from({ length: 5 }, () => 'hand-to-hand' as const);

  it('a pike hits on 3, two muskets on 1, told apart [raymond/melee/base-dice] [raymond/melee/mixed-dice]', () => {
    expect(attackOdds(pikeAndMusket).lots).toEqual([
      { kind: 'pike', dice: 1, faces: [1, 2, 3] },
      { kind: 'musket', dice: 2, faces: [1] },
    ]);
    expect(usingScript([3, 2, 6], dice => attack(pikeAndMusket, dice))).toMatchObject({ dice: 3, hits: 1 });
  });

  it('the same, outflanking, throws twice as many of each [raymond/melee/outflank-doubles]', () => {
    const outflanking = { ...pikeAndMusket, outflanking: true };
    expect(lots(outflanking)).toEqual([
      ['pike', 2],
      ['musket', 4],
    ]);
    expect(usingScript([4, 6, 2, 3, 5, 6], dice => attack(outflanking, dice))).toMatchObject({ dice: 6, hits: 0 });
  });

  it('the Foot unit throws five dice that hit on 2 [raymond/melee/combat-values]', () => {
    const foot: Attack = { attacker: footLine, stands: five, target: footLine };
    expect(attackOdds(foot).lots).toEqual([{ kind: 'hand-to-hand', dice: 5, faces: [1, 2] }]);
    expect(usingScript([1, 2, 2, 5, 6], dice => attack(foot, dice))).toMatchObject({ dice: 5, hits: 3 });
  });
});

describe('hand-to-hand dice', () => {
  it('combat values by weapon [raymond/melee/combat-values] [raymond/units/musket-stand-melee-weapon] [raymond/artillery/melee-weapon]', () => {
    const values = standKinds.map(kind => {
      const { lots } = attackOdds({ attacker: footLine, stands: [kind], target: footMass });
      return [kind, lots[0]?.faces.length];
    });
    expect(Object.fromEntries(values)).toEqual({
      pike: 3,
      musket: 1,
      'hand-to-hand': 2,
      'light-hand-to-hand': 1,
      'mounted-dragoon': 2,
      'dismounted-dragoon': 1,
      cavalry: 3,
      'heavy-cavalry': 4,
      'frame-gun': 1,
      'light-gun': 1,
      'heavy-gun': 1,
      command: 5,
    });
  });

  it('pike and hand-to-hand stands in a defensive mass throw two dice at mounted, others one [raymond/melee/defensive-mass-vs-mounted]', () => {
    const stands = ['pike', 'hand-to-hand', 'musket', 'light-hand-to-hand'] as const;
    const against = (target: Attack['target'], attacker: Attack['attacker'] = braced) =>
      stands.map(kind => diceOf({ attacker, stands: [kind], target }));
    expect(against(horseLine)).toEqual([2, 2, 1, 1]);
    expect(against({ class: 'mounted', formation: 'mass' })).toEqual([2, 2, 1, 1]);
    expect(against(footLine)).toEqual([1, 1, 1, 1]);
    expect(against(horseLine, footMass)).toEqual([1, 1, 1, 1]);
  });

  it('foot adds two dice to an attack on a defensive mass, once, of the weapon it likes [raymond/melee/foot-vs-defensive-mass]', () => {
    const mixed: Attack = { attacker: footMass, stands: ['musket', 'pike', 'pike', 'musket'], target: braced };
    expect(lots(mixed)).toEqual([
      ['pike', 4],
      ['musket', 2],
    ]);
    expect(lots({ ...mixed, extraDiceOf: 'musket' })).toEqual([
      ['pike', 2],
      ['musket', 4],
    ]);
    expect(diceOf({ attacker: horseLine, stands: ['cavalry'], target: braced })).toBe(1);
    expect(diceOf({ attacker: gun, stands: ['light-gun'], target: braced })).toBe(1);
    expect(diceOf({ attacker: braced, stands: ['pike'], target: braced })).toBe(3);
  });

  it('horse throws two dice a stand at whoever is unmounted and in line [raymond/melee/cavalry-vs-line]', () => {
    const by = (kind: 'cavalry' | 'heavy-cavalry' | 'mounted-dragoon' | 'command', target: Attack['target']) =>
      diceOf({ attacker: horseLine, stands: [kind, kind], target });
    expect(by('cavalry', footLine)).toBe(4);
    expect(by('heavy-cavalry', footLine)).toBe(4);
    expect(by('cavalry', gun)).toBe(4);
    expect(by('mounted-dragoon', footLine)).toBe(2);
    expect(by('command', footLine)).toBe(2);
    expect(by('cavalry', footMass)).toBe(2);
    expect(by('cavalry', braced)).toBe(2);
    expect(by('cavalry', horseLine)).toBe(2);
  });

  it('outflanking doubles all of them: cavalry on foot in line throws four a stand [raymond/melee/outflank-doubles]', () => {
    expect(diceOf({ attacker: horseLine, stands: ['cavalry', 'cavalry'], target: footLine, outflanking: true })).toBe(
      8,
    );
    expect(diceOf({ attacker: horseLine, stands: ['cavalry'], target: horseLine, outflanking: true })).toBe(2);
  });

  it('a defensive mass cannot be outflanked [raymond/melee/defensive-mass-not-outflanked]', () => {
    const flanked = attackOdds({ attacker: footLine, stands: ['pike'], target: braced, outflanking: true });
    expect(flanked.dice).toBe(3);
    expect(flanked.because.map(({ clause }) => clause)).toEqual(['raymond/melee/foot-vs-defensive-mass']);
  });

  it('agreed terrain changes the set last, the worst dice first, never below none [raymond/melee/terrain-effects-agreed]', () => {
    const mixed: Attack = { attacker: footLine, stands: ['pike', 'musket'], target: footLine, outflanking: true };
    expect(lots({ ...mixed, terrainDice: -1 })).toEqual([
      ['pike', 2],
      ['musket', 1],
    ]);
    expect(lots({ ...mixed, terrainDice: -3 })).toEqual([
      ['pike', 1],
      ['musket', 0],
    ]);
    expect(lots({ ...mixed, terrainDice: 1 })).toEqual([
      ['pike', 3],
      ['musket', 2],
    ]);
    const nothing = { attacker: footLine, stands: ['pike'], target: footLine, terrainDice: -2 } as const;
    expect(usingScript([], dice => attack(nothing, dice))).toMatchObject({ dice: 0, hits: 0 });
  });

  it('says what changed the dice', () => {
    const odds = attackOdds({
      attacker: horseLine,
      stands: ['cavalry'],
      target: footLine,
      outflanking: true,
      terrainDice: -1,
    });
    expect(odds.because.map(({ effect }) => effect)).toEqual(['2 dice per stand', 'dice × 2', '−1 die']);
  });

  it('refuses what cannot be', () => {
    const sound: Attack = { attacker: footLine, stands: ['pike'], target: footLine };
    for (const unsound of [
      { ...sound, stands: [] },
      { ...sound, extraDiceOf: 'musket' as const },
      { ...sound, attacker: { class: 'mounted' as const, formation: 'defensive mass' as const } },
      { ...sound, terrainDice: 0.5 },
    ])
      expect(() => attackOdds(unsound)).toThrow(RuleViolation);
  });

  it('all dice of an attack are one throw for each weapon [raymond/melee/one-attack-per-enemy-unit]', () => {
    fc.assert(
      fc.property(anAttack, situation => {
        const odds = attackOdds(situation);
        const { lots, dice } = odds;
        expect(new Set(lots.map(({ kind }) => kind))).toEqual(new Set(situation.stands));
        expect(lots.reduce((sum, lot) => sum + lot.dice, 0)).toBe(dice);
        const values = lots.map(({ kind }) => raymondRules().stands[kind].combatValue);
        expect(values).toEqual([...values].sort((a, b) => b - a));
        expect(odds.expected).toBeCloseTo(distribution(one => throwAttack(odds, one)).mean(), 9);
      }),
    );
  });

  it('rolled as solved', () => {
    const situation: Attack = {
      attacker: footLine,
      stands: ['pike', 'musket', 'musket'],
      target: footLine,
      outflanking: true,
    };
    expectSampledAsSolved(dice => attack(situation, dice).hits, 1642);
  });
});
