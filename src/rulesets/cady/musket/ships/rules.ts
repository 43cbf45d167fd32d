import {
  listNumbers,
  type NumberEntries,
  type NumberGroup,
  type NumbersOf,
  type OpenBook,
} from '../../../../book/index.js';
import { riverBoat, shipSpeed, windDirection } from '../book/charts/optional.js';
import { shipDamage, shipDice, shipFire } from '../book/charts/ships.js';
import { boatNumbers, shipNumbers } from '../book/numbers/ships.js';
import { boatHorseArtillery } from '../book/rulings/formations.js';
import {
  boatAcross,
  boatRaked,
  boatRowers,
  deckFire,
  deckMorale,
  fireNextTurn,
  gunCrewsOfShips,
  hitsFromShips,
  howitzerAtShip,
  landingPlace,
  lostWithShip,
  shipDamage9,
  towedWithoutMasts,
} from '../book/rulings/ships.js';

/** Cm on the first, second and later turns straight on. */
export type SpeedByTurn = readonly [first: number, second: number, later: number];

/** What a hit on a ship does. */
export interface ShipHit {
  readonly kind: keyof (typeof shipDamage)['cells'];
  /** Totals of two dice. */
  readonly totals: readonly number[];
  /** Turns after this one; `null`: she does not. */
  readonly sinksIn: number | null;
  readonly gunsLost: number;
}

/** The numbers of frigates. Lengths in cm, angles in degrees. */
export interface FrigateRules {
  readonly gunsEachSide: number;
  readonly mostUnits: number;
  readonly mostPoints: number;
  readonly variationTimes: number;
  readonly turn: number;
  readonly withWind: number;
  readonly sails: SpeedByTurn;
  readonly towed: SpeedByTurn;
  readonly port: number;
  readonly docking: number;
  readonly mastTimes: number;
  readonly dismasted: number;
  readonly scuttled: number;
  readonly pivot: number;
  readonly turnsToLoad: number;
  readonly dice: typeof shipDice;
  readonly damage: readonly ShipHit[];
  /** Faces that leave the guns silent for a turn, and those with which the fire burns on. */
  readonly fire: { readonly hands: readonly number[]; readonly burns: readonly number[]; readonly sameDie: boolean };
  readonly blowsUp: number;
  readonly howitzers: boolean;
  readonly fromShips: boolean;
  readonly crewsCovered: boolean;
  readonly deckShare: number;
  readonly goesBelow: boolean;
  readonly allLost: boolean;
}

/** The numbers of river boats. Lengths in cm. */
export interface BoatRules {
  readonly cost: number;
  readonly gunCost: number;
  readonly wagonCost: number;
  readonly wagon: number;
  readonly portageFigures: number;
  /** Stands of each arm that one boat carries; boats that a gun needs; `null`: none carries it. */
  readonly infantry: number;
  readonly cavalry: number;
  readonly gun: number;
  readonly horseArtillery: number;
  readonly twelvePounder: number | null;
  readonly sideShare: number;
  readonly backShare: number;
  /** Casualties of shot from ahead and astern are so many times as high; `null`: as of a deep target. */
  readonly raked: number | null;
  readonly down: number;
  readonly up: number;
  /** Across the river, which is more than so many degrees off its flow. */
  readonly across: number;
  readonly acrossBeyond: number;
  /** How near one must stand to go on board, and how far off one comes ashore at most. */
  readonly boardsWithin: number;
  readonly landsWithin: number;
  readonly landingThirds: number;
  readonly cavalryTimes: number;
  readonly rowedByLoad: boolean;
}

/** What ships and boats are played with. */
export interface ShipRules {
  readonly frigate: FrigateRules;
  readonly boat: BoatRules;
  /** Where the wind comes from, by the faces of its die. */
  readonly wind: readonly string[];
}

/**
 * The rules of ships and river boats that a book makes.
 *
 * @clause cady/musket/ship/frigate-guns
 * @clause cady/musket/boat/cost
 */
export function shipsUnder(book: OpenBook): ShipRules {
  return {
    frigate: book.part({ name: 'ships/frigate', clauses: ['cady/musket/ship/frigate-guns'] }, frigateUnder),
    boat: book.part({ name: 'ships/boat', clauses: ['cady/musket/boat/cost'] }, boatUnder),
    wind: book.part({ name: 'ships/wind', clauses: ['cady/musket/ship/wind'] }, b => {
      const cells = b.of(windDirection);
      return windDirection.rows.map(face => cells[face]['wind-from']);
    }),
  };
}

