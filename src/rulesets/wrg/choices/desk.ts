import type { Asking, Choice, Reply } from '../../../battle/index.js';
import type { Violation } from '../../../rulebook/index.js';
import { type Called, meantBy, withIds } from '../../../scenario/index.js';
import type { UnitId } from '../state.js';
import { enemiesNear, nameOf, sightedText, stateText, titleOf, unitAt, type WrgSeat } from './seat.js';

/** What is written for units of a side; who is left out does as before. */
export type Written<Entry> = { readonly [unit: UnitId]: Entry };

/** Something that might be written for a unit. */
export interface Likely<Entry> {
  readonly text: string;
  readonly odds?: string;
  readonly entry: Entry;
}

/** Where a side writes down something for each of its units, all in one decision. */
export interface Desk<Entry> {
  readonly question: string;
  readonly units: readonly UnitId[];
  /** What the answer is called in which nothing is written, and what stands for it in the notation. */
  readonly nothing: { readonly text: string; readonly typed: string };
  readonly notation: Asking<unknown>['notation'];
  /** What is written for a unit, or stands without that. */
  lineOf(unit: UnitId, entry: Entry | undefined): string;
  likely(unit: UnitId): readonly Likely<Entry>[];
  /** Choices for several units at once, besides what is written. */
  readonly together: readonly { readonly text: string; readonly written: Written<Entry> }[];
  /** Reads something written for any units; for one of them alone, where its id is left out. */
  read(typed: string): { readonly answer: Written<Entry> } | { readonly violations: readonly Violation[] };
}

/** The decision of a side for all its units: as they stand, or unit by unit. */
export function askAtDesk<Entry>(
  desk: Desk<Entry>,
  seat: WrgSeat,
  written: Written<Entry> = {},
): Asking<Written<Entry>> {
  const goOn = (more: Written<Entry>) => askAtDesk(desk, seat, { ...written, ...more });
  const isEmpty = Object.keys(written).length === 0;
  const give: Choice<Written<Entry>> = { text: isEmpty ? desk.nothing.text : 'That is all', answer: written };
  return {
    first: true,
    written,
    question: [desk.question],
    choices: [
      give,
      ...desk.together.map(({ text, written: more }) => ({
        text,
        further: () => goOn(more),
        soFar: { ...written, ...more },
      })),
      ...desk.units.map(unit => unitChoice(unit, desk, seat, written)),
    ],
    notation: desk.notation,
    read: typed => readAtDesk(typed, desk, seat, written),
  };
}

function unitChoice<Entry>(
  id: UnitId,
  desk: Desk<Entry>,
  seat: WrgSeat,
  written: Written<Entry>,
): Choice<Written<Entry>> {
  const unit = unitAt(id, seat);
  const [nearest] = unit === undefined ? [] : enemiesNear(unit, seat);
  return {
    text: `${titleOf(id, seat)}: ${desk.lineOf(id, entryOf(written, id))}`,
    ...(nearest === undefined ? {} : { odds: sightedText(nearest) }),
    further: () => aboutUnit(id, desk, seat, written),
  };
}

function entryOf<Entry>(written: Written<Entry>, id: UnitId): Entry | undefined {
  return Object.hasOwn(written, id) ? written[id] : undefined;
}

/** One unit: what it is, who is near it, and what might be written for it. */
function aboutUnit<Entry>(
  id: UnitId,
  desk: Desk<Entry>,
  seat: WrgSeat,
  written: Written<Entry>,
): Asking<Written<Entry>> {
  const unit = unitAt(id, seat);
  const near = unit === undefined ? [] : enemiesNear(unit, seat).slice(0, 3);
  const { [id]: _, ...others } = written;
  return {
    question: [
      `${titleOf(id, seat)}${unit === undefined ? '' : `: ${stateText(unit, seat)}`}`,
      ...near.map(enemy => `  ${sightedText(enemy)}`),
    ],
    written,
    choices: [
      { text: desk.lineOf(id, undefined), further: () => askAtDesk(desk, seat, others) },
      ...desk.likely(id).map(({ text, odds, entry }) => ({
        text,
        ...(odds === undefined ? {} : { odds }),
        further: () => askAtDesk(desk, seat, { ...others, [id]: entry }),
        soFar: { ...others, [id]: entry },
      })),
    ],
    notation: desk.notation,
    read: typed => {
      const [, head = typed] = /^([^:]+?)\s*:/.exec(typed) ?? [];
      const isForAny = [desk.nothing.typed, 'done'].includes(head) || meantBy(head, called(desk, seat)) !== undefined;
      return readAtDesk(isForAny ? typed : `${id}: ${typed}`, desk, seat, written);
    },
  };
}

function readAtDesk<Entry>(
  typed: string,
  desk: Desk<Entry>,
  seat: WrgSeat,
  written: Written<Entry>,
): Reply<Written<Entry>> {
  const word = typed.trim();
  if (word === 'done') return { answer: written };
  if (word === '' || word === desk.nothing.typed) return { answer: {} };
  const all = called(desk, seat);
  const unit = meantBy(word, all);
  if (unit !== undefined) return { further: aboutUnit(unit.id, desk, seat, written) };
  const read = desk.read(withIds(word, all));
  if ('violations' in read) return read;
  const strange = Object.keys(read.answer).find(id => !desk.units.includes(id));
  if (strange !== undefined) {
    const mend = `your units are ${desk.units.join(', ')}`;
    return { violations: [{ path: strange, problem: `there is no "${strange}" to be asked about`, mend }] };
  }
  const soFar = { ...written, ...read.answer };
  return { further: askAtDesk(desk, seat, soFar), soFar };
}

/** Those who are asked about, as they may be called. */
function called<Entry>({ units }: Desk<Entry>, seat: WrgSeat): readonly Called[] {
  return units.map(id => ({ id, name: nameOf(id, seat) }));
}
