import { cellsAt, decided, numbersAt } from '../../../../book/index.js';
import { defineRuling } from '../../../../rulebook/index.js';
import { missileRanges, shootingWeaponFactors } from '../charts/shooting.js';
import { shootingNumbers } from '../numbers/fighting.js';
import { book, ink, ours, sheet, struck } from './readings.js';

/** Rulings about shooting. */

const ranges = cellsAt(missileRanges);
const mountedArchers = 'archers-mounted-on-horse-camel-elephant-or-in-chariot';
const weaponRows = cellsAt(shootingWeaponFactors);
const numbers = numbersAt(shootingNumbers);

export const mountedArchersRange = defineRuling({
  id: 'wrg/ruling/mounted-archers-range',
  readings: [
    ink('farther', ranges[mountedArchers].maximum, 842),
    struck('nearer', ranges[mountedArchers]['printed-original'], 842),
  ],
  default: 'farther',
  reconstruction: true,
});

export const lightCamelryArc = defineRuling({
  id: 'wrg/ruling/light-camelry-arc',
  readings: [book('light-only', ['lc'], 822), book('all-camelry', ['lc', 'mc', 'hc', 'ehc', 'shc'], 822)],
  default: 'light-only',
  reconstruction: false,
});

export const looseFootArc = defineRuling({
  id: 'wrg/ruling/loose-foot-arc',
  readings: [ours('light-infantry-only', ['li']), ours('all-loose-foot', ['li', 'lmi', 'lhi'])],
  default: 'light-infantry-only',
  reconstruction: true,
});

export const handHurledHeight = defineRuling({
  id: 'wrg/ruling/hand-hurled-height',
  readings: [book('gain-too', true, 849), ours('gain-nothing', false)],
  default: 'gain-too',
  reconstruction: false,
});

export const heightInAWood = defineRuling({
  id: 'wrg/ruling/height-in-a-wood',
  readings: [ours('counts-nothing', false), ours('counts', true)],
  default: 'counts-nothing',
  reconstruction: true,
});

export const elephantsAtRamparts = defineRuling({
  id: 'wrg/ruling/elephants-at-ramparts',
  readings: [book('carried-all-the-same', 'adds', 849), book('both-count', 'both', 853)],
  default: 'carried-all-the-same',
  reconstruction: true,
});

export const edgeOfAWood = defineRuling({
  id: 'wrg/ruling/edge-of-a-wood',
  readings: [ours('a-base-from-it', 'base'), ours('wherever-one-sees-out', 'sees-out')],
  default: 'a-base-from-it',
  reconstruction: true,
});

export const sidewaysShooting = defineRuling({
  id: 'wrg/ruling/sideways-shooting',
  readings: [ours('forward-only', false), ours('any-move', true)],
  default: 'forward-only',
  reconstruction: true,
});

export const halfOfWhichMove = defineRuling({
  id: 'wrg/ruling/half-of-which-move',
  readings: [ours('charge-move', 'charge'), ours('normal-move', 'normal')],
  default: 'charge-move',
  reconstruction: true,
});

export const regularCavalryOverhead = defineRuling({
  id: 'wrg/ruling/regular-cavalry-overhead',
  readings: [book('as-cavalry', numbers['over-ranks'], 877)],
  default: 'as-cavalry',
  reconstruction: false,
});

export const overheadPenalty = defineRuling({
  id: 'wrg/ruling/overhead-penalty',
  readings: [
    book('unless-from-above', 'unless-from-above', 883),
    ink('never', 'never', 944),
    struck('foot-archers-on-the-flat', 'foot-archers-on-the-flat', 944),
  ],
  default: 'unless-from-above',
  reconstruction: false,
});

export const overheadCountsFor = defineRuling({
  id: 'wrg/ruling/overhead-counts-for',
  readings: [ours('the-whole-volley', 'volley'), book('who-shoot-over-others', 'figures', 883)],
  default: 'the-whole-volley',
  reconstruction: true,
});

export const ranksOfTheSameUnit = defineRuling({
  id: 'wrg/ruling/ranks-of-the-same-unit',
  readings: [ours('of-their-own-body', 'body'), book('of-the-bodies-close-before-it', 'unit', 881)],
  default: 'of-their-own-body',
  reconstruction: true,
});

