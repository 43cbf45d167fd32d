import type { MusketState, Unit } from '../state.js';

type Units = Pick<MusketState, 'units'>;

/**
 * Men whom the side that mustered a unit still has of it, wherever they serve. A gun that others have taken over has none: its crew is lost,
 * and those who serve it now are of the unit that they came from.
 *
 * @clause cady/common/victory/option-percentage
 * @clause cady/musket/artillery/unattended/re-man
 */
export function menLeft(unit: Unit, { units }: Units): number {
  const own = unit.gun?.mannedBy === undefined || units[unit.gun.mannedBy] === undefined ? menWith(unit, unit) : 0;
  const atGuns = Object.values(units).filter(({ gun }) => gun?.mannedBy === unit.id);
  return own + atGuns.reduce((sum, gun) => sum + menWith(gun, unit), 0);
}

/** A unit has become part of another: its men at guns are of that one now. */
export function awayFromAnother(unit: Unit, into: Unit, { units }: Units): void {
  for (const each of Object.values(units)) {
    const { [unit.id]: men, ...others } = each.gun?.from ?? {};
    if (each.gun === null || men === undefined) continue;
    const mannedBy = each.gun.mannedBy === unit.id ? { mannedBy: into.id } : {};
    each.gun = { ...each.gun, ...mannedBy, from: { ...others, [into.id]: (others[into.id] ?? 0) + men } };
  }
}

/** The men of one body, as long as it fights for the side that mustered another. */
function menWith(body: Unit, of: Unit): number {
  if (body.gone !== null || body.side !== (of.musteredBy ?? of.side)) return 0;
  return body.figures + body.guarding + (body.dragoons?.holding ?? 0);
}
