/** Keeps what the marks of `mark.ts` note while tests run, and writes it down after every file of tests. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { how } from './how.js';

const parts = { turn: how.inTurn, step: how.inStep, beside: 0 } as const;

/** What the marks call. */
interface InTurns {
  readonly noted: Map<string, number>;
  note(place: string): void;
  begin(part: keyof typeof parts): number;
  end(before: number): void;
}

const here = globalThis as typeof globalThis & { inTurns?: InTurns };

here.inTurns ??= noting();

function noting(): InTurns {
  const noted = new Map<string, number>();
  let now = 0;
  return {
    noted,
    note(place) {
      noted.set(place, (noted.get(place) ?? 0) | how.atAll | now);
    },
    begin(part) {
      const before = now;
      now = part === 'beside' ? 0 : now | parts[part];
      return before;
    },
    end(before) {
      now = before;
    },
  };
}

afterAll(() => {
  const folder = process.env.IN_TURNS ?? join(tmpdir(), 'in-turns');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${process.pid}.json`), JSON.stringify([...(here.inTurns?.noted ?? [])]));
});
