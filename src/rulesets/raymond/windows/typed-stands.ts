import { counted, RuleViolation } from '../../../rulebook/index.js';
import type { RaymondRules } from '../rules.js';
import { gunKinds, isUnitType } from '../troops.js';

/**
 * The same situation with stands in their rows where it was typed with a number of them: `6xcavalry` in one or more ranks. Guns
 * are named for themselves, `1xlight-guns`.
 *
 * @throws RuleViolation where a number does not say which stands are meant.
 */
export function typedStands(input: unknown, rules: RaymondRules): unknown {
  if (!isObject(input)) return input;
  const { attacker, defender } = input;
  return {
    ...input,
    ...(isObject(attacker) ? { attacker: typedUnit('attacker', attacker, rules) } : {}),
    ...(isObject(defender) ? { defender: typedUnit('defender', defender, rules) } : {}),
  };
}

function typedUnit(side: string, unit: { readonly [key: string]: unknown }, rules: RaymondRules): object {
  const { figures, ranks = 1, ...rest } = unit;
  const { type } = rest;
  if (typeof figures !== 'number') return unit;
  const guns = gunKinds.find(kind => kind === type);
  if (guns !== undefined && figures === 1) return { ...rest, type: 'artillery', guns };
  if (typeof type !== 'string' || !isUnitType(type, rules)) return rest;
  const { stands, title, like } = rules.units[type];
  if (like === 'command' && figures === 1) return rest;
  const [only, ...others] = stands;
  if (only === undefined || others.length > 0 || like === 'command') {
    const letters = stands.map(kind => `${rules.stands[kind].letter} (${kind})`).join(', ');
    const example = `${stands.map(kind => rules.stands[kind].letter).join('')}x${type}`;
    throw new RuleViolation({
      path: side,
      clause: 'raymond/units/types',
      problem: `${counted(figures, 'stand')} of ${title} could be any of several`,
      mend: `write its stands as they stand, such as ${example}: ${letters}`,
    });
  }
  return { ...rest, stands: rows(figures, Number(ranks), rules.stands[only].letter) };
}

/** So many stands in so many rows, the front row the widest: `CCC/CC`. */
function rows(stands: number, ranks: number, letter: string): string {
  const row = Math.ceil(stands / Math.max(1, ranks));
  const first = letter.repeat(Math.min(row, stands));
  return stands <= row || ranks <= 1 ? letter.repeat(stands) : `${first}/${rows(stands - row, ranks - 1, letter)}`;
}

function isObject(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
