import type { OpenBook } from '../../../book/index.js';
import { commandRange, dieTests } from '../book/charts/command.js';
import { meleeDiceAdjustments } from '../book/charts/melee.js';
import { handToHandNumbers, lossNumbers } from '../book/numbers.js';
import { alwaysInCommand, defensiveMassDice } from '../book/rulings/combat.js';
import { heavyCavalryRetreat } from '../book/rulings/movement.js';
import type { RaymondRules } from '../rules.js';

/**
 * Who is in command.
 *
 * Source: What effect do commanders have?
 */
export function commandUnder(book: OpenBook): RaymondRules['command'] {
  return {
    ranges: book.part({ name: 'ranges', clauses: ['raymond/command/range'] }, open => {
      const ranges = open.of(commandRange);
      return {
        commander: ranges.commander['command-range'],
        'sub-commander': ranges['sub-commander']['command-range'],
      };
    }),
    always: book.part({ name: 'always', clauses: ['raymond/command/always-in-command'] }, open =>
      open.reading(alwaysInCommand),
    ),
    retreatsAnywhere: book.part({ name: 'retreatsAnywhere', clauses: ['raymond/retreat/in-command-range'] }, open =>
      open.reading(heavyCavalryRetreat),
    ),
  };
}

/**
 * The faces that pass the tests of one die.
 *
 * Source: The Hand-to-Hand Combat Phase; The Movement Phase; Reactions.
 */
export function testsUnder(book: OpenBook): RaymondRules['tests'] {
  const faces = (row: (typeof dieTests.rows)[number], open: OpenBook) => open.of(dieTests)[row]['success-on'];
  return {
    joinIn: book.part({ name: 'joinIn', clauses: ['raymond/joinin/test'] }, open => faces('join-in', open)),
    charge: book.part({ name: 'charge', clauses: ['raymond/charge/test'] }, open => faces('charge', open)),
    intercept: book.part({ name: 'intercept', clauses: ['raymond/intercept/test'] }, open => faces('intercept', open)),
  };
}

/**
 * The dice of hand-to-hand combat.
 *
 * Source: The Hand-to-Hand Combat Phase.
 */
export function meleeUnder(book: OpenBook): RaymondRules['melee'] {
  const adjustments = book.of(meleeDiceAdjustments);
  const usual = book.part(
    { name: 'dicePerStand', clauses: ['raymond/melee/base-dice'] },
    open => open.numbers(handToHandNumbers)['dice-per-stand'],
  );
  return {
    joinIn: book.part(
      { name: 'joinIn', clauses: ['raymond/joinin/distance', 'raymond/joinin/straight-forward'] },
      open => open.numbers(handToHandNumbers)['join-in-distance'],
    ),
    contactHits: book.part(
      { name: 'contactHits', clauses: ['raymond/melee/initial-hit'] },
      open => open.numbers(handToHandNumbers)['contact-hits'],
    ),
    dicePerStand: usual,
    defensiveMassVsMounted: book.part(
      { name: 'defensiveMassVsMounted', clauses: ['raymond/melee/defensive-mass-vs-mounted'] },
      open => ({
        dicePerStand: adjustments['hand-to-hand-or-pike-stand-in-defensive-mass-vs-mounted']['dice-per-stand'] ?? usual,
        stands: ['hand-to-hand', 'pike'],
        inAnyFormation: open.reading(defensiveMassDice),
      }),
    ),
    footVsDefensiveMass: book.part(
      { name: 'footVsDefensiveMass', clauses: ['raymond/melee/foot-vs-defensive-mass'] },
      () => adjustments['foot-unit-vs-defensive-mass']['extra-dice-per-attack'] ?? 0,
    ),
    horseVsLine: book.part({ name: 'horseVsLine', clauses: ['raymond/melee/cavalry-vs-line'] }, () => ({
      dicePerStand: adjustments['cavalry-or-heavy-cavalry-stand-vs-non-mounted-in-line']['dice-per-stand'] ?? usual,
      stands: ['cavalry', 'heavy-cavalry'],
    })),
    outflankingMultiplier: book.part(
      { name: 'outflankingMultiplier', clauses: ['raymond/melee/outflank-doubles'] },
      () => adjustments['attacker-outflanks-target']['final-multiplier'] ?? 1,
    ),
  };
}

/**
 * What hits come to.
 *
 * Source: The Remove Losses Phase.
 *
 * @clause raymond/withdrawal/exempt
 */
export function lossesUnder(book: OpenBook): RaymondRules['losses'] {
  return {
    hitsPerStand: book.part(
      { name: 'hitsPerStand', clauses: ['raymond/losses/one-stand-per-two-hits'] },
      open => open.numbers(lossNumbers)['hits-per-stand'],
    ),
    neverWithdraw: ['heavy-cavalry', 'command'],
  };
}
