import type { OpenBook } from '../../../../book/index.js';
import { materialCarriage, siegeConstruction, siegeDestruction } from '../../book/charts/siege.js';
import {
  batteryNumbers,
  caltropNumbers,
  fireNumbers,
  fortNumbers,
  miningNumbers,
  shipNumbers,
  siegeWorkNumbers,
} from '../../book/numbers/siege.js';
import { millimetresInPaces } from '../../book/rulings/army.js';
import {
  batteryAtTheLimit,
  blindCasualties,
  blindColumn,
  blindInTests,
  caltropsDice,
  elephantsAtWalls,
  escapingMiners,
  firedByHand,
  fireLeaps,
  inTheFire,
  lobsOverhead,
  menUnderFireMissiles,
  minesCrossingInside,
  standingOnCaltrops,
  stonesAtDoors,
  stoppingOnAMarch,
} from '../../book/rulings/siege.js';
import {
  countermineUnderWalls,
  defendersAtABreach,
  garrisonAtWork,
  groundOfATower,
  laddersWithoutRoom,
  menInALostTower,
  menInTowers,
  menOnLadders,
  mineUnderAWall,
  overlappingLadders,
  rallyingOnARampart,
  roomInTowers,
  spreadingOnARampart,
  stonesAndFire,
  stormingFromTowers,
  wadingFromTheBow,
} from '../../book/rulings/siege-table.js';
import type { Rounding } from '../fighting/casualties.js';

/** What is carried and pushed about at a siege. */
export type SiegeMaterial = (typeof materialCarriage)['rows'][number];
/** What is built. */
export type Construction = (typeof siegeConstruction)['rows'][number];
/** What is broken down by hand. */
export type Demolition = (typeof siegeDestruction)['rows'][number];

/** What moving a piece of siege material takes; `null` where the book has nothing. */
export interface Carriage {
  readonly least: number | null;
  readonly most: number | null;
  /** Figures more for each figure inside. */
  readonly perPassenger: number | null;
  /** Wagons that carry it in parts. */
  readonly wagons: number | null;
}

/** What a construction takes: figure/periods, for so many paces of it or for the whole. */
export interface ConstructionWork {
  readonly figurePeriods: number;
  readonly paces: number | null;
}

/** What the game knows about sieges, fire, caltrops and ships. Lengths in paces. */
export interface SiegeRules {
  readonly carriage: { readonly [M in SiegeMaterial]: Carriage };
  readonly construction: { readonly [C in Construction]: ConstructionWork };
  /** Figure/periods; `null`: it cannot be done. */
  readonly demolition: { readonly [D in Demolition]: number | null };
  readonly work: {
    readonly ladderErecting: number;
    /** Millimetres. */
    readonly fascine: number;
    /** Lengths of the two kinds of fascines, and how wide a bridge is, in millimetres. */
    readonly shortFascine: number;
    readonly longFascine: number;
    readonly bridge: number;
    readonly elephantFigures: number;
    /** Whether elephants also break down stone walls. */
    readonly elephantsAtWalls: boolean;
    /** How many times as fast those work who are out of control, and those who have no light at night. */
    readonly outOfControl: number;
    readonly withoutLight: number;
    readonly pavise: { readonly men: number; readonly arc: number };
    readonly garrisonUnits: number;
    /** Paces of a palisade that are broken down at a time. */
    readonly palisade: number;
  };
  /** Figures that find room on a ladder; `null`: as many as come to it. */
  readonly ladders: { readonly perLadder: number | null };
  readonly battery: {
    readonly nearFactor: number;
    readonly farFactor: number;
    readonly near: number;
    readonly atTheLimit: 'far' | 'near';
    /** Whether stones break doors as well as walls. */
    readonly doors: boolean;
    readonly woodenHits: number;
    /** Whether fire counts toward them. */
    readonly withFire: boolean;
  };
  /** Millimetres of a breach. */
  readonly breach: { readonly bottom: number; readonly top: number };
  /** How long a millimetre of a breach or a strip of caltrops is on the table. */
  readonly pacesPerMillimetre: number;
  readonly mining: {
    readonly work: ConstructionWork;
    readonly mostFigures: number;
    readonly fighters: number;
    readonly escapingShare: number;
    readonly escapingRounding: Rounding;
    readonly fightInside: boolean;
    /** Whether a wall falls as the mine passes under it, or once the mine has come to its aim. */
    readonly falls: 'as-it-passes' | 'at-its-aim';
    /** Whether a countermine brings down the walls that it passes under. */
    readonly countermineBreaches: boolean;
  };
  /** Men in towers and penthouses. */
  readonly shelters: {
    /** Whether missiles reach those who shoot from within, as through loopholes. */
    readonly loopholes: boolean;
    /** Whether no more go in than stand on its base. */
    readonly roomOnBase: boolean;
    /** Where one stands on the table: with its front where that of its bearers is, or with its middle. */
    readonly stands: 'behind-front' | 'about-front';
    /** Whether who comes over a wall from a tower stands on a level with those on it. */
    readonly onALevel: boolean;
    /** Who is lost with one that is destroyed: who has gone into it, who fights from it too, or nobody by fire. */
    readonly lost: 'inside' | 'bridge' | 'stones';
  };
  readonly fort: {
    readonly coverTimes: number;
    readonly blindShare: number;
    readonly blindRounding: Rounding;
    /** By whose column of the weapon factors stones thrown blind count: of each unit under them, or of the nearest for all. */
    readonly blindColumn: 'each' | 'nearest';
    /** Whether stones thrown over a wall are shot overhead, and the worse for it. */
    readonly lobsOverhead: boolean;
    /** How stones thrown blind count in tests: for each unit as its share of them, for who loses men alone, or for each as all of them. */
    readonly blindInTests: 'share' | 'who-is-hit' | 'all';
    /** Whether defenders who stand beside those that fight at ladders overlap whoever comes up there. */
    readonly atLadders: 'overlap' | 'alone';
    /** Whether escaladers lose their ladders who ought to be pushed back and have no room to go. */
    readonly laddersWithoutRoom: boolean;
    /** Who comes over a wall and spreads along it where nobody stands on it, before its defenders have given way. */
    readonly spreads: 'towers' | 'ladders-too' | 'nobody';
    /** Whether who has won a rampart by ladders falls in on it when he rallies back, and does not go down them again. */
    readonly ralliesOnRampart: boolean;
    /** Whether defenders out of control go on out of a breach to which they have come. */
    readonly outOfABreach: boolean;
    /** What those do out of control who work within their own walls: defend these, or work on. */
    readonly workersWithin: 'defend' | 'work';
  };
  readonly fire: FireRules;
  readonly caltrops: {
    readonly perFigure: number;
    readonly laying: number;
    /** Millimetres. */
    readonly depth: number;
    readonly atInfantry: number;
    readonly atOthers: number;
    readonly dice: 'layers' | 'passers';
    /** Whether who sets off from where he stands on them has suffered for that already, or suffers anew. */
    readonly felt: 'coming' | 'every-way';
  };
  readonly ships: {
    readonly raidersPerOar: number;
    readonly javelinmenPerUpperOar: number;
    readonly heavierInfantry: number;
    readonly transportPoints: number;
    /** Whether who climbs down at the bow wades from there to where he forms. */
    readonly wadesAsItForms: boolean;
  };
}

