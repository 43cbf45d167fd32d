import { type Chart, defineChart } from '../../../../chart/index.js';
import { bookAt } from '../source.js';

/**
 * Shots in a turn by what the shooter does, and turns that loading takes before a shot.
 *
 * Source: 4 Movement > Moving and firing.
 */
export const fireRate = defineChart({
  id: 'skirmish/fire-rate',
  title: 'Shots per turn by movement',
  source: bookAt('4 Movement > Moving and firing', 119),
  clauses: [
    'skirmish/movement/fire-horse-archer',
    'skirmish/movement/fire-archer',
    'skirmish/movement/fire-javelin',
    'skirmish/movement/fire-crossbow',
    'skirmish/movement/fire-gunpowder-engine',
  ],
  rows: ['horse-archer', 'archer', 'javelin', 'crossbow', 'handgun', 'engine', 'bombard'],
  columns: ['standing', 'walking-or-trotting', 'running', 'galloping', 'load-turns'],
  cells: {
    'horse-archer': { standing: 2, 'walking-or-trotting': 1, running: null, galloping: 1, 'load-turns': null },
    archer: { standing: 2, 'walking-or-trotting': 1, running: null, galloping: null, 'load-turns': null },
    javelin: { standing: 2, 'walking-or-trotting': 1, running: null, galloping: null, 'load-turns': null },
    crossbow: { standing: 1, 'walking-or-trotting': null, running: null, galloping: null, 'load-turns': null },
    handgun: { standing: 1, 'walking-or-trotting': null, running: null, galloping: null, 'load-turns': 1 },
    engine: { standing: 1, 'walking-or-trotting': null, running: null, galloping: null, 'load-turns': 1 },
    bombard: { standing: 1, 'walking-or-trotting': null, running: null, galloping: null, 'load-turns': 1 },
  },
  absent: {
    'horse-archer': 'nothing',
    archer: { running: 'cannot', galloping: 'nothing', 'load-turns': 'nothing' },
    javelin: { running: 'cannot', galloping: 'cannot', 'load-turns': 'nothing' },
    crossbow: { 'walking-or-trotting': 'cannot', running: 'cannot', galloping: 'cannot', 'load-turns': 'nothing' },
    handgun: 'cannot',
    engine: 'cannot',
    bombard: 'cannot',
  },
});

/**
 * Degrees to each side of the direction faced in which a shooter shoots.
 *
 * Source: 5 Shooting > c Direction of fire.
 */
export const arcOfFire = defineChart({
  id: 'skirmish/arc-of-fire',
  title: 'Arc of fire',
  source: bookAt('5c Direction of fire', 141),
  clauses: [
    'skirmish/shooting/arc-horse-archer',
    'skirmish/shooting/arc-bombard-engine',
    'skirmish/shooting/arc-others',
  ],
  rows: ['horse-archer', 'bombard', 'engine', 'others'],
  columns: ['degrees-each-side'],
  cells: {
    'horse-archer': { 'degrees-each-side': 180 },
    bombard: { 'degrees-each-side': 22.5 },
    engine: { 'degrees-each-side': 22.5 },
    others: { 'degrees-each-side': 45 },
  },
});

/**
 * Missiles that a man carries; of slings nothing is said, and those of engines and bombards are the host's affair.
 *
 * Source: 5 Shooting > f Ammunition Rosters.
 */
export const ammunition = defineChart({
  id: 'skirmish/ammunition',
  title: 'Missiles carried',
  source: bookAt('5f Ammunition Rosters', 155),
  clauses: ['skirmish/shooting/ammo-start'],
  rows: ['javelin', 'bow', 'crossbow', 'handgun', 'sling', 'engine', 'bombard'],
  columns: ['missiles'],
  cells: {
    javelin: { missiles: 3 },
    bow: { missiles: 12 },
    crossbow: { missiles: 12 },
    handgun: { missiles: 12 },
    sling: { missiles: null },
    engine: { missiles: null },
    bombard: { missiles: null },
  },
  absent: { sling: 'nothing', engine: 'nothing', bombard: 'nothing' },
});

