import { cellsAt, numbersAt, reckoned } from '../../../../../book/index.js';
import { defineRuling } from '../../../../../rulebook/index.js';
import { cardShockPath } from '../charts/card.js';
import { meleePointEffects } from '../charts/melee.js';
import { chargeNumbers } from '../numbers/fighting.js';
import { book, card, ours } from './readings.js';

/** Rulings about fire steps, shock and melee. */

export const stepsSummed = defineRuling({
  id: 'cady/ruling/steps-summed',
  readings: [ours('sum-first', 'sum-first'), ours('one-after-another', 'one-after-another')],
  default: 'sum-first',
  reconstruction: true,
});

export const stepsDeepTarget = defineRuling({
  id: 'cady/ruling/steps-deep-target',
  readings: [book('figures', 'figures', 2227), book('stands', 'stands', 789), card('card', 'stands', 135)],
  default: 'figures',
  reconstruction: false,
});

export const deepTargetVolley = defineRuling({
  id: 'cady/ruling/deep-target-volley',
  readings: [ours('whole-volley', 'whole-volley'), ours('each-stand', 'each-stand')],
  default: 'whole-volley',
  reconstruction: true,
});

export const shockPathCavalry = defineRuling({
  id: 'cady/ruling/shock-path-cavalry',
  readings: [
    book('shock-section', 10, 659),
    book('pistol-remark', 20, 2439),
    card('card', cellsAt(cardShockPath).cavalry.cm, 93),
  ],
  default: 'shock-section',
  reconstruction: false,
});

export const shockPathInfantry = defineRuling({
  id: 'cady/ruling/shock-path-infantry',
  readings: [
    book('shock-section', 6, 657),
    book('charge-section', numbersAt(chargeNumbers)['straight-infantry-cm'], 580),
    card('card', cellsAt(cardShockPath).infantry.cm, 93),
  ],
  default: 'shock-section',
  reconstruction: false,
});

export const shockPathOverBarrier = defineRuling({
  id: 'cady/ruling/shock-path-over-barrier',
  readings: [book('begins-anew', 'begins-anew', 659), book('cover-alone', 'goes-on', 648)],
  default: 'begins-anew',
  reconstruction: false,
});

export const shockDice = defineRuling({
  id: 'cady/ruling/shock-dice-per-figure',
  readings: [
    book('all-dice-reach-by-movement', { dice: 'shocks-times-figures', 'beyond-contact': 'while-movement-lasts' }, 636),
    book('second-die-after-a-hit', { dice: 'next-shock-after-a-hit', 'beyond-contact': 'while-movement-lasts' }, 663),
  ],
  default: 'all-dice-reach-by-movement',
  reconstruction: false,
});

export const shockReplacedFrom = defineRuling({
  id: 'cady/ruling/shock-replaced-from',
  readings: [book('any-rear-rank', 'any-rear-rank', 665), book('who-stands-behind', 'who-stands-behind', 820)],
  default: 'any-rear-rank',
  reconstruction: false,
});

export const shockReductionsStack = defineRuling({
  id: 'cady/ruling/shock-reductions-stack',
  readings: [ours('add', 'add'), ours('largest', 'largest')],
  default: 'add',
  reconstruction: true,
});

export const shockUphill = defineRuling({
  id: 'cady/ruling/shock-uphill',
  readings: [book('one-for-each-level', 'each-level', 655), book('one', 'once', 1004), card('card', 'each-level', 104)],
  default: 'one-for-each-level',
  reconstruction: false,
});

export const shockSoftGround = defineRuling({
  id: 'cady/ruling/shock-marsh-rough',
  readings: [
    book('none', false, 1014),
    book('marsh-alone-forbids', { marsh: false, rough: true, ploughed: true }, 1022),
  ],
  default: 'none',
  reconstruction: false,
});

export const shockGroundWhere = defineRuling({
  id: 'cady/ruling/shock-ground-where',
  readings: [ours('each-stand', 'each-stand'), ours('middle-of-the-front', 'middle')],
  default: 'each-stand',
  reconstruction: true,
});

