import { describe, expect, it } from 'vitest';
import { ordersToAdvanceAndHold } from '../../src/rulesets/cady/ancient-medieval/bots/advance-and-hold.js';
import { promiseAt } from '../../src/rulesets/cady/ancient-medieval/bots/at-grips.js';
import { outlookOn } from '../../src/rulesets/cady/ancient-medieval/bots/outlook.js';
import { ancientMedievalRules, ancientView } from '../../src/rulesets/cady/ancient-medieval/index.js';
import { ancientMedievalWords } from '../../src/rulesets/cady/ancient-medieval/words.js';
import { gripsAhead } from '../../src/rulesets/cady/common/bots/grips.js';
import { planFor } from '../../src/rulesets/cady/common/bots/plan.js';
import { temperOf } from '../../src/rulesets/cady/common/bots/temper.js';
import { type Order, parseOrder } from '../../src/rulesets/cady/common/index.js';
import { quadOf } from '../../src/table/index.js';
import { type Piece, setUp, type TableTop, unitIn } from './table-top.js';

const rules = ancientMedievalRules();

function viewOf(id: string, table: TableTop) {
  const game = setUp(table);
  game.state.turn = 1;
  return ancientView(game.state, unitIn(game.state, id).side, game.scenario, rules);
}

/** The order that the bot writes for a unit of a table, as it is read. */
function orderOf(id: string, table: TableTop): Order {
  const text = ordersToAdvanceAndHold([id], [], viewOf(id, table), rules)[id];
  return parseOrder(text ?? '', id, ancientMedievalWords);
}

const blue: Piece = { id: 'blue-1', type: 'medium-infantry', at: [100, 60], figures: 24, formation: 'LB' };
const red = (at: readonly [number, number]): Piece => ({
  id: 'red-1',
  type: 'peasants',
  at,
  figures: 24,
  formation: 'LB',
  facing: 180,
});

/** How those of a table would be at grips if blue went straight on. */
function gripsOf(table: TableTop, bearing = 0) {
  const view = viewOf('blue-1', table);
  const all = Object.values(view.units).map(unit => ({ unit, quad: quadOf(unit.placed) }));
  const enemies = all.filter(({ unit: { side } }) => side === 'red');
  const friends = all.filter(({ unit: { id, side } }) => side === 'blue' && id !== 'blue-1').map(({ quad }) => quad);
  const own = view.units['blue-1']!;
  return { view, own, grips: gripsAhead(own.placed, bearing, 60, { table: view.table, enemies, friends }, rules) };
}

describe('a charge looked at before it is ordered', () => {
  it('counts the figures that come to grips: fewer the farther aside it meets the enemy', () => {
    const met = (x: number) => gripsOf({ pieces: [blue, red([x, 80])] }).grips?.figures.attacker ?? 0;
    expect(met(100)).toBe(12);
    expect(met(112)).toBeLessThan(met(100));
    expect(met(120)).toBeLessThan(met(112));
    expect(met(150)).toBe(0);
  });

  it('has no room to square up where somebody stands before the enemy, and then only a corner touches', () => {
    const aslant: Piece = { ...red([100, 84]), facing: 215 };
    const beside: Piece = { ...blue, id: 'blue-2', at: [96, 84.5], figures: 8, formation: 'Col 4' };
    const free = gripsOf({ pieces: [blue, aslant] }).grips;
    const crowded = gripsOf({ pieces: [blue, aslant, beside] }).grips;
    expect(free?.figures.attacker).toBeGreaterThan(crowded?.figures.attacker ?? 99);
  });

  it('promises less where only the end of a line touches', () => {
    const promise = (x: number) => {
      const { view, own, grips } = gripsOf({ pieces: [blue, red([x, 80])] });
      if (grips === undefined) throw new Error('nobody met');
      return promiseAt(own, grips, outlookOn(view, rules));
    };
    expect(promise(117)).toBeLessThan(promise(100));
  });
});

describe('the bot', () => {
  it('falls upon the flank of who is fought in front, for he strikes at nobody there (cady/common/melee/secondary-extra-roll)', () => {
    const view = viewOf('blue-1', {
      pieces: [
        { ...blue, at: [60, 72], facing: 'E', figures: 12 },
        { ...blue, id: 'blue-2', at: [100, 69.8], figures: 12 },
        { ...red([100, 70]), type: 'men-at-arms', figures: 24 },
      ],
    });
    const enemies = Object.values(view.units)
      .filter(({ side }) => side === 'red')
      .map(unit => ({ unit, quad: quadOf(unit.placed) }));
    const own = view.units['blue-1']!;
    const grips = gripsAhead(own.placed, 90, 60, { table: view.table, enemies, friends: [] }, rules);
    if (grips === undefined) throw new Error('nobody met');
    expect(grips.struckOn).not.toBe('front');
    const unfought = outlookOn(view, rules);
    const contact = {
      a: 'blue-2',
      b: 'red-1',
      edgeOfA: 'front',
      edgeOfB: 'front',
      since: 0,
      attackers: [],
      run: {},
    } as const;
    const fought = outlookOn({ ...view, contacts: [contact] }, rules);
    // Men-at-arms fight better than medium foot, who may not make a second attack on them; among equals it costs nothing.
    expect(promiseAt(own, grips, fought)).toBeLessThan(1);
    const equal = { ...own, type: 'men-at-arms' as const };
    expect(promiseAt(equal, grips, fought)).toBeGreaterThan(promiseAt(equal, grips, unfought));
  });

  it('keeps time to strike where it may walk into an enemy who comes on (cady/common/thirds/full-move-no-combat)', () => {
    const comes: Piece = { ...red([100, 101]), type: 'men-at-arms', figures: 36 };
    const cm = (enemy: Piece) => {
      const [leg] = orderOf('blue-1', { pieces: [blue, enemy] }).legs;
      return leg?.distance.by === 'cm' ? leg.distance.cm : rules.troops['medium-infantry'].move;
    };
    const { move } = rules.troops['medium-infantry'];
    expect(cm({ ...comes, at: [100, 146] })).toBeGreaterThan((move * 2) / 3);
    expect(cm(comes)).toBeLessThanOrEqual((move * 2) / 3);
  });

  it('has lines that fight hand to hand go for who is right before them rather than wheel', () => {
    const own = [{ id: 'a', at: { x: 30, y: 0 }, worth: 90, move: 20, facing: 0 }];
    const enemy = (id: string, x: number, y: number) => ({ id, at: { x, y }, worth: 110, move: 20 });
    const enemies = [enemy('ahead', 30, 36), enemy('aside', 62, 30)];
    const temper = { ...temperOf(1), wing: 0 as const };
    const target = (fights: 'shooting' | 'hand-to-hand') =>
      planFor({ own, enemies, places: [], ahead: 45, temper, fights }).targets.get('a')?.id;
    expect([target('shooting'), target('hand-to-hand')]).toEqual(['aside', 'ahead']);
  });
});
