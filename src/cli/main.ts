#!/usr/bin/env node
import { run } from './program.js';

// Whoever reads us may stop early (`littlewars charts | head`): that is no fault of ours.
process.stdout.on('error', (fault: Error & { code?: string }) => {
  if (fault.code !== 'EPIPE') throw fault;
});

process.exitCode = await run(process.argv.slice(2));
