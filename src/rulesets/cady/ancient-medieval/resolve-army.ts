import { defineResolver, type Resolver } from '../../../book/index.js';
import type { Violation } from '../../../rulebook/index.js';
import { armyFaults } from './army/army-faults.js';
import { lineCost } from './army/rosters.js';
import { army } from './resolve-field-schema.js';
import { ancientMedievalRules } from './rules.js';
import { rosterLine } from './units.js';

/** A fault of an army that is a side of no battle: its place is within the army itself. */
function inArmy(fault: Violation): Violation {
  const path = fault.path.replace(/^sides\.side\.?/, '');
  return { ...fault, path: path === '' ? 'points' : path };
}

/** What is asked of a whole army. */
export const armyResolver: Resolver = defineResolver(ancientMedievalRules, {
  name: 'ancient-medieval/army-faults',
  about: 'What an army and each of its units cost, in points, and everything that breaks the limits on it.',
  situation: army,
  known: (listed, rules) => {
    const units = listed.units.map(unit => ({ unit: unit.id, points: lineCost(rosterLine(unit, rules), rules) }));
    return {
      points: units.reduce((sum, { points }) => sum + points, 0),
      units,
      faults: armyFaults({ agreed: [], ...listed }, 'side', rules).map(inArmy),
    };
  },
});
