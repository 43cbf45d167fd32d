import { hash, hashNumber, same } from './structure.js';
import type { Keyed } from './types.js';

let keysAreChecked = false;

/**
 * Whether keys are held against what they stand for: every result is then compared with the one that its key was given to
 * first, and an Error names two unlike results that share one. On for tests; off it costs nothing.
 */
export function checkKeys(on = true): void {
  keysAreChecked = on;
}

/** Whether `checkKeys` is on. */
export function checkingKeys(): boolean {
  return keysAreChecked;
}

/**
 * Results in the order in which they were first come to, each of them once: by its key, or by its content where there is
 * none. Numbers and texts are keys of their own.
 */
export class Places<T> {
  readonly values: T[] = [];
  private readonly key: Keyed<T>['key'];
  // Everywhere below a place is counted from 1, and 0 is none.
  private numbers: NumberTable | undefined;
  private texts: Map<string, number> | undefined;
  /** Open addressing: two numbers a slot, the hash of what it holds and its place. */
  private slots: Int32Array | undefined;
  private inSlots = 0;
  /** Places of results that are said to be unlike all others. */
  private readonly alone = new Set<number>();

  constructor(key?: Keyed<T>['key']) {
    this.key = key;
  }

  /** Where the result is, or goes now if it is new: from 0. */
  of(value: T): number {
    return keysAreChecked ? this.checked(value) : this.placeOf(value);
  }

  private checked(value: T): number {
    const place = this.placeOf(value);
    if (this.alone.has(place)) throw notUnlike(value);
    if (this.key !== undefined) insistOnSame(this.key(value), this.values[place], value);
    return place;
  }

  private placeOf(value: T): number {
    if (this.key !== undefined) {
      const key = this.key(value);
      return typeof key === 'number' ? this.ofNumber(key, value) : this.ofText(key, value);
    }
    if (typeof value === 'number') return this.ofNumber(value, value);
    if (typeof value === 'string') return this.ofText(value, value);
    return this.ofContent(value);
  }

  /** Where a result goes that is unlike all others, before and after it; it is compared only while keys are checked. */
  unlike(value: T): number {
    if (!keysAreChecked) return this.values.push(value) - 1;
    const before = this.values.length;
    const place = this.of(value);
    if (place < before) throw notUnlike(value);
    this.alone.add(place);
    return place;
  }

  /** Gives back what is of use to others, when no more results are to come and none is looked for. */
  done(): void {
    if (this.numbers === undefined) return;
    this.numbers.clear();
    idleTables.push(this.numbers);
    this.numbers = undefined;
  }

  /** Where an equal result is; −1 where there is none. Only for results that are told apart by content. */
  find(value: T): number {
    if (typeof value === 'number') return (this.numbers?.get(value) ?? 0) - 1;
    if (typeof value === 'string') return (this.texts?.get(value) ?? 0) - 1;
    const slots = this.slots;
    return slots === undefined ? -1 : (slots[this.slotOf(slots, hash(value), value) + 1] ?? 0) - 1;
  }

  private ofNumber(key: number, value: T): number {
    this.numbers ??= idleTables.pop() ?? new NumberTable();
    const place = this.numbers.put(key, this.values.length + 1);
    if (place > this.values.length) this.values.push(value);
    return place - 1;
  }

  private ofText(key: string, value: T): number {
    this.texts ??= new Map();
    const place = this.texts.get(key);
    if (place !== undefined) return place - 1;
    this.texts.set(key, this.values.push(value));
    return this.values.length - 1;
  }

  private ofContent(value: T): number {
    this.slots ??= new Int32Array(1024);
    const slots = this.slots;
    const code = hash(value);
    const slot = this.slotOf(slots, code, value);
    const place = slots[slot + 1];
    if (place) return place - 1;
    const { values } = this;
    // Of other content than all that is held, and yet the very one that came last: it was changed in between.
    if (values.length > 0 && values[values.length - 1] === value && typeof value === 'object') throw changed();
    slots[slot] = code;
    slots[slot + 1] = values.push(value);
    // At three quarters full.
    if (++this.inSlots * 8 > slots.length * 3) this.slots = spread(slots);
    return values.length - 1;
  }

