import { describe, expect, it } from 'vitest';
import { checkAnswer } from '../../../src/battle/index.js';
import { wrg } from '../../../src/rulesets/wrg/ruleset.js';
import type { WrgScenarioFile } from '../../../src/rulesets/wrg/schema.js';
import { fieldOf } from '../../../src/rulesets/wrg/turn/field.js';
import { shutByFire } from '../../../src/rulesets/wrg/turn/fire/shut.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { declaring } from './answers.js';
import { type Game, type Piece, play, setUp, unitIn } from './table-top.js';

type Fire = NonNullable<WrgScenarioFile['fire']>;

const outline = (west: number, south: number, east: number, north: number): [number, number][] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
];
const hall = { kind: 'building', id: 'hall', outline: outline(300, 460, 700, 500) } as const;
const steppe = { kind: 'rough', id: 'steppe', outline: outline(600, 400, 800, 600) } as const;
const crew: Piece = { id: 'rome-west', type: 'li', figures: 4, files: 4, at: [320, 455] };
const far: Piece = { ...crew, id: 'rome-east', at: [680, 455] };
const gauls: Piece = { id: 'gaul-levy', at: [100, 700], figures: 12 };

const burning = (
  thing: 'hall' | 'steppe',
  fire: Fire,
  points: number,
  pieces: readonly Piece[] = [crew, far, gauls],
): Game => {
  const features = [structuredClone(hall), structuredClone(steppe)] as never;
  const things = [{ id: 'hall' }, { id: 'steppe', grass: true }];
  const game = setUp({ pieces, features, scenario: { fire: { things, ...fire } } });
  const blaze = {
    points,
    caught: true,
    untenableFor: 0,
    state: points < 20 ? 'burning' : 'untenable',
    added: 0,
  } as const;
  if (game.state.fires !== undefined) Object.assign(game.state.fires.things, { [thing]: blaze });
  return game;
};

describe('a fire that several bodies fight', () => {
  const buckets = ['rome-west', 'rome-east'];
  const answers = declaring({ 'rome-west': { douses: 'hall' }, 'rome-east': { douses: 'hall' } });
  const points = (game: Game) => game.state.fires?.things.hall?.points;

  it('is fought by those alone who have water near themselves (wrg/fire/fight)', () => {
    const game = burning('hall', { buckets, water: [{ id: 'well', at: [320, 500] }] }, 10);
    play(game, { answers });
    expect(points(game)).toBe(10 + 5 - 4);
  });

  it('is fought out of all the tank wagons beside them (wrg/fire/buckets)', () => {
    const water = [320, 680].map((x, i) => ({ id: `cart-${i + 1}`, at: [x, 500] as [number, number], tanks: 1 }));
    const game = burning('hall', { buckets, water }, 10);
    const left = Array.from({ length: 3 }, () => {
      play(game, { answers });
      return [points(game), ...Object.values(game.state.fires?.tanks ?? {})];
    });
    expect(left).toEqual([
      [7, 6, 6],
      [4, 2, 2],
      [5, 0, 0],
    ]);
  });
});

describe('grass that is on fire', () => {
  it('burns on when the wind drops, and nobody goes into it (wrg/fire/grass, wrg/fire/untenable)', () => {
    const shut = (strength: 'light' | 'strong') => {
      const game = burning('steppe', { dry: true, wind: { strength, toward: 'N' } }, 20);
      return shutByFire(unitIn(game, 'rome-west'), fieldOf(game.state, game.scenario, game.rules));
    };
    expect(shut('strong')).toEqual(['steppe']);
    expect(shut('light')).toEqual(['steppe']);
  });

  it('is fought then as well (wrg/fire/fight)', () => {
    const fire: Fire = { dry: true, wind: { strength: 'light', toward: 'N' }, buckets: ['rome-east'] };
    const game = burning('steppe', { ...fire, water: [{ id: 'well', at: [680, 420] }] }, 10, [
      { ...far, at: [680, 395] },
      gauls,
    ]);
    play(game, { answers: declaring({ 'rome-east': { douses: 'steppe' } }) });
    expect(game.state.fires?.things.steppe?.points).toBe(10 + 5 - 4);
  });
});

