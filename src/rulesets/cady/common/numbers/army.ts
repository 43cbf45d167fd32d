import type { OpenBook } from '../../../../book/index.js';
import type { CommanderRules, DetachRules } from '../army/commanders.js';
import type { DispatchRules } from '../army/dispatch.js';
import type { ArmShareRules, RosterRules } from '../army/roster.js';
import type { ScaleRules } from '../army/scale.js';
import type { PresenceRules } from '../army/supreme-commander.js';
import { groundScale } from '../book/charts/movement.js';
import {
  armyNumbers,
  detachNumbers,
  imperialNumbers,
  mercenaryNumbers,
  tableNumbers,
  unitNumbers,
} from '../book/numbers.js';
import { armPointsLimit, detachWho, reformsInPerson } from '../book/rulings/army.js';
import { leaderMorale } from '../book/rulings/tests.js';
import { dispatchCapture } from '../book/rulings/unseen.js';
import { atLeast } from './limits.js';

/** What armies, their commanders and their orders are resolved with. */
export interface ArmyRules extends RosterRules, ArmShareRules, DispatchRules, DetachRules, PresenceRules, ScaleRules {
  readonly commanders: CommanderRules['commanders'];
}

/** The rules of rosters, commanders, dispatch riders and the scale of the table that a book makes. */
export function armyUnder(book: OpenBook): ArmyRules {
  return {
    roster: {
      unitSize: unitSizeUnder(book),
      missileShare: missileShareUnder(book),
      imperials: book.part(
        {
          name: 'imperials',
          clauses: ['cady/common/definition/imperials-cost', 'cady/common/definition/imperials-one-unit'],
        },
        b => {
          const { 'cost-times': costTimes, units } = b.numbers(imperialNumbers);
          return { costTimes, units };
        },
      ),
      mercenaryShareBelow: book.part(
        { name: 'mercenaries', clauses: ['cady/common/definition/mercenary-troops'] },
        b => b.numbers(mercenaryNumbers)['share-below'],
      ),
    },
    armShare: armShareUnder(book),
    readings: { armPointsLimit: book.reading(armPointsLimit) },
    commanders: book.part({ name: 'commanders', clauses: ['cady/common/sequence/step-1-leader'] }, b => ({
      moralePoints: b.reading(leaderMorale),
    })),
    detaching: book.part({ name: 'detaching', clauses: ['cady/common/definition/detach'] }, b => ({
      crew: atLeast(b.numbers(detachNumbers)['gun-crew'], 1, 'cady/common/detaching/gun-crew'),
      who: b.reading(detachWho),
    })),
    reformsFromBeside: book.part(
      { name: 'reformsFromBeside', clauses: ['cady/common/unit/supreme-commander-exception'] },
      b => b.reading(reformsInPerson),
    ),
    dispatch: book.part(
      { name: 'dispatch', clauses: ['cady/common/orders/dispatch-rider', 'cady/common/orders/dispatch-captured'] },
      b => b.reading(dispatchCapture),
    ),
    scale: book.part({ name: 'scale', clauses: ['cady/common/scale/ground'] }, b => ({
      yards: atLeast(b.numbers(tableNumbers)['scale-yards'], 1, 'cady/common/table/scale-yards'),
      cm: b.of(groundScale)['10-yards']['board-cm'],
    })),
  };
}

/**
 * Figures of a unit of infantry or cavalry.
 *
 * @throws RuleViolation for a unit of nobody, which only a house rule can make.
 */
export function unitSizeUnder(book: OpenBook): RosterRules['roster']['unitSize'] {
  const clauses = ['cady/common/unit/min-size-6', 'cady/common/unit/max-size-36'] as const;
  return book.part({ name: 'unitSize', clauses }, b => {
    const { 'least-figures': from, 'most-figures': to } = b.numbers(unitNumbers);
    return {
      from: atLeast(from, 1, 'cady/common/unit/least-figures'),
      to: atLeast(to, from, 'cady/common/unit/most-figures'),
    };
  });
}

/** The largest share of an army's points in artillery, and in cavalry. */
export function armShareUnder(book: OpenBook): number {
  const clauses = ['cady/common/cost/artillery-limit-one-third', 'cady/common/cost/cavalry-limit-one-third'] as const;
  return book.part({ name: 'armShare', clauses }, b => b.numbers(armyNumbers)['arm-share']);
}

/** The largest share of an army's figures that are missile troops. */
export function missileShareUnder(book: OpenBook): number {
  return book.part(
    { name: 'missileShare', clauses: ['cady/common/cost/medieval-missile-limit'] },
    b => b.numbers(armyNumbers)['missile-share'],
  );
}
