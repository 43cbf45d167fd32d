/** Somebody on the table, as a person at it may call him. */
export interface Called {
  readonly id: string;
  readonly name: string;
}

/** Who is meant by what a person types: by id or by name, whatever its capitals and the form of its apostrophes; `undefined` for nobody. */
export function meantBy<Somebody extends Called>(typed: string, all: readonly Somebody[]): Somebody | undefined {
  const wanted = plain(typed);
  const byId = all.find(({ id }) => id === typed) ?? all.find(({ id }) => plain(id) === wanted);
  return byId ?? all.find(({ name }) => plain(name) === wanted);
}

/** What was typed about several, `name: …` set off by `;`, with the ids of those who are called by their names. */
export function withIds(typed: string, all: readonly Called[]): string {
  return typed
    .split(';')
    .map(part =>
      part.replace(/^(\s*)([^:]*?)(\s*:)/, (whole, before: string, called: string, after: string) => {
        const somebody = meantBy(called, all);
        return somebody === undefined ? whole : `${before}${somebody.id}${after}`;
      }),
    )
    .join(';');
}

function plain(text: string): string {
  return text.trim().toLowerCase().replaceAll('’', "'");
}
