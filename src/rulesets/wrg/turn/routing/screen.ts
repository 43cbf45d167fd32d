import { bodyCentre, partsOf, quadOf, segmentsCross } from '../../../../table/index.js';
import type { Rallying } from '../../rout/rallying.js';
import type { Unit } from '../../state.js';
import { onTable } from '../../units.js';
import type { Field } from '../field.js';

/**
 * How far friends between broken troops and those who pursue them have settled matters; `undefined` where nobody pursues them, or nobody is
 * in between. Friends who have broken at once have settled nothing, as long as these are pursued in their turn.
 *
 * @clause wrg/pursuit/rally-screen
 */
export function screenOf(unit: Unit, { state }: Pick<Field, 'state'>): Rallying['screen'] {
  if (onTable(state).some(({ pursuit }) => pursuit?.chasedBefore?.includes(unit.id) === true)) return 'undecided';
  const screens = onTable(state)
    .filter(({ pursuit, side }) => pursuit?.quarry === unit.id && side !== unit.side)
    .flatMap(pursuers =>
      onTable(state)
        .filter(friends => stands(friends, unit) && isBetween(friends, pursuers, unit))
        .map(friends => friends.period.metBy.includes(pursuers.id)),
    );
  if (screens.length === 0) return undefined;
  return screens.every(settled => settled) ? 'stood-a-period' : 'undecided';
}

const stands = (friends: Unit, { id, side }: Unit): boolean =>
  friends.id !== id && friends.side === side && friends.rout === null;

/** Whether a body stands between enemies and others: on the straight way from the middle of the ones to that of the others. */
export function isBetween(friends: Unit, enemies: Unit, others: Unit): boolean {
  const line = { from: bodyCentre(enemies.placed), to: bodyCentre(others.placed) };
  const quad = quadOf(friends.placed);
  const [first] = quad;
  return first !== undefined && partsOf([...quad, first]).some(part => segmentsCross(line, part));
}
