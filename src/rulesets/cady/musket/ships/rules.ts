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
  boatCarried,
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
  /** Whoever is in it has moved as far of his turn as it has. */
  readonly carriesMoved: boolean;
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
  const speed = (name: string, clause: ShipClause, row: keyof (typeof shipSpeed)['cells']): SpeedByTurn =>
    ofShips(b, name, [clause], c => {
      const { 'first-turn-cm': first, 'second-turn-cm': second, 'later-turns-cm': later } = c.of(shipSpeed)[row];
      return [first, second, later];
    });
  return {
    gunsEachSide: n('guns-each-side'),
    mostUnits: n('most-units'),
    mostPoints: n('most-points'),
    variationTimes: n('variation-times'),
    turn: n('turn-degrees'),
    withWind: n('wind-degrees'),
    sails: speed('sails', 'ship/sailing', 'sailing-with-wind'),
    towed: speed('towed', 'ship/row-boats', 'towed-by-row-boats'),
    port: n('port-cm'),
    docking: n('docking-cm'),
    mastTimes: n('mast-speed-times'),
    dismasted: ofShips(b, 'dismasted', ['ship/damage-2'], c => c.reading(towedWithoutMasts)),
    scuttled: n('sinks-after-scuttling'),
    pivot: n('pivot-degrees'),
    turnsToLoad: n('turns-to-load'),
    dice: shipDice,
    damage: damageUnder(b),
    fire: fireUnder(b),
    blowsUp: n('turns-to-blow-up'),
    howitzers: ofShips(b, 'howitzers', ['ship/hits-from-shore'], c => c.reading(howitzerAtShip)),
    fromShips: ofShips(b, 'hits-from-ships', ['ship/hits-from-shore'], c => c.reading(hitsFromShips)),
    crewsCovered: ofShips(b, 'crews-covered', ['ship/hits-on-guns'], c => c.reading(gunCrewsOfShips)),
    deckShare: ofShips(b, 'deck-share', ['ship/deck-fires'], c => c.reading(deckFire)),
    goesBelow: ofShips(b, 'goes-below', ['ship/infantry-deck'], c => c.reading(deckMorale)),
    allLost: ofShips(b, 'all-lost', lossClauses, c => c.reading(lostWithShip)),
  };
}

const damageClauses: { readonly [kind in ShipHit['kind']]: ShipClause } = {
  mast: 'ship/damage-2',
  nothing: 'ship/damage-3-8',
  gun: 'ship/damage-10',
  'below-water-line': 'ship/damage-11',
  'far-below-water-line': 'ship/damage-12',
};

/** Whatever may send a ship down with men on board. */
const lossClauses: readonly ShipClause[] = [
  'ship/damage-10',
  'ship/damage-11',
  'ship/damage-12',
  'ship/scuttle',
  'ship/fire-6',
];

function fireUnder(b: OpenBook): FrigateRules['fire'] {
  const faces = (name: string, clause: ShipClause, row: keyof (typeof shipFire)['cells']) =>
    ofShips(b, name, [clause], c => c.of(shipFire)[row].faces);
  return {
    hands: faces('fire/hands', 'ship/fire-5', 'out-with-all-hands'),
    burns: faces('fire/burns', 'ship/fire-6', 'burns-on'),
    sameDie: ofShips(b, 'fire/next-turn', ['ship/fire-5', 'ship/fire-6'], c => c.reading(fireNextTurn)),
  };
}

/** What the chart has no line for counts as the ruling says. */
function damageUnder(b: OpenBook): readonly ShipHit[] {
  const rows = shipDamage.rows.map(kind =>
    ofShips(b, `damage/${kind}`, [damageClauses[kind]], (c): ShipHit => {
      const { totals, 'sinks-in-turns': sinksIn, 'guns-lost': gunsLost } = c.of(shipDamage)[kind];
      return { kind, totals, sinksIn, gunsLost };
    }),
  );
  const nine = ofShips(b, 'damage/missing', ['ship/damage-3-8', 'ship/damage-10'], c => c.reading(shipDamage9));
  const { dice, sides } = shipDice.damage;
  const all = Array.from({ length: dice * sides - dice + 1 }, (_, i) => i + dice);
  const missing = all.filter(total => !rows.some(({ totals }) => totals.includes(total)));
  return rows.map(row => (row.kind === nine ? { ...row, totals: [...row.totals, ...missing] } : row));
}

function boatUnder(b: OpenBook): BoatRules {
  const n = <Key extends keyof (typeof boatNumbers)['numbers']>(key: Key) => numberOf(b, boatNumbers, key);
  const across = ofShips(b, 'across', ['boat/speed'], c => c.reading(boatAcross));
  const place = ofShips(b, 'place', ['boat/beach'], c => c.reading(landingPlace));
  return {
    cost: n('cost'),
    gunCost: n('bow-gun-cost'),
    wagonCost: n('wagon-cost'),
    wagon: n('wagon-cm'),
    portageFigures: n('portage-figures'),
    ...carriedUnder(b),
    sideShare: n('each-side-share'),
    backShare: n('back-share'),
    raked: ofShips(b, 'raked', ['boat/raking-fire'], c => c.reading(boatRaked)) ? n('raking-times') : null,
    down: n('down-river-cm'),
    up: n('up-river-cm'),
    across: across.cm,
    acrossBeyond: across['beyond-degrees'],
    boardsWithin: place['boards-within-cm'],
    landsWithin: place['lands-within-cm'],
    landingThirds: n('landing-thirds'),
    cavalryTimes: n('cavalry-times'),
    rowedByLoad: ofShips(b, 'rowers', ['boat/speed'], c => c.reading(boatRowers)),
    carriesMoved: ofShips(b, 'carried', ['boat/fire-from'], c => c.reading(boatCarried)),
  };
}

/** What a boat carries. */
function carriedUnder(
  b: OpenBook,
): Pick<BoatRules, 'infantry' | 'cavalry' | 'gun' | 'horseArtillery' | 'twelvePounder'> {
  const cell = <T>(name: string, clause: ShipClause, read: (c: OpenBook) => T) => ofShips(b, name, [clause], read);
  return {
    infantry: cell('infantry', 'boat/capacity', c => c.of(riverBoat)['infantry-stands']['maximum-per-boat'] ?? 0),
    cavalry: cell('cavalry', 'boat/capacity', c => c.of(riverBoat)['cavalry-stands']['maximum-per-boat'] ?? 0),
    gun: cell('gun', 'boat/capacity', c => c.of(riverBoat)['eight-pounder-pieces']['boats-per-piece'] ?? 1),
    horseArtillery: cell('horse-artillery', 'boat/horse-artillery', c => {
      const own = c.reading(boatHorseArtillery) === 'six-pounder-horse-artillery';
      const row = own ? `eight-pounder-horse-artillery-pieces` : 'eight-pounder-pieces';
      return c.of(riverBoat)[row]['boats-per-piece'] ?? 1;
    }),
    twelvePounder: cell(
      'twelve-pounder',
      'boat/no-12-pounder',
      c => c.of(riverBoat)['twelve-pounder-pieces']['boats-per-piece'],
    ),
  };
}

/** A clause about ships or boats, without the name of the book. */
type ShipClause = `ship/${string}` | `boat/${string}`;

/** Something read by a part of the rules that computes clauses of its own. */
function ofShips<T>(book: OpenBook, name: string, clauses: readonly ShipClause[], read: (b: OpenBook) => T): T {
  return book.part({ name, clauses: clauses.map(clause => `cady/musket/${clause}` as const) }, read);
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
