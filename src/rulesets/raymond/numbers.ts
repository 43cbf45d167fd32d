import { type Choices, readingOf } from '../../rulebook/index.js';
import { toGrid } from '../../table/index.js';
import { artilleryDice, artilleryRangeBands, fireTargetModifiers, weaponRanges } from './charts/fire.js';
import { movementAllowances } from './charts/movement.js';
import { actionLists } from './movement/action-lists.js';
import type { Allowance, Gait, RaymondRules } from './rules.js';
import { dragoonActions } from './rulings/army.js';
import { bounceBand, frameGunsAtClose, rangeBandLimits } from './rulings/fire.js';
import { lostArtilleryDice } from './rulings/lost.js';
import { cavalryMove } from './rulings/movement.js';

/** The numbers of fire and movement, from their charts and rulings. Lengths in inches. */

const modifiers = fireTargetModifiers.cells;
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
export function fireUnder(choices: Choices): RaymondRules['fire'] {
  const bands = artilleryRangeBands.rows;
  const lost = readingOf(lostArtilleryDice, choices).value;
  const printed = artilleryDice.cells;
  // On the grid of a thousandth, the last length short of a limit leaves the limit itself to the next band.
  const short = readingOf(rangeBandLimits, choices).value === 'farther-band' ? gridStep : 0;
  return {
    ranges: {
      muskets: weaponRanges.cells.muskets['maximum-range'],
      'frame-guns': weaponRanges.cells['frame-guns']['maximum-range'],
      'light-guns': weaponRanges.cells['light-guns']['maximum-range'],
      'heavy-guns': weaponRanges.cells['heavy-guns']['maximum-range'],
    },
    // Line 20 of the book.
    hitsOn: 2,
    modifiers: {
      mass: modifiers['target-in-mass-or-defensive-mass'].dice,
      mounted: modifiers['target-mounted-unit'].dice,
      singleStand: modifiers['target-single-stand-unit'].dice,
    },
    bands: bands.map((band, at) => {
      const to = artilleryRangeBands.cells[band].distance.to ?? Number.POSITIVE_INFINITY;
      return { band, to: at === bands.length - 1 ? to : toGrid(to - short) };
    }),
    artilleryDice: {
      'frame-guns': { ...printed['frame-guns'], close: readingOf(frameGunsAtClose, choices).value },
      'light-guns': { ...printed['light-guns'], ...lost['light-guns'] },
      'heavy-guns': { ...printed['heavy-guns'], ...lost['heavy-guns'] },
    },
    bouncesFrom: readingOf(bounceBand, choices).value,
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
export function movementUnder(choices: Choices): RaymondRules['movement'] {
  const { actions, changesWithin } = actionLists;
  return {
    allowances: allowancesUnder(choices),
    actions: { ...actions, dragoon: [...actions.dragoon, ...readingOf(dragoonActions, choices).value] },
    changesWithin,
    // Lines 32 and 34 of the book.
    doubleTimeClearance: 18,
  };
}

function allowancesUnder(choices: Choices): RaymondRules['movement']['allowances'] {
  const cavalry = readingOf(cavalryMove, choices).value;
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
