import type { SideId } from '../../../battle/index.js';
import { counted, type Violation } from '../../../rulebook/index.js';
import { inCommand } from '../army/command.js';
import { contactsOf } from '../combat/contact.js';
import { attackOn, type Engagement } from '../combat/engagement.js';
import { attackOdds, throwAttack } from '../combat/melee.js';
import { rethrowOdds, rethrowReason } from '../combat/rethrow.js';
import { fieldOf } from '../field.js';
import type { RaymondState } from '../state.js';
import type { RaymondContext, RaymondPhase } from '../terms.js';
import { unitsOnTable } from '../units.js';
import { engagementsOf, type Fighting } from './attacks.js';
import { joinIn } from './joining.js';
import { beginPhase, initiativeFirst } from './order.js';

export { attackFaults } from './attacks.js';
export { joinInFaults } from './joining.js';

/**
 * Hand-to-hand combat: units near by join in, the side with the initiative first; every unit in contact takes a hit; then
 * all of them attack. Hits take effect only when losses are removed, so that the order of the attacks changes nothing.
 *
 * Source: The Hand-to-Hand Combat Phase.
 *
 * @clause raymond/sequence/simultaneous-phases
 * @clause raymond/joinin/timing
 * @clause raymond/joinin/order
 * @clause raymond/melee/contact-must-fight
 * @clause raymond/melee/outflank-moment
 * @clause raymond/melee/simultaneous
 */
export const handToHandPhase: RaymondPhase = {
  id: 'hand-to-hand',
  title: 'Hand-to-hand combat',
  clause: 'raymond/melee/contact-must-fight',
  run(state, context) {
    const { scenario, rules } = context;
    beginPhase(state, rules);
    const sides = initiativeFirst(state, scenario);
    for (const side of sides) joinIn(side, state, context);
    const fighting = sides.flatMap(side => fightingOf(side, state, context));
    takeContactHits(fighting, context);
    for (const engagement of engagementsOf(fighting, context)) fight(engagement, state, context);
  },
};

function fightingOf(side: SideId, state: RaymondState, { rules }: RaymondContext): Fighting[] {
  return unitsOnTable(state.units)
    .filter(unit => unit.side === side)
    .map(unit => ({ unit, enemies: contactsOf(unit, state, rules) }))
    .filter(({ enemies }) => enemies.length > 0);
}

/**
 * One marker for every unit in contact, however many enemies touch it, and though it has only just joined in
 * (`raymond/ruling/join-in-marker`).
 *
 * @clause raymond/melee/initial-hit
 */
function takeContactHits(fighting: readonly Fighting[], { rules, tell }: RaymondContext): void {
  const { contactHits } = rules.melee;
  if (fighting.length === 0 || contactHits === 0) return;
  for (const { unit } of fighting) unit.hits += contactHits;
  const effect = `${counted(contactHits, 'hit')} each`;
  tell({
    kind: 'hit',
    cause: 'contact',
    units: fighting.map(({ unit }) => unit.id),
    because: [{ clause: 'raymond/melee/initial-hit', because: 'in contact with an enemy', effect }],
  });
}

/**
 * One attack, and its re-throw where the unit is in command, has one left and its player wants it
 * (`raymond/ruling/rethrow-asked`). What is thrown again stands, for better or worse.
 *
 * @clause raymond/melee/one-attack-per-enemy-unit
 * @clause raymond/melee/stand-fights-once
 * @clause raymond/command/rethrow-eligible
 * @clause raymond/command/rethrow-once-per-unit
 * @clause raymond/command/rethrow-all-dice
 * @clause raymond/command/rethrow-no-second
 */
function fight(engagement: Engagement, state: RaymondState, context: RaymondContext): void {
  const { scenario, rules, dice, command, tell } = context;
  const { unit, target } = engagement;
  const attack = attackOn(engagement, fieldOf(state, scenario, rules));
  const odds = attackOdds(attack, rules);
  const told = {
    kind: 'attack',
    unit: unit.id,
    target: target.id,
    dice: odds.dice,
    outflanking: attack.outflanking === true,
    kinds: odds.lots.filter(lot => lot.dice > 0).map(({ kind }) => kind),
  } as const;
  const hits = throwAttack(odds, dice);
  tell({ ...told, hits, rethrow: false, because: odds.because });
  const mayRethrow = odds.dice > 0 && !unit.phase.rethrown && inCommand(unit, state, rules);
  const again =
    mayRethrow &&
    command.ask({
      kind: 'rethrow',
      id: `rethrow:${unit.id}:${target.id}`,
      side: unit.side,
      clause: 'raymond/command/rethrow-eligible',
      unit: unit.id,
      target: target.id,
      hits,
      ...rethrowOdds({ attack, hits }, rules),
    });
  if (!again) {
    target.hits += hits;
    return;
  }
  unit.phase.rethrown = true;
  const hitsAgain = throwAttack(odds, dice);
  tell({ ...told, hits: hitsAgain, rethrow: true, because: [rethrowReason(odds.dice, hits)] });
  target.hits += hitsAgain;
}

/** Faults of an answer to whether an attack is thrown again. */
export function rethrowFaults(answer: unknown): Violation[] {
  if (typeof answer === 'boolean') return [];
  return [
    {
      path: '',
      clause: 'raymond/command/rethrow-all-dice',
      problem: `${JSON.stringify(answer)} is no decision`,
      mend: 'answer true to throw all dice again, false to keep what was thrown',
    },
  ];
}
