import { describe, expect, it } from 'vitest';
import { ordersToTakeAndHold } from '../../src/rulesets/cady/musket/bots/take-and-hold.js';
import {
  type ChargeSituation,
  chargeOdds,
  chargeSituationFaults,
  musketRules,
  squareFaults,
} from '../../src/rulesets/cady/musket/index.js';
import { fieldOf } from '../../src/rulesets/cady/musket/turn/field.js';
import { musketSteadiness } from '../../src/rulesets/cady/musket/turn/morale.js';
import { orderFaultsOf } from '../../src/rulesets/cady/musket/turn/orders.js';
import { musketView } from '../../src/rulesets/cady/musket/view.js';
import { musketRulesUnder } from '../rules-under.js';
import { type Piece, play, setUp, type TableTop, unitIn } from './table-top.js';

const clausesOf = (unit: Parameters<typeof squareFaults>[0]) => squareFaults(unit).map(({ clause }) => clause);

describe('forming a square', () => {
  it('is for trained infantry, two ranks deep, by order [cady/musket/square/who] [cady/musket/definition/square-morale]', () => {
    expect(clausesOf({ type: 'grenadiers', ranks: 2, ordered: true })).toEqual([]);
    expect(clausesOf({ type: 'militia', ranks: 2, ordered: true })).toEqual(['cady/musket/square/who']);
    expect(clausesOf({ type: 'cuirassier', ranks: 2, ordered: true })).toEqual(['cady/musket/square/who']);
    expect(clausesOf({ type: 'guard', ranks: 3, ordered: false })).toEqual(['cady/musket/square/who']);
  });

  it('wants a depth of two ranks [cady/musket/square/depth]', () => {
    expect(clausesOf({ type: 'guard', ranks: 1, ordered: true })).toEqual(['cady/musket/square/depth']);
    expect(clausesOf({ type: 'guard', ranks: 4, ordered: true })).toEqual([]);
  });
});

const foot: Piece = { id: 'blue-1', type: 'regulars', figures: 24, at: [100, 75], formation: 'LB' };
const horse: Piece = { id: 'red-1', type: 'light-lancers', figures: 12, at: [100, 110], formation: 'Col 6' };
const table = (more: Partial<TableTop> = {}, pieces: readonly Piece[] = [foot, horse]) =>
  setUp({ pieces, level: 'basic', ...more });
const moves = ['orders', 'movement'];

