import { cellsAt, decided } from '../../../../book/index.js';
import { defineRuling } from '../../../../rulebook/index.js';
import { actionTime } from '../charts/moving.js';
import { book, ours } from './readings.js';

const time = cellsAt(actionTime);

/** Rulings on moving and other actions. Lengths in inches. */

/**
 * @clause skirmish/movement/rough-ground
 */
export const partlyRoughMoves = defineRuling({
  id: 'skirmish/ruling/partly-rough-moves',
  readings: [ours('in-proportion', 'share'), ours('worst-for-all', 'worst')],
  default: 'in-proportion',
  reconstruction: true,
});

/**
 * @clause skirmish/movement/gallop-limit
 */
export const gallopingMoves = defineRuling({
  id: 'skirmish/ruling/galloping-moves',
  readings: [book('two-before-this', 'before', 115), ours('two-in-all', 'in-all')],
  default: 'two-before-this',
  reconstruction: false,
});

/**
 * @clause skirmish/movement/run-limit
 */
export const runningTurns = defineRuling({
  id: 'skirmish/ruling/running-turns',
  readings: [ours('one-after-the-other', 'consecutive'), book('in-the-whole-game', 'game', 117)],
  default: 'one-after-the-other',
  reconstruction: true,
});

/**
 * @clause skirmish/movement/obstacle
 */
export const highWalls = defineRuling({
  id: 'skirmish/ruling/high-walls',
  readings: [ours('climbed', 'climb'), book('crossed-as-any-wall', 'cross', 113)],
  default: 'climbed',
  reconstruction: true,
});

/**
 * @clause skirmish/movement/mounted-other
 */
export const ridersAsIfDismounted = defineRuling({
  id: 'skirmish/ruling/riders-as-if-dismounted',
  readings: [book('swimming', ['swim'], 94), ours('swimming-and-climbing', ['swim', 'climb'])],
  default: 'swimming',
  reconstruction: false,
});

/**
 * @clause skirmish/movement/turn-foot
 */
export const wheeledTurning = defineRuling({
  id: 'skirmish/ruling/wheeled-turning',
  readings: [ours('free', 'wheeled'), ours('as-mounted', 'mounted-unbarded-not-galloping')],
  default: 'free',
  reconstruction: true,
});

/**
 * @clause skirmish/movement/turn-cost-mounted
 */
export const mountedTurning = defineRuling({
  id: 'skirmish/ruling/mounted-turning',
  readings: [book('each-turn', 'each', 111), ours('once-a-move', 'once')],
  default: 'each-turn',
  reconstruction: false,
});

/**
 * @clause skirmish/actions/list
 */
export const actionsOfATurn = defineRuling({
  id: 'skirmish/ruling/actions-of-a-turn',
  readings: [ours('fill-the-turn', 'turn'), ours('half-a-turn', 'half')],
  default: 'fill-the-turn',
  reconstruction: true,
});

/**
 * @clause skirmish/actions/portcullis
 */
export const loweringAPortcullis = defineRuling({
  id: 'skirmish/ruling/lowering-a-portcullis',
  readings: [book('as-the-siege-rules-say', time['lower-portcullis'].time, 434), book('as-the-list-says', 1, 121)],
  default: 'as-the-siege-rules-say',
  reconstruction: false,
  decides: [decided(time['lower-portcullis'].time)],
});

export const movingRulings = [
  partlyRoughMoves,
  gallopingMoves,
  runningTurns,
  highWalls,
  ridersAsIfDismounted,
  wheeledTurning,
  mountedTurning,
  actionsOfATurn,
  loweringAPortcullis,
] as const;
