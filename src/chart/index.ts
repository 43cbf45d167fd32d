export * from './bands.js';
export * from './check.js';
export * from './define.js';
export * from './json.js';
export * from './ladder.js';
export * from './types.js';
