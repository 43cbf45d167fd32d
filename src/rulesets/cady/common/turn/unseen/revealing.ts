import type { Reason } from '../../../../../rulebook/index.js';
import { type JointMoved, type Point, placeAt, toGrid } from '../../../../../table/index.js';
import { type Revealed, reveal, type Seen } from '../../unseen/revealing.js';
import { type Field, fieldOf } from '../field.js';
import { tableOf } from '../ground.js';
import type { Period, TurnContext } from '../period.js';
import type { TurnRules } from '../rules.js';
import type { FieldScenario } from '../scenario.js';
import type { FieldState, FieldUnit, UnitId } from '../state.js';
import { inPlay, placedOf } from '../units.js';
import { numberOf, playsHidden } from './markers.js';
import { phantomMoves } from './phantoms.js';
import {
  attack,
  declare,
  growInView,
  partial,
  remove,
  setOut,
  setOutText,
  tellOfMarkers,
  type Whereabouts,
} from './setting-out.js';
import { gapBetween, isScreenedFrom, type Lookout, lookoutOf, phantomLookout, standsInSight } from './sighting.js';

/** What it is looked with. */
interface Looking<Unit extends FieldUnit, Rules extends TurnRules> {
  readonly state: FieldState<Unit>;
  readonly field: Field<Unit, Rules>;
  readonly context: TurnContext<Rules, FieldScenario>;
  readonly period: Period<Unit, Rules>;
  /** What lookouts see of each other over the ground as long as they stand at these places, by pair. */
  readonly overTheGround: Map<string, { readonly places: string; readonly seen: readonly number[] }>;
  /** Points that lie deep in a wood, or not. */
  readonly deep: Map<string, boolean>;
  /** Where the markers stood that have moved and have not been told of. */
  readonly unsaid: Map<string, Point>;
}

/**
 * What comes to light while both sides move: phantoms move, and at every third of the turn (`cady/ruling/hidden-between-thirds`) and whenever
 * enemies meet it is looked who sees whom. Told are the markers that moved, the units set out, the phantoms taken off the table. To be called
 * with what the table made of the moves, when these have been carried out and before contacts are settled.
 *
 * @clause cady/common/sequence/step-4-reveal-and-charges
 * @clause cady/common/hidden/reveal-to-unit
 * @clause cady/common/hidden/reveal-two-markers
 * @clause cady/common/phantom/moves-like-real
 */
export function revealAfterMoves<Unit extends FieldUnit, Rules extends TurnRules>(
  state: FieldState<Unit>,
  joint: JointMoved,
  context: TurnContext<Rules, FieldScenario>,
  period: Period<Unit, Rules>,
): void {
  if (!playsHidden(context.scenario, context.rules)) return;
  const looking = lookingOn(state, context, period);
  const moves = new Map(joint.units.map(moved => [moved.id, moved]));
  const phantoms = new Map(phantomMoves(state, looking.field, period).map(moved => [moved.id, moved]));
  for (const unit of inPlay(state)) {
    const from = moves.get(unit.id)?.course[0]?.placed.at;
    if (unit.marker !== null && from !== undefined) looking.unsaid.set(unit.marker, from);
    if (unit.inView !== null && reformsOnTheWay(moves.get(unit.id)?.course.map(({ placed }) => placed.files))) {
      setOut(unit, null, [{ ...partial, because: 'a change of formation in view' }], looking);
    }
  }
  for (const { marker, at } of state.phantoms) looking.unsaid.set(marker, { x: at.x, y: at.y });
  const { table, readings } = context.rules;
  const looks = table.thirds.whole * readings.looksEachThird;
  const regular = Array.from({ length: looks }, (_, at) => (at + 1) / looks);
  const times = [...new Set([...regular, ...joint.contacts.map(({ time }) => time)])].sort((a, b) => a - b);
  const contacts = [...joint.contacts];
  for (const time of times) {
    const at: Whereabouts<Unit> = {
      placed: unit => {
        const moved = moves.get(unit.id);
        return moved === undefined ? placedOf(unit, context.rules) : placeAt(moved, time);
      },
      phantom: (marker, still) => {
        const moved = phantoms.get(marker);
        return moved === undefined ? still : placeAt(moved, time).at;
      },
    };
    while (contacts[0] !== undefined && contacts[0].time <= time) {
      const { a, b } = contacts[0];
      contacts.shift();
      for (const id of [a, b]) attack(id, looking, at);
    }
    look(looking, at);
  }
  for (const phantom of state.phantoms) phantom.at = { ...(phantoms.get(phantom.marker)?.final.at ?? phantom.at) };
  tellOfMarkers(looking);
}

