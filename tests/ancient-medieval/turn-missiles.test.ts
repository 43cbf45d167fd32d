import { describe, expect, it } from 'vitest';
import type { TroopType } from '../../src/rulesets/cady/ancient-medieval/troops.js';
import { missilesPhase, openingMissilesPhase } from '../../src/rulesets/cady/ancient-medieval/turn/missiles.js';
import { ancientMedievalRulesUnder } from '../rules-under.js';
import { all, doing, type Game, order, type Piece, setUp, type TableTop, unitIn } from './table-top.js';

/** Sixteen light bowmen in a line of battle: two ranks of four stands, 16 cm wide, eight figures in front. */
const bows: Piece = { id: 'blue-1', type: 'archer-light', figures: 16, at: [60, 40], formation: 'LB' };
const foot = (id: string, y: number, over: Partial<Piece> = {}): Piece => ({
  id,
  type: 'medium-infantry',
  figures: 16,
  at: [60, y],
  formation: 'LB',
  ...over,
});

function fire(game: Game, dice: readonly number[] = []) {
  return doing(game, { dice }, context => missilesPhase.run(game.state, context));
}

function fireSeeded(game: Game, seed = 1) {
  return doing(game, { seed }, context => missilesPhase.run(game.state, context));
}

/** What every group of the first volley needs. */
function facesOf(table: TableTop, seed = 1) {
  const told = fireSeeded(setUp(table), seed).of('volley');
  return told[0]?.groups.map(({ figures, shots, faces }) => ({ figures, shots, faces }));
}

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

const area = (kind: 'wood' | 'hill' | 'marsh', from: number, to: number): TableTop['features'] => [
  {
    kind,
    id: 'a',
    outline: [
      [20, from],
      [100, from],
      [100, to],
      [20, to],
    ],
    ...(kind === 'hill' ? { level: 1 } : {}),
  },
];

