import type { Unit } from '../../state.js';

/** Whether a unit shoots at men this period: not if its engines throw at walls or over them, nor if it keeps down, digs or builds. */
export function shootsAtMen({ period: { conduct } }: Unit): boolean {
  const { work } = conduct;
  const busy = ['batter', 'lob', 'down', 'mine', 'build', 'fill'];
  return work === undefined || !Object.keys(work).some(word => busy.includes(word));
}
