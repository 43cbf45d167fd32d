import { depthOf, measuredFrom, type Placed, passageThrough, quadOf, widthOf } from '../../../table/index.js';
import type { Melee, Unit, WrgState } from '../state.js';
import { meleesOf, onTable, unitOf } from '../units.js';
import { isInContact, touches } from './contact.js';
import { fieldOf } from './field.js';
import { mayComeUp } from './fighting/coming-up.js';
import { sideOf } from './fighting/files.js';
import { movedBy } from './fighting/shifting.js';
import type { Play } from './play.js';
import { isCutOff } from './siege/escalade.js';

/**
 * Closes a body up after losses: the figures that are taken off are those who touch nobody, as far as there are any, so that it stays at its enemies.
 * Who has it before his front and has lost touch all the same steps up to it, unless he would leave others. Without an enemy it closes up about its
 * middle, and so it always does by the other reading of `wrg/ruling/closing-up-after-losses`.
 *
 * @param before how it stood before.
 * @clause wrg/casualties/removal
 * @clause wrg/melee/eligible-front
 */
export function closeUp(unit: Unit, before: Placed, play: Play): void {
  if (unit.figures === 0 || play.rules.field.playing.closesUp === 'about-its-middle') return;
  const enemies = touchedBy(unit, before, play);
  if (enemies.length === 0) return;
  const ways = placesWithin(before, unit.placed).map(placed => ({
    placed,
    kept: enemies.filter(enemy => isAt(unit, placed, enemy, play)),
  }));
  const { placed, kept } = ways.reduce((best, way) => (keepsMore(way.kept, best.kept, enemies) ? way : best));
  unit.placed = placed;
  for (const enemy of enemies) if (!kept.includes(enemy)) stepUp(enemy, unit, depthOf(before), play);
}

/** The enemies whom a body touches, or with whom files out of a line keep it in contact: those first who fought it first. */
function touchedBy(unit: Unit, placed: Placed, play: Play): readonly Unit[] {
  const { state } = play;
  const fought = meleesOf(state, unit).map(({ a, b }) => unitOf(state, a === unit.id ? b : a));
  const others = onTable(state).filter(other => other.side !== unit.side && !fought.includes(other));
  return [...fought, ...others].filter(enemy => isAt(unit, placed, enemy, play));
}

/** Whether a body that stood somewhere would be at an enemy: in touch, and over a wall with a ladder or bridge between them. */
function isAt(unit: Unit, placed: Placed, enemy: Unit, play: Play): boolean {
  const { state, rules } = play;
  const melee = meleesOf(state, unit).find(({ a, b }) => a === enemy.id || b === enemy.id);
  if (melee === undefined) return touches({ placed }, enemy, rules);
  return fightsOn(melee, unit, placed, play);
}

/** Whether a melee would go on if one of the two stood somewhere. */
function fightsOn(melee: Melee, unit: Unit, placed: Placed, { state, scenario, rules }: Play): boolean {
  const there = { ...state, ...withPlaced(unit, placed, state) };
  const [a, b] = [unitOf(there, melee.a), unitOf(there, melee.b)];
  return isInContact(melee, { state: there, rules }) && !isCutOff(a, b, fieldOf(there, scenario, rules));
}

function withPlaced(unit: Unit, placed: Placed, { units }: Play['state']): Pick<WrgState, 'units'> {
  return { units: { ...units, [unit.id]: { ...unit, placed } } };
}

/** Where a smaller body may stand on the ground on which it stood: about its middle, and then farther and farther from there, by whole files or by all ranks that it has lost. */
function placesWithin(before: Placed, after: Placed): readonly Placed[] {
  const { stand, gap = 0 } = before;
  const [narrower, shallower] = [widthOf(before) - widthOf(after), depthOf(before) - depthOf(after)];
  const files = Math.round(narrower / (stand.front + gap));
  const aside = Array.from({ length: files + 1 }, (_, fromLeft) => fromLeft * (stand.front + gap) - narrower / 2);
  const nearestFirst = [0, ...aside].sort((a, b) => Math.abs(a) - Math.abs(b));
  const place = measuredFrom(before);
  return [0, shallower].flatMap(behind => nearestFirst.map(right => ({ ...after, at: place(right, behind) })));
}

/** Whether a place keeps more enemies in touch than another, or as many and the first of those whom only one of them keeps. */
function keepsMore(kept: readonly Unit[], than: readonly Unit[], enemies: readonly Unit[]): boolean {
  if (kept.length !== than.length) return kept.length > than.length;
  const first = enemies.find(enemy => kept.includes(enemy) !== than.includes(enemy));
  return first !== undefined && kept.includes(first);
}

/** An enemy who has lost touch with a body before his front steps up to it, if he leaves nobody for it and nobody stands in his way. */
function stepUp(enemy: Unit, unit: Unit, reach: number, play: Play): void {
  const { state, rules } = play;
  const { placed } = enemy;
  if (enemy.rout !== null || !isFrontal(enemy, unit, state)) return;
  const passage = passageThrough(quadOf(placed), placed.facing, quadOf(unit.placed), reach);
  const paces = (passage?.from ?? 0) - rules.field.contact / 2;
  if (paces <= 0 || !mayComeUp(enemy, placed.facing, paces, play)) return;
  const there = movedBy(enemy, placed.facing, paces);
  const isLeft = (melee: Melee) => fightsOn(melee, enemy, placed, play) && !fightsOn(melee, enemy, there, play);
  if (!meleesOf(state, enemy).some(isLeft)) enemy.placed = there;
}

/** Whether a body fights another with its front. */
function isFrontal(unit: Unit, enemy: Unit, state: Play['state']): boolean {
  const melee = meleesOf(state, unit).find(({ a, b }) => a === enemy.id || b === enemy.id);
  return melee !== undefined && sideOf(unit, melee) === 'front';
}
