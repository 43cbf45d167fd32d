export * from './arc.js';
export * from './formation.js';
export * from './geometry.js';
export * from './movement.js';
export * from './sight.js';
export * from './terrain.js';
export * from './together.js';
export * from './types.js';
