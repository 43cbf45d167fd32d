import {
  bearingTo,
  bodyCentre,
  type Contact,
  depthOf,
  destination,
  distanceBetweenQuads,
  distanceBetweenSegments,
  edgesOf,
  normalBearing,
  quadOf,
  quadsOverlap,
  type Side,
  turnBetween,
  turned,
  widthOf,
} from '../../../../../table/index.js';
import type { WrgRules } from '../../../rules.js';
import type { Caught, Doing, GoingOff, Melee, Unit, WrgState } from '../../../state.js';
import { hasMoved, isFighting, onTable, unitOf } from '../../../units.js';
import { disorders } from '../../condition.js';
import { HAIR, isInContact, touches } from '../../contact.js';
import { type Field, fieldOf } from '../../field.js';
import { sideShown } from '../../fighting/sides.js';
import { isToTheLeft } from '../../frontage.js';
import type { Play } from '../../play.js';
import { tableBetweenHulls } from '../../ships/hulls.js';
import { isCutOff } from '../../siege/escalade.js';
import { isFallingIn } from '../../weather/camp.js';
import { bearsBody, goingOf, mannerOf } from '../going.js';
import { dismountToFight } from '../mounting.js';
import { offItsFront } from './squares.js';

/** Two bodies by their ids, whichever is named first. */
export const pairOf = (a: string, b: string): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

/**
 * Who is hand to hand now: those who were and still touch, and those who have met. A charge that catches somebody unready, on the move or
 * from aside leaves its mark on him.
 *
 * @clause wrg/charge/ends-at-contact
 * @clause wrg/disorganisation/contacted-unready
 * @clause wrg/disorganisation/infantry-moving-contacted
 * @clause wrg/disorganisation/mounted-infantry-dismount
 * @clause wrg/evade/caught
 * @clause wrg/night/camp
 */
export function meet(
  contacts: readonly Contact[],
  before: ReadonlyMap<string, Melee>,
  { state, scenario, rules, tell }: Play,
): void {
  // Who has left by the edge is met no more.
  const isThere = (id: string) => unitOf(state, id).gone === null && unitOf(state, id).away === null;
  // Two who run from their enemies fight nobody.
  const bothRun = ({ a, b }: Contact) => unitOf(state, a).rout !== null && unitOf(state, b).rout !== null;
  const found = contacts
    .filter(contact => !bothRun(contact))
    .filter(
      ({ a, b }) =>
        isThere(a) && isThere(b) && (before.has(pairOf(a, b)) || touches(unitOf(state, a), unitOf(state, b), rules)),
    )
    // Who stands on a wall beside the ladders is met by nobody who comes up them.
    .filter(({ a, b }) => {
      if (state.works === undefined || before.has(pairOf(a, b))) return true;
      return !isCutOff(unitOf(state, a), unitOf(state, b), fieldOf(state, scenario, rules));
    });
  const isNew = ({ a, b }: Contact) => !before.has(pairOf(a, b));
  const turnedAbout = facingAttack(found.filter(isNew), { state, scenario, rules });
  for (const { unit, placed } of turnedAbout) unit.placed = placed;
  const met = found.map(contact => {
    const known = before.get(pairOf(contact.a, contact.b));
    if (known !== undefined) return known;
    const melee = meleeOf(state, withTurned(contact, turnedAbout), rules);
    for (const [one, other] of [
      [melee.a, melee.b],
      [melee.b, melee.a],
    ] as const) {
      const [unit, enemy] = [unitOf(state, one), unitOf(state, other)];
      const isRidingOff = unit.rout !== null || unit.period.counter?.what === 'evade';
      if (!isRidingOff && enemy.rout === null) dismountToFight(unit, rules);
      if (melee.chargers.includes(other)) catchUnit(unit, enemy, { state, rules });
      meetInPursuit(unit, enemy);
    }
    const runs = [melee.a, melee.b].find(id => unitOf(state, id).rout !== null);
    const caught = runs === undefined || melee.chargers.length > 0 ? takenBy(melee) : caughtRunning(melee, runs, state);
    tell({
      kind: 'met',
      a: melee.a,
      b: melee.b,
      chargers: melee.chargers,
      ...caught,
      ...insteadOf(melee, found, state),
      because: [],
    });
    return melee;
  });
  const known = new Set(met.map(({ a, b }) => pairOf(a, b)));
  const apart = [...before.values()].filter(
    melee => !known.has(pairOf(melee.a, melee.b)) && fightsOnApart(melee, { state, rules }),
  );
  state.melees = [...met, ...apart];
}

