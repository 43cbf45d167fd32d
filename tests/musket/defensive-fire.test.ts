import { describe, expect, it } from 'vitest';
import { checkAnswer } from '../../src/battle/index.js';
import { chargeOdds, musket } from '../../src/rulesets/cady/musket/index.js';
import { tellMusket } from '../../src/rulesets/cady/musket/windows/tell.js';
import { musketRulesUnder } from '../rules-under.js';
import { all, type Piece, play, type Script, setUp, type TableTop, unitIn } from './table-top.js';

/** A line that stands, and one of the same value that charges it over 30 cm. */
const line: Piece = { id: 'blue-1', at: [60, 40], formation: 'Col 8', figures: 12 };
const charger: Piece = { id: 'red-1', at: [60, 70], formation: 'Col 8', figures: 12 };

const untilFire = ['orders', 'opening-fire', 'movement', 'artillery', 'small-arms'];

function meet(script: Script, table: Partial<TableTop> = {}, blue: Partial<Piece> = {}) {
  const game = setUp({ level: 'intermediate', pieces: [{ ...line, ...blue }, charger], ...table });
  const told = play(game, { orders: { 'red-1': 'CH S full' }, ...script }, untilFire);
  return { ...told, game, unit: unitIn(game.state, 'blue-1') };
}

const eightShots = all(8, 1);

