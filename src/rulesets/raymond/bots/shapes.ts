/** The formations that the commander gives its foot. */
import { layoutText } from '../formation/layout.js';
import { frontFiles } from '../formation/places.js';
import type { WalkedAction } from '../movement/movement.js';
import type { RaymondRules } from '../rules.js';
import type { FormationKind, Stand, Unit } from '../state.js';
import type { StandKind } from '../troops.js';

/** In one row, the pikes in the middle: every musket has a clear view. */
export function deployed(unit: Unit, rules: RaymondRules): WalkedAction | undefined {
  if (unit.formation === 'line') return undefined;
  const { shot, others } = sorted(unit, rules);
  const left = Math.ceil(shot.length / 2);
  return change(unit, 'line', [...shot.slice(0, left), ...others, ...shot.slice(left)], unit.stands.length, rules);
}

/**
 * In two rows, the muskets in front: horse throws fewer dice at it than at a line, and in a defensive mass it has no flank and the pikes
 * strike twice.
 */
export function closedUp(
  unit: Unit,
  formation: Exclude<FormationKind, 'line'>,
  rules: RaymondRules,
): WalkedAction | undefined {
  if (unit.formation === formation || unit.stands.length < rules.formation.massRanks.from) return undefined;
  const { shot, others } = sorted(unit, rules);
  const files = Math.min(rules.formation.massFiles, Math.ceil(unit.stands.length / 2));
  return change(unit, formation, [...shot, ...others], files, rules);
}

function sorted({ stands }: Unit, rules: RaymondRules): { readonly shot: StandKind[]; readonly others: StandKind[] } {
  const kinds = stands.map(({ kind }) => kind);
  const fires = (kind: StandKind): boolean => rules.stands[kind].fires !== null;
  return { shot: kinds.filter(fires), others: kinds.filter(kind => !fires(kind)) };
}

function change(
  unit: Unit,
  formation: FormationKind,
  kinds: readonly StandKind[],
  files: number,
  rules: RaymondRules,
): WalkedAction {
  const stands = kinds.map((kind, place): Stand => ({ kind, rank: Math.floor(place / files), file: place % files }));
  const [stationary, becomes] = [unit.stands, stands].map(row => Math.floor((frontFiles(row) - 1) / 2));
  return {
    kind: 'change-formation',
    change: {
      formation,
      stands: layoutText(stands, rules),
      ...(stationary === undefined ? {} : { stationary }),
      ...(becomes === undefined ? {} : { becomes }),
    },
  };
}
