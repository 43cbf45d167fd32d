import { type CellAt, cellsAt, decided, reckoned } from '../../../../../book/index.js';
import type { Range } from '../../../../../chart/index.js';
import { defineRuling } from '../../../../../rulebook/index.js';
import { cardStepModifiers } from '../../../common/book/charts/card.js';
import { book, card, ours } from '../../../common/book/rulings/readings.js';
import { cavalryCapability, infantryCapability } from '../charts/capability.js';
import { cardSmallArms } from '../charts/card-fire.js';
import { smallArmsFire, smallArmsHillRange } from '../charts/small-arms.js';

/** Rulings about small arms. Ranges in cm. */

const cardSteps = cellsAt(cardStepModifiers);
const { near, mid, far } = cellsAt(smallArmsFire);
const hill = cellsAt(smallArmsHillRange);
const cardFar = cellsAt(cardSmallArms).far;

/** Where a printed range ends. */
function endOf(range: CellAt<Range>) {
  return reckoned([range], ({ to }) => to);
}

/** The last band ends where the reading lets it. */
function endAt(range: CellAt<Range>) {
  return decided(range, (to: number, printed: Range) => ({ ...printed, to }));
}

export const riflesRange = defineRuling({
  id: 'cady/ruling/rifles-range',
  readings: [
    book('small-arms-table', endOf(far['rifles-range-cm']), 2282),
    book('capability-chart', cellsAt(infantryCapability).rifles['range-cm'], 2029),
    card('card', endOf(cardFar.rifles), 284),
  ],
  decides: [endAt(far['rifles-range-cm']), decided(cellsAt(infantryCapability).rifles['range-cm'])],
  default: 'small-arms-table',
  reconstruction: false,
});

export const pistolRange = defineRuling({
  id: 'cady/ruling/pistol-range',
  readings: [
    book('small-arms-table', endOf(far['pistols-range-cm']), 2282),
    book('capability-chart', cellsAt(cavalryCapability)['light-hussars']['range-cm'], 2046),
    book('cavalry-remark', 15, 2439),
    card('card', endOf(cardFar.pistols), 284),
  ],
  decides: [endAt(far['pistols-range-cm']), decided(cellsAt(cavalryCapability)['light-hussars']['range-cm'])],
  default: 'small-arms-table',
  reconstruction: false,
});

export const carbineRange = defineRuling({
  id: 'cady/ruling/carbine-range',
  readings: [
    book('small-arms-table', endOf(far['fusils-carbines-range-cm']), 2282),
    book('capability-chart', cellsAt(cavalryCapability).dragoons['range-cm'], 2048),
    card('card', endOf(cardFar['fusils-carbines']), 284),
  ],
  decides: [
    endAt(far['fusils-carbines-range-cm']),
    decided(cellsAt(cavalryCapability).dragoons['range-cm']),
    decided(cellsAt(infantryCapability)['carbines-fusils']['range-cm']),
  ],
  default: 'small-arms-table',
  reconstruction: false,
});

export const fusilBand9 = defineRuling({
  id: 'cady/ruling/fusil-band-9cm',
  readings: [
    book('close', { close: near['fusils-carbines-range-cm'], middle: { from: 10, to: 18 } }, 2280),
    book('middle', { close: { from: 1, to: 8 }, middle: mid['fusils-carbines-range-cm'] }, 2281),
  ],
  default: 'close',
  reconstruction: false,
});

export const musketThirds = defineRuling({
  id: 'cady/ruling/musket-thirds',
  readings: [book('table', 'table', 2280), book('thirds', 'thirds', 783), card('card', 'table', 282)],
  default: 'table',
  reconstruction: false,
});

export const betweenBands = defineRuling({
  id: 'cady/ruling/between-bands',
  readings: [ours('up', 'up'), ours('nearest', 'nearest'), ours('down', 'down')],
  default: 'up',
  reconstruction: true,
});

export const hillRangePistols = defineRuling({
  id: 'cady/ruling/hill-range-pistols',
  readings: [
    ours('stays', [hill.pistols['one-hill-level-cm'], hill.pistols['one-hill-level-cm']]),
    book('none', [hill.pistols['two-hill-levels-cm'], hill.pistols['three-or-more-cm']], 2297),
  ],
  default: 'stays',
  reconstruction: true,
});

export const hillRangeFusils = defineRuling({
  id: 'cady/ruling/hill-range-fusils',
  readings: [ours('muskets', 'muskets'), ours('pistols', 'pistols'), ours('none', null)],
  default: 'muskets',
  reconstruction: true,
});

export const hillRangeBands = defineRuling({
  id: 'cady/ruling/hill-range-bands',
  readings: [ours('far-band', 'far-band'), ours('all-bands', 'all-bands')],
  default: 'far-band',
  reconstruction: true,
});

export const stoneWallSteps = defineRuling({
  id: 'cady/ruling/steps-stone-wall',
  readings: [
    book('musket-section', 1, 2363),
    book('common-section', 2, 1034),
    card(
      'card',
      reckoned([cardSteps['target-behind-fence-or-wall'].steps], down => -down),
      139,
    ),
  ],
  default: 'musket-section',
  reconstruction: false,
});

export const crewSteps = defineRuling({
  id: 'cady/ruling/steps-artillery-crew',
  readings: [book('protected', 1, 2419), book('open', 0, 2213)],
  default: 'protected',
  reconstruction: false,
});

