import { cellsAt, type Filled, type OpenBook } from '../../../../book/index.js';
import type { ClauseId } from '../../../../rulebook/index.js';
import { buildingDie12 } from '../../common/book/rulings/table.js';
import { sidesOf } from '../../common/numbers/limits.js';
import type { Lurking } from '../../common/turn/rules.js';
import { buildingArtillery, buildingDice, buildingPoints } from '../book/charts/optional.js';
import { houseNumbers } from '../book/numbers/houses.js';
import {
  ambushDistance,
  buildingCasualties,
  doorsLocked,
  fireThroughDoors,
  floorGone,
  garrisonGivesWay,
  rocketsAtHouses,
  ruinUnderShot,
  storeyHit,
  wallSection,
  wallsFireApart,
  wallsThatStopBalls,
} from '../book/rulings/houses.js';
import type { GunType } from '../guns.js';
import type { ArtilleryType } from '../troops.js';
import { type OpeningRules, openingsUnder } from './openings.js';

/** What a building is made of: a stone, b stone and timber, c solid timber, d wattle and daub or a wood frame. */
export type HouseClass = keyof (typeof buildingPoints)['cells'];

/** The die of a shot at a building that is held, and what its faces make of the casualties; other faces leave them as they are. */
export interface HouseDie {
  readonly sides: number;
  readonly none: readonly number[];
  readonly doubled: readonly number[];
}

/** The numbers of buildings that are held. Lengths in cm. */
export interface HeldBuildingRules extends OpeningRules {
  /** Stands that break a door, and turns that they need. */
  readonly door: { readonly stands: number; readonly turns: number };
  /** How many dismounted dragoons there are to each who holds the horses. */
  readonly horsesHeldByOne: number;
  /** Hits that bring a section of a stone wall down. */
  readonly wallHits: number;
  /** What counts as one section of a wall: a side of the building, or a stretch of it. */
  readonly wallSection: Filled<(typeof wallSection)['readings'][number]['value']>;
  /** A ball that comes down on the rubble of a building does not bounce. */
  readonly ruinsStopBalls: boolean;
  /** Points that destroy a floor. */
  readonly points: { readonly [house in HouseClass]: number };
  /** The die of each gun; `null`: it throws none. */
  readonly dice: { readonly [gun in GunType]: HouseDie | null };
  /** Classes whose walls stop a ball. */
  readonly stopBalls: readonly HouseClass[];
  readonly storeyHit: Filled<(typeof storeyHit)['readings'][number]['value']>;
  readonly floorGone: Filled<(typeof floorGone)['readings'][number]['value']>;
  readonly garrisonGivesWay: Filled<(typeof garrisonGivesWay)['readings'][number]['value']>;
  readonly lockedToAll: boolean;
  readonly fireThroughDoors: boolean;
  /** Windows in each wall fire at an enemy of their own. */
  readonly wallsFireApart: boolean;
}

const noDice: HeldBuildingRules['dice'] = {
  'six-pounder-cannon': null,
  'six-pounder-horse-artillery': null,
  'eight-pounder-cannon': null,
  'eight-pounder-howitzer': null,
  'twelve-pounder-cannon': null,
  'congreve-rockets': null,
};

type DieRow = keyof (typeof buildingArtillery)['cells'];

const dieOf: { readonly [gun in Exclude<ArtilleryType, 'congreve-rockets'>]: DieRow } = {
  'six-pounder-cannon': 'six-pounder-d6',
  'six-pounder-horse-artillery': 'six-pounder-d6',
  'eight-pounder-cannon': 'eight-pounder-d8',
  'eight-pounder-howitzer': 'twelve-pounder-or-howitzer-d12',
  'twelve-pounder-cannon': 'twelve-pounder-or-howitzer-d12',
};

/**
 * The rules of buildings that a book makes.
 *
 * @throws RuleViolation for a die with fewer sides than faces that count, which only a house rule can make.
 */
