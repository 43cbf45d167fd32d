import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { musterAncient } from '../../src/rulesets/cady/ancient-medieval/army/muster.js';
import { heldBy, settleNobles } from '../../src/rulesets/cady/ancient-medieval/army/nobles.js';
import { ancientMedievalRules } from '../../src/rulesets/cady/ancient-medieval/rules.js';
import type { NobleNow } from '../../src/rulesets/cady/ancient-medieval/state.js';
import { ancientMedievalRulesUnder } from '../rules-under.js';
import { entry, scenarioOf } from './scenario-file.js';
import { doing, type Game, type Throws, unitIn } from './table-top.js';

/** Sir Guy rides with `red-1`; another red unit stands far behind, and `blue-1` where the test wants it. */
function game(rules = ancientMedievalRules()): Game {
  const scenario = scenarioOf(file => {
    file.optional.push('ransom');
    const [blue] = file.sides.blue.units;
    if (blue !== undefined) blue.at = [50, 40];
    file.sides.blue.units.push(entry({ id: 'blue-far', at: [150, 20] }));
    file.sides.red.units.push(entry({ id: 'red-far', at: [50, 136], facing: 'S' }));
    file.sides.red.nobles.push({ id: 'sir-guy', name: 'Sir Guy', title: 'knight', unit: 'red-1' });
  });
  const state = musterAncient(scenario, rules);
  state.turn = 3;
  return { scenario, rules, state };
}

const guyIn = ({ state }: Game): NobleNow => {
  const [guy] = state.nobles;
  if (guy === undefined) throw new Error('Sir Guy is gone');
  return guy;
};
const settle = (at: Game, throws: Throws = {}) => doing(at, throws, context => settleNobles(at.state, context));
const fates = (at: Game, throws: Throws = {}) =>
  settle(at, throws)
    .of('noble')
    .map(({ fate }) => fate);
const reading = (ruling: string, choice: string) => ancientMedievalRulesUnder({ rulings: { [ruling]: choice } });

/** Sir Guy alone at (50, 110), the blue unit right before him. */
function atBay(rules = ancientMedievalRules()): Game {
  const at = game(rules);
  unitIn(at.state, 'red-1').gone = 'destroyed';
  unitIn(at.state, 'blue-1').at = { x: 50, y: 109.5 };
  Object.assign(guyIn(at), { at: { x: 50, y: 110 } });
  return at;
}

describe('a noble with his unit', () => {
  it('is nowhere else, and nothing is told', () => {
    const at = game();
    expect(fates(at)).toEqual([]);
    expect(guyIn(at)).toMatchObject({ unit: 'red-1', at: null, captive: null });
  });

  it('does not rout with it: he stands where it stood (cady/ancient-medieval/ransom/noble-does-not-rout)', () => {
    const at = game();
    unitIn(at.state, 'red-1').mustDo = 'rout';
    // The test that takes him is his own, in a turn to come.
    expect(fates(at)).toEqual(['alone', 'fights-on']);
    expect(guyIn(at)).toMatchObject({ at: { x: 50, y: 110 }, captive: null });
  });

  it('is not killed with it by missiles (cady/ancient-medieval/ransom/noble-cannot-die)', () => {
    const at = game();
    unitIn(at.state, 'red-1').gone = 'destroyed';
    expect(fates(at)).toEqual(['alone', 'fights-on']);
    expect(guyIn(at).captive).toBeNull();
  });

  it('is taken when it was cut down around him in melee (cady/ancient-medieval/ransom/capture)', () => {
    const at = game();
    const unit = unitIn(at.state, 'red-1');
    unit.gone = 'destroyed';
    unit.turn.fought = true;
    unitIn(at.state, 'blue-1').turn.fought = true;
    expect(fates(at)).toEqual(['alone', 'captured']);
    expect(guyIn(at)).toMatchObject({ captive: { by: 'blue', unit: 'blue-1' }, at: null });
  });

  it('is taken when it lays down its arms', () => {
    const at = game();
    unitIn(at.state, 'red-1').gone = 'surrendered';
    expect(fates(at)).toEqual(['alone', 'captured']);
  });

  it('leaves the table with it in good order', () => {
    const at = game();
    unitIn(at.state, 'red-1').gone = 'off-table';
    expect(fates(at)).toEqual([]);
  });
});

