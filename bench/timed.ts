import type { Commander, Terms } from '../src/battle/index.js';

/** How long a battle took. */
export interface Timed {
  readonly turns: number;
  readonly milliseconds: number;
  /** Of them, how many the commanders thought. */
  readonly bots: number;
}

/** Times a battle, and how long those of its commanders thought that `watch` was given. */
export function timed<T extends Terms>(
  play: (watch: (commander: Commander<T>) => Commander<T>) => { readonly turns: number },
): Timed {
  let bots = 0;
  const watch = ({ name, answer }: Commander<T>): Commander<T> => ({
    name,
    answer(request, view, rules) {
      const start = performance.now();
      const given = answer(request, view, rules);
      bots += performance.now() - start;
      return given;
    },
  });
  const start = performance.now();
  const { turns } = play(watch);
  return { turns, milliseconds: performance.now() - start, bots };
}

/** A number of battles on one core, and what a turn of them took. */
export function battleRow(what: string, battles: readonly Timed[]) {
  const sum = (of: (battle: Timed) => number) => battles.reduce((total, battle) => total + of(battle), 0);
  const [time, bots, turns] = [sum(b => b.milliseconds), sum(b => b.bots), sum(b => b.turns)];
  return {
    what: `${what} on one core (a turn: rules ${shown((time - bots) / turns)}, bots ${shown(bots / turns)})`,
    ours: `${((1000 * battles.length) / time).toPrecision(3)} battles/s`,
    rival: '–',
    ratio: undefined,
    target: '',
  };
}

/** Milliseconds as they are read. */
export function shown(milliseconds: number): string {
  return `${milliseconds < 10 ? milliseconds.toFixed(2) : Math.round(milliseconds).toLocaleString('en-GB')} ms`;
}
