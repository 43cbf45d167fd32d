import { defineChart } from '../../../../../chart/index.js';
import { cadyCard } from './source.js';

/**
 * Real distances in yards and what stands for them on the table, in cm.
 *
 * Source: the card, War Game Charts.
 */
export const cardScale = defineChart({
  id: 'cady/card/scale',
  title: 'Scale',
  source: cadyCard('War Game Charts', 5),
  rows: ['10-yards', '50-yards', '100-yards', '200-yards', '300-yards', '400-yards'],
  columns: ['game-cm'],
  cells: {
    '10-yards': { 'game-cm': 3 },
    '50-yards': { 'game-cm': 15 },
    '100-yards': { 'game-cm': 30 },
    '200-yards': { 'game-cm': 60 },
    '300-yards': { 'game-cm': 90 },
    '400-yards': { 'game-cm': 120 },
  },
  reading: { monotony: [{ along: 'rows', direction: 'rising' }] },
});

/**
 * What costs or gives a share of a move, on the card.
 *
 * Source: the card, Ancient and Medieval Artillery > Effects on Movement.
 */
export const cardEffectsOnMovement = defineChart({
  id: 'cady/card/effects-on-movement',
  title: 'Effects on movement',
  source: cadyCard('Ancient and Medieval Artillery > Effects on Movement', 74),
  rows: [
    'formation-change',
    'creek',
    'hill-level',
    'turn-over-45-degrees',
    'infantry-over-fence-or-wall',
    'artillery-over-fence-or-wall',
    'river-at-ford',
    'forest',
    'rough-terrain',
    'pass-through-friends',
    'charge',
    'road',
    'infantry-column-straight',
    'charge-down-road',
  ],
  columns: ['effect', 'fraction'],
  cells: {
    'formation-change': { effect: 'reduced', fraction: { value: 1, unit: 'third' } },
    creek: { effect: 'reduced', fraction: { value: 1, unit: 'third' } },
    'hill-level': { effect: 'reduced', fraction: { value: 1, unit: 'third' } },
    'turn-over-45-degrees': { effect: 'reduced', fraction: { value: 1, unit: 'third' } },
    'infantry-over-fence-or-wall': { effect: 'reduced', fraction: { value: 1, unit: 'third' } },
    'artillery-over-fence-or-wall': { effect: 'reduced', fraction: { value: 1, unit: 'third' } },
    'river-at-ford': { effect: 'reduced', fraction: { value: 1, unit: 'third' } },
    forest: { effect: 'reduced', fraction: { value: 1, unit: 'third' } },
    'rough-terrain': { effect: 'reduced', fraction: { value: 1, unit: 'third' } },
    'pass-through-friends': { effect: 'reduced', fraction: { value: 1, unit: 'third' } },
    charge: { effect: 'increased', fraction: { value: 1, unit: 'third' } },
    road: { effect: 'increased', fraction: { value: 1, unit: 'third' } },
    'infantry-column-straight': { effect: 'increased', fraction: { value: 1, unit: 'third' } },
    'charge-down-road': { effect: 'increased', fraction: { value: 1, unit: 'third' } },
  },
});

/**
 * Faces of a six-sided die that remove a figure, by receiver (row) and attacker (column).
 *
 * Source: the card, Unit Attacking with Shock.
 */
export const cardShock = defineChart({
  id: 'cady/card/shock',
  title: 'Shock: one six-sided die per shock per figure, removes on',
  source: cadyCard('Unit Attacking with Shock', 82),
  rows: [
    'light-infantry',
    'medium-infantry',
    'heavy-infantry',
    'light-cavalry',
    'medium-cavalry',
    'heavy-cavalry',
    'artillery',
  ],
  columns: ['light-cavalry', 'medium-cavalry', 'heavy-cavalry', 'infantry'],
  cells: {
    'light-infantry': {
      'light-cavalry': [2, 4, 6],
      'medium-cavalry': [1, 2, 4, 6],
      'heavy-cavalry': [1, 2, 4, 5, 6],
      infantry: [2, 4, 6],
    },
    'medium-infantry': {
      'light-cavalry': [4, 6],
      'medium-cavalry': [2, 4, 6],
      'heavy-cavalry': [1, 2, 4, 6],
      infantry: [4, 6],
    },
    'heavy-infantry': { 'light-cavalry': [6], 'medium-cavalry': [4, 6], 'heavy-cavalry': [2, 4, 6], infantry: [6] },
    'light-cavalry': { 'light-cavalry': [6], 'medium-cavalry': [4, 6], 'heavy-cavalry': [2, 4, 6], infantry: [6] },
    'medium-cavalry': { 'light-cavalry': null, 'medium-cavalry': [6], 'heavy-cavalry': [4, 6], infantry: null },
    'heavy-cavalry': { 'light-cavalry': null, 'medium-cavalry': null, 'heavy-cavalry': [6], infantry: null },
    artillery: { 'light-cavalry': [6], 'medium-cavalry': [4, 6], 'heavy-cavalry': [2, 4, 6], infantry: null },
  },
  absent: 'cannot',
  reading: { die: 6 },
});

/**
 * Free straight run in cm that shock needs.
 *
 * Source: the card, Unit Attacking with Shock.
 */
export const cardShockPath = defineChart({
  id: 'cady/card/shock-path',
  title: 'Clear straight path needed for shock (cm)',
  source: cadyCard('Unit Attacking with Shock', 93),
  rows: ['cavalry', 'infantry'],
  columns: ['cm'],
  cells: {
    cavalry: { cm: 10 },
    infantry: { cm: 6 },
  },
});

/**
 * Shocks that each charging figure loses, by what it charges.
 *
 * Source: the card, Shock Reductions.
 */
