import { describe, expect, it } from 'vitest';
import { musketRules, smallArmsOdds } from '../../src/rulesets/cady/musket/index.js';
import { scenarioFaults } from '../../src/rulesets/cady/musket/scenario-faults.js';
import { musketRulesUnder } from '../rules-under.js';
import { type Piece, play, setUp } from './table-top.js';

const line: Piece = { id: 'red-1', at: [100, 60], facing: 'S', formation: 'LB' };

describe('fire from the way', () => {
  const passing = (order: string) => {
    const on = setUp({
      pieces: [
        { id: 'blue-1', at: [60, 24], facing: 'N', formation: 'LB' },
        { ...line, facing: 'N', at: [60, 60] },
      ],
    });
    return play(on, { orders: { 'blue-1': order, 'red-1': 'H' }, seed: 1 });
  };

  it('is not at an enemy who is in range still, though he is before them no more [cady/musket/en-passant/return-fire]', () => {
    for (const order of ['N 10 cm, E 2 cm', 'N 10 cm, F S']) expect(passing(order).of('volley')).toEqual([]);
  });

  it('is returned: who marches on past an enemy fires at him from where he had him before him [cady/musket/en-passant/return-fire]', () => {
    const { of } = passing('N 6 cm, S 6 cm');
    const [volley, ...others] = of('volley');
    expect(others).toEqual([]);
    expect(volley).toMatchObject({ unit: 'blue-1', target: 'red-1' });
    expect(volley?.because.map(({ clause }) => clause)).toContain('cady/musket/en-passant/return-fire');
  });

  it('is what a caracole is: hussars ride up, fire their pistols and ride back, and take fire where they were [cady/musket/cavalry/caracole] [cady/musket/cavalry/caracole-accepts-fire]', () => {
    const hussars: Piece = { id: 'blue-1', type: 'light-hussars', figures: 12, at: [100, 36], formation: 'Col 6' };
    const on = setUp({ pieces: [hussars, { ...line, figures: 24 }] });
    const { of } = play(on, { orders: { 'blue-1': 'N 14 cm, S 14 cm', 'red-1': 'H' }, seed: 2 });
    const volleys = of('volley').map(({ unit, target, groups, because }) => ({
      unit,
      target,
      near: groups[0]?.distance,
      clauses: because.map(({ clause }) => clause),
    }));
    const blue = volleys.find(({ unit }) => unit === 'blue-1');
    expect(blue?.target).toBe('red-1');
    expect(blue?.near).toBeLessThanOrEqual(12);
    expect(blue?.clauses).toContain('cady/musket/en-passant/return-fire');
    expect(volleys.find(({ unit }) => unit === 'red-1')?.target).toBe('blue-1');
  });

  it('is not for dragoons in the saddle, nor for lancers [cady/musket/cavalry/no-caracole-dragoons] [cady/musket/cavalry/arms]', () => {
    for (const type of ['dragoons', 'light-lancers'] as const) {
      const on = setUp({ pieces: [{ id: 'blue-1', type, figures: 12, at: [100, 36], formation: 'Col 6' }, line] });
      const { of } = play(on, { orders: { 'blue-1': 'N 14 cm, S 14 cm', 'red-1': 'H' }, seed: 2 });
      expect(of('volley').map(({ unit }) => unit)).not.toContain('blue-1');
    }
    const { troops } = musketRules();
    expect([troops['light-hussars'].weapon, troops.cuirassier.weapon, troops.dragoons.weapon]).toEqual([
      'pistols',
      'pistols',
      'fusils-carbines',
    ]);
  });

  it('is exchanged by two that pass each other [cady/musket/en-passant/both-passing]', () => {
    const hussars = (id: string, x: number, facing: string): Piece => {
      return { id, type: 'light-hussars', figures: 12, at: [x, facing === 'N' ? 40 : 110], facing, formation: 'Col 2' };
    };
    const on = setUp({ pieces: [hussars('blue-1', 96, 'N'), hussars('red-1', 106, 'S')] });
    const { of } = play(on, { orders: { 'blue-1': 'N 2/3', 'red-1': 'S 2/3' }, seed: 2 });
    const clauses = of('volley').flatMap(({ because }) => because.map(({ clause }) => clause));
    expect(of('volley')).toHaveLength(2);
    expect(clauses.some(clause => clause.includes('en-passant'))).toBe(true);
  });
});

