import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { inject } from 'vitest';
import { installed } from './install.js';

/** Waits until the library is packed and installed. */
const told = join(inject('project'), installed);
while (!existsSync(told)) await setTimeout(100);
const fault = readFileSync(told, 'utf8');
if (fault !== '') throw new Error(fault);
