import type { StepLadder } from '../../../../chart/index.js';
import { insist } from '../../../../rulebook/index.js';
import { facesText } from '../fire/steps.js';

/**
 * A number of the book that play cannot do without, held to the least that can be played with: a die has sides, a unit figures.
 *
 * @throws RuleViolation when it is less; only a house rule can make it so.
 */
export function atLeast(number: number, least: number, id: string): number {
  insist(number >= least, () => ({
    path: `numbers.${id}`,
    problem: `${number} is too little to play with`,
    mend: `write ${least} or more`,
  }));
  return number;
}

/**
 * The sides of a die, held to the faces that count on it.
 *
 * @throws RuleViolation when it has fewer sides than two, or than the highest face of the charts; only a house rule can do that.
 */
export function sidesOf(sides: number, faces: readonly number[], id: string): number {
  return atLeast(sides, Math.max(2, ...faces), id);
}

/**
 * Faces from which steps are counted, held to the ladder on which they are: the rung that they are, in whatever order they were written.
 *
 * @throws RuleViolation when they are none of its rungs; only a house rule can do that.
 */
export function rungOf(
  faces: readonly number[],
  { rungs }: StepLadder<readonly number[]>,
  path: string,
): readonly number[] {
  const rung = rungs.find(each => each.length === faces.length && each.every(face => faces.includes(face)));
  insist(rung !== undefined, () => ({
    path,
    problem: `${facesText(faces)} is no rung of the ladder on which steps are counted`,
    mend: `write one of ${rungs.map(facesText).join('; ')}, or change the ladder with it`,
  }));
  return rung;
}
