import { counted, reasonFor } from '../../../../rulebook/index.js';
import type { JointMoved } from '../../../../table/index.js';
import { type RoutMove, routMove } from '../../rout/running.js';
import type { Unit } from '../../state.js';
import { onTable, unitOf } from '../../units.js';
import { showUnit } from '../appearing.js';
import { NO_WAY } from '../moving/friends/leave-to-pass.js';
import { mannerOf } from '../moving/going.js';
import { pushedReason } from '../moving/march.js';
import type { Play } from '../play.js';
import { isShownTo } from '../weather/sight.js';

/** How the run of broken troops is counted: the period of their rout, and the turns for which they pay. */
interface Run {
  readonly period: number;
  readonly turns?: number;
}

/**
 * How far broken troops run in a period, less what they were pushed back in the last one, and what they have run in it already before they came upon hidden enemies.
 *
 * @clause wrg/rout/move
 * @clause wrg/rout/turn-cost
 * @clause wrg/movement/push-back-deduction
 */
export function routMoveLeft(unit: Unit, run: Run, rules: Play['rules']): RoutMove {
  const whole = routMove({ mover: unit.troops, manner: mannerOf(unit, false), ...run }, rules);
  const { ran } = unit.period;
  const move =
    unit.pushed === 0 || whole.dispersed
      ? whole
      : { ...whole, paces: Math.max(0, whole.paces - unit.pushed), because: [...whole.because, pushedReason(unit)] };
  if (ran === undefined) return move;
  const gone = counted(Math.round(ran), 'pace');
  const because = [
    ...move.because,
    reasonFor('wrg/rout/break-through-fail', `came upon them after ${gone}`, `−${gone}`),
  ];
  return { ...move, paces: Math.max(0, move.paces - ran), because };
}

/**
 * Broken troops who have run into enemies of whom nobody knew that they lay there: these have come to light, and who has some of his move left turns
 * from them now, as he does before any whom he sees (`wrg/ruling/rout-upon-hidden`). Gives those who are to run on.
 *
 * @clause wrg/rout/break-through-fail
 */
export function uponHidden(
  { joint, left }: { readonly joint: JointMoved; readonly left: ReadonlyMap<string, number> },
  play: Play,
): ReadonlySet<string> {
  const { state, rules } = play;
  if (rules.field.playing.routUponHidden === 'next-period') return new Set();
  const met = joint.units.flatMap(({ id, stoppedBy, spent }) => {
    const unit = unitOf(state, id);
    if (unit.rout === null || unit.gone !== null || stoppedBy?.kind !== 'contact' || !left.has(id)) return [];
    const hidden = stoppedBy.ids.map(other => unitOf(state, other)).filter(other => isHiddenFrom(unit, other));
    return hidden.length === 0 ? [] : [{ unit, hidden, spent }];
  });
  const runOn = met.filter(({ unit }) => (left.get(unit.id) ?? 0) > NO_WAY);
  for (const { unit, spent } of runOn) {
    unit.period.ran = (unit.period.ran ?? 0) + spent;
    // Nobody was asked before the movement whether he makes way for them.
    unit.period.breaksThrough = false;
  }
  for (const { unit, hidden } of met)
    for (const enemy of hidden) showUnit(enemy, play, isShownTo(enemy.side, unit, play) ? { by: unit.id } : undefined);
  const there = new Set(onTable(state).map(({ id }) => id));
  return new Set(runOn.flatMap(({ unit: { id } }) => (there.has(id) ? [id] : [])));
}

function isHiddenFrom({ side }: Unit, other: Unit): boolean {
  return other.side !== side && other.hidden !== null;
}
