import { describe, expect, test } from 'vitest';
import { hurtChariot } from '../../src/rulesets/cady/ancient-medieval/turn/troops/chariots.js';
import { type StruckBy, takeHits } from '../../src/rulesets/cady/ancient-medieval/turn/troops/hits.js';
import { ancientMedievalRulesUnder } from '../rules-under.js';
import { doing, faultsOf, type Game, move, type Piece, setUp, unitIn } from './table-top.js';

const enemy: Piece = { id: 'red-1', at: [20, 130] };

function hit(game: Game, id: string, hits: number, by: StruckBy = 'melee') {
  let fallen = 0;
  const told = doing(game, {}, context => {
    fallen = takeHits(unitIn(game.state, id), hits, by, game.state, context);
  });
  return { fallen, told };
}

describe('chariots', () => {
  const chariot = (more: Partial<Piece> = {}): Piece => ({
    id: 'blue-chariot',
    type: 'chariot-archer',
    at: [100, 40],
    ...more,
  });

  // cady/ancient-medieval/chariot/casualty-order, cady/ancient-medieval/chariot/casualties-individual
  test('lose the missile man first, then the driver, and are gone with the last', () => {
    const game = setUp({ pieces: [chariot(), enemy] });
    expect(hit(game, 'blue-chariot', 1).fallen).toBe(0);
    expect(unitIn(game.state, 'blue-chariot').chariot?.crew).toEqual(['driver']);
    expect(hit(game, 'blue-chariot', 1).fallen).toBe(1);
    expect(unitIn(game.state, 'blue-chariot')).toMatchObject({ gone: 'destroyed', figures: 0 });
  });

  // cady/ruling/chariot-under-artillery
  test('lose a man to a hit of artillery; by another reading the whole chariot is gone', () => {
    const left = (rulings?: Record<string, string>) => {
      const game = setUp({
        pieces: [chariot(), enemy],
        rules: ancientMedievalRulesUnder(rulings === undefined ? {} : { rulings }),
      });
      hit(game, 'blue-chariot', 1, 'artillery');
      return unitIn(game.state, 'blue-chariot').chariot?.crew;
    };
    expect(left()).toEqual(['driver']);
    expect(left({ 'cady/ruling/chariot-under-artillery': 'the-whole-chariot' })).toEqual([]);
  });

  // cady/ancient-medieval/chariot/horse-killed
  test('whose horse is dead stay where they are, whatever their order says', () => {
    const game = setUp({ pieces: [chariot(), enemy] });
    move(game, { 'blue-chariot': 'N 10 cm' });
    const unit = unitIn(game.state, 'blue-chariot');
    doing(game, {}, context => {
      if (unit.chariot !== null) hurtChariot(unit, { ...unit.chariot, immobile: true }, [], game.state, context);
    });
    expect(faultsOf(game, 'blue-chariot', 'N full')).toContain('cady/ancient-medieval/chariot/horse-killed');
    unit.order = 'N full';
    move(game);
    expect(unit.at).toEqual({ x: 100, y: 50 });
    expect(unit.chariot?.crew).toContain('missile-man');
  });

  // cady/ancient-medieval/chariot/fighter-chariot, cady/ancient-medieval/capability/chariot-footnote
  test('bring their fighter, who gets down and goes on as foot', () => {
    const game = setUp({ pieces: [chariot({ type: 'chariot-fighter' }), enemy] });
    const told = move(game, { 'blue-chariot': 'N full, DOWN' });
    const fighter = unitIn(game.state, 'blue-chariot');
    expect(fighter).toMatchObject({ type: 'medium-infantry', figures: 1, chariot: null, at: { x: 100, y: 91 } });
    expect(told.of('formed')).toMatchObject([{ unit: 'blue-chariot', formation: 'on foot' }]);
    // He has come all that way this turn, though on wheels.
    expect(fighter.turn).toMatchObject({ moved: 1, path: [{ y: 40 }, { y: 91 }] });
    move(game, { 'blue-chariot': 'N full' });
    expect(unitIn(game.state, 'blue-chariot').at.y).toBeCloseTo(115, 2);
  });

  // cady/ancient-medieval/chariot/fighter-chariot
  test('nobody gets down where no fighter rides', () => {
    const game = setUp({ pieces: [chariot(), enemy] });
    expect(faultsOf(game, 'blue-chariot', 'H, DOWN')).toContain('cady/ancient-medieval/chariot/fighter-chariot');
  });
});

