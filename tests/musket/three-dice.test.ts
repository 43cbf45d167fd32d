import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testedOf } from '../../src/rulesets/cady/common/turn/tested.js';
import { chargeOdds, musketView } from '../../src/rulesets/cady/musket/index.js';
import { musketThreeDice } from '../../src/rulesets/cady/musket/turn/morale.js';
import { distance, turnBetween } from '../../src/table/index.js';
import { musketRulesUnder } from '../rules-under.js';
import { type Game, type Piece, play, setUp, type TableTop, unitIn } from './table-top.js';

/** Sixteen regulars of morale 4 and eight of them: twice the value or more, and no move of their own. */
const strong: Piece = { id: 'blue-1', at: [60, 30], figures: 16, formation: 'LB' };
const weak: Piece = { id: 'red-1', at: [60, 60], figures: 8, formation: 'LB' };

const untilContact = ['orders', 'opening-fire', 'movement'];

function meet(
  pieces: readonly Piece[],
  orders: Readonly<Record<string, string>>,
  dice: readonly number[],
  table: Partial<TableTop> = {},
) {
  const game = setUp({ level: 'intermediate', ...table, pieces });
  const told = play(game, { orders, dice }, untilContact);
  return { ...told, game, unit: (id: string) => unitIn(game.state, id) };
}

