import { describe, expect, it } from 'vitest';
import { checkAnswer } from '../../../src/battle/index.js';
import type { RuleViolation } from '../../../src/rulebook/index.js';
import { readOrder } from '../../../src/rulesets/wrg/orders/notation.js';
import { wrg } from '../../../src/rulesets/wrg/ruleset.js';
import type { WrgScenarioFile } from '../../../src/rulesets/wrg/schema.js';
import { fieldOf } from '../../../src/rulesets/wrg/turn/field.js';
import { situationOf } from '../../../src/rulesets/wrg/turn/reacting/situation.js';
import { wrgView } from '../../../src/rulesets/wrg/view.js';
import { pictureWrg, pictureWrgSeen } from '../../../src/rulesets/wrg/windows/picture.js';
import { standsOf } from '../../../src/table/index.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { declaring } from './answers.js';
import { type Game, type Piece, play, setUp, type TableTop, unitIn } from './table-top.js';

type Fire = NonNullable<WrgScenarioFile['fire']>;

const square = (x: number, y: number, size: number): [number, number][] => [
  [x, y],
  [x + size, y],
  [x + size, y + size],
  [x, y + size],
];
const barn = { kind: 'building', id: 'barn', outline: square(480, 460, 40) } as const;
const mill = { kind: 'building', id: 'mill', outline: square(480, 510, 40) } as const;
const steppe = { kind: 'rough', id: 'steppe', outline: square(600, 400, 200) } as const;

/** Six archers abreast, two deep; their front 100 paces from the barn. */
const archers: Piece = { id: 'rome-archers', type: 'li', at: [500, 360], weapons: ['bow'], order: 'HOLD, with fire' };
const gauls: Piece = { id: 'gaul-levy', at: [100, 700], figures: 12 };
const supplies: Fire['supplies'] = [{ unit: 'rome-archers', wagons: 1 }];

function village(fire: Fire = {}, { pieces = [archers, gauls], ...more }: Partial<TableTop> = {}): Game {
  return setUp({
    pieces,
    features: [structuredClone(barn), structuredClone(mill), structuredClone(steppe)] as never,
    ...more,
    scenario: { fire: { things: [{ id: 'barn' }, { id: 'mill' }, { id: 'steppe', grass: true }], supplies, ...fire } },
  });
}

const blaze = ({ state }: Game, id: string) => state.fires?.things[id];

function ignite(game: Game, id: string, points = 0): void {
  if (game.state.fires === undefined) throw new Error('there is no fire');
  game.state.fires.things[id] = { points, caught: true, untenableFor: 0, state: 'burning', added: 0 };
}

/** What is refused of a declaration. */
function refused(game: Game, conduct: object): readonly string[] {
  const { asked } = play(game, {}, ['orders', 'declarations']);
  const request = asked.find(({ kind, side }) => kind === 'declare' && side === 'rome');
  if (request === undefined) throw new Error('nobody was asked');
  return checkAnswer(wrg, request, { 'rome-archers': conduct }, game).map(({ clause }) => clause ?? '');
}

