import { isCreature } from '../../sorcery/creatures.js';
import type { General, Unit, UnitId, WrgState } from '../../state.js';
import { isFighting, onTable } from '../../units.js';
import type { Play } from '../play.js';

/**
 * The crows that would carry a message of a general now: those whose master he is (`wrg/ruling/masters-of-crows`), while as many of them are
 * on the table as there are messages for them.
 *
 * @clause wrg/sorcery/crows
 */
export function crowsFor(general: General, { state, rules }: Pick<Play, 'state' | 'rules'>): Unit | undefined {
  if (state.magic === undefined) return undefined;
  const { anyGeneral } = rules.optional.sorcery.crows;
  return onTable(state).find(
    unit =>
      isCreature(unit.troops, 'crow') &&
      unit.side === general.side &&
      (anyGeneral || unit.command === general.id) &&
      unit.rout === null &&
      !isFighting(state, unit) &&
      messagesOf(unit.id, state) < unit.figures,
  );
}

/**
 * Whether crows carry a message: those do not come down on enemies.
 *
 * @clause wrg/sorcery/crows
 */
export function carriesMessage({ id }: Pick<Unit, 'id'>, state: Pick<WrgState, 'messengers'>): boolean {
  return messagesOf(id, state) > 0;
}

function messagesOf(crows: UnitId, { messengers }: Pick<WrgState, 'messengers'>): number {
  return messengers.filter(({ crow }) => crow === crows).length;
}
