import { reasonsUnder } from '../../../../../rulebook/index.js';
import {
  distanceBetweenQuads,
  type Point,
  quadOf,
  type StandPlace,
  standsOf,
  toGrid,
} from '../../../../../table/index.js';
import type { OrderFault } from '../../../common/turn/period.js';
import { freshTurn } from '../../../common/turn/state.js';
import { inContact, placedOf } from '../../../common/turn/units.js';
import type { AncientMedievalRules } from '../../rules.js';
import { centuryFaults, mayRejoin, standsAlone } from '../../special-troops/romans.js';
import type { AncientState, AncientUnit, Carried, UnitId } from '../../state.js';
import type { AncientContext } from '../../terms.js';

const reason = reasonsUnder('cady/ancient-medieval/romans');

/** The files of a cohort that make one century, from its left. */
interface CenturyFiles {
  readonly stands: readonly StandPlace[];
  readonly figures: number;
  readonly files: number;
}

/** A cohort as it divides where it stands: file by file from the left, as many as a century may hold. */
function centuriesOf(unit: AncientUnit, rules: AncientMedievalRules): readonly CenturyFiles[] {
  const files: StandPlace[][] = [];
  for (const stand of standsOf(placedOf(unit, rules))) {
    const file = files[stand.file] ?? [];
    file.push(stand);
    files[stand.file] = file;
  }
  const centuries: { stands: StandPlace[]; figures: number; files: number }[] = [];
  for (const file of files) {
    if (file === undefined) continue;
    const men = file.reduce((sum, { figures }) => sum + figures, 0);
    const last = centuries.at(-1);
    if (last !== undefined && last.figures + men <= rules.romans.century.to) {
      last.stands.push(...file);
      last.figures += men;
      last.files += 1;
    } else centuries.push({ stands: [...file], figures: men, files: 1 });
  }
  return centuries;
}

/**
 * What is wrong with dividing a cohort where it stands.
 *
 * @clause cady/ancient-medieval/romans/cohort-size
 * @clause cady/ancient-medieval/romans/century-independent
 */
export function divisionFaults(
  unit: AncientUnit,
  state: AncientState,
  rules: AncientMedievalRules,
): readonly OrderFault[] {
  const clause = 'cady/ancient-medieval/romans/cohort-size';
  const faults: OrderFault[] = [];
  if (inContact(unit, state.contacts)) faults.push({ clause, problem: 'it is in melee', mend: 'divide it after' });
  if (unit.marker !== null) faults.push({ clause, problem: 'it is hidden', mend: 'show it first' });
  const centuries = centuriesOf(unit, rules).map(({ figures }) => figures);
  if (centuries.length < 2)
    faults.push({ clause, problem: 'it is no larger than a century', mend: 'leave out DIVIDE' });
  const shape = centuryFaults({ type: unit.type, figures: unit.figures, centuries }, rules);
  return [...faults, ...shape.map(({ problem, mend }) => ({ clause, problem, mend }) as const)];
}

/**
 * A cohort divides into centuries where it stands: each takes orders of its own from the next turn on. The one on the left keeps the
 * name of the cohort.
 *
 * @clause cady/ancient-medieval/romans/cohort-size
 * @clause cady/ancient-medieval/romans/century-independent
 */
export function divideCohort(unit: AncientUnit, state: AncientState, { rules, tell }: AncientContext): void {
  if (unit.gone !== null || divisionFaults(unit, state, rules).length > 0) return;
  const [first, ...others] = centuriesOf(unit, rules);
  if (first === undefined) return;
  const cohort = unit.century ?? unit.id;
  const figures = unit.figures;
  const elsewhere = unit.strength - figures;
  const carriedAlong = (part: CenturyFiles) => shareOf(unit.carried, part.figures / figures);
  const ids: UnitId[] = [];
  const made = others.map((part, i): AncientUnit => {
    const id = freeId(cohort, i + 2, state, ids);
    ids.push(id);
    return {
      ...structuredClone(unit),
      id,
      name: `${unit.name}, century ${i + 2}`,
      strength: part.figures,
      general: false,
      figures: part.figures,
      // Whoever guards prisoners or serves a machine is one of the first of them.
      guarding: 0,
      away: 0,
      files: part.files,
      at: frontOf(part),
      order: 'H',
      carried: carriedAlong(part),
      century: cohort,
      progress: null,
    };
  });
  state.units[unit.id] = {
    ...unit,
    strength: first.figures + elsewhere,
    figures: first.figures,
    files: first.files,
    at: frontOf(first),
    carried: carriedAlong(first),
    century: cohort,
    progress: null,
    // Each century counts its own men before the losses of the turn.
    turn: { ...unit.turn, before: first.figures + unit.turn.lost },
  };
  for (const each of made) state.units[each.id] = { ...each, turn: { ...freshTurn(each), moved: unit.turn.moved } };
  const because = reason('century-independent', 'ordered to divide', `centuries: ${[unit.id, ...ids].join(', ')}`);
  tell({ kind: 'formed', unit: unit.id, formation: `${others.length + 1} centuries`, because: [because] }, [unit.side]);
}

