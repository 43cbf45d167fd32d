import { fieldOf, isUp } from '../field.js';
import type { LeavingCost } from '../melee/contact.js';
import type { Figure, SkirmishState } from '../state.js';
import type { SkirmishContext } from '../terms.js';
import { blowAt, engagedOf, settleBlows } from './fighters.js';
import { openMelee } from './melees-together.js';

/**
 * The blows that somebody takes who leaves a melee: one of each who may strike at him, without reply. They are blows of a melee, after which both
 * test.
 *
 * @clause skirmish/melee/leaving-strike
 * @clause skirmish/melee/after-morale
 */
export function blowsAtLeaver(
  leaver: Figure,
  enemies: readonly Figure[],
  { blows: most }: LeavingCost,
  state: SkirmishState,
  context: SkirmishContext,
): void {
  const field = fieldOf(state, context.scenario, context.rules);
  const strikers = enemies.filter(enemy => isUp(enemy, field) && enemy.man.class !== 'cleric').slice(0, most);
  const { leavingSpends } = context.rules.melee;
  leaver.turn.spent = leavingSpends;
  if (strikers.length === 0) return;
  for (const { id } of strikers) {
    const striker = state.figures[id];
    if (striker !== undefined) striker.turn.spent = leavingSpends;
  }
  const fighters = [leaver, ...strikers].map(each => engagedOf(each, field, state));
  const blows = strikers.map(each => ({ ...blowAt(each, leaver, 'beginning', false, field), side: 'front' as const }));
  const melee = openMelee([leaver, ...strikers], null, state);
  settleBlows({ fighters, blows }, { melee, leaving: true }, state, context);
}
