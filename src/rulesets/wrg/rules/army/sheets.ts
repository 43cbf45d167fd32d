import { type OpenBook, sheetOf, withTroops } from '../../../../book/index.js';
import { insist, RuleViolation, type Violation } from '../../../../rulebook/index.js';
import { baseSizes, bases15mm } from '../../book/charts/basing.js';
import { marchAndWaterPoints } from '../../book/charts/points.js';
import { troopTypeChart } from '../../book/charts/troop-types.js';
import {
  mediumHeavyInfantryFrontage,
  modelsOnForcedMarch,
  superHeavyCavalryFrontage,
  wagonBase15mm,
  wagonsByBoat,
} from '../../book/rulings/army.js';
import { giantsAndShields } from '../../book/rulings/sorcery.js';
import { creatureSheets } from '../../sorcery/sheets.js';
import {
  type CavalryType,
  cavalryTypes,
  type InfantryType,
  infantryTypes,
  type ModelType,
  type TroopType,
  troopTypes,
} from '../../troops.js';
import { footPrice, horsePrice, modelPrice, type Price, priceIn } from './prices.js';

export type { Price } from './prices.js';

/** What arm a type is of. Riders on camels are cavalry. */
export type Arm = 'infantry' | 'cavalry' | 'elephant' | 'chariot' | 'engine' | 'wagon';

/** Skirmishers, between them and shoulder to shoulder, shoulder to shoulder. */
export type Order = 'loose' | 'intermediate' | 'close';

/** The columns of the weapon factors. */
export type TargetColumn = 'shc' | 'hc' | 'mc' | 'lc' | 'hi' | 'mi' | 'li' | 'el' | 'ch';

/** Front and depth of a base in millimetres; a depth of `null` is whatever the model needs. */
export interface BaseSize {
  readonly frontage: number;
  readonly depth: number | null;
}

/** What a type of troops is. */
export interface TroopSheet {
  /** Its name; house rules may add others. */
  readonly type: string;
  /** The printed type that it is: of a new one by house rules, the type that it is made of. */
  readonly like: TroopType;
  readonly title: string;
  readonly arm: Arm;
  /** `null` of elephants, chariots, engines and wagons. */
  readonly order: Order | null;
  /** Light troops, who fight as skirmishers. */
  readonly light: boolean;
  /** The shield that figures of the type usually have; `null` where the book names none. */
  readonly usualShield: string | null;
  /** Whether it counts as shieldless when it cannot use a shield: super heavy cavalry never does. */
  readonly needsShield: boolean;
  /** Base of a 25 mm figure or model; engines that throw stones and chariots of more horses have others (`baseOf`). */
  readonly base: BaseSize;
  /** Base of a 15 mm figure or model. */
  readonly base15mm: BaseSize;
  /**
   * The column that it is hit in: `front` by missiles from its front and in the first period of hand-to-hand combat to its front,
   * `otherwise` at all other times. `null` of wagons, which only fire and stones destroy.
   */
  readonly target: { readonly front: TargetColumn | null; readonly otherwise: TargetColumn | null };
  /** Points of a figure or model; of engines `null`, they have prices by kind. */
  readonly points: Price;
  /** What is taken off the points of a figure without a shield, as a negative number; 0 where nothing is. */
  readonly withoutShield: Price;
  /** Whether there are fanatics of the type. */
  readonly mayBeFanatic: boolean;
  /** Points of a figure or model for each period that it arrives early. */
  readonly forcedMarch: number;
  /** Points of a figure or model that arrives by boat. On camels it is `onCamels`. */
  readonly byBoat: { readonly usual: number; readonly onCamels: number };
  /** A creature of fable: troops are of it by what they are, and no list has it as a type. */
  readonly creature?: true;
}

export type TroopSheets = { readonly [type: string]: TroopSheet };

/** The sheet of a type under the rules in force. */
export interface TroopRules {
  readonly army: { readonly troops: TroopSheets };
}

/** Whether rules have a type: one that is printed, or one that house rules have made. */
export function isTroopType(type: string, { army }: TroopRules): type is TroopType {
  return Object.hasOwn(army.troops, type);
}

/** Every type that the rules have, those that house rules have made at the end. */
export function troopTypesOf(rules: TroopRules): readonly TroopType[] {
  return Object.keys(rules.army.troops)
    .filter(type => isTroopType(type, rules))
    .filter(type => rules.army.troops[type]?.creature === undefined);
}

