import type { Reason } from '../../../../rulebook/index.js';
import {
  barriersBetween,
  bodyCentre,
  crossingsAt,
  distanceBetweenQuads,
  levelAt,
  quadOf,
  ranksOf,
  standsOf,
} from '../../../../table/index.js';
import { type Edge, type MeleeGroup, maySecondaryAttack, meleeRound, wornOut } from '../../common/index.js';
import type { MeleeSideTold } from '../events.js';
import { friendlyFirePenalty } from '../firing.js';
import { tableOf } from '../muster.js';
import type { Contact, MusketState, Unit } from '../state.js';
import type { MusketContext, MusketPhase } from '../terms.js';
import { placedOf, troopOf, unitOf } from '../units.js';
import { clearTheFallen, takeFigures } from './losses.js';
import { figuresInContact } from './shock.js';

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
 * flank or rear of a unit that fights to its front is a secondary attack, in which only the defender rolls.
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
    const losses: (readonly [Unit, number])[] = [];
    for (const contact of state.contacts) {
      const [a, b] = partsOf(contact, state);
      if (!strikes(a, state) && !strikes(b, state)) continue;
      const fightA = groupOf(a, state, context);
      const fightB = groupOf(b, state, context);
      const groups = [fightA, fightB].filter(group => group !== undefined);
      const round = meleeRound({ groups }, context.dice, rules);
      const told = ({ unit }: Part, group: MeleeGroup | undefined): MeleeSideTold => {
        const result = group === undefined ? undefined : round.groups[groups.indexOf(group)];
        return {
          unit: unit.id,
          figures: group?.figures ?? 0,
          point: result?.fate === 'rolls' ? result.point : null,
          dice: result?.fate === 'rolls' ? result.figures : 0,
          losses: result?.lost ?? 0,
          because: result?.because ?? [],
        };
      };
      const sides = { a: told(a, fightA), b: told(b, fightB) };
      losses.push([a.unit, sides.a.losses], [b.unit, sides.b.losses]);
      a.unit.turn.fought = true;
      b.unit.turn.fought = true;
      tell({ kind: 'melee', ...sides });
      for (const part of [a, b]) {
        divide(part, part === a ? sides.a.losses : sides.b.losses, context);
        if (wornOut({ melee: troopOf(part.unit, rules).melee, fatigue: part.unit.fatigue })) part.unit.mustDo = 'rout';
      }
    }
    for (const [unit, lost] of losses) takeFigures(unit, lost);
    clearTheFallen(state, rules, tell);
  },
};

function partsOf(contact: Contact, state: MusketState): readonly [Part, Part] {
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
 * came up without charging and used more than two thirds of its move.
 *
 * @clause cady/common/thirds/full-move-no-combat
 * @clause cady/common/thirds/combat-in-last-third
 */
function strikes({ unit, attacker, contact }: Part, state: MusketState): boolean {
  if (unit.turn.idle || unit.figures === 0) return false;
  const cameUpLate = attacker && contact.since === state.turn && !unit.turn.charging && unit.turn.moved > 2 / 3 + 1e-9;
  return !cameUpLate;
}

/** The figures of a unit that must roll in a contact, and on what terms; `undefined` when none has to. */
function groupOf(part: Part, state: MusketState, context: MusketContext): MeleeGroup | undefined {
  const { unit, enemy, edge, enemyEdge, attacker } = part;
  const enemyStrikes = strikes(
    { ...part, unit: enemy, enemy: unit, attacker: part.contact.attackers.includes(enemy.id) },
    state,
  );
  if (!enemyStrikes || unit.figures === 0 || attacksAside(part, state)) return undefined;
  const { rules } = context;
  const melee = troopOf(unit, rules).melee;
  const figures = figuresInContact(unit, enemy, context);
  const strength = { melee, fatigue: unit.fatigue };
  const base = { unit: unit.id, ...strength, attackedOn: edge, other: penalties(unit, state.turn, context) };
  if (fightsElsewhere(part, state)) {
    const attackers = { melee: troopOf(enemy, rules).melee, fatigue: enemy.fatigue };
    if (!maySecondaryAttack({ attacker: attackers, defender: strength })) return undefined;
    return { ...base, figures: Math.min(figures, figuresInContact(enemy, unit, context)) };
  }
  return {
    ...base,
    figures,
    ...(attacker ? obstacles(part, context) : {}),
    ...inFord(part, context),
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

/** Whether this unit's attack is a secondary one, in which it does not roll. */
function attacksAside(part: Part, state: MusketState): boolean {
  return fightsElsewhere({ ...part, unit: part.enemy, edge: part.enemyEdge }, state);
}

/** What the attacker fights across. */
function obstacles(
  { unit, enemy }: Part,
  { rules, scenario }: MusketContext,
): Partial<Pick<MeleeGroup, 'acrossBarrier' | 'uphill'>> {
  const table = tableOf(scenario);
  const to = bodyCentre(placedOf(enemy, rules));
  const barrier = barriersBetween(table, bodyCentre(placedOf(unit, rules)), to)[0]?.kind;
  return {
    ...(barrier === undefined ? {} : { acrossBarrier: barrier }),
    uphill: levelAt(table, to) > levelAt(table, unit.at),
  };
}

function inFord(
  { unit, enemy, attacker }: Part,
  { rules, scenario }: MusketContext,
): Partial<Pick<MeleeGroup, 'ford'>> {
  const table = tableOf(scenario);
  const ford = (of: Unit) =>
    standsOf(placedOf(of, rules)).some(stand =>
      crossingsAt(table, stand.centre).some(crossing => crossing.kind === 'ford'),
    );
  if (ford(unit)) return { ford: 'in' };
  return attacker && ford(enemy) ? { ford: 'across' } : {};
}

function penalties(unit: Unit, turn: number, { rules }: MusketContext): { points: number; reason: Reason }[] {
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
