/** Something that will happen. */
export interface Appointment {
  readonly time: number;
}

/** What will happen, soonest first. */
export interface Agenda<T extends Appointment> {
  add(appointment: T): void;
  /** The time of the soonest; Infinity when there is none. */
  next(): number;
  /** Takes the soonest out. */
  take(): T | undefined;
}

/**
 * An empty agenda: a binary heap. Twenty lines instead of a dependency, and the order among equal times is of no concern, because whoever takes
 * appointments takes all of one time and sorts them.
 */
export function agenda<T extends Appointment>(): Agenda<T> {
  const heap: T[] = [];
  const timeAt = (index: number): number => heap[index]?.time ?? Infinity;
  const swap = (a: number, b: number): void => {
    const [x, y] = [heap[a], heap[b]];
    if (x !== undefined && y !== undefined) [heap[a], heap[b]] = [y, x];
  };
  return {
    add(appointment) {
      let index = heap.push(appointment) - 1;
      while (index > 0) {
        const parent = (index - 1) >> 1;
        if (timeAt(parent) <= timeAt(index)) break;
        swap(parent, index);
        index = parent;
      }
    },
    next: () => timeAt(0),
    take() {
      swap(0, heap.length - 1);
      const first = heap.pop();
      let index = 0;
      for (;;) {
        const left = 2 * index + 1;
        const child = timeAt(left + 1) < timeAt(left) ? left + 1 : left;
        if (timeAt(child) >= timeAt(index)) break;
        swap(child, index);
        index = child;
      }
      return first;
    },
  };
}
