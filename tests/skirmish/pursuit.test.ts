/** Who goes after enemies that give way, and who stays. */
import { describe, expect, it } from 'vitest';
import { scripted } from '../../src/dice/index.js';
import { type Figure, freshTurn, type SkirmishState } from '../../src/rulesets/skirmish/state.js';
import type { SkirmishContext } from '../../src/rulesets/skirmish/terms.js';
import { makeMove } from '../../src/rulesets/skirmish/turn/moves.js';
import { setPursuit } from '../../src/rulesets/skirmish/turn/pursuing.js';
import { skirmishRulesUnder } from '../rules-under.js';
import { field, knight, mustered } from './trial.js';

const TOUCH = 0.75;

const figureOf = ({ figures }: SkirmishState, id: string): Figure => {
  const figure = figures[id];
  if (figure === undefined) throw new Error(`no ${id}`);
  return figure;
};

describe('who must pursue', () => {
  /** Red’s knight has charged blue’s this turn, and what becomes of him. */
  const pursuesAfter = (change: (state: SkirmishState) => void, rules = skirmishRulesUnder({})) => {
    const { state, context } = mustered(
      field([knight('b1', [30, 20])], [knight('r1', [30, 20 + TOUCH], { facing: 'S' }), knight('r2', [50, 50])]),
      rules,
    );
    const [b1, r1] = [figureOf(state, 'b1'), figureOf(state, 'r1')];
    b1.turn.chargedBy = ['r1'];
    r1.turn.charge = { at: 'b1', how: 'charge' };
    for (const figure of [b1, r1]) figure.turn.contactFrom = 0.5;
    change(state);
    setPursuit(state, context as SkirmishContext);
    return b1.pursues;
  };

  it('is whoever stood to be charged as well as who charged, when his opponents go (skirmish/melee/pursuit)', () => {
    expect(pursuesAfter(() => {})).toBe(0);
    const goes = pursuesAfter(state => {
      figureOf(state, 'r1').does = 'retreats';
    });
    expect(goes).toBe(1);
  });

  it('though he is craven himself, or is not (skirmish/ruling/pursuers-of-no-nerve)', () => {
    const bothGo = (state: SkirmishState) => {
      figureOf(state, 'r1').does = 'retreats';
      figureOf(state, 'b1').does = 'no-advance';
    };
    expect(pursuesAfter(bothGo)).toBe(1);
    const stays = skirmishRulesUnder({ 'skirmish/ruling/pursuers-of-no-nerve': 'stay-or-go-back' });
    expect(pursuesAfter(bothGo, stays)).toBe(0);
  });

  it('and nobody whose opponents have yielded', () => {
    const yields = pursuesAfter(state => {
      figureOf(state, 'r1').yielded = 'blue';
    });
    expect(yields).toBe(0);
  });
});

describe('who follows up', () => {
  /** Red’s man walks out of a melee that stood when the turn began; what happens to blue’s, who touched him. */
  const blueAfter = (change: (b1: Figure) => void) => {
    const file = field(
      [knight('b1', [30, 20]), knight('b2', [5, 5])],
      [knight('r1', [30, 20 + TOUCH], { facing: 'N', armour: 'full-plate', shield: true }), knight('r2', [50, 50])],
    );
    const { state, context } = mustered(file);
    const [b1, r1] = [figureOf(state, 'b1'), figureOf(state, 'r1')];
    for (const [one, other] of [
      [b1, r1],
      [r1, b1],
    ] as const)
      one.turn = freshTurn(one.at, one.facing, [other.id]);
    change(b1);
    const asked: string[] = [];
    const command = {
      ask: (request: { kind: string; figures: readonly string[] }) => {
        asked.push(...request.figures);
        return { figures: request.figures };
      },
    };
    // A blow that misses.
    const full = { ...context, turn: 1, dice: scripted([1, 6]), tell: () => {}, command } as unknown as SkirmishContext;
    makeMove(r1, { bearing: 0, length: 4, pace: 'walk' }, 'move', state, full);
    expect(r1.turn.moved).toBeGreaterThan(3);
    return { moved: b1.turn.moved, asked };
  };

  it('is a man who is on his feet and his own master (skirmish/melee/follow-up, skirmish/melee/pursuit)', () => {
    expect(blueAfter(() => {}).moved).toBeGreaterThan(3);
    const sergeant = blueAfter(b1 => {
      b1.man = { ...b1.man, class: 'sergeant' };
    });
    expect(sergeant.asked).toEqual(['b1']);
  });

  it('and nobody who lies on the ground (skirmish/falling/prone)', () => {
    const lies = (of: 'knight' | 'sergeant') =>
      blueAfter(b1 => {
        b1.man = { ...b1.man, class: of };
        b1.down = 99;
      });
    expect([lies('knight'), lies('sergeant')]).toEqual([
      { moved: 0, asked: [] },
      { moved: 0, asked: [] },
    ]);
  });

  it('nor of his own will whom his nerve keeps from going forward (skirmish/morale/craven, skirmish/morale/resolute)', () => {
    for (const does of ['no-advance', 'retreats', 'rallies'] as const)
      expect(
        blueAfter(b1 => {
          b1.man = { ...b1.man, class: 'sergeant' };
          b1.does = does;
        }),
      ).toEqual({ moved: 0, asked: [] });
  });
});
