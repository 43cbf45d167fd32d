import { describe, expect, it } from 'vitest';
import { musketRulesUnder } from '../rules-under.js';

import { all, type Piece, play, setUp, type TableTop, unitIn } from './table-top.js';

const fire = ['small-arms'];
const moving = ['orders', 'opening-fire', 'movement', 'small-arms'];
/** Sixteen regulars in a line of battle: two ranks of four stands, 16 cm wide, eight figures in front. */
const foot: Piece = { id: 'blue-1', at: [60, 40], formation: 'LB' };
const enemy: Piece = { id: 'red-1', at: [60, 60], formation: 'LB', be: { loaded: false, type: 'light-lancers' } };
const line = (kind: 'fence' | 'wall', y: number): TableTop['features'] => [
  {
    kind,
    id: 'b',
    line: [
      [0, y],
      [200, y],
    ],
  },
];

/** The volleys of blue against unarmed reds, all dice showing the same. */
function volleys(
  red: readonly Piece[],
  {
    dice = [] as readonly number[],
    blue = {} as Partial<Piece>,
    features = [] as TableTop['features'],
    rules = undefined as TableTop['rules'],
  } = {},
) {
  const game = setUp({ pieces: [{ ...foot, ...blue }, ...red], features, ...(rules === undefined ? {} : { rules }) });
  return { ...game, ...play(game, { dice }, fire) };
}

const unarmed = (id: string, at: readonly [number, number], over: Partial<Piece> = {}): Piece => ({
  id,
  at,
  type: 'light-lancers',
  figures: 8,
  formation: 'Col 8',
  ...over,
});