describe('fire missiles', () => {
  it('need an order that says so [wrg/fire/orders]', () => {
    expect(readOrder('HOLD, with fire')).toEqual({ read: { kind: 'steps', steps: [{ verb: 'hold', fire: true }] } });
    expect(refused(village(), { prepares: true })).toEqual([]);
    expect(refused(village({}, { pieces: [{ ...archers, order: 'HOLD' }, gauls] }), { prepares: true })).toEqual([
      'wrg/fire/orders',
    ]);
  });

  it('are not ordered of those who have none [wrg/fire/orders]', () => {
    const game = village({ supplies: [] }, { pieces: [{ ...archers, order: 'HOLD' }, gauls] });
    game.state.period = 0;
    const { asked } = play(game, {}, ['orders']);
    const request = asked.find(({ kind, side }) => kind === 'orders' && side === 'rome');
    if (request === undefined) throw new Error('nobody was asked');
    const orders = { 'rome-archers': { order: 'HOLD, with fire', by: 'written' } };
    expect(checkAnswer(wrg, request, orders, game)).toMatchObject([{ clause: 'wrg/fire/orders' }]);
  });

  it('are told of as what keeps those from their march who get them ready, or set fire to something [wrg/fire/prepare]', () => {
    const stands = (how: object, at: Piece['at']) => {
      const order = 'MOVE E 200, with fire';
      const game = village({}, { pieces: [{ ...archers, at, order }, gauls] });
      const { of } = play(game, { answers: declaring({ 'rome-archers': how }) }, [
        'orders',
        'declarations',
        'movement',
      ]);
      return of('stands').flatMap(({ because }) => because.map(each => [each.because, each.effect]));
    };
    expect(stands({ prepares: true }, [500, 360])).toEqual([['gets fire missiles ready', 'stands for it']]);
    expect(stands({ burns: 'barn' }, [500, 459])).toEqual([['sets fire to barn', 'stands for it']]);
  });

  it('come from wagons and pack animals, or are at hand [wrg/fire/supply]', () => {
    const of = (supply: object) => village({ supplies: [{ unit: 'rome-archers', ...supply }] });
    expect(refused(of({ packAnimals: 2 }), { prepares: true })).toEqual(['wrg/fire/orders']);
    expect(refused(of({ packAnimals: 3 }), { prepares: true })).toEqual([]);
    expect(refused(of({ atHand: true }), { prepares: true })).toEqual([]);
  });

  it('are lit for a period, standing, and fly in the next [wrg/fire/prepare] [wrg/fire/weapon-factor]', () => {
    const game = village();
    expect(refused(village(), { burns: 'barn' })).toEqual(['wrg/fire/prepare']);
    const first = play(game, { answers: declaring({ 'rome-archers': { prepares: true } }) });
    expect(first.of('lit')).toMatchObject([{ unit: 'rome-archers' }]);
    expect(first.of('moved')).toEqual([]);
    const second = play(game, { answers: declaring({ 'rome-archers': { burns: 'barn' } }) });
    const [set] = second.of('fire-set');
    expect(set).toMatchObject({ unit: 'rome-archers', thing: 'barn', figures: 6 });
    expect(set?.because.map(({ effect }) => effect)).toContain('weapon factor 1');
    expect(blaze(game, 'barn')?.points).toBe(set?.points);
    expect(refused(game, { burns: 'barn' })).toEqual(['wrg/fire/prepare']);
  });

  it('leave those who shoot them at a thing without the use of their shields meanwhile [wrg/shields/when-unusable]', () => {
    const slingers: Piece = { id: 'gaul-slings', type: 'li', weapons: ['sling'], at: [640, 420], facing: 'W' };
    const shieldless = (how: object) => {
      const game = village({}, { pieces: [{ ...archers, shield: true, be: { alarmed: true } }, slingers] });
      play(game, { answers: declaring({ 'rome-archers': { prepares: true } }) });
      const { of } = play(game, { answers: declaring({ 'rome-archers': how }) });
      return of('shot').flatMap(({ unit, because }) =>
        unit === 'gaul-slings' ? [because.some(each => each.because === 'target cannot use shields')] : [],
      );
    };
    expect([shieldless({}), shieldless({ burns: 'barn' })]).toEqual([[false], [true]]);
  });

  it('fly half as far as others, but for what is hurled by hand [wrg/fire/range]', () => {
    // Foot archers reach 240 paces on the level, burning 120; the barn begins at 460.
    const lit = (y: number) => {
      const game = village({}, { pieces: [{ ...archers, at: [500, y] }, gauls] });
      play(game, { answers: declaring({ 'rome-archers': { prepares: true } }) });
      return refused(game, { burns: 'barn' });
    };
    const range = wrg.rules().fighting.shooting.ranges['foot-archers'] / 2;
    expect(lit(460 - range)).toEqual([]);
    expect(lit(460 - range - 1)).toEqual(['wrg/fire/range']);
  });

  it('who prepares shoots at nobody [wrg/fire/prepare]', () => {
    const near: Piece = { ...gauls, at: [500, 420] };
    const game = village({}, { pieces: [archers, near] });
    expect(play(game, { answers: declaring({ 'rome-archers': { prepares: true } }) }).of('shot')).toEqual([]);
    const burning = play(game, { answers: declaring({ 'rome-archers': { fireMissiles: true } }) });
    expect(burning.of('shot')).toMatchObject([{ unit: 'rome-archers', target: 'gaul-levy' }]);
    expect(unitIn(game, 'gaul-levy').period.underFire).toBe(true);
  });

  it('hurt men by the factor of the weapon, or by that of fire [wrg/fire/weapon-factor]', () => {
    const totals = ['by-the-factor-of-the-weapon', 'by-the-factor-of-fire'].map(reading => {
      const rules = wrgRulesUnder({ rulings: { 'wrg/ruling/men-under-fire-missiles': reading } });
      const game = village(
        {},
        { pieces: [archers, { ...gauls, at: [500, 420], type: 'shc' as const, class: 'B' }], rules },
      );
      play(game, { answers: declaring({ 'rome-archers': { prepares: true } }) });
      return play(game, { seed: 5, answers: declaring({ 'rome-archers': { fireMissiles: true } }) })
        .of('shot')[0]
        ?.because.some(({ because }) => because === 'fire missiles');
    });
    expect(totals).toEqual([false, true]);
  });

  it('who would burn what is out of reach when it comes to it is told so, and nobody else [wrg/fire/range]', () => {
    const game = village({}, { pieces: [archers, gauls] });
    play(game, { answers: declaring({ 'rome-archers': { prepares: true } }) });
    play(game, { answers: declaring({ 'rome-archers': { burns: 'barn' } }) }, ['orders', 'declarations']);
    // Something has turned them away from it.
    unitIn(game, 'rome-archers').placed = { ...unitIn(game, 'rome-archers').placed, facing: 180 };
    const { of } = play(game, { seed: 1 }, ['shooting']);
    expect(of('fire-set')).toEqual([]);
    expect(of('siege')).toMatchObject([{ unit: 'rome-archers', on: 'barn', what: 'no-aim' }]);
  });

  it('are shot at things by half of the nearest rank of those in disorder [wrg/disorganisation/half-figures] [wrg/fire/weapon-factor]', () => {
    const shooting = (disorganised: boolean) => {
      const game = village({}, { pieces: [archers, gauls] });
      play(game, { answers: declaring({ 'rome-archers': { prepares: true } }) });
      play(game, { answers: declaring({ 'rome-archers': { burns: 'barn' } }) }, ['orders', 'declarations', 'movement']);
      unitIn(game, 'rome-archers').period.interpenetrated = disorganised;
      return play(game, { seed: 1 }, ['shooting'])
        .of('fire-set')
        .map(({ thing, figures }) => [thing, figures]);
    };
    expect(shooting(false)).toEqual([['barn', 6]]);
    expect(shooting(true)).toEqual([['barn', 3]]);
  });

  it('things are set alight by hand in a period [wrg/fire/prepare] [wrg/fire/spread-rate]', () => {
    const at: Piece = { ...archers, at: [500, 459] };
    const game = village({}, { pieces: [at, gauls] });
    const { of } = play(game, { answers: declaring({ 'rome-archers': { burns: 'barn' } }) });
    expect(of('fire-set')).toHaveLength(1);
    expect(blaze(game, 'barn')).toMatchObject({ points: 5, caught: true, state: 'burning' });
    const told = of('fire').find(({ thing, what }) => thing === 'barn' && what === 'burning');
    expect(told?.because.at(-1)).toMatchObject({ because: 'untenable from 20 fire points on', effect: 'holds' });
    const rules = wrgRulesUnder({ rulings: { 'wrg/ruling/fired-by-hand': 'as-fire-missiles' } });
    const other = village({}, { pieces: [at, gauls], rules });
    const [set] = play(other, { answers: declaring({ 'rome-archers': { burns: 'barn' } }) }).of('fire-set');
    expect(blaze(other, 'barn')).toMatchObject({ points: set?.points, caught: false });
  });
});

