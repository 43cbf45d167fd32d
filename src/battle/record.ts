import { generatorOf } from '../dice/index.js';
import { insist, RuleViolation } from '../rulebook/index.js';
import {
  type Answered,
  type Battle,
  type BattleRecord,
  type BattleRecord1,
  type LoggedAnswer,
  lastTurn,
} from './battle.js';
import { canonical, standingChecksum } from './checksum.js';
import { commitmentTo } from './commitment.js';
import { type Game, gameOf, insistOn } from './game.js';
import { insistOnArguments } from './given.js';
import { readJson } from './plain.js';
import { type AnswersStanding, entries, startBattle, step } from './play.js';
import { readRecord } from './schema.js';
import type { Ruleset, Terms } from './types.js';
import { samePlace } from './undo.js';

const mend = 'the record was edited, or made by other rules; record the battle again';
const INDENT = 1;

/**
 * The small record of a battle, finished or under way: what it was begun with, every answer, and checksums by which a replay
 * can tell where it parts from what was played.
 */
export function recordOf<T extends Terms>(battle: Battle<T>): BattleRecord {
  insistOnArguments('recordOf', battle);
  const recorded = recordedOf(battle);
  const { seed, otherDice } = battle;
  const seeds = [seed, ...otherDice.map(other => other.seed)];
  if (seeds.every(each => typeof each === 'number')) return { ...recorded, version: 1 };
  return { ...recorded, version: 2, generator: generatorOf(seed), commitment: commitmentTo(seed) };
}

function recordedOf<T extends Terms>(battle: Battle<T>): Omit<BattleRecord1, 'version'> {
  const { houseRules, seed, turn, phaseId, answers, pending, otherDice, checksums, outcome } = battle;
  const thrown = battle.thrown === null ? {} : { thrown: battle.thrown };
  return {
    format: 'littlewars-record',
    ruleset: battle.ruleset,
    houseRules,
    scenario: readJson(battle.scenario, 'scenario'),
    seed,
    otherDice,
    ...thrown,
    answers: [...battle.log, ...entries(battle)],
    checksums,
    seal: standingChecksum({
      previous: checksums.at(-1) ?? '',
      turn,
      phase: phaseId,
      answers,
      pending,
      otherDice,
      ...thrown,
      state: battle.now,
      outcome,
    }),
    outcome,
  };
}

/** A record as canonical JSON text: sorted keys, and the same bytes for the same battle on every machine. */
export function recordText(record: BattleRecord): string {
  return `${canonical(record, INDENT)}\n`;
}

/**
 * Plays a record again, to where it leaves off. Throws a RuleViolation when it belongs to another ruleset or version, or when
 * any value in it is not what the battle comes to: the path names the turn where record and replay part, turn 0 being the
 * muster.
 *
 * @param options `onStep`: called wherever the battle stands still again
 */
export function replay<T extends Terms>(
  ruleset: Ruleset<T>,
  record: BattleRecord,
  options: { readonly onStep?: (step: Battle<T>) => void } = {},
): Battle<T> {
  const played = readRecord(record);
  const { seed, houseRules, checksums, thrown } = played;
  atTurn(0, () => insistOn(ruleset, played.ruleset, 'record'));
  let battle = atTurn(0, () =>
    startBattle(ruleset, played.scenario, { seed, houseRules, ...(thrown === undefined ? {} : { thrown }) }),
  );
  insistOnChecksums(battle, checksums, 0);
  let checked = battle.checksums.length;
  let next = 0;

  function arrived(standing: Battle<T>): void {
    insistOnChecksums(standing, checksums, checked);
    checked = standing.checksums.length;
    options.onStep?.(standing);
  }

  /** The answers on which the battle goes on from here; none where it has to be given other dice first. */
  function from(standing: Battle<T>): readonly Answered[] | undefined {
    arrived(standing);
    const isToStand = next === played.answers.length || withOtherDiceOf(played, standing) !== standing;
    return isToStand ? undefined : taken(standing);
  }

  function taken(standing: Battle<T>): readonly Answered[] {
    const answers = answersTo(standing, played.answers, next);
    insist(answers.length > 0, () => strayAnswer(standing, played.answers[next]));
    next += answers.length;
    return answers;
  }

  const game = gameOf(ruleset, battle);
  while (next < played.answers.length) {
    const standing = withOtherDiceOf(played, battle);
    battle = answeredFrom(game, standing, taken(standing), from);
    if (battle.pending.length === 0) arrived(battle);
  }
  battle = withOtherDiceOf(played, battle);
  insistOnTheEnd(battle, played);
  return battle;
}

