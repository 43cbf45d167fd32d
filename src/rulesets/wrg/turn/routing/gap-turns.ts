import { counted, type Reason, reasonFor } from '../../../../rulebook/index.js';
import { type Bearing, type Leg, turnBetween } from '../../../../table/index.js';
import type { Field } from '../field.js';

/** A way that is off by fewer degrees than this is no turn. */
const NO_TURN = 1;

/**
 * How far broken troops run on their way past friends, if turns to gaps cost as round an obstacle (`wrg/ruling/turns-to-a-gap`): one to each gap, but
 * none where they begin to run. Whose move does not reach for a turn stops before it.
 *
 * @param legs the way to the gaps: nothing for who meets no friends.
 * @clause wrg/rout/turn-cost
 * @clause wrg/rout/friends-gap
 */
export function runByGaps(
  legs: readonly Leg[],
  run: { readonly ahead: Bearing; readonly paces: number; readonly period: number },
  { rules }: Pick<Field, 'rules'>,
): { readonly paces: number; readonly turns: number; readonly because: readonly Reason[] } {
  const { turnsToGaps, rout } = rules.movement.rout;
  let [gone, turns] = [0, 0];
  const left = () => run.paces - rout.turn * turns;
  for (const { bearing, distance } of turnsToGaps === 'free' ? [] : legs) {
    if (gone >= left()) break;
    const isFree = turnBetween(bearing, run.ahead) < NO_TURN || (run.period === 1 && gone === 0);
    turns += isFree ? 0 : 1;
    if (gone >= left()) return { paces: gone, turns: 0, because: costOf(turns, rout.turn) };
    gone += distance === 'all' ? left() : distance;
  }
  return { paces: left(), turns, because: turns === 0 ? [] : costOf(turns, rout.turn) };
}

function costOf(turns: number, each: number): readonly Reason[] {
  const why = turns === 1 ? 'a turn to a gap' : counted(turns, 'turn to gaps', 'turns to gaps');
  return [reasonFor('wrg/rout/turn-cost', why, `−${counted(turns * each, 'pace')}`)];
}
