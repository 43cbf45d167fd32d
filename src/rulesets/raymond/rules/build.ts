import type { OpenBook } from '../../../book/index.js';
import { insist } from '../../../rulebook/index.js';
import { initiativeDice } from '../book/charts/turn.js';
import { armyNumbers, diceNumbers, formationNumbers, initiativeNumbers, reactionNumbers } from '../book/numbers.js';
import { commandersInRatios, heavyCavalryShare } from '../book/rulings/army.js';
import { breakThrough, terrainEffects } from '../book/rulings/lost.js';
import type { RaymondRules } from '../rules.js';
import { fireUnder } from './fire.js';
import { commandUnder, lossesUnder, meleeUnder, testsUnder } from './hand-to-hand.js';
import { insistOnPlayable } from './limits.js';
import { movementUnder } from './movement.js';
import { standSheetsUnder, unitSheetsUnder } from './sheets.js';

/**
 * The rules that a book comes to.
 *
 * @throws RuleViolation for a datum that no game can be played with, such as a die without sides, and for a change of a unit or a
 * stand that the rules do not know.
 * @clause raymond/basics/length-unit
 */
export function buildRaymondRules(book: OpenBook): RaymondRules {
  const stands = book.part({ name: 'stands', clauses: [] }, standSheetsUnder);
  const movement = book.part({ name: 'movement', clauses: [] }, movementUnder);
  const rules: RaymondRules = {
    rulings: book.choices,
    stands,
    units: book.part({ name: 'units', clauses: [] }, open => unitSheetsUnder(open, stands, movement.allowances)),
    dieSides: book.part(
      { name: 'dieSides', clauses: ['raymond/basics/dice'] },
      open => open.numbers(diceNumbers).sides,
    ),
    formation: book.part({ name: 'formation', clauses: [] }, formationUnder),
    initiative: book.part({ name: 'initiative', clauses: [] }, initiativeUnder),
    fire: book.part({ name: 'fire', clauses: [] }, fireUnder),
    command: book.part({ name: 'command', clauses: [] }, commandUnder),
    tests: book.part({ name: 'tests', clauses: [] }, testsUnder),
    melee: book.part({ name: 'melee', clauses: [] }, meleeUnder),
    losses: book.part({ name: 'losses', clauses: [] }, lossesUnder),
    movement,
    reactions: book.part({ name: 'reactions', clauses: [] }, reactionsUnder),
    terrain: book.part({ name: 'terrain', clauses: ['raymond/missing/terrain-appendix'] }, open =>
      open.reading(terrainEffects),
    ),
    army: book.part({ name: 'army', clauses: [] }, armyUnder),
  };
  insistOnPlayable(rules);
  return rules;
}

function formationUnder(book: OpenBook): RaymondRules['formation'] {
  const ranks = book.part(
    { name: 'massRanks', clauses: ['raymond/formation/mass', 'raymond/formation/defensive-mass'] },
    open => open.numbers(formationNumbers)['mass-ranks'],
  );
  const { to } = ranks;
  insist(to !== null, () => ({
    path: 'numbers.raymond/formations/mass-ranks',
    clause: 'raymond/formation/mass',
    problem: 'a mass of any depth is not known',
    mend: 'write an end: { "from": 2, "to": 3 }',
  }));
  return {
    massRanks: { from: ranks.from, to },
    massFiles: book.part(
      { name: 'massFiles', clauses: ['raymond/formation/mass', 'raymond/formation/defensive-mass'] },
      open => open.numbers(formationNumbers)['mass-files'],
    ),
    slightPivot: book.part(
      { name: 'slightPivot', clauses: ['raymond/fire/pivot-before-firing', 'raymond/charge/free-turn'] },
      open => open.numbers(formationNumbers)['slight-pivot'],
    ),
  };
}

function initiativeUnder(book: OpenBook): RaymondRules['initiative'] {
  return {
    countsFrom: book.part(
      { name: 'countsFrom', clauses: ['raymond/initiative/tally'] },
      open => open.numbers(initiativeNumbers)['stands-to-count'],
    ),
    dice: book.part({ name: 'dice', clauses: ['raymond/initiative/dice'] }, open => {
      const rows = open.of(initiativeDice);
      return {
        more: rows['four-stand-unit-count-greater'].dice,
        fewer: rows['four-stand-unit-count-lesser'].dice,
        equal: rows['four-stand-unit-count-equal'].dice,
      };
    }),
  };
}

function reactionsUnder(book: OpenBook): RaymondRules['reactions'] {
  const recoil = book.part(
    { name: 'recoil', clauses: ['raymond/recoil/destination'] },
    open => open.numbers(reactionNumbers)['recoil-distance'],
  );
  const { to } = recoil;
  insist(to !== null, () => ({
    path: 'numbers.raymond/reactions/recoil-distance',
    clause: 'raymond/recoil/destination',
    problem: 'a recoil without end is not known',
    mend: 'write an end: { "from": 18, "to": 24 }',
  }));
  return {
    interceptZone: book.part(
      { name: 'interceptZone', clauses: ['raymond/intercept/zone'] },
      open => open.numbers(reactionNumbers)['intercept-reach'],
    ),
    interceptHits: book.part(
      { name: 'interceptHits', clauses: ['raymond/intercept/disorder-hit'] },
      open => open.numbers(reactionNumbers)['intercept-hits'],
    ),
    recoilHits: book.part(
      { name: 'recoilHits', clauses: ['raymond/recoil/disorder-hit'] },
      open => open.numbers(reactionNumbers)['recoil-hits'],
    ),
    recoil: { from: recoil.from, to },
    recoilClearance: book.part(
      { name: 'recoilClearance', clauses: ['raymond/recoil/destination'] },
      open => open.numbers(reactionNumbers)['recoil-clear-distance'],
    ),
    breakThrough: book.part({ name: 'breakThrough', clauses: ['raymond/missing/break-through'] }, open =>
      open.reading(breakThrough),
    ),
  };
}

function armyUnder(book: OpenBook): RaymondRules['army'] {
  const commanders = book.part({ name: 'commanders', clauses: ['raymond/command/number'] }, open => {
    const numbers = open.numbers(armyNumbers);
    return { commanders: numbers.commanders, subCommanders: numbers['sub-commanders'] };
  });
  const extra = book.part(
    { name: 'subCommandersAgreed', clauses: ['raymond/command/extra-sub-commander'] },
    open => open.numbers(armyNumbers)['extra-sub-commanders'],
  );
  return {
    ...book.part({ name: 'heavyCavalry', clauses: ['raymond/army/heavy-cavalry-limit'] }, open => ({
      mountedPerHeavy: open.numbers(armyNumbers)['mounted-for-each-heavy'],
      heavyForPart: open.reading(heavyCavalryShare) === 'each-fifteen-begun',
    })),
    commandersCount: book.part({ name: 'commandersCount', clauses: ['raymond/army/more-foot-than-mounted'] }, open =>
      open.reading(commandersInRatios),
    ),
    ...commanders,
    subCommandersAgreed: commanders.subCommanders + extra,
  };
}
