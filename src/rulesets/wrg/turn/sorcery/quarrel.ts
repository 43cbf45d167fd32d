import { countingFigures } from '../../casualties/casualties.js';
import { isVulnerable } from '../../casualties/target.js';
import { type FightingPart, fight } from '../../hand-to-hand/period.js';
import type { Melee, Unit } from '../../state.js';
import { onTable } from '../../units.js';
import { conditionOf } from '../condition.js';
import { type Field, fieldOf } from '../field.js';
import { fighterOf } from '../fighting/fighter.js';
import { countedAtScale } from '../figure-scale.js';
import { figuresAlong } from '../frontage.js';
import { suffer } from '../losses.js';
import type { Play } from '../play.js';
import { isUnder } from './enchanted.js';
import { figuresStriking } from './fighting.js';

/**
 * Units that fight among themselves do so, each half against the other, as two bodies would that face each other.
 *
 * @clause wrg/sorcery/spell-list
 */
export function quarrel(play: Play): void {
  const { state, scenario, dice, rules, tell } = play;
  if (state.magic === undefined) return;
  const field = fieldOf(state, scenario, rules);
  for (const unit of onTable(state)) {
    // Nobody fights from wagons, and no weapon has a factor against them; nor do men of stone.
    if (!isUnder(unit, 'quarrel', play) || isUnder(unit, 'stone', play)) continue;
    if (unit.figures < 2 || !isVulnerable(unit.troops, rules)) continue;
    const { disorganised, because: disorder } = conditionOf(unit, field);
    const figures = figuresQuarrelling(unit, disorganised, field);
    const whom = { unit: unit.id, target: unit.id };
    if (figures === 0) {
      tell({ kind: 'struck-nobody', ...whom, because: disorder });
      continue;
    }
    const { parts, casualties, because } = fight({ parts: [{ ...asItsOwnEnemy(unit, field), figures }] }, dice, rules);
    tell({
      kind: 'fought',
      ...whom,
      figures,
      total: parts[0]?.total ?? 0,
      casualties,
      unanswered: false,
      because: [...(disorganised ? disorder : []), ...because],
    });
    unit.period.meleeCasualties += casualties;
    suffer(unit, casualties, play);
  }
}

/** Figures of a unit that strike at each other: all or those of its front rank (`wrg/ruling/fights-among-itself`), out of order half of that rank. */
function figuresQuarrelling(unit: Unit, disorganised: boolean, field: Field): number {
  const { rules } = field;
  const nearestRank = figuresAlong(unit.placed, 'front');
  const able = rules.optional.sorcery.spells.quarrel.who === 'halves' ? unit.figures : nearestRank;
  const counting = countingFigures({ figures: able, nearestRank, wholeRank: nearestRank, disorganised }, rules);
  return figuresStriking(unit, countedAtScale(counting, field), field);
}

/** How a unit fights its like, on the ground on which both stand: nobody has come at it, and neither is higher or behind cover. */
function asItsOwnEnemy(unit: Unit, field: Field): Omit<FightingPart, 'figures'> {
  const melee: Melee = {
    ...{ a: unit.id, b: unit.id, sideOfA: 'front', sideOfB: 'front' },
    ...{ since: field.state.period, chargers: [], following: [] },
  };
  const striking = { unit, enemy: unit, melee, own: 'front', other: 'front' } as const;
  const { slope: _, enemy, ...fighter } = fighterOf(striking, field);
  return { ...fighter, enemy: { ...enemy, partialCover: false } };
}
