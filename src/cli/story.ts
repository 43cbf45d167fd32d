import pc from 'picocolors';
import type { Battle, Terms, Told } from '../battle/index.js';
import { save } from './files.js';
import { hasColours, print } from './output.js';
import type { Playable } from './playables.js';

/** What is made of a battle while it is played. */
export interface StoryOptions<T extends Terms> {
  /** The rules in force. */
  readonly rules: T['rules'];
  /** Whether it is told. */
  readonly told: boolean;
  /** Where its pictures go: one of every turn when there is a `%d` in the name, one of the last position otherwise. */
  readonly svg?: string;
}

/** Follows a battle from step to step. */
export interface Story<T extends Terms> {
  readonly follow: (step: Battle<T>) => void;
  /** Writes the pictures. */
  readonly illustrate: () => Promise<void>;
}

/** A story of a battle: tells each step on standard output, and keeps pictures of the turns. */
export function storyOf<T extends Terms>(playable: Playable<T>, { told, svg, rules }: StoryOptions<T>): Story<T> {
  const pictures = new Map<number, () => string>();
  const events: Told<T>[] = [];
  const teller = tellerOf(playable, rules);
  return {
    follow(step) {
      if (told) for (const event of step.events) teller(event, step);
      if (svg === undefined) return;
      events.push(...step.events);
      const turn = step.checksums.length - 1;
      if (pictures.has(turn)) return;
      const ofTurn = events.filter(event => event.turn === turn);
      pictures.set(turn, () => playable.picture(step, ofTurn, rules));
    },
    async illustrate() {
      if (svg === undefined) return;
      const wanted = svg.includes('%d') ? [...pictures] : [...pictures].slice(-1);
      for (const [turn, draw] of wanted) await save(svg.replaceAll('%d', String(turn).padStart(2, '0')), draw());
    },
  };
}

/** Tells events on standard output as they come, under the headings of their turns and phases. */
export function tellerOf<T extends Terms>(
  { ruleset, tell }: Playable<T>,
  rules: T['rules'],
): (event: Told<T>, battle: Pick<Battle<T>, 'scenario'>) => void {
  const paint = pc.createColors(hasColours());
  let turn = 0;
  let phase = '';
  return (event, battle) => {
    if (event.turn !== turn) print(`\n${paint.bold(paint.cyan(`Turn ${event.turn}`))}`);
    if (event.turn !== turn || event.phase !== phase) {
      print(paint.bold(`- ${ruleset.phases.find(({ id }) => id === event.phase)?.title ?? event.phase}`));
    }
    ({ turn, phase } = event);
    for (const line of tell(event, battle.scenario, rules)) {
      // Reasons and dice are there for who wants them, and step back behind what happened.
      const aside = /^ {2}(why|dice): /.test(line);
      for (const part of folded(line)) print(aside ? paint.dim(part) : part);
    }
  };
}

/** A line as a terminal holds it, broken between words; whole where there is no terminal. */
function folded(line: string): readonly string[] {
  const width = process.stdout.isTTY === true ? Math.max(40, process.stdout.columns) : Number.POSITIVE_INFINITY;
  if (line.length <= width) return [line];
  const parts: string[] = [];
  let rest = line;
  while (rest.length > width) {
    const space = rest.lastIndexOf(' ', width);
    const end = space > 8 ? space : width;
    parts.push(rest.slice(0, end));
    rest = `      ${rest.slice(end).trimStart()}`;
  }
  return [...parts, rest];
}
