import { describe, expect, it } from 'vitest';
import { moveRate } from '../../../src/rulesets/wrg/moving/rates.js';
import { groundCost } from '../../../src/rulesets/wrg/moving/terrain.js';
import { wrgRules } from '../../../src/rulesets/wrg/rules.js';
import type { WrgScenarioFile } from '../../../src/rulesets/wrg/schema.js';
import { fieldOf } from '../../../src/rulesets/wrg/turn/field.js';
import { chargeMoves } from '../../../src/rulesets/wrg/turn/moving/charges/readying.js';
import { mannerOf } from '../../../src/rulesets/wrg/turn/moving/going.js';
import { signalsReaching } from '../../../src/rulesets/wrg/turn/ordering/signals.js';
import { situationOf } from '../../../src/rulesets/wrg/turn/reacting/situation.js';
import { ridersInWeather } from '../../../src/rulesets/wrg/turn/weather/effects.js';
import { whoSees } from '../../../src/rulesets/wrg/turn/weather/sight.js';
import { wrgOutcome } from '../../../src/rulesets/wrg/victory.js';
import { wrgView } from '../../../src/rulesets/wrg/view.js';
import type { WeatherSoFar } from '../../../src/rulesets/wrg/weather/potential.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { fresh } from './answers.js';
import { type Game, generalIn, type Piece, play, setUp, type TableTop, unitIn } from './table-top.js';

type Season = NonNullable<WrgScenarioFile['weather']>;

const november: Season = { region: 'europe', month: 'november', brings: [], fog: false, wind: 'west' };
const summer: Season = { region: 'mediterranean', month: 'june', brings: [], fog: false };

const legion: Piece = { id: 'rome-legion', at: [500, 200], order: 'MOVE N 400' };
const archers: Piece = {
  id: 'rome-archers',
  at: [500, 260],
  type: 'lmi',
  weapons: ['bow'],
  shield: false,
  order: 'HOLD',
};
const gauls: Piece = { id: 'gaul-band', at: [500, 600] };

function inWeather(weather: Season, pieces: readonly Piece[], table: Partial<TableTop> = {}): Game {
  return setUp({ pieces, ...table, scenario: { ...table.scenario, weather } });
}

/** The weather of a game as it has gone so far. */
function fallen(game: Game, so: Partial<WeatherSoFar>): Game {
  const { weather } = game.state;
  if (weather === undefined) throw new Error('no weather is played');
  weather.so = { ...weather.so, ...so };
  weather.elapsed ??= 0;
  weather.wind ??= 'west';
  return game;
}

/** Paces that a unit went in the next period. */
function gone(game: Game, unit: string, script: Parameters<typeof play>[1] = {}): number {
  return (
    play(game, script)
      .of('moved')
      .find(event => event.unit === unit)?.distance ?? 0
  );
}

describe('weather that a scenario begins with', () => {
  const december: Season = { ...summer, country: 'mountains', month: 'december', brings: ['snow'] };
  const begun = (season: Season, seed: number) => {
    const game = fresh({ pieces: [legion, gauls], scenario: { weather: season } });
    const { of } = play(game, { seed });
    return { now: game.state.weather?.so.now, told: of('weather').map(({ what }) => what), game };
  };
  const seeds = [1, 2, 3, 4, 5, 6, 7, 8];

  it('is there whatever is thrown, and may end by a die afterwards (wrg/weather/onset)', () => {
    const all = seeds.map(seed => begun({ ...december, falling: ['snow'] }, seed));
    for (const { now, told, game } of all) {
      expect(now).toEqual(['snow']);
      expect(told).toContain('is-there');
      expect(game.state.weather?.so.snow).toBe(1);
    }
    const later = all.flatMap(({ game }) => play(game, { seed: 1 }).of('weather'));
    expect(later.map(({ what }) => what)).not.toContain('is-there');
    expect(seeds.filter(seed => begun(december, seed).now?.length === 0)).not.toEqual([]);
  });

  it('is of what may come', () => {
    expect(() => inWeather({ ...december, falling: ['rain'] }, [legion, gauls])).toThrow(
      /weather\.falling\[0\].*add "rain" to weather\.brings/s,
    );
  });
});

describe('a battle without weather', () => {
  it('knows of none', () => {
    const game = setUp({ pieces: [legion, gauls] });
    play(game);
    expect(game.state).not.toHaveProperty('weather');
    expect(unitIn(game, 'rome-legion').period).not.toHaveProperty('weather');
    expect(wrgView(game.state, 'rome', game.scenario)).not.toHaveProperty('weather');
  });
});

