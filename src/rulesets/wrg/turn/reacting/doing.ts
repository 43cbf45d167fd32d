import type { Doing, Unit } from '../../state.js';
import { isFighting } from '../../units.js';
import type { Field } from '../field.js';

/** What a unit goes on with in the next period, until it is told otherwise. */
const goesOn: readonly Doing[] = ['advancing', 'marching', 'retiring'];

/** What a test tells a unit that retires. */
export const awayFromEnemies: readonly string[] = ['retreat', 'retire', 'move-to-friends'];

/** What a test tells a unit that halts. */
const halts: readonly string[] = ['halt', 'halt-disorganised'];

/** Whoever is caught at one of these and fights has turned about. */
const turnsToFight: readonly Doing[] = ['retiring', 'rallying-back'];

/**
 * What a unit is doing as a reaction test counts it, at any moment of a period. Before it has moved it does what it did in the last period
 * (`wrg/ruling/doing-before-moving`), unless it has halted or fights; who has just been told by a test to retire retires from then on
 * (`wrg/ruling/told-to-retire`).
 *
 * @clause wrg/reaction/minus1-own-retiring
 * @clause wrg/reaction/simultaneous-cumulative
 */
export function doingOf(unit: Unit, { state, rules }: Pick<Field, 'state' | 'rules'>): Doing {
  const { asInLastPeriod, toldRetires } = rules.reaction.counting.doing;
  const { doing, did } = unit.period;
  if (isFighting(state, unit)) return turnsToFight.includes(doing) ? 'halted' : doing;
  if (toldRetires && isNewlyTold(unit, awayFromEnemies)) return 'retiring';
  if (doing !== 'halted' || did === undefined || !asInLastPeriod) return doing;
  return unit.recovering !== null || isNewlyTold(unit, halts) ? 'halted' : did;
}

/**
 * Whether a unit stays in its melee though a test tells it to go (`wrg/ruling/told-to-retire-in-melee`).
 *
 * @clause wrg/reaction/result-current-retire
 */
export function fightsOnAllTheSame(
  unit: Unit,
  instruction: string,
  { state, rules }: Pick<Field, 'state' | 'rules'>,
): boolean {
  return (
    awayFromEnemies.includes(instruction) &&
    rules.field.playing.toldToRetire !== 'breaks-off' &&
    isFighting(state, unit)
  );
}

/** Whether a test has told a unit one of these, and it has not moved since. */
function isNewlyTold({ bound, period, rout }: Unit, what: readonly string[]): boolean {
  if (bound === null || rout !== null || !what.includes(bound.instruction)) return false;
  return bound.kept === 0 || (bound.kept === 1 && period.did !== undefined);
}

/** What a unit that did this in the last period goes on with, as long as nothing else is heard of it. */
export const goingOn = (doing: Doing): Doing => (goesOn.includes(doing) ? doing : 'halted');