describe('a volley on the table (cady/common/sequence/step-6-small-arms)', () => {
  it('the front rank fires, stand by stand, twice when it has not moved', () => {
    const { of, state } = volleys([unarmed('red-1', [60, 56])], { dice: all(16, 6) });
    // Eight figures at 18 cm and a little more: middle range of muskets, 4 and 6.
    const [told] = of('volley');
    expect(told).toMatchObject({ unit: 'blue-1', target: 'red-1', hits: 16, losses: 8 });
    expect(told?.groups.reduce((sum, group) => sum + group.figures, 0)).toBe(8);
    for (const group of told?.groups ?? []) expect(group).toMatchObject({ shots: 2, faces: [4, 6] });
    expect(unitIn(state, 'red-1').gone).toBe('destroyed');
    expect(unitIn(state, 'blue-1').loaded).toBe(false);
  });

  it('fire is simultaneous: who is shot still shoots (cady/musket/small-arms/simultaneous cady/common/sequence/casualties-fire-back)', () => {
    const game = setUp({ pieces: [foot, { ...foot, id: 'red-1', at: [60, 60] }] });
    const { of } = play(game, { dice: all(32, 6) }, fire);
    expect(of('volley').map(({ unit, losses }) => [unit, losses])).toEqual([
      ['blue-1', 16],
      ['red-1', 16],
    ]);
    expect(of('left').map(({ unit }) => unit)).toEqual(['blue-1', 'red-1']);
  });

  it('single stands of a unit may fire where others cannot (cady/common/conduct/single-figure-may-fire)', () => {
    // Only the right-hand stand is within 30 cm of it.
    const { of } = volleys([unarmed('red-1', [84, 60], { figures: 1 as never, be: { files: 1 } })], {
      dice: [1, 1, 1, 1],
    });
    const figures = of('volley')[0]?.groups.reduce((sum, group) => sum + group.figures, 0);
    expect(figures).toBe(2);
  });

  it('nobody fires over a wood, a hill, a building or other troops, nor in an arc (cady/musket/small-arms/line-of-sight cady/musket/definition/no-indirect-fire)', () => {
    const red = unarmed('red-1', [60, 65]);
    const block = (kind: 'wood' | 'hill' | 'building'): TableTop['features'] => [
      {
        kind,
        id: 'b',
        level: 1,
        outline: [
          [30, 48],
          [90, 48],
          [90, 58],
          [30, 58],
        ],
      },
    ];
    for (const kind of ['wood', 'hill', 'building'] as const)
      expect(volleys([red], { features: block(kind) }).of('volley')).toEqual([]);
    const screen: Piece = { id: 'blue-2', type: 'light-lancers', figures: 16, formation: 'Col 16', at: [60, 50] };
    expect(volleys([red, screen]).of('volley')).toEqual([]);
  });

  it('only within 45 degrees of its facing', () => {
    expect(volleys([unarmed('red-1', [82, 42], { facing: 'W' })]).of('volley')).toEqual([]);
    expect(volleys([unarmed('red-1', [60, 20])]).of('volley')).toEqual([]);
  });

  it('ranks that stand higher fire over those before them, and farther', () => {
    const slope: TableTop['features'] = [
      {
        kind: 'hill',
        id: 'h',
        level: 1,
        outline: [
          [30, 20],
          [90, 20],
          [90, 38],
          [30, 38],
        ],
      },
    ];
    const flat = volleys([unarmed('red-1', [60, 64])], { dice: all(16, 1) });
    expect(flat.of('volley')[0]?.groups.reduce((sum, group) => sum + group.figures, 0)).toBe(8);
    const high = volleys([unarmed('red-1', [60, 64])], { dice: all(32, 1), features: slope });
    expect(high.of('volley')[0]?.groups.reduce((sum, group) => sum + group.figures, 0)).toBe(16);
  });

  it('a fence or wall protects who stands behind it, not who stands well back', () => {
    const facesWith = (y: number, kind: 'fence' | 'wall', reading = 'three') =>
      volleys([unarmed('red-1', [60, 56])], {
        dice: all(16, 1),
        features: line(kind, y),
        rules: musketRulesUnder({ 'cady/ruling/behind-a-barrier': reading }),
      }).of('volley')[0]?.groups[0]?.faces;
    // Its figures stand at 58 cm.
    expect(facesWith(55, 'fence')).toEqual([6]);
    expect(facesWith(55, 'wall')).toEqual([6]);
    expect(facesWith(54.5, 'fence')).toEqual([4, 6]);
    expect(facesWith(55, 'fence', 'touching')).toEqual([4, 6]);
  });

  it('a gun’s crew counts as protected; a mass of four ranks is easier to hit', () => {
    const crew = unarmed('red-guns', [60, 56], { type: 'six-pounder-cannon' });
    expect(volleys([crew], { dice: all(16, 1) }).of('volley')[0]?.groups[0]?.faces).toEqual([6]);
    const mass = unarmed('red-1', [60, 56], { figures: 16, formation: 'Col 4' });
    expect(volleys([mass], { dice: all(16, 1) }).of('volley')[0]?.groups[0]?.faces).toEqual([2, 4, 6]);
  });

  it('a gun’s crew is no mass from whatever side (cady/musket/small-arms/massed-target cady/musket/artillery/massed-target)', () => {
    const crew = unarmed('red-guns', [60, 56], { type: 'twelve-pounder-cannon', facing: 'W' });
    expect(volleys([crew], { dice: all(16, 1) }).of('volley')[0]?.groups[0]?.faces).toEqual([6]);
  });
});

