import type { OpenBook } from '../../../../book/index.js';
import { sorceryCreatures, sorcerySpells } from '../../book/charts/sorcery.js';
import { creatureNumbers, heroNumbers, saintNumbers, spellNumbers } from '../../book/numbers/sorcery.js';
import {
  aimedAtLoneMen,
  arrowsTurned,
  attackOfEnts,
  basiliskGaze,
  beastsInTheZone,
  beastsLives,
  beyondTheSpells,
  bouldersOfGiants,
  creatureCommand,
  creaturesAsCavalry,
  creaturesOfChaos,
  crowsFly,
  crowsFlyAndStrike,
  crowsStrike,
  deedsOfEnts,
  dragonAppetite,
  elvenLuck,
  entsChoices,
  fightsAmongItself,
  frogs,
  heroesBetweenTwo,
  heroesInDisorder,
  invisibleTroops,
  loneFigureLosses,
  loneFiguresAsUnits,
  mastersOfCrows,
  mythicalBeasts,
  nearASaint,
  nearTheWood,
  restAfter,
  spellDice,
  spellPeriods,
  spellsAtRouters,
  spellsInAPeriod,
  spellsInSight,
  spellsNearSaints,
  whatArrowsAre,
  whoDebates,
  whomSaintsAbash,
  woodsmensAxes,
} from '../../book/rulings/sorcery.js';

/** A row of the chart of creatures. */
export type CreatureRow = (typeof sorceryCreatures)['rows'][number];

/** What a creature costs, and as which type it moves; `null`: as the type that it is of. */
export interface CreaturePrice {
  readonly points: number;
  readonly movement: string | null;
}

