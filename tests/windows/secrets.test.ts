import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Battle, eventsOf, playOut, startBattle, type Told, viewOf } from '../../src/battle/index.js';
import {
  type AncientScenarioFile,
  type AncientTerms,
  ancientMedieval,
  ancientWindows,
} from '../../src/rulesets/cady/ancient-medieval/index.js';
import { drawView, introduce, look, tellEvents } from '../../src/windows/index.js';
import { isUnseen, swapMarkers } from '../cady/secrets.js';

const ambush: AncientScenarioFile = JSON.parse(
  readFileSync(new URL('../../examples/scenarios/ambush-at-birkenholt.json', import.meta.url), 'utf8'),
);
const sides = ['earl', 'hillmen'];

/** The ambush between two bots, standstill by standstill. */
function stepsOf(seed: number, maxTurns: number): readonly Battle<AncientTerms>[] {
  const steps: Battle<AncientTerms>[] = [];
  const bot = ancientMedieval.bots['advance-and-hold']!;
  const begun = startBattle(ancientMedieval, ambush, { seed });
  playOut(ancientMedieval, begun, { earl: bot(1), hillmen: bot(2) }, { maxTurns, onStep: step => steps.push(step) });
  return [begun, ...steps];
}

/** All that a side is shown of a battle as it stands. */
function shown(battle: Battle<AncientTerms>, side: string, events: readonly Told<AncientTerms>[]): string {
  const seen = viewOf(ancientMedieval, battle, side);
  return [
    drawView(ancientWindows, seen, battle, { events }),
    look(ancientWindows, seen, battle),
    tellEvents(ancientWindows, events, battle, { side }),
  ].join('\n');
}

describe('what a side is shown of a battle with hidden troops', () => {
  const steps = stepsOf(5, 4);

  it.each(sides)('names nobody who is hidden from %s, and is no poorer for it', side => {
    let looked = 0;
    for (const step of steps) {
      const hidden = Object.values(step.now.units).filter(unit => unit.side !== side && isUnseen(unit));
      const text = shown(step, side, eventsOf(step, side));
      // Whoever goes into hiding is named by what tells of it, and nowhere else.
      const gone = step.events.flatMap(event => (event.kind === 'hidden' ? [event.unit] : []));
      for (const { id, name } of hidden.filter(unit => !gone.includes(unit.id))) {
        expect(text).not.toContain(name);
        expect(text).not.toMatch(new RegExp(`(?<![\\w-])${id}(?![\\w-])`));
        looked += 1;
      }
      const own = Object.values(step.now.units).filter(unit => unit.side === side && unit.gone === null);
      for (const { id } of own) expect(text).toContain(id);
    }
    expect(looked).toBeGreaterThan(5);
  });

  it.each(sides)('is the same picture for %s, whatever stands behind which marker', side => {
    let swapped = 0;
    for (const step of steps) {
      const now = structuredClone(step.now);
      swapped += swapMarkers(now, side, () => 0);
      const disguised = { ...step, now };
      for (const unit of Object.values(now.units)) {
        if (unit.side !== side && isUnseen(unit)) Object.assign(unit, { figures: 1, facing: 10, order: 'N' });
      }
      const events = eventsOf(step, side);
      expect(shown(disguised, side, events)).toBe(shown(step, side, events));
    }
    expect(swapped).toBeGreaterThan(0);
  });

  it('is made of the view: what came over a wire as JSON is drawn like what did not', () => {
    for (const step of steps.slice(0, 6)) {
      const { scenario, houseRules } = step;
      const seen = viewOf(ancientMedieval, step, 'earl');
      const sent: typeof seen = JSON.parse(JSON.stringify(seen));
      expect(drawView(ancientWindows, sent, { scenario, houseRules })).toBe(drawView(ancientWindows, seen, step));
    }
  });
});

describe('an introduction', () => {
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
