import * as z from 'zod/mini';
import type { Arm, Movement } from './moving/movement.js';

// What no table has and no turn comes to is refused where it is asked about.

/** A square is of infantry, and does not move before it takes another formation. */
export const standsInSquare = z.check<Movement>(({ value, issues }) => {
  const { arm, square, formationChange, charging, turns = 0, passesThrough = 0, column } = value;
  if (square !== true) return;
  const refuse = (path: keyof Movement, message: string) =>
    issues.push({ code: 'custom', input: value, path: [path], message });
  if (arm !== 'infantry') refuse('square', `${arm} forms no square\nleave it out`);
  if (formationChange === true) return;
  const stands = 'a square stands where it is\nleave it out, or let it change its formation';
  if (charging === true) refuse('charging', stands);
  if (turns > 0) refuse('turns', stands);
  if (passesThrough > 0) refuse('passesThrough', stands);
  if (column !== undefined) refuse('column', stands);
});

/** Troops as far as their printed moves go. */
type Sheets = Readonly<Record<string, { readonly arm: Arm; readonly move: number }>>;

/** A move that some troops of the arm have. */
export function isPrintedMove(troops: Sheets) {
  return z.check<Movement>(({ value, issues }) => {
    const moves = [...new Set(Object.values(troops).flatMap(({ arm, move }) => (arm === value.arm ? [move] : [])))];
    if (moves.includes(value.move)) return;
    const known = moves.sort((a, b) => a - b).join(', ');
    const message = `no ${value.arm} has a move of ${value.move} cm\nchoose one of ${known}`;
    issues.push({ code: 'custom', input: value, path: ['move'], message });
  });
}

/** Guns do not charge. */
export const gunsStay = z.refine<Movement>(({ arm, charging }) => arm !== 'artillery' || charging !== true, {
  path: ['charging'],
  error: 'guns do not charge\nleave it out',
});
