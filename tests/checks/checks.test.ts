import { spawn } from 'node:child_process';
import { expect, test } from 'vitest';

/** What a script of the project prints, and the code that it ends with. */
function run(script: string): Promise<{ readonly code: number | null; readonly said: string }> {
  return new Promise((resolve, reject) => {
    const running = spawn('npm', ['run', '--silent', script], { stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [running.stdout, running.stderr]) stream.on('data', text => (said += String(text)));
    running.on('error', reject);
    running.on('close', code => resolve({ code, said }));
  });
}

test.each(['check:types', 'check:style', 'check:layers', 'check:asked'])('npm run %s', async script => {
  const { code, said } = await run(script);
  expect(code, said).toBe(0);
});
