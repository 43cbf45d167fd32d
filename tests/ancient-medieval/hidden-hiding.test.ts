import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tagsFor } from '../../src/rulesets/cady/common/turn/unseen/markers.js';
import { type HiddenTable, hiddenTable, kindsOf, knownTo, wood } from './hidden-table.js';

const features = [wood('wood', [0, 100], [200, 110])];
const blue = { id: 'blue-1', at: [100, 60] as [number, number] };
/** Behind the wood, where nobody sees it. */
const red = { id: 'red-1', at: [100, 140] as [number, number] };

function retired(order: string, more: Partial<HiddenTable> = {}) {
  return hiddenTable({ pieces: [blue, { ...red, be: { order } }], features, ...more });
}

describe('a unit that has gone out of sight', () => {
  it('takes a marker again when it is told to [cady/common/hidden/rehide] [cady/common/hidden/only-out-of-sight]', () => {
    const table = retired('H, HIDE');
    expect(table.hide()).toEqual([
      { kind: 'took-marker', unit: 'red-1', marker: 'red#1', seenBy: ['red'] },
      { kind: 'hidden', unit: 'red-1', markers: ['red#1'] },
    ]);
    expect(Object.keys(table.view('blue').units)).toEqual(['blue-1']);
    expect(table.view('blue').markers).toEqual([{ id: 'red#1', side: 'red', at: { x: 100, y: 140 }, real: false }]);
    expect(kindsOf(table.look())).toEqual([]);
  });

  it('stays on the table without such an order', () => {
    const table = retired('H');
    expect(table.hide()).toEqual([]);
    expect(table.unit('red-1').marker).toBe(null);
  });

  it('stays on the table while an enemy sees it [cady/common/hidden/only-out-of-sight]', () => {
    for (const be of [{}, { marker: 'blue#1' }]) {
      const table = hiddenTable({
        pieces: [
          { ...blue, be },
          { ...red, be: { order: 'H, HIDE' } },
        ],
      });
      expect(table.hide()).toEqual([]);
    }
  });

  it('does not hide while it must carry out a reaction, or is at grips', () => {
    const back = retired('H, HIDE');
    back.unit('red-1').mustDo = 'back';
    expect(back.hide()).toEqual([]);
    const fighting = retired('H, HIDE');
    fighting.state.contacts.push({
      a: 'blue-1',
      b: 'red-1',
      edgeOfA: 'front',
      edgeOfB: 'front',
      since: 1,
      attackers: [],
      run: {},
    });
    expect(fighting.hide()).toEqual([]);
  });
});

describe('a phantom beside a unit that hides again [cady/common/hidden/rehide-with-phantom]', () => {
  // One was agreed on, and is gone.
  const withPhantom = (order = 'H, HIDE PH') => {
    const table = retired(order, { phantoms: { red: [[20, 200]] } });
    table.state.phantoms = [];
    return table;
  };

  it.each([0, 1])('stands on the same spot; a die says which of the two is real: %i', real => {
    const table = withPhantom();
    const told = table.hide([real]);
    const tags = ['red#2', 'red#3'];
    expect(knownTo('blue', told)).toEqual([{ kind: 'hidden', unit: 'red-1', markers: tags }]);
    expect(told[0]).toMatchObject({ kind: 'took-marker', marker: tags[real], seenBy: ['red'] });
    expect(table.unit('red-1').marker).toBe(tags[real]);
    expect(table.state.phantoms).toEqual([{ marker: tags[1 - real], side: 'red', at: { x: 100, y: 140 }, order: 'H' }]);
  });

  it('is not to be told from it, nor when both move on', () => {
    const seen = [0, 1].map(real => {
      const table = withPhantom();
      const told = table.hide([real]);
      const [one = '', other = ''] = ['red#2', 'red#3'];
      const phantom = table.state.phantoms[0]?.marker ?? '';
      // The real one and the phantom trade places between the two battles.
      const orders = {
        'red-1': real === 0 ? 'W 6 cm, F S' : 'E 6 cm, F S',
        [phantom]: real === 0 ? 'E 6 cm' : 'W 6 cm',
      };
      expect([one, other]).toContain(phantom);
      told.push(...table.move(orders));
      return { told: knownTo('blue', told), markers: table.view('blue').markers.map(({ id, side }) => [id, side]) };
    });
    expect(seen[0]?.markers).toEqual(seen[1]?.markers);
    expect(seen[0]?.told.map(event => event.kind)).toEqual(seen[1]?.told.map(event => event.kind));
  });

  it('needs one left of the agreed number [cady/common/phantom/limited-number]', () => {
    const table = retired('H, HIDE PH', { phantoms: { red: [[20, 200]] } });
    expect(kindsOf(table.hide())).toEqual(['took-marker', 'hidden']);
    expect(table.state.phantoms).toHaveLength(1);
    expect(kindsOf(retired('H, HIDE PH').hide())).toEqual(['took-marker', 'hidden']);
  });
});

describe('tags', () => {
  it('tell nothing: the same places have the same tags, whatever stands on them [cady/common/hidden/marker-blank-face]', () => {
    const place = fc.record({ x: fc.integer({ min: 0, max: 200 }), y: fc.integer({ min: 0, max: 200 }) });
    const places = fc.uniqueArray(place, { selector: ({ x, y }) => `${x} ${y}`, minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(places, fc.infiniteStream(fc.nat()), fc.nat(20), (all, order, before) => {
        const tags = tagsFor('red', all, before);
        const shuffled = all.map((spot, i) => ({ spot, tag: tags[i], key: order.next().value ?? 0 }));
        shuffled.sort((a, b) => a.key - b.key);
        expect(
          tagsFor(
            'red',
            shuffled.map(({ spot }) => spot),
            before,
          ),
        ).toEqual(shuffled.map(({ tag }) => tag));
        expect(new Set(tags).size).toBe(all.length);
      }),
    );
  });

  it('are never given twice', () => {
    const table = retired('H, HIDE', { phantoms: { red: [[20, 200]] } });
    table.hide();
    expect(table.unit('red-1').marker).toBe('red#2');
    expect(table.state.tags).toEqual({ red: 2 });
  });
});
