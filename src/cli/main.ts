#!/usr/bin/env node
import { run } from './program.js';

// Whoever reads us may stop early (`littlewars charts | head`): that is no fault of ours. A full disk is nobody's, and is told.
process.stderr.on('error', () => {});
process.stdout.on('error', (fault: Error & { code?: string }) => {
  if (fault.code === 'EPIPE') return;
  const trouble = fault.code === 'ENOSPC' ? 'there is no space left' : `it cannot be written to (${fault.code})`;
  process.stderr.write(`error: standard output: ${trouble}\n`);
  process.exit(1);
});

process.exitCode = await run(process.argv.slice(2));