/**
 * The sheet of a type.
 *
 * @throws RuleViolation when the rules have no such type.
 */
export function sheetOfType(type: string, { army }: TroopRules, path = 'type'): TroopSheet {
  return sheetOf(army.troops, type, path);
}

const titles: { readonly [T in TroopType]: string } = {
  li: 'light infantry',
  lmi: 'light-medium infantry',
  lhi: 'light-heavy infantry',
  mi: 'medium infantry',
  hi: 'heavy infantry',
  lc: 'light cavalry',
  mc: 'medium cavalry',
  hc: 'heavy cavalry',
  ehc: 'extra heavy cavalry',
  shc: 'super heavy cavalry',
  elephant: 'elephants',
  chariot: 'chariots',
  engine: 'engines',
  wagon: 'wagons',
};

const footBase = { li: 'li', lmi: 'lmi', lhi: 'lmi', mi: 'mi-hi', hi: 'mi-hi' } as const;
const horseBase = { lc: 'lc', mc: 'mc-hc-ehc', hc: 'mc-hc-ehc', ehc: 'mc-hc-ehc', shc: 'shc' } as const;
const footBase15 = { li: 'li', lmi: 'lmi', lhi: 'lmi', mi: 'hi-and-mi', hi: 'hi-and-mi' } as const;
const horseBase15 = {
  lc: 'lc',
  mc: 'ehc-hc-and-mc',
  hc: 'ehc-hc-and-mc',
  ehc: 'ehc-hc-and-mc',
  shc: 'shc',
} as const;
const footMarch = {
  li: 'light-or-light-medium',
  lmi: 'light-or-light-medium',
  lhi: 'light-or-light-medium',
  mi: 'medium-infantry',
  hi: 'heavy-infantry',
} as const;

/**
 * The sheets of all types, as the printed charts and the readings taken make them, with what house rules change and add.
 *
 * @throws RuleViolation for changes that no game could be played with.
 * @clause wrg/troops/second-classification
 * @clause wrg/troops/type-lhi
 * @clause wrg/troops/type-shc
 * @clause wrg/troops/chariot-elephant-crew-protection
 * @clause wrg/troops/camels-as-cavalry
 * @clause wrg/basing/sizes
 * @clause wrg/basing/mi-hi-frontage
 * @clause wrg/basing/shc-frontage
 */
export function troopSheetsUnder(book: OpenBook): TroopSheets {
  const printed: { [type: string]: TroopSheet } = {};
  for (const type of infantryTypes) printed[type] = footSheet(type, book);
  for (const type of cavalryTypes) printed[type] = horseSheet(type, book);
  for (const type of ['elephant', 'chariot', 'engine', 'wagon'] as const) printed[type] = modelSheet(type, book);
  const sheets = withTroops(printed, book, {
    fixed: ['like', 'arm', 'base15mm'],
    lengths: ['base', 'base15mm'],
  });
  const faults = Object.values(sheets).flatMap(sheetFaults);
  if (faults.length > 0) throw new RuleViolation(faults);
  insist(
    troopTypes.every(type => Object.hasOwn(sheets, type)),
    () => ({ path: 'troops', problem: 'a printed type is missing', mend: 'leave them all in' }),
  );
  return { ...sheets, ...creatureSheets(sheets, book.reading(giantsAndShields)) };
}

function sheetFaults({ type, base, base15mm }: TroopSheet): readonly Violation[] {
  const whole = ({ frontage, depth }: BaseSize) => frontage > 0 && (depth === null || depth > 0);
  if (whole(base) && whole(base15mm)) return [];
  return [{ path: `troops.${type}.base`, problem: 'a base without front or depth', mend: 'give it some of both' }];
}

/** What the chart of types says of foot and horse. */
function protectionOf(type: InfantryType | CavalryType, book: OpenBook) {
  const row = book.of(troopTypeChart)[type];
  const order = row.order;
  return {
    type,
    like: type,
    title: titles[type],
    order,
    light: order === 'loose',
    usualShield: row['usual-shield'],
    needsShield: row['usual-shield'] !== 'not-needed',
    target: { front: row['targets-as-missile-front'], otherwise: row['targets-as-missile-rear'] },
  } as const;
}

