import type { Reason } from '../../../../rulebook/index.js';
import { isCreature } from '../../sorcery/creatures.js';
import type { Unit } from '../../state.js';
import { onTable } from '../../units.js';
import { fieldOf } from '../field.js';
import type { Play } from '../play.js';
import { isHeldByLook } from './enchanted.js';
import { basilisksAt, freeFigures } from './fighting.js';

/**
 * Basilisks look around: whoever has no figure left at which none of them looks is of stone as one on whom a spell is, as long as they look. Of a body with
 * more figures than that the others go on without those who are held.
 *
 * @clause wrg/sorcery/basilisk
 */
export function turnToStoneByLooks(play: Play): void {
  const { state, scenario, rules, tell } = play;
  const { magic } = state;
  if (magic === undefined || !Object.values(state.units).some(({ troops }) => isCreature(troops, 'basilisk'))) return;
  const field = fieldOf(state, scenario, rules);
  const held = onTable(state).filter(unit => unit.figures > 0 && freeFigures(unit, field) === 0);
  const before = onTable(state).filter(unit => isHeldByLook(unit, play));
  const looks = held.map(unit => ({
    ...({ does: 'stone', on: unit.id, until: null } as const),
    by: basilisksAt(unit, field)[0]?.id ?? '',
  }));
  magic.enchantments = magic.enchantments.filter(({ by }) => !isBasilisk(state.units[by]));
  magic.enchantments.push(...looks);
  for (const { id } of held.filter(unit => !before.includes(unit)))
    tell({ kind: 'wonder', unit: id, what: 'looked-at', because: [look('of stone')] });
  for (const { id } of before.filter(unit => !held.includes(unit)))
    tell({ kind: 'wonder', unit: id, what: 'looked-away', because: [look('free')] });
}

const isBasilisk = (unit: Unit | undefined): boolean => unit !== undefined && isCreature(unit.troops, 'basilisk');

const look = (effect: string): Reason => ({
  clause: 'wrg/sorcery/basilisk',
  because: 'the look of basilisks',
  effect,
});
