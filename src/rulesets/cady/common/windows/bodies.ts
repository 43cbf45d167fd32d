import type { SideId } from '../../../../battle/index.js';

/** What several units are that fight as one: a battle in the medieval game, a brigade in that of muskets. */
export type BodyWord = 'battle' | 'brigade';

/** A battle or brigade as a scenario lists it. */
export interface ListedBody {
  readonly id: string;
  readonly name?: string | undefined;
  readonly units: readonly string[];
}

/** The battles or brigades of a scenario by name. */
export interface Bodies {
  readonly word: BodyWord;
  /** The name of one of a side's; without a name, its id: "the van battle". */
  of(side: SideId, id: string): string;
}

/** The battles or brigades that the sides of a scenario list. */
export function bodiesOf(word: BodyWord, listed: Readonly<Record<SideId, readonly ListedBody[]>>): Bodies {
  return {
    word,
    of: (side, id) => listed[side]?.find(body => body.id === id)?.name ?? `the ${id} ${word}`,
  };
}

/** The name of the battle or brigade that a unit belongs to; nothing of a unit by itself. */
export function bodyOf(unit: string, listed: readonly ListedBody[]): string {
  const body = listed.find(({ units }) => units.includes(unit));
  return body?.name ?? body?.id ?? '';
}
