import { defineNumbers, type NumberGroup, printed } from '../../../../book/index.js';
import { wrgBook, wrgSheet } from '../source.js';

/** The dice of the random factor: an average die counting minus, and one counting plus. */
export const fightingDiceNumbers = defineNumbers({
  id: 'wrg/fighting-dice',
  source: wrgBook('Shooting > Random Factor', 963),
  clauses: ['wrg/shooting/random/dice', 'wrg/melee/random/regular'],
  numbers: {
    average: [2, 3, 3, 4, 4, 5],
    /** Sides of the plus die of barbarians. */
    ordinary: printed(6, { clauses: ['wrg/shooting/random/dice', 'wrg/melee/random/barbarian'] }),
    /** What the better die counts when shooting, whatever it is better by. */
    'shooting-step': printed(1, { clauses: ['wrg/shooting/random/standard'] }),
    /** The most that E types gain when shooting, and hand to hand. */
    'shooting-gain-of-e': printed(0, { line: 965, clauses: ['wrg/shooting/random/e-types'] }),
    'melee-gain-of-e': printed(1, { line: 1051, clauses: ['wrg/melee/random/e-types'] }),
  },
});

export const shootingNumbers = defineNumbers({
  id: 'wrg/shooting',
  source: wrgBook('Shooting', 812),
  clauses: ['wrg/shooting/range/height-bonus'],
  numbers: {
    /** Of their own number, the share of missile men that must be shot back at. */
    'answered-share': printed(0.5, { line: 833, clauses: ['wrg/shooting/priority/2-equal-shooters'] }),
    'height-adds': printed(20, { line: 849 }),
    'height-takes': printed(20, { line: 853, clauses: ['wrg/shooting/range/height-penalty'] }),
    'in-a-wood': printed(20, { line: 855, clauses: ['wrg/shooting/range/wood'] }),
    /** Of his move, how far off a charger must start to be shot at. */
    'charge-share': printed(0.5, { line: 869, clauses: ['wrg/shooting/charge/defensive'] }),
    'over-ranks': printed(1, { line: 877, clauses: ['wrg/shooting/overhead/allowed-bows'] }),
    'over-ranks-of-regular-infantry': printed(3, { line: 879, clauses: ['wrg/shooting/overhead/allowed-bows'] }),
    /** Friends nearer than this to target or shooters hinder a shot down a slope. */
    'friends-in-the-way': printed(20, { line: 883, clauses: ['wrg/shooting/overhead/penalty'] }),
    'deep-ranks': printed(2, { line: 924, clauses: ['wrg/shooting/target/deep-lights-variant'] }),
    /** What slingers counted against light cavalry when the example was written. */
    'light-cavalry-in-the-example': printed(1, { line: 1099, clauses: ['wrg/casualties/example'] }),
    'target-moves': printed(60, { line: 946, clauses: ['wrg/shooting/tactical/moving-target'] }),
    'long-share': printed(0.5, { line: 949, clauses: ['wrg/shooting/tactical/long-range'] }),
    /** Beyond these, struck out, archers counted less. */
    'mounted-archers-long': printed(60, { line: 947, clauses: ['wrg/shooting/tactical/long-range'] }),
    'foot-archers-long': printed(120, { line: 947, clauses: ['wrg/shooting/tactical/long-range'] }),
  },
});

export const meleeNumbers = defineNumbers({
  id: 'wrg/melee',
  source: wrgBook('Hand-to-hand Combat > Figures Eligible to Take Part', 971),
  clauses: ['wrg/melee/overlap-standard'],
  numbers: {
    'overlap-shielded': 1,
    'overlap-unshielded': 3,
    /** Over super heavy cavalry, chariots, engines and elephants, on either side. */
    'overlap-special': printed(2, { clauses: ['wrg/melee/overlap-special-targets'] }),
    'overlap-by-models': printed(1, { clauses: ['wrg/melee/overlap-by-models'] }),
    /** The period of a melee from which troops lap round. */
    'lapping-period': printed(2, { line: 973, clauses: ['wrg/melee/lapping-round'] }),
  },
});

export const sheetMeleeNumbers = defineNumbers({
  id: 'wrg/sheet-melee',
  source: wrgSheet('Quick Reference Sheet', 1818),
  clauses: ['wrg/sheet/crew-half'],
  numbers: {
    'crew-long-spear-or-pike': 0.5,
  },
});

export const casualtyNumbers = defineNumbers({
  id: 'wrg/casualties',
  source: wrgBook('Casualty Calculation', 1065),
  clauses: ['wrg/casualties/removal'],
  numbers: {
    'men-in-a-figure': 20,
    'hits-on-a-model': printed(20, { line: 920, clauses: ['wrg/shooting/target/models-20-hits'] }),
    /** Larger bodies are read in multiples of so many figures, and what is left. */
    'figures-at-a-time': printed(10, { line: 1093, clauses: ['wrg/casualties/over-20-figures'] }),
    /** For each figure and each factor beyond the table. */
    'beyond-the-table': printed(3, { line: 1093, clauses: ['wrg/casualties/over-12'] }),
  },
});

export const afterMeleeNumbers = defineNumbers({
  id: 'wrg/after-melee',
  source: wrgBook('After Hand-to-hand Fighting', 1113),
  clauses: ['wrg/after-melee/push-back'],
  numbers: {
    'push-back': 30,
    /** Casualties for each figure without which nobody gives way. */
    'casualties-a-figure': 1,
    'push-friends-deep': printed(3, { line: 1123, clauses: ['wrg/after-melee/push-friends'] }),
    'broken-multiple': printed(2, { line: 1125, clauses: ['wrg/after-melee/broken-double'] }),
  },
});

export const generalRiskNumbers = defineNumbers({
  id: 'wrg/general-risk',
  source: wrgBook('Risk to the General', 1141),
  clauses: ['wrg/general/share'],
  numbers: {
    /** A general farther than this from his own units can be shot at alone. */
    'clear-of-units': printed(50, { line: 1149, clauses: ['wrg/general/concentrated-missiles'] }),
    /** Of his opponent's casualties, what kills a general who took up a challenge. */
    'killed-multiple': printed(2, { line: 1153, clauses: ['wrg/general/challenge/result'] }),
  },
});

/** Every number about shooting, hand-to-hand combat, casualties and what they come to that stands in no chart, in the order of the book. Lengths in paces. */
export const fightingNumbers: readonly NumberGroup[] = [
  fightingDiceNumbers,
  shootingNumbers,
  meleeNumbers,
  casualtyNumbers,
  afterMeleeNumbers,
  generalRiskNumbers,
  sheetMeleeNumbers,
];
