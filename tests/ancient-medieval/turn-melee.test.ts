import { describe, expect, it } from 'vitest';
import { scripted } from '../../src/dice/index.js';
import { ancientMedievalRules, ancientMelee } from '../../src/rulesets/cady/ancient-medieval/index.js';
import { isInFord } from '../../src/rulesets/cady/common/turn/fighting/melee-stance.js';
import { tableOf } from '../../src/rulesets/cady/common/turn/ground.js';
import { ancientMedievalRulesUnder } from '../rules-under.js';
import { type Clash, clash, fight } from './melee-top.js';
import { all, type Piece, setUp, type TableTop, unitIn } from './table-top.js';

/** A melee of blue and red: what both threw and lost. */
function melee(what: Clash, dice: readonly number[]) {
  const game = clash(what);
  const told = fight(game, ['melee'], { dice, goes: false });
  const [first] = told.of('melee');
  return {
    game,
    ...told,
    dice: [first?.a.dice, first?.b.dice],
    points: [first?.a.point, first?.b.point],
    losses: [first?.a.losses, first?.b.losses],
  };
}

const eight = { figures: 8, formation: 'Col 8' } as const;
const line = { figures: 16, formation: 'Col 8' } as const;

describe('melee on the table (cady/common/sequence/step-8-melee cady/common/melee/d12-per-figure)', () => {
  it('every figure in contact rolls against its own point, both sides at once', () => {
    const { dice, points, losses, game } = melee({ blue: eight, red: eight }, [...all(5, 6), 7, 8, 12, ...all(8, 1)]);
    expect([dice, points, losses]).toEqual([
      [8, 8],
      [6, 6],
      [3, 0],
    ]);
    expect(unitIn(game.state, 'blue-1').figures).toBe(5);
  });

  it('throws what the rule alone throws', () => {
    const faces = [1, 12, 3, 11, 5, 10, 7, 9, 8, 6, 4, 2, 12, 12, 1, 1];
    const { losses } = melee({ blue: eight, red: { ...eight, type: 'light-infantry' } }, faces);
    const groups = [
      { unit: 'blue-1', type: 'medium-infantry', figures: 8 },
      { unit: 'red-1', type: 'light-infantry', figures: 8 },
    ] as const;
    expect(losses).toEqual(ancientMelee({ groups }, scripted(faces)).losses.map(({ lost }) => lost));
  });

  it('an enemy behind stakes costs whoever attacks him a point (cady/ancient-medieval/stakes/melee)', () => {
    const stakes = { id: 's', kind: 'stakes', side: 'red', depth: 0, knownTo: [] } as const;
    const works = [
      {
        ...stakes,
        line: [
          { x: 120, y: 50.1 },
          { x: 80, y: 50.1 },
        ] as const,
        knownTo: [],
      },
    ];
    expect(melee({ blue: eight, red: eight, works }, all(16, 1)).points).toEqual([5, 6]);
    const sally = [{ a: 'blue-1', b: 'red-1', attackers: ['red-1'] }];
    expect(melee({ blue: eight, red: eight, works, touches: sally }, all(16, 1)).points).toEqual([6, 6]);
  });

  it('an entrenchment costs him one as any wall does (cady/ancient-medieval/romans/entrench)', () => {
    const dug = { id: 'e', kind: 'entrenchment', side: 'red', depth: 0 } as const;
    const works = [
      {
        ...dug,
        line: [
          { x: 120, y: 50.1 },
          { x: 80, y: 50.1 },
        ] as const,
        knownTo: [],
      },
    ];
    expect(melee({ blue: eight, red: eight, works }, all(16, 1)).points).toEqual([5, 6]);
  });

  it('the men of a chained war wagon fight from it, and their enemies the worse for it (cady/ancient-medieval/hussite/melee-penalty)', () => {
    const crew = { guns: 0, figures: [{ type: 'men-at-arms' as const, figures: 12 }] };
    const wagon = (chained: boolean) => ({ type: 'war-wagon' as const, crew, be: { warWagon: { ...crew, chained } } });
    const { points, losses, game } = melee({ blue: eight, red: wagon(true) }, [...all(8, 1), 12, ...all(7, 1)]);
    expect([points, losses]).toEqual([
      [5, 8],
      [0, 1],
    ]);
    expect(unitIn(game.state, 'red-1')).toMatchObject({ figures: 1, warWagon: { figures: [{ figures: 11 }] } });
    expect(melee({ blue: eight, red: wagon(false) }, all(16, 1)).points).toEqual([6, 8]);
    const last = { guns: 0, figures: [{ type: 'men-at-arms' as const, figures: 1 }] };
    const lost = melee({ blue: eight, red: { type: 'war-wagon', crew: last } }, [...all(8, 1), 12]);
    expect(unitIn(lost.game.state, 'red-1').gone).toBe('destroyed');
  });

  it('a ladder costs two points, a tower none (cady/ancient-medieval/siege/ladder-penalty)', () => {
    const up = (storms: 'ladder' | 'tower') =>
      melee({ blue: eight, red: eight, touches: [{ a: 'blue-1', b: 'red-1', storms }] }, all(16, 1)).points;
    expect(up('ladder')).toEqual([4, 6]);
    expect(up('tower')).toEqual([6, 6]);
  });

  it('pila in its shields cost a point, on the turn they count for (cady/ancient-medieval/romans/pilum-encumbers)', () => {
    const points = (encumberedUntil: number) =>
      melee({ blue: eight, red: { ...eight, be: { encumberedUntil } } }, all(16, 1)).points;
    expect(points(2)).toEqual([6, 5]);
    expect(points(3)).toEqual([6, 6]);
    expect(points(0)).toEqual([6, 6]);
  });

  it('a charge refused costs a point (cady/common/charge/attacker-fails)', () => {
    const game = clash({ blue: eight, red: eight });
    unitIn(game.state, 'red-1').turn.pointsLost = 1;
    const [told] = fight(game, ['melee'], { dice: all(16, 1) }).of('melee');
    expect([told?.a.point, told?.b.point]).toEqual([6, 5]);
  });

  it('who waited for close range rolls for his life alone, and only against that charger (cady/ancient-medieval/missile/attacked-close-no-melee)', () => {
    const archers = (charger: string) => ({
      type: 'longbow-medium' as const,
      ...eight,
      be: { firedAtChargers: { at: 'close' as const, charger, melees: false } },
    });
    expect(melee({ blue: eight, red: archers('blue-1') }, all(8, 1)).dice).toEqual([0, 8]);
    expect(melee({ blue: eight, red: archers('blue-2') }, all(16, 1)).dice).toEqual([8, 8]);
  });

  it('who is caught running loses a figure to each, without a die (cady/common/charge/caught-fleeing)', () => {
    const game = clash({
      blue: eight,
      red: { ...line, facing: 'N', at: [100, 54.25] },
      touches: [{ a: 'blue-1', b: 'red-1', edgeOfB: 'rear' }],
    });
    const red = unitIn(game.state, 'red-1');
    red.turn.fleesFrom = 'blue-1';
    red.fleeing = true;
    const { of } = fight(game, ['shock', 'melee'], { dice: [] });
    expect(of('shock')).toEqual([]);
    expect(of('melee')).toMatchObject([{ a: { dice: 0, losses: 0 }, b: { dice: 0, losses: 8 } }]);
    expect(red.figures).toBe(8);
  });

  it('and a figure to each of any other charger that has come up with it (cady/common/charge/caught-fleeing)', () => {
    const game = clash({
      blue: eight,
      red: { figures: 24, formation: 'Col 8', facing: 'N', at: [100, 56.25] },
      others: [{ id: 'blue-2', at: [100, 56.5], facing: 'S', ...eight }],
      touches: [
        { a: 'blue-1', b: 'red-1', edgeOfB: 'rear' },
        { a: 'blue-2', b: 'red-1' },
      ],
    });
    const red = unitIn(game.state, 'red-1');
    red.turn.fleesFrom = 'blue-1';
    red.fleeing = true;
    const { of } = fight(game, ['shock', 'melee'], { dice: [] });
    expect(of('melee').map(({ b }) => [b.dice, b.losses > 0])).toEqual([
      [0, true],
      [0, true],
    ]);
  });
});