describe('a flight of arrows on the table (cady/common/sequence/step-6-small-arms cady/ancient-medieval/missile/one-d10-each)', () => {
  it('standing bowmen shoot twice, the second rank a step worse (cady/ancient-medieval/missile/stationary-two-shots cady/ancient-medieval/missile/second-rank-same-target cady/common/fire/medieval-second-rank cady/common/fire/two-ranks-same-target)', () => {
    // 21 cm of 40, in the second third, at medium armor: 2, 4 and 6; the rank behind 4 and 6.
    const game = setUp({ pieces: [bows, foot('red-1', 60)] });
    const { of } = fire(game, [...all(16, 2), ...all(16, 2)]);
    const [told] = of('volley');
    expect(told).toMatchObject({ unit: 'blue-1', target: 'red-1', weapon: 'bow', hits: 16, losses: 16 });
    expect(told?.groups.map(({ figures, shots, faces }) => [figures, shots, faces])).toEqual([
      [8, 2, [2, 4, 6]],
      [8, 2, [4, 6]],
    ]);
    expect(unitIn(game.state, 'red-1').gone).toBe('destroyed');
    // Fire, load, fire: two arrows of each man are gone, and none is on the string.
    expect(unitIn(game.state, 'blue-1')).toMatchObject({ shots: 22, loaded: false });
  });

  it('crossbows do not shoot from the second rank (cady/ancient-medieval/missile/crossbow-no-indirect)', () => {
    expect(facesOf({ pieces: [{ ...bows, type: 'crossbow-medium' }, foot('red-1', 60)] })).toEqual([
      { figures: 8, shots: 2, faces: [2, 4, 6] },
    ]);
  });

  it('all fire is simultaneous: who falls has shot (cady/ancient-medieval/missile/losses-simultaneous cady/common/sequence/casualties-fire-back)', () => {
    const game = setUp({ pieces: [bows, { ...bows, id: 'red-1', at: [60, 60] }] });
    const { of } = fire(game, all(64, 4));
    expect(of('volley').map(({ unit, losses }) => [unit, losses])).toEqual([
      ['blue-1', 16],
      ['red-1', 16],
    ]);
    expect(of('left').map(({ unit }) => unit)).toEqual(['blue-1', 'red-1']);
  });

  it('who moved shoots once, who moved more than two thirds not at all (cady/ancient-medieval/missile/two-thirds-move-one-shot cady/ancient-medieval/missile/full-move-no-fire)', () => {
    const moved = (share: number) => {
      const game = setUp({ pieces: [bows, foot('red-1', 60)] });
      unitIn(game.state, 'blue-1').turn.moved = share;
      return fireSeeded(game).of('volley')[0]?.groups[0]?.shots;
    };
    expect([0, 0.3, 2 / 3, 0.7, 1].map(moved)).toEqual([2, 1, 1, undefined, undefined]);
  });

  it('a target that has moved is a step harder (cady/ancient-medieval/missile/step-moved-target)', () => {
    const game = setUp({ pieces: [bows, foot('red-1', 60)] });
    unitIn(game.state, 'red-1').turn.moved = 0.5;
    expect(fireSeeded(game).of('volley')[0]?.groups[0]?.faces).toEqual([4, 6]);
  });

  it('nobody shoots at figures in melee (cady/ancient-medieval/missile/no-fire-into-melee)', () => {
    const game = setUp({ pieces: [bows, foot('red-1', 60), foot('blue-2', 58, { at: [90, 60] })] });
    game.state.contacts.push({
      a: 'blue-2',
      b: 'red-1',
      edgeOfA: 'front',
      edgeOfB: 'flank',
      since: 0,
      attackers: ['blue-2'],
      run: {},
    });
    expect(fire(game).of('volley')).toEqual([]);
  });

  it('nobody shoots over other troops, a wood or a hill, nor out of his arc (cady/ancient-medieval/missile/line-of-sight cady/ancient-medieval/missile/arc-foot)', () => {
    const red = foot('red-1', 65);
    const shoots = (table: TableTop) => fireSeeded(setUp(table)).of('volley').length > 0;
    expect(shoots({ pieces: [bows, red] })).toBe(true);
    expect(shoots({ pieces: [bows, red, foot('blue-2', 50, { figures: 40 })] })).toBe(false);
    expect(shoots({ pieces: [bows, red], features: area('wood', 45, 55) ?? [] })).toBe(false);
    expect(shoots({ pieces: [bows, red], features: area('hill', 45, 55) ?? [] })).toBe(false);
    expect(shoots({ pieces: [bows, foot('red-1', 40, { at: [95, 41] })] })).toBe(false);
  });

  it('from a hill one shoots over those who stand below (cady/ancient-medieval/missile/fire-down-over-units cady/ancient-medieval/missile/hill-range-bonus)', () => {
    const table: TableTop = {
      pieces: [bows, foot('red-1', 82.5), foot('blue-2', 50, { figures: 40 })],
      features: area('hill', 30, 42) ?? [],
    };
    const told = fireSeeded(setUp(table)).of('volley')[0];
    // 43.5 cm: within 45, not within 40.
    expect(told).toMatchObject({ unit: 'blue-1', target: 'red-1' });
    expect(told?.because.some(({ clause }) => clause === 'cady/ancient-medieval/missile/hill-range-bonus')).toBe(true);
    expect(fireSeeded(setUp({ ...table, features: [] })).of('volley')).toEqual([]);
  });

  it('the rank behind shoots over heads at whoever stands on a hill, too (cady/common/fire/medieval-second-rank cady/ancient-medieval/missile/crossbow-no-indirect)', () => {
    const uphill = (piece: Piece) =>
      facesOf({ pieces: [piece, foot('red-1', 58)], features: area('hill', 57, 90) ?? [] });
    // Uphill the bow reaches 35 cm: both ranks are within two thirds of that.
    expect(uphill(bows)).toEqual([
      { figures: 8, shots: 2, faces: [2, 4, 6] },
      { figures: 8, shots: 2, faces: [4, 6] },
    ]);
    expect(uphill({ ...bows, type: 'crossbow-medium' })).toEqual([{ figures: 8, shots: 2, faces: [2, 4, 6] }]);
  });

  it('a rank that stands higher than the one before it shoots straight (cady/ancient-medieval/missile/fire-down-over-units)', () => {
    // The rear rank alone is on the hill: 23.5 cm of its 45, 21.5 of the 40 in front.
    const told = facesOf({ pieces: [bows, foot('red-1', 60)], features: area('hill', 30, 38.5) ?? [] });
    expect(told).toEqual([
      { figures: 8, shots: 2, faces: [2, 4, 6] },
      { figures: 8, shots: 2, faces: [2, 4, 6] },
    ]);
  });

  it('cover takes a step: fence, wall, entrenchment, the edge of a forest (cady/ancient-medieval/missile/step-fence cady/ancient-medieval/missile/step-forest-edge cady/ancient-medieval/romans/entrench)', () => {
    const red = foot('red-1', 60);
    const first = (table: TableTop) => facesOf(table)?.[0]?.faces;
    expect(first({ pieces: [bows, red] })).toEqual([2, 4, 6]);
    expect(first({ pieces: [bows, red], features: line('fence', 59) ?? [] })).toEqual([4, 6]);
    expect(first({ pieces: [bows, red], features: line('wall', 59) ?? [] })).toEqual([4, 6]);
    expect(first({ pieces: [bows, red], features: line('wall', 50) ?? [] })).toEqual([2, 4, 6]);
    const shown = { ...red, be: { shotOn: 1 } };
    expect(first({ pieces: [bows, shown], features: area('wood', 59.5, 80) ?? [] })).toEqual([4, 6]);
    const dug = setUp({ pieces: [bows, red] });
    const works = [
      { x: 40, y: 59 },
      { x: 80, y: 59 },
    ] as const;
    dug.state.works.push({ id: 'w', kind: 'entrenchment', side: 'red', line: works, depth: 0, knownTo: [] });
    expect(fireSeeded(dug).of('volley')[0]?.groups[0]?.faces).toEqual([4, 6]);
  });

  it('pavises shelter those whom they stand before, from the front (cady/ancient-medieval/pavise/rule)', () => {
    const red = foot('red-1', 60, { figures: 16, equipment: { pavises: 16 } });
    expect(facesOf({ pieces: [bows, red] })?.[0]?.faces).toEqual([4, 6]);
    const behind = { ...red, facing: 'N' };
    expect(facesOf({ pieces: [bows, behind] })?.[0]?.faces).toEqual([2, 4, 6]);
  });

  it('four ranks make a better mark, from the flank so many files (cady/ancient-medieval/missile/massed-target)', () => {
    const deep = foot('red-1', 60, { figures: 16, formation: 'Col 4' });
    expect(facesOf({ pieces: [bows, deep] })?.[0]?.faces).toEqual([2, 4, 6, 8]);
  });

  it('a phalanx from the front is a step harder, a testudo out of reach (cady/ancient-medieval/phalanx/missile-front cady/ancient-medieval/romans/testudo-missiles)', () => {
    const phalanx = foot('red-1', 60, {
      type: 'hoplites',
      figures: 24,
      formation: 'Col 12',
      be: { formation: 'phalanx' },
    });
    expect(facesOf({ pieces: [bows, phalanx] })?.[0]?.faces).toEqual([4, 6]);
    const testudo = foot('red-1', 60, { type: 'roman-legionary', figures: 24, be: { formation: 'testudo' } });
    const told = facesOf({ pieces: [{ ...bows, be: { order: 'H, FIRE red-1' } }, testudo] });
    expect(told?.every(({ faces }) => faces.length === 0)).toBe(true);
  });

  it('broken units and men on their mounts do not shoot, nor who is told not to (cady/ancient-medieval/missile/broken-no-fire cady/ancient-medieval/mounted-infantry/dismount-to-fight)', () => {
    const shoots = (be: Partial<Piece['be']>) =>
      fireSeeded(setUp({ pieces: [{ ...bows, be: { ...be } }, foot('red-1', 60)] })).of('volley').length > 0;
    expect(shoots({})).toBe(true);
    expect(shoots({ fleeing: true })).toBe(false);
    expect(shoots({ divided: { turn: 0, smaller: 2, by: 'red-1' } })).toBe(false);
    expect(shoots({ mounts: { left: 16, mounted: true, at: null, takenBy: null } })).toBe(false);
    expect(shoots({ order: 'H, HF' })).toBe(false);
    expect(shoots({ shots: 0 })).toBe(false);
  });
});

