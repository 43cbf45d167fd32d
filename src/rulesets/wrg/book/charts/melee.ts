import { defineChart } from '../../../../chart/index.js';
import { wrgBook } from '../source.js';
import { targetColumns } from './shooting.js';

/** What hand-to-hand weapons are told apart by: the rows of their factors. */
export const meleeRows = [
  'cavalry-lance-or-kontos',
  'cavalry-short-spear-or-javelins',
  'cavalry-bow-and-sword',
  'infantry-pike',
  'infantry-thrusting-spear',
  'infantry-pilum-heavy-throwing-spear-francisca',
  'infantry-darts-or-light-javelins',
  'infantry-two-handed-axe-sword-rhomphaia',
  'slinger-archer-crossbowman-artilleryman',
  'elephant-and-driver',
  'chariot-and-driver',
] as const;

/**
 * What a weapon counts hand to hand against each kind of target.
 *
 * Source: Hand-to-hand Combat > Weapon Factors.
 */
export const meleeWeaponFactors = defineChart({
  id: 'wrg/melee-weapon-factors',
  title: 'Weapon factors for hand-to-hand combat',
  source: wrgBook('Hand-to-hand Combat > Weapon Factors', 981),
  clauses: ['wrg/melee/factors/table'],
  rows: meleeRows,
  columns: targetColumns,
  cells: {
    'cavalry-lance-or-kontos': { shc: 2, hc: 3, mc: 4, lc: 3, hi: 4, mi: 5, li: 3, el: 0, ch: 1 },
    'cavalry-short-spear-or-javelins': { shc: 0, hc: 2, mc: 5, lc: 4, hi: 3, mi: 4, li: 5, el: 1, ch: 2 },
    'cavalry-bow-and-sword': { shc: 0, hc: 1, mc: 2, lc: 3, hi: 1, mi: 2, li: 4, el: 1, ch: 1 },
    'infantry-pike': { shc: 1, hc: 2, mc: 3, lc: 0, hi: 2, mi: 3, li: 1, el: 1, ch: 2 },
    'infantry-thrusting-spear': { shc: 0, hc: 3, mc: 4, lc: 1, hi: 3, mi: 4, li: 2, el: 0, ch: 1 },
    'infantry-pilum-heavy-throwing-spear-francisca': { shc: 1, hc: 2, mc: 2, lc: 2, hi: 4, mi: 5, li: 4, el: 1, ch: 2 },
    'infantry-darts-or-light-javelins': { shc: 0, hc: 1, mc: 1, lc: 3, hi: 3, mi: 4, li: 5, el: 1, ch: 2 },
    'infantry-two-handed-axe-sword-rhomphaia': { shc: 4, hc: 5, mc: 5, lc: 1, hi: 5, mi: 5, li: 2, el: 1, ch: 1 },
    'slinger-archer-crossbowman-artilleryman': { shc: 0, hc: 1, mc: 1, lc: 1, hi: 1, mi: 2, li: 3, el: 1, ch: 2 },
    'elephant-and-driver': { shc: 2, hc: 2, mc: 3, lc: 1, hi: 3, mi: 4, li: 2, el: 1, ch: 3 },
    'chariot-and-driver': { shc: 3, hc: 4, mc: 5, lc: 3, hi: 4, mi: 5, li: 2, el: 0, ch: 4 },
  },
});

/**
 * How many ranks of regular foot may fight with a weapon, and how many of barbarians.
 *
 * Source: Hand-to-hand Combat > Weapon Factors.
 */
