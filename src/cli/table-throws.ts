import { type Battle, type Ruleset, type Terms, throwDice } from '../battle/index.js';
import type { Throw } from '../dice/index.js';
import { counted } from '../rulebook/index.js';
import { RuleViolation } from '../rulebook/violation.js';
import { describeFault, print } from './output.js';
import type { Listener } from './play-listener.js';

/** The option of the commands whose dice may be thrown on a real table. */
export const diceOption = ['--dice', 'dice are thrown on your table: you are asked what each throw shows'] as const;

/**
 * The battle after the throw that it waits for: says what is to be thrown, and asks what came up until it can be. `undefined` when whoever types
 * leaves.
 */
export async function thrownOnTable<T extends Terms>(
  ruleset: Ruleset<T>,
  battle: Battle<T>,
  listener: Listener,
): Promise<Battle<T> | undefined> {
  const { toThrow } = battle;
  if (toThrow === null) return battle;
  print(`\n${throwText(ruleset, battle, toThrow)}`);
  for (;;) {
    const line = await listener.read('dice> ');
    if (line === undefined || /^\s*(quit|leave)\s*$/i.test(line)) return undefined;
    try {
      return throwDice(ruleset, battle, numbersIn(line));
    } catch (fault) {
      if (!(fault instanceof RuleViolation)) throw fault;
      print(describeFault(fault));
    }
  }
}

/** What is to be thrown, and how it is typed: `Turn 3, Melee: throw 12 dice of 12 sides (10, 11, 12 count)`. */
export function throwText<T extends Terms>(
  { phases, turnName = 'turn' }: Ruleset<T>,
  { turn, phaseId }: Pick<Battle<T>, 'turn' | 'phaseId'>,
  { ask, dice, sides, faces = [], marks }: Throw,
): string {
  const title = phases.find(({ id }) => id === phaseId)?.title ?? phaseId;
  const place = `${turnName.charAt(0).toUpperCase()}${turnName.slice(1)} ${turn}, ${title}:`;
  if (ask === 'pick') return `${place} draw one of ${sides} at even chances; type 0 to ${sides - 1}.`;
  if (marks !== undefined) return `${place} throw a die marked ${marks.join(', ')}; type what it shows.`;
  const pool =
    dice === 1 ? `a die of ${counted(sides, 'side')}` : `${counted(dice, 'die', 'dice')} of ${counted(sides, 'side')}`;
  const purpose =
    ask === 'count' ? ` (${faces.join(', ')} count)` : ask === 'sum' && dice > 1 ? ' (they are added up)' : '';
  return `${place} throw ${pool}${purpose}; type what ${dice === 1 ? 'it shows' : 'each shows'}, such as ${example(dice, sides)}.`;
}

function example(dice: number, sides: number): string {
  const shown = Array.from({ length: Math.min(dice, 3) }, (_, at) => 1 + ((at * 2 + 1) % sides));
  return `${shown.join(' ')}${dice > 3 ? ' …' : ''}`;
}

/** Numbers between spaces or commas. Throws a RuleViolation for anything else. */
function numbersIn(line: string): readonly number[] {
  const words = line.split(/[\s,;]+/).filter(word => word !== '');
  const strange = words.find(word => !Number.isFinite(Number(word)));
  if (strange === undefined) return words.map(Number);
  throw new RuleViolation({
    path: '',
    problem: `"${strange}" is no number`,
    mend: 'type what the dice show, or "quit"',
  });
}
