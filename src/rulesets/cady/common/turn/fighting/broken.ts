import type { Reason } from '../../../../../rulebook/index.js';
import { ranksOf, type StandPlace, standsOf } from '../../../../../table/index.js';
import { type Divided, dividedFate } from '../../fighting/broken.js';
import { standsTouching } from '../../fighting/touching.js';
import type { Field } from '../field.js';
import { leave, takeFigures } from '../losses.js';
import type { MoraleSection, TurnContext } from '../period.js';
import type { TurnRules } from '../rules.js';
import type { FieldState, FieldUnit, UnitId } from '../state.js';
import { inPlay, placedOf, touching, troopOf } from '../units.js';
import { closeMiddles, forgetFallen } from './touched-files.js';

type Told = Pick<TurnContext, 'rules' | 'turn' | 'tell'>;

/** The figures of a line one rank deep that an enemy touches, and those to both sides of them; `undefined` when it is no such line. */
export function touchedIn(
  unit: FieldUnit,
  enemy: FieldUnit,
  rules: TurnRules,
): { readonly figures: number; readonly left: number; readonly right: number } | undefined {
  const placed = placedOf(unit, rules);
  if (ranksOf(placed) !== 1) return undefined;
  const stands = standsOf(placed);
  const touched = standsTouching(placed, placedOf(enemy, rules), rules);
  const [first, last] = [touched[0]?.file, touched.at(-1)?.file];
  if (first === undefined || last === undefined) return undefined;
  const count = (part: readonly StandPlace[]) => part.reduce((sum, { figures }) => sum + figures, 0);
  return { figures: count(touched), left: count(stands.slice(0, first)), right: count(stands.slice(last + 1)) };
}

/** A divided unit at the end of a turn, as the rules of broken units see it. */
export interface DividedNow<Unit extends FieldUnit = FieldUnit> extends Divided {
  readonly unit: Unit;
  /** The enemy who stands between its parts. */
  readonly by: UnitId;
}

/** The units that are divided, and how they stand at the end of the turn. */
export function dividedNow<Unit extends FieldUnit>(
  state: FieldState<Unit>,
  { rules, turn }: Pick<Told, 'rules' | 'turn'>,
): DividedNow<Unit>[] {
  return inPlay(state).flatMap(unit => {
    const { divided, figures, gap } = unit;
    if (divided === null) return [];
    const { by, smaller, deep = false } = divided;
    const still = touching(unit, state).includes(by) && (deep || ranksOf(placedOf(unit, rules)) === 1);
    const turns = Math.max(0, turn - divided.turn);
    const parts = [figures - smaller, smaller].map(part => Math.max(0, part));
    const morale = troopOf(unit, rules).morale ?? 1;
    return { unit, by, morale, parts, turns, reformed: !still, skirmishers: gap > 0 };
  });
}

/**
 * A divided unit closes up as soon as the enemy between its parts is gone; if he stands there to the end of the turn after,
 * the part with the lower total morale value routs in the next (`cady/ruling/divided-unit`).
 *
 * @clause cady/common/broken/divided-must-reform
 * @clause cady/common/broken/smaller-part-routs
 * @clause cady/common/break-through/broken-must-reform
 * @clause cady/common/definition/broken
 * @clause cady/common/unit/base-contact
 * @clause cady/common/broken/exempt-skirmish
 * @clause cady/common/broken/exempt-friendly-obstacle
 */
export function mendDivided<Unit extends FieldUnit, Rules extends TurnRules>(
  field: Field<Unit, Rules>,
  context: Told,
  morale: Pick<MoraleSection<Unit, Rules>, 'dividedFate' | 'worst'>,
): void {
  for (const divided of dividedNow(field.state, context)) {
    if (divided.reformed) divided.unit.divided = null;
    else partRouts(divided.unit, figuresFalling(divided, field, morale), field.state, context.tell);
  }
  closeMiddles(field.state);
}

/** Figures of a divided unit that rout at the end of this turn; none where nobody of it can come to a rout. */
export function figuresFalling<Unit extends FieldUnit, Rules extends TurnRules>(
  divided: DividedNow<Unit>,
  field: Pick<Field<Unit, Rules>, 'state' | 'rules'>,
  { dividedFate: own, worst }: Pick<MoraleSection<Unit, Rules>, 'dividedFate' | 'worst'>,
): number {
  const { reaction = 'rout' } = worst?.(divided.unit, field) ?? {};
  if (reaction !== 'rout') return 0;
  return (own?.(divided, field) ?? dividedFate(divided, field.rules)).figures;
}

/** A part of a divided unit routs, if any does yet; the rest is whole again. */
export function partRouts(unit: FieldUnit, part: number, state: FieldState, tell: TurnContext['tell']): void {
  if (part === 0) return;
  const figures = takeFigures(unit, part);
  unit.divided = null;
  // The rest closes up, and fights whoever stands before it now.
  for (const contact of state.contacts) forgetFallen(unit.id, contact);
  tell({ kind: 'part-routed', unit: unit.id, figures, because: [brokenPart] });
  if (unit.figures === 0) leave(state, unit.id, 'routed', [brokenPart], tell);
}

const brokenPart: Reason = {
  clause: 'cady/common/broken/smaller-part-routs',
  because: 'could not close up again',
  effect: 'the smaller part routs',
};
