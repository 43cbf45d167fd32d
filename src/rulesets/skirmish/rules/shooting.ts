import type { OpenBook } from '../../../book/index.js';
import { actionTime } from '../book/charts/moving.js';
import {
  ammunition,
  ammunitionCarriers,
  arcOfFire,
  breachHits,
  fireIgnition,
  fireRate,
  ranges,
  toHit,
  toHitModifiers,
} from '../book/charts/shooting.js';
import { diceNumbers } from '../book/numbers/field.js';
import { fireNumbers, shootingNumbers } from '../book/numbers/fighting.js';
import {
  chanceOfMoltenLead,
  fireMissilesAllowed,
  gunsOverFriends,
  killedByFire,
  lightAndHeavyCover,
  lostRangeRows,
  puttingFireOut,
  rangeOfDroppedLoads,
  resupply,
  roundsOfEngines,
  slings,
  spreadingFire,
  torches,
} from '../book/rulings/shooting.js';
import { type Protection, protections, type Shooter, shooters } from '../troops.js';
import { byName } from './men.js';

/** Shots of a turn by what the shooter does; 0: none. Loading takes so many turns before each shot. */
export interface FireRate {
  readonly standing: number;
  readonly walking: number;
  readonly running: number;
  readonly galloping: number;
  readonly loading: number;
}

/** How far a band reaches, in inches; `null`: the weapon has no such band. */
export interface RangeBands {
  /** Nearer than this it does not shoot. */
  readonly from: number;
  readonly short: number | null;
  readonly medium: number | null;
  readonly long: number | null;
}

/** What shots are thrown with. */
export interface ToHit {
  readonly dice: number;
  /** The total that still hits without any modifier. */
  readonly hitsOn: number;
  readonly armour: boolean;
  readonly cover: boolean;
}

/** What engines break down. */
export const breakables = breachHits.rows;
export type Breakable = (typeof breakables)[number];

/** What burns, and how well. */
export const burnables = fireIgnition.rows;
export type Burnable = (typeof burnables)[number];

/** How the chart of rates calls shooters. */
export const shooterKinds = fireRate.rows;
export type ShooterKind = (typeof shooterKinds)[number];

/** What the game knows about shooting. Lengths in inches, shares of a move. */
export interface ShootingRules {
  readonly rate: { readonly [K in ShooterKind]: FireRate };
  /** Degrees to each side of the direction faced. */
  readonly arc: {
    readonly horseArcher: number;
    readonly bombard: number;
    readonly engine: number;
    readonly others: number;
  };
  /** Missiles that a man has with him; for engines and bombards rounds without a wagon or store. */
  readonly carried: { readonly [S in Shooter]: number };
  readonly carriers: {
    readonly [C in (typeof ammunitionCarriers)['rows'][number]]: {
      readonly javelins: number;
      readonly rounds: number;
      readonly others: number;
    };
  };
  readonly resupply: 'first-load' | 'all';
  readonly ranges: { readonly [S in Shooter | 'dropped']: RangeBands };
  readonly missiles: ToHit;
  readonly heavy: { readonly [H in 'bombard' | 'engine' | 'dropped']: ToHit };
  /** How molten lead hits twice as often as rocks: exactly, or on the total that comes nearest. */
  readonly lead: 'twice' | 'total';
  readonly modifiers: ToHitModifiers;
  readonly covers: 'better' | 'both';
  readonly sides: number;
  readonly slingsAs: 'bow' | 'javelin';
  readonly friends: { readonly inLine: number; readonly within: number; readonly neverOver: readonly Shooter[] };
  readonly halfOfTheMove: number;
  readonly targets: number;
  readonly breach: { readonly hits: { readonly [B in Breakable]: number }; readonly width: number };
}

/** What is added to the dice of a shot. */
export interface ToHitModifiers {
  readonly short: number;
  readonly medium: number;
  readonly long: number;
  readonly protection: { readonly [P in Protection]: number };
  readonly lightCover: number;
  readonly heavyCover: number;
  /** Levels of protection that a handgun takes off. */
  readonly handgunLevels: number;
  readonly heavyLong: number;
  readonly heavyShort: number;
  /** What is added to the dice of something dropped. */
  readonly dropped: number;
}

