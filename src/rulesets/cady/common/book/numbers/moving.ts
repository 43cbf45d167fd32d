import { defineNumbers, printed } from '../../../../../book/index.js';
import { cadyBook } from '../charts/source.js';

/** The numbers of marches, formations and open order. */

/** Thirds of a turn: those that a volley or a loading takes, and after how many of movement there is no time to fight. */
export const thirdsNumbers = defineNumbers({
  id: 'cady/common/thirds',
  source: cadyBook('Common Rules > Dividing A Move into Thirds', 356),
  clauses: ['cady/common/thirds/combat-in-last-third'],
  numbers: {
    'to-fight': 1,
    'fight-by': printed(2, { clauses: ['cady/common/thirds/full-move-no-combat'] }),
  },
});

/** Changes of direction and formation. */
export const movementNumbers = defineNumbers({
  id: 'cady/common/movement',
  source: cadyBook('Common Rules > Effects on Movement', 554),
  clauses: ['cady/common/movement/direction-change'],
  numbers: { 'turn-degrees': 45 },
});

/** Ranks of two units that pass through each other: the deeper, and the other. */
export const passThroughNumbers = defineNumbers({
  id: 'cady/common/pass-through',
  source: cadyBook('Common Rules > Pass Through', 733),
  clauses: ['cady/common/pass-through/ranks'],
  numbers: { 'ranks-of-the-deeper': 2, 'ranks-of-the-other': 1 },
});

/** How far apart the stands of a skirmish line may be. */
export const skirmishNumbers = defineNumbers({
  id: 'cady/common/skirmish',
  source: cadyBook('Common Rules > Skirmish Line', 744),
  clauses: ['cady/common/skirmish/gap'],
  numbers: { 'gap-cm': 2 },
});
