import {
  type Asking,
  type Battle,
  kindOf,
  type RequestOf,
  rulesInForce,
  type Seat,
  type SideId,
  type Told,
} from '../battle/index.js';
import type { Seed } from '../dice/index.js';
import { deedsOf, type UnitDeeds } from './deeds.js';
import { endingOf, reasonOf, rulesLine, turnsPlayed } from './endings.js';
import type { Agreed, AnyAnswer, NamedTerms, Seen, Setting, Windows } from './types.js';

/** How a battle came out, as plain data. */
export interface BattleResult {
  readonly ruleset: string;
  readonly scenario: string;
  readonly seed: Seed;
  /** The winning side; `null` for a draw, and for a battle that was not played to its end. */
  readonly winner: SideId | null;
  readonly reason: string;
  /** Turns played to their end. */
  readonly turns: number;
  readonly checksum: string;
  /** What each unit has lost, in figures or stands. */
  readonly losses: { readonly [unit: string]: number };
  /** What each unit did, where what was told of the battle was given. */
  readonly deeds?: { readonly [unit: string]: UnitDeeds };
}

/**
 * The armies and what they fight for, and the rules in force where they are not those that are printed.
 *
 * @param agreed the scenario and the house rules: a battle has both
 * @param side who is to read it: of the other armies it is told what stands on the table for all to see; all of them if left out
 * @throws RuleViolation when the house rules do not fit the ruleset.
 */
export function introduce<T extends NamedTerms>(windows: Windows<T>, agreed: Agreed<T>, side?: SideId): string {
  const rules = rulesLine(windows.ruleset, agreed);
  const armies = windows.introduce(settingOf(windows, agreed), side);
  return rules === undefined ? armies : `${armies}\n\n${rules}`;
}

/** How a battle ended, or how far it is, and what became of every unit: all that the referee knows. */
export function summarise<T extends NamedTerms>(windows: Windows<T>, battle: Battle<T>): string {
  return `${endingOf(battle, windows.ruleset)}\n\n${windows.fates(settingOf(windows, battle), battle.state)}`;
}

/**
 * How a battle came out, for machines.
 *
 * @param windows those of the battle's ruleset
 * @param battle the battle, ended or not
 * @param events all that was told of it, for the deeds of its units: those who did nothing have zeros
 */
export function resultOf<T extends NamedTerms>(
  windows: Windows<T>,
  battle: Battle<T>,
  events?: Iterable<Told<T>>,
): BattleResult {
  const { ruleset, scenario, seed, outcome, checksums, state } = battle;
  const losses = windows.losses(state);
  const idle = Object.fromEntries(Object.keys(losses).map(unit => [unit, { fought: 0, fired: 0, moved: 0 }]));
  return {
    ruleset: ruleset.id,
    scenario: scenario.name,
    seed,
    winner: outcome?.winner ?? null,
    reason: reasonOf(outcome),
    turns: turnsPlayed(battle),
    checksum: checksums.at(-1) ?? '',
    losses,
    ...(events === undefined ? {} : { deeds: { ...idle, ...deedsOf(windows, events) } }),
  };
}

/**
 * The table as a side sees it, in letters: a map, and every unit in a line.
 *
 * @param seen what the side sees, as `viewOf` gives it
 * @param agreed the scenario and the house rules: the battle itself will do
 */
export function look<T extends NamedTerms>(
  windows: Windows<T>,
  seen: Pick<Seen<T>, 'view'>,
  agreed: Agreed<T>,
): string {
  return windows.look(seatOf(windows, seen, agreed));
}

/**
 * A request as a person is asked it: the question, sensible answers with what they promise, and how any other is typed. What it reads, `answer`
 * takes or refuses.
 *
 * @param request one of `seen.requests`
 * @param seen what the side sees, as `viewOf` gives it
 * @param agreed the scenario and the house rules: the battle itself will do
 * @throws RuleViolation when the ruleset asks for no such thing.
 */
export function ask<T extends NamedTerms>(
  windows: Windows<T>,
  request: RequestOf<T>,
  seen: Pick<Seen<T>, 'view'>,
  agreed: Agreed<T>,
): Asking<AnyAnswer<T>> {
  return kindOf(windows, request).ask(request, seatOf(windows, seen, agreed));
}

function settingOf<T extends NamedTerms>({ ruleset }: Windows<T>, agreed: Agreed<T>): Setting<T> {
  return { scenario: agreed.scenario, rules: rulesInForce(ruleset, agreed) };
}

function seatOf<T extends NamedTerms>(
  windows: Windows<T>,
  { view }: Pick<Seen<T>, 'view'>,
  agreed: Agreed<T>,
): Seat<T> {
  return { ...settingOf(windows, agreed), view };
}