describe('whom they shoot at', () => {
  it('whom the order names, else the nearest (cady/ancient-medieval/missile/priority cady/ancient-medieval/missile/target-not-written)', () => {
    const target = (text: string) => {
      const pieces = [
        { ...bows, be: { order: text } },
        foot('red-1', 70, { at: [50, 70] }),
        foot('red-2', 62, { at: [75, 62] }),
      ];
      return fireSeeded(setUp({ pieces })).of('volley')[0]?.target;
    };
    expect([target('H'), target('H, FIRE red-1'), target('H, FIRE red-2')]).toEqual(['red-2', 'red-1', 'red-2']);
  });

  it('of themselves at nobody whom they cannot hit, unless it is read so (cady/ancient-medieval/missile/zero-rung)', () => {
    const testudo = foot('red-1', 60, { type: 'roman-legionary', figures: 24, be: { formation: 'testudo' } });
    const volleys = (text: string, rules?: TableTop['rules']) => {
      const pieces = [{ ...bows, be: { order: text } }, testudo, foot('red-2', 70, { at: [90, 70] })];
      return fireSeeded(setUp({ pieces, ...(rules === undefined ? {} : { rules }) })).of('volley')[0]?.target;
    };
    expect(volleys('H')).toBe('red-2');
    expect(volleys('H, FIRE red-1')).toBe('red-1');
    const rulings = { 'cady/ruling/fire-that-cannot-hit': 'at-them-too' };
    expect(volleys('H', ancientMedievalRulesUnder({ rulings }))).toBe('red-1');
  });

  it('a flight at somebody out of range comes down on whoever stands at the end of it (cady/ancient-medieval/missile/out-of-range-falls-short cady/ancient-medieval/missile/designate-then-measure cady/common/measuring/out-of-range-shot-lost)', () => {
    const table: TableTop = {
      pieces: [{ ...bows, be: { order: 'H, FIRE red-1' } }, foot('red-1', 100)],
    };
    const short = fire(setUp(table));
    expect(short.of('volley')).toMatchObject([{ target: 'red-1', hits: 0, losses: 0 }]);
    // Friends stand where it falls, to the side of the sight line of most but on the line itself, on a slope below.
    const friends = foot('blue-2', 81, { figures: 4, at: [60, 81], formation: 'Col 2' });
    const features = area('hill', 30, 42) ?? [];
    const game = setUp({ pieces: [...table.pieces, { ...friends, at: [60, 86] }], features });
    expect(fire(game, all(16, 6)).of('volley')).toMatchObject([{ target: 'blue-2', losses: 4 }]);
  });

  it('of a unit that is half hidden only the stands in view are a mark (cady/common/hidden/partial-reveal)', () => {
    // The head of a column stands in view, its first stands 20 cm away; what is hidden would be nearer.
    const shown = setUp({ pieces: [bows, foot('red-1', 60, { facing: 'N', at: [60, 76] })] });
    const whole = fireSeeded(shown).of('volley')[0]?.groups[0]?.distance ?? 0;
    const partly = setUp({ pieces: [bows, foot('red-1', 60, { facing: 'N', at: [60, 76], be: { inView: [0, 1] } })] });
    const part = fireSeeded(partly).of('volley')[0]?.groups[0]?.distance ?? 0;
    expect(part).toBeGreaterThan(whole);
  });

  it('nobody shoots at what stands behind a marker, unless he aims at the marker (cady/common/phantom/removed-when-attacked)', () => {
    const hidden = foot('red-1', 60, { be: { marker: 'red#1' } });
    const blind = setUp({ level: 'intermediate', pieces: [bows, hidden] });
    expect(fire(blind).of('volley')).toEqual([]);
    const game = setUp({ level: 'intermediate', pieces: [{ ...bows, be: { order: 'H, FIRE red#1' } }, hidden] });
    const told = fireSeeded(game);
    expect(told.of('revealed')).toMatchObject([{ unit: 'red-1', marker: 'red#1' }]);
    expect(told.of('volley')).toMatchObject([{ unit: 'blue-1', target: 'red-1' }]);
    const phantom = setUp({
      level: 'intermediate',
      pieces: [{ ...bows, be: { order: 'H, FIRE red#1' } }, foot('red-2', 150, { at: [10, 140] })],
    });
    phantom.state.phantoms.push({ marker: 'red#1', side: 'red', at: { x: 60, y: 60 }, order: 'H' });
    const gone = fire(phantom);
    expect(gone.of('phantom-removed')).toMatchObject([{ marker: 'red#1' }]);
    expect(gone.of('volley')).toEqual([]);
    expect(phantom.state.phantoms).toEqual([]);
    expect(unitIn(phantom.state, 'blue-1').shots).toBe(22);
  });
});