function footSheet(type: InfantryType, book: OpenBook): TroopSheet {
  const big = book.of(baseSizes)[footBase[type]];
  const small = book.of(bases15mm)[footBase15[type]];
  const travel = book.of(marchAndWaterPoints);
  const close = footBase[type] === 'mi-hi';
  return {
    ...protectionOf(type, book),
    arm: book.of(troopTypeChart)[type].arm,
    base: {
      frontage: close ? book.reading(mediumHeavyInfantryFrontage) : big['frontage-mm'],
      depth: big['depth-mm'],
    },
    base15mm: { frontage: small.frontage, depth: small.depth },
    points: footPrice(type, book),
    withoutShield: priceIn('infantry-without-shield', book),
    mayBeFanatic: true,
    forcedMarch: printedIn(travel[footMarch[type]]['per-period-early']),
    byBoat: both(printedIn(travel['infantry-by-boat']['by-water'])),
  };
}

function horseSheet(type: CavalryType, book: OpenBook): TroopSheet {
  const big = book.of(baseSizes)[horseBase[type]];
  const small = book.of(bases15mm)[horseBase15[type]];
  const travel = book.of(marchAndWaterPoints);
  const superHeavy = type === 'shc';
  return {
    ...protectionOf(type, book),
    arm: book.of(troopTypeChart)[type].arm,
    base: {
      frontage: superHeavy ? book.reading(superHeavyCavalryFrontage) : big['frontage-mm'],
      depth: big['depth-mm'],
    },
    base15mm: { frontage: small.frontage, depth: small.depth },
    points: horsePrice(type, book),
    withoutShield: superHeavy ? { regular: 0, barbarian: 0 } : priceIn('cavalry-without-shield', book),
    mayBeFanatic: !superHeavy,
    forcedMarch: printedIn(travel.mounted['per-period-early']),
    byBoat: {
      usual: printedIn(travel['cavalry-by-boat']['by-water']),
      onCamels: printedIn(travel['camelry-engine-or-chariot-by-boat']['by-water']),
    },
  };
}

const targets = { elephant: 'el', chariot: 'ch', engine: 'li', wagon: null } as const;
const bases15 = {
  elephant: 'elephants-and-bolt-shooting-engines',
  chariot: 'chariots',
  engine: 'elephants-and-bolt-shooting-engines',
} as const;

function modelSheet(type: ModelType, book: OpenBook): TroopSheet {
  const big = book.of(baseSizes)['bolt-thrower-chariot-elephant-wagon'];
  const travel = book.of(marchAndWaterPoints);
  const driven = book.of(marchAndWaterPoints)['camelry-engine-or-chariot-by-boat']['by-water'];
  const march = {
    elephant: () => book.reading(modelsOnForcedMarch),
    chariot: () => book.reading(modelsOnForcedMarch),
    engine: () => travel.engine['per-period-early'],
    wagon: () => travel.wagon['per-period-early'],
  };
  const boat = {
    elephant: () => travel['elephant-by-boat']['by-water'],
    chariot: () => driven,
    engine: () => driven,
    wagon: () => book.reading(wagonsByBoat),
  };
  const small = type === 'wagon' ? book.reading(wagonBase15mm) : book.of(bases15mm)[bases15[type]];
  return {
    type,
    like: type,
    title: titles[type],
    arm: type,
    order: null,
    light: false,
    usualShield: null,
    needsShield: false,
    base: { frontage: big['frontage-mm'], depth: big['depth-mm'] },
    base15mm: { frontage: small.frontage, depth: small.depth },
    target: { front: targets[type], otherwise: targets[type] },
    points: modelPrice(type, book),
    withoutShield: { regular: 0, barbarian: 0 },
    mayBeFanatic: false,
    forcedMarch: printedIn(march[type]()),
    byBoat: both(printedIn(boat[type]())),
  };
}

function both(points: number): { readonly usual: number; readonly onCamels: number } {
  return { usual: points, onCamels: points };
}

/** What a cell holds that is not empty in the print. */
function printedIn(points: number | null): number {
  insist(points !== null, () => ({
    path: `cells.${marchAndWaterPoints.id}`,
    problem: 'a price is missing',
    mend: 'write a number of points',
  }));
  return points;
}
