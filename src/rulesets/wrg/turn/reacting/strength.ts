import { distanceBetweenQuads, quadOf } from '../../../../table/index.js';
import type { ReactionTestCause } from '../../rules/reaction/triggers.js';
import type { Unit } from '../../state.js';
import { isMainBody } from '../../units.js';
import type { Field } from '../field.js';
import { bodiesTesting } from './circumstances.js';
import { cutOff } from './forced-away.js';
import { isLeft, partsOf, sumOf } from './parts.js';

/**
 * With how many figures those who test began, and how many of these are lost or separated. A unit is its main body and its sub-units together; a
 * sub-unit that tests alone counts its own figures, unless it is what is left of a unit whose larger part is gone
 * (`wrg/ruling/separated-figures`).
 *
 * @clause wrg/reaction/minus1-fifth-lost
 * @clause wrg/reaction/dice-reduced
 */
export function strengthLost(unit: Unit, cause: ReactionTestCause, field: Field) {
  const original = sumOf(testsAsUnit(unit, cause, field) ? partsOf(unit, field) : [unit], 'strength');
  return { original, lost: original - sumOf(countedAs(unit, cause, field), 'figures') };
}

/**
 * The bodies whose figures a tester still has with it: of a unit those that are not separated from it.
 *
 * @clause wrg/reaction/test-scope-2
 */
export function countedAs(unit: Unit, cause: ReactionTestCause, field: Field): readonly Unit[] {
  if (!testsAsUnit(unit, cause, field)) return [unit];
  const lost = cause === 'majority-forced-away' ? cutOff(unit, field) : [];
  // What is left of a unit is all who have not gone with its larger part.
  const parts = isMainBody(unit)
    ? bodiesTesting(unit, field).filter(part => part === unit || isWith(part, unit, field))
    : partsOf(unit, field).filter(part => isLeft(part) && part.rout === null);
  return parts.filter(part => !lost.includes(part));
}

/** Whether a body tests for the whole unit: as its main body, or as what is left of it. */
function testsAsUnit(unit: Unit, cause: ReactionTestCause, { rules }: Field): boolean {
  if (rules.reaction.counting.separated === 'losses-alone') return false;
  return isMainBody(unit) || cause === 'majority-forced-away';
}

/** Whether a sub-unit in sight and reach of its main body is with it: both stand or both run, and if that counts no gap parts them. */
function isWith(part: Unit, main: Unit, { rules }: Field): boolean {
  if ((part.rout === null) !== (main.rout === null)) return false;
  const gap = distanceBetweenQuads(quadOf(part.placed), quadOf(main.placed));
  return rules.reaction.counting.separated === 'beyond-reach' || gap < rules.reaction.triggers.subUnitGap;
}
