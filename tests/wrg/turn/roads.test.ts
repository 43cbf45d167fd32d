import { describe, expect, it } from 'vitest';
import { enemiesInReach } from '../../../src/rulesets/wrg/turn/declaring/reach.js';
import { fieldOf } from '../../../src/rulesets/wrg/turn/field.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { type Piece, play, setUp, type TableTop, unitIn } from './table-top.js';

type Features = NonNullable<TableTop['features']>;

const gauls: Piece = { id: 'gaul-foot', at: [300, 700] };
const wood: Features[number] = {
  kind: 'wood',
  id: 'wood',
  outline: [
    [200, 300],
    [400, 300],
    [400, 500],
    [200, 500],
  ],
};
const road: Features[number] = {
  kind: 'road',
  id: 'road',
  line: [
    [300, 0],
    [300, 700],
  ],
  width: 24,
};
const river = (width: number): Features[number] => ({
  kind: 'river',
  id: 'river',
  line: [
    [0, 300],
    [1000, 300],
  ],
  width,
});
const crossing = (kind: 'bridge' | 'ford', width: number): Features[number] => ({
  kind,
  id: 'crossing',
  line: [
    [300, 300 - width / 2],
    [300, 300 + width / 2],
  ],
  width: 40,
});

/** How far a column of Romans gets that stands just before an obstacle, and whether it has been hindered. */
function march(piece: Omit<Piece, 'id' | 'at'>, features: Features, rules?: TableTop['rules'], y = 290) {
  const column: Piece = { id: 'rome-column', at: [300, y], figures: 5, files: 2, order: 'MOVE N', ...piece };
  const game = setUp({ pieces: [column, gauls], features, ...(rules === undefined ? {} : { rules }) });
  play(game, {}, ['movement']);
  const { placed, period } = unitIn(game, 'rome-column');
  return { paces: Math.round(placed.at.y - y), hindered: period.obstructed };
}

describe('a road', () => {
  it('is good ground to a column, whatever it leads through [wrg/terrain/roads]', () => {
    expect(march({ type: 'mi' }, [wood])).toEqual({ paces: 35, hindered: true });
    expect(march({ type: 'mi' }, [wood, road])).toEqual({ paces: 60, hindered: false });
    expect(march({ type: 'hc' }, [wood, road])).toEqual({ paces: 120, hindered: false });
    expect(march({ type: 'wagon', files: 1 }, [wood, road])).toEqual({ paces: 40, hindered: false });
  });

  it('is of no use to a front that is wider, unless one rules that its middle is enough [wrg/terrain/roads]', () => {
    expect(march({ type: 'mi', figures: 6, files: 6 }, [wood, road]).paces).toBe(35);
    const rules = wrgRulesUnder({ rulings: { 'wrg/ruling/front-on-a-road': 'its-middle-on-the-road' } });
    expect(march({ type: 'mi', figures: 6, files: 6 }, [wood, road], rules)).toEqual({ paces: 60, hindered: false });
  });

  it('lets horse charge at full speed through a bog, but not over a steep hill [wrg/terrain/roads]', () => {
    const charges = (features: Features, steepHills: string[] = []) => {
      const horse: Piece = {
        id: 'rome-horse',
        type: 'hc',
        at: [300, 290],
        figures: 5,
        files: 2,
        order: 'ATTACK gaul-foot',
      };
      const game = setUp({
        pieces: [horse, { id: 'gaul-foot', at: [300, 440], facing: 'N', figures: 6, files: 2 }],
        features,
        scenario: { steepHills },
      });
      const field = fieldOf(game.state, game.scenario, game.rules);
      return enemiesInReach(unitIn(game, 'rome-horse'), field).length > 0;
    };
    const hill: Features[number] = { ...wood, kind: 'hill', id: 'hill', level: 1 } as Features[number];
    const bog = { ...wood, kind: 'rough', id: 'bog' } as Features[number];
    expect(charges([bog])).toBe(false);
    expect(charges([bog, road])).toBe(true);
    expect(charges([hill, road], ['hill'])).toBe(false);
  });
});

describe('a river', () => {
  it('is crossed dry by a bridge, by those too who could swim it [wrg/terrain/fords, wrg/terrain/river-30]', () => {
    expect(march({ type: 'hc' }, [river(40)], undefined, 270)).toEqual({ paces: 38, hindered: true });
    expect(march({ type: 'hc' }, [river(40), crossing('bridge', 40)], undefined, 270)).toEqual({
      paces: 120,
      hindered: false,
    });
    expect(march({ type: 'li' }, [river(40), crossing('bridge', 40)], undefined, 270).paces).toBe(80);
  });

  it('is twice its width at a deep ford, and nothing at a shallow one [wrg/terrain/fords]', () => {
    expect(march({ type: 'hc' }, [river(40), crossing('ford', 40)], undefined, 270)).toEqual({
      paces: 80,
      hindered: true,
    });
    expect(march({ type: 'hc' }, [river(20), crossing('ford', 20)], undefined, 270)).toEqual({
      paces: 120,
      hindered: false,
    });
    expect(march({ type: 'mi' }, [river(20)], undefined, 285).hindered).toBe(true);
  });

  it('is swum by a front that finds no room on the bridge', () => {
    expect(
      march({ type: 'hc', figures: 12, files: 12 }, [river(40), crossing('bridge', 40)], undefined, 270).paces,
    ).toBe(38);
  });
});

describe('a hedge', () => {
  const hedge: Features[number] = {
    kind: 'fence',
    id: 'hedge',
    line: [
      [200, 300],
      [400, 300],
    ],
  };

  it('obstructs whoever gets over it [wrg/terrain/difficult-cases, wrg/disorganisation/difficult-terrain]', () => {
    expect(march({ type: 'mi' }, [hedge])).toEqual({ paces: 20, hindered: true });
    expect(march({ type: 'hc' }, [hedge])).toEqual({ paces: 40, hindered: true });
    expect(march({ type: 'mi' }, [hedge], undefined, 200).hindered).toBe(false);
  });
});
