import type { ClauseId } from '../../../../../rulebook/index.js';
import type { DetachRules } from '../../army/commanders.js';
import type { OrderFault } from '../period.js';
import type { FieldState, FieldUnit } from '../state.js';

/**
 * Why a unit that is no gun's crew may not take over a gun that stands alone; nothing: it may (`cady/ruling/detach-who`).
 *
 * @clause cady/common/definition/detach
 */
export function remanningFaults(
  unit: Pick<FieldUnit, 'detachedFrom'>,
  clause: ClauseId,
  { detaching }: DetachRules,
): readonly OrderFault[] {
  const { remanning } = detaching.who;
  if (remanning === 'anybody' || (remanning === 'detached' && unit.detachedFrom !== undefined)) return [];
  const who = remanning === 'nobody' ? 'only gunners serve' : 'only men detached for it serve';
  return [{ clause, problem: `${who} another gun (cady/ruling/detach-who)`, mend: 'leave out MAN' }];
}

/** How many men of a unit take over a gun: all of a party that was detached; of others as many as leave so many behind. */
export function menForGun(
  { figures, detachedFrom }: Pick<FieldUnit, 'figures' | 'detachedFrom'>,
  crew: number,
  leaves: number,
): number {
  return Math.min(crew, detachedFrom === undefined ? figures - leaves : figures);
}

/**
 * A party all of whose men serve a gun now is no unit any more. They are with the gun, and count among those with whom the unit that they left
 * began.
 */
export function partyIsGone<Unit extends FieldUnit>(party: Unit, state: FieldState<Unit>): void {
  if (party.detachedFrom === undefined || party.figures > 0) return;
  const left = state.units[party.detachedFrom];
  if (left !== undefined) {
    const away = (left.away ?? 0) + (party.away ?? 0);
    state.units[left.id] = { ...left, away, strength: left.strength + party.strength };
  }
  delete state.units[party.id];
}
