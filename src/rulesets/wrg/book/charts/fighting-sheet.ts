import { defineChart } from '../../../../chart/index.js';
import { wrgSheet } from '../source.js';

// What the quick reference sheet repeats of shooting and fighting. The text prevails; where the two differ a ruling says so.

/** A row of the sheet’s weapon factors: ranks that may fight, then against each kind of target. */
function counts(
  ranks: number | null,
  shc: number,
  hc: number,
  mc: number,
  lc: number,
  hi: number,
  mi: number,
  li: number,
  elephant: number,
  chariot: number,
) {
  return { ranks, shc, hc, mc, lc, hi, mi, li, elephant, chariot };
}

/** The same under the names that the text has for its columns. */
function comparedCounts(...row: Parameters<typeof counts>) {
  const { ranks, elephant: el, chariot: ch, ...others } = counts(...row);
  return { 'regular-ranks': ranks, ...others, el, ch };
}

/**
 * Ranges of the sheet beside those of the text.
 *
 * Source: Quick Reference Sheet.
 */
export const sheetMaxRange = defineChart({
  id: 'wrg/sheet-max-range',
  title: 'Quick reference sheet: maximum ranges (paces)',
  source: wrgSheet('Quick Reference Sheet', 1789),
  clauses: ['wrg/sheet/missile-ranges'],
  rows: [
    'hand-hurled',
    'elephant-chariot-camel-or-horse-archers',
    'foot-archers',
    'slings',
    'staff-slings',
    'crossbows',
    'engines',
  ],
  columns: ['sheet', 'text'],
  cells: {
    'hand-hurled': { sheet: 40, text: 40 },
    'elephant-chariot-camel-or-horse-archers': { sheet: 180, text: 180 },
    'foot-archers': { sheet: 240, text: 240 },
    slings: { sheet: 120, text: 120 },
    'staff-slings': { sheet: 240, text: 240 },
    crossbows: { sheet: 300, text: 300 },
    engines: { sheet: 480, text: 480 },
  },
});

/**
 * Weapon factors of the sheet, shooting and hand to hand; ranks that may fight.
 *
 * Source: Quick Reference Sheet.
 */
export const sheetWeaponFactors = defineChart({
  id: 'wrg/sheet-weapon-factors',
  title: 'Quick reference sheet: weapon factors',
  source: wrgSheet('Quick Reference Sheet', 1805),
  clauses: ['wrg/sheet/shooting-staff-slings', 'wrg/sheet/melee-factors'],
  rows: [
    'shoot:darts-javelins-slings-bows',
    'shoot:crossbow-engine-crew-or-staff-sling',
    'cavalry:kontos-or-lance-first-round',
    'cavalry:short-spear-or-javelins',
    'cavalry:bow-and-sword',
    'infantry:two-handed-pike',
    'infantry:thrusting-spear',
    'infantry:pilum-and-sword',
    'infantry:javelins-or-darts-and-sword',
    'infantry:two-handed-axe-or-rhomphaia',
    'infantry:slinger-archer-artillerist',
    'elephant-model',
    'chariot-model',
  ],
  columns: ['ranks', 'shc', 'hc', 'mc', 'lc', 'hi', 'mi', 'li', 'elephant', 'chariot'],
  cells: {
    'shoot:darts-javelins-slings-bows': counts(null, 0, 3, 4, 2, 2, 3, 2, 1, 1),
    'shoot:crossbow-engine-crew-or-staff-sling': counts(null, 1, 1, 1, 0, 1, 1, 0, 1, 0),
    'cavalry:kontos-or-lance-first-round': counts(1, 2, 3, 4, 3, 4, 5, 3, 0, 1),
    'cavalry:short-spear-or-javelins': counts(1, 0, 2, 5, 4, 3, 4, 5, 1, 2),
    'cavalry:bow-and-sword': counts(1, 0, 1, 2, 3, 1, 2, 4, 1, 1),
    'infantry:two-handed-pike': counts(4, 1, 2, 3, 0, 2, 3, 1, 1, 2),
    'infantry:thrusting-spear': counts(1.5, 0, 3, 4, 1, 3, 4, 2, 0, 1),
    'infantry:pilum-and-sword': counts(1.5, 1, 2, 2, 2, 4, 5, 4, 1, 2),
    'infantry:javelins-or-darts-and-sword': counts(1.5, 0, 1, 1, 3, 3, 4, 5, 1, 2),
    'infantry:two-handed-axe-or-rhomphaia': counts(1, 4, 5, 5, 1, 5, 5, 2, 1, 1),
    'infantry:slinger-archer-artillerist': counts(1, 0, 1, 1, 1, 1, 2, 3, 1, 2),
    'elephant-model': counts(1, 2, 2, 3, 1, 3, 4, 2, 1, 3),
    'chariot-model': counts(1, 3, 4, 5, 3, 4, 5, 2, 0, 4),
  },
  absent: 'nothing',
});

