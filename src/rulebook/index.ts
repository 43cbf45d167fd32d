export * from './documents.js';
export * from './factors.js';
export * from './frozen.js';
export * from './nearest.js';
export * from './reasons.js';
export * from './rulings.js';
export * from './types.js';
export * from './violation.js';
