import type { OpenBook } from '../../../../book/index.js';
import type { ClauseId } from '../../../../rulebook/index.js';
import { moraleColumnShifts } from '../book/charts/morale.js';
import { threeDiceCharge, threeDiceCount } from '../book/charts/three-dice.js';
import { battleNumbers, chargeNumbers, diceNumbers, surrenderNumbers, threeDiceNumbers } from '../book/numbers.js';
import { holdingFriend, routTiming, threeDiceNumber, threeDiceThreshold } from '../book/rulings/morale.js';
import { withdrawingCharged } from '../book/rulings/table.js';
import {
  battleFate,
  battleNobodyToSave,
  brokenPart,
  dividedByBuilding,
  dividedUnit,
  fleeingDefender,
  refusedSurrender,
  skirmishersBroken,
  surrenderGuards,
  whoSavesABattle,
} from '../book/rulings/tests.js';
import { unitContact } from '../book/rulings/turn.js';
import type { BattleRules } from '../fighting/battles.js';
import type { BrokenRules } from '../fighting/broken.js';
import type { ChargeTestRules } from '../fighting/charge-test.js';
import type { DefensiveFireRules } from '../fighting/defensive-fire.js';
import type { HoldingRules } from '../fighting/holding.js';
import type { SurrenderRules } from '../fighting/surrender.js';
import { atLeast, sidesOf } from './limits.js';

/** What steadiness is resolved with: the three-dice test and all that hangs on it. */
export interface SteadinessRules
  extends ChargeTestRules,
    DefensiveFireRules,
    HoldingRules,
    BattleRules,
    BrokenRules,
    SurrenderRules {}

/** When a charged unit fires, by its test and its choice; a period may print its own. Words of the book, no numbers. */
export const defensiveFire: DefensiveFireRules['defensiveFire'] = {
  passed: {
    far: { steps: 0, melees: true },
    middle: { steps: 0, melees: true },
    close: { steps: 0, melees: false },
  },
  failed: { at: 'first-in-range', steps: 0, melees: true },
};

/**
 * The rules of three-dice tests, charges, battles, broken units and surrender that a book makes.
 *
 * @throws RuleViolation for numbers that nobody can play with, which only a house rule can make.
 */
export function steadinessUnder(book: OpenBook): SteadinessRules {
  return {
    threeDice: threeDiceUnder(book),
    flight: flightUnder(book),
    defensiveFire,
    holding: book.part(
      {
        name: 'holding',
        clauses: ['cady/common/three-dice/hold-friend-stronger', 'cady/common/three-dice/rout-normally-removed'],
      },
      b => ({
        byValue: b.reading(holdingFriend) === 'greater-value-or-a-passed-test',
        routLeaves: b.reading(routTiming),
      }),
    ),
    battles: battlesUnder(book),
    broken: {
      contact: book.part({ name: 'broken/contact', clauses: ['cady/common/broken/contact-tolerance-1cm'] }, b =>
        b.reading(unitContact),
      ),
      turns: book.part({ name: 'broken/turns', clauses: ['cady/common/broken/divided-must-reform'] }, b =>
        b.reading(dividedUnit),
      ),
      skirmishers: book.part({ name: 'broken/skirmishers', clauses: ['cady/common/skirmish/broken-rout'] }, b =>
        b.reading(skirmishersBroken),
      ),
      others: book.part({ name: 'broken/others', clauses: ['cady/common/broken/smaller-part-routs'] }, b =>
        b.reading(brokenPart),
      ),
      notBy: book.part({ name: 'broken/not-by', clauses: ['cady/common/broken/exempt-friendly-obstacle'] }, b => [
        'friendly-artillery',
        'wall',
        ...b.reading(dividedByBuilding),
      ]),
    },
    surrender: book.part(
      {
        name: 'surrender',
        clauses: ['cady/common/definition/surrender-guards', 'cady/common/definition/surrender-refused'],
      },
      b => {
        const id = 'cady/common/surrender/prisoners-for-each-guard';
        return {
          prisonersForEachGuard: atLeast(b.numbers(surrenderNumbers)['prisoners-for-each-guard'], 1, id),
          guards: b.reading(surrenderGuards),
          refused: b.reading(refusedSurrender),
        };
      },
    ),
  };
}

