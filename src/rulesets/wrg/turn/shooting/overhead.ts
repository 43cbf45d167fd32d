import { bodyCentre, distanceBetweenQuads, piecesInside, quadOf } from '../../../../table/index.js';
import { sheetOfType } from '../../rules/army/sheets.js';
import type { OverheadShot } from '../../shooting/factors.js';
import { rampartUnder } from '../../siege/walls.js';
import type { Unit } from '../../state.js';
import { onTable } from '../../units.js';
import type { Field, Near } from '../field.js';
import { levelsWithDecks } from '../ships/standing.js';

/** From where a unit shoots at an enemy: a slope, an elephant or a rampart, or the flat. */
export function shootsFrom(unit: Unit, target: Near, field: Field): OverheadShot['from'] {
  const { arm } = sheetOfType(unit.troops.type, field.rules);
  if (arm === 'elephant' || rampartUnder(unit.placed, field) !== undefined) return 'elevation';
  return levelsWithDecks(unit, target) < 0 ? 'slope' : 'flat';
}

/**
 * Whether a unit shoots down from or up at an elephant, a rampart, a hill or another elevation, so that it may shoot over others.
 *
 * @clause wrg/shooting/overhead/allowed-height
 */
export function isElevated(unit: Unit, target: Near, field: Field): boolean {
  if (shootsFrom(unit, target, field) !== 'flat' || levelsWithDecks(unit, target) !== 0) return true;
  const { troops, placed } = target.who.unit;
  return sheetOfType(troops.type, field.rules).arm === 'elephant' || rampartUnder(placed, field) !== undefined;
}

/**
 * How near a friend whom a unit shoots over is to it or to its target; `undefined` where nobody stands in between.
 *
 * @clause wrg/shooting/overhead/penalty
 */
export function nearestShotOver(unit: Unit, target: Near, { state }: Field): number | undefined {
  const enemy = target.who.unit;
  const line = { from: unit.placed.at, to: bodyCentre(enemy.placed) };
  const [own, other] = [quadOf(unit.placed), quadOf(enemy.placed)];
  const between = onTable(state)
    .filter(({ id, side }) => side === unit.side && id !== unit.id)
    .map(({ placed }) => quadOf(placed))
    .filter(quad => piecesInside(line, quad).length > 0)
    .map(quad => Math.min(distanceBetweenQuads(quad, own), distanceBetweenQuads(quad, other)));
  return between.length === 0 ? undefined : Math.min(...between);
}
