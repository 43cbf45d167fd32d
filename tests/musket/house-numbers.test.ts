import { describe, expect, test } from 'vitest';
import { listNumbers } from '../../src/book/index.js';
import { scripted } from '../../src/dice/index.js';
import { ancientMedievalBook } from '../../src/rulesets/cady/ancient-medieval/book/print.js';
import { ancientMedievalResolvers } from '../../src/rulesets/cady/ancient-medieval/resolve.js';
import { commonBook } from '../../src/rulesets/cady/common/book/print.js';
import { plainWords, readOrder } from '../../src/rulesets/cady/common/index.js';
import { reasonsOfGround, stopOf } from '../../src/rulesets/cady/common/moving/march-reasons.js';
import { commonResolvers } from '../../src/rulesets/cady/common/resolve.js';
import { musketNumbers } from '../../src/rulesets/cady/musket/book/numbers.js';
import { musketBook } from '../../src/rulesets/cady/musket/book/print.js';
import {
  ammunition,
  inSmallArmsArc,
  mayFireOver,
  musketRules,
  pickStick,
  shotsPerTurn,
  sighting,
  smallArmsOdds,
} from '../../src/rulesets/cady/musket/index.js';
import { musketResolvers } from '../../src/rulesets/cady/musket/resolve.js';
import { type Moved, stand } from '../../src/table/index.js';

const under = (numbers: { readonly [id: string]: number | readonly number[] }) =>
  musketRules(musketBook.with({ numbers }));

