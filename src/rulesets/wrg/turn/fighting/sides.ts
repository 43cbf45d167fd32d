import type { Side } from '../../../../table/index.js';
import type { Melee } from '../../state.js';
import { meleesOf } from '../../units.js';
import type { Field } from '../field.js';
import { periodOf, type Striking } from './striking.js';

/**
 * Which side of an enemy those see who strike at him: of whoever runs, evades or turns to leave his back, of who has turned to them his front.
 *
 * @clause wrg/shields/when-unusable
 */
export function sideSeen(striking: Striking, field: Field): Side {
  const { enemy, turnsAway } = striking;
  if (enemy.rout !== null || enemy.period.doing === 'evading' || turnsAway === true) return 'rear';
  return enemy.square || hasTurned(striking, field) ? 'front' : sideShown(enemy.id, striking.melee);
}

/** The side that the men of a body show who is hand to hand with it: that which is touched, or of who was going off another way than his block stood, as he went. */
export function sideShown(id: string, { a, sideOfA, sideOfB, goingOff }: Melee): Side {
  return goingOff?.[id]?.side ?? (a === id ? sideOfA : sideOfB);
}

/**
 * Whether an enemy who is fought in flank or rear has turned to those who fight him there, and has his shields toward them
 * (`wrg/ruling/taken-in-flank`).
 *
 * @clause wrg/shields/when-unusable
 */
function hasTurned({ enemy, melee }: Striking, field: Field): boolean {
  const { flankOpen } = field.rules.field.playing;
  if (sideShown(enemy.id, melee) === 'front' || flankOpen === 'whole-melee' || periodOf(melee, field) === 1)
    return false;
  if (flankOpen === 'first-period') return true;
  return meleesOf(field.state, enemy).every(each => sideShown(enemy.id, each) !== 'front');
}
