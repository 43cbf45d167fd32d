/** A reading that the text of the book prints, untouched by ink, at this line of the transcript. */
export function book<const Id extends string, const Value>(id: Id, value: Value, line: number) {
  return { id, value, source: 'wrg-book', line } as const;
}

/** What the owner of the copy wrote over the print: the reading of the amended edition. */
export function ink<const Id extends string, const Value>(id: Id, value: Value, line: number) {
  return { id, value, source: 'wrg-ink', line } as const;
}

/** What was printed where the owner has written or struck out: the reading of the printed edition. */
export function struck<const Id extends string, const Value>(id: Id, value: Value, line: number) {
  return { id, value, source: 'wrg-print', line } as const;
}

/** What the quick reference sheet has. */
export function sheet<const Id extends string, const Value>(id: Id, value: Value, line: number) {
  return { id, value, source: 'wrg-sheet', line } as const;
}

/** A reading that nobody printed or wrote: ours, where the book is silent or its text is lost. */
export function ours<const Id extends string, const Value>(id: Id, value: Value) {
  return { id, value } as const;
}
