import type { OpenBook } from '../../../book/index.js';
import { type Cell, isRange, type Range } from '../../../chart/index.js';
import type { ClauseId } from '../../../rulebook/index.js';
import { wholeMove } from '../common/moving/movement.js';
import {
  type artilleryCrew,
  type artilleryFiringRanges,
  type artilleryHillRange,
  type artilleryRounds,
  bounceStick,
} from './book/charts/artillery.js';
import { firingRanges, gunCrew, hilltopGains, shellHitArea } from './book/editions.js';
import { ammunitionNumbers, artilleryNumbers } from './book/numbers.js';
import {
  crewBetween,
  hillColumn,
  hilltopLimits,
  hitAreaMeasure,
  howitzerRange,
  rocketAmmunition,
  rocketProjectiles,
  shotsEachTurn,
  thirdHillLevel,
} from './book/rulings/artillery.js';
import type { ArtilleryType, Troops } from './troops.js';

/** An artillery piece, by its row of the artillery capability chart. */
export type GunType = ArtilleryType;
/** What a piece fires. */
export type Projectile = 'solid' | 'explosive' | 'canister';

/** What one piece can do, gathered from the charts. Lengths in cm. */
export interface GunSheet {
  /** The distances each projectile is fired at; `null`: the piece does not fire it. */
  readonly ranges: { readonly [projectile in Projectile]: Range | null };
  /** Range gained one, two, three or more hill levels above the target. */
  readonly hillGain: readonly [number, number, number];
  /** The most that a projectile gains from height; `null`: no limit. */
  readonly gainLimit: { readonly [projectile in Projectile]: number | null };
  /** Diameter of the hit area of its explosive shell. */
  readonly hitArea: number;
  /** Rounds it starts with. */
  readonly rounds: { readonly [projectile in Projectile]: number };
  /** Shots in one turn at full rate. */
  readonly shotsPerTurn: number;
  /** Crewmen: full, the number at which fire drops to half, the number at which it ends. */
  readonly crew: { readonly full: number; readonly half: number; readonly none: number };
  /** It lobs its shells: over anybody's head, and uphill to any level. */
  readonly lobs: boolean;
  /** Length of its bounce stick; `null` when it fires no solid shot. */
  readonly stick: number | null;
  readonly wheel: 'standard' | 'rocket';
}

/** What each piece can do. */
export type Guns = { readonly [gun in GunType]: GunSheet };

/** Where a piece stands on the charts, which name pieces each in their own way. */
interface GunRows {
  readonly ranges: keyof (typeof artilleryFiringRanges)['cells'];
  readonly rounds: Exclude<keyof (typeof artilleryRounds)['cells'], 'odds-six-sided-die'>;
  readonly hill: keyof (typeof artilleryHillRange)['cells']['one-hill-level'];
  readonly crew: keyof (typeof artilleryCrew)['cells'];
  readonly stick: keyof (typeof bounceStick)['cells'] | null;
  readonly lobs?: boolean;
  readonly wheel?: 'rocket';
}

const sixPounder: GunRows = {
  ranges: 'six-pounder',
  rounds: 'six-pounder-and-rockets',
  hill: 'six-pounder-cm',
  crew: 'six-pounder',
  stick: 'six-pounder',
};

const rows: { readonly [gun in GunType]: GunRows } = {
  'six-pounder-cannon': sixPounder,
  'six-pounder-horse-artillery': { ...sixPounder, crew: 'six-pounder-horse-artillery' },
  'eight-pounder-cannon': {
    ranges: 'eight-pounder',
    rounds: 'eight-pounder',
    hill: 'eight-pounder-cm',
    crew: 'eight-pounder-cannon-or-howitzer',
    stick: 'eight-pounder',
  },
  'eight-pounder-howitzer': {
    ranges: 'eight-pounder-howitzer',
    rounds: 'eight-pounder-howitzer',
    hill: 'eight-pounder-cm',
    crew: 'eight-pounder-cannon-or-howitzer',
    stick: null,
    lobs: true,
  },
  'twelve-pounder-cannon': {
    ranges: 'twelve-pounder',
    rounds: 'twelve-pounder',
    hill: 'twelve-pounder-cm',
    crew: 'twelve-pounder',
    stick: 'twelve-pounder',
  },
  'congreve-rockets': {
    ranges: 'rockets',
    rounds: 'six-pounder-and-rockets',
    hill: 'six-pounder-cm',
    crew: 'rockets',
    stick: null,
    lobs: true,
    wheel: 'rocket',
  },
};

