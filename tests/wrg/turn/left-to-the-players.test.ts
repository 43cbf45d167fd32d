import { describe, expect, it } from 'vitest';
import type { WrgScenarioFile } from '../../../src/rulesets/wrg/schema.js';
import { flightFaults } from '../../../src/rulesets/wrg/sorcery/dragons.js';
import { moveInWeather } from '../../../src/rulesets/wrg/weather/effects.js';
import type { WeatherSoFar } from '../../../src/rulesets/wrg/weather/potential.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { declaring } from './answers.js';
import { dragon, elephants, field } from './creatures/kinds.js';
import { type Game, type Piece, play, setUp, unitIn } from './table-top.js';

type Season = NonNullable<WrgScenarioFile['weather']>;

/** What the rules are by another reading of a ruling; the printed ones without. */
const by = (ruling: string, reading: string | undefined) =>
  wrgRulesUnder(reading === undefined ? {} : { rulings: { [`wrg/ruling/${ruling}`]: reading } });

const november: Season = { region: 'europe', month: 'november', brings: [], fog: false, wind: 'west' };
const atNight: Season = {
  region: 'mediterranean',
  month: 'june',
  brings: [],
  fog: false,
  elapsed: 12,
  night: 'is-fought',
};

/** So much of it has fallen that it lies. */
function lying(game: Game, so: Partial<WeatherSoFar>): Game {
  const { weather } = game.state;
  if (weather === undefined) throw new Error('no weather is played');
  weather.so = { ...weather.so, ...so };
  weather.elapsed ??= 0;
  weather.wind ??= 'west';
  return game;
}

const far: Piece = { id: 'gaul-levy', at: [100, 700], be: { alarmed: true } };

describe('a body whose front has come out of a wood and whose rear has not', () => {
  const leaves = (reading?: string) => {
    const game = setUp({
      rules: by('rear-on-bad-ground', reading),
      pieces: [{ id: 'rome-foot', at: [500, 300], figures: 24, files: 6, order: 'MOVE N', be: { alarmed: true } }, far],
      features: [
        {
          kind: 'wood',
          id: 'wood',
          outline: [
            [300, 200],
            [700, 200],
            [700, 299],
            [300, 299],
          ],
        },
      ],
    });
    const [moved] = play(game, {}, ['movement']).of('moved');
    return [Math.round(moved?.distance ?? 0), unitIn(game, 'rome-foot').period.obstructed];
  };

  it('goes on as in the open, or is slow and out of order until that is clear, too (wrg/terrain/difficult-cases, wrg/disorganisation/difficult-terrain, wrg/ruling/rear-on-bad-ground)', () => {
    expect(leaves()).toEqual([60, false]);
    // It is 32 paces deep, and goes at half its speed for 31 of them.
    expect(leaves('slows-it-until-it-is-out')).toEqual([30, true]);
  });
});

describe('crows that have flown', () => {
  const strike = (reading?: string) => {
    const game = field(
      [
        {
          id: 'rome-crows',
          creature: 'crow',
          type: 'lc',
          figures: 2,
          files: 2,
          at: [500, 300],
          order: 'ATTACK gaul-band',
        },
        { id: 'gaul-band', at: [500, 540], facing: 'S' },
      ],
      { rules: by('crows-fly-and-strike', reading) },
    );
    return [1, 2].map(
      seed =>
        play(game, { seed }, ['orders', 'movement', 'shooting'])
          .of('shot')
          .filter(({ unit }) => unit === 'rome-crows').length,
    );
  };

  it('strike as far as ever, or no farther than the rest of their move takes them (wrg/sorcery/crows, wrg/ruling/crows-fly-and-strike)', () => {
    expect(strike()).toEqual([1, 1]);
    expect(strike('strike-with-what-is-left-of-their-move')).toEqual([0, 1]);
  });
});