/** What the game knows about saints, heroes, creatures and magicians. Lengths in paces, durations in periods. */
export interface SorceryRules {
  readonly prices: { readonly [R in CreatureRow]: CreaturePrice };
  /** Whether creatures that act alone pay command points. */
  readonly allPayCommand: boolean;
  /** Whether missiles are aimed at single men as at generals: only where they are far from their own. */
  readonly loneCovered: boolean;
  /** Whether single men count as units. */
  readonly loneUnits: boolean;
  /** Whether a figure that fights as several suffers as several. */
  readonly manyLives: boolean;
  /** Whether a figure that is one man falls by its first casualty. */
  readonly mortal: boolean;
  /** Creatures that keep a saint away: those who fight for chaos alone, or those who usually do as well. */
  readonly chaos: 'only' | 'usually';
  /** Unnatural and mythical beasts. */
  readonly mythical: readonly string[];
  readonly saints: {
    readonly zone: number;
    readonly opposing: { readonly points: number; readonly within: number };
    /** Creatures who are abashed as men are. */
    readonly peoplesAbashed: readonly string[];
    readonly martyr: { readonly unarmed: number; readonly warrior: number };
    readonly moslem: { readonly points: number; readonly within: number };
    readonly debateWithin: number;
    /** Saints of two faiths debate though they are of one side. */
    readonly friendsDebate: boolean;
    readonly beastsGoOut: boolean;
    readonly nearSword: 'zone' | 'sight';
  };
  readonly heroes: {
    readonly rivalWithin: number;
    readonly alone: number;
    /** Of several enemies before a unit the one whom a hero in its ranks strikes. */
    readonly strikes: 'met-first' | 'before-him' | 'hurts-most';
    /** What a hero counts for in the ranks of a unit out of order: himself, one of the rank that is halved, or half of himself. */
    readonly inDisorder: 'whole' | 'of-the-rank' | 'by-himself';
  };
  readonly elves: { readonly will: number; readonly fromSaint: number; readonly luck: 'plus' | 'never-minus' };
  readonly dragons: {
    readonly elephantsWithin: number;
    readonly eatsAll: boolean;
    readonly eats: number;
    readonly snoozes: number;
    readonly flies: number;
    readonly flames: { readonly range: number; readonly figures: number };
    readonly fightsAs: number;
  };
  /** Periods of a halt that turn trolls to stone. */
  readonly trollHalt: number;
  readonly giants: {
    readonly fightsAs: number;
    readonly tosses: { readonly range: number; readonly figures: number; readonly as: 'engine' | 'crossbow' };
  };
  readonly ents: {
    readonly chaos: number;
    readonly axes: number;
    readonly anyAxe: boolean;
    readonly near: 'charge' | 'wood';
    /** How what players choose to add or to take away counts for those who have none. */
    readonly choices: 'none' | 'least' | 'most';
    /** Whether their attack is an advance out of control: never, where their test says so, or always. */
    readonly attack: 'in-hand' | 'as-told' | 'out-of-control';
    /** Whether they go after enemies where others may, or stay where they are, or the player beside whom they fight is asked. */
    readonly deeds: 'goes-on' | 'stays' | 'player';
  };
  /** Dragons and crows are cavalry to enemies who test their reaction. */
  readonly asCavalry: boolean;
  readonly demonsWithin: number;
  readonly crowsStrike: 'move' | 'contact';
  /** Crows carry the messages of any general of their side, or those of their own alone; `fly`: over friends and the ground; `flown`: how far those strike that have flown. */
  readonly crows: { readonly anyGeneral: boolean; readonly fly: boolean; readonly flown: 'both' | 'left' };
  readonly basilisks: { readonly holds: number; readonly reach: number | null };
  readonly spells: {
    readonly reach: number;
    readonly flight: number;
    readonly inSight: boolean;
    /** The whole difference of the dice counts, not one. */
    readonly wholeDifference: boolean;
    /** What lies beyond the list is its nearest spell, and not nothing. */
    readonly nearest: boolean;
    readonly onePerPeriod: boolean;
    readonly failNearSaint: 'both' | 'target';
    /** When broken troops whom a spell makes test their reaction do so, as if they tried to rally. */
    readonly atRouters: 'where-they-may' | 'always' | 'never';
    /** A spell cast after the moves lasts from the next period. */
    readonly wholePeriods: boolean;
    readonly rest: { readonly periods: number; readonly after: readonly number[]; readonly of: 'cast' | 'nominated' };
    /** How many there are. */
    readonly last: number;
    readonly stone: number;
    readonly invisible: number;
    /** Nobody at all sees who is invisible, but at close quarters; else it is shooting and fighting alone that he is hidden from. */
    readonly unseen: boolean;
    readonly heart: number;
    readonly dread: number;
    readonly arrows: { readonly lasts: 'period' | 'next-spell'; readonly weapons: readonly string[] };
    readonly quarrel: { readonly periods: number; readonly who: 'halves' | 'front-rank' };
    readonly frog: { readonly periods: number; readonly sits: boolean };
    readonly sneezing: number;
    readonly forgetful: number;
    readonly uphill: number;
  };
}

/** The rules about saints, heroes, creatures and magicians that a book comes to. */
export function sorceryUnder(book: OpenBook): SorceryRules {
  const chart = book.of(sorceryCreatures);
  const beasts = book.numbers(creatureNumbers);
  const heroes = book.numbers(heroNumbers);
  return {
    prices: byRow(row => ({ points: chart[row].points, movement: chart[row].movement })),
    allPayCommand: book.reading(creatureCommand),
    loneCovered: book.reading(aimedAtLoneMen),
    loneUnits: book.reading(loneFiguresAsUnits),
    manyLives: book.reading(beastsLives),
    mortal: book.reading(loneFigureLosses) === 'man',
    chaos: book.reading(creaturesOfChaos),
    mythical: book.reading(mythicalBeasts),
    saints: saintsUnder(book),
    heroes: {
      rivalWithin: heroes['rival-within'],
      alone: heroes.alone,
      strikes: book.reading(heroesBetweenTwo),
      inDisorder: book.reading(heroesInDisorder),
    },
    elves: { will: heroes['elven-will'], fromSaint: heroes['elves-from-saint'], luck: book.reading(elvenLuck) },
    dragons: dragonsUnder(book),
    trollHalt: beasts['troll-halt'],
    giants: {
      fightsAs: beasts['giant-fights-as'],
      tosses: {
        range: beasts['giant-tosses-to'],
        figures: beasts['giant-tosses-as'],
        as: book.reading(bouldersOfGiants),
      },
    },
    ents: {
      chaos: beasts['ent-against-chaos'],
      axes: beasts['ent-against-axes'],
      anyAxe: book.reading(woodsmensAxes),
      near: book.reading(nearTheWood),
      choices: book.reading(entsChoices),
      attack: book.reading(attackOfEnts),
      deeds: book.reading(deedsOfEnts),
    },
    asCavalry: book.reading(creaturesAsCavalry),
    demonsWithin: beasts['demon-magician-within'],
    crowsStrike: book.reading(crowsStrike),
    crows: {
      anyGeneral: book.reading(mastersOfCrows),
      fly: book.reading(crowsFly),
      flown: book.reading(crowsFlyAndStrike),
    },
    basilisks: {
      holds: beasts['basilisk-holds'],
      reach: book.reading(basiliskGaze) === true ? book.numbers(spellNumbers).reach : null,
    },
    spells: spellsUnder(book),
  };
}