export const cardShockReductions = defineChart({
  id: 'cady/card/shock-reductions',
  title: 'Shock reductions',
  source: cadyCard('Shock Reductions', 95),
  rows: [
    'wooden-fence',
    'stone-wall',
    'forest-edge',
    'swiss-pike-2-ranks',
    'swiss-pike-3-ranks',
    'infantry-square',
    'roman-testudo',
    'uphill-per-level',
  ],
  columns: ['shocks'],
  cells: {
    'wooden-fence': { shocks: 1 },
    'stone-wall': { shocks: 2 },
    'forest-edge': { shocks: 2 },
    'swiss-pike-2-ranks': { shocks: 1 },
    'swiss-pike-3-ranks': { shocks: 2 },
    'infantry-square': { shocks: 2 },
    'roman-testudo': { shocks: 2 },
    'uphill-per-level': { shocks: 1 },
  },
});

/**
 * Faces of a ten-sided die that remove a figure, by its armor and the steps taken from far range.
 *
 * Source: the card, Armor and steps.
 */
export const cardArmorSteps = defineChart({
  id: 'cady/card/armor-steps',
  title: 'Odds to remove a figure by armor and step (ten-sided die)',
  source: cadyCard('Armor and steps', 106),
  rows: ['light-armor', 'medium-armor', 'heavy-armor'],
  columns: ['minus-2', 'minus-1', 'far-range', 'plus-1', 'plus-2'],
  cells: {
    'light-armor': {
      'minus-2': [6],
      'minus-1': [4, 6],
      'far-range': [2, 4, 6],
      'plus-1': [2, 4, 6, 8],
      'plus-2': [2, 4, 6, 8, 10],
    },
    'medium-armor': {
      'minus-2': null,
      'minus-1': [6],
      'far-range': [4, 6],
      'plus-1': [2, 4, 6],
      'plus-2': [2, 4, 6, 8],
    },
    'heavy-armor': { 'minus-2': null, 'minus-1': null, 'far-range': [6], 'plus-1': [4, 6], 'plus-2': [2, 4, 6] },
  },
  absent: 'cannot',
  reading: {
    die: 10,
    monotony: [
      { along: 'columns', direction: 'rising' },
      { along: 'rows', direction: 'falling' },
    ],
  },
});

/**
 * The rungs of hit faces on the ten-sided missile die, best first, and the armor that starts on each.
 *
 * Source: the card, Kill Shots.
 */
export const cardKillShotLadder = defineChart({
  id: 'cady/card/kill-shot-ladder',
  title: 'Kill shot ladder (ten-sided die), top to bottom',
  source: cadyCard('Kill Shots', 115),
  rows: ['step-6', 'step-5', 'step-4', 'step-3', 'step-2', 'step-1'],
  columns: ['faces', 'start-for'],
  cells: {
    'step-6': { faces: [2, 4, 6, 8, 10], 'start-for': null },
    'step-5': { faces: [2, 4, 6, 8], 'start-for': null },
    'step-4': { faces: [2, 4, 6], 'start-for': 'light-armor' },
    'step-3': { faces: [4, 6], 'start-for': 'medium-armor' },
    'step-2': { faces: [6], 'start-for': 'heavy-armor' },
    'step-1': { faces: null, 'start-for': null },
  },
  absent: { 'step-6': 'nothing', 'step-5': 'nothing', 'step-1': { faces: 'cannot', 'start-for': 'nothing' } },
  reading: { die: 10, monotony: [{ along: 'rows', direction: 'falling', only: ['faces'] }] },
});

/**
 * Faces of a ten-sided die that musket-period fire starts from, by thirds of the range.
 *
 * Source: the card, Kill Shots.
 */
export const cardMusketStartOdds = defineChart({
  id: 'cady/card/musket-start-odds',
  title: 'Starting odds by third of the range, musket period',
  source: cadyCard('Kill Shots', 129),
  rows: ['far-third', 'mid-third', 'near-third'],
  columns: ['faces'],
  cells: {
    'far-third': { faces: [6] },
    'mid-third': { faces: [4, 6] },
    'near-third': { faces: [2, 4, 6] },
  },
  reading: { die: 10, monotony: [{ along: 'rows', direction: 'rising' }] },
});

/**
 * Steps that circumstances add to fire or take from it.
 *
 * Source: the card, Kill Shots > Add/Subtract a step.
 */
export const cardStepModifiers = defineChart({
  id: 'cady/card/step-modifiers',
  title: 'Step modifiers',
  source: cadyCard('Kill Shots > Add/Subtract a step', 131),
  rows: [
    'under-two-thirds-range',
    'within-one-third-range',
    'target-four-or-more-stands-deep',
    'target-behind-fence-or-wall',
    'target-on-forest-edge',
    'indirect-fire',
  ],
  columns: ['steps'],
  cells: {
    'under-two-thirds-range': { steps: 1 },
    'within-one-third-range': { steps: 2 },
    'target-four-or-more-stands-deep': { steps: 1 },
    'target-behind-fence-or-wall': { steps: -1 },
    'target-on-forest-edge': { steps: -1 },
    'indirect-fire': { steps: -1 },
  },
});

/**
 * Who takes a three-dice test at a charge.
 *
 * Source: the card, 3-DT and a charge.
 */
export const cardThreeDiceCharge = defineChart({
  id: 'cady/card/three-dice-charge',
  title: '3-DT and a charge',
  source: cadyCard('3-DT and a charge', 192),
  rows: ['attacker-has-double', 'defender-has-double', 'neither'],
  columns: ['who-rolls'],
  cells: {
    'attacker-has-double': { 'who-rolls': 'defender' },
    'defender-has-double': { 'who-rolls': 'attacker' },
    neither: { 'who-rolls': null },
  },
  absent: 'cannot',
});
