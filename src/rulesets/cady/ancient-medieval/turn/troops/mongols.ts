import { distanceBetweenQuads, quadOf, toGrid } from '../../../../../table/index.js';
import { testedOf } from '../../../common/turn/tested.js';
import { placedOf } from '../../../common/turn/units.js';
import { inTheOpen } from '../../../common/turn/unseen/markers.js';
import { lookoutOf, standsSeenBy } from '../../../common/turn/unseen/sighting.js';
import { isCavalry } from '../../special-troops/cavalry.js';
import { sightOfMongols, sightOfMongolsOdds } from '../../special-troops/mongols.js';
import type { AncientState, AncientUnit } from '../../state.js';
import type { AncientContext } from '../../terms.js';
import { ancientFieldOf } from '../field.js';
import { ancientSight } from '../sight.js';
import { ancientThreeDice } from '../three-dice.js';

/**
 * Cavalry that has come within sight of enemy Mongols tests, or routs next turn; what it does in a game without the three-dice
 * test is a ruling.
 *
 * @clause cady/ancient-medieval/mongol/cavalry-fear
 */
export function faceMongols(state: AncientState, context: AncientContext): void {
  const { dice, rules, scenario, turn, tell } = context;
  const { threeDice } = rules.levels[scenario.level];
  if (!threeDice && rules.tasks.mongolsUntested === 'stays') return;
  const open = inTheOpen(state);
  const mongols = open.filter(({ type }) => rules.troops[type].traits.includes('mongol'));
  if (mongols.length === 0) return;
  for (const unit of open) {
    if (!isCavalry(unit.type, rules) || unit.mustDo === 'rout') continue;
    const tested = testedOf(unit, turn, rules, ancientThreeDice);
    if (tested === null) continue;
    const test = { ...tested, type: unit.type, testedBefore: unit.sawMongols };
    const odds = sightOfMongolsOdds(test, rules);
    if (odds === null || !mongols.some(enemy => enemy.side !== unit.side && sees(unit, enemy, state, context)))
      continue;
    unit.sawMongols = true;
    if (!threeDice) {
      unit.mustDo = 'rout';
      tell({ kind: 'took-fright', unit: unit.id, because: untested });
      continue;
    }
    const { routs, because } = sightOfMongols(test, dice, rules);
    tell({
      kind: 'three-dice-test',
      unit: unit.id,
      to: 'face-mongols',
      dice: odds.dice,
      faces: odds.faces,
      passed: !routs,
      because,
    });
    if (!routs) continue;
    unit.failedTest = true;
    unit.mustDo = 'rout';
  }
}

const untested = [
  { clause: 'cady/ancient-medieval/mongol/cavalry-fear', because: 'cavalry in sight of Mongols', effect: 'routs' },
] as const;

/** Whether a unit has an enemy unit in sight, as it stands. */
function sees(unit: AncientUnit, enemy: AncientUnit, state: AncientState, context: AncientContext): boolean {
  const { rules } = context;
  const apart = distanceBetweenQuads(quadOf(placedOf(unit, rules)), quadOf(placedOf(enemy, rules)));
  if (toGrid(apart) > rules.sighting.normal) return false;
  const field = ancientFieldOf(state, context);
  const all = inTheOpen(state).map(each => lookoutOf(each, field, ancientSight));
  const [seer, target] = [all.find(({ id }) => id === unit.id), all.find(({ id }) => id === enemy.id)];
  if (seer === undefined || target === undefined) return false;
  return standsSeenBy(seer, target, { all, table: field.table, rules }).length > 0;
}
