import { counted, type Reason } from '../../../../rulebook/index.js';
import {
  barriersBetween,
  bearingTo,
  destination,
  distance,
  distanceToQuad,
  distanceToSegment,
  extentOf,
  figuresOf,
  isLowBarrier,
  type LowBarrier,
  lengthOver,
  levelAt,
  type Meeting,
  metBetween,
  type Point,
  quadOf,
  sideToward,
  type Table,
  toGrid,
  turnBetween,
} from '../../../../table/index.js';
import { isNear, isNearQuad } from '../../common/turn/aim.js';
import { breachAt, nearestOnLine } from '../../common/turn/fighting/breaches.js';
import { builtTable, tableOf } from '../../common/turn/ground.js';
import { takeFigures } from '../../common/turn/losses.js';
import { strikeBridge } from '../../common/turn/moving/bridges.js';
import { hasShownItself } from '../../common/turn/unseen/lying-low.js';
import { mayShoot, revealAttacked, strikePhantoms } from '../../common/turn/unseen/revealing.js';
import { artilleryRange } from '../artillery.js';
import type { MusketEvent, ShotArea } from '../events.js';
import { type Bounce, ballReach, pickStick, shiftedByBlueLine, solidShot } from '../round-shot.js';
import type { GunType, MusketRules } from '../rules.js';
import { deckSpots, rakedBoats, ranksRaked } from '../ships/raked.js';
import { canisterShot, explosiveShot, hitPoint, type pickWheel, type ShotResult, type Target } from '../shots.js';
import type { Gun, MusketState, Unit } from '../state.js';
import type { CallAnswer, MusketContext } from '../terms.js';
import { inPlay, placedOf, unitOf } from '../units.js';
import { depthOf } from './aim.js';
import { doubled } from './chance/fires.js';
import { isAtWindows } from './houses/posts.js';
import { houseAt, housesInWay, type Struck, targetsInside, throughHouses, wearDown } from './houses/struck.js';
import { hitOfficer } from './officers.js';
import { shakenByFriends, strikesOf } from './strikes.js';

/** A gun with its call made and its wheel picked. */
export interface GunFiring {
  readonly unit: Unit;
  readonly gunType: GunType;
  readonly wheel: ReturnType<typeof pickWheel>;
  readonly call: Exclude<CallAnswer, { shot: 'none' }>;
  /** What else makes it stray. */
  readonly because?: readonly Reason[];
}

/** Where a shot went and what it did. */
interface Fallen {
  readonly result: ShotResult;
  readonly area: ShotArea;
  readonly told?: { readonly called: number; readonly landed: Point };
  /** What it met on the ground that it swept. */
  readonly met: readonly Meeting[];
  /** Buildings that it struck, and with what. */
  readonly struck?: { readonly houses: readonly Struck[]; readonly die: number; readonly reach: number };
}

/**
 * Fires one shot: spends the round, finds what it hits, and takes it off. A hidden gun shows itself, and so do those it hits.
 *
 * @clause cady/musket/sheet/artillery/shots-fired
 */
export function fireGun(firing: GunFiring, state: MusketState, context: MusketContext): void {
  const { unit, call } = firing;
  const { gun } = unit;
  if (gun === null || gun[call.shot] === 0 || !mayShoot(state, unit, context)) return;
  if (gun.mount?.endless !== true) gun[call.shot] -= 1;
  gun.firedOn = state.turn;
  const from = { x: unit.at.x, y: unit.at.y };
  const { area, told, met, struck, ...fallen } = fallOf(firing, from, state, context);
  const inHouses = throughHouses(fallen.result, firing.gunType, state, context);
  const raked = rakedBoats(inHouses, from, state, context.rules);
  const result = doubled(raked, unit, state, context.rules);
  for (const id of [...result.losses.map(({ unit: hit }) => hit), ...result.pieces]) revealAttacked(state, id, context);
  strikePhantoms(state, at => isStruck(at, area, context.rules), context);
  const lost = gunsHit(result, state);
  context.tell({
    kind: 'shot',
    gun: unit.id,
    projectile: call.shot,
    from,
    bearing: call.bearing,
    ...told,
    area,
    losses: takeLosses(result, unit, state, context),
    strikes: strikesOf({ gun: unit, landed: told?.landed, pieces: lost, ...reachOf(area, struck) }, state),
    because: [...result.because, ...shakenByFriends(result, unit, state, context.rules)],
  });
  for (const id of lost) context.tell({ kind: 'gun-lost', unit: id, how: 'knocked-out', because: [] });
  for (const event of breach(call.shot, area, met, state, context)) context.tell(event);
  if (struck !== undefined) wearDown(struck.houses, struck, state, context);
  if (told?.landed !== undefined) strikeBridge(told.landed, state.bridgeHits, state, context);
}

