import { meant } from './nearest.js';
import { effectOf, type FactorUnit, reasonFor } from './reasons.js';
import type { ClauseId, Reason } from './types.js';
import { insist, RuleViolation } from './violation.js';

/** One printed modifier: when it applies to a situation, and what it then counts by the rules in force. */
export interface Factor<Situation, Rules> {
  /** Its name in its table: `forest-edge`. */
  readonly id: string;
  /** What it counts each time it applies. Left out where the situation brings the number itself: then `when` says it. */
  readonly points?: (rules: Rules) => number;
  readonly clause: ClauseId | ((rules: Rules) => ClauseId);
  /** The clause that a situation brings with its number, in place of `clause`. */
  readonly cites?: (situation: Situation) => ClauseId;
  /** What made it apply, in the words of the game: `target behind a wooden fence`. */
  readonly says: string | ((situation: Situation, rules: Rules) => string);
  /** Whether it applies, or how many times. */
  readonly when: (situation: Situation, rules: Rules) => boolean | number;
  /** Set where the rules in force may make nothing of it, and a player would ask why: it is told all the same. */
  readonly toldAtZero?: true;
}

/** A change of a row: what is given takes the place of what the row has. */
export type FactorChange<Situation, Rules> = { readonly id: string } & Partial<Factor<Situation, Rules>>;

/** A sum of printed modifiers. */
export interface FactorTable<Situation, Rules> {
  /** Ruleset and what it adds up to: `musket/small-arms-steps`. */
  readonly id: string;
  /** What its points are. */
  readonly unit: FactorUnit;
  /** In the order in which their reasons are told. */
  readonly rows: readonly Factor<Situation, Rules>[];
  /** The table that this one is a patch of. */
  readonly patchOf?: FactorTable<Situation, Rules>;
}

/** A table of whatever situations and rules. */
export type AnyFactors = FactorTable<never, never>;

/** Rules under which tables may be patched. */
export interface FactorRules {
  /** Tables that take the place of those they are patches of, from `patchFactors`; none unless said. */
  readonly factors?: readonly AnyFactors[];
}

/** A row that applied. */
export interface Counted {
  readonly id: string;
  /** What it came to, all the times that it applied. */
  readonly points: number;
  readonly clause: ClauseId;
  readonly because: string;
}

/** What a table comes to in a situation. */
export interface Count {
  readonly total: number;
  /** The rows that applied, in the order of the table. */
  readonly rows: readonly Counted[];
}

/** What a table comes to in a situation, and why. */
export interface Tally extends Count {
  readonly because: readonly Reason[];
}

/** A row as it is listed. */
export interface ListedFactor {
  readonly id: string;
  /** What it counts each time it applies, by the rules in force; `all` there is; `null` where the situation brings the number. */
  readonly points: number | 'all' | null;
  readonly clause: ClauseId;
  /** What one point is called: `step`. */
  readonly unit: string;
}

/**
 * A factor table: frozen, and refused when two of its rows have one id.
 *
 * @throws RuleViolation when the table contradicts itself.
 */
export function defineFactors<Situation, Rules>(
  table: Omit<FactorTable<Situation, Rules>, 'patchOf'>,
): FactorTable<Situation, Rules> {
  const twice = table.rows.find(({ id }, at) => table.rows.findIndex(row => row.id === id) !== at);
  insist(twice === undefined, () => ({
    path: `${table.id}.rows`,
    problem: `two rows are called "${twice?.id}"`,
    mend: 'give every row a name of its own',
  }));
  return frozen(table);
}

/**
 * A table with some of its rows changed, or with more of them. A row that says no more than what is different changes the one of its
 * id; a whole row takes the place of the one of its id, or comes last where there is none. Resolution functions count by it
 * under rules that name it: `{ ...rules, factors: [patched] }`.
 *
 * @throws RuleViolation for changes of rows that the table does not have, with the nearest name.
 */