describe('berserkers', () => {
  const berserker: Piece = { id: 'blue-bersi', type: 'berserker', at: [100, 60] };

  // cady/ancient-medieval/berserker/nearest-enemy, cady/ancient-medieval/berserker/no-orders
  test('go straight at the nearest enemy, with no order and against any', () => {
    const game = setUp({ pieces: [berserker, enemy, { id: 'red-2', at: [150, 60], facing: 'W' }] });
    expect(faultsOf(game, 'blue-bersi', 'S full')).toContain('cady/ancient-medieval/berserker/no-orders');
    unitIn(game.state, 'blue-bersi').order = 'W full';
    move(game);
    const { at, turn } = unitIn(game.state, 'blue-bersi');
    expect(at.x).toBeGreaterThan(115);
    expect(turn.charging).toBe(false);
  });

  // cady/ancient-medieval/berserker/wear-down
  test('get worse with each kill and are removed at melee point zero', () => {
    const game = setUp({ pieces: [berserker, enemy] });
    expect(hit(game, 'blue-bersi', 7).fallen).toBe(0);
    expect(unitIn(game.state, 'blue-bersi').kills).toBe(7);
    expect(hit(game, 'blue-bersi', 1, 'missiles').fallen).toBe(1);
    expect(unitIn(game.state, 'blue-bersi').gone).toBe('destroyed');
  });

  // cady/ancient-medieval/berserker/artillery
  test('are removed by a direct hit of artillery', () => {
    const game = setUp({ pieces: [berserker, enemy] });
    expect(hit(game, 'blue-bersi', 1, 'artillery').fallen).toBe(1);
  });

  // cady/ancient-medieval/berserker/never-stops
  test('stop when no enemy is left', () => {
    const game = setUp({ pieces: [berserker, { ...enemy, be: { gone: 'routed' } }] });
    move(game);
    expect(unitIn(game.state, 'blue-bersi').at).toEqual({ x: 100, y: 60 });
  });
});

describe('hits on others', () => {
  // cady/ancient-medieval/samurai/individual
  test('take figures, and no more than there are', () => {
    const samurai: Piece = { id: 'blue-samurai', type: 'samurai-infantry', at: [60, 40] };
    const game = setUp({ pieces: [{ id: 'blue-1', at: [100, 40], figures: 8 }, samurai, enemy] });
    expect(hit(game, 'blue-1', 3).fallen).toBe(3);
    expect(hit(game, 'blue-1', 9).fallen).toBe(5);
    expect(hit(game, 'blue-samurai', 1).fallen).toBe(1);
  });
});

describe('in sight of Mongols', () => {
  const mongols: Piece = { id: 'blue-mongols', type: 'mongol-horse-archer', at: [100, 20], figures: 8 };
  const horse: Piece = { id: 'red-horse', type: 'medium-cavalry', at: [100, 100], figures: 8 };
  const foot: Piece = { id: 'red-foot', at: [60, 100] };

  // cady/ancient-medieval/mongol/cavalry-fear
  test('enemy cavalry tests once, and routs next turn if it fails', () => {
    const game = setUp({ pieces: [mongols, horse, foot], level: 'intermediate' });
    const told = move(game, {}, { dice: [6, 6, 6] });
    expect(told.of('three-dice-test')).toMatchObject([{ unit: 'red-horse', to: 'face-mongols', passed: false }]);
    expect(unitIn(game.state, 'red-horse')).toMatchObject({ mustDo: 'rout', sawMongols: true, failedTest: true });
  });

  // cady/ancient-medieval/mongol/cavalry-fear
  test('whoever passes has stood the sight for good', () => {
    const game = setUp({ pieces: [mongols, horse, foot], level: 'intermediate' });
    move(game, {}, { dice: [6, 1, 6] });
    expect(unitIn(game.state, 'red-horse')).toMatchObject({ mustDo: null, sawMongols: true });
    expect(move(game).of('three-dice-test')).toEqual([]);
  });

  // cady/ancient-medieval/mongol/cavalry-fear, cady/ancient-medieval/sighting/ninety-cm
  test('nobody tests who is too far off, or has a wood between', () => {
    const far = setUp({ pieces: [mongols, { ...horse, at: [100, 125] }], level: 'intermediate' });
    expect(move(far).events).toEqual([]);
    const outline = [
      [0, 50],
      [200, 50],
      [200, 70],
      [0, 70],
    ] as [number, number][];
    const features = [{ kind: 'wood' as const, id: 'grove', outline }];
    expect(move(setUp({ pieces: [mongols, horse], level: 'intermediate', features })).events).toEqual([]);
  });

  // cady/ruling/mongols-without-3dt
  test('without the three-dice test nobody runs, unless that is the reading', () => {
    const game = setUp({ pieces: [mongols, horse] });
    move(game);
    expect(unitIn(game.state, 'red-horse').mustDo).toBeNull();
    const rules = ancientMedievalRulesUnder({ rulings: { 'cady/ruling/mongols-without-3dt': 'routs' } });
    const other = setUp({ pieces: [mongols, horse], rules });
    move(other);
    expect(unitIn(other.state, 'red-horse').mustDo).toBe('rout');
  });
});

