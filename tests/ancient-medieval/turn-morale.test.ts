import { describe, expect, it } from 'vitest';
import { ancientMedievalRules } from '../../src/rulesets/cady/ancient-medieval/rules.js';
import { placedOf } from '../../src/rulesets/cady/common/turn/units.js';
import { widthOf } from '../../src/table/index.js';
import { ancientMedievalRulesUnder } from '../rules-under.js';

import { type Clash, clash, fight } from './melee-top.js';
import { type Game, type Piece, unitIn } from './table-top.js';

/** A game in which units have lost so many figures this turn, in melee or not. */
function lost(what: Clash, losses: Readonly<Record<string, number>>): Game {
  const game = clash(what);
  for (const [id, figures] of Object.entries(losses)) {
    const unit = unitIn(game.state, id);
    unit.turn.before = unit.figures;
    unit.turn.lost = figures;
    unit.figures -= figures;
    unit.turn.attacked = true;
  }
  for (const { a, b } of game.state.contacts) {
    for (const id of [a, b]) Object.assign(unitIn(game.state, id).turn, { fought: true, attacked: true });
  }
  return game;
}

const far = (id: string, x: number, more: Partial<Piece> = {}): Piece => ({ id, at: [x, 10], figures: 20, ...more });
const alone = { touches: [] } as const;
const tested = (game: Game, dice: readonly number[] = []) => fight(game, ['morale'], { dice });

describe('post-melee morale on the table (cady/common/sequence/step-9-post-melee-morale cady/common/morale/test-any-loss)', () => {
  it('who lost figures tests, who lost none does not (cady/common/morale/no-loss-no-test)', () => {
    const { of } = tested(lost({ ...alone, blue: { figures: 20 } }, { 'blue-1': 2 }));
    expect(of('morale')).toMatchObject([{ unit: 'blue-1', before: 60, loss: 6, column: '51-60' }]);
  });

  it('in a battle the chart is read a column further right (cady/ancient-medieval/battle/morale-column-shift)', () => {
    const what = { ...alone, level: 'advanced', blue: { figures: 34, type: 'light-infantry' } } as const;
    const battles = { van: ['blue-1', 'blue-2'] };
    const others = [far('blue-2', 60)];
    expect(tested(lost({ ...what, others }, { 'blue-1': 1 })).of('morale')[0]).toMatchObject({
      before: 68,
      column: '61-70',
    });
    const van = tested(lost({ ...what, others, battles }, { 'blue-1': 1 }));
    expect(van.of('morale')[0]).toMatchObject({ before: 68, column: '71-80' });
  });

  it('of a battle whose units have lost touch all count, or only those that touch (cady/ruling/battle-out-of-touch cady/ancient-medieval/battle/contact-and-speed)', () => {
    const what = { ...alone, level: 'advanced', battles: { van: ['blue-1', 'blue-2'] } } as const;
    const shaken = (gap: number, reading?: string) => {
      const rules = ancientMedievalRulesUnder(
        reading === undefined ? {} : { rulings: { 'cady/ruling/battle-out-of-touch': reading } },
      );
      const blue = { figures: 34, type: 'light-infantry', formation: 'LB' } as const;
      const other: Piece = { id: 'blue-2', at: [20, 20], figures: 20, formation: 'LB' };
      const game = lost({ ...what, rules, blue, others: [other] }, { 'blue-1': 20 });
      const [one, two] = ['blue-1', 'blue-2'].map(id => unitIn(game.state, id));
      if (one === undefined || two === undefined) throw new Error('two units stand there');
      const [halfOne, halfTwo] = [one, two].map(unit => widthOf(placedOf(unit, rules)) / 2);
      two.at = { x: one.at.x + (halfOne ?? 0) + (halfTwo ?? 0) + gap, y: one.at.y };
      const told = fight(game, ['morale'], { seed: 1 });
      return [told.of('morale')[0]?.column, told.of('three-dice-test').length];
    };
    expect(shaken(5)).toEqual(['71-80', 1]);
    expect(shaken(5, 'those-in-touch')).toEqual(['61-70', 0]);
    expect(shaken(0.5, 'those-in-touch')).toEqual(['71-80', 1]);
  });

  it('of two in melee the one that is worse off obeys (cady/common/morale/worse-reaction-only)', () => {
    const game = lost({ blue: { figures: 20 }, red: { figures: 20 } }, { 'blue-1': 5, 'red-1': 12 });
    const told = tested(game).of('morale');
    expect(told.map(({ unit, counts }) => [unit, counts])).toEqual([
      ['blue-1', false],
      ['red-1', true],
    ]);
    expect(unitIn(game.state, 'blue-1')).toMatchObject({ mustDo: null, pushedBack: false });
    expect(unitIn(game.state, 'red-1')).toMatchObject({ mustDo: 'rout', pushedBack: true });
  });

  it('imperials and those without morale take no test (cady/common/definition/imperials-fight-to-last cady/ancient-medieval/samurai/individual)', () => {
    const imperial = { figures: 20, be: { imperial: true } };
    expect(tested(lost({ ...alone, blue: imperial }, { 'blue-1': 12 })).of('morale')).toEqual([]);
    const machine = { type: 'trebuchet' } as const;
    expect(tested(lost({ ...alone, blue: machine }, { 'blue-1': 2 })).of('morale')).toEqual([]);
  });

  it('melee points are lost to melee, and regained in quiet (cady/common/melee/fatigue cady/common/melee/recovery)', () => {
    const game = lost({ others: [far('red-2', 160, { be: { fatigue: 2 } })] }, {});
    tested(game);
    const fatigue = (id: string) => unitIn(game.state, id).fatigue;
    expect([fatigue('blue-1'), fatigue('red-1'), fatigue('red-2')]).toEqual([1, 1, 1]);
  });

  it('nobody falls back from an enemy who routs worn out (cady/common/morale/worse-reaction-only)', () => {
    const game = lost({ blue: { be: { fatigue: 6 } }, red: { figures: 20 } }, { 'red-1': 3 });
    expect(tested(game).of('morale')).toMatchObject([{ unit: 'red-1', result: 'back-and-turn', counts: false }]);
    expect([unitIn(game.state, 'blue-1').mustDo, unitIn(game.state, 'red-1').mustDo]).toEqual(['rout', null]);
  });

  it('worn down to nothing and attacked it routs, but no elephant and no berserker tires (cady/common/melee/zero-routs)', () => {
    const worn = lost({ blue: { be: { fatigue: 6 } } }, {});
    expect(tested(worn).of('worn-out')).toMatchObject([{ unit: 'blue-1' }]);
    expect(unitIn(worn.state, 'blue-1').mustDo).toBe('rout');
    const elephant = lost({ blue: { type: 'war-elephant-archer', be: { fatigue: 9 } } }, {});
    expect(tested(elephant).of('worn-out')).toEqual([]);
  });
});

