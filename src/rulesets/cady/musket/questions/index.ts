export * from './broadside.js';
export * from './duel.js';
export * from './forming-square.js';
export * from './storm.js';