/**
 * What is in view before anybody moves: at the beginning of a battle, and after blows and reinforcements. To be called at the
 * start of a turn, before orders are written.
 */
export function revealNow<Unit extends FieldUnit, Rules extends TurnRules>(
  state: FieldState<Unit>,
  context: TurnContext<Rules, FieldScenario>,
  period: Period<Unit, Rules>,
): void {
  if (!playsHidden(context.scenario, context.rules)) return;
  look(lookingOn(state, context, period), whereTheyStand(context.rules));
}

/**
 * What comes to light because a unit or a marker is fired on or attacked: a hidden unit is set out, with all its figures; a
 * phantom is taken off the table. Says which unit it is; `undefined` when there is none.
 *
 * @param target a unit, or the tag of a marker
 * @clause cady/common/phantom/removed-when-attacked
 */
export function revealAttacked<Unit extends FieldUnit>(
  state: FieldState<Unit>,
  target: UnitId,
  context: Pick<TurnContext, 'tell' | 'reveal'>,
): Unit | undefined {
  const looking = { state, context, unsaid: new Map<string, Point>() };
  return attack(target, looking, undefined);
}

/**
 * Takes the phantoms off the table whose markers stand on ground that a shot strikes.
 *
 * @clause cady/common/phantom/removed-when-attacked
 */
export function strikePhantoms(
  state: FieldState,
  isStruck: (at: Point) => boolean,
  context: Pick<TurnContext, 'tell' | 'reveal'>,
): void {
  for (const { marker } of state.phantoms.filter(({ at }) => isStruck(at))) revealAttacked(state, marker, context);
}

/**
 * Sets out a unit that shoots from behind its marker, if it may (`cady/ruling/hidden-shooters`). Says whether it shoots.
 */
export function mayShoot<Unit extends FieldUnit>(
  state: FieldState<Unit>,
  unit: Unit,
  context: Pick<TurnContext, 'tell' | 'reveal' | 'rules'>,
): boolean {
  if (unit.marker === null) return true;
  if (!context.rules.readings.hiddenShooters) return false;
  const because: Reason = { clause: 'cady/common/hidden/only-out-of-sight', because: 'it shoots', effect: setOutText };
  setOut(unit, null, [because], { state, context, unsaid: new Map() });
  return true;
}

function lookingOn<Unit extends FieldUnit, Rules extends TurnRules>(
  state: FieldState<Unit>,
  context: TurnContext<Rules, FieldScenario>,
  period: Period<Unit, Rules>,
): Looking<Unit, Rules> {
  const field = fieldOf(state, tableOf(context.scenario, state.breaches), context.rules);
  return { state, field, context, period, overTheGround: new Map(), deep: new Map(), unsaid: new Map() };
}

function whereTheyStand<Unit extends FieldUnit>(rules: TurnRules): Whereabouts<Unit> {
  return { placed: unit => placedOf(unit, rules), phantom: (_, at) => at };
}

function reformsOnTheWay(files: readonly number[] = []): boolean {
  return files.some(each => each !== files[0]);
}

