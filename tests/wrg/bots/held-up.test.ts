import { describe, expect, it } from 'vitest';
import { pastFriends } from '../../../src/rulesets/wrg/bots/held-up.js';
import { wrgView } from '../../../src/rulesets/wrg/view.js';
import { type Piece, setUp } from '../turn/table-top.js';

/** The order of a band behind friends who hold, or stand from one end of the table to the other. */
function ordered(heldUp: number, friends: readonly Piece[], rear: Partial<Piece> = {}) {
  const game = setUp({
    pieces: [
      { id: 'gaul-rear', at: [500, 560], order: 'ATTACK rome-legion', weapons: ['javelins'], ...rear, be: { heldUp } },
      ...friends,
      { id: 'rome-legion', at: [500, 300] },
      { id: 'rome-horse', type: 'hc', figures: 6, files: 6, at: [940, 560] },
    ],
  });
  const { state, scenario, rules } = game;
  const view = wrgView(state, 'gaul', scenario, rules);
  const unit = view.units['gaul-rear'];
  return unit === undefined ? undefined : pastFriends(unit, view, rules, { wing: 'left' });
}

const holding: Piece = { id: 'gaul-front', at: [500, 520], order: 'HOLD' };

describe('a band that friends keep where it stands', () => {
  it('waits for them a period, and is then sent past them and at its enemy', () => {
    expect(ordered(1, [holding])).toBeUndefined();
    expect(ordered(2, [holding])).toMatch(
      /^MOVE TO \(\d+ \d+\); MOVE TO \(\d+ \d+\); ATTACK rome-legion; ATTACK rome-horse$/,
    );
  });

  it('does not march round light foot, which gets out of its way', () => {
    const screen: Piece = { ...holding, id: 'gaul-screen', type: 'li', order: 'SKIRMISH', weapons: ['javelins'] };
    expect(ordered(2, [screen])).toMatch(/^ATTACK rome-horse/);
  });

  it('goes for another enemy where there is no way past them', () => {
    const wall = [80, 220, 360, 500, 640, 780, 920].map(
      (x, at): Piece => ({ ...holding, id: `gaul-${at}`, at: [x, 520], figures: 23, files: 23 }),
    );
    expect(ordered(2, wall)).toBe('ATTACK rome-horse; ATTACK rome-legion');
  });

  it('is not sent forward when it falls back, nor are light troops who keep out of reach', () => {
    const held = (order: string, type: Piece['type'] = 'mi') => ordered(2, [holding], { order, type });
    expect(held('RETIRE N 60; ATTACK rome-legion')).toBeUndefined();
    expect(held('SUPPORT gaul-front', 'li')).toBeUndefined();
    expect(held('SKIRMISH', 'li')).toBeUndefined();
    expect(held('ATTACK rome-legion', 'li')).toMatch(/ATTACK rome-legion/);
  });

  it('is known to its own general alone', () => {
    const { state, scenario, rules } = setUp({
      pieces: [
        { ...holding, be: { heldUp: 2 } },
        { id: 'rome-legion', at: [500, 300] },
      ],
    });
    const seen = (side: string) => wrgView(state, side, scenario, rules).units['gaul-front'];
    expect(seen('gaul')).toMatchObject({ heldUp: 2 });
    expect(seen('rome')).not.toHaveProperty('heldUp');
  });
});
