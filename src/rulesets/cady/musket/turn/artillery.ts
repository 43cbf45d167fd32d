import type { SideId } from '../../../../battle/index.js';
import type { Violation } from '../../../../rulebook/index.js';
import {
  areasAt,
  barriersBetween,
  depthInside,
  destination,
  distance,
  figuresOf,
  lengthInside,
  levelAt,
  lineOfSight,
  metBetween,
  type Point,
  quadOf,
  ranksOf,
  sideToward,
  type Table,
  turnBetween,
} from '../../../../table/index.js';
import { artilleryRange, gunShotFaults, shotsPerTurn } from '../artillery.js';
import { mayFireThisTurn, maySpike } from '../artillery-crew.js';
import { tableOf } from '../muster.js';
import type { MusketRules, Projectile } from '../rules.js';
import type { MusketScenario } from '../schema.js';
import {
  type Bounce,
  canisterShot,
  explosiveShot,
  hitPoint,
  pickStick,
  pickWheel,
  type ShotResult,
  solidShot,
  type Target,
} from '../shots.js';
import type { Gun, MusketState, MusketView, Unit, UnitId, UnitSeen } from '../state.js';
import type { CallAnswer, MusketContext, MusketPhase } from '../terms.js';
import { placedOf, troopOf, unitOf } from '../units.js';
import { clearTheFallen, takeFigures } from './losses.js';

const projectiles: readonly Projectile[] = ['solid', 'explosive', 'canister'];

/**
 * Guns fire, one of each side at a time: both calls are written down before either is resolved, and a side's later guns
 * see where its earlier shots fell. Losses come off at once, but a gun hit by a gun still fires.
 *
 * @clause cady/common/sequence/step-5-artillery
 * @clause cady/musket/artillery/losses/before-small-arms
 * @clause cady/musket/artillery/losses/removed-at-once
 * @clause cady/musket/artillery/losses/artillery-returns
 * @clause cady/musket/artillery/duel/write-calls
 * @clause cady/musket/artillery/duel/same-side-adjust
 * @clause cady/musket/artillery/variation/choose-wheel
 */
export const artilleryPhase: MusketPhase = {
  id: 'artillery',
  title: 'Artillery fire',
  clause: 'cady/common/sequence/step-5-artillery',
  run(state, context) {
    const { scenario, rules, dice, command } = context;
    spikeGuns(state, context);
    const sides = Object.keys(scenario.sides);
    const queues = sides.map(side => firingGuns(state, side, rules));
    const rounds = Math.max(0, ...queues.map(queue => queue.length));
    for (let round = 0; round < rounds; round++) {
      const firing = queues.flatMap(queue => queue[round] ?? []);
      const wheels = firing.map(unit => pickWheel(unit.gunType, dice, rules));
      const calls = command.askAll(
        firing.map(({ unit, gunType, shot }) => callRequest(unit, gunType, shot, scenario, rules)),
      );
      firing.forEach(({ unit, gunType }, i) => {
        const call = calls[i];
        const wheel = wheels[i];
        if (call !== undefined && wheel !== undefined && call.shot !== 'none')
          fire({ unit, gunType, wheel, call }, state, context);
      });
    }
    clearTheFallen(state, rules, context.tell);
  },
};

type GunType = Parameters<typeof pickWheel>[0];
interface FiringGun {
  readonly unit: Unit;
  readonly gunType: GunType;
  /** Which of its shots this turn, from 0 (rockets have three). */
  readonly shot: number;
}

/** A side's guns that may fire this turn, each as often as it may. */
function firingGuns(state: MusketState, side: SideId, rules: MusketRules): FiringGun[] {
  return Object.values(state.units).flatMap(unit => {
    const gunType = troopOf(unit, rules).gun;
    if (gunType === undefined || unit.side !== side || !mayFire(unit, gunType, state, rules)) return [];
    return Array.from({ length: shotsPerTurn(gunType, rules) }, (_, shot) => ({ unit, gunType, shot }));
  });
}

