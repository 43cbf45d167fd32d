import { reasonFor } from '../../../rulebook/index.js';
import { turnBetween } from '../../../table/index.js';
import {
  contactsOf,
  enemiesOf,
  everybody,
  type Field,
  gapBetween,
  historyOf,
  inSight,
  isUp,
  levelWith,
  moverOf,
  nearestTo,
  toward,
} from '../field.js';
import { type Declaration, declarationFaults, type Reply, replies } from '../sequence/sequence.js';
import { type Figure, type FigureId, freshBodyTurn, freshTurn, type SkirmishState } from '../state.js';
import type { SkirmishContext, SkirmishPhase, SkirmishRequests } from '../terms.js';
import { type Shelter, wayBehind } from './behind.js';
import { fieldIn } from './moves.js';

/** Everything that a turn keeps of figures and bodies begins anew. */
export function beginTurn(state: SkirmishState, context: SkirmishContext): void {
  state.turn = context.turn;
  state.lost = [];
  state.melees = [];
  const field = fieldIn(state, context);
  for (const figure of Object.values(state.figures)) {
    const atStart = contactsOf(figure, field).map(({ id }) => id);
    figure.turn = freshTurn(figure.at, figure.facing, atStart);
  }
  for (const body of Object.values(state.bodies)) body.turn = freshBodyTurn();
}

/** A charge of somebody at somebody, as it is judged. */
export function declarationOf(figure: Figure, target: Figure, field: Field): Declaration {
  const off = turnBetween(figure.facing, toward(figure, target));
  return {
    mover: moverOf(figure, field.rules),
    history: historyOf(figure, off, field.rules),
    distance: gapBetween(figure, target, field),
    inSight: inSight(figure, target, field),
  };
}

/** Whether somebody may declare a charge: his own man, not held back by his nerve, and with nobody at his throat. */
export function isFree(figure: Figure, field: Field): boolean {
  const held =
    figure.fleeing || figure.pursues > 0 || ['flees', 'retreats', 'no-advance', 'rallies'].includes(figure.does);
  return isUp(figure, field) && !held && figure.man.class !== 'cleric';
}

/**
 * The enemies that somebody may declare a charge against: in sight, and in reach.
 *
 * @clause skirmish/sequence/declare-in-sight
 */
export function targetsOf(figure: Figure, field: Field): readonly Figure[] {
  if (!isFree(figure, field) || contactsOf(figure, field).length > 0) return [];
  return enemiesOf(figure, field).filter(
    enemy =>
      levelWith(figure, enemy) &&
      (figure.high === null) === (enemy.high === null) &&
      gapBetween(figure, enemy, field) <= farthestCharge(field) &&
      declarationFaults(declarationOf(figure, enemy, field), field.rules).length === 0,
  );
}

/** No charge reaches farther, so that nobody is looked for beyond. */
function farthestCharge({ rules }: Field): number {
  return Math.max(...Object.values(rules.moving.rates).map(({ run }) => run ?? 0));
}

/**
 * Charges and moves to contact are declared, by both sides at once; whom a test has made bold charges without being asked.
 *
 * Source: 3 Sequence of Play.
 *
 * @clause skirmish/sequence/declare
 * @clause skirmish/morale/bold
 */
export const declarationsPhase: SkirmishPhase = {
  id: 'declarations',
  title: 'Charges are declared',
  clause: 'skirmish/sequence/declare',
  run(state, context) {
    beginTurn(state, context);
    const field = fieldIn(state, context);
    const open = new Map(everybody(field).map(figure => [figure.id, targetsOf(figure, field)] as const));
    for (const figure of everybody(field)) {
      const [target] = figure.does === 'charges' ? inOrder(figure, open.get(figure.id) ?? [], field) : [];
      if (target !== undefined) declare(figure, target, state, context);
    }
    pressOn(state, context);
    const sides = Object.keys(context.scenario.sides);
    const asked = sides.flatMap(side => {
      const chargers = [...open].flatMap(([figure, targets]) => {
        const own = state.figures[figure];
        return own?.side === side && own.turn.charge === null && targets.length > 0
          ? [{ figure, targets: targets.map(({ id }) => id) }]
          : [];
      });
      return chargers.length === 0 ? [] : [{ side, chargers }];
    });
    const answers = context.command.askAll(
      asked.map(({ side, chargers }) => ({
        kind: 'declare' as const,
        id: `declare:${side}`,
        side,
        clause: 'skirmish/sequence/declare' as const,
        secret: true,
        chargers,
      })),
    );
    for (const { charges } of answers) {
      for (const { figures, at } of charges) {
        const target = state.figures[at];
        for (const id of figures) {
          const figure = state.figures[id];
          if (figure !== undefined && target !== undefined) declare(figure, target, state, context);
        }
      }
    }
  },
};