describe('who fires at whom', () => {
  it('first at who stands directly in front, then at who is nearest in range', () => {
    const ahead = unarmed('red-1', [60, 66]);
    const aside = unarmed('red-2', [74, 56], { facing: 'SW', figures: 6, formation: 'Col 6' });
    const targetUnder = (reading: string, pieces: readonly Piece[]) => {
      const rules = musketRulesUnder({ 'cady/ruling/directly-in-front': reading });
      const game = setUp({ pieces: [foot, ...pieces], rules });
      const [told] = play(game, { seed: 1 }, fire).of('volley');
      return [told?.target, told?.because[0]?.clause];
    };
    expect(targetUnder('within-the-frontage', [aside, ahead])).toEqual(['red-1', 'cady/musket/target-priority/second']);
    expect(targetUnder('within-the-frontage', [aside])).toEqual(['red-2', 'cady/musket/target-priority/third']);
    expect(targetUnder('within-the-arc-of-fire', [aside, ahead])).toEqual([
      'red-2',
      'cady/musket/target-priority/second',
    ]);
  });

  it('an order names another; one that cannot be fired at falls back on the priorities', () => {
    const aside = unarmed('red-2', [78, 52], { facing: 'SW', figures: 6, formation: 'Col 6' });
    const named = (target: string) =>
      volleys([unarmed('red-1', [60, 66]), aside, unarmed('red-3', [150, 120])], {
        dice: all(target === 'red-2' ? 8 : 16, 1),
        blue: { be: { order: `H, FIRE ${target}` } },
      }).of('volley')[0]?.target;
    expect(named('red-2')).toBe('red-2');
    expect(named('red-3')).toBe('red-1');
  });

  it('not at an enemy in melee with friends, unless so read', () => {
    const locked = (rules?: TableTop['rules']) => {
      const friend: Piece = {
        id: 'blue-2',
        at: [60, 58],
        formation: 'LB',
        facing: 'N',
        type: 'light-lancers',
        figures: 6,
      };
      const game = setUp({
        pieces: [{ ...foot, at: [90, 48], facing: 'NW' }, friend, unarmed('red-1', [60, 59])],
        ...(rules === undefined ? {} : { rules }),
      });
      game.state.contacts.push({
        a: 'blue-2',
        b: 'red-1',
        edgeOfA: 'front',
        edgeOfB: 'front',
        since: 0,
        attackers: [],
        run: {},
      });
      return play(game, { seed: 1 }, fire).of('volley');
    };
    expect(locked()).toEqual([]);
    expect(locked(musketRulesUnder({ 'cady/ruling/fire-into-melee': 'allowed' }))).toHaveLength(1);
  });

  it.each<[string, Partial<Piece>]>([
    ['ordered to hold its fire', { be: { order: 'H, HF' } }],
    ['on the run', { be: { fleeing: true } }],
    ['of dragoons in the saddle', { type: 'dragoons', figures: 8 }],
    ['without arms', { type: 'light-lancers', figures: 8 }],
  ])('no unit %s fires', (_, blue) => {
    expect(volleys([unarmed('red-1', [60, 50])], { blue }).of('volley')).toEqual([]);
  });

  it('nor one that is spent, moved too far, or is in melee already', () => {
    const game = setUp({ pieces: [foot, unarmed('red-1', [60, 50])] });
    const unit = unitIn(game.state, 'blue-1');
    unit.turn.idle = true;
    expect(play(game, {}, fire).of('volley')).toEqual([]);
    unit.turn.idle = false;
    unit.turn.moved = 0.67;
    expect(play(game, {}, fire).of('volley')).toEqual([]);
    unit.turn.moved = 0.66;
    expect(play(game, { dice: all(8, 1) }, fire).of('volley')).toHaveLength(1);
    unit.loaded = true;
    game.state.turn = 2;
    game.state.contacts.push({
      a: 'blue-1',
      b: 'red-1',
      edgeOfA: 'front',
      edgeOfB: 'front',
      since: 1,
      attackers: [],
      run: {},
    });
    expect(play(game, {}, fire).of('volley')).toEqual([]);
  });
});