/** The rules about shooting that a book comes to. */
export function shootingUnder(book: OpenBook): ShootingRules {
  const arcs = book.of(arcOfFire);
  const numbers = book.numbers(shootingNumbers);
  const hits = book.of(breachHits);
  const slingsAs = book.reading(slings);
  return {
    rate: ratesUnder(book),
    arc: {
      horseArcher: arcs['horse-archer']['degrees-each-side'],
      bombard: arcs.bombard['degrees-each-side'],
      engine: arcs.engine['degrees-each-side'],
      others: arcs.others['degrees-each-side'],
    },
    ...ammunitionUnder(book, slingsAs),
    ranges: rangesUnder(book),
    ...toHitUnder(book),
    modifiers: modifiersUnder(book),
    covers: book.reading(lightAndHeavyCover),
    slingsAs,
    friends: {
      inLine: numbers['friends-in-the-line'],
      within: numbers['friends-within'],
      neverOver: shootersIn(book.reading(gunsOverFriends)),
    },
    halfOfTheMove: numbers['half-of-the-move'],
    targets: numbers['targets-in-a-turn'],
    breach: { hits: byName(breakables, what => hits[what].hits), width: numbers['breach-width'] },
  };
}

function shootersIn(named: readonly string[]): readonly Shooter[] {
  return shooters.filter(shooter => named.includes(shooter));
}

function ratesUnder(book: OpenBook): ShootingRules['rate'] {
  const rates = book.of(fireRate);
  return byName(shooterKinds, kind => ({
    standing: rates[kind].standing,
    walking: rates[kind]['walking-or-trotting'] ?? 0,
    running: rates[kind].running ?? 0,
    galloping: rates[kind].galloping ?? 0,
    loading: rates[kind]['load-turns'] ?? 0,
  }));
}

function ammunitionUnder(
  book: OpenBook,
  slingsAs: 'bow' | 'javelin',
): Pick<ShootingRules, 'carried' | 'carriers' | 'resupply'> {
  const missiles = book.of(ammunition);
  const held = book.of(ammunitionCarriers);
  const rounds = book.reading(roundsOfEngines);
  return {
    carried: {
      javelin: missiles.javelin.missiles ?? 0,
      shortbow: missiles.bow.missiles ?? 0,
      longbow: missiles.bow.missiles ?? 0,
      sling: missiles.sling.missiles ?? missiles[slingsAs].missiles ?? 0,
      crossbow: missiles.crossbow.missiles ?? 0,
      handgun: missiles.handgun.missiles ?? 0,
      engine: missiles.engine.missiles ?? rounds,
      bombard: missiles.bombard.missiles ?? rounds,
    },
    carriers: byName(ammunitionCarriers.rows, carrier => ({
      javelins: held[carrier].javelins,
      rounds: held[carrier]['engine-or-bombard-rounds'],
      others: held[carrier]['other-missiles'],
    })),
    resupply: book.reading(resupply),
  };
}

function rangesUnder(book: OpenBook): ShootingRules['ranges'] {
  const bands = book.of(ranges);
  const lost = book.reading(lostRangeRows);
  const bandsOf = (row: keyof typeof bands): RangeBands => {
    const { short, medium, long } = bands[row];
    return typeof medium === 'number' || medium === null
      ? { from: 0, short, medium, long }
      : { from: medium.from, short, medium: medium.to, long };
  };
  return {
    javelin: bandsOf('javelin'),
    shortbow: bandsOf('shortbow-sling'),
    sling: bandsOf('shortbow-sling'),
    longbow: bandsOf(lost.longbow),
    crossbow: bandsOf(lost.crossbow),
    handgun: bandsOf(lost.handgun),
    bombard: bandsOf(lost.bombard),
    engine: bandsOf('engine'),
    dropped: bandsOf('dropped-load'),
  };
}

