import { type CellAt, cellsAt, decided, reckoned } from '../../../../../book/index.js';
import type { Range } from '../../../../../chart/index.js';
import { defineRuling } from '../../../../../rulebook/index.js';
import { cardStepModifiers } from '../../../common/book/charts/card.js';
import { book, card, ours } from '../../../common/book/rulings/readings.js';
import { cardMedievalGunpowder } from '../charts/card-figures.js';
import { cardHandCannonOdds } from '../charts/card-fire.js';
import { gunpowderArtillery, handCannonOdds, handCannonTable } from '../charts/gunpowder.js';
import { missileStepModifiers } from '../charts/missiles.js';

/** Rulings about missile fire. Lengths in cm. */

const cardHandCannon = cellsAt(cardMedievalGunpowder)['hand-cannon'];
const cardOdds = cellsAt(cardHandCannonOdds);
const cardSteps = cellsAt(cardStepModifiers);
const gun = cellsAt(gunpowderArtillery)['hand-cannon'];
const own = cellsAt(handCannonTable)['hand-cannon'];
const steps = cellsAt(missileStepModifiers);
const handCannon = cellsAt(handCannonOdds);

/** Where a band of the card ends. */
function cardEnd(band: CellAt<Range>) {
  return reckoned([band], ({ to }) => to ?? 0);
}

export const handCannonRange = defineRuling({
  id: 'cady/ruling/range-hand-cannon',
  readings: [
    book('section', cellsAt(handCannonTable)['hand-cannon']['range-cm'], 1848),
    book('capability-chart', 20, 1142),
    card('card', cardHandCannon.range, 146),
  ],
  decides: [decided(own['range-cm']), decided(gun['range-cm'])],
  default: 'section',
  reconstruction: false,
});

export const handCannonOddsRuling = defineRuling({
  id: 'cady/ruling/odds-hand-cannon',
  readings: [
    book(
      'thirds',
      {
        by: 'thirds',
        far: handCannon['far-final-third'].hits,
        middle: handCannon['middle-third'].hits,
        close: handCannon['close-third-or-less'].hits,
      },
      1854,
    ),
    book('bands', { by: 'bands', close: { to: 14, hits: [2, 4, 6] }, far: { to: 20, hits: [4, 6] } }, 1142),
    book('as-the-arbalest', { by: 'armor' }, 1865),
    card(
      'card',
      {
        by: 'bands',
        close: { to: cardEnd(cardOdds.near.range), hits: cardOdds.near.faces },
        far: { to: cardEnd(cardOdds.far.range), hits: cardOdds.far.faces },
      },
      146,
    ),
  ],
  default: 'thirds',
  reconstruction: false,
});

export const handCannonArmor = defineRuling({
  id: 'cady/ruling/armor-hand-cannon',
  readings: [
    book('own-table', 'medium', 1848),
    book('gunpowder-table', 'heavy', 1859),
    card('card', cardHandCannon.armor, 146),
  ],
  decides: [decided(own.armor), decided(gun.armor)],
  default: 'own-table',
  reconstruction: false,
});

export const handCannonReload = defineRuling({
  id: 'cady/ruling/hand-cannon-reload',
  readings: [book('two', 2, 1850), book('as-the-arbalest', 1, 1865)],
  default: 'two',
  reconstruction: false,
});

export const handCannonSteps = defineRuling({
  id: 'cady/ruling/hand-cannon-steps',
  readings: [ours('apply', true), ours('none', false)],
  default: 'apply',
  reconstruction: true,
});

export const closeBoundary = defineRuling({
  id: 'cady/ruling/steps-close-boundary',
  readings: [book('less-than-a-third', false, 1416), book('within-a-third', true, 788), card('card', true, 134)],
  default: 'less-than-a-third',
  reconstruction: false,
});

export const closeSteps = defineRuling({
  id: 'cady/ruling/close-range-steps',
  readings: [
    book('two-in-place-of-one', steps['range-less-than-one-third'].steps, 763),
    ours(
      'three-with-that-of-middle-range',
      reckoned(
        [steps['range-less-than-one-third'].steps, steps['range-less-than-two-thirds'].steps],
        (close, middle) => close + middle,
      ),
    ),
  ],
  decides: [decided(steps['range-less-than-one-third'].steps)],
  default: 'two-in-place-of-one',
  reconstruction: false,
});

export const movedTarget = defineRuling({
  id: 'cady/ruling/steps-moved-target',
  readings: [book('one-down', steps['target-unit-moved-this-turn'].steps, 1424), book('none', 0, 791)],
  decides: [decided(steps['target-unit-moved-this-turn'].steps)],
  default: 'one-down',
  reconstruction: false,
});

export const stoneWallSteps = defineRuling({
  id: 'cady/ruling/medieval-steps-stone-wall',
  readings: [
    book('one', 1, 1421),
    book('two', 2, 1034),
    card(
      'card',
      reckoned([cardSteps['target-behind-fence-or-wall'].steps], down => -down),
      139,
    ),
  ],
  default: 'one',
  reconstruction: false,
});

