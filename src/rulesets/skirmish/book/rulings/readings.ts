/** A reading that the skirmish rules print, at this line of the transcript. */
export function book<const Id extends string, const Value>(id: Id, value: Value, line: number) {
  return { id, value, source: 'skirmish-book', line } as const;
}

/** A reading that nobody printed: ours, where the book is silent or its text is lost. */
export function ours<const Id extends string, const Value>(id: Id, value: Value) {
  return { id, value } as const;
}
