import { describe, expect, it } from 'vitest';
import { musketView, strengthOf } from '../../src/rulesets/cady/musket/index.js';
import { callFaults } from '../../src/rulesets/cady/musket/turn/calls.js';
import { orderFaultsOf } from '../../src/rulesets/cady/musket/turn/orders.js';
import { placedOf } from '../../src/rulesets/cady/musket/units.js';
import { distanceBetweenQuads, quadOf, quadsOverlap } from '../../src/table/index.js';
import { musketRulesUnder } from '../rules-under.js';
import { type Features, type Piece, play, setUp, unitIn } from './table-top.js';

const far: Piece = { id: 'red-1', at: [150, 140] };
const gun: Piece = { id: 'blue-guns', type: 'twelve-pounder-cannon', at: [50, 20] };
const other: Piece = { id: 'blue-howitzer', type: 'eight-pounder-howitzer', at: [60, 20] };
const move = ['orders', 'movement'];

describe('gunners who leave their gun (cady/musket/artillery/crew/detach-join)', () => {
  it('bring another to its full complement, and no more', () => {
    const on = setUp({ pieces: [gun, { ...other, be: { figures: 2 } }, far] });
    const { of } = play(on, { orders: { 'blue-guns': 'JOIN blue-howitzer' }, seed: 1 }, move);
    expect(of('crew-replaced')).toMatchObject([{ unit: 'blue-howitzer', men: 4 }]);
    expect([unitIn(on.state, 'blue-guns').figures, unitIn(on.state, 'blue-howitzer').figures]).toEqual([2, 6]);
  });

  it('do not go farther than they move, nor to guns of others', () => {
    const on = setUp({ pieces: [gun, { ...other, at: [90, 20], be: { figures: 2 } }, far] });
    expect(play(on, { orders: { 'blue-guns': 'JOIN blue-howitzer' }, seed: 1 }, move).of('crew-replaced')).toEqual([]);
    expect(orderFaultsOf(unitIn(on.state, 'blue-guns'), 'JOIN red-1', 'o', on)).toHaveLength(1);
    expect(orderFaultsOf(unitIn(on.state, 'red-1'), 'JOIN blue-guns', 'o', on)).toHaveLength(1);
  });
});

