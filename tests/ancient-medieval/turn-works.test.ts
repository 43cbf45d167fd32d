import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ancientMedievalBook,
  ancientMedievalRules,
  ancientWindows,
} from '../../src/rulesets/cady/ancient-medieval/index.js';
import { worksKnownTo } from '../../src/rulesets/cady/ancient-medieval/turn/works/works.js';
import { tableOf } from '../../src/rulesets/cady/common/turn/ground.js';
import { faultsOf, type Game, move, type Piece, setUp, unitIn } from './table-top.js';

const enemy: Piece = { id: 'red-1', at: [20, 130] };
const archers = (more: Partial<Piece> = {}): Piece => ({
  id: 'blue-bows',
  type: 'longbow-medium',
  at: [100, 60],
  figures: 12,
  formation: 'Col 6',
  ...more,
});
const length = (line: readonly [{ x: number; y: number }, { x: number; y: number }]) =>
  Math.hypot(line[1].x - line[0].x, line[1].y - line[0].y);
const stakesOf = ({ state }: Game) => state.works.filter(({ kind }) => kind === 'stakes');

describe('stakes on the table', () => {
  // cady/ancient-medieval/stakes/setup, cady/ancient-medieval/stakes/carry
  test('longbowmen set up a centimetre each in a turn, before their front', () => {
    const game = setUp({ pieces: [archers(), enemy] });
    expect(unitIn(game.state, 'blue-bows').carried.stakes).toBe(12);
    const told = move(game, { 'blue-bows': 'STAKES' });
    const [work] = stakesOf(game);
    const { line } = work ?? {};
    expect(line?.every(({ y }) => y > 60 && y < 61)).toBe(true);
    const set = line === undefined ? 0 : length(line);
    expect(set).toBeGreaterThan(0);
    expect(unitIn(game.state, 'blue-bows').carried.stakes).toBeCloseTo(12 - set, 3);
    expect(told.of('work')).toMatchObject([{ unit: 'blue-bows', task: 'set-stakes' }]);
    expect(unitIn(game.state, 'blue-bows').worked).toBe(3);
  });

  // cady/ancient-medieval/stakes/setup
  test('go up and forward no farther than stakes, front and time allow', () => {
    fc.assert(
      fc.property(fc.integer({ min: 6, max: 24 }), fc.integer({ min: 1, max: 12 }), (figures, abreast) => {
        const game = setUp({ pieces: [archers({ figures, formation: `Col ${2 * abreast}` }), enemy] });
        const carried = unitIn(game.state, 'blue-bows').carried.stakes;
        for (let turn = 0; turn < 3; turn++) {
          if (faultsOf(game, 'blue-bows', 'STAKES').length > 0) break;
          move(game, { 'blue-bows': 'STAKES' });
        }
        const set = stakesOf(game).reduce((sum, { line }) => sum + length(line), 0);
        expect(set + unitIn(game.state, 'blue-bows').carried.stakes).toBeCloseTo(carried, 2);
        expect(stakesOf(game).every(work => length(work.line) <= figures + 0.001)).toBe(true);
      }),
      { numRuns: 25 },
    );
  });

  // cady/ancient-medieval/stakes/setup
  test('are no work for a unit that moves, shoots or has none', () => {
    const game = setUp({ pieces: [archers(), { id: 'blue-foot', at: [40, 60] }, enemy] });
    const clause = 'cady/ancient-medieval/stakes/setup';
    expect(faultsOf(game, 'blue-bows', 'STAKES, N 5 cm')).toContain(clause);
    expect(faultsOf(game, 'blue-bows', 'STAKES, FB')).toContain(clause);
    expect(faultsOf(game, 'blue-foot', 'STAKES')).toContain(clause);
    expect(faultsOf(game, 'blue-bows', 'STAKES')).toEqual([]);
  });

  // cady/ancient-medieval/romans/stakes, cady/ancient-medieval/romans/entrench, cady/ancient-medieval/caltrops/placing
  test('leave no time for other work in the same turn', () => {
    const legion: Piece = { id: 'blue-1', type: 'roman-legionary', at: [60, 60], equipment: { caltrops: 10 } };
    const game = setUp({ level: 'advanced', pieces: [legion, enemy] });
    const clause = 'cady/ancient-medieval/stakes/setup';
    for (const one of ['STAKES', 'DIG', 'CALTROPS']) expect(faultsOf(game, 'blue-1', one)).toEqual([]);
    for (const two of ['STAKES, DIG', 'DIG, CALTROPS']) expect(faultsOf(game, 'blue-1', two)).toEqual([clause]);
  });

  // cady/ancient-medieval/stakes/setup
  test('are not set by a unit that an enemy comes to grips with', () => {
    const horse: Piece = { id: 'red-horse', type: 'light-cavalry', at: [100, 80], figures: 8 };
    const game = setUp({ pieces: [archers(), horse] });
    move(game, { 'blue-bows': 'STAKES', 'red-horse': 'ENG S full' }, { seed: 1 });
    expect(game.state.contacts).toHaveLength(1);
    expect(stakesOf(game)).toEqual([]);
  });

  // cady/ancient-medieval/stakes/remove, cady/ancient-medieval/stakes/reuse
  test('either side takes them out and may set them up elsewhere', () => {
    const game = setUp({ pieces: [archers(), { id: 'red-1', at: [100, 90], type: 'light-infantry', figures: 24 }] });
    move(game, { 'blue-bows': 'STAKES' });
    move(game, { 'blue-bows': 'S full' });
    move(game, { 'red-1': 'S 28 cm', 'blue-bows': 'S full' });
    const before = stakesOf(game).reduce((sum, { line }) => sum + length(line), 0);
    const told = move(game, { 'red-1': 'UNSTAKE', 'blue-bows': 'H' });
    expect(told.of('work')).toMatchObject([{ unit: 'red-1', task: 'pull-stakes' }]);
    expect(stakesOf(game)).toEqual([]);
    expect(unitIn(game.state, 'red-1').carried.stakes).toBeCloseTo(before, 2);
    expect(faultsOf(game, 'red-1', 'STAKES')).toEqual([]);
  });

  // cady/ancient-medieval/stakes/crossing-troops, cady/ancient-medieval/stakes/crossing-wheeled
  test('cost troops a third of their move, and wheels two', () => {
    const line = [
      { x: 60, y: 70 },
      { x: 140, y: 70 },
    ] as const;
    const cross = (type: 'medium-infantry' | 'medium-cavalry' | 'supply-wagon') => {
      const loads = type === 'supply-wagon' ? { loads: ['missiles' as const] } : {};
      const game = setUp({ pieces: [{ id: 'blue-1', type, at: [100, 60], ...loads }, enemy] });
      game.state.works.push({ id: 'w', kind: 'stakes', side: 'red', line, depth: 0, knownTo: ['red', 'blue'] });
      move(game, { 'blue-1': 'N full' });
      return (unitIn(game.state, 'blue-1').at.y - 60) / game.rules.troops[type].move;
    };
    expect(cross('medium-infantry')).toBeCloseTo(2 / 3, 2);
    expect(cross('medium-cavalry')).toBeCloseTo(2 / 3, 2);
    expect(cross('supply-wagon')).toBeLessThanOrEqual(1 / 3 + 0.01);
  });
});

