import { defineNumbers, printed } from '../../../../../book/index.js';
import { cadyBook } from '../../../common/book/charts/source.js';

/** The numbers of frigates. Lengths in cm. */
export const shipNumbers = defineNumbers({
  id: 'cady/musket/ships',
  source: cadyBook('Musket Period Rules > Optional Rules > Ships', 2546),
  clauses: ['cady/musket/ship/frigate-guns'],
  numbers: {
    'guns-each-side': 4,
    'most-units': printed(5, { line: 2547, clauses: ['cady/musket/ship/load'] }),
    'most-points': printed(500, { line: 2547, clauses: ['cady/musket/ship/load'] }),
    'variation-times': printed(2, { line: 2550, clauses: ['cady/musket/ship/gun-inaccuracy'] }),
    'turn-degrees': printed(45, { line: 2556, clauses: ['cady/musket/ship/turning'] }),
    'wind-degrees': printed(45, { line: 2557, clauses: ['cady/musket/ship/sailing'] }),
    'sinks-after-scuttling': printed(2, { line: 2571, clauses: ['cady/musket/ship/scuttle'] }),
    'port-cm': printed(20, { line: 2572, clauses: ['cady/musket/ship/port-speed'] }),
    'docking-cm': printed(10, { line: 2572, clauses: ['cady/musket/ship/port-speed'] }),
    'pivot-degrees': printed(20, { line: 2577, clauses: ['cady/musket/ship/gun-pivot'] }),
    'turns-to-load': printed(2, { line: 2578, clauses: ['cady/musket/ship/gun-rate'] }),
    'mast-speed-times': printed(0.5, { line: 2589, clauses: ['cady/musket/ship/damage-2'] }),
    'dismasted-cm': printed(5, { line: 2589, clauses: ['cady/musket/ship/damage-2'] }),
    'turns-to-blow-up': printed(2, { line: 2605, clauses: ['cady/musket/ship/fire-6'] }),
  },
});

/** The numbers of river boats. Lengths in cm. */
export const boatNumbers = defineNumbers({
  id: 'cady/musket/boats',
  source: cadyBook('Musket Period Rules > Optional Rules > River Boats', 2609),
  clauses: ['cady/musket/boat/cost'],
  numbers: {
    cost: 25,
    'bow-gun-cost': printed(25, { line: 2614, clauses: ['cady/musket/boat/bow-gun'] }),
    'portage-figures': printed(6, { line: 2616, clauses: ['cady/musket/boat/portage'] }),
    'wagon-cost': printed(20, { line: 2616, clauses: ['cady/musket/boat/wagon'] }),
    'wagon-cm': printed(20, { line: 2616, clauses: ['cady/musket/boat/wagon'] }),
    'each-side-share': printed(0.5, { line: 2618, clauses: ['cady/musket/boat/fire-from'] }),
    'back-share': printed(0.5, { line: 2618, clauses: ['cady/musket/boat/morale'] }),
    'raking-times': printed(2, { line: 2620, clauses: ['cady/musket/boat/raking-fire'] }),
    'down-river-cm': printed(60, { line: 2622, clauses: ['cady/musket/boat/speed'] }),
    'up-river-cm': printed(30, { line: 2622, clauses: ['cady/musket/boat/speed'] }),
    'landing-thirds': printed(1, { line: 2624, clauses: ['cady/musket/boat/beach'] }),
    'cavalry-times': printed(2, { line: 2624, clauses: ['cady/musket/boat/beach'] }),
  },
});
