import type { OpenBook } from '../../../book/index.js';
import type { ClauseId } from '../../../rulebook/index.js';
import type { Tested } from '../common/fighting/three-dice.js';
import { commandFigures } from './book/charts/officers.js';

/** The rank of a personal command figure. */
export type OfficerRank = keyof (typeof commandFigures)['cells'];

/** What a personal command figure costs, and does for the unit that he leads. */
export interface OfficerRules {
  readonly cost: number;
  /** Columns to the right on the post-melee morale chart. */
  readonly columns: number;
  /** Dice more in a three-dice test. */
  readonly dice: number;
}

/** The clause of each rank. */
export const officerClauses: { readonly [rank in OfficerRank]: ClauseId } = {
  colonel: 'cady/musket/optional/colonel-bonus',
  general: 'cady/musket/optional/general-bonus',
};

/** The personal command figures of a book. */
export function officersUnder(book: OpenBook): { readonly [rank in OfficerRank]: OfficerRules } {
  const of = (rank: OfficerRank): OfficerRules =>
    book.part(
      { name: `officers/${rank}`, clauses: [officerClauses[rank], 'cady/musket/optional/personal-command'] },
      b => {
        const cells = b.of(commandFigures)[rank];
        return {
          cost: cells.cost,
          columns: cells['morale-columns-right'],
          dice: cells['extra-three-dice-test-dice'],
        };
      },
    );
  return { colonel: of('colonel'), general: of('general') };
}

/**
 * What a personal command figure gives the unit that he leads for a three-dice test.
 *
 * @clause cady/musket/optional/colonel-bonus
 * @clause cady/musket/optional/general-bonus
 */
export function aidOf(
  rank: OfficerRank | undefined,
  { officers }: { readonly officers: { readonly [rank in OfficerRank]: OfficerRules } },
): Pick<Tested, 'aid'> {
  if (rank === undefined) return {};
  return { aid: { dice: officers[rank].dice, clause: officerClauses[rank], because: `led by a ${rank} in person` } };
}
