import type { Violation } from '../../../../rulebook/index.js';
import { measured } from '../../../../scenario/index.js';
import type { Table } from '../../../../table/index.js';
import type { InSight, Sighted } from './by-eye.js';

/** A shot that was typed at somebody, and not at a bearing: `solid at red-2`, `stone at 10th Line 65`. */
export interface TypedAt {
  readonly shot: string;
  /** What follows "at", without the range. */
  readonly whom: string;
  /** The range that is called, cm; judged by eye if left out. */
  readonly range?: number;
}

/** Reads a shot at somebody; `undefined` for what is none. */
export function readAt(typed: string): TypedAt | undefined {
  const [, shot, rest] = /^(\S+)\s+at\s+(.+)$/i.exec(typed.trim()) ?? [];
  if (shot === undefined || rest === undefined) return undefined;
  const [, whom, range] = /^(.*\S)\s+(\d{1,3}(?:\.\d{1,3})?)(?:\s*cm)?$/i.exec(rest) ?? [];
  const word = shot.toLowerCase();
  return whom === undefined ? { shot: word, whom: rest.trim() } : { shot: word, whom, range: Number(range) };
}

/** Who is meant among those in sight, by id or name; the fault that names them all where nobody is. */
export function meant<Unit extends InSight>(
  { whom }: TypedAt,
  enemies: readonly Sighted<Unit>[],
): Sighted<Unit> | Violation {
  const wanted = whom.toLowerCase();
  const found = enemies.find(({ unit }) => unit.id.toLowerCase() === wanted || unit.name.toLowerCase() === wanted);
  if (found !== undefined) return found;
  const known = enemies.map(({ unit }) => unit.id);
  const mend = known.length === 0 ? 'no enemy is in sight' : `name one of ${known.join(', ')}`;
  return { path: 'call', problem: `"${whom}" is no enemy in sight`, mend };
}

/** What is wrong with a shot, in the names that stand on the table. */
export function whyNotText(
  faults: readonly Violation[],
  { units, table }: { readonly units: Readonly<Record<string, InSight>>; readonly table: Table },
): string {
  const names = new Map<string, string>([
    ...table.features.map(({ id, name, kind }) => [id, name ?? `the ${kind}`] as const),
    ...Object.values(units).map(({ id, name }) => [id, name] as const),
  ]);
  return faults
    .map(({ problem }) => problem.replace(/\d+\.\d{2,}/g, cm => measured(Number(cm))))
    .map(problem => problem.replace(/[\w-]+/g, word => names.get(word) ?? word))
    .join('; ');
}
