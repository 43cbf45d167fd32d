import type { ReactionSituation } from '../../reaction/situation.js';
import type { Unit } from '../../state.js';
import { onTable } from '../../units.js';
import { type Field, fieldOf } from '../field.js';
import type { Play } from '../play.js';
import { effectsOn } from './effects.js';
import { isLitUp } from './light.js';

/**
 * Everybody counts unfriendly cover at night.
 *
 * @clause wrg/night/cover
 */
export function coverOfNight(unit: Unit, field: Field): Pick<ReactionSituation, 'unfriendlyCover'> {
  return effectsOn(unit, field)?.unfriendlyCover === true ? { unfriendlyCover: true } : {};
}

/** What a unit that has seen an enemy at night, or before it, knows of him. */
const seenId = ({ id }: Unit): string => `seen:${id}`;

/**
 * Whether an enemy in view comes out of the dark: nobody of a body had seen him before, and no light falls on him.
 *
 * @clause wrg/night/cover
 */
export function comesOutOfTheDark(unit: Unit, enemy: Unit, field: Field): boolean {
  if (field.state.weather?.dark !== true || enemy.hidden !== null) return false;
  return !unit.knows.includes(seenId(enemy)) && !isLitUp(enemy.placed, field);
}

/** What a unit knows from now on of the enemies that it sees at night. */
export function seenAtNight(unit: Unit, { state, near }: Field): readonly string[] {
  return state.weather?.dark === true ? seenBy(unit, near) : [];
}

function seenBy({ id }: Unit, near: Field['near']): readonly string[] {
  return near.around(id, { of: 'enemies', inView: true }).map(({ who }) => seenId(who.unit));
}

/** As night falls: whom one sees in the last light is no surprise in the dark. */
export function rememberTheDay({ state, scenario, rules }: Play): void {
  const { near } = fieldOf(state, scenario, rules);
  for (const unit of onTable(state)) unit.knows = [...new Set([...unit.knows, ...seenBy(unit, near)])];
}
