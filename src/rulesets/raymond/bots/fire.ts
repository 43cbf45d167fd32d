import type { RequestOf } from '../../../battle/index.js';
import type { Field } from '../field.js';
import type { RaymondView, Unit } from '../state.js';
import type { FireAnswer, RaymondTerms } from '../terms.js';
import { classOf, isSingle } from '../units.js';

type FireRequest = Extract<RequestOf<RaymondTerms>, { kind: 'fire' }>;

/** Fires with all it has at the enemy that most dice are thrown at; of equals, at the one that is nearest to losing a stand. */
export function takeAim({ targets }: FireRequest, view: RaymondView, field: Field): FireAnswer {
  const [best] = targets
    .flatMap(({ target, stands }) => {
      const enemy = view.units[target];
      return enemy === undefined ? [] : [{ target, stands, dice: stands + diceAt(enemy, field), hits: enemy.hits % 2 }];
    })
    .sort((a, b) => b.dice - a.dice || b.hits - a.hits);
  return { at: best === undefined || best.stands === 0 ? [] : [{ target: best.target, stands: best.stands }] };
}

/** Dice that the target adds to a set fired at it. */
function diceAt(enemy: Unit, { rules }: Field): number {
  const { mass, mounted, singleStand } = rules.fire.modifiers;
  const close = enemy.formation === 'line' ? 0 : mass;
  return close + (classOf(enemy) === 'mounted' ? mounted : 0) + (isSingle(enemy) ? singleStand : 0);
}
