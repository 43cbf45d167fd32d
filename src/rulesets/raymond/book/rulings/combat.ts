import { defineRuling } from '../../../../rulebook/index.js';
import { book, ours } from './readings.js';

/** Rulings about hand-to-hand combat, losses, rout and withdrawal. */

export const alwaysInCommand = defineRuling({
  id: 'raymond/ruling/always-in-command',
  readings: [book('heavy-cavalry-and-command', ['heavy-cavalry', 'command'], 22)],
  default: 'heavy-cavalry-and-command',
  reconstruction: false,
});

export const contact = defineRuling({
  id: 'raymond/ruling/contact',
  readings: [ours('no-gap', { contact: 0, overlap: 0.001 })],
  default: 'no-gap',
  reconstruction: true,
});

export const joinInMarker = defineRuling({
  id: 'raymond/ruling/join-in-marker',
  readings: [book('takes-it', 'takes-it', 24)],
  default: 'takes-it',
  reconstruction: false,
});

export const defensiveMassDice = defineRuling({
  id: 'raymond/ruling/defensive-mass-dice',
  readings: [book('both-in-defensive-mass', [], 26), book('hand-to-hand-in-any-formation', ['hand-to-hand'], 26)],
  default: 'both-in-defensive-mass',
  reconstruction: false,
});

export const extraDiceWeapon = defineRuling({
  id: 'raymond/ruling/extra-dice-weapon',
  readings: [ours('attackers-choice', 'attackers-choice')],
  default: 'attackers-choice',
  reconstruction: true,
});

export const singleStandsInLine = defineRuling({
  id: 'raymond/ruling/single-stands-in-line',
  readings: [book('in-line', 'in-line', 14)],
  default: 'in-line',
  reconstruction: false,
});

export const joinInTouches = defineRuling({
  id: 'raymond/ruling/join-in-touches',
  readings: [book('one-enemy-alone', 'one-enemy-alone', 24)],
  default: 'one-enemy-alone',
  reconstruction: false,
});

export const meleeTerrainDice = defineRuling({
  id: 'raymond/ruling/melee-terrain-dice',
  readings: [ours('at-the-touch-last', { where: 'attacked-stands-on-it-or-behind-it', when: 'after-doubling' })],
  default: 'at-the-touch-last',
  reconstruction: true,
});

export const rethrowAsked = defineRuling({
  id: 'raymond/ruling/rethrow-asked',
  readings: [
    ours('after-each-throw', { asked: 'after-each-throw', order: ['initiative-side', 'order-of-the-scenario'] }),
  ],
  default: 'after-each-throw',
  reconstruction: true,
});

export const lossesOrder = defineRuling({
  id: 'raymond/ruling/losses-order',
  readings: [ours('by-present-stands', { step: 'stands-before-its-own-losses', within: 'order-of-the-scenario' })],
  default: 'by-present-stands',
  reconstruction: true,
});

export const lossesMustSave = defineRuling({
  id: 'raymond/ruling/losses-must-save',
  readings: [book('must-save', 'must-save', 28)],
  default: 'must-save',
  reconstruction: false,
});

export const noClosingUp = defineRuling({
  id: 'raymond/ruling/no-closing-up',
  readings: [ours('as-they-stand', 'as-they-stand')],
  default: 'as-they-stand',
  reconstruction: true,
});

export const contactsLeft = defineRuling({
  id: 'raymond/ruling/contacts-left',
  readings: [book('enemies-still-there', 'enemies-still-there', 28)],
  default: 'enemies-still-there',
  reconstruction: false,
});

export const ignoringWithdrawal = defineRuling({
  id: 'raymond/ruling/ignoring-withdrawal',
  readings: [book('owners-choice', 'owners-choice', 30)],
  default: 'owners-choice',
  reconstruction: false,
});

export const combatRulings = [
  alwaysInCommand,
  contact,
  joinInMarker,
  defensiveMassDice,
  extraDiceWeapon,
  singleStandsInLine,
  joinInTouches,
  meleeTerrainDice,
  rethrowAsked,
  lossesOrder,
  lossesMustSave,
  noClosingUp,
  contactsLeft,
  ignoringWithdrawal,
] as const;