export const shockBarrierNear = defineRuling({
  id: 'cady/ruling/shock-barrier-near',
  readings: [ours('in-melee-range', 'in-melee-range'), ours('as-under-fire', 'as-under-fire')],
  default: 'in-melee-range',
  reconstruction: true,
});

export const meleeRange = defineRuling({
  id: 'cady/ruling/melee-range',
  readings: [book('one', 1, 2848), book('base-to-base', 0, 801), card('card', 1, 196)],
  default: 'one',
  reconstruction: false,
});

export const contactWith = defineRuling({
  id: 'cady/ruling/contact-with',
  readings: [book('stands', 'stands', 801), ours('whole-ranks', 'whole-ranks')],
  default: 'stands',
  reconstruction: false,
});

export const meleeDieOwner = defineRuling({
  id: 'cady/ruling/melee-die-owner',
  readings: [book('own', 'own', 805), book('enemy', 'enemy', 807)],
  default: 'own',
  reconstruction: false,
});

export const meleeWhoRolls = defineRuling({
  id: 'cady/ruling/melee-who-rolls',
  readings: [book('every-figure-in-contact', 'every-figure', 805), book('as-many-as-attack', 'as-many-as-attack', 801)],
  default: 'every-figure-in-contact',
  reconstruction: false,
});

export const menAtOpenings = defineRuling({
  id: 'cady/ruling/men-at-openings',
  readings: [ours('each-at-one', true), ours('at-all-of-them', false)],
  default: 'each-at-one',
  reconstruction: true,
});

export const meleeRecovery = defineRuling({
  id: 'cady/ruling/melee-point-recovery',
  readings: [book('one', 1, 824), book('all', 'all', 2846)],
  default: 'one',
  reconstruction: false,
});

/** Whether a unit rests, and regains a melee point, that has an enemy at grips with it and comes to no blows. */
export const restAtGrips = defineRuling({
  id: 'cady/ruling/rest-at-grips',
  readings: [ours('no-rest', false), ours('rest-without-blows', true)],
  default: 'no-rest',
  reconstruction: true,
});

export const meleePointZero = defineRuling({
  id: 'cady/ruling/melee-point-zero',
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
});

export const wornOutRout = defineRuling({
  id: 'cady/ruling/worn-out-rout',
  readings: [book('after-the-melee', 'after-the-melee', 882), book('without-a-fight', 'without-a-fight', 824)],
  default: 'after-the-melee',
  reconstruction: false,
});

export const gapFilledFromBehind = defineRuling({
  id: 'cady/ruling/melee-gap-filled',
  readings: [ours('next-turn', 'next-turn')],
  default: 'next-turn',
  reconstruction: true,
});

export const edgeAttacked = defineRuling({
  id: 'cady/ruling/melee-edge',
  readings: [
    ours('edge-faced', 'edge-faced'),
    ours('edge-touched', 'edge-touched'),
    ours('bearing-of-the-attacker', { front: 45, rear: 135 }),
  ],
  default: 'edge-faced',
  reconstruction: true,
});

export const secondaryAttacks = defineRuling({
  id: 'cady/ruling/secondary-attacks',
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
});

const acrossFord = reckoned(
  [cellsAt(meleePointEffects)['attacking-across-ford']['melee-point-change']],
  change => -change,
);

export const fordMelee = defineRuling({
  id: 'cady/ruling/ford-melee',
  readings: [
    book('one-in-all', { points: acrossFord, cumulates: false }, 974),
    ours('across-and-in', { points: acrossFord, cumulates: true }),
  ],
  default: 'one-in-all',
  reconstruction: false,
});

export const combatRulings = [
  stepsSummed,
  stepsDeepTarget,
  deepTargetVolley,
  shockPathCavalry,
  shockPathInfantry,
  shockPathOverBarrier,
  shockDice,
  shockReplacedFrom,
  shockReductionsStack,
  shockUphill,
  shockSoftGround,
  shockGroundWhere,
  shockBarrierNear,
  meleeRange,
  contactWith,
  meleeDieOwner,
  meleeWhoRolls,
  menAtOpenings,
  meleeRecovery,
  restAtGrips,
  meleePointZero,
  wornOutRout,
  gapFilledFromBehind,
  edgeAttacked,
  secondaryAttacks,
  fordMelee,
] as const;
