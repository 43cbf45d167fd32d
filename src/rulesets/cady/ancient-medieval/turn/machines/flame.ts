import {
  type Bearing,
  bearingTo,
  distance,
  distanceToQuad,
  figuresOf,
  type Point,
  quadOf,
  type Table,
} from '../../../../../table/index.js';
import { bridgeMayBurn } from '../../../common/moving/water.js';
import { lengthOfLine, nearestOnLine } from '../../../common/turn/fighting/breaches.js';
import { tableOf } from '../../../common/turn/ground.js';
import { leave, takeFigures } from '../../../common/turn/losses.js';
import { bears } from '../../../common/turn/moving/bridges.js';
import { mayFireAsItGoes } from '../../../common/turn/moving/forced.js';
import { inContact, inPlay, placedOf, unitOf } from '../../../common/turn/units.js';
import { mayShoot, revealAttacked } from '../../../common/turn/unseen/revealing.js';
import { type FlameTarget, type GreekFireResult, greekFire, greekFireFaults } from '../../machines/greek-fire.js';
import type { AncientMedievalRules } from '../../rules.js';
import type { AncientState, AncientUnit } from '../../state.js';
import type { AncientContext } from '../../terms.js';
import { dropIdleStorms } from '../siege/siege-gear.js';
import { killElephant, takeHits } from '../troops/hits.js';
import { orderOf, taskIn } from '../works/ordered.js';
import { lose } from './artillery-shot.js';
import { obeys } from './crews.js';

/**
 * Units that were ordered to shoot Greek fire do, each at what it was told, one after another. An optional rule of the advanced game.
 *
 * Source: Greek Fire.
 *
 * @clause cady/ancient-medieval/greek-fire/roll
 * @clause cady/ancient-medieval/greek-fire/rate
 * @clause cady/ancient-medieval/greek-fire/area
 */
export function fireFlames(state: AncientState, context: AncientContext): void {
  const { scenario, rules, turn } = context;
  if (!rules.levels[scenario.level].optionalRules || !scenario.optional.includes('greek-fire')) return;
  for (const unit of inPlay(state)) {
    const task = unit.mustDo === null && !unit.fleeing ? taskIn(orderOf(unit), 'greek-fire') : undefined;
    if (task?.on === undefined || unit.gone !== null || unit.turn.idle || !hasGreekFire(unit, rules)) continue;
    if (!mayFireAsItGoes(unit, rules)) continue;
    if (greekFireFaults({ turn, readyOn: unit.flameReadyOn }).length > 0) continue;
    const aim = placeOf(task.on, unit, state, rules);
    if (aim === undefined || !mayShoot(state, unit, context)) continue;
    flame(unit, bearingTo(unit.at, aim), state, context);
  }
}

/**
 * Who may be given Greek fire: missile troops, who shoot it from the battlements or from where they stand.
 *
 * @clause cady/ancient-medieval/greek-fire/mount
 */
export function hasGreekFire({ type }: Pick<AncientUnit, 'type'>, { troops }: AncientMedievalRules): boolean {
  return troops[type].class === 'missile';
}

/** Whether there is something of this name that Greek fire may be shot at: an enemy in the open, or siege gear. */
export function flameAimedAt(id: string, { side }: Pick<AncientUnit, 'side'>, state: AncientState): boolean {
  return (
    state.gear.some(gear => gear.id === id) ||
    inPlay(state).some(unit => unit.id === id && unit.side !== side && unit.marker === null)
  );
}

/** Whether there is siege gear, or a bridge, of this name; whether it is of wood is seen when it is set alight. */
export function mayBeBurnt(id: string, state: AncientState, table: Pick<Table, 'features'> | null): boolean {
  return (
    state.gear.some(gear => gear.id === id) ||
    table === null ||
    table.features.some(({ kind, id: feature }) => kind === 'bridge' && feature === id)
  );
}

/** Where what a unit was told to burn is, as it sees it: the nearest part of an enemy in the open, or of siege gear. */
function placeOf(id: string, unit: AncientUnit, state: AncientState, rules: AncientMedievalRules): Point | undefined {
  const gear = state.gear.find(each => each.id === id);
  if (gear !== undefined) return gear.at;
  const target = inPlay(state).find(each => each.id === id && each.marker === null);
  if (target === undefined) return undefined;
  return figuresOf(placedOf(target, rules))
    .map(({ point }) => point)
    .reduce<Point | undefined>(
      (best, point) => (best === undefined || distance(point, unit.at) < distance(best, unit.at) ? point : best),
      undefined,
    );
}

function flame(unit: AncientUnit, bearing: Bearing, state: AncientState, context: AncientContext): void {
  const { dice, rules, turn, tell } = context;
  const at = { x: unit.at.x, y: unit.at.y };
  const result = greekFire({ unit: unit.id, at, bearing, targets: inflammable(unit, state, context) }, dice, rules);
  unit.flameReadyOn = turn + result.readyIn;
  const struck = [...result.losses.map(loss => loss.unit), ...result.destroyed].filter(id => id !== unit.id);
  for (const id of new Set(struck)) revealAttacked(state, id, context);
  const losses = Object.fromEntries(
    result.losses.map(({ unit: id, lost }) => [id, Math.min(lost, unitOf(state, id).figures)]),
  );
  tell({ kind: 'flame', unit: unit.id, outcome: result.outcome, losses, because: result.because });
  burn(result, unit, state, context);
}