describe('a gun without crew (cady/musket/artillery/unattended/re-man cady/musket/artillery/unattended/untrained-half)', () => {
  const foot: Piece = { id: 'red-2', at: [50, 24], figures: 12, formation: 'Col 6' };
  const alone = (rules = musketRulesUnder(), others: readonly Piece[] = []) => {
    const on = setUp({ pieces: [gun, { id: 'blue-1', at: [20, 10] }, foot, ...others], rules });
    unitIn(on.state, 'blue-guns').figures = 0;
    play(on, { seed: 1 }, ['artillery']);
    unitIn(on.state, 'red-2').at = { x: 50, y: 20.5 };
    return on;
  };

  it('is taken over by whoever stands at it, and fires for him every other turn', () => {
    const on = alone();
    expect(unitIn(on.state, 'blue-guns').gone).toBe('destroyed');
    expect(musketView(on.state, 'red', on.scenario, on.rules).unattended).toMatchObject([{ id: 'blue-guns' }]);
    const { of } = play(on, { orders: { 'red-2': 'MAN blue-guns' }, seed: 1 }, move);
    expect(of('crew-replaced')).toMatchObject([{ unit: 'blue-guns', men: 6 }]);
    expect(unitIn(on.state, 'blue-guns')).toMatchObject({
      side: 'red',
      gone: null,
      figures: 6,
      gun: { untrained: true },
    });
    expect(unitIn(on.state, 'red-2').figures).toBe(6);
    const fires = () =>
      play(on, { calls: { 'blue-guns': [{ shot: 'solid', bearing: 0, range: 100 }] }, seed: 2 }, ['artillery']).of(
        'shot',
      ).length;
    unitIn(on.state, 'red-2').at = { x: 120, y: 60 };
    on.state.turn = 4;
    const shots = [fires()];
    on.state.turn = 5;
    shots.push(fires());
    on.state.turn = 6;
    shots.push(fires());
    expect(shots).toEqual([1, 0, 1]);
  });

  it('leaves the losses of both sides what they are: its own crew is lost, and those who serve it now are not (cady/common/victory/option-percentage)', () => {
    const on = alone();
    const { rules } = on;
    const tallies = () => (['blue', 'red'] as const).map(side => strengthOf(on.state, side, rules));
    const before = tallies();
    play(on, { orders: { 'red-2': 'MAN blue-guns' }, seed: 1 }, move);
    expect(unitIn(on.state, 'blue-guns').side).toBe('red');
    expect(tallies()).toEqual(before);
    unitIn(on.state, 'blue-guns').figures -= 2;
    const [blue, red] = tallies();
    expect(blue).toEqual(before[0]);
    expect(red?.left).toEqual({ figures: 10, units: 1, points: 30 });
  });

  it('is left behind by a crew that runs', () => {
    const on = setUp({ pieces: [gun, { id: 'blue-1', at: [20, 10] }, { ...foot, at: [120, 60] }] });
    unitIn(on.state, 'blue-guns').mustDo = 'rout';
    play(on, { seed: 1 }, move);
    expect(unitIn(on.state, 'blue-guns')).toMatchObject({ gone: 'routed', at: { x: 50, y: 20 } });
    expect(musketView(on.state, 'red', on.scenario, on.rules).unattended).toMatchObject([{ id: 'blue-guns' }]);
    unitIn(on.state, 'red-2').at = { x: 50, y: 20.5 };
    play(on, { orders: { 'red-2': 'MAN blue-guns' }, seed: 1 }, move);
    expect(unitIn(on.state, 'blue-guns')).toMatchObject({ side: 'red', gone: null, figures: 6, mustDo: null });
  });

  it('is served by gunners as by its own, wherever they come from within a move of theirs', () => {
    const howitzer: Piece = { id: 'red-howitzer', type: 'eight-pounder-howitzer', at: [60, 26] };
    const on = alone(musketRulesUnder(), [howitzer]);
    expect(orderFaultsOf(unitIn(on.state, 'red-howitzer'), 'MAN blue-guns', 'o', on)).toEqual([]);
    const before = strengthOf(on.state, 'red', on.rules).left.figures;
    unitIn(on.state, 'red-2').at = { x: 120, y: 60 };
    const { of } = play(on, { orders: { 'red-howitzer': 'MAN blue-guns' }, seed: 1 }, move);
    expect(of('crew-replaced')).toMatchObject([{ unit: 'blue-guns', men: 6, from: 'red-howitzer' }]);
    expect(unitIn(on.state, 'blue-guns')).toMatchObject({ side: 'red', gone: null, gun: { untrained: false } });
    expect(strengthOf(on.state, 'red', on.rules).left.figures).toBe(before);

    const far = alone(musketRulesUnder(), [{ ...howitzer, at: [120, 26] }]);
    const told = play(far, { orders: { 'red-howitzer': 'MAN blue-guns' }, seed: 1 }, move);
    expect(told.of('undone')).toMatchObject([{ because: [{ because: 'out of reach when the turn began' }] }]);

    // Where only men who stand there may, and nobody leaves his gun (cady/ruling/detach-who).
    const stay = alone(musketRulesUnder({ 'cady/ruling/detach-who': 'whoever-stands-there' }), [howitzer]);
    expect(orderFaultsOf(unitIn(stay.state, 'red-howitzer'), 'MAN blue-guns', 'o', stay)).toHaveLength(1);
  });

  it('and its men who are no gunners serve no other gun better, nor does one who joins them', () => {
    const joins = (untrained: readonly [boolean, boolean], figures: number) => {
      const on = setUp({ pieces: [gun, { ...other, be: { figures } }, far] });
      for (const [at, id] of ['blue-guns', 'blue-howitzer'].entries()) {
        const piece = unitIn(on.state, id).gun;
        if (piece !== null) piece.untrained = untrained[at] === true;
      }
      play(on, { orders: { 'blue-guns': 'JOIN blue-howitzer' }, seed: 1 }, move);
      return unitIn(on.state, 'blue-howitzer').gun?.untrained;
    };
    // By themselves five gunners of six are enough, two are not.
    expect([joins([true, false], 2), joins([true, false], 5)]).toEqual([true, false]);
    expect([joins([false, true], 1), joins([false, true], 4)]).toEqual([false, true]);
    expect([joins([false, false], 2), joins([true, true], 2)]).toEqual([false, true]);
  });

  it('is rolled clear of those who stand on its place, or stays without men where there is no room', () => {
    const others = (['red-3', 'red-4', 'red-5'] as const).map(
      (id, at): Piece => ({ ...foot, id, at: [100 + 30 * at, 90] }),
    );
    const on = alone(musketRulesUnder(), others);
    const men = unitIn(on.state, 'red-2');
    men.at = { x: 50, y: 18 };
    play(on, { orders: { 'red-2': 'MAN blue-guns' }, seed: 1 }, move);
    const gun = unitIn(on.state, 'blue-guns');
    expect(gun).toMatchObject({ side: 'red', gone: null, figures: 6, facing: men.facing });
    const quad = (id: string) => quadOf(placedOf(unitIn(on.state, id), on.rules));
    expect(quadsOverlap(quad('blue-guns'), quad('red-2'), on.rules.table.crowding)).toBe(false);
    expect(distanceBetweenQuads(quad('blue-guns'), quad('red-2'))).toBeLessThan(1);

    // Where it is read to be manned where it stands, they would have to make room first (cady/ruling/manned-gun-place).
    const inPlace = alone(musketRulesUnder({ 'cady/ruling/manned-gun-place': 'where-it-stands' }));
    unitIn(inPlace.state, 'red-2').at = { x: 50, y: 18 };
    play(inPlace, { orders: { 'red-2': 'MAN blue-guns' }, seed: 1 }, move);
    expect(unitIn(inPlace.state, 'blue-guns').gone).toBe('destroyed');

    // The same with friends behind and on both sides.
    const crowded = alone(musketRulesUnder(), others);
    unitIn(crowded.state, 'red-2').at = { x: 50, y: 18 };
    unitIn(crowded.state, 'red-3').at = { x: 50, y: 22.5 };
    unitIn(crowded.state, 'red-4').at = { x: 37, y: 18 };
    unitIn(crowded.state, 'red-5').at = { x: 63, y: 18 };
    const { of } = play(crowded, { orders: { 'red-2': 'MAN blue-guns' }, seed: 1 }, move);
    expect(unitIn(crowded.state, 'blue-guns').gone).toBe('destroyed');
    expect(of('undone')).toMatchObject([{ task: 'man', because: [{ because: 'no room for it and its men' }] }]);
  });

  it('is out of the game where it is read so, and when it is spiked (cady/ruling/unattended-guns)', () => {
    const on = alone(musketRulesUnder({ 'cady/ruling/unattended-guns': 'out-of-the-game' }));
    expect(orderFaultsOf(unitIn(on.state, 'red-2'), 'MAN blue-guns', 'o', on)).toHaveLength(1);
    const spiked = alone();
    const { gun: piece } = unitIn(spiked.state, 'blue-guns');
    if (piece !== null) piece.spiked = true;
    expect(orderFaultsOf(unitIn(spiked.state, 'red-2'), 'MAN blue-guns', 'o', spiked)).toHaveLength(1);
  });
});

