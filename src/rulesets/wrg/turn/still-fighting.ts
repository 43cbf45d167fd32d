import type { WrgRules } from '../rules.js';
import type { SideId, WrgState } from '../state.js';

/**
 * Whether a side has anybody left with whom it fights on: who stands on the table, and of those who have left it other than in rout, or are not there yet, whoever
 * may still come, or has been seen to (`wrg/ruling/side-off-the-table`).
 *
 * @clause wrg/victory/end
 * @clause wrg/victory/include
 */
export function fightsOn(side: SideId, state: WrgState, { army }: Pick<WrgRules, 'army'>): boolean {
  const { offTable } = army.ending.victory;
  const counts = {
    'while-one-may-come-back': () => true,
    'while-one-is-in-sight': (due: number | null) => due !== null,
    'has-lost': () => false,
  }[offTable];
  return Object.values(state.units).some(
    unit =>
      unit.side === side &&
      unit.gone === null &&
      unit.rout === null &&
      unit.aside === undefined &&
      (unit.away === null || counts(unit.away.due)),
  );
}
