import { contactsOf, everybody, type Field, gapBetween, isDown, isUp, sideOf } from '../field.js';
import { CLOSE } from '../measures.js';
import { blowsInTurn, mayRideThrough, strikeFaults } from '../melee/contact.js';
import type { Blow } from '../melee/turn.js';
import type { Figure, FigureId, SkirmishState } from '../state.js';
import type { NominatedTarget, SkirmishContext, SkirmishPhase } from '../terms.js';
import { isGuarded } from '../works/cover.js';
import { mustYield } from '../wounds/prisoners.js';
import { inCloseOrder, membersOf } from './bodies.js';
import { yieldTo } from './casualties.js';
import { blowAt, engagedOf, fighterOf, settleBlows, sideToStrike } from './fighters.js';
import { fieldIn } from './moves.js';

/**
 * Melees are fought: everybody who began or ends the turn in contact strikes once, who did both strikes twice.
 *
 * Source: 3 Sequence of Play; 6 Melee.
 *
 * @clause skirmish/sequence/melee
 * @clause skirmish/melee/eligible
 * @clause skirmish/melee/strikes-per-turn
 */
export const meleesPhase: SkirmishPhase = {
  id: 'melees',
  title: 'Melees',
  clause: 'skirmish/sequence/melee',
  run(state, context) {
    giveUp(state, context);
    demand(state, context);
    const field = fieldIn(state, context);
    const melees = meleesIn(field);
    for (const figure of melees.flat()) {
      const own = state.figures[figure.id];
      if (own !== undefined) own.deeds.fought = true;
    }
    const chosen = choose(melees.flat(), field, context);
    for (const [n, figures] of melees.entries()) fight(n, figures, chosen, state, context);
  },
};

/**
 * Whoever is at blows may give himself up, if his player wishes, before they are struck.
 *
 * @clause skirmish/quarter/definition
 */
function giveUp(state: SkirmishState, context: SkirmishContext): void {
  const field = fieldIn(state, context);
  const asked = Object.keys(context.scenario.sides).flatMap(side => {
    const fighting = everybody(field).filter(
      figure => figure.side === side && isUp(figure, field) && isPressed(figure, field),
    );
    return fighting.length === 0 ? [] : [{ side, fighting: fighting.map(({ id }) => id) }];
  });
  const answers = context.command.askAll(
    asked.map(({ side, fighting }) => ({
      kind: 'yield' as const,
      id: `yield:${side}`,
      side,
      clause: 'skirmish/quarter/definition' as const,
      secret: true,
      fighting,
    })),
  );
  for (const { figures } of answers) {
    for (const id of figures) {
      const figure = state.figures[id];
      const [enemy] = figure === undefined ? [] : contactsOf(figure, field);
      if (figure !== undefined && enemy !== undefined) yieldTo(figure, enemy.side, [], state, context);
    }
  }
}

/** Whether somebody at blows is hurt or has two at his throat: nobody else need be asked whether he gives himself up. */
function isPressed(figure: Figure, field: Field): boolean {
  const enemies = contactsOf(figure, field);
  return enemies.length > 1 || (figure.wounded && enemies.length > 0);
}

/**
 * Whoever lies on the ground before an enemy on foot yields if he is asked to; a cleric at grips yields.
 *
 * @clause skirmish/falling/yield
 * @clause skirmish/clerics/attacked
 */
function demand(state: SkirmishState, context: SkirmishContext): void {
  const field = fieldIn(state, context);
  for (const figure of Object.values(state.figures)) {
    const [enemy] = contactsOf(figure, field);
    const { must, because } = mustYield({ man: figure.man, attacked: enemy !== undefined });
    if (enemy !== undefined && must) yieldTo(figure, enemy.side, because, state, context);
  }
  const asked = Object.keys(context.scenario.sides).flatMap(side => {
    const fallen = fallenBefore(side, fieldIn(state, context));
    return fallen.length === 0 ? [] : [{ side, fallen: fallen.map(({ id }) => id) }];
  });
  const answers = context.command.askAll(
    asked.map(({ side, fallen }) => ({
      kind: 'demand' as const,
      id: `demand:${side}`,
      side,
      clause: 'skirmish/falling/yield' as const,
      fallen,
    })),
  );
  for (const [n, { figures }] of answers.entries()) {
    const side = asked[n]?.side;
    for (const id of figures) {
      const figure = state.figures[id];
      if (figure === undefined || side === undefined) continue;
      const { because } = mustYield({ man: figure.man, fallenAndAsked: true });
      yieldTo(figure, side, because, state, context);
    }
  }
}

/** Enemies of a side on the ground whom one of its men on foot touches. */
export function fallenBefore(side: string, field: Field): readonly Figure[] {
  return everybody(field).filter(
    figure =>
      figure.side !== side &&
      figure.yielded === null &&
      isDown(figure, field) &&
      contactsOf(figure, field).some(enemy => isUp(enemy, field) && !enemy.mounted),
  );
}