export const forestSteps = defineRuling({
  id: 'cady/ruling/small-arms-forest-step',
  readings: [
    book('one', 1, 2345),
    ours('edge-and-inside', 2),
    card(
      'card',
      reckoned([cardSteps['target-on-forest-edge'].steps], down => -down),
      140,
    ),
  ],
  default: 'one',
  reconstruction: false,
});

export const forestRange = defineRuling({
  id: 'cady/ruling/forest-fire-distance',
  readings: [book('musket-section', 6, 2345), book('common-section', 3, 940)],
  default: 'musket-section',
  reconstruction: false,
});

export const forestOdds = defineRuling({
  id: 'cady/ruling/forest-odds-10cm',
  readings: [book('ten', 10, 2345), ours('real-distance', null)],
  default: 'ten',
  reconstruction: false,
});

export const movedBeyondTwoThirds = defineRuling({
  id: 'cady/ruling/moved-beyond-two-thirds',
  readings: [ours('as-the-maximum', 'maximum'), ours('as-two-thirds', 'up-to-two-thirds')],
  default: 'as-the-maximum',
  reconstruction: true,
});

export const rifleLoading = defineRuling({
  id: 'cady/ruling/rifle-loading',
  // Thirds of a turn that loading a rifle takes more.
  readings: [book('same', 0, 2286), book('slower', 1, 2894), card('card', 0, 286)],
  default: 'same',
  reconstruction: false,
});

export const smallArmsTiming = defineRuling({
  id: 'cady/ruling/small-arms-timing',
  readings: [
    book('in-the-fire-step', 'in-the-fire-step', 480),
    book('at-the-beginning', 'at-the-beginning', 2421),
    // The last third of the turn is when the step of small arms comes.
    book('in-the-final-third', 'in-the-fire-step', 356),
  ],
  default: 'in-the-fire-step',
  reconstruction: false,
});

export const fireAtCharger = defineRuling({
  id: 'cady/ruling/fire-at-charger-fail',
  readings: [
    book('first-sight-in-range', { at: 'first-in-range', steps: 0 }, 617),
    book('middle-range-one-step-better', { at: 'middle', steps: 1 }, 1476),
    card('card', { at: 'first-in-range', steps: 0 }, 188),
  ],
  default: 'first-sight-in-range',
  reconstruction: false,
});

export const closeFireAlone = defineRuling({
  id: 'cady/ruling/fire-at-charger-close-alone',
  readings: [
    book('as-who-failed', 'as-who-failed', 797),
    book('no-blows-after-passing', 'no-blows-after-passing', 617),
    book('no-blows', 'no-blows', 617),
  ],
  default: 'as-who-failed',
  reconstruction: false,
});

export const orderedTarget = defineRuling({
  id: 'cady/ruling/ordered-target-when-charged',
  readings: [book('the-one-ordered', true, 2457), book('the-charger', false, 2459)],
  default: 'the-one-ordered',
  reconstruction: false,
});

export const fireAtContact = defineRuling({
  id: 'cady/ruling/fire-at-contact',
  readings: [
    book('melees-instead', false, 2427),
    book('fires-without-melee-after-a-passed-test', 'after-a-passed-test', 617),
    card('card', 'after-a-passed-test', 186),
  ],
  default: 'fires-without-melee-after-a-passed-test',
  reconstruction: false,
});

export const passingFromWithin = defineRuling({
  id: 'cady/ruling/fire-in-passing-from-within',
  readings: [book('no-fire-in-passing', false, 360), book('fired-at', true, 2449)],
  default: 'no-fire-in-passing',
  reconstruction: false,
});

export const grenadesOfTheFallen = defineRuling({
  id: 'cady/ruling/grenades-of-the-fallen',
  readings: [ours('thrown-first', 'those-who-have-thrown'), ours('with-their-grenades', 'those-who-have-one')],
  default: 'thrown-first',
  reconstruction: true,
});

export const smokeSteps = defineRuling({
  id: 'cady/ruling/fog-of-war-steps',
  readings: [ours('each-turn', true), ours('once', false)],
  default: 'each-turn',
  reconstruction: true,
});

export const smokeOfGuns = defineRuling({
  id: 'cady/ruling/fog-of-war-guns-target',
  readings: [ours('nearest-to-the-call', 'nearest'), ours('whatever-it-fires-at', 'any')],
  default: 'nearest-to-the-call',
  reconstruction: true,
});

export const grenadeMeasured = defineRuling({
  id: 'cady/ruling/grenade-measured',
  readings: [ours('to-the-nearest-stand', 'stand'), ours('to-the-nearest-figure', 'figure')],
  default: 'to-the-nearest-stand',
  reconstruction: true,
});

export const smallArmsRulings = [
  smokeSteps,
  smokeOfGuns,
  riflesRange,
  pistolRange,
  carbineRange,
  fusilBand9,
  musketThirds,
  betweenBands,
  hillRangePistols,
  hillRangeFusils,
  hillRangeBands,
  stoneWallSteps,
  crewSteps,
  forestSteps,
  forestRange,
  forestOdds,
  movedBeyondTwoThirds,
  rifleLoading,
  smallArmsTiming,
  fireAtCharger,
  closeFireAlone,
  orderedTarget,
  fireAtContact,
  passingFromWithin,
  grenadesOfTheFallen,
  grenadeMeasured,
] as const;