function mayFire(unit: Unit, gunType: GunType, state: MusketState, rules: MusketRules): boolean {
  const { gun } = unit;
  if (
    gun === null ||
    unit.gone !== null ||
    !gun.standing ||
    unit.turn.moved > 0 ||
    unit.turn.turned ||
    unit.turn.idle ||
    unit.fleeing
  )
    return false;
  if (state.contacts.some(contact => (contact.a === unit.id || contact.b === unit.id) && contact.since < state.turn))
    return false;
  if (projectiles.every(projectile => gun[projectile] === 0)) return false;
  return mayFireThisTurn(
    { gun: gunType, crew: unit.figures, turn: state.turn, firedOn: gun.firedOn, spiked: gun.spiked },
    rules,
  ).allowed;
}

function callRequest(unit: Unit, gunType: GunType, shot: number, scenario: MusketScenario, rules: MusketRules) {
  const levelsAbove = levelAt(tableOf(scenario), unit.at);
  const choices = projectiles.flatMap(projectile => {
    const range = artilleryRange({ gun: gunType, projectile, levelsAbove }, rules);
    const rounds = unit.gun?.[projectile] ?? 0;
    return range === undefined || rounds === 0 ? [] : [{ projectile, from: range.from, to: range.to, rounds }];
  });
  return {
    kind: 'call' as const,
    id: `call:${unit.id}:${shot + 1}`,
    side: unit.side,
    clause: 'cady/musket/artillery/fire/call-range' as const,
    secret: true,
    gun: unit.id,
    projectiles: choices,
    traverse: rules.table.traverse,
  };
}

/**
 * Faults of a call: no such projectile left, out of its range, aimed outside the traverse, over friends too near, at what
 * cannot be seen. Judged by what the gun's own side sees, so that a commander may ask before calling.
 *
 * @clause cady/musket/artillery/fire/rotate-45
 * @clause cady/musket/artillery/ammunition-exhausted
 * @clause cady/musket/artillery/overhead/target-visible
 */
export function callFaults(answer: unknown, gunId: UnitId, view: MusketView, rules: MusketRules): Violation[] {
  const call = readCall(answer);
  if (call === undefined) {
    return [
      {
        path: gunId,
        clause: 'cady/musket/artillery/fire/call-range',
        problem: 'the call cannot be read',
        mend: 'answer { "shot": "none" }, or a shot with its bearing in degrees and, unless canister, its range in cm',
      },
    ];
  }
  if (call.shot === 'none') return [];
  const unit = view.units[gunId];
  const gunType = unit === undefined ? undefined : troopOf(unit, rules).gun;
  if (unit === undefined || gunType === undefined || unit.own?.gun == null)
    return [{ path: gunId, problem: `${gunId} is no gun of yours`, mend: 'name one of your guns' }];
  const { table } = view;
  const { at, facing } = unit.placed;
  const range = call.shot === 'canister' ? 0 : call.range;
  const aim = destination(at, call.bearing, call.shot === 'canister' ? 1 : range);
  const found = gunShotFaults(
    {
      gun: gunType,
      projectile: call.shot,
      distance: range,
      levelsAbove: levelAt(table, at) - levelAt(table, aim),
      traverse: turnBetween(facing, call.bearing),
      roundsLeft: unit.own.gun[call.shot],
      friendsInFront: friendsUnder(unit, aim, view),
      insideForest: Math.max(0, ...areasAt(table, at, 'wood').map(wood => depthInside(wood, at))),
    },
    rules,
  ).map(fault => ({ ...fault, path: `${gunId}.${fault.path}` }));
  const sight = lineOfSight({ from: at, to: aim, table, rules: rules.table.gunSight });
  if (!sight.clear && call.shot !== 'canister') {
    return [
      ...found,
      {
        path: `${gunId}.range`,
        clause: 'cady/musket/artillery/overhead/target-visible',
        problem: `the gun cannot see there for ${sight.blockedBy.id}`,
        mend: 'aim at what it can see',
      },
    ];
  }
  return found;
}

