import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { answer, type Battle, rulesInForce, startBattle, undo, viewOf } from '../../src/battle/index.js';
import { loadAnyWindows, RuleViolation } from '../../src/index.js';
import type { NamedTerms, Windows } from '../../src/windows/index.js';

/** Battles in which bots are asked much, and how many turns of them. */
const battles = [
  ['carrhae-53-bc', 6],
  ['naseby-1645', 3],
  ['raid-on-thornley-manor', 4],
  ['relief-of-marley', 7],
  ['heraclea-280-bc', 5],
] as const;

/** What a side was shown when it last answered, and what has been decided and thrown since all that was asked together was answered. */
interface Answered<T extends NamedTerms> {
  readonly before: Battle<T>;
  readonly since: string[];
}

/** Whatever stands in a view and is another side's. */
function othersIn(view: unknown, side: string): string {
  const found: string[] = [];
  JSON.stringify(view, (_key, value: unknown) => {
    if (typeof value === 'object' && value !== null && 'side' in value && value.side !== side) {
      found.push(JSON.stringify(value));
    }
    return value;
  });
  return found.sort().join('\n');
}

/** Plays bots against each other, one answer at a time, and lets each side try to take back its last one after every question. */
function undoneIn<T extends NamedTerms>({ ruleset, bots }: Windows<T>, scenario: unknown, turns: number) {
  const last = new Map<string, Answered<T>>();
  const granted: string[] = [];
  const leaks: string[] = [];
  let battle = startBattle(ruleset, scenario, { seed: 3 });
  const rules = rulesInForce(ruleset, battle);
  const [bot] = Object.values(bots);
  const commanders = new Map(ruleset.sides(battle.scenario).map((side, i) => [side, bot?.(i + 1, battle.scenario)]));

  function tryAll(): void {
    for (const [side, { before, since }] of last) {
      const taken = takenBack(ruleset, battle, side);
      if (taken === undefined) continue;
      granted.push(side);
      const [now, then] = [battle, taken].map(each => viewOf(ruleset, each, side));
      if (since.length > 0) leaks.push(`${side} knows of ${since.join(', ')}`);
      if (othersIn(now?.view, side) !== othersIn(then?.view, side)) leaks.push(`${side} has seen the enemy move`);
      expect(othersIn(then?.view, side)).toBe(othersIn(viewOf(ruleset, before, side).view, side));
    }
  }

  while (battle.outcome === null && battle.turn <= turns) {
    const together = battle;
    for (const { side, id, ...rest } of together.pending) {
      const before = battle;
      const request = { side, id, ...rest } as (typeof together.pending)[number];
      const given = commanders.get(side)?.answer(request, viewOf(ruleset, battle, side).view, rules);
      battle = answer(ruleset, battle, [{ side, id, answer: given }]);
      last.set(side, { before, since: [] });
    }
    // Now it is open.
    const open = new Set(together.pending.map(({ side }) => side));
    for (const [side, { since }] of last) {
      for (const other of open) if (other !== side) since.push(`the answer of ${other}`);
      const thrown = battle.events.some(({ rolls, seenBy }) => rolls !== undefined && (seenBy?.includes(side) ?? true));
      if (thrown) since.push('dice');
    }
    tryAll();
  }
  return { granted, leaks };
}

function takenBack<T extends NamedTerms>(ruleset: Windows<T>['ruleset'], battle: Battle<T>, side: string) {
  try {
    return undo(ruleset, battle, side);
  } catch (fault) {
    if (fault instanceof RuleViolation) return undefined;
    throw fault;
  }
}

test.each(battles)('in %s nobody takes back what he answered before he learnt something', async (name, turns) => {
  const scenario: unknown = JSON.parse(readFileSync(`examples/scenarios/${name}.json`, 'utf8'));
  const { ruleset } = scenario as { readonly ruleset: string };
  const { leaks, granted } = (await loadAnyWindows(ruleset))(windows => undoneIn(windows, scenario, turns));
  expect(leaks).toEqual([]);
  expect(granted.length).toBeGreaterThanOrEqual(name === 'naseby-1645' ? 20 : 0);
});
