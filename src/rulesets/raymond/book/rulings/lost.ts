import { defineRuling } from '../../../../rulebook/index.js';
import { book, ours } from './readings.js';

/** Rulings on what the document has lost: cut pages, dropped numbers, figures without their drawings. Lengths in inches. */

export const lostArtilleryDice = defineRuling({
  id: 'raymond/ruling/lost-artillery-dice',
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
});

/** @clause raymond/missing/break-through */
export const breakThrough = defineRuling({
  id: 'raymond/ruling/break-through',
  readings: [ours('rest-of-charge', 'rest-of-charge'), ours('none', 'none')],
  default: 'rest-of-charge',
  reconstruction: true,
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
});

export const lengthUnit = defineRuling({
  id: 'raymond/ruling/length-unit',
  readings: [ours('inches', 'inches')],
  default: 'inches',
  reconstruction: true,
});

/** @clause raymond/missing/figures */
export const massRearRows = defineRuling({
  id: 'raymond/ruling/mass-rear-rows',
  readings: [book('no-wider-than-the-row-ahead', 'no-wider-than-the-row-ahead', 14)],
  default: 'no-wider-than-the-row-ahead',
  reconstruction: false,
});

/** @clause raymond/missing/figures */
export const defensiveMassRear = defineRuling({
  id: 'raymond/ruling/defensive-mass-rear',
  readings: [book('all-but-the-front-row', 'all-but-the-front-row', 14)],
  default: 'all-but-the-front-row',
  reconstruction: false,
});

/** @clause raymond/missing/figures */
export const raggedRear = defineRuling({
  id: 'raymond/ruling/ragged-rear',
  readings: [ours('hindmost-stand-of-each-file', 'hindmost-stand-of-each-file')],
  default: 'hindmost-stand-of-each-file',
  reconstruction: true,
});

export const aboutFace = defineRuling({
  id: 'raymond/ruling/about-face',
  readings: [ours('close-up-to-the-new-front', 'close-up-to-the-new-front')],
  default: 'close-up-to-the-new-front',
  reconstruction: true,
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
