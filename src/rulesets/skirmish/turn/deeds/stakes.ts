import { destination } from '../../../../table/index.js';
import { discOf } from '../../field.js';
import { GAP_ROOM } from '../../measures.js';
import type { Figure } from '../../state.js';
import type { Thing } from '../../works/types.js';
import { type Deed, farOff, fault, handsFull } from './deed.js';

/**
 * Puts a stake into the ground before him.
 *
 * @clause skirmish/siege/stakes
 * @clause skirmish/actions/stake-pavise
 */
export const plant: Deed = {
  time: (_order, _figure, { rules }) => rules.moving.time['place-or-remove-stake'],
  faults(_order, figure, { field }) {
    if (figure.mounted || figure.high !== null || !figure.gear.includes('stake'))
      return [fault('figures', `${figure.id} has no stake to plant`, 'leave him out')];
    return handsFull(figure, field);
  },
  carryOut(_order, figures, state, context) {
    for (const figure of figures) {
      figure.gear = figure.gear.filter((each, n) => each !== 'stake' || n !== figure.gear.indexOf('stake'));
      const id = `stake-${Object.keys(state.things).length + 1}`;
      const at = destination(figure.at, figure.facing, discOf(figure, context.rules).radius + GAP_ROOM);
      state.things[id] = stakeAt(id, figure, at);
      context.tell({ kind: 'acted', figure: figure.id, action: 'place-or-remove-stake', because: [] });
    }
  },
};

/**
 * Takes up a stake or a pavise, his own side's or the enemy's: of a stake he has one more to plant, a pavise is thrown down.
 *
 * @clause skirmish/actions/stake-pavise
 */
export const uproot: Deed = {
  time: ({ at = '' }, _figure, { things, rules }) =>
    rules.moving.time[things[at]?.kind === 'pavise' ? 'place-or-remove-pavise' : 'place-or-remove-stake'],
  faults({ at = '' }, figure, { field }) {
    const thing = field.things[at];
    if ((thing?.kind !== 'stake' && thing?.kind !== 'pavise') || thing.gone)
      return [fault('at', `${at} is no stake and no pavise`, 'name one that stands')];
    if (figure.mounted || figure.high !== null)
      return [fault('figures', `${figure.id} is not on foot on the ground`, 'leave him out')];
    return [...handsFull(figure, field), ...farOff(figure, at, field)];
  },
  carryOut({ at = '' }, [figure], state, { tell }) {
    const thing = state.things[at];
    if (thing === undefined || figure === undefined) return;
    thing.gone = true;
    if (thing.kind === 'stake') figure.gear = [...figure.gear, 'stake'];
    tell({
      kind: 'uprooted',
      figure: figure.id,
      of: at,
      what: thing.kind === 'stake' ? 'stake' : 'pavise',
      because: [],
    });
  },
};

function stakeAt(id: string, { side, facing }: Figure, at: Thing['at']): Thing {
  return {
    id,
    kind: 'stake',
    name: 'a stake',
    side,
    at,
    facing,
    length: 0,
    load: null,
    crew: null,
    team: 0,
    harnessed: false,
    held: { javelins: 0, rounds: 0, others: 0 },
    loaded: false,
    lit: 0,
    heated: null,
    used: 0,
    leans: null,
    hits: 0,
    fire: null,
    gone: false,
    pushed: 0,
    moved: 0,
    shot: 0,
  };
}
