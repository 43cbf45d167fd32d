import { defineRuling } from '../../../../rulebook/index.js';
import { book, ours } from './readings.js';

/** Rulings about sword and sorcery. */

export const loneFigureLosses = defineRuling({
  id: 'wrg/ruling/lone-figure-losses',
  readings: [ours('as-any-figure', 'figure'), book('one-man', 'man', 1621)],
  default: 'as-any-figure',
  reconstruction: false,
});

export const loneFiguresAsUnits = defineRuling({
  id: 'wrg/ruling/lone-figures-as-units',
  readings: [ours('no-units', false), ours('units', true)],
  default: 'no-units',
  reconstruction: true,
});

export const aimedAtLoneMen = defineRuling({
  id: 'wrg/ruling/aiming-at-a-single-man',
  readings: [ours('as-at-a-general', true), ours('as-at-any-figure', false)],
  default: 'as-at-a-general',
  reconstruction: true,
});

export const creatureCommand = defineRuling({
  id: 'wrg/ruling/creatures-and-command-points',
  readings: [ours('units-alone-pay', false), ours('all-pay', true)],
  default: 'units-alone-pay',
  reconstruction: true,
});

export const creaturesOfChaos = defineRuling({
  id: 'wrg/ruling/creatures-of-chaos',
  readings: [ours('those-that-must', 'only'), ours('those-usually-with-it-too', 'usually')],
  default: 'those-that-must',
  reconstruction: true,
});

export const mythicalBeasts = defineRuling({
  id: 'wrg/ruling/mythical-beasts',
  readings: [
    ours('dragons-and-basilisks', ['dragon', 'basilisk']),
    ours('all-that-never-was', ['dragon', 'basilisk', 'troll', 'giant', 'ent', 'goblin', 'demon', 'crow']),
  ],
  default: 'dragons-and-basilisks',
  reconstruction: true,
});

export const beastsInTheZone = defineRuling({
  id: 'wrg/ruling/beasts-in-a-zone-of-sanctity',
  readings: [ours('go-out', true), book('only-do-not-enter', false, 1609)],
  default: 'go-out',
  reconstruction: true,
});

export const whomSaintsAbash = defineRuling({
  id: 'wrg/ruling/whom-saints-abash',
  readings: [
    ours('elves-and-dwarves-as-men', ['elf', 'dwarf']),
    ours('all-peoples', ['elf', 'dwarf', 'goblin', 'demon', 'troll', 'giant', 'ent']),
    ours('mankind-alone', []),
  ],
  default: 'elves-and-dwarves-as-men',
  reconstruction: true,
});

export const nearASaint = defineRuling({
  id: 'wrg/ruling/near-a-saint',
  readings: [ours('in-his-zone', 'zone'), ours('in-sight-of-him', 'sight')],
  default: 'in-his-zone',
  reconstruction: true,
});

export const whoDebates = defineRuling({
  id: 'wrg/ruling/saints-of-one-side',
  readings: [book('debate-as-any-others', true, 1627), ours('debate-with-enemies-alone', false)],
  default: 'debate-as-any-others',
  reconstruction: false,
});

export const elvenLuck = defineRuling({
  id: 'wrg/ruling/elven-luck',
  readings: [book('always-plus', 'plus', 1639), ours('never-minus', 'never-minus')],
  default: 'always-plus',
  reconstruction: false,
});

export const dragonAppetite = defineRuling({
  id: 'wrg/ruling/dragon-appetite',
  readings: [book('every-one', true, 1649), ours('one', false)],
  default: 'every-one',
  reconstruction: false,
});

export const beastsLives = defineRuling({
  id: 'wrg/ruling/what-kills-a-beast',
  readings: [book('as-many-as-it-fights-as', true, 1653), ours('as-any-figure', false)],
  default: 'as-many-as-it-fights-as',
  reconstruction: false,
});

export const creaturesOverlapped = defineRuling({
  id: 'wrg/ruling/creatures-overlapped',
  readings: [ours('as-what-they-move-as', false), ours('as-super-heavy-cavalry', true)],
  default: 'as-what-they-move-as',
  reconstruction: true,
});

export const likeSuperHeavies = defineRuling({
  id: 'wrg/ruling/hit-as-super-heavy-cavalry',
  readings: [ours('in-flank-and-rear-too', true), ours('by-its-column-alone', false)],
  default: 'in-flank-and-rear-too',
  reconstruction: true,
});