/**
 * What a wagon or a packhorse holds of one kind of missiles.
 *
 * Source: 5 Shooting > f Ammunition Rosters.
 */
export const ammunitionCarriers = defineChart({
  id: 'skirmish/ammunition-carriers',
  title: 'Missiles held by wagon or packhorse (one kind)',
  source: bookAt('5f Ammunition Rosters', 155),
  clauses: ['skirmish/shooting/ammo-wagon', 'skirmish/shooting/ammo-packhorse'],
  rows: ['wagon', 'packhorse'],
  columns: ['javelins', 'engine-or-bombard-rounds', 'other-missiles'],
  cells: {
    wagon: { javelins: 50, 'engine-or-bombard-rounds': 10, 'other-missiles': 100 },
    packhorse: { javelins: 20, 'engine-or-bombard-rounds': 2, 'other-missiles': 40 },
  },
});

/**
 * Inches up to which a band reaches. The names of five rows are lost in the scan: `skirmish/ruling/lost-range-rows` says whose
 * numbers they are taken for.
 *
 * Source: 5 Shooting > g Ranges.
 */
export const ranges = defineChart({
  id: 'skirmish/ranges',
  title: 'Ranges (inches)',
  source: bookAt('5g Ranges', 157),
  clauses: [
    'skirmish/shooting/ranges',
    'skirmish/shooting/engine-minimum',
    'skirmish/shooting/dropped-range',
    'skirmish/shooting/javelin-long',
  ],
  rows: ['javelin', 'shortbow-sling', 'longbow', 'crossbow', 'handgun', 'bombard', 'engine', 'dropped-load'],
  columns: ['short', 'medium', 'long'],
  cells: {
    javelin: { short: 3, medium: 6, long: null },
    'shortbow-sling': { short: 5, medium: 10, long: 20 },
    longbow: { short: 8, medium: 16, long: 40 },
    crossbow: { short: 10, medium: 20, long: 40 },
    handgun: { short: 3, medium: 6, long: 20 },
    bombard: { short: 8, medium: 20, long: 40 },
    engine: { short: null, medium: { from: 8, to: 20 }, long: 40 },
    'dropped-load': { short: 2, medium: null, long: null },
  },
  absent: { javelin: 'cannot', engine: 'cannot', 'dropped-load': 'cannot' },
});

/**
 * The dice of a shot, and the total that still hits an unprotected target in the open. Molten lead hits twice as often as rocks,
 * which is no total of two dice.
 *
 * Source: 5 Shooting > i To Hit; 9 Sieges > Cauldrons, Rocks.
 */
export const toHit = defineChart({
  id: 'skirmish/to-hit',
  title: 'To hit: two dice, total at most',
  source: bookAt('5i To Hit', 217),
  clauses: ['skirmish/shooting/to-hit', 'skirmish/shooting/to-hit-heavy', 'skirmish/siege/lead-doubles'],
  rows: ['missile-and-handgun', 'bombard', 'engine', 'dropped-rock-or-oil', 'dropped-molten-lead'],
  columns: ['dice', 'short', 'medium', 'long', 'armour-applies', 'cover-applies'],
  cells: {
    'missile-and-handgun': {
      dice: 2,
      short: 7,
      medium: 6,
      long: 5,
      'armour-applies': true,
      'cover-applies': true,
    },
    bombard: { dice: 2, short: 3, medium: 5, long: 3, 'armour-applies': false, 'cover-applies': false },
    engine: { dice: 2, short: null, medium: 5, long: 3, 'armour-applies': false, 'cover-applies': false },
    'dropped-rock-or-oil': {
      dice: 2,
      short: 5,
      medium: null,
      long: null,
      'armour-applies': false,
      'cover-applies': false,
    },
    'dropped-molten-lead': {
      dice: 2,
      short: null,
      medium: null,
      long: null,
      'armour-applies': false,
      'cover-applies': false,
    },
  },
  absent: {
    engine: 'cannot',
    'dropped-rock-or-oil': 'cannot',
    'dropped-molten-lead': { short: 'elsewhere', medium: 'cannot', long: 'cannot' },
  },
});