describe('the three-dice test of a charge, rolled in the movement step (cady/common/sequence/step-4-3dt)', () => {
  it('a charger with half the value tests; one that passes goes in (cady/common/charge/attacker-passes cady/common/three-dice/charge-who-tests)', () => {
    const { of, unit, game } = meet([strong, weak], { 'red-1': 'CH S full' }, [5, 4, 6]);
    expect(of('three-dice-test')).toMatchObject([{ unit: 'red-1', to: 'charge', dice: 3, passed: true }]);
    expect(of('charge')).toMatchObject([{ attacker: 'red-1', defender: 'blue-1', outcome: 'met' }]);
    expect(game.state.contacts).toMatchObject([{ a: 'blue-1', b: 'red-1', attackers: ['red-1'] }]);
    expect(unit('red-1')).toMatchObject({ chargedOn: 1, failedTest: false, turn: { charging: true, pointsLost: 0 } });
  });

  it('one that fails stays where it is, a melee point the weaker, and has not charged (cady/common/charge/attacker-fails)', () => {
    const { of, unit, game } = meet([strong, weak], { 'red-1': 'CH S full' }, [5, 5, 6]);
    expect(of('three-dice-test')).toMatchObject([{ unit: 'red-1', to: 'charge', passed: false }]);
    expect(of('charge')).toMatchObject([{ outcome: 'refused' }]);
    expect(of('moved')).toEqual([]);
    expect(game.state.contacts).toEqual([]);
    expect(unit('red-1')).toMatchObject({
      at: { x: 60, y: 60 },
      facing: 180,
      chargedOn: 0,
      failedTest: true,
      turn: { charging: false, moved: 0, pointsLost: 1 },
    });
  });

  it('a defender with half the value tests, and holds (cady/common/charge/defender-holds)', () => {
    const { of, unit, game } = meet([strong, weak], { 'blue-1': 'CH N full' }, [1, 6, 6]);
    expect(of('three-dice-test')).toMatchObject([{ unit: 'red-1', to: 'stand', dice: 3, passed: true }]);
    expect(of('charge')).toMatchObject([{ attacker: 'blue-1', defender: 'red-1', outcome: 'met' }]);
    expect(game.state.contacts).toHaveLength(1);
    expect(unit('red-1')).toMatchObject({ at: { x: 60, y: 60 }, fleeing: false, turn: { fleesFrom: null } });
  });

  it('one that fails turns and runs a third of its move; the charger that reaches it catches it (cady/common/charge/defender-flees cady/common/charge/caught-fleeing)', () => {
    const { of, unit, game } = meet([strong, weak], { 'blue-1': 'CH N full' }, [6, 6, 5]);
    expect(of('charge')).toMatchObject([{ outcome: 'fled' }, { attacker: 'blue-1', outcome: 'caught' }]);
    const runner = unit('red-1');
    expect(runner).toMatchObject({ facing: 0, fleeing: true, failedTest: true, turn: { fleesFrom: 'blue-1' } });
    // A third of 36 cm, and the body has turned about its middle: its front is where its rear was.
    expect(of('moved').find(({ unit: id }) => id === 'red-1')).toMatchObject({ distance: 12, facing: 0 });
    expect(game.state.contacts).toMatchObject([{ a: 'blue-1', b: 'red-1', edgeOfB: 'rear', attackers: ['blue-1'] }]);
  });

  it('one that is out of reach gets away, and the charge has met nobody (cady/common/charge/unsuccessful)', () => {
    const far = { ...weak, at: [60, 72] as const };
    const { of, unit, game } = meet([strong, far], { 'blue-1': 'CH N full' }, [6, 6, 5]);
    expect(of('charge').map(({ outcome }) => outcome)).toEqual(['fled', 'got-away']);
    expect(game.state.contacts).toEqual([]);
    expect(unit('blue-1')).toMatchObject({ chargedOn: 1, spentChargeOn: 1 });
    play(game, {}, ['orders']);
    expect(unit('blue-1').turn.idle).toBe(true);
  });

  describe('at a unit that must go back (cady/ruling/charge-at-who-goes-back cady/common/morale/result-binds-next-turn)', () => {
    const readings = ['the-attacker-alone', 'nobody', 'as-any-charge'] as const;
    const at = (attacker: Piece, defender: Piece, order: string, dice: readonly number[], reading?: string) =>
      meet([attacker, { ...defender, be: { mustDo: 'back' } }], { [attacker.id]: order }, dice, {
        rules: reading && musketRulesUnder({ 'cady/ruling/charge-at-who-goes-back': reading }),
      } as Partial<TableTop>);

    it('a charger of half his value tests, unless nobody does', () => {
      const [default_, nobody, both] = [undefined, 'nobody', 'as-any-charge'].map(reading =>
        at(weak, { ...strong, at: [60, 50] }, 'CH S full', reading === 'nobody' ? [] : [5, 5, 6], reading),
      );
      for (const played of [default_, both]) {
        expect(played?.of('three-dice-test')).toMatchObject([{ unit: 'red-1', to: 'charge', passed: false }]);
        expect(played?.of('charge')).toMatchObject([{ outcome: 'refused' }]);
      }
      expect(nobody?.of('three-dice-test')).toEqual([]);
      expect(nobody?.of('moved').find(({ unit }) => unit === 'red-1')).toMatchObject({ charging: true });
    });

    it('the odds of a charge take the same test, or none', () => {
      const outcomes = (withdraws: boolean) =>
        chargeOdds({
          attacker: { type: 'cuirassier', figures: 16 },
          defender: { type: 'regulars', figures: 8 },
          ...(withdraws ? { withdraws } : {}),
        }).stages[0]?.because.map(({ effect }) => effect);
      expect(outcomes(true)).toEqual(['the defender takes no test']);
      expect(outcomes(false)?.[0]).toBe('the defender has to test');
    });

    it('he who goes back does not test to stand, unless any charge is tested; then he is caught with his back turned', () => {
      const horse: Piece = { id: 'blue-1', type: 'cuirassier', at: [60, 40], figures: 16, formation: 'Col 8' };
      for (const reading of readings) {
        const any = reading === 'as-any-charge';
        const { of, unit } = at(horse, weak, 'CH N full', any ? [5, 5, 6] : [], reading);
        expect(of('three-dice-test').map(({ unit: id, to }) => [id, to])).toEqual(any ? [['red-1', 'stand']] : []);
        expect(unit('red-1').turn.fleesFrom).toBe(any ? 'blue-1' : null);
        expect(of('charge').map(({ outcome }) => outcome)).toEqual(
          any ? ['fled', 'caught'] : reading === 'nobody' ? [] : ['met'],
        );
        if (reading === 'the-attacker-alone')
          expect(of('charge')[0]?.because[0]?.because).toBe('the defender must go back, whatever it is ordered');
      }
    });
  });

  it('of like value nobody tests (cady/common/charge/no-test-resolution cady/common/three-dice/not-needed-below-double)', () => {
    const { of } = meet([strong, { ...weak, figures: 10 }], { 'blue-1': 'CH N full' }, []);
    expect(of('three-dice-test')).toEqual([]);
    expect(of('charge')).toMatchObject([{ outcome: 'met' }]);
  });

  it('neither in the basic game, nor when the unit only engages, nor when its charge has bent at the end (cady/common/game-level/basic-no-3dt cady/common/charge/engage-vs-charge)', () => {
    expect(meet([strong, weak], { 'red-1': 'CH S full' }, [], { level: 'basic' }).of('charge')).toEqual([]);
    expect(meet([strong, weak], { 'red-1': 'ENG S full' }, []).of('charge')).toEqual([]);
    const bent = meet([strong, { ...weak, at: [60, 39], facing: 'W' }], { 'red-1': 'CH S full' }, []);
    expect(bent.of('contact')).toHaveLength(1);
    expect(bent.of('charge')).toEqual([]);
  });

  it('with two dice once hurt or after a failed test, with one after a push back, with three under the general (cady/common/three-dice/two-dice cady/common/three-dice/one-die cady/common/three-dice/three-dice-commander)', () => {
    const thrown = (be: NonNullable<Piece['be']>, general = false) => {
      const game = setUp({ level: 'intermediate', pieces: [strong, { ...weak, be, general }] });
      const { of } = play(game, { orders: { 'red-1': 'CH S full' }, seed: 7 }, untilContact);
      return of('three-dice-test')[0]?.dice;
    };
    expect(thrown({ figures: 7 })).toBe(2);
    expect(thrown({ failedTest: true })).toBe(2);
    expect(thrown({ pushedBack: true })).toBe(1);
    expect(thrown({ pushedBack: true }, true)).toBe(3);
  });

  it('of two that charge each other the weaker tests once, as an attacker unless ruled otherwise', () => {
    const orders = { 'blue-1': 'CH N full', 'red-1': 'CH S full' };
    const asAttacker = meet([strong, weak], orders, [6, 6, 6]);
    expect(asAttacker.of('charge')).toMatchObject([{ attacker: 'red-1', outcome: 'refused' }]);
    // It stays, and is met there by a charge that needs no test of its own.
    expect(asAttacker.game.state.contacts).toMatchObject([{ attackers: ['blue-1'] }]);
    expect(asAttacker.unit('red-1').turn.pointsLost).toBe(1);
    const rules = musketRulesUnder({ 'cady/ruling/mutual-charge': 'defender' });
    const asDefender = meet([strong, weak], orders, [6, 6, 6], { rules });
    expect(asDefender.of('charge')).toMatchObject([{ defender: 'red-1', outcome: 'fled' }, { outcome: 'caught' }]);
  });

  it('each of two chargers is compared alone with the unit they charge, which tests for each', () => {
    const left: Piece = { ...strong, id: 'blue-1', at: [50, 30], formation: 'Col 8' };
    const right: Piece = { ...strong, id: 'blue-2', at: [70, 30], formation: 'Col 8' };
    const wide: Piece = { ...weak, figures: 8, formation: 'Col 8' };
    const orders = { 'blue-1': 'CH N full', 'blue-2': 'CH N full' };
    const { of } = meet([left, right, wide], orders, [1, 1, 1, 1, 1, 1]);
    expect(of('three-dice-test').map(({ unit }) => unit)).toEqual(['red-1', 'red-1']);
    expect(of('charge').map(({ attacker }) => attacker)).toEqual(['blue-1', 'blue-2']);
  });
});

