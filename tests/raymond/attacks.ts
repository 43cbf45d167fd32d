import fc from 'fast-check';
import type { Attack } from '../../src/rulesets/raymond/combat/melee.js';

const onFoot = fc.constantFrom('pike', 'musket', 'hand-to-hand', 'light-hand-to-hand', 'dismounted-dragoon');
const mounted = fc.constantFrom('cavalry', 'heavy-cavalry', 'mounted-dragoon', 'command');
const shape = fc.constantFrom('line', 'mass');
const footShape = fc.constantFrom('line', 'mass', 'defensive mass');
const opponents = fc.oneof(
  fc.record({ class: fc.constant('foot'), formation: footShape }),
  fc.record({ class: fc.constant('mounted'), formation: shape }),
  fc.record({ class: fc.constant('artillery'), formation: fc.constant('line') }),
);

/** Any attack of up to four stands. */
export const anAttack: fc.Arbitrary<Attack> = fc.oneof(
  fc.record({
    attacker: fc.record({ class: fc.constant('foot'), formation: footShape }),
    stands: fc.array(onFoot, { minLength: 1, maxLength: 4 }),
    target: opponents,
    outflanking: fc.boolean(),
    terrainDice: fc.integer({ min: -2, max: 1 }),
  }),
  fc.record({
    attacker: fc.record({ class: fc.constant('mounted'), formation: shape }),
    stands: mounted.chain(kind => fc.array(fc.constant(kind), { minLength: 1, maxLength: 4 })),
    target: opponents,
    outflanking: fc.boolean(),
  }),
);
