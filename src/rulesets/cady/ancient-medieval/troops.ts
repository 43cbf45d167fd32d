import { type OpenBook, type TroopFields, withTroops } from '../../../book/index.js';
import { insist } from '../../../rulebook/index.js';
import type { StandSize } from '../../../table/index.js';
import type { ShockAttacker, ShockReceiver } from '../common/fighting/shock.js';
import type { Arm } from '../common/moving/movement.js';
import { standsUnder } from './army/stands.js';
import { cavalryMorale, skirmishers } from './book/rulings/troops.js';
import { part } from './part.js';
import { chariotsUnder, elephantsUnder } from './sheets/chariots-and-elephants.js';
import { infantryUnder } from './sheets/foot.js';
import { horseUnder } from './sheets/horse.js';
import { machinesUnder } from './sheets/machines.js';
import { type PrintedSheet, type Sheet, wholeSheet } from './sheets/printed.js';
import { missilesUnder } from './sheets/shooters.js';

/** Protection against missiles. */
export type Armor = 'light' | 'medium' | 'heavy';

/** What a figure shoots or throws. Axes and bought javelins belong to the unit that bought them, not to its kind. */
export type MissileWeapon = 'bow' | 'longbow' | 'crossbow' | 'arbalest' | 'sling' | 'javelin' | 'pilum' | 'hand-cannon';

/** Engines and gunpowder pieces. */
export const gunTypes = [
  'ballista',
  'onager-catapult',
  'trebuchet',
  'pot-d-fer',
  'culverin',
  'cannon',
  'bombard',
] as const;
export type GunType = (typeof gunTypes)[number];

/** What has rules of its own, by the section of the book that gives them. */
export type Trait =
  | 'legionary'
  | 'phalanx'
  | 'pike'
  | 'pole-arm'
  | 'stakes'
  | 'elephant'
  | 'chariot'
  | 'fighter-chariot'
  | 'samurai'
  | 'mongol'
  | 'berserker'
  | 'war-wagon'
  | 'supply-wagon';

/** How a figure fights: what the rules of morale, missiles and orders tell figures apart by. */
export type TroopClass =
  | 'infantry'
  | 'missile'
  | 'cavalry'
  | 'horse-archer'
  | 'chariot'
  | 'elephant'
  | 'artillery'
  | 'wagon';

/** The figures a player can field, foot first. Mounts are bought for infantry and stand under `mountedInfantry` of the rules. */
export const ancientMedievalTroopTypes = [
  'peasants',
  'light-infantry',
  'medium-infantry',
  'men-at-arms',
  'hoplites',
  'roman-auxiliary',
  'roman-legionary',
  'swiss-pike-light',
  'swiss-pike-medium',
  'pole-arm',
  'samurai-infantry',
  'berserker',
  'archer-light',
  'archer-medium',
  'crossbow-light',
  'crossbow-medium',
  'longbow-light',
  'longbow-medium',
  'arbalest-light',
  'arbalest-medium',
  'slinger',
  'roman-bow-light',
  'roman-bow-medium',
  'samurai-archer',
  'hand-cannon',
  'horse-archer-light',
  'horse-archer-medium',
  'mongol-horse-archer',
  'light-cavalry',
  'medium-cavalry',
  'heavy-cavalry',
  'roman-cavalry',
  'samurai-cavalry',
  'chariot-archer',
  'chariot-slinger',
  'chariot-javelin',
  'chariot-fighter',
  'war-elephant-javelin',
  'war-elephant-archer',
  ...gunTypes,
  'supply-wagon',
  'war-wagon',
] as const;

/** A figure that a player can field. House rules may add others, each made of one of these. */
export type TroopType = (typeof ancientMedievalTroopTypes)[number];

