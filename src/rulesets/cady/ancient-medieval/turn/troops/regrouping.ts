import type { RegroupingSection } from '../../../common/turn/period.js';
import type { AncientMedievalRules } from '../../rules.js';
import type { AncientState, AncientUnit, Carried } from '../../state.js';
import { centuryJoins, shareOf } from './romans.js';

/**
 * How bodies of the ancient and medieval game part and join: foot and horse in order, or skirmishing. Roman centuries join others of their cohort
 * as they like, all others where the supreme commander has them.
 *
 * @clause cady/ancient-medieval/romans/century-rejoin
 * @clause cady/ancient-medieval/definition/king
 */
export const ancientRegrouping: RegroupingSection<AncientUnit, AncientMedievalRules, AncientState> = {
  likeness: (unit, { troops }) => {
    const { type, formation, on, imperial, mercenary } = unit;
    const { mounts, machine, chariot, elephant, wagon, warWagon } = unit;
    const apart = [mounts, machine, chariot, elephant, wagon, warWagon].some(part => part !== null);
    if (apart || troops[type].individual || !['order', 'skirmish'].includes(formation)) return null;
    return [
      type,
      ...(imperial ? ['imperial'] : []),
      ...(mercenary ? ['mercenary'] : []),
      ...(on === null ? [] : [on]),
    ].join(' ');
  },
  parted: ({ carried }, share) => ({ carried: shareOf(carried, share), progress: null }),
  united: (into, unit) => ({
    loaded: into.loaded && unit.loaded,
    shots: into.shots === null || unit.shots === null ? null : Math.min(into.shots, unit.shots),
    carried: together(into.carried, unit.carried),
    encumberedUntil: Math.max(into.encumberedUntil, unit.encumberedUntil),
    worked: Math.max(into.worked, unit.worked),
    sawMongols: into.sawMongols && unit.sawMongols,
    flameReadyOn: Math.max(into.flameReadyOn, unit.flameReadyOn),
  }),
  joined(unit, into, state) {
    for (const noble of state.nobles) {
      if (noble.unit === unit.id) noble.unit = into.id;
      if (noble.captive?.unit === unit.id) noble.captive.unit = into.id;
      if (noble.makesFor === unit.id) noble.makesFor = into.id;
    }
    for (const gear of state.gear) if (gear.by === unit.id) gear.by = into.id;
  },
  joins: {
    clause: ({ century }) => (century === null ? undefined : 'cady/ancient-medieval/romans/century-rejoin'),
    faults: centuryJoins,
  },
};

function together(a: Carried, b: Carried): Carried {
  return {
    axes: a.axes + b.axes,
    javelins: a.javelins + b.javelins,
    pila: a.pila + b.pila,
    caltrops: a.caltrops + b.caltrops,
    stakes: a.stakes + b.stakes,
    pavises: a.pavises + b.pavises,
  };
}
