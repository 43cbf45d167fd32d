import { defineNumbers, printed } from '../../../../../book/index.js';
import { cadyBook } from '../../../common/book/charts/source.js';

/** The numbers of small arms. */

/** The arc of fire to either side of the facing, and thirds of a turn that getting off a horse takes. */
export const smallArmsNumbers = defineNumbers({
  id: 'cady/musket/small-arms',
  source: cadyBook('Musket Period Rules > Small Arms Fire > Angle of fire', 2433),
  clauses: ['cady/musket/small-arms/arc'],
  numbers: {
    'arc-degrees': 45,
    'dismount-thirds': printed(1, { line: 2429, clauses: ['cady/musket/dragoons/dismount'] }),
  },
});

/** What being hit by one's own side takes, and for how many turns. */
export const friendlyFireNumbers = defineNumbers({
  id: 'cady/musket/friendly-fire',
  source: cadyBook('Musket Period Rules > Small Arms Fire > Friendly fire', 2453),
  clauses: ['cady/musket/friendly-fire/penalty'],
  numbers: { turns: 2, 'melee-points': 2, 'morale-points': 1 },
});

/** Smoke: what firing on at the same target costs. */
export const fogOfWarNumbers = defineNumbers({
  id: 'cady/musket/fog-of-war',
  source: cadyBook('Musket Period Rules > Optional Rules > Fog of War', 2524),
  clauses: ['cady/musket/optional/fog-of-war'],
  numbers: { steps: 1, 'variation-times': 2 },
});

/** How far a grenade is thrown. */
export const grenadeNumbers = defineNumbers({
  id: 'cady/musket/grenades',
  source: cadyBook('Musket Period Rules > Grenadier/Grenades', 2036),
  clauses: ['cady/musket/grenade/range'],
  numbers: { 'range-cm': 3 },
});

/** Ranks that make a target deep, for guns and small arms. */
export const deepTargetNumbers = defineNumbers({
  id: 'cady/musket/deep-target',
  source: cadyBook('Musket Period Rules > Artillery v. Infantry and Cavalry', 2227),
  clauses: ['cady/musket/artillery/massed-target', 'cady/musket/small-arms/massed-target'],
  numbers: { ranks: 4 },
});