describe('the crew of a gun', () => {
  it('is shot at by small arms and by guns (cady/musket/artillery/crew/legitimate-target)', () => {
    const on = setUp({
      pieces: [
        { ...gun, facing: 'N' },
        { ...far, at: [50, 40] },
      ],
    });
    const { of } = play(on, { orders: { 'red-1': 'H' }, seed: 3 }, ['orders', 'movement', 'small-arms']);
    expect(of('volley')[0]).toMatchObject({ unit: 'red-1', target: 'blue-guns' });
  });

  it('fights man by man, each at two points (cady/musket/artillery/crew/melee-individual)', () => {
    const on = setUp({ pieces: [gun, { ...far, at: [50, 20.6], formation: 'Col 4' }] });
    const edges = { edgeOfA: 'front', edgeOfB: 'front' } as const;
    on.state.contacts.push({
      a: 'blue-guns',
      b: 'red-1',
      ...edges,
      since: 0,
      attackers: ['red-1'],
      run: { 'red-1': 10 },
    });
    const { of } = play(on, { seed: 1 }, ['melee']);
    expect(of('melee')[0]?.a).toMatchObject({ unit: 'blue-guns', point: 2 });
  });
});

describe('guns and hills', () => {
  const hill: Features[number] = {
    kind: 'hill',
    id: 'hill',
    level: 1,
    outline: [
      [30, 10],
      [70, 10],
      [70, 40],
      [30, 40],
    ],
  };

  it('a level takes a third of their move (cady/musket/artillery/move-hill cady/musket/movement/reductions)', () => {
    const goes = (features: Features) => {
      const on = setUp({ pieces: [{ ...gun, at: [50, 9] }, far], features });
      play(on, { orders: { 'blue-guns': 'N full' }, seed: 1 }, move);
      return unitIn(on.state, 'blue-guns').at.y - 9;
    };
    expect([goes([]), goes([hill])]).toEqual([21, 14]);
  });

  it('hit nobody close to the foot of theirs, where it is so read (cady/musket/artillery/parabolic/dead-ground cady/musket/artillery/parabolic/backed-on-hill)', () => {
    const faults = (reading: string, range: number) => {
      const rules = musketRulesUnder({ 'cady/ruling/dead-ground': reading });
      const on = setUp({ pieces: [{ ...gun, at: [50, 38] }, far], features: [hill], rules });
      const view = musketView(on.state, 'blue', on.scenario, rules);
      return callFaults({ shot: 'solid', bearing: 0, range }, 'blue-guns', view, rules).map(({ clause }) => clause);
    };
    const clause = 'cady/musket/artillery/parabolic/dead-ground';
    expect(faults('by-sight-alone', 5)).toEqual([]);
    expect(faults('as-far-as-the-edge-hides', 5)).toEqual([clause]);
    expect(faults('as-far-as-the-edge-hides', 9)).toEqual([]);
  });
});

