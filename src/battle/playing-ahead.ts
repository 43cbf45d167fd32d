import { seeded } from '../dice/index.js';
import type { Commanders } from './battle.js';
import { type Imagined, type Simulated, simulateImagined } from './simulate.js';
import type { Commander, KindOf, RequestOf, Ruleset, SideId, Terms } from './types.js';

/** Makes a commander anew; the seed feeds its own dice. */
export type MadeAnew<T extends Terms> = (seed: number) => Commander<T>;

/** How a commander thinks ahead. */
export interface Forethought<T extends Terms> {
  readonly name: string;
  readonly ruleset: Ruleset<T>;
  /** The decision that he thinks through: the one that everything else in a turn follows from. */
  readonly thinksThrough: KindOf<T>;
  /**
   * For games in which that decision is taken in many small ones, unit by unit: whether this is the first of them. He then thinks about who
   * shall advise him in all that he is asked until the next one begins. Absent: he thinks through each of them.
   */
  begins?(request: RequestOf<T>, view: T['view']): boolean;
  /**
   * Who proposes what he might do. The first one also takes all other decisions, and goes on for him in his mind; where he is advised from one
   * beginning to the next, whoever advises him does.
   */
  readonly advisers: readonly [MadeAnew<T>, ...MadeAnew<T>[]];
  /** How he takes his enemies to play: one after the other, as often as he plays a plan out. */
  readonly enemies: readonly [MadeAnew<T>, ...MadeAnew<T>[]];
  /** The battle as he sees it, to be played on from there; absent: he cannot make enough of it, and does as the first adviser says. */
  imagine(view: T['view'], rules: T['rules']): Pick<Imagined<T>, 'scenario' | 'state' | 'turn' | 'phase'> | undefined;
  /** What a battle that has gone on so is worth to a side; of two plans the one with more. */
  worth(after: Simulated<T>, side: SideId, rules: T['rules']): number;
  /** Turns that he plays a plan out, this one among them. */
  readonly turns: number;
  /** How often he plays each out. */
  readonly times: number;
}

/** How many seeds there are for dice that roll in the mind. */
const SEEDS = 2 ** 31;

/**
 * A commander that plays what he might do out in his mind, by the rules in force and with dice of his own, and does what comes out best on
 * the average; of what comes out alike, what was proposed first. All proposals meet the same dice. He goes by what his side sees.
 */
export function playingAhead<T extends Terms>(seed: number, thought: Forethought<T>): Commander<T> {
  const dice = seeded(seed);
  const { name, thinksThrough, times } = thought;
  const advisers = thought.advisers.map(made => made(seed)) as [Commander<T>, ...Commander<T>[]];
  const [first] = advisers;
  let followed = first;
  /** The best of some ways to lead a side, the first of equals, by what they come to with the same dice. */
  function best(ways: readonly MadeAnew<T>[], { side }: RequestOf<T>, imagined: Imagined<T>): number {
    const seeds = Array.from({ length: times }, () => dice.pick(SEEDS));
    const worths = ways.map(led => onAverage(imagined, side, led, seeds, thought));
    return worths.indexOf(Math.max(...worths));
  }
  return {
    name,
    answer(request, view, rules) {
      if (request.kind !== thinksThrough) return followed.answer(request, view, rules);
      if (thought.begins !== undefined) {
        const imagined = thought.begins(request, view) ? thought.imagine(view, rules) : undefined;
        if (imagined !== undefined)
          followed = advisers[best(thought.advisers, request, { ...imagined, rules })] ?? first;
        return followed.answer(request, view, rules);
      }
      const proposed = unlike(advisers.map(adviser => adviser.answer(request, view, rules)));
      const imagined = proposed.length > 1 ? thought.imagine(view, rules) : undefined;
      if (imagined === undefined) return proposed[0];
      const ways = proposed.map(
        (answer): MadeAnew<T> =>
          anew =>
            answeringFirst(request, answer, thought.advisers[0](anew)),
      );
      return proposed[best(ways, request, { ...imagined, rules })];
    },
  };
}

/** What it comes to on the average, with each of some dice, if a side is led so. */
function onAverage<T extends Terms>(
  imagined: Imagined<T>,
  side: SideId,
  led: MadeAnew<T>,
  seeds: readonly number[],
  { ruleset, enemies, turns, worth }: Forethought<T>,
): number {
  const maxTurns = imagined.turn + turns - 1;
  let sum = 0;
  for (const [i, seed] of seeds.entries()) {
    const own = led(seed);
    const enemy = (enemies[i % enemies.length] ?? enemies[0])(seed);
    const commanders: Commanders<T> = Object.fromEntries(
      ruleset.sides(imagined.scenario).map(each => [each, each === side ? own : enemy]),
    );
    sum += worth(simulateImagined(ruleset, imagined, commanders, { seed, maxTurns }), side, imagined.rules);
  }
  return sum / seeds.length;
}

/** Answers a request so when it is put for the first time, and everything else as another does. */
function answeringFirst<T extends Terms>(asked: RequestOf<T>, answer: unknown, other: Commander<T>): Commander<T> {
  let answered = false;
  return {
    name: other.name,
    answer(request, view, rules) {
      if (answered || request.kind !== asked.kind || request.id !== asked.id) return other.answer(request, view, rules);
      answered = true;
      return answer;
    },
  };
}

/** Each answer once, in the order in which they were proposed. */
function unlike(answers: readonly unknown[]): readonly unknown[] {
  const seen = new Set<string>();
  return answers.filter(answer => {
    const text = JSON.stringify(answer);
    return !seen.has(text) && seen.add(text);
  });
}