describe('a dragon that falls upon elephants', () => {
  it('comes round to them as it goes for them (wrg/sorcery/dragon-lure)', () => {
    const game = field([
      { ...dragon, id: 'rome-worm', at: [500, 300], facing: 'N' },
      { ...elephants, id: 'gaul-elephants', at: [600, 300] },
      { id: 'gaul-band', at: [800, 700] },
    ]);
    expect(play(game, { seed: 1 }, ['declarations']).of('preyed')).toHaveLength(1);
    const { facing } = unitIn(game, 'rome-worm').placed;
    expect(Math.abs(facing - 90)).toBeLessThan(20);
  });
});

describe('mud and snow in the dark', () => {
  const horse: Piece = { id: 'rome-horse', at: [300, 200], type: 'lc', order: 'MOVE N 300', be: { alarmed: true } };
  const goes = (so: Partial<WeatherSoFar>, reading?: string) => {
    const rules = by('mud-and-snow-at-night', reading);
    const weather = { ...atNight, torches: ['rome-horse'] };
    const game = lying(setUp({ pieces: [horse, far], rules, scenario: { weather } }), so);
    return play(game, {}, ['orders', 'movement'])
      .of('moved')
      .map(({ distance }) => Math.round(distance));
  };

  it('leave no more than the dark does, or take off that what they take of a move (wrg/night/vision-move, wrg/weather/rain-mud, wrg/weather/snow, wrg/ruling/mud-and-snow-at-night)', () => {
    expect([goes({}), goes({ wet: 3 }), goes({ wet: 3, snow: 3 })]).toEqual([[60], [60], [60]]);
    const slowed = 'the-ground-slows-what-the-dark-leaves';
    expect([goes({}, slowed), goes({ wet: 3 }, slowed), goes({ wet: 3, snow: 3 }, slowed)]).toEqual([[60], [40], [30]]);
  });

  it('are reckoned so by themselves as well (wrg/night/vision-move, wrg/ruling/mud-and-snow-at-night)', () => {
    const left = (reading?: string) =>
      moveInWeather({ normal: 160, charge: null }, { slowed: 'mud', night: true }, by('mud-and-snow-at-night', reading))
        .normal;
    expect([left(), left('the-ground-slows-what-the-dark-leaves')]).toEqual([60, 40]);
  });
});

describe('snow', () => {
  const ground = 'slows-who-goes-on-the-ground';

  it('halves the flight of a dragon, or does not (wrg/weather/snow, wrg/sorcery/dragon-move-fight, wrg/ruling/snow-off-the-ground)', () => {
    const faults = (distance: number, reading?: string) =>
      flightFaults({ distance, snow: true }, by('snow-off-the-ground', reading)).map(({ clause }) => clause);
    expect([faults(100), faults(101)]).toEqual([[], ['wrg/weather/snow']]);
    expect([faults(200, ground), faults(201, ground)]).toEqual([[], ['wrg/sorcery/dragon-move-fight']]);
  });

  it('keeps it back on the table, too (wrg/weather/snow, wrg/ruling/snow-off-the-ground)', () => {
    const flies = (paces: number, reading?: string) => {
      const worm: Piece = { ...dragon, id: 'rome-worm', at: [500, 200], order: 'MOVE N', be: { alarmed: true } };
      const game = lying(
        field([worm, far], { rules: by('snow-off-the-ground', reading), scenario: { weather: november } }),
        { wet: 3, snow: 3 },
      );
      const answers = declaring({ 'rome-worm': { fly: { x: 500, y: 200 + paces } } });
      return play(game, { answers }, ['orders', 'declarations', 'movement']).of('flew').length;
    };
    expect(flies(100)).toBe(1);
    expect(() => flies(150)).toThrow(/in snow/);
    expect(flies(150, ground)).toBe(1);
  });

  it('slows crows and ships, or neither of them (wrg/weather/snow, wrg/sorcery/crows, wrg/ship/aboard, wrg/ruling/snow-off-the-ground)', () => {
    const slowed = (reading?: string) => {
      const crows: Piece = { id: 'rome-crows', creature: 'crow', type: 'lc', figures: 2, files: 2, at: [800, 300] };
      const ship = { id: 'sea-snake', side: 'rome', kind: 'raider', oars: 12, at: [500, 90], facing: 'N' } as const;
      const hull = { length: 80, beam: 26, rows: 60, comes: 100, aboard: ['rome-raiders'] };
      const surf: [number, number][] = [
        [0, 60],
        [1000, 60],
      ];
      const game = lying(
        field([{ id: 'rome-raiders', at: [100, 400], be: { alarmed: true } }, crows, far], {
          rules: by('snow-off-the-ground', reading),
          features: [{ kind: 'river', id: 'surf', line: surf, width: 120 }],
          scenario: { weather: november, sea: { shallows: ['surf'], ships: [{ ...ship, ...hull }] } as never },
        }),
        { wet: 3, snow: 3 },
      );
      const { of } = play(game, {}, ['orders', 'movement']);
      return [unitIn(game, 'rome-crows').period.weather?.slowed, of('ship').map(({ paces }) => Math.round(paces))];
    };
    expect(slowed()).toEqual(['snow', [30]]);
    expect(slowed(ground)).toEqual(['no', [60]]);
  });
});