describe('two who charge one (cady/ruling/charges-at-one cady/common/three-dice/charge-who-tests)', () => {
  // Each has twelve times 4 or so: less than twice what stands before it; both together have it.
  const left: Piece = { ...strong, id: 'blue-1', figures: 12, at: [50, 30], formation: 'Col 8' };
  const right: Piece = { ...strong, id: 'blue-2', figures: 12, at: [70, 30], formation: 'Col 8' };
  const wide: Piece = { ...weak, figures: 8, formation: 'Col 8' };
  const orders = { 'blue-1': 'CH N full', 'blue-2': 'CH N full' };
  const charge = (reading: 'each-by-itself' | 'together', dice: readonly number[], red = wide) =>
    meet([left, right, red], orders, dice, { rules: musketRulesUnder({ 'cady/ruling/charges-at-one': reading }) });

  it('each by itself outweighs nobody, and nobody tests', () => {
    const { of } = charge('each-by-itself', []);
    expect(of('three-dice-test')).toEqual([]);
    expect(of('charge').map(({ attacker, outcome }) => [attacker, outcome])).toEqual([
      ['blue-1', 'met'],
      ['blue-2', 'met'],
    ]);
  });

  it('together they do: who is charged tests once for both', () => {
    const held = charge('together', [1, 1, 1]);
    expect(held.of('three-dice-test').map(({ unit, passed }) => [unit, passed])).toEqual([['red-1', true]]);
    expect(held.of('charge').map(({ attacker, outcome }) => [attacker, outcome])).toEqual([
      ['blue-1', 'met'],
      ['blue-2', 'met'],
    ]);
    const fled = charge('together', [6, 6, 6]);
    expect(fled.of('three-dice-test')).toMatchObject([{ unit: 'red-1', passed: false }]);
    expect(fled.of('charge')[0]).toMatchObject({ outcome: 'fled' });
  });

  it('by whom each is outweighed alone, both together are not', () => {
    const strongRed = { ...wide, figures: 24 };
    const tested = (reading: 'each-by-itself' | 'together', dice: readonly number[]) =>
      charge(reading, dice, strongRed)
        .of('three-dice-test')
        .map(({ unit }) => unit);
    expect(tested('each-by-itself', [1, 1, 1, 1, 1, 1])).toEqual(['blue-1', 'blue-2']);
    expect(tested('together', [])).toEqual([]);
  });
});

