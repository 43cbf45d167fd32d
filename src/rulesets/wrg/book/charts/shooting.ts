import { defineChart } from '../../../../chart/index.js';
import { wrgBook } from '../source.js';

/** What can be aimed at: the columns of the weapon factors. */
export const targetColumns = ['shc', 'hc', 'mc', 'lc', 'hi', 'mi', 'li', 'el', 'ch'] as const;

/**
 * How far to each side of straight ahead troops can shoot.
 *
 * Source: Shooting > Shooting Arcs.
 */
export const shootingArcs = defineChart({
  id: 'wrg/shooting-arcs',
  title: 'Shooting arcs (degrees either side of straight ahead)',
  source: wrgBook('Shooting > Shooting Arcs', 822),
  clauses: ['wrg/shooting/arc-all-round', 'wrg/shooting/arc-45', 'wrg/shooting/arc-22-5'],
  rows: [
    'light-cavalry',
    'light-camelry',
    'elephant-riders',
    'chariot-crews',
    'other-light-troops',
    'light-dart-throwing-engines',
    'all-other-troops',
    'all-other-engines',
  ],
  columns: ['half-arc-degrees'],
  cells: {
    'light-cavalry': { 'half-arc-degrees': 180 },
    'light-camelry': { 'half-arc-degrees': 180 },
    'elephant-riders': { 'half-arc-degrees': 180 },
    'chariot-crews': { 'half-arc-degrees': 180 },
    'other-light-troops': { 'half-arc-degrees': 45 },
    'light-dart-throwing-engines': { 'half-arc-degrees': 45 },
    'all-other-troops': { 'half-arc-degrees': 22.5 },
    'all-other-engines': { 'half-arc-degrees': 22.5 },
  },
});

/**
 * How far weapons reach, in paces: as amended, and as it was printed.
 *
 * Source: Shooting > Ranges.
 */
export const missileRanges = defineChart({
  id: 'wrg/missile-ranges',
  title: 'Maximum ranges in paces',
  source: wrgBook('Shooting > Ranges', 841),
  clauses: ['wrg/shooting/range/base'],
  rows: [
    'hand-hurled',
    'archers-mounted-on-horse-camel-elephant-or-in-chariot',
    'foot-archers',
    'slings',
    'staff-slings',
    'crossbows',
    'projectile-throwing-engines',
  ],
  columns: ['maximum', 'printed-original'],
  cells: {
    'hand-hurled': { maximum: 40, 'printed-original': 40 },
    'archers-mounted-on-horse-camel-elephant-or-in-chariot': { maximum: 180, 'printed-original': 120 },
    'foot-archers': { maximum: 240, 'printed-original': 240 },
    slings: { maximum: 120, 'printed-original': 120 },
    'staff-slings': { maximum: 240, 'printed-original': 240 },
    crossbows: { maximum: 300, 'printed-original': 300 },
    'projectile-throwing-engines': { maximum: 480, 'printed-original': 480 },
  },
});

/**
 * What a missile weapon counts against each kind of target. Staff-slings are as the ink has them (`wrg/ruling/staff-sling-row`).
 *
 * Source: Shooting > Weapon Factors.
 */
export const shootingWeaponFactors = defineChart({
  id: 'wrg/shooting-weapon-factors',
  title: 'Weapon factors for shooting',
  source: wrgBook('Shooting > Weapon Factors', 909),
  clauses: ['wrg/shooting/factors/table'],
  rows: ['crossbowmen-and-engine-crews', 'darts-javelins-slings-and-bows', 'staff-slings'],
  columns: targetColumns,
  cells: {
    'crossbowmen-and-engine-crews': { shc: 1, hc: 1, mc: 1, lc: 0, hi: 1, mi: 1, li: 0, el: 1, ch: 0 },
    'darts-javelins-slings-and-bows': { shc: 0, hc: 3, mc: 4, lc: 2, hi: 2, mi: 3, li: 2, el: 1, ch: 1 },
    'staff-slings': { shc: 0, hc: 3, mc: 4, lc: 2, hi: 2, mi: 3, li: 2, el: 1, ch: 1 },
  },
});

/**
 * What is added to or taken from the weapon factor of a shot.
 *
 * Source: Shooting > Tactical Factors.
 */
export const shootingTacticalFactors = defineChart({
  id: 'wrg/shooting-tactical-factors',
  title: 'Tactical factors for shooting',
  source: wrgBook('Shooting > Tactical Factors', 942),
  clauses: [
    'wrg/shooting/tactical/cover',
    'wrg/shooting/tactical/moving-target',
    'wrg/shooting/tactical/long-range',
    'wrg/shooting/tactical/shieldless-1',
    'wrg/shooting/tactical/shieldless-2',
  ],
  rows: [
    'overhead',
    'partial-cover',
    'target-moved-60',
    'over-half-range',
    'shieldless-cavalry-li-hi',
    'shieldless-mi',
  ],
  columns: ['modifier'],
  cells: {
    overhead: { modifier: -1 },
    'partial-cover': { modifier: -1 },
    'target-moved-60': { modifier: -1 },
    'over-half-range': { modifier: -1 },
    'shieldless-cavalry-li-hi': { modifier: 1 },
    'shieldless-mi': { modifier: 2 },
  },
});
