import type { SideId } from '../../../../battle/index.js';
import type { Setting } from '../../../../windows/index.js';
import { armyText, inSightAtFirst } from '../../common/windows/introduce.js';
import { musterMusket } from '../muster.js';
import type { MusketTerms } from '../terms.js';
import { unitCost } from '../units.js';
import { musketView } from '../view.js';

/** The armies of a musket scenario; for a side, of its enemy no more than stands in the open. */
export function introduceMusket({ scenario, rules }: Setting<MusketTerms>, side?: SideId): string {
  const reader = inSightAtFirst(scenario, rules, side, each =>
    musketView(musterMusket(scenario, rules), each, scenario, rules),
  );
  const armies = Object.entries(scenario.sides).map(([id, { name, units }]) => {
    const listed = units.map(unit => {
      const troop = rules.troops[unit.type];
      const figures = unit.figures ?? troop.crew ?? 0;
      return {
        id: unit.id,
        name: unit.name ?? unit.id,
        troops: troop.title,
        figures,
        points: unitCost(unit.type, figures, rules),
        ledBy: unit.general ? 'the general' : '',
      };
    });
    return armyText({ side: id, name, units: listed }, scenario.points, reader);
  });
  return [scenario.name, scenario.notes ?? '', ...armies].filter(part => part !== '').join('\n\n');
}
