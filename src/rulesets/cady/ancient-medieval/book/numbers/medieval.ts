import { defineNumbers, printed } from '../../../../../book/index.js';
import { cadyBook } from '../../../common/book/charts/source.js';

/** Infantry on mounts. */
export const mountedInfantryNumbers = defineNumbers({
  id: 'cady/ancient-medieval/mounted-infantry',
  source: cadyBook('Additional Ancient Period Figures & Rules > Mounted Infantry', 1738),
  clauses: ['cady/ancient-medieval/mounted-infantry/who'],
  numbers: {
    'least-morale': 2,
    /** Thirds that mounting or dismounting costs. */
    'mounting-thirds': printed(1, { line: 1740, clauses: ['cady/ancient-medieval/mounted-infantry/mount-cost'] }),
    /** One mount is lost for so many figures. */
    'figures-for-a-mount': printed(4, { line: 1744, clauses: ['cady/ancient-medieval/mounted-infantry/mount-losses'] }),
  },
});

/** Ranks of pikes that count when they attack and that break a charge, and ranks behind which a pole arm still strikes. */
export const longArmsNumbers = defineNumbers({
  id: 'cady/ancient-medieval/long-arms',
  source: cadyBook('Additional Ancient Period Figures & Rules > Swiss Pike', 1760),
  clauses: ['cady/ancient-medieval/pike/three-ranks-attack'],
  numbers: {
    'pike-ranks': 3,
    /** Ranks from which pikes take off a charge what two of them do, and what three of them do. */
    'two-against-shock': printed(2, { clauses: ['cady/ancient-medieval/pike/shock-reduction'] }),
    'three-against-shock': printed(3, { clauses: ['cady/ancient-medieval/pike/shock-reduction'] }),
    'pole-arm-ranks': printed(1, { line: 1769, clauses: ['cady/ancient-medieval/polearm/strike-from-behind'] }),
  },
});

/** Shots of Mongols, and berserkers in an army. */
export const fierceNumbers = defineNumbers({
  id: 'cady/ancient-medieval/mongols-and-berserkers',
  source: cadyBook('Additional Ancient Period Figures & Rules > Mongol Horse-Archers', 1795),
  clauses: ['cady/ancient-medieval/mongol/three-shots'],
  numbers: {
    'mongol-shots': 3,
    'most-berserkers': printed(3, { line: 1807, clauses: ['cady/ancient-medieval/berserker/maximum'] }),
  },
});

/** Hussite war wagons. */
export const warWagonNumbers = defineNumbers({
  id: 'cady/ancient-medieval/war-wagons',
  source: cadyBook('Additional Ancient Period Figures & Rules > Hussite War Wagon', 1824),
  clauses: ['cady/ancient-medieval/hussite/contents'],
  numbers: {
    guns: 1,
    figures: 12,
    'fire-from-inside': printed(4, { clauses: ['cady/ancient-medieval/hussite/fire-from-inside'] }),
    /** Melee points that the enemy loses, and steps that missiles lose. */
    'enemy-melee': printed(1, { line: 1830, clauses: ['cady/ancient-medieval/hussite/melee-penalty'] }),
    'cover-steps': printed(-1, { line: 1830, clauses: ['cady/ancient-medieval/hussite/cover'] }),
  },
});
