import { defineResolver, type Resolver } from '../../../book/index.js';
import { counted, reasonFor, type Violation } from '../../../rulebook/index.js';
import { faultReasons } from '../../../scenario/index.js';
import { orderResolver } from '../common/resolve-orders.js';
import { armyFaults, extrasCost, officerCost } from './army-faults.js';
import {
  floorsOf,
  garrisonFaults,
  type House,
  horseHolders,
  letsIn,
  storeyFor,
  storeysOf,
  workOnDoor,
} from './houses/house.js';
import { figuresOnFloor } from './houses/plan.js';
import { floorAfter, stopsBall } from './houses/shots.js';
import * as situation from './resolve-holding-schema.js';
import { type MusketRules, musketRules } from './rules.js';
import { foreignFaults } from './scenario-faults.js';
import { noRoomAmong } from './ships/board.js';
import { vesselsCost } from './ships/cost.js';
import { landingThirds, whyNotAshore } from './ships/landing.js';
import { squareFaults } from './square.js';
import { postsIn } from './turn/houses/posts.js';
import { unitCost } from './units.js';
import { musketWords } from './words.js';

/** A fault of an army that is a side of no battle: its place is within the army itself. */
function inArmy(fault: Violation): Violation {
  const path = fault.path.replace(/^side\.?/, '');
  return { ...fault, path: path === '' ? 'points' : path };
}

/** A building as the rules know it, of which only what was asked matters. */
function houseAsked({ house }: situation.AskedGarrison): House {
  const at = house.outline[0] ?? { x: 0, y: 0 };
  const openings = house.openings.map(({ kind, storey = 1, wide = false, open = false }) => {
    return { kind, storey, wide, open, at, outward: 0, tried: 0 };
  });
  return { ...house, id: 'house', class: 'a', openings, points: [], wallHits: [] };
}

/** Where a unit would be in a building, and from where it would fire. */
function garrisoned(asked: situation.AskedGarrison, rules: MusketRules) {
  const { type, figures, inside = [] } = asked;
  const house = houseAsked(asked);
  const { arm, stand } = rules.troops[type];
  const gun = arm === 'artillery';
  const onFloor = figuresOnFloor(house.outline, stand);
  const others = inside.map(other => {
    const room = figuresOnFloor(house.outline, rules.troops[other.type].stand);
    return { figures: other.figures, house: { id: house.id, storey: other.storey, onFloor: room } };
  });
  const storey = gun ? 1 : asked.storey;
  const room = storeyFor({ figures, onFloor, ...(storey === undefined ? {} : { storey }) }, house, others);
  const by = {
    gun,
    friends: inside.some(({ side }) => side === 'friends'),
    enemies: inside.some(({ side }) => side === 'enemies'),
  };
  const doors = house.openings.filter(each => letsIn(each, by, rules)).length;
  const unit = { figures, ...(room === undefined ? {} : { house: room }) };
  const posts = gun ? [] : postsIn(unit, { houses: { [house.id]: house } }, rules);
  return { arm, onFloor, room, doors, unit, posts, enemies: by.enemies };
}

const lists: readonly Resolver[] = [
  defineResolver(musketRules, {
    name: 'musket/army-faults',
    about:
      'What an army, each of its units and its vessels cost, in points, and everything that breaks the limits on it.',
    situation: situation.army,
    known: ({ points = Number.POSITIVE_INFINITY, agreed = [], units, vessels = [], ...army }, rules) => {
      const listed = units.map(unit => {
        const figures = unit.figures ?? rules.troops[unit.type].crew ?? 0;
        const cost = unitCost(unit.type, figures, rules) + extrasCost(unit, rules);
        return { unit: unit.id, points: cost + officerCost(unit.officer?.rank, rules) };
      });
      const afloat = vesselsCost(vessels, rules);
      const foreign = agreed.includes('nations') ? [] : foreignFaults({ ...army, units }, 'side');
      return {
        points: listed.reduce((sum, unit) => sum + unit.points, afloat),
        units: listed,
        vessels: afloat,
        faults: [...armyFaults(units, 'side', { points, agreed }, rules, afloat), ...foreign].map(inArmy),
      };
    },
  }),
  defineResolver(musketRules, {
    name: 'musket/square-faults',
    about: 'Everything that keeps a unit from forming a square.',
    situation: situation.square,
    known: (unit, rules) => {
      const faults = squareFaults(unit, rules);
      const why = `${rules.troops[unit.type].title}, ${counted(unit.ranks, 'rank')} deep`;
      const clause = 'cady/musket/square/who';
      return { faults, because: faultReasons(faults, { clause, why, may: 'they may', not: 'no square' }) };
    },
  }),
];