describe('a noble alone (cady/ancient-medieval/ransom/capture)', () => {
  // Heavy cavalry has a melee point of 10, medium infantry one of 6: he lives on a 10, his enemy on a 6.
  it('fights whoever reaches him, a die against his melee point, and is taken when another would be removed', () => {
    const at = atBay();
    expect(fates(at, { dice: [11, 1] })).toEqual(['captured']);
    expect(guyIn(at)).toMatchObject({ captive: { by: 'blue', unit: 'blue-1' }, at: null });
    expect(heldBy(at.state, 'blue')).toEqual(['knight']);
    expect(unitIn(at.state, 'blue-1').figures).toBe(24);
  });

  it('or holds his own, and may take one with him', () => {
    const at = atBay();
    expect(fates(at, { dice: [10, 7] })).toEqual(['fights-on']);
    expect(guyIn(at)).toMatchObject({ captive: null, at: { x: 50, y: 110 } });
    expect(unitIn(at.state, 'blue-1').figures).toBe(23);
  });

  it('tells with which dice they fought', () => {
    const at = atBay();
    const [told] = settle(at, { dice: [10, 7] }).of('noble');
    expect(told).toMatchObject({ fate: 'fights-on', by: 'blue-1', struck: 1 });
    expect(told?.because).toMatchObject([
      { because: 'sir-guy', effect: 'melee point 10' },
      { because: 'blue-1', effect: 'melee point 6' },
      {},
    ]);
  });

  it('strikes down the last one of a unit, which is gone then (cady/common/melee/survive-at-or-under)', () => {
    const at = atBay();
    unitIn(at.state, 'blue-1').figures = 1;
    expect(fates(at, { dice: [10, 7] })).toEqual(['fights-on']);
    expect(unitIn(at.state, 'blue-1')).toMatchObject({ figures: 0, gone: 'destroyed' });
  });

  it('is free again where the last one falls who beat him (cady/ancient-medieval/ransom/custody)', () => {
    const at = atBay();
    unitIn(at.state, 'blue-1').figures = 1;
    expect(fates(at, { dice: [11, 7] })).toEqual(['captured', 'freed']);
    expect(heldBy(at.state, 'blue')).toEqual([]);
  });

  it('fights as his unit did, where that is the reading (cady/ruling/noble-figure)', () => {
    const at = atBay(reading('cady/ruling/noble-figure', 'as-his-unit'));
    expect(fates(at, { dice: [7, 1] })).toEqual(['captured']);
  });

  it('is not attacked by those who run, or who are hidden', () => {
    for (const be of [{ mustDo: 'rout' as const }, { marker: 'blue#1' }]) {
      const at = atBay();
      Object.assign(unitIn(at.state, 'blue-1'), be);
      expect(fates(at)).toEqual([]);
    }
  });

  it('rides with friends who reach him', () => {
    const at = atBay();
    unitIn(at.state, 'blue-1').at = { x: 150, y: 60 };
    unitIn(at.state, 'red-far').at = { x: 50, y: 110.5 };
    const told = settle(at);
    expect(told.of('noble')).toMatchObject([{ fate: 'back-with-friends', by: 'red-far' }]);
    expect(guyIn(at)).toMatchObject({ unit: 'red-far', at: null });
  });

  it('is taken at once where one of the three ways is enough (cady/ruling/ransom-capture)', () => {
    const any = game(reading('cady/ruling/ransom-capture', 'any-of-the-three'));
    unitIn(any.state, 'red-1').mustDo = 'rout';
    expect(fates(any)).toEqual(['alone', 'captured']);
  });
});

describe('a captive (cady/ancient-medieval/ransom/custody)', () => {
  function captive(): Game {
    const at = atBay();
    Object.assign(guyIn(at), { at: null, captive: { by: 'blue', unit: 'blue-1' } });
    return at;
  }

  it('stays with his captors while they stand', () => {
    const at = captive();
    unitIn(at.state, 'blue-1').mustDo = 'back';
    expect(fates(at)).toEqual([]);
    expect(heldBy(at.state, 'blue')).toEqual(['knight']);
  });

  it.each([{ mustDo: 'rout' as const }, { gone: 'destroyed' as const }, { gone: 'routed' as const }])(
    'is free when they are lost, and makes for his friends: %o',
    lost => {
      const at = captive();
      Object.assign(unitIn(at.state, 'blue-1'), lost);
      expect(fates(at)).toEqual(['freed']);
      expect(guyIn(at)).toMatchObject({ captive: null, at: { x: 50, y: 109.5 }, makesFor: 'red-far' });
      expect(heldBy(at.state, 'blue')).toEqual([]);
      // 26 cm to friends, and 72 to go: he is with them the turn after.
      expect(fates(at)).toEqual(['back-with-friends']);
      expect(guyIn(at)).toMatchObject({ unit: 'red-far', at: null, makesFor: null });
    },
  );

  it('may be taken again on the way', () => {
    const at = captive();
    unitIn(at.state, 'blue-1').gone = 'destroyed';
    settle(at);
    unitIn(at.state, 'blue-far').at = { x: 50, y: 125 };
    expect(fates(at, { dice: [12, 1] })).toEqual(['captured']);
    expect(guyIn(at).captive).toEqual({ by: 'blue', unit: 'blue-far' });
  });

  it('stands where he is when he has no friends to go to', () => {
    const at = captive();
    unitIn(at.state, 'blue-1').gone = 'destroyed';
    unitIn(at.state, 'red-far').gone = 'routed';
    expect(fates(at)).toEqual(['freed']);
    expect(guyIn(at).makesFor).toBeNull();
    expect(fates(at)).toEqual([]);
  });
});

describe('whatever befalls his unit and his captors', () => {
  it('a noble is in one place: with a unit, alone, or a captive (cady/ancient-medieval/ransom/noble-cannot-die)', () => {
    const blow = fc.record({
      id: fc.constantFrom('red-1', 'red-far', 'blue-1', 'blue-far'),
      be: fc.constantFrom<object>(
        { mustDo: 'rout' },
        { gone: 'destroyed' },
        { gone: 'routed' },
        { at: { x: 50, y: 110 } },
        { at: { x: 52, y: 118 } },
        { mustDo: null },
      ),
    });
    fc.assert(
      fc.property(fc.array(blow, { minLength: 1, maxLength: 12 }), fc.nat(), (blows, seed) => {
        const at = game();
        for (const { id, be } of blows) {
          Object.assign(unitIn(at.state, id), structuredClone(be));
          settle(at, { seed });
          const { captive, at: alone, makesFor } = guyIn(at);
          expect(captive === null || alone === null).toBe(true);
          expect(makesFor === null || alone !== null).toBe(true);
          if (captive !== null) expect(captive.by).toBe('blue');
        }
      }),
      { numRuns: 300 },
    );
  });
});
