import type { WishedShot } from '../../shooting/may-shoot.js';
import type { Unit } from '../../state.js';
import { hasMoved } from '../../units.js';

/**
 * How a unit moves that shoots: who has shifted by less than a pace stands, as it is told of him; who has climbed over the side of a ship has moved, be it no farther than to where he forms.
 *
 * @clause wrg/shooting/moving/forward
 * @clause wrg/shooting/overhead/forbidden
 */
export function movesOf(unit: Unit): WishedShot['moves'] {
  const { period } = unit;
  if (!hasMoved(unit)) return period.climbed === true ? 'forward' : undefined;
  const away = period.doing === 'retiring' || period.doing === 'evading' || period.doing === 'rallying-back';
  return away ? 'retreating' : 'forward';
}
