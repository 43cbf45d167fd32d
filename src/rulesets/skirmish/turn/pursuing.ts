import { contactsOf, type Field, fieldOf, isUp } from '../field.js';
import { mustPursue } from '../melee/contact.js';
import type { Figure, SkirmishState } from '../state.js';
import type { SkirmishContext } from '../terms.js';
import { isGuarded } from '../works/cover.js';

/** Who goes after enemies that give way. */

/**
 * Who must pursue next turn: knights and peasants all of whose opponents of this turn have gone off in flight or retreat, or are about to.
 *
 * @clause skirmish/melee/pursuit
 * @clause skirmish/melee/pursuit-exempt
 */
export function setPursuit(state: SkirmishState, context: SkirmishContext): void {
  const field = fieldOf(state, context.scenario, context.rules);
  for (const figure of Object.values(state.figures)) {
    figure.pursues = Math.max(0, figure.pursues - 1);
    if (!isUp(figure, field) || figure.fleeing || staysBack(figure, context)) continue;
    const living = opponentsOf(figure, field).filter(({ gone, yielded }) => gone !== 'dead' && yielded === null);
    const opponentsGone =
      living.length > 0 &&
      figure.turn.contactFrom !== null &&
      living.every(each => each.fleeing || each.does === 'retreats');
    const defendsObstacle = living.some(enemy => isGuarded(figure, enemy, field));
    const turns = mustPursue(
      { man: figure.man, mounted: figure.mounted, opponentsGone, defendsObstacle },
      context.rules,
    );
    if (turns > 0) figure.pursues = turns;
  }
}

/** Whom somebody has been at grips with this turn: when it began, by his own charge, or by that of others, whom he touches yet. */
function opponentsOf(figure: Figure, field: Field): readonly Figure[] {
  const { atStart, charge } = figure.turn;
  const met = [...atStart, ...(charge === null ? [] : [charge.at])].flatMap(id => field.figures[id] ?? []);
  return [...new Set([...met, ...contactsOf(figure, field)])];
}

/** Whether somebody must go after the last who has left him. */
export function isDriven(figure: Figure, defendsObstacle: boolean, { rules }: SkirmishContext): boolean {
  const { man, mounted } = figure;
  if (staysBack(figure, { rules })) return false;
  return mustPursue({ man, mounted, opponentsGone: true, defendsObstacle }, rules) > 0;
}

/**
 * Whether his nerve keeps somebody from a pursuit that he would have to go on (`skirmish/ruling/pursuers-of-no-nerve`).
 *
 * @clause skirmish/morale/craven
 */
function staysBack(figure: Figure, { rules }: Pick<SkirmishContext, 'rules'>): boolean {
  return !rules.melee.cravenPursue && isHeldBack(figure);
}

/** Whether his nerve keeps somebody from going forward of his own will. */
export function isHeldBack({ does }: Figure): boolean {
  return does === 'no-advance' || does === 'retreats' || does === 'rallies';
}
