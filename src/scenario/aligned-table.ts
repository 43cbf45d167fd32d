/** Lines of columns that stand under each other, numbers to the right; the first line is a heading and is ruled off. */
export function alignedTable(lines: readonly (readonly string[])[]): string {
  const widths: number[] = [];
  const numbers: boolean[] = [];
  for (const [row, line] of lines.entries()) {
    for (const [at, entry] of line.entries()) {
      widths[at] = Math.max(widths[at] ?? 0, entry.length);
      if (row > 0) numbers[at] = (numbers[at] ?? true) && /^(?:[\d.,]+(?: %)?|[-—?→]?)$/.test(entry);
    }
  }
  const printed = lines.map(line =>
    line
      .map((entry, at) => (numbers[at] ? entry.padStart(widths[at] ?? 0) : entry.padEnd(widths[at] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
  const rule = widths.map(width => '-'.repeat(width)).join('  ');
  return [...printed.slice(0, 1), rule, ...printed.slice(1)].join('\n');
}
