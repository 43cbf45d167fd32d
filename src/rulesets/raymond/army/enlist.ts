import type { SideId } from '../../../battle/index.js';
import { type ClauseId, RuleViolation, type Violation } from '../../../rulebook/index.js';
import { bearingOf, readCompass } from '../../../table/index.js';
import { formationFaults } from '../formation/formation.js';
import { readLayout } from '../formation/layout.js';
import type { RaymondRules, UnitSheet } from '../rules.js';
import type { RaymondScenario } from '../schema.js';
import { type FormationKind, freshPhase, type Stand, type Unit } from '../state.js';
import { type GunKind, isRiding, type StandKind, standLetters } from '../troops.js';

type UnitEntry = RaymondScenario['sides'][string]['units'][number];

/** A unit of a scenario, or all that is wrong with it. */
export type Enlisted = { readonly unit: Unit } | { readonly violations: readonly Violation[] };

const gunStands: { readonly [K in GunKind]: StandKind } = {
  'frame-guns': 'frame-gun',
  'light-guns': 'light-gun',
  'heavy-guns': 'heavy-gun',
};

/**
 * Reads one unit of a scenario: its stands, that they are such as the unit may have and form what they may form, and how it
 * begins. Guns and commanders are a single stand and name none. Paths of faults begin with `path`; `anySize`: the players agreed on
 * units of any size.
 *
 * @clause raymond/stands/stand-and-unit
 * @clause raymond/units/types
 * @clause raymond/units/single-stand-types
 * @clause raymond/units/starting-size
 * @clause raymond/units/pike-and-musket-mix
 * @clause raymond/units/pike-and-musket-on-foot
 * @clause raymond/units/foot-mix
 * @clause raymond/units/cavalry-unit-uniform
 * @clause raymond/dragoons/two-states
 * @clause raymond/dragoons/no-part-dismount
 * @clause raymond/artillery/types
 * @clause raymond/formation/must-be-valid
 * @clause raymond/setup/start-formation
 * @clause raymond/setup/start-states
 */
export function enlist(entry: UnitEntry, side: SideId, path: string, anySize: boolean, rules: RaymondRules): Enlisted {
  const violations: Violation[] = [...wordFaults(entry, path)];
  const stands = readStands(entry, path, violations);
  const facing = typeof entry.facing === 'number' ? entry.facing : facingOf(entry.facing, path, violations);
  const sheet = rules.units[entry.type];
  violations.push(...standFaults(stands, sheet, `${path}.stands`));
  if (entry.stands !== undefined && !anySize) violations.push(...sizeFaults(stands.length, sheet, `${path}.stands`));
  const formation = entry.formation ?? usualFormation(stands);
  const onFoot = stands.every(({ kind }) => !isRiding(kind)) && entry.type !== 'artillery';
  if (violations.length === 0) {
    violations.push(...formationFaults({ formation, stands }, onFoot, rules).map(fault => within(fault, path)));
  }
  if (violations.length > 0 || facing === undefined) return { violations };
  return {
    unit: {
      id: entry.id,
      side,
      name: entry.name ?? entry.id,
      type: entry.type,
      guns: entry.guns ?? null,
      rank: entry.rank ?? null,
      strength: stands.length,
      formation,
      stands,
      at: { x: entry.at[0], y: entry.at[1] },
      facing,
      mounted: stands.some(({ kind }) => isRiding(kind)),
      limbered: entry.limbered ?? false,
      hits: 0,
      gone: null,
      phase: freshPhase(),
    },
  };
}

const usualFormation = (stands: readonly Stand[]): FormationKind =>
  stands.some(({ rank }) => rank > 0) ? 'mass' : 'line';

/** Words that belong to one kind of unit only: without them that kind cannot be played, on another they mean nothing. */
function wordFaults(entry: UnitEntry, path: string): Violation[] {
  const faults: Violation[] = [];
  const wants = (word: 'guns' | 'rank' | 'stands', belongs: boolean, clause: ClauseId, what: string) => {
    const given = entry[word] !== undefined;
    if (given === belongs) return;
    const problem = given ? `a unit of ${entry.type} has no "${word}"` : `it does not say ${what}`;
    faults.push({ path: `${path}.${word}`, clause, problem, mend: given ? 'leave it out' : `give "${word}"` });
  };
  const single = entry.type === 'artillery' || entry.type === 'command';
  wants('guns', entry.type === 'artillery', 'raymond/artillery/types', 'which guns it has');
  wants('rank', entry.type === 'command', 'raymond/command/identify-rank', 'whether it is the Commander');
  wants('stands', !single, 'raymond/units/single-stand-types', 'which stands it has');
  if (entry.limbered !== undefined && entry.type !== 'artillery') {
    const problem = `a unit of ${entry.type} has nothing to limber up`;
    faults.push({ path: `${path}.limbered`, clause: 'raymond/setup/start-states', problem, mend: 'leave it out' });
  }
  return faults;
}

function readStands(entry: UnitEntry, path: string, violations: Violation[]): readonly Stand[] {
  if (entry.type === 'command') return [{ kind: 'command', rank: 0, file: 0 }];
  if (entry.guns !== undefined) return [{ kind: gunStands[entry.guns], rank: 0, file: 0 }];
  if (entry.stands === undefined) return [];
  try {
    return readLayout(entry.stands);
  } catch (fault) {
    if (!(fault instanceof RuleViolation)) throw fault;
    violations.push(...fault.violations.map(each => ({ ...each, path: `${path}.stands` })));
    return [];
  }
}

function facingOf(text: string, path: string, violations: Violation[]): number | undefined {
  const point = readCompass(text);
  if (point !== undefined) return bearingOf(point);
  const mend = 'give a compass point such as "NNE" or degrees';
  violations.push({
    path: `${path}.facing`,
    clause: 'raymond/stands/facing',
    problem: `"${text}" is no direction`,
    mend,
  });
  return undefined;
}

function standFaults(stands: readonly Stand[], sheet: UnitSheet, path: string): Violation[] {
  const may = sheet.stands.map(kind => `${standLetters[kind]} (${kind})`).join(', ');
  const kinds = [...new Set(stands.map(({ kind }) => kind))];
  const strange = kinds.filter(kind => !sheet.stands.includes(kind));
  if (strange.length > 0) {
    const problem = `a unit of ${sheet.title} has no stands of ${strange.join(' or ')}`;
    return [{ path, clause: 'raymond/units/types', problem, mend: `its stands may be ${may}` }];
  }
  if (sheet.mixed || kinds.length <= 1) return [];
  const problem = `the stands of a unit of ${sheet.title} are all of one kind, here they are ${kinds.join(' and ')}`;
  return [{ path, clause: 'raymond/units/cavalry-unit-uniform', problem, mend: 'choose one of them' }];
}

function sizeFaults(stands: number, { size, title }: UnitSheet, path: string): Violation[] {
  if (stands === 0 || (stands >= size.from && stands <= size.to)) return [];
  const problem = `a unit of ${title} cannot begin with ${stands === 1 ? 'a single stand' : `${stands} stands`}`;
  const mend = `give it ${size.from} to ${size.to}, or agree on "unit-size"`;
  return [{ path, clause: 'raymond/units/starting-size', problem, mend }];
}

function within(fault: Violation, path: string): Violation {
  return { ...fault, path: `${path}.${fault.path}` };
}
