import { defineNumbers, printed } from '../../../../../book/index.js';
import { cadyBook } from '../../../common/book/charts/source.js';

/** How engines are aimed, and what their shots do. Lengths in cm, angles in degrees. */
export const engineNumbers = defineNumbers({
  id: 'cady/ancient-medieval/engines',
  source: cadyBook('Artillery', 1235),
  clauses: ['cady/ancient-medieval/supply/twelve-shots'],
  numbers: {
    /** Shots at the beginning. */
    rounds: 12,
    'shots-a-turn': printed(1, { line: 1247, clauses: ['cady/ancient-medieval/artillery/catapult-rate'] }),
    /** Shares of the range: nearest shot of what lobs, a bolt's sure flight, friends under it, and targets below it. */
    'least-range-share': printed(1 / 3, {
      line: 1253,
      clauses: ['cady/ancient-medieval/artillery/arc-minimum-range', 'cady/ancient-medieval/artillery/trebuchet'],
    }),
    'sure-flight-share': printed(1 / 3, {
      line: 1255,
      clauses: [
        'cady/ancient-medieval/artillery/ballista-short-no-variation',
        'cady/ancient-medieval/artillery/ballista-first-third',
      ],
    }),
    'over-friends-share': printed(1 / 3, {
      line: 1308,
      clauses: ['cady/ancient-medieval/artillery/ballista-over-friends'],
    }),
    'downward-share': printed(1 / 3, {
      line: 1310,
      clauses: ['cady/ancient-medieval/artillery/ballista-downward-minimum'],
    }),
    /** Degrees to either side. */
    pivot: printed(45, { line: 1265, clauses: ['cady/ancient-medieval/artillery/pivot'] }),
    'die-sides': printed(6, {
      line: 1275,
      clauses: ['cady/ancient-medieval/artillery/variation-die', 'cady/ancient-medieval/artillery/area-roll'],
    }),
    /** Faces of the variation die that leave the hit point where it was called. */
    'sure-faces': printed([1, 6], { line: 1275, clauses: ['cady/ancient-medieval/artillery/variation-die'], die: 6 }),
    /** Faces that remove a figure in the hit area, and a machine. */
    'figure-faces': printed([4, 6], { line: 1281, clauses: ['cady/ancient-medieval/artillery/area-roll'], die: 6 }),
    'machine-faces': printed([6], {
      line: 1281,
      clauses: ['cady/ancient-medieval/artillery/area-roll-artillery'],
      die: 6,
    }),
    /** Whether at least one figure in the hit area falls. */
    'least-one': printed(true, { line: 1281, clauses: ['cady/ancient-medieval/artillery/at-least-one'] }),
    /** A machine that is captured, or served by others, fires every so many turns. */
    'untrained-every': printed(2, { line: 1336, clauses: ['cady/ancient-medieval/artillery/captured-half-rate'] }),
    /** The highest hill level that a machine may be brought to. */
    'hill-levels': printed(2, { line: 1347, clauses: ['cady/ancient-medieval/artillery/no-third-level'] }),
  },
});

/** Gunpowder pieces. Lengths in cm, angles in degrees. */
export const gunpowderNumbers = defineNumbers({
  id: 'cady/ancient-medieval/gunpowder',
  source: cadyBook('Additional Ancient Period Figures & Rules > Gunpowder Artillery', 1893),
  clauses: ['cady/ancient-medieval/gunpowder/twelve-shots'],
  numbers: {
    rounds: 12,
    'bombard-pivot': printed(0, { clauses: ['cady/ancient-medieval/bombard/no-pivot'] }),
    'pot-d-fer-sure-flight-share': printed(1 / 3, {
      line: 1873,
      clauses: ['cady/ancient-medieval/pot-d-fer/first-third'],
    }),
    'pot-d-fer-over-friends-share': printed(1 / 3, {
      line: 1881,
      clauses: ['cady/ancient-medieval/pot-d-fer/sight-and-friends'],
    }),
    'pot-d-fer-downward-share': printed(1 / 3, {
      line: 1883,
      clauses: ['cady/ancient-medieval/pot-d-fer/downward-minimum'],
    }),
    /** Dice thrown before a shot. */
    'firing-check-dice': printed(2, { line: 1897, clauses: ['cady/ancient-medieval/gunpowder/firing-check'] }),
    /** How far around it a stand that blows up takes figures. */
    'explosion-reach': printed(3, { line: 1903, clauses: ['cady/ancient-medieval/gunpowder/firing-check'] }),
  },
});
