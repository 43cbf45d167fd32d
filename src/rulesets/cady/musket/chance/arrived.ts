import type { SideId } from '../../../../battle/index.js';

/** The id of a unit that a random event brings in a turn: one of foot and one of horse at most. */
export function arrivedId(side: SideId, arm: string, turn: number): string {
  return `${side}-${arm}-of-turn-${turn}`;
}

/** How such a unit is called; `undefined` for any other id. */
export function arrivedName(id: string): string | undefined {
  const [, arm, turn] = /-(infantry|cavalry)-of-turn-(\d+)$/.exec(id) ?? [];
  return arm === undefined ? undefined : `the ${arm} of turn ${turn}`;
}
