import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Seed } from '../dice/index.js';
import type { GivenAnswer, LoggedAnswer, OtherDice, RulesetMark } from './battle.js';
import { readJson } from './plain.js';
import type { Json, RequestOf, Terms } from './types.js';

const HEX_DIGITS = 16;

/**
 * Plain data as canonical JSON: keys sorted, whole numbers first; keys whose value is `undefined` left out, −0 written 0. Throws a RuleViolation
 * with the path of everything else that JSON cannot hold (NaN, infinities, `undefined` itself or in a list, functions, class
 * instances, nesting without end). `indent` spaces, none unless told otherwise.
 */
export function canonical(value: unknown, indent = 0): string {
  return JSON.stringify(readJson(value, ''), undefined, indent);
}

/**
 * The fingerprint of plain data: the first 16 hex digits of the SHA-256 of its canonical JSON. Equal data has equal
 * checksums whatever the order of its keys. Throws a RuleViolation for what `canonical` cannot write.
 */
export function checksum(value: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(canonical(value)))).slice(0, HEX_DIGITS);
}

/** The checksum of turn 0: all that the battle was begun with, and what the muster made of it. */
export function musterChecksum(start: {
  readonly ruleset: RulesetMark;
  readonly houseRules: Json;
  readonly scenario: object;
  readonly seed: Seed;
  readonly state: object;
}): string {
  const { ruleset, houseRules, scenario, seed, state } = start;
  return checksum({ ruleset: { id: ruleset.id, version: ruleset.version }, houseRules, scenario, seed, state });
}

/** The checksum of a turn: the one before it, what was answered and which other dice were taken in it, and its last state. */
export function turnChecksum(turn: {
  readonly previous: string;
  readonly turn: number;
  readonly answers: readonly LoggedAnswer[];
  readonly otherDice: readonly OtherDice[];
  readonly state: object;
}): string {
  return checksum({ ...turn, otherDice: turn.otherDice.filter(mark => mark.turn === turn.turn) });
}

/** The checksum of where a battle stands, over all that its last turn's checksum does not cover yet. */
export function standingChecksum<T extends Terms>(standing: {
  readonly previous: string;
  readonly turn: number;
  readonly phase: string;
  readonly answers: readonly GivenAnswer[];
  readonly pending: readonly RequestOf<T>[];
  readonly otherDice: readonly OtherDice[];
  /** What the dice of a table have shown; left out where dice are rolled. */
  readonly thrown?: readonly number[];
  readonly state: object;
  readonly outcome: object | null;
}): string {
  return checksum(standing);
}