describe('a square on the table', () => {
  const order = { 'blue-1': 'SQ', 'red-1': 'H' };
  const formed = (more: Partial<TableTop> = {}, pieces: readonly Piece[] = [{ ...foot, formation: 'SQ' }, horse]) =>
    table(more, pieces);

  it('is formed by order, in a third of the move, as near to a square as its stands make [cady/musket/square/layout] [cady/musket/square/cost]', () => {
    const on = table();
    const { of } = play(on, { orders: order }, moves);
    const unit = unitIn(on.state, 'blue-1');
    expect(unit).toMatchObject({ square: true, files: 2, turn: { moved: 1 / 3 } });
    expect(of('square')).toMatchObject([{ unit: 'blue-1', now: 'formed' }]);
    expect(of('moved')[0]?.because).toMatchObject([{ clause: 'cady/musket/square/cost' }, {}]);
    // It stands in it from then on, and pays for it once.
    expect(play(on, { orders: order }, moves).events.filter(({ kind }) => kind !== 'orders')).toEqual([]);
    expect(unit).toMatchObject({ square: true, turn: { moved: 0 } });
  });

  it('is formed where the way ends, in what is left of the move [cady/musket/square/cost]', () => {
    const on = table();
    play(on, { orders: { ...order, 'blue-1': 'S full, SQ' } }, moves);
    // Regulars march 36 cm: a third for the turn about, a third for the square.
    const unit = unitIn(on.state, 'blue-1');
    expect(unit).toMatchObject({ square: true, files: 2, facing: 180 });
    expect(unit.turn.moved).toBeCloseTo(1);
    expect(75 - unit.at.y).toBeLessThan(12 + 5);
  });

  it('is for those who may, and does not march [cady/musket/square/who] [cady/musket/square/immobile]', () => {
    const on = formed();
    const faults = (id: string, text: string) =>
      orderFaultsOf(unitIn(on.state, id), text, 'order', on).map(({ clause }) => clause);
    expect(faults('red-1', 'SQ')).toEqual(['cady/musket/square/who']);
    expect(faults('blue-1', 'N 1/3')).toEqual(['cady/musket/square/immobile']);
    expect(faults('blue-1', 'N 1/3, SQ')).toEqual(['cady/musket/square/immobile']);
    expect(faults('blue-1', 'N 1/3, Col 4')).toEqual([]);
    expect(faults('blue-1', 'CH N full, SQ')).toEqual(['cady/musket/square/immobile']);
    const line = table();
    expect(orderFaultsOf(unitIn(line.state, 'blue-1'), 'CH N full, SQ', 'order', line)).toMatchObject([
      { clause: 'cady/musket/square/cost' },
    ]);
  });

  it('marches again when it has taken up another formation, for a third [cady/musket/square/immobile]', () => {
    const on = formed();
    play(on, { orders: { 'blue-1': 'S full, Col 4', 'red-1': 'H' } }, moves);
    const unit = unitIn(on.state, 'blue-1');
    expect(unit.square).toBeUndefined();
    // Two thirds of its 36 cm are left, of which the turn about takes one.
    expect(unit.turn.moved).toBeCloseTo(2 / 3);
    expect(unit).toMatchObject({ files: 2, facing: 180 });
  });

  it('takes one shock off cavalry, and fights it to its front wherever it comes [cady/musket/square/shock-reduction]', () => {
    const charge = (facing: string) => {
      const on = formed({}, [{ ...foot, formation: 'SQ', facing }, horse]);
      const { of } = play(on, { orders: { 'red-1': 'CH S full' }, seed: 4 }, [...moves, 'shock', 'melee']);
      return { shock: of('shock')[0], contact: of('contact')[0], melee: of('melee')[0] };
    };
    for (const facing of ['N', 'S', 'E']) {
      const { shock, contact, melee } = charge(facing);
      expect(contact?.kind === 'contact' && [contact.edgeOfA, contact.edgeOfB]).toEqual(['front', 'front']);
      expect(shock?.because.map(({ clause }) => clause)).toContain('cady/musket/square/shock-reduction');
      const square = melee?.kind === 'melee' ? [melee.a, melee.b].find(({ unit }) => unit === 'blue-1') : undefined;
      expect(square?.because.map(({ clause }) => clause)).not.toContain('cady/common/melee/point-flank');
    }
  });

  it('costs a third of the move once, and is told so once [cady/musket/square/cost]', () => {
    const on = table();
    const { of } = play(on, { orders: { 'blue-1': 'SQ', 'red-1': 'H' } }, moves);
    expect(unitIn(on.state, 'blue-1').turn.moved).toBeCloseTo(1 / 3);
    const because = of('moved').find(({ unit }) => unit === 'blue-1')?.because ?? [];
    expect(because.filter(({ effect }) => /1\/3|−\d+ cm/.test(effect))).toHaveLength(1);
  });

  it('is caught half formed by cavalry that comes within the third [cady/musket/square/cost]', () => {
    const near = { ...horse, at: [100, 86] as const };
    const caught = table({}, [foot, near]);
    const { of } = play(caught, { orders: { 'blue-1': 'SQ', 'red-1': 'CH S full' } }, moves);
    expect(unitIn(caught.state, 'blue-1')).toMatchObject({ files: 6 });
    expect(unitIn(caught.state, 'blue-1').square).toBeUndefined();
    expect(of('square')).toMatchObject([{ unit: 'blue-1', now: 'half-formed' }]);
    const late = table({ size: [200, 200] }, [foot, { ...horse, at: [100, 140] }]);
    play(late, { orders: { 'blue-1': 'SQ', 'red-1': 'CH S full' } }, moves);
    expect(unitIn(late.state, 'blue-1')).toMatchObject({ square: true, files: 2 });
    expect(late.state.contacts).toHaveLength(1);
    const rules = musketRulesUnder({ 'cady/ruling/square-half-formed': 'as-a-square' });
    const atOnce = table({ rules }, [foot, near]);
    play(atOnce, { orders: { 'blue-1': 'SQ', 'red-1': 'CH S full' } }, moves);
    expect(unitIn(atOnce.state, 'blue-1')).toMatchObject({ square: true, files: 6 });
  });

  it('fires from every side, each at what is before it [cady/musket/square/layout]', () => {
    const around: readonly Piece[] = [
      { ...foot, formation: 'SQ' },
      { id: 'red-1', at: [100, 90], facing: 'S', formation: 'Col 8' },
      { id: 'red-2', at: [118, 70], facing: 'W', formation: 'Col 8' },
    ];
    const volleys = (on: ReturnType<typeof formed>) =>
      play(on, { seed: 3 }, ['orders', 'movement', 'small-arms'])
        .of('volley')
        .flatMap(event => (event.kind === 'volley' && event.unit === 'blue-1' ? [event.target] : []));
    expect(volleys(formed({}, around))).toEqual(['red-1', 'red-2']);
    const rules = musketRulesUnder({ 'cady/ruling/square-fire': 'front-alone' });
    expect(volleys(formed({ rules }, around))).toEqual(['red-1']);
  });

  it('is a deep target as a whole, or one side of it is none, as it is read (cady/ruling/square-deep-target) [cady/musket/small-arms/massed-target]', () => {
    const deep = (reading: 'all-of-it' | 'one-side-of-it') => {
      const rules = musketRulesUnder({ 'cady/ruling/square-deep-target': reading });
      const on = formed({ rules }, [
        { ...foot, figures: 36, formation: 'SQ' },
        { ...foot, id: 'red-1', at: [100, 95], formation: 'LB' },
      ]);
      const { events } = play(on, { seed: 1, orders: { 'red-1': 'H' } }, [
        'orders',
        'movement',
        'artillery',
        'small-arms',
      ]);
      const [volley] = events.flatMap(event => (event.kind === 'volley' && event.unit === 'red-1' ? [event] : []));
      expect(volley).toBeDefined();
      return volley?.because.some(({ clause }) => clause === 'cady/musket/small-arms/massed-target');
    };
    expect([deep('all-of-it'), deep('one-side-of-it')]).toEqual([true, false]);
  });

  it('must be two ranks deep, or each of its sides, and is none when losses leave it too shallow [cady/musket/square/depth]', () => {
    const few = formed({}, [{ ...foot, figures: 6, formation: 'SQ' }, horse]);
    const unit = unitIn(few.state, 'blue-1');
    expect(unit.files).toBeLessThan(3);
    unit.figures = 2;
    const { of } = play(few, { orders: { 'red-1': 'H' } }, ['orders', 'movement', 'artillery']);
    expect(unit.square).toBeUndefined();
    expect(of('square')).toMatchObject([{ now: 'broken' }]);
    const rules = musketRulesUnder({ 'cady/ruling/square-two-ranks': 'of-each-side' });
    const deep = formed({ rules }, [{ ...foot, formation: 'LB' }, horse]);
    expect(rules.square.leastRanks).toBe(4);
    play(deep, { orders: order }, moves);
    expect(unitIn(deep.state, 'blue-1').files).toBeLessThanOrEqual(3);
  });

  it('is steadied by two columns, and broken by what it then must do [cady/musket/square/morale]', () => {
    const on = formed();
    const unit = unitIn(on.state, 'blue-1');
    unit.figures = 18;
    unit.turn = { ...unit.turn, before: 24, lost: 6, attacked: true };
    const field = fieldOf(on.state, { width: 200, height: 150, features: [] }, on.rules);
    const result = musketSteadiness.test(unit, field, {} as never);
    expect(result?.because.map(({ clause }) => clause)).toContain('cady/musket/square/morale');
    unit.mustDo = 'back';
    play(on, { orders: { 'red-1': 'H' } }, moves);
    expect(unit.square).toBeUndefined();
  });
});