describe('long weapons on the table', () => {
  const pikes = { type: 'swiss-pike-medium', figures: 24, formation: 'Col 8' } as const;

  it('three ranks of pikes count when they attack, one when they do not (cady/ancient-medieval/pike/three-ranks-attack)', () => {
    const { of } = melee({ blue: pikes, red: line }, [...all(16, 1), ...all(5, 7), ...all(3, 1), 7, 1, 1]);
    expect(of('melee')[0]).toMatchObject({ a: { dice: 8 }, b: { dice: 8, losses: 6 } });
    const struck = [{ a: 'blue-1', b: 'red-1', attackers: ['red-1'] }];
    expect(melee({ blue: pikes, red: line, touches: struck }, all(16, 1)).losses).toEqual([0, 0]);
  });

  it('struck, they lose no more than stand in front (cady/ancient-medieval/pike/front-rank-losses)', () => {
    const game = clash({
      blue: line,
      red: { ...pikes, figures: 10, formation: 'Col 4' },
      touches: [{ a: 'blue-1', b: 'red-1', edgeOfB: 'front' }],
    });
    const { of } = fight(game, ['shock', 'melee'], { seed: 4 });
    expect(of('melee')[0]?.b.losses).toBeLessThanOrEqual(4);
  });

  it('pole arms strike over the rank before them, of their own unit or another (cady/ancient-medieval/polearm/strike-from-behind)', () => {
    const arms = { type: 'pole-arm', figures: 16, formation: 'Col 8' } as const;
    expect(melee({ blue: arms, red: line }, [...all(16, 1), ...all(8, 1)]).dice).toEqual([8, 8]);
    const { depth } = clash().rules.troops['medium-infantry'].stand;
    const behind: Piece = { id: 'blue-2', type: 'pole-arm', figures: 8, formation: 'Col 8', at: [100, 50 - depth] };
    expect(melee({ blue: eight, red: line, others: [behind] }, all(24, 1)).losses).toEqual([0, 0]);
    const deep: Piece = { ...behind, at: [100, 50 - 2 * depth] };
    expect(melee({ blue: line, red: line, others: [deep] }, all(16, 1)).losses).toEqual([0, 0]);
  });

  it('the second rank of a phalanx makes its enemies roll again (cady/ancient-medieval/phalanx/second-rank-melee)', () => {
    const phalanx = { type: 'hoplites', ...line, be: { formation: 'phalanx' } } as const;
    const game = clash({ blue: phalanx, red: line });
    const { of } = fight(game, ['melee'], { seed: 1 });
    expect(of('melee')).toHaveLength(1);
    const exposed = ancientMedievalRulesUnder().phalanx.secondRank.rolls === 'both' ? 8 : 0;
    expect(of('melee')[0]).toMatchObject({ a: { dice: 8 + exposed }, b: { dice: 8 } });
  });
});

