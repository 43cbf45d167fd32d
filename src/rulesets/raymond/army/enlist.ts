import type { SideId } from '../../../battle/index.js';
import { type ClauseId, counted, RuleViolation, type Violation } from '../../../rulebook/index.js';
import { bearingOf, readCompass } from '../../../table/index.js';
import { formationFaults } from '../formation/formation.js';
import { readLayout } from '../formation/layout.js';
import type { RaymondRules, UnitSheet } from '../rules.js';
import type { RaymondScenario } from '../schema.js';
import { type FormationKind, freshPhase, type Stand, type Unit } from '../state.js';
import { isRiding } from '../troops.js';

type UnitEntry = RaymondScenario['sides'][string]['units'][number];

/** A unit of a scenario, or all that is wrong with it. */
export type Enlisted = { readonly unit: Unit } | { readonly violations: readonly Violation[] };

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
  const violations: Violation[] = [...wordFaults(entry, path, rules)];
  const stands = readStands(entry, path, violations, rules);
  const facing = typeof entry.facing === 'number' ? entry.facing : facingOf(entry.facing, path, violations);
  const sheet = rules.units[entry.type];
  violations.push(...standFaults(stands, sheet, rules, `${path}.stands`));
  const { lost = 0, hits = 0 } = entry.before ?? {};
  if (entry.stands !== undefined && !anySize)
    violations.push(...sizeFaults(stands.length + lost, sheet, `${path}.stands`));
  violations.push(...beforeFaults(entry, rules).map(fault => within(fault, `${path}.before`)));
  const formation = entry.formation ?? usualFormation(stands);
  const onFoot = stands.every(({ kind }) => !isRiding(kind, rules)) && sheet.like !== 'artillery';
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
      strength: stands.length + lost,
      formation,
      stands,
      at: { x: entry.at[0], y: entry.at[1] },
      facing,
      mounted: stands.some(({ kind }) => isRiding(kind, rules)),
      limbered: entry.limbered ?? false,
      hits,
      gone: null,
      phase: freshPhase(),
    },
  };
}

const usualFormation = (stands: readonly Stand[]): FormationKind =>
  stands.some(({ rank }) => rank > 0) ? 'mass' : 'line';

/** Words that belong to one kind of unit only: without them that kind cannot be played, on another they mean nothing. */
function wordFaults(entry: UnitEntry, path: string, { units }: RaymondRules): Violation[] {
  const { like } = units[entry.type];
  const faults: Violation[] = [];
  const wants = (word: 'guns' | 'rank' | 'stands', belongs: boolean, clause: ClauseId, what: string) => {
    const given = entry[word] !== undefined;
    if (given === belongs) return;
    const problem = given ? `a unit of ${entry.type} has no "${word}"` : `it does not say ${what}`;
    faults.push({ path: `${path}.${word}`, clause, problem, mend: given ? 'leave it out' : `give "${word}"` });
  };
  const single = like === 'artillery' || like === 'command';
  wants('guns', like === 'artillery', 'raymond/artillery/types', 'which guns it has');
  wants('rank', like === 'command', 'raymond/command/identify-rank', 'whether it is the Commander');
  wants('stands', !single, 'raymond/units/single-stand-types', 'which stands it has');
  if (entry.limbered !== undefined && like !== 'artillery') {
    const problem = `a unit of ${entry.type} has nothing to limber up`;
    faults.push({ path: `${path}.limbered`, clause: 'raymond/setup/start-states', problem, mend: 'leave it out' });
  }
  return faults;
}

/** What cannot have befallen a unit by the beginning of a turn: its markers have taken off a stand for each full number of them. */
function beforeFaults({ before, stands }: UnitEntry, { losses }: RaymondRules): Violation[] {
  const { lost = 0, hits = 0 } = before ?? {};
  const clause: ClauseId = 'raymond/losses/one-stand-per-two-hits';
  const faults: Violation[] = [];
  if (lost > 0 && stands === undefined) {
    const problem = 'a unit of a single stand that has lost it is gone';
    faults.push({ path: 'lost', clause, problem, mend: 'leave the unit out' });
  }
  if (hits >= losses.hitsPerStand) {
    const problem = `${hits} hit markers have taken off a stand by the end of a turn`;
    faults.push({ path: 'hits', clause, problem, mend: `give fewer than ${losses.hitsPerStand}, and one stand less` });
  }
  return faults;
}

function readStands(entry: UnitEntry, path: string, violations: Violation[], rules: RaymondRules): readonly Stand[] {
  const sheet = rules.units[entry.type];
  if (sheet.like === 'command') return sheet.stands.slice(0, 1).map(kind => ({ kind, rank: 0, file: 0 }));
  if (sheet.like === 'artillery') return gunStands(entry, sheet, path, violations, rules);
  if (entry.stands === undefined) return [];
  try {
    return readLayout(entry.stands, rules);
  } catch (fault) {
    if (!(fault instanceof RuleViolation)) throw fault;
    violations.push(...fault.violations.map(each => ({ ...each, path: `${path}.stands` })));
    return [];
  }
}

/** The stand of a unit of guns: that of its kind which fires them. */
function gunStands(
  { guns, type }: UnitEntry,
  { stands }: UnitSheet,
  path: string,
  violations: Violation[],
  rules: RaymondRules,
): readonly Stand[] {
  if (guns === undefined) return [];
  const kind = stands.find(each => rules.stands[each].fires === guns);
  if (kind !== undefined) return [{ kind, rank: 0, file: 0 }];
  const mend = `choose one of ${stands.map(each => rules.stands[each].fires).join(', ')}`;
  const problem = `a unit of ${type} has no ${guns}`;
  violations.push({ path: `${path}.guns`, clause: 'raymond/artillery/types', problem, mend });
  return [];
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

function standFaults(stands: readonly Stand[], sheet: UnitSheet, rules: RaymondRules, path: string): Violation[] {
  const may = sheet.stands.map(kind => `${rules.stands[kind].letter} (${kind})`).join(', ');
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
  const problem = `a unit of ${title} cannot begin with ${stands === 1 ? 'a single stand' : counted(stands, 'stand')}`;
  const mend = `give it ${size.from} to ${size.to}, or agree on "unit-size"`;
  return [{ path, clause: 'raymond/units/starting-size', problem, mend }];
}

function within(fault: Violation, path: string): Violation {
  return { ...fault, path: `${path}.${fault.path}` };
}
