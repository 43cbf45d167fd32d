import { type Choices, insist, readingOf } from '../../../rulebook/index.js';
import type { StandSize } from '../../../table/index.js';
import { baseSizesMusket } from '../common/charts/bases.js';
import { artilleryCapability, artilleryCrew, cavalryCapability, infantryCapability } from './charts.js';
import {
  crewOf6Pd,
  crewOfRockets,
  cuirassierPistols,
  lancerPistols,
  shockClassOfCavalry,
  shockClassOfInfantry,
  skirmishers,
} from './rulings/troops.js';

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

function standOf(row: 'infantry' | 'all-cavalry'): StandSize {
  const { figures, 'front-cm': front, 'depth-cm': depth } = baseSizesMusket.cells[row];
  return { front, depth, figures: printed(figures, `${row}.figures`) };
}

function infantry(type: InfantryType, choices: Choices): Troop {
  const { shock, 'move-cm': move, melee, morale, cost } = infantryCapability.cells[type];
  const shockReceive = readingOf(shockClassOfInfantry, choices).value[type];
  return {
    type,
    ...infantryNames[type],
    arm: 'infantry',
    shock,
    move,
    melee,
    morale,
    cost,
    stand: standOf('infantry'),
    shockAttack: shock > 0 ? 'infantry' : null,
    shockReceive,
    light: readingOf(skirmishers, choices).value.some(each => each === type),
  };
}

function cavalryWeapon(type: CavalryType, choices: Choices): SmallArm | null {
  switch (type) {
    case 'light-hussars':
      return 'pistols';
    case 'light-lancers':
      return readingOf(lancerPistols, choices).value ? 'pistols' : null;
    case 'dragoons':
      return 'fusils-carbines';
    case 'cuirassier':
      return readingOf(cuirassierPistols, choices).value ? 'pistols' : null;
  }
}

function cavalry(type: CavalryType, choices: Choices): Troop {
  const { shock, 'move-cm': move, melee, morale, cost } = cavalryCapability.cells[type];
  const shockClass = readingOf(shockClassOfCavalry, choices).value[type];
  return {
    type,
    title: cavalryTitles[type],
    arm: 'cavalry',
    shock,
    move,
    melee,
    morale,
    weapon: cavalryWeapon(type, choices),
    cost,
    stand: standOf('all-cavalry'),
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

function fullCrew(type: ArtilleryType, choices: Choices): number {
  switch (type) {
    case 'six-pounder-cannon':
      return printed(readingOf(crewOf6Pd, choices).value, crewOf6Pd.id);
    case 'congreve-rockets':
      return printed(readingOf(crewOfRockets, choices).value, crewOfRockets.id);
    default:
      return artilleryCrew.cells[pieces[type].crew]['full-crew'];
  }
}

function artillery(type: ArtilleryType, choices: Choices): Troop {
  const { 'move-cm': move, melee, morale, cost } = artilleryCapability.cells[type];
  const { 'front-cm': front, 'depth-cm': depth } = baseSizesMusket.cells[pieces[type].base];
  const crew = fullCrew(type, choices);
  return {
    type,
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
 */
export function troopsUnder(choices: Choices = {}): Troops {
  return {
    militia: infantry('militia', choices),
    'light-infantry': infantry('light-infantry', choices),
    rifles: infantry('rifles', choices),
    regulars: infantry('regulars', choices),
    'carbines-fusils': infantry('carbines-fusils', choices),
    indians: infantry('indians', choices),
    grenadiers: infantry('grenadiers', choices),
    guard: infantry('guard', choices),
    'light-hussars': cavalry('light-hussars', choices),
    'light-lancers': cavalry('light-lancers', choices),
    dragoons: cavalry('dragoons', choices),
    cuirassier: cavalry('cuirassier', choices),
    'six-pounder-cannon': artillery('six-pounder-cannon', choices),
    'six-pounder-horse-artillery': artillery('six-pounder-horse-artillery', choices),
    'eight-pounder-cannon': artillery('eight-pounder-cannon', choices),
    'eight-pounder-howitzer': artillery('eight-pounder-howitzer', choices),
    'twelve-pounder-cannon': artillery('twelve-pounder-cannon', choices),
    'congreve-rockets': artillery('congreve-rockets', choices),
  };
}

/**
 * The troops of the musket game under the default readings.
 *
 * @clause cady/musket/cavalry/light-pistols-dragoons-carbines
 */
export const musketTroops: Troops = troopsUnder();
