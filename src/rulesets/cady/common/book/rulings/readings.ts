/** A reading that Cady's book prints, at this line of the transcript. */
export function book<const Id extends string, const Value>(id: Id, value: Value, line: number) {
  return { id, value, source: 'cady-book', line } as const;
}

/** A reading that Cady's card prints. The card is an edition of its own: a game may take all of its readings. */
export function card<const Id extends string, const Value>(id: Id, value: Value, line: number) {
  return { id, value, source: 'cady-card', line } as const;
}

/** A reading that nobody printed: ours, where the book is silent. */
export function ours<const Id extends string, const Value>(id: Id, value: Value) {
  return { id, value } as const;
}
