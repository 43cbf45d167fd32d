import { measuredFrom, ranksOf, widthOf } from '../../../../../table/index.js';
import type { TurnRules } from '../rules.js';
import type { Contact, FieldState, FieldUnit, UnitId } from '../state.js';
import { inPlay, placedOf, troopOf, unitOf } from '../units.js';
import { touchedIn } from './broken.js';

/** An end of a line one rank deep that an enemy touches, with stands of the line beside it that he does not touch. */
export interface LineEnd<Unit extends FieldUnit = FieldUnit> {
  readonly unit: Unit;
  readonly end: 'left' | 'right';
  /** Figures of the line that he touches, and all of it. */
  readonly figures: number;
  readonly had: number;
  /** Figures that had fallen to him there before, where account is kept. */
  readonly fallen: number;
  /** Width of the line before anybody falls, in cm. */
  readonly width: number;
  readonly contact: Contact;
}

/** A line of which an enemy has cut the end off. */
export interface CutOff {
  readonly line: UnitId;
  readonly by: UnitId;
}

/** The ends of lines one rank deep that enemies touch, one enemy each. A line touched in its middle has none. */
export function lineEnds<Unit extends FieldUnit>(state: FieldState<Unit>, rules: TurnRules): readonly LineEnd<Unit>[] {
  const ends = state.contacts.flatMap(contact => {
    const [a, b] = [unitOf(state, contact.a), unitOf(state, contact.b)];
    return [endOf(a, b, contact, rules) ?? [], endOf(b, a, contact, rules) ?? []].flat();
  });
  const touched = (id: UnitId) => state.contacts.filter(({ a, b }) => a === id || b === id).length;
  const endsOf = (id: UnitId) => ends.filter(({ unit }) => unit.id === id);
  return ends.filter(({ unit }) => {
    const own = endsOf(unit.id);
    return own.length === touched(unit.id) && new Set(own.map(({ end }) => end)).size === own.length;
  });
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
  const fallen = fallenIn(contact, unit);
  return {
    unit,
    end,
    figures: touched.figures,
    had: unit.figures,
    fallen,
    width: widthOf(placedOf(unit, rules)),
    contact,
  };
}

function fallenIn({ touched }: Contact, { id }: FieldUnit): number {
  return touched?.[id]?.fallen ?? 0;
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
  for (const unit of new Set(ends.map(end => end.unit))) {
    const own = ends.filter(end => end.unit === unit);
    const [first] = own;
    const narrower = (first?.width ?? 0) - widthOf(placedOf(unit, rules));
    if (unit.gone !== null || unit.figures === 0 || narrower <= 0) continue;
    const { front } = troopOf(unit, rules).stand;
    const all = own.reduce((sum, end) => sum + lostAt(end, own), 0);
    const lostLeft = own.reduce((sum, end) => sum + (end.end === 'left' ? lostAt(end, own) : 0), 0);
    const share = all === 0 ? 0 : lostLeft / all;
    const fromLeft = share === 1 ? narrower : Math.min(narrower, Math.round((narrower * share) / front) * front);
    unit.at = measuredFrom(unit)(fromLeft - narrower / 2, 0);
    for (const end of own) {
      if (lostAt(end, own) >= end.figures) cutOff.push(...endContact(unit, end.contact, state));
    }
  }
  return [...cutOff, ...deepEndsGone(state, rules)];
}

/** The ends of lines that shock has cut off this turn, before the melee. */
export function cutOffBefore<Unit extends FieldUnit>(state: FieldState<Unit>): readonly CutOff[] {
  return inPlay(state).flatMap(({ id, turn }) => (turn.cutOff ?? []).map(line => ({ line, by: id })));
}

/** Figures that have fallen at an end of a line: all that have, where it is the only one that is touched. */
function lostAt({ unit, had, fallen, contact }: LineEnd, ends: readonly LineEnd[]): number {
  return ends.length === 1 ? had - unit.figures : fallenIn(contact, unit) - fallen;
}

/**
 * Deep bodies of which all files that an enemy touched at an end have fallen, from the first rank to the last: those beside them stay where they
 * are, and the melee is over.
 */
function deepEndsGone<Unit extends FieldUnit>(state: FieldState<Unit>, rules: TurnRules): readonly CutOff[] {
  return state.contacts.flatMap(contact =>
    [contact.a, contact.b].flatMap(id => {
      const unit = unitOf(state, id);
      const touched = contact.touched?.[id];
      if (touched === undefined || touched.at === 'middle' || touched.fallen < touched.stood) return [];
      if (unit.gone !== null || unit.figures === 0 || ranksOf(placedOf(unit, rules)) === 1) return [];
      const width = widthOf(placedOf(unit, rules));
      unit.files = Math.max(1, unit.files - touched.files);
      const narrower = width - widthOf(placedOf(unit, rules));
      unit.at = measuredFrom(unit)(touched.at === 'left' ? narrower / 2 : -narrower / 2, 0);
      return endContact(unit, contact, state);
    }),
  );
}

/** The melee at the end of a line is over; says who has cut it off. */
function endContact(unit: FieldUnit, contact: Contact, state: FieldState): CutOff[] {
  if (!state.contacts.includes(contact)) return [];
  state.contacts = state.contacts.filter(each => each !== contact);
  // They have met and fought, if only with their lances.
  for (const id of [contact.a, contact.b]) unitOf(state, id).turn.fought = true;
  return [{ line: unit.id, by: contact.a === unit.id ? contact.b : contact.a }];
}
