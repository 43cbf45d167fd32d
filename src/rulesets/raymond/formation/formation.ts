/** How a unit's formation changes: by losses, by its player's will, by an about-face. */
import { insist, RuleViolation, type Violation } from '../../../rulebook/index.js';
import { normalBearing } from '../../../table/index.js';
import { type RaymondRules, raymondRules } from '../rules.js';
import type { FormationKind, Formed, Stand } from '../state.js';
import type { FormationChange } from '../terms.js';
import type { StandKind } from '../troops.js';
import { layoutText, readLayout } from './layout.js';
import { frontFiles, gridOf, ranksOf } from './places.js';
import { formationFaults } from './shapes.js';

export * from './places.js';
export { formationFaults } from './shapes.js';

/** What changes of formation need of the rules. */
export type FormationRules = Pick<RaymondRules, 'stands' | 'formation'>;

function inOrder(stands: readonly Stand[]): readonly Stand[] {
  return [...stands].sort((a, b) => a.rank - b.rank || a.file - b.file);
}

/**
 * What is left of a unit that loses stands. The others stay as they stand (`raymond/ruling/no-closing-up`), and are taken for whatever valid
 * formation that is: a mass with one row left is a line; a defensive mass without its front row faces the other way, as all its stands do.
 *
 * @param lost the stands lost, by their place in the list
 * @returns `undefined` when nothing is left, or no valid formation
 * @clause raymond/formation/must-be-valid
 * @clause raymond/rout/formation
 */
export function without(
  formed: Formed,
  lost: readonly number[],
  rules: FormationRules = raymondRules(),
): Formed | undefined {
  const kept = formed.stands.filter((_, place) => !lost.includes(place));
  if (kept.length === 0) return undefined;
  const seen = [asSeen(formed, kept, false, rules), asSeen(formed, kept, true, rules)];
  // What was a defensive mass was a unit on foot.
  return seen.find(rest => rest && formationFaults(rest, formed.formation === 'defensive mass', rules).length === 0);
}

/**
 * Some stands of a unit taken for a unit: facing as it did, or `about`. Its front row is the foremost that way, and the middle of that row's
 * front edge its place. `undefined` when the stands do not face as those of any formation would.
 */
function asSeen(formed: Formed, kept: readonly Stand[], about: boolean, rules: FormationRules): Formed | undefined {
  const ranks = kept.map(stand => stand.rank);
  const [first, last] = [Math.min(...ranks), Math.max(...ranks)];
  const front = about ? last : first;
  const backwards = ({ rank }: Stand): boolean => (formed.formation === 'defensive mass' && rank > 0) !== about;
  const row = kept.filter(stand => stand.rank === front);
  const formation = formationLeft(row.some(backwards), kept.filter(stand => stand.rank !== front).map(backwards));
  if (formation === undefined) return undefined;
  const files = row.map(stand => stand.file);
  const [left, right] = [Math.min(...files), Math.max(...files)];
  return {
    formation,
    stands: inOrder(
      kept.map(({ kind, rank, file }) =>
        about ? { kind, rank: last - rank, file: right - file } : { kind, rank: rank - first, file: file - left },
      ),
    ),
    at: gridOf(formed, rules)((left + right + 1) / 2, about ? last + 1 : first),
    facing: about ? normalBearing(formed.facing + 180) : formed.facing,
  };
}

/** The formation by whether any stand of the front row, and each stand behind it, faces backwards. */
function formationLeft(front: boolean, rear: readonly boolean[]): FormationKind | undefined {
  if (front) return undefined;
  if (rear.length === 0) return 'line';
  if (!rear.includes(true)) return 'mass';
  return rear.includes(false) ? undefined : 'defensive mass';
}

/** Stands whose figures are on foot. Guns are none of them, though their crews walk. */
const onFoot: ReadonlySet<StandKind> = new Set<StandKind>([
  'pike',
  'musket',
  'hand-to-hand',
  'light-hand-to-hand',
  'dismounted-dragoon',
]);

/**
 * Everything that forbids a change of formation. The unit keeps its stands, in whatever places; the new formation is valid; and the stand
 * that stays where it is has the middle of the front row, both before and after. Whether there is room for it all, `changed` leaves open.
 *
 * @clause raymond/formation/must-be-valid
 * @clause raymond/formation/change-even-front
 * @clause raymond/formation/change-stationary-valid-after
 * @clause raymond/formation/change-rearrange-stands
 */
