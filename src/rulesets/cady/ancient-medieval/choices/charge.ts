import { barriersBetween, bodyCentre, levelAt, quadOf, ranksOf, sideToward } from '../../../../table/index.js';
import { oneDigit } from '../../common/choices/one-digit.js';
import { testedOf } from '../bots/forecast.js';
import {
  type ChargeOdds,
  type ChargeSituation,
  type ChargeUnit,
  chargeOdds,
  chargeSituationFaults,
} from '../charge-odds.js';
import type { AncientSeen } from '../state.js';
import { percent, type Seat } from './seat.js';

/**
 * What a charge on an enemy promises, solved exactly from what can be seen; `undefined` for troops that charge by rules of their
 * own. The enemy fires at middle range.
 */
export function chargeAhead(
  unit: AncientSeen,
  enemy: AncientSeen,
  about: number,
  { view, rules }: Seat,
): { readonly odds: ChargeOdds; readonly situation: ChargeSituation } | undefined {
  const { table, works } = view;
  const middle = bodyCentre(enemy.placed);
  const barrier = barriersBetween(table, unit.placed.at, middle).at(-1)?.kind;
  const levelsUp = Math.max(0, levelAt(table, enemy.placed.at) - levelAt(table, unit.placed.at));
  const behindStakes = works.some(
    ({ kind, side, line: [a, b] }) =>
      kind === 'stakes' &&
      side === enemy.side &&
      Math.hypot((a.x + b.x) / 2 - middle.x, (a.y + b.y) / 2 - middle.y) < 20,
  );
  const situation: ChargeSituation = {
    attacker: sideOf(unit, rules),
    defender: sideOf(enemy, rules),
    struckOn: sideToward(quadOf(enemy.placed), unit.placed.at),
    between: {
      distance: about,
      levelsUp,
      ...(barrier === 'fence' || barrier === 'wall' ? { behind: barrier } : {}),
      ...(behindStakes ? { through: ['stakes'] } : {}),
    },
  };
  if (chargeSituationFaults(situation, rules).length > 0) return undefined;
  return { odds: chargeOdds(situation, rules), situation };
}

function sideOf(unit: AncientSeen, rules: Seat['rules']): ChargeUnit {
  const { type, figures, placed, formation, own } = unit;
  const tested = testedOf(unit, rules);
  return {
    type,
    figures,
    ranks: ranksOf(placed),
    ...(tested === null
      ? {}
      : {
          hurt: tested.hurt ?? false,
          failedBefore: tested.failedBefore ?? false,
          pushedBack: tested.pushedBack ?? false,
          ledBySupremeCommander: tested.ledBySupremeCommander ?? false,
        }),
    ...(own === undefined ? {} : { fatigue: own.fatigue }),
    ...(formation === 'phalanx' || formation === 'testudo' ? { formation } : {}),
  };
}

/** What a solved charge promises, in a few words. */
export function promiseOf({ outcomes }: ChargeOdds): string {
  const chance = (of: Parameters<typeof outcomes.probability>[0]) => outcomes.probability(of);
  const refused = chance(({ charge }) => charge === 'refused');
  const runs = chance(({ charge }) => charge === 'escaped' || charge === 'caught');
  const theyGive = chance(({ defender }) => defender.reaction !== 'no-effect');
  const weGive = chance(({ attacker }) => attacker.reaction !== 'no-effect');
  const theirs = outcomes.mean(({ defender }) => defender.lost);
  const ours = outcomes.mean(({ attacker }) => attacker.lost);
  return [
    ...(refused > 0 ? [`${percent(refused)} does not go in`] : []),
    ...(runs > 0 ? [`${percent(runs)} they run`] : []),
    `they lose ${oneDigit(theirs)}, we ${oneDigit(ours)}`,
    `they give way ${percent(theyGive)}, we ${percent(weGive)}`,
  ].join('; ');
}
