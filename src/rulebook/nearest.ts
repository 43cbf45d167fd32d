/** Up to three of the known words that a mistyped one may have meant, the nearest first. */
export function nearest(asked: string, known: readonly string[]): readonly string[] {
  const wanted = asked.toLowerCase();
  const begins = (word: string) => Number(word.startsWith(`${wanted}/`));
  const ranked = known.flatMap(word => {
    const tail = word.slice(word.lastIndexOf('/') + 1);
    const whole = editDistance(wanted, word);
    const distance = Math.min(whole, editDistance(wanted.slice(wanted.lastIndexOf('/') + 1), tail));
    return distance <= Math.max(2, tail.length / 3) || (wanted.length > 2 && word.includes(wanted))
      ? [{ word, distance, whole }]
      : [];
  });
  return ranked
    .sort((a, b) => begins(b.word) - begins(a.word) || a.distance - b.distance || a.whole - b.whole)
    .slice(0, 3)
    .map(({ word }) => word);
}

/** Letters to change, add or drop to make one word of another. */
function editDistance(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [row, letter] of [...one.slice(0, 200)].entries()) {
    const line = [row + 1];
    for (const [at, otherLetter] of [...other].entries()) {
      const swap = (above[at] ?? 0) + (letter === otherLetter ? 0 : 1);
      line.push(Math.min(swap, (above[at + 1] ?? 0) + 1, (line[at] ?? 0) + 1));
    }
    above = line;
  }
  return above[other.length] ?? 0;
}

/** What to say to who named something that is not there: what may have been meant, or else what there is. */
export function meant(asked: string, known: readonly string[], mostListed = 12): string {
  const near = nearest(asked, known);
  if (near.length > 0) return `did you mean ${near.map(name => `"${name}"`).join(' or ')}?`;
  const more = known.length > mostListed ? `, … (${known.length} in all)` : '';
  return known.length === 0 ? 'there are none' : `known: ${known.slice(0, mostListed).join(', ')}${more}`;
}
