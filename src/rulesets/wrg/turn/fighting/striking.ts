import type { Side } from '../../../../table/index.js';
import type { Melee, Unit } from '../../state.js';
import { unitOf } from '../../units.js';
import type { Field } from '../field.js';

/** One body that strikes another. */
export interface Striking {
  readonly unit: Unit;
  readonly enemy: Unit;
  readonly melee: Melee;
  /** The side of each that touches the other. */
  readonly own: Side;
  readonly other: Side;
  /** The enemy turns to leave the melee, and shows his back. */
  readonly turnsAway?: true;
}

/** Which period of the melee it is, from 1. */
export function periodOf({ since }: Melee, { state }: Pick<Field, 'state'>): number {
  return state.period - since + 1;
}

/** The two of a melee, each striking the other. */
export function bothOf(melee: Melee, { state }: Pick<Field, 'state'>): readonly [Striking, Striking] {
  const [a, b] = [unitOf(state, melee.a), unitOf(state, melee.b)];
  return [
    { unit: a, enemy: b, melee, own: melee.sideOfA, other: melee.sideOfB },
    { unit: b, enemy: a, melee, own: melee.sideOfB, other: melee.sideOfA },
  ];
}