describe('the numbers of the musket period', () => {
  test('each of them is read by a part of the rules that computes one of its clauses', () => {
    const { looks } = musketRules.built();
    for (const { id, clauses } of musketNumbers.flatMap(listNumbers)) {
      const touched = [...(looks.get(id) ?? [])].flatMap(part => part.clauses);
      expect(
        touched.some(clause => clauses.includes(clause)),
        `${id} touches ${touched.join(', ')}`,
      ).toBe(true);
    }
  });

  test('a house rule changes what its functions say', () => {
    expect(sighting({})).toBe(90);
    expect(sighting({}, under({ 'cady/musket/sighting/normal': 120 }))).toBe(120);
    const aim = { from: { x: 0, y: 0 }, facing: 0, target: { x: 10, y: 6 } };
    expect(inSmallArmsArc(aim)).toBe(false);
    expect(inSmallArmsArc(aim, under({ 'cady/musket/small-arms/arc-degrees': 60 }))).toBe(true);
    expect(shotsPerTurn('congreve-rockets', under({ 'cady/musket/artillery/rockets-each-turn': 1 }))).toBe(1);
    expect(ammunition('six-pounder-cannon', under({ 'cady/musket/ammunition/canister': 6 })).canister).toBe(6);
    const shot = { gun: 'six-pounder-cannon', projectile: 'solid', distance: 50 } as const;
    const friendsInFront = [{ distance: 25, levelsBelow: 0 }];
    expect(mayFireOver({ ...shot, friendsInFront }).allowed).toBe(false);
    const nearer = under({ 'cady/musket/overhead-fire/clear-cm': 20 });
    expect(mayFireOver({ ...shot, friendsInFront }, nearer).allowed).toBe(true);
    expect(smallArmsOdds({ weapon: 'muskets', distance: 5, ranksDeep: 3 }).faces).not.toEqual(
      smallArmsOdds({ weapon: 'muskets', distance: 5, ranksDeep: 3 }, under({ 'cady/musket/deep-target/ranks': 3 }))
        .faces,
    );
  });

  test('a common number that the musket section prints itself is not the musket game’s', () => {
    expect(() => under({ 'cady/common/sighting/normal': 120 })).toThrow('changes nothing');
  });

  test('readings of rulings that say a number of the book say the one in force', () => {
    const load = { 'cady/musket/ammunition/explosive': 8 };
    const rockets = (reading: string) =>
      musketRules(musketBook.with({ numbers: load, rulings: { 'cady/ruling/rocket-ammunition': reading } })).guns[
        'congreve-rockets'
      ].rounds;
    expect(rockets('as-every-piece')).toEqual({ solid: 12, explosive: 8, canister: 2 });
    expect(rockets('whole-load-explosive')).toEqual({ solid: 0, explosive: 22, canister: 0 });
    const shots = musketRules(
      musketBook.with({
        numbers: { 'cady/musket/artillery/rockets-each-turn': 5 },
        rulings: { 'cady/ruling/gun-shots-each-turn': 'as-rockets' },
      }),
    );
    expect(shotsPerTurn('six-pounder-cannon')).toBe(1);
    expect(shotsPerTurn('six-pounder-cannon', shots)).toBe(5);
    const telescope = { 'cady/ruling/sighting-artillery': 'telescope' };
    const numbers = { 'cady/common/sighting/artillery': 150 };
    const gun = { gun: 'congreve-rockets' } as const;
    expect(sighting(gun, musketRules(musketBook.with({ rulings: telescope, numbers })))).toBe(150);
    expect(() => under(numbers)).toThrow('changes nothing');
  });

  test('a column is no broader than the largest unit in force', () => {
    const orders = { words: plainWords, larger: under({ 'cady/common/unit/most-figures': 48 }) };
    expect(readOrder('N full, Col 40', 'order', orders.words)).toMatchObject({
      violations: [{ problem: expect.stringContaining('1 to 36') }],
    });
    expect(readOrder('N full, Col 40', 'order', orders.words, orders.larger)).toMatchObject({
      order: { formation: { shape: 'column', abreast: 40 } },
    });
    expect(readOrder('N full, Col 49', 'order', orders.words, orders.larger)).toMatchObject({
      violations: [{ problem: expect.stringContaining('1 to 48') }],
    });
  });

  test('words of a march say the numbers in force', () => {
    const rules = musketRules(
      musketBook.with({
        numbers: { 'cady/common/movement/turn-degrees': 60 },
        cells: { 'cady/common/effects-on-movement': { 'portion-on-road': { thirds: 2 } } },
      }),
    );
    expect(stopOf({ kind: 'unpaid', by: 'turn', cost: 4 }, musketRules())).toContain('more than 45 degrees');
    expect(stopOf({ kind: 'unpaid', by: 'turn', cost: 4 }, rules)).toContain('more than 60 degrees');
    const body = { stand: { front: 4, depth: 2, figures: 4 }, figures: 4, files: 1, at: { x: 5, y: 5 }, facing: 0 };
    const moved = { spent: 0, stoppedBy: undefined } as unknown as Moved;
    const onRoad = { ...stand(body, 1), onRoad: 3 };
    expect(reasonsOfGround(onRoad, moved.spent, rules)).toMatchObject([{ effect: '+2/3 of that' }]);
    // What the road gives a charge is a rule of its own, and another number.
    expect(reasonsOfGround(onRoad, moved.spent, musketRules(), true)).toMatchObject([
      { clause: 'cady/common/roads/charge-no-extra', effect: 'a charge is no faster there' },
    ]);
  });

  test('situations hold the morale values that the three-dice test in force knows', () => {
    const braver = { numbers: { 'cady/common/three-dice/most-morale': 6 } };
    const resolvers = [...commonResolvers, ...musketResolvers, ...ancientMedievalResolvers];
    const books = { common: commonBook, musket: musketBook, 'ancient-medieval': ancientMedievalBook };
    const cases = {
      'common/three-dice-test': { morale: 6 },
      'musket/movement-allowance': { arm: 'infantry', move: 30, morale: 6 },
      'musket/post-melee-morale': { arm: 'infantry', morale: 6, before: 10, lost: 2 },
      'ancient-medieval/post-melee-morale': { type: 'medium-infantry', before: 10, lost: 2, morale: 6 },
    };
    for (const [name, situation] of Object.entries(cases)) {
      const resolver = resolvers.find(each => each.name === name);
      const book = Object.entries(books).find(([ruleset]) => name.startsWith(`${ruleset}/`))?.[1];
      expect(() => resolver?.resolve(situation), name).toThrow('morale');
      expect(resolver?.resolve(situation, undefined, book?.with(braver)), name).toBeDefined();
    }
  });

  test('nobody throws a die without the faces that count', () => {
    expect(() => under({ 'cady/musket/artillery/die-sides': 5 })).toThrow('numbers.cady/musket/artillery/die-sides');
    expect(() => under({ 'cady/common/dice/missile-sides': 8 })).toThrow('numbers.cady/common/dice/missile-sides');
  });
});

describe('templates', () => {
  test('a bounce stick of another length is made in proportion (cady/musket/bounce-stick/dimensions)', () => {
    const cells = { 'cady/musket/bounce-stick': { 'six-pounder': { 'length-cm': 40 } } };
    const rules = musketRules(musketBook.with({ cells }));
    const stick = pickStick('six-pounder-cannon', scripted([0]), rules);
    expect(stick.length).toBe(40);
    expect(stick.red.map(({ from }) => from)).toEqual([6, 16, 24, 34]);
  });
});
