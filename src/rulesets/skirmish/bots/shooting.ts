import type { RequestOfKind } from '../../../battle/index.js';
import type { Field } from '../field.js';
import { shotOdds } from '../shooting/shot.js';
import type { FigureId } from '../state.js';
import type { NominatedTarget, SkirmishTerms } from '../terms.js';
import { sharesAt, shotOf } from '../turn/shots.js';

/** What a wound is worth beside a death. */
const WOUND = 0.5;
/** How much of a target is left for each further archer who has chosen it. */
const SHARED = 0.85;

/** Everybody shoots at whom he is likeliest to kill, and not all at the same. */
export function shootWell(
  { shooters }: RequestOfKind<SkirmishTerms, 'shoot'>,
  field: Field,
): { readonly shots: readonly NominatedTarget[] } {
  const taken = new Map<FigureId, number>();
  const at = new Map<FigureId, FigureId[]>();
  for (const { figure: id, targets } of shooters) {
    const figure = field.figures[id];
    if (figure === undefined) continue;
    const [best] = targets
      .flatMap(target => {
        const enemy = field.figures[target];
        const share = enemy === undefined ? undefined : sharesAt(figure, enemy, field)[0];
        const shot =
          enemy === undefined || share === undefined ? undefined : shotOf(figure, enemy, false, share, field);
        if (enemy === undefined || shot === undefined) return [];
        const { killed, wounded } = shotOdds(shot, field.rules);
        const left = SHARED ** (taken.get(target) ?? 0);
        return [{ target, worth: (killed + WOUND * wounded) * left }];
      })
      .sort((a, b) => b.worth - a.worth);
    if (best === undefined || best.worth <= 0) continue;
    taken.set(best.target, (taken.get(best.target) ?? 0) + 1);
    at.set(best.target, [...(at.get(best.target) ?? []), id]);
  }
  return { shots: [...at].map(([target, figures]) => ({ figures, at: target })) };
}
