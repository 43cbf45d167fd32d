import { describe, expect, it } from 'vitest';
import { conductAtShips } from '../../../src/rulesets/wrg/bots/landing.js';
import { wrgView } from '../../../src/rulesets/wrg/view.js';
import { type Piece, setUp } from '../turn/table-top.js';

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
