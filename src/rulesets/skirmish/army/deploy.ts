import type { Violation } from '../../../rulebook/index.js';
import type { ListedFigure, ListedUnit, Retinue, RetinueFile, SkirmishScenario } from '../schema.js';

type Force = Retinue['forces'][number];
/** Where somebody stands: what a scenario says of the ground, and a retinue need not. */
type Spot = Pick<ListedFigure, 'at' | 'facing' | 'on' | 'dismounted'>;
type Brought = NonNullable<RetinueFile['things']>[number];

const mend = 'give it one in the file, or bring it to a scenario that has one of its id';

/**
 * The men of a retinue where a scenario has men of their ids: units in the place of the unit of their id, newcomers in the ranks where the
 * absent stood; knights alone in their own place, or in one that is free. Who has none there stands where his own file says.
 *
 * @returns the retinue as that scenario lists it, and everybody who has no place
 */
export function deployed(
  retinue: Retinue,
  there: Retinue,
): { readonly retinue: Retinue; readonly violations: readonly Violation[] } {
  const violations: Violation[] = [];
  const units = new Map(there.forces.flatMap(force => force.units.map(unit => [unit.id, unit] as const)));
  const places = placesAlone(there);
  const comes = new Set(retinue.forces.flatMap(force => force.single.map((entry, n) => nameAlone(entry, force, n))));
  const free = there.forces.flatMap(force =>
    force.single.flatMap((entry, n) => (comes.has(nameAlone(entry, force, n)) ? [] : spotOf(entry))),
  );
  const forces = retinue.forces.map((force, f): Force => {
    const path = `retinue.forces[${f}]`;
    const inRanks = force.units.map((unit, u) => {
      const standing = unitAt(unit, units.get(unit.id));
      if (standing.place === undefined && [standing.commander, ...standing.men].some(({ at }) => at === undefined))
        violations.push({ path: `${path}.units[${u}].place`, problem: `"${unit.id}" has no place`, mend });
      return standing;
    });
    const single = force.single.map((entry, n) => {
      const id = nameAlone(entry, force, n);
      const spot = places.get(id) ?? (entry.at === undefined ? free.shift() : undefined) ?? spotOf(entry);
      if (spot.at === undefined)
        violations.push({ path: `${path}.single[${n}].at`, problem: `"${id}" has no place`, mend });
      return standingAt(entry, spot);
    });
    return { ...force, units: inRanks, single };
  });
  return { retinue: { ...retinue, forces }, violations };
}

/**
 * The things of a retinue where a scenario has things of their ids, or where its own file says.
 *
 * @returns them as that scenario lists them, and all that have no place
 */
export function thingsDeployed(
  brought: readonly Brought[],
  side: string,
  there: SkirmishScenario['things'],
): { readonly things: SkirmishScenario['things']; readonly violations: readonly Violation[] } {
  const violations: Violation[] = [];
  const things = brought.flatMap((thing, n) => {
    const before = there.find(({ id }) => id === thing.id);
    const at = before?.at ?? thing.at;
    if (at !== undefined) {
      const { facing = thing.facing, on = thing.on } = before ?? {};
      const standing = { ...(facing === undefined ? {} : { facing }), ...(on === undefined ? {} : { on }) };
      return [{ ...thing, ...standing, side, at }];
    }
    violations.push({ path: `things[${n}].at`, problem: `"${thing.id}" has no place`, mend });
    return [];
  });
  return { things, violations };
}

function nameAlone({ id }: ListedFigure, force: Force, n: number): string {
  return id ?? `${force.id}-single-${n + 1}`;
}

/** Where a scenario has those who stand alone, and the leaders of its units. */
function placesAlone({ forces }: Retinue): ReadonlyMap<string, Spot> {
  return new Map(
    forces.flatMap(force => [
      ...force.units.map(({ id, commander, place }): readonly [string, Spot] => [
        commander.id ?? `${id}-leader`,
        spotOf(commander.at === undefined && place !== undefined ? place : commander),
      ]),
      ...force.single.map((entry, n) => [nameAlone(entry, force, n), spotOf(entry)] as const),
    ]),
  );
}

function unitAt(unit: ListedUnit, there: ListedUnit | undefined): ListedUnit {
  if (there === undefined) return unit;
  const idOf = ({ id }: ListedFigure, n: number) => id ?? `${unit.id}-${n + 1}`;
  const spots = new Map(there.men.map((entry, n) => [idOf(entry, n), spotOf(entry)] as const));
  const comes = new Set(unit.men.map(idOf));
  const free = there.men.flatMap((entry, n) => (comes.has(idOf(entry, n)) ? [] : spotOf(entry)));
  const { place = unit.place } = there;
  return {
    ...unit,
    commander: standingAt(unit.commander, spotOf(there.commander)),
    men: unit.men.map((entry, n) => standingAt(entry, spots.get(idOf(entry, n)) ?? free.shift() ?? {})),
    ...(place === undefined ? {} : { place }),
  };
}

function spotOf({ at, facing, on, ...entry }: Spot | NonNullable<ListedUnit['place']>): Spot {
  const afoot = 'dismounted' in entry && entry.dismounted === true;
  return {
    ...(afoot ? { dismounted: true } : {}),
    ...(at === undefined ? {} : { at }),
    ...(facing === undefined ? {} : { facing }),
    ...(on === undefined ? {} : { on }),
  };
}

/** Somebody in a place. Whether horses are of use there, the scenario knows. */
function standingAt(
  { at: _at, facing: _facing, on: _on, dismounted: _dismounted, ...entry }: ListedFigure,
  spot: Spot,
): ListedFigure {
  const { dismounted, ...where } = spot;
  return { ...entry, ...where, ...(dismounted === true && entry.horse !== undefined ? { dismounted } : {}) };
}
