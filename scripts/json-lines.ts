/** JSON as the formatter of the project lays it out, so that what a script writes passes the style check. */
export function printJson(value: unknown, width = 120): string {
  return `${laidOut(value, '', width)}\n`;
}

/** `lead` is what stands before the value on its line. */
function laidOut(value: unknown, lead: string, width: number): string {
  const flat = onOneLine(value);
  // One more for the comma that may follow.
  if (lead.length + flat.length < width || typeof value !== 'object' || value === null) return flat;
  const inner = `${/^ */.exec(lead)?.[0] ?? ''}  `;
  const outer = inner.slice(2);
  if (!Array.isArray(value)) {
    const entries = Object.entries(value).map(([key, held]) => {
      const name = `${JSON.stringify(key)}: `;
      return `${inner}${name}${laidOut(held, inner + name, width)}`;
    });
    return `{\n${entries.join(',\n')}\n${outer}}`;
  }
  if (!value.every(entry => typeof entry === 'number')) {
    return `[\n${value.map(entry => `${inner}${laidOut(entry, inner, width)}`).join(',\n')}\n${outer}]`;
  }
  const lines = [inner];
  for (const [at, entry] of value.entries()) {
    const written = `${entry}${at < value.length - 1 ? ',' : ''}`;
    const line = lines.at(-1) ?? '';
    if (line === inner) lines[lines.length - 1] = inner + written;
    else if (line.length + 1 + written.length <= width) lines[lines.length - 1] = `${line} ${written}`;
    else lines.push(inner + written);
  }
  return `[\n${lines.join('\n')}\n${outer}]`;
}

function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).map(([key, held]) => `${JSON.stringify(key)}: ${onOneLine(held)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}