describe('the weather that comes', () => {
  it('is thrown for before the first period, and then every period [wrg/weather/potential] [wrg/weather/onset]', () => {
    const game = fresh({
      pieces: [legion, gauls],
      scenario: { weather: { region: 'europe', month: 'february', coast: true, elapsed: 'diced' } },
    });
    // Gone of the day, the wind, what may come, whether it comes, and fog.
    const { of } = play(game, { dice: [2, 1, 1, 1, 3] }, ['orders']);
    expect(of('weather').map(({ what }) => what)).toEqual(['may-come', 'comes', 'no-fog']);
    expect(game.state.weather).toMatchObject({
      so: { brings: ['snow'], now: ['snow'], wet: 1, snow: 1 },
      wind: 'west',
      elapsed: 2,
      hour: 3,
      fog: false,
      vision: null,
    });
    expect(play(game, { dice: [6] }, ['orders']).of('weather')).toMatchObject([{ what: 'ends', weather: 'snow' }]);
    expect(game.state.weather?.so).toMatchObject({ now: [], wet: 1, dry: 1 });
  });

  it('shifts the wind when rain begins [wrg/weather/wind-direction]', () => {
    const game = inWeather({ ...november, brings: ['rain'] }, [legion, gauls]);
    fallen(game, {});
    play(game, { dice: [1] }, ['orders']);
    expect(game.state.weather?.wind).toBe('south-west');
  });

  it('shifts the wind when the first rain begins, or whenever rain begins (wrg/ruling/wind-when-rain-returns) [wrg/weather/wind-direction]', () => {
    const windAfter = (reading: string) => {
      const rules = wrgRulesUnder({ rulings: { 'wrg/ruling/wind-when-rain-returns': reading } });
      const game = inWeather({ ...november, brings: ['rain'] }, [legion, gauls], { rules });
      fallen(game, { wet: 1, dry: 1, over: ['rain'] });
      play(game, { dice: [1] }, ['orders']);
      return game.state.weather?.wind;
    };
    expect([windAfter('with-the-first-rain'), windAfter('whenever-rain-begins')]).toEqual(['west', 'south-west']);
  });
});

