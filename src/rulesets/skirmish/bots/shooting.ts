import type { RequestOfKind } from '../../../battle/index.js';
import type { Field } from '../field.js';
import { type Shot, shotOdds } from '../shooting/shot.js';
import type { Figure, FigureId } from '../state.js';
import type { NominatedTarget, SkirmishTerms } from '../terms.js';
import { pieceShot } from '../turn/pieces.js';
import { beforeChange, sharesAt, shotOf } from '../turn/shots.js';
import type { Thing } from '../works/types.js';

/** What a wound is worth beside a death. */
const WOUND = 0.5;
/** How much of a target is left for each further archer who has chosen it. */
const SHARED = 0.85;

/** What an engine is for: walls and machines before men; a cauldron for whoever is easiest killed. */
function pieceTarget(piece: Thing, targets: readonly string[], field: Field): string | undefined {
  const [best] = targets
    .flatMap(target => {
      const shot = pieceShot(piece, target, field);
      if (shot === undefined) return [];
      const { hit, killed, wounded } = shotOdds(shot, field.rules);
      const worth = shot.target === 'thing' ? hit * worthOf(target, piece, field) : killed + WOUND * wounded;
      return [{ target, worth }];
    })
    .sort((a, b) => b.worth - a.worth);
  return best === undefined || best.worth <= 0 ? undefined : best.target;
}

/** What a hit on a thing is worth beside a death: engines go on at what they have begun to breach. */
function worthOf(target: string, piece: Thing, { works, things, figures }: Field): number {
  const thing = things[target];
  if (thing !== undefined) return piece.kind === 'cauldron' && piece.load !== 'oil' ? 0 : 0.8;
  const held = Object.values(figures).some(({ high, side }) => high?.on === target && side === piece.side);
  return held || piece.kind === 'cauldron' ? 0 : 1 + (works[target]?.hits ?? 0) / 2;
}

/** The first shot that somebody has at an enemy: with the weapon that he had before he changed, if with none other. */
function firstShot(figure: Figure, enemy: Figure, field: Field): Shot | undefined {
  const before = beforeChange(figure);
  for (const each of before === undefined ? [figure] : [before, figure]) {
    const [share] = sharesAt(each, enemy, field);
    if (share !== undefined) return shotOf(each, enemy, false, share, field);
  }
  return undefined;
}

/** Everybody shoots at whom he is likeliest to kill, and not all at the same. */
export function shootWell(
  { shooters }: RequestOfKind<SkirmishTerms, 'shoot'>,
  field: Field,
): { readonly shots: readonly NominatedTarget[] } {
  const taken = new Map<FigureId, number>();
  const at = new Map<FigureId, FigureId[]>();
  for (const { figure: id, targets } of shooters) {
    const figure = field.figures[id];
    const piece = field.things[id];
    if (piece !== undefined) {
      const target = pieceTarget(piece, targets, field);
      if (target !== undefined) at.set(target, [...(at.get(target) ?? []), id]);
      continue;
    }
    if (figure === undefined) continue;
    const burns = figure.lit > 0 ? targets.find(target => field.works[target]?.burns === 'straw-thatch') : undefined;
    if (burns !== undefined) {
      at.set(burns, [...(at.get(burns) ?? []), id]);
      continue;
    }
    const [best] = targets
      .flatMap(target => {
        const enemy = field.figures[target];
        const shot = enemy === undefined ? undefined : firstShot(figure, enemy, field);
        // Nobody loses a grade for an unarmed man.
        if (enemy === undefined || shot === undefined || enemy.man.class === 'cleric') return [];
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
