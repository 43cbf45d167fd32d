import type { Reason } from '../../../../../rulebook/index.js';
import { bodyCentre, destination, figuresOf } from '../../../../../table/index.js';
import { leave, takeFigures } from '../../../common/turn/losses.js';
import { inPlay, placedOf } from '../../../common/turn/units.js';
import { witnessesOf } from '../../../common/turn/unseen/markers.js';
import { revealAttacked } from '../../../common/turn/unseen/revealing.js';
import { berserkerKilled, type ElephantHit, elephantHit } from '../../missiles/missile-hits.js';
import type { AncientMedievalRules } from '../../rules.js';
import { mahoutSpike } from '../../special-troops/mahout-spike.js';
import { type InTheWay, type Rampage, rampage, rampageResult } from '../../special-troops/rampage.js';
import type { AncientState, AncientUnit } from '../../state.js';
import type { AncientContext } from '../../terms.js';
import { fallAboard } from '../fire/aboard.js';
import { orderOf, taskIn } from '../works/ordered.js';
import { hitChariot } from './chariots.js';

/** What struck a unit. */
export type StruckBy = 'missiles' | 'artillery' | 'shock' | 'melee' | 'rampage';

/**
 * What hits do to a unit, whatever it is: figures fall; an elephant bears them until it rampages; a chariot loses its crew,
 * man by man; of a machine its crew, who are its figures; a berserker gets worse with each. A rampage, and artillery at a berserker, spare nothing. Units without figures
 * are left for the phase to clear away; individuals that are gone are out of play at once.
 *
 * @returns the figures that fell
 * @clause cady/ancient-medieval/elephant/hits-to-rampage
 * @clause cady/ancient-medieval/chariot/casualties-individual
 * @clause cady/ancient-medieval/berserker/wear-down
 * @clause cady/ancient-medieval/berserker/artillery
 * @clause cady/ancient-medieval/samurai/individual
 * @clause cady/ancient-medieval/artillery/crew-losses-recorded
 */
export function takeHits(
  unit: AncientUnit,
  hits: number,
  by: StruckBy,
  state: AncientState,
  context: AncientContext,
): number {
  if (hits <= 0 || unit.gone !== null) return 0;
  const { rules } = context;
  const before = unit.figures;
  if (unit.elephant !== null) {
    if (by === 'rampage') killElephant(unit, trampled, state, context);
    else woundElephant(unit, elephantHit({ elephant: unit.elephant, hits }, rules), state, context);
    return before - unit.figures;
  }
  if (unit.chariot !== null) {
    const whole = by === 'rampage' || (by === 'artillery' && rules.chariots.underArtillery === 'whole');
    hitChariot(unit, whole ? unit.chariot.crew.length : hits, state, context);
    return before - unit.figures;
  }
  if (rules.troops[unit.type].traits.includes('berserker')) return hitBerserker(unit, hits, by, state, context);
  if (unit.warWagon !== null && by !== 'rampage') return fallAboard(unit, hits, rules);
  return takeFigures(unit, hits);
}

function hitBerserker(
  unit: AncientUnit,
  hits: number,
  by: StruckBy,
  state: AncientState,
  { rules, tell }: AncientContext,
): number {
  const melee = rules.troops[unit.type].melee ?? 0;
  const outright = by === 'artillery' || by === 'rampage';
  unit.kills = outright ? melee : unit.kills + hits;
  unit.turn.attacked = true;
  const { removed, because } = berserkerKilled({ melee, kills: unit.kills });
  const why = by === 'artillery' ? [hitByArtillery] : by === 'rampage' ? trampled : because;
  tell({ kind: 'hit', unit: unit.id, because: why });
  if (!removed) return 0;
  const lost = takeFigures(unit, unit.figures);
  leave(state, unit.id, 'destroyed', why, tell);
  return lost;
}

const hitByArtillery = {
  clause: 'cady/ancient-medieval/berserker/artillery',
  because: 'a direct hit of artillery',
  effect: 'removed',
} as const;

const trampled = [
  {
    clause: 'cady/ancient-medieval/elephant/rampage-table',
    because: 'in the way of a mad elephant',
    effect: 'destroyed',
  },
] as const;

/**
 * Marks hits on an elephant and does at once what comes of them: with the sixth it rampages, with the second bolt it is
 * taken off. Nothing happens to one that is gone.
 *
 * @clause cady/ancient-medieval/elephant/losses-on-sheet
 * @clause cady/ancient-medieval/elephant/hits-to-rampage
 * @clause cady/ancient-medieval/elephant/ballista-hits
 */
export function woundElephant(unit: AncientUnit, hit: ElephantHit, state: AncientState, context: AncientContext): void {
  if (unit.elephant === null || unit.gone !== null) return;
  const { hits, bolts, fate, because } = hit;
  const hurt = hits > unit.elephant.hits || bolts > (unit.elephant.bolts ?? 0);
  unit.elephant = { ...unit.elephant, hits, bolts };
  if (!hurt) return;
  unit.turn.attacked = true;
  context.tell({ kind: 'hit', unit: unit.id, because });
  if (fate === 'removed') killElephant(unit, because, state, context);
  if (fate === 'rampages') runAmok(unit, state, context);
}

