import {
  bearingTo,
  distance,
  distanceBetweenQuads,
  isStrip,
  onTable as liesOn,
  measuredFrom,
  type Placed,
  piecesOnStrip,
  quadOf,
  quadsOverlap,
  ranksOf,
  toGrid,
  turnBetween,
  widthOf,
} from '../../../../table/index.js';
import { tableOf } from '../../ground.js';
import { groundCost } from '../../moving/terrain.js';
import type { WrgRules } from '../../rules.js';
import { deckTaken, hullOf } from '../../ships/deck.js';
import type { Ship } from '../../ships/ship-state.js';
import { landing } from '../../ships/ships.js';
import type { Unit } from '../../state.js';
import { isFighting, mainBodyOf, onTable } from '../../units.js';
import { type Field, fieldOf } from '../field.js';
import { endOutOfContact } from '../fighting/out-of-contact.js';
import { mannerOf } from '../moving/going.js';
import { stepOf } from '../ordering/standing.js';
import type { Play } from '../play.js';
import { seenBy } from '../weather/sight.js';
import { companyOf, formCompany, goAboard, hasRoomFor, leaveCompany, shipsOf, shipUnder } from './company.js';

type Around = Pick<Field, 'state' | 'table'>;

/** What a test tells those aboard who can obey it only on land. */
const landward: readonly string[] = ['uncontrolled-advance', 'move-to-enemy'];

/** Orders that lead nobody ashore, unless they name a place to hold. */
const staying: readonly string[] = ['hold', 'ambush', 'retire'];

/**
 * Whether a body aboard may climb down and go ashore now: its ship has run aground, its order takes it somewhere, nobody fights it, and there is
 * room beside the ship.
 *
 * @clause wrg/ship/wading
 */
export function mayLand(unit: Unit, field: Field): boolean {
  const { state, scenario } = field;
  const ship = shipUnder(unit, state);
  if (ship === undefined || !ship.aground || unit.rout !== null || unit.recovering !== null) return false;
  if (companyOf(ship, state).some(other => isFighting(state, other))) return false;
  const step = stepOf(unit, state, scenario);
  const ordered =
    step !== undefined && (!staying.includes(step.verb) || (step.verb === 'hold' && step.goal !== undefined));
  const told = landward.includes(mainBodyOf(state, unit).bound?.instruction ?? '');
  return (
    (told || (ordered && unit.bound === null)) && footOf(ship, unit, field, seenBy(unit.side, field)) !== undefined
  );
}

/**
 * Where a body forms that has climbed down from its ship: before the bow, or beside it where others stand there; `undefined` where there is no
 * room. It is formed as it was ordered to be on land.
 *
 * @param counts whose ground is taken.
 */
export function footOf(
  ship: Ship,
  unit: Unit,
  { state, table }: Around,
  counts: (other: Unit) => boolean = () => true,
): Placed | undefined {
  const files = Math.min(unit.aboard?.ashore.files ?? unit.placed.files, unit.figures);
  const formed: Placed = { ...unit.placed, figures: unit.figures, files, facing: ship.facing };
  const deep = ranksOf(formed) * formed.stand.depth;
  const aside = ship.beam / 2 + widthOf(formed) / 2 + CLEAR;
  const from = measuredFrom(ship);
  const places = [from(0, -deep - CLEAR), from(-aside, 0), from(aside, 0)].map(at => ({ ...formed, at }));
  return places.find(place => {
    const quad = quadOf(place);
    if (quad.some(corner => !liesOn(table, corner))) return false;
    return onTable(state).every(other => other === unit || !counts(other) || !quadsOverlap(quad, quadOf(other.placed)));
  });
}

/** Paces between a ship and those who form beside it: bases do not touch. */
const CLEAR = 1;

/**
 * A body climbs down over the side of its ship, which takes as long as dismounting, and is its proper self again. Who has no order of his own
 * goes on with that of the company.
 *
 * @clause wrg/ship/wading
 * @clause wrg/ship/landed
 * @clause wrg/disorganisation/contacted-unready
 */
export function land(unit: Unit, play: Play): void {
  const { state, scenario, tell } = play;
  const ship = shipUnder(unit, state);
  const place = ship === undefined ? undefined : footOf(ship, unit, { state, table: tableOf(scenario, state) });
  if (ship === undefined || place === undefined) return;
  const main = mainBodyOf(state, unit);
  if (main !== unit && unit.order === null) {
    unit.order = main.order;
    unit.step = main.step;
  }
  leaveCompany(unit);
  unit.placed = { ...unit.placed, ...place };
  climb(unit, 'disembarking');
  const waded = wadedTo(unit, ship, play);
  if (waded > 0) unit.period.waded = waded;
  formCompany(ship, state);
  tell({ kind: 'landed', unit: unit.id, ship: ship.id, how: 'lands', because: reasons });
}

