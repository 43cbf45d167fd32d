import { type ContinuedMelee, meleeEnds } from '../rulesets/cady/common/index.js';
import { type MeleeCourse, words } from './melee-text.js';

/** A melee of one of Cady's games as far as its title tells it. */
export interface MeleeTold {
  readonly attacker: { readonly type: string; readonly figures: number };
  readonly defender: { readonly type: string; readonly figures: number };
  readonly between?: {
    readonly behind?: string;
    readonly through?: readonly string[];
    readonly levelsUp?: number;
  };
  readonly struckOn?: string;
}

/** How a melee of one of Cady's games goes on. */
export function cadyCourse(situation: MeleeTold, { turns }: ContinuedMelee): MeleeCourse {
  const side = ({ figures, type }: MeleeTold['attacker']) => ({ name: `${figures} ${words(type)}`, whole: figures });
  return {
    title: titleOf(situation),
    situation,
    sides: { attacker: side(situation.attacker), defender: side(situation.defender) },
    ends: meleeEnds.map(end => ({ id: end, title: words(end) })),
    turns,
  };
}

function titleOf({ attacker, defender, between = {}, struckOn = 'front' }: MeleeTold): string {
  const ground = [
    between.behind === undefined ? '' : ` behind a ${words(between.behind)}`,
    ...(between.through ?? []).map(what => `, across ${words(what)}`),
    between.levelsUp ? ', uphill' : '',
    struckOn === 'front' ? '' : `, on the ${struckOn}`,
  ].join('');
  return `${attacker.figures} ${words(attacker.type)} in melee with ${defender.figures} ${words(defender.type)}${ground}`;
}