describe('battles at the end of a turn', () => {
  const three = (losses: Readonly<Record<string, number>>, more: Partial<Clash> = {}) =>
    lost(
      {
        ...alone,
        level: 'advanced',
        blue: { figures: 20 },
        others: [far('blue-2', 40), far('blue-3', 160)],
        battles: { van: ['blue-1', 'blue-2', 'blue-3'] },
        ...more,
      },
      losses,
    );
  const duties = ({ state }: Game) => ['blue-1', 'blue-2', 'blue-3'].map(id => unitIn(state, id).mustDo);
  const bodies = ({ state }: Game) => ['blue-1', 'blue-2', 'blue-3'].map(id => unitIn(state, id).brigade);

  it('one unit that passes its test holds all of it (cady/ancient-medieval/battle/hold-by-3dt)', () => {
    const game = three({ 'blue-1': 12 });
    const { of } = tested(game, [5, 6, 3]);
    expect(of('battle-held')).toMatchObject([{ battle: 'van', outcome: 'held' }]);
    expect(duties(game)).toEqual([null, null, null]);
    expect(bodies(game)).toEqual(['van', 'van', 'van']);
    expect(of('morale')).toMatchObject([{ unit: 'blue-1', result: 'rout', counts: false }]);
  });

  it('if all who try fail, all share the worst, and it is a battle no more (cady/ancient-medieval/battle/hold-failed)', () => {
    const game = three({ 'blue-1': 12 });
    const { of } = tested(game, [4, 5, 6, 4, 5, 6]);
    expect(of('battle-held')).toMatchObject([{ outcome: 'failed' }]);
    expect(duties(game)).toEqual(['rout', 'rout', 'rout']);
    expect(bodies(game)).toEqual([null, null, null]);
    expect(game.state.brokenBattles).toEqual(['van']);
    expect(unitIn(game.state, 'blue-2').failedTest).toBe(true);
    expect(of('swept-along').map(({ unit, by }) => [unit, by])).toEqual([
      ['blue-2', 'blue-1'],
      ['blue-3', 'blue-1'],
    ]);
  });

  it('whoever is swept along by its battle is not told to stand by its own test', () => {
    const { of } = tested(three({ 'blue-1': 12, 'blue-2': 1 }), [4, 5, 4, 5, 6]);
    expect(of('battle-held')).toMatchObject([{ outcome: 'failed' }]);
    expect(of('morale')).toMatchObject([
      { unit: 'blue-1', result: 'rout' },
      { unit: 'blue-2', result: 'no-effect', instead: '[routs] all the same' },
    ]);
    expect(of('morale')[0]).not.toHaveProperty('instead');
  });

  it('the book’s example: a back and turn, a back and a rout, each for itself (cady/ancient-medieval/battle/all-affected)', () => {
    const game = three({ 'blue-1': 4, 'blue-2': 3, 'blue-3': 12 });
    const { of } = tested(game, []);
    expect(of('battle-held')).toMatchObject([{ outcome: 'nobody' }]);
    expect(duties(game)).toEqual(['back-and-turn', 'back', 'rout']);
    expect(bodies(game)).toEqual([null, null, null]);
  });

  it('one that routs worn out is held as well, and one that a friend swept along (cady/ancient-medieval/battle/hold-by-3dt)', () => {
    const worn = { fatigue: 6, turn: { attacked: true } };
    for (const [losses, { turn, ...befallen }] of [
      [{}, worn],
      [{ 'blue-1': 1 }, worn],
      [{}, { mustDo: 'rout' as const, turn: {} }],
    ] as const) {
      const game = three(losses);
      Object.assign(unitIn(game.state, 'blue-1'), befallen);
      Object.assign(unitIn(game.state, 'blue-1').turn, turn);
      const { of } = tested(game, [3, 6, 6]);
      expect(of('battle-held')).toMatchObject([{ outcome: 'held' }]);
      expect(of('worn-out')).toEqual([]);
      expect(duties(game)).toEqual([null, null, null]);
    }
  });

  it('whoever is let off because his enemy fared worse may hold it', () => {
    const game = three(
      { 'blue-1': 5, 'red-1': 12, 'blue-2': 12 },
      { red: { figures: 20 }, touches: [{ a: 'blue-1', b: 'red-1' }] },
    );
    const { of } = tested(game, [1, 6]);
    expect(of('battle-held')).toMatchObject([{ outcome: 'held' }]);
    expect(duties(game)).toEqual([null, null, null]);
  });

  it('a unit that could not close up is saved, or its smaller part routs (cady/ancient-medieval/battle/broken-unit-saved cady/ancient-medieval/battle/broken-unit-routs)', () => {
    const divided = { divided: { turn: 0, smaller: 4, by: 'red-1' } };
    const cut = (dice: readonly number[]) => {
      const game = three(
        {},
        { blue: { figures: 12, formation: 'Col 12', be: divided }, touches: [{ a: 'blue-1', b: 'red-1' }] },
      );
      return { game, ...tested(game, dice) };
    };
    const saved = cut([1, 6, 6]);
    expect(saved.of('part-routed')).toEqual([]);
    expect(unitIn(saved.game.state, 'blue-1')).toMatchObject({ figures: 12, divided: null });
    const falls = cut([4, 5, 6, 4, 5, 6]);
    expect(falls.game.state.brokenBattles).toEqual(['van']);
    expect(duties(falls.game)).toEqual(['rout', 'rout', 'rout']);
  });

  it('there are none below the advanced game (cady/common/game-level/basic-single-units)', () => {
    const game = lost(
      {
        ...alone,
        blue: { figures: 20, be: { brigade: 'van' } },
        others: [far('blue-2', 40, { be: { brigade: 'van' } })],
      },
      { 'blue-1': 12 },
    );
    expect(tested(game).of('battle-held')).toEqual([]);
  });
});