export const turnedAndShootsOverhead = defineRuling({
  id: 'wrg/ruling/turned-and-shoots-overhead',
  readings: [book('turning-is-moving', true, 689), ours('who-covers-ground-moves', false)],
  default: 'turning-is-moving',
  reconstruction: false,
});

export const turnedAndShoots = defineRuling({
  id: 'wrg/ruling/turned-and-shoots',
  readings: [book('turning-is-moving', true, 689), ours('who-covers-ground-moves', false)],
  default: 'turning-is-moving',
  reconstruction: false,
});

export const longRange = defineRuling({
  id: 'wrg/ruling/long-range',
  readings: [
    ink('half-range-crossbows-too', { crossbows: true, beyond: null }, 949),
    struck(
      'archers-by-distance',
      { crossbows: false, beyond: { mounted: numbers['mounted-archers-long'], foot: numbers['foot-archers-long'] } },
      947,
    ),
  ],
  default: 'half-range-crossbows-too',
  reconstruction: false,
});

export const halfOfWhichRange = defineRuling({
  id: 'wrg/ruling/half-of-which-range',
  readings: [ours('of-the-table', 'table'), ours('as-the-ground-makes-it', 'ground')],
  default: 'of-the-table',
  reconstruction: true,
});

export const staffSlingRow = defineRuling({
  id: 'wrg/ruling/staff-sling-row',
  readings: [
    ink('with-slings', weaponRows['staff-slings'], 911),
    sheet('with-crossbows', weaponRows['crossbowmen-and-engine-crews'], 1806),
  ],
  default: 'with-slings',
  reconstruction: false,
});

export const shotsAtLightCavalry = defineRuling({
  id: 'wrg/ruling/shots-at-light-cavalry',
  readings: [
    ink('now-as-the-table', weaponRows['darts-javelins-slings-and-bows'].lc, 1099),
    struck('as-the-example', numbers['light-cavalry-in-the-example'], 1099),
  ],
  decides: [decided(weaponRows['darts-javelins-slings-and-bows'].lc)],
  default: 'now-as-the-table',
  reconstruction: false,
});

export const deepLightTroops = defineRuling({
  id: 'wrg/ruling/deep-light-troops',
  readings: [ink('light-however-deep', null, 924), struck('medium-when-deep', numbers['deep-ranks'], 924)],
  default: 'light-however-deep',
  reconstruction: false,
});

export const riderlessAnimals = defineRuling({
  id: 'wrg/ruling/riderless-animals',
  readings: [ink('as-heavy-cavalry', 'heavy-cavalry', 936), struck('as-if-ridden', 'as-ridden', 936)],
  default: 'as-heavy-cavalry',
  reconstruction: false,
});

export const lightInfantryShieldless = defineRuling({
  id: 'wrg/ruling/light-infantry-shieldless',
  readings: [ink('as-heavy', 'shieldless-cavalry-li-hi', 953), struck('as-medium', 'shieldless-mi', 957)],
  default: 'as-heavy',
  reconstruction: false,
});

export const dismountedExtraHeavy = defineRuling({
  id: 'wrg/ruling/dismounted-extra-heavy',
  readings: [ours('heavy-infantry', 'hi')],
  default: 'heavy-infantry',
  reconstruction: true,
});

export const mountedInfantryShotAt = defineRuling({
  id: 'wrg/ruling/mounted-infantry-shot-at',
  readings: [ours('as-the-foot-that-it-is', 'as-foot'), book('as-riders', 'as-riders', 932)],
  default: 'as-the-foot-that-it-is',
  reconstruction: true,
});

export const sheetTacticalReading = defineRuling({
  id: 'wrg/ruling/tactical-factors-of-the-sheet',
  readings: [
    book('text', { machines: true, missileLosses: true, cameDown: true, steady: 'infantry' }, 1015),
    ours('text-steady-crews-too', { machines: true, missileLosses: true, cameDown: true, steady: 'all' }),
    sheet('sheet', { machines: false, missileLosses: false, cameDown: false, steady: 'nobody' }, 1822),
  ],
  default: 'text',
  reconstruction: false,
});

export const shootingIntoAMelee = defineRuling({
  id: 'wrg/ruling/shooting-into-a-melee',
  readings: [book('who-does-not-fight', 'others', 891), ours('nobody-of-the-body', 'body')],
  default: 'who-does-not-fight',
  reconstruction: true,
});

