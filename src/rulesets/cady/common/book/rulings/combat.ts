import { defineRuling } from '../../../../../rulebook/index.js';
import { book, card, ours } from './readings.js';

/** Rulings about fire steps, shock and melee. */

export const stepsSummed = defineRuling({
  id: 'cady/ruling/steps-summed',
  subject: 'Steps up and down that would lead past an end of the ladder',
  readings: [ours('sum-first', 'sum-first'), ours('one-after-another', 'one-after-another')],
  default: 'sum-first',
  reconstruction: true,
  why: 'Steps are added and taken away without an order among them; only the sum gives the same result in whatever order they are named.',
});

export const stepsDeepTarget = defineRuling({
  id: 'cady/ruling/steps-deep-target',
  subject: 'What is counted for a target four deep',
  readings: [book('figures', 'figures', 2227), book('stands', 'stands', 789), card('card', 'stands', 135)],
  default: 'figures',
  reconstruction: false,
  why: 'The musket section counts figures. Every stand is one figure deep, so figures, stands and ranks come to the same on the table.',
});

export const shockPathCavalry = defineRuling({
  id: 'cady/ruling/shock-path-cavalry',
  subject: 'Free straight run in cm that cavalry needs for shock',
  readings: [book('shock-section', 10, 659), book('pistol-remark', 20, 2439), card('card', 10, 93)],
  default: 'shock-section',
  reconstruction: false,
  why: 'The section on shock rules on the run; the 20 cm are a remark in brackets about pistols, whose range it also gives as 15 cm against every table. The straight 30 cm of a charge are another rule, about the order.',
});

export const shockPathInfantry = defineRuling({
  id: 'cady/ruling/shock-path-infantry',
  subject: 'Free straight run in cm that infantry needs for shock',
  readings: [book('shock-section', 6, 657), book('charge-section', 10, 580), card('card', 6, 93)],
  default: 'shock-section',
  reconstruction: false,
  why: 'The section on shock rules on the run; the 10 cm are the part of a charge that must be ordered straight.',
});

export const shockDice = defineRuling({
  id: 'cady/ruling/shock-dice-per-figure',
  subject: 'Dice and reach of a unit with several shocks',
  readings: [
    book('all-dice-reach-by-movement', { dice: 'shocks-times-figures', 'beyond-contact': 'while-movement-lasts' }, 636),
    book('second-die-after-a-hit', { dice: 'next-shock-after-a-hit', 'beyond-contact': 'while-movement-lasts' }, 663),
  ],
  default: 'all-dice-reach-by-movement',
  reconstruction: false,
  why: 'The chart asks for one die per shock per figure. That further shocks fall on the next figure limits where the hits can go: those beyond the figures in contact need movement that is left.',
});

export const shockReductionsStack = defineRuling({
  id: 'cady/ruling/shock-reductions-stack',
  subject: 'Several shock reductions at once',
  readings: [ours('add', 'add'), ours('largest', 'largest')],
  default: 'add',
  reconstruction: true,
  why: 'Separate entries of one list, one of them for each hill level, are meant to be counted one by one. Shocks never fall below none.',
});

export const shockUphill = defineRuling({
  id: 'cady/ruling/shock-uphill',
  subject: 'Shocks lost by charging uphill',
  readings: [book('one-for-each-level', 'each-level', 655), book('one', 'once', 1004), card('card', 'each-level', 104)],
  default: 'one-for-each-level',
  reconstruction: false,
  why: 'The table of reductions is the passage on the matter and counts levels; the section on hills mentions it in passing.',
});

export const shockSoftGround = defineRuling({
  id: 'cady/ruling/shock-marsh-rough',
  subject: 'Whether shock counts in marsh, rough ground and ploughed fields',
  readings: [
    book('none', false, 1014),
    book('marsh-alone-forbids', { marsh: false, rough: true, ploughed: true }, 1022),
  ],
  default: 'none',
  reconstruction: false,
  why: 'The section on marshes puts rough ground and ploughed fields on a level with it in so many words.',
});

export const meleeRange = defineRuling({
  id: 'cady/ruling/melee-range',
  subject: 'Gap in cm at which figures melee',
  readings: [book('one', 1, 2848), book('base-to-base', 0, 801), card('card', 1, 196)],
  default: 'one',
  reconstruction: false,
  why: 'Melee range is defined, and a table of the common rules uses the number: within 1 cm bases count as touching.',
});

