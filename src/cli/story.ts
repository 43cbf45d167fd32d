import pc from 'picocolors';
import { type Battle, lastTurn, type Told } from '../battle/index.js';
import type { TablePicture } from '../draw/index.js';
import {
  type Agreed,
  drawBattle,
  introduce,
  type NamedTerms,
  pictureOf,
  summarise,
  tellLines,
  type Windows,
} from '../windows/index.js';
import { save } from './files.js';
import { hasColours, print, printFolded } from './output.js';

/** What is made of a battle while it is played. */
export interface StoryOptions {
  /** Whether it is told. */
  readonly told: boolean;
  /** Where its pictures go: one of every turn when there is a `%d` in the name, one of the last position otherwise. */
  readonly svg?: string;
  /** Where a page goes that steps through the battle. */
  readonly html?: string;
  /** Whether all that was told is kept. */
  readonly keeps?: boolean;
}

/** Follows a battle from step to step. */
export interface Story<T extends NamedTerms> {
  readonly follow: (step: Battle<T>) => void;
  /** Writes the pictures, and the page. */
  readonly illustrate: () => Promise<void>;
  /** The pictures so far, turn by turn, as data. */
  readonly pictures: () => readonly TablePicture[];
  /** What was told so far, where it is kept. */
  readonly events: readonly Told<T>[];
}

/** A story of a battle: tells each step on standard output, and keeps pictures of the turns. */
export function storyOf<T extends NamedTerms>(
  windows: Windows<T>,
  { told, svg, html, keeps = (svg ?? html) !== undefined }: StoryOptions,
): Story<T> {
  const ends = new Map<number, Battle<T>>();
  const events: Told<T>[] = [];
  const tell = tellerOf(windows);
  const eventsOf = (turn: number) => events.filter(event => event.turn === turn);
  // The next turn may have begun already: its first phases ask nobody.
  const pictured = (turn: number, end: Battle<T>) =>
    pictureOf(windows, { ...end, now: end.state }, { events: eventsOf(turn), style: { idPrefix: `t${turn}` } });
  return {
    events,
    follow(step) {
      if (told) tell(step.events, step);
      if (!keeps) return;
      events.push(...step.events);
      const turn = lastTurn(step);
      if (!ends.has(turn)) ends.set(turn, step);
    },
    pictures: () => [...ends].map(([turn, end]) => pictured(turn, end)),
    async illustrate() {
      if (svg !== undefined) {
        const wanted = svg.includes('%d') ? [...ends] : [...ends].slice(-1);
        for (const [turn, end] of wanted) {
          const picture = drawBattle(windows, { ...end, now: end.state }, { events: eventsOf(turn) });
          await save(svg.replaceAll('%d', String(turn).padStart(2, '0')), picture);
        }
      }
      if (html !== undefined) await save(html, await pageOf(windows, ends, { eventsOf, pictured }));
    },
  };
}

/** The page that steps through the turns that have been followed. */
async function pageOf<T extends NamedTerms>(
  windows: Windows<T>,
  ends: ReadonlyMap<number, Battle<T>>,
  {
    eventsOf,
    pictured,
  }: {
    readonly eventsOf: (turn: number) => readonly Told<T>[];
    readonly pictured: (turn: number, end: Battle<T>) => TablePicture;
  },
): Promise<string> {
  const [{ pageText }, { drawTable }] = await Promise.all([import('./page.js'), import('../draw/index.js')]);
  const last = [...ends.values()].at(-1);
  const turns = [...ends].map(([turn, end]) => ({
    title: turn === 0 ? 'Before the first turn' : `Turn ${turn}`,
    picture: drawTable(pictured(turn, end)),
    told: tellLines(windows, eventsOf(turn), end),
  }));
  if (last === undefined) return pageText({ title: windows.ruleset.title, turns });
  return pageText({
    title: last.scenario.name,
    introduced: introduce(windows, last),
    ended: summarise(windows, last),
    turns,
  });
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
