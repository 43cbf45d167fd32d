#!/usr/bin/env node
import { run } from './program.js';

// Whoever reads us may stop early (`littlewars charts | head`): that is no fault of ours.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (fault: Error & { code?: string }) => {
    if (fault.code !== 'EPIPE') throw fault;
  });
}

process.exitCode = await run(process.argv.slice(2));