describe('those who fight alone', () => {
  it('a samurai has a point for every enemy (cady/ancient-medieval/samurai/melee-points)', () => {
    const samurai = { type: 'samurai-infantry' } as const;
    const { points } = melee({ blue: samurai, red: { type: 'men-at-arms', ...eight } }, all(3, 1));
    expect(points[0]).toBe(8);
    expect(melee({ blue: samurai, red: eight }, all(5, 1)).points[0]).toBe(9);
  });

  it('a berserker wears down by a point with every kill, and fights whoever is there (cady/ancient-medieval/berserker/wear-down)', () => {
    const blue = { type: 'berserker', be: { kills: 2 } } as const;
    const { points, game } = melee({ blue, red: eight }, [7, ...all(4, 1)]);
    expect(points[0]).toBe(6);
    expect(unitIn(game.state, 'blue-1')).toMatchObject({ kills: 3, figures: 1, gone: null });
  });

  it('an elephant rolls once for every figure that touches it, and bears the hits (cady/ancient-medieval/elephant/multiple-melee)', () => {
    const { of, game } = melee({ blue: { type: 'war-elephant-archer' }, red: line }, [
      7,
      ...all(7, 1),
      12,
      11,
      ...all(6, 8),
    ]);
    const [told] = of('melee');
    expect(told).toMatchObject({ a: { unit: 'blue-1', point: 8, dice: 8, losses: 2 }, b: { dice: 8, losses: 1 } });
    expect(unitIn(game.state, 'blue-1').elephant).toMatchObject({ hits: 2 });
    expect(unitIn(game.state, 'red-1').figures).toBe(15);
  });

  it('with its sixth hit it rampages, after all have rolled (cady/ancient-medieval/elephant/hits-to-rampage)', () => {
    const blue = {
      type: 'war-elephant-archer',
      be: { elephant: { hits: 5, driver: true, missileMan: true } },
    } as const;
    const { of } = melee({ blue, red: line }, [...all(8, 1), 12, ...all(7, 1), 1, 2]);
    expect(of('rampage')).toHaveLength(1);
    expect(of('elephant-killed')).toHaveLength(1);
  });

  it('an elephant that came up too late defends itself alone; who does not strike it is no danger (cady/common/thirds/full-move-no-combat)', () => {
    const late = clash({ blue: { type: 'war-elephant-archer' }, red: line });
    Object.assign(unitIn(late.state, 'blue-1').turn, { moved: 0.9, charging: false });
    const { of } = fight(late, ['melee'], { dice: [12, 12, ...all(6, 1)], goes: false });
    expect(of('melee')[0]).toMatchObject({ a: { dice: 8, losses: 2 }, b: { dice: 0, losses: 0 } });
    const idle = clash({ blue: { type: 'war-elephant-archer' }, red: line });
    unitIn(idle.state, 'red-1').turn.idle = true;
    const told = fight(idle, ['melee'], { dice: all(8, 1), goes: false }).of('melee');
    expect(told[0]).toMatchObject({ a: { dice: 0 }, b: { dice: 8 } });
  });

  it('an elephant is in no danger from those who fired at it at close range in place of fighting (cady/ancient-medieval/missile/attacked-close-no-melee)', () => {
    const fought = (melees: boolean, dice: readonly number[], late = false) => {
      const bows = {
        type: 'archer-light',
        ...line,
        be: { firedAtChargers: { at: 'close', charger: 'blue-1', melees } },
      } as const;
      const game = clash({ blue: { type: 'war-elephant-archer' }, red: bows });
      if (late) Object.assign(unitIn(game.state, 'blue-1').turn, { moved: 0.9, charging: false });
      const [told] = fight(game, ['melee'], { dice, goes: false }).of('melee');
      return [told?.a.dice, told?.a.losses, told?.b.dice];
    };
    expect(fought(true, all(8, 1))).toEqual([4, 0, 4]);
    expect(fought(false, all(4, 1))).toEqual([0, 0, 4]);
    expect(fought(false, [], true)).toEqual([0, 0, 0]);
  });

  it('two elephants fight as other figures do, and each failure is a hit', () => {
    const elephant = { type: 'war-elephant-javelin' } as const;
    const { game, points } = melee({ blue: elephant, red: elephant }, [9, 8]);
    expect(points).toEqual([8, 8]);
    expect(unitIn(game.state, 'blue-1').elephant).toMatchObject({ hits: 1 });
    expect(unitIn(game.state, 'red-1').elephant).toMatchObject({ hits: 0 });
  });

  it('a chariot rolls one die and loses its crew one by one (cady/ancient-medieval/chariot/casualty-order)', () => {
    const { of, game } = melee({ blue: { type: 'chariot-archer' }, red: line }, [7, ...all(7, 2), 12]);
    expect(of('melee')[0]).toMatchObject({ a: { dice: 1, losses: 1 }, b: { losses: 1 } });
    expect(unitIn(game.state, 'blue-1').chariot).toEqual({ crew: ['driver'], immobile: false });
  });

  it('a chariot that shot as the turn began does not fight in it (cady/ancient-medieval/chariot/no-fire-and-melee)', () => {
    const fought = (dice: readonly number[], rules = ancientMedievalRules()) => {
      const game = clash({ rules, blue: { type: 'chariot-archer' }, red: line });
      unitIn(game.state, 'blue-1').turn.firedFirst = true;
      const [told] = fight(game, ['melee'], { dice, goes: false }).of('melee');
      expect(
        told?.b.because.map(({ clause }) => clause).includes('cady/ancient-medieval/chariot/no-fire-and-melee'),
      ).toBe(told?.b.dice === 0);
      return [told?.a.dice, told?.b.dice];
    };
    expect(fought([2])).toEqual([1, 0]);
    const both = ancientMedievalRulesUnder({ rulings: { 'cady/ruling/chariot-fire-and-melee': 'fire-then-melee' } });
    expect(fought(all(9, 2), both)).toEqual([1, 8]);
  });
});