describe('fire at one who passes', () => {
  it('is that of the stands that have him in their own arcs, though he never is before the middle of the line (cady/musket/small-arms/arc cady/musket/en-passant/fire-at-passing)', () => {
    const wide: Piece = { id: 'blue-1', at: [60, 40], figures: 24, formation: 'Col 24' };
    const hussars: Piece = { id: 'red-1', type: 'light-hussars', figures: 8, at: [98, 73], formation: 'Col 2' };
    const on = setUp({ pieces: [wide, hussars] });
    const { of } = play(on, { orders: { 'blue-1': 'H', 'red-1': 'S 12 cm, N 12 cm' }, seed: 2 });
    const volley = of('volley').find(({ unit }) => unit === 'blue-1');
    expect(volley).toMatchObject({ target: 'red-1' });
    const firing = volley?.groups.reduce((sum, { figures }) => sum + figures, 0) ?? 0;
    expect(firing).toBeGreaterThan(0);
    expect(firing).toBeLessThan(24);
  });
});

describe('horse that fires before it charges', () => {
  it('has no shock from nearer than the straight run that shock needs [cady/musket/cavalry/fire-may-cost-shock]', () => {
    const dice = (away: number) => {
      const hussars: Piece = {
        id: 'blue-1',
        type: 'light-hussars',
        figures: 12,
        at: [100, 60 - away],
        formation: 'Col 6',
      };
      const on = setUp({ pieces: [hussars, { ...line, figures: 24 }] });
      const { of } = play(on, { orders: { 'blue-1': 'CH N full, FB', 'red-1': 'HF' }, seed: 2 });
      expect(of('volley').map(({ unit }) => unit)).toContain('blue-1');
      return of('shock')[0]?.dice;
    };
    expect(dice(11)).toBeGreaterThan(0);
    expect(dice(8)).toBe(0);
  });
});

describe('Indians in a forest', () => {
  it('move through it as in the open [cady/musket/movement/indians-forest] [cady/musket/movement/reductions]', () => {
    const wood = {
      kind: 'wood',
      id: 'wood',
      outline: [
        [40, 20],
        [160, 20],
        [160, 140],
        [40, 140],
      ],
    } as const;
    const marched = (type: 'indians' | 'regulars') => {
      const on = setUp({
        pieces: [
          { id: 'blue-1', type, at: [100, 40], formation: 'Col 6' },
          { ...line, at: [20, 140] },
        ],
        features: [wood as never],
      });
      return play(on, { orders: { 'blue-1': 'N full', 'red-1': 'H' } }, ['orders', 'movement']).of('moved')[0]
        ?.distance;
    };
    expect(marched('indians')).toBe(42);
    expect(marched('regulars')).toBe(24);
  });
});

