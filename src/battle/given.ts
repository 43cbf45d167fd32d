import { insistOnGiven, type Parameter, type Shape } from '../rulebook/index.js';

// What people give the kernel, in plain JavaScript too: read before it is used, so that a wrong order of arguments or a mistyped key is
// told and no stack trace.

const option: Shape = 'any';
const commanders: Shape = { each: 'any' };

/** Every key that may be among the options of a function. */
function keysOf(keys: readonly string[]): Shape {
  return { keys: Object.fromEntries(keys.map(key => [`${key}?`, option])) };
}

const answers: Shape = { list: { keys: { side: 'string', id: 'string', answer: 'any' } } };
const ruleset: Parameter = ['ruleset', 'ruleset'];
const battle: Parameter = ['battle', 'battle'];

/** What each function of the kernel is given. */
const parameters = {
  startBattle: [ruleset, ['scenario', 'any'], ['options?', keysOf(['seed', 'houseRules', 'thrown'])]],
  answer: [ruleset, battle, ['answers', answers]],
  playOut: [ruleset, battle, ['commanders', commanders], ['options?', keysOf(['maxTurns', 'throws', 'onStep'])]],
  throwDice: [ruleset, battle, ['shown', { list: 'number' }]],
  viewOf: [ruleset, battle, ['side', 'string']],
  fork: [battle, ['options?', keysOf(['seed'])]],
  undo: [ruleset, battle, ['side', 'string']],
  recordOf: [battle],
} satisfies { readonly [name: string]: readonly Parameter[] };

/** Throws a RuleViolation for what a function of the kernel cannot be given, with its place and what it may be. */
export function insistOnArguments(of: keyof typeof parameters, ...given: readonly unknown[]): void {
  insistOnGiven(parameters[of], given);
}
