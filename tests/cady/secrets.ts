import { expect } from 'vitest';
import {
  type Battle,
  eventsOf,
  type Ruleset,
  type SideId,
  type Terms,
  type Told,
  viewOf,
} from '../../src/battle/index.js';
import type { FieldState, FieldUnit } from '../../src/rulesets/cady/common/turn/state.js';

/** The terms of any of Cady's periods. */
type FieldTerms = Terms & { state: FieldState };

/** Whether the enemy sees nothing of a unit. */
export function isUnseen({ marker, awaited }: Pick<FieldUnit, 'marker' | 'awaited'>): boolean {
  return marker !== null || awaited !== null;
}

function unseenBy(side: SideId, { units }: FieldState): string[] {
  return Object.values(units).flatMap(unit => (unit.side !== side && isUnseen(unit) ? [unit.id] : []));
}

/** The hidden enemies that something names. What a side has written itself it may have written while it saw them. */
function namedIn(value: unknown, hidden: Iterable<string>): string[] {
  const text = JSON.stringify(value, (key, held) => (key === 'order' || key === 'orders' ? undefined : held));
  return [...hidden].filter(id => new RegExp(`(?<![\\w-])${id}(?![\\w-])`).test(text));
}

function unitOf(event: object): string {
  return 'unit' in event && typeof event.unit === 'string' ? event.unit : '';
}

/** Whether an event is one in which the enemy reads what he has captured. */
function isReadByTheEnemy(event: { readonly kind: string }): boolean {
  return event.kind === 'dispatch' && 'fate' in event && event.fate === 'captured';
}

/**
 * Nothing that a side may see or be told names an enemy who is hidden or awaited at that moment; and what was told and what is
 * so agree on who is. Says how many hidden units were looked for.
 */
export function insistOnSecrecy<T extends FieldTerms>(ruleset: Ruleset<T>, steps: readonly Battle<T>[]): number {
  let unseen = 0;
  for (const side of steps.slice(0, 1).flatMap(({ scenario }) => ruleset.sides(scenario))) {
    const hidden = new Set(steps.slice(0, 1).flatMap(({ state }) => unseenBy(side, state)));
    for (const step of steps) {
      const { view, requests } = viewOf(ruleset, step, side);
      for (const event of eventsOf(step, side)) follow(event, step, side, hidden);
      const now = unseenBy(side, step.now);
      unseen += now.length;
      expect(namedIn([view, requests], now)).toEqual([]);
      expect(now.filter(id => step.now.units[id]?.gone === null && !hidden.has(id))).toEqual([]);
    }
  }
  return unseen;
}

function follow<T extends FieldTerms>(event: Told<T>, { now }: Battle<T>, side: SideId, hidden: Set<string>): void {
  const { kind } = event;
  const unit = unitOf(event);
  if (kind === 'revealed' || kind === 'arrived') hidden.delete(unit);
  if (!isReadByTheEnemy(event)) expect(namedIn(event, hidden), JSON.stringify(event)).toEqual([]);
  if (kind === 'hidden' && now.units[unit]?.side !== side) hidden.add(unit);
}

/**
 * Has the markers of real units and the phantoms of a side's enemy change places, wherever nobody knows which is which; says how
 * many did.
 */
export function swapMarkers(state: FieldState, side: SideId, next: () => number): number {
  let swapped = 0;
  for (const phantom of state.phantoms.filter(each => each.side !== side)) {
    const real = Object.values(state.units).filter(
      unit => unit.side === phantom.side && unit.marker !== null && !unit.declared && unit.gone === null,
    );
    const unit = real[next() % Math.max(1, real.length)];
    if (unit === undefined || unit.marker === null) continue;
    const [marker, at] = [unit.marker, unit.at];
    unit.marker = phantom.marker;
    unit.at = phantom.at;
    Object.assign(phantom, { marker, at });
    swapped++;
  }
  return swapped;
}
