import { describe, expect, it } from 'vitest';
import { textFaults } from '../../../src/rulesets/wrg/turn/ordering/checks.js';
import { orderText } from '../../../src/rulesets/wrg/windows/order-text.js';
import { type Piece, play, setUp, unitIn } from './table-top.js';

const archers = (order: string, more: Partial<Piece> = {}): Piece => ({
  id: 'rome-archers',
  type: 'li',
  weapons: ['bow'],
  figures: 6,
  at: [500, 300],
  order,
  ...more,
});
const alarmed = { alarmed: true };
/** A band that is nearest, horse farther off, and both stand. */
const foes: readonly Piece[] = [
  { id: 'gaul-band', at: [470, 400], be: alarmed },
  { id: 'gaul-horse', at: [540, 450], type: 'mc', figures: 6, be: alarmed },
];

/** At whom the archers shoot. */
function targets(pieces: readonly Piece[], be: (game: ReturnType<typeof setUp>) => void = () => undefined) {
  const game = setUp({ pieces });
  be(game);
  const { of } = play(game, { seed: 2 }, ['shooting']);
  return of('shot')
    .filter(({ unit }) => unit === 'rome-archers')
    .map(({ target }) => target);
}

describe('an order to shoot at somebody [wrg/shooting/priority/3-supported-friends]', () => {
  it('goes before the nearest, by his name or by what he is', () => {
    expect(targets([archers('HOLD'), ...foes])).toEqual(['gaul-band']);
    expect(targets([archers('HOLD, shoot at gaul-horse'), ...foes])).toEqual(['gaul-horse']);
    expect(targets([archers('HOLD, shoot at cavalry or elephants'), ...foes])).toEqual(['gaul-horse']);
    expect(targets([archers('SKIRMISH gaul-band, shoot at gaul-horse'), ...foes])).toEqual(['gaul-horse']);
  });

  it('and before who advances or shoots at them with a few, but not before who could charge them or shoots with half their number', () => {
    const order = 'HOLD, shoot at gaul-horse';
    const comes = (piece: Partial<Piece>, y = 400) =>
      targets([archers(order), { id: 'gaul-band', at: [470, y], be: alarmed, ...piece }, ...foes.slice(1)], game =>
        Object.assign(unitIn(game, 'gaul-band').period, { doing: 'advancing', from: { x: 470, y: y + 60 } }),
      );
    expect(comes({}, 470)).toEqual(['gaul-horse']);
    expect(comes({}, 360)).toEqual(['gaul-band']);
    const shoots = (figures: number) =>
      targets([archers(order), { ...archers('HOLD'), id: 'gaul-bows', at: [470, 420], figures }, ...foes.slice(1)]);
    expect(shoots(2)).toEqual(['gaul-horse']);
    expect(shoots(6)).toEqual(['gaul-bows']);
  });

  it('is obeyed in a whole period, and refused where it names nobody who is known [wrg/orders/form]', () => {
    const game = setUp({ pieces: [archers('HOLD, shoot at gaul-horse', { be: alarmed }), ...foes] });
    const { of } = play(game, { seed: 2 });
    expect(of('shot').map(({ unit, target }) => [unit, target])).toContainEqual(['rome-archers', 'gaul-horse']);
    const { state, scenario, rules } = game;
    const faults = (order: string) =>
      textFaults(order, unitIn(game, 'rome-archers'), { state, scenario, rules }).map(({ path }) => path);
    expect(faults('HOLD, shoot at gaul-horse; HOLD, shoot at elephants')).toEqual([]);
    expect(faults('HOLD, shoot at gaul-elves')).toEqual(['order.steps[0].shootAt']);
    expect(faults('HOLD, shoot gaul-horse')).toEqual(['order.steps[0]']);
  });

  it('is read out in words', () => {
    const names = { of: (id: string) => id, in: (text: string) => text };
    const places = setUp({ pieces: [archers('HOLD'), ...foes] }).scenario;
    expect(orderText('HOLD, shoot at gaul-horse', names, places)).toBe(
      'hold where [it] [stands], shooting by preference at gaul-horse',
    );
    expect(orderText('SKIRMISH, shoot at light cavalry or elephants', names, places)).toBe(
      'skirmish, shooting by preference at whoever is light cavalry or elephants',
    );
  });
});

describe('who is to support a friend [wrg/shooting/priority/3-supported-friends]', () => {
  it('shoots first at who shoots at that one or charges him, and not only at who fights him', () => {
    const friend: Piece = { id: 'rome-legion', at: [640, 330], be: alarmed };
    const nearest: Piece = { id: 'gaul-band', at: [470, 400], be: alarmed };
    const bows: Piece = {
      id: 'gaul-bows',
      at: [640, 480],
      type: 'mi',
      weapons: ['bow'],
      figures: 6,
      be: alarmed,
    };
    const shotAt = (order: string, more: readonly Piece[], charger?: string) =>
      targets([archers(order), friend, nearest, ...more], game => {
        if (charger !== undefined) unitIn(game, charger).period.charges = 'rome-legion';
      })[0];
    expect(shotAt('HOLD', [bows])).toBe('gaul-band');
    expect(shotAt('SUPPORT rome-legion', [bows])).toBe('gaul-bows');
    const horse: Piece = { ...bows, id: 'gaul-horse', type: 'mc', weapons: [] };
    expect(shotAt('SUPPORT rome-legion', [horse])).toBe('gaul-band');
    expect(shotAt('SUPPORT rome-legion', [horse], 'gaul-horse')).toBe('gaul-horse');
  });
});

describe('an enemy who advances, but not toward those who shoot', () => {
  it('is shot at before a nearer one who stands [wrg/shooting/priority/5-advancing]', () => {
    const horse = (from: { readonly x: number; readonly y: number }, doing: 'advancing' | 'halted') =>
      targets([archers('HOLD'), ...foes], game =>
        Object.assign(unitIn(game, 'gaul-horse').period, { doing, from, moved: 60 }),
      );
    // It has come from nearer, and goes away past them.
    expect(horse({ x: 520, y: 420 }, 'advancing')).toEqual(['gaul-horse']);
    expect(horse({ x: 520, y: 420 }, 'halted')).toEqual(['gaul-band']);
  });
});