/** The flight of a unit that is charged. */
export function flightUnder(book: OpenBook): SteadinessRules['flight'] {
  const clauses = ['cady/common/charge/defender-flees', 'cady/common/charge/caught-fleeing'] as const;
  return book.part({ name: 'flight', clauses }, b => {
    const caught = b.reading(fleeingDefender);
    const thirds = b.numbers(chargeNumbers)['flight-thirds'];
    return { thirds, lostToEach: caught['lost-to-each'], shock: caught.shock };
  });
}

/** The three-dice test. */
export function threeDiceUnder(book: OpenBook): SteadinessRules['threeDice'] {
  const test = [
    'cady/common/materials/dice',
    'cady/common/three-dice/roll',
    'cady/common/definition/morale-value',
  ] as const;
  const numbers = book.part({ name: 'threeDice', clauses: test }, b => {
    const { 'least-morale': from, 'most-morale': to } = b.numbers(threeDiceNumbers);
    return {
      dieSides: sidesOf(b.numbers(diceNumbers)['three-dice-sides'], [], 'cady/common/dice/three-dice-sides'),
      morale: { from, to },
    };
  });
  const thrown = (clause: string, dice: (b: OpenBook) => number) => ({
    dice: book.part({ name: `threeDice/${clause}`, clauses: [`cady/common/three-dice/${clause}`] }, dice),
  });
  const printed = (clause: string, row: keyof (typeof threeDiceCount)['cells']) =>
    thrown(clause, b => b.of(threeDiceCount)[row].dice);
  const count = {
    cells: {
      unhurt: printed('three-dice-unhurt', 'unhurt'),
      'supreme-commander-leading': printed('three-dice-commander', 'supreme-commander-leading'),
      'some-casualties': printed('two-dice', 'some-casualties'),
      'failed-earlier-3dt': thrown('one-die', b => b.reading(threeDiceNumber)),
      'poor-post-melee-morale': printed('one-die', 'poor-post-melee-morale'),
    },
  };
  const charge = book.part({ name: 'threeDice/charge', clauses: ['cady/common/three-dice/charge-who-tests'] }, b => ({
    charge: b.chart(threeDiceCharge),
    times: {
      factor: b.numbers(chargeNumbers)['times-the-value'],
      orMore: b.reading(threeDiceThreshold) === 'twice-or-more',
    },
  }));
  const withdrawing = book.part(
    {
      name: 'threeDice/withdrawing',
      clauses: ['cady/common/three-dice/charge-who-tests', 'cady/common/morale/result-binds-next-turn'],
    },
    b => b.reading(withdrawingCharged),
  );
  const points = book.part(
    {
      name: 'threeDice/points',
      clauses: ['cady/common/three-dice/break-off-fail', 'cady/common/charge/attacker-fails'],
    },
    b => {
      const { 'break-off-points': breakOff, 'charge-points': charging } = b.numbers(threeDiceNumbers);
      return { breakOff, charge: charging };
    },
  );
  return { ...numbers, count, ...charge, withdrawing, points };
}

/** Who reads the morale chart in another column. */
export function columnShiftsUnder(book: OpenBook): SteadinessRules['battles']['columns'] {
  return book.chart(moraleColumnShifts);
}

function battlesUnder(book: OpenBook): SteadinessRules['battles'] {
  const of = <Read>(name: string, clause: ClauseId, read: (b: OpenBook) => Read): Read =>
    book.part({ name: `battles/${name}`, clauses: [clause] }, read);
  return {
    leastMorale: of(
      'least-morale',
      'cady/common/unit/no-morale-1-in-battle',
      b => b.numbers(battleNumbers)['least-morale'],
    ),
    columns: of('columns', 'cady/common/unit/battle-morale-benefit', columnShiftsUnder),
    savers: of('savers', 'cady/common/break-through/battle-save-who', b => b.reading(whoSavesABattle)),
    unsaved: of('unsaved', 'cady/common/break-through/battle-save-fail', b => b.reading(battleFate)),
    nobodyToSave: of('nobody', 'cady/common/broken/battle-save-failed-breaks-up', b => b.reading(battleNobodyToSave)),
  };
}