/** Takes an elephant off the table: what has killed it is among the reasons. */
export function killElephant(
  unit: AncientUnit,
  because: readonly Reason[],
  state: AncientState,
  { tell }: AncientContext,
  by: { readonly byDriver?: true } = {},
): void {
  if (unit.gone !== null) return;
  tell({ kind: 'elephant-killed', unit: unit.id, ...by, because }, witnessesOf(unit));
  unit.figures = 0;
  leave(state, unit.id, 'destroyed', because, tell);
}

/**
 * A rampage, in whatever phase it begins: the driver's spike if it was ordered; else the dice, and whoever is in the way is
 * trampled, of either side.
 *
 * @clause cady/ancient-medieval/elephant/rampage-table
 * @clause cady/ancient-medieval/elephant/rampage-removes
 * @clause cady/ancient-medieval/elephant/mahout-kill
 * @clause cady/ancient-medieval/elephant/attack-order
 */
function runAmok(unit: AncientUnit, state: AncientState, context: AncientContext): void {
  const { dice, rules, tell } = context;
  const spike = mahoutSpike(
    { ordered: ordersSpike(unit), driverAlive: unit.elephant?.driver === true, rampaging: true },
    rules,
  );
  if (spike.killed) {
    killElephant(unit, spike.because, state, context, { byDriver: true });
    return;
  }
  const { stand } = rules.troops[unit.type];
  const place = { at: unit.at, facing: unit.facing };
  const mad = rampage({ place, stand, near: everybodyBut(unit, state, rules) }, dice, rules);
  const fallen = byUnit(mad.destroyed);
  tell({ kind: 'rampage', unit: unit.id, sum: mad.sum, losses: fallen, because: mad.because });
  // Gone before those it tramples fall, so that another elephant's rampage does not find it again.
  if (mad.removed) killElephant(unit, mad.because, state, context);
  else runOn(unit, mad, rules);
  for (const [id, figures] of Object.entries(fallen)) {
    const victim = state.units[id];
    if (victim === undefined || victim.gone !== null) continue;
    revealAttacked(state, id, context);
    victim.turn.attacked = true;
    splitByRampage(victim, mad.destroyed, unit, context);
    takeHits(victim, figures, 'rampage', state, context);
    if (mad.destroyed.some(each => each.id === machineId(victim))) wreck(victim, mad.because, context);
    if (victim.figures === 0 && victim.machine === null) leave(state, id, 'destroyed', mad.because, tell);
  }
}

/** An elephant that outlives its rampage stands where it has run to. */
function runOn(unit: AncientUnit, { sum, does }: Rampage, rules: AncientMedievalRules): void {
  const { distance } = rampageResult({ sum }, rules);
  if (does !== 'forward' && does !== 'backward') return;
  unit.at = destination(unit.at, does === 'forward' ? unit.facing : unit.facing + 180, distance ?? 0);
}

/**
 * A line one rank deep of which an elephant tramples the middle down is split by it.
 *
 * @clause cady/ancient-medieval/elephant/breaks-units
 */
function splitByRampage(
  victim: AncientUnit,
  destroyed: readonly InTheWay[],
  elephant: AncientUnit,
  { rules, turn, tell }: AncientContext,
): void {
  if (victim.divided !== null) return;
  const figures = figuresOf(placedOf(victim, rules));
  if (figures.some(({ rank }) => rank > 0)) return;
  const down = figures.map((_, i) => destroyed.some(({ id }) => id === figureId(victim, i)));
  const [first, last] = [down.indexOf(true), down.lastIndexOf(true)];
  const smaller = Math.min(first, figures.length - 1 - last);
  if (first < 0 || smaller <= 0) return;
  victim.divided = { turn, smaller, by: elephant.id };
  const because: Reason = {
    clause: 'cady/ancient-medieval/elephant/breaks-units',
    because: `${elephant.id} ran through it`,
    effect: 'must close up by the end of next turn',
  };
  tell({ kind: 'divided', unit: victim.id, by: elephant.id, because: [because] });
}

/** Whether an elephant’s driver has the order to kill it. */
export function ordersSpike(unit: AncientUnit): boolean {
  return orderOf(unit).spike === true || taskIn(orderOf(unit), 'spike-elephant') !== undefined;
}

/** Every figure on the table but the elephant itself; a machine counts as one more. */
function everybodyBut(unit: AncientUnit, state: AncientState, rules: AncientMedievalRules): InTheWay[] {
  return inPlay(state)
    .filter(other => other.id !== unit.id)
    .flatMap(other => {
      const placed = placedOf(other, rules);
      const figures = figuresOf(placed).map(({ point }, i) => ({ id: figureId(other, i), unit: other.id, at: point }));
      if (other.machine?.standing !== true) return figures;
      return [...figures, { id: machineId(other), unit: other.id, at: bodyCentre(placed) }];
    });
}

function figureId({ id }: AncientUnit, at: number): string {
  return `${id}#${at}`;
}

function machineId({ id }: AncientUnit): string {
  return `${id}#machine`;
}

/** Figures trampled, by unit; of a machine that goes down the crew alone. */
function byUnit(destroyed: readonly InTheWay[]): Record<string, number> {
  const losses: Record<string, number> = {};
  for (const { id, unit } of destroyed) losses[unit] = (losses[unit] ?? 0) + (id === `${unit}#machine` ? 0 : 1);
  return losses;
}

function wreck({ id, machine }: AncientUnit, because: readonly Reason[], { tell }: AncientContext): void {
  if (machine === null) return;
  machine.standing = false;
  tell({ kind: 'machine-lost', unit: id, how: 'knocked-out', because });
}