describe('war wagons', () => {
  const wagon = (id: string, x: number): Piece => ({
    id,
    type: 'war-wagon',
    at: [x, 40],
    crew: { guns: 0, figures: [{ type: 'crossbow-medium', figures: 12 }] },
  });

  // cady/ancient-medieval/hussite/defensive-position, cady/ancient-medieval/hussite/chained-no-shock
  test('that stand are chained on an order, and roll unchained', () => {
    const game = setUp({ pieces: [wagon('blue-w1', 60), enemy], level: 'advanced' });
    move(game, { 'blue-w1': 'H, CHAIN' });
    expect(unitIn(game.state, 'blue-w1').warWagon?.chained).toBe(true);
    move(game, { 'blue-w1': 'N 10 cm, CHAIN' });
    expect(unitIn(game.state, 'blue-w1').warWagon?.chained).toBe(false);
  });

  // cady/ancient-medieval/hussite/pike-gaps
  test('make a position only if somebody fills the gap', () => {
    const both = [wagon('blue-w1', 60), wagon('blue-w2', 68.5)];
    const open = setUp({ pieces: [...both, enemy], level: 'advanced' });
    move(open, { 'blue-w1': 'H, CHAIN', 'blue-w2': 'H, CHAIN' });
    const gap = unitIn(open.state, 'blue-w1').warWagon?.chained;
    expect(gap).toBe(false);
  });
});

describe('the pace of a battle', () => {
  const foot: Piece = { id: 'blue-foot', at: [60, 40] };
  const horse: Piece = { id: 'blue-horse', type: 'medium-cavalry', at: [100, 40], figures: 8 };

  // cady/ancient-medieval/battle/contact-and-speed
  test('is that of its slowest unit', () => {
    const game = setUp({ pieces: [foot, horse, enemy], level: 'advanced' });
    for (const id of ['blue-foot', 'blue-horse']) unitIn(game.state, id).brigade = 'van';
    move(game, { 'blue-foot': 'N full', 'blue-horse': 'N full' });
    expect(unitIn(game.state, 'blue-horse').at.y).toBeCloseTo(64, 2);
  });

  // cady/ancient-medieval/battle/contact-and-speed
  test('is told of who would have gone farther, and of nobody else', () => {
    const told = (order: string) => {
      const game = setUp({ pieces: [foot, horse, enemy], level: 'advanced' });
      for (const id of ['blue-foot', 'blue-horse']) unitIn(game.state, id).brigade = 'van';
      const { of } = move(game, { 'blue-foot': 'N full', 'blue-horse': order });
      const because = of('moved').find(({ unit }) => unit === 'blue-horse')?.because ?? [];
      return because.map(({ clause }) => clause).includes('cady/ancient-medieval/battle/contact-and-speed');
    };
    expect([told('N full'), told('N 30 cm'), told('N 5 cm')]).toEqual([true, true, false]);
  });

  // cady/ancient-medieval/battle/separate-by-order
  test('binds nobody who was ordered to leave it', () => {
    const game = setUp({ pieces: [foot, horse, enemy], level: 'advanced' });
    for (const id of ['blue-foot', 'blue-horse']) unitIn(game.state, id).brigade = 'van';
    move(game, { 'blue-foot': 'N full', 'blue-horse': 'N full, SEPARATE' });
    expect(unitIn(game.state, 'blue-horse').brigade).toBeNull();
    expect(unitIn(game.state, 'blue-horse').at.y).toBeGreaterThan(90);
    expect(faultsOf(game, 'blue-horse', 'SEPARATE')).toContain('cady/ancient-medieval/battle/separate-by-order');
  });
});
