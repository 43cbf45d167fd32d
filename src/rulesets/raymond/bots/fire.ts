import type { RequestOf } from '../../../battle/index.js';
import type { Field } from '../field.js';
import { aimsOf } from '../fire/aims.js';
import { fireOdds } from '../fire/fire.js';
import { eligibleTargets, type FireField, fireAt, fireFieldOf, type Target } from '../fire/targets.js';
import type { Formed, Unit } from '../state.js';
import type { FireAnswer, RaymondTerms } from '../terms.js';
import { isArtillery } from '../units.js';

type FireRequest = Extract<RequestOf<RaymondTerms>, { kind: 'fire' }>;

/** So many stands that fire at one target, and the hits to be expected of them. */
export interface PlannedShot {
  readonly target: string;
  readonly stands: number;
  readonly hits: number;
}

/** A hit on a unit that has one already takes off a stand: so many hits it is worth more. */
const SECOND_HIT = 0.3;

/** Fires with all it has, after the slight pivot that brings most. */
export function takeAim({ unit: id }: FireRequest, field: Field): FireAnswer {
  const unit = field.units[id];
  if (unit === undefined) return { at: [] };
  const seen = fireFieldOf(field);
  const [best] = aimsOf(unit, seen)
    .map(({ pivot, targets }) => ({ pivot, shots: shared(unit, targets, seen) }))
    .map(aim => ({ ...aim, hits: aim.shots.reduce((sum, { hits }) => sum + hits, 0) }))
    .sort((a, b) => b.hits - a.hits || Math.abs(a.pivot) - Math.abs(b.pivot));
  if (best === undefined || best.shots.length === 0) return { at: [] };
  const at = best.shots.map(({ target, stands }) => ({ target, stands }));
  return best.pivot === 0 ? { at } : { pivot: best.pivot, at };
}

/** The fire of a unit as it would be if it stood somewhere else. */
export function shotsOf(unit: Unit, formed: Formed, field: FireField): readonly PlannedShot[] {
  return shared(unit, eligibleTargets(unit, field, formed), field);
}

/** The best target for all stands that can fire at it, then the best for those that are left, and so on. A gun has but one. */
function shared(unit: Unit, targets: readonly Target[], field: FireField): readonly PlannedShot[] {
  const shots: PlannedShot[] = [];
  const fired = new Set<number>();
  for (;;) {
    const [best] = targets
      .filter(({ target }) => shots.every(shot => shot.target !== target))
      .map(target => ({ target, stands: target.stands.filter(stand => !fired.has(stand)) }))
      .filter(({ stands }) => stands.length > 0)
      .map(({ target, stands }) => ({ target, stands, ...expected(target, stands.length, field) }))
      .filter(({ hits }) => hits > 0)
      .sort((a, b) => b.worth - a.worth);
    if (best === undefined) return shots;
    for (const stand of best.stands) fired.add(stand);
    shots.push({ target: best.target.target, stands: best.stands.length, hits: best.hits });
    if (isArtillery(unit)) return shots;
  }
}

function expected(target: Target, stands: number, { units, rules }: FireField) {
  const enemy = units[target.target];
  if (enemy === undefined) return { hits: 0, worth: 0 };
  const { dice, faces, sides } = fireOdds(fireAt(target, enemy, stands), rules);
  const hits = (dice * faces.length) / sides;
  return { hits, worth: hits + (enemy.hits % rules.losses.hitsPerStand === 0 ? 0 : SECOND_HIT) };
}