/**
 * What is wrong with two units of which a century is to join the other; `undefined`: it is none, and the common rules judge it. Centuries need no
 * commander to be one cohort again.
 *
 * @clause cady/ancient-medieval/romans/century-rejoin
 */
export function centuryJoins(
  unit: AncientUnit,
  into: AncientUnit,
  rules: AncientMedievalRules,
): readonly OrderFault[] | undefined {
  if (unit.century === null) return undefined;
  const clause = 'cady/ancient-medieval/romans/century-rejoin';
  if (into.century === null || !sameCohort(unit, into)) {
    return [{ clause, problem: `${into.id} is no century of its cohort`, mend: 'name one' }];
  }
  return unit.figures + into.figures > rules.unitSize.to
    ? [{ clause, problem: 'together they are too many', mend: `join up to ${rules.unitSize.to}` }]
    : [];
}

/**
 * What a century counts with when its morale is tested: its own figures and losses of this turn, and those of every century of its
 * cohort that is in touch with it, one behind another. Who has lost touch stands alone.
 *
 * @clause cady/ancient-medieval/romans/century-independent
 */
export function cohortInTouch(
  unit: AncientUnit,
  state: AncientState,
  rules: AncientMedievalRules,
): { readonly before: number; readonly lost: number } {
  const together = [unit];
  // A century that has fallen to the last man this turn lies where it stood, and its men are losses of the cohort.
  const counted = ({ gone, figures, turn }: AncientUnit) =>
    gone === null || (gone === 'destroyed' && figures === 0 && turn.lost > 0);
  const others = Object.values(state.units).filter(
    other =>
      counted(other) &&
      other.awaited === null &&
      unit.century !== null &&
      other.century !== null &&
      other.side === unit.side &&
      sameCohort(unit, other),
  );
  for (const century of together) {
    for (const other of others) {
      if (together.some(({ id }) => id === other.id)) continue;
      const inTouch = touches(century, other, rules);
      if (!standsAlone({ cohort: other.century ?? other.id, inContact: inTouch })) together.push(other);
    }
  }
  return {
    before: together.reduce((sum, { turn }) => sum + turn.before, 0),
    lost: together.reduce((sum, { turn }) => sum + turn.lost, 0),
  };
}

function sameCohort(a: AncientUnit, b: AncientUnit): boolean {
  const century = { cohort: a.century ?? a.id, inContact: false };
  return mayRejoin({ century, other: { cohort: b.century ?? b.id, inContact: false } });
}

function touches(a: AncientUnit, b: AncientUnit, rules: AncientMedievalRules): boolean {
  const ground = (unit: AncientUnit) =>
    quadOf(placedOf(unit.figures > 0 ? unit : { ...unit, figures: unit.turn.before }, rules));
  return distanceBetweenQuads(ground(a), ground(b)) <= rules.table.meleeRange;
}

/** The middle of the front edge of some files. */
function frontOf({ stands }: CenturyFiles): Point {
  const front = stands.filter(({ rank }) => rank === 0);
  const [left, right] = [front[0]?.corners[0], front.at(-1)?.corners[1]];
  if (left === undefined || right === undefined) return { x: 0, y: 0 };
  return { x: toGrid((left.x + right.x) / 2), y: toGrid((left.y + right.y) / 2) };
}

function freeId(cohort: UnitId, number: number, state: AncientState, taken: readonly UnitId[]): UnitId {
  for (let n = number; ; n++) {
    const id = `${cohort}-${n}`;
    if (!Object.hasOwn(state.units, id) && !taken.includes(id)) return id;
  }
}

/** What a part of a unit carries of what all carry. */
export function shareOf(carried: Carried, part: number): Carried {
  const some = (all: number) => Math.round(all * part);
  return {
    axes: some(carried.axes),
    javelins: some(carried.javelins),
    pila: some(carried.pila),
    caltrops: some(carried.caltrops),
    stakes: some(carried.stakes),
    pavises: some(carried.pavises),
  };
}