function frigateUnder(b: OpenBook): FrigateRules {
  const n = <Key extends keyof (typeof shipNumbers)['numbers']>(key: Key) => numberOf(b, shipNumbers, key);
  const [speeds, fire] = [b.of(shipSpeed), b.of(shipFire)];
  const speed = (row: keyof typeof speeds): SpeedByTurn => {
    const { 'first-turn-cm': first, 'second-turn-cm': second, 'later-turns-cm': later } = speeds[row];
    return [first, second, later];
  };
  return {
    gunsEachSide: n('guns-each-side'),
    mostUnits: n('most-units'),
    mostPoints: n('most-points'),
    variationTimes: n('variation-times'),
    turn: n('turn-degrees'),
    withWind: n('wind-degrees'),
    sails: speed('sailing-with-wind'),
    towed: speed('towed-by-row-boats'),
    port: n('port-cm'),
    docking: n('docking-cm'),
    mastTimes: n('mast-speed-times'),
    dismasted: b.part({ name: 'dismasted', clauses: ['cady/musket/ship/damage-2'] }, c => c.reading(towedWithoutMasts)),
    scuttled: n('sinks-after-scuttling'),
    pivot: n('pivot-degrees'),
    turnsToLoad: n('turns-to-load'),
    dice: shipDice,
    damage: damageUnder(b),
    fire: {
      hands: fire['out-with-all-hands'].faces,
      burns: fire['burns-on'].faces,
      sameDie: b.reading(fireNextTurn),
    },
    blowsUp: n('turns-to-blow-up'),
    howitzers: b.reading(howitzerAtShip),
    fromShips: b.reading(hitsFromShips),
    crewsCovered: b.reading(gunCrewsOfShips),
    deckShare: b.reading(deckFire),
    goesBelow: b.reading(deckMorale),
    allLost: b.reading(lostWithShip),
  };
}

/** What the chart has no line for counts as the ruling says. */
function damageUnder(b: OpenBook): readonly ShipHit[] {
  const cells = b.of(shipDamage);
  const nine = b.reading(shipDamage9);
  const printed = shipDamage.rows.flatMap(row => cells[row].totals);
  const { dice, sides } = shipDice.damage;
  const all = Array.from({ length: dice * sides - dice + 1 }, (_, i) => i + dice);
  const missing = all.filter(total => !printed.includes(total));
  return shipDamage.rows.map(kind => {
    const { totals, 'sinks-in-turns': sinksIn, 'guns-lost': gunsLost } = cells[kind];
    return { kind, totals: kind === nine ? [...totals, ...missing] : totals, sinksIn, gunsLost };
  });
}

function boatUnder(b: OpenBook): BoatRules {
  const n = <Key extends keyof (typeof boatNumbers)['numbers']>(key: Key) => numberOf(b, boatNumbers, key);
  const [across, place] = [b.reading(boatAcross), b.reading(landingPlace)];
  const cells = b.of(riverBoat);
  const boatsFor = (row: keyof typeof cells) => cells[row]['boats-per-piece'] ?? 1;
  const most = (row: keyof typeof cells) => cells[row]['maximum-per-boat'] ?? 0;
  return {
    cost: n('cost'),
    gunCost: n('bow-gun-cost'),
    wagonCost: n('wagon-cost'),
    wagon: n('wagon-cm'),
    portageFigures: n('portage-figures'),
    infantry: most('infantry-stands'),
    cavalry: most('cavalry-stands'),
    gun: boatsFor('eight-pounder-pieces'),
    horseArtillery: boatsFor(
      b.reading(boatHorseArtillery) === 'six-pounder-horse-artillery'
        ? `eight-pounder-horse-artillery-pieces`
        : 'eight-pounder-pieces',
    ),
    twelvePounder: cells['twelve-pounder-pieces']['boats-per-piece'],
    sideShare: n('each-side-share'),
    backShare: n('back-share'),
    raked: b.reading(boatRaked) ? n('raking-times') : null,
    down: n('down-river-cm'),
    up: n('up-river-cm'),
    across: across.cm,
    acrossBeyond: across['beyond-degrees'],
    boardsWithin: place['boards-within-cm'],
    landsWithin: place['lands-within-cm'],
    landingThirds: n('landing-thirds'),
    cavalryTimes: n('cavalry-times'),
    rowedByLoad: b.reading(boatRowers),
  };
}

/** A number, read by a part of the rules that computes its clauses. */
function numberOf<Entries extends NumberEntries, Key extends keyof Entries & string>(
  book: OpenBook,
  group: NumberGroup<Entries>,
  key: Key,
): NumbersOf<Entries>[Key] {
  const listed = listNumbers(group).find(({ id }) => id === `${group.id}/${key}`);
  return book.part({ name: key, clauses: listed?.clauses ?? group.clauses }, b => b.numbers(group)[key]);
}
