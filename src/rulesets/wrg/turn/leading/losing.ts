import type { Reason } from '../../../../rulebook/index.js';
import type { General } from '../../state.js';
import type { Play } from '../play.js';
import { placeOf } from '../reacting/generals-near.js';
import { witnessesOf } from '../reacting/witnesses.js';

/**
 * An army loses a general, where he stands: his men will test their reaction to it, and go on.
 *
 * @clause wrg/general/loss
 */
export function loseGeneral(
  general: General,
  {
    gone,
    men = 0,
    byChallenge = false,
    because = [],
    witnesses,
  }: {
    readonly gone: NonNullable<General['gone']>;
    /** Men lost on his figure. */
    readonly men?: number;
    readonly byChallenge?: boolean;
    readonly because?: readonly Reason[];
    /** Who sees it, where his men have been taken off the table already. */
    readonly witnesses?: ReturnType<typeof witnessesOf>;
  },
  play: Play,
): void {
  const { state, tell } = play;
  if (general.gone !== null) return;
  for (const [unit, paces] of witnesses ?? witnessesOf(general, play)) {
    unit.sawLost = [...(unit.sawLost ?? []), { general: general.id, paces }];
  }
  const { x, y } = placeOf(general, state);
  general.at = { x, y };
  general.gone = gone;
  general.with = null;
  general.inFront = false;
  general.riding = null;
  general.calls = null;
  general.lost = { at: { x, y }, byChallenge };
  tell({ kind: 'general', general: general.id, what: gone, men, because });
}
