import { describe, expect, it } from 'vitest';
import { conductAtShips, haveLanded, ridesIntoWater, waitsAshore } from '../../../src/rulesets/wrg/bots/landing.js';
import { wrgView } from '../../../src/rulesets/wrg/view.js';
import { type Piece, setUp, unitIn } from '../turn/table-top.js';

/** What a crew does that may land, as enemies of this kind stand so far before it. */
function landing(crew: Partial<Piece>, enemy: Partial<Piece>, away: number) {
  const game = setUp({
    pieces: [
      { id: 'rome-crew', at: [500, 200], ...crew },
      { id: 'gaul-band', at: [500, 200 + away], ...enemy },
    ],
  });
  const view = wrgView(game.state, 'rome', game.scenario, game.rules);
  const unit = view.units['rome-crew'];
  if (unit === undefined) throw new Error('nobody is aboard');
  return conductAtShips(unit, { unit: 'rome-crew', charges: [], mayHalt: false, mayLand: true }, view, game.rules);
}

describe('a crew on a beach', () => {
  const archers = { type: 'li', weapons: ['bow'], shield: false } as const;
  const horse = { type: 'hc', weapons: ['lance'] } as const;

  it('shoots from the deck while horse is near that would ride it down half over the side (wrg/ship/wading)', () => {
    expect(landing(archers, horse, 120)).toBeUndefined();
    expect(landing(archers, horse, 240)).toEqual({ lands: true });
    expect(landing(archers, {}, 120)).toEqual({ lands: true });
    expect(landing({ type: 'lmi', weapons: ['javelins'] }, horse, 240)).toEqual({ lands: true });
  });
});

describe('horse on a beach', () => {
  const line: [number, number][] = [
    [0, 75],
    [1000, 75],
  ];

  /** What the general of Gaul makes of a crew so far from the edge of the sea: aboard, in the surf, or ashore. */
  function crewAt(y: number, aboard: boolean, later = false) {
    const game = setUp({
      features: [{ kind: 'river', id: 'surf', name: 'the surf', width: 150, line }],
      pieces: [
        { id: 'rome-crew', at: [500, 300], be: aboard ? { aboard: { ship: 'gull' } as never } : {} },
        { id: 'gaul-horse', type: 'hc', weapons: ['javelins'], at: [500, 400] },
      ],
    });
    const crew = unitIn(game, 'rome-crew');
    crew.placed = { ...crew.placed, at: { x: 500, y } };
    const view = { ...wrgView(game.state, 'gaul', game.scenario, game.rules), ships: {} };
    const [there, seen] = [view.units['gaul-horse'], view.units['rome-crew']];
    const horse = there === undefined || !later ? there : { ...there, away: { from: 8 } as never };
    if (horse === undefined || seen === undefined) throw new Error('nobody is there');
    return {
      waits: waitsAshore(horse, view, game.rules),
      landed: haveLanded(horse, view, game.rules),
      intoWater: ridesIntoWater(seen, horse, view, game.rules),
    };
  }

  it('waits for raiders who are still aboard, and rides at those who have come ashore', () => {
    expect(crewAt(100, true)).toMatchObject({ waits: true, landed: false });
    expect(crewAt(200, false)).toEqual({ waits: false, landed: true, intoWater: false });
  });

  it('is for whoever has come ashore by then, where it comes on later', () => {
    expect(crewAt(100, true, true)).toMatchObject({ waits: false });
  });

  it('does not ride into the surf after those who stand in it (wrg/ship/wading)', () => {
    expect(crewAt(100, false)).toEqual({ waits: false, landed: false, intoWater: true });
  });
});