describe('fire at a charger on the table (cady/common/fire/defensive-fire-3dt cady/common/three-dice/shooter-choice)', () => {
  it('whoever passes is asked at which third of its range to fire', () => {
    const { of, asked } = meet({ dice: [6, 6, 1, ...eightShots], meets: { 'blue-1': 'middle' } });
    expect(of('three-dice-test')).toMatchObject([{ unit: 'blue-1', to: 'choose-its-fire', dice: 3, passed: true }]);
    expect(asked).toContain('meet-charge:blue-1');
    const [volley] = of('volley');
    expect(volley).toMatchObject({ unit: 'blue-1', target: 'red-1' });
    const { from, to } = musketRulesUnder().smallArms.weapons.muskets.bands.middle.range;
    expect(volley?.groups[0]?.distance).toBeGreaterThanOrEqual(from ?? 0);
    expect(volley?.groups[0]?.distance).toBeLessThanOrEqual(to ?? 0);
  });

  it('at close range it hits better and does not strike back (cady/common/three-dice/shooter-close cady/common/fire/close-fire-no-melee)', () => {
    const close = meet({ dice: [1, 6, 6, ...eightShots], meets: { 'blue-1': 'close' } });
    const far = meet({ dice: [1, 6, 6, ...eightShots], meets: { 'blue-1': 'far' } });
    const faces = (told: typeof close) => told.of('volley')[0]?.groups[0]?.faces.length ?? 0;
    expect(faces(close)).toBeGreaterThan(faces(far));
    expect([close.unit.turn.idle, far.unit.turn.idle]).toEqual([true, false]);
    const melee = play(close.game, { seed: 1 }, ['melee']).of('melee');
    expect(melee).toMatchObject([{ a: { unit: 'blue-1' }, b: { unit: 'red-1', dice: 0, losses: 0 } }]);
    expect(melee[0]?.a.dice).toBeGreaterThan(0);
  });

  it('at middle range it fires and melees as infantry (cady/common/three-dice/shooter-mid)', () => {
    const { game } = meet({ dice: [1, 6, 6, ...eightShots], meets: { 'blue-1': 'middle' } });
    const [melee] = play(game, { seed: 1 }, ['melee']).of('melee');
    expect(melee?.a.dice).toBeGreaterThan(0);
    expect(melee?.b.dice).toBeGreaterThan(0);
  });

  it('whoever fails fires as soon as the enemy is seen in range, and melees (cady/common/three-dice/shooter-fail)', () => {
    const { of, asked, unit } = meet({ dice: [6, 6, 5, ...eightShots] });
    expect(asked).not.toContain('meet-charge:blue-1');
    expect(of('volley')[0]?.groups[0]?.distance).toBeCloseTo(30, 0);
    expect(unit).toMatchObject({ failedTest: true, turn: { idle: false } });
  });

  it('or at middle range a step better, as the medieval section has it', () => {
    const rules = musketRulesUnder({ 'cady/ruling/fire-at-charger-fail': 'middle-range-one-step-better' });
    const passed = meet({ dice: [1, 6, 6, ...eightShots], meets: { 'blue-1': 'middle' } });
    const failed = meet({ dice: [6, 6, 5, ...eightShots] }, { rules });
    const faces = ({ of }: typeof passed) => of('volley')[0]?.groups[0]?.faces.length ?? 0;
    expect(faces(failed)).toBeGreaterThan(faces(passed));
  });

  it('in the basic game nobody tests or chooses (cady/common/game-level/basic-no-3dt)', () => {
    const { of, asked } = meet({ dice: eightShots }, { level: 'basic' });
    expect(of('three-dice-test')).toEqual([]);
    expect(asked).not.toContain('meet-charge:blue-1');
    expect(of('volley')[0]?.groups[0]?.distance).toBeCloseTo(30, 0);
    const rules = musketRulesUnder({ 'cady/ruling/basic-without-3dt': 'tests-passed' });
    expect(meet({ dice: eightShots, meets: { 'blue-1': 'close' } }, { level: 'basic', rules }).unit.turn.idle).toBe(
      true,
    );
  });

  it('of two who close in, fires at the one its order names, else at the one seen first (cady/musket/target-priority/first)', () => {
    const pieces: readonly Piece[] = [
      line,
      { ...charger, id: 'red-1', at: [50, 69], formation: 'Col 4', figures: 8 },
      { ...charger, id: 'red-2', type: 'light-lancers', at: [70, 95], formation: 'Col 4', figures: 8 },
    ];
    const firesAt = (order: string) => {
      const game = setUp({ level: 'basic', pieces });
      const orders = { 'blue-1': order, 'red-1': 'CH S full', 'red-2': 'CH S full' };
      return play(game, { orders, seed: 1 }, untilFire)
        .of('volley')
        .map(({ target }) => target);
    };
    expect(firesAt('H')).toEqual(['red-1']);
    expect(firesAt('H, FIRE red-2')).toEqual(['red-2']);
  });

  it('close range is not to be chosen where whoever is reached must melee', () => {
    const rules = musketRulesUnder({ 'cady/ruling/fire-at-contact': 'melees-instead' });
    expect(() => meet({ seed: 1, meets: { 'blue-1': 'close' } }, { rules }, { general: true })).toThrow(
      'cannot fire there',
    );
  });

  it('who runs from the charge does not fire', () => {
    const { of } = meet({ dice: [6, 6, 6] }, {}, { figures: 6 });
    expect(of('charge').map(({ outcome }) => outcome)).toContain('fled');
    expect(of('volley')).toEqual([]);
  });

  it('those of its stands fire at whom he comes in from the side (cady/musket/small-arms/arc cady/common/conduct/single-figure-may-fire)', () => {
    const wide: Piece = { id: 'blue-1', at: [60, 40], formation: 'Col 12', figures: 12 };
    const aside: Piece = { id: 'red-1', at: [46, 50], formation: 'Col 8', figures: 12 };
    const { of } = meet({ seed: 1 }, { level: 'basic', pieces: [wide, aside] });
    expect(of('contact')).toMatchObject([{}]);
    const [volley] = of('volley');
    expect(volley).toMatchObject({ unit: 'blue-1', target: 'red-1' });
    const firing = volley?.groups.reduce((sum, { figures }) => sum + figures, 0) ?? 0;
    expect(firing).toBeGreaterThan(0);
    expect(firing).toBeLessThan(12);
  });

  it('of a long line those have a narrow charger in their arc who stand near the place he comes to (cady/musket/small-arms/arc)', () => {
    const wide: Piece = { id: 'blue-1', at: [60, 40], formation: 'Col 22', figures: 22 };
    const narrow: Piece = { id: 'red-1', at: [50, 70], formation: 'Col 6', figures: 12 };
    const firing = (at: 'far' | 'close') => {
      const game = setUp({ level: 'intermediate', pieces: [wide, narrow] });
      const seeded = { orders: { 'red-1': 'CH S full' }, meets: { 'blue-1': at } };
      const { of } = play(structuredClone(game), { ...seeded, seed: 3 }, untilFire);
      expect(of('three-dice-test')).toMatchObject([{ passed: true }]);
      return of('volley')[0]?.groups.reduce((sum, { figures }) => sum + figures, 0) ?? 0;
    };
    const [far, close] = [firing('far'), firing('close')];
    expect(far).toBe(22);
    expect(close).toBeGreaterThan(6);
    expect(close).toBeLessThan(22);
  });

  it('an answer that names no such third is a fault', () => {
    const { game } = meet({ dice: [6, 6, 5, ...eightShots] });
    const request = {
      kind: 'meet-charge',
      id: 'meet-charge:blue-1',
      side: 'blue',
      clause: 'cady/common/three-dice/shooter-choice',
      unit: 'blue-1',
      charger: 'red-1',
      thirds: ['far', 'middle'],
    } as const;
    const faults = (answer: unknown) => checkAnswer(musket, request, answer, game);
    expect(faults({ at: 'middle' })).toEqual([]);
    expect(faults({ at: 'close' })).toMatchObject([{ path: 'at', clause: 'cady/common/three-dice/shooter-choice' }]);
    expect(faults('middle')).toHaveLength(1);
  });
});