export const meleeDieOwner = defineRuling({
  id: 'cady/ruling/melee-die-owner',
  subject: 'Whose melee point a melee die is held against',
  readings: [book('own', 'own', 805), book('enemy', 'enemy', 807)],
  default: 'own',
  reconstruction: false,
  why: 'The rule, its results and every reduction speak of the melee point of the figure that may be lost; one sentence mixes the sides up.',
});

export const meleeRecovery = defineRuling({
  id: 'cady/ruling/melee-point-recovery',
  subject: 'Melee points regained in a turn without melee and movement',
  readings: [book('one', 1, 824), book('all', 'all', 2846)],
  default: 'one',
  reconstruction: false,
  why: 'The section on melee counts one quiet turn for each lost point, with markers taken off one by one; the glossary is brief.',
});

export const meleePointZero = defineRuling({
  id: 'cady/ruling/melee-point-zero',
  subject: 'A melee point worn down to zero, and one reduced below it',
  readings: [
    book(
      'unit-routs-when-attacked',
      {
        'worn-to-zero': 'unit-routs-when-attacked',
        'below-zero': 'removed-without-a-roll',
      },
      824,
    ),
    ours('stand-removed', { 'worn-to-zero': 'stand-removed-when-attacked', 'below-zero': 'removed-without-a-roll' }),
  ],
  default: 'unit-routs-when-attacked',
  reconstruction: false,
  why: 'Weariness is counted for the unit and makes it rout; position wears nobody out, so a figure brought to zero by it rolls and cannot survive, and one brought below is removed.',
});

export const gapFilledFromBehind = defineRuling({
  id: 'cady/ruling/melee-gap-filled',
  subject: 'When a figure that fills a gap made by melee fights',
  readings: [ours('next-turn', 'next-turn'), ours('same-turn', 'same-turn')],
  default: 'next-turn',
  reconstruction: true,
  why: 'Melee is one roll for both sides at once: when the gap is there, the roll is over. For shock, where it is not, the book says otherwise.',
});

export const edgeAttacked = defineRuling({
  id: 'cady/ruling/melee-edge',
  subject: 'What makes an attack one on the flank or rear',
  readings: [ours('edge-touched', 'edge-touched'), ours('bearing-of-the-attacker', 'bearing-of-the-attacker')],
  default: 'edge-touched',
  reconstruction: true,
  why: 'No angle is printed. Figures fight in base contact, and the edge of the body that is touched can be seen on the table by both players.',
});

export const secondaryAttacks = defineRuling({
  id: 'cady/ruling/secondary-attacks',
  subject: 'What is a secondary attack and how it is rolled',
  readings: [
    ours('flank-or-rear-one-roll-each', {
      from: ['flank', 'rear'],
      rolls: 'one-for-each-attack',
      'position-counts': true,
      'eligible-by': 'melee-point-less-fatigue',
    }),
    ours('any-second-attacker-one-roll', {
      from: ['front', 'flank', 'rear'],
      rolls: 'one',
      'position-counts': false,
      'eligible-by': 'printed-melee-point',
    }),
  ],
  default: 'flank-or-rear-one-roll-each',
  reconstruction: true,
  why: 'The section describes attacks from the side or rear on figures that already fight to their front. A figure may have to defend more than once; each roll answers one attack and so counts that attack’s direction.',
});

export const fordMelee = defineRuling({
  id: 'cady/ruling/ford-melee',
  subject: 'Melee points lost to a ford',
  readings: [
    book('one-in-all', { points: 1, figures: 'whole-unit', cumulates: false }, 974),
    ours('across-and-in', { points: 1, figures: 'figures-in-it', cumulates: true }),
  ],
  default: 'one-in-all',
  reconstruction: false,
  why: 'Two passages describe the same disadvantage, once for the attack and once for the place; the second says that any part of the unit in the ford is enough.',
});

export const combatRulings = [
  stepsSummed,
  stepsDeepTarget,
  shockPathCavalry,
  shockPathInfantry,
  shockDice,
  shockReductionsStack,
  shockUphill,
  shockSoftGround,
  meleeRange,
  meleeDieOwner,
  meleeRecovery,
  meleePointZero,
  gapFilledFromBehind,
  edgeAttacked,
  secondaryAttacks,
  fordMelee,
] as const;