describe('a commander with foot that horse threatens', () => {
  const ordered = (pieces: readonly Piece[]) => {
    const on = setUp({ pieces, size: [200, 260] });
    const view = musketView(on.state, 'blue', on.scenario, on.rules);
    return ordersToTakeAndHold(['blue-1'], view, on.rules)['blue-1'];
  };
  const few: Piece = { ...foot, figures: 16 };
  const cuirassiers: Piece = { ...horse, type: 'cuirassier', figures: 18, at: [100, 130] };

  it('has it form a square where that pays, and not in the face of foot', () => {
    expect(ordered([few, cuirassiers])).toBe('H, SQ');
    expect(ordered([few, cuirassiers, { id: 'red-2', at: [80, 105], formation: 'LB' }])).not.toContain('SQ');
    expect(ordered([{ ...few, type: 'militia' }, cuirassiers])).not.toContain('SQ');
  });

  it('takes it out of the square before it marches', () => {
    expect(
      ordered([
        { ...few, formation: 'SQ' },
        { ...horse, figures: 6, at: [100, 205] },
      ]),
    ).toMatch(/Col 4|LB/);
  });
});

describe('the odds of a charge on foot that may form square', () => {
  const situation = (distance: number, more: object = {}): ChargeSituation => ({
    attacker: { type: 'cuirassier', figures: 12, ranks: 2 },
    defender: { type: 'regulars', figures: 16, square: true, inContact: 8, ...more },
    between: { distance },
  });
  const { square: _, ...open } = situation(60).defender;

  it('are those of a square if the charge takes longer than forming it, and else of foot as it stood [cady/musket/square/cost]', () => {
    // Cuirassiers charge 112 cm: a third of the turn is 37⅓ cm, and they fight from 1 cm.
    expect(chargeOdds(situation(39, { forming: true }))).toEqual(chargeOdds(situation(39)));
    expect(chargeOdds(situation(38, { forming: true }))).toEqual(chargeOdds({ ...situation(38), defender: open }));
    const rules = musketRulesUnder({ 'cady/ruling/square-half-formed': 'as-a-square' });
    expect(chargeOdds(situation(38, { forming: true }), rules)).toEqual(chargeOdds(situation(38), rules));
  });

  it('have the test before it: twice the value, and the square must pass to stand', () => {
    const many = { ...situation(60), attacker: { type: 'cuirassier', figures: 30, ranks: 2 } } as const;
    const stages = chargeOdds(many).stages.map(({ name }) => name);
    expect(stages[0]).toBe('three-dice-test');
  });

  it('refuse who forms a square in a charge, or none', () => {
    const faults = (asked: ChargeSituation) => chargeSituationFaults(asked, musketRules()).map(({ path }) => path);
    expect(faults({ ...situation(60), defender: { ...open, forming: true } })).toEqual(['defender.forming']);
    expect(faults({ ...situation(60), attacker: { type: 'cuirassier', figures: 12, forming: true } })).toContain(
      'attacker.forming',
    );
  });
});

describe('a unit that its own side’s fire has shaken (cady/musket/friendly-fire/penalty)', () => {
  it('has the morale for a square or a change of formation no more until it has recovered', () => {
    const on = setUp({
      pieces: [
        { id: 'blue-1', type: 'light-infantry', at: [100, 50], formation: 'Col 4' },
        { id: 'red-1', at: [100, 140] },
      ],
    });
    const unit = unitIn(on.state, 'blue-1');
    const problems = (turn: number) => {
      on.state.turn = turn;
      return orderFaultsOf(unit, 'SQ', 'o', on).map(({ problem }) => problem);
    };
    unit.friendlyFireOn = 1;
    expect([1, 2, 3, 4].map(turn => problems(turn).length)).toEqual([0, 1, 1, 0]);
    expect(problems(2)[0]).toMatch(/while they are shaken/);
    // Told before, it does not form it either.
    on.state.turn = 1;
    unit.order = 'SQ';
    play(on, { seed: 1 }, ['movement']);
    expect(unit.square).toBe(true);
    on.state.turn = 2;
    delete unit.square;
    play(on, { seed: 1 }, ['movement']);
    expect(unit.square).toBeUndefined();
  });
});