/** Whether two still fight of whom files have gone forward out of their line and stand off: as long as both stay where they are. */
function fightsOnApart(melee: Melee, { state, rules }: Pick<Play, 'state' | 'rules'>): boolean {
  const stays = ({ gone, away, period, rout }: Unit) =>
    gone === null && away === null && period.moved === 0 && rout === null;
  return isInContact(melee, { state, rules }) && [melee.a, melee.b].every(id => stays(unitOf(state, id)));
}

/** Chargers who have come upon others than the enemy they went for, and nowhere upon him. */
function insteadOf({ a, b, chargers }: Melee, found: readonly Contact[], state: Play['state']) {
  const pairs = new Set(found.map(contact => pairOf(contact.a, contact.b)));
  const instead = chargers.flatMap(id => {
    const { charges } = unitOf(state, id).period;
    const meant = charges === null || charges === a || charges === b || pairs.has(pairOf(id, charges));
    return meant ? [] : [{ unit: id, target: charges }];
  });
  return instead.length === 0 ? {} : { instead };
}

/** In which side a lone charger takes whom he meets, if that is not his front. */
function takenBy(melee: Melee) {
  const { a, b, chargers } = melee;
  if (chargers.length !== 1) return {};
  const side = chargers[0] === a ? sideShown(b, melee) : chargers[0] === b ? sideShown(a, melee) : 'front';
  return side === 'front' ? {} : { takenIn: side };
}

/** Who is caught in rout, and whether it has run into an enemy: he stood where he was, or was getting out of somebody's way and was after nobody. */
function caughtRunning({ a, b }: Pick<Melee, 'a' | 'b'>, runs: string, state: Play['state']) {
  const { moved, counter } = unitOf(state, runs === a ? b : a).period;
  const isRunInto = moved === 0 || counter?.what === 'evade';
  return { runs, ...(isRunInto ? ({ into: true } as const) : {}) };
}

/** A body that turns to face who comes upon it, the side on which he does, and how it stands then. */
interface Facing {
  readonly unit: Unit;
  readonly side: Side;
  readonly placed: Unit['placed'];
}

/**
 * Those who face about to meet an attack: who retires because a test tells him to has his back to the enemy only as he goes, and faces whoever
 * comes upon it, or upon his flank, on the ground where he meets him; unless somebody else has him by the front.
 *
 * @clause wrg/reaction/result-current-retire
 */
function facingAttack(
  contacts: readonly Contact[],
  { state, scenario, rules }: Pick<Play, 'state' | 'scenario' | 'rules'>,
): readonly Facing[] {
  const sides = contacts.flatMap(({ a, b, sideOfA, sideOfB }) => [
    { id: a, side: sideOfA, by: b },
    { id: b, side: sideOfB, by: a },
  ]);
  const ids = [...new Set(sides.map(({ id }) => id))];
  return ids.flatMap((id): Facing[] => {
    const unit = unitOf(state, id);
    const own = sides.filter(each => each.id === id);
    if (unit.rout !== null || unit.bound?.instruction !== 'retire' || own.some(({ side }) => side === 'front'))
      return [];
    // Who is hand to hand already does not turn from whom he fights.
    if (isFighting(state, unit)) return [];
    const behind = own.filter(({ side }) => side === 'rear').map(({ by }) => unitOf(state, by));
    if (behind.length > 0) {
      const { placed } = unit;
      // Where his move has ended he has fronted already, with his back to nobody.
      const fronts = behind.every(enemy => isBefore(placed, enemy));
      return [{ unit, side: 'rear', placed: fronts ? placed : turned(placed, normalBearing(placed.facing + 180)) }];
    }
    const enemies = own.map(({ by }) => unitOf(state, by));
    const fromLeft = enemies.map(enemy => isToTheLeft(unit.placed, enemy.placed));
    if (new Set(fromLeft).size !== 1) return [];
    const placed = turnedTo(unit, enemies, fieldOf(state, scenario, rules));
    return placed === undefined ? [] : [{ unit, side: 'flank', placed }];
  });
}