describe('rain', () => {
  it('puts fires out as soon as it begins, and nothing is lit any more (wrg/weather/rain-missiles)', () => {
    const game = burning('hall', { supplies: [{ unit: 'rome-west', wagons: 1 }] }, 20, [
      { ...crew, weapons: ['bow'], order: 'HOLD, with fire' },
      gauls,
    ]);
    const rain = { region: 'europe', month: 'november', brings: ['rain'], fog: false, wind: 'west' } as const;
    const inRain: Game = setUp({
      pieces: [{ ...crew, weapons: ['bow'], order: 'HOLD, with fire' }, gauls],
      features: [structuredClone(hall)] as never,
      scenario: {
        fire: { things: [{ id: 'hall' }], supplies: [{ unit: 'rome-west', wagons: 1 }] },
        weather: { ...rain, brings: ['rain'] },
      },
    });
    const { weather, fires } = inRain.state;
    if (weather !== undefined) Object.assign(weather, { elapsed: 0, wind: 'west' });
    if (weather !== undefined) weather.so = { ...weather.so, brings: ['rain'] };
    if (fires !== undefined) Object.assign(fires, structuredClone(game.state.fires), { lit: { 'rome-west': 2 } });
    const { of, asked } = play(inRain, { dice: [1] }, ['orders', 'declarations']);
    expect(of('weather').map(({ what }) => what)).toContain('comes');
    expect(of('fire')).toMatchObject([{ thing: 'hall', what: 'goes-out' }]);
    expect(shutByFire(unitIn(inRain, 'rome-west'), fieldOf(inRain.state, inRain.scenario, inRain.rules))).toEqual([]);
    const units = asked.flatMap(ask => (ask.kind === 'declare' && ask.side === 'rome' ? ask.units : []));
    expect(units.map(({ fire }) => fire)).toEqual([undefined]);
  });
});

describe('who is to go on and has something to do where he is', () => {
  const fire: Fire = {
    supplies: [{ unit: 'rome-west', wagons: 1 }],
    buckets: ['rome-west'],
    water: [{ id: 'well', at: [320, 500] }],
  };
  /** What is open of fire and caltrops to a crew with these orders, beside a hall that burns or does not. */
  const open = (order: string, points: number, reading?: string, others: readonly Piece[] = [gauls]) => {
    const rulings = reading === undefined ? {} : { 'wrg/ruling/stopping-on-a-march': reading };
    const piece: Piece = { ...crew, order, weapons: ['bow'], be: { alarmed: true } };
    const game = { ...burning('hall', fire, points, [piece, ...others]), rules: wrgRulesUnder({ rulings }) };
    game.state.caltrops = { carried: ['rome-west'], strips: [] };
    const { asked } = play(game, {}, ['orders', 'declarations']);
    const request = asked.find(({ kind, side }) => kind === 'declare' && side === 'rome');
    if (request?.kind !== 'declare') throw new Error('nobody was asked');
    const [unit] = request.units;
    const refused = (how: object) => checkAnswer(wrg, request, { 'rome-west': how }, game).map(each => each.clause);
    return {
      prepares: refused({ prepares: true }),
      burns: refused({ burns: 'hall' }),
      douses: refused({ douses: 'hall' }),
      lays: unit?.mayLay === true,
    };
  };
  const isToGo = ['wrg/orders/formation-and-speed-free'];

  it('stops for the fire that his order speaks of, for water and caltrops as well, or for nothing before he is there (wrg/orders/formation-and-speed-free, wrg/fire/orders, wrg/ruling/stopping-on-a-march)', () => {
    const order = 'MOVE W 200, with fire';
    expect(open(order, 5)).toEqual({ prepares: [], burns: [], douses: isToGo, lays: false });
    expect(open(order, 5, 'for-fire-water-and-caltrops')).toEqual({ prepares: [], burns: [], douses: [], lays: true });
    expect(open(order, 5, 'not-before-it-is-there')).toEqual({
      prepares: isToGo,
      burns: isToGo,
      douses: isToGo,
      lays: false,
    });
  });

  it('does all of it where he is to stand, or may halt before an enemy (wrg/orders/defensive-halt, wrg/ruling/stopping-on-a-march)', () => {
    const all = { prepares: [], burns: [], douses: [], lays: true };
    expect(open('HOLD, with fire', 5, 'not-before-it-is-there')).toEqual(all);
    const horse: Piece = { id: 'gaul-horse', type: 'lc', at: [320, 350], facing: 'N', be: { alarmed: true } };
    expect(open('MOVE W 200, with fire', 5, 'not-before-it-is-there', [horse])).toEqual(all);
  });
});