describe('a charger at close range as soon as he is in sight (cady/ruling/fire-at-charger-close-alone)', () => {
  const near: Piece = { ...charger, at: [60, 47] };
  const close = (dice: readonly number[], reading?: string) => {
    const rules = musketRulesUnder(reading === undefined ? {} : { 'cady/ruling/fire-at-charger-close-alone': reading });
    const game = setUp({ level: 'intermediate', pieces: [line, near], rules });
    const { of, asked } = play(game, { orders: { 'red-1': 'CH S full' }, dice: [...dice, ...eightShots] }, untilFire);
    const [melee] = play(game, { seed: 1 }, ['melee']).of('melee');
    return { asked, volleys: of('volley'), strikesBack: (melee?.b.dice ?? 0) > 0, struck: (melee?.a.dice ?? 0) > 0 };
  };
  const [passed, failed] = [
    [1, 6, 6],
    [6, 6, 6],
  ];

  it('a passed test leaves nobody worse off than a failed one: both fire at once and strike back (cady/common/three-dice/shooter-choice)', () => {
    const [one, other] = [close(passed), close(failed)];
    expect(one.volleys.map(({ hits }) => hits)).toEqual(other.volleys.map(({ hits }) => hits));
    expect(one.volleys).toHaveLength(1);
    expect([one.strikesBack, other.strikesBack]).toEqual([true, true]);
    expect(one.volleys[0]?.because[0]?.effect).toMatch(/strikes back/);
    expect(one.asked).not.toContain('meet-charge:blue-1');
  });

  it('by the letter of the chart whoever passed does not strike back (cady/common/three-dice/shooter-close)', () => {
    const by = (dice: readonly number[]) => close(dice, 'no-blows-after-passing');
    expect([by(passed).strikesBack, by(failed).strikesBack]).toEqual([false, true]);
    expect(by(passed)).toMatchObject({ struck: true, volleys: [{}] });
  });

  it('by its reason neither does', () => {
    const by = (dice: readonly number[]) => close(dice, 'no-blows');
    expect([by(passed).strikesBack, by(failed).strikesBack]).toEqual([false, false]);
    const reasons = by(failed).volleys[0]?.because.map(({ clause }) => clause);
    expect(reasons).toContain('cady/common/three-dice/shooter-close');
  });

  it('where he was in range before, close range is chosen as always and costs the blows', () => {
    for (const reading of ['as-who-failed', 'no-blows-after-passing', 'no-blows']) {
      const rules = musketRulesUnder({ 'cady/ruling/fire-at-charger-close-alone': reading });
      const { unit } = meet({ dice: [1, 6, 6, ...eightShots], meets: { 'blue-1': 'close' } }, { rules });
      expect(unit.turn.idle).toBe(true);
      const told = meet({ dice: [6, 6, 6, ...eightShots] }, { rules });
      expect(told.unit.turn.idle).toBe(false);
    }
  });

  it('the odds of a charge have it as the table', () => {
    const strikes = (reading: string) => {
      const rules = musketRulesUnder({ 'cady/ruling/fire-at-charger-close-alone': reading });
      const unit = { type: 'regulars', figures: 12, ranks: 2 } as const;
      const situation = { attacker: unit, defender: unit, between: { distance: 7 } } as const;
      return chargeOdds(situation, rules).outcomes.mean(({ attacker }) => attacker.lost);
    };
    expect(strikes('as-who-failed')).toBeGreaterThan(strikes('no-blows-after-passing'));
    expect(strikes('no-blows-after-passing')).toBeGreaterThan(strikes('no-blows'));
  });
});

