import type { Skirmisher } from '../../common/moving/skirmish.js';
import type { MovingSection } from '../../common/turn/period.js';
import type { MusketRules } from '../rules.js';
import type { MusketState, Unit } from '../state.js';
import type { MusketContext } from '../terms.js';
import type { TroopType } from '../troops.js';
import { moraleOf } from '../units.js';
import { swapOrders } from './chance/deeds.js';
import { chanceGoing, leaveFallen } from './chance/going.js';
import { replaceCrews } from './crews.js';
import { dragoonsGoing, getDown, getUp } from './dragoons.js';
import { barricadeCosts } from './forestry.js';
import { stormHouses } from './houses/doors.js';
import { comeOut, countComingOut, goIn } from './houses/going.js';
import { leaveGunsBehind, manGuns } from './manning.js';
import { leaveWounded, takeTheLead } from './officers.js';
import { squareGoing, tellSquares } from './squares.js';
import { tellUndone } from './undone.js';

/**
 * How the figures of the period go. Fire at the beginning of the turn has taken its third of it, and getting on a horse or off it;
 * Indians go through the forest as over open ground.
 *
 * @clause cady/musket/loading/fire-begin-or-end
 * @clause cady/musket/definition/indians
 * @clause cady/musket/movement/indians-forest
 */
export const musketMoving: MovingSection<Unit, MusketRules, MusketState, MusketContext> = {
  going: (unit, order, { rules, state, table }) => {
    const chance = chanceGoing(unit, order, state, table, rules);
    const going = dragoonsGoing(unit, order, state.turn, rules);
    const square = squareGoing(unit, order, state.turn, rules);
    const barred = barricadeCosts(state, rules);
    const fired = unit.turn.firedFirst ? rules.table.thirds.act : 0;
    const thirdsTaken = fired + (going.thirdsTaken ?? 0) + (square.thirdsTaken ?? 0);
    return {
      ...going,
      ...square,
      ...chance,
      ...(Object.keys(barred).length === 0
        ? {}
        : { costs: { ...chance.costs, rates: { ...chance.costs?.rates, ...barred } } }),
      thirdsTaken,
      because: [...going.because, ...square.because, ...chance.because],
    };
  },
  before: (state, context) => {
    swapOrders(state);
    takeTheLead(state, context);
    comeOut(state, context);
    getUp(state, context);
    replaceCrews(state, context);
    manGuns(state, context);
  },
  after: (state, _joint, context) => {
    getDown(state, context);
    tellSquares(state, context);
    countComingOut(state, context);
    goIn(state, context);
    stormHouses(state, context);
    leaveFallen(state, context);
    leaveGunsBehind(state, context.rules);
    leaveWounded(state, context);
    tellUndone(state, context);
  },
  nativeOfForest: ({ type }, rules) => rules.troops[type].like === 'indians',
  morale: moraleOf,
  skirmisher: ({ type }, rules) => skirmisherOf(type, rules),
};

/**
 * What decides whether figures may form a skirmish line: light infantry may, and Indians open out as skirmishers do.
 *
 * @clause cady/common/skirmish/who
 * @clause cady/musket/definition/indians-open-formation
 */
export function skirmisherOf(type: TroopType, { troops }: Pick<MusketRules, 'troops'>): Skirmisher {
  const { light, morale, like } = troops[type];
  return { light, morale, rabble: like === 'militia', natives: like === 'indians' };
}
