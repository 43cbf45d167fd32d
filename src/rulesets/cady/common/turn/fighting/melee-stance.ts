import { type ClauseId, type Reason, reasonFor } from '../../../../../rulebook/index.js';
import {
  bearingTo,
  destination,
  normalBearing,
  type Point,
  partsOf,
  type Quad,
  quadsOverlap,
  type Segment,
  standsOf,
  type Table,
  toGrid,
} from '../../../../../table/index.js';
import { levelsUpTo } from '../../engagement/measured.js';
import { enemyIdle, type Position } from '../../engagement/position.js';
import { figuresThatRoll, maySecondaryAttack } from '../../fighting/melee.js';
import { figuresAtOpenings } from '../../fighting/openings.js';
import type { Field } from '../field.js';
import type { MeleeStrengths } from '../period.js';
import type { TurnRules } from '../rules.js';
import type { Contact, FieldState, FieldUnit } from '../state.js';
import { placedOf, unitOf } from '../units.js';
import type { Fight, Part } from './encounters.js';
import { barrierBetween, figuresInContact } from './shock.js';
import { leftInTouchedFiles } from './touched-files.js';

/** Both sides of every contact, in the order of the contacts. */
export function fightsIn<Unit extends FieldUnit>(state: FieldState<Unit>): Fight<Unit>[] {
  return state.contacts.map(contact => sidesOf(contact, state));
}

function sidesOf<Unit extends FieldUnit>(contact: Contact, state: FieldState<Unit>): Fight<Unit> {
  const a = unitOf(state, contact.a);
  const b = unitOf(state, contact.b);
  const attacks = (unit: Unit) => contact.attackers.includes(unit.id);
  return [
    { unit: a, enemy: b, edge: contact.edgeOfA, enemyEdge: contact.edgeOfB, attacker: attacks(a), contact },
    { unit: b, enemy: a, edge: contact.edgeOfB, enemyEdge: contact.edgeOfA, attacker: attacks(b), contact },
  ];
}

/** Whether either side of a contact has the time to strike in it this turn. */
export function isFought<Unit extends FieldUnit>([a, b]: Fight<Unit>, turn: number, rules: TurnRules): boolean {
  return strikes(a, turn, rules) || strikes(b, turn, rules);
}

/** The same contact as the enemy has it. */
export function asEnemy<Unit extends FieldUnit>({ unit, enemy, edge, enemyEdge, contact }: Part<Unit>): Part<Unit> {
  const attacker = contact.attackers.includes(enemy.id);
  return { unit: enemy, enemy: unit, edge: enemyEdge, enemyEdge: edge, attacker, contact };
}

/**
 * Whether a unit can strike its enemy: not one that is spent after a failed charge or holds back friends, nor one that runs from
 * a charge, nor one that came up without charging and used more than two thirds of its move (`cady/ruling/full-move-and-melee`).
 * Whom the enemy charges defends itself, however far it has come itself.
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
  if (unit.turn.idle || unit.figures === 0 || unit.turn.fleesFrom !== null) return false;
  const { fightBy, whole } = rules.table.thirds;
  const isCharged = enemy.turn.charging && contact.attackers.includes(enemy.id);
  const late = attacker && !isCharged && contact.since === turn && toGrid(unit.turn.moved * whole) > fightBy;
  const allowed = rules.readings.fullMoveAndMelee;
  return !late || (unit.turn.charging ? allowed.charging : allowed.otherwise);
}

/**
 * Whether a unit is attacked aside (flank or rear) here while another enemy fights it in front. Where any second attack is one
 * (`cady/ruling/secondary-attacks`), all but the first to its front are. An enemy who has come up in front and has no time left for
 * a blow is no melee that another attack could be beside: who strikes then attacks as the first.
 *
 * @clause cady/common/melee/secondary-when
 */
