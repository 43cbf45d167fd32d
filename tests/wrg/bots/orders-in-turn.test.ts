import { describe, expect, it } from 'vitest';
import { plannedOrder } from '../../../src/rulesets/wrg/bots/army-plan.js';
import { attacksOf, stepNow } from '../../../src/rulesets/wrg/bots/order-words.js';
import { byTheDrill } from '../../../src/rulesets/wrg/bots/temper.js';
import { wrgView } from '../../../src/rulesets/wrg/view.js';
import { type Piece, setUp } from '../turn/table-top.js';

/** The order that the general of Rome writes for a unit before the battle. */
function written(id: string, pieces: readonly Piece[]): string {
  const game = setUp({ pieces });
  const view = wrgView(game.state, 'rome', game.scenario, game.rules);
  const unit = view.units[id];
  if (unit === undefined) throw new Error(`no unit ${id}`);
  return plannedOrder(unit, view, game.rules, { temper: byTheDrill });
}

const hastati: Piece = { id: 'rome-hastati', type: 'hi', at: [500, 300], figures: 24, files: 12 };
const principes: Piece = { id: 'rome-principes', type: 'hi', at: [500, 260], figures: 20, files: 10 };
const gauls: Piece = { id: 'gaul-band', at: [500, 500] };
const others: Piece = { id: 'gaul-others', at: [650, 520] };
const last: Piece = { id: 'gaul-last', at: [800, 540] };

describe('the order of a line', () => {
  it('names the enemy before it, and those beside him for when he is gone', () => {
    expect(written('rome-hastati', [hastati, gauls, others, last])).toBe(
      'ATTACK gaul-band; ATTACK gaul-others; ATTACK gaul-last',
    );
  });

  it('names whom it has before it sooner than one who is nearer and aside', () => {
    const aside: Piece = { id: 'gaul-aside', at: [660, 430] };
    expect(written('rome-hastati', [hastati, gauls, aside])).toBe('ATTACK gaul-band; ATTACK gaul-aside');
  });
});

describe('the order of a second line', () => {
  it('is to support the first, and when that has run to go at the enemy [wrg/orders/support]', () => {
    expect(written('rome-principes', [hastati, principes, gauls])).toBe('SUPPORT rome-hastati; ATTACK gaul-band');
  });

  it('is to attack where a gap in the first is before it', () => {
    const beside: Piece = { ...hastati, id: 'rome-beside', at: [640, 300] };
    const between: Piece = { ...principes, at: [570, 260] };
    expect(written('rome-principes', [hastati, beside, between, gauls])).toBe('ATTACK gaul-band');
  });
});

describe('the order of light horse with javelins', () => {
  const horse: Piece = { id: 'rome-horse', type: 'lc', weapons: ['javelins'], at: [500, 300] };

  it('is to drive light horse off that is before it, and then to skirmish', () => {
    expect(
      written('rome-horse', [
        horse,
        { id: 'gaul-horse', type: 'lc', weapons: ['javelins'], figures: 8, at: [500, 500] },
      ]),
    ).toBe('ATTACK gaul-horse; SKIRMISH');
  });

  it('is to skirmish with light horse that it is no match for', () => {
    const weaker = { ...horse, figures: 4 };
    expect(
      written('rome-horse', [weaker, { id: 'gaul-horse', type: 'lc', weapons: ['javelins'], at: [500, 500] }]),
    ).toBe('SKIRMISH');
  });

  it('is to skirmish with all others, and with light horse that stands elsewhere', () => {
    expect(written('rome-horse', [horse, gauls])).toBe('SKIRMISH');
    expect(
      written('rome-horse', [horse, { id: 'gaul-horse', type: 'lc', weapons: ['javelins'], at: [800, 500] }]),
    ).toBe('SKIRMISH');
    expect(
      written('rome-horse', [
        { ...horse, weapons: ['bow'] },
        { id: 'gaul-horse', type: 'lc', at: [500, 500] },
      ]),
    ).toBe('SKIRMISH');
  });
});

describe('the order of light horse on a wing', () => {
  const horse: Piece = { id: 'rome-horse', type: 'lc', weapons: ['javelins'], at: [600, 300] };
  const heavy: Piece = { id: 'rome-heavy', type: 'hc', weapons: ['short-spear'], at: [500, 300] };
  const met: Piece = { id: 'gaul-heavy', type: 'hc', weapons: ['short-spear'], at: [500, 500] };

  it('is to ride past an enemy whom heavy horse beside it meets, and to fall on his flank', () => {
    expect(written('rome-horse', [horse, heavy, met])).toMatch(/^MOVE TO \(600 5\d\d\); ATTACK gaul-heavy; SKIRMISH$/);
  });

  it('is to skirmish where nobody beside it meets him, or he is before it as well', () => {
    expect(written('rome-horse', [horse, met])).toBe('SKIRMISH');
    expect(written('rome-horse', [horse, heavy, { ...met, at: [550, 500] }])).toBe('SKIRMISH');
  });
});

describe('the step that an order bids now', () => {
  it('is named without how it is to be done', () => {
    const order = 'MOVE 0 60, at half speed; ATTACK gaul-band, at half speed';
    expect(stepNow({ order, step: 1 })).toBe('ATTACK gaul-band');
    expect(attacksOf(order)).toEqual(['gaul-band']);
  });
});

describe('the order of foot before horse archers', () => {
  const legion: Piece = { id: 'rome-legion', type: 'hi', at: [500, 300], figures: 24, files: 12 };
  const archers: Piece = { id: 'gaul-archers', type: 'lc', weapons: ['bow'], at: [500, 500] };

  it('is to go at whom it can catch, however far off he is, and at them where there is nobody else', () => {
    const lancers: Piece = { id: 'gaul-lancers', type: 'shc', weapons: ['kontos'], shield: false, at: [250, 750] };
    expect(written('rome-legion', [legion, archers, lancers])).toBe('ATTACK gaul-lancers; ATTACK gaul-archers');
    expect(written('rome-legion', [legion, archers])).toBe('ATTACK gaul-archers');
  });
});
