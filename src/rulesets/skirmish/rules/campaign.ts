import type { OpenBook } from '../../../book/index.js';
import { pointsEquipment, pointsFigures, pointsFortifications, standardsValue } from '../book/charts/campaign.js';
import { pointsNumbers } from '../book/numbers/aftermath.js';
import {
  ceilingsOfUpgrading,
  equalPoints,
  failingToMeetACharge,
  firstLoad,
  pointsOfThings,
  priceOfABardedHorse,
  secondMoat,
  severalChargesNotMet,
  shareOfYieldedTroops,
} from '../book/rulings/campaign.js';
import type { Grade, ManClass, NobleRank, Protection } from '../troops.js';
import { byGrade, byName } from './men.js';
import { protectionModifiers } from './shooting.js';

/** Standards, the greatest first. */
export const standards = standardsValue.rows;
export type Standard = (typeof standards)[number];

/** What can be bought beside figures. */
export const equipment = pointsEquipment.rows;
export type Equipment = (typeof equipment)[number];

/** Works that can be bought. */
export const fortifications = [
  'keep',
  'large-tower',
  'small-turret',
  'curtain',
  'gatehouse',
  'wet-moat',
  'dry-moat',
] as const;
export type Fortification = (typeof fortifications)[number];

/** What a fortification costs, by what it is built of; for some by its length. `null`: it has no price. */
export interface FortificationPrice {
  readonly wood: number | null;
  readonly stone: number | null;
  /** Inches that the price is for. */
  readonly length: number | null;
}

/** What the game knows about points, standards, and what campaigns make of men. Lengths in inches. */
export interface CampaignRules {
  readonly standards: { readonly [S in Standard]: number };
  readonly figures: {
    readonly class: { readonly [C in ManClass]: number };
    readonly grade: { readonly [G in Grade]: number };
    readonly rank: { readonly [R in NobleRank]: number };
    readonly protection: { readonly [P in Protection]: number };
    readonly horse: number;
    readonly bardedHorse: number;
    readonly handgun: number;
    readonly crossbow: number;
    readonly longbow: number;
    readonly heavyLance: number;
    readonly otherWeapon: number;
    readonly pavise: number;
    readonly stakes: number;
  };
  readonly equipment: { readonly [E in Equipment]: number };
  readonly loads: { readonly javelins: number; readonly others: number };
  /** Whether the first load of a missile weapon is in its price. */
  readonly firstLoadIncluded: boolean;
  readonly fortifications: { readonly [F in Fortification]: FortificationPrice };
  readonly drawbridgeOrPortcullis: number;
  readonly woundedShare: number;
  readonly yieldedShare: number;
  readonly equal: 'draw' | 'defender';
  /** Things and works that are left count for who has won. */
  readonly thingsCount: boolean;
  /** What a knight does who does not meet a charge. */
  readonly failsToMeet: readonly ('avoids' | 'fails')[];
  /** Whether all charges of a turn that a knight does not meet are one. */
  readonly chargesCountAsOne: boolean;
  readonly ceilingsHold: boolean;
}

/** The rules about campaigns that a book comes to. */
export function campaignUnder(book: OpenBook): CampaignRules {
  const values = book.of(standardsValue);
  const things = book.of(pointsEquipment);
  const numbers = book.numbers(pointsNumbers);
  return {
    standards: byName(standards, standard => values[standard].points),
    figures: figuresUnder(book),
    equipment: byName(equipment, thing => things[thing].points),
    loads: { javelins: numbers['javelins-of-a-price'], others: numbers['missiles-of-a-price'] },
    firstLoadIncluded: book.reading(firstLoad),
    fortifications: fortificationsUnder(book),
    drawbridgeOrPortcullis: numbers['drawbridge-or-portcullis'],
    woundedShare: numbers['wounded-share'],
    yieldedShare: book.reading(shareOfYieldedTroops),
    equal: book.reading(equalPoints),
    thingsCount: book.reading(pointsOfThings),
    failsToMeet: book.reading(failingToMeetACharge),
    chargesCountAsOne: book.reading(severalChargesNotMet),
    ceilingsHold: book.reading(ceilingsOfUpgrading),
  };
}

function figuresUnder(book: OpenBook): CampaignRules['figures'] {
  const rows = book.of(pointsFigures);
  const earl = rows['extra-count-or-earl'].points;
  const horse = rows.horse.points;
  const barded = rows['barded-horse'].points;
  return {
    class: byName(['knight', 'sergeant', 'peasant', 'cleric'], name => rows[name].points),
    grade: byGrade(row => rows[`grade-${row}`].points),
    rank: {
      baron: rows['extra-baron'].points,
      viscount: earl,
      earl,
      duke: rows['extra-duke'].points,
      king: rows['extra-king'].points,
    },
    protection: protectionModifiers(level => rows[`protection-${level}`].points),
    horse,
    bardedHorse: book.reading(priceOfABardedHorse) ? barded : horse + barded,
    handgun: rows.handgun.points,
    crossbow: rows.crossbow.points,
    longbow: rows.longbow.points,
    heavyLance: rows['heavy-lance'].points,
    otherWeapon: rows['other-weapon'].points,
    pavise: rows.pavise.points,
    stakes: rows.stakes.points,
  };
}

function fortificationsUnder(book: OpenBook): CampaignRules['fortifications'] {
  const rows = book.of(pointsFortifications);
  const perLength = book.numbers(pointsNumbers)['length-of-a-price'];
  const priced = (row: keyof typeof rows, length: number | null): FortificationPrice => ({
    wood: rows[row].wood,
    stone: rows[row].stone,
    length,
  });
  /** A moat has one price, whatever the walls are built of. */
  const moat = (row: 'wet-moat-12-inches' | 'dry-moat-12-inches'): FortificationPrice => ({
    wood: rows[row].wood,
    stone: rows[row].stone ?? rows[row].wood,
    length: perLength,
  });
  const unpriced: FortificationPrice = { wood: null, stone: null, length: perLength };
  return {
    keep: priced('keep', null),
    'large-tower': priced('large-tower', null),
    'small-turret': priced('small-turret', null),
    curtain: priced('curtain-12-inches', perLength),
    gatehouse: priced('gatehouse', null),
    'wet-moat': moat('wet-moat-12-inches'),
    'dry-moat': book.reading(secondMoat) === 'dry' ? moat('dry-moat-12-inches') : unpriced,
  };
}