  /** The slot that holds equal content, or the empty one where it would go. */
  private slotOf(slots: Int32Array, code: number, value: T): number {
    const last = slots.length - 2;
    let slot = (code << 1) & last;
    for (let place = slots[slot + 1]; place; place = slots[slot + 1]) {
      if (slots[slot] === code && same(this.values[place - 1], value)) break;
      slot = (slot + 2) & last;
    }
    return slot;
  }
}

// Tables of a long chain of stages are used again and again: to make them anew each time takes as long as to fill them.
const idleTables: NumberTable[] = [];
const LARGEST_KEPT = 2 ** 18;
/** Whole numbers below this are looked up in a list, at once; all others are searched for. */
const DIRECT = 2 ** 16;

/** Numbers and a place for each. */
class NumberTable {
  private direct = new Int32Array(64);
  /** All below this may be taken. */
  private above = 0;
  // Open addressing: several times as quick as a map, for numbers that are large.
  private keys = none;
  private places = new Int32Array(0);
  private held = 0;

  /** The place of a number that has one; 0 for another. */
  get(key: number): number {
    if (isDirect(key)) return this.direct[key] ?? 0;
    return this.held === 0 ? 0 : (this.places[this.slotOf(key)] ?? 0);
  }

  /** The place that a number has, or gets now. */
  put(key: number, place: number): number {
    if (!isDirect(key)) return this.search(key, place);
    if (key >= this.above) {
      this.above = key + 1;
      if (key >= this.direct.length) this.direct = grown(this.direct, key);
    }
    const before = this.direct[key] ?? 0;
    if (before === 0) this.direct[key] = place;
    return before === 0 ? place : before;
  }

  clear(): void {
    this.direct.fill(0, 0, this.above);
    this.above = 0;
    if (this.held === 0) return;
    if (this.places.length > LARGEST_KEPT) this.keys = none;
    this.places = this.keys === none ? new Int32Array(0) : this.places.fill(0);
    this.held = 0;
  }

  private search(key: number, place: number): number {
    if (this.held * 2 >= this.places.length) this.grow();
    const slot = this.slotOf(key);
    const before = this.places[slot] ?? 0;
    if (before !== 0) return before;
    this.keys[slot] = key;
    this.places[slot] = place;
    this.held++;
    return place;
  }

  private slotOf(key: number): number {
    const last = this.places.length - 1;
    let slot = hashNumber(key) & last;
    while (this.places[slot] !== 0 && !Object.is(this.keys[slot], key)) slot = (slot + 1) & last;
    return slot;
  }

  private grow(): void {
    const { keys, places } = this;
    const length = Math.max(64, keys.length * 4);
    this.keys = new Float64Array(length);
    this.places = new Int32Array(length);
    places.forEach((place, at) => {
      if (place === 0) return;
      const slot = this.slotOf(keys[at] ?? 0);
      this.keys[slot] = keys[at] ?? 0;
      this.places[slot] = place;
    });
  }
}

const none = new Float64Array(0);

function isDirect(key: number): boolean {
  return key >>> 0 === key && key < DIRECT;
}

function grown(list: Int32Array, key: number): Int32Array<ArrayBuffer> {
  let length = list.length * 4;
  while (length <= key) length *= 4;
  const longer = new Int32Array(length);
  longer.set(list);
  return longer;
}

function spread(before: Int32Array): Int32Array<ArrayBuffer> {
  const slots = new Int32Array(before.length * 4);
  const last = slots.length - 2;
  for (let old = 0; old < before.length; old += 2) {
    const place = before[old + 1] ?? 0;
    if (place === 0) continue;
    const code = before[old] ?? 0;
    let slot = (code << 1) & last;
    while (slots[slot + 1]) slot = (slot + 2) & last;
    slots[slot] = code;
    slots[slot + 1] = place;
  }
  return slots;
}

function insistOnSame(key: number | string, held: unknown, value: unknown): void {
  if (same(held, value)) return;
  throw new Error(
    `two unlike results share the key ${key}: ${JSON.stringify(held)} and ${JSON.stringify(value)}; a key tells every difference that matters`,
  );
}

function notUnlike(value: unknown): Error {
  return new Error(
    `a value that is over, and a pair that is unlike all others, has a result of its own; this one is another’s, too: ${JSON.stringify(value)}`,
  );
}

function changed(): Error {
  return new Error(
    'a rule that is solved exactly must give a new result each time; it gave the last one again, changed',
  );
}
