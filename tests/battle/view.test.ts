import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answer, type Battle, eventsOf, playOut, type SideId, viewOf } from '../../src/battle/index.js';
import { bots, scenario, started, type ToyTerms, toy } from './toy.js';
import { violations } from './violations.js';

function atPlans(seed: number, blueReserve: number): Battle<ToyTerms> {
  const input = { ...scenario, reserve: { ...scenario.reserve, blue: blueReserve } };
  const battle = answer(toy, started(seed, input), [{ side: 'red', id: 'banner red', answer: 'lion' }]);
  return answer(toy, battle, [{ side: 'blue', id: 'banner blue', answer: 'bear' }]);
}

describe('a view', () => {
  it('does not change with what is hidden from the side: seed, dice, the reserve and the plan of the other', () => {
    fc.assert(
      fc.property(
        fc.nat(),
        fc.nat(),
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 1, max: 40 }),
        fc.option(fc.string()),
        fc.option(fc.string()),
        (seed, otherSeed, reserve, otherReserve, note, otherNote) => {
          const one = plannedByBlue(atPlans(seed, reserve), note);
          const two = plannedByBlue(atPlans(otherSeed, otherReserve), otherNote);
          expect(JSON.stringify(viewOf(toy, one, 'red'))).toBe(JSON.stringify(viewOf(toy, two, 'red')));
        },
      ),
    );
  });

  function plannedByBlue(battle: Battle<ToyTerms>, note: string | null): Battle<ToyTerms> {
    return note === null
      ? battle
      : answer(toy, battle, [{ side: 'blue', id: 'plan blue', answer: { commit: 1, note } }]);
  }

  it('shows a side its own requests, and the state at the moment they were asked', () => {
    const battle = atPlans(1, 5);
    const { requests, turn, phase, view } = viewOf(toy, battle, 'blue');
    expect(requests.map(({ id }) => id)).toEqual(['plan blue']);
    expect({ turn, phase }).toEqual({ turn: 1, phase: 'plan' });
    expect(view).toEqual({ men: scenario.men, banner: { red: 'lion', blue: 'bear' }, ownReserve: 5, ownPlan: null });
  });

  it('tells a side what it may know, and not who else knows it', () => {
    const seen: Record<SideId, string[]> = { red: [], blue: [] };
    const all: string[] = [];
    playOut(toy, started(), bots(), {
      onStep(battle) {
        all.push(...eventsOf(battle).map(event => event.kind));
        for (const side of ['red', 'blue']) {
          const events = viewOf(toy, battle, side).events;
          expect(events.every(event => !('seenBy' in event))).toBe(true);
          for (const event of events) {
            if (event.kind === 'planned') expect(event.side).toBe(side);
            seen[side]!.push(event.kind);
          }
        }
      },
    });
    const planned = (kinds: readonly string[]) => kinds.filter(kind => kind === 'planned').length;
    expect(planned(all)).toBeGreaterThan(0);
    expect(planned(seen.red!)).toBe(planned(all) / 2);
    expect(seen.red!.length).toBe(all.length - planned(all) / 2);
    expect(seen.blue!.length).toBe(seen.red!.length);
  });

  it('is of a side of the battle', () => {
    expect(violations(() => viewOf(toy, started(), 'green'))).toEqual(['side: green is no side of this battle']);
  });
});
