import { describe, expect, it } from 'vitest';
import { strikeBridge } from '../../src/rulesets/cady/common/turn/moving/bridges.js';
import { type MusketEvent, tableOf } from '../../src/rulesets/cady/musket/index.js';
import { crossingsAt } from '../../src/table/index.js';
import { musketRulesUnder } from '../rules-under.js';
import { type Features, type Piece, setUp, type TableTop } from './table-top.js';

const river: NonNullable<Features> = [
  {
    kind: 'river',
    id: 'river',
    line: [
      [0, 75],
      [200, 75],
    ],
    width: 8,
  },
  {
    kind: 'bridge',
    id: 'bridge',
    line: [
      [60, 69],
      [60, 81],
    ],
    width: 10,
    material: 'wood',
  },
];
const far: readonly Piece[] = [
  { id: 'blue-1', at: [60, 30] },
  { id: 'red-1', at: [180, 140] },
];

/** Direct hits on the bridge, one after the other; says when it came down. */
function hit(places: readonly (readonly [number, number])[], table: Partial<TableTop> = {}) {
  const game = setUp({ pieces: far, features: river, ...table });
  const told: MusketEvent[] = [];
  const context = { ...game, tell: (event: MusketEvent) => told.push(event) };
  const fell = places.findIndex(([x, y]) => {
    strikeBridge({ x, y }, game.state.bridgeHits, game.state, context);
    return told.length > 0;
  });
  const stands = crossingsAt(tableOf(game.scenario, game.state.breaches), { x: 60, y: 75 }).length > 0;
  return { told, fell, stands };
}

describe('a bridge under fire on the table', () => {
  it('of wood comes down by three direct hits on the same part (cady/common/bridges/wooden-destroyed)', () => {
    const { told, fell, stands } = hit([
      [60, 72],
      [61, 73],
      [60, 74],
      [60, 75],
    ]);
    expect(fell).toBe(2);
    expect(stands).toBe(false);
    expect(told[0]).toMatchObject({ kind: 'breached', barrier: 'bridge' });
    expect(
      hit([
        [60, 70],
        [60, 75.5],
        [60, 81],
      ]),
    ).toMatchObject({ fell: -1, stands: true });
    const anywhere = musketRulesUnder({ 'cady/ruling/part-of-a-bridge': 'anywhere' });
    expect(
      hit(
        [
          [60, 70],
          [60, 75.5],
          [60, 81],
        ],
        { rules: anywhere },
      ).stands,
    ).toBe(false);
  });

  it('of stone never does; a shot beside it is none (cady/common/bridges/stone-indestructible)', () => {
    const stone = river.map(feature =>
      feature.kind === 'bridge' ? { ...feature, material: 'stone' as const } : feature,
    );
    expect(hit(Array(9).fill([60, 74]), { features: stone }).stands).toBe(true);
    expect(hit(Array(9).fill([80, 75])).stands).toBe(true);
  });

  it('does not come down under those who stand on it, but by the next hit', () => {
    const on: Piece = { id: 'blue-2', at: [60, 77], figures: 4, formation: 'Col 2' };
    expect(hit(Array(4).fill([60, 74]), { pieces: [...far, on] }).stands).toBe(true);
  });
});
