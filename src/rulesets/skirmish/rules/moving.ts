import type { OpenBook } from '../../../book/index.js';
import { actionTime, movement, movementLimits } from '../book/charts/moving.js';
import { movingNumbers } from '../book/numbers/field.js';
import {
  actionsOfATurn,
  gallopingMoves,
  highWalls,
  loweringAPortcullis,
  mountedTurning,
  partlyRoughMoves,
  ridersAsIfDismounted,
  runningTurns,
  wheeledTurning,
} from '../book/rulings/moving.js';
import { byName } from './men.js';

/** How anything moves, as the rows of the chart have it. */
export const moverKinds = movement.rows;
export type MoverKind = (typeof moverKinds)[number];

/** Everything that takes time besides moving. */
export const actions = actionTime.rows;
export type Action = (typeof actions)[number];

/** Inches of a move; `null`: it cannot. */
export interface MoveRates {
  readonly walk: number | null;
  readonly run: number | null;
  readonly rough: number | null;
  readonly climb: number | null;
  readonly swim: number | 'as-if-dismounted' | null;
}

/** What turning far and crossing an obstacle cost, in inches; `null`: it cannot. */
export interface MoveLimits {
  readonly farTurn: number | null;
  readonly obstacle: number | null;
  readonly crosses: boolean;
}

/** How a mover goes, as its limits ask. */
export const gaits = movementLimits.rows;
export type Gait = (typeof gaits)[number];

/** What the game knows about moving and other actions. Lengths in inches, times in moves, degrees. */
export interface MovingRules {
  readonly rates: { readonly [K in MoverKind]: MoveRates };
  readonly limits: { readonly [G in Gait]: MoveLimits };
  /** A turn beyond this is a far one. */
  readonly freeTurn: number;
  /** Whether each far turn of horsemen costs, or all of a move together. */
  readonly turnsCost: 'each' | 'once';
  readonly gallop: { readonly moves: number; readonly counted: 'before' | 'in-all' };
  readonly run: { readonly turns: number; readonly counted: 'consecutive' | 'game' };
  readonly partlyRough: 'share' | 'worst';
  readonly highWalls: 'climb' | 'cross';
  /** What riders do at the rate of men on foot. */
  readonly asIfDismounted: readonly ('swim' | 'climb')[];
  readonly time: { readonly [A in Action]: number };
  /** What of a gap a figure opens in a turn. */
  readonly gapShare: number;
}

/** Actions that the list has without a time: they are done in a turn. */
const untimed: readonly Action[] = [
  'pick-up-or-lay-down-object',
  'erect-ladder',
  'push-down-ladder',
  'harness-or-unharness-team',
  'place-or-remove-stake',
  'place-or-remove-pavise',
  'half-complete-gap',
  'drop-rock-or-lead',
];

/** The rules about moving that a book comes to. */
export function movingUnder(book: OpenBook): MovingRules {
  const rates = book.of(movement);
  const limits = book.of(movementLimits);
  const numbers = book.numbers(movingNumbers);
  const wheeled = book.reading(wheeledTurning);
  return {
    rates: byName(moverKinds, kind => ({
      walk: rates[kind]['walk-trot'],
      run: rates[kind]['run-gallop'],
      rough: rates[kind]['rough-ground'],
      climb: rates[kind].climb,
      swim: rates[kind].swim,
    })),
    limits: byName(gaits, gait => ({
      farTurn: limits[gait === 'wheeled' ? wheeled : gait]['turn-over-22-5-degrees'],
      obstacle: limits[gait]['obstacle-deduction'],
      crosses: limits[gait]['can-cross-hedge-fence-wall'],
    })),
    freeTurn: numbers['free-turn'],
    turnsCost: book.reading(mountedTurning),
    gallop: { moves: numbers['moves-galloped-before'], counted: book.reading(gallopingMoves) },
    run: { turns: numbers['turns-run-before'], counted: book.reading(runningTurns) },
    partlyRough: book.reading(partlyRoughMoves),
    highWalls: book.reading(highWalls),
    asIfDismounted: book.reading(ridersAsIfDismounted),
    time: timesUnder(book),
    gapShare: numbers['gap-share'],
  };
}

function timesUnder(book: OpenBook): MovingRules['time'] {
  const times = book.of(actionTime);
  const half = book.reading(actionsOfATurn) === 'half';
  const portcullis = book.reading(loweringAPortcullis);
  return byName(actions, action => {
    if (action === 'lower-portcullis') return portcullis;
    return untimed.includes(action) && half ? times[action].time / 2 : times[action].time;
  });
}