describe('other shooters', () => {
  it('horse archers shoot to their left and rear, not to the right (cady/ancient-medieval/missile/arc-mounted cady/ancient-medieval/definition/horse-archers)', () => {
    const horse = (facing: string): Piece => ({
      id: 'blue-1',
      type: 'horse-archer-light',
      figures: 8,
      at: [60, 60],
      facing,
      formation: 'Col 8',
    });
    const shoots = (facing: string) =>
      fireSeeded(setUp({ pieces: [horse(facing), foot('red-1', 80)] })).of('volley').length > 0;
    expect(['N', 'E', 'S', 'W'].map(shoots)).toEqual([true, true, true, false]);
  });

  it('slingers throw three stones, hand cannon one ball whatever the armor (cady/ancient-medieval/slinger/rate cady/ancient-medieval/hand-cannon/odds cady/ancient-medieval/hand-cannon/reload)', () => {
    const slings = { ...bows, type: 'slinger' } as const;
    expect(facesOf({ pieces: [slings, foot('red-1', 55)] })?.[0]).toEqual({ figures: 8, shots: 3, faces: [4, 6] });
    const cannon = { ...bows, type: 'hand-cannon' } as const;
    const armored = foot('red-1', 55, { type: 'men-at-arms', figures: 12 });
    expect(facesOf({ pieces: [cannon, armored] })).toEqual([{ figures: 8, shots: 1, faces: [2, 4, 6] }]);
  });

  it('slingers that are told to reach over a single line of friends right ahead (cady/ancient-medieval/slinger/rear-ranks)', () => {
    const slings: Piece = { ...bows, type: 'slinger', formation: 'Col 8', be: { order: 'H, INDIRECT' } };
    const wall = (ranks: number) =>
      foot('blue-2', 43, { figures: 16 * ranks, formation: 'Col 16', at: [60, 41 + 2 * ranks] });
    const told = facesOf({ pieces: [slings, wall(1), foot('red-1', 58)] });
    // 18 cm of 21 is far: 4 and 6 at medium armor, and a step less.
    expect(told).toEqual([{ figures: 8, shots: 3, faces: [6] }]);
    expect(facesOf({ pieces: [slings, wall(2), foot('red-1', 58)] })).toBeUndefined();
    expect(facesOf({ pieces: [{ ...slings, be: { order: 'H' } }, wall(1), foot('red-1', 58)] })).toBeUndefined();
    expect(facesOf({ pieces: [{ ...slings, type: 'archer-light' }, wall(1), foot('red-1', 58)] })).toBeUndefined();
  });

  it('Mongols shoot three times (cady/ancient-medieval/mongol/three-shots)', () => {
    const mongols: Piece = { id: 'blue-1', type: 'mongol-horse-archer', figures: 6, at: [60, 40], formation: 'Col 6' };
    expect(facesOf({ pieces: [mongols, foot('red-1', 60)] })).toEqual([{ figures: 6, shots: 3, faces: [4, 6] }]);
  });

  it('from an elephant one man shoots twice, also as it walks (cady/ancient-medieval/elephant/two-shots)', () => {
    const elephant: Piece = { id: 'blue-1', type: 'war-elephant-archer', at: [60, 40] };
    const standing = setUp({ pieces: [elephant, foot('red-1', 60)] });
    expect(fireSeeded(standing).of('volley')).toMatchObject([{ groups: [{ figures: 1, shots: 2 }] }]);
    const walks = (reading: 'wherever-he-may-shoot' | 'a-third-later-loaded', from: number) => {
      const rules = ancientMedievalRulesUnder({ rulings: { 'cady/ruling/carried-second-shot': reading } });
      const walking = setUp({ pieces: [elephant, foot('red-1', 60)], rules });
      const path = [
        { x: 60, y: from, time: 0 },
        { x: 60, y: 40, time: 1 },
      ];
      Object.assign(unitIn(walking.state, 'blue-1').turn, { moved: 1, path });
      const told = fireSeeded(walking).of('volley');
      return [told.map(({ groups }) => groups.map(({ shots }) => shots)), unitIn(walking.state, 'blue-1').shots];
    };
    // 36 cm after the first third, 28 after the second, 20 at the end: both shots come, though there is no third to load in.
    expect(walks('wherever-he-may-shoot', 16)).toEqual([[[1], [1]], 22]);
    expect(walks('a-third-later-loaded', 16)).toEqual([[[1]], 23]);
    // In range at the end alone.
    expect(walks('wherever-he-may-shoot', -40)).toEqual([[[1], [1]], 22]);
    expect(walks('a-third-later-loaded', -40)).toEqual([[[1]], 23]);
  });

  it('twice in each turn, not once in every second one; and the shots go (cady/ruling/twice-each-turn cady/ancient-medieval/elephant/ammunition)', () => {
    const turns = (type: TroopType, reading: string) => {
      const rules = ancientMedievalRulesUnder({ rulings: { 'cady/ruling/twice-each-turn': reading } });
      const shooter: Piece = { id: 'blue-1', type, at: [60, 40], ...(type === 'longbow-light' ? { figures: 6 } : {}) };
      const game = setUp({ pieces: [shooter, foot('red-1', 60, { figures: 36 })], rules });
      const shots = [1, 2, 3].map(seed => {
        unitIn(game.state, 'red-1').figures = 36;
        return fireSeeded(game, seed).of('volley')[0]?.groups[0]?.shots;
      });
      return [...shots, unitIn(game.state, 'blue-1').shots];
    };
    expect(turns('war-elephant-archer', 'who-is-carried')).toEqual([2, 2, 2, 18]);
    expect(turns('war-elephant-archer', 'by-thirds')).toEqual([2, 1, 2, 19]);
    expect(turns('chariot-archer', 'who-is-carried').slice(0, 3)).toEqual([2, 2, 2]);
    expect(turns('chariot-archer', 'elephants').slice(0, 3)).toEqual([2, 1, 2]);
    expect(turns('longbow-light', 'who-is-carried').slice(0, 3)).toEqual([2, 1, 2]);
    expect(turns('longbow-light', 'who-stands-too').slice(0, 3)).toEqual([2, 2, 2]);
  });

  it('men in a war wagon shoot from it; on the move nothing reaches them (cady/ancient-medieval/hussite/fire-from-inside cady/ancient-medieval/hussite/moving-safe cady/ancient-medieval/hussite/cover)', () => {
    const wagon: Piece = {
      id: 'blue-1',
      type: 'war-wagon',
      at: [60, 40],
      crew: {
        guns: 0,
        figures: [{ type: 'men-at-arms', figures: 12 }],
        firing: { type: 'crossbow-medium', figures: 4 },
      },
    };
    const game = setUp({ pieces: [wagon, { ...bows, id: 'red-1', at: [60, 60] }] });
    const told = fire(game, [...all(8, 1), ...all(16, 4), ...all(16, 4)].slice(0, 24)).of('volley');
    expect(told[0]).toMatchObject({ unit: 'blue-1', weapon: 'crossbow', groups: [{ figures: 4, shots: 2 }] });
    // Heavy armor at middle range, behind wagons: 6 alone; the second rank nothing.
    expect(told[1]?.groups[0]?.faces).toEqual([6]);
    expect(told[1]?.groups.slice(1).every(({ faces }) => faces.length === 0)).toBe(true);
    const aimed = { ...bows, id: 'red-1', at: [60, 60], be: { order: 'H, FIRE blue-1' } } as const;
    const rolling = setUp({ pieces: [wagon, aimed] });
    unitIn(rolling.state, 'blue-1').turn.moved = 0.5;
    const shot = fireSeeded(rolling)
      .of('volley')
      .find(({ unit }) => unit === 'red-1');
    expect(shot?.groups.every(({ faces }) => faces.length === 0)).toBe(true);
  });
});