describe('secondary attacks', () => {
  it('whoever is attacked in front and aside answers the second with those left (cady/common/melee/secondary-when)', () => {
    const others: Piece[] = [{ id: 'blue-2', at: [108, 53], facing: 'W', figures: 4, formation: 'Col 4' }];
    const game = clash({
      blue: eight,
      red: line,
      others,
      touches: [
        { a: 'blue-2', b: 'red-1', edgeOfB: 'flank' },
        { a: 'blue-1', b: 'red-1' },
      ],
    });
    const told = fight(game, ['melee'], { dice: [...all(8, 1), ...all(8, 1), 6, 6] }).of('melee');
    expect(told.map(({ a }) => a.unit)).toEqual(['blue-1', 'blue-2']);
    expect(told[1]).toMatchObject({ a: { dice: 0, losses: 0 }, b: { point: 5, dice: 2, losses: 2 } });
  });
});

describe('a unit of which only a part is in a ford (cady/common/fords/melee-penalty)', () => {
  const water: TableTop['features'] = [
    {
      kind: 'river',
      id: 'river',
      width: 5,
      line: [
        [0, 62.5],
        [200, 62.5],
      ],
    },
    {
      kind: 'ford',
      id: 'ford',
      width: 20,
      line: [
        [100, 60],
        [100, 65],
      ],
    },
  ];
  it.each([
    [60, false],
    [60.5, true],
    [65.5, true],
    [75, false],
  ])('with its front at %s: %s', (y, inFord) => {
    const blue: Piece = { id: 'blue-1', at: [100, y], figures: 8, formation: 'Col 8' };
    const game = setUp({ pieces: [blue, { id: 'red-1', at: [20, 130] }], features: water });
    expect(isInFord(unitIn(game.state, 'blue-1'), tableOf(game.scenario, []), game.rules)).toBe(inFord);
  });
});
