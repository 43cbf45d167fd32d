import type { Dice } from '../../../dice/index.js';
import { counted, type Reason, RuleViolation, reasonFor, type Violation } from '../../../rulebook/index.js';
import type { OfArmies } from '../rules/army.js';
import { wrgRules } from '../rules.js';

/** What the two players nominate for a square metre of table. */
export interface Nominations {
  readonly first: number;
  readonly second: number;
}

/** How many terrain units a square metre gets. */
export interface TerrainCount {
  readonly units: number;
  readonly score: number;
  readonly because: readonly Reason[];
}

/**
 * Throws for the number of terrain units of one square metre: both nominations and a die, divided by three and rounded. Each
 * square metre is thrown for by itself.
 *
 * Source: Choice of Terrain.
 *
 * @throws RuleViolation for nominations that are not from 1 to 6.
 * @clause wrg/setup/terrain-unit-number
 * @clause wrg/setup/terrain-per-square-metre
 * @clause wrg/setup/terrain-agree-or-dice
 */
export function terrainUnitNumber(nominations: Nominations, dice: Dice, rules: OfArmies = wrgRules()): TerrainCount {
  const faults = nominationFaults(nominations, rules);
  if (faults.length > 0) throw new RuleViolation(faults);
  const { terrainDie, terrainDivisor } = rules.army.settingUp;
  const score = dice.roll(terrainDie);
  const total = nominations.first + nominations.second + score;
  const units = Math.round(total / terrainDivisor);
  const because = reasonFor(
    'wrg/setup/terrain-unit-number',
    `nominations of ${nominations.first} and ${nominations.second}, a throw of ${score}`,
    counted(units, 'terrain unit'),
  );
  return { units, score, because: [because] };
}

/** What is wrong with what the players nominate. */
export function nominationFaults(nominations: Nominations, rules: OfArmies = wrgRules()): readonly Violation[] {
  const { from, to } = rules.army.settingUp.nomination;
  return (['first', 'second'] as const).flatMap(player => {
    const nominated = nominations[player];
    if (Number.isInteger(nominated) && nominated >= from && nominated <= to) return [];
    const problem = `${nominated} cannot be nominated`;
    return [
      { path: player, clause: 'wrg/setup/terrain-unit-number' as const, problem, mend: `nominate ${from} to ${to}` },
    ];
  });
}

/** Who does what with the terrain. */
export interface TerrainRoles {
  readonly selects: 'first' | 'second';
  readonly laysOut: 'first' | 'second';
  readonly choosesDirection: 'first' | 'second';
}

/**
 * One throw for which player selects the terrain units, the higher score; the other lays them out. Who chooses the direction of play:
 * `wrg/ruling/direction-of-play`.
 *
 * @returns `null` for equal scores, which decide nothing and are thrown again.
 * @clause wrg/setup/terrain-select-and-place
 */
export function terrainRoles(dice: Dice, rules: OfArmies = wrgRules()): TerrainRoles | null {
  const { terrainDie, directionOfPlay } = rules.army.settingUp;
  const first = dice.roll(terrainDie);
  const second = dice.roll(terrainDie);
  if (first === second) return null;
  const selects = first > second ? 'first' : 'second';
  const laysOut = selects === 'first' ? 'second' : 'first';
  return { selects, laysOut, choosesDirection: directionOfPlay === 'selects' ? selects : laysOut };
}

/** A piece of terrain that a player puts on the table. Lengths in millimetres. */
export type TerrainPiece =
  | { readonly kind: 'house'; readonly hedge?: number }
  | { readonly kind: 'hill' }
  | { readonly kind: 'wood'; readonly trees: number }
  | { readonly kind: 'marsh' | 'soft-sand'; readonly width: number; readonly depth: number }
  | { readonly kind: 'river'; readonly length: number; readonly fordable: boolean }
  | { readonly kind: 'bridge' | 'ford' };

/**
 * How many terrain units a piece takes: ten trees a unit, a river by its length, anything else one.
 *
 * @throws RuleViolation for a marsh or a hedge that is too large for one unit.
 * @clause wrg/setup/terrain-units-available
 */
export function terrainUnitsOf(piece: TerrainPiece, rules: OfArmies = wrgRules()): number {
  const { trees, fordableRiver, unfordableRiver } = rules.army.settingUp.terrainUnits;
  const faults = pieceFaults(piece, rules);
  if (faults.length > 0) throw new RuleViolation(faults);
  switch (piece.kind) {
    case 'wood':
      return Math.ceil(piece.trees / trees);
    case 'river':
      return Math.ceil(piece.length / (piece.fordable ? fordableRiver : unfordableRiver));
    default:
      return 1;
  }
}

function pieceFaults(piece: TerrainPiece, { army }: OfArmies): readonly Violation[] {
  const { houseHedge, marshSide } = army.settingUp.terrainUnits;
  const clause = 'wrg/setup/terrain-units-available';
  if (piece.kind === 'house' && (piece.hedge ?? 0) > houseHedge) {
    const problem = `${piece.hedge} mm of hedge are too much for one house`;
    return [{ path: 'hedge', clause, problem, mend: `make it ${houseHedge} mm or less` }];
  }
  if (piece.kind !== 'marsh' && piece.kind !== 'soft-sand') return [];
  return (['width', 'depth'] as const).flatMap(side => {
    if (piece[side] < marshSide) return [];
    const problem = `${piece[side]} mm are too large for one unit of ${piece.kind}`;
    return [{ path: side, clause, problem, mend: `make it less than ${marshSide} mm` }];
  });
}