/** Whether an enemy is before the middle of a body, and not behind it. */
function isBefore(placed: Unit['placed'], enemy: Unit): boolean {
  return turnBetween(placed.facing, bearingTo(bodyCentre(placed), bodyCentre(enemy.placed))) < 90;
}

/** Paces between one place and the next where a body that turns may close up to the enemy at its flank. */
const STEP = 0.1;

/**
 * A body that has turned to the enemies at its flank, and stands at all of them; `undefined` where it cannot, and where others, the ground or the edge
 * of the table leave it no room.
 */
function turnedTo(unit: Unit, enemies: readonly Unit[], field: Field): Unit['placed'] | undefined {
  const { placed } = unit;
  const [enemy] = enemies;
  if (enemy === undefined) return undefined;
  const others = onTable(field.state).filter(other => other !== unit);
  const facing = normalBearing(placed.facing + (isToTheLeft(placed, enemy.placed) ? -90 : 90));
  const round = turned(placed, facing);
  const reach = widthOf(placed) + depthOf(placed);
  for (let far = -reach; far <= reach; far += STEP) {
    const there = { ...round, at: destination(round.at, facing, far) };
    const quad = quadOf(there);
    if (distanceBetweenQuads(quad, quadOf(enemy.placed)) > field.rules.field.contact) continue;
    const isTaken = others.some(other => quadsOverlap(quad, quadOf(other.placed), HAIR));
    const losesTouch = enemies.some(each => !touches({ ...unit, placed: there }, each, field.rules));
    return isTaken ||
      losesTouch ||
      !bearsBody(unit, there, goingOf(unit, mannerOf(unit, false), field), tableBetweenHulls(unit, field))
      ? undefined
      : there;
  }
  return undefined;
}

/** A contact as it is once those have turned who face about. */
function withTurned(contact: Contact, turnedAbout: readonly Facing[]): Contact {
  const sideOf = (id: string, side: Side): Side =>
    turnedAbout.some(each => each.unit.id === id && each.side === side) ? 'front' : side;
  return { ...contact, sideOfA: sideOf(contact.a, contact.sideOfA), sideOfB: sideOf(contact.b, contact.sideOfB) };
}

function meleeOf(state: WrgState, { a, b, sideOfA, sideOfB }: Contact, rules: WrgRules): Melee {
  const into = (id: string, enemy: string) => unitOf(state, id).period.through?.includes(enemy) === true;
  // Who goes up a ladder has nowhere to run, and charges all the same.
  const climbs = (unit: Unit) => state.works !== undefined && (unit.period.charges === a || unit.period.charges === b);
  const goesIn = (id: string, enemy: string) => climbs(unitOf(state, id)) || into(id, enemy);
  const wouldCharge = [a, b].filter(id => isCharging(unitOf(state, id)) || goesIn(id, id === a ? b : a));
  const sideOf = (id: string, other: string, side: Side) =>
    isAfter(unitOf(state, id), unitOf(state, other)) ||
    comesWithItsFront(unitOf(state, id), unitOf(state, other), wouldCharge, rules)
      ? 'front'
      : side;
  const sides = { sideOfA: sideOf(a, b, sideOfA), sideOfB: sideOf(b, a, sideOfB) };
  // Who is met in flank or rear before he gets to his charge has not charged.
  const chargers = wouldCharge.filter(id =>
    id === a ? sides.sideOfA === 'front' || goesIn(a, b) : sides.sideOfB === 'front' || goesIn(b, a),
  );
  const goingOff = Object.fromEntries([
    ...metGoingOff(unitOf(state, a), unitOf(state, b), rules),
    ...metGoingOff(unitOf(state, b), unitOf(state, a), rules),
  ]);
  const off = Object.keys(goingOff).length === 0 ? {} : { goingOff };
  return { a, b, ...sides, since: state.period, chargers, ...off, following: [] };
}

