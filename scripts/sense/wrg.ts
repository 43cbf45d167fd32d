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

/** Who broke down, built or dug something in a siege: that is what miners, engineers and men at a ram are there for. */
export function workedAt(events: readonly Event[]): ReadonlySet<unknown> {
  return new Set(
    events.flatMap(({ kind, unit, miners, counterminers }) => {
      if (kind === 'underground') return [miners, counterminers];
      return ['work', 'mine', 'built', 'struck'].includes(kind) && unit != null ? [unit] : [];
    }),
  );
}

/** A unit of the WRG's game, as far as it is looked at here. */
interface OfWrg {
  readonly troops?: { readonly type?: string; readonly creature?: string };
  readonly aside?: { readonly kind: string; readonly unit?: string };
}

/** Whom nobody expects to fight: wagons, holy men, crows under way with a message, and trees that nobody has roused. */
export function cannotFight(unit: unknown): boolean {
  const { troops, aside } = unit as OfWrg;
  return troops?.type === 'wagon' || troops?.creature === 'saint' || (aside !== undefined && aside.kind !== 'with');
}

/** The unit in whose ranks a single man stands: what it does he does. */
export function hostOf(unit: unknown): string | undefined {
  return (unit as OfWrg | undefined)?.aside?.unit;
}