const houses: readonly Resolver[] = [
  defineResolver(musketRules, {
    name: 'musket/garrison',
    about:
      'Whether a unit may hold a building, how many fit on a floor, on which floors it is, and from how many openings it fires.',
    situation: situation.garrison,
    known: (asked, rules) => {
      const { arm, onFloor, room, doors, unit, posts, enemies } = garrisoned(asked, rules);
      const upstairs = asked.storey !== undefined && asked.storey !== 1;
      const faults = garrisonFaults({ arm, enters: true, upstairs });
      const mayEnter = faults.length === 0 && room !== undefined && doors > 0 && !enemies;
      const clause = 'cady/musket/building/occupy';
      const barred = doors === 0 ? 'no opening that lets it in' : 'the floors are full';
      const why = enemies ? 'the enemy holds it' : mayEnter ? counted(doors, 'open door') : barred;
      return {
        mayEnter,
        faults,
        onFloor,
        floors: [...floorsOf(unit)].map(([storey, figures]) => ({ storey, figures })),
        levels: storeysOf(unit),
        posts: posts.map(({ floor, figures }) => ({ storey: floor, figures })),
        because: [
          reasonFor('cady/musket/building/capacity', 'the stands that lie on a floor', counted(onFloor, 'figure')),
          ...(faults.length > 0
            ? faultReasons(faults, { clause, why, may: '', not: 'it may not' })
            : [reasonFor(clause, why, mayEnter ? 'it may go in' : 'it stays outside')]),
          ...(posts.length === 0
            ? []
            : [
                reasonFor(
                  'cady/musket/building/window-fire',
                  counted(posts.length, 'opening'),
                  `${counted(rules.houses.figuresEach, 'figure')} at each`,
                ),
              ]),
        ],
      };
    },
  }),
  defineResolver(musketRules, {
    name: 'musket/break-door',
    about: 'What a turn of work does to the locked door of a building.',
    situation: situation.atDoor,
    known: (door, rules) => {
      const why = door.busy ? 'busy with something else' : counted(door.stands, 'stand');
      const nothing = reasonFor('cady/musket/building/break-door', why, 'no work is done');
      return workOnDoor(door, rules) ?? { tried: door.tried, open: false, because: [nothing] };
    },
  }),
  defineResolver(musketRules, {
    name: 'musket/horse-holders',
    about: 'How many dismounted dragoons stay with the horses while the others are in a building.',
    situation: situation.dragoons,
    known: (unit, rules) => {
      const { holding, because } = horseHolders(unit, rules);
      return { holding, inside: unit.figures - holding, because };
    },
  }),
  defineResolver(musketRules, {
    name: 'musket/floor-hit',
    about: 'The points that a floor of a building has taken after a hit, and whether it is gone.',
    situation: situation.floor,
    known: (floor, rules) => floorAfter(floor, rules),
  }),
  defineResolver(musketRules, {
    name: 'musket/house-wall',
    about: 'Whether a wall of a building stops a ball.',
    situation: situation.wall,
    known: ({ class: kind, hits }, rules) => {
      const stops = stopsBall({ class: kind, hits }, rules);
      const stone = rules.houses.stopBalls.includes(kind);
      const why = stone ? `stone, struck ${counted(hits, 'time')} before` : 'no stone wall';
      const clause = stone
        ? 'cady/musket/building/stone-wall-two-hits'
        : 'cady/musket/building/solid-continues-through-wood';
      return { stops, because: [reasonFor(clause, why, stops ? 'the ball stops' : 'the ball goes on')] };
    },
  }),
  defineResolver(musketRules, {
    name: 'musket/embark',
    about: 'Whether a ship or boat takes a unit on board, why not, and how many thirds of a turn that takes.',
    situation: situation.cargo,
    known: ({ vessel, aboard = [], ...unit }, rules) => {
      const full = noRoomAmong(unit, vessel, aboard, rules);
      const thirds = landingThirds(unit, rules);
      const clause = vessel.kind === 'boat' ? 'cady/musket/boat/capacity' : 'cady/musket/ship/load';
      const takes = reasonFor('cady/musket/boat/beach', 'going on board or ashore', counted(thirds, 'third'));
      const room =
        full === undefined
          ? reasonFor(clause, 'room on board', 'it is taken along')
          : reasonFor(clause, full, 'stays ashore');
      return { may: full === undefined, thirds, because: [room, takes] };
    },
  }),
  defineResolver(musketRules, {
    name: 'musket/land',
    about:
      'Whether a unit on board of a ship or boat may go ashore this turn, why not, and how many thirds of a turn that takes.',
    situation: situation.ashore,
    known: ({ turn, ...landing }, rules) => {
      const not = whyNotAshore(landing, turn, rules);
      const { whole } = rules.table.thirds;
      const boat = landing.vessel.kind === 'boat';
      const thirds = boat ? landingThirds(landing, rules) : whole;
      const clause = boat ? 'cady/musket/boat/beach' : 'cady/musket/ship/off-load-rate';
      const takes = reasonFor(clause, boat ? 'beached and landed' : 'landed from the ship', counted(thirds, 'third'));
      return { may: not === undefined, thirds: not === undefined ? thirds : null, because: [not ?? takes] };
    },
  }),
];

/** The functions of army lists, squares, buildings that are held, going on board and ashore, and of written orders. */
export const holdingResolvers: readonly Resolver[] = [
  ...lists,
  ...houses,
  orderResolver('musket', musketRules, musketWords),
];