function readCall(answer: unknown): CallAnswer | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  const { shot, bearing, range } = answer as Readonly<Record<string, unknown>>;
  if (shot === 'none') return { shot };
  if (typeof bearing !== 'number' || !(bearing >= 0 && bearing < 360)) return undefined;
  if (shot === 'canister') return { shot, bearing };
  if (shot !== 'solid' && shot !== 'explosive') return undefined;
  return typeof range === 'number' && range > 0 && range < 1000 ? { shot, bearing, range } : undefined;
}

/** Friendly stands under the line of fire: how far from the gun, and how many levels below it. */
function friendsUnder(
  gun: UnitSeen,
  aim: Point,
  { units, table }: MusketView,
): { distance: number; levelsBelow: number }[] {
  const from = gun.placed.at;
  const level = levelAt(table, from);
  return Object.values(units)
    .filter(unit => unit.side === gun.side && unit.id !== gun.id && unit.gone === null)
    .filter(unit => lengthInside({ from, to: aim }, quadOf(unit.placed)) > 0)
    .map(unit => ({ distance: distance(from, unit.placed.at), levelsBelow: level - levelAt(table, unit.placed.at) }));
}

interface Firing {
  readonly unit: Unit;
  readonly gunType: GunType;
  readonly wheel: ReturnType<typeof pickWheel>;
  readonly call: Exclude<CallAnswer, { shot: 'none' }>;
}

function fire({ unit, gunType, wheel, call }: Firing, state: MusketState, context: MusketContext): void {
  const { dice, rules, scenario, tell, turn } = context;
  const { gun } = unit;
  if (gun === null || gun[call.shot] === 0) return;
  gun[call.shot] -= 1;
  gun.firedOn = turn;
  unit.turn.fired = true;
  const table = tableOf(scenario);
  const from = { x: unit.at.x, y: unit.at.y };
  const { bearing } = call;
  if (call.shot === 'canister') {
    const reach =
      artilleryRange({ gun: gunType, projectile: 'canister', levelsAbove: levelAt(table, from) }, rules)?.to ?? 0;
    const targets = targetsNear(from, reach, from, unit, state, table, rules);
    const result = canisterShot(
      { gun: gunType, from, bearing, levelsAbove: levelAt(table, from), targets },
      dice,
      rules,
    );
    const area = { shape: 'wedge' as const, from, bearing, range: reach, halfAngle: rules.templates.canisterHalfAngle };
    tell({
      kind: 'shot',
      gun: unit.id,
      projectile: 'canister',
      from,
      bearing,
      area,
      losses: apply(result, unit, state, turn, tell),
      because: result.because,
    });
    return;
  }
  const hit = hitPoint({ from, bearing, called: call.range, wheel }, dice, rules);
  if (call.shot === 'explosive') {
    const diameter = rules.guns[gunType].hitArea;
    const targets = targetsNear(hit.point, diameter, hit.point, unit, state, table, rules);
    const result = explosiveShot({ gun: gunType, hitPoint: hit.point, targets }, dice, rules);
    const area = { shape: 'circle' as const, centre: hit.point, diameter };
    tell({
      kind: 'shot',
      gun: unit.id,
      projectile: 'explosive',
      from,
      bearing,
      called: call.range,
      landed: hit.point,
      area,
      losses: apply(result, unit, state, turn, tell),
      because: [...hit.because, ...result.because],
    });
    return;
  }
  const stick = pickStick(gunType, dice, rules);
  const targets = targetsNear(hit.point, stick.length + 1, from, unit, state, table, rules);
  const result = solidShot(
    { from, hitPoint: hit.point, stick, targets, bounce: bounceOf(from, hit.point, bearing, stick.length, table) },
    rules,
  );
  const area = { shape: 'stick' as const, from: hit.point, bearing, length: stick.length };
  tell({
    kind: 'shot',
    gun: unit.id,
    projectile: 'solid',
    from,
    bearing,
    called: call.range,
    landed: hit.point,
    area,
    losses: apply(result, unit, state, turn, tell),
    because: [...hit.because, ...result.because],
  });
}