describe('fire at the beginning of the turn (cady/musket/loading/fire-begin-or-end)', () => {
  it('comes before movement, and takes a third of the turn: one shot is left to a unit that stays', () => {
    const game = setUp({ pieces: [foot, enemy] });
    const { events } = play(game, { orders: { 'blue-1': 'H, FB', 'red-1': 'N full' }, dice: all(8, 1) }, [
      'orders',
      'opening-fire',
      'movement',
    ]);
    expect(events.map(({ kind }) => kind)).toEqual(['orders', 'orders', 'volley', 'moved']);
    expect(unitIn(game.state, 'blue-1')).toMatchObject({ loaded: false, turn: { firedFirst: true } });
    const stays = setUp({ pieces: [foot, unarmed('red-1', [60, 60])] });
    const told = play(stays, { orders: { 'blue-1': 'H, FB' }, dice: all(16, 1) }, moving).of('volley');
    expect(told.map(({ groups }) => groups[0]?.shots)).toEqual([1, 1]);
    expect(unitIn(stays.state, 'blue-1').loaded).toBe(false);
  });

  it.each([
    ['S 1/3', true],
    ['S 2/3', false],
  ])('who then moves %s is loaded again: %s', (order, loaded) => {
    const game = setUp({ pieces: [{ ...foot, facing: 'N' }, unarmed('red-1', [60, 60])] });
    unitIn(game.state, 'blue-1').turn.moved = 0;
    play(game, { orders: { 'blue-1': `${order}, FB, HF`.replace(', HF', '') }, dice: all(8, 1) }, moving);
    expect(unitIn(game.state, 'blue-1')).toMatchObject({ loaded, turn: { firedFirst: true } });
  });

  it('cavalry may fire and then charge, a third short (cady/musket/cavalry/fire-before-charge)', () => {
    const horse: Piece = { id: 'blue-1', type: 'light-hussars', figures: 8, formation: 'Col 8', at: [60, 45] };
    const game = setUp({ pieces: [horse, unarmed('red-1', [60, 55])] });
    const { of } = play(game, { orders: { 'blue-1': 'CH N full, FB' }, dice: all(8, 1) }, [
      'orders',
      'opening-fire',
      'movement',
    ]);
    expect(of('volley')).toHaveLength(1);
    expect(of('moved')[0]).toMatchObject({ charging: true });
    expect(unitIn(game.state, 'blue-1').turn).toMatchObject({ spare: 81 });
  });

  it('with no enemy to fire at nothing is spent', () => {
    const game = setUp({ pieces: [foot, unarmed('red-1', [150, 120])] });
    play(game, { orders: { 'blue-1': 'N full, FB' } }, ['orders', 'opening-fire', 'movement']);
    expect(unitIn(game.state, 'blue-1')).toMatchObject({ loaded: true, at: { y: 76 }, turn: { firedFirst: false } });
  });
});

/** All figures of some groups, and the shots of each. */
function figuresIn(groups: readonly { readonly figures: number; readonly shots: number }[]) {
  return [groups.reduce((sum, { figures }) => sum + figures, 0), [...new Set(groups.map(({ shots }) => shots))]];
}

describe('the step for a deep target (cady/musket/small-arms/massed-target)', () => {
  // Before the right end of the line a column two stands wide and four deep shows some stands its flank.
  const column = (over: Partial<Piece> = {}): Piece =>
    unarmed('red-1', [71, 52], { type: 'militia', formation: 'Col 4', figures: 8, ...over });
  const depths = (rulings: Parameters<typeof musketRulesUnder>[0], over: Partial<Piece> = {}) => {
    const game = setUp({
      pieces: [foot, { ...column(over), be: { loaded: false } }],
      rules: musketRulesUnder(rulings),
    });
    const [told] = play(game, { seed: 1 }, fire).of('volley');
    const deep = told?.because.filter(({ clause }) => clause.endsWith('massed-target')).length ?? 0;
    return [deep, told?.groups.length];
  };

  it('is one for a whole volley (cady/ruling/deep-target-volley)', () => {
    // Facing west it shows its flank to the middle of the line, its front to the stands on the left.
    const west = { facing: 'W', at: [66, 50] as const };
    const [some, all] = depths({ 'cady/ruling/deep-target-volley': 'each-stand' }, west);
    expect(some).toBeGreaterThan(0);
    expect(some).toBeLessThan(all ?? 0);
    // The middle of the line looks at its front, so that no stand has the step; farther to the left it looks at the flank, and all have it.
    expect(depths({}, west)).toEqual([0, all]);
    const before = { facing: 'W', at: [52, 50] as const };
    const [few, groups] = depths({ 'cady/ruling/deep-target-volley': 'each-stand' }, before);
    expect(few).toBeLessThan(groups ?? 0);
    expect(depths({}, before)).toEqual([groups, groups]);
  });

  it('counts figures, or stands: from the flank those of a stand are one behind the other (cady/ruling/steps-deep-target)', () => {
    const flank = { facing: 'W', at: [60, 50] as const };
    const [figures, groups] = depths({}, flank);
    expect(figures).toBe(groups);
    expect(depths({ 'cady/ruling/steps-deep-target': 'stands' }, flank)[0]).toBe(0);
  });
});