/**
 * Tactical factors of the sheet.
 *
 * Source: Quick Reference Sheet.
 */
export const sheetTacticalFactors = defineChart({
  id: 'wrg/sheet-tactical-factors',
  title: 'Quick reference sheet: tactical factors',
  source: wrgSheet('Quick Reference Sheet', 1822),
  clauses: ['wrg/sheet/tactical-factors'],
  rows: [
    'archers-or-crossbows-over-half-range',
    'archers-shooting-overhead',
    'missile-target-moved-60',
    'enemy-in-partial-cover',
    'not-pikes-facing-pike-or-long-spear',
    'fanatics-in-subsequent-melee-period',
    'charging-or-following-up',
    'uphill-of-melee-opponent',
    'shieldless-cavalry-heavy-infantry-or-li',
    'shieldless-mi-or-lmi',
    'shc-flanked-in-melee',
    'fanatics-in-first-melee-period-of-game',
  ],
  columns: ['value'],
  cells: {
    'archers-or-crossbows-over-half-range': { value: -1 },
    'archers-shooting-overhead': { value: -1 },
    'missile-target-moved-60': { value: -1 },
    'enemy-in-partial-cover': { value: -1 },
    'not-pikes-facing-pike-or-long-spear': { value: -1 },
    'fanatics-in-subsequent-melee-period': { value: -1 },
    'charging-or-following-up': { value: 1 },
    'uphill-of-melee-opponent': { value: 1 },
    'shieldless-cavalry-heavy-infantry-or-li': { value: 1 },
    'shieldless-mi-or-lmi': { value: 2 },
    'shc-flanked-in-melee': { value: 2 },
    'fanatics-in-first-melee-period-of-game': { value: 2 },
  },
});

/**
 * Ranges of the sheet by the rows of the text.
 *
 * Source: Quick Reference Sheet.
 */
export const sheetRangesCompared = defineChart({
  id: 'wrg/sheet-ranges-compared',
  title: 'Sheet: maximum ranges',
  source: wrgSheet('Quick Reference Sheet', 1790),
  clauses: [],
  rows: [
    'hand-hurled',
    'archers-mounted-on-horse-camel-elephant-or-in-chariot',
    'foot-archers',
    'slings',
    'staff-slings',
    'crossbows',
    'projectile-throwing-engines',
  ],
  columns: ['maximum'],
  cells: {
    'hand-hurled': { maximum: 40 },
    'archers-mounted-on-horse-camel-elephant-or-in-chariot': { maximum: 180 },
    'foot-archers': { maximum: 240 },
    slings: { maximum: 120 },
    'staff-slings': { maximum: 240 },
    crossbows: { maximum: 300 },
    'projectile-throwing-engines': { maximum: 480 },
  },
});

/**
 * Weapon factors of the sheet under the columns of the text.
 *
 * Source: Quick Reference Sheet.
 */
