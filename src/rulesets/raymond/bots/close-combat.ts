import type { RequestOf } from '../../../battle/index.js';
import { outflanks, touches } from '../combat/contact.js';
import { attackOn } from '../combat/engagement.js';
import { attackOdds } from '../combat/melee.js';
import { rethrowWorth } from '../combat/rethrow.js';
import type { Field } from '../field.js';
import type { RaymondView, Unit } from '../state.js';
import type { AttackAnswer, RaymondTerms } from '../terms.js';
import { forecastOf, worthOf } from './forecast.js';

type Asked<Kind extends RequestOf<RaymondTerms>['kind']> = Extract<RequestOf<RaymondTerms>, { kind: Kind }>;

/** Joins in wherever the odds are good, the best odds first. */
export function joinIn({ candidates }: Asked<'join-in'>, view: RaymondView, field: Field): string | null {
  let best: { readonly unit: string; readonly worth: number } | undefined;
  for (const { unit: id, target: against } of candidates) {
    const unit = view.units[id];
    const target = view.units[against];
    if (unit === undefined || target === undefined) continue;
    const worth = worthOf(forecastOf(unit, target, unit, field));
    if (worth > 0 && worth > (best?.worth ?? 0)) best = { unit: id, worth };
  }
  return best?.unit ?? null;
}

/** Goes for one enemy with everything: the one that it hurts most for what is left of it. */
export function shareOut({ unit: id, enemies }: Asked<'attack'>, view: RaymondView, field: Field): AttackAnswer {
  const unit = view.units[id];
  const all = unit?.stands.map((_, place) => place) ?? [];
  const targets = enemies.flatMap(enemy => view.units[enemy] ?? []);
  const [best] = targets
    .map(target => ({ target, worth: unit === undefined ? 0 : hurt(unit, target, field) }))
    .sort((a, b) => b.worth - a.worth);
  return { attacks: [{ target: best?.target.id ?? enemies[0] ?? '', stands: all }] };
}

/** The part of an enemy that an attack is expected to take. Whoever outflanks must be beaten first. */
function hurt(unit: Unit, target: Unit, field: Field): number {
  const { rules } = field;
  const hits = attackOdds(attackOn({ unit, target }, field), rules).expected + target.hits;
  const stands = Math.min(target.stands.length, hits / rules.losses.hitsPerStand);
  return stands / target.stands.length + (outflanks(target, unit, rules) ? 1 : 0);
}

/** Throws again when that is expected to take more stands. */
export function throwAgain(request: Asked<'rethrow'>, view: RaymondView, field: Field): boolean {
  const unit = view.units[request.unit];
  const target = view.units[request.target];
  // A unit that shared out its stands between several enemies has thrown with fewer of them: the hits must do.
  const alone =
    unit !== undefined &&
    Object.values(view.units).filter(
      other => other.gone === null && other.side !== unit.side && touches(unit, other, field.rules),
    ).length === 1;
  if (unit === undefined || target === undefined || !alone) return request.expected > request.hits;
  const attack = attackOn({ unit, target }, field);
  const aim = { kind: 'stands', stands: target.stands.length, hits: target.hits } as const;
  return rethrowWorth({ attack, hits: request.hits, aim }, field.rules).better === 'throw again';
}

/** Gives up the stands that are worth least: those with low combat values that do not fire either. */
export function giveUp({ unit: id, choices }: Asked<'losses'>, view: RaymondView, { rules }: Field): readonly number[] {
  const stands = view.units[id]?.stands ?? [];
  const value = (place: number): number => {
    const stand = stands[place];
    if (stand === undefined) return 0;
    const { combatValue, fires } = rules.stands[stand.kind];
    return combatValue + (fires === null ? 0 : 1);
  };
  const [best] = choices
    .map(choice => ({ choice, worth: choice.reduce((sum, place) => sum + value(place), 0) }))
    .sort((a, b) => a.worth - b.worth);
  return best?.choice ?? [];
}