/**
 * What is added to the dice of a shot; the higher the total, the worse.
 *
 * Source: 5 Shooting > i To Hit.
 */
export const toHitModifiers = defineChart({
  id: 'skirmish/to-hit-modifiers',
  title: 'To-hit modifiers (added to the throw; lower is better)',
  source: bookAt('5i To Hit', 220),
  clauses: [
    'skirmish/shooting/mod-range',
    'skirmish/shooting/mod-armour',
    'skirmish/shooting/mod-light-cover',
    'skirmish/shooting/mod-heavy-cover',
    'skirmish/shooting/mod-handgun',
    'skirmish/shooting/to-hit-heavy',
  ],
  rows: [
    'short-range',
    'medium-range',
    'long-range',
    'target-protection-4',
    'target-protection-3',
    'target-protection-2',
    'target-protection-1',
    'light-cover',
    'heavy-cover',
    'handgun-protection-levels-lost',
    'heavy-weapon-long-range',
    'heavy-weapon-short-range',
  ],
  columns: ['modifier'],
  cells: {
    'short-range': { modifier: 0 },
    'medium-range': { modifier: 1 },
    'long-range': { modifier: 2 },
    'target-protection-4': { modifier: 0 },
    'target-protection-3': { modifier: 1 },
    'target-protection-2': { modifier: 2 },
    'target-protection-1': { modifier: 3 },
    'light-cover': { modifier: 1 },
    'heavy-cover': { modifier: 2 },
    'handgun-protection-levels-lost': { modifier: 1 },
    'heavy-weapon-long-range': { modifier: 2 },
    'heavy-weapon-short-range': { modifier: 2 },
  },
});

/**
 * Hits of engines and bombards that breach a wall or wreck a thing.
 *
 * Source: 5 Shooting > Effects on walls.
 */
export const breachHits = defineChart({
  id: 'skirmish/breach-hits',
  title: 'Hits to breach or destroy',
  source: bookAt('5 Effects on walls', 229),
  clauses: ['skirmish/shooting/breach', 'skirmish/shooting/inanimate-hit'],
  rows: ['timber-wall', 'wagon', 'engine', 'pavise', 'light-stone-wall', 'house', 'castle-wall'],
  columns: ['hits'],
  cells: {
    'timber-wall': { hits: 3 },
    wagon: { hits: 3 },
    engine: { hits: 3 },
    pavise: { hits: 3 },
    'light-stone-wall': { hits: 5 },
    house: { hits: 5 },
    'castle-wall': { hits: 10 },
  },
});

/**
 * Faces that set a thing on fire, and turns that it then burns.
 *
 * Source: 5 Shooting > Fire Missiles.
 */
export const fireIgnition = defineChart({
  id: 'skirmish/fire-ignition',
  title: 'Fire',
  source: bookAt('5 Fire Missiles', 237),
  clauses: ['skirmish/fire/timber', 'skirmish/fire/straw', 'skirmish/fire/duration'],
  rows: ['timber', 'straw-thatch'],
  columns: ['ignites-on', 'burns-turns'],
  cells: {
    timber: { 'ignites-on': [1], 'burns-turns': 9 },
    'straw-thatch': { 'ignites-on': [1, 2, 3, 4], 'burns-turns': 3 },
  },
  reading: { die: 6 },
});

/** The charts about shooting and fire. */
export const shootingCharts: readonly Chart[] = [
  fireRate,
  arcOfFire,
  ammunition,
  ammunitionCarriers,
  ranges,
  toHit,
  toHitModifiers,
  breachHits,
  fireIgnition,
];
