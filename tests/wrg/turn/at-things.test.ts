import { describe, expect, it } from 'vitest';
import type { WrgScenarioFile } from '../../../src/rulesets/wrg/schema.js';
import { fieldOf } from '../../../src/rulesets/wrg/turn/field.js';
import { inReachOfFire } from '../../../src/rulesets/wrg/turn/fire/means.js';
import { wallsToBatter } from '../../../src/rulesets/wrg/turn/siege/missiles.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { answering, declaring } from './answers.js';
import { siege } from './siege-table.js';
import { type Game, generalIn, type Piece, play, setUp, unitIn } from './table-top.js';

const upTo = ['orders', 'declarations', 'movement', 'shooting'];
const stones = { type: 'engine', engine: '30-mina-stone-thrower', weapons: [], order: 'HOLD' } as const;
const pushers = { id: 'rome-tower', figures: 24, files: 8, order: 'HOLD', class: 'A' } as const;
const helepolis = { id: 'helepolis', kind: 'tower', with: 'rome-tower' } as const;
const watch = { id: 'gaul-watch', at: [700, 400.05], facing: 'S', files: 4, figures: 4, order: 'HOLD' } as const;
const fieldIn = ({ state, scenario, rules }: Game) => fieldOf(state, scenario, rules);

/** Gallic engines within the walls, with somebody on the wall, and a Roman tower before it at a place. */
function enginesAtTower(at: readonly [number, number], engines: Partial<Piece> = {}): Game {
  return siege(
    [
      { ...pushers, at },
      { id: 'gaul-engines', at: [300, 520], facing: 'S', ...stones, figures: 4, files: 4, ...engines },
      watch,
    ],
    { material: [helepolis] },
  );
}

describe('stones at a thing', () => {
  const answers = declaring({ 'gaul-engines': { work: { batter: 'helepolis' } } });
  const crews = (game: Game) => {
    play(game, { answers, seed: 1 }, upTo);
    return fieldIn(game).state.units['rome-tower']?.period.shotBy.map(({ figures }) => figures);
  };
  const rules = wrgRulesUnder({ rulings: { 'wrg/ruling/stones-at-a-tower': 'at-its-bearers-too' } });

  it('are thrown by the engines that have it in their own arc and range, and by no other (wrg/shooting/arc-22-5, wrg/siege/destroy/wooden)', () => {
    // Four abreast are 128 paces wide: from near, the tower is before the one on their right, and the next has its side in his arc; from far it is before all.
    expect(crews({ ...enginesAtTower([252, 380], { at: [300, 420] }), rules })).toEqual([8]);
    expect(crews({ ...enginesAtTower([300, 200], { at: [300, 520] }), rules })).toEqual([16]);
  });

  it('are thrown by all of them once one may, by the other reading (wrg/ruling/figures-that-shoot)', () => {
    const rulings = {
      'wrg/ruling/stones-at-a-tower': 'at-its-bearers-too',
      'wrg/ruling/figures-that-shoot': 'all-of-the-front-if-anybody-may',
    };
    expect(crews({ ...enginesAtTower([252, 380], { at: [300, 420] }), rules: wrgRulesUnder({ rulings }) })).toEqual([
      16,
    ]);
  });

  it('fly to the nearest part of it (wrg/shooting/range/base)', () => {
    const open = (y: number) => {
      const game = enginesAtTower([300, y], { at: [300, 690] });
      return wallsToBatter(unitIn(game, 'gaul-engines'), fieldIn(game));
    };
    // Their front is at 690, and the tower stands as far forward as those who push it.
    const range = 480;
    expect(open(690 - range + 1)).toContain('helepolis');
    expect(open(690 - range - 1)).not.toContain('helepolis');
  });

  it('strike a wall where they have it before them, though it comes nearer to them beside (wrg/shooting/arc-22-5, wrg/siege/destroy/stone-throwers-walls)', () => {
    const wall: WrgScenarioFile['table']['features'] = [
      {
        kind: 'rampart',
        id: 'slant',
        line: [
          [100, 300],
          [900, 700],
        ],
      },
    ];
    const game = siege(
      [{ id: 'rome-stones', at: [500, 300], ...stones, figures: 1, files: 1 }, watch],
      { walls: [] },
      wall,
    );
    const batter = declaring({ 'rome-stones': { work: { batter: 'slant' } } });
    const { of } = play(game, { answers: batter, seed: 3 }, upTo);
    expect(of('work')).toMatchObject([{ unit: 'rome-stones', on: 'slant' }]);
    const [struck] = game.state.works?.damage ?? [];
    const { x = 0, y = 0 } = struck?.at ?? {};
    const off = (Math.atan2(x - 500, y - 300) * 180) / Math.PI;
    expect(Math.abs(off)).toBeLessThanOrEqual(22.6);
  });
});