/** Everything near that Greek fire may strike. */
function inflammable(unit: AncientUnit, state: AncientState, { rules, scenario }: AncientContext): FlameTarget[] {
  const bodies = inPlay(state)
    .filter(({ id }) => id !== unit.id)
    .flatMap(other => {
      const placed = placedOf(other, rules);
      const whole = other.elephant !== null || other.wagon !== null || other.warWagon !== null;
      const thing: FlameTarget = { unit: other.id, kind: 'thing', point: middleOf(other, rules) };
      if (whole) return [thing];
      const men = figuresOf(placed).map(({ point }): FlameTarget => ({ unit: other.id, kind: 'figure', point }));
      return other.machine === null ? men : [thing, ...men];
    });
  const gear = state.gear.map(({ id, at }): FlameTarget => ({ unit: id, kind: 'wooden', point: at }));
  const bridges = tableOf(scenario, state.breaches).features.flatMap((feature): FlameTarget[] => {
    if (feature.kind !== 'bridge') return [];
    const material = feature.material ?? 'wood';
    const point = nearestOnLine(unit.at, feature.line);
    const burns = point !== undefined && bridgeMayBurn({ material, level: scenario.level }, rules);
    return burns ? [{ unit: feature.id, kind: 'wooden', point }] : [];
  });
  return [...bodies, ...gear, ...bridges];
}

function middleOf(unit: AncientUnit, rules: AncientMedievalRules): Point {
  const [a, , c] = quadOf(placedOf(unit, rules));
  return { x: (a.x + c.x) / 2, y: (a.y + c.y) / 2 };
}

/** What the flame, or the explosion, leaves of everybody. */
function burn(result: GreekFireResult, by: AncientUnit, state: AncientState, context: AncientContext): void {
  for (const { unit: id, lost } of result.losses) {
    const unit = unitOf(state, id);
    unit.turn.attacked = true;
    takeHits(unit, lost, 'artillery', state, context);
  }
  for (const id of result.destroyed) {
    const unit = unitOf(state, id);
    unit.turn.attacked = true;
    if (unit.elephant !== null) killElephant(unit, result.because, state, context);
    else if (unit.machine !== null) lose(unit, 'knocked-out', context);
    else {
      takeFigures(unit, unit.figures);
      leave(state, id, 'destroyed', result.because, context.tell);
    }
  }
  for (const id of result.alight) setAlight(id, by, state, context);
}

/**
 * Something of wood burns down: a ladder, tower or ram, or a bridge.
 *
 * @clause cady/ancient-medieval/greek-fire/area
 * @clause cady/common/bridges/wooden-burns
 */
export function setAlight(
  id: string,
  by: AncientUnit,
  state: AncientState,
  { rules, scenario, tell }: AncientContext,
): void {
  if (state.gear.some(gear => gear.id === id)) {
    state.gear = state.gear.filter(gear => gear.id !== id);
    dropIdleStorms(state);
    tell({ kind: 'siege', unit: by.id, gear: id, what: 'burnt', because: [] });
    return;
  }
  const table = tableOf(scenario, state.breaches);
  const bridge = table.features.find(feature => feature.id === id);
  // Whoever stands on it keeps it from burning down.
  if (bridge?.kind !== 'bridge' || bears(bridge, table, state, rules)) return;
  state.breaches.push({ barrier: id, from: 0, to: lengthOfLine(bridge.line) });
  const because = [
    { clause: 'cady/common/bridges/wooden-burns', because: `fire of ${by.id}`, effect: 'burnt down' },
  ] as const;
  tell({ kind: 'breached', barrier: id, at: bridge.line[0] ?? by.at, because });
}

/**
 * Units that were ordered to burn something beside them do so, if they stood still for it and nobody disturbed them.
 *
 * @clause cady/common/bridges/wooden-burns
 */
export function burnAsOrdered(state: AncientState, context: AncientContext): void {
  for (const unit of inPlay(state)) {
    const task = obeys(unit) ? taskIn(orderOf(unit), 'burn') : undefined;
    if (task?.on === undefined || unit.turn.moved > 0 || inContact(unit, state.contacts)) continue;
    if (burnsBeside(task.on, unit, state, context)) setAlight(task.on, unit, state, context);
  }
}

/** Whether something that burns stands beside a unit. */
function burnsBeside(id: string, unit: AncientUnit, state: AncientState, { rules, scenario }: AncientContext): boolean {
  const quad = quadOf(placedOf(unit, rules));
  const beside = (point: Point) => distanceToQuad(point, quad) <= rules.table.meleeRange;
  const gear = state.gear.find(each => each.id === id);
  if (gear !== undefined) return beside(gear.at);
  const bridge = tableOf(scenario, state.breaches).features.find(feature => feature.id === id);
  if (bridge?.kind !== 'bridge') return false;
  const burns = bridgeMayBurn({ material: bridge.material ?? 'wood', level: scenario.level }, rules);
  return burns && bridge.line.some(beside);
}
