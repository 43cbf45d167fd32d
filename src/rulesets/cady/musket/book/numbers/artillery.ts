import { defineNumbers, printed } from '../../../../../book/index.js';
import { cadyBook } from '../../../common/book/charts/source.js';

/** The numbers of guns. Lengths in cm, angles in degrees. */

/** The die of hit areas and canister, and its faces that remove a piece; a stone wall between; how far a gun is turned to aim. */
export const artilleryNumbers = defineNumbers({
  id: 'cady/musket/artillery',
  source: cadyBook('Musket Period Rules > Musket Period Artillery Fire - Explosive Round', 2136),
  clauses: ['cady/musket/artillery/explosive/figure-roll'],
  numbers: {
    'die-sides': 6,
    'piece-faces': printed([6], { die: 6, clauses: ['cady/musket/artillery/explosive/piece-roll'] }),
    'wall-steps': printed(-1, { line: 2363, clauses: ['cady/musket/wall/artillery-step'] }),
    'traverse-degrees': printed(45, { line: 2084, clauses: ['cady/musket/artillery/fire/rotate-45'] }),
    'extra-crewmen': printed(6, { line: 2191, clauses: ['cady/musket/artillery/crew/replacements'] }),
    'rockets-each-turn': printed(3, { line: 2160, clauses: ['cady/musket/artillery/rocket/three-per-move'] }),
  },
});

/** Rounds in the limber of every piece. */
export const ammunitionNumbers = defineNumbers({
  id: 'cady/musket/ammunition',
  source: cadyBook('Musket Period Rules > Projectiles', 2078),
  clauses: ['cady/musket/artillery/ammunition'],
  numbers: { solid: 12, explosive: 4, canister: 2 },
});

/** Fire over friends: beyond which share of the range, and how far away the friends must be. */
export const overheadNumbers = defineNumbers({
  id: 'cady/musket/overhead-fire',
  source: cadyBook('Musket Period Rules > Firing over your own troops', 2174),
  clauses: ['cady/musket/artillery/overhead/guns-conditions'],
  numbers: { 'range-share': 1 / 3, 'clear-cm': 30 },
});

/** How far shot goes into a forest, and from how deep inside a gun fires out. */
export const forestFireNumbers = defineNumbers({
  id: 'cady/musket/forest-fire',
  source: cadyBook('Musket Period Rules > Forest > Artillery and Forest', 2349),
  clauses: ['cady/musket/forest/penetration'],
  numbers: {
    'penetration-cm': 10,
    'fire-out-cm': printed(6, { line: 2351, clauses: ['cady/musket/forest/cannon-inside'] }),
  },
});
