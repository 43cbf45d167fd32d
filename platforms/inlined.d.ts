import type { BattleRecord } from '../src/index.js';

/** The golden records. */
export declare const records: readonly BattleRecord[];

/** The vectors: for each function the situations that it is asked. */
export declare const vectors: readonly {
  readonly function: string;
  readonly cases: readonly { readonly situation: unknown }[];
}[];
