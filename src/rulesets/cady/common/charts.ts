export * from './charts/bases.js';
export * from './charts/morale.js';
export * from './charts/shock.js';
