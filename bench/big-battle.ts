import { type Dice, rolled } from '../src/dice/index.js';
import type { MusketScenarioFile } from '../src/rulesets/cady/musket/schema.js';

type UnitEntry = MusketScenarioFile['sides'][string]['units'][number];
type FeatureEntry = MusketScenarioFile['table']['features'][number];
type Spot = readonly [x: number, y: number];

/** A square of table on which five units a side meet, cm. The largest battle has 64 of them, and a table at most 1,000 cm. */
const square = 124;
/** Units a side on one square. */
const unitsOnSquare = 5;

/**
 * A battle of 5, 20, 80, 320 … units a side (five times a square number): the first game's forces once on each square of the
 * table, opposite each other, with a hill, a wood and a fence between them. However large, the density is the same, and so is
 * the share of the units that have an enemy near: what grows is the number of units and nothing else. Seeded.
 */
export function bigBattle(unitsASide: number, seed: number): MusketScenarioFile {
  const dice = rolled(seed);
  const across = Math.sqrt(unitsASide / unitsOnSquare);
  const squares = Array.from({ length: across * across }, (_, i) => {
    const [column, row] = [i % across, Math.floor(i / across)];
    const corner: Spot = [column * square, row * square];
    return { id: i + 1, column, row, corner };
  });
  const army = (side: 'blue' | 'red') => squares.flatMap(({ id, corner }) => force(side, id, corner, dice));
  return {
    ruleset: 'musket',
    name: `${unitsASide} units a side`,
    level: 'basic',
    points: 100_000,
    table: {
      width: across * square,
      height: across * square,
      features: squares.flatMap(({ id, corner }) => ground(id, corner, dice)),
    },
    // One for every four squares, because a scenario may have twenty.
    objectives: squares
      .filter(({ column, row }) => column % 2 === 0 && row % 2 === 0)
      .map(({ id, corner: [x, y] }) => ({
        id: `village-${id}`,
        name: `Village ${id}`,
        at: [x + square / 2, y + square / 2] as const,
        radius: 14,
      })),
    sides: { blue: { name: 'Blue', units: army('blue') }, red: { name: 'Red', units: army('red') } },
    victory: [{ kind: 'turn-limit', turns: 200, decidedBy: 'points-left' }],
  };
}

/** One gun, one unit of horse and three of foot along the southern edge of a square (blue) or the northern one (red). */
function force(side: 'blue' | 'red', id: number, [x, y]: Spot, dice: Dice): UnitEntry[] {
  const [edge, forward, facing] = side === 'blue' ? [y, 1, 'N'] : [y + square, -1, 'S'];
  const unit = (
    name: string,
    [right, ahead]: Spot,
    entry: Pick<UnitEntry, 'type' | 'figures' | 'formation'>,
  ): UnitEntry => ({
    id: `${side}-${id}-${name}`,
    at: [x + right + dice.roll(5), edge + forward * (ahead + dice.roll(6))],
    facing,
    ...entry,
  });
  return [
    unit('guns', [12, 30], { type: 'six-pounder-cannon' }),
    unit('light', [32, 36], { type: 'light-infantry', figures: 24, formation: 'LB' }),
    unit('foot', [58, 28], { type: 'regulars', figures: 32, formation: 'Col 8' }),
    unit('line', [84, 28], { type: 'regulars', figures: 32, formation: 'Col 8' }),
    unit('horse', [108, 28], { type: 'light-hussars', figures: 12, formation: 'Col 6' }),
  ];
}

function ground(id: number, [x, y]: Spot, dice: Dice): FeatureEntry[] {
  const middle = y + square / 2;
  const around = (right: number, size: number): Spot[] => {
    const [east, north] = [x + right + dice.roll(10), middle - 5 + dice.roll(10)];
    return [
      [east - size, north],
      [east, north - size],
      [east + size, north],
      [east, north + size],
    ];
  };
  const fence: Spot[] = [
    [x + 50, middle + dice.roll(8)],
    [x + 76, middle - dice.roll(8)],
  ];
  return [
    { kind: 'hill', id: `hill-${id}`, level: 1, outline: around(24, 16) },
    { kind: 'wood', id: `wood-${id}`, outline: around(94, 10) },
    { kind: 'fence', id: `fence-${id}`, line: fence },
  ];
}
