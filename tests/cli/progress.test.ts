import { afterEach, describe, expect, it, vi } from 'vitest';
import { progress } from '../../src/cli/progress.js';

const { isTTY } = process.stderr;

/** What progress writes to standard error while the clock stands at these times one after another, in milliseconds. */
function written(terminal: boolean, times: readonly number[]): string[] {
  const lines: string[] = [];
  Object.assign(process.stderr, { isTTY: terminal });
  const clock = vi.spyOn(Date, 'now').mockReturnValue(0);
  vi.spyOn(process.stderr, 'write').mockImplementation(text => {
    lines.push(String(text));
    return true;
  });
  const far = progress();
  for (const time of times) {
    clock.mockReturnValue(time);
    far.at(`turn ${time}`);
  }
  far.done();
  return lines;
}

afterEach(() => {
  vi.restoreAllMocks();
  Object.assign(process.stderr, { isTTY });
});

describe('how far long work has come', () => {
  it('is told on one line of a terminal, now and then, and taken away at the end', () => {
    expect(written(true, [100, 500, 600, 1000])).toEqual(['\r\u001b[Kturn 500…', '\r\u001b[Kturn 1000…', '\r\u001b[K']);
  });

  it('is not told of short work', () => {
    expect(written(true, [100, 300])).toEqual([]);
  });

  it('goes into no file and no pipe', () => {
    expect(written(false, [500, 1000])).toEqual([]);
  });
});
