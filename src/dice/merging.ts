import type { Reckoning } from './reckoning.js';
import { hash, same } from './structure.js';

/** A result and how probable it is, reckoned in `W`; in doubles it is an outcome as users see it. */
export interface Weighed<T, W> {
  readonly value: T;
  readonly probability: W;
}

/** Results gathered from branches: equal ones held once, with the probability of all, in the order first come to. */
export interface Merging<T, W> {
  readonly held: readonly Weighed<T, W>[];
  add(value: T, probability: W): void;
  /** What is held of equal content. */
  find(value: unknown): Weighed<T, W> | undefined;
}

/** An empty gathering: a hash table with open addressing, because most of solving a small rule is putting results together. */
export function merging<T, W>({ either }: Reckoning<W>): Merging<T, W> {
  const held: { value: T; probability: W }[] = [];
  // Two numbers a slot: the hash of what it holds, and where in `held` that is, counted from 1; 0 for an empty slot.
  let slots = new Int32Array(4096);

  /** The slot that holds equal content, or the empty one where it would go. */
  function slotOf(value: unknown, code: number): number {
    const last = slots.length - 2;
    let slot = (code << 1) & last;
    for (let at = slots[slot + 1]; at; at = slots[slot + 1]) {
      if (slots[slot] === code && same(held[at - 1]?.value, value)) break;
      slot = (slot + 2) & last;
    }
    return slot;
  }

  function heldIn(slot: number): { value: T; probability: W } | undefined {
    const at = slots[slot + 1];
    return at ? held[at - 1] : undefined;
  }

  function grow(): void {
    const before = slots;
    slots = new Int32Array(before.length * 4);
    const last = slots.length - 2;
    for (let old = 0; old < before.length; old += 2) {
      const code = before[old] ?? 0;
      const at = before[old + 1] ?? 0;
      if (at === 0) continue;
      let slot = (code << 1) & last;
      while (slots[slot + 1]) slot = (slot + 2) & last;
      slots[slot] = code;
      slots[slot + 1] = at;
    }
  }

  return {
    held,
    add(value, probability) {
      const code = hash(value);
      const slot = slotOf(value, code);
      const before = heldIn(slot);
      if (before !== undefined) {
        before.probability = either(before.probability, probability);
        return;
      }
      // Of other content than all that is held, and yet the very one that came last: it was changed in between.
      if (held.length > 0 && held[held.length - 1]?.value === value) throw changed();
      slots[slot] = code;
      slots[slot + 1] = held.push({ value, probability });
      // At three quarters full.
      if (held.length * 8 > slots.length * 3) grow();
    },
    find: value => heldIn(slotOf(value, hash(value))),
  };
}

function changed(): Error {
  return new Error(
    'a rule that is solved exactly must give a new result each time; it gave the last one again, changed',
  );
}