describe('fire at a thing', () => {
  const barn: WrgScenarioFile['table']['features'][number] = {
    kind: 'building',
    id: 'barn',
    outline: [
      [440, 400],
      [460, 400],
      [460, 420],
      [440, 420],
    ],
  };
  const archers = { type: 'lmi', weapons: ['bow'], order: 'HOLD, with fire', figures: 16, files: 8 } as const;
  const village = (at: readonly [number, number], rulings = {}) => ({
    ...setUp({
      pieces: [
        { id: 'rome-archers', at, ...archers },
        { id: 'gaul-levy', at: [100, 780] },
      ],
      features: [structuredClone(barn)] as never,
      scenario: { fire: { things: [{ id: 'barn' }], supplies: [{ unit: 'rome-archers', atHand: true }] } },
    }),
    rules: wrgRulesUnder({ rulings }),
  });
  const thrown = (game: Game) => {
    play(game, { answers: declaring({ 'rome-archers': { prepares: true } }) });
    const { of } = play(game, { answers: declaring({ 'rome-archers': { burns: 'barn' } }), seed: 2 });
    return of('fire-set').map(({ figures }) => figures);
  };

  it('comes from those who have it in their own arc and range (wrg/fire/range, wrg/shooting/arc-22-5)', () => {
    // Eight abreast from 436 to 500, twenty paces before the barn, which is before the three on their left, with a corner or its side in the arc of two more; from a hundred paces all.
    expect(thrown(village([468, 380]))).toEqual([5]);
    expect(thrown(village([468, 300]))).toEqual([8]);
    const all = { 'wrg/ruling/figures-that-shoot': 'all-of-the-front-if-anybody-may' };
    expect(thrown(village([468, 380], all))).toEqual([8]);
  });

  it('flies twenty paces farther from a rampart before it is halved (wrg/shooting/range/height-bonus, wrg/fire/range)', () => {
    const fire = { things: [], water: [], buckets: [], supplies: [{ unit: 'gaul-bows', atHand: true }] };
    const open = (y: number) => {
      const bows = { id: 'gaul-bows', at: [300, 400.05], facing: 'S', files: 8, figures: 8 } as const;
      const game = siege(
        [
          { ...pushers, at: [300, y] },
          { ...bows, type: 'lmi', weapons: ['bow'], order: 'HOLD, with fire' },
        ],
        {
          material: [helepolis],
        },
      );
      game.state.period = 1;
      const scenario = { ...game.scenario, fire: { ...fire, wind: undefined } } as never;
      game.state.fires = { things: {}, lit: { 'gaul-bows': 0 }, tanks: {} };
      return inReachOfFire(unitIn(game, 'gaul-bows'), fieldIn({ ...game, scenario })).map(({ thing }) => thing.id);
    };
    // Half of 260 from the front of the archers to the front of the tower.
    expect(open(400 - 130 + 1)).toEqual(['helepolis']);
    expect(open(400 - 130 - 1)).toEqual([]);
  });
});

describe('missiles at a general by himself', () => {
  const aimed = (at: readonly [number, number], rulings = {}) => {
    const game = setUp({
      pieces: [
        { id: 'rome-archers', at, type: 'lmi', weapons: ['bow'], figures: 16, files: 8 },
        { id: 'gaul-guard', type: 'hc', figures: 5, files: 5, at: [100, 780] },
      ],
    });
    const rider = {
      with: null,
      at: { x: 440, y: 400 },
      riding: { to: 'gaul-guard', as: 'gaul-guard', galloped: true },
    };
    Object.assign(generalIn(game, 'gaul-chief'), rider);
    const answers = answering('aim', () => 'gaul-chief');
    return play({ ...game, rules: wrgRulesUnder({ rulings }) }, { answers, seed: 2 }, ['shooting'])
      .of('aimed')
      .map(({ figures }) => figures);
  };

  it('come from those who have him in their own arc and range (wrg/general/concentrated-missiles, wrg/shooting/arc-22-5)', () => {
    // Twenty paces before the left of eight abreast: he is before one of them, and in the arc of the next.
    expect(aimed([468, 380])).toEqual([2]);
    expect(aimed([468, 250])).toEqual([8]);
    expect(aimed([468, 380], { 'wrg/ruling/figures-that-shoot': 'all-of-the-front-if-anybody-may' })).toEqual([8]);
  });
});
