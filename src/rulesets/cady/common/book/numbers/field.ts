import { defineNumbers, printed } from '../../../../../book/index.js';
import { cadyBook } from '../charts/source.js';

/** The numbers of ground, and of what can be seen. Lengths in cm. */

/** How far troops see. */
export const sightingNumbers = defineNumbers({
  id: 'cady/common/sighting',
  source: cadyBook('Common Rules > Hidden Troop Movement', 701),
  clauses: ['cady/common/hidden/sight-distance-normal'],
  numbers: {
    normal: 90,
    artillery: printed(120, { clauses: ['cady/common/hidden/sight-distance-artillery'] }),
  },
});

/** The stand of a marker, and the ranks of infantry that screen other infantry. */
export const hiddenNumbers = defineNumbers({
  id: 'cady/common/hidden',
  source: cadyBook('Common Rules > Hidden Troop Movement', 701),
  clauses: ['cady/common/hidden/marker-blank-face'],
  numbers: {
    'marker-stand-cm': 2,
    'screening-ranks': printed(3, { line: 754, clauses: ['cady/common/screening/infantry-three-ranks'] }),
  },
});

/** What makes a forest, and the work of felling and barring with it, in figures times turns. */
export const forestNumbers = defineNumbers({
  id: 'cady/common/forest',
  source: cadyBook('Common Rules > Geography > Forest', 944),
  clauses: ['cady/common/forest/clear-trees'],
  numbers: {
    'figure-turns-for-a-tree': 4,
    'figure-turns-for-a-barricade': printed(10, {
      line: 946,
      clauses: ['cady/common/forest/barricade-build', 'cady/common/forest/barricade-remove'],
    }),
    'barricade-reach-cm': printed(6, { line: 946, clauses: ['cady/common/forest/barricade-place'] }),
    'least-trees': printed(3, { line: 950, clauses: ['cady/common/forest/min-three-trees'] }),
  },
});

/** Marsh, hills and fences. A horseman is as high as one hill section. */
export const groundNumbers = defineNumbers({
  id: 'cady/common/ground',
  source: cadyBook('Common Rules > Geography > Marsh or Swamp', 1016),
  clauses: ['cady/common/marsh/edge-fire'],
  numbers: {
    'marsh-edge-cm': 3,
    'horseman-levels': printed(1, { line: 1000, clauses: ['cady/common/hills/section-height'] }),
    'ridge-sections': printed(2, { line: 1010, clauses: ['cady/common/extreme-ridge/stacked'] }),
    'fence-section-cm': printed(3, { line: 1026, clauses: ['cady/common/fence/section-removed'] }),
  },
});

/** Where the widths of water begin and end, and the hits that bring a wooden bridge down; null: no number of them does. */
export const waterNumbers = defineNumbers({
  id: 'cady/common/water',
  source: cadyBook('Common Rules > Geography > Rivers', 954),
  clauses: ['cady/common/rivers/sizes'],
  numbers: {
    'creek-from-cm': 1,
    'river-to-cm': 5,
    'wooden-bridge-hits': printed(3, { line: 986, clauses: ['cady/common/bridges/wooden-destroyed'] }),
  },
});
