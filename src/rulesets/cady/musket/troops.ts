import { type OpenBook, type TroopFields, withTroops } from '../../../book/index.js';
import { insist, RuleViolation, type Violation } from '../../../rulebook/index.js';
import type { StandSize } from '../../../table/index.js';
import { baseSizesMusket } from '../common/book/charts/bases.js';
import type { ThreeDiceRules } from '../common/fighting/three-dice.js';
import { artilleryCapability, type artilleryCrew, cavalryCapability, infantryCapability } from './book/charts.js';
import { cavalryFigure, gunCrew, infantryFigure, pieceFigure } from './book/editions.js';
import { infantryWithShock } from './book/rulings/formations.js';
import {
  crewOf6Pd,
  crewOfRockets,
  cuirassierPistols,
  lancerPistols,
  shockClassOfCavalry,
  shockClassOfInfantry,
  skirmishers,
} from './book/rulings/troops.js';

/** The infantry a player can field. */
export type InfantryType = keyof (typeof infantryCapability)['cells'];
/** The cavalry a player can field. */
export type CavalryType = keyof (typeof cavalryCapability)['cells'];
/** The pieces a player can field. */
export type ArtilleryType = Exclude<
  keyof (typeof artilleryCapability)['cells'],
  'extra-18-rounds' | 'six-extra-artillery-crew'
>;
/** The figures a player can field. */
export type TroopType = InfantryType | CavalryType | ArtilleryType;

/** A small arm, by the name of its columns on the small arms chart. */
export type SmallArm = 'pistols' | 'muskets' | 'fusils-carbines' | 'rifles';
/** How a body strikes in shock: a column of the shock chart. */
export type ShockAttackClass = 'light-cavalry' | 'medium-cavalry' | 'heavy-cavalry' | 'infantry';
/** How a body is struck in shock: a row of the shock chart. */
export type ShockReceiveClass =
  | 'light-infantry'
  | 'medium-infantry'
  | 'heavy-infantry'
  | 'light-cavalry'
  | 'medium-cavalry'
  | 'heavy-cavalry'
  | 'artillery';

/** What one kind of figure can do, gathered from the charts. */
export interface Troop {
  readonly type: TroopType;
  /** The printed type that it is: of a new one by house rules, the type that it is made of. */
  readonly like: TroopType;
  readonly title: string;
  readonly arm: 'infantry' | 'cavalry' | 'artillery';
  /** Shocks of one figure, 0 to 3. */
  readonly shock: number;
  /** Movement in cm per turn. */
  readonly move: number;
  /** Melee point: the highest face of a twelve-sided die that a figure survives. For artillery, of each crewman. */
  readonly melee: number;
  /** Morale value, 1 to 5. */
  readonly morale: number;
  readonly weapon: SmallArm | null;
  /** Points per figure; for artillery per piece, with its crew. */
  readonly cost: number;
  /** One stand in cm. A piece stands alone with its full crew as the figures of its stand. */
  readonly stand: StandSize;
  /** The column of the shock chart under which it strikes; `null` when it has no shock. */
  readonly shockAttack: ShockAttackClass | null;
  /** The row of the shock chart in which it is struck. */
  readonly shockReceive: ShockReceiveClass;
  /** It may open into a skirmish line, its stands up to 2 cm apart. */
  readonly light: boolean;
  /** Full crew in figures; artillery only. */
  readonly crew?: number;
  /** The piece, by its row of the artillery capability chart; artillery only. */
  readonly gun?: ArtilleryType;
}

/** What the capability chart does not print: a title in our spelling, and which weapon the printed range belongs to. */
const infantryNames: { readonly [type in InfantryType]: { readonly title: string; readonly weapon: SmallArm } } = {
  militia: { title: 'Militia', weapon: 'muskets' },
  'light-infantry': { title: 'Light infantry', weapon: 'muskets' },
  rifles: { title: 'Rifles', weapon: 'rifles' },
  regulars: { title: 'Regulars', weapon: 'muskets' },
  'carbines-fusils': { title: 'Carbines and fusils', weapon: 'fusils-carbines' },
  indians: { title: 'Indians', weapon: 'muskets' },
  grenadiers: { title: 'Grenadiers', weapon: 'muskets' },
  guard: { title: 'Guard', weapon: 'muskets' },
};

const cavalryTitles: { readonly [type in CavalryType]: string } = {
  'light-hussars': 'Hussars',
  'light-lancers': 'Lancers',
  dragoons: 'Dragoons',
  cuirassier: 'Cuirassiers',
};

