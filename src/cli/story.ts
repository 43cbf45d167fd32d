import pc from 'picocolors';
import { type Battle, lastTurn, type Told } from '../battle/index.js';
import { type Agreed, drawBattle, type NamedTerms, tellLines, type Windows } from '../windows/index.js';
import { save } from './files.js';
import { hasColours, print, printFolded } from './output.js';

/** What is made of a battle while it is played. */
export interface StoryOptions {
  /** Whether it is told. */
  readonly told: boolean;
  /** Where its pictures go: one of every turn when there is a `%d` in the name, one of the last position otherwise. */
  readonly svg?: string;
  /** Whether all that was told is kept. */
  readonly keeps?: boolean;
}

/** Follows a battle from step to step. */
export interface Story<T extends NamedTerms> {
  readonly follow: (step: Battle<T>) => void;
  /** Writes the pictures. */
  readonly illustrate: () => Promise<void>;
  /** What was told so far, where it is kept. */
  readonly events: readonly Told<T>[];
}

/** A story of a battle: tells each step on standard output, and keeps pictures of the turns. */
export function storyOf<T extends NamedTerms>(
  windows: Windows<T>,
  { told, svg, keeps = svg !== undefined }: StoryOptions,
): Story<T> {
  const pictures = new Map<number, () => string>();
  const events: Told<T>[] = [];
  const tell = tellerOf(windows);
  return {
    events,
    follow(step) {
      if (told) tell(step.events, step);
      if (keeps) events.push(...step.events);
      if (svg === undefined) return;
      const turn = lastTurn(step);
      if (pictures.has(turn)) return;
      const ofTurn = events.filter(event => event.turn === turn);
      // The next turn may have begun already: its first phases ask nobody.
      pictures.set(turn, () => drawBattle(windows, { ...step, now: step.state }, { events: ofTurn }));
    },
    async illustrate() {
      if (svg === undefined) return;
      const wanted = svg.includes('%d') ? [...pictures] : [...pictures].slice(-1);
      for (const [turn, draw] of wanted) await save(svg.replaceAll('%d', String(turn).padStart(2, '0')), draw());
    },
  };
}

/** Tells events on standard output as they come, under the headings of their turns and phases. */
export function tellerOf<T extends NamedTerms>(
  windows: Windows<T>,
): (events: readonly Told<T>[], agreed: Agreed<T>) => void {
  const paint = pc.createColors(hasColours());
  let after: Told<T> | undefined;
  return (events, agreed) => {
    for (const { as, text } of tellLines(windows, events, agreed, { after })) {
      if (as === 'turn') print(`\n${paint.bold(paint.cyan(text))}`);
      else if (as === 'phase') print(paint.bold(text));
      // Reasons and dice are there for who wants them, and step back behind what happened.
      else printFolded(text, '      ', as === 'aside' ? paint.dim : undefined);
    }
    after = events.at(-1) ?? after;
  };
}
