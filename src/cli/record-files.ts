import type { BattleRecord } from '../battle/index.js';
import { RuleViolation } from '../rulebook/violation.js';
import type { AnyWindows } from '../windows/index.js';
import { readText, within } from './files.js';
import { insistOnEveryByte, insistOnJson, placeInRecord } from './record-text.js';
import { windowsById } from './windows-for.js';

/** A record that was read from a file; whether it tells the truth, `replay` finds out. */
export interface OpenedRecord {
  readonly record: BattleRecord;
  readonly windows: AnyWindows;
  /** Refuses a file that says the same as the battle did, but in other bytes. To be called once the record has been replayed. */
  readonly insistOnTheText: () => void;
}

/**
 * Does something with the record in a file. Faults of the record, and those found in it then, name the file and the turn.
 *
 * @throws RuleViolation
 */
export async function withRecord(file: string, use: (opened: OpenedRecord) => void | Promise<void>): Promise<void> {
  const text = await readText(file, 'a record', placeInRecord);
  const { readRecord, recordText } = await import('../battle/index.js');
  await placed(file, async () => {
    insistOnJson(text);
    const record = readRecord(text);
    // What a record says of itself belongs to its turn 0, the set-up.
    const windows = await placed('turn 0', () => windowsById(record.ruleset.id));
    await use({ record, windows, insistOnTheText: () => insistOnEveryByte(text, recordText(record)) });
  });
}

/** What `act` gives; its faults are said to lie at this place. */
async function placed<R>(place: string, act: () => Promise<R>): Promise<R> {
  try {
    return await act();
  } catch (fault) {
    throw fault instanceof RuleViolation ? new RuleViolation(within(place, fault.violations)) : fault;
  }
}