describe('mud and snow', () => {
  it('take paces off every move [wrg/weather/rain-mud]', () => {
    expect(gone(fallen(inWeather(november, [legion, gauls]), {}), 'rome-legion')).toBe(60);
    expect(gone(fallen(inWeather(november, [legion, gauls]), { wet: 2 }), 'rome-legion')).toBe(60);
    expect(gone(fallen(inWeather(november, [legion, gauls]), { wet: 3 }), 'rome-legion')).toBe(40);
  });

  it('halve it, and leave no charge beyond a move, but in rout [wrg/weather/snow]', () => {
    const game = fallen(inWeather(november, [legion, gauls]), { wet: 3, snow: 3 });
    expect(gone(game, 'rome-legion')).toBe(30);
    const unit = unitIn(game, 'rome-legion');
    const usual = moveRate(unit.troops);
    expect(moveRate(unit.troops, mannerOf(unit, false))).toMatchObject({ normal: 30, charge: 30 });
    unit.rout = { periods: 0, from: { x: 0, y: 0 } };
    expect(moveRate(unit.troops, mannerOf(unit, false)).charge).toBe((usual.charge ?? 0) / 2);
  });

  it('mud holds up nobody on his wings, and snow does [wrg/weather/rain-mud] [wrg/sorcery/crows] (wrg/ruling/crows-on-the-wing)', () => {
    const crows: Piece = { id: 'rome-crows', creature: 'crow', type: 'lc', figures: 2, files: 2, at: [300, 200] };
    const slowed = (so: Partial<WeatherSoFar>, reading = 'over-friends-and-ground') => {
      const rules = wrgRulesUnder({ rulings: { 'wrg/ruling/crows-on-the-wing': reading } });
      const table = { rules, scenario: { sorcery: {} } };
      const game = fallen(inWeather(november, [legion, crows, gauls], table), so);
      play(game, {}, ['orders']);
      const usual = { normal: 100, charge: null };
      const [ride, fly] = [false, true].map(flies => ridersInWeather(usual, game, flies).normal);
      return [unitIn(game, 'rome-crows').period.weather?.slowed, ride, fly];
    };
    expect(slowed({ wet: 3 })).toEqual(['no', 80, 100]);
    expect(slowed({ wet: 3 }, 'as-the-light-horse-that-they-move-as')[0]).toBe('mud');
    expect(slowed({ wet: 3, snow: 3 })).toEqual(['snow', 50, 50]);
  });

  it('do not lie on a paved road [wrg/weather/rain-mud]', () => {
    const road = {
      kind: 'road',
      id: 'via',
      width: 60,
      line: [
        [500, 0],
        [500, 800],
      ],
    } as const;
    const on = (x: number, season: Season, more: Partial<Piece> = {}) => {
      const column = { ...legion, at: [x, 200] as const, files: 2, ...more };
      return gone(
        fallen(
          inWeather(season, [column, gauls], {
            features: [
              {
                ...road,
                line: [
                  [500, 0],
                  [500, 800],
                ],
              },
            ],
          }),
          { wet: 3 },
        ),
        'rome-legion',
      );
    };
    expect(on(500, { ...november, pavedRoads: ['via'] })).toBe(60);
    expect(on(500, november)).toBe(40);
    expect(on(400, { ...november, pavedRoads: ['via'] })).toBe(40);
    // Nobody goes farther on it at night than others do.
    const dark: Season = {
      ...november,
      pavedRoads: ['via'],
      elapsed: 12,
      night: 'is-fought',
      torches: ['rome-legion'],
    };
    const horse: Partial<Piece> = { type: 'hc', figures: 4, files: 1 };
    expect(on(500, { ...november, pavedRoads: ['via'] }, horse)).toBeGreaterThan(60);
    expect(on(500, dark, horse)).toBe(60);
  });

  it('count in reaction tests, and rain in volleys [wrg/weather/rain-mud] [wrg/weather/rain-missiles]', () => {
    const near = { ...gauls, at: [500, 380] as const };
    const shotIn = (so: Partial<WeatherSoFar>) => {
      const game = fallen(inWeather(november, [archers, near]), so);
      const [shot] = play(game, { seed: 3 }, ['orders', 'movement', 'shooting']).of('shot');
      return { total: shot?.total, because: shot?.because.map(({ clause }) => clause), game };
    };
    const dry = shotIn({});
    const wet = shotIn({ wet: 3, dry: 0 });
    expect(wet.because).toContain('wrg/weather/rain-missiles');
    expect(dry.because).not.toContain('wrg/weather/rain-missiles');
    expect(wet.total).toBe((dry.total ?? 0) - 1);
    expect(shotIn({ wet: 3, dry: 1 }).because).not.toContain('wrg/weather/rain-missiles');
    const { game } = wet;
    const tested = situationOf(
      unitIn(game, 'gaul-band'),
      { cause: 'voluntary' },
      fieldOf(game.state, game.scenario, game.rules),
    );
    expect(tested.others).toMatchObject([{ points: -1, clause: 'wrg/weather/rain-mud' }]);
  });

  it('put fires out for good [wrg/weather/rain-missiles]', () => {
    const barn = {
      kind: 'building',
      id: 'barn',
      outline: [
        [480, 460],
        [520, 460],
        [520, 500],
        [480, 500],
      ],
    } satisfies NonNullable<WrgScenarioFile['table']['features']>[number];
    const burning = (so: Partial<WeatherSoFar>) => {
      const game = inWeather(november, [legion, { ...gauls, at: [100, 700] }], {
        features: [barn],
        scenario: { fire: { things: [{ id: 'barn' }] } },
      });
      if (game.state.fires === undefined) throw new Error('there is no fire');
      game.state.fires.things.barn = { points: 10, caught: true, untenableFor: 0, state: 'burning', added: 0 };
      const { of } = play(fallen(game, so), { seed: 1 });
      return [game.state.fires.things.barn.state, ...of('fire').map(({ what }) => what)];
    };
    expect(burning({ wet: 1, dry: 3 })).toEqual(['out', 'goes-out']);
    expect(burning({})[0]).not.toBe('out');
  });

  it('make rivers a class more difficult [wrg/weather/rain-mud]', () => {
    const horse = { type: 'hc', training: 'regular' } as const;
    const spate = { weather: { slowed: 'mud', rivers: 1 } } as const;
    const at = (kind: 'ford' | 'river', width: number, rules = wrgRules()) => [
      groundCost(horse, { kind, width }, {}, rules).factor,
      groundCost(horse, { kind, width }, spate, rules).factor,
    ];
    expect(at('river', 40)).toEqual([4, null]);
    expect(at('ford', 20)).toEqual([1, 2]);
    expect(at('ford', 40)).toEqual([2, 4]);
    const fords = wrgRulesUnder({ rulings: { 'wrg/ruling/ford-in-spate': 'deep-ford-as-ever' } });
    expect(at('ford', 40, fords)).toEqual([2, 2]);
  });

  it('cost figures on a path along a drop [wrg/weather/snow-paths]', () => {
    const path = {
      kind: 'road',
      id: 'path',
      width: 60,
      line: [
        [500, 0],
        [500, 800],
      ],
    } satisfies NonNullable<WrgScenarioFile['table']['features']>[number];
    const climb = (so: Partial<WeatherSoFar>, dice: readonly number[]) => {
      const game = fallen(inWeather({ ...november, paths: ['path'] }, [legion, gauls], { features: [path] }), so);
      const { of } = play(game, { dice }, ['orders', 'movement']);
      return { lost: of('lost').map(({ figures }) => figures), figures: unitIn(game, 'rome-legion').figures };
    };
    expect(climb({ wet: 3, snow: 3 }, [1])).toEqual({ lost: [1], figures: 11 });
    expect(climb({ wet: 3, snow: 3 }, [2])).toEqual({ lost: [], figures: 12 });
    expect(climb({ wet: 2, snow: 2 }, [])).toEqual({ lost: [], figures: 12 });
  });
});

