import { distribution } from '../../../../dice/index.js';
import { counted } from '../../../../rulebook/index.js';
import { facesText, type Odds } from '../fire/steps.js';
import { type Sighted, sightedText } from './by-eye.js';
import { oneDigit } from './one-digit.js';

/** The fire of a unit's front rank at one enemy, if it stands still. */
export interface FireNow {
  readonly enemy: Sighted;
  readonly dice: number;
  readonly odds: Odds;
}

/** Numbers of hits that are listed. */
const most = 12;

/** What a unit's fire would do from where all stand, and why: at everybody whom it might reach. */
export function fireLines(name: string, shots: readonly FireNow[]): readonly string[] {
  return shots.flatMap(({ enemy, dice, odds }) => {
    const hits = distribution(thrown => thrown.count(dice, odds.sides, odds.faces));
    const likely = hits.outcomes.map(({ value, probability }) => `${value}: ${Math.round(probability * 100)} %`);
    return [
      `${name} at ${sightedText(enemy)}: ${counted(dice, 'die', 'dice')}, hits on ${facesText(odds.faces)}, ${oneDigit(hits.mean())} expected`,
      `  ${likely.slice(0, most).join('  ')}`,
      ...odds.because.map(({ because, effect, clause }) => `  ${because}: ${effect} [${clause}]`),
    ];
  });
}
