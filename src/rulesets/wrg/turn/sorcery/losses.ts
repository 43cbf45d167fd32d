import type { WrgRules } from '../../rules.js';
import { menOf, suffersAs } from '../../sorcery/creatures.js';
import { isSaint } from '../../sorcery/saints.js';
import type { Gone, Unit, WrgState } from '../../state.js';
import { casualtiesToAFigure } from '../figure-scale.js';
import type { Play } from '../play.js';
import { attachedTo } from './near.js';

/**
 * How somebody leaves the battle: a saint who is killed is a martyr.
 *
 * @clause wrg/sorcery/martyr
 */
export function fallen({ troops }: Pick<Unit, 'troops'>, how: Gone): Gone {
  return how === 'destroyed' && isSaint(troops) ? 'martyred' : how;
}

/** Those who go with a unit because they are in its ranks. */
export function removeAttached(unit: Unit, state: WrgState): readonly Unit[] {
  return state.magic === undefined ? [] : attachedTo(unit, state);
}

/** Men that take a figure of creatures off the table; nothing of others. */
export function lifeOf(
  { troops }: Pick<Unit, 'troops'>,
  { scenario, rules }: Pick<Play, 'scenario' | 'rules'>,
): { readonly menInAFigure?: number } {
  if (troops.creature === undefined) return {};
  const usual = casualtiesToAFigure(false, { scenario, rules }).menInAFigure ?? rules.fighting.casualties.menInAFigure;
  return { menInAFigure: menOf(troops, usual, rules) };
}

/** Figures as which a unit has begun the period, where casualties are held against its figures. */
export function figuresBefore({ troops, period }: Pick<Unit, 'troops' | 'period'>, rules: WrgRules): number {
  return Math.max(1, period.before) * (troops.creature === undefined ? 1 : suffersAs(troops, rules));
}
