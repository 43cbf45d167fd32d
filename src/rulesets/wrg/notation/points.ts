/** A point of the table as it is typed: `(400 300)`; `undefined` for what is none. */
export function pointIn(typed: string): { readonly x: number; readonly y: number } | undefined {
  const [, x, y] =
    /^\((-?\d{1,5}(?:\.\d{1,6})?),? (-?\d{1,5}(?:\.\d{1,6})?)\)$/.exec(typed.trim().replace(/\s+/g, ' ')) ?? [];
  return x === undefined || y === undefined ? undefined : { x: Number(x), y: Number(y) };
}

/** A point as `pointIn` reads it. */
export function pointText({ x, y }: { readonly x: number; readonly y: number }): string {
  return `(${x} ${y})`;
}