describe('shot', () => {
  it('a second die shifts a ball by its blue line, where it is so read (cady/musket/artillery/solid/blue-line cady/ruling/solid-blue-line)', () => {
    const rules = musketRulesUnder({ 'cady/ruling/solid-blue-line': 'shifted' });
    const lands = (face: number) => {
      const on = setUp({ pieces: [gun, far], rules });
      const { of } = play(
        on,
        { calls: { 'blue-guns': [{ shot: 'solid', bearing: 0, range: 50 }] }, dice: [0, 1, 0, face] },
        ['artillery'],
      );
      const [shot] = of('shot');
      return shot?.area.shape === 'stick' ? shot.area.from.y : undefined;
    };
    expect([1, 3, 4, 6].map(lands)).toEqual([67, 69, 71, 73]);
  });

  it('shells are left out where both sides agree (cady/musket/artillery/explosive/optional-projectile)', () => {
    const { state } = setUp({ pieces: [gun, other, far], shells: false });
    expect(unitIn(state, 'blue-guns').gun).toMatchObject({ solid: 12, explosive: 0, canister: 2 });
    expect(unitIn(state, 'blue-howitzer').gun?.explosive).toBe(18);
  });
});

it('nobody fires outside of his arc without turning (cady/musket/small-arms/out-of-arc)', () => {
  const fires = (order: string) => {
    const on = setUp({
      pieces: [
        { id: 'blue-1', at: [100, 60], formation: 'Col 8' },
        { ...far, at: [125, 60], facing: 'W' },
      ],
    });
    return play(on, { orders: { 'blue-1': order, 'red-1': 'HF' }, seed: 1 }, ['orders', 'movement', 'small-arms']).of(
      'volley',
    ).length;
  };
  expect([fires('H'), fires('H, F E')]).toEqual([0, 1]);
});

it('Indians go through the forest as over open ground (cady/musket/movement/indians-forest)', () => {
  const wood: Features[number] = {
    kind: 'wood',
    id: 'wood',
    outline: [
      [80, 30],
      [120, 30],
      [120, 100],
      [80, 100],
    ],
  };
  const goes = (type: NonNullable<Piece['type']>) => {
    const on = setUp({
      pieces: [{ id: 'blue-1', type, at: [100, 45], figures: 8, formation: 'Col 8' }, far],
      features: [wood],
    });
    play(on, { orders: { 'blue-1': 'N full' }, seed: 1 }, move);
    return unitIn(on.state, 'blue-1').at.y - 45;
  };
  expect([goes('indians'), goes('militia')]).toEqual([42, 20]);
});

it('who stands upstairs sees what hides behind a wood’s edge no better, but over troops that screen (cady/musket/sighting/upper-storey-reveals)', () => {
  const house: Features[number] = {
    kind: 'building',
    id: 'farm',
    level: 2,
    outline: [
      [94, 70],
      [106, 70],
      [106, 78],
      [94, 78],
    ],
  };
  const houses = [{ building: 'farm', class: 'a' as const, windows: [{ at: [100, 70] as [number, number] }] }];
  const seen = (storey: number) => {
    const pieces: Piece[] = [
      { id: 'red-1', figures: 8, at: [100, 74], inside: { building: 'farm', storey } },
      { id: 'blue-1', type: 'light-hussars', figures: 12, at: [100, 40], formation: 'Col 12' },
      { id: 'blue-2', figures: 8, at: [100, 30], hidden: true, formation: 'Col 4' },
    ];
    const on = setUp({ pieces, features: [house], houses, level: 'intermediate' });
    play(on, { orders: { 'blue-1': 'HF', 'blue-2': 'HF', 'red-1': 'HF' }, seed: 1 }, move);
    return unitIn(on.state, 'blue-2').marker === null;
  };
  expect([seen(1), seen(2)]).toEqual([false, true]);
});