describe('fire into a wood (cady/common/forest/edge-hidden cady/musket/forest/small-arms-range)', () => {
  const wood = {
    kind: 'wood' as const,
    id: 'wood',
    outline: [
      [40, 60],
      [80, 60],
      [80, 110],
      [40, 110],
    ] as [number, number][],
  };
  /** Two ranks a centimetre inside the wood, and a line so far before them: who fires, and how far. */
  const fires = (gap: number, be: NonNullable<Piece['be']>, y = 61, rules = musketRulesUnder()) => {
    const inWood: Piece = { ...foot, id: 'red-1', at: [60, y], facing: 'S', be };
    const game = setUp({ pieces: [inWood, { ...foot, at: [60, y - gap] }], features: [wood], rules });
    game.state.turn = 3;
    return play(game, { seed: 1 }, fire)
      .of('volley')
      .map(({ unit, groups }) => [unit, groups.map(({ distance }) => distance)]);
  };

  it('finds nobody while those at its edge are idle, and so not the ranks behind them', () => {
    expect(fires(2.5, { order: 'H, HF' })).toEqual([]);
    expect(fires(2.5, {})).toEqual([['red-1', [4]]]);
  });

  it('reaches 6 cm at those who have shown themselves, and no farther', () => {
    expect(fires(2.5, { order: 'H, HF', shotOn: 2 })).toEqual([['blue-1', [4]]]);
    expect(fires(4, { order: 'H, HF', shotOn: 2 })).toEqual([['blue-1', [6]]]);
    expect(fires(5, { order: 'H, HF', shotOn: 2 })).toEqual([]);
  });

  it('goes in as deep as it reaches, or no deeper than its edge (cady/ruling/forest-fire-distance cady/common/forest/deep-no-fire)', () => {
    const shown = { order: 'H, HF', shotOn: 2 } as const;
    const edge = musketRulesUnder({ 'cady/ruling/forest-fire-distance': 'common-section' });
    // The first rank stands 4 cm deep, and those who fire stand just outside.
    expect(fires(4.5, shown, 64)).toHaveLength(1);
    expect(fires(4.5, shown, 64, edge)).toEqual([]);
    // Whoever has not shown himself is not found there either.
    expect(fires(4.5, { order: 'H, HF' }, 64)).toEqual([]);
    expect(fires(1.5, shown, 61, edge)).toHaveLength(1);
  });
});

describe('fire out of a wood (cady/musket/forest/small-arms-range cady/common/forest/deep-no-fire)', () => {
  const outline: [number, number][] = [
    [40, 60],
    [80, 60],
    [80, 110],
    [40, 110],
  ];
  const features = [{ kind: 'wood' as const, id: 'wood', outline }];

  it.each([
    ['the edges of whose stands look out of it', 59.7, []],
    ['whose figures stand before it', 58.9, ['red-1']],
  ])('who stands so far in it as to be fired at there, fires no farther than others reach him: %s', (_, y, who) => {
    const inWood: Piece = { ...foot, id: 'red-1', at: [60, y], facing: 'S' };
    const unarmedFoot = { ...foot, at: [60, y - 20] as const, be: { order: 'H, HF' } };
    const { of } = play(setUp({ pieces: [inWood, unarmedFoot], features }), { seed: 1 }, fire);
    expect(of('volley').map(({ unit }) => unit)).toEqual(who);
  });

  it.each([
    [59.7, 0],
    [58.9, 1],
  ])('nor at who passes by: with the front at %s cm', (y, volleys) => {
    const inWood: Piece = { ...foot, id: 'red-1', at: [60, y], facing: 'S' };
    const rider = unarmed('blue-1', [10, y - 25], { type: 'light-lancers', facing: 'E' });
    const told = play(
      setUp({ pieces: [rider, inWood], features }),
      { orders: { 'blue-1': 'E full' }, seed: 1 },
      moving,
    );
    expect(told.of('volley')).toHaveLength(volleys);
  });
});

