import { type Reason, readingOf } from '../../../../rulebook/index.js';
import { distanceBetweenQuads, quadOf, ranksOf, standsOf } from '../../../../table/index.js';
import { dividedUnit } from '../rulings.js';
import { leave, takeFigures } from './losses.js';
import type { TurnContext } from './period.js';
import type { TurnRules } from './rules.js';
import type { FieldState, FieldUnit } from './state.js';
import { placedOf } from './units.js';

type Told = Pick<TurnContext, 'rules' | 'turn' | 'tell'>;

/**
 * A line one rank deep that loses every figure an enemy touches, with stands left on both sides, is divided by that enemy.
 *
 * @clause cady/common/broken/divided-must-reform
 * @clause cady/common/melee/no-sideways-slide
 */
export function divide(
  { unit, enemy }: { readonly unit: FieldUnit; readonly enemy: FieldUnit },
  lost: number,
  { rules, turn, tell }: Told,
): void {
  if (unit.divided !== null) return;
  const touched = touchedIn(unit, enemy, rules);
  if (touched === undefined || lost < touched.figures) return;
  const smaller = Math.min(touched.left, touched.right);
  if (smaller === 0) return;
  unit.divided = { turn, smaller, by: enemy.id };
  tell({
    kind: 'divided',
    unit: unit.id,
    by: enemy.id,
    because: [
      {
        clause: 'cady/common/broken/divided-must-reform',
        because: `${enemy.id} stands where its middle was`,
        effect: 'must close up by the end of next turn',
      },
    ],
  });
}

/** The figures of a line one rank deep that an enemy touches, and those to both sides of them; `undefined` when it is no such line. */
export function touchedIn(
  unit: FieldUnit,
  enemy: FieldUnit,
  rules: TurnRules,
): { readonly figures: number; readonly left: number; readonly right: number } | undefined {
  const placed = placedOf(unit, rules);
  if (ranksOf(placed) !== 1) return undefined;
  const body = quadOf(placedOf(enemy, rules));
  const stands = standsOf(placed);
  const touched = stands.flatMap((stand, i) =>
    distanceBetweenQuads(stand.corners, body) <= rules.table.meleeRange ? [i] : [],
  );
  const [first, last] = [touched[0], touched.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const count = (from: number, to: number) => stands.slice(from, to).reduce((sum, stand) => sum + stand.figures, 0);
  const figures = touched.reduce((sum, i) => sum + (stands[i]?.figures ?? 0), 0);
  return { figures, left: count(0, first), right: count(last + 1, stands.length) };
}

/**
 * A divided unit closes up as soon as the enemy between its parts is gone; if he stands there to the end of the turn after,
 * the part with the lower total morale value routs in the next (`cady/ruling/divided-unit`).
 *
 * @clause cady/common/broken/divided-must-reform
 * @clause cady/common/broken/smaller-part-routs
 * @clause cady/common/definition/broken
 */
export function mendDivided(state: FieldState, { rules, turn, tell }: Told): void {
  for (const unit of Object.values(state.units)) {
    const { divided } = unit;
    if (unit.gone !== null || divided === null) continue;
    const still = state.contacts.some(
      ({ a, b }) => (a === unit.id && b === divided.by) || (b === unit.id && a === divided.by),
    );
    if (!still || ranksOf(placedOf(unit, rules)) > 1) unit.divided = null;
    else if (turn >= divided.turn + readingOf(dividedUnit, rules.rulings).value) {
      partRouts(unit, divided.smaller, state, tell);
    }
  }
}

/** The smaller part of a divided unit routs; the rest is whole again. */
export function partRouts(unit: FieldUnit, smaller: number, state: FieldState, tell: TurnContext['tell']): void {
  const figures = takeFigures(unit, smaller);
  unit.divided = null;
  tell({ kind: 'part-routed', unit: unit.id, figures, because: [brokenPart] });
  if (unit.figures === 0) leave(state, unit.id, 'routed', [brokenPart], tell);
}

const brokenPart: Reason = {
  clause: 'cady/common/broken/smaller-part-routs',
  because: 'it could not close up again',
  effect: 'the smaller part routs',
};
