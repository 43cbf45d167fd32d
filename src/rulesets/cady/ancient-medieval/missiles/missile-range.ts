import { type Reason, reasonsUnder } from '../../../../rulebook/index.js';
import { toGrid } from '../../../../table/index.js';
import type { RangeThird } from '../../common/fighting/defensive-fire.js';
import { type FightingRules, fightingRules } from '../fighting-rules.js';
import type { MissileShot } from './missile-shot.js';

const why = reasonsUnder('cady/ancient-medieval');

/**
 * How far a figure shoots or throws here, in cm: its printed range, more from above the target and as much less from below.
 * A castle's curtain wall counts as a hill of two levels. Thrown axes and bought javelins gain nothing.
 *
 * Source: Missile Fire from a Hill; Throwing Ax; Javelin / Dart; Siege Warfare.
 *
 * @clause cady/ancient-medieval/missile/hill-range-bonus
 * @clause cady/ancient-medieval/definition/longbow
 * @clause cady/ancient-medieval/definition/slinger
 * @clause cady/ancient-medieval/missile/hill-range-malus
 * @clause cady/ancient-medieval/siege/inside-range
 * @clause cady/ancient-medieval/axe/odds
 * @clause cady/ancient-medieval/javelin/use
 */
export function missileRange(
  shot: Pick<MissileShot, 'shooter' | 'thrown' | 'closing' | 'levelsAbove' | 'onCurtainWall'>,
  rules: FightingRules = fightingRules(),
): { readonly range: number; readonly because: readonly Reason[] } {
  const printed = printedRange(shot, rules);
  if (shot.thrown !== undefined || printed === 0) return { range: printed, because: [] };
  const levels = shot.onCurtainWall === true ? rules.siege.wallLevels : (shot.levelsAbove ?? 0);
  const gain = Math.sign(levels) * gainFrom(rules.missiles.hillGain, Math.floor(Math.abs(levels)));
  if (gain === 0) return { range: printed, because: [] };
  const range = Math.max(0, printed + gain);
  if (shot.onCurtainWall === true) {
    return { range, because: [why('siege/inside-range', 'from the curtain wall', `+${gain} cm range`)] };
  }
  const height = Math.abs(levels) === 1 ? '1 hill level' : `${Math.abs(levels)} hill levels`;
  const reason =
    gain > 0
      ? why('missile/hill-range-bonus', `${height} above the target`, `+${gain} cm range`)
      : why('missile/hill-range-malus', `${height} below the target`, `−${-gain} cm range`);
  return { range, because: [reason] };
}

/**
 * The third of its range in which a shot is. Exactly two thirds is far; exactly one is close only where a weapon's or target's
 * own section says so. Axes and javelins count as close wherever they reach.
 *
 * @clause cady/ancient-medieval/missile/step-close-range
 * @clause cady/ancient-medieval/axe/odds
 */
export function missileThird(shot: MissileShot, range: number, rules: FightingRules = fightingRules()): RangeThird {
  if (fliesClose(shot, rules)) return 'close';
  const counted = toGrid(rules.missiles.thirdsOf === 'printed' ? printedRange(shot, rules) : range);
  const { close, middle } = rules.missiles.shares;
  // The range of which the distance is so great a share; a length on the grid may be no third of one.
  const asClose = toGrid(shot.distance / close);
  const ownWords =
    rules.troops[shot.shooter].weapon === 'hand-cannon' ||
    (rules.troops[shot.target].class === 'elephant' && rules.elephants.missiles.closeInclusive);
  if (asClose < counted || (asClose === counted && (ownWords || rules.missiles.closeInclusive))) return 'close';
  return asClose < toGrid((counted * middle) / close) ? 'middle' : 'far';
}

function printedRange(
  shot: Pick<MissileShot, 'shooter' | 'thrown' | 'closing'>,
  { troops, field }: FightingRules,
): number {
  if (shot.thrown === 'axe') return field.axe.range;
  if (shot.thrown === 'javelin') return field.javelin.range[shot.closing === true ? 'closing' : 'without-melee'];
  return troops[shot.shooter].range ?? 0;
}

function fliesClose(shot: Pick<MissileShot, 'shooter' | 'thrown'>, { troops, fire }: FightingRules): boolean {
  if (shot.thrown !== undefined) return true;
  return troops[shot.shooter].weapon === 'javelin' && fire.carried.javelins === 'as-thrown';
}

function gainFrom(gains: readonly number[], levels: number): number {
  return levels < 1 ? 0 : (gains[Math.min(levels, gains.length) - 1] ?? 0);
}