export const meleeRanks = defineChart({
  id: 'wrg/melee-ranks',
  title: 'Regular ranks permitted to fight',
  source: wrgBook('Hand-to-hand Combat > Weapon Factors', 981),
  clauses: ['wrg/melee/ranks-by-weapon'],
  rows: meleeRows,
  columns: ['ranks-regular', 'ranks-barbarian'],
  cells: {
    'cavalry-lance-or-kontos': { 'ranks-regular': 1, 'ranks-barbarian': 1 },
    'cavalry-short-spear-or-javelins': { 'ranks-regular': 1, 'ranks-barbarian': 1 },
    'cavalry-bow-and-sword': { 'ranks-regular': 1, 'ranks-barbarian': 1 },
    'infantry-pike': { 'ranks-regular': 4, 'ranks-barbarian': 1 },
    'infantry-thrusting-spear': { 'ranks-regular': 1.5, 'ranks-barbarian': 1 },
    'infantry-pilum-heavy-throwing-spear-francisca': { 'ranks-regular': 1.5, 'ranks-barbarian': 1 },
    'infantry-darts-or-light-javelins': { 'ranks-regular': 1.5, 'ranks-barbarian': 1 },
    'infantry-two-handed-axe-sword-rhomphaia': { 'ranks-regular': 1, 'ranks-barbarian': 1 },
    'slinger-archer-crossbowman-artilleryman': { 'ranks-regular': 1, 'ranks-barbarian': 1 },
    'elephant-and-driver': { 'ranks-regular': 1, 'ranks-barbarian': 1 },
    'chariot-and-driver': { 'ranks-regular': 1, 'ranks-barbarian': 1 },
  },
});

/**
 * What each fighting man on an elephant or in a chariot adds to its factor.
 *
 * Source: Hand-to-hand Combat > Weapon Factors.
 */
export const meleeCrewAdditions = defineChart({
  id: 'wrg/melee-crew-additions',
  title: 'Addition to elephant or chariot factor per crew member',
  source: wrgBook('Hand-to-hand Combat > Weapon Factors', 993),
  clauses: ['wrg/melee/factors/crew-additions'],
  rows: ['long-spear-or-pike', 'javelinman', 'archer', 'armed-driver'],
  columns: ['addition'],
  cells: {
    'long-spear-or-pike': { addition: 4 },
    javelinman: { addition: 2 },
    archer: { addition: 1 },
    'armed-driver': { addition: 1 },
  },
});

/**
 * What is added to or taken from the weapon factor of those who fight hand to hand.
 *
 * Source: Hand-to-hand Combat > Tactical Factors.
 */
export const meleeTacticalFactors = defineChart({
  id: 'wrg/melee-tactical-factors',
  title: 'Tactical factors for hand-to-hand combat',
  source: wrgBook('Hand-to-hand Combat > Tactical Factors', 1015),
  clauses: [
    'wrg/melee/tactical/cover',
    'wrg/melee/tactical/facing-long-weapons',
    'wrg/melee/tactical/fanatics-later',
    'wrg/melee/tactical/missile-losses',
    'wrg/melee/tactical/shieldless-1',
    'wrg/melee/tactical/charging',
    'wrg/melee/tactical/slope',
    'wrg/melee/tactical/shieldless-2',
    'wrg/melee/tactical/shc-flank',
    'wrg/melee/tactical/fanatics-first',
  ],
  rows: [
    'enemy-behind-partial-cover',
    'facing-pikes-or-long-spears',
    'fanatics-second-and-later-periods',
    'each-missile-casualty-per-figure',
    'shieldless-cavalry-li-hi',
    'charging-countercharging-following-up',
    'upslope-or-moved-down-slope',
    'shieldless-mi',
    'against-flank-or-rear-of-shc',
    'fanatics-first-period',
  ],
  columns: ['modifier'],
  cells: {
    'enemy-behind-partial-cover': { modifier: -1 },
    'facing-pikes-or-long-spears': { modifier: -1 },
    'fanatics-second-and-later-periods': { modifier: -1 },
    'each-missile-casualty-per-figure': { modifier: -1 },
    'shieldless-cavalry-li-hi': { modifier: 1 },
    'charging-countercharging-following-up': { modifier: 1 },
    'upslope-or-moved-down-slope': { modifier: 1 },
    'shieldless-mi': { modifier: 2 },
    'against-flank-or-rear-of-shc': { modifier: 2 },
    'fanatics-first-period': { modifier: 2 },
  },
});
