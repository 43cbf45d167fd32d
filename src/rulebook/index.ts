export * from './types.js';
export * from './violation.js';
