import type { Battle, BattleRecord } from './battle.js';
import type { Ruleset, Terms } from './types.js';

/** The small record of a battle, finished or not. */
export function recordOf<T extends Terms>(_battle: Battle<T>): BattleRecord {
  throw new Error('not yet');
}

/** Plays a record again. Throws a RuleViolation naming the turn where record and replay part. */
export function replay<T extends Terms>(_ruleset: Ruleset<T>, _record: BattleRecord): Battle<T> {
  throw new Error('not yet');
}

/** The record as canonical JSON text. */
export function recordText(_record: BattleRecord): string {
  throw new Error('not yet');
}

/** Reads a record from its text or from parsed JSON. Throws a RuleViolation with every fault. */
export function readRecord(_input: unknown): BattleRecord {
  throw new Error('not yet');
}