describe('after the tests', () => {
  it('who has nowhere to go in a castle absorbs it, as often as his morale says (cady/ancient-medieval/siege/inside-no-retreat)', () => {
    const inside = (absorbed: number) =>
      lost({ ...alone, blue: { figures: 20, be: { inside: true, absorbed } } }, { 'blue-1': 12 });
    const game = inside(0);
    expect(tested(game).of('absorbed')).toMatchObject([{ unit: 'blue-1', left: 2 }]);
    expect(unitIn(game.state, 'blue-1')).toMatchObject({ mustDo: null, absorbed: 1, gone: null });
    const last = inside(2);
    tested(last);
    expect(unitIn(last.state, 'blue-1').gone).toBe('destroyed');
  });

  it('legionaries that run from a weak enemy lose every tenth man, agreed or not (cady/ancient-medieval/romans/decimation)', () => {
    const legion = { type: 'roman-legionary', figures: 36 } as const;
    const beaten = (optional: readonly 'decimation'[], level: 'advanced' | 'basic', rules = ancientMedievalRules()) =>
      lost({ level, optional, rules, blue: legion, red: { figures: 36, type: 'light-infantry' } }, { 'blue-1': 16 });
    const game = beaten([], 'basic');
    expect(tested(game).of('decimated')).toMatchObject([{ unit: 'blue-1', figures: 2 }]);
    expect(unitIn(game.state, 'blue-1').figures).toBe(18);
    const agreed = ancientMedievalRulesUnder({ rulings: { 'cady/ruling/decimation-when': 'where-agreed' } });
    expect(tested(beaten([], 'advanced', agreed)).of('decimated')).toEqual([]);
    expect(tested(beaten(['decimation'], 'advanced', agreed)).of('decimated')).toHaveLength(1);
  });

  it('a line that an elephant has split and that did not close up routs (cady/ancient-medieval/elephant/breaks-units)', () => {
    const blue = { figures: 12, formation: 'Col 12', be: { divided: { turn: 0, smaller: 4, by: 'red-1' } } };
    const left = (red: Partial<Piece>) => {
      const game = lost({ blue, red }, {});
      tested(game);
      return unitIn(game.state, 'blue-1').figures;
    };
    expect(left({})).toBe(8);
    expect(left({ type: 'war-elephant-archer' })).toBe(0);
    const whole = ancientMedievalRulesUnder({ rulings: { 'cady/ruling/divided-unit': 'one' } });
    expect(whole.broken.turns).toBe(1);
  });
});