/**
 * How a body is met whose men have gone off another way than their block stood: each of them has the enemy before him, beside him or behind him as he goes.
 *
 * @clause wrg/disorganisation/contacted-unready
 * @clause wrg/shields/when-unusable
 */
function metGoingOff(unit: Unit, enemy: Unit, { movement }: WrgRules): readonly (readonly [string, GoingOff])[] {
  const { menFaced: facing } = unit.period;
  if (facing === undefined || unit.square) return [];
  const off = offItsFront(unit, enemy);
  const { facing: most } = movement.condition;
  const side = off <= most ? 'front' : off < 180 - most ? 'flank' : 'rear';
  const isOnTheRight = normalBearing(enemy.placed.facing + 180 - facing) < 180;
  return [[unit.id, { side, hand: isOnTheRight ? 'right' : 'left' }]];
}

/**
 * Whether a body has come upon an enemy with its front, be it no more than a corner of it: who goes straight ahead meets nobody with his
 * flank. Whom another charge meets from aside has not come upon him, unless it charges him itself: two who charge each other meet front to front.
 *
 * @clause wrg/charge/ends-at-contact
 */
function comesWithItsFront(
  unit: Unit,
  enemy: Unit,
  chargers: readonly string[],
  { field, movement }: WrgRules,
): boolean {
  const isAtHim = chargers.includes(unit.id) && unit.period.charges === enemy.id;
  const isFromAside = chargers.includes(enemy.id) && facingOff(unit, enemy) > movement.condition.facing;
  if (isFromAside && !isAtHim) return false;
  const comes = chargers.includes(unit.id) || (unit.period.moved > 0 && goingForward.includes(unit.period.doing));
  if (!comes) return false;
  const [left, right] = quadOf(unit.placed);
  const front = { from: left, to: right };
  return edgesOf(quadOf(enemy.placed)).some(edge => distanceBetweenSegments(front, edge) <= field.contact + HAIR);
}

/**
 * Whether a body pursues and has come upon men who run: each man of it turns to them in his place, though his block had no room to come round, and nobody
 * who shows his back takes it in flank or rear.
 *
 * @clause wrg/pursuit/strikes
 */
const isAfter = (unit: Unit, enemy: Unit): boolean => unit.pursuit !== null && enemy.rout !== null;

/** Who goes forward does this. */
export const goingForward: readonly Doing[] = ['advancing', 'marching', 'charging', 'countercharging', 'pursuing'];

/** Whether a body charges or countercharges. */
export function isCharging({ period }: Unit): boolean {
  return period.doing === 'charging' || period.doing === 'countercharging';
}

/**
 * A charge has caught a body: what it was about when it came is noted, of several charges that of the first which found it unready, or of the first
 * of all.
 *
 * @clause wrg/disorganisation/contacted-unready
 * @clause wrg/disorganisation/infantry-moving-contacted
 */
export function catchUnit(unit: Unit, charger: Unit, play: Pick<Play, 'state' | 'rules'>): void {
  const { period } = unit;
  if (period.caught !== null && disorders(period.caught, unit, play)) return;
  const caught: Caught = {
    charger: charger.id,
    chargerMoved: charger.period.moved,
    facingOff: offItsFront(unit, charger),
    unready: period.unready ?? (isFallingIn(unit, charger, play.rules) ? 'changing-formation' : null),
    moving: hasMoved(unit) && (play.rules.movement.condition.movingInfantry.charging || !isCharging(unit)),
    moved: period.moved,
  };
  if (period.caught === null || disorders(caught, unit, play)) period.caught = caught;
}

/** How many degrees a body faces off the direction in which those go who have come upon it. */
function facingOff({ placed }: Unit, charger: Unit): number {
  return turnBetween(placed.facing, normalBearing(charger.placed.facing + 180));
}

/** Whoever comes to blows with others than his quarry is met in his pursuit, whichever of them charges; not by men who run themselves. */
export function meetInPursuit({ pursuit, period }: Unit, enemy: Unit): void {
  if (pursuit === null || pursuit.quarry === enemy.id || enemy.rout !== null) return;
  period.metInPursuit = pursuit.brokeLightInfantryAtOnce === true ? 'after-light-infantry' : true;
}