describe('fire at enemies on the move', () => {
  const rider = (over: Partial<Piece> = {}): Piece => unarmed('red-1', [60, 100], { type: 'light-lancers', ...over });

  it('who closes for melee is fired at the first moment it is in range: the basic game gives no choice (cady/common/three-dice/shooter-fail cady/common/game-level/basic-no-3dt)', () => {
    const game = setUp({ pieces: [foot, rider()] });
    const { of } = play(game, { orders: { 'red-1': 'CH S full' }, dice: all(8, 6) }, moving);
    expect(of('contact')).toHaveLength(1);
    const [shot] = of('volley');
    expect(shot).toMatchObject({
      unit: 'blue-1',
      target: 'red-1',
      losses: 8,
      groups: [{ figures: 8, shots: 1, faces: [6] }],
    });
    expect(shot?.groups[0]?.distance).toBeGreaterThan(29);
    expect(shot?.groups[0]?.distance).toBeLessThanOrEqual(30);
    expect(shot?.because[0]?.clause).toBe('cady/common/three-dice/shooter-fail');
  });

  it('who still loads by then does not fire', () => {
    const game = setUp({ pieces: [{ ...foot, be: { loaded: false } }, rider({ at: [60, 75] })] });
    expect(play(game, { orders: { 'red-1': 'CH S full' } }, moving).of('volley')).toEqual([]);
    // From farther off it comes into range when the first third is over.
    const late = setUp({ pieces: [{ ...foot, be: { loaded: false } }, rider({ at: [60, 115] })] });
    expect(play(late, { orders: { 'red-1': 'CH S full' }, dice: all(8, 1) }, moving).of('volley')).toHaveLength(1);
  });

  it('who closes in itself melees instead of firing (cady/musket/small-arms/charge-melee-instead)', () => {
    const game = setUp({ pieces: [foot, rider({ at: [60, 60] })] });
    expect(play(game, { orders: { 'blue-1': 'CH N full' } }, moving).of('volley')).toEqual([]);
  });

  it('who comes into range and out of it again may be fired at in passing, once (cady/common/fire/en-passant cady/musket/en-passant/fire-at-passing cady/musket/en-passant/counts-as-fire)', () => {
    const game = setUp({ pieces: [foot, rider({ at: [10, 62], facing: 'E' })] });
    const { of } = play(game, { orders: { 'red-1': 'E full' }, dice: all(8, 1) }, moving);
    expect(of('volley')).toMatchObject([{ unit: 'blue-1', target: 'red-1' }]);
    expect(figuresIn(of('volley')[0]?.groups ?? [])).toEqual([8, [1]]);
    expect(of('volley')[0]?.because[0]?.clause).toBe('cady/common/fire/en-passant');
    expect(unitIn(game.state, 'blue-1').loaded).toBe(false);
  });

  it('who moves his whole allowance fires on the way if he was loaded, or not at all (cady/ruling/fire-in-passing-full-move cady/common/fire/en-passant)', () => {
    const marching = (reading: 'goes-on-with-its-move' | 'no-time', be: Piece['be'] = {}, end = 150) => {
      const rules = musketRulesUnder({ 'cady/ruling/fire-in-passing-full-move': reading });
      const game = setUp({
        pieces: [{ ...foot, at: [60, end], be }, unarmed('red-1', [60, 60])],
        rules,
        size: [200, 200],
      });
      const path = [
        { x: 60, y: 20, time: 0 },
        { x: 60, y: 35, time: 1 / 3 },
        { x: 60, y: end, time: 1 },
      ];
      Object.assign(unitIn(game.state, 'blue-1').turn, { moved: 1, path });
      unitIn(game.state, 'red-1').turn.path = [{ x: 60, y: 60, time: 0 }];
      return { told: play(game, { seed: 1 }, fire).of('volley'), unit: unitIn(game.state, 'blue-1') };
    };
    const { told, unit } = marching('goes-on-with-its-move');
    expect(told).toMatchObject([{ unit: 'blue-1', target: 'red-1' }]);
    expect(figuresIn(told[0]?.groups ?? [])).toEqual([8, [1]]);
    expect(unit.loaded).toBe(false);
    expect(marching('goes-on-with-its-move', { loaded: false }).told).toEqual([]);
    expect(marching('no-time')).toMatchObject({ told: [], unit: { loaded: true } });
    // Whoever is still before it when its move is over, it has not passed.
    expect(marching('goes-on-with-its-move', {}, 40)).toMatchObject({ told: [], unit: { loaded: true } });
  });

  it('in passing it is measured to figures, as to those who stand: a front edge in range is nobody (cady/common/fire/en-passant)', () => {
    const passing = (nearest: number) => {
      const game = setUp({ pieces: [foot, rider({ at: [60, 110] })] });
      const path = [
        { x: 60, y: 110, time: 0 },
        { x: 60, y: nearest, time: 0.5 },
        { x: 60, y: 110, time: 1 },
      ];
      Object.assign(unitIn(game.state, 'red-1').turn, { moved: 1, path });
      return play(game, { seed: 1 }, fire).of('volley');
    };
    // Muskets reach 30 cm; the figures stand half a stand behind their front edge.
    expect(passing(69.5)).toEqual([]);
    const [told] = passing(66);
    expect(figuresIn(told?.groups ?? [])).toEqual([8, [1]]);
  });

  it('who is in range when it begins, and leaves it, has not come into it: no fire in passing, or all the same, as it is read (cady/ruling/fire-in-passing-from-within cady/common/fire/en-passant cady/common/definition/en-passant)', () => {
    const leaving = (reading: 'no-fire-in-passing' | 'fired-at', from: number) => {
      const rules = musketRulesUnder({ 'cady/ruling/fire-in-passing-from-within': reading });
      const game = setUp({ pieces: [foot, rider({ at: [60, from] })], rules });
      const path = [
        { x: 60, y: from, time: 0 },
        { x: 60, y: 64, time: 0.4 },
        { x: 60, y: 110, time: 1 },
      ];
      Object.assign(unitIn(game.state, 'red-1'), { at: { x: 60, y: 110 } });
      Object.assign(unitIn(game.state, 'red-1').turn, { moved: 1, path });
      return play(game, { seed: 1 }, fire).of('volley').length;
    };
    expect([leaving('no-fire-in-passing', 66), leaving('no-fire-in-passing', 80)]).toEqual([0, 1]);
    expect([leaving('fired-at', 66), leaving('fired-at', 80)]).toEqual([1, 1]);
  });

  it('who stays in range is passed by nobody, though he is out of arc in the end (cady/common/fire/en-passant cady/musket/en-passant/fire-at-passing)', () => {
    // He rides by close before them, to where they have him beside them and still in range.
    const at = (x: number) => {
      const game = setUp({ pieces: [foot, rider({ at: [10, 48], facing: 'E' })] });
      Object.assign(unitIn(game.state, 'red-1'), { at: { x, y: 44 } });
      const path = [
        { x: 10, y: 44, time: 0 },
        { x, y: 44, time: 1 },
      ];
      Object.assign(unitIn(game.state, 'red-1').turn, { moved: 1, path });
      return play(game, { seed: 1 }, fire).of('volley').length;
    };
    expect([at(82), at(120)]).toEqual([0, 1]);
  });

  it('in passing a body looks as it then did: who turns a little on the spot shows no flank (cady/common/fire/en-passant)', () => {
    // He begins in range: in passing he is fired at where he need not have come into it.
    const rules = musketRulesUnder({ 'cady/ruling/fire-in-passing-from-within': 'fired-at' });
    const game = setUp({ pieces: [foot, rider({ at: [60, 70], facing: 'N', figures: 5, formation: 'Col 5' })], rules });
    const { of } = play(game, { orders: { 'red-1': '20 60 cm' }, seed: 1 }, moving);
    expect(of('volley').map(({ target }) => target)).toEqual(['red-1']);
    expect(of('volley')[0]?.because.map(({ clause }) => clause)).not.toContain('cady/musket/small-arms/massed-target');
  });

  it('it is its owner’s choice: a target that stays comes first, unless the order names who passes (cady/musket/en-passant/option)', () => {
    const table = () =>
      setUp({
        pieces: [
          foot,
          rider({ at: [14, 62], facing: 'E', figures: 6, formation: 'Col 2' }),
          unarmed('red-2', [60, 66]),
        ],
      });
    expect(play(table(), { orders: { 'red-1': 'E full' }, dice: all(16, 1) }, moving).of('volley')).toMatchObject([
      { target: 'red-2' },
    ]);
    const named = play(table(), { orders: { 'red-1': 'E full', 'blue-1': 'H, FIRE red-1' }, dice: all(8, 1) }, moving);
    expect(named.of('volley')).toMatchObject([{ target: 'red-1' }]);
  });

  it('a poor morale test of who passed overrides its next order (cady/musket/en-passant/morale-overrides)', () => {
    const game = setUp({ pieces: [foot, rider({ at: [10, 62], facing: 'E' })] });
    play(game, { orders: { 'red-1': 'E full' }, dice: [...all(5, 6), 1, 1, 1] });
    expect(unitIn(game.state, 'red-1')).toMatchObject({ figures: 3, mustDo: 'rout' });
  });
});

