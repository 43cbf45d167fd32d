import type { Reason } from '../../../../rulebook/index.js';
import {
  type Bearing,
  type Leg,
  type March,
  type MarchCosts,
  type Placed,
  plan,
  ranksOf,
  type Table,
  toGrid,
} from '../../../../table/index.js';
import { commonRules } from '../rules.js';
import {
  type Arm,
  afterThirds,
  type Movement,
  type MovementRules,
  movementAllowance,
  terrainCosts,
  wholeMove,
} from './movement.js';

/** What ground costs depends on. */
export interface OverGround {
  readonly arm: Arm;
  readonly charging?: boolean;
  /** Its figures move in the forest as in the open. */
  readonly nativeOfForest?: boolean;
}

/** The march of one unit over a table. Lengths in cm. */
export interface OneMarch
  extends OverGround,
    Omit<Movement, 'formationChange' | 'turns' | 'passesThrough' | 'column' | 'square'> {
  readonly placed: Placed;
  readonly legs: readonly Leg[];
  /** The facing that it takes up at the end; that of its last leg unless given. */
  readonly facing?: Bearing;
  /** Stands abreast, and the gap between them, that it changes to before it marches off. */
  readonly forms?: { readonly files: number; readonly gap: number };
  /** Stands abreast that it changes to where its march ends, and how many thirds of its move that takes. */
  readonly closing?: { readonly files: number; readonly thirds: number };
  readonly table: Table;
  /** What something else takes of its move, such as fire at the beginning of the turn. */
  readonly taken?: number;
  /** What the ground costs it where it is not what the common rules say. */
  readonly costs?: Partial<MarchCosts>;
}

/** How one unit marches if nobody is in its way. */
export interface Marched {
  readonly march: March;
  /** What gave it its allowance; the march tells what the ground took of it. */
  readonly because: readonly Reason[];
  /** The same march with so many thirds of the move less. */
  less(thirds: number): March;
}

/**
 * What the ground costs a unit, in cm of its allowance, for the table to march it.
 *
 * @param third a third of its move, in cm; 0 when it pays for nothing, though what bars its way bars it still
 * @clause cady/common/movement/reductions-list
 * @clause cady/common/fords/width
 * @clause cady/common/fords/two-turns
 * @clause cady/common/bridges/no-loss
 * @clause cady/common/bridges/stand-must-fit
 * @clause cady/common/roads/column-width
 * @clause cady/common/movement/keep-contact
 */
export function marchCosts(unit: OverGround, third: number, rules: MovementRules = commonRules()): MarchCosts {
  const thirds = terrainCosts(unit, rules);
  const { eachTurnCosts, slowGround, thirdsAdd } = rules.movement;
  const cm = (cost: number | null) => (cost === null ? 'never' : cost * third);
  const { wood, rough, marsh } = thirds;
  return {
    turn: { over: thirds.turnDegrees, cost: thirds.turn * third, ...(eachTurnCosts ? {} : { once: true }) },
    ...(slowGround === 'each-piece-of-ground' ? { eachArea: true } : {}),
    ...(slowGround === 'only-the-part-inside' && third > 0 ? { areaRates: slowerIn({ wood, rough, marsh }) } : {}),
    ...(thirdsAdd ? {} : { shareOf: wholeMove * third }),
    areas: {
      wood: cm(wood),
      rough: cm(rough),
      marsh: cm(marsh),
      ridge: cm(thirds.ridge),
      building: 'never',
    },
    level: cm(thirds.hill),
    creek: cm(thirds.creek),
    river: { ford: cm(thirds.riverFord), bridge: cm(thirds.bridge) },
    barriers: { fence: cm(thirds.fence), wall: cm(thirds.wall) },
    formation: -rules.movement.thirds.formationChange * third,
    roadRate: 1 / thirds.road,
    ...(rules.movement.roadForAnyFront ? { roadForAnyFront: true } : {}),
    roadDepth: rules.movement.roadDepth,
  };
}

/** How much slower ground is that takes thirds of the part of a move that lies in it (`cady/ruling/terrain-once-per-turn`). */
function slowerIn(
  thirds: { readonly [K in 'wood' | 'rough' | 'marsh']: number | null },
): NonNullable<MarchCosts['areaRates']> {
  return Object.fromEntries(
    Object.entries(thirds).flatMap(([kind, lost]) =>
      lost === null || lost <= 0 || lost >= wholeMove ? [] : [[kind, wholeMove / (wholeMove - lost)]],
    ),
  );
}

/**
 * The march of one unit over a table, as far as its legs and its move take it and as if nobody were in its way: no figure of it goes
 * farther than its own move. The turn marches every unit so.
 *
 * Source: Common Rules > Effects on Movement; Unit Formation.
 *
 * @throws RuleViolation when a length or direction is not a number that can be marched.
 * @clause cady/common/movement/reductions-list
 * @clause cady/common/formation/column-march-bonus
 * @clause cady/common/formation/column-march-no-obstacle
 * @clause cady/common/movement/figure-maximum
 */
export function marchOne(unit: OneMarch, rules: MovementRules = commonRules()): Marched {
  const { arm, move, morale, charging = false, chargedLastTurn = false, placed, forms, taken = 0 } = unit;
  const base: Movement = { arm, move, morale, charging, chargedLastTurn };
  const costs = { ...marchCosts(unit, move / wholeMove, rules), ...unit.costs };
  const { legs, table } = unit;
  const facing = unit.facing === undefined ? {} : { facing: unit.facing };
  const closing =
    unit.closing === undefined
      ? {}
      : { closing: { files: unit.closing.files, cost: (move * unit.closing.thirds) / wholeMove } };
  const planned = (cm: number, by: MarchCosts) =>
    plan({ placed, legs, ...facing, ...forms, ...closing, allowance: Math.max(0, cm - taken), costs: by, table });
  const offRoad = { ...costs, roadRate: 1 };
  const march = (cm: number, by: MarchCosts = costs) => {
    const first = planned(cm, by);
    return rules.movement.roadWholly && toGrid(first.onRoad) < toGrid(first.moved) ? planned(cm, offRoad) : first;
  };
  const plain = movementAllowance(base, rules);
  const first = march(plain.cm);
  const less = (thirds: number) =>
    march(rules.movement.thirdsAdd ? plain.cm - (move * thirds) / wholeMove : afterThirds(plain.cm, thirds));
  const asPlain = { march: first, because: plain.because, less };
  const marches = legs.length > 0 && forms === undefined && unit.closing === undefined;
  if (!marches || taken > 0 || charging) return asPlain;
  // The march in column gains a third only when nothing at all was in its way: seen once the plain march is planned.
  const column = {
    abreast: placed.files * placed.stand.figures,
    ranks: ranksOf(placed),
    bend: first.sharpestTurn,
    obstacles: first.surcharges.length > 0 || first.stopped?.kind === 'impassable',
  };
  const bonus = movementAllowance({ ...base, column }, rules);
  if (bonus.cm <= plain.cm) return asPlain;
  const { columnAndRoad } = rules.movement;
  const second = march(bonus.cm, columnAndRoad ? costs : offRoad);
  const gained = columnAndRoad || second.moved > first.moved;
  return second.surcharges.length > 0 || !gained ? asPlain : { ...asPlain, march: second, because: bonus.because };
}
