import type { Mover } from '../../../src/rulesets/wrg/moving/mover.js';
import type { TroopType } from '../../../src/rulesets/wrg/troops.js';

/** A body of drilled troops of a type. */
export function regular(type: TroopType, more: Partial<Mover> = {}): Mover {
  return { type, training: 'regular', ...more };
}

/** A body of barbarians of a type. */
export function barbarian(type: TroopType, more: Partial<Mover> = {}): Mover {
  return { type, training: 'barbarian', ...more };
}

/** A chariot of so many horses and fighting men besides its driver. */
export function chariot(horses: number, men: number): Mover {
  return {
    type: 'chariot',
    training: 'barbarian',
    horses,
    crew: Array.from({ length: men }, () => 'javelins' as const),
  };
}
