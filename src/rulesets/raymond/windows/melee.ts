import type { MeleeTold } from '../../../windows/index.js';
import { type ContinuedMelee, type ContinuedMeleeSituation, type MeleeUnit, meleeEnds } from '../continued-melee.js';

/**
 * A hand-to-hand combat that goes on as `tellMelee` and `drawMelee` of `littlewars/windows` take it:
 * `tellMelee(meleeTold(situation, continuedMelee(situation)))`.
 */
export function meleeTold(situation: ContinuedMeleeSituation, { turns }: ContinuedMelee): MeleeTold {
  const { attacker, defender, struckOn = 'front' } = situation;
  const side = (unit: MeleeUnit) => ({ name: nameOf(unit), whole: standsIn(unit) });
  const where = struckOn === 'front' ? '' : `, on the ${struckOn.replaceAll('-', ' ')}`;
  return {
    title: `${nameOf(attacker)} in contact with ${nameOf(defender)}${where}`,
    sides: { attacker: side(attacker), defender: side(defender) },
    ends: meleeEnds.map(end => ({ id: end, title: end })),
    spread: 'stands',
    turns,
  };
}

/** A unit in words: `PMM/MMM pike and musket`. */
function nameOf({ type, stands, guns, formation }: MeleeUnit): string {
  const shape = formation === 'defensive mass' ? ' in defensive mass' : '';
  return `${stands === undefined ? '' : `${stands} `}${(guns ?? type).replaceAll('-', ' ')}${shape}`;
}

/** Guns and commanders are a single stand and name none. */
function standsIn({ stands }: MeleeUnit): number {
  return stands === undefined ? 1 : [...stands].filter(letter => letter !== '/' && letter !== '.').length;
}
