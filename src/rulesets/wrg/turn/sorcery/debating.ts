import type { Contact } from '../../../../table/index.js';
import { debates, isSaint } from '../../sorcery/saints.js';
import type { Unit } from '../../state.js';
import { onTable } from '../../units.js';
import { touches } from '../contact.js';
import type { Spellbound } from './enchanted.js';
import { nearestOf } from './near.js';

/** The saint of the other faith whom a saint has to have it out with: of the enemy, or of his own side as well (`wrg/ruling/saints-of-one-side`). */
export function opponentInDebate(unit: Unit, by: Spellbound): Unit | undefined {
  const { state, rules } = by;
  if (state.magic === undefined || !isSaint(unit.troops) || unit.gone !== null) return undefined;
  const { friendsDebate } = rules.optional.sorcery.saints;
  const mayBe = (other: Unit) => isSaint(other.troops) && (friendsDebate || other.side !== unit.side);
  return nearestOf(unit, mayBe, state).find(({ unit: other, distance }) =>
    debates(unit.troops, other.troops, distance, rules),
  )?.unit;
}

/** Whether two saints have each to have it out with the other: they do not go past each other. */
export function areToDebate(one: Unit, other: Unit, by: Spellbound): boolean {
  if (by.state.magic === undefined || !isSaint(one.troops) || !isSaint(other.troops)) return false;
  return opponentInDebate(one, by) === other && opponentInDebate(other, by) === one;
}

/**
 * Saints of one side who have come together to debate: no enemies meet there, but they face each other and have it out as enemies do.
 *
 * @clause wrg/sorcery/saint-debate
 */
export function debatesAmongFriends(by: Spellbound): readonly Contact[] {
  const { state, rules } = by;
  if (state.magic === undefined || !rules.optional.sorcery.saints.friendsDebate) return [];
  return onTable(state).flatMap(unit => {
    const other = opponentInDebate(unit, by);
    if (other === undefined || other.side !== unit.side || unit.id > other.id || other.aside !== undefined) return [];
    if (!areToDebate(unit, other, by) || !touches(unit, other, rules)) return [];
    const sides = { sideOfA: 'front', sideOfB: 'front' } as const;
    return [{ a: unit.id, b: other.id, time: 1, step: 0, ...sides, standing: false }];
  });
}