describe('what burns', () => {
  const states = (game: Game, periods: number) =>
    Array.from({ length: periods }, () => {
      play(game);
      return `${blaze(game, 'barn')?.points} ${blaze(game, 'barn')?.state}`;
    });

  it('gathers five points a period, cannot be held from twenty, and burns out after three [wrg/fire/untenable] [wrg/fire/spread-rate]', () => {
    const game = village();
    ignite(game, 'barn');
    expect(states(game, 8)).toEqual([
      '5 burning',
      '10 burning',
      '15 burning',
      '20 untenable',
      '20 untenable',
      '20 untenable',
      '20 burnt-out',
      '20 burnt-out',
    ]);
  });

  it('leaps down the wind: ten paces in a light one, thirty in a strong one [wrg/fire/leap]', () => {
    // The mill stands ten paces north of the barn.
    const catches = (strength: 'calm' | 'light' | 'strong', toward: string, reading = 'from-whatever-burns') => {
      const rules = wrgRulesUnder({ rulings: { 'wrg/ruling/fire-leaps': reading } });
      const game = village({ wind: { strength, toward } }, { rules });
      ignite(game, 'barn');
      play(game);
      return blaze(game, 'mill') !== undefined;
    };
    expect(catches('calm', 'N')).toBe(false);
    expect(catches('light', 'N')).toBe(true);
    expect(catches('strong', 'N')).toBe(true);
    expect(catches('strong', 'S')).toBe(false);
    expect(catches('strong', 'E')).toBe(false);
    expect(catches('light', 'N', 'from-what-is-untenable')).toBe(false);
  });

  it('grass burns only in a drought and a strong wind [wrg/fire/grass] [wrg/weather/drought-fire]', () => {
    const reach = (fire: Fire) => {
      const game = village(fire, { pieces: [{ ...archers, at: [700, 395] }, gauls] });
      return refused(game, { burns: 'steppe' });
    };
    expect(reach({ dry: true, wind: { strength: 'strong', toward: 'N' } })).toEqual([]);
    expect(reach({ dry: true, wind: { strength: 'light', toward: 'N' } })).not.toEqual([]);
    expect(reach({ wind: { strength: 'strong', toward: 'N' } })).not.toEqual([]);
  });

  it('follows the wind of the weather where that is played [wrg/fire/leap]', () => {
    const catches = (wind: 'north' | 'south', brings: 'strong-winds'[] = []) => {
      const weather = { region: 'europe', month: 'may', wind, brings, fog: false, elapsed: 0 } as const;
      const game = setUp({
        pieces: [{ ...archers, order: 'HOLD' }, gauls],
        features: [structuredClone(barn), structuredClone(mill)] as never,
        scenario: { fire: { things: [{ id: 'barn' }, { id: 'mill' }] }, weather: { ...weather, brings: [...brings] } },
      });
      ignite(game, 'barn');
      play(game);
      return blaze(game, 'mill') !== undefined;
    };
    // A wind from the south carries it to the mill in the north.
    expect([catches('south'), catches('north')]).toEqual([true, false]);
  });

  it('is fought with buckets and water near by, a point for each figure [wrg/fire/fight] [wrg/fire/buckets]', () => {
    const fought = (fire: Fire) => {
      const game = village(fire, { pieces: [{ ...archers, at: [500, 455], figures: 4 }, gauls] });
      ignite(game, 'barn', 5);
      play(game, { answers: declaring({ 'rome-archers': { douses: 'barn' } }) });
      return blaze(game, 'barn')?.points;
    };
    const buckets = ['rome-archers'];
    expect(fought({ buckets, water: [{ id: 'well', at: [500, 500] }] })).toBe(6);
    expect(fought({ buckets, water: [{ id: 'well', at: [500, 600] }] })).toBe(10);
    const tank = village(
      { buckets, water: [{ id: 'cart', at: [500, 500], tanks: 1 }] },
      {
        pieces: [{ ...archers, at: [500, 455], figures: 4 }, gauls],
      },
    );
    ignite(tank, 'barn', 5);
    for (let period = 0; period < 3; period++) {
      play(tank, { answers: declaring({ 'rome-archers': { douses: 'barn' } }) });
    }
    // Ten figures' worth of water: four, four and two.
    expect(blaze(tank, 'barn')?.points).toBe(10);
    expect(tank.state.fires?.tanks).toEqual({ cart: 0 });
    const none = village({}, { pieces: [{ ...archers, at: [500, 455] }, gauls] });
    ignite(none, 'barn', 5);
    expect(refused(none, { douses: 'barn' })).toEqual(['wrg/fire/buckets']);
  });

  it('is not saved once it has twenty points [wrg/fire/too-late]', () => {
    const game = village(
      { buckets: ['rome-archers'], water: [{ id: 'well', at: [500, 500] }] },
      {
        pieces: [{ ...archers, at: [500, 455] }, gauls],
      },
    );
    ignite(game, 'barn', 20);
    play(game);
    expect(blaze(game, 'barn')?.state).toBe('untenable');
    expect(refused(game, { douses: 'barn' })).toEqual(['wrg/fire/buckets']);
  });

  it('drives out who is in it, and lets nobody in [wrg/fire/untenable]', () => {
    const inside: Piece = { ...archers, type: 'lmi', at: [500, 490], figures: 6, order: 'HOLD' };
    const outside: Piece = { ...archers, id: 'rome-others', at: [500, 400], figures: 6, order: 'MOVE N 120' };
    const set = (reading: string) => {
      const game = village(
        {},
        { pieces: [inside, outside, gauls], rules: wrgRulesUnder({ rulings: { 'wrg/ruling/in-the-fire': reading } }) },
      );
      ignite(game, 'barn', 20);
      const known = blaze(game, 'barn');
      if (known !== undefined) known.state = 'untenable';
      play(game);
      return game;
    };
    const game = set('they-are-driven-out');
    const { x, y } = unitIn(game, 'rome-archers').placed.at;
    expect(x > 480 && x < 520 && y > 460 && y < 500).toBe(false);
    expect(unitIn(game, 'rome-others').placed.at.y).toBeLessThanOrEqual(460);
    expect(unitIn(set('nobody-enters'), 'rome-archers').placed.at.y).toBe(490);
  });

  it('drives out a body in the midst of which it burns, with nobody of its corners in it [wrg/fire/untenable]', () => {
    const wide: Piece = { ...archers, type: 'lmi', at: [500, 495], figures: 24, files: 12, order: 'HOLD' };
    const shrine = { kind: 'building', id: 'shrine', outline: square(504, 480, 10) } as const;
    const game = village(
      { things: [{ id: 'shrine' }] },
      { pieces: [wide, gauls], features: [structuredClone(shrine)] as never },
    );
    ignite(game, 'shrine', 20);
    const known = blaze(game, 'shrine');
    if (known !== undefined) known.state = 'untenable';
    play(game);
    const under = standsOf(unitIn(game, 'rome-archers').placed).filter(
      ({ centre: { x, y } }) => x > 504 && x < 514 && y > 480 && y < 490,
    );
    expect(under).toEqual([]);
  });

  it('drives them out past what else burns, though that way is longer [wrg/fire/untenable]', () => {
    const inside: Piece = { ...archers, type: 'lmi', at: [500, 492], figures: 4, files: 4, order: 'HOLD' };
    const game = village({}, { pieces: [inside, gauls] });
    for (const id of ['barn', 'mill']) {
      ignite(game, id, 20);
      const known = blaze(game, id);
      if (known !== undefined) known.state = 'untenable';
    }
    play(game);
    const { y } = unitIn(game, 'rome-archers').placed.at;
    expect(y).toBeLessThanOrEqual(460);
  });

  it('is seen by both sides; supplies and burning missiles by their own alone', () => {
    const game = village();
    ignite(game, 'barn');
    const [own, other] = [wrgView(game.state, 'rome', game.scenario), wrgView(game.state, 'gaul', game.scenario)];
    expect(own.fires?.things).toEqual(other.fires?.things);
    expect(own.fires?.supplied).toEqual(['rome-archers']);
    expect(other.fires?.supplied).toEqual([]);
    const { scenario, rules, state } = game;
    expect(pictureWrg({ scenario, rules }, state, []).things).toMatchObject([{ kind: 'fire', id: 'fire barn' }]);
    expect(pictureWrgSeen({ view: other, scenario, rules } as never, []).things).toHaveLength(1);
  });

  it('a battle without it is as it was', () => {
    const { state } = setUp({ pieces: [archers, gauls].map(piece => ({ ...piece, order: 'HOLD' })) });
    expect(Object.keys(state)).not.toContain('fires');
  });

  it('is refused where it is nothing that burns, or nobody whom it is given', () => {
    const set = () =>
      village(
        { things: [{ id: 'castle' }], supplies: [{ unit: 'ghosts' }], buckets: ['ghosts'] },
        {
          pieces: [{ ...archers, order: 'HOLD' }, gauls],
        },
      );
    let paths: readonly string[] = [];
    try {
      set();
    } catch (error) {
      paths = (error as RuleViolation).violations.map(({ path }) => path);
    }
    expect(paths).toEqual(['fire.things[0].id', 'fire.supplies[0].unit', 'fire.buckets[0]']);
  });
});