export function fightsElsewhere<Unit extends FieldUnit>(
  { unit, edge, contact }: Part<Unit>,
  state: FieldState<Unit>,
  rules: TurnRules,
): boolean {
  const fought = foughtBy(unit, state, rules);
  if (!rules.melee.secondary.fromFront) {
    return edge !== 'front' && fought.some(other => other !== contact && touchedInFront(unit, other));
  }
  const main = mainContact(unit, fought);
  return main !== undefined && main !== contact;
}

/** The contacts of a unit in which blows are struck this turn. */
function foughtBy<Unit extends FieldUnit>({ id }: Unit, state: FieldState<Unit>, rules: TurnRules): readonly Contact[] {
  const own = state.contacts.filter(({ a, b }) => a === id || b === id);
  return own.filter(contact => isFought(sidesOf(contact, state), state.turn, rules));
}

function touchedInFront({ id }: FieldUnit, { a, b, edgeOfA, edgeOfB }: Contact): boolean {
  return (a === id && edgeOfA === 'front') || (b === id && edgeOfB === 'front');
}

/** The melee of a unit beside which others are secondary, of those that it fights. */
function mainContact(unit: FieldUnit, own: readonly Contact[]): Contact | undefined {
  return own.find(each => touchedInFront(unit, each)) ?? own[0];
}

/** Whether a unit answers an attack aside of another enemy already, where all of them are answered once. */
function answersAnother<Unit extends FieldUnit>(
  { unit, contact }: Part<Unit>,
  state: FieldState<Unit>,
  rules: TurnRules,
): boolean {
  if (!rules.melee.secondary.once) return false;
  const fought = foughtBy(unit, state, rules);
  const main = mainContact(unit, fought);
  return fought.find(each => each !== main) !== contact;
}

/**
 * How a unit stands to its enemy in a contact.
 *
 * @clause cady/common/melee/secondary-when
 */
export function positionIn<Unit extends FieldUnit, Rules extends TurnRules>(
  part: Part<Unit>,
  { state, table, rules }: Field<Unit, Rules>,
  melee: MeleeStrengths<Unit, Rules>,
): Position {
  const { unit, enemy, edge, attacker, contact } = part;
  const stands = { attacks: attacker, struckOn: edge, inFord: isInFord(unit, table, rules) };
  if (isAside(part, state, melee, rules)) {
    return { ...stands, struckOn: rules.melee.secondary.positionCounts ? edge : 'front', aside: true };
  }
  if (!attacker) return stands;
  const behind = barrierBetween(unit, enemy, table, rules);
  const levelsUp = contact.up?.[unit.id] ?? levelsUpTo(table, placedOf(enemy, rules), unit.at);
  return { ...stands, across: { levelsUp, ...(behind === undefined ? {} : { behind }) } };
}

/**
 * The figures of a unit that must roll in a contact. Whoever attacks aside does not roll: it has its own melee, or none.
 *
 * @param lost figures that it has lost in this melee already
 */
export function figuresRolling<Unit extends FieldUnit>(
  part: Part<Unit>,
  lost: number,
  { aside }: Position,
  field: Pick<Field<Unit, TurnRules>, 'state' | 'rules'>,
): number {
  const own = rollingIn(part, lost, field);
  const enemy = figuresAtGrips(asEnemy(part), field);
  return aside === true ? Math.min(own, enemy) : figuresThatRoll({ own, enemy }, field.rules);
}

/** The figures of a unit in a contact that are left. */
export function rollingIn<Unit extends FieldUnit>(
  part: Part<Unit>,
  lost: number,
  field: Pick<Field<Unit, TurnRules>, 'state' | 'rules'>,
): number {
  return Math.min(figuresAtGrips(part, field), part.unit.figures - lost);
}

/**
 * The figures of a unit at grips with its enemy: those within melee range, or those who fight through doors and windows. A garrison that is
 * attacked by several has each of its figures at one opening, those whom it met first before the others (`cady/ruling/men-at-openings`).
 *
 * @clause cady/musket/building/window-melee
 */
