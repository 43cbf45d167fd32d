import { type Reason, readingOf } from '../../../../rulebook/index.js';
import {
  bodyCentre,
  crossingsAt,
  distanceBetweenQuads,
  levelAt,
  quadOf,
  ranksOf,
  standsOf,
  type Table,
  toGrid,
} from '../../../../table/index.js';
import {
  type Edge,
  fullMoveAndMelee,
  type MeleeGroup,
  type MeleeLosses,
  maySecondaryAttack,
  meleeRound,
} from '../../common/index.js';
import { tableOf } from '../../common/turn/ground.js';
import { takeFigures } from '../../common/turn/losses.js';
import type { MeleeSideTold } from '../events.js';
import { friendlyFirePenalty } from '../firing.js';
import type { MusketRules } from '../rules.js';
import type { Contact, MusketState, Unit } from '../state.js';
import type { MusketContext, MusketPhase } from '../terms.js';
import { placedOf, troopOf, unitOf } from '../units.js';
import { clearTheFallen } from './losses.js';
import { barrierBetween, figuresInContact } from './shock.js';

/** One unit's part in one contact. */
interface Part {
  readonly unit: Unit;
  readonly enemy: Unit;
  /** The edge on which it is touched, and on which it touches the enemy. */
  readonly edge: Edge;
  readonly enemyEdge: Edge;
  readonly attacker: boolean;
  readonly contact: Contact;
}

/**
 * Every contact is fought, all at the same time. A figure attacked in front rolls against its front; an attack on the
 * flank or rear of a unit that fights to its front is a secondary attack, in which only the defender rolls, and only with
 * figures that its main melee has left.
 *
 * @clause cady/common/sequence/step-8-melee
 * @clause cady/common/melee/sequence
 * @clause cady/common/melee/mandatory
 * @clause cady/common/melee/fill-gap-from-behind
 * @clause cady/common/melee/secondary-when
 * @clause cady/common/three-dice/melee-continues
 */
export const meleePhase: MusketPhase = {
  id: 'melee',
  title: 'Melee',
  clause: 'cady/common/sequence/step-8-melee',
  run(state, context) {
    const { rules, tell } = context;
    const losses = new Map<Unit, number>();
    const fights = state.contacts.map(contact => partsOf(contact, state)).filter(parts => fought(parts, context));
    const isSecondary = ([a, b]: Parts) => fightsElsewhere(a, state) || fightsElsewhere(b, state);
    for (const parts of [...fights.filter(each => !isSecondary(each)), ...fights.filter(isSecondary)]) {
      const groups = parts.flatMap(part => groupOf(part, losses.get(part.unit) ?? 0, state, context) ?? []);
      const results = meleeRound({ groups }, context.dice, rules).groups;
      const [a, b] = parts;
      const sides = { a: toldOf(a, results), b: toldOf(b, results) };
      tell({ kind: 'melee', ...sides });
      for (const part of parts) {
        const lost = (part === a ? sides.a : sides.b).losses;
        part.unit.turn.fought = true;
        part.unit.turn.attacked = true;
        losses.set(part.unit, (losses.get(part.unit) ?? 0) + lost);
        divide(part, lost, context);
      }
    }
    for (const [unit, lost] of losses) takeFigures(unit, lost);
    clearTheFallen(state, rules, tell);
  },
};

/** How a unit fared in one contact. */
function toldOf({ unit }: Part, results: MeleeLosses['groups']): MeleeSideTold {
  const result = results.find(each => each.unit === unit.id);
  const rolls = result?.fate === 'rolls';
  return {
    unit: unit.id,
    figures: result?.figures ?? 0,
    point: rolls ? result.point : null,
    dice: rolls ? result.figures : 0,
    losses: result?.lost ?? 0,
    because: result?.because ?? [],
  };
}

/** Whether either side of a contact strikes. */
function fought([a, b]: Parts, { rules, turn }: MusketContext): boolean {
  return strikes(a, turn, rules) || strikes(b, turn, rules);
}

type Parts = readonly [Part, Part];

function partsOf(contact: Contact, state: MusketState): Parts {
  const a = unitOf(state, contact.a);
  const b = unitOf(state, contact.b);
  return [
    {
      unit: a,
      enemy: b,
      edge: contact.edgeOfA,
      enemyEdge: contact.edgeOfB,
      attacker: contact.attackers.includes(a.id),
      contact,
    },
    {
      unit: b,
      enemy: a,
      edge: contact.edgeOfB,
      enemyEdge: contact.edgeOfA,
      attacker: contact.attackers.includes(b.id),
      contact,
    },
  ];
}

/**
 * Whether a unit can strike its enemy: not one that is spent after a failed charge or holds back friends, nor one that
 * came up without charging and used more than two thirds of its move (`cady/ruling/full-move-and-melee`).
 *
 * @clause cady/common/thirds/full-move-no-combat
 * @clause cady/common/thirds/combat-in-last-third
 */
