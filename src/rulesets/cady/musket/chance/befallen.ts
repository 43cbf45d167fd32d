import type { SideId } from '../../../../battle/index.js';
import type { UnitId } from '../state.js';
import { type RunningEvent, runs } from './in-force.js';

/** What random events make of a unit in a fight. */
export interface Befallen {
  /** Its fire is better this turn. */
  readonly trained?: true;
  /** Its morale makes it fall back at worst. */
  readonly stout?: true;
  /** It is drunk. */
  readonly drunk?: true;
  /** It counts as imperial. */
  readonly imperial?: true;
}

/** What random events make of a unit in a turn. */
export function befallenOf(
  { id, side, imperial }: { readonly id: UnitId; readonly side: SideId; readonly imperial?: true },
  running: readonly RunningEvent[] | undefined,
  turn: number,
): Befallen {
  if (running === undefined) return {};
  return {
    ...(runs(running, '70-77', { turn, side }) ? { trained: true } : {}),
    ...(runs(running, '48-53', { turn, side }) ? { stout: true } : {}),
    ...(runs(running, '66', { turn, unit: id }) ? { drunk: true } : {}),
    ...(imperial === undefined ? {} : { imperial }),
  };
}
