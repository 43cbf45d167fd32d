import type { WishedShot } from '../../shooting/may-shoot.js';
import type { Unit } from '../../state.js';

/** How a unit moves that shoots. */
export function movesOf({ period }: Unit): WishedShot['moves'] {
  if (period.moved === 0) return undefined;
  const away = period.doing === 'retiring' || period.doing === 'evading' || period.doing === 'rallying-back';
  return away ? 'retreating' : 'forward';
}
