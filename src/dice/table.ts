import { type OnScript, showing } from './scripted.js';
import { type DiceState, type RolledDice, TABLE } from './states.js';

/** What somebody at a table is asked to throw. */
export interface Throw {
  readonly ask: 'roll' | 'count' | 'sum' | 'pick' | 'marked';
  /** How many dice. */
  readonly dice: number;
  /** Of how many sides; for `pick`, among how many options. */
  readonly sides: number;
  /** For `count`: the faces at which one of them succeeds. */
  readonly faces?: readonly number[];
  /** For `marked`: the marks that the die bears. */
  readonly marks?: readonly number[];
}

/**
 * Dice that show what was really thrown on a table, one entry for each die in the order thrown, from where an earlier state
 * left off. Where an entry is missing, or is none that the die has, `on` is called, and must throw.
 */
export function tableDice(shown: readonly number[], state: DiceState, on: OnScript): RolledDice {
  const { dice, used } = showing(shown, state.state[0] ?? 0, on);
  return { ...dice, state: () => ({ generator: TABLE, state: [used()] }) };
}

/** Where the dice of a table stand before the first of them is thrown. */
export const tableAtFirst: DiceState = Object.freeze({ generator: TABLE, state: Object.freeze([0]) });

/** Whether these are dice of a table, and not rolled ones. */
export function ofTable(state: DiceState): boolean {
  return state.generator === TABLE;
}

/** What is wrong with a die of a throw showing this; `undefined` when it can. */
export function throwFault({ ask, sides, marks }: Throw, shown: unknown): string | undefined {
  if (marks !== undefined) {
    return typeof shown === 'number' && marks.includes(shown) ? undefined : `one of the marks ${marks.join(', ')}`;
  }
  const [lowest, highest] = ask === 'pick' ? [0, sides - 1] : [1, sides];
  const fits = typeof shown === 'number' && Number.isInteger(shown) && shown >= lowest && shown <= highest;
  return fits ? undefined : `a whole number from ${lowest} to ${highest}`;
}
