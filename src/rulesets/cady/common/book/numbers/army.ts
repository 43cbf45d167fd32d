import { defineNumbers, printed } from '../../../../../book/index.js';
import { cadyBook } from '../charts/source.js';

/** The numbers that armies are chosen and laid out by. */

/** Figures of a unit of infantry or cavalry. */
export const unitNumbers = defineNumbers({
  id: 'cady/common/unit',
  source: cadyBook('Common Rules > Unit Grouping', 394),
  clauses: ['cady/common/definition/unit-size'],
  numbers: {
    'least-figures': printed(6, { clauses: ['cady/common/unit/min-size-6', 'cady/common/definition/unit-size'] }),
    'most-figures': printed(36, { clauses: ['cady/common/unit/max-size-36', 'cady/common/definition/unit-size'] }),
  },
});

/** The largest shares of an army: of its points in either arm, and of its figures in missile troops. */
export const armyNumbers = defineNumbers({
  id: 'cady/common/army',
  source: cadyBook('Common Rules > Cost Points', 382),
  clauses: ['cady/common/cost/artillery-limit-one-third', 'cady/common/cost/cavalry-limit-one-third'],
  numbers: {
    'arm-share': 1 / 3,
    'missile-share': printed(1 / 3, { clauses: ['cady/common/cost/medieval-missile-limit'] }),
  },
});

/** Imperials: how many times their cost, and how many units to a side. */
export const imperialNumbers = defineNumbers({
  id: 'cady/common/imperials',
  source: cadyBook('Definitions', 2826),
  clauses: ['cady/common/definition/imperials-cost'],
  numbers: {
    'cost-times': 2,
    units: printed(1, { clauses: ['cady/common/definition/imperials-one-unit'] }),
  },
});

/** Hired troops: the share of the price of regular ones below which they are. */
export const mercenaryNumbers = defineNumbers({
  id: 'cady/common/mercenaries',
  source: cadyBook('Definitions', 2842),
  clauses: ['cady/common/definition/mercenary-troops'],
  numbers: { 'share-below': 1 },
});

/** Yards of ground that the first row of the scale is about. */
export const tableNumbers = defineNumbers({
  id: 'cady/common/table',
  source: cadyBook('Common Rules > Scale', 316),
  clauses: ['cady/common/scale/ground'],
  numbers: { 'scale-yards': 10 },
});

/** Men who leave their unit together to serve a gun. */
export const detachNumbers = defineNumbers({
  id: 'cady/common/detaching',
  source: cadyBook('Definitions', 2790),
  clauses: ['cady/common/definition/detach'],
  numbers: { 'gun-crew': 4 },
});

/** A surrendered unit's guards. */
export const surrenderNumbers = defineNumbers({
  id: 'cady/common/surrender',
  source: cadyBook('Definitions', 2922),
  clauses: ['cady/common/definition/surrender-guards'],
  numbers: { 'prisoners-for-each-guard': 4 },
});
