import { describe, expect, it } from 'vitest';
import { lineOfBattle } from '../../../src/rulesets/wrg/bots/line-of-battle.js';
import { wrgView } from '../../../src/rulesets/wrg/view.js';
import { type Game, type Piece, play, type Request, setUp, type TableTop } from '../turn/table-top.js';

const general = lineOfBattle();
const led = (game: Game) => (request: Request) =>
  request.side === 'rome'
    ? general.answer(request, wrgView(game.state, 'rome', game.scenario, game.rules), game.rules)
    : undefined;

/** Foot without an order, far from its general, among friends enough to be sure of itself. */
const idle: Piece = { id: 'rome-foot', type: 'hi', at: [700, 300], figures: 24, files: 12, be: { order: null } };
const friend = (id: string, x: number): Piece => ({ id, type: 'hi', at: [x, 300], order: 'HOLD' });
const friends = [friend('rome-left', 560), friend('rome-right', 860)];
const band: Piece = { id: 'gaul-band', at: [700, 560] };

/** The causes for which a unit tests in a period in which nobody gives it an order. */
function tests(unit: Piece, others: readonly Piece[] = friends, table: Partial<TableTop> = {}): readonly string[] {
  const game = setUp({ ...table, pieces: [{ id: 'rome-camp', at: [60, 60] }, unit, ...others, band] });
  const answers = (request: Request) => (request.kind === 'orders' ? {} : led(game)(request));
  const { of } = play(game, { answers, seed: 5 });
  return of('test').flatMap(({ unit: id, cause }) => (id === unit.id ? [cause] : []));
}

describe('a unit that stands idle without an order [wrg/reaction/voluntary]', () => {
  it('is tested at the wish of its player, where it is likelier to go forward than back', () => {
    expect(tests(idle)).toEqual(['voluntary']);
  });

  it('is let alone where it is likelier to go back', () => {
    const shaken: Piece = { ...idle, class: 'D', figures: 12, be: { order: null, strength: 24, hasRouted: true } };
    expect(tests(shaken, [])).toEqual([]);
  });

  it('is let alone that has an order, or is getting one', () => {
    expect(tests({ ...idle, be: {} })).toEqual([]);
    expect(tests({ ...idle, be: { order: null, digesting: { order: 'HOLD', from: 4, by: 'messenger' } } })).toEqual([]);
  });

  it('is let alone that shoots from where it stands: that needs no order [wrg/orders/missile-troops-shoot]', () => {
    const archers: Piece = { ...idle, type: 'li', weapons: ['bow'], shield: false };
    expect(tests({ ...archers, at: [700, 440] })).not.toContain('voluntary');
  });
});

describe('elves and dwarves without an order', () => {
  it('are tested at will as well', () => {
    const dwarves: Piece = { ...idle, creature: 'dwarf', training: 'barbarian', weapons: ['two-handed-axe'] };
    expect(tests(dwarves, friends, { scenario: { sorcery: { chaos: 'gaul' } } })).toEqual(['voluntary']);
  });
});