describe('entrenchments', () => {
  // cady/ancient-medieval/romans/entrench
  test('legionaries dig a centimetre each in a turn, until their front is covered', () => {
    const legion: Piece = { id: 'blue-legion', type: 'roman-legionary', at: [100, 60], figures: 8, formation: 'LB' };
    const game = setUp({ pieces: [legion, enemy] });
    let turns = 0;
    while (faultsOf(game, 'blue-legion', 'DIG').length === 0) {
      move(game, { 'blue-legion': 'DIG' });
      turns += 1;
    }
    const dug = game.state.works.reduce((sum, { line }) => sum + length(line), 0);
    expect(game.state.works.every(({ kind }) => kind === 'entrenchment')).toBe(true);
    expect(dug).toBeLessThanOrEqual(8 * turns);
    expect(faultsOf(game, 'blue-legion', 'DIG')).toContain('cady/ancient-medieval/romans/entrench');
  });

  // cady/ancient-medieval/romans/entrench, cady/ancient-medieval/romans/cavalry-limits
  test('nobody else digs', () => {
    const game = setUp({ pieces: [{ id: 'blue-horse', type: 'roman-cavalry', at: [40, 60] }, archers(), enemy] });
    expect(faultsOf(game, 'blue-horse', 'DIG')).toContain('cady/ancient-medieval/romans/entrench');
    expect(faultsOf(game, 'blue-bows', 'DIG')).toContain('cady/ancient-medieval/romans/entrench');
  });
});

