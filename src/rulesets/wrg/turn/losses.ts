import type { Reason } from '../../../rulebook/index.js';
import { figuresLost } from '../casualties/casualties.js';
import { sheetOfType } from '../rules/army/sheets.js';
import type { Gone, Unit } from '../state.js';
import { generalWith } from '../units.js';
import { closeUp } from './closing-up.js';
import { casualtiesToAFigure } from './figure-scale.js';
import { loseGeneral } from './leading/losing.js';
import type { Play } from './play.js';
import { witnessesOf } from './reacting/witnesses.js';
import { fallAboard } from './ships/company.js';
import { fallen, lifeOf, removeAttached } from './sorcery/losses.js';

/**
 * Takes casualties of a unit off the table: a figure with every twenty men, the rest carried forward. A unit without figures is gone.
 *
 * @clause wrg/casualties/removal
 * @clause wrg/15mm/inch-scale
 */
export function suffer(unit: Unit, men: number, play: Play): void {
  const { rules, tell } = play;
  if (men === 0 || unit.gone !== null) return;
  const { arm } = sheetOfType(unit.troops.type, rules);
  const models = arm !== 'infantry' && arm !== 'cavalry';
  const { lost, left, carried } = figuresLost(
    {
      men,
      carried: unit.carried,
      figures: unit.figures,
      models,
      ...casualtiesToAFigure(models, play),
      ...lifeOf(unit, play),
    },
    rules,
  );
  unit.carried = carried;
  if (lost === 0) return;
  takeOff(unit, lost, play);
  tell({ kind: 'lost', unit: unit.id, figures: lost, left, carried, because: [] });
  if (left === 0) removeUnit(unit, 'destroyed', play);
}

/** Takes figures off a body: it closes up. */
export function takeOff(unit: Unit, lost: number, play: Play): void {
  const before = unit.placed;
  unit.figures = Math.max(0, unit.figures - lost);
  const files = Math.max(1, Math.min(before.files, unit.figures));
  unit.placed = { ...before, figures: unit.figures, files };
  closeUp(unit, before, play);
}

/** Takes a unit off the table for good, and its general with it. */
export function removeUnit(unit: Unit, how: Gone, play: Play, because: readonly Reason[] = []): void {
  const { state, tell } = play;
  if (unit.gone !== null) return;
  const general = generalWith(state, unit);
  const witnesses = general === undefined ? [] : witnessesOf(general, play);
  unit.gone = fallen(unit, how);
  unit.rout = null;
  unit.pursuit = null;
  unit.bound = null;
  fallAboard(unit);
  endMelees(unit, state);
  tell({ kind: 'gone', unit: unit.id, how: unit.gone, figures: unit.figures, because });
  for (const other of removeAttached(unit, state)) removeUnit(other, how, play);
  if (general === undefined) return;
  const gone = how === 'destroyed' ? 'dead' : how === 'surrendered' ? 'captured' : 'fled';
  loseGeneral(general, { gone, witnesses }, play);
}

/**
 * Ends every melee of a unit; who pursued it has nobody to follow any more. After those who have run off the table he still goes as far as he
 * would have, and rallies back.
 *
 * @clause wrg/pursuit/compulsory
 */
export function endMelees(unit: Unit, state: Play['state']): void {
  state.melees = state.melees.filter(({ a, b }) => a !== unit.id && b !== unit.id);
  if (unit.gone === null || unit.gone === 'dispersed') return;
  for (const other of Object.values(state.units)) if (other.pursuit?.quarry === unit.id) other.pursuit = null;
}
