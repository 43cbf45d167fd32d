import { defineConfig } from 'vitest/config';
export default defineConfig({ test: { name: 'quick', include: ['tests/**/*.test.ts'], setupFiles: ['tests/same-cases.ts'], isolate: false, testTimeout: 240_000, maxWorkers: 1 } });
