import type { SideId } from '../../../battle/index.js';
import type { Figure, FigureId, MeleeOfTurn, SkirmishState } from '../state.js';

/** Notes a melee of the turn, with those who fight it and the side that has charged: its number. */
export function openMelee(fighting: readonly Figure[], charged: SideId | null, state: SkirmishState): number {
  const number = state.melees.length + 1;
  for (const { body } of fighting) {
    const own = state.bodies[body];
    if (own !== undefined) own.turn.melee ??= number;
  }
  state.melees.push({ number, figures: fighting.map(({ id }) => id), charged });
  return number;
}

/**
 * The melees of a turn as units fought them: a unit tests once for all in which it has men, so that these are one. Who tests first, and what its
 * losses count, go by the same ones.
 *
 * @clause skirmish/melee/after-morale
 */
export function meleesTogether({
  melees,
  figures,
}: {
  readonly melees: readonly MeleeOfTurn[];
  readonly figures: Readonly<Record<FigureId, Readonly<Figure>>>;
}): readonly (readonly MeleeOfTurn[])[] {
  const bodiesOf = (melee: MeleeOfTurn) => melee.figures.flatMap(id => figures[id]?.body ?? []);
  const together: MeleeOfTurn[][] = [];
  for (const melee of melees) {
    const bodies = new Set(bodiesOf(melee));
    const met = together.filter(each => each.flatMap(bodiesOf).some(id => bodies.has(id)));
    together.splice(0, together.length, ...together.filter(each => !met.includes(each)), [...met.flat(), melee]);
  }
  return together;
}