function toHitUnder(book: OpenBook): Pick<ShootingRules, 'missiles' | 'heavy' | 'lead' | 'sides'> {
  const rows = book.of(toHit);
  const reading = (row: keyof typeof rows, hitsOn: number | null): ToHit => ({
    dice: rows[row].dice,
    hitsOn: hitsOn ?? 0,
    armour: rows[row]['armour-applies'],
    cover: rows[row]['cover-applies'],
  });
  return {
    missiles: reading('missile-and-handgun', rows['missile-and-handgun'].short),
    heavy: {
      bombard: reading('bombard', rows.bombard.medium),
      engine: reading('engine', rows.engine.medium),
      dropped: reading('dropped-rock-or-oil', rows['dropped-rock-or-oil'].short),
    },
    lead: book.reading(chanceOfMoltenLead),
    sides: book.numbers(diceNumbers).sides,
  };
}

function modifiersUnder(book: OpenBook): ToHitModifiers {
  const rows = book.of(toHitModifiers);
  return {
    short: rows['short-range'].modifier,
    medium: rows['medium-range'].modifier,
    long: rows['long-range'].modifier,
    protection: protectionModifiers(level => rows[`target-protection-${level}`].modifier),
    lightCover: rows['light-cover'].modifier,
    heavyCover: rows['heavy-cover'].modifier,
    handgunLevels: rows['handgun-protection-levels-lost'].modifier,
    heavyLong: rows['heavy-weapon-long-range'].modifier,
    heavyShort: rows['heavy-weapon-short-range'].modifier,
    dropped: book.reading(rangeOfDroppedLoads) === 'short' ? rows['heavy-weapon-short-range'].modifier : 0,
  };
}

/** A number for each level of protection. */
export function protectionModifiers<Held>(of: (level: Protection) => Held): { readonly [P in Protection]: Held };
export function protectionModifiers(of: (level: Protection) => unknown): { readonly [level: string]: unknown } {
  return Object.fromEntries(protections.map(level => [level, of(level)]));
}

/** What the game knows about fire. Lengths in inches, times in turns. */
export interface FireRules {
  /** Whether fire missiles are used where nobody says so. */
  readonly allowed: boolean;
  /** Turns that lighting a missile takes. */
  readonly lighting: number;
  readonly ignites: { readonly [B in Burnable]: readonly number[] };
  readonly burns: { readonly [B in Burnable]: number };
  /** By which throw a torch sets fire. */
  readonly torch: 'material' | 'straw';
  readonly sides: number;
  readonly putOut: {
    readonly dice: number;
    readonly on: number;
    readonly below: 'or-less' | 'exactly';
    readonly perFigure: number;
    readonly perBucket: number;
    readonly turns: { readonly from: number; readonly to: number | null };
    readonly within: number;
  };
  readonly spreads: { readonly within: number; readonly always: boolean };
  readonly smoke: number;
  readonly kills: { readonly within: number; readonly moves: number; readonly counted: 'spent' | 'burned' };
}

/** The rules about fire that a book comes to. */
export function fireUnder(book: OpenBook): FireRules {
  const rows = book.of(fireIgnition);
  const numbers = book.numbers(fireNumbers);
  return {
    allowed: book.reading(fireMissilesAllowed),
    lighting: book.of(actionTime)['light-fire-missile'].time,
    ignites: byName(burnables, what => rows[what]['ignites-on']),
    burns: byName(burnables, what => rows[what]['burns-turns']),
    torch: book.reading(torches),
    sides: book.numbers(diceNumbers).sides,
    putOut: {
      dice: numbers['put-out-dice'],
      on: numbers['put-out-on'],
      below: book.reading(puttingFireOut),
      perFigure: numbers['for-each-further-figure'],
      perBucket: numbers['for-each-bucket'],
      turns: numbers['put-out-turns'],
      within: numbers['fighters-within'],
    },
    spreads: { within: numbers['spreads-within'], always: book.reading(spreadingFire) },
    smoke: numbers['smoke-length'],
    kills: {
      within: numbers['kills-within'],
      moves: numbers['kills-after-moves'],
      counted: book.reading(killedByFire),
    },
  };
}
