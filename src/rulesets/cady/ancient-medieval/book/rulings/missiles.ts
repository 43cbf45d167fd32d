import { cellsAt, reckoned } from '../../../../../book/index.js';
import { defineRuling } from '../../../../../rulebook/index.js';
import { book, card, ours } from '../../../common/book/rulings/readings.js';
import { handCannonOdds, handCannonTable } from '../charts/gunpowder.js';
import { missileStepModifiers } from '../charts/missiles.js';

/** Rulings about missile fire. Lengths in cm. */

const steps = cellsAt(missileStepModifiers);
const handCannon = cellsAt(handCannonOdds);

export const handCannonRange = defineRuling({
  id: 'cady/ruling/range-hand-cannon',
  subject: 'Range of the hand cannon',
  readings: [
    book('section', cellsAt(handCannonTable)['hand-cannon']['range-cm'], 1848),
    book('capability-chart', 20, 1142),
    card('card', 20, 146),
  ],
  default: 'section',
  reconstruction: false,
  why: 'The section on hand cannon and the table of gunpowder artillery agree against the capability chart.',
});

export const handCannonOddsRuling = defineRuling({
  id: 'cady/ruling/odds-hand-cannon',
  subject: 'How the odds of a hand cannon are found',
  readings: [
    book(
      'thirds',
      {
        by: 'thirds',
        far: handCannon['far-final-third'].hits,
        mid: handCannon['middle-third'].hits,
        close: handCannon['close-third-or-less'].hits,
      },
      1854,
    ),
    book('bands', { by: 'bands', near: { to: 14, hits: [2, 4, 6] }, far: { to: 20, hits: [4, 6] } }, 1142),
    book('as-the-arbalest', { by: 'armor' }, 1865),
    card('card', { by: 'bands', near: { to: 14, hits: [2, 4, 6] }, far: { to: 20, hits: [4, 6] } }, 146),
  ],
  default: 'thirds',
  reconstruction: false,
  why: 'The section on hand cannon rules on its odds and takes armor out of them; that it is fired like the arbalest can only mean the procedure. The bands belong to the shorter range of the chart.',
});

export const handCannonArmor = defineRuling({
  id: 'cady/ruling/armor-hand-cannon',
  subject: 'Armor class of the hand cannon figure',
  readings: [book('own-table', 'medium', 1848), book('gunpowder-table', 'heavy', 1859), card('card', 'medium', 146)],
  default: 'own-table',
  reconstruction: false,
  why: 'The table of the section on hand cannon itself, and the capability chart; heavy stands in the table of pieces.',
});

export const handCannonReload = defineRuling({
  id: 'cady/ruling/hand-cannon-reload',
  subject: 'Thirds of a turn that a hand cannon takes to load',
  readings: [book('two', 2, 1850), book('as-the-arbalest', 1, 1865)],
  default: 'two',
  reconstruction: false,
  why: 'Said of hand cannon by name; the procedure of the arbalest is how they fire.',
});

export const handCannonSteps = defineRuling({
  id: 'cady/ruling/hand-cannon-steps',
  subject: 'Whether other steps (fence, forest, depth) apply to hand cannon',
  readings: [ours('apply', true), ours('none', false)],
  default: 'apply',
  reconstruction: true,
  why: 'Only armor is excepted from the odds of a hand cannon.',
});

export const closeBoundary = defineRuling({
  id: 'cady/ruling/steps-close-boundary',
  subject: 'Whether exactly a third of the range counts as close',
  readings: [book('less-than-a-third', false, 1416), book('within-a-third', true, 788), card('card', true, 134)],
  default: 'less-than-a-third',
  reconstruction: false,
  why: 'The list of the period section asks for less than a third. Hand cannon, and fire at elephants, have their own wording and count it as close.',
});

