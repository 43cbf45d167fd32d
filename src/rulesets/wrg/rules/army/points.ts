import type { OpenBook } from '../../../../book/index.js';
import { twoWeaponCombinations } from '../../book/charts/organisation.js';
import type { pointsValues } from '../../book/charts/points.js';
import { lotNumbers } from '../../book/numbers/army.js';
import { basingNumbers } from '../../book/numbers/scale.js';
import { swordOnlyFigures } from '../../book/rulings/army.js';
import {
  bodyguardCommandPoints,
  classOfModels,
  easternPeoples,
  eitherOfTwoWeapons,
  generalFigurePrice,
  mountedInfantryByBoat,
  mountedInfantryOnForcedMarch,
  secondWeaponPrice,
} from '../../book/rulings/points.js';
import { type EngineKind, engineKinds, type Weapon } from '../../troops.js';
import { type Price, priceIn } from './prices.js';

/** What can be bought besides troops, each piece as the list prices it: lengths of ten paces, five of a stone tower. */
export const equipmentItems = [
  'pack-animal',
  'mantlet',
  'scaling-ladder',
  'ram',
  'wheeled-penthouse',
  'wheeled-tower',
  'pontoon',
  'caltrops',
  'palisade',
  'ditch',
  'bank',
  'stone-curtain-wall',
  'stone-tower',
] as const;
export type EquipmentItem = (typeof equipmentItems)[number];

/** What troops and things cost, besides what stands on the sheets of types. */
export interface PointsRules {
  readonly fanatic: Price;
  readonly crewman: Price;
  readonly secondWeapon: Price;
  /** Whether a third weapon costs nothing more. */
  readonly secondWeaponOnce: boolean;
  /** A horse added to a chariot, to mount infantry, a pack animal. */
  readonly horse: Price;
  /** Horses of a chariot that its own price pays for. */
  readonly chariotHorses: number;
  readonly camel: Price;
  readonly classes: { readonly A: Price; readonly B: Price; readonly E: Price };
  /** Whether class is paid for a model, not for each man on it. */
  readonly classByModel: boolean;
  readonly unit: Price;
  readonly subUnit: Price;
  readonly commanderInChief: Price;
  readonly subordinate: Price;
  /** Whether a general pays nothing for his horse and armour. */
  readonly generalIsWhole: boolean;
  readonly bodyguardPaysCommand: boolean;
  readonly engines: { readonly [K in EngineKind]: Price };
  readonly equipment: { readonly [I in EquipmentItem]: Price };
  /** Paces of works, walls and caltrops that are bought together, and of stone towers. */
  readonly perLot: { readonly lengths: number; readonly towers: number };
  /** Points of infantry with mounts for each period early; `null` where it pays as on foot. */
  readonly mountsMarch: number | null;
  /** As what infantry with mounts pays that comes by boat. */
  readonly mountsByBoat: 'infantry' | 'mounts';
}

type Row = (typeof pointsValues.rows)[number];

const engineRows: { readonly [K in EngineKind]: Row } = {
  'light-bolt-thrower': 'light-bolt-thrower-crew-2',
  'heavy-bolt-thrower': 'heavy-bolt-or-10-mina-stone-thrower-crew-3-6-oxen',
  'light-stone-thrower': 'heavy-bolt-or-10-mina-stone-thrower-crew-3-6-oxen',
  '30-mina-stone-thrower': '30-mina-stone-thrower-crew-4-8-oxen',
  '1-talent-stone-thrower': '1-talent-stone-thrower-crew-5-12-oxen',
  '3-talent-stone-thrower': '3-talent-stone-thrower-crew-6-16-oxen',
};

const equipmentRows: { readonly [I in EquipmentItem]: Row } = {
  'pack-animal': 'extra-horse-mount-or-pack-animal',
  mantlet: 'mantlet',
  'scaling-ladder': 'scaling-ladder',
  ram: 'ram',
  'wheeled-penthouse': 'wheeled-penthouse',
  'wheeled-tower': 'wheeled-tower',
  pontoon: 'pontoon-with-bridge-section',
  caltrops: 'caltrops-10-paces',
  palisade: 'palisade-ditch-or-bank-10-paces',
  ditch: 'palisade-ditch-or-bank-10-paces',
  bank: 'palisade-ditch-or-bank-10-paces',
  'stone-curtain-wall': 'stone-curtain-wall-10-or-tower-5-paces',
  'stone-tower': 'stone-curtain-wall-10-or-tower-5-paces',
};

