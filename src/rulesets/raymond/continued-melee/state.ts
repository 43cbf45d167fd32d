import type { Dice } from '../../../dice/index.js';
import type { Reason } from '../../../rulebook/index.js';
import { toGrid } from '../../../table/index.js';
import type { LossClause } from '../combat/losses.js';
import { layoutText } from '../formation/layout.js';
import type { RaymondRules } from '../rules.js';
import type { Formed, Gone, Unit } from '../state.js';
import { mostStands, mostTurns } from './bounds.js';
import type { Both, MeleeSide } from './situation.js';

/**
 * How a unit leaves a combat, from mild to severe: a single stand withdraws, what is left routs, or its last stand is lost. A
 * unit that touches one enemy alone can always take off stands and keep contact in a valid formation, by the printed numbers:
 * it routs only by others, such as more rows that a mass must have.
 */
export const meleeEnds = ['withdrawn', 'routed', 'destroyed'] as const satisfies readonly Gone[];
export type MeleeEnd = (typeof meleeEnds)[number];

/** How a unit is said to have left by the clause that took it away. */
export const endBy: { readonly [clause in LossClause]: MeleeEnd } = {
  'raymond/withdrawal/single-stand-in-contact': 'withdrawn',
  'raymond/rout/contact': 'routed',
  'raymond/rout/formation': 'routed',
  'raymond/losses/one-stand-per-two-hits': 'destroyed',
};

/** One unit between two steps of a turn. */
export interface MeleeSideState {
  /** How it stands: its place in the list of all the ways that it may come to stand in; 0 when it has left. */
  readonly standing: number;
  /** Stands that are to come off in this turn. */
  readonly due: number;
  readonly end: MeleeEnd | null;
}

/** A combat between two steps of a turn. */
export interface MeleeState extends Both<MeleeSideState> {
  /** Turns fought. */
  readonly turns: number;
  /** Who has the initiative of this turn, where it decides anything. */
  readonly initiative: MeleeSide | null;
}

/** Told what happens and why, when dice are thrown. */
export type Tell = (because: readonly Reason[]) => void;

/** One step of a turn: from state to state. */
export type MeleeStep = (state: MeleeState, dice: Dice, tell?: Tell) => MeleeState;

/** Whether both units are still at each other. */
export function isFighting({ attacker, defender }: MeleeState): boolean {
  return attacker.end === null && defender.end === null;
}

/** Ways to stand, and stands to come off, that a state is packed for: more than any unit comes to. */
export const mostStandings = 8192;
export const mostDue = mostStands;
const sideKeys = mostStandings * (mostDue + 1) * (meleeEnds.length + 1);
const initiatives: readonly (MeleeSide | null)[] = [null, 'attacker', 'defender'];

/** A state as a number of its own. */
export function meleeKey({ attacker, defender, turns, initiative }: MeleeState): number {
  const sides = sideKey(attacker) * sideKeys + sideKey(defender);
  return (sides * (mostTurns + 1) + turns) * initiatives.length + initiatives.indexOf(initiative);
}

function sideKey({ standing, due, end }: MeleeSideState): number {
  const how = end === null ? 0 : 1 + meleeEnds.indexOf(end);
  return (standing * (mostDue + 1) + due) * (meleeEnds.length + 1) + how;
}

/** All the ways in which a unit comes to stand, in the order in which somebody first came to them; the first as it began. */
export interface Standings {
  at(place: number): Unit;
  /** The unit standing so: the same one for all who come to stand so. */
  standing(formed: Formed): Unit;
  /** The place in the list of one of its units. */
  placeOf(unit: Unit): number;
}

/** The ways of a unit to stand, beginning with its first. */
export function standingsOf(unit: Unit, rules: RaymondRules): Standings {
  const units = [unit];
  const places = new Map([[unit, 0]]);
  const byName = new Map([[nameOf(unit, rules), unit]]);
  return {
    at: place => units[place] ?? unit,
    standing(formed) {
      const name = nameOf(formed, rules);
      const now = byName.get(name) ?? { ...unit, ...formed };
      if (byName.has(name)) return now;
      byName.set(name, now);
      places.set(now, units.length);
      units.push(now);
      return now;
    },
    placeOf: each => places.get(each) ?? 0,
  };
}

/** What tells one way to stand from another. */
function nameOf({ formation, stands, at, facing }: Formed, rules: RaymondRules): string {
  return [formation, layoutText(stands, rules), toGrid(at.x), toGrid(at.y), toGrid(facing)].join(' ');
}