/** Whether a shot strikes a spot on the ground: what stands there is fired on. */
function isStruck(at: Point, area: ShotArea, { templates }: MusketRules): boolean {
  switch (area.shape) {
    case 'circle':
      return distance(at, area.centre) <= area.diameter / 2;
    case 'wedge':
      return (
        distance(at, area.from) <= area.range &&
        (distance(at, area.from) === 0 || turnBetween(bearingTo(area.from, at), area.bearing) <= area.halfAngle)
      );
    case 'stick': {
      const way = { from: area.from, to: destination(area.from, area.bearing, area.length) };
      return distanceToSegment(at, way) <= templates.figureRadius;
    }
  }
}

/** How far about and beyond its fall a shot does harm, and the buildings in its way. */
function reachOf(area: ShotArea, struck: Fallen['struck']) {
  const within = area.shape === 'circle' ? area.diameter / 2 : 0;
  return { within, houses: struck?.houses ?? [], reach: struck?.reach ?? 0 };
}

function fallOf(firing: GunFiring, from: Point, state: MusketState, context: MusketContext): Fallen {
  const { unit, gunType, call, wheel } = firing;
  const { dice, rules, scenario } = context;
  const { bearing } = call;
  const table = tableOf(scenario, state.breaches);
  const near = (centre: Point, radius: number, origin: Point) =>
    targetsNear({ centre, radius, origin, sweeps: call.shot === 'canister', gun: unit, state, table, rules });
  if (call.shot === 'canister') {
    const printed = artilleryRange({ gun: gunType, projectile: 'canister' }, rules)?.to ?? 0;
    const levelsAbove = levelAt(table, from) - levelAt(table, destination(from, bearing, printed));
    const range = artilleryRange({ gun: gunType, projectile: 'canister', levelsAbove }, rules)?.to ?? printed;
    const targets = near(from, range, from);
    return {
      result: canisterShot({ gun: gunType, from, bearing, levelsAbove, targets }, dice, rules),
      area: { shape: 'wedge', from, bearing, range, halfAngle: rules.templates.canisterHalfAngle },
      met: metBetween(table, from, destination(from, bearing, range)),
    };
  }
  const hit = hitPoint({ from, bearing, called: call.range, wheel }, dice, rules);
  const told = { called: call.range, landed: hit.point };
  const because = (result: ShotResult): ShotResult =>
    withReasons([...swayOf(unit, rules), ...(firing.because ?? []), ...hit.because], result);
  if (call.shot === 'explosive') {
    const diameter = rules.guns[gunType].hitArea;
    const targets = near(hit.point, diameter / 2, hit.point);
    return {
      result: because(explosiveShot({ gun: gunType, hitPoint: hit.point, bearing, targets }, dice, rules)),
      area: { shape: 'circle', centre: hit.point, diameter },
      told,
      met: [],
      struck: { houses: houseAt(hit.point, state), die: hit.die, reach: 0 },
    };
  }
  const stick = pickStick(gunType, dice, rules);
  const { figureRadius, pieceRadius } = rules.templates;
  const laid = rules.artillery.hits.stickAt === 'hit-point' ? hit.point : hit.called;
  const { point: tip, because: shifted } = shiftedByBlueLine(laid, bearing, dice, rules);
  // The rod is laid on from the gun through where the ball falls, whichever way was called.
  const along = distance(from, tip) > 0 ? bearingTo(from, tip) : bearing;
  const houses = housesInWay({ from, hit: tip, bearing: along, length: stick.length }, state, table, rules);
  const spared = new Set(houses.filter(({ stops }) => stops).map(({ house }) => house.id));
  const targets = near(tip, stick.length + Math.max(figureRadius, pieceRadius), from).filter(
    target => !spared.has(state.units[target.unit]?.house?.id ?? ''),
  );
  const bounce = bounceOf({ from, hit: tip, bearing: along, length: stick.length }, houses, state, table, rules);
  const { reach } = ballReach(stick, bounce, rules);
  return {
    result: because(withReasons(shifted, solidShot({ from, hitPoint: tip, stick, targets, bounce }, rules))),
    area: { shape: 'stick', from: tip, bearing: along, length: reach },
    told,
    met: metBetween(table, tip, destination(tip, along, stick.length)).filter(
      ({ start }) => toGrid(start * stick.length) <= toGrid(reach),
    ),
    struck: { houses, die: hit.die, reach },
  };
}