export function housesUnder(book: OpenBook): HeldBuildingRules {
  const of = <Read>(name: string, rule: string, read: (b: OpenBook) => Read): Read =>
    book.part({ name: `houses/${name}`, clauses: [`cady/musket/${rule}`] }, read);
  return {
    ...openingsUnder(book),
    door: of('door', 'building/break-door', b => {
      const { 'door-stands': stands, 'door-turns': turns } = b.numbers(houseNumbers);
      return { stands, turns };
    }),
    horsesHeldByOne: of('horses', 'building/dismounted-dragoons', b => b.numbers(houseNumbers)['horses-held-by-one']),
    wallHits: of('wall-hits', 'building/stone-wall-two-hits', b => b.numbers(houseNumbers)['wall-hits']),
    wallSection: of('wall-section', 'building/stone-wall-two-hits', b => b.reading(wallSection)),
    ruinsStopBalls: of('ruins', 'artillery/solid/no-bounce-solid-object', b => b.reading(ruinUnderShot)),
    points: pointsUnder(book),
    dice: diceUnder(book),
    stopBalls: of('stop-balls', 'building/solid-continues-through-wood', b => b.reading(wallsThatStopBalls)),
    storeyHit: of('storey-hit', 'sheet/building/steps', b => b.reading(storeyHit)),
    floorGone: of('floor-gone', 'sheet/building/points', b => b.reading(floorGone)),
    garrisonGivesWay: of('gives-way', 'building/occupy', b => b.reading(garrisonGivesWay)),
    lockedToAll: of('locked', 'building/door-locked', b => b.reading(doorsLocked)),
    fireThroughDoors: of('fire-through-doors', 'building/window-fire', b => b.reading(fireThroughDoors)),
    wallsFireApart: of('walls-fire-apart', 'building/window-fire', b => b.reading(wallsFireApart)),
  };
}

/** How near an enemy must come to see who keeps still inside a building, and behind a stone wall. */
export function lurkingUnder(book: OpenBook): Lurking {
  const of = (name: string, rule: ClauseId, read: (b: OpenBook) => number) =>
    book.part({ name: `lurking/${name}`, clauses: [rule] }, read);
  return {
    inside: of('inside', 'cady/musket/building/hidden-distance', b => b.reading(ambushDistance).inside),
    behindWall: of('behind-wall', 'cady/musket/wall/hidden-distance', b => b.reading(ambushDistance)['behind-wall']),
  };
}

function pointsUnder(book: OpenBook): HeldBuildingRules['points'] {
  return book.part({ name: 'houses/points', clauses: ['cady/musket/sheet/building/points'] }, b => {
    const cells = b.of(buildingPoints);
    const of = (house: HouseClass) => cells[house]['points-per-floor'];
    return { a: of('a'), b: of('b'), c: of('c'), d: of('d') };
  });
}

function diceUnder(book: OpenBook): HeldBuildingRules['dice'] {
  const clauses = [
    'cady/musket/sheet/building/artillery-6pd',
    'cady/musket/sheet/building/artillery-8pd',
    'cady/musket/sheet/building/artillery-12pd',
    'cady/musket/sheet/building/rockets',
  ] as const;
  return book.part({ name: 'houses/dice', clauses }, b => {
    const cells = b.of(buildingArtillery);
    const die = (row: DieRow): HouseDie => {
      const { 'no-casualties': none, doubled } = cells[row];
      // A face that stands under none of the others leaves the casualties as they are; which those are a ruling says.
      const spared =
        row === 'twelve-pounder-or-howitzer-d12'
          ? b.settle(cellsAt(buildingArtillery)[row].normal, b.reading(buildingDie12), buildingDie12)
          : cells[row].normal;
      const faces = [...none, ...spared, ...doubled];
      const sides = sidesOf(buildingDice[row], faces, `cells.cady/musket/building-artillery.${row}`);
      const missing = Array.from({ length: sides }, (_, i) => i + 1).filter(face => !faces.includes(face));
      return { sides, none: [...none, ...missing], doubled };
    };
    if (b.reading(buildingCasualties) === 'as-normal') return noDice;
    const rocket = b.reading(rocketsAtHouses);
    return {
      'six-pounder-cannon': die(dieOf['six-pounder-cannon']),
      'six-pounder-horse-artillery': die(dieOf['six-pounder-horse-artillery']),
      'eight-pounder-cannon': die(dieOf['eight-pounder-cannon']),
      'eight-pounder-howitzer': die(dieOf['eight-pounder-howitzer']),
      'twelve-pounder-cannon': die(dieOf['twelve-pounder-cannon']),
      'congreve-rockets': rocket === null ? null : die(rocket),
    };
  });
}
