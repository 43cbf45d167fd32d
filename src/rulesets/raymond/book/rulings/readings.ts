/** A reading that Raymond's book prints, at this line of the transcript. */
export function book<const Id extends string, const Value>(id: Id, value: Value, line: number) {
  return { id, value, source: 'raymond-book', line } as const;
}

/** A reading that nobody printed: ours, where the book is silent or its text is lost. */
export function ours<const Id extends string, const Value>(id: Id, value: Value) {
  return { id, value } as const;
}