describe('animals and fire', () => {
  const horse: Piece = { id: 'rome-horse', type: 'hc', at: [500, 400], figures: 6, files: 6, order: 'MOVE N 40' };
  const tests = (game: Game) =>
    play(game)
      .of('test')
      .filter(({ cause }) => cause === 'fire')
      .map(({ unit }) => unit);

  it('that are brought near one are tested [wrg/reaction/test-fire]', () => {
    const ridden = (piece: Partial<Piece>) => {
      const game = village({ supplies: [] }, { pieces: [{ ...horse, ...piece }, gauls] });
      ignite(game, 'barn');
      return tests(game);
    };
    expect(ridden({})).toEqual(['rome-horse']);
    expect(ridden({ order: 'HOLD' })).toEqual([]);
    expect(ridden({ at: [500, 380] })).toEqual([]);
    expect(ridden({ type: 'hi' })).toEqual([]);
    expect(ridden({ type: 'hi', mounts: true })).toEqual(['rome-horse']);
  });

  it('of a sub-unit are tested by themselves, be its main body on foot [wrg/reaction/test-fire, wrg/reaction/test-scope-1]', () => {
    const foot: Piece = {
      ...{ id: 'rome-foot', type: 'hi', at: [420, 400], order: 'MOVE N 40' },
      subUnits: [
        {
          ...{ id: 'rome-riders', type: 'hc', training: 'regular', class: 'C' },
          ...{ figures: 4, files: 4, at: [500, 400], facing: 'N' },
        },
      ],
    };
    const game = village({ supplies: [] }, { pieces: [foot, gauls] });
    ignite(game, 'barn');
    expect(tests(game)).toEqual(['rome-riders']);
  });

  it('that stand down a strong wind from it are tested, once for each fire [wrg/reaction/test-fire]', () => {
    const blown = (strength: 'light' | 'strong', toward: string) => {
      const game = village(
        { supplies: [], wind: { strength, toward } },
        { pieces: [{ ...horse, at: [500, 415], order: 'HOLD' }, gauls] },
      );
      ignite(game, 'barn');
      return [tests(game), tests(game)];
    };
    expect(blown('strong', 'S')).toEqual([['rome-horse'], []]);
    expect(blown('strong', 'N')).toEqual([[], []]);
    expect(blown('light', 'S')).toEqual([[], []]);
  });

  it('near it are the worse for it in every test [wrg/reaction/minus2-animals-fire]', () => {
    const near = (y: number) => {
      const game = village({ supplies: [] }, { pieces: [{ ...horse, at: [500, y] }, gauls] });
      ignite(game, 'barn');
      const field = fieldOf(game.state, game.scenario, game.rules);
      return situationOf(unitIn(game, 'rome-horse'), { cause: 'voluntary' }, field).animalsNearFire === true;
    };
    expect([near(360), near(359)]).toEqual([true, false]);
  });

  it('to which they would have a long way round does not count, and they do not come near it [wrg/reaction/within-detour] [wrg/reaction/minus2-animals-fire] (wrg/ruling/detour-round-walls)', () => {
    const beyond = (y: number, bog: boolean) => {
      const marsh = {
        kind: 'marsh',
        id: 'bog',
        outline: [
          [200, 445],
          [800, 445],
          [800, 455],
          [200, 455],
        ],
      };
      const game = village(
        { supplies: [] },
        {
          pieces: [{ ...horse, at: [500, y] }, gauls],
          features: [
            structuredClone(barn),
            structuredClone(mill),
            structuredClone(steppe),
            ...(bog ? [marsh] : []),
          ] as never,
        },
      );
      ignite(game, 'barn');
      const field = fieldOf(game.state, game.scenario, game.rules);
      const counts = situationOf(unitIn(game, 'rome-horse'), { cause: 'voluntary' }, field).animalsNearFire === true;
      return [counts, tests(game).length];
    };
    expect(beyond(400, false)).toEqual([true, 1]);
    expect(beyond(400, true)).toEqual([false, 0]);
  });

  it('elephants are tested when fire missiles are shot at them [wrg/reaction/test-fire]', () => {
    const beasts: Piece = {
      id: 'gaul-elephants',
      type: 'elephant',
      at: [500, 430],
      figures: 6,
      files: 6,
      weapons: [],
      crew: ['bow'],
      order: 'HOLD',
    };
    const game = village({}, { pieces: [{ ...archers, figures: 2, files: 2 }, beasts] });
    if (game.state.fires !== undefined) game.state.fires.lit['rome-archers'] = game.state.period;
    const { of } = play(game, { answers: declaring({ 'rome-archers': { fireMissiles: true } }) });
    expect(of('test').filter(({ cause, unit }) => cause === 'fire' && unit === 'gaul-elephants')).toHaveLength(1);
  });
});