export const sheetWeaponFactorsCompared = defineChart({
  id: 'wrg/sheet-weapon-factors-compared',
  title: 'Sheet: weapon factors',
  source: wrgSheet('Quick Reference Sheet', 1803),
  clauses: [],
  rows: [
    'darts-javelins-slings-bows',
    'crossbows-or-engine-crewmen-or-staff-slings',
    'cavalry-kontos-or-knightly-lance-in-1st-round',
    'cavalry-short-spear-or-javelins',
    'cavalry-bow-and-sword-other-weapons-or-circumstances',
    'infantry-two-handed-pike',
    'infantry-long-or-short-thrusting-spear',
    'infantry-pilum-or-equivalent',
    'infantry-javelins-or-darts',
    'infantry-two-handed-axe-or-rhomphaia',
    'slinger-archer-artillerist-with-sword',
    'elephant-model',
    'chariot-model',
  ],
  columns: ['regular-ranks', 'shc', 'hc', 'mc', 'lc', 'hi', 'mi', 'li', 'el', 'ch'],
  cells: {
    'darts-javelins-slings-bows': comparedCounts(null, 0, 3, 4, 2, 2, 3, 2, 1, 1),
    'crossbows-or-engine-crewmen-or-staff-slings': comparedCounts(null, 1, 1, 1, 0, 1, 1, 0, 1, 0),
    'cavalry-kontos-or-knightly-lance-in-1st-round': comparedCounts(1, 2, 3, 4, 3, 4, 5, 3, 0, 1),
    'cavalry-short-spear-or-javelins': comparedCounts(1, 0, 2, 5, 4, 3, 4, 5, 1, 2),
    'cavalry-bow-and-sword-other-weapons-or-circumstances': comparedCounts(1, 0, 1, 2, 3, 1, 2, 4, 1, 1),
    'infantry-two-handed-pike': comparedCounts(4, 1, 2, 3, 0, 2, 3, 1, 1, 2),
    'infantry-long-or-short-thrusting-spear': comparedCounts(1.5, 0, 3, 4, 1, 3, 4, 2, 0, 1),
    'infantry-pilum-or-equivalent': comparedCounts(1.5, 1, 2, 2, 2, 4, 5, 4, 1, 2),
    'infantry-javelins-or-darts': comparedCounts(1.5, 0, 1, 1, 3, 3, 4, 5, 1, 2),
    'infantry-two-handed-axe-or-rhomphaia': comparedCounts(1, 4, 5, 5, 1, 5, 5, 2, 1, 1),
    'slinger-archer-artillerist-with-sword': comparedCounts(1, 0, 1, 1, 1, 1, 2, 3, 1, 2),
    'elephant-model': comparedCounts(1, 2, 2, 3, 1, 3, 4, 2, 1, 3),
    'chariot-model': comparedCounts(1, 3, 4, 5, 3, 4, 5, 2, 0, 4),
  },
  absent: 'nothing',
});

/**
 * Tactical factors of the sheet by the names of the text.
 *
 * Source: Quick Reference Sheet.
 */
export const sheetTacticalFactorsCompared = defineChart({
  id: 'wrg/sheet-tactical-factors-compared',
  title: 'Sheet: tactical factors',
  source: wrgSheet('Quick Reference Sheet', 1822),
  clauses: ['wrg/sheet/tactical-differences'],
  rows: [
    'archers-over-half-range',
    'archers-shooting-overhead',
    'missile-target-moved-60',
    'enemy-in-partial-cover',
    'not-pikes-facing-pike-or-long-spear',
    'fanatics-later-period',
    'charging-or-following-up',
    'uphill-of-melee-opponent',
    'shieldless-cavalry-hi-li',
    'shieldless-mi-lmi',
    'shc-flanked-in-melee',
    'fanatics-first-period',
  ],
  columns: ['modifier'],
  cells: {
    'archers-over-half-range': { modifier: -1 },
    'archers-shooting-overhead': { modifier: -1 },
    'missile-target-moved-60': { modifier: -1 },
    'enemy-in-partial-cover': { modifier: -1 },
    'not-pikes-facing-pike-or-long-spear': { modifier: -1 },
    'fanatics-later-period': { modifier: -1 },
    'charging-or-following-up': { modifier: 1 },
    'uphill-of-melee-opponent': { modifier: 1 },
    'shieldless-cavalry-hi-li': { modifier: 1 },
    'shieldless-mi-lmi': { modifier: 2 },
    'shc-flanked-in-melee': { modifier: 2 },
    'fanatics-first-period': { modifier: 2 },
  },
});