/** The clauses that each piece's sheet comes of. */
const everyGun = [
  'cady/musket/artillery/ammunition',
  'cady/musket/artillery/explosive/hit-area',
  'cady/musket/artillery/crew/full',
  'cady/musket/artillery/crew/half-fire',
  'cady/musket/artillery/crew/no-fire',
  'cady/musket/artillery/hill-range/one-level',
  'cady/musket/artillery/hill-range/two-levels',
  'cady/musket/artillery/hill-range/three-levels',
  'cady/musket/artillery/hill-range/canister-cap',
  'cady/musket/artillery/hill-range/explosive-cap',
] as const;
const gunClauses: { readonly [gun in GunType]: readonly ClauseId[] } = {
  'six-pounder-cannon': ['cady/musket/artillery/range/six-pounder', ...everyGun],
  'six-pounder-horse-artillery': ['cady/musket/artillery/range/six-pounder', ...everyGun],
  'eight-pounder-cannon': ['cady/musket/artillery/range/eight-pounder', ...everyGun],
  'eight-pounder-howitzer': ['cady/musket/artillery/range/eight-pounder-howitzer', ...everyGun],
  'twelve-pounder-cannon': ['cady/musket/artillery/range/twelve-pounder', ...everyGun],
  'congreve-rockets': ['cady/musket/artillery/range/rockets', ...everyGun],
};

/**
 * What every piece can do, with the readings that `choices` takes. A piece that fires nothing but explosive shells carries its
 * whole load in them (`cady/ruling/rocket-ammunition`).
 *
 * Source: Musket Period Rules > Musket Period Artillery.
 *
 * @throws RuleViolation when a choice names no reading of its ruling.
 * @clause cady/musket/artillery/ammunition
 */
export function gunsUnder(book: OpenBook, troops: Troops): Guns {
  const sheet = (gun: GunType, hill: (b: OpenBook) => GunRows['hill'] = () => rows[gun].hill) =>
    book.part({ name: `guns/${gun}`, clauses: gunClauses[gun] }, b =>
      gunSheet({ ...rows[gun], hill: hill(b) }, troops[gun].crew, b),
    );
  const howitzer = sheet('eight-pounder-howitzer', b => b.reading(hillColumn).howitzer);
  const rockets = sheet('congreve-rockets', b => b.reading(hillColumn).rockets);
  return {
    'six-pounder-cannon': sheet('six-pounder-cannon'),
    'six-pounder-horse-artillery': sheet('six-pounder-horse-artillery'),
    'eight-pounder-cannon': sheet('eight-pounder-cannon'),
    'eight-pounder-howitzer': book.part(
      { name: 'guns/eight-pounder-howitzer', clauses: ['cady/musket/artillery/range/eight-pounder-howitzer'] },
      b => ({ ...howitzer, ranges: { ...howitzer.ranges, explosive: rangeOf(b.reading(howitzerRange)) } }),
    ),
    'twelve-pounder-cannon': sheet('twelve-pounder-cannon'),
    'congreve-rockets': book.part(
      {
        name: 'guns/congreve-rockets',
        clauses: ['cady/musket/artillery/range/rockets', 'cady/musket/artillery/rocket/three-per-move'],
      },
      b => ({
        ...rockets,
        ranges: rangesOf(b.reading(rocketProjectiles)),
        shotsPerTurn: b.numbers(artilleryNumbers)['rockets-each-turn'],
      }),
    ),
  };
}

function gunSheet(row: GunRows, fullCrew: number | undefined, book: OpenBook): GunSheet {
  const { solid, explosive, canister } = firingRanges(row.ranges, book);
  const limits = book.reading(hilltopLimits);
  const crew = gunCrew(row.crew, book);
  const across = shellHitArea(row.rounds, book);
  const onlyShells = solid === null && canister === null;
  return {
    ranges: { solid, explosive, canister },
    hillGain: [...hilltopGains(row.hill, book), book.reading(thirdHillLevel)[row.hill]],
    gainLimit: {
      solid: null,
      explosive: limits.explosive?.[row.hill] ?? null,
      canister: limits.canister?.[row.hill] ?? null,
    },
    hitArea: book.reading(hitAreaMeasure) === 'diameter' ? across : 2 * across,
    rounds: onlyShells ? book.reading(rocketAmmunition) : loadOf(book),
    shotsPerTurn: book.reading(shotsEachTurn),
    crew: book.part({ name: 'crew', clauses: ['cady/musket/artillery/crew/half-fire'] }, b => {
      const full = fullCrew ?? crew.full;
      const printed = { half: crew.half, none: crew.none };
      return { full, ...(b.reading(crewBetween).between === 'by-thirds' ? thirdsLost(full) : printed) };
    }),
    lobs: row.lobs ?? false,
    stick: row.stick === null ? null : book.of(bounceStick)[row.stick]['length-cm'],
    wheel: row.wheel ?? 'standard',
  };
}

/** A crew that has lost a third of its men fires half as often, one that has lost two thirds no more. */
function thirdsLost(full: number): Pick<GunSheet['crew'], 'half' | 'none'> {
  return { half: Math.floor((full * 2) / wholeMove), none: Math.floor(full / wholeMove) };
}

/** Rounds in the limber of every piece. */
function loadOf(book: OpenBook): GunSheet['rounds'] {
  const { solid, explosive, canister } = book.numbers(ammunitionNumbers);
  return { solid, explosive, canister };
}

function rangesOf(cells: { readonly [projectile in Projectile]: Cell }): GunSheet['ranges'] {
  return { solid: rangeOf(cells.solid), explosive: rangeOf(cells.explosive), canister: rangeOf(cells.canister) };
}

function rangeOf(held: Cell): Range | null {
  return isRange(held) ? held : null;
}
