import { bodyCentre, crossingsAt, levelAt, standsOf, type Table, toGrid } from '../../../../../table/index.js';
import { type Edge, type MeleeGroup, maySecondaryAttack, type Strength } from '../../fighting/melee.js';
import type { Field } from '../field.js';
import type { TurnRules } from '../rules.js';
import type { Contact, FieldState, FieldUnit } from '../state.js';
import { placedOf, unitOf } from '../units.js';
import { barrierBetween, figuresInContact } from './shock.js';

/** One unit's part in one contact. */
export interface Part<Unit extends FieldUnit> {
  readonly unit: Unit;
  readonly enemy: Unit;
  /** The edge on which it is touched, and on which it touches the enemy. */
  readonly edge: Edge;
  readonly enemyEdge: Edge;
  readonly attacker: boolean;
  readonly contact: Contact;
}

/** Both sides of a contact. */
export type Fight<Unit extends FieldUnit> = readonly [Part<Unit>, Part<Unit>];

/** How the figures of a unit stand to an enemy whom they must roll against, before it is known what figures they are. */
export type Stance = Pick<
  MeleeGroup,
  'figures' | 'attackedOn' | 'acrossBarrier' | 'uphill' | 'ford' | 'attacksRear'
> & {
  /** They answer a secondary attack. */
  readonly aside: boolean;
};

/** Both sides of every contact, in the order of the contacts. */
export function fightsIn<Unit extends FieldUnit>(state: FieldState<Unit>): Fight<Unit>[] {
  return state.contacts.map(contact => {
    const a = unitOf(state, contact.a);
    const b = unitOf(state, contact.b);
    const attacks = (unit: Unit) => contact.attackers.includes(unit.id);
    return [
      { unit: a, enemy: b, edge: contact.edgeOfA, enemyEdge: contact.edgeOfB, attacker: attacks(a), contact },
      { unit: b, enemy: a, edge: contact.edgeOfB, enemyEdge: contact.edgeOfA, attacker: attacks(b), contact },
    ];
  });
}

/** The same contact as the enemy has it. */
export function asEnemy<Unit extends FieldUnit>({ unit, enemy, edge, enemyEdge, contact }: Part<Unit>): Part<Unit> {
  const attacker = contact.attackers.includes(enemy.id);
  return { unit: enemy, enemy: unit, edge: enemyEdge, enemyEdge: edge, attacker, contact };
}

/**
 * Whether a unit can strike its enemy: not one that is spent after a failed charge or holds back friends, nor one that has been
 * caught running from him, nor one that came up without charging and used more than two thirds of its move
 * (`cady/ruling/full-move-and-melee`).
 *
 * @clause cady/common/thirds/full-move-no-combat
 * @clause cady/common/thirds/combat-in-last-third
 * @clause cady/common/charge/caught-fleeing
 */
export function strikes<Unit extends FieldUnit>(
  { unit, enemy, attacker, contact }: Part<Unit>,
  turn: number,
  rules: TurnRules,
): boolean {
  if (unit.turn.idle || unit.figures === 0 || unit.turn.fleesFrom === enemy.id) return false;
  const { fightBy, whole } = rules.table.thirds;
  const late = attacker && contact.since === turn && toGrid(unit.turn.moved * whole) > fightBy;
  const allowed = rules.readings.fullMoveAndMelee;
  return !late || (unit.turn.charging ? allowed.charging : allowed.otherwise);
}

/** Whether a unit is attacked aside (flank or rear) here while another enemy fights it in front. */
export function fightsElsewhere<Unit extends FieldUnit>(
  { unit, edge, contact }: Part<Unit>,
  { contacts }: FieldState<Unit>,
): boolean {
  if (edge === 'front') return false;
  return contacts.some(
    other =>
      other !== contact &&
      ((other.a === unit.id && other.edgeOfA === 'front') || (other.b === unit.id && other.edgeOfB === 'front')),
  );
}

/** What the period says of those who meet in melee. */
export interface MeleeUnits<Unit extends FieldUnit, Rules extends TurnRules = TurnRules> {
  /** The melee point of a figure against an enemy before its position is counted. */
  strengthOf(unit: Unit, enemy: Unit, rules: Rules): Strength;
  /** Whether a unit fights whoever is around it, to all sides alike; nobody does unless it is given. */
  fightsAllRound?(unit: Unit): boolean;
}

/**
 * The figures of a unit that must roll in a contact, and how they stand; `undefined` when none has to. Whoever attacks aside does
 * not roll: it has its own melee, or none.
 *
 * @param lost figures that it has lost in this melee already
 * @clause cady/common/melee/secondary-when
 */
export function stanceOf<Unit extends FieldUnit, Rules extends TurnRules>(
  part: Part<Unit>,
  lost: number,
  { state, table, rules }: Field<Unit, Rules>,
  period: MeleeUnits<Unit, Rules>,
): Stance | undefined {
  const { unit, enemy, edge, enemyEdge, attacker } = part;
  const figures = Math.min(figuresInContact(unit, enemy, rules), unit.figures - lost);
  const other = asEnemy(part);
  const aside = (each: Part<Unit>) => period.fightsAllRound?.(each.unit) !== true && fightsElsewhere(each, state);
  if (!strikes(other, state.turn, rules) || figures === 0 || aside(other)) return undefined;
  const ford = fordOf(part, table, rules);
  if (aside(part)) {
    const attack = { attacker: period.strengthOf(enemy, unit, rules), defender: period.strengthOf(unit, enemy, rules) };
    if (!maySecondaryAttack(attack)) return undefined;
    const attacked = Math.min(figures, figuresInContact(enemy, unit, rules));
    return { figures: attacked, attackedOn: edge, aside: true, ...(ford === 'in' ? { ford } : {}) };
  }
  const barrier = attacker ? barrierBetween(unit, enemy, table, rules) : undefined;
  return {
    figures,
    attackedOn: edge,
    aside: false,
    ...(barrier === undefined ? {} : { acrossBarrier: barrier }),
    uphill: attacker && levelAt(table, bodyCentre(placedOf(enemy, rules))) > levelAt(table, unit.at),
    ...(ford === undefined ? {} : { ford }),
    attacksRear: enemyEdge === 'rear',
  };
}

/** Whether a unit stands in a ford, with any part of it, or attacks an enemy who does. */
function fordOf<Unit extends FieldUnit>(
  { unit, enemy, attacker }: Part<Unit>,
  table: Table,
  rules: TurnRules,
): MeleeGroup['ford'] {
  const inFord = (body: Unit) =>
    standsOf(placedOf(body, rules)).some(stand =>
      crossingsAt(table, stand.centre).some(crossing => crossing.kind === 'ford'),
    );
  if (inFord(unit)) return 'in';
  return attacker && inFord(enemy) ? 'across' : undefined;
}
