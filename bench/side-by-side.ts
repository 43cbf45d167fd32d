/**
 * The microseconds one call of each takes: medians over many short rounds that take turns, so that a busy machine is busy
 * for all, and what it takes away for longer than a round is an outlier.
 */
export async function sideBySide<Names extends string>(
  contenders: { readonly [name in Names]: () => unknown },
  { rounds = 201, millisecondsEach = 1 } = {},
): Promise<{ readonly [name in Names]: number }> {
  const names = Object.keys(contenders) as Names[];
  const calls = new Map<Names, number>();
  for (const name of names) calls.set(name, await callsIn(contenders[name], millisecondsEach));
  const times = new Map<Names, number[]>(names.map(name => [name, []]));
  for (let round = 0; round < rounds; round++) {
    // Each round begins with another, so that none always runs on the heels of the same one.
    for (let turn = 0; turn < names.length; turn++) {
      const name = names[(round + turn) % names.length]!;
      times.get(name)!.push(timed(contenders[name], calls.get(name)!));
    }
  }
  return Object.fromEntries(names.map(name => [name, median(times.get(name)!)])) as { [name in Names]: number };
}

/** How many calls fill the time, warmed up; with pauses, in which the compiler's other thread can hand in its work. */
async function callsIn(call: () => unknown, milliseconds: number): Promise<number> {
  let calls = 1;
  while (timed(call, calls) * calls < milliseconds * 1000) calls *= 2;
  for (let warm = 0; warm < 40; warm++) {
    timed(call, Math.ceil(calls / 4));
    await new Promise(resolve => setTimeout(resolve, 1));
  }
  while (timed(call, calls) * calls < milliseconds * 1000) calls *= 2;
  return calls;
}

function timed(call: () => unknown, calls: number): number {
  const start = performance.now();
  for (let i = 0; i < calls; i++) kept = call();
  return ((performance.now() - start) * 1000) / calls;
}

/** Results go somewhere, lest the compiler find out that nobody wants them. */
export let kept: unknown;

/** The middle one. */
export function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
