import type { Violation } from '../../../../rulebook/index.js';
import { contactsOf, type Field } from '../../field.js';
import type { Figure, SkirmishState, SkirmishView } from '../../state.js';
import type { DeedOrder, SkirmishContext } from '../../terms.js';
import { isAtHand } from '../../works/places.js';

/** What a deed is judged by: the state, and the field that it is. */
export interface Scene {
  readonly state: Pick<SkirmishView, 'figures' | 'bodies' | 'forces' | 'gaps' | 'openings'>;
  readonly field: Field;
}

/** One kind of thing that men do besides moving and fighting. */
export interface Deed {
  /** The share of a turn that it takes. */
  time(order: DeedOrder, figure: Figure, field: Field): number;
  /** What forbids one of the men to do it. */
  faults(order: DeedOrder, figure: Figure, scene: Scene): readonly Violation[];
  /** What forbids all of them together. */
  together?(order: DeedOrder, figures: readonly Figure[], scene: Scene): readonly Violation[];
  /** Does it: with those who may, their time spent. */
  carryOut(order: DeedOrder, figures: readonly Figure[], state: SkirmishState, context: SkirmishContext): void;
}

/** A fault of an order, by its path in it. */
export function fault(path: string, problem: string, mend: string): Violation {
  return { path, problem, mend };
}

/** Whether a man has his hands free: nobody strikes at him. */
export function handsFull(figure: Figure, field: Field): readonly Violation[] {
  return contactsOf(figure, field).length > 0 ? [fault('figures', `${figure.id} is at blows`, 'let him fight')] : [];
}

/** A man has to stand at what he works at. */
export function farOff(figure: Figure, at: string | undefined, field: Field): readonly Violation[] {
  return at !== undefined && isAtHand(figure, at, field)
    ? []
    : [fault('at', `${figure.id} does not stand at ${at ?? 'anything'}`, 'let him go there first')];
}
