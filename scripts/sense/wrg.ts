import type { Event } from './field.js';

/**
 * Declared charges of the WRG's game that were carried out in a period, and those that met nobody though none of the enemies at whom they were declared
 * went from where he stood.
 */
export function chargesOfWrg(events: readonly Event[]): { begun: readonly string[]; short: readonly string[] } {
  const declared = events.filter(({ kind }) => kind === 'declared');
  const charging = events.filter(({ kind, doing }) => kind === 'moved' && doing === 'charging');
  const begun = charging.map(({ unit }) => unit).filter(unit => declared.some(event => event.unit === unit));
  const met = new Set(events.flatMap(event => (event.kind === 'met' ? [event.a, event.b] : [])));
  const went = new Set(
    events.flatMap(event => {
      const moves = event.kind === 'moved' && (event.distance as number) > 1;
      return moves || event.kind === 'broke' || event.kind === 'gone' ? [event.unit] : [];
    }),
  );
  const isShort = (unit: unknown) =>
    !met.has(unit) && declared.every(event => event.unit !== unit || !went.has(event.target));
  return { begun: begun.map(String), short: begun.filter(isShort).map(String) };
}