export const closeSteps = defineRuling({
  id: 'cady/ruling/close-range-steps',
  subject: 'Steps up at close range in all',
  readings: [
    book('two-in-place-of-one', steps['range-less-than-one-third'].steps, 763),
    ours(
      'three-with-that-of-mid-range',
      reckoned(
        [steps['range-less-than-one-third'].steps, steps['range-less-than-two-thirds'].steps],
        (close, mid) => close + mid,
      ),
    ),
  ],
  default: 'two-in-place-of-one',
  reconstruction: false,
  why: 'The table of odds by armor and steps ends two steps above far range.',
});

export const movedTarget = defineRuling({
  id: 'cady/ruling/steps-moved-target',
  subject: 'Steps for a target that has moved this turn',
  readings: [book('one-down', steps['target-unit-moved-this-turn'].steps, 1424), book('none', 0, 791)],
  default: 'one-down',
  reconstruction: false,
  why: 'Named in the period section’s list of what takes a step away, without a number of its own; the common list leaves it out.',
});

export const stoneWallSteps = defineRuling({
  id: 'cady/ruling/medieval-steps-stone-wall',
  subject: 'Steps down for missile fire at a target behind a stone wall',
  readings: [book('one', 1, 1421), book('two', 2, 1034), card('card', 1, 139)],
  default: 'one',
  reconstruction: false,
  why: 'The period section rules on wooden and stone alike; two steps are printed in the common section on walls.',
});

export const secondRank = defineRuling({
  id: 'cady/ruling/steps-second-rank',
  subject: 'Who may fire from behind the first rank, and the steps it costs; null: may not',
  readings: [
    book('bows-and-slings', { bow: -1, sling: -1, crossbow: null }, 1458),
    book('all', { bow: -1, sling: -1, crossbow: -1 }, 482),
    card('card', { bow: -1, sling: -1, crossbow: -1 }, 141),
  ],
  default: 'bows-and-slings',
  reconstruction: false,
  why: 'The period section excepts crossbows and arbalests by name; hand cannon are fired as they are.',
});

export const phalanxCover = defineRuling({
  id: 'cady/ruling/steps-phalanx-testudo',
  subject: 'Steps for fire at a phalanx from the front, and whether a testudo can be hit by missiles at all',
  readings: [
    book('sections', { phalanx: -1, testudo: 'immune' }, 1652),
    ours('not-listed', { phalanx: 0, testudo: 'as-others' }),
  ],
  default: 'sections',
  reconstruction: false,
  why: 'Both formations have sections of their own; the lists of steps leave them out.',
});

export const twiceTarget = defineRuling({
  id: 'cady/ruling/fire-twice-target',
  subject: 'At what a unit that has not moved fires its two shots',
  readings: [book('same-unit', 'same-unit', 1452), book('same-general-area', 'same-area', 1381)],
  default: 'same-unit',
  reconstruction: false,
  why: 'The later summary of the section is the stricter and says target.',
});

export const beyondTwoThirds = defineRuling({
  id: 'cady/ruling/medieval-moved-beyond-two-thirds',
  subject: 'Fire after more than two thirds of a move but less than all of it',
  readings: [ours('none', false), book('one-shot', true, 1453)],
  default: 'none',
  reconstruction: true,
  why: 'Two thirds or less is what allows a shot; firing takes the last third, which has been walked.',
});

export const hillThirds = defineRuling({
  id: 'cady/ruling/missile-hill-thirds',
  subject: 'Whether the thirds of the range are of the range with height counted in',
  readings: [ours('of-the-range-as-it-is', 'modified'), ours('of-the-printed-range', 'printed')],
  default: 'of-the-range-as-it-is',
  reconstruction: true,
  why: 'Height changes the range; its thirds are thirds of it.',
});

export const fallsShort = defineRuling({
  id: 'cady/ruling/missile-falls-short',
  subject: 'What flights at a target out of range do',
  readings: [
    ours('hits-at-full-range', { hits: 'who-stands-at-full-range', odds: 'far' }),
    ours('nobody', { hits: 'nobody', odds: null }),
  ],
  default: 'hits-at-full-range',
  reconstruction: true,
  why: 'They fall short and must be counted against whoever they fall on; where and with what odds is not printed. They come down at the end of their range.',
});

