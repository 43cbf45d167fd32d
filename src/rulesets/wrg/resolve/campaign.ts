import { defineResolver, type Resolver } from '../../../book/index.js';
import { counted, reasonFor } from '../../../rulebook/index.js';
import { spoken } from '../../../scenario/index.js';
import { defendersTerrain, fieldDefences, mayChangeSidesAgain, monthOf, siegeEquipment } from '../army/campaign.js';
import { wrgRules } from '../rules.js';
import * as situation from './campaign-schema.js';

/** What can be asked about the battles of a campaign, besides what battle follows and what comes back of its losses. */
export const campaignResolvers: readonly Resolver[] = [
  defineResolver(wrgRules, {
    name: 'wrg/campaign-defence',
    about: 'How many terrain units the defender of a campaign lays out, and what field defences he may build.',
    situation: situation.defence,
    known: ({ picked, defender, attacker }, rules) => {
      const terrain = defendersTerrain(picked, rules);
      const defences = fieldDefences({ defender, attacker });
      const clause = 'wrg/campaign/loser-defends';
      return {
        terrain,
        fieldDefences: defences,
        because: [
          reasonFor(clause, `${counted(picked, 'terrain unit')} picked`, `${terrain.from} to ${terrain.to} of them`),
          reasonFor(
            clause,
            `${counted(defender, 'point')} against ${attacker}`,
            `field defences of ${counted(defences, 'point')}`,
          ),
        ],
      };
    },
  }),
  defineResolver(wrgRules, {
    name: 'wrg/campaign-siege',
    about: 'What siege equipment, in points, the attacker of a fortress adds in a campaign.',
    situation: situation.siege,
    known: sides => {
      const equipment = siegeEquipment(sides);
      const why = `fortress and defenders of ${counted(sides.fortress + sides.defender, 'point')} against ${sides.attacker}`;
      const effect = `siege equipment of ${counted(equipment, 'point')}`;
      return { equipment, because: [reasonFor('wrg/campaign/defender-loses', why, effect)] };
    },
  }),
  defineResolver(wrgRules, {
    name: 'wrg/campaign-month',
    about: 'The month of a battle of a campaign that is played with weather.',
    situation: situation.inSeries,
    known: ({ battle, first }, rules) => {
      const month = monthOf(battle, first, rules);
      return { month, because: [reasonFor('wrg/campaign/weather', `battle ${battle} since ${first}`, month)] };
    },
  }),
  defineResolver(wrgRules, {
    name: 'wrg/campaign-defectors',
    about: 'Whether troops that have changed sides may do so again; null where the book says nothing of them.',
    situation: situation.defectors,
    known: troops => {
      const may = mayChangeSidesAgain(troops) ?? null;
      const effect = may === null ? 'nothing is said' : may ? 'may change sides again' : 'stay with their former enemy';
      return {
        mayChangeSidesAgain: may,
        because: [reasonFor('wrg/campaign/defectors', spoken(troops.people), effect)],
      };
    },
  }),
];
