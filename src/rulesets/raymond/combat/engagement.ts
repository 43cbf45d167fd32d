import { distanceBetweenQuads, type Feature, type Quad } from '../../../table/index.js';
import { inCommand } from '../army/command.js';
import type { Field } from '../field.js';
import { standsOn } from '../fire/zones-of-fire.js';
import { standQuads } from '../formation/formation.js';
import type { Unit } from '../state.js';
import type { StandKind } from '../troops.js';
import { classOf } from '../units.js';
import { outflanks } from './contact.js';
import type { Combatant } from './exchange.js';
import type { Attack } from './melee.js';

/** What an attack is judged by, besides the two units. */
export type AttackGround = Pick<Field, 'table' | 'terrain' | 'rules'>;

/** Some stands of a unit that attack one enemy that it touches. */
export interface Engagement {
  readonly unit: Unit;
  readonly target: Unit;
  /** Stands by their place in the unit's list; all of them unless said. */
  readonly stands?: readonly number[];
  readonly extraDiceOf?: StandKind | undefined;
}

/**
 * The attack of a unit as both stand on the table: their kinds and formations, whether it outflanks, and the ground between
 * them.
 *
 * Source: How do you resolve Hand-to-hand Combat?
 *
 * @clause raymond/melee/outflanked
 * @clause raymond/melee/terrain-effects-agreed
 */
export function attackOn({ unit, target, stands, extraDiceOf }: Engagement, ground: AttackGround): Attack {
  const attacking = stands === undefined ? unit.stands : unit.stands.filter((_, place) => stands.includes(place));
  const helping = terrainAgainst({ unit, target }, ground);
  const kinds = new Set(helping.map(({ kind }) => kind));
  return {
    attacker: { class: classOf(unit), formation: unit.formation },
    stands: attacking.map(({ kind }) => kind),
    target: { class: classOf(target), formation: target.formation },
    outflanking: outflanks(unit, target, ground.rules),
    terrainDice: [...kinds].reduce((sum, kind) => sum + ground.terrain[kind].meleeDice, 0),
    ...(helping.length === 0 ? {} : { ground: helping.map(({ id }) => id).join(' and ') }),
    ...(extraDiceOf === undefined ? {} : { extraDiceOf }),
  };
}

/**
 * The ground that adds dice to an attack or, negative, takes them from it, as the players agreed: what the attacked stands are
 * on, and what runs between them and their attackers (`raymond/ruling/melee-terrain-dice`). Each kind of it counts once.
 *
 * @clause raymond/melee/terrain-effects-agreed
 */
function terrainAgainst({ unit, target }: Engagement, { table, terrain, rules }: AttackGround): readonly Feature[] {
  const features = table.features.filter(({ kind }) => terrain[kind].meleeDice !== 0);
  if (features.length === 0) return [];
  const attacking = standQuads(unit, rules);
  const pairs = standQuads(target, rules).flatMap(attacked =>
    attacking
      .filter(attacker => distanceBetweenQuads(attacker, attacked) === 0)
      .map(attacker => ({ attacked, attacker })),
  );
  return features.filter(feature => pairs.some(pair => helps(feature, pair)));
}

/** Ground that covers an area helps who stands on it; what runs along a line helps who has it before him as well. */
function helps(
  feature: Feature,
  { attacked, attacker }: { readonly attacked: Quad; readonly attacker: Quad },
): boolean {
  return standsOn(attacked, feature) || ('line' in feature && standsOn(attacker, feature));
}

/** A unit as it would fight another and nobody else: in command, it throws again where that is expected to take more stands. */
export function combatantOn({ unit, target }: { readonly unit: Unit; readonly target: Unit }, field: Field): Combatant {
  return {
    stands: unit.stands.length,
    hits: unit.hits,
    attack: attackOn({ unit, target }, field),
    ...(inCommand(unit, field, field.rules) ? { rethrow: { kind: 'most-stands' } } : {}),
  };
}
