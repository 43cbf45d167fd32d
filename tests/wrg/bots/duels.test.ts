import { describe, expect, it } from 'vitest';
import { outfights, SURE } from '../../../src/rulesets/wrg/bots/duels.js';
import { wrgRules } from '../../../src/rulesets/wrg/rules.js';
import { wrgView } from '../../../src/rulesets/wrg/view.js';
import { type Piece, setUp } from '../turn/table-top.js';

const rules = wrgRules();

/** A chief on foot, whom a rider has before him. */
const afoot = { type: 'hi', weapons: ['two-handed-axe'] } as const;

/** Whether Caesar thinks on his horse that he beats a chief of the Gauls, with others near. */
const dares = (chief: Partial<Piece>, enough: number, others: readonly Piece[] = [], ridesOut = false) => {
  const game = setUp({
    pieces: [
      { id: 'rome-guard', type: 'lc', class: 'A', weapons: ['javelins'], at: [500, 400], figures: 6 },
      { id: 'gaul-guard', type: 'lc', at: [500, 401], facing: 'S', figures: 6, ...chief },
      ...others,
    ],
    generals: [
      { id: 'rome-caesar', with: 'rome-guard' },
      { id: 'gaul-chief', with: 'gaul-guard' },
    ],
  });
  return outfights(
    { general: 'rome-caesar', ridesOut },
    'gaul-chief',
    enough,
    wrgView(game.state, 'rome', game.scenario, rules),
    rules,
  );
};

describe('a general who weighs a duel', () => {
  it('challenges whom he is sure to beat, and not his equal [wrg/general/challenge/result]', () => {
    expect(dares(afoot, SURE)).toBe(true);
    expect(dares({ type: 'lc', weapons: ['javelins'] }, SURE)).toBe(false);
  });

  it('rides out between the lines only against one whom he beats as surely [wrg/general/challenge/sequence]', () => {
    expect(dares(afoot, SURE, [], true)).toBe(true);
    expect(dares({ type: 'lc', weapons: ['javelins'] }, SURE, [], true)).toBe(false);
  });

  it('does not where elephants frighten his horse [wrg/general/challenge/disorganisation]', () => {
    const elephants: Piece = {
      id: 'gaul-elephants',
      type: 'elephant',
      figures: 2,
      files: 2,
      at: [560, 401],
      facing: 'S',
    };
    expect(dares(afoot, SURE, [elephants])).toBe(false);
    expect(dares(afoot, SURE, [{ ...elephants, at: [900, 700] }])).toBe(true);
  });
});
