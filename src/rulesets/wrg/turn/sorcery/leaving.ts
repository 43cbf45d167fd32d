import type { Reason } from '../../../../rulebook/index.js';
import { isCreature } from '../../sorcery/creatures.js';
import { demonsStay, turnsToStone } from '../../sorcery/peoples.js';
import type { Unit } from '../../state.js';
import { onTable } from '../../units.js';
import { removeUnit } from '../losses.js';
import type { Play } from '../play.js';
import { isUnder } from './enchanted.js';
import { nearestOf } from './near.js';
import { mayCast } from './powers.js';

/**
 * Trolls who are told to halt for so long turn to stone for good.
 *
 * @clause wrg/sorcery/trolls
 */
export function petrify(
  unit: Unit,
  instruction: { readonly kind: string; readonly periods: number | null },
  play: Play,
): boolean {
  if (play.state.magic === undefined || !turnsToStone(unit.troops, instruction, play.rules)) return false;
  removeUnit(unit, 'turned-to-stone', play);
  return true;
}

/**
 * Demons leave this world for good who have no black magician with his powers near them.
 *
 * @clause wrg/sorcery/demons
 */
export function banishDemons(play: Play): void {
  const { state, scenario, rules } = play;
  if (state.magic === undefined) return;
  for (const unit of onTable(state)) {
    if (!isCreature(unit.troops, 'demon')) continue;
    const [black] = nearestOf(
      unit,
      other =>
        isCreature(other.troops, 'magician') &&
        other.side === (scenario.sorcery?.chaos ?? unit.side) &&
        hasPowers(other, play),
      state,
    );
    if (!demonsStay(black?.distance, rules)) removeUnit(unit, 'vanished', play, [unheld]);
  }
}

/** Why demons are gone. */
const unheld: Reason = {
  clause: 'wrg/sorcery/demons',
  because: 'no black magician with his powers near enough',
  effect: 'back to their own world',
};

/** A magician who rests has his powers; a frog has not. */
function hasPowers(unit: Unit, play: Play): boolean {
  return mayCast(unit, play) || (unit.rout === null && !isUnder(unit, 'frog', play) && !isUnder(unit, 'stone', play));
}
