import { type OpenBook, type RulesOf, rulesFrom } from '../../../book/index.js';
import { defaultFacing, facingChangeCost, shortLastRank, turningOnTheSpot } from './book/rulings/turn.js';
import type { ChargeRules } from './fighting/charge.js';
import type { MeleeRules } from './fighting/melee.js';
import type { MoraleRules } from './fighting/morale.js';
import type { ShockRules } from './fighting/shock.js';
import type { FormationRules } from './moving/formation.js';
import type { MovementRules } from './moving/movement.js';
import { type ArmyRules, armyUnder } from './numbers/army.js';
import { type FieldRules, fieldUnder } from './numbers/field.js';
import { chargeUnder, meleeUnder, moraleUnder, type OwnRules, shockUnder } from './numbers/fighting.js';
import { movementUnder } from './numbers/movement.js';
import { type SteadinessRules, steadinessUnder } from './numbers/steadiness.js';

/** What the rules common to all periods are resolved with. A period's rules are these with its own numbers in place. */
export interface CommonRules
  extends ShockRules,
    MeleeRules,
    MoraleRules,
    MovementRules,
    ChargeRules,
    SteadinessRules,
    FieldRules,
    ArmyRules,
    FormationRules {}

/**
 * The Common Rules that a book makes.
 *
 * @throws RuleViolation for layers that no rules can be made of.
 * @clause cady/common/materials/dice
 * @clause cady/common/shock/reductions
 * @clause cady/common/fence/shock
 * @clause cady/common/wall/shock
 * @clause cady/common/shock/reductions-stack
 * @clause cady/common/formation/column-march-not-medieval
 */
export function buildCommonRules(book: OpenBook, own: OwnRules = {}): CommonRules {
  return {
    ...steadinessUnder(book),
    ...fieldUnder(book, own),
    ...armyUnder(book),
    formation: book.part(
      {
        name: 'formation',
        clauses: ['cady/common/facing/default-last-direction', 'cady/common/facing/turn-in-place-free'],
      },
      b => ({
        facesLastMove: b.reading(defaultFacing) !== null,
        turnInPlaceThirds: b.reading(facingChangeCost),
        lastRank: b.reading(shortLastRank),
        turnsAbout: b.reading(turningOnTheSpot),
      }),
    ),
    shock: shockUnder(book, own),
    melee: meleeUnder(book),
    morale: moraleUnder(book, own),
    movement: movementUnder(book),
    charge: chargeUnder(book),
  };
}

/** The Common Rules, as the book prints them under the default readings, or of a book with layers over the print. */
export const commonRules: RulesOf<CommonRules> = rulesFrom({ ruleset: 'common', edition: 'book' }, buildCommonRules);
