import { defineNumbers, printed } from '../../../../../book/index.js';
import { cadyBook } from '../../../common/book/charts/source.js';

/** What random events take, give and reach. Lengths in cm. */
export const eventNumbers = defineNumbers({
  id: 'cady/musket/events',
  source: cadyBook('Random events (heading cut off)', 2693),
  clauses: ['cady/events/chart/die'],
  numbers: {
    'die-sides': printed(100, { line: 2693, clauses: ['cady/events/chart/die'] }),
    'weather-thirds-off': printed(2, { line: 2695, clauses: ['cady/events/pre-26-weather/range'] }),
    'fog-thirds-off': printed(2, { line: 2699, clauses: ['cady/events/event/london-fog'] }),
    'well-cm': printed(20, { line: 2701, clauses: ['cady/events/event/it-s-the-water'] }),
    'well-stands': printed(4, { line: 2701, clauses: ['cady/events/event/it-s-the-water'] }),
    'horse-to': printed(20, { line: 2703, clauses: ['cady/events/event/take-the-king-s-shilling'] }),
    'pox-figures': printed(1, { line: 2704, clauses: ['cady/events/event/the-french-disease'] }),
    'trees-a-turn': printed(3, { line: 2706, clauses: ['cady/events/event/help-prevent-forest-fires'] }),
    'fire-leaps-cm': printed(20, { line: 2709, clauses: ['cady/events/event/help-prevent-forest-fires'] }),
    'cholera-cm': printed(5, { line: 2710, clauses: ['cady/events/event/don-t-drink-the-water'] }),
    'cholera-figures': printed(1, { line: 2710, clauses: ['cady/events/event/don-t-drink-the-water'] }),
    'help-figures': printed(10, { line: 2712, clauses: ['cady/events/event/over-here'] }),
    'boar-figures': printed(1, { line: 2722, clauses: ['cady/events/event/just-don-t-boar-me'] }),
    deserters: printed(1, { line: 2726, clauses: ['cady/events/event/failure-is-an-orphan'] }),
    'foot-that-come': printed(10, { line: 2732, clauses: ['cady/events/event/reinforcements'] }),
    'horse-that-come': printed(10, { line: 2732, clauses: ['cady/events/event/reinforcements'] }),
    'gun-times': printed(2, { line: 2738, clauses: ['cady/events/event/training-pays-off-artillery'] }),
    'god-figures': printed(4, { line: 2742, clauses: ['cady/events/event/god-is-on-your-side'] }),
    'god-units': printed(2, { line: 2742, clauses: ['cady/events/event/god-is-on-your-side'] }),
  },
});