function strikes({ unit, attacker, contact }: Part, turn: number, rules: MusketRules): boolean {
  if (unit.turn.idle || unit.figures === 0) return false;
  const { fightBy, whole } = rules.table.thirds;
  const late = attacker && contact.since === turn && toGrid(unit.turn.moved * whole) > fightBy;
  const allowed = readingOf(fullMoveAndMelee, rules.rulings).value;
  return !late || (unit.turn.charging ? allowed.charging : allowed.otherwise);
}

/** The figures of a unit that must roll in a contact, and on what terms; `undefined` when none has to. */
function groupOf(part: Part, lost: number, state: MusketState, context: MusketContext): MeleeGroup | undefined {
  const { unit, enemy, edge, enemyEdge, attacker, contact } = part;
  const { rules, turn, scenario } = context;
  const figures = Math.min(figuresInContact(unit, enemy, rules), unit.figures - lost);
  const asEnemy = { ...part, unit: enemy, enemy: unit, edge: enemyEdge, enemyEdge: edge };
  const enemyStrikes = strikes({ ...asEnemy, attacker: contact.attackers.includes(enemy.id) }, turn, rules);
  // Whoever attacks aside does not roll: it has its own melee, or none.
  if (!enemyStrikes || figures === 0 || fightsElsewhere(asEnemy, state)) return undefined;
  const strength = { melee: troopOf(unit, rules).melee, fatigue: unit.fatigue };
  const base = { unit: unit.id, ...strength, figures, attackedOn: edge, other: penalties(unit, turn, rules) };
  const table = tableOf(scenario, state.breaches);
  const ford = fordOf(part, table, rules);
  if (fightsElsewhere(part, state)) {
    const attacker = { melee: troopOf(enemy, rules).melee, fatigue: enemy.fatigue };
    if (!maySecondaryAttack({ attacker, defender: strength })) return undefined;
    const attacked = Math.min(figures, figuresInContact(enemy, unit, rules));
    return { ...base, figures: attacked, ...(ford === 'in' ? { ford } : {}) };
  }
  const barrier = attacker ? barrierBetween(unit, enemy, table, rules) : undefined;
  return {
    ...base,
    ...(barrier === undefined ? {} : { acrossBarrier: barrier }),
    uphill: attacker && levelAt(table, bodyCentre(placedOf(enemy, rules))) > levelAt(table, unit.at),
    ...(ford === undefined ? {} : { ford }),
    attacksRear: enemyEdge === 'rear',
  };
}

/** Whether a unit is attacked aside (flank or rear) here while another enemy fights it in front. */
function fightsElsewhere({ unit, edge, contact }: Part, state: MusketState): boolean {
  if (edge === 'front') return false;
  return state.contacts.some(
    other =>
      other !== contact &&
      ((other.a === unit.id && other.edgeOfA === 'front') || (other.b === unit.id && other.edgeOfB === 'front')),
  );
}

/** Whether a unit stands in a ford, with any part of it, or attacks an enemy who does. */
function fordOf({ unit, enemy, attacker }: Part, table: Table, rules: MusketRules): MeleeGroup['ford'] {
  const inFord = (body: Unit) =>
    standsOf(placedOf(body, rules)).some(stand =>
      crossingsAt(table, stand.centre).some(crossing => crossing.kind === 'ford'),
    );
  if (inFord(unit)) return 'in';
  return attacker && inFord(enemy) ? 'across' : undefined;
}

function penalties(unit: Unit, turn: number, rules: MusketRules): { points: number; reason: Reason }[] {
  const { melee } = friendlyFirePenalty({ hitOn: unit.friendlyFireOn, turn }, rules);
  if (melee === 0) return [];
  return [
    {
      points: melee,
      reason: {
        clause: 'cady/musket/friendly-fire/penalty',
        because: 'hit by its own side',
        effect: `−${melee} melee points`,
      },
    },
  ];
}

/**
 * A line one rank deep that loses every figure an enemy touches, with stands left on both sides, is divided by that enemy.
 *
 * @clause cady/common/broken/divided-must-reform
 * @clause cady/common/melee/no-sideways-slide
 */
function divide({ unit, enemy }: Part, lost: number, { rules, turn, tell }: MusketContext): void {
  const placed = placedOf(unit, rules);
  if (unit.divided !== null || ranksOf(placed) !== 1) return;
  const body = quadOf(placedOf(enemy, rules));
  const stands = standsOf(placed);
  const touched = stands.flatMap((stand, i) =>
    distanceBetweenQuads(stand.corners, body) <= rules.table.meleeRange ? [i] : [],
  );
  const [first, last] = [touched[0], touched.at(-1)];
  if (
    first === undefined ||
    last === undefined ||
    lost < touched.reduce((sum, i) => sum + (stands[i]?.figures ?? 0), 0)
  )
    return;
  const count = (from: number, to: number) => stands.slice(from, to).reduce((sum, stand) => sum + stand.figures, 0);
  const smaller = Math.min(count(0, first), count(last + 1, stands.length));
  if (smaller === 0) return;
  unit.divided = { turn, smaller, by: enemy.id };
  tell({
    kind: 'divided',
    unit: unit.id,
    by: enemy.id,
    because: [
      {
        clause: 'cady/common/broken/divided-must-reform',
        because: `${enemy.id} stands where its middle was`,
        effect: 'must close up by the end of next turn',
      },
    ],
  });
}