/** What one kind of figure can do, gathered from the charts. Lengths in cm. */
export interface Troop {
  readonly type: string;
  /** The printed type that it is, or that house rules have made it of. */
  readonly like: TroopType;
  readonly title: string;
  readonly class: TroopClass;
  /** What ground costs it: a chariot goes as cavalry, elephants and wagons as artillery. */
  readonly arm: Arm;
  /** `null`: no class printed, or none at all. Of a gun: its crew's. */
  readonly armor: Armor | null;
  /** Shocks of one figure, 0 to 3, or one half. */
  readonly shock: number;
  /** Movement per turn. */
  readonly move: number;
  /** Melee point; of artillery, of each crewman. `null`: it does not melee, or by a chart of its own (samurai). */
  readonly melee: number | null;
  /** Morale value, 1 to 5; `null`: it takes no morale test. */
  readonly morale: number | null;
  readonly weapon: MissileWeapon | null;
  /** Range of its weapon; `null`: none. */
  readonly range: number | null;
  /** It may be given missile weapons by the scenario, as its chart prints a varying range. */
  readonly rangeVaries: boolean;
  /** Shots at the beginning; `null`: none to count. */
  readonly ammunition: number | null;
  /** Points per figure; of a gun with its crew. `null`: the sum of what it holds. */
  readonly cost: number | null;
  /** One stand. A machine stands alone with its full crew as the figures of its stand. */
  readonly stand: StandSize;
  /** The column of the shock chart under which it strikes; `null` when it has no shock. */
  readonly shockAttack: ShockAttacker | null;
  /** The row of the shock chart in which it is struck; `null`: shock does nothing to it. */
  readonly shockReceive: ShockReceiver | null;
  /** It may open into a skirmish line. */
  readonly light: boolean;
  /** It fights and takes orders alone, not in a unit. */
  readonly individual: boolean;
  /** It reads the morale chart as cavalry. */
  readonly cavalryMorale: boolean;
  readonly traits: readonly Trait[];
  /** Full crew in men; machines only. */
  readonly crew?: number;
  /** The machine, by its row of the guns; machines only. */
  readonly gun?: GunType;
}

/** What every kind of figure can do. */
export type Troops = { readonly [type in TroopType]: Troop };

const arms: { readonly [each in TroopClass]: Arm } = {
  infantry: 'infantry',
  missile: 'infantry',
  cavalry: 'cavalry',
  'horse-archer': 'cavalry',
  chariot: 'cavalry',
  elephant: 'artillery',
  artillery: 'artillery',
  wagon: 'artillery',
};

/**
 * The figures of the ancient and medieval game with the readings that `choices` takes: every row of the capability charts and
 * of the tables in the sections on Romans, pikes, pole arms, samurai, Mongols, berserkers and war wagons.
 *
 * Source: Figure Capability Chart (Ancient / Medieval); Additional Ancient Period Figures & Rules.
 *
 * @throws RuleViolation when a choice names no reading of its ruling.
 * @clause cady/ancient-medieval/armor/classes
 * @clause cady/ancient-medieval/definition/men-at-arms
 * @clause cady/ancient-medieval/missile/shooters-armor
 * @clause cady/ancient-medieval/armor/light-only-skirmish
 * @clause cady/ancient-medieval/capability/cavalry-morale-shift
 * @clause cady/ancient-medieval/mounted-infantry/not-cavalry
 * @clause cady/ancient-medieval/capability/chariot-footnote
 * @clause cady/ancient-medieval/chariot/individual
 * @clause cady/ancient-medieval/elephant/individual
 * @clause cady/ancient-medieval/samurai/individual
 * @clause cady/ancient-medieval/samurai/missile-as-medium
 * @clause cady/ancient-medieval/berserker/individual
 * @clause cady/ancient-medieval/artillery/crew-as-light
 * @clause cady/ancient-medieval/artillery/crew-melee-two
 * @clause cady/ancient-medieval/missile/twenty-four-arrows
 * @clause cady/ancient-medieval/slinger/ammunition
 * @clause cady/ancient-medieval/chariot/ammunition
 * @clause cady/ancient-medieval/supply/wagon-cost
 */
