import { type ClauseId, counted, type Violation } from '../rulebook/index.js';

/** What of a scenario its objectives are judged by. */
interface WithObjectives {
  readonly table: { readonly width: number; readonly height: number };
  readonly objectives: readonly { readonly id: string; readonly at: readonly [number, number] }[];
  readonly sides: Readonly<Record<string, unknown>>;
}

/** Faults of the places that a scenario has the armies fight for: two of one id, and places off the table. */
export function objectiveFaults(
  { table, objectives }: Omit<WithObjectives, 'sides'>,
  clause: ClauseId,
): readonly Violation[] {
  return objectives.flatMap(({ id, at: [x, y] }, i) => {
    const faults: Violation[] = [];
    if (objectives.findIndex(other => other.id === id) < i) {
      const problem = `there are two objectives "${id}"`;
      faults.push({ path: `objectives[${i}].id`, clause, problem, mend: 'give each its own id' });
    }
    if (x < 0 || y < 0 || x > table.width || y > table.height) {
      const problem = `"${id}" lies off the table`;
      faults.push({ path: `objectives[${i}].at`, clause, problem, mend: 'move it onto the table' });
    }
    return faults;
  });
}

/** A condition of victory as far as it names places and a side. */
export interface NamingCondition {
  readonly objectives?: readonly string[];
  /** The only side that can meet it, and under which key the scenario names it. */
  readonly only?: { readonly side: string; readonly key: string };
}

/** Faults of a condition of victory that names places or a side that the scenario has not. */
export function namingFaults(
  { objectives = [], only }: NamingCondition,
  path: string,
  scenario: Omit<WithObjectives, 'table'>,
  clause: ClauseId,
): readonly Violation[] {
  const faults: Violation[] = objectives
    .filter(id => !scenario.objectives.some(objective => objective.id === id))
    .map(id => {
      const mend = 'add it to "objectives", or correct the name';
      return { path: `${path}.objectives`, clause, problem: `there is no objective "${id}"`, mend };
    });
  if (only !== undefined && !Object.hasOwn(scenario.sides, only.side)) {
    const problem = `there is no side "${only.side}"`;
    faults.push({ path: `${path}.${only.key}`, clause, problem, mend: 'name one of the sides' });
  }
  return faults;
}

/** The fault of a battle that has not two sides. */
export function twoSidesFaults({ sides }: Pick<WithObjectives, 'sides'>): readonly Violation[] {
  const count = Object.keys(sides).length;
  if (count === 2) return [];
  const problem = `there ${count === 1 ? 'is' : 'are'} ${counted(count, 'side')}`;
  return [{ path: 'sides', problem, mend: 'a battle has two sides' }];
}
