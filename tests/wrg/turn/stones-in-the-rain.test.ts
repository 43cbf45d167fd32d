import { describe, expect, it } from 'vitest';
import type { WrgScenarioFile } from '../../../src/rulesets/wrg/schema.js';
import { declaring } from './answers.js';
import { inside, onWestWall, town } from './siege-table.js';
import { type Piece, play, setUp, unitIn } from './table-top.js';

type Season = NonNullable<WrgScenarioFile['weather']>;

const season: Season = { region: 'europe', month: 'november', brings: [], fog: false };
const engines: Piece = {
  id: 'rome-stones',
  at: [300, 300],
  type: 'engine',
  engine: '30-mina-stone-thrower',
  figures: 8,
  files: 8,
  weapons: [],
};

describe('stones in the rain', () => {
  const thrown = (work: object, now: 'rain' | 'dry') => {
    const game = setUp({
      pieces: [engines, onWestWall, { id: 'gaul-one', at: [300, 450], figures: 20 }],
      features: town,
      scenario: { works: { forts: inside }, weather: season },
    });
    const { weather } = game.state;
    if (weather !== undefined) weather.so = { ...weather.so, dry: now === 'rain' ? 0 : null };
    const { of } = play(game, { seed: 4, answers: declaring({ 'rome-stones': { work } }) }, [
      'declarations',
      'movement',
      'shooting',
    ]);
    expect(unitIn(game, 'rome-stones').figures).toBe(8);
    return of;
  };

  const isWet = { clause: 'wrg/weather/rain-missiles', because: 'wet', effect: '−1 factor' } as const;

  it('do less to a wall (wrg/weather/rain-missiles, wrg/siege/destroy/stone-throwers-walls)', () => {
    const work = { batter: 'west-wall' } as const;
    const [inRain, inSun] = (['rain', 'dry'] as const).map(now => thrown(work, now)('work')[0]);
    expect(inRain?.because).toContainEqual(isWet);
    expect(inRain?.because.map(({ effect }) => effect)).toContain('weapon factor 0');
    expect(inSun?.because.map(({ effect }) => effect)).toContain('weapon factor 1');
    expect(inRain?.done).toBeLessThan(inSun?.done ?? 0);
  });

  it('do less to those on whom they are thrown over it (wrg/weather/rain-missiles, wrg/siege/fort/lob-outside)', () => {
    const [inRain, inSun] = (['rain', 'dry'] as const).map(now => thrown({ lob: true }, now)('shot')[0]);
    expect(inRain?.because).toContainEqual(isWet);
    expect(inRain?.total).toBe((inSun?.total ?? 0) - 1);
  });
});
