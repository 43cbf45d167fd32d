import type { Seat } from '../../../../battle/index.js';
import { counted } from '../../../../rulebook/index.js';
import { lookAtField } from '../../common/windows/look.js';
import type { AncientSeen } from '../state.js';
import type { AncientTerms } from '../terms.js';

/** The table of the ancient and medieval game as a side may see it, in letters. */
export function lookAncient({ view, scenario, rules }: Seat<AncientTerms>): string {
  return lookAtField(view, scenario.sides, { troops: unit => rules.troops[unit.type].title, state: stateOf });
}

function stateOf({ own, formation, mounted, on }: AncientSeen): readonly string[] {
  const machine = own?.machine ?? null;
  const shots = own?.shots ?? null;
  return [
    ...(formation === 'order' ? [] : [formation]),
    ...(mounted ? ['mounted'] : []),
    ...(on === null ? [] : [`on ${on}`]),
    ...(machine === null ? [] : [counted(machine.rounds, 'round')]),
    ...(shots === null || own === undefined
      ? []
      : [`${counted(shots, 'shot')}, ${own.loaded ? 'loaded' : 'not loaded'}`]),
    ...(own === undefined || own.fatigue === 0 ? [] : [`tired ${own.fatigue}`]),
  ];
}