function dragonsUnder(book: OpenBook): SorceryRules['dragons'] {
  const beasts = book.numbers(creatureNumbers);
  return {
    elephantsWithin: beasts['dragon-elephants-within'],
    eatsAll: book.reading(dragonAppetite),
    eats: beasts['dragon-eats'],
    snoozes: beasts['dragon-snoozes'],
    flies: beasts['dragon-flies'],
    flames: { range: beasts['dragon-flames-to'], figures: beasts['dragon-flames-as'] },
    fightsAs: beasts['dragon-fights-as'],
  };
}

function saintsUnder(book: OpenBook): SorceryRules['saints'] {
  const saints = book.numbers(saintNumbers);
  return {
    zone: saints.zone,
    opposing: { points: saints['opposing-men'], within: saints['opposing-men-within'] },
    peoplesAbashed: book.reading(whomSaintsAbash),
    martyr: { unarmed: saints.martyr, warrior: saints['warrior-martyr'] },
    moslem: { points: saints['moslem-own-troops'], within: saints['moslem-within'] },
    debateWithin: saints['debate-within'],
    friendsDebate: book.reading(whoDebates),
    beastsGoOut: book.reading(beastsInTheZone),
    nearSword: book.reading(nearASaint),
  };
}

function spellsUnder(book: OpenBook): SorceryRules['spells'] {
  const numbers = book.numbers(spellNumbers);
  const chart = book.of(sorcerySpells);
  const { reach, flight, stone, invisible, heart, dread, sneezing, forgetful, uphill } = numbers;
  return {
    reach,
    flight,
    stone,
    invisible,
    unseen: book.reading(invisibleTroops),
    atRouters: book.reading(spellsAtRouters),
    heart,
    dread,
    sneezing,
    forgetful,
    uphill,
    inSight: book.reading(spellsInSight),
    wholeDifference: book.reading(spellDice),
    nearest: book.reading(beyondTheSpells),
    onePerPeriod: book.reading(spellsInAPeriod),
    failNearSaint: book.reading(spellsNearSaints),
    wholePeriods: book.reading(spellPeriods),
    rest: {
      periods: numbers.rest,
      after: sorcerySpells.rows.filter(row => chart[row]['rest-needed']).map(Number),
      of: book.reading(restAfter),
    },
    last: sorcerySpells.rows.length,
    arrows: { lasts: book.reading(arrowsTurned), weapons: book.reading(whatArrowsAre) },
    quarrel: { periods: numbers.quarrel, who: book.reading(fightsAmongItself) },
    frog: { periods: numbers.frog, sits: book.reading(frogs) },
  };
}

function byRow(priceOf: (row: CreatureRow) => CreaturePrice): SorceryRules['prices'];
function byRow(priceOf: (row: CreatureRow) => CreaturePrice): { readonly [row: string]: CreaturePrice } {
  return Object.fromEntries(sorceryCreatures.rows.map(row => [row, priceOf(row)]));
}
