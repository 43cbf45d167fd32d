import type { Reason } from '../../../../../rulebook/index.js';
import { destination, isLowBarrier, type Point } from '../../../../../table/index.js';
import type { UnitLoss } from '../../../common/fighting/melee.js';
import { breachAt, nearestOnLine } from '../../../common/turn/fighting/breaches.js';
import { tableOf } from '../../../common/turn/ground.js';
import { leave, takeFigures } from '../../../common/turn/losses.js';
import { unitOf } from '../../../common/turn/units.js';
import { revealAttacked, strikePhantoms } from '../../../common/turn/unseen/revealing.js';
import { nobleStruck } from '../../army/ransom.js';
import type { AncientEvent } from '../../events.js';
import { firingCheck, gunExplodes } from '../../machines/gunpowder.js';
import { type MachineResult, type MachineTarget, machineHits } from '../../machines/machine-hits.js';
import { type Fall, machineFall } from '../../machines/machine-shots.js';
import { loadingThirds } from '../../missiles/loading.js';
import { boltAtElephant } from '../../missiles/missile-hits.js';
import type { AncientMedievalRules } from '../../rules.js';
import type { AncientState, AncientUnit, MachineNow, UnitId } from '../../state.js';
import type { AncientContext, CallAnswer } from '../../terms.js';
import type { GunType } from '../../troops.js';
import { levelsAbove, onWalls } from '../siege/castle.js';
import { killElephant, takeHits, woundElephant } from '../troops/hits.js';
import { barriersUnder, isStruck, struckGround, unitsStruck } from './artillery-targets.js';
import { strikeStructures } from './castle-damage.js';

/** A machine with its call made. */
export interface MachineFiring {
  readonly unit: AncientUnit;
  readonly gun: GunType;
  readonly call: Exclude<CallAnswer, { shot: 'none' }>;
}

type Shot = Extract<AncientEvent, { kind: 'shot' }>;

/**
 * Fires one shot: the dice before it, where it comes down, what it hits among what stood there when the calls were made, and what
 * becomes of them.
 *
 * Source: Catapult; Ballista; Gunpowder Artillery.
 *
 * @clause cady/ancient-medieval/artillery/variation-wheel
 * @clause cady/ancient-medieval/artillery/hit-area-template
 * @clause cady/ancient-medieval/artillery/casualties-immediate
 * @clause cady/ancient-medieval/gunpowder/firing-check
 * @clause cady/ancient-medieval/gunpowder/auto-destroyed
 */
export function fireMachine(
  firing: MachineFiring,
  standing: readonly MachineTarget[],
  state: AncientState,
  context: AncientContext,
): void {
  const { unit, gun, call } = firing;
  const { dice, rules, tell } = context;
  const { machine } = unit;
  if (machine === null || machine.rounds === 0) return;
  const from = { x: unit.at.x, y: unit.at.y };
  const others = standing.filter(target => target.unit !== unit.id);
  const told = { kind: 'shot', machine: unit.id, gun, from, bearing: call.bearing, called: call.range } as const;
  const check = firingCheck(gun, dice, rules);
  if (check.outcome === 'misfire') {
    tell({ ...told, outcome: 'misfire', losses: {}, because: check.because });
    return;
  }
  spend(firing, machine, state.turn, rules);
  if (check.outcome === 'explodes') {
    const { losses, removed, because } = gunExplodes({ unit: unit.id, at: from, targets: others }, rules);
    const result = { ...nothingHit, losses, removed: removed.filter(id => id !== unit.id) };
    for (const id of new Set([...losses.map(loss => loss.unit), ...result.removed])) revealAttacked(state, id, context);
    tell({ ...told, outcome: 'explodes', losses: lossesOf(result, state), because: [...check.because, ...because] });
    lose(unit, 'exploded', context);
    takeFigures(unit, unit.figures);
    apply(result, from, because, state, context);
    return;
  }
  const { fall, result } = shoot(firing, check.outcome === 'sure', others, state, context);
  tell({
    ...told,
    landed: fall.point,
    outcome: outcomeOf(fall, result),
    losses: lossesOf(result, state),
    because: [...check.because, ...fall.because, ...result.because, ...spared(result, state)],
  });
  apply(result, fall.point, directHit(gun), state, context);
  if (rules.guns[gun].hitArea.shape === 'circle' && !fall.lost) {
    strikeStructures({ gun, at: fall.point }, state, context);
  }
}

/**
 * A shot is gone. The crew has the rest of the turn to load again, unless it spent it on loading first; once it has fired, what cannot be
 * moved any more stands there for good.
 *
 * @clause cady/ancient-medieval/missile/loading-artillery
 */
function spend({ unit, gun }: MachineFiring, machine: MachineNow, turn: number, rules: AncientMedievalRules): void {
  const { whole, act } = rules.table.thirds;
  machine.rounds -= 1;
  machine.firedOn = turn;
  machine.setUp = true;
  unit.loaded = unit.loaded && whole - unit.worked - act >= loadingThirds(gun, rules);
}

function shoot(
  { unit, gun, call }: MachineFiring,
  sure: boolean,
  others: readonly MachineTarget[],
  state: AncientState,
  context: AncientContext,
): { readonly fall: Fall; readonly result: MachineResult } {
  const { dice, rules, scenario } = context;
  const table = tableOf(scenario, state.breaches);
  const from = { x: unit.at.x, y: unit.at.y };
  const aimed = { gun, from, bearing: call.bearing, called: call.range };
  const aim = destination(from, call.bearing, call.range);
  const above = levelsAbove(unit, aim, onWalls(state, rules), { table, rules });
  const fall = machineFall({ ...aimed, levelsAbove: above, sure }, dice, rules);
  if (fall.lost) return { fall, result: nothingHit };
  const ground = struckGround({ ...aimed, point: fall.point }, rules);
  for (const id of unitsStruck(others, ground)) revealAttacked(state, id, context);
  strikePhantoms(state, at => isStruck(at, ground), context);
  const fences = barriersUnder(ground, table).map(
    ({ barrier, at }): MachineTarget => ({ unit: barrier.id, kind: 'fence', point: at }),
  );
  return { fall, result: machineHits({ ...aimed, fall, targets: [...others, ...fences] }, dice, rules) };
}