/** Everybody at grips, melee by melee: who touches whom belongs together, and pikes behind who is at grips with him. */
export function meleesIn(field: Field): readonly (readonly Figure[])[] {
  const left = new Map(
    everybody(field)
      .filter(figure => contactsOf(figure, field).length > 0)
      .map(figure => [figure.id, figure] as const),
  );
  const melees: Figure[][] = [];
  for (const figure of left.values()) {
    if (melees.some(melee => melee.includes(figure))) continue;
    const melee = [figure];
    for (const one of melee) {
      for (const enemy of contactsOf(one, field)) {
        const own = left.get(enemy.id);
        if (own !== undefined && !melee.includes(own)) melee.push(own);
      }
    }
    melees.push(melee);
  }
  return melees;
}

/** A blow that somebody has, and at whom it may go. */
export interface OpenBlow {
  readonly when: Blow['when'];
  readonly at: readonly { readonly enemy: Figure; readonly man: boolean; readonly horse: boolean }[];
}

/**
 * The blows that somebody has this turn, but for that of the beginning where he spent it on somebody who left him, or left himself, and at whom each may go: that of
 * the beginning at whom he touched then, to the front, with most weapons to the flank, a few riders behind them.
 *
 * @clause skirmish/melee/eligible
 * @clause skirmish/melee/strike-front
 * @clause skirmish/melee/strike-flank
 * @clause skirmish/melee/rear-strike
 * @clause skirmish/melee/horse-target
 */
export function blowsOf(figure: Figure, field: Field): readonly OpenBlow[] {
  if (!isUp(figure, field) || figure.man.class === 'cleric') return [];
  const touching = contactsOf(figure, field);
  const front = touching.length > 0 ? { reached: touching, before: figure } : overShoulders(figure, field);
  if (front === undefined) return [];
  const { reached, before } = front;
  const { turn } = figure;
  const atStart = reached.filter(({ id }) => before.turn.atStart.includes(id));
  const times = blowsInTurn(
    {
      atStart: !turn.spent && atStart.length > 0,
      atEnd: reached.length > 0,
      changesWeapon: turn.changedFrom !== null,
    },
    field.rules,
  );
  const attacker = fighterOf(figure, field, false);
  const rank = touching.length > 0 ? 1 : 2;
  return times.flatMap(when => {
    const at = (when === 'beginning' ? atStart : reached).flatMap(enemy => {
      const defender = fighterOf(enemy, field, false);
      const { side = 'front' } = blowAt(figure, enemy, when, false, field);
      const may = (target: 'man' | 'horse') =>
        strikeFaults({ attacker, defender, side, at: target, rank, closeOrder: rank > 1 }, field.rules).length === 0;
      const [man, horse] = [may('man'), may('horse')];
      return man || horse ? [{ enemy, man, horse }] : [];
    });
    return at.length === 0 ? [] : [{ when, at }];
  });
}

/** Whom somebody reaches, and the man at grips with them: himself, or who stands before him. */
interface Front {
  readonly reached: readonly Figure[];
  readonly before: Figure;
}

/**
 * The enemies whom a pike reaches over the shoulders of who stands right before it.
 *
 * @clause skirmish/melee/strike-pike-ranks
 */
function overShoulders(figure: Figure, field: Field): Front | undefined {
  if (figure.weapon !== 'pike') return undefined;
  const body = membersOf(
    {
      figures: everybody(field)
        .filter(({ body: id }) => id === figure.body)
        .map(({ id }) => id),
    },
    field,
  );
  if (!inCloseOrder(body, field)) return undefined;
  let before = rightBefore(figure, body, field);
  for (let rank = 2; before !== undefined && rank <= field.rules.melee.pikeRanks; rank++) {
    const touched = contactsOf(before, field);
    if (touched.length > 0) {
      const reached = touched.filter(enemy => sideOf(figure, enemy.at, field.rules) === 'front');
      return reached.length === 0 ? undefined : { reached, before };
    }
    before = rightBefore(before, body, field);
  }
  return undefined;
}

function rightBefore(figure: Figure, body: readonly Figure[], field: Field): Figure | undefined {
  return body.find(friend => friend.id !== figure.id && isRightBefore(friend, figure, field));
}

function isRightBefore(friend: Figure, figure: Figure, field: Field): boolean {
  return gapBetween(friend, figure, field) <= CLOSE && sideOf(figure, friend.at, field.rules) === 'front';
}

/** What was chosen: at whom each strikes with his first blow and with his second, and whether at the horse. */
type Chosen = ReadonlyMap<FigureId, readonly NominatedTarget[]>;

function choose(fighting: readonly Figure[], field: Field, context: SkirmishContext): Chosen {
  const strikers = [...fighting, ...pikesBehind(fighting, field)];
  const asked = Object.keys(context.scenario.sides).flatMap(side => {
    const open = strikers.flatMap(figure => (figure.side === side ? askedOf(figure, field) : []));
    return open.length === 0 ? [] : [{ side, strikers: open }];
  });
  const answers = context.command.askAll(
    asked.map(({ side, strikers: open }) => ({
      kind: 'strike' as const,
      id: `strike:${side}`,
      side,
      clause: 'skirmish/melee/strikes-per-turn' as const,
      secret: true,
      strikers: open,
    })),
  );
  const chosen = new Map<FigureId, NominatedTarget[]>();
  for (const blow of answers.flatMap(({ blows }) => blows))
    for (const id of blow.figures) chosen.set(id, [...(chosen.get(id) ?? []), blow]);
  return chosen;
}