describe('a charged unit that is caught while it turns (cady/common/fire/defensive-fire-3dt)', () => {
  const guards: Piece = { id: 'blue-1', type: 'guard', at: [60, 40], facing: 113, formation: 'LB', figures: 8 };
  const leger: Piece = { id: 'red-1', at: [69, 38], facing: 280, formation: 'LB', figures: 12 };
  const caught = (order: string) => {
    const game = setUp({ level: 'intermediate', pieces: [guards, leger] });
    const told = play(game, { orders: { 'blue-1': order, 'red-1': 'CH 280 full' }, seed: 1 }, untilFire);
    return { ...told, game };
  };

  it('has come upon nobody with a step it never took, and fires', () => {
    const { game, of } = caught('210 20 cm, F 55');
    expect(game.state.contacts).toMatchObject([{ attackers: ['red-1'] }]);
    expect(of('moved').find(({ unit }) => unit === 'blue-1')).toMatchObject({ distance: 0, turningTo: 210 });
    expect(of('volley')).toMatchObject([{ unit: 'blue-1', target: 'red-1' }]);
  });

  it('is told to have been caught turning', () => {
    const { game, of } = caught('210 20 cm, F 55');
    const moved = of('moved').find(({ unit }) => unit === 'blue-1');
    expect(moved && tellMusket({ ...moved, turn: 1, phase: 'movement' }, game.scenario)[0]).toMatch(
      /^blue-1 is caught by red-1 while turning to 210°, still facing 113°/,
    );
  });

  it('has come upon him where its way after the turn would have led to him', () => {
    const turning = { ...guards, facing: 30 };
    const game = setUp({ level: 'intermediate', pieces: [turning, leger] });
    play(game, { orders: { 'blue-1': 'ENG 100 20 cm', 'red-1': 'CH 280 full' }, seed: 1 }, untilFire);
    expect(game.state.contacts[0]?.attackers).toEqual(['blue-1', 'red-1']);
  });
});

describe('a charged unit that is on its way itself (cady/common/fire/defensive-fire-3dt)', () => {
  it('fires from where it stands when it fires, and not before it has come round to him', () => {
    const away: Piece = { ...line, at: [60, 60], facing: 'S' };
    const game = setUp({ level: 'intermediate', pieces: [away, { ...charger, at: [60, 78] }] });
    const orders = { 'blue-1': 'S 24 cm, F N', 'red-1': 'CH S full' };
    const { of, asked } = play(game, { orders, dice: [1, 6, 6, ...eightShots] }, untilFire);
    expect(game.state.contacts).toMatchObject([{ attackers: ['red-1'] }]);
    expect(unitIn(game.state, 'blue-1')).toMatchObject({ facing: 0 });
    // While it marched off it had its back to him: close range alone is left.
    expect(asked).not.toContain('meet-charge:blue-1');
    expect(of('volley')).toMatchObject([{ unit: 'blue-1', target: 'red-1' }]);
    expect(of('volley')[0]?.groups[0]?.distance).toBeLessThan(10);
  });
});

describe('a charger who comes round a corner', () => {
  it('is a deep target while he shows his flank, and not by his ranks (cady/musket/small-arms/massed-target)', () => {
    const horse: Piece = { ...charger, type: 'light-lancers', facing: 'E', formation: 'Col 6' };
    const deep = (at: readonly [number, number]) => {
      const game = setUp({ level: 'intermediate', pieces: [line, { ...horse, at }] });
      const { of } = play(game, { orders: { 'red-1': 'CH E 20 cm, S full' }, seed: 3 }, untilFire);
      return of('volley')[0]?.because.some(({ clause }) => clause === 'cady/musket/small-arms/massed-target');
    };
    // He is before the middle of the line as he rides past, and before he gets there shows it his front.
    expect([deep([50, 60]), deep([40, 60])]).toEqual([true, false]);
  });
});

describe('an order to fire at another than the charger (cady/musket/target-priority/first cady/ruling/ordered-target-when-charged)', () => {
  // A long line whose right is charged, with the other enemy before its left.
  const long: Piece = { ...line, figures: 24, formation: 'Col 24' };
  const column: Piece = { ...charger, at: [67, 70], formation: 'Col 4', figures: 8 };
  const other: Piece = { id: 'red-2', at: [52, 60], formation: 'Col 4', figures: 8 };
  const target = (order: string, rules = musketRulesUnder(), at = other.at) => {
    const pieces = [long, column, { ...other, at }];
    const { of } = meet(
      { seed: 1, orders: { 'red-1': 'CH S full', 'blue-1': `H, ${order}`, 'red-2': 'HF' } },
      { pieces, rules },
    );
    return of('volley')
      .filter(({ unit }) => unit === 'blue-1')
      .map(({ target }) => target);
  };

  it('is carried out as long as he can be fired at, or passed over, as it is read', () => {
    const charged = musketRulesUnder({ 'cady/ruling/ordered-target-when-charged': 'the-charger' });
    expect(target('FIRE red-2')).toEqual(['red-2']);
    expect(target('FIRE red-2', charged)).toEqual(['red-1']);
    expect(target('F N')).toEqual(['red-1']);
    expect(target('FIRE red-2', musketRulesUnder(), [150, 130])).toEqual(['red-1']);
  });
});
