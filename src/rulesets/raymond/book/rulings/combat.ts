import { defineRuling } from '../../../../rulebook/index.js';
import { book, ours } from './readings.js';

/** Rulings about hand-to-hand combat, losses, rout and withdrawal. */

export const alwaysInCommand = defineRuling({
  id: 'raymond/ruling/always-in-command',
  subject: 'Which units are in command wherever they are',
  readings: [book('heavy-cavalry-and-command', ['heavy-cavalry', 'command'], 22)],
  default: 'heavy-cavalry-and-command',
  reconstruction: false,
  why: 'One passage calls them heavy mounted units; all later ones that refer to it say heavy cavalry.',
});

export const contact = defineRuling({
  id: 'raymond/ruling/contact',
  subject: 'When two units are in contact, and when they overlap',
  readings: [ours('no-gap', { contact: 0, overlap: 0.001 })],
  default: 'no-gap',
  reconstruction: true,
  why: 'Base to base means no gap between a stand of one and a stand of the other. Lengths are kept to a thousandth of an inch, so deeper than that is overlap.',
});

export const joinInMarker = defineRuling({
  id: 'raymond/ruling/join-in-marker',
  subject: 'Whether a unit that has joined in takes the hit of units in contact',
  readings: [book('takes-it', 'takes-it', 24)],
  default: 'takes-it',
  reconstruction: false,
  why: 'Joining in comes first in the phase; the markers are placed before the first dice, on every unit in contact.',
});

export const defensiveMassDice = defineRuling({
  id: 'raymond/ruling/defensive-mass-dice',
  subject: 'Stands that throw two dice at mounted units in any formation, not in a defensive mass alone',
  readings: [book('both-in-defensive-mass', [], 26), book('hand-to-hand-in-any-formation', ['hand-to-hand'], 26)],
  default: 'both-in-defensive-mass',
  reconstruction: false,
  why: 'The sentence can be read either way, but a Foot unit would then beat horse in any shape, and nobody would form a defensive mass of it.',
});

export const extraDiceWeapon = defineRuling({
  id: 'raymond/ruling/extra-dice-weapon',
  subject: 'Combat value of the two dice that foot add against a defensive mass',
  readings: [ours('attackers-choice', 'attackers-choice')],
  default: 'attackers-choice',
  reconstruction: true,
  why: 'They belong to the unit and not to a stand. The attacker, who shares out his stands, says which weapon in that attack they are.',
});

export const singleStandsInLine = defineRuling({
  id: 'raymond/ruling/single-stands-in-line',
  subject: 'Whether artillery and units of one stand are in line',
  readings: [book('in-line', 'in-line', 14)],
  default: 'in-line',
  reconstruction: false,
  why: 'A line is one stand deep and of any width; every unit must have a formation, and no other fits one stand.',
});

export const joinInTouches = defineRuling({
  id: 'raymond/ruling/join-in-touches',
  subject: 'Whom a unit that joins in may touch on its way',
  readings: [book('one-enemy-alone', 'one-enemy-alone', 24)],
  default: 'one-enemy-alone',
  reconstruction: false,
  why: 'It may touch no unit but the enemy it comes upon: not even a second one at the same moment. Neighbours whose side it touches before it moves are no obstacle, or no battle line could join in.',
});

export const meleeTerrainDice = defineRuling({
  id: 'raymond/ruling/melee-terrain-dice',
  subject: 'When agreed terrain changes the dice of an attack, and at what point of their count',
  readings: [ours('at-the-touch-last', { where: 'attacked-stands-on-it-or-behind-it', when: 'after-doubling' })],
  default: 'at-the-touch-last',
  reconstruction: true,
  why: 'The book doubles the dice it has counted itself; what the players agree comes on top of that. It is judged where stands touch: ground under the attacked stand, and fences and the like between it and its attacker, which hinder both. Each kind counts once for a set, and takes the worst dice first.',
});

export const rethrowAsked = defineRuling({
  id: 'raymond/ruling/rethrow-asked',
  subject: 'When a player says whether an attack is thrown again, and in which order attacks are thrown',
  readings: [
    ours('after-each-throw', { asked: 'after-each-throw', order: ['initiative-side', 'order-of-the-scenario'] }),
  ],
  default: 'after-each-throw',
  reconstruction: true,
  why: 'The dice just thrown are thrown again, so it is said before the next are taken up. Combat is simultaneous, but dice fall one set after another.',
});

export const lossesOrder = defineRuling({
  id: 'raymond/ruling/losses-order',
  subject: 'In which step a unit removes its losses, and in what order units of one side do in it',
  readings: [ours('by-present-stands', { step: 'stands-before-its-own-losses', within: 'order-of-the-scenario' })],
  default: 'by-present-stands',
  reconstruction: true,
  why: 'Each unit is handled once, by the stands it has when its step comes. The players may take their own units in any order; units of one side never touch each other’s contacts, so the order changes nothing.',
});

export const lossesMustSave = defineRuling({
  id: 'raymond/ruling/losses-must-save',
  subject: 'Whether a player may remove stands so that his unit routs though another choice would save it',
  readings: [book('must-save', 'must-save', 28)],
  default: 'must-save',
  reconstruction: false,
  why: 'A unit routs if it cannot keep formation and contact. As long as one choice keeps both, it can.',
});

export const noClosingUp = defineRuling({
  id: 'raymond/ruling/no-closing-up',
  subject: 'Whether stands slide together after losses, and what shape is valid then',
  readings: [ours('as-they-stand', 'as-they-stand')],
  default: 'as-they-stand',
  reconstruction: true,
  why: 'No rule moves a stand when another one goes: a gap makes the formation invalid. What is left may be another of the three formations, a line where there was a mass; and a defensive mass left with rear stands alone faces their way.',
});

export const contactsLeft = defineRuling({
  id: 'raymond/ruling/contacts-left',
  subject: 'Which contacts a unit must keep when it removes losses',
  readings: [book('enemies-still-there', 'enemies-still-there', 28)],
  default: 'enemies-still-there',
  reconstruction: false,
  why: 'Contact is asked of the moment at which stands go: enemies removed in an earlier step are no longer in contact.',
});

export const ignoringWithdrawal = defineRuling({
  id: 'raymond/ruling/ignoring-withdrawal',
  subject: 'Whether commanders and heavy cavalry withdraw when a single stand is left in contact',
  readings: [book('owners-choice', 'owners-choice', 30)],
  default: 'owners-choice',
  reconstruction: false,
  why: 'They can ignore it: their player decides, each time.',
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
