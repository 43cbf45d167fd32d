import { defineRuling } from '../../../../rulebook/index.js';
import { book, ours } from './readings.js';

/** Rulings on what the document has lost: cut pages, dropped numbers, figures without their drawings. Lengths in inches. */

export const lostArtilleryDice = defineRuling({
  id: 'raymond/ruling/lost-artillery-dice',
  subject: 'Basic dice of light and heavy guns whose numbers are lost; the rest of the table is printed',
  readings: [
    ours('each-gun-a-band-farther', {
      'light-guns': { 'point-blank': 2, close: 1, medium: 0 },
      'heavy-guns': { 'point-blank': 3, medium: 1, long: 0 },
    }),
    ours('never-without-a-die', {
      'light-guns': { 'point-blank': 2, close: 1, medium: 1 },
      'heavy-guns': { 'point-blank': 3, medium: 2, long: 1 },
    }),
  ],
  default: 'each-gun-a-band-farther',
  reconstruction: true,
  why: 'Frame guns throw 1, then 0, and end at close range. The next larger gun reaches one band farther: with the same row moved on by a band and one die more in front, a heavy gun throws the 2 dice at close range that the worked example gives it.',
});

/** @clause raymond/missing/break-through */
export const breakThrough = defineRuling({
  id: 'raymond/ruling/break-through',
  subject: 'What a charger does once the unit it touched has recoiled',
  readings: [ours('rest-of-charge', 'rest-of-charge'), ours('none', 'none')],
  default: 'rest-of-charge',
  reconstruction: true,
  why: 'The text ends in the sentence that grants a break-through. A charger whose enemy has gone has movement left, so it may go on straight ahead with it, and into contact with whom it meets; nothing new is granted. Who wants no guess plays without it.',
});

const none = { stopsFire: false, bars: [], barsCharge: [], fireDice: 0, meleeDice: 0 } as const;
const everybody = ['foot', 'mounted', 'artillery'] as const;
const impassable = { ...none, bars: everybody, barsCharge: everybody } as const;
const obstacle = {
  stopsFire: false,
  bars: ['artillery'],
  barsCharge: ['mounted', 'artillery'],
  fireDice: -1,
  meleeDice: -1,
} as const;

/** @clause raymond/missing/terrain-appendix */
export const terrainEffects = defineRuling({
  id: 'raymond/ruling/terrain-effects',
  subject:
    'What terrain does to fire, movement, charges and hand-to-hand combat where the players agree on nothing else',
  readings: [
    ours('by-kind', {
      hill: { ...none, stopsFire: true },
      wood: {
        stopsFire: true,
        bars: ['mounted', 'artillery'],
        barsCharge: ['mounted', 'artillery'],
        fireDice: -1,
        meleeDice: 0,
      },
      rough: { ...none, bars: ['artillery'], barsCharge: ['mounted', 'artillery'] },
      marsh: impassable,
      building: { ...impassable, stopsFire: true },
      ridge: { ...impassable, stopsFire: true },
      river: impassable,
      creek: { ...none, bars: ['artillery'], barsCharge: ['artillery'] },
      road: none,
      ford: none,
      bridge: none,
      fence: obstacle,
      wall: obstacle,
      rampart: { ...impassable, stopsFire: true },
      gate: { ...impassable, stopsFire: true },
      stakes: obstacle,
      ditch: obstacle,
      barricade: obstacle,
    }),
    ours('impassable-ground-alone', {
      hill: none,
      wood: none,
      rough: none,
      marsh: impassable,
      building: { ...impassable, stopsFire: true },
      ridge: { ...impassable, stopsFire: true },
      river: impassable,
      creek: none,
      road: none,
      ford: none,
      bridge: none,
      fence: none,
      wall: none,
      rampart: { ...impassable, stopsFire: true },
      gate: { ...impassable, stopsFire: true },
      stakes: none,
      ditch: none,
      barricade: none,
    }),
  ],
  default: 'by-kind',
  reconstruction: true,
  why: 'The appendix is cut off, and the book leaves all of it to the players. What the text names stops fire: contours, hills, woods, buildings. The rest keeps to what any such table agrees on: nobody wades a river, horse and guns keep out of woods, cover costs a die. A scenario may change every part.',
});

export const lengthUnit = defineRuling({
  id: 'raymond/ruling/length-unit',
  subject: 'The unit of every length in play',
  readings: [ours('inches', 'inches')],
  default: 'inches',
  reconstruction: true,
  why: 'The marks behind the numbers are lost. Inches fit stands of 40 mm, a pivot of a quarter and muskets that reach 7; no other unit does.',
});

/** @clause raymond/missing/figures */
export const massRearRows = defineRuling({
  id: 'raymond/ruling/mass-rear-rows',
  subject: 'How wide the rear rows of a mass may be',
  readings: [book('no-wider-than-the-row-ahead', 'no-wider-than-the-row-ahead', 14)],
  default: 'no-wider-than-the-row-ahead',
  reconstruction: false,
  why: 'The front row is to be the widest, and the drawings are lost. Equal rows leave it so: a full block of three by three has to be a mass. Each stand stands behind another one, so a row lies within the files of the row ahead.',
});

/** @clause raymond/missing/figures */
export const defensiveMassRear = defineRuling({
  id: 'raymond/ruling/defensive-mass-rear',
  subject: 'Which stands of a defensive mass face backwards',
  readings: [book('all-but-the-front-row', 'all-but-the-front-row', 14)],
  default: 'all-but-the-front-row',
  reconstruction: false,
  why: 'The text turns all rear stands about; only the lost drawings could have told the last row from the others. No rule of combat depends on it.',
});

/** @clause raymond/missing/figures */
export const raggedRear = defineRuling({
  id: 'raymond/ruling/ragged-rear',
  subject: 'Rear edge and rear corners of a mass whose last row is short',
  readings: [ours('hindmost-stand-of-each-file', 'hindmost-stand-of-each-file')],
  default: 'hindmost-stand-of-each-file',
  reconstruction: true,
  why: 'The drawing of edges and corners is lost. Whoever stands last in a file has the enemy at his back; the corners are those of the outermost files.',
});

export const aboutFace = defineRuling({
  id: 'raymond/ruling/about-face',
  subject: 'How the odd stands of a mass reform after an about-face',
  readings: [ours('close-up-to-the-new-front', 'close-up-to-the-new-front')],
  default: 'close-up-to-the-new-front',
  reconstruction: true,
  why: 'The drawing is lost. A short rear row would become a front row narrower than the next. Where it is short, the stands behind its empty places step forward: the fewest move, each in its own file, the rows keep their strengths, and the unit stays on its ground.',
});

export const lostRulings = [
  lostArtilleryDice,
  breakThrough,
  terrainEffects,
  lengthUnit,
  massRearRows,
  defensiveMassRear,
  raggedRear,
  aboutFace,
] as const;