/** Where each piece stands on the charts that name pieces their own way. */
const pieces: {
  readonly [type in ArtilleryType]: {
    readonly title: string;
    readonly base: keyof (typeof baseSizesMusket)['cells'];
    readonly crew: keyof (typeof artilleryCrew)['cells'];
  };
} = {
  'six-pounder-cannon': { title: '6 pd cannon', base: '6-pound-cannon', crew: 'six-pounder' },
  'six-pounder-horse-artillery': {
    title: '6 pd horse artillery',
    base: '6-pound-cannon',
    crew: 'six-pounder-horse-artillery',
  },
  'eight-pounder-cannon': {
    title: '8 pd cannon',
    base: '8-pound-cannon',
    crew: 'eight-pounder-cannon-or-howitzer',
  },
  'eight-pounder-howitzer': {
    title: '8 pd howitzer',
    base: '8-pound-howitzer',
    crew: 'eight-pounder-cannon-or-howitzer',
  },
  'twelve-pounder-cannon': { title: '12 pd cannon', base: '12-pound-cannon', crew: 'twelve-pounder' },
  'congreve-rockets': { title: 'Congreve rockets', base: 'rockets', crew: 'rockets' },
};

function standOf(row: 'infantry' | 'all-cavalry', book: OpenBook): StandSize {
  const { figures, 'front-cm': front, 'depth-cm': depth } = book.of(baseSizesMusket)[row];
  return { front, depth, figures: printed(figures, `${row}.figures`) };
}

function infantryOf(type: InfantryType, book: OpenBook): Troop {
  const { shock: onChart, move, melee, morale, cost } = infantryFigure(type, book);
  const only = book.reading(infantryWithShock);
  const shock = only === null || only.some(each => each === type) ? onChart : 0;
  const shockReceive = book.reading(shockClassOfInfantry)[type];
  return {
    type,
    like: type,
    ...infantryNames[type],
    arm: 'infantry',
    shock,
    move,
    melee,
    morale,
    cost,
    stand: standOf('infantry', book),
    shockAttack: shock > 0 ? 'infantry' : null,
    shockReceive,
    light: book.reading(skirmishers).some(each => each === type),
  };
}

function cavalryWeapon(type: CavalryType, book: OpenBook): SmallArm | null {
  switch (type) {
    case 'light-hussars':
      return 'pistols';
    case 'light-lancers':
      return book.reading(lancerPistols) ? 'pistols' : null;
    case 'dragoons':
      return 'fusils-carbines';
    case 'cuirassier':
      return book.reading(cuirassierPistols) ? 'pistols' : null;
  }
}

function cavalryOf(type: CavalryType, book: OpenBook): Troop {
  const { shock, move, melee, morale, cost } = cavalryFigure(type, book);
  const shockClass = book.reading(shockClassOfCavalry)[type];
  return {
    type,
    like: type,
    title: cavalryTitles[type],
    arm: 'cavalry',
    shock,
    move,
    melee,
    morale,
    weapon: cavalryWeapon(type, book),
    cost,
    stand: standOf('all-cavalry', book),
    shockAttack: shockClass,
    shockReceive: shockClass,
    light: false,
  };
}

/** A number that a chart's column leaves out in rows of other things than troops. */
function printed(number: number | null, path: string): number {
  insist(number !== null, () => ({ path, problem: 'the chart prints nothing here', mend: 'a troop needs a number' }));
  return number;
}

/**
 * The men of a full crew.
 *
 * @clause cady/musket/sheet/artillery/crew-boxes
 * @clause cady/musket/sheet/artillery/crew-note
 */
function fullCrew(type: ArtilleryType, book: OpenBook): number {
  switch (type) {
    case 'six-pounder-cannon':
      return printed(book.reading(crewOf6Pd), crewOf6Pd.id);
    case 'congreve-rockets':
      return printed(book.reading(crewOfRockets), crewOfRockets.id);
    default:
      return gunCrew(pieces[type].crew, book).full;
  }
}

function artilleryOf(type: ArtilleryType, book: OpenBook): Troop {
  const { move, melee, morale, cost } = pieceFigure(type, book);
  const { 'front-cm': front, 'depth-cm': depth } = book.of(baseSizesMusket)[pieces[type].base];
  const crew = fullCrew(type, book);
  return {
    type,
    like: type,
    title: pieces[type].title,
    arm: 'artillery',
    shock: 0,
    move: printed(move, `${type}.move-cm`),
    melee: printed(melee, `${type}.melee`),
    morale: printed(morale, `${type}.morale`),
    weapon: null,
    cost,
    stand: { front, depth, figures: crew },
    shockAttack: null,
    shockReceive: 'artillery',
    light: false,
    crew,
    gun: type,
  };
}

/** Every troop type, infantry first, in the order of the charts. */
export const troopTypes: readonly TroopType[] = [
  ...infantryCapability.rows,
  ...cavalryCapability.rows,
  ...artilleryCapability.rows.filter(isPiece),
];

function isPiece(row: keyof (typeof artilleryCapability)['cells']): row is ArtilleryType {
  return Object.hasOwn(pieces, row);
}

/** What every troop type can do. */
export type Troops = { readonly [type in TroopType]: Troop };