describe('a melee on a mountain path in snow', () => {
  const path = {
    kind: 'road',
    id: 'path',
    width: 60,
    line: [
      [500, 0],
      [500, 800],
    ],
  } satisfies NonNullable<WrgScenarioFile['table']['features']>[number];
  const axes: Piece = {
    ...legion,
    at: [500, 399.98],
    type: 'hi',
    class: 'A',
    weapons: ['two-handed-axe'],
    order: 'ATTACK',
    be: { alarmed: true },
  };
  const pushed: Piece = { ...gauls, at: [500, 400], class: 'A', be: { alarmed: true } };

  /** How many have moved for a push-back, and slipped, in the battles of many dice in which nobody runs. */
  const slips = (paths: readonly string[], reading?: string) => {
    const rulings = { 'wrg/ruling/pushed-along-a-path': reading ?? '' };
    const count = { moved: 0, slipped: 0 };
    for (let seed = 1; seed <= 60; seed++) {
      const season = { ...november, paths: [...paths] };
      const ruled = reading === undefined ? {} : { rules: wrgRulesUnder({ rulings }) };
      const melees = [{ a: 'rome-legion', b: 'gaul-band' }];
      const game = fallen(inWeather(season, [axes, pushed], { features: [path], melees, ...ruled }), {
        wet: 3,
        snow: 3,
      });
      const { of } = play(game, { seed }, ['hand-to-hand']);
      count.moved += of('pushed-back').length + of('followed-up').length;
      count.slipped += of('lost').filter(({ because }) =>
        because.some(({ clause }) => clause === 'wrg/weather/snow-paths'),
      ).length;
    }
    return count;
  };

  it('costs figures of those who give ground along it, or follow up, or does not (wrg/weather/snow-paths, wrg/ruling/pushed-along-a-path)', () => {
    const { moved, slipped } = slips(['path']);
    expect(moved).toBeGreaterThan(10);
    expect(slipped).toBeGreaterThan(0);
    expect(slipped).toBeLessThan(moved / 2);
    expect(slips(['path'], 'in-the-movement-alone').slipped).toBe(0);
    expect(slips([]).slipped).toBe(0);
  });
});

describe('fog', () => {
  const foggy = { ...november, fog: true };

  it('hides who is farther off than one sees, for three periods [wrg/weather/fog]', () => {
    const game = fresh({ pieces: [{ ...legion, order: 'HOLD' }, gauls], scenario: { weather: foggy } });
    const seen = () => Object.keys(wrgView(game.state, 'rome', game.scenario).units);
    expect(
      play(game, {}, ['orders'])
        .of('weather')
        .map(({ what }) => what),
    ).toContain('fog-lies');
    expect(seen()).toEqual(['rome-legion']);
    expect(fieldOf(game.state, game.scenario, game.rules).near.around('rome-legion', { inView: true })).toEqual([]);
    unitIn(game, 'gaul-band').placed = { ...unitIn(game, 'gaul-band').placed, at: { x: 500, y: 290 } };
    expect(seen()).toEqual(['rome-legion', 'gaul-band']);
    expect(fieldOf(game.state, game.scenario, game.rules).near.around('rome-legion', { inView: true })).toHaveLength(1);
    unitIn(game, 'gaul-band').placed = { ...unitIn(game, 'gaul-band').placed, at: { x: 500, y: 600 } };
    play(game, {}, ['orders']);
    play(game, {}, ['orders']);
    expect(seen()).toEqual(['rome-legion']);
    expect(
      play(game, {}, ['orders'])
        .of('weather')
        .map(({ what }) => what),
    ).toEqual(['fog-lifts']);
    expect(seen()).toEqual(['rome-legion', 'gaul-band']);
  });

  it('and what they do is told to their own side alone', () => {
    const game = fresh({ pieces: [legion, gauls], scenario: { weather: foggy } });
    play(game, {}, ['orders']);
    const broke = { kind: 'broke', unit: 'gaul-band', because: [] } as const;
    expect(whoSees(broke, game)).toEqual(['gaul']);
    expect(whoSees({ kind: 'met', a: 'rome-legion', b: 'gaul-band', chargers: [], because: [] }, game)).toEqual([
      'rome',
      'gaul',
    ]);
    expect(whoSees({ kind: 'holding', objective: 'ford', side: null, turns: 0, because: [] }, game)).toBeUndefined();
    const chief = { kind: 'general', general: 'gaul-chief', what: 'hurt', men: 2, because: [] } as const;
    expect(whoSees(chief, game)).toEqual(['gaul']);
  });
});

