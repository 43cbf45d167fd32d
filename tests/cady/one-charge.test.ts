import { describe } from 'vitest';
import { ancientMedievalBook } from '../../src/rulesets/cady/ancient-medieval/book/print.js';
import { chargeSituationFaults as ancientFaults } from '../../src/rulesets/cady/ancient-medieval/charge-odds.js';
import { chargeProcedure as ancientProcedure } from '../../src/rulesets/cady/ancient-medieval/engagement/procedure.js';
import { ancientPhases } from '../../src/rulesets/cady/ancient-medieval/phases.js';
import { ancientMedievalRules } from '../../src/rulesets/cady/ancient-medieval/rules.js';
import type { TroopType as AncientType } from '../../src/rulesets/cady/ancient-medieval/troops.js';
import { musketBook } from '../../src/rulesets/cady/musket/book/print.js';
import { chargeSituationFaults as musketFaults } from '../../src/rulesets/cady/musket/charge-odds.js';
import { chargeProcedure as musketProcedure } from '../../src/rulesets/cady/musket/engagement/procedure.js';
import { musketPhases } from '../../src/rulesets/cady/musket/phases.js';
import { musketRules } from '../../src/rulesets/cady/musket/rules.js';
import type { TroopType as MusketType } from '../../src/rulesets/cady/musket/troops.js';
import * as ancientTable from '../ancient-medieval/table-top.js';
import * as musketTable from '../musket/table-top.js';
import { chargesAgree } from './charges-agree.js';

const table = { level: 'intermediate', size: [300, 250] } as const;

/**
 * Ten thousand of each:
 *
 *   ENGAGEMENTS=10000 npx vitest run tests/cady/one-charge.test.ts --testTimeout 10000000
 */
const withoutAFight = { rulings: { 'cady/ruling/worn-out-rout': 'without-a-fight' } };

describe.each([
  ['ancient charges', ancientMedievalBook, 60],
  ['ancient charges, the worn out routing without a fight', ancientMedievalBook.with(withoutAFight), 60],
] as const)('%s', (_, book, usual) => {
  const rules = ancientMedievalRules(book);
  /**
   * What has no place in a question stays off the table: what is thrown on the way in, the Mongols' terror, ragged ranks, and flights
   * that end within a hair of the pursuer.
   */
  const types = Object.values(rules.troops)
    .filter(({ type, individual, class: kind, melee, morale, traits }) => {
      if (individual || kind === 'artillery' || melee === null || morale === null || type.includes('mongol'))
        return false;
      return !traits.some(trait => trait === 'war-wagon' || trait === 'samurai' || trait === 'berserker');
    })
    .map(({ type }) => type as AncientType);
  const carried = { pila: 0, javelins: 0, axes: 0, caltrops: 0, stakes: 0, pavises: 0 };

  chargesAgree<AncientType>(
    {
      rules,
      types,
      standOf: type => rules.troops[type].stand.figures,
      setUp(pieces, order) {
        const game = ancientTable.setUp({
          ...table,
          pieces: pieces.map(piece => ({ ...piece, be: { ...piece.be, carried } })),
        });
        ancientTable.order(game, { 'blue-1': order });
        const { state, scenario } = game;
        return {
          state,
          play({ afterPhase, ...turn }) {
            for (const phase of ancientPhases.slice(1)) {
              phase.run(state, { ...turn, rules, scenario, turn: state.turn, reveal: () => {} });
              afterPhase(phase.id);
            }
          },
        };
      },
      procedure: charge => ancientProcedure(charge, rules),
      faults: charge => ancientFaults(charge, rules),
    },
    usual,
  );
});

describe.each([
  ['musket charges', musketBook, 120],
  ['musket charges, the worn out routing without a fight', musketBook.with(withoutAFight), 120],
] as const)('%s', (_, book, usual) => {
  const rules = musketRules(book);
  // Crews have their own ways to stand.
  const types = Object.values(rules.troops)
    .filter(({ arm }) => arm !== 'artillery')
    .map(({ type }) => type);

  chargesAgree<MusketType>(
    {
      rules,
      types,
      standOf: type => rules.troops[type].stand.figures,
      setUp(pieces, order) {
        const game = musketTable.setUp({ ...table, pieces });
        musketTable.play(game, { orders: { 'blue-1': order } }, ['orders']);
        const { state, scenario } = game;
        return {
          state,
          play({ afterPhase, ...turn }) {
            for (const phase of musketPhases.slice(1)) {
              phase.run(state, { ...turn, rules, scenario, turn: state.turn, reveal: () => {} });
              afterPhase(phase.id);
            }
          },
        };
      },
      procedure: charge =>
        musketProcedure({ ...charge, attacker: led(charge.attacker), defender: led(charge.defender) }, rules),
      faults: charge => musketFaults(charge, rules),
    },
    usual,
  );

  /** The supreme commander who rides with a unit steadies it, too. */
  function led<Unit extends { readonly ledBySupremeCommander: boolean }>(unit: Unit) {
    return { ...unit, generalWithIt: unit.ledBySupremeCommander };
  }
});