/** Degrees by which who has formed before the bow may be off the line of the ship. */
const STRAIGHT = 1;

/**
 * Paces of its move that a body has lost in the water between the bow of its ship and the place before it where it has formed
 * (`wrg/ruling/wading-from-the-bow`): as through a deep ford. Beside the ship it has formed where it climbed down.
 *
 * @clause wrg/ship/wading
 */
function wadedTo(unit: Unit, ship: Ship, { state, scenario, rules }: Play): number {
  const way = { from: ship.at, to: unit.placed.at };
  const isBefore = turnBetween(bearingTo(way.from, way.to), ship.facing) < STRAIGHT;
  if (!rules.optional.siege.ships.wadesAsItForms || !isBefore) return 0;
  const { factor } = groundCost(unit.troops, landing(rules).wading, mannerOf(unit, false), rules);
  const shallows = tableOf(scenario, state)
    .features.filter(isStrip)
    .filter(({ id }) => scenario.sea?.shallows.includes(id));
  const inWater = shallows.map(water =>
    piecesOnStrip(way, water).reduce((share, { start, end }) => share + end - start, 0),
  );
  return toGrid(Math.max(0, ...inWater) * distance(way.from, way.to) * (factor ?? 0));
}

const reasons = [
  { clause: 'wrg/ship/wading', because: 'climbs over the side', effect: 'as mounting or dismounting' },
] as const;

function climb(unit: Unit, unready: 'embarking' | 'disembarking'): void {
  unit.period.climbed = true;
  unit.period.unready = unready;
}

/**
 * Those who have been told to go at the enemy or to advance out of control leap ashore where they can, and whose ship burns under them
 * wherever there is room. Who leaps so from before an enemy is hand to hand with him no more.
 *
 * @clause wrg/ship/wading
 * @clause wrg/fire/untenable
 */
export function leapAshore(play: Play): void {
  const { state, scenario, rules } = play;
  const ashore = new Set<string>();
  for (const unit of onTable(state)) {
    if (unit.aboard === undefined) continue;
    const burns = state.fires?.things[unit.aboard.ship]?.state === 'untenable';
    const told = landward.includes(unit.bound?.instruction ?? '');
    if (!burns && !(told && mayLand(unit, fieldOf(state, scenario, rules)))) continue;
    land(unit, play);
    ashore.add(unit.id);
  }
  if (ashore.size > 0) endOutOfContact(play, ({ a, b }) => ashore.has(a) || ashore.has(b));
}

/** The part of its move that is left to a body which has climbed over a ship's side: twice as much goes in disorder. */
export function leftByClimbing(unit: Unit, disorganised: boolean, rules: WrgRules): number {
  if (unit.period.climbed !== true) return 1;
  const { disorganisedDelay } = rules.movement.manoeuvres;
  return Math.max(0, 1 - landing(rules).climbing * (disorganised ? disorganisedDelay : 1));
}

/**
 * The ships of its side that a body may climb aboard now: those run aground that it touches and that have room on their decks.
 *
 * @param counts whose ground is taken.
 * @clause wrg/ship/wading
 */
export function shipsToBoard(
  unit: Unit,
  { state, rules }: Field,
  counts: (other: Unit) => boolean = () => true,
): readonly Ship[] {
  if (unit.aboard !== undefined || isFighting(state, unit)) return [];
  return shipsOf(state).filter(ship => {
    if (ship.side !== unit.side || !ship.aground || state.fires?.things[ship.id]?.state === 'untenable') return false;
    const near = distanceBetweenQuads(quadOf(unit.placed), hullOf(ship)) <= rules.field.contact + CLEAR;
    const company = [...companyOf(ship, state), unit];
    const bodies = company.map(({ placed: { stand }, figures }) => ({ stand, figures }));
    return near && deckTaken(bodies, ship) <= ship.length && hasRoomFor(ship, company, state, counts);
  });
}

/**
 * A body climbs aboard, and is one with the ship's company from now on.
 *
 * @clause wrg/ship/wading
 * @clause wrg/ship/aboard
 */
export function board(unit: Unit, ship: Ship, { state, tell }: Play): void {
  goAboard(unit, ship);
  climb(unit, 'embarking');
  formCompany(ship, state);
  tell({ kind: 'landed', unit: unit.id, ship: ship.id, how: 'boards', because: reasons });
}
