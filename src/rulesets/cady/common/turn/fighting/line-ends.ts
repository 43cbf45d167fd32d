import { measuredFrom, widthOf } from '../../../../../table/index.js';
import type { TurnRules } from '../rules.js';
import type { Contact, FieldState, FieldUnit, UnitId } from '../state.js';
import { placedOf, unitOf } from '../units.js';
import { touchedIn } from './broken.js';

/** An end of a line one rank deep that an enemy touches, with stands of the line beside it that he does not touch. */
export interface LineEnd<Unit extends FieldUnit = FieldUnit> {
  readonly unit: Unit;
  readonly end: 'left' | 'right';
  /** Figures of the line that he touches, and all of it. */
  readonly figures: number;
  readonly had: number;
  /** Width of the line before anybody falls, in cm. */
  readonly width: number;
  readonly contact: Contact;
}

/** A line of which an enemy has cut the end off. */
export interface CutOff {
  readonly line: UnitId;
  readonly by: UnitId;
}

/** The ends of lines one rank deep that enemies touch. A line touched at both ends, or in its middle, has none. */
export function lineEnds<Unit extends FieldUnit>(state: FieldState<Unit>, rules: TurnRules): readonly LineEnd<Unit>[] {
  const ends = state.contacts.flatMap(contact => {
    const [a, b] = [unitOf(state, contact.a), unitOf(state, contact.b)];
    return [endOf(a, b, contact, rules) ?? [], endOf(b, a, contact, rules) ?? []].flat();
  });
  const touched = (id: string) => state.contacts.filter(({ a, b }) => a === id || b === id).length;
  return ends.filter(({ unit }) => touched(unit.id) === 1);
}

function endOf<Unit extends FieldUnit>(
  unit: Unit,
  enemy: Unit,
  contact: Contact,
  rules: TurnRules,
): LineEnd<Unit> | undefined {
  const touched = touchedIn(unit, enemy, rules);
  if (touched === undefined || touched.left > 0 === touched.right > 0) return undefined;
  const end = touched.left === 0 ? 'left' : 'right';
  return { unit, end, figures: touched.figures, had: unit.figures, width: widthOf(placedOf(unit, rules)), contact };
}

/**
 * The stands that an enemy touched have fallen, and nobody stands behind them: those beside them stay where they are, and do not slide
 * along to fight in their place. With the last of those he touched the melee is over.
 *
 * @param ends from before they fell, of `lineEnds`
 * @returns the lines whose end is gone, and who has cut it off
 * @clause cady/common/melee/no-sideways-slide
 * @clause cady/common/melee/only-contact
 */
export function standFast<Unit extends FieldUnit>(
  ends: readonly LineEnd<Unit>[],
  state: FieldState<Unit>,
  rules: TurnRules,
): readonly CutOff[] {
  const cutOff: CutOff[] = [];
  for (const { unit, end, figures, had, width, contact } of ends) {
    const narrower = width - widthOf(placedOf(unit, rules));
    if (unit.gone !== null || unit.figures === 0 || narrower <= 0) continue;
    unit.at = measuredFrom(unit)(end === 'left' ? narrower / 2 : -narrower / 2, 0);
    if (had - unit.figures < figures || !state.contacts.includes(contact)) continue;
    state.contacts = state.contacts.filter(each => each !== contact);
    // They have met and fought, if only with their lances.
    for (const id of [contact.a, contact.b]) unitOf(state, id).turn.fought = true;
    cutOff.push({ line: unit.id, by: contact.a === unit.id ? contact.b : contact.a });
  }
  return cutOff;
}
