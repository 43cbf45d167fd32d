import { counted, insist } from '../../../../rulebook/index.js';
import type { MeleeProcedure } from './procedure.js';

/** Dice of one side, times dice of the other, times turns, that are solved in about a second: a matter of our machines, not of a book. */
const mostToSolve = 12_000;

/**
 * Refuses a melee whose turns would take long to solve, before any of them is: what can come of it grows with the dice of both
 * sides and with the turns.
 *
 * @throws RuleViolation that says how many turns can be solved.
 */
export function insistOnFewTurns(procedure: MeleeProcedure, turns: number): void {
  // One turn is few states whatever the units.
  if (turns === 1) return;
  const { figures } = procedure;
  const ready = procedure.ready({ fatigue: { attacker: 0, defender: 0 } });
  const { groups, secondary } = ready.by({ left: figures, contact: procedure.contact(figures), defends: 'as-before' });
  const [ours, theirs] = groups.map(({ figures: first }, side) =>
    secondary.reduce((dice, attack) => (attack.group === side ? dice + attack.figures : dice), first),
  );
  // Where hits are not losses, what is lost hangs on who was in contact, and fewer states become one.
  const apart = procedure.losses === undefined ? 1 : 3;
  const each = (ours ?? 0) * (theirs ?? 0) * apart;
  const few = Math.max(1, Math.floor(mostToSolve / Math.max(1, each)));
  insist(turns <= few, () => ({
    path: 'turns',
    problem: `${counted(turns, 'turn')} of ${counted(ours ?? 0, 'die', 'dice')} against ${theirs} come to more than can be solved in about a second`,
    mend: `ask for ${few === 1 ? 'one turn' : `${few} turns or fewer`}, or for smaller units`,
  }));
}