describe('laws of tested charges', () => {
  const scene = fc.record({
    blue: fc.integer({ min: 6, max: 36 }),
    red: fc.integer({ min: 6, max: 36 }),
    gap: fc.integer({ min: 28, max: 60 }),
    turn: fc.integer({ min: -60, max: 60 }),
    seed: fc.nat(),
    mutual: fc.boolean(),
  });

  it('a charger that refuses has not moved; a runner faces away and goes no farther than a third of its move', () => {
    let refused = 0;
    let fled = 0;
    fc.assert(
      fc.property(scene, ({ blue, red, gap, turn, seed, mutual }) => {
        const game = setUp({
          level: 'intermediate',
          pieces: [
            { ...strong, figures: blue, at: [100, 60] },
            { ...weak, figures: red, at: [100, 60 + gap], facing: (180 + turn + 360) % 360 },
          ],
        });
        const before = { blue: { ...unitIn(game.state, 'blue-1').at }, red: { ...unitIn(game.state, 'red-1').at } };
        const orders = { 'blue-1': 'CH N full', ...(mutual ? { 'red-1': 'CH S full' } : {}) };
        const { of } = play(game, { orders, seed }, untilContact);
        const [a, b] = [unitIn(game.state, 'blue-1'), unitIn(game.state, 'red-1')];
        for (const { attacker, outcome } of of('charge')) {
          const charger = attacker === 'blue-1' ? a : b;
          if (outcome === 'refused') {
            refused++;
            expect(charger.at).toEqual(attacker === 'blue-1' ? before.blue : before.red);
            expect(charger.turn).toMatchObject({ moved: 0, charging: false, pointsLost: 1 });
          }
          if (outcome === 'fled') {
            fled++;
            expect(b.turn.fleesFrom).toBe(charger.id);
            expect(turnBetween(b.facing, 0)).toBeLessThan(5);
            const ran = of('moved').find(({ unit }) => unit === b.id)?.distance ?? 0;
            expect(ran).toBeLessThanOrEqual(12);
            expect(distance(charger.at, b.at)).toBeGreaterThan(0);
          }
        }
        // Nobody is tested twice against the same enemy.
        expect(of('three-dice-test').length).toBeLessThanOrEqual(1);
      }),
      { numRuns: 150 },
    );
    expect(refused).toBeGreaterThan(0);
    expect(fled).toBeGreaterThan(0);
  });
});

describe('who has not suffered any casualties (cady/common/three-dice/three-dice-unhurt)', () => {
  const guns: Piece = { id: 'blue-guns', type: 'twelve-pounder-cannon', at: [50, 20] };
  const foot: Piece = { id: 'blue-1', at: [50, 8], figures: 16, formation: 'Col 8' };
  const enemy: Piece = { id: 'red-1', at: [150, 140] };
  const hurt = (game: Game, id: string) => testedOf(unitIn(game.state, id), 1, game.rules, musketThreeDice)?.hurt;

  it('is no gun whose fallen others have replaced', () => {
    const game = setUp({ pieces: [{ ...guns, crews: 1 }, enemy] });
    expect(hurt(game, 'blue-guns')).toBe(false);
    unitIn(game.state, 'blue-guns').figures = 2;
    play(game, { seed: 1 }, ['orders', 'movement']);
    expect([unitIn(game.state, 'blue-guns').figures, hurt(game, 'blue-guns')]).toEqual([6, true]);
  });

  it('is a unit that has given men to a gun, until it loses some', () => {
    const game = setUp({ pieces: [guns, foot, enemy] });
    unitIn(game.state, 'blue-guns').figures = 0;
    play(game, { seed: 1 }, ['artillery']);
    unitIn(game.state, 'blue-1').at = { x: 50, y: 17 };
    play(game, { orders: { 'blue-1': 'MAN blue-guns' }, seed: 1 }, ['orders', 'movement']);
    const unit = unitIn(game.state, 'blue-1');
    expect([unit.figures, hurt(game, 'blue-1')]).toEqual([10, false]);
    expect(musketView(game.state, 'blue', game.scenario, game.rules).units['blue-1']?.own?.hurt).toBe(false);
    unit.figures -= 1;
    expect(hurt(game, 'blue-1')).toBe(true);
  });
});
