import { sheetOfType } from '../../rules/army/sheets.js';
import type { OverheadShot } from '../../shooting/factors.js';
import { rampartOf } from '../../siege/walls.js';
import type { Unit } from '../../state.js';
import type { Field, Near } from '../field.js';
import { levelsWithDecks } from '../height.js';
import { standsOnDeckAbove } from '../ships/standing.js';

/** From where a unit shoots at an enemy: a slope, or straight above him from an elephant, a rampart or a deck, or the flat. */
export function shootsFrom(unit: Unit, target: Near, field: Field): OverheadShot['from'] {
  const { arm } = sheetOfType(unit.troops.type, field.rules);
  const isBuilt = rampartOf(unit, field) !== undefined || standsOnDeckAbove(unit, target.who.unit, field);
  if (arm === 'elephant' || isBuilt) return 'elevation';
  return levelsWithDecks(unit, target, field) < 0 ? 'slope' : 'flat';
}

/**
 * Whether a unit shoots down from or up at an elephant, a rampart, a hill or another elevation, so that it may shoot over others.
 *
 * @clause wrg/shooting/overhead/allowed-height
 */
export function isElevated(unit: Unit, target: Near, field: Field): boolean {
  if (shootsFrom(unit, target, field) !== 'flat' || levelsWithDecks(unit, target, field) !== 0) return true;
  const { unit: enemy } = target.who;
  return sheetOfType(enemy.troops.type, field.rules).arm === 'elephant' || rampartOf(enemy, field) !== undefined;
}

/**
 * What stones that are thrown over walls fly over: nothing that makes them the worse, or, from the flat, what an overhead shot does
 * (`wrg/ruling/stones-over-walls-overhead`).
 *
 * @clause wrg/shooting/overhead/penalty
 */
export function overWalls(unit: Unit, field: Field): { readonly overhead?: OverheadShot } {
  if (!field.rules.optional.siege.fort.lobsOverhead) return {};
  return { overhead: { from: rampartOf(unit, field) === undefined ? 'flat' : 'elevation' } };
}
