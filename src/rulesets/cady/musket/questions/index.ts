export * from './broadside.js';
export * from './duel.js';
export * from './forming-square.js';
export * from './shots-at-ship.js';
export * from './storm.js';