export const crossbowLoading = defineRuling({
  id: 'cady/ruling/crossbow-loading',
  subject: 'Thirds of a turn that a crossbow or arbalest takes to load',
  readings: [book('one', 1, 1445), ours('two', 2)],
  default: 'one',
  reconstruction: false,
  why: 'The examples load it in one third, as a bow. That it is slower stands in the glossary without a number.',
});

export const lostExample = defineRuling({
  id: 'cady/ruling/loading-lost-cell',
  subject: 'The first third of the first example of unloaded artillery, lost from the table',
  readings: [ours('move', 'move'), ours('load', 'load')],
  default: 'move',
  reconstruction: true,
  why: 'The two thirds that are left are moves, and loading takes two thirds together.',
});

export const chargedFail = defineRuling({
  id: 'cady/ruling/medieval-fire-at-charger',
  subject:
    'When missile troops fire at a charger after a failed three-dice test, and with which steps on top of those of the range',
  readings: [
    book('mid-range', { at: 'mid', steps: 0 }, 1476),
    book('mid-range-and-a-step', { at: 'mid', steps: 1 }, 1476),
    book('first-moment-in-range', { at: 'first-in-range', steps: 0 }, 617),
    card('card', { at: 'first-in-range', steps: 0 }, 188),
  ],
  default: 'mid-range',
  reconstruction: false,
  why: 'The period section rules on it: mid range, whose step is the bonus it names. The common chart has them fire at first sight.',
});

export const chargedMid = defineRuling({
  id: 'cady/ruling/fire-at-charger-mid',
  subject: 'What missile troops do that passed the test and fired at mid range',
  readings: [
    book('melee-normally', { melee: true, bow: 'kept' }, 1476),
    book('throw-down-the-bow', { melee: true, bow: 'thrown-down' }, 617),
    card('card', { melee: true, bow: 'thrown-down' }, 186),
  ],
  default: 'melee-normally',
  reconstruction: false,
  why: 'The period section takes the melee only from those that chose close range. Whoever throws his bow down fires no more.',
});

export const chargedClose = defineRuling({
  id: 'cady/ruling/fire-at-charger-close',
  subject: 'Who rolls in the melee against missile troops that fired at close range',
  readings: [
    ours('missile-troops-only', { attackers: false, defenders: true }),
    ours('nobody-survives', { attackers: false, defenders: false }),
  ],
  default: 'missile-troops-only',
  reconstruction: true,
  why: 'They may not fight back: the attackers are in no danger and roll nothing; the missile troops roll for their lives.',
});

export const targetPriority = defineRuling({
  id: 'cady/ruling/missile-priority-list',
  subject: 'Order in which a missile unit without a target order chooses',
  readings: [
    book('any-in-range', 'any-in-range', 1484),
    book('as-in-the-musket-game', 'closing-then-front-then-any', 2459),
  ],
  default: 'any-in-range',
  reconstruction: false,
  why: 'A list is announced and not printed; the one sentence that follows allows any enemy in range.',
});

export const hopelessFire = defineRuling({
  id: 'cady/ruling/fire-that-cannot-hit',
  subject: 'Whether missile troops without a target order shoot at whom their odds leave no face to hit on',
  readings: [ours('not-at-them', false), ours('at-them-too', true)],
  default: 'not-at-them',
  reconstruction: true,
  why: 'They take targets of opportunity of themselves; a shot whose odds are not worth a die is no opportunity, and costs an arrow. An order that names such a target is obeyed.',
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
  hillThirds,
  fallsShort,
  crossbowLoading,
  lostExample,
  chargedFail,
  chargedMid,
  chargedClose,
  targetPriority,
  hopelessFire,
] as const;