export const giantsAndShields = defineRuling({
  id: 'wrg/ruling/giants-and-shields',
  readings: [ours('need-none', false), ours('as-the-heavy-foot-that-they-are-hit-as', true)],
  default: 'need-none',
  reconstruction: true,
});

export const bouldersOfGiants = defineRuling({
  id: 'wrg/ruling/boulders-of-giants',
  readings: [book('as-stones-of-an-engine', 'engine', 1667), ours('as-bolts-of-crossbows', 'crossbow')],
  default: 'as-stones-of-an-engine',
  reconstruction: true,
});

export const heroesBetweenTwo = defineRuling({
  id: 'wrg/ruling/heroes-between-two-enemies',
  readings: [
    ours('whom-his-unit-met-first', 'met-first'),
    ours('who-is-before-the-middle', 'before-him'),
    ours('whom-he-hurts-most', 'hurts-most'),
  ],
  default: 'whom-his-unit-met-first',
  reconstruction: true,
});

export const heroesInDisorder = defineRuling({
  id: 'wrg/ruling/heroes-in-disorder',
  readings: [
    ours('counts-whole', 'whole'),
    ours('of-the-rank-that-is-halved', 'of-the-rank'),
    ours('halved-by-himself', 'by-himself'),
  ],
  default: 'counts-whole',
  reconstruction: true,
});

export const creaturesAsCavalry = defineRuling({
  id: 'wrg/ruling/creatures-as-cavalry',
  readings: [ours('as-what-they-move-as', true), ours('who-has-a-horse', false)],
  default: 'as-what-they-move-as',
  reconstruction: true,
});

export const woodsmensAxes = defineRuling({
  id: 'wrg/ruling/woodsmens-axes',
  readings: [ours('as-the-list-says', false), ours('any-two-handed-axe', true)],
  default: 'as-the-list-says',
  reconstruction: true,
});

export const nearTheWood = defineRuling({
  id: 'wrg/ruling/near-the-wood-of-ents',
  readings: [ours('in-their-charge-reach', 'charge'), ours('in-it', 'wood')],
  default: 'in-their-charge-reach',
  reconstruction: true,
});

export const entsChoices = defineRuling({
  id: 'wrg/ruling/what-ents-choose',
  readings: [ours('counts-neither-way', 'none'), ours('they-hold-back', 'least'), ours('they-take-heart', 'most')],
  default: 'counts-neither-way',
  reconstruction: true,
});

export const attackOfEnts = defineRuling({
  id: 'wrg/ruling/attack-of-ents',
  readings: [
    book('because-they-want-to', 'in-hand', 1677),
    ours('as-the-test-has-it', 'as-told'),
    ours('out-of-control', 'out-of-control'),
  ],
  default: 'because-they-want-to',
  reconstruction: true,
});

export const deedsOfEnts = defineRuling({
  id: 'wrg/ruling/deeds-of-ents',
  readings: [
    ours('they-go-for-the-enemy', 'goes-on'),
    ours('they-stay-where-they-are', 'stays'),
    ours('as-the-player-beside-them-chooses', 'player'),
  ],
  default: 'they-go-for-the-enemy',
  reconstruction: true,
});

export const crowsStrike = defineRuling({
  id: 'wrg/ruling/how-far-crows-strike',
  readings: [ours('within-their-move', 'move'), ours('hand-to-hand', 'contact')],
  default: 'within-their-move',
  reconstruction: true,
});

export const mastersOfCrows = defineRuling({
  id: 'wrg/ruling/masters-of-crows',
  readings: [ours('the-general-of-their-command', false), ours('any-general-of-their-side', true)],
  default: 'the-general-of-their-command',
  reconstruction: true,
});

export const crowsFly = defineRuling({
  id: 'wrg/ruling/crows-on-the-wing',
  readings: [ours('over-friends-and-ground', true), ours('as-the-light-horse-that-they-move-as', false)],
  default: 'over-friends-and-ground',
  reconstruction: true,
});

export const crowsFlyAndStrike = defineRuling({
  id: 'wrg/ruling/crows-fly-and-strike',
  readings: [book('fly-and-then-strike', 'both', 857), ours('strike-with-what-is-left-of-their-move', 'left')],
  default: 'fly-and-then-strike',
  reconstruction: true,
});

export const basiliskGaze = defineRuling({
  id: 'wrg/ruling/basilisk-gaze',
  readings: [book('in-view', null, 1701), ours('as-far-as-a-spell', true)],
  default: 'in-view',
  reconstruction: false,
});

export const spellDice = defineRuling({
  id: 'wrg/ruling/spell-dice',
  readings: [ours('whole-difference', true), ours('by-one', false)],
  default: 'whole-difference',
  reconstruction: true,
});

