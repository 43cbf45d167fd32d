import { contactsOf, everybody, type Field, isDown, isUp } from '../field.js';
import type { Figure, SkirmishState } from '../state.js';
import type { SkirmishContext, SkirmishPhase } from '../terms.js';
import { mustYield } from '../wounds/prisoners.js';
import { yieldTo } from './casualties.js';
import { engagedOf, settleBlows } from './fighters.js';
import { openMelee } from './melees-together.js';
import { fieldIn } from './moves.js';
import { blowsOf, type Chosen, choose, chosenFor, pikesBehind, struckBy } from './open-blows.js';

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
    for (const figures of melees) fight(figures, chosen, state, context);
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

function fight(melee: readonly Figure[], chosen: Chosen, state: SkirmishState, context: SkirmishContext): void {
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
  const charging = now.find(({ turn }) => turn.charge !== null && turn.contactFrom !== null);
  const number = openMelee(now, charging?.side ?? null, state);
  const engaged = fighting.map(figure => engagedOf(figure, field, state));
  settleBlows({ fighters: engaged, blows }, { melee: number, leaving: false }, state, context);
}