export function changeFaults(
  formed: Formed,
  change: FormationChange,
  rules: FormationRules = raymondRules(),
): Violation[] {
  const { formation, stationary, becomes } = change;
  const read = layoutOf(change.stands, rules);
  if ('faults' in read) return read.faults;
  const { stands } = read;
  const foot = stands.every(stand => onFoot.has(rules.stands[stand.kind].like));
  const faults = formationFaults({ formation, stands }, foot, rules);
  if (musterOf(stands) !== musterOf(formed.stands)) {
    faults.push({
      path: 'stands',
      problem: `"${change.stands}" does not hold the stands of the unit, "${layoutText(formed.stands, rules)}"`,
      mend: 'use each of its stands once',
      clause: 'raymond/formation/change-rearrange-stands',
    });
  }
  const [before, after] = [middlesOf(formed.stands), middlesOf(stands)];
  if (chosen(before, stationary) === undefined) {
    faults.push({
      path: 'stationary',
      problem: `the middle of the present front is at file ${before.join(' or ')}`,
      mend: 'name the file of the stand that stays where it is',
      clause: 'raymond/formation/change-even-front',
    });
  }
  if (chosen(after, becomes) === undefined) {
    faults.push({
      path: 'becomes',
      problem: `the middle of the new front is at file ${after.join(' or ')}`,
      mend: 'name the file that the stationary stand has there',
      clause: 'raymond/formation/change-stationary-valid-after',
    });
  }
  return faults;
}

function layoutOf(
  text: string,
  rules: FormationRules,
): { readonly stands: readonly Stand[] } | { readonly faults: Violation[] } {
  try {
    return { stands: readLayout(text, rules) };
  } catch (error) {
    if (error instanceof RuleViolation) return { faults: [...error.violations] };
    throw error;
  }
}

/** The stands of a unit whatever their places. */
function musterOf(stands: readonly Stand[]): string {
  return stands
    .map(stand => stand.kind)
    .sort()
    .join(' ');
}

/** The files in the middle of the front row: one, or two where the middle lies between them. */
function middlesOf(stands: readonly Stand[]): readonly number[] {
  const middle = (frontFiles(stands) - 1) / 2;
  return Number.isInteger(middle) ? [middle] : [Math.floor(middle), Math.ceil(middle)];
}

/** The file chosen among those in the middle; of a single one nothing need be said. */
function chosen(middles: readonly number[], file: number | undefined): number | undefined {
  const wanted = file ?? (middles.length === 1 ? middles[0] : undefined);
  return middles.find(middle => middle === wanted);
}

/**
 * The unit in its new formation: the stand in the middle of its front stays where it is and faces as it did, the others form about it.
 * Stands may change places at will, but only so: there is no other way to.
 *
 * @clause raymond/formation/change-about-front-centre
 * @clause raymond/formation/change-stationary-stand
 * @clause raymond/formation/change-even-front
 * @clause raymond/formation/change-rearrange-stands
 * @clause raymond/formation/swap-only-when-changing
 * @throws RuleViolation with everything that `changeFaults` finds.
 */
export function changed(formed: Formed, change: FormationChange, rules: FormationRules = raymondRules()): Formed {
  const faults = changeFaults(formed, change, rules);
  if (faults.length > 0) throw new RuleViolation(faults);
  const stands = readLayout(change.stands, rules);
  const stationary = chosen(middlesOf(formed.stands), change.stationary) ?? 0;
  const becomes = chosen(middlesOf(stands), change.becomes) ?? 0;
  return {
    formation: change.formation,
    stands,
    at: gridOf(formed, rules)(stationary - becomes + frontFiles(stands) / 2, 0),
    facing: formed.facing,
  };
}

/**
 * The unit about-faced: every stand turns on its spot, so that the former rear row is the front row. Where that row is short, the stands
 * behind its empty places close up to the front, file by file (`raymond/ruling/about-face`). So the rows keep their strengths from the front to the rear, and the unit the
 * ground that it stood on.
 *
 * @clause raymond/move/about-face
 * @clause raymond/move/about-face-excluded
 * @throws RuleViolation for a defensive mass.
 */
export function aboutFaced(formed: Formed, rules: FormationRules = raymondRules()): Formed {
  const { formation, stands } = formed;
  insist(formation !== 'defensive mass', () => ({
    path: 'formation',
    problem: 'a defensive mass cannot about-face',
    mend: 'turn it about the middle of its front, or change its formation first',
    clause: 'raymond/move/about-face-excluded',
  }));
  const files = frontFiles(stands);
  const behind = ({ rank, file }: Stand): number =>
    stands.filter(other => other.file === file && other.rank > rank).length;
  return {
    formation,
    stands: inOrder(stands.map(stand => ({ kind: stand.kind, rank: behind(stand), file: files - 1 - stand.file }))),
    at: gridOf(formed, rules)(files / 2, ranksOf(stands)),
    facing: normalBearing(formed.facing + 180),
  };
}