const nothingHit: MachineResult = { losses: [], removed: [], hits: [], ownerPicks: [], because: [] };

function outcomeOf(fall: Fall, { losses, removed, hits, ownerPicks }: MachineResult): Shot['outcome'] {
  if (fall.lost) return 'lost';
  return losses.length + removed.length + hits.length + ownerPicks.length > 0 ? 'hit' : 'miss';
}

/** Figures that a shot takes off each unit; whoever bears hits of his own is told of by himself. */
function lossesOf(result: MachineResult, state: AncientState): Record<UnitId, number> {
  const losses: Record<UnitId, number> = {};
  for (const { unit: id, lost } of figuresLost(result, state)) losses[id] = Math.min(lost, unitOf(state, id).figures);
  return losses;
}

/** Losses with the one that an owner picks: from the unit whose figures are worth least to him. */
function figuresLost({ losses, ownerPicks }: MachineResult, state: AncientState): readonly UnitLoss[] {
  const [cheapest] = ownerPicks
    .map(id => unitOf(state, id))
    .sort((a, b) => a.figures - b.figures || (a.id < b.id ? -1 : 1));
  return cheapest === undefined ? losses : [...losses, { unit: cheapest.id, lost: 1 }];
}

/**
 * Nobles among those of whom nobody is left: they are wounded and stay.
 *
 * @clause cady/ancient-medieval/ransom/noble-cannot-die
 */
function spared(result: MachineResult, state: AncientState): Reason[] {
  return figuresLost(result, state).flatMap(({ unit: id, lost }) =>
    lost < unitOf(state, id).figures
      ? []
      : state.nobles
          .filter(({ unit, captive }) => unit === id && captive === null)
          .flatMap(({ title }) => nobleStruck({ title, by: 'artillery' }).because),
  );
}

/** Takes off what a shot has hit, or a gun that blew up has taken with it; `because`: why what is removed whole is gone. */
function apply(
  result: MachineResult,
  at: Point,
  because: readonly Reason[],
  state: AncientState,
  context: AncientContext,
): void {
  for (const { unit: id, lost } of figuresLost(result, state)) {
    const unit = unitOf(state, id);
    unit.turn.attacked = true;
    takeHits(unit, lost, 'artillery', state, context);
  }
  for (const { unit: id, by } of result.hits) {
    const unit = unitOf(state, id);
    unit.turn.attacked = true;
    if (by === 'bolt' && unit.elephant !== null) {
      woundElephant(unit, boltAtElephant(unit.elephant, context.rules), state, context);
    } else takeHits(unit, 1, 'missiles', state, context);
  }
  for (const id of result.removed) remove(id, at, because, state, context);
}

/**
 * What a direct hit removes: a machine is silent for good, a wagon or elephant gone at once, a section of fence or wall thrown down.
 *
 * @clause cady/ancient-medieval/artillery/direct-hit-removes
 * @clause cady/ancient-medieval/elephant/catapult-hit
 * @clause cady/ancient-medieval/berserker/artillery
 * @clause cady/common/fence/section-removed
 * @clause cady/common/wall/section-removed
 */
function remove(id: string, at: Point, because: readonly Reason[], state: AncientState, context: AncientContext): void {
  const unit = state.units[id];
  if (unit === undefined) {
    throwDown(id, at, state, context);
    return;
  }
  unit.turn.attacked = true;
  if (unit.machine !== null) lose(unit, 'knocked-out', context);
  else if (unit.elephant !== null) killElephant(unit, because, state, context);
  else if (context.rules.troops[unit.type].traits.includes('berserker')) takeHits(unit, 1, 'artillery', state, context);
  else {
    takeFigures(unit, unit.figures);
    leave(state, id, 'destroyed', because, context.tell);
  }
}

/** A section of fence or wall is gone where it was struck. */
function throwDown(id: string, at: Point, state: AncientState, { rules, scenario, tell }: AncientContext): void {
  const barrier = tableOf(scenario)
    .features.filter(isLowBarrier)
    .find(feature => feature.id === id);
  if (barrier === undefined) return;
  const width = rules.table.section[barrier.kind];
  state.breaches.push(breachAt(barrier, at, width));
  const where = nearestOnLine(at, barrier.line) ?? at;
  const because: Reason = {
    clause: `cady/common/${barrier.kind}/section-removed`,
    because: 'a direct hit',
    effect: `${width} cm gone`,
  };
  tell({ kind: 'breached', barrier: id, at: where, because: [because] });
}

/** A machine is silent for good. It is taken off when all have fired: one that is hit by artillery still fires. */
export function lose(unit: AncientUnit, how: 'knocked-out' | 'exploded' | 'wrecked', { tell }: AncientContext): void {
  if (unit.machine?.standing !== true) return;
  unit.machine.standing = false;
  tell({ kind: 'machine-lost', unit: unit.id, how, because: [] });
}

function directHit(gun: GunType): Reason[] {
  const clause = 'cady/ancient-medieval/gunpowder/auto-destroyed';
  return [{ clause, because: `a direct hit of a ${gun}`, effect: 'destroyed' }];
}
