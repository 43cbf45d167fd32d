import { mayRecoil, recoilOf } from '../movement/reactions.js';
import type { Unit } from '../state.js';
import { settle, type UnderWay } from './under-way.js';

/**
 * Whether a unit that has just been charged recoils; if it does, it takes its hit and is moved out of the way at once. No test is
 * needed.
 *
 * Source: Reactions.
 *
 * @clause raymond/recoil/who
 * @clause raymond/recoil/no-test
 * @clause raymond/recoil/choice
 * @clause raymond/recoil/disorder-hit
 * @clause raymond/recoil/destination
 * @clause raymond/reactions/opponents-phase
 * @clause raymond/reactions/once-per-phase
 */
export function recoiled({ unit: charger, field, context }: UnderWay, unit: Unit): boolean {
  const { command, rules, tell } = context;
  if (!mayRecoil(unit, charger, field)) return false;
  const answer = command.ask({
    kind: 'recoil',
    id: `recoil:${unit.id}`,
    side: unit.side,
    clause: 'raymond/recoil/choice',
    unit: unit.id,
    charger: charger.id,
  });
  if (answer === null) return false;
  const way = recoilOf(unit, charger, answer.steps, field);
  unit.phase.reacted = true;
  unit.phase.done = true;
  unit.hits += rules.reactions.recoilHits;
  tell({
    kind: 'hit',
    cause: 'recoil',
    units: [unit.id],
    because: [
      { clause: 'raymond/recoil/disorder-hit', because: 'recoils', effect: `+${rules.reactions.recoilHits} hit` },
    ],
  });
  tell({ kind: 'recoil', unit: unit.id, charger: charger.id, path: way.path, because: way.because });
  // Nobody can react to a reaction: it is carried through without anybody being asked.
  for (const part of way.parts) settle(unit, part.to, part.lost, context);
  return true;
}
