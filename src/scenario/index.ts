export * from './ending.js';
export * from './holding.js';
export * from './objective-faults.js';
export * from './reading-schema.js';
export * from './table.js';
export * from './table-schema.js';
export * from './telling.js';