export function troopsUnder(book: OpenBook): Troops {
  return book.part({ name: 'troops', clauses: [] }, () => {
    const sheet: Sheet = (type, clauses, printed) => part(book, type, clauses, () => wholeSheet(type, printed()));
    const printed: { readonly [type in TroopType]: PrintedSheet } = {
      ...infantryUnder(book, sheet),
      ...missilesUnder(book, sheet),
      ...horseUnder(book, sheet),
      ...chariotsUnder(book, sheet),
      ...elephantsUnder(book, sheet),
      ...machinesUnder(book, sheet),
    };
    const sheets = Object.values(withTroops<PrintedSheet>(printed, book, troopFields));
    const kinds: Kinds = {
      stands: book.part({ name: 'stands', clauses: ['cady/common/bases/ancient-medieval-sizes'] }, standsUnder),
      mounted: part(book, 'morale', ['capability/cavalry-morale-shift'], () => book.reading(cavalryMorale)),
      skirmish: part(book, 'skirmishers', ['armor/light-only-skirmish'], () => book.reading(skirmishers)),
    };
    const troops = Object.fromEntries(sheets.map(each => [each.type, troopOf(each, kinds)]));
    insist(areTroops(troops), () => ({ path: 'troops', problem: 'a printed type is missing', mend: 'leave it in' }));
    return troops;
  });
}

/** What house rules leave alone of a type: what it is. */
const troopFields: TroopFields = {
  fixed: ['class', 'individual', 'crew'],
  lengths: ['move', 'range'],
  // With these traits figures fight by rules of their own.
  inborn: {
    traits: ['elephant', 'chariot', 'fighter-chariot', 'samurai', 'berserker', 'war-wagon', 'supply-wagon'],
  },
};

/** What the book says of whole kinds of figures. */
interface Kinds {
  readonly stands: ReturnType<typeof standsUnder>;
  readonly mounted: readonly TroopClass[];
  readonly skirmish: { readonly armor: Armor; readonly 'least-morale': number };
}

/** A figure by its sheet: what follows from it is worked out here. */
function troopOf(sheet: PrintedSheet, { stands, mounted, skirmish }: Kinds): Troop {
  const { class: kind, armor, shock, morale, stand, individual, shockAttack, shockReceive, crew, ...rest } = sheet;
  const arm = arms[kind];
  const machine = kind === 'artillery' && isGun(sheet.like) ? sheet.like : null;
  const base = stands[stand];
  return {
    ...rest,
    type: sheet.type,
    class: kind,
    arm,
    armor,
    shock,
    morale,
    stand: machine === null ? base : { ...base, figures: crew ?? base.figures },
    shockAttack: shock > 0 ? (shockAttack === 'as-armor' ? strikes(arm, armor) : shockAttack) : null,
    shockReceive: shockReceive === 'as-armor' ? struck(arm, armor) : shockReceive,
    light: arm === 'infantry' && !individual && armor === skirmish.armor && (morale ?? 0) >= skirmish['least-morale'],
    individual,
    cavalryMorale: mounted.includes(kind),
    ...(crew === null ? {} : { crew }),
    ...(machine === null ? {} : { gun: machine }),
  };
}

function isGun(type: string): type is GunType {
  return gunTypes.some(gun => gun === type);
}

function areTroops(troops: { readonly [type: string]: Troop }): troops is Troops {
  return ancientMedievalTroopTypes.every(type => Object.hasOwn(troops, type));
}

/** Whether the rules know this type of figures: one that is printed, or one that house rules have made. */
export function isTroopType(type: string, { troops }: { readonly troops: Troops }): type is TroopType {
  return Object.hasOwn(troops, type);
}

/** Every type of figures that the rules know, those that house rules have made at the end. */
export function troopTypes(rules: { readonly troops: Troops }): readonly TroopType[] {
  return Object.keys(rules.troops).filter(type => isTroopType(type, rules));
}

/** Foot strikes in a column of its own, riders in that of their weight. */
function strikes(arm: Arm, armor: Armor | null): ShockAttacker {
  return arm === 'cavalry' && armor !== null ? `${armor}-cavalry` : 'infantry';
}

/** Everybody is struck in the row of arm and weight. */
function struck(arm: Arm, armor: Armor | null): ShockReceiver {
  return arm === 'artillery' || armor === null ? 'artillery' : `${armor}-${arm}`;
}