/** A battle run on with these answers and those that are given `from` each standstill; a fault of an answer is said to be of its turn. */
function answeredFrom<T extends Terms>(
  game: Game<T>,
  battle: Battle<T>,
  answers: readonly Answered[],
  from: AnswersStanding<T>,
): Battle<T> {
  let { turn } = battle;
  let parted: { readonly thrown: unknown } | undefined;
  function inPlace(standing: Battle<T>): readonly Answered[] | undefined {
    turn = standing.turn;
    try {
      return from(standing);
    } catch (thrown) {
      parted = { thrown };
      throw thrown;
    }
  }
  try {
    return step(game, battle, answers, inPlace);
  } catch (thrown) {
    throw parted === undefined ? ofTurn(turn, thrown) : thrown;
  }
}

/** The answers from `next` on that the battle is waiting for. */
function answersTo<T extends Terms>(
  battle: Battle<T>,
  answers: readonly LoggedAnswer[],
  next: number,
): readonly Answered[] {
  const awaited = new Set(battle.pending.map(({ id }) => id));
  const taken: LoggedAnswer[] = [];
  for (const entry of answers.slice(next, next + awaited.size)) {
    if (entry.turn !== battle.turn || entry.phase !== battle.phaseId || !awaited.delete(entry.id)) break;
    taken.push(entry);
  }
  return taken;
}

/** The battle with the other dice that a fork took at this standstill, if it has not got them already. */
function withOtherDiceOf<T extends Terms>(record: BattleRecord, battle: Battle<T>): Battle<T> {
  const { turn, phaseId: phase, pending, otherDice } = battle;
  const here = record.otherDice.filter(
    mark =>
      pending.some(({ id: request }) => samePlace(mark, { turn, phase, request })) &&
      !otherDice.some(taken => samePlace(taken, mark)),
  );
  return here.length === 0 ? battle : { ...battle, otherDice: [...otherDice, ...here] };
}

function insistOnChecksums<T extends Terms>(battle: Battle<T>, recorded: readonly string[], from: number): void {
  battle.checksums.slice(from).forEach((checksum, offset) => {
    const at = from + offset;
    insist(checksum === recorded[at], () => ({
      path: `turn ${lastTurn(battle) - battle.checksums.length + 1 + at}`,
      problem: `record and replay part here: checksum ${recorded[at] ?? 'none'} recorded, ${checksum} replayed`,
      mend,
    }));
  });
}

function insistOnTheEnd<T extends Terms>(battle: Battle<T>, record: BattleRecord): void {
  const path = `turn ${battle.turn}`;
  insist(record.checksums.length === battle.checksums.length, () => ({
    path,
    problem: `the record goes on, but the answer to ${battle.pending.map(({ id }) => id).join(', ')} is missing`,
    mend,
  }));
  const replayed = recordOf(battle);
  insist(canonical(replayed.outcome) === canonical(record.outcome), () => ({
    path,
    problem: 'the recorded outcome is not the one the replay comes to',
    mend,
  }));
  insist(canonical(replayed) === canonical(record), () => ({
    path,
    problem: 'record and replay part after the last checksum',
    mend,
  }));
}

function strayAnswer<T extends Terms>(battle: Battle<T>, stray: LoggedAnswer | undefined) {
  const awaited = battle.pending.map(({ id }) => id);
  return {
    path: `turn ${battle.turn}`,
    problem: `the record answers ${stray?.id} in ${stray?.phase} of turn ${stray?.turn}, but ${
      awaited.length === 0 ? 'the battle has ended' : `the battle waits for ${awaited.join(', ')} in ${battle.phaseId}`
    }`,
    mend,
  };
}

/** What `act` gives; a RuleViolation out of it is said to be of this turn. */
function atTurn<R>(turn: number, act: () => R): R {
  try {
    return act();
  } catch (thrown) {
    throw ofTurn(turn, thrown);
  }
}

/** What was thrown, a RuleViolation as one of this turn. */
function ofTurn(turn: number, thrown: unknown): unknown {
  if (!(thrown instanceof RuleViolation)) return thrown;
  return new RuleViolation(thrown.violations.map(fault => ({ ...fault, path: `turn ${turn}: ${fault.path}` })));
}
