import { rulesInForce, type SideId, type Told } from '../battle/index.js';
import type { Agreed, NamedTerms, Windows } from './types.js';

/** A line of a battle as it is told. */
export interface ToldLine {
  /** The heading of a turn or a phase; what happened; why, or with which dice, which stands behind what happened. */
  readonly as: 'turn' | 'phase' | 'event' | 'aside';
  readonly text: string;
}

/** How much is told. */
export interface TellOptions {
  /** Only what this side may know; everything if left out. */
  readonly side?: SideId;
  /** The event told last before: its turn and phase have their headings already. */
  readonly after?: { readonly turn: number; readonly phase: string } | undefined;
}

/**
 * Events in words, as `littlewars battle` tells them: turns and phases with their headings, what happened, and why. Units and places go by
 * their names.
 *
 * @param agreed the scenario and the house rules: the battle itself will do
 * @throws RuleViolation when the house rules do not fit the ruleset.
 */
export function tellEvents<T extends NamedTerms>(
  windows: Windows<T>,
  events: readonly Told<T>[],
  agreed: Agreed<T>,
  options: TellOptions = {},
): string {
  const lines = tellLines(windows, events, agreed, options);
  return lines.map(({ as, text }, i) => (as === 'turn' && i > 0 ? `\n${text}` : text)).join('\n');
}

/** The same line by line, for who sets headings and reasons in a type of their own. */
export function tellLines<T extends NamedTerms>(
  { ruleset, tell }: Windows<T>,
  events: readonly Told<T>[],
  agreed: Agreed<T>,
  { side, after }: TellOptions = {},
): readonly ToldLine[] {
  const { scenario } = agreed;
  const setting = { scenario, rules: rulesInForce(ruleset, agreed) };
  const known = events.filter(({ seenBy }) => side === undefined || seenBy === undefined || seenBy.includes(side));
  return known.flatMap((event, i): readonly ToldLine[] => {
    const before = known[i - 1] ?? after;
    const newTurn = before?.turn !== event.turn;
    const newPhase = newTurn || before.phase !== event.phase;
    const title = ruleset.phases.find(({ id }) => id === event.phase)?.title ?? event.phase;
    return [
      ...(newTurn ? [{ as: 'turn', text: headingOf(ruleset, event.turn) } as const] : []),
      ...(newPhase ? [{ as: 'phase', text: `- ${title}` } as const] : []),
      ...tell(event, setting).map(text => ({ as: isAside(text) ? 'aside' : 'event', text }) as const),
    ];
  });
}

/** The heading of a turn, by the word of its book: `Turn 3`, `Period 3`. */
export function headingOf({ turnName = 'turn' }: { readonly turnName?: string }, turn: number): string {
  return `${turnName.charAt(0).toUpperCase()}${turnName.slice(1)} ${turn}`;
}

function isAside(line: string): boolean {
  return /^ {2}(why|dice): /.test(line);
}