/** What the game knows about fire. */
export interface FireRules {
  readonly served: { readonly wagon: number; readonly packAnimal: number };
  readonly preparing: number;
  readonly rangeShare: number;
  readonly factor: number;
  readonly protectedFactor: number;
  /** By which factor fire missiles hurt men. */
  readonly men: 'weapon' | 'fire';
  /** What sets a thing alight by hand does: it goes on as what has caught, or counts as missiles. */
  readonly byHand: 'caught' | 'missiles';
  /** What fire leaps from. */
  readonly leapsFrom: 'burning' | 'untenable';
  /** Whether those who stand in what has become untenable have to get out. */
  readonly drivesOut: boolean;
  /** For what a unit stops that its order bids go on: for fire that this speaks of, for fighting one and laying caltrops as well, or for nothing. */
  readonly stopsOnMarch: 'ordered' | 'any' | 'arrived';
  readonly leaps: { readonly light: number; readonly strong: number };
  readonly untenableAt: number;
  readonly untenablePeriods: number;
  readonly spreading: number;
  readonly waterWithin: number;
  readonly cancelledByAFigure: number;
  readonly tank: number;
}

/** The rules about sieges that a book comes to. */
export function siegeUnder(book: OpenBook): SiegeRules {
  const carriage = book.of(materialCarriage);
  const carried = (row: SiegeMaterial): Carriage => ({
    least: carriage[row]['figures-min'],
    most: carriage[row]['figures-max'],
    perPassenger: carriage[row]['extra-per-passenger-figure'],
    wagons: carriage[row]['wagons-disassembled'],
  });
  const construction = book.of(siegeConstruction);
  const built = (row: Construction): ConstructionWork => ({
    figurePeriods: construction[row]['figure-periods'],
    paces: construction[row]['per-paces'],
  });
  const demolition = book.of(siegeDestruction);
  return {
    carriage: byRow(materialCarriage.rows, carried),
    construction: byRow(siegeConstruction.rows, built),
    demolition: byRow(siegeDestruction.rows, row => demolition[row]['figure-periods']),
    work: workUnder(book),
    ladders: { perLadder: book.reading(menOnLadders) },
    ...batteryUnder(book),
    mining: miningUnder(book),
    shelters: {
      loopholes: book.reading(menInTowers),
      roomOnBase: book.reading(roomInTowers),
      stands: book.reading(groundOfATower),
      onALevel: book.reading(stormingFromTowers),
      lost: book.reading(menInALostTower),
    },
    fort: book.part({ name: 'fort', clauses: ['wrg/siege/fort/loopholes', 'wrg/siege/fort/lob-outside'] }, open => {
      const numbers = open.numbers(fortNumbers);
      return {
        coverTimes: numbers['cover-times'],
        blindShare: numbers['blind-share'],
        blindRounding: open.reading(blindCasualties),
        blindColumn: open.reading(blindColumn),
        lobsOverhead: open.reading(lobsOverhead),
        blindInTests: open.reading(blindInTests),
        atLadders: open.reading(overlappingLadders),
        laddersWithoutRoom: open.reading(laddersWithoutRoom),
        spreads: open.reading(spreadingOnARampart),
        ralliesOnRampart: open.reading(rallyingOnARampart),
        outOfABreach: open.reading(defendersAtABreach),
        workersWithin: open.reading(garrisonAtWork),
      };
    }),
    fire: book.part({ name: 'fire', clauses: ['wrg/fire/weapon-factor'] }, fireUnder),
    caltrops: caltropsUnder(book),
    ships: shipsUnder(book),
  };
}