/** Looks around once, and does what comes of it. */
function look<Unit extends FieldUnit, Rules extends TurnRules>(
  looking: Looking<Unit, Rules>,
  at: Whereabouts<Unit>,
): void {
  const { state, field, period } = looking;
  const units = new Map<string, Unit>();
  const pieces: Lookout[] = inPlay(state).map(unit => {
    const piece = lookoutOf(unit, field, period.sight, at.placed(unit));
    units.set(piece.id, unit);
    return piece;
  });
  for (const phantom of state.phantoms) {
    pieces.push(phantomLookout(phantom, field.rules, at.phantom(phantom.marker, phantom.at)));
  }
  removePhantomsMet(pieces, looking, at);
  const all = pieces.filter(({ id, is }) => is !== 'phantom' || state.phantoms.some(({ marker }) => marker === id));
  const sight: Seen[] = [];
  const inView = new Map<string, number[]>();
  for (const target of all) {
    const unit = units.get(target.id);
    if (target.is === 'unit' && unit?.inView === null) continue;
    for (const seer of all) {
      if (seer.side === target.side || (seer.is === 'phantom' && target.is !== 'phantom')) continue;
      const seen = seenOnce(seer, target, all, looking);
      if (seen.length === 0) continue;
      sight.push({ by: seer.id, seen: target.id });
      inView.set(target.id, [...(inView.get(target.id) ?? []), ...seen]);
    }
  }
  const happened = reveal({ pieces: all, sight });
  for (const each of [...happened].sort(byTag(all))) {
    const unit = units.get(each.id);
    if (each.happens === 'removed') remove(each, looking, at);
    else if (unit !== undefined && each.happens === 'placed') {
      setOut(unit, { placed: at.placed(unit), seen: inView.get(each.id) ?? [] }, each.because, looking, at);
    } else if (unit !== undefined && !unit.declared) declare(unit, each, looking);
  }
  for (const unit of units.values()) growInView(unit, inView.get(unit.id), looking, at);
}

/** Markers are dealt with in the order of their tags, whatever stands behind them. */
function byTag(all: readonly Lookout[]): (a: Revealed, b: Revealed) => number {
  const side = (id: string) => all.find(piece => piece.id === id)?.side ?? '';
  return (a, b) => (side(a.id) === side(b.id) ? numberOf(a.id) - numberOf(b.id) : side(a.id) < side(b.id) ? -1 : 1);
}

/** What one sees of the other. Over the ground it is looked once while both stand still; who stands in between may change. */
function seenOnce<Unit extends FieldUnit, Rules extends TurnRules>(
  seer: Lookout,
  target: Lookout,
  all: readonly Lookout[],
  { field: { table, rules }, overTheGround, deep }: Looking<Unit, Rules>,
): readonly number[] {
  const pair = `${seer.id} ${target.id}`;
  const places = JSON.stringify([seer.body?.placed ?? seer.at, target.body?.placed ?? target.at]);
  const before = overTheGround.get(pair);
  const lookouts = { all, table, rules, deep };
  const seen = before?.places === places ? before.seen : standsInSight(seer, target, lookouts);
  overTheGround.set(pair, { places, seen });
  return isScreenedFrom(seer, target, seen, lookouts) ? [] : seen;
}

/** Phantoms into which an enemy walks are gone. */
function removePhantomsMet<Unit extends FieldUnit, Rules extends TurnRules>(
  pieces: readonly Lookout[],
  looking: Looking<Unit, Rules>,
  at: Whereabouts<Unit>,
): void {
  const { meleeRange } = looking.field.rules.table;
  for (const phantom of pieces.filter(({ is }) => is === 'phantom')) {
    const met = pieces.some(
      ({ side, is, ...piece }) =>
        is !== 'phantom' && side !== phantom.side && toGrid(gapBetween({ side, is, ...piece }, phantom)) <= meleeRange,
    );
    if (met) attack(phantom.id, looking, at);
  }
}
