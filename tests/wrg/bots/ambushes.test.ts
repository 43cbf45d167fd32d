import { describe, expect, it } from 'vitest';
import type { RequestOf } from '../../../src/battle/index.js';
import { lineOfBattle } from '../../../src/rulesets/wrg/bots/line-of-battle.js';
import type { WrgTerms } from '../../../src/rulesets/wrg/terms.js';
import { wrgView } from '../../../src/rulesets/wrg/view.js';
import { type Piece, play, setUp } from '../turn/table-top.js';

const general = lineOfBattle();

const wood = {
  kind: 'wood',
  id: 'thicket',
  name: 'the thicket',
  outline: [
    [200, 220],
    [400, 220],
    [400, 320],
    [200, 320],
  ],
} as const;
const hidden: Piece = {
  id: 'gaul-hidden',
  type: 'lmi',
  weapons: ['javelins'],
  at: [300, 270],
  facing: 'NE',
  away: 'ambush',
  order: 'AMBUSH',
};
/** They have gone past the wood, and show it their backs. */
const legion: Piece = { id: 'rome-legion', type: 'hi', at: [400, 400], facing: 'N', figures: 24, files: 12 };
const line: Piece = { id: 'gaul-line', type: 'hi', at: [400, 500], figures: 24, files: 12 };

/** The orders that the Gauls are given. */
function given(pieces: readonly Piece[], be: Piece['be'] = {}, led = 'gaul-hidden') {
  const game = setUp({
    pieces: [{ ...hidden, be }, ...pieces],
    features: [{ ...wood, outline: wood.outline.map(([x, y]) => [x, y] as [number, number]) }],
    generals: [{ id: 'gaul-mago', with: led, inFront: true }],
  });
  const answers = (request: RequestOf<WrgTerms>) =>
    request.side === 'gaul'
      ? general.answer(request, wrgView(game.state, 'gaul', game.scenario, game.rules), game.rules)
      : undefined;
  return play(game, { answers }, ['orders'])
    .of('order')
    .filter(({ unit }) => unit === 'gaul-hidden')
    .map(({ order }) => order);
}

describe('an ambush', () => {
  it('is sprung at the back of those who have gone past, when they have friends of its own before them', () => {
    expect(given([legion, line])).toEqual(['ATTACK rome-legion']);
  });

  it('waits as long as they would turn to it with all they have', () => {
    expect(given([legion, { ...line, at: [400, 700] }])).toEqual([]);
  });

  it('waits for those who still come on', () => {
    expect(given([{ ...legion, at: [300, 120] }, line])).toEqual([]);
  });

  it('goes at whoever is there when it has been found', () => {
    const coming: Piece = { ...legion, at: [300, 120] };
    expect(given([coming, line], { hidden: null })).toEqual(['ATTACK rome-legion']);
  });

  it('is what they are ordered who lie hidden when the battle begins', () => {
    const game = setUp({
      pieces: [hidden, legion, line],
      features: [{ ...wood, outline: wood.outline.map(([x, y]) => [x, y] as [number, number]) }],
    });
    const view = wrgView({ ...game.state, period: 1 }, 'gaul', game.scenario, game.rules);
    const unit = view.units['gaul-hidden'];
    if (unit !== undefined) Object.assign(unit, { order: null });
    const units = [{ unit: 'gaul-hidden', by: ['written' as const] }];
    const request = { kind: 'orders', id: 'orders:gaul', side: 'gaul', clause: 'wrg/orders/written-at-start', units };
    const answer = general.answer(request as RequestOf<WrgTerms>, view, game.rules);
    expect(answer).toMatchObject({ 'gaul-hidden': { order: 'AMBUSH' } });
  });

  it('has those of it who lie beside their general sprung by the signal that was agreed on for them', () => {
    const beside = { ...hidden, id: 'gaul-beside', at: [294, 286] as const };
    const game = setUp({
      pieces: [{ ...hidden, at: [330, 250] }, beside, legion, line],
      features: [{ ...wood, outline: wood.outline.map(([x, y]) => [x, y] as [number, number]) }],
      generals: [{ id: 'gaul-mago', with: 'gaul-hidden', inFront: true }],
      armies: {
        gaul: { signals: [{ by: 'trumpet', name: 'now', means: 'ATTACK rome-legion', units: ['gaul-beside'] }] },
      },
    });
    const answers = (request: RequestOf<WrgTerms>) =>
      request.side === 'gaul'
        ? general.answer(request, wrgView(game.state, 'gaul', game.scenario, game.rules), game.rules)
        : undefined;
    const { of } = play(game, { answers }, ['orders']);
    expect(of('signal')).toMatchObject([{ signal: 'ATTACK rome-legion', units: ['gaul-beside'] }]);
    expect(of('order').map(({ unit }) => unit)).toContain('gaul-hidden');
  });

  it('declares no charge at who has gone past it before he has come to blows', () => {
    const declared = (lineAt: readonly [number, number]) => {
      const game = setUp({
        pieces: [
          { ...hidden, at: [360, 318], facing: 'N' },
          { ...legion, at: [360, 372] },
          { ...line, at: lineAt },
        ],
        features: [{ ...wood, outline: wood.outline.map(([x, y]) => [x, y] as [number, number]) }],
        generals: [{ id: 'gaul-mago', with: 'gaul-hidden', inFront: true }],
      });
      const answers = (request: RequestOf<WrgTerms>) =>
        request.side === 'gaul'
          ? general.answer(request, wrgView(game.state, 'gaul', game.scenario, game.rules), game.rules)
          : undefined;
      return play(game, { answers, seed: 1 }, ['declarations'])
        .of('declared')
        .map(({ unit }) => unit);
    };
    expect(declared([360, 470])).toContain('gaul-hidden');
    expect(declared([360, 700])).toEqual([]);
  });
});