describe('fire in passing (cady/common/fire/en-passant cady/common/definition/en-passant)', () => {
  const passing = (end: number) => {
    const game = setUp({ pieces: [bows, foot('red-1', 60, { at: [60, end], type: 'light-cavalry', figures: 8 })] });
    const path = [
      { x: 60, y: 60, time: 0 },
      { x: 60, y: 60, time: 1 / 3 },
      { x: 60, y: end, time: 1 },
    ];
    Object.assign(unitIn(game.state, 'red-1').turn, { moved: 1, path });
    return game;
  };

  it('at an enemy that came into range and left it again: one shot (cady/ancient-medieval/missile/en-passant-option cady/ancient-medieval/missile/en-passant-procedure cady/ancient-medieval/missile/en-passant-movement-cap)', () => {
    const game = passing(110);
    const [told] = fireSeeded(game).of('volley');
    expect(told).toMatchObject({ unit: 'blue-1', target: 'red-1' });
    // To the horsemen themselves, who sit half the depth of their stands behind their front.
    expect(told?.groups.map(({ shots, distance }) => [shots, distance])).toEqual([
      [1, 22],
      [1, 22],
    ]);
    expect(unitIn(game.state, 'blue-1')).toMatchObject({ shots: 23, loaded: true });
  });

  it('is a step worse at who has pavises before him (cady/ancient-medieval/pavise/rule)', () => {
    const facesAt = (pavises: number) => {
      const game = passing(110);
      unitIn(game.state, 'red-1').carried = { axes: 0, javelins: 0, pila: 0, caltrops: 0, stakes: 0, pavises };
      return fireSeeded(game).of('volley')[0]?.groups[0]?.faces;
    };
    expect([facesAt(0), facesAt(4)]).toEqual([
      [2, 4, 6],
      [4, 6],
    ]);
  });

  it('is a step worse at the front of a phalanx, and not at its side (cady/ancient-medieval/phalanx/missile-front)', () => {
    const facesAt = (facing: number) => {
      const pieces = [
        bows,
        foot('red-1', 60, { at: [60, 110], type: 'hoplites', figures: 16, be: { formation: 'phalanx' } }),
      ];
      const game = setUp({ pieces });
      const path = [
        { x: 60, y: 60, time: 0, facing },
        { x: 60, y: 60, time: 1 / 3, facing },
        { x: 60, y: 110, time: 1, facing },
      ];
      Object.assign(unitIn(game.state, 'red-1').turn, { moved: 1, path });
      return fireSeeded(game).of('volley')[0]?.groups[0]?.faces;
    };
    expect(facesAt(0)).toEqual([4, 6]);
    expect(facesAt(180)).toEqual([6]);
    // Four files deep to who shoots at its side.
    expect(facesAt(90)).toEqual([2, 4, 6]);
  });

  it('is all that a unit fires, or one of its shots while the other goes at who stands (cady/ruling/fire-in-passing-spends)', () => {
    const volleys = (reading: 'all-its-fire' | 'one-of-its-shots') => {
      const rules = ancientMedievalRulesUnder({ rulings: { 'cady/ruling/fire-in-passing-spends': reading } });
      const game = setUp({
        pieces: [
          { ...bows, be: { order: 'H, FIRE red-1' } },
          foot('red-1', 60, { at: [60, 110], type: 'light-cavalry', figures: 8 }),
          foot('red-2', 62, { at: [64, 62] }),
        ],
        rules,
      });
      const path = [
        { x: 60, y: 60, time: 0 },
        { x: 60, y: 60, time: 1 / 3 },
        { x: 60, y: 110, time: 1 },
      ];
      Object.assign(unitIn(game.state, 'red-1').turn, { moved: 1, path });
      const told = fireSeeded(game)
        .of('volley')
        .filter(({ unit }) => unit === 'blue-1')
        .map(({ target, groups }) => [target, groups[0]?.shots]);
      return { told, left: unitIn(game.state, 'blue-1').shots };
    };
    expect(volleys('all-its-fire')).toEqual({ told: [['red-1', 1]], left: 23 });
    expect(volleys('one-of-its-shots')).toEqual({
      told: [
        ['red-1', 1],
        ['red-2', 1],
      ],
      left: 22,
    });
  });

  it('who must load first is not ready for whoever is in range only in the first third', () => {
    const game = passing(110);
    unitIn(game.state, 'blue-1').loaded = false;
    const told = fireSeeded(game).of('volley');
    // 60 and 60 and then off to 85 after two thirds, which is out of range.
    expect(told).toEqual([]);
  });
});