/**
 * The troops of the musket game as the charts print them, with the readings that `choices` takes of crews, pistols, shock
 * classes and skirmishers.
 *
 * @throws RuleViolation when a choice names no reading of its ruling.
 * @clause cady/musket/cavalry/light-pistols-dragoons-carbines
 * @clause cady/musket/cavalry/arms
 */
export function troopsUnder(book: OpenBook, { threeDice }: Pick<ThreeDiceRules, 'threeDice'>): Troops {
  const part = (type: string, build: (open: OpenBook) => Troop) =>
    book.part({ name: `troops/${type}`, clauses: [`cady/musket/capability/${type.replace(/-cannon$/, '')}`] }, build);
  const infantry = (type: InfantryType) => part(type, open => infantryOf(type, open));
  const cavalry = (type: CavalryType) => part(type, open => cavalryOf(type, open));
  const artillery = (type: ArtilleryType) => part(type, open => artilleryOf(type, open));
  const printed: { readonly [type in TroopType]: Troop } = {
    militia: infantry('militia'),
    'light-infantry': infantry('light-infantry'),
    rifles: infantry('rifles'),
    regulars: infantry('regulars'),
    'carbines-fusils': infantry('carbines-fusils'),
    indians: infantry('indians'),
    grenadiers: infantry('grenadiers'),
    guard: infantry('guard'),
    'light-hussars': cavalry('light-hussars'),
    'light-lancers': cavalry('light-lancers'),
    dragoons: cavalry('dragoons'),
    cuirassier: cavalry('cuirassier'),
    'six-pounder-cannon': artillery('six-pounder-cannon'),
    'six-pounder-horse-artillery': artillery('six-pounder-horse-artillery'),
    'eight-pounder-cannon': artillery('eight-pounder-cannon'),
    'eight-pounder-howitzer': artillery('eight-pounder-howitzer'),
    'twelve-pounder-cannon': artillery('twelve-pounder-cannon'),
    'congreve-rockets': artillery('congreve-rockets'),
  };
  const changed = Object.values(
    book.part({ name: 'troops', clauses: ['cady/musket/scope/adds-to-common'] }, open =>
      withTroops<Troop>(printed, open, troopFields),
    ),
  );
  const faults = changed.flatMap(troop => [...moraleFaults(troop, threeDice.morale), ...standFaults(troop)]);
  if (faults.length > 0) throw new RuleViolation(faults);
  const troops = Object.fromEntries(changed.map(troop => [troop.type, striking(troop)]));
  insist(areTroops(troops), () => ({ path: 'troops', problem: 'a printed type is missing', mend: 'leave it in' }));
  return troops;
}

/** What house rules leave alone of a type, because it says what it is; and the fields that hold lengths. */
const troopFields: TroopFields = { fixed: ['arm', 'gun', 'crew', 'shockAttack'], lengths: ['move', 'stand'] };

/** The three-dice test and the morale of units know no morale values but those that are printed. */
function moraleFaults(
  { type, morale }: Troop,
  { from, to }: ThreeDiceRules['threeDice']['morale'],
): readonly Violation[] {
  if (morale >= from && morale <= to) return [];
  const clause = 'cady/common/definition/morale-value';
  return [
    { path: `troops.${type}.morale`, clause, problem: `no morale value is ${morale}`, mend: `write ${from} to ${to}` },
  ];
}

/** Figures stand on something, and somebody stands on it. */
function standFaults({ type, stand }: Troop): readonly Violation[] {
  return (['front', 'depth', 'figures'] as const).flatMap(side =>
    stand[side] > 0
      ? []
      : [{ path: `troops.${type}.stand.${side}`, problem: 'a stand of nothing', mend: 'write more than 0' }],
  );
}

/** A type with the column of the shock chart that follows from whether it has shock at all. */
function striking(troop: Troop): Troop {
  if (troop.shock <= 0) return { ...troop, shockAttack: null };
  const { arm, shockAttack, shockReceive } = troop;
  if (shockAttack !== null || arm === 'artillery') return troop;
  return { ...troop, shockAttack: isRiders(shockReceive) ? shockReceive : 'infantry' };
}

function isRiders(receives: ShockReceiveClass): receives is Extract<ShockReceiveClass, `${string}-cavalry`> {
  return receives.endsWith('-cavalry');
}

function areTroops(troops: { readonly [type: string]: Troop }): troops is Troops {
  return troopTypes.every(type => Object.hasOwn(troops, type));
}

/** Whether rules have a troop type: one that is printed, or one that house rules have made. */
export function isTroopType(type: string, { troops }: { readonly troops: Troops }): type is TroopType {
  return Object.hasOwn(troops, type);
}

/** Every troop type that the rules have, those that house rules have made at the end. */
export function troopTypesOf(rules: { readonly troops: Troops }): readonly TroopType[] {
  return Object.keys(rules.troops).filter(type => isTroopType(type, rules));
}