describe('the sun', () => {
  it('dazzles who looks into it in the first periods of a summer day [wrg/weather/sun] [wrg/weather/sun-effect]', () => {
    const looking = (facing: string, elapsed: number, season: Season = summer) => {
      const game = fresh({
        pieces: [{ ...legion, facing, order: 'HOLD' }, gauls],
        scenario: { weather: { ...season, elapsed } },
      });
      play(game, { seed: 1 }, ['orders', 'movement']);
      return unitIn(game, 'rome-legion').period.weather?.dazzled;
    };
    expect(looking('E', 0)).toBe(true);
    expect(looking('NE', 1)).toBe(true);
    expect(looking('N', 0)).toBe(false);
    expect(looking('E', 2)).toBe(false);
    expect(looking('W', 10)).toBe(true);
    expect(looking('E', 0, { ...summer, fog: true })).toBe(false);
  });

  it('in Europe by a die, for all or for each body [wrg/weather/sun]', () => {
    const europe: Season = { ...summer, region: 'europe', wind: 'west' };
    const pieces = [{ ...legion, facing: 'E', order: 'HOLD' }, { ...archers, facing: 'E' }, gauls];
    const dazzledBy = (dice: readonly number[], rules = wrgRules()) => {
      const game = fresh({ pieces, rules, scenario: { weather: europe } });
      play(game, { dice }, ['orders', 'movement']);
      return ['rome-legion', 'rome-archers'].map(id => unitIn(game, id).period.weather?.dazzled);
    };
    expect(dazzledBy([1])).toEqual([true, true]);
    expect(dazzledBy([2])).toEqual([false, false]);
    const each = wrgRulesUnder({ rulings: { 'wrg/ruling/sun-in-europe': 'a-die-for-each-body' } });
    expect(dazzledBy([1, 2], each)).toEqual([true, false]);
  });
});

describe('the desert', () => {
  const desert: Season = { ...summer, country: 'desert', month: 'july', wind: 'south' };

  it('makes thirsty who has no well [wrg/weather/drought]', () => {
    const situation = (season: Season, piece: Partial<Piece> = {}) => {
      const game = inWeather(season, [{ ...legion, ...piece }, gauls]);
      play(game, { seed: 2 }, ['orders']);
      return situationOf(
        unitIn(game, 'rome-legion'),
        { cause: 'voluntary' },
        fieldOf(game.state, game.scenario, game.rules),
      ).others;
    };
    expect(situation(desert)).toMatchObject([{ points: -1, clause: 'wrg/weather/drought' }]);
    expect(situation({ ...desert, wells: ['rome'] })).toBeUndefined();
    expect(situation(desert, { nation: 'arab' })).toBeUndefined();
    expect(situation({ ...desert, month: 'may' })).toBeUndefined();
  });

  const storm = (pieces: readonly Piece[], rules = wrgRules()) =>
    fallen(inWeather({ ...desert, brings: ['strong-winds'] }, pieces, { rules }), { now: ['strong-winds'] });

  it('lets nobody move in a storm but straight down the wind [wrg/weather/wind-desert]', () => {
    const game = storm([
      legion,
      { ...archers, at: [300, 200], order: 'MOVE E 200' },
      { ...legion, id: 'rome-camels', at: [700, 300], nation: 'arab', order: 'MOVE E 100' },
      gauls,
    ]);
    const { of } = play(game, { dice: [2] }, ['orders', 'movement']);
    const moved = of('moved').map(({ unit }) => unit);
    // The wind blows from the south: the legion goes north with it.
    expect(moved.sort()).toEqual(['rome-camels', 'rome-legion']);
    expect(game.state.weather?.vision).toBe(30);
  });

  it('and who runs goes where it blows [wrg/weather/wind-desert]', () => {
    const run = (rules = wrgRules()) => {
      const routed = { ...gauls, be: { rout: { periods: 0, from: { x: 500, y: 700 } } } };
      const game = storm([legion, { ...routed, at: [500, 400] }], rules);
      const from = { ...unitIn(game, 'gaul-band').placed.at };
      play(game, { dice: [2] }, ['orders', 'movement']);
      const { at } = unitIn(game, 'gaul-band').placed;
      return [Math.sign(Math.round(at.x - from.x)), Math.sign(Math.round(at.y - from.y))];
    };
    expect(run()).toEqual([0, 1]);
    const nowhere = wrgRulesUnder({ rulings: { 'wrg/ruling/running-down-wind': 'nowhere-unless-it-lies-there' } });
    expect(run(nowhere)).toEqual([0, 0]);
  });

  it('holds messengers to it, and generals who ride alone [wrg/weather/wind-desert]', () => {
    const from = { x: 500, y: 150 };
    /** How far riders come who are to go so many paces to the east and to the north. */
    const ride = (east: number, north: number, nation = 'roman') => {
      const camels = { ...legion, id: 'rome-goal', at: [500 + east, 150 + north] as const, nation };
      const home = { ...legion, at: [200, 60] as const, nation };
      const game = inWeather({ ...desert, brings: ['strong-winds'] }, [home, camels, gauls], {
        armies: { rome: { nation } },
      });
      const told = fallen(game, { now: ['strong-winds'] });
      const rider = { id: 'rider', side: 'rome', from: 'rome-chief', to: 'rome-goal', order: 'HOLD' } as const;
      told.state.messengers.push({ ...rider, at: { ...from }, rides: 1, galloped: false });
      Object.assign(generalIn(told, 'rome-chief'), {
        with: null,
        at: { ...from },
        riding: { to: 'rome-goal', as: 'rome-legion', galloped: true },
      });
      play(told, { dice: [2] }, ['orders']);
      const messenger = told.state.messengers[0]?.at;
      unitIn(told, 'rome-goal').order = 'HOLD';
      play(told, {}, ['movement']);
      return [messenger, generalIn(told, 'rome-chief').at].map(
        at => at !== undefined && (Math.abs(at.x - from.x) > 1 || Math.abs(at.y - from.y) > 1),
      );
    };
    expect(ride(300, 0)).toEqual([false, false]);
    expect(ride(0, 400)).toEqual([true, true]);
    expect(ride(300, 0, 'arab')).toEqual([true, true]);
  });

  it('drowns the trumpets [wrg/weather/wind-desert]', () => {
    const signals = [{ name: 'halt', by: 'trumpet', means: 'HOLD' } as const];
    const heard = (game: Game) => {
      play(game, { dice: [2] }, ['orders']);
      const called = { unit: unitIn(game, 'rome-legion'), general: generalIn(game, 'rome-chief') };
      return signalsReaching(called, game).map(({ means }) => means);
    };
    const armies = { rome: { signals } };
    const calm = fallen(inWeather({ ...november, brings: ['strong-winds'] }, [legion, gauls], { armies }), {});
    expect(heard(calm)).toEqual(['HOLD']);
    const windy = fallen(inWeather({ ...november, brings: ['strong-winds'] }, [legion, gauls], { armies }), {
      now: ['strong-winds'],
    });
    expect(heard(windy)).toEqual([]);
  });
});

