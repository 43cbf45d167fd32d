import { bodyguardFaults } from '../army/generals.js';
import { unitSize } from '../army/organisation.js';
import type { WrgRules } from '../rules.js';
import type { WrgScenario } from '../schema.js';
import { troopsOf } from './troops.js';

type Army = WrgScenario['sides'][string];

/**
 * Whether an entry is the bodyguard of the general who begins with it, and no unit of the army: as the scenario says, or else because it is good enough for one and too small for a
 * unit, where units have to be as large as the book has them.
 *
 * @clause wrg/general/bodyguard
 * @clause wrg/organisation/unit-minimum
 */
export function isBodyguard(
  entry: Army['units'][number],
  { generals, nation }: Pick<Army, 'generals' | 'nation'>,
  { agreed }: Pick<WrgScenario, 'agreed'>,
  rules: WrgRules,
): boolean {
  const general = generals.find(({ with: at }) => at === entry.id);
  if (general?.bodyguard !== undefined) return general.bodyguard;
  if (general === undefined || entry.subUnits.length > 0 || agreed.includes('organisation')) return false;
  const troops = troopsOf(entry, entry.nation ?? nation);
  const isGood = bodyguardFaults({ troops, bodyguard: entry.figures }, {}, rules).length === 0;
  return isGood && entry.figures < unitSize(troops, false, rules).least;
}
