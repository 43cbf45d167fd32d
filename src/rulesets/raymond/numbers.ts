import type { OpenBook } from '../../book/index.js';
import { toGrid } from '../../table/index.js';
import { artilleryDice, artilleryRangeBands, fireTargetModifiers, weaponRanges } from './book/charts/fire.js';
import { movementAllowances } from './book/charts/movement.js';
import { dragoonActions } from './book/rulings/army.js';
import { bounceBand, frameGunsAtClose, rangeBandLimits } from './book/rulings/fire.js';
import { lostArtilleryDice } from './book/rulings/lost.js';
import { cavalryMove } from './book/rulings/movement.js';
import { actionListsUnder } from './movement/action-lists.js';
import type { Allowance, Gait, RaymondRules } from './rules.js';

/** The numbers of fire and movement, from their charts and rulings. Lengths in inches. */

const gridStep = 0.001;

/**
 * The numbers of fire. What the table of artillery dice has lost comes from `raymond/ruling/lost-artillery-dice`.
 *
 * Source: The Firing Phase.
 *
 * @throws RuleViolation when a choice names no reading of its ruling.
 * @clause raymond/fire/ranges
 * @clause raymond/fire/hit-number
 * @clause raymond/fire/artillery-dice
 * @clause raymond/fire/artillery-range-bands
 * @clause raymond/fire/frame-gun-zero-dice
 * @clause raymond/bounce/medium-only
 */
export function fireUnder(book: OpenBook): RaymondRules['fire'] {
  const bands = artilleryRangeBands.rows;
  const modifiers = book.of(fireTargetModifiers);
  const lost = book.reading(lostArtilleryDice);
  const printed = book.of(artilleryDice);
  // On the grid of a thousandth, the last length short of a limit leaves the limit itself to the next band.
  const short = book.reading(rangeBandLimits) === 'farther-band' ? gridStep : 0;
  return {
    ranges: {
      muskets: book.of(weaponRanges).muskets['maximum-range'],
      'frame-guns': book.of(weaponRanges)['frame-guns']['maximum-range'],
      'light-guns': book.of(weaponRanges)['light-guns']['maximum-range'],
      'heavy-guns': book.of(weaponRanges)['heavy-guns']['maximum-range'],
    },
    // Line 20 of the book.
    hitsOn: 2,
    modifiers: {
      mass: modifiers['target-in-mass-or-defensive-mass'].dice,
      mounted: modifiers['target-mounted-unit'].dice,
      singleStand: modifiers['target-single-stand-unit'].dice,
    },
    bands: bands.map((band, at) => {
      const to = book.of(artilleryRangeBands)[band].distance.to ?? Number.POSITIVE_INFINITY;
      return { band, to: at === bands.length - 1 ? to : toGrid(to - short) };
    }),
    artilleryDice: {
      'frame-guns': { ...printed['frame-guns'], close: book.reading(frameGunsAtClose) },
      'light-guns': { ...printed['light-guns'], ...lost['light-guns'] },
      'heavy-guns': { ...printed['heavy-guns'], ...lost['heavy-guns'] },
    },
    bouncesFrom: book.reading(bounceBand),
    bounces: 'medium',
  };
}

/**
 * The numbers of movement.
 *
 * Source: The Movement Phase.
 *
 * @throws RuleViolation when a choice names no reading of its ruling.
 * @clause raymond/move/allowances
 * @clause raymond/move/double-time-condition
 * @clause raymond/move/double-time-keep-away
 */
export function movementUnder(book: OpenBook): RaymondRules['movement'] {
  const { actions, changesWithin } = actionListsUnder(book);
  return {
    allowances: allowancesUnder(book),
    actions: { ...actions, dragoon: [...actions.dragoon, ...book.reading(dragoonActions)] },
    changesWithin,
    // Lines 32 and 34 of the book.
    doubleTimeClearance: 18,
  };
}

function allowancesUnder(book: OpenBook): RaymondRules['movement']['allowances'] {
  const cavalry = book.reading(cavalryMove);
  const inches = (gait: Gait, printed: { readonly move?: number; readonly 'double-time'?: number } = {}): Allowance => {
    const row = { ...movementAllowances.cells[gait], ...printed };
    return { move: row.move, doubleTime: row['double-time'], charge: row.charge };
  };
  return {
    'pike-and-musket': inches('pike-and-musket'),
    foot: inches('foot'),
    'defensive-mass': inches('defensive-mass'),
    'foot-stepping-back': inches('foot-stepping-back'),
    'foot-side-stepping': inches('foot-side-stepping'),
    'mounted-dragoons': inches('mounted-dragoons'),
    cavalry: inches('cavalry', cavalry),
    'heavy-cavalry': inches('heavy-cavalry'),
    commanders: inches('commanders'),
    'prolong-frame-guns': inches('prolong-frame-guns'),
    'prolong-light-guns': inches('prolong-light-guns'),
    'prolong-heavy-guns': inches('prolong-heavy-guns'),
    'limbered-artillery': inches('limbered-artillery'),
  };
}