describe('who falls in, roused from his sleep', () => {
  const shoots = (training: 'regular' | 'barbarian', reading?: string) => {
    const archers: Piece = { id: 'gaul-archers', at: [500, 240], type: 'lmi', weapons: ['bow'], training };
    const game = setUp({
      pieces: [{ id: 'rome-legion', at: [500, 200], be: { alarmed: true } }, archers],
      rules: by('shooting-while-falling-in', reading),
      scenario: { weather: { ...atNight, torches: ['rome-legion'] } },
    });
    unitIn(game, 'gaul-archers').asleep = { woke: game.state.period };
    const { of } = play(game, { seed: 1 }, ['orders', 'movement', 'shooting']);
    return of('shot').filter(({ unit }) => unit === 'gaul-archers').length;
  };

  it('shoots, or does not if that takes all of the period (wrg/night/camp, wrg/ruling/shooting-while-falling-in)', () => {
    expect([shoots('regular'), shoots('barbarian')]).toEqual([1, 1]);
    const busy = 'not-for-all-of-a-period';
    expect([shoots('regular', busy), shoots('barbarian', busy)]).toEqual([1, 0]);
  });
});

describe('engines where nobody besieges anybody', () => {
  it('destroy ships with their stones, whose hits add up (wrg/siege/destroy/wooden)', () => {
    const engines: Piece = {
      id: 'rome-stones',
      at: [500, 250],
      facing: 'S',
      type: 'engine',
      engine: '30-mina-stone-thrower',
      figures: 4,
      files: 4,
      weapons: [],
      be: { alarmed: true },
    };
    const ship = { id: 'sea-snake', side: 'gaul', kind: 'raider', oars: 12, at: [500, 90], facing: 'N' } as const;
    const surf: [number, number][] = [
      [0, 60],
      [1000, 60],
    ];
    const game = setUp({
      pieces: [engines, { id: 'gaul-raiders', at: [100, 400] }],
      features: [{ kind: 'river', id: 'surf', line: surf, width: 120 }],
      scenario: {
        sea: { shallows: ['surf'], ships: [{ ...ship, length: 80, beam: 26, aboard: ['gaul-raiders'] }] } as never,
      },
    });
    const answers = declaring({ 'rome-stones': { work: { batter: 'sea-snake' } } });
    let done = 0;
    for (let seed = 1; seed < 60 && game.state.ships?.['sea-snake']?.gone === null; seed++) {
      const { of } = play(game, { seed, answers }, ['orders', 'declarations', 'movement', 'shooting']);
      const [struck] = of('struck');
      done += struck?.hits ?? 0;
      expect(struck).toMatchObject({ on: 'sea-snake', done: Math.min(done, struck?.done ?? 0), needed: 20 });
    }
    expect(done).toBeGreaterThanOrEqual(20);
    expect(game.state.ships?.['sea-snake']?.gone).toBe('destroyed');
  });
});