function figuresAtGrips<Unit extends FieldUnit>(
  { unit, enemy, contact }: Part<Unit>,
  { state, rules }: Pick<Field<Unit, TurnRules>, 'state' | 'rules'>,
): number {
  if (contact.through === undefined) {
    return Math.min(figuresInContact(unit, enemy, rules), leftInTouchedFiles(unit, contact));
  }
  const isInside = unit.house !== undefined;
  const [inside, outside] = isInside ? [unit, enemy] : [enemy, unit];
  let free = inside.figures;
  for (const { a, b, through } of state.contacts) {
    if (through === undefined || (a !== inside.id && b !== inside.id)) continue;
    const here = figuresAtOpenings(through, { inside: free, outside: outside.figures }, rules);
    if ([a, b].includes(outside.id)) return isInside ? here.inside : here.outside;
    if (rules.melee.eachAtOneOpening) free -= here.inside;
  }
  return 0;
}

function isAside<Unit extends FieldUnit, Rules extends TurnRules>(
  part: Part<Unit>,
  state: FieldState<Unit>,
  { fightsAllRound }: MeleeStrengths<Unit, Rules>,
  rules: Rules,
): boolean {
  return fightsAllRound?.(part.unit) !== true && fightsElsewhere(part, state, rules);
}

/**
 * Why no figure of a unit has to roll in a contact, if none has to.
 *
 * @param lost figures that it has lost in this melee already
 * @clause cady/common/melee/only-contact
 * @clause cady/common/melee/secondary-eligibility
 */
export function sparedIn<Unit extends FieldUnit, Rules extends TurnRules>(
  part: Part<Unit>,
  lost: number,
  { state, rules }: Field<Unit, Rules>,
  melee: MeleeStrengths<Unit, Rules>,
): Reason | undefined {
  const { unit, enemy } = part;
  const other = asEnemy(part);
  const spared = (clause: ClauseId, because: string) => reasonFor(clause, because, 'does not roll');
  if (other.unit.turn.fleesFrom !== null) return spared('cady/common/charge/caught-fleeing', 'the enemy runs');
  if (!strikes(other, state.turn, rules)) {
    return other.unit.turn.idle
      ? enemyIdle
      : spared('cady/common/thirds/full-move-no-combat', 'the enemy has no time left to strike');
  }
  if (rollingIn(part, lost, { state, rules }) === 0 || figuresAtGrips(other, { state, rules }) === 0)
    return spared('cady/common/melee/only-contact', 'none of its figures is in contact');
  if (isAside(other, state, melee, rules)) {
    const { edge } = other;
    return spared(
      'cady/common/melee/secondary-extra-roll',
      edge === 'front'
        ? 'attacking an enemy that another fights already'
        : `attacking the ${edge} of an enemy that another fights in front`,
    );
  }
  if (!isAside(part, state, melee, rules)) return undefined;
  if (answersAnother(part, state, rules)) {
    return spared('cady/common/melee/secondary-extra-roll', 'answering another attack besides the main melee');
  }
  const attack = { attacker: melee.strengthOf(enemy, unit, rules), defender: melee.strengthOf(unit, enemy, rules) };
  return maySecondaryAttack(attack, rules)
    ? undefined
    : spared(
        'cady/common/melee/secondary-eligibility',
        'who attacks it beside its main melee is too weak for a secondary attack',
      );
}

/** Whether a unit stands in a ford, with any part of it. */
export function isInFord(unit: FieldUnit, table: Table, rules: Pick<TurnRules, 'troops' | 'formation'>): boolean {
  const fords = table.features.flatMap(feature =>
    feature.kind === 'ford' ? partsOf(feature.line).map(part => groundAlong(part, feature)) : [],
  );
  if (fords.length === 0) return false;
  return standsOf(placedOf(unit, rules)).some(({ corners }) => fords.some(ford => quadsOverlap(corners, ford)));
}

/** The ground of a straight stretch of a crossing. */
function groundAlong({ from, to }: Segment, { width }: { readonly width: number }): Quad {
  const along = bearingTo(from, to);
  const aside = (point: Point, side: 90 | -90) => destination(point, normalBearing(along + side), width / 2);
  return [aside(to, -90), aside(to, 90), aside(from, 90), aside(from, -90)];
}
