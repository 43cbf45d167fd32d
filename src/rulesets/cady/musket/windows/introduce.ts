import type { SideId } from '../../../../battle/index.js';
import { counted } from '../../../../rulebook/index.js';
import { listed, namesOf } from '../../../../scenario/index.js';
import type { Setting } from '../../../../windows/index.js';
import { sideName } from '../../common/turn/command/victory.js';
import { bodyOf } from '../../common/windows/bodies.js';
import { armyText, comesText, fieldText, inSightAtFirst } from '../../common/windows/introduce.js';
import { extrasCost, officerCost } from '../army-faults.js';
import type { MusketScenario } from '../schema.js';
import { musterAfloat } from '../ships/muster.js';
import { listedAfloat } from '../ships/windows/listed.js';
import type { MusketTerms } from '../terms.js';
import { unitCost } from '../units.js';
import { musketView } from '../view.js';

/** The armies of a musket scenario; for a side, of its enemy no more than stands in the open. */
export function introduceMusket({ scenario, rules }: Setting<MusketTerms>, side?: SideId): string {
  const reader = inSightAtFirst(scenario, rules, side, each =>
    musketView(musterAfloat(scenario, rules), each, scenario, rules),
  );
  const armies = Object.entries(scenario.sides).map(([id, { name, units, vessels = [], brigades }]) => {
    const listed = units.map(unit => {
      const troop = rules.troops[unit.type];
      const figures = unit.figures ?? troop.crew ?? 0;
      return {
        id: unit.id,
        name: unit.name ?? unit.id,
        troops: troop.title,
        figures,
        points: unitCost(unit.type, figures, rules) + extrasCost(unit, rules) + officerCost(unit.officer?.rank, rules),
        ...(brigades === undefined ? {} : { body: bodyOf(unit.id, brigades) }),
        comes: comesText(unit),
        ledBy: unit.officer?.name ?? (unit.general ? 'the general' : ''),
      };
    });
    const afloat = listedAfloat(vessels, rules);
    return armyText(
      { side: id, name, units: [...listed, ...afloat], word: 'brigade' },
      scenario.points,
      sees(reader, afloat),
    );
  });
  const aims = scenario.victory.map(condition => `- ${aimOf(condition, scenario)}`).join('\n');
  return [scenario.name, scenario.notes ?? '', fieldText(scenario, rules), ...armies, aims]
    .filter(part => part !== '')
    .join('\n\n');
}

/** Ships and boats are in sight of everybody. */
function sees(
  reader: ReturnType<typeof inSightAtFirst>,
  afloat: readonly { readonly id: string }[],
): ReturnType<typeof inSightAtFirst> {
  return reader === undefined
    ? undefined
    : { ...reader, units: new Set([...reader.units, ...afloat.map(({ id }) => id)]) };
}

/** A condition of victory as a sentence. */
function aimOf(condition: MusketScenario['victory'][number], scenario: MusketScenario): string {
  switch (condition.kind) {
    case 'hold': {
      const who = condition.side === undefined ? 'A side' : sideName(scenario, condition.side);
      const places = condition.objectives.map(id => scenario.objectives.find(place => place.id === id)?.name ?? id);
      const turns = condition.turns === 1 ? '1 turn' : `${counted(condition.turns, 'turn')} on end`;
      return namesOf(scenario).agreed(`${who} wins by holding ${listed(places)} for ${turns}.`);
    }
    case 'losses': {
      const share = `${condition.percent} % of its ${condition.of}`;
      if (condition.side === undefined) return `A side loses that has lost ${share}.`;
      return namesOf(scenario).agreed(
        `${sideName(scenario, condition.side)} wins when the other side has lost ${share}.`,
      );
    }
    case 'general':
      return 'A side loses that has lost its general.';
    case 'turn-limit':
      return `The battle ends after ${counted(condition.turns, 'turn')}; ${deciders[condition.decidedBy]}.`;
  }
}

const deciders = {
  'points-left': 'the side wins that has more of its points left',
  'units-left': 'the side wins that has more of its units left',
  'points-destroyed': 'the side wins that has destroyed more points',
  draw: 'it is then drawn',
} as const satisfies {
  readonly [W in Extract<MusketScenario['victory'][number], { kind: 'turn-limit' }>['decidedBy']]: string;
};