describe('whoever lies low', () => {
  const shotAt = (kind: 'wood' | 'marsh', be: Piece['be'], y = 58) => {
    const pieces = [bows, foot('red-1', y, { figures: 8, formation: 'Col 8', be: be ?? {} })];
    return fireSeeded(setUp({ pieces, features: area(kind, y - 0.5, 80) ?? [] })).of('volley').length;
  };

  it('on the edge of a forest is not shot at until he moves, shoots, or somebody is close (cady/common/forest/edge-hidden cady/common/forest/edge-visible-if-active)', () => {
    expect(shotAt('wood', {})).toBe(0);
    expect(shotAt('wood', { shotOn: 1 })).toBe(1);
    expect(shotAt('wood', {}, 41.2)).toBe(1);
  });

  it('near the edge of a marsh is not shot at until he has shot (cady/common/marsh/edge-fire)', () => {
    expect(shotAt('marsh', {})).toBe(0);
    expect(shotAt('marsh', { shotOn: 1 })).toBe(1);
  });
});

describe('who has moved (cady/ancient-medieval/missile/step-moved-target)', () => {
  const slingers: Piece = { id: 'blue-1', type: 'slinger', figures: 8, at: [60, 40], formation: 'Col 8' };
  const because = (moved: number) => {
    const game = setUp({
      pieces: [slingers, foot('red-1', 52, { type: 'light-infantry', figures: 8, formation: 'Col 8' })],
    });
    const path = [
      { x: 60, y: 34, time: 0 },
      { x: 60, y: 40, time: 1 },
    ];
    Object.assign(unitIn(game.state, 'blue-1').turn, { moved: 1 / 3, path });
    unitIn(game.state, 'red-1').turn.moved = moved;
    const told = fireSeeded(game).of('volley');
    expect(told.length).toBeGreaterThan(0);
    return told.flatMap(each => each.because).filter(({ clause }) => clause.endsWith('step-moved-target')).length;
  };

  it('is the target, and not the shooter: whoever stands is hit as one who stands', () => {
    expect(because(0)).toBe(0);
    expect(because(0.5)).toBeGreaterThan(0);
  });
});

describe('fire in passing of who moves its whole allowance (cady/ruling/fire-in-passing-full-move)', () => {
  const marching = (reading: 'goes-on-with-its-move' | 'no-time', loaded = true) => {
    const rules = ancientMedievalRulesUnder({ rulings: { 'cady/ruling/fire-in-passing-full-move': reading } });
    // North past an enemy who is out of range when the move is over.
    const game = setUp({ pieces: [{ ...bows, at: [60, 150] }, foot('red-1', 60)], rules, size: [200, 200] });
    const path = [
      { x: 60, y: 20, time: 0 },
      { x: 60, y: 28, time: 1 / 3 },
      { x: 60, y: 150, time: 1 },
    ];
    const unit = unitIn(game.state, 'blue-1');
    unit.loaded = loaded;
    Object.assign(unit.turn, { moved: 1, path });
    unitIn(game.state, 'red-1').turn.path = [{ x: 60, y: 60, time: 0 }];
    return {
      told: fireSeeded(game)
        .of('volley')
        .filter(({ unit: by }) => by === 'blue-1'),
      unit,
    };
  };

  it('is shot on the way, once, by who was loaded, and has to be loaded again (cady/ancient-medieval/missile/en-passant-procedure)', () => {
    const { told, unit } = marching('goes-on-with-its-move');
    expect(told).toMatchObject([{ target: 'red-1' }]);
    expect(told[0]?.because[0]?.clause).toBe('cady/ancient-medieval/missile/en-passant-option');
    expect(unit.loaded).toBe(false);
    expect(marching('goes-on-with-its-move', false).told).toEqual([]);
  });

  it('is not, where a full move leaves no time', () => {
    expect(marching('no-time')).toMatchObject({ told: [], unit: { loaded: true } });
  });
});