describe('caltrops on the table', () => {
  const strewer: Piece = {
    id: 'blue-foot',
    type: 'light-infantry',
    at: [100, 60],
    figures: 10,
    formation: 'Col 6',
    equipment: { caltrops: 20 },
  };
  const caltrops = ({ state }: Game) => state.works.filter(({ kind }) => kind === 'caltrops');

  // cady/ancient-medieval/caltrops/placing, cady/ancient-medieval/caltrops/capacity
  test('take a third of the move to strew, before marching off or after', () => {
    const first = setUp({ level: 'advanced', pieces: [strewer, enemy] });
    move(first, { 'blue-foot': 'CALTROPS, S full' });
    expect(caltrops(first)[0]?.line[0].y).toBeGreaterThan(60);
    expect(60 - unitIn(first.state, 'blue-foot').at.y).toBeLessThanOrEqual(20.1);
    const last = setUp({ level: 'advanced', pieces: [strewer, enemy] });
    move(last, { 'blue-foot': 'N 10 cm, CALTROPS' });
    expect(caltrops(last)[0]?.line[0].y).toBeGreaterThan(70);
    const [work] = caltrops(last);
    expect(work === undefined ? 0 : length(work.line) * work.depth).toBeCloseTo(20, 1);
    expect(unitIn(last.state, 'blue-foot').carried.caltrops).toBe(0);
  });

  // cady/ancient-medieval/caltrops/hidden
  test('are known to those who strewed them alone, and told to nobody else', () => {
    const game = setUp({ level: 'advanced', pieces: [strewer, enemy] });
    const told = move(game, { 'blue-foot': 'CALTROPS' });
    const [event] = told.of('work');
    expect(event && told.seenBy.get(event)).toEqual(['blue']);
    expect(worksKnownTo('red', game.state)).toEqual([]);
    expect(worksKnownTo('blue', game.state)).toHaveLength(1);
  });

  function charge(gait: string, dice: readonly number[]) {
    const game = setUp({
      level: 'advanced',
      pieces: [strewer, { id: 'red-1', type: 'light-infantry', at: [100, 85], figures: 5 }],
    });
    move(game, { 'blue-foot': 'CALTROPS' });
    move(game, { 'blue-foot': 'S full' });
    move(game, { 'blue-foot': 'S full' });
    const told = move(game, { 'red-1': gait, 'blue-foot': 'H' }, { dice });
    return { game, told };
  }

  // cady/ancient-medieval/caltrops/losses, cady/ancient-medieval/caltrops/losses-timing
  test('cost whoever treads on them figures by how far he went, and he knows of them then', () => {
    const { game, told } = charge('S full', [4, 6, 1, 2, 3]);
    expect(told.of('trod-on-caltrops')).toMatchObject([{ unit: 'red-1', losses: 2 }]);
    expect(unitIn(game.state, 'red-1').figures).toBe(3);
    expect(worksKnownTo('red', game.state)).toHaveLength(1);
  });

  // cady/ancient-medieval/caltrops/removing
  test('are cleared two square centimetres a figure, all turn, by whoever knows of them', () => {
    const game = setUp({ level: 'advanced', pieces: [strewer, enemy] });
    expect(faultsOf(game, 'blue-foot', 'SWEEP')).toContain('cady/ancient-medieval/caltrops/removing');
    move(game, { 'blue-foot': 'CALTROPS' });
    move(game, { 'blue-foot': 'SWEEP' });
    expect(caltrops(game)).toEqual([]);
  });
});

describe('forest work', () => {
  const wood = {
    kind: 'wood' as const,
    id: 'grove',
    outline: [
      [90, 62],
      [110, 62],
      [110, 80],
      [90, 80],
    ] as [number, number][],
  };

  // cady/common/forest/clear-trees
  test('four figure turns fell a tree, and the forest shrinks', () => {
    const game = setUp({ pieces: [{ id: 'blue-foot', at: [100, 74], figures: 6 }, enemy], features: [wood] });
    move(game, { 'blue-foot': 'FELL' });
    expect(game.state.breaches).toHaveLength(1);
    expect(unitIn(game.state, 'blue-foot').progress).toMatchObject({ thirds: 6 });
    const told = move(game, { 'blue-foot': 'FELL' });
    // Three are down, and the last one is there to look at.
    expect(game.state.breaches).toHaveLength(4);
    const [event] = told.of('work');
    expect(ancientWindows.tell(event as never, game).join(' ')).toMatch(/one tree is left: no forest any more/);
  });

  test('three trees are the least that make a forest (cady/common/forest/min-three-trees)', () => {
    const left = (numbers: Readonly<Record<string, number>>) => {
      const pieces = [{ id: 'blue-foot', at: [100, 74] as const, figures: 6 }, enemy];
      const game = setUp({
        pieces,
        features: [wood],
        rules: ancientMedievalRules(ancientMedievalBook.with({ numbers })),
      });
      move(game, { 'blue-foot': 'FELL' });
      const forest = tableOf(game.scenario, game.state.breaches).features.find(({ id }) => id === 'grove');
      return forest === undefined ? 0 : forest.kind === 'wood' ? forest.outline.length : NaN;
    };
    expect(left({})).toBe(3);
    expect(left({ 'cady/common/forest/least-trees': 4 })).toBe(0);
  });

  // cady/common/forest/barricade-build, cady/common/forest/barricade-place, cady/common/forest/barricade-remove
  test('ten figure turns bar a road near a forest, and ten open it again', () => {
    const road = {
      kind: 'road' as const,
      id: 'road',
      line: [
        [0, 61],
        [200, 61],
      ] as [number, number][],
      width: 4,
    };
    const game = setUp({ pieces: [{ id: 'blue-foot', at: [100, 58], figures: 6 }, enemy], features: [wood, road] });
    move(game, { 'blue-foot': 'BARRICADE' });
    expect(game.state.works).toEqual([]);
    move(game, { 'blue-foot': 'BARRICADE' });
    expect(game.state.works).toMatchObject([{ kind: 'barricade' }]);
    move(game, { 'blue-foot': 'SWEEP' });
    move(game, { 'blue-foot': 'SWEEP' });
    expect(game.state.works).toEqual([]);
    const far = setUp({ pieces: [{ id: 'blue-foot', at: [20, 58], figures: 6 }, enemy], features: [wood, road] });
    expect(faultsOf(far, 'blue-foot', 'BARRICADE')).toContain('cady/common/forest/barricade-place');
    expect(faultsOf(far, 'blue-foot', 'FELL')).toContain('cady/common/forest/clear-trees');
  });
});