export const overlappingFiguresShoot = defineRuling({
  id: 'wrg/ruling/overlapping-figures-shoot',
  readings: [ours('fight-only', 'fight'), ours('shoot-first', 'shoot')],
  default: 'fight-only',
  reconstruction: true,
});

export const partlyInCover = defineRuling({
  id: 'wrg/ruling/partly-in-cover',
  readings: [
    ours('as-the-middle-of-its-front', 'middle'),
    ours('as-soon-as-anybody-is', 'any'),
    ours('when-the-whole-front-is', 'all'),
  ],
  default: 'as-the-middle-of-its-front',
  reconstruction: true,
});

export const figuresThatShoot = defineRuling({
  id: 'wrg/ruling/figures-that-shoot',
  readings: [book('who-may-by-themselves', 'each', 949), ours('all-of-the-front-if-anybody-may', 'whole')],
  default: 'who-may-by-themselves',
  reconstruction: true,
});

export const twoMissileWeapons = defineRuling({
  id: 'wrg/ruling/two-missile-weapons',
  readings: [ours('one-of-them-in-a-period', 'one'), ours('each-of-them', 'all')],
  default: 'one-of-them-in-a-period',
  reconstruction: true,
});

export const whichOfTwoShoots = defineRuling({
  id: 'wrg/ruling/which-of-two-shoots',
  readings: [ours('whose-volley-costs-more', 'costs-more'), ours('who-has-passed', 'who-has-passed')],
  default: 'whose-volley-costs-more',
  reconstruction: true,
});

export const chargersShotAt = defineRuling({
  id: 'wrg/ruling/chargers-shot-at',
  readings: [
    ours('halfway', 'halfway'),
    book('where-they-begin', 'where-he-begins', 869),
    ours('as-they-come-to-contact', 'at-contact'),
  ],
  default: 'halfway',
  reconstruction: true,
});

export const advancingTowardShooters = defineRuling({
  id: 'wrg/ruling/advancing-toward-shooters',
  readings: [
    ours('no-farther-from-them-than-before', 'nearer'),
    ours('with-them-before-his-front', 'before-his-front'),
  ],
  default: 'no-farther-from-them-than-before',
  reconstruction: true,
});

export const whoShootsAtThem = defineRuling({
  id: 'wrg/ruling/who-shoots-at-them',
  readings: [book('who-has-them-for-target', 'who-does', 833), ours('who-could', 'who-could')],
  default: 'who-has-them-for-target',
  reconstruction: true,
});

export const halfTheirNumber = defineRuling({
  id: 'wrg/ruling/half-their-number',
  readings: [ours('of-one-enemy', 'one'), book('of-all-together', 'together', 833)],
  default: 'of-one-enemy',
  reconstruction: true,
});

export const coverFromWhichSide = defineRuling({
  id: 'wrg/ruling/cover-from-which-side',
  readings: [ours('where-it-lies-between', 'between'), ours('from-every-side', 'every-side')],
  default: 'where-it-lies-between',
  reconstruction: true,
});

export const figuresWithoutTheTarget = defineRuling({
  id: 'wrg/ruling/figures-without-the-target',
  readings: [ours('shoot-at-nobody', 'one'), ours('shoot-at-another', 'several')],
  default: 'shoot-at-nobody',
  reconstruction: true,
});

export const shootingRulings = [
  figuresThatShoot,
  shootingIntoAMelee,
  overlappingFiguresShoot,
  partlyInCover,
  twoMissileWeapons,
  whichOfTwoShoots,
  advancingTowardShooters,
  whoShootsAtThem,
  halfTheirNumber,
  chargersShotAt,
  figuresWithoutTheTarget,
  coverFromWhichSide,
  lightCamelryArc,
  looseFootArc,
  mountedArchersRange,
  handHurledHeight,
  heightInAWood,
  elephantsAtRamparts,
  edgeOfAWood,
  sidewaysShooting,
  halfOfWhichMove,
  regularCavalryOverhead,
  overheadPenalty,
  overheadCountsFor,
  ranksOfTheSameUnit,
  turnedAndShootsOverhead,
  turnedAndShoots,
  staffSlingRow,
  shotsAtLightCavalry,
  deepLightTroops,
  riderlessAnimals,
  dismountedExtraHeavy,
  mountedInfantryShotAt,
  longRange,
  halfOfWhichRange,
  lightInfantryShieldless,
  sheetTacticalReading,
] as const;