/**
 * Why the shots of a ship stray farther.
 *
 * @clause cady/musket/ship/gun-inaccuracy
 */
function swayOf({ gun }: Unit, { ships }: MusketRules): readonly Reason[] {
  if (gun?.mount === undefined || gun.mount.sway === 1) return [];
  const effect = `strays ${counted(ships.frigate.variationTimes, 'time')} as far`;
  return [{ clause: 'cady/musket/ship/gun-inaccuracy', because: 'fired from a ship that rolls', effect }];
}

function withReasons(because: readonly Reason[], result: ShotResult): ShotResult {
  return because.length === 0 ? result : { ...result, because: [...because, ...result.because] };
}

/**
 * What keeps the ball from bouncing, read off the ground it crosses: it goes on through wooden buildings, and stops at stone, on its way in or out.
 * Whether it stops where it comes down on a ruin is `cady/ruling/ruin-under-solid-shot`.
 *
 * @clause cady/musket/artillery/solid/no-bounce-solid-object
 * @clause cady/musket/building/solid-continues-through-wood
 */
function bounceOf(
  {
    from,
    hit,
    bearing,
    length,
  }: { readonly from: Point; readonly hit: Point; readonly bearing: number; readonly length: number },
  houses: readonly Struck[],
  state: Pick<MusketState, 'houses'>,
  table: Table,
  rules: MusketRules,
): Bounce {
  const passed = new Set(houses.filter(({ stops }) => !stops).map(({ house }) => house.id));
  const end = destination(hit, bearing, length);
  const solid = metBetween(table, hit, end).find(
    ({ feature: { kind, id } }) => ['wall', 'building', 'bridge'].includes(kind) && !passed.has(id),
  );
  const exits = houses.flatMap(({ stopsAtExit: exit }) => (exit === undefined ? [] : [exit.along]));
  const stops = [...exits, ...(solid === undefined ? [] : [solid.start * length])];
  const isRuin = (id: string) => state.houses?.[id]?.storeys === 0;
  const below = metBetween(table, hit, hit).filter(({ feature }) => !passed.has(feature.id));
  const under = below.filter(({ feature }) => !isRuin(feature.id)).map(({ feature }) => feature.kind);
  const onRuin = rules.houses.ruinsStopBalls && below.some(({ feature }) => isRuin(feature.id));
  return {
    softGround: under.includes('rough') || under.includes('marsh'),
    uphill: levelAt(table, hit) > levelAt(table, from),
    forest: lengthOver(table, from, end, 'wood'),
    water: metBetween(table, from, end).some(({ feature }) => feature.kind === 'river'),
    onSolidObject: onRuin || under.includes('building') || under.includes('bridge') || under.includes('wall'),
    ...(stops.length === 0 ? {} : { stopsAt: Math.min(...stops) }),
  };
}

/**
 * Every figure and piece so near to a point, of either side, as a shot from `origin` finds it. A stone wall protects whom it lies right before as
 * the shot comes (`cady/ruling/behind-a-barrier`).
 */
function targetsNear(shot: {
  readonly centre: Point;
  readonly radius: number;
  readonly origin: Point;
  /** It hits whoever is on its way, and does not come down anywhere. */
  readonly sweeps: boolean;
  readonly gun: Unit;
  readonly state: MusketState;
  readonly table: Table;
  readonly rules: MusketRules;
}): Target[] {
  const { centre, radius, origin, sweeps, gun, state, table, rules } = shot;
  const targets: Target[] = [];
  for (const unit of inPlay(state)) {
    if (unit.id === gun.id) continue;
    if (isAtWindows(unit)) {
      const inside = targetsInside(unit, state, rules).filter(({ point }) => distance(point, centre) <= radius);
      targets.push(...inside.map(each => ({ ...each, forest: lengthOver(table, origin, each.point, 'wood') })));
      continue;
    }
    const placed = placedOf(unit, rules);
    const quad = quadOf(placed);
    const liesLow = hides(unit, state);
    const deck = deckSpots(unit, { at: centre, sweeps }, state);
    if (deck === undefined && distance(centre, unit.at) > radius + extentOf(placed)) continue;
    if (deck === undefined && distanceToQuad(centre, quad) > radius) continue;
    const side = unit.square === true ? 'front' : sideToward(quad, gun.at);
    const ranksDeep = ranksRaked(unit, side, rules) ?? depthOf(unit, placed, side, rules);
    const reached = (point: Point) => ({ unit: unit.id, point, forest: lengthOver(table, origin, point, 'wood') });
    if (unit.gun !== null) targets.push({ ...reached(middle(quad)), kind: 'piece' });
    for (const point of deck ?? figuresOf(placed).map(figure => figure.point)) {
      if (distance(point, centre) > radius) continue;
      const walls = barriersBetween(table, origin, point).filter(({ kind }) => kind === 'wall');
      const isBefore = (line: readonly Point[]) => isNear(point, line, rules.table.behindBarrier);
      const behindWall = walls.some(({ line }) => isBefore(line));
      if (liesLow && walls.some(({ line }) => isNearQuad(quad, line, rules.table.behindBarrier))) continue;
      targets.push({ ...reached(point), kind: 'figure', behindWall, ranksDeep });
    }
  }
  return targets;
}