/** What keeps the ball from bouncing, read off the ground it crosses. */
function bounceOf(from: Point, hit: Point, bearing: number, length: number, table: Table): Bounce {
  const end = destination(hit, bearing, length);
  const flight = metBetween(table, from, end);
  const woods = table.features.filter(feature => feature.kind === 'wood');
  const along = metBetween(table, hit, end).filter(
    ({ feature }) => feature.kind === 'wall' || feature.kind === 'building' || feature.kind === 'bridge',
  );
  const stop = along[0];
  const under = metBetween(table, hit, hit).map(({ feature }) => feature.kind);
  return {
    softGround: under.includes('rough') || under.includes('marsh'),
    uphill: levelAt(table, hit) > levelAt(table, from),
    forest: woods.reduce(
      (sum, wood) => sum + ('outline' in wood ? lengthInside({ from, to: end }, wood.outline) : 0),
      0,
    ),
    water: flight.some(({ feature }) => feature.kind === 'river'),
    onSolidObject: under.includes('building') || under.includes('bridge'),
    ...(stop === undefined ? {} : { stopsAt: stop.start * length }),
  };
}

/** Every figure and piece near a point, of either side, as a shot from `origin` finds it. */
function targetsNear(
  centre: Point,
  radius: number,
  origin: Point,
  gun: Unit,
  state: MusketState,
  table: Table,
  rules: MusketRules,
): Target[] {
  const targets: Target[] = [];
  for (const unit of Object.values(state.units)) {
    if (unit.gone !== null || unit.id === gun.id) continue;
    const placed = placedOf(unit, rules);
    const quad = quadOf(placed);
    if (quad.every(corner => distance(corner, centre) > radius + 60)) continue;
    const flank = sideToward(quad, gun.at) === 'flank';
    const ranksDeep = flank ? placed.files : ranksOf(placed);
    if (unit.gun !== null) targets.push({ unit: unit.id, kind: 'piece', point: middle(quad), ranksDeep: 1 });
    for (const { point } of figuresOf(placed)) {
      if (distance(point, centre) > radius) continue;
      const behindWall = barriersBetween(table, origin, point).some(barrier => barrier.kind === 'wall');
      targets.push({ unit: unit.id, kind: 'figure', point, behindWall, ranksDeep });
    }
  }
  return targets;
}

function middle(quad: readonly Point[]): Point {
  return {
    x: quad.reduce((sum, { x }) => sum + x, 0) / quad.length,
    y: quad.reduce((sum, { y }) => sum + y, 0) / quad.length,
  };
}

/** Takes a shot's losses off; units of one's own side are shaken by it. */
function apply(
  result: ShotResult,
  gun: Unit,
  state: MusketState,
  turn: number,
  tell: MusketContext['tell'],
): Record<string, number> {
  const losses: Record<string, number> = {};
  for (const { unit: id, lost } of result.losses) {
    const unit = unitOf(state, id);
    losses[id] = takeFigures(unit, lost);
    if (unit.side === gun.side && lost > 0) unit.friendlyFireOn = turn;
  }
  for (const id of result.pieces) {
    const piece: Gun | null = unitOf(state, id).gun;
    if (piece === null) continue;
    piece.standing = false;
    tell({ kind: 'gun-lost', unit: id, how: 'knocked-out', because: [] });
  }
  return losses;
}

/**
 * Crews that were ordered to spike their gun do so.
 *
 * @clause cady/musket/artillery/spike/not-in-melee
 * @clause cady/musket/artillery/spike/permanent
 */
function spikeGuns(state: MusketState, { tell }: MusketContext): void {
  for (const unit of Object.values(state.units)) {
    if (unit.gun === null || unit.gone !== null || unit.gun.spiked) continue;
    const inMelee = state.contacts.some(contact => contact.a === unit.id || contact.b === unit.id);
    const ordered = /\bSPIKE\b/.test(unit.order);
    if (!maySpike({ crew: unit.figures, inMelee, ordered })) continue;
    unit.gun.spiked = true;
    tell({ kind: 'gun-lost', unit: unit.id, how: 'spiked', because: [] });
  }
}