describe('fire at the beginning of the turn (cady/ancient-medieval/missile/loading-actions cady/ancient-medieval/missile/loading-crossbow)', () => {
  const open = (game: Game) => doing(game, { seed: 2 }, context => openingMissilesPhase.run(game.state, context));

  it('loaded units that are told to shoot once, and have two thirds left', () => {
    const game = setUp({ pieces: [bows, foot('red-1', 60)] });
    order(game, { 'blue-1': 'S 1/3, FB' });
    const [told] = open(game).of('volley');
    expect(told?.groups.map(({ shots }) => shots)).toEqual([1, 1]);
    expect(unitIn(game.state, 'blue-1')).toMatchObject({ loaded: false, shots: 23 });
    expect(unitIn(game.state, 'blue-1').turn.firedFirst).toBe(true);
    // A third for the shot, a third of movement: one is left, for loading.
    unitIn(game.state, 'blue-1').turn.moved = 1 / 3;
    expect(fireSeeded(game).of('volley')).toEqual([]);
    expect(unitIn(game.state, 'blue-1').loaded).toBe(true);
  });

  it('who stands shoots again at the end: fire, load, fire', () => {
    const game = setUp({ pieces: [bows, foot('red-1', 60, { figures: 40 })] });
    order(game, { 'blue-1': 'H, FB' });
    open(game);
    expect(fireSeeded(game).of('volley')[0]?.groups[0]?.shots).toBe(1);
    expect(unitIn(game.state, 'blue-1').shots).toBe(22);
  });

  it('nobody without such an order, nor unloaded', () => {
    const game = setUp({
      pieces: [
        { ...bows, be: { order: 'H, FB', loaded: false } },
        { ...bows, id: 'red-1', at: [60, 60] },
      ],
    });
    expect(open(game).of('volley')).toEqual([]);
  });

  it('a screen of slingers throws twice and goes back (cady/ancient-medieval/slinger/skirmish-screen cady/ancient-medieval/slinger/skirmish-needs-order)', () => {
    const slings: Piece = {
      id: 'blue-1',
      type: 'slinger',
      figures: 8,
      at: [60, 50],
      formation: 'SK',
      be: { order: 'S full, FB' },
    };
    const game = setUp({ pieces: [slings, foot('blue-2', 44), foot('red-1', 62)] });
    expect(unitIn(game.state, 'blue-1').formation).toBe('skirmish');
    expect(open(game).of('volley')[0]?.groups[0]?.shots).toBe(2);
    unitIn(game.state, 'blue-1').turn.moved = 0.4;
    expect(fireSeeded(game).of('volley')).toEqual([]);
  });
});

describe('shots run out (cady/ancient-medieval/supply/out-of-shots-becomes-infantry)', () => {
  it('the last one is told to its own side alone', () => {
    const game = setUp({ pieces: [{ ...bows, be: { shots: 1 } }, foot('red-1', 60)] });
    const told = fireSeeded(game);
    expect(told.of('volley')[0]?.groups[0]?.shots).toBe(1);
    const [out] = told.of('out-of-shots');
    expect(out?.unit).toBe('blue-1');
    expect(out && told.seenBy.get(out)).toEqual(['blue']);
    expect(fireSeeded(game).of('volley')).toEqual([]);
  });

  it('within a castle they never do (cady/ancient-medieval/siege/inside-ammunition)', () => {
    const game = setUp({ pieces: [{ ...bows, be: { shots: 1, inside: true } }, foot('red-1', 60)] });
    expect(fireSeeded(game).of('volley')[0]?.groups[0]?.shots).toBe(2);
    expect(unitIn(game.state, 'blue-1').shots).toBe(1);
  });
});

