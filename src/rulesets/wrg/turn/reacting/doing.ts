import type { Doing, Unit } from '../../state.js';
import { isFighting, opponentsOf } from '../../units.js';
import type { Field } from '../field.js';
import { siegeAdvance } from '../siege/reacting.js';

/** What a unit goes on with in the next period, until it is told otherwise. */
const goesOn: readonly Doing[] = ['advancing', 'marching', 'retiring', 'charging', 'countercharging', 'pursuing'];

/** What is over once it has brought a unit to the enemy. */
const charges: readonly Doing[] = ['charging', 'countercharging'];

/** What a test tells a unit that retires. */
export const awayFromEnemies: readonly string[] = ['retreat', 'retire', 'move-to-friends'];

/** What a test tells a unit that halts. */
const halts: readonly string[] = ['halt', 'halt-disorganised'];

/** What a test tells a unit that is out of control. */
const headlong: readonly string[] = ['uncontrolled-advance'];

/** Whoever is caught at one of these and fights has turned about. */
const turnsToFight: readonly Doing[] = ['retiring', 'rallying-back'];

/**
 * What a unit is doing as a reaction test counts it, at any moment of a period. Before it has moved it does what it did in the last period
 * (`wrg/ruling/doing-before-moving`), unless it has halted or fights; who has just been told by a test to retire retires from then on, and who is
 * out of control from then on goes at the enemy (`wrg/ruling/told-to-retire`).
 *
 * @clause wrg/reaction/minus1-own-retiring
 * @clause wrg/reaction/simultaneous-cumulative
 * @clause wrg/uncontrolled-advance/speed
 * @clause wrg/pursuit/move
 */
export function doingOf(unit: Unit, field: Field): Doing {
  const { state, rules } = field;
  const { asInLastPeriod, toldRetires } = rules.reaction.counting.doing;
  const { doing, did } = unit.period;
  const isAsBefore = doing === 'halted' && did !== undefined && asInLastPeriod;
  if (isAsBefore && pursuesOn(unit, state)) return 'pursuing';
  if (isFighting(state, unit)) return turnsToFight.includes(doing) ? 'halted' : doing;
  if (toldRetires && isNewlyTold(unit, awayFromEnemies)) return 'retiring';
  if (toldRetires && isNewlyTold(unit, headlong) && siegeAdvance(unit, field) !== 'stays') return 'charging';
  if (!isAsBefore) return doing;
  if (unit.recovering !== null || isNewlyTold(unit, halts) || did === 'pursuing') return 'halted';
  return !charges.includes(did) || goesOnOutOfControl(unit) ? did : 'halted';
}

/** Whether pursuers go on after their quarry, whom they may still have before them, or who has charged goes on after whom he has broken. */
function pursuesOn(unit: Unit, state: Field['state']): boolean {
  const { period, pursuit } = unit;
  const { did } = period;
  if (did === undefined || pursuit === null || (did !== 'pursuing' && !charges.includes(did))) return false;
  return opponentsOf(state, unit).every(({ rout }) => rout !== null);
}

const goesOnOutOfControl = ({ bound }: Unit): boolean => bound !== null && headlong.includes(bound.instruction);

/**
 * Whether a unit stays in its melee though a test tells it to go (`wrg/ruling/told-to-retire-in-melee`): broken enemies whom it has caught hold nobody.
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
    opponentsOf(state, unit).some(({ rout }) => rout === null)
  );
}

/** Whether a test has told a unit one of these, and it has not moved since. */
function isNewlyTold({ bound, period, rout }: Unit, what: readonly string[]): boolean {
  if (bound === null || rout !== null || !what.includes(bound.instruction)) return false;
  return bound.kept === 0 || (bound.kept === 1 && period.did !== undefined);
}

/** What a unit that did this in the last period goes on with, as long as nothing else is heard of it. */
export const goingOn = (doing: Doing): Doing => (goesOn.includes(doing) ? doing : 'halted');

/** Doings in which others count as retiring: those who rally back or evade by other readings (`wrg/ruling/rallying-back-retires`, `wrg/ruling/evaders-retire`). */
export const goingBack = ({ rules: { reaction } }: Pick<Field, 'rules'>): readonly Doing[] => [
  'retiring',
  ...(reaction.counting.rallyingBackRetires ? (['rallying-back'] as const) : []),
  ...(reaction.counting.evadersRetire ? (['evading'] as const) : []),
];