export const secondRank = defineRuling({
  id: 'cady/ruling/steps-second-rank',
  readings: [
    book('bows-and-slings', { bow: -1, sling: -1, crossbow: null }, 1458),
    book('all', { bow: -1, sling: -1, crossbow: -1 }, 482),
    card(
      'card',
      {
        bow: cardSteps['indirect-fire'].steps,
        sling: cardSteps['indirect-fire'].steps,
        crossbow: cardSteps['indirect-fire'].steps,
      },
      141,
    ),
  ],
  default: 'bows-and-slings',
  reconstruction: false,
});

export const phalanxCover = defineRuling({
  id: 'cady/ruling/steps-phalanx-testudo',
  readings: [
    book('sections', { phalanx: -1, testudo: 'immune' }, 1652),
    ours('not-listed', { phalanx: 0, testudo: 'as-others' }),
  ],
  default: 'sections',
  reconstruction: false,
});

export const twiceTarget = defineRuling({
  id: 'cady/ruling/fire-twice-target',
  readings: [book('same-unit', 'same-unit', 1452), book('same-general-area', 'same-area', 1381)],
  default: 'same-unit',
  reconstruction: false,
});

export const beyondTwoThirds = defineRuling({
  id: 'cady/ruling/medieval-moved-beyond-two-thirds',
  readings: [ours('none', false), book('one-shot', true, 1453)],
  default: 'none',
  reconstruction: true,
});

export const passingSpends = defineRuling({
  id: 'cady/ruling/fire-in-passing-spends',
  readings: [book('all-its-fire', true, 2449), book('one-of-its-shots', false, 1361)],
  default: 'all-its-fire',
  reconstruction: false,
});

export const chargerHasMoved = defineRuling({
  id: 'cady/ruling/charger-has-moved',
  readings: [book('counts', true, 1424), book('steps-of-range-alone', false, 1476)],
  default: 'counts',
  reconstruction: false,
});

export const hillThirds = defineRuling({
  id: 'cady/ruling/missile-hill-thirds',
  readings: [ours('of-the-range-as-it-is', 'modified'), ours('of-the-printed-range', 'printed')],
  default: 'of-the-range-as-it-is',
  reconstruction: true,
});

export const fallsShort = defineRuling({
  id: 'cady/ruling/missile-falls-short',
  readings: [
    ours('hits-at-full-range', { hits: 'who-stands-at-full-range', odds: 'far' }),
    ours('nobody', { hits: 'nobody', odds: null }),
  ],
  default: 'hits-at-full-range',
  reconstruction: true,
});

export const crossbowLoading = defineRuling({
  id: 'cady/ruling/crossbow-loading',
  readings: [book('one', 1, 1445), ours('two', 2)],
  default: 'one',
  reconstruction: false,
});

export const lostExample = defineRuling({
  id: 'cady/ruling/loading-lost-cell',
  readings: [ours('move', 'move'), ours('load', 'load')],
  default: 'move',
  reconstruction: true,
});

export const chargedFail = defineRuling({
  id: 'cady/ruling/medieval-fire-at-charger',
  readings: [
    book('middle-range', { at: 'middle', steps: 0 }, 1476),
    book('middle-range-and-a-step', { at: 'middle', steps: 1 }, 1476),
    book('first-moment-in-range', { at: 'first-in-range', steps: 0 }, 617),
    card('card', { at: 'first-in-range', steps: 0 }, 188),
  ],
  default: 'middle-range',
  reconstruction: false,
});

export const chargedMiddle = defineRuling({
  id: 'cady/ruling/fire-at-charger-mid',
  readings: [
    book('melee-normally', { melee: true, bow: 'kept' }, 1476),
    book('throw-down-the-bow', { melee: true, bow: 'thrown-down' }, 617),
    card('card', { melee: true, bow: 'thrown-down' }, 186),
  ],
  default: 'melee-normally',
  reconstruction: false,
});

export const chargedClosing = defineRuling({
  id: 'cady/ruling/shooters-who-close-in',
  readings: [ours('do-not-fire', false), ours('fire-at-who-closes-in', true)],
  default: 'do-not-fire',
  reconstruction: true,
});

export const chargedClose = defineRuling({
  id: 'cady/ruling/fire-at-charger-close',
  readings: [
    ours('missile-troops-only', { attackers: false, defenders: true }),
    ours('nobody-survives', { attackers: false, defenders: false }),
  ],
  default: 'missile-troops-only',
  reconstruction: true,
});

export const targetPriority = defineRuling({
  id: 'cady/ruling/missile-priority-list',
  readings: [
    book('any-in-range', 'any-in-range', 1484),
    book('as-in-the-musket-game', 'closing-then-front-then-any', 2459),
  ],
  default: 'any-in-range',
  reconstruction: false,
});

export const hopelessFire = defineRuling({
  id: 'cady/ruling/fire-that-cannot-hit',
  readings: [ours('not-at-them', false), ours('at-them-too', true)],
  default: 'not-at-them',
  reconstruction: true,
});

export const missilesRulings = [
  handCannonRange,
  handCannonOddsRuling,
  handCannonArmor,
  handCannonReload,
  handCannonSteps,
  closeBoundary,
  closeSteps,
  movedTarget,
  stoneWallSteps,
  secondRank,
  phalanxCover,
  twiceTarget,
  beyondTwoThirds,
  passingSpends,
  chargerHasMoved,
  hillThirds,
  fallsShort,
  crossbowLoading,
  lostExample,
  chargedFail,
  chargedMiddle,
  chargedClose,
  chargedClosing,
  targetPriority,
  hopelessFire,
] as const;
