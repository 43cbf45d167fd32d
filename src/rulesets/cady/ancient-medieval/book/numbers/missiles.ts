import { defineNumbers, printed } from '../../../../../book/index.js';
import { cadyBook } from '../../../common/book/charts/source.js';

/** Missile fire. Angles in degrees. */
export const missileNumbers = defineNumbers({
  id: 'cady/ancient-medieval/missiles',
  source: cadyBook('Archer/Missile Fire', 1379),
  clauses: ['cady/ancient-medieval/missile/one-d10-each'],
  numbers: {
    'die-sides': 10,
    /** Shots of a turn without movement. */
    'standing-shots': printed(2, { line: 1381, clauses: ['cady/ancient-medieval/missile/stationary-two-shots'] }),
    /** The rung of the ladder, from nothing upward, on which fire at an armor class starts. */
    'light-armor-rung': printed(3, { line: 1405, clauses: ['cady/ancient-medieval/missile/armor-start'] }),
    'medium-armor-rung': printed(2, { line: 1407, clauses: ['cady/ancient-medieval/missile/armor-start'] }),
    'heavy-armor-rung': printed(1, { line: 1409, clauses: ['cady/ancient-medieval/missile/armor-start'] }),
    /** Shares of the range within which a shot is close, and of middle range. */
    'close-share': printed(1 / 3, { line: 1416, clauses: ['cady/ancient-medieval/missile/step-close-range'] }),
    'middle-share': printed(2 / 3, { line: 1415, clauses: ['cady/ancient-medieval/missile/step-mid-range'] }),
    /** Ranks of a target that is deep. */
    'deep-ranks': printed(4, {
      line: 1357,
      clauses: ['cady/ancient-medieval/missile/massed-target', 'cady/ancient-medieval/missile/step-deep-target'],
    }),
    /** Degrees to either side of straight ahead. */
    'foot-arc-left': printed(45, { line: 1434, clauses: ['cady/ancient-medieval/missile/arc-foot'] }),
    'foot-arc-right': printed(45, { line: 1434, clauses: ['cady/ancient-medieval/missile/arc-foot'] }),
    'mounted-arc-left': printed(180, { line: 1434, clauses: ['cady/ancient-medieval/missile/arc-mounted'] }),
    'mounted-arc-right': printed(45, { line: 1434, clauses: ['cady/ancient-medieval/missile/arc-mounted'] }),
    /** Thirds of a turn that loading takes. */
    'bow-loading-thirds': printed(1, { line: 1438, clauses: ['cady/ancient-medieval/missile/loading-actions'] }),
    'longbow-loading-thirds': printed(1, { line: 1438, clauses: ['cady/ancient-medieval/missile/loading-actions'] }),
    'sling-loading-thirds': printed(1, { line: 1438, clauses: ['cady/ancient-medieval/missile/loading-actions'] }),
    'javelin-loading-thirds': printed(1, { line: 1438, clauses: ['cady/ancient-medieval/missile/loading-actions'] }),
    'machine-loading-thirds': printed(2, { line: 1438, clauses: ['cady/ancient-medieval/missile/loading-artillery'] }),
  },
});

/** Sight. Lengths in cm. */
export const sightingNumbers = defineNumbers({
  id: 'cady/ancient-medieval/sighting',
  source: cadyBook('Armor Classification', 1367),
  clauses: ['cady/ancient-medieval/sighting/ninety-cm'],
  numbers: {
    /** How far troops of all kinds see: telescopes are for the artillery of another period. */
    'normal-cm': 90,
  },
});
