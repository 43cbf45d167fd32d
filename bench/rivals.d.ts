/**
 * What the benchmarks use of their rivals, which are installed only when a benchmark runs: `npm test` checks these files
 * without them.
 */
declare module '@dice-roller/rpg-dice-roller' {
  export class DiceRoll {
    constructor(notation: string);
    readonly total: number;
  }
  /** Where the roller takes its chance from. */
  export const NumberGenerator: {
    readonly generator: { engine: { next(): number } };
  };
}

declare module 'boardgame.io/client' {
  interface GameClient<State> {
    start(): void;
    stop(): void;
    /** Back to the beginning of the game. */
    reset(): void;
    getState(): { readonly G: State } | null;
    readonly moves: Readonly<Record<string, (...args: readonly unknown[]) => void>>;
  }
  interface Context {
    readonly random: { Die(sides: number, count: number): number[] };
  }
  export function Client<State>(options: {
    readonly game: {
      readonly setup: () => State;
      readonly moves: Readonly<
        Record<string, (context: Context & { G: State }, ...args: never[]) => State | undefined>
      >;
      readonly seed?: string;
      readonly disableUndo?: boolean;
    };
    readonly numPlayers?: number;
    readonly debug?: boolean;
  }): GameClient<State>;
}