describe('fog of war', () => {
  it('takes a step for each turn of fire at the same target, or one however long [cady/musket/optional/fog-of-war]', () => {
    const faces = (smoke: number, rules = musketRules()) =>
      smallArmsOdds({ weapon: 'muskets', distance: 10, smoke }, rules).faces;
    expect([faces(0), faces(1), faces(2), faces(3)]).toEqual([[2, 4, 6], [4, 6], [6], []]);
    const once = musketRulesUnder({ 'cady/ruling/fog-of-war-steps': 'once' });
    expect(faces(3, once)).toEqual([4, 6]);
  });

  const firing: readonly Piece[] = [
    { id: 'blue-1', at: [100, 45], formation: 'LB', figures: 36 },
    { ...line, figures: 36 },
  ];
  const facesOf = (optional: readonly 'fog-of-war'[]) => {
    const on = setUp({ pieces: firing, level: 'advanced', optional: [...optional] });
    return [1, 2].map(seed => {
      const { of } = play(on, { orders: { 'blue-1': 'H', 'red-1': 'HF' }, seed });
      return of('volley').find(({ unit }) => unit === 'blue-1')?.groups[0]?.faces;
    });
  };

  it('is counted on the table where it was agreed on, and nowhere else [cady/musket/optional/fog-of-war]', () => {
    expect(facesOf([])).toEqual([
      [4, 6],
      [4, 6],
    ]);
    expect(facesOf(['fog-of-war'])).toEqual([[4, 6], [6]]);
  });

  it('doubles how far guns stray that fire on at the same target [cady/musket/optional/fog-of-war]', () => {
    const gun: Piece = { id: 'blue-1', type: 'six-pounder-cannon', at: [100, 20] };
    const on = setUp({
      pieces: [gun, { ...line, at: [100, 60], figures: 36 }],
      level: 'advanced',
      optional: ['fog-of-war'],
    });
    const call = { shot: 'solid', bearing: 0, range: 40 } as const;
    const why: boolean[] = [];
    const strays = [1, 2].map(() => {
      const { of } = play(on, { orders: { 'blue-1': 'H', 'red-1': 'HF' }, calls: { 'blue-1': [call] }, seed: 3 });
      const [shot] = of('shot');
      why.push(shot?.because.some(({ effect }) => effect === 'strays 2 times as far') === true);
      return shot?.landed === undefined ? 0 : Math.hypot(shot.landed.x - 100, shot.landed.y - 60);
    });
    expect(strays[0]).toBeGreaterThan(0);
    expect(strays[1]).toBeCloseTo((strays[0] ?? 0) * 2, 3);
    expect(why).toEqual([false, true]);
  });
});

describe('an order of battle', () => {
  it('is of one nationality unless agreed otherwise [cady/musket/setup/army-one-nationality]', () => {
    const { scenario, rules } = setUp({
      pieces: [{ id: 'blue-1', at: [50, 20] }, { id: 'blue-2', at: [100, 20] }, line],
    });
    const { blue, red } = scenario.sides as {
      blue: NonNullable<(typeof scenario.sides)[string]>;
      red: NonNullable<(typeof scenario.sides)[string]>;
    };
    const [first, second] = blue.units;
    const mixed = {
      ...scenario,
      sides: { blue: { ...blue, nation: 'British', units: [first!, { ...second!, nation: 'Hessian' }] }, red },
    };
    expect(scenarioFaults(scenario, rules)).toEqual([]);
    expect(scenarioFaults(mixed, rules)).toMatchObject([
      { path: 'sides.blue.units[1].nation', clause: 'cady/musket/setup/army-one-nationality' },
    ]);
    expect(scenarioFaults({ ...mixed, agreed: [...mixed.agreed, 'nations'] }, rules)).toEqual([]);
  });

  it('hangs before a gun that fires on, at the same target or at whatever, as it is read', () => {
    const gun: Piece = { id: 'blue-1', type: 'six-pounder-cannon', at: [100, 20] };
    const strays = (reading: 'nearest-to-the-call' | 'whatever-it-fires-at') => {
      const on = setUp({
        pieces: [gun, { ...line, at: [100, 60], figures: 36 }, { ...line, id: 'red-9', at: [130, 60], figures: 6 }],
        level: 'advanced',
        optional: ['fog-of-war'],
        rules: musketRulesUnder({ 'cady/ruling/fog-of-war-guns-target': reading }),
      });
      const calls = [0, 37].map(bearing => ({ shot: 'solid', bearing, range: bearing === 0 ? 40 : 50 }) as const);
      const orders = { 'blue-1': 'H', 'red-1': 'HF', 'red-9': 'HF' };
      return calls.map(call => {
        const { of } = play(on, { orders, calls: { 'blue-1': [call] }, seed: 3 });
        const [shot] = of('shot');
        const turn = (call.bearing * Math.PI) / 180;
        const [x, y] = [100 + call.range * Math.sin(turn), 20 + call.range * Math.cos(turn)];
        return shot?.landed === undefined ? 0 : Math.hypot(shot.landed.x - x, shot.landed.y - y);
      });
    };
    const [first = 0, second = 0] = strays('nearest-to-the-call');
    expect(second).toBeCloseTo(first, 3);
    expect(strays('whatever-it-fires-at')[1]).toBeCloseTo(2 * first, 3);
  });
});