export function patchFactors<Situation, Rules>(
  table: FactorTable<Situation, Rules>,
  rows: readonly FactorChange<Situation, Rules>[],
): FactorTable<Situation, Rules> {
  const patched = [...table.rows];
  for (const [place, row] of rows.entries()) {
    const at = patched.findIndex(({ id }) => id === row.id);
    const old = patched[at];
    if (old !== undefined) patched[at] = { ...old, ...row };
    else if (isWhole(row)) patched.push(row);
    else {
      throw new RuleViolation({
        path: `rows[${place}].id`,
        problem: `${table.id} has no row "${row.id}" to change`,
        mend: `${meant(
          row.id,
          patched.map(({ id }) => id),
        )}; a new row needs clause, says and when`,
      });
    }
  }
  return frozen({ ...table, rows: patched, patchOf: table.patchOf ?? table });
}

/** Every row of a table, with what it counts by the rules in force. */
export function listFactors<Situation, Rules extends FactorRules>(
  table: FactorTable<Situation, Rules>,
  rules: Rules,
): readonly ListedFactor[] {
  const { rows, unit } = inForce(table, rules);
  return rows.map(row => ({
    id: row.id,
    points: row.points === undefined ? null : listed(row.points(rules)),
    clause: clauseOf(row, rules),
    unit: unit.one,
  }));
}

/**
 * What a table comes to in a situation: the sum of the rows that apply, and why. A row that comes to nothing is left out.
 *
 * The patch of the table that the rules name goes before the table.
 */
export function tally<Situation, Rules extends FactorRules>(
  table: FactorTable<Situation, Rules>,
  situation: Situation,
  rules: Rules,
): Tally {
  const { total, rows } = countFactors(table, situation, rules);
  if (rows.length === 0) return nothing;
  const { unit } = inForce(table, rules);
  const because = rows.map(row => reasonFor(row.clause, row.because, effectOf(row.points, unit)));
  return { total, rows, because };
}

/** What `tally` counts, without a reason for each row: for whoever makes reasons of another kind, or none. */
export function countFactors<Situation, Rules extends FactorRules>(
  table: FactorTable<Situation, Rules>,
  situation: Situation,
  rules: Rules,
): Count {
  let total = 0;
  let counted: Counted[] | undefined;
  for (const row of inForce(table, rules).rows) {
    const applies = row.when(situation, rules);
    if (applies === false || applies === 0) continue;
    const times = applies === true ? 1 : applies;
    const points = row.points === undefined ? times : row.points(rules) * times;
    if (points === 0 && row.toldAtZero !== true) continue;
    total += points;
    const clause = row.cites?.(situation) ?? clauseOf(row, rules);
    const because = typeof row.says === 'string' ? row.says : row.says(situation, rules);
    counted ??= [];
    counted.push({ id: row.id, points, clause, because });
  }
  return counted === undefined ? nothing : { total, rows: counted };
}

const nothing: Tally = Object.freeze({ total: 0, rows: Object.freeze([]), because: Object.freeze([]) });

function inForce<Situation, Rules extends FactorRules>(
  table: FactorTable<Situation, Rules>,
  { factors }: FactorRules,
): FactorTable<Situation, Rules> {
  if (factors === undefined) return table;
  // Only `patchFactors` says what a table is a patch of, and it keeps situations and rules as they are.
  const isPatch = (each: AnyFactors): each is FactorTable<Situation, Rules> => each.patchOf === table;
  return factors.filter(isPatch).at(-1) ?? table;
}

function clauseOf<Situation, Rules>({ clause }: Factor<Situation, Rules>, rules: Rules): ClauseId {
  return typeof clause === 'function' ? clause(rules) : clause;
}

function listed(points: number): number | 'all' {
  if (!Number.isFinite(points)) return 'all';
  // No minus before a nought.
  return points === 0 ? 0 : points;
}

function isWhole<Situation, Rules>(row: FactorChange<Situation, Rules>): row is Factor<Situation, Rules> {
  return row.clause !== undefined && row.says !== undefined && row.when !== undefined;
}

function frozen<Situation, Rules>(table: FactorTable<Situation, Rules>): FactorTable<Situation, Rules> {
  return Object.freeze({ ...table, rows: Object.freeze(table.rows.map(row => Object.freeze({ ...row }))) });
}