describe('a unit partly on a hill fires farther with the stands that are up there (cady/musket/small-arms/hill-range-condition)', () => {
  // Two of the four stands in front stand on it; the middle of the front does not.
  const halfUp = (level = 1): TableTop['features'] => [
    {
      kind: 'hill',
      id: 'h',
      level,
      outline: [
        [61, 20],
        [100, 20],
        [100, 43],
        [61, 43],
      ],
    },
  ];
  const figuresFiring = (game: ReturnType<typeof setUp>, phases = fire) =>
    play(game, { seed: 1 }, phases)
      .of('volley')
      .filter(({ unit }) => unit === 'blue-1')
      .map(({ groups }) => groups.reduce((sum, { figures }) => sum + figures, 0));

  it('at who stands there', () => {
    const far = unarmed('red-1', [60, 75]);
    expect(figuresFiring(setUp({ pieces: [foot, far], features: halfUp() }))).toEqual([4]);
    expect(figuresFiring(setUp({ pieces: [foot, far] }))).toEqual([]);
  });

  it('at who charges it: as soon as those up there reach him, and with them alone', () => {
    const pieces: Piece[] = [
      { ...foot, figures: 8, formation: 'Col 8' },
      { ...foot, id: 'red-1', type: 'light-lancers', figures: 8, at: [60, 90], formation: 'Col 8' },
    ];
    const charged = (features: TableTop['features']) => {
      const game = setUp({ pieces, features });
      const [told] = play(game, { orders: { 'red-1': 'CH S full' }, seed: 1 }, moving).of('volley');
      return told?.groups.map(({ figures, distance }) => [figures, Math.round(distance)]);
    };
    expect(charged([])).toEqual([[8, 30]]);
    expect(charged(halfUp())).toEqual([[4, 39]]);
  });
});
