import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Battle, eventsOf, playOut, startBattle, viewOf } from '../../src/battle/index.js';
import {
  type AncientScenarioFile,
  ancientMedieval,
  ancientWindows,
} from '../../src/rulesets/cady/ancient-medieval/index.js';
import type { FieldState } from '../../src/rulesets/cady/common/turn/state.js';
import { musketWindows } from '../../src/rulesets/cady/musket/index.js';
import { drawView, introduce, look, type NamedTerms, tellEvents, type Windows } from '../../src/windows/index.js';
import { isUnseen, swapMarkers } from '../cady/secrets.js';

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../examples/scenarios/${name}.json`, import.meta.url), 'utf8'));

/** The terms of any of Cady's periods. */
type FieldTerms = NamedTerms & { state: FieldState };

/** A battle between two bots, standstill by standstill. */
function stepsOf<T extends FieldTerms>(
  { ruleset, bots }: Windows<T>,
  scenario: unknown,
  { seed, maxTurns }: { readonly seed: number; readonly maxTurns: number },
): readonly Battle<T>[] {
  const begun = startBattle(ruleset, scenario, { seed });
  const steps = [begun];
  const [bot] = Object.values(bots);
  const commanders = Object.fromEntries(
    ruleset.sides(begun.scenario).map((side, i) => [side, bot!(i, begun.scenario)]),
  );
  playOut(ruleset, begun, commanders, { maxTurns, onStep: step => steps.push(step) });
  return steps;
}

/** All that a side is shown of a battle as it stands. */
function shown<T extends FieldTerms>(windows: Windows<T>, battle: Battle<T>, side: string, from = battle): string {
  const seen = viewOf(windows.ruleset, battle, side);
  const events = eventsOf(from, side);
  return [
    drawView(windows, seen, battle, { events }),
    look(windows, seen, battle),
    tellEvents(windows, events, battle, { side }),
  ].join('\n');
}

/** Whoever is hidden is named nowhere; whoever is one's own, somewhere. Says how many were looked for. */
function insistOnSilence<T extends FieldTerms>(windows: Windows<T>, steps: readonly Battle<T>[], side: string): number {
  let looked = 0;
  for (const step of steps) {
    const units = Object.values(step.now.units);
    const text = shown(windows, step, side);
    const told = JSON.stringify(eventsOf(step, side));
    // What tells that somebody went out of sight, or of what a rider of his was caught with, names him.
    const hidden = units.filter(unit => unit.side !== side && isUnseen(unit) && !told.includes(`"${unit.id}"`));
    for (const { id, name } of hidden) {
      expect(text).not.toContain(name);
      expect(text).not.toMatch(new RegExp(`(?<![\\w-])${id}(?![\\w-])`));
      looked += 1;
    }
    for (const { id, name, gone, side: its } of units) {
      if (its === side && gone === null) expect(text.includes(id) || text.includes(name)).toBe(true);
    }
  }
  return looked;
}

/** The same is shown whoever of the enemy is hidden, behind whichever marker. Says how many were disguised. */
function insistOnBlankMarkers<T extends FieldTerms>(
  windows: Windows<T>,
  steps: readonly Battle<T>[],
  side: string,
): number {
  let disguised = 0;
  for (const step of steps) {
    const now = structuredClone(step.now);
    disguised += swapMarkers(now, side, () => 0);
    for (const unit of Object.values(now.units)) {
      if (unit.side === side || !isUnseen(unit)) continue;
      Object.assign(unit, { figures: 1, facing: 10, order: 'N' });
      disguised += 1;
    }
    expect(shown(windows, { ...step, now }, side, step)).toBe(shown(windows, step, side));
  }
  return disguised;
}

describe('what a side is shown of a battle with hidden troops', () => {
  const ambush = stepsOf(ancientWindows, read('ambush-at-birkenholt'), { seed: 5, maxTurns: 4 });
  const relief = stepsOf(musketWindows, read('relief-of-marley'), { seed: 5, maxTurns: 5 });

  it.each(['earl', 'hillmen'])('names nobody who is hidden from %s', side => {
    expect(insistOnSilence(ancientWindows, ambush, side)).toBeGreaterThan(5);
  });

  it.each(Object.keys(relief[0]!.scenario.sides))('names nobody with a musket who is hidden from %s', side => {
    expect(insistOnSilence(musketWindows, relief, side)).toBeGreaterThan(0);
  });

  it.each(['earl', 'hillmen'])('is the same for %s, whoever is hidden, behind whichever marker', side => {
    expect(insistOnBlankMarkers(ancientWindows, ambush, side)).toBeGreaterThan(0);
  });

  it('is the same of muskets, whoever is hidden', () => {
    const disguised = Object.keys(relief[0]!.scenario.sides).map(side =>
      insistOnBlankMarkers(musketWindows, relief, side),
    );
    expect(Math.max(...disguised)).toBeGreaterThan(0);
  });

  it('is made of the view: what came over a wire as JSON is drawn like what did not', () => {
    for (const step of ambush.slice(0, 6)) {
      const { scenario, houseRules } = step;
      const seen = viewOf(ancientMedieval, step, 'earl');
      const sent: typeof seen = JSON.parse(JSON.stringify(seen));
      expect(drawView(ancientWindows, sent, { scenario, houseRules })).toBe(drawView(ancientWindows, seen, step));
    }
  });
});

describe('an introduction', () => {
  const ambush: AncientScenarioFile = read('ambush-at-birkenholt');
  const battle = startBattle(ancientMedieval, ambush, { seed: 1 });

  it('for the referee holds both armies with their points', () => {
    const text = introduce(ancientWindows, battle);
    expect(text).toContain("Black Rob's axes");
    expect(text).toContain("The Earl's column: 952 points");
    expect(text).toContain('The hillmen: 848 points');
  });

  it('for a side holds its own army, and of its enemy those in the open', () => {
    const text = introduce(ancientWindows, battle, 'earl');
    expect(text).toContain("The Earl's column: 952 points");
    expect(text).toContain('The hillmen: in sight');
    expect(text).toContain('The watch at the cross');
    for (const hidden of ["Black Rob's axes", 'The dalesmen', 'The foresters', '848']) {
      expect(text).not.toContain(hidden);
    }
  });

  it('for a side is the same, whatever its enemy hides', () => {
    const { hillmen, earl } = ambush.sides;
    const units = hillmen!.units.map(unit => (unit.id === 'hill-riders' ? { ...unit, figures: 8 } : unit));
    const other = { ...ambush, sides: { earl: earl!, hillmen: { ...hillmen!, units, phantoms: [] } } };
    const changed = startBattle(ancientMedieval, other, { seed: 1 });
    expect(introduce(ancientWindows, changed, 'earl')).toBe(introduce(ancientWindows, battle, 'earl'));
    expect(introduce(ancientWindows, changed)).not.toBe(introduce(ancientWindows, battle));
  });
});
