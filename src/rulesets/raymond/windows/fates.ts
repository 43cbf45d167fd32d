import { alignedTable } from '../../../scenario/index.js';
import type { Setting } from '../../../windows/index.js';
import type { Gone, RaymondState, Unit } from '../state.js';
import type { RaymondTerms } from '../terms.js';
import { sideName } from '../victory.js';
import { troopsOf } from './introduce.js';

/** What became of every unit of a battle of Raymond's. */
export function fatesRaymond({ scenario, rules }: Setting<RaymondTerms>, { units }: RaymondState): string {
  const rows = Object.values(units).map(unit => [
    unit.name,
    sideName(scenario, unit.side),
    troopsOf(unit, rules),
    String(unit.strength),
    unit.gone === null ? String(standsLeft(unit)) : '-',
    fateOf(unit),
  ]);
  return alignedTable([['unit', 'side', 'troops', 'stands', 'left', 'fate'], ...rows]);
}

/** Stands that each unit has lost; whoever has left is lost as a whole. */
export function lossesRaymond({ units }: RaymondState): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.values(units).map(unit => [unit.id, unit.strength - standsLeft(unit)]));
}

function standsLeft(unit: Unit): number {
  return unit.gone === null ? unit.stands.length : 0;
}

const gone: { readonly [G in Gone]: string } = {
  destroyed: 'destroyed',
  routed: 'routed',
  withdrawn: 'withdrew',
  retreated: 'retreated',
  'off-table': 'left the table',
};

function fateOf(unit: Unit): string {
  if (unit.gone !== null) return gone[unit.gone];
  const lost = unit.strength - unit.stands.length;
  return lost === 0 ? 'unhurt' : `lost ${lost}`;
}
