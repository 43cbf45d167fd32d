import { defineNumbers, printed } from '../../../../../book/index.js';
import { cadyBook } from '../../../common/book/charts/source.js';

/** What random events make of fire and of melee. */
export const eventFightNumbers = defineNumbers({
  id: 'cady/musket/events-in-fights',
  source: cadyBook('Random events (heading cut off)', 2720),
  clauses: ['cady/events/event/days-of-wine-and-roses'],
  numbers: {
    'drunk-points': -2,
    'fire-steps': printed(1, { line: 2728, clauses: ['cady/events/event/training-pays-off-fire'] }),
  },
});