function pikesBehind(fighting: readonly Figure[], field: Field): readonly Figure[] {
  return everybody(field).filter(
    figure => !fighting.includes(figure) && figure.weapon === 'pike' && overShoulders(figure, field) !== undefined,
  );
}

/** What somebody has to choose who strikes; nothing where he has no choice. */
function askedOf(figure: Figure, field: Field) {
  const blows = blowsOf(figure, field);
  const open = blows.flatMap(({ at }) => at);
  const enemies = [...new Set(open.filter(({ man }) => man).map(({ enemy }) => enemy.id))];
  const horses = [...new Set(open.filter(({ horse }) => horse).map(({ enemy }) => enemy.id))];
  return enemies.length + horses.length < 2 ? [] : [{ figure: figure.id, blows: blows.length, enemies, horses }];
}

function fight(
  n: number,
  melee: readonly Figure[],
  chosen: Chosen,
  state: SkirmishState,
  context: SkirmishContext,
): void {
  const number = n + 1;
  const field = fieldIn(state, context);
  const now = melee
    .flatMap(({ id }) => state.figures[id] ?? [])
    .filter(({ gone, yielded }) => gone === null && yielded === null);
  const behind = pikesBehind(now, field).filter(pike =>
    blowsOf(pike, field).some(({ at }) => at.some(({ enemy }) => now.some(({ id }) => id === enemy.id))),
  );
  const fighting = [...now, ...behind.flatMap(({ id }) => state.figures[id] ?? [])];
  const blows = fighting.flatMap(figure =>
    blowsOf(figure, field).flatMap((open, nth) => struckBy(figure, open, chosenFor(figure, nth, chosen), field)),
  );
  if (blows.length === 0) return;
  for (const { body } of now) {
    const own = state.bodies[body];
    if (own !== undefined) own.turn.melee ??= number;
  }
  const charging = now.find(({ turn }) => turn.charge !== null && turn.contactFrom !== null);
  state.melees.push({ number, figures: now.map(({ id }) => id), charged: charging?.side ?? null });
  const engaged = fighting.map(figure => engagedOf(figure, field, state));
  settleBlows({ fighters: engaged, blows }, { melee: number, leaving: false }, state, context);
  ridesOn(now, state, context);
}

/** What was chosen for one of somebody's blows; where one thing was, it is for both. */
function chosenFor({ id }: Figure, nth: number, chosen: Chosen): NominatedTarget | undefined {
  const given = chosen.get(id) ?? [];
  return given[nth] ?? given.at(-1);
}

/** One blow as it was chosen; at the first whom it may go at where nothing was. */
function struckBy(
  figure: Figure,
  { when, at }: OpenBlow,
  choice: NominatedTarget | undefined,
  field: Field,
): readonly Blow[] {
  const wanted = at.find(({ enemy, man, horse }) => enemy.id === choice?.at && (choice.horse === true ? horse : man));
  const target = wanted ?? at.find(({ man }) => man);
  if (target === undefined) return [];
  const blow = blowAt(figure, target.enemy, when, wanted !== undefined && choice?.horse === true, field);
  const others = at.filter(({ enemy, man }) => man && enemy.id !== target.enemy.id);
  const otherwise = others.map(({ enemy }) => ({ at: enemy.id, side: sideToStrike(figure, enemy, field) }));
  return [otherwise.length === 0 ? blow : { ...blow, otherwise }];
}

/**
 * Charging horsemen who have beaten all the foot they touched may ride on next turn: nothing holds them.
 *
 * @clause skirmish/melee/ride-through
 */
function ridesOn(melee: readonly Figure[], state: SkirmishState, context: SkirmishContext): void {
  const field = fieldIn(state, context);
  for (const { id } of melee) {
    const rider = state.figures[id];
    if (rider === undefined || !rider.mounted || rider.turn.charge === null || rider.gone !== null) continue;
    const foot = melee.filter(other => other.side !== rider.side && !other.mounted);
    if (foot.length === 0) continue;
    const infantry = foot.map(other => fateOf(state.figures[other.id]));
    const [first] = foot;
    const unit = first === undefined ? [] : membersOf(state.bodies[first.body] ?? { figures: [] }, field);
    const close = inCloseOrder(unit, field);
    const defendsObstacle = foot.some(other => isGuarded(other, rider, field));
    const hole = infantry.filter(each => each !== 'fights').length;
    rider.turn.ridesOn = mayRideThrough({ infantry, closeOrder: close, hole, defendsObstacle }, context.rules);
  }
}

function fateOf(figure: Figure | undefined) {
  if (figure === undefined || figure.gone === 'dead') return 'dead';
  if (figure.gone === 'fled' || figure.fleeing) return 'fled';
  return figure.yielded === null ? 'fights' : 'yielded';
}