describe('the day', () => {
  it('ends the battle at nightfall, unless it goes on [wrg/weather/daylight] [wrg/weather/elapsed] [wrg/scale/game-length]', () => {
    const overAt = (season: Season | undefined, more: Partial<WrgScenarioFile> = {}) => {
      const game = setUp({
        pieces: [legion, gauls],
        scenario: { ...more, ...(season === undefined ? {} : { weather: season }) },
      });
      for (let period = 1; period <= 60; period++) {
        game.state.period = period;
        if (wrgOutcome(game.state, game.scenario, game.rules) !== undefined) return period;
      }
      return undefined;
    };
    expect(overAt(undefined)).toBe(12);
    expect(overAt(november)).toBe(8);
    expect(overAt({ ...november, month: 'june' })).toBe(12);
    expect(overAt({ ...november, elapsed: 3 })).toBe(5);
    expect(overAt(november, { periods: 6 })).toBe(6);
    expect(overAt({ ...november, night: 'is-fought' })).toBe(12);
  });
});

describe('night', () => {
  const night: Season = { ...summer, elapsed: 12, night: 'is-fought' };
  const horse: Piece = { id: 'rome-horse', at: [300, 200], type: 'lc', weapons: ['javelins'], order: 'MOVE N 300' };

  it('lets nobody go far but evaders and routers [wrg/night/vision-move]', () => {
    const routed = { ...gauls, type: 'lc', be: { rout: { periods: 0, from: { x: 500, y: 500 } } } } as const;
    const game = inWeather({ ...night, torches: ['rome-horse', 'gaul-band'] }, [horse, routed]);
    const { of } = play(game, {}, ['orders', 'movement']);
    const far = Object.fromEntries(of('moved').map(({ unit, distance }) => [unit, distance]));
    expect(far['rome-horse']).toBe(60);
    expect(far['gaul-band']).toBeGreaterThan(60);
  });

  it('leads astray who has no light [wrg/night/diverge] [wrg/night/light]', () => {
    const march = (dice: readonly number[], torches: string[] = []) => {
      const game = inWeather({ ...night, torches }, [horse, gauls]);
      const { of } = play(game, { dice }, ['orders', 'movement']);
      return {
        x: Math.round(unitIn(game, 'rome-horse').placed.at.x - 300),
        strayed: of('strays').map(({ way }) => way),
      };
    };
    // The dice of regulars show 2 to 5: of their marks the first is a 2, the last a 5.
    expect(march([2])).toEqual({ x: -10, strayed: ['left'] });
    expect(march([5])).toEqual({ x: 10, strayed: ['right'] });
    expect(march([3])).toEqual({ x: 0, strayed: [] });
    expect(march([], ['rome-horse'])).toEqual({ x: 0, strayed: [] });
  });

  it('is unfriendly cover, and whom no light shows surprises [wrg/night/cover] [wrg/night/vision-move]', () => {
    const near = { ...gauls, at: [500, 250] as const };
    const tested = (season: Season) => {
      const game = inWeather(season, [{ ...legion, order: 'HOLD' }, near]);
      const { of } = play(game, { seed: 4 });
      const situation = situationOf(
        unitIn(game, 'rome-legion'),
        { cause: 'voluntary' },
        fieldOf(game.state, game.scenario, game.rules),
      );
      return {
        causes: of('test')
          .filter(({ unit }) => unit === 'rome-legion')
          .map(({ cause }) => cause),
        cover: situation.unfriendlyCover,
      };
    };
    expect(tested(night)).toMatchObject({ causes: expect.arrayContaining(['surprise']), cover: true });
    const lit = tested({ ...night, fires: [[500, 270]] });
    expect(lit.causes).not.toContain('surprise');
    expect(lit.cover).toBe(true);
    expect(tested(summer).causes).not.toContain('surprise');
  });

  it('shows from afar what a light falls on [wrg/night/light]', () => {
    const seen = (season: Season, rules = wrgRules()) => {
      const game = inWeather(season, [legion, gauls], { rules });
      play(game, { seed: 1 }, ['orders']);
      return Object.keys(wrgView(game.state, 'rome', game.scenario, rules).units);
    };
    expect(seen(night)).toEqual(['rome-legion']);
    expect(seen({ ...night, torches: ['gaul-band'] })).toEqual(['rome-legion', 'gaul-band']);
    const near = wrgRulesUnder({ rulings: { 'wrg/ruling/lit-at-night': 'seen-as-far-as-all-else' } });
    expect(seen({ ...night, torches: ['gaul-band'] }, near)).toEqual(['rome-legion']);
  });

  it('shows whom a fire lights that has broken out since anybody moved [wrg/night/light]', () => {
    const barn = {
      kind: 'wood' as const,
      id: 'grove',
      outline: [
        [480, 330],
        [520, 330],
        [520, 360],
        [480, 360],
      ] as [number, number][],
    };
    const { state, scenario, rules } = setUp({
      pieces: [legion, { ...gauls, at: [540, 350] }],
      features: [barn],
      scenario: { weather: night, fire: { things: [{ id: 'grove' }] } },
    });
    state.weather = { ...state.weather, dark: true, vision: 60 } as never;
    const seen = (burns: 'out' | 'burning') => {
      state.fires = {
        things: { grove: { points: 20, caught: false, untenableFor: 0, added: 0, state: burns } },
        lit: {},
        tanks: {},
      };
      return fieldOf(state, scenario, rules)
        .near.around('rome-legion', { inView: true })
        .map(({ who }) => who.id);
    };
    expect(seen('out')).toEqual([]);
    expect(seen('burning')).toEqual(['gaul-band']);
    expect(seen('out')).toEqual([]);
  });

  it('finds a camp asleep, whose sentries rouse it [wrg/night/camp]', () => {
    const ids = ['a', 'b', 'c', 'd', 'e'];
    const camp = ids.map(
      (id, at): Piece => ({ id: `gaul-${id}`, at: [200 + at * 120, 500], order: 'ATTACK rome-legion' }),
    );
    const season: Season = {
      ...night,
      torches: ['rome-legion', ...camp.map(({ id }) => id)],
      camp: { side: 'gaul', guard: ['gaul-a'] },
    };
    const attack = { ...legion, at: [440, 400] as const, order: 'ATTACK gaul-c' };
    const game = inWeather(season, [attack, ...camp]);
    const asleep = () =>
      Object.values(game.state.units)
        .filter(unit => unit.asleep?.woke === null)
        .map(({ id }) => id);
    expect(asleep()).toEqual(['gaul-b', 'gaul-c', 'gaul-d', 'gaul-e']);
    const first = play(game, { seed: 1 }, ['orders', 'movement']);
    expect(first.of('moved').map(({ unit }) => unit)).toEqual(['gaul-a', 'rome-legion']);
    expect(first.of('alarm')[0]?.units).toEqual(['gaul-b', 'gaul-c', 'gaul-d', 'gaul-e']);
    expect(asleep()).toEqual([]);
    // Barbarians take a whole period to form up.
    const second = play(game, { seed: 1 }, ['orders', 'movement']);
    expect(second.of('moved').map(({ unit }) => unit)).not.toContain('gaul-d');
    const third = play(game, { seed: 1 }, ['orders', 'movement']);
    expect(third.of('moved').map(({ unit }) => unit)).toContain('gaul-d');
  });

  it('sleeps on under missiles, or is roused by them (wrg/ruling/shot-at-asleep) [wrg/night/camp]', () => {
    const roused = (reading?: string) => {
      const rules = wrgRulesUnder({ rulings: reading === undefined ? {} : { 'wrg/ruling/shot-at-asleep': reading } });
      const camp = ['a', 'b', 'c', 'd', 'e'].map((id, at): Piece => ({ id: `gaul-${id}`, at: [200 + at * 120, 420] }));
      const season: Season = {
        ...{ ...night, torches: camp.map(({ id }) => id) },
        camp: { side: 'gaul', guard: ['gaul-a'] },
      };
      const game = inWeather(season, [{ ...archers, at: [440, 300] }, ...camp], { rules });
      const { of } = play(game, { seed: 1 }, ['orders', 'movement', 'shooting']);
      expect(of('shot').length).toBeGreaterThan(0);
      return [of('alarm').length > 0, unitIn(game, 'gaul-e').asleep?.woke === game.state.period];
    };
    expect(roused()).toEqual([false, false]);
    expect(roused('sentries-alone-rouse-them')).toEqual([false, false]);
    expect(roused('missiles-rouse-them')).toEqual([true, true]);
  });

  it('asks nobody how he feels who is asleep in his camp [wrg/night/camp]', () => {
    const tested = (woke: number | null) => {
      const game = inWeather(night, [
        { ...legion, at: [500, 440] },
        { ...gauls, at: [500, 480] },
      ]);
      unitIn(game, 'gaul-band').asleep = { woke };
      const ids = play(game, { seed: 1 }, ['reactions'])
        .of('test')
        .map(({ unit }) => unit);
      return ids.includes('gaul-band');
    };
    expect([tested(1), tested(null)]).toEqual([true, false]);
  });

  it('has whoever is roused fall in before he charges: regulars for half of the period, barbarians for all of it [wrg/night/camp]', () => {
    const charging = (training: 'regular' | 'barbarian') => {
      const camp = ['a', 'b', 'c', 'd', 'e'].map(
        (id, at): Piece => ({ id: `gaul-${id}`, at: [200 + at * 120, 520], order: 'ATTACK rome-legion', training }),
      );
      const torches = ['rome-legion', ...camp.map(({ id }) => id)];
      const game = inWeather({ ...night, torches, camp: { side: 'gaul', guard: ['gaul-a'] } }, [
        { ...legion, at: [440, 410], order: 'MOVE N 60' },
        ...camp,
      ]);
      play(game, { seed: 1 }, ['orders', 'movement']);
      const period = () => {
        const { asked } = play(game, { seed: 1 }, ['orders', 'declarations']);
        const units = asked.flatMap(request => (request.kind === 'declare' ? request.units : []));
        const moves = chargeMoves(unitIn(game, 'gaul-c'), fieldOf(game.state, game.scenario, game.rules));
        return { reaches: units.find(({ unit }) => unit === 'gaul-c')?.charges.length, paces: moves.whole };
      };
      return [period(), period()];
    };
    const { charge } = moveRate({ type: 'mi', training: 'regular' }, {}, wrgRules());
    const whole = { reaches: 1, paces: charge };
    expect(charging('regular')).toEqual([{ reaches: 0, paces: (charge ?? 0) / 2 }, whole]);
    expect(charging('barbarian')).toEqual([{ reaches: 0, paces: 0 }, whole]);
  });

  it('lets no more than a fifth of a camp stand guard [wrg/night/camp]', () => {
    const camp = ['a', 'b', 'c'].map((id, at): Piece => ({ id: `gaul-${id}`, at: [200 + at * 120, 500] }));
    expect(() => inWeather({ ...night, camp: { side: 'gaul', guard: ['gaul-a'] } }, [legion, ...camp])).toThrow(
      '1 of 3 units is on guard',
    );
    expect(() => inWeather({ ...summer, camp: { side: 'gaul', guard: [] } }, [legion, ...camp])).toThrow(
      'asleep by day',
    );
    expect(() => inWeather({ ...night, night: 'ends-the-battle' }, [legion, ...camp])).toThrow('ends at nightfall');
    expect(() => inWeather({ ...summer, pavedRoads: ['via'] }, [legion, ...camp])).toThrow('no road "via"');
  });
});