describe('castle walls', () => {
  const wall: TableTop['features'] = [
    {
      kind: 'rampart',
      id: 'keep',
      line: [
        [20, 41],
        [100, 41],
      ],
    },
  ];
  const garrison: Piece = { ...bows, on: 'keep', be: { inside: true } };

  it('a garrison shoots ten cm farther, and straight with every rank at whoever it sees (cady/ancient-medieval/siege/inside-range cady/ancient-medieval/siege/base-visible)', () => {
    const told = facesOf({ pieces: [garrison, foot('red-1', 84)], features: wall });
    expect(told?.reduce((sum, { figures }) => sum + figures, 0)).toBe(16);
    expect(told?.every(({ faces }) => faces.join() === '4,6')).toBe(true);
    expect(facesOf({ pieces: [bows, foot('red-1', 84)] })).toBeUndefined();
  });

  it('shoots at those who fight for the wall from a ladder beside it, as at nobody else in melee (cady/ancient-medieval/siege/base-visible cady/ruling/fire-at-ladder-foot)', () => {
    const stormed = (shooter: Piece, storms?: 'ladder', reading?: string) => {
      const rules = ancientMedievalRulesUnder(
        reading === undefined ? {} : { rulings: { 'cady/ruling/fire-at-ladder-foot': reading } },
      );
      const climbing = foot('red-1', 42, { figures: 8, formation: 'Col 4' });
      const holding = foot('blue-2', 40, { at: [80, 40], ...(storms === undefined ? {} : { on: 'keep' }) });
      const game = setUp({ pieces: [shooter, holding, climbing], features: storms === undefined ? [] : wall, rules });
      game.state.contacts.push({
        a: 'red-1',
        b: 'blue-2',
        edgeOfA: 'front',
        edgeOfB: 'front',
        since: 0,
        attackers: ['red-1'],
        run: {},
        ...(storms === undefined ? {} : { storms }),
      });
      return fireSeeded(game)
        .of('volley')
        .map(({ target }) => target);
    };
    expect(stormed(garrison, 'ladder')).toEqual(['red-1']);
    expect(stormed(garrison, 'ladder', 'in-melee')).toEqual([]);
    expect(stormed(bows, 'ladder')).toEqual([]);
    expect(stormed(bows)).toEqual([]);
  });

  it('is a step harder to hit from below (cady/ancient-medieval/siege/wall-cover)', () => {
    const below: Piece = { ...bows, id: 'red-1', at: [60, 60] };
    const at = (piece: Piece) => {
      const game = setUp({ pieces: [piece, below], features: wall });
      return fireSeeded(game)
        .of('volley')
        .find(({ unit }) => unit === 'red-1')?.groups[0]?.faces;
    };
    // Uphill by two levels the bow reaches 30 cm: 20 cm are far. Light armor starts at 2, 4 and 6.
    expect(at(garrison)).toEqual([4, 6]);
    expect(at({ ...garrison, type: 'longbow-medium' })).toEqual([6]);
  });

  it('nobody sees or shoots through them from the ground', () => {
    expect(facesOf({ pieces: [bows, foot('red-1', 60)], features: wall })).toBeUndefined();
  });
});

describe('artillery before bows', () => {
  it('its dead do not shoot, unless it is read so (cady/ancient-medieval/artillery/casualties-immediate)', () => {
    const shooting = (rules?: TableTop['rules']) => {
      const game = setUp({ pieces: [bows, foot('red-1', 60)], ...(rules === undefined ? {} : { rules }) });
      const unit = unitIn(game.state, 'blue-1');
      unit.figures = 12;
      unit.turn.lost = 4;
      return fireSeeded(game)
        .of('volley')[0]
        ?.groups.reduce((sum, { figures }) => sum + figures, 0);
    };
    expect(shooting()).toBe(12);
    const choice = { 'cady/ruling/medieval-artillery-casualties-fire-back': 'everybody' };
    expect(shooting(ancientMedievalRulesUnder({ rulings: choice }))).toBe(16);
  });
});

describe('missiles in the turn of a reaction (cady/ruling/fire-while-going-back)', () => {
  const readings: Record<string, readonly string[]> = {
    'in-good-order': ['back'],
    nobody: [],
    'as-time-allows': ['back', 'back-and-turn', 'rout'],
  };
  const cases = Object.entries(readings).flatMap(([reading, firing]) =>
    (['back', 'back-and-turn', 'rout'] as const).map(
      reaction => [reading, reaction, firing.includes(reaction)] as const,
    ),
  );
  it.each(cases)('%s: %s: %s', (reading, goesBack, fires) => {
    const rules = ancientMedievalRulesUnder({ rulings: { 'cady/ruling/fire-while-going-back': reading } });
    const game = setUp({ pieces: [bows, foot('red-1', 60)], rules });
    Object.assign(unitIn(game.state, 'blue-1').turn, { goesBack, moved: 0.5 });
    expect(fireSeeded(game).of('volley').length > 0).toBe(fires);
  });
});

describe('bowmen partly on a hill shoot farther with the stands that are up there (cady/ancient-medieval/missile/hill-range-bonus)', () => {
  // Two of the four stands of each rank stand on it; the middle of the front does not.
  const halfUp: TableTop['features'] = [
    {
      kind: 'hill',
      id: 'h',
      level: 1,
      outline: [
        [61, 20],
        [100, 20],
        [100, 43],
        [61, 43],
      ],
    },
  ];
  const shooting = (features: NonNullable<TableTop['features']>) =>
    (facesOf({ pieces: [bows, foot('red-1', 81)], features }) ?? []).map(({ figures }) => figures);

  it('at who stands there', () => {
    expect(shooting([])).toEqual([]);
    expect(shooting(halfUp)).toEqual([4, 4]);
  });
});

it('each pavise shelters two figures of those who are shot at from the front (cady/ancient-medieval/pavise/rule)', () => {
  // Eight figures stand in front, at whom all aim.
  const faces = (pavises: number) => {
    const game = setUp({ pieces: [bows, foot('red-1', 60)] });
    unitIn(game.state, 'red-1').carried.pavises = pavises;
    const [volley] = fireSeeded(game).of('volley');
    return volley?.groups.map(group => [group.figures, group.faces.length]);
  };
  const [open = []] = faces(0) ?? [];
  const [figures = 0, most = 0] = open;
  expect(faces(4)?.every(([, left = most]) => left < most)).toBe(true);
  expect(
    faces(2)
      ?.filter(([, left]) => left === most)
      .reduce((sum, [some = 0]) => sum + some, 0),
  ).toBe(figures / 2);
});