function workUnder(book: OpenBook): SiegeRules['work'] {
  const work = book.numbers(siegeWorkNumbers);
  return {
    ladderErecting: work['ladder-erecting'],
    fascine: work['fascine-mm'],
    shortFascine: work['short-fascine-mm'],
    longFascine: work['long-fascine-mm'],
    bridge: work['bridge-width-mm'],
    elephantFigures: work['elephant-figures'],
    elephantsAtWalls: book.reading(elephantsAtWalls),
    outOfControl: work['out-of-control'],
    withoutLight: work['without-light'],
    pavise: { men: work['men-behind-a-pavise'], arc: work['pavise-arc'] },
    garrisonUnits: work['garrison-units'],
    palisade: work['palisade-paces'],
  };
}

function batteryUnder(book: OpenBook): Pick<SiegeRules, 'battery' | 'breach' | 'pacesPerMillimetre'> {
  const numbers = book.numbers(batteryNumbers);
  return {
    battery: {
      nearFactor: numbers['near-factor'],
      farFactor: numbers['far-factor'],
      near: numbers.near,
      atTheLimit: book.reading(batteryAtTheLimit),
      doors: book.reading(stonesAtDoors),
      woodenHits: numbers['wooden-hits'],
      withFire: book.reading(stonesAndFire),
    },
    breach: { bottom: numbers['breach-bottom-mm'], top: numbers['breach-top-mm'] },
    pacesPerMillimetre: book.reading(millimetresInPaces),
  };
}

function miningUnder(book: OpenBook): SiegeRules['mining'] {
  const numbers = book.numbers(miningNumbers);
  return {
    work: { figurePeriods: numbers['figure-periods'], paces: numbers.paces },
    mostFigures: numbers['most-figures'],
    fighters: numbers['figures-underground'],
    escapingShare: numbers['escaping-share'],
    escapingRounding: book.reading(escapingMiners),
    fightInside: book.reading(minesCrossingInside),
    falls: book.reading(mineUnderAWall),
    countermineBreaches: book.reading(countermineUnderWalls),
  };
}

function fireUnder(book: OpenBook): FireRules {
  const numbers = book.numbers(fireNumbers);
  return {
    served: { wagon: numbers['figures-served-by-a-wagon'], packAnimal: numbers['figures-served-by-a-pack-animal'] },
    preparing: numbers.preparing,
    rangeShare: numbers['range-share'],
    factor: numbers.factor,
    protectedFactor: numbers['factor-at-the-protected'],
    men: book.reading(menUnderFireMissiles),
    byHand: book.reading(firedByHand),
    leapsFrom: book.reading(fireLeaps),
    drivesOut: book.reading(inTheFire),
    stopsOnMarch: book.reading(stoppingOnAMarch),
    leaps: { light: numbers['leap-in-light-wind'], strong: numbers['leap-in-strong-wind'] },
    untenableAt: numbers['untenable-at'],
    untenablePeriods: numbers['untenable-periods'],
    spreading: numbers['spreading-points'],
    waterWithin: numbers['water-within'],
    cancelledByAFigure: numbers['points-cancelled-by-a-figure'],
    tank: numbers['bucket-periods-of-a-tank'],
  };
}

function caltropsUnder(book: OpenBook): SiegeRules['caltrops'] {
  const numbers = book.numbers(caltropNumbers);
  return {
    perFigure: numbers['paces-per-figure'],
    laying: numbers['laying-periods'],
    depth: numbers['depth-mm'],
    atInfantry: numbers['factor-at-infantry'],
    atOthers: numbers['factor-at-others'],
    dice: book.reading(caltropsDice),
    felt: book.reading(standingOnCaltrops),
  };
}

function shipsUnder(book: OpenBook): SiegeRules['ships'] {
  const numbers = book.numbers(shipNumbers);
  return {
    raidersPerOar: numbers['raiders-per-oar'],
    javelinmenPerUpperOar: numbers['javelinmen-per-upper-oar'],
    heavierInfantry: numbers['heavier-infantry-of-a-galley'],
    transportPoints: numbers['points-of-a-transport'],
    wadesAsItForms: book.reading(wadingFromTheBow),
  };
}

function byRow<Row extends string, Held>(rows: readonly Row[], held: (row: Row) => Held): { readonly [R in Row]: Held };
function byRow(rows: readonly string[], held: (row: string) => unknown): { readonly [row: string]: unknown } {
  return Object.fromEntries(rows.map(row => [row, held(row)]));
}
