import type { WishedShot } from '../../shooting/may-shoot.js';
import type { Unit } from '../../state.js';

/**
 * How a unit moves that shoots: who has climbed over the side of a ship has moved, be it no farther than to where he forms.
 *
 * @clause wrg/shooting/moving/forward
 * @clause wrg/shooting/overhead/forbidden
 */
export function movesOf({ period }: Unit): WishedShot['moves'] {
  if (period.moved === 0) return period.climbed === true ? 'forward' : undefined;
  const away = period.doing === 'retiring' || period.doing === 'evading' || period.doing === 'rallying-back';
  return away ? 'retreating' : 'forward';
}
