import { contactsOf, type Field, handWeaponOf } from '../field.js';
import { weaponFaults } from '../men/men.js';
import type { SkirmishRules } from '../rules.js';
import type { Figure, SkirmishState } from '../state.js';
import type { SkirmishContext } from '../terms.js';
import { type HandWeapon, handWeapons } from '../troops.js';
import { act } from './acts.js';
import { fieldIn } from './moves.js';

/** The longest weapon that somebody can take in hand to fight on with: no lance, and no stick; none with two hands for who carries a standard. */
export function toFightWith(
  { man, weapon }: Pick<Figure, 'man' | 'weapon'>,
  { encumbered }: { readonly encumbered: boolean },
  rules: SkirmishRules,
): HandWeapon | undefined {
  const useful = handWeapons.filter(
    each =>
      man.weapons.some(own => own === each) &&
      each !== weapon &&
      !each.endsWith('-lance') &&
      each !== 'improvised' &&
      weaponFaults({ weapon: each, encumbered }, rules).length === 0,
  );
  return [...useful].sort((a, b) => rules.men.length[a] - rules.men.length[b])[0];
}

/**
 * Who charges, told or untold, or has come into contact by another move of his own, with nothing in hand that is meant for blows, draws what he has
 * for them with the half of his turn that it takes, if so much is left when he is at grips.
 *
 * @clause skirmish/actions/change-weapon
 * @clause skirmish/morale/bold
 */
export function drawAtGrips(state: SkirmishState, context: SkirmishContext): void {
  const field = fieldIn(state, context);
  for (const figure of Object.values(state.figures)) {
    if (!cameWithNothing(figure, field)) continue;
    const encumbered = state.standards.some(({ bearer }) => bearer === figure.id);
    const weapon = toFightWith(figure, { encumbered }, context.rules);
    if (weapon !== undefined) act(figure, { do: 'ready', figures: [figure.id], weapon }, state, context);
  }
}

function cameWithNothing(figure: Figure, field: Field): boolean {
  const { turn } = figure;
  const came = (turn.charge !== null || turn.moved > 0) && turn.contactFrom !== null && turn.changedFrom === null;
  return came && handWeaponOf(figure) === 'improvised' && contactsOf(figure, field).length > 0;
}