export const beyondTheSpells = defineRuling({
  id: 'wrg/ruling/beyond-the-twelve-spells',
  readings: [ours('nothing-happens', false), ours('the-nearest', true)],
  default: 'nothing-happens',
  reconstruction: true,
});

export const spellsInSight = defineRuling({
  id: 'wrg/ruling/spells-and-sight',
  readings: [ours('at-whom-he-sees', true), book('at-anybody-within', false, 1711)],
  default: 'at-whom-he-sees',
  reconstruction: true,
});

export const spellsInAPeriod = defineRuling({
  id: 'wrg/ruling/spells-in-a-period',
  readings: [ours('one', true), ours('one-at-each-point', false)],
  default: 'one',
  reconstruction: true,
});

export const spellsNearSaints = defineRuling({
  id: 'wrg/ruling/spells-near-saints',
  readings: [book('cast-from-or-at', 'both', 1609), ours('cast-at', 'target')],
  default: 'cast-from-or-at',
  reconstruction: false,
});

export const spellPeriods = defineRuling({
  id: 'wrg/ruling/spell-periods',
  readings: [ours('whole-periods', true), ours('the-one-being-played-counts', false)],
  default: 'whole-periods',
  reconstruction: true,
});

export const invisibleTroops = defineRuling({
  id: 'wrg/ruling/invisible-troops',
  readings: [book('to-who-shoots-and-strikes', false, 1722), ours('to-everybody', true)],
  default: 'to-who-shoots-and-strikes',
  reconstruction: false,
});

export const spellsAtRouters = defineRuling({
  id: 'wrg/ruling/spells-at-broken-troops',
  readings: [
    ours('where-they-may-try-to-rally', 'where-they-may'),
    book('whenever-they-are-struck', 'always', 1723),
    ours('never', 'never'),
  ],
  default: 'where-they-may-try-to-rally',
  reconstruction: true,
});

export const arrowsTurned = defineRuling({
  id: 'wrg/ruling/arrows-turned',
  readings: [ours('for-a-period', 'period'), ours('until-he-casts-again', 'next-spell')],
  default: 'for-a-period',
  reconstruction: true,
});

export const whatArrowsAre = defineRuling({
  id: 'wrg/ruling/what-arrows-are',
  readings: [ours('of-bows', ['bow']), ours('of-bows-crossbows-and-bolt-throwers', ['bow', 'crossbow', 'engine'])],
  default: 'of-bows',
  reconstruction: true,
});

export const fightsAmongItself = defineRuling({
  id: 'wrg/ruling/fights-among-itself',
  readings: [ours('half-against-half', 'halves'), ours('its-front-rank', 'front-rank')],
  default: 'half-against-half',
  reconstruction: true,
});

export const frogs = defineRuling({
  id: 'wrg/ruling/what-a-frog-can-do',
  readings: [ours('sit', true), book('all-but-magic', false, 1727)],
  default: 'sit',
  reconstruction: true,
});

export const restAfter = defineRuling({
  id: 'wrg/ruling/rest-after-a-spell',
  readings: [ours('that-was-cast', 'cast'), ours('that-was-nominated', 'nominated')],
  default: 'that-was-cast',
  reconstruction: true,
});

/** Every ruling about sword and sorcery, in the order of the book. */
export const sorceryRulings = [
  loneFigureLosses,
  loneFiguresAsUnits,
  aimedAtLoneMen,
  creatureCommand,
  creaturesOfChaos,
  mythicalBeasts,
  beastsInTheZone,
  whomSaintsAbash,
  nearASaint,
  whoDebates,
  elvenLuck,
  dragonAppetite,
  beastsLives,
  likeSuperHeavies,
  creaturesOverlapped,
  giantsAndShields,
  bouldersOfGiants,
  heroesBetweenTwo,
  heroesInDisorder,
  creaturesAsCavalry,
  woodsmensAxes,
  nearTheWood,
  entsChoices,
  attackOfEnts,
  deedsOfEnts,
  crowsStrike,
  mastersOfCrows,
  crowsFly,
  crowsFlyAndStrike,
  basiliskGaze,
  spellDice,
  beyondTheSpells,
  spellsInSight,
  spellsInAPeriod,
  spellsNearSaints,
  spellPeriods,
  invisibleTroops,
  spellsAtRouters,
  arrowsTurned,
  whatArrowsAre,
  fightsAmongItself,
  frogs,
  restAfter,
] as const;
