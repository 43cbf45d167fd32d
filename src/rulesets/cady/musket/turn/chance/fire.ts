import type { Reason } from '../../../../../rulebook/index.js';
import { clearLastTrees } from '../../../common/turn/fighting/felled.js';
import { burntGround, tableOf } from '../../../common/turn/ground.js';
import type { RunningEvent } from '../../chance/in-force.js';
import { type Drawn, lose, unitsOf } from './at.js';
import { clumpAt, cornerOf, figuresWithin, treesFrom } from './places.js';

/**
 * A forest catches fire: the one nearest to the corner that a die shows, with all that stand near enough for the fire to leap to.
 *
 * @clause cady/events/event/help-prevent-forest-fires
 * @clause cady/events/dice/forest-fire-corner
 */
export function setOnFire(at: Drawn): Pick<RunningEvent, 'woods' | 'from'> | undefined {
  const { table, context } = at;
  const { chance } = context.rules;
  const corner = chance.fireCorner[context.dice.roll(chance.fireCorner.length) - 1];
  if (corner === undefined) return undefined;
  const from = cornerOf(corner, table);
  const woods = clumpAt(from, chance.numbers['fire-leaps-cm'], table).map(({ id }) => id);
  return woods.length === 0 ? undefined : { woods, from };
}

/** The trees that a fire takes in a turn, and whoever stands among them. */
export function burnOn(at: Drawn, { woods = [], from }: Pick<RunningEvent, 'woods' | 'from'>): void {
  const { state, context } = at;
  const { scenario, rules } = context;
  if (from === undefined) return;
  let trees = rules.chance.numbers['trees-a-turn'];
  const burnt: string[] = [];
  const because: Reason[] = [];
  for (const id of woods) {
    const wood = tableOf(scenario).features.find(feature => feature.id === id);
    const standing = tableOf(scenario, state.breaches).features;
    if (wood?.kind !== 'wood' || !standing.some(feature => feature.id === id)) continue;
    const felled = state.breaches.filter(({ barrier }) => barrier === id).map(({ from: corner }) => corner);
    const taken = treesFrom(from, wood, felled).slice(0, trees);
    for (const corner of taken) state.breaches.push({ barrier: id, from: corner, to: corner, burnt: true });
    because.push(...clearLastTrees(wood, state.breaches, rules));
    burnt.push(id);
    trees -= taken.length;
    if (trees <= 0) break;
  }
  if (burnt.length === 0) return;
  context.tell({ kind: 'burns', woods: burnt, because });
  const bare = tableOf(scenario, state.breaches).features.flatMap(feature =>
    burnt.some(id => feature.id === burntGround(id)) && 'outline' in feature ? [feature.outline] : [],
  );
  for (const unit of unitsOf(at)) {
    const caught = Math.max(0, ...bare.map(outline => figuresWithin(outline, unit, rules)));
    if (caught > 0) lose(at, unit, caught);
  }
}
