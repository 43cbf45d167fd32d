import { describe, expect, it } from 'vitest';
import { RuleViolation } from '../../../src/rulebook/index.js';
import { type Piece, setUp, type TableTop } from './table-top.js';

type Features = NonNullable<TableTop['features']>;

const gauls: Piece = { id: 'gaul-foot', at: [300, 700] };
const line = (kind: 'wall' | 'fence' | 'rampart', id: string): Features[number] => ({
  kind,
  id,
  line: [
    [200, 300],
    [400, 300],
  ],
});
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
const river = (width: number): Features[number] => ({
  kind: 'river',
  id: 'river',
  name: 'the river',
  line: [
    [0, 300],
    [1000, 300],
  ],
  width,
});

/** What is wrong with setting Romans up astride or on a feature, each with its clause. */
function faults(
  piece: Omit<Piece, 'id' | 'at'> & { at?: Piece['at'] },
  features: Features,
  more: Partial<TableTop> = {},
) {
  const body: Piece = { id: 'rome-body', at: [300, 305], figures: 5, files: 5, ...piece };
  try {
    setUp({ pieces: [body, gauls], features, ...more });
  } catch (fault) {
    if (!(fault instanceof RuleViolation)) throw fault;
    for (const { mend, problem } of fault.violations) {
      expect(mend).toMatch(/\S/);
      expect(problem).toContain('stands on');
    }
    return fault.violations.map(({ path, clause }) => `${path} ${clause}`);
  }
  return [];
}

describe('a body is set up where a move could bring it', () => {
  it('not astride a palisade, unless it is foot [wrg/terrain/infantry-only]', () => {
    const palisade = line('wall', 'palisade');
    const scenario: TableTop['scenario'] = {
      works: { forts: [], walls: [{ feature: 'palisade', is: 'palisade' }], ditches: [], material: [], builders: [] },
    };
    const refused = ['sides.rome.units[0].at wrg/terrain/infantry-only'];
    expect(faults({ type: 'hc' }, [palisade], { scenario })).toEqual(refused);
    expect(faults({ type: 'mi' }, [palisade], { scenario })).toEqual([]);
    expect(faults({ type: 'hc', at: [300, 299] }, [palisade], { scenario })).toEqual([]);
    expect(faults({ type: 'hc' }, [line('fence', 'hedge')])).toEqual([]);
  });

  it('not in water that it cannot wade, but on a bridge [wrg/terrain/river-30, wrg/terrain/river-60, wrg/terrain/fords]', () => {
    expect(faults({ type: 'mi' }, [river(40)])).toEqual(['sides.rome.units[0].at wrg/terrain/river-30']);
    expect(faults({ type: 'hc' }, [river(40)])).toEqual([]);
    expect(faults({ type: 'hc' }, [river(60)])).toEqual(['sides.rome.units[0].at wrg/terrain/river-60']);
    expect(faults({ type: 'mi' }, [river(20)])).toEqual([]);
    const bridge: Features[number] = {
      kind: 'bridge',
      id: 'bridge',
      line: [
        [300, 280],
        [300, 320],
      ],
      width: 40,
    };
    expect(faults({ type: 'mi' }, [river(40), bridge])).toEqual([]);
  });

  it('not with wheels in a wood, but on the road through it [wrg/terrain/difficult-vehicles, wrg/terrain/roads]', () => {
    const wagons = { type: 'wagon', figures: 2, files: 1, at: [300, 400] } as const;
    expect(faults(wagons, [wood])).toEqual(['sides.rome.units[0].at wrg/terrain/difficult-vehicles']);
    const road: Features[number] = {
      kind: 'road',
      id: 'road',
      line: [
        [300, 0],
        [300, 700],
      ],
      width: 24,
    };
    expect(faults(wagons, [wood, road])).toEqual([]);
    expect(faults({ ...wagons, files: 2 }, [wood, road])).toHaveLength(1);
    expect(faults({ type: 'mi', at: [300, 400] }, [wood])).toEqual([]);
  });

  it('not across a stone wall, unless it mans it [wrg/siege/material/ladder]', () => {
    const wall = line('rampart', 'wall');
    const fort = (side: string): Partial<TableTop> => ({
      scenario: {
        works: {
          forts: [
            {
              side,
              inside: [
                [200, 100],
                [400, 100],
                [400, 300],
                [200, 300],
              ],
            },
          ],
          walls: [],
          ditches: [],
          material: [],
          builders: [],
        },
      },
    });
    const refused = ['sides.rome.units[0].at wrg/siege/material/ladder'];
    expect(faults({ type: 'mi' }, [wall])).toEqual(refused);
    expect(faults({ type: 'mi' }, [wall], fort('gaul'))).toEqual(refused);
    expect(faults({ type: 'mi' }, [wall], fort('rome'))).toEqual([]);
    expect(faults({ type: 'hc' }, [wall], fort('rome'))).toEqual(refused);
  });
});
