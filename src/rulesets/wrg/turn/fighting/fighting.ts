import type { WrgPhase } from '../../terms.js';
import { fieldOf } from '../field.js';
import { suffer } from '../losses.js';
import { playOf } from '../play.js';
import { testAtOnce } from '../reacting/at-once.js';
import { afterTheFight } from './aftermath.js';
import { bothOf } from './blows.js';
import { noteBlows, strike } from './strike.js';

/**
 * Everybody who touches an enemy fights, all at the same time: blows are struck, casualties taken off, and who has had the worse of it
 * gives way or breaks.
 *
 * @clause wrg/melee/eligible-front
 * @clause wrg/casualties/removal
 */
export const handToHandPhase: WrgPhase = {
  id: 'hand-to-hand',
  title: 'Hand-to-hand combat',
  clause: 'wrg/melee/eligible-front',
  run(state, context) {
    if (state.melees.length === 0) return;
    const play = playOf(state, context);
    const field = fieldOf(state, context.scenario, context.rules);
    const pairs = state.melees.map(melee => bothOf(melee, field));
    const struck = pairs.flat().map(striking => ({ striking, men: strike(striking, field, play) }));
    const fighters = [...new Set(pairs.flat().map(({ unit }) => unit))];
    for (const { striking, men } of struck) noteBlows(striking, men, play);
    for (const unit of fighters) suffer(unit, unit.period.meleeCasualties, play);
    testAtOnce(
      fighters.filter(({ gone }) => gone === null),
      play,
    );
    afterTheFight(fighters, play);
  },
};
