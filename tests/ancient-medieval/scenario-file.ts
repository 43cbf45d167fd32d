import { RuleViolation, type Violation } from '../../src/rulebook/index.js';
import { musterAncient } from '../../src/rulesets/cady/ancient-medieval/army/muster.js';
import { type AncientMedievalRules, ancientMedievalRules } from '../../src/rulesets/cady/ancient-medieval/rules.js';
import {
  type AncientScenario,
  type AncientScenarioFile,
  ancientScenarioSchema,
} from '../../src/rulesets/cady/ancient-medieval/schema.js';
import type { AncientState } from '../../src/rulesets/cady/ancient-medieval/state.js';

/** What of a scenario file a test may write to. */
type Writable<T> = T extends readonly (infer One)[]
  ? T extends readonly [infer A, infer B]
    ? [A, B]
    : Writable<One>[]
  : T extends object
    ? { -readonly [Key in keyof T]: Writable<T[Key]> }
    : T;

type Whole = Writable<AncientScenarioFile>;
type SideFile = Whole['sides'][string];
export type UnitFile = SideFile['units'][number];

type Lists = { [Key in 'battles' | 'nobles' | 'phantoms' | 'gear']: NonNullable<SideFile[Key]> };

/** A scenario file with everything that a test may want to change. */
export interface File extends Whole {
  objectives: NonNullable<Whole['objectives']>;
  agreed: NonNullable<Whole['agreed']>;
  optional: NonNullable<Whole['optional']>;
  sides: Record<'blue' | 'red', SideFile & Lists>;
}

/** Two units of foot that face each other across a bare table, at the advanced level. */
export function plainFile(): File {
  const side = (name: string, unit: UnitFile) => ({
    name,
    units: [unit],
    battles: [],
    nobles: [],
    phantoms: [],
    gear: [],
  });
  return {
    ruleset: 'ancient-medieval',
    name: 'A file under test',
    level: 'advanced',
    table: { width: 200, height: 150, features: [] },
    objectives: [],
    sides: {
      blue: side('Blue', entry({ id: 'blue-1', at: [50, 40], facing: 'N' })),
      red: side('Red', entry({ id: 'red-1', at: [50, 110], facing: 'S' })),
    },
    agreed: [],
    optional: [],
    victory: [{ kind: 'losses', of: 'figures', percent: 50 }],
    turnLimit: 10,
  };
}

/** A unit of medium infantry, or what of it is to be otherwise. */
export function entry(over: Partial<UnitFile> = {}): UnitFile {
  return { id: 'blue-2', type: 'medium-infantry', figures: 24, at: [100, 40], facing: 'N', ...over };
}

/** A unit that is without a number of figures: machines, and whoever fights alone. */
export function single(over: Partial<UnitFile>): UnitFile {
  const { figures: _, ...unit } = entry();
  return { ...unit, ...over };
}

/** Puts another unit into the blue army. */
export const adding =
  (...units: UnitFile[]) =>
  (file: File): void => {
    file.sides.blue.units.push(...units);
  };

export type Change = (file: File) => void;

/** The plain scenario after some change to its file. */
export function scenarioOf(change: Change = () => {}): AncientScenario {
  const file = plainFile();
  change(file);
  return ancientScenarioSchema.parse(file);
}

/** The battle that is mustered from the plain file after some change. */
export function mustered(
  change: Change = () => {},
  rules: AncientMedievalRules = ancientMedievalRules(),
): AncientState {
  return musterAncient(scenarioOf(change), rules);
}

/** The faults for which the plain file is not mustered after some change. */
export function faultsOf(change: Change, rules: AncientMedievalRules = ancientMedievalRules()): readonly Violation[] {
  try {
    mustered(change, rules);
    return [];
  } catch (fault) {
    if (fault instanceof RuleViolation) return fault.violations;
    throw fault;
  }
}