/** Bold men who can charge nobody, as things are now, advance, and it is told why. */
function pressOn(state: SkirmishState, context: SkirmishContext): void {
  const field = fieldIn(state, context);
  const figures = everybody(field)
    .filter(each => each.does === 'charges' && each.turn.charge === null && contactsOf(each, field).length === 0)
    .flatMap(({ id }) => state.figures[id] ?? []);
  for (const figure of figures) figure.does = 'advances';
  if (figures.length === 0) return;
  const because = [reasonFor('skirmish/morale/bold', 'bold, with nobody to charge in sight and reach', 'advances')];
  context.tell({ kind: 'obliged', figures: figures.map(({ id }) => id), does: 'advances', because });
}

function inOrder(figure: Figure, targets: readonly Figure[], field: Field): readonly Figure[] {
  const nearest = nearestTo(figure, targets, field);
  return nearest === undefined ? [] : [nearest];
}

function declare(figure: Figure, target: Figure, state: SkirmishState, { tell }: SkirmishContext): void {
  const charged = state.figures[target.id];
  if (charged === undefined) return;
  figure.turn.charge = { at: target.id, how: 'charge' };
  charged.turn.chargedBy = [...charged.turn.chargedBy, figure.id];
  const because = figure.does === 'charges' ? [reasonFor('skirmish/morale/bold', 'bold', 'charges')] : [];
  tell({ kind: 'declared', figure: figure.id, at: target.id, because });
}

/**
 * What somebody may do who is charged: he goes behind friends or cover where a full move takes him there.
 *
 * @clause skirmish/sequence/response
 * @clause skirmish/sequence/evade-direction
 */
export function repliesOf(figure: Figure, field: Field): readonly Reply[] {
  if (!isUp(figure, field) || figure.fleeing || figure.turn.charge !== null) return [];
  if (contactsOf(figure, field).length > 0) return ['stand'];
  const chargers = figure.turn.chargedBy.flatMap(id => field.figures[id] ?? []);
  const reached = chargers.some(
    enemy => isFree(figure, field) && declarationFaults(declarationOf(figure, enemy, field), field.rules).length === 0,
  );
  return replies.filter(reply => {
    if (reply === 'counter-charge') return reached;
    const shelter = shelterOf(reply);
    return shelter === undefined || wayBehind(figure, shelter, field) !== undefined;
  });
}

/** What a reply has somebody go behind. */
function shelterOf(reply: Reply): Shelter | undefined {
  return reply === 'behind-friends' ? 'friends' : reply === 'behind-cover' ? 'cover' : undefined;
}

type Charged = SkirmishRequests['reply']['asks']['charged'][number];

/** Those of a side who are charged and have a choice. */
function chargedOf(side: string, field: Field): readonly Charged[] {
  return everybody(field).flatMap(figure => {
    if (figure.side !== side || figure.turn.chargedBy.length === 0) return [];
    const open = repliesOf(figure, field);
    return open.length < 2 ? [] : [{ figure: figure.id, by: [...figure.turn.chargedBy], replies: [...open] }];
  });
}

/**
 * Those who are charged say whether they counter-charge, stand, or try to avoid it.
 *
 * Source: 3 Sequence of Play.
 *
 * @clause skirmish/sequence/response
 */
export const repliesPhase: SkirmishPhase = {
  id: 'replies',
  title: 'Those who are charged reply',
  clause: 'skirmish/sequence/response',
  run(state, context) {
    const field = fieldIn(state, context);
    const asked = Object.keys(context.scenario.sides).flatMap(side => {
      const charged = chargedOf(side, field);
      return charged.length === 0 ? [] : [{ side, charged }];
    });
    const answers = context.command.askAll(
      asked.map(({ side, charged }) => ({
        kind: 'reply' as const,
        id: `reply:${side}`,
        side,
        clause: 'skirmish/sequence/response' as const,
        charged,
      })),
    );
    for (const { replies: given } of answers)
      for (const { figures, reply } of given) for (const id of figures) take(id, reply, state, context);
  },
};

function take(id: FigureId, reply: Reply, state: SkirmishState, { tell }: SkirmishContext): void {
  const figure = state.figures[id];
  if (figure === undefined) return;
  const [charger] = figure.turn.chargedBy;
  if (reply === 'counter-charge' && charger !== undefined) figure.turn.charge = { at: charger, how: 'counter-charge' };
  const shelter = shelterOf(reply);
  figure.turn.avoids = reply === 'avoid' || shelter !== undefined;
  if (shelter !== undefined) figure.turn.behind = shelter;
  tell({ kind: 'replied', figure: id, reply, because: [] });
}
