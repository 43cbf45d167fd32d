import { turnBetween } from '../../src/table/index.js';
import type { Event } from './field.js';

/** Charges of Raymond's game in a turn, and those that met nobody though nobody recoiled or intercepted. */
export function chargesOfRaymond(events: readonly Event[]): { begun: readonly string[]; short: readonly string[] } {
  const begun = events.filter(({ kind, action }) => kind === 'move' && action === 'charge');
  const met = new Set(
    events.flatMap(event =>
      event.kind === 'contact' ? [event.unit, event.target] : event.kind === 'recoil' ? [event.charger] : [],
    ),
  );
  const ids = begun.map(({ unit }) => String(unit));
  const short = begun.filter(({ unit, stopped }) => stopped !== true && !met.has(unit)).map(({ unit }) => String(unit));
  return { begun: ids, short };
}

/** Units that turned in a turn and did not leave their place, fire or fight. `facings` is kept from turn to turn. */
export function turnedInPlace(events: readonly Event[], facings: Map<string, number>): readonly string[] {
  const busy = new Set(
    events.flatMap(({ kind, unit, target }) => (['fire', 'attack', 'contact'].includes(kind) ? [unit, target] : [])),
  );
  return events.flatMap(event => {
    if (event.kind !== 'move') return [];
    const { unit: id, facing, moved } = event as Event & { unit: string; facing: number; moved: number };
    const before = facings.get(id) ?? facing;
    facings.set(id, facing);
    return moved < 0.5 && turnBetween(before, facing) > 10 && !busy.has(id) ? [id] : [];
  });
}