/**
 * Whether a unit hides: where it does so right behind a stone wall, no shot from beyond that takes anybody of it.
 *
 * @clause cady/musket/wall/hidden-invulnerable
 */
function hides(unit: Unit, state: MusketState): boolean {
  return unit.marker !== null && !hasShownItself(unit, { state });
}

function middle(quad: readonly Point[]): Point {
  return {
    x: quad.reduce((sum, { x }) => sum + x, 0) / quad.length,
    y: quad.reduce((sum, { y }) => sum + y, 0) / quad.length,
  };
}

/** Takes a shot's losses off; a unit of one's own side is shaken by it. */
function takeLosses(result: ShotResult, gun: Unit, state: MusketState, context: MusketContext): Record<string, number> {
  const losses: Record<string, number> = {};
  for (const { unit: id, lost } of result.losses) {
    const unit = unitOf(state, id);
    const before = unit.figures;
    const fallen = takeFigures(unit, lost);
    hitOfficer(unit, before, context);
    losses[id] = fallen;
    if (context.rules.artillery.hits.fallenFireBack) unit.turn.lostToGuns = (unit.turn.lostToGuns ?? 0) + fallen;
    unit.turn.attacked = true;
    if (unit.side === gun.side && lost > 0) unit.friendlyFireOn = state.turn;
  }
  return losses;
}

/**
 * Knocks out the pieces that a shot hit; says which stood until then. Their crews are lost with them: so it is said of guns on ships, which go as guns on land do.
 *
 * @clause cady/musket/ship/hits-on-guns
 */
function gunsHit(result: ShotResult, state: MusketState): string[] {
  return result.pieces.filter(id => {
    const piece: Gun | null = unitOf(state, id).gun;
    if (piece?.standing !== true) return false;
    piece.standing = false;
    return true;
  });
}

/**
 * Sections of fence and wall that a shot takes away (`cady/ruling/barrier-section`): of the fences that lie in its area or in
 * the way of the ball, and of the wall that stops a ball.
 *
 * @clause cady/common/fence/section-removed
 * @clause cady/common/wall/section-removed
 */
function breach(
  projectile: GunFiring['call']['shot'],
  area: ShotArea,
  met: readonly Meeting[],
  state: MusketState,
  { rules, scenario }: MusketContext,
): MusketEvent[] {
  const events: MusketEvent[] = [];
  for (const { barrier, at } of barriersHit(area, met, tableOf(scenario, state.breaches))) {
    const built = builtTable(scenario, state.breaches).features.find(feature => feature.id === barrier.id);
    if (built === undefined || !('line' in built)) continue;
    if (barrier.kind === 'wall' && projectile !== 'solid') continue;
    const width = rules.table.section[barrier.kind];
    state.breaches.push(breachAt({ id: barrier.id, line: built.line }, at, width));
    const clause = `cady/common/${barrier.kind}/section-removed` as const;
    const because = [{ clause, because: `hit by ${projectile} shot`, effect: `${width} cm gone` }];
    events.push({ kind: 'breached', barrier: barrier.id, at, because });
  }
  return events;
}

/** The barriers that still stand where a shot struck, and where it struck each. */
function barriersHit(
  area: ShotArea,
  met: readonly Meeting[],
  table: Table,
): { readonly barrier: LowBarrier; readonly at: Point }[] {
  if (area.shape !== 'circle') {
    return met.flatMap(({ feature, point }) =>
      isLowBarrier(feature) ? [{ barrier: feature, at: { x: point.x, y: point.y } }] : [],
    );
  }
  return table.features.filter(isLowBarrier).flatMap(barrier => {
    const at = nearestOnLine(area.centre, barrier.line);
    return at !== undefined && distance(at, area.centre) <= area.diameter / 2 ? [{ barrier, at }] : [];
  });
}