/** The prices that a book comes to. */
export function pointsUnder(book: OpenBook): PointsRules {
  const price = (row: Row) => priceIn(row, book);
  return {
    fanatic: price('extra-fanatic'),
    crewman: price('fighting-crewman-chariot-or-elephant'),
    secondWeapon: price('extra-two-classes-of-weapon'),
    secondWeaponOnce: book.reading(secondWeaponPrice),
    horse: price('extra-horse-mount-or-pack-animal'),
    chariotHorses: book.numbers(basingNumbers)['chariot-horses'],
    camel: price('camel-instead-of-horse'),
    classes: { A: price('extra-class-a'), B: price('extra-class-b'), E: price('reduction-class-e') },
    classByModel: book.reading(classOfModels),
    unit: price('command-points-unit'),
    subUnit: price('command-points-sub-unit'),
    commanderInChief: price('commander-in-chief'),
    subordinate: price('subordinate-general'),
    generalIsWhole: book.reading(generalFigurePrice),
    bodyguardPaysCommand: book.reading(bodyguardCommandPoints),
    engines: byKey(engineKinds, kind => price(engineRows[kind])),
    equipment: byKey(equipmentItems, item => price(equipmentRows[item])),
    perLot: { lengths: book.numbers(lotNumbers).length, towers: book.numbers(lotNumbers)['of-a-tower'] },
    mountsMarch: book.reading(mountedInfantryOnForcedMarch),
    mountsByBoat: book.reading(mountedInfantryByBoat),
  };
}

function byKey<Key extends string>(keys: readonly Key[], of: (key: Key) => Price): { readonly [K in Key]: Price };
function byKey(keys: readonly string[], of: (key: string) => Price): { readonly [key: string]: Price } {
  return Object.fromEntries(keys.map(key => [key, of(key)]));
}

/** Weapons that some troops may carry together: one of the first with one of the choices, or fewer. */
export interface WeaponPairs {
  /** Its row of the list. */
  readonly id: (typeof twoWeaponCombinations.rows)[number];
  readonly first: readonly Weapon[];
  readonly with: readonly (readonly Weapon[])[];
}

/** What the game knows about weapons. */
export interface WeaponRules {
  readonly pairs: readonly WeaponPairs[];
  readonly easternPeoples: readonly string[];
  /** What figures throw that show a sword alone. */
  readonly swordOnly: { readonly roman: Weapon; readonly others: Weapon };
}

/** The names of the list, and the weapons that they are here. */
const namedWeapons: { readonly [word: string]: readonly Weapon[] } = {
  pila: ['pilum'],
  'long-thrusting-spear': ['long-spear'],
  'short-thrusting-spear': ['short-spear'],
  'thrusting-spear': ['long-spear', 'short-spear'],
  javelins: ['javelins'],
  darts: ['darts'],
  kontos: ['kontos'],
  bow: ['bow'],
  pike: ['pike'],
  rhomphaia: ['rhomphaia'],
  'two-handed-sword': ['two-handed-sword'],
};

/** The rules about weapons that a book comes to. */
export function weaponsUnder(book: OpenBook): WeaponRules {
  const rows = book.of(twoWeaponCombinations);
  const each = book.reading(eitherOfTwoWeapons);
  const named = (words: readonly string[]) => words.flatMap(word => namedWeapons[word] ?? []);
  return {
    pairs: twoWeaponCombinations.rows.map(id => ({
      id,
      first: named(each ? rows[id].first : rows[id].first.slice(-1)),
      with: rows[id].with.map(named),
    })),
    easternPeoples: book.reading(easternPeoples),
    swordOnly: book.reading(swordOnlyFigures),
  };
}
