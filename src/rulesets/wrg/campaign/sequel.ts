import type { Decided, Sequel } from '../../../battle/index.js';
import { counted, insist, RuleViolation } from '../../../rulebook/index.js';
import { readBy } from '../../../scenario/index.js';
import { battleLength } from '../army/bases.js';
import {
  type CampaignBattle,
  type CampaignSide,
  defendersTerrain,
  fieldDefences,
  firstBattle,
  monthOf,
  nextBattle,
  siegeEquipment,
  springMonths,
} from '../army/campaign.js';
import { armyPoints } from '../army/points.js';
import { armyListOf } from '../muster/army-list.js';
import type { WrgRules } from '../rules.js';
import { type WrgScenario, wrgScenarioSchemaUnder } from '../schema.js';
import type { SideId } from '../state.js';
import type { WrgTerms } from '../terms.js';
import { type Muster, musterAfter } from './losses.js';
import { type NextArmies, nextArmies } from './next-armies.js';
import { readSeries, type Series } from './series-schema.js';

/**
 * What a decided battle of a series leads to: who defends, in which month; who has come back, who comes back later, and for whom levies fight
 * that have changed sides; what the defender may build and what siege engines the attacker may bring. Armies are set up anew, and orders written.
 *
 * Source: Campaigns.
 *
 * @throws RuleViolation for a series that uses weather and does not begin in spring, and for what was kept of it where it is none.
 * @clause wrg/campaign/first-battle
 * @clause wrg/campaign/loser-defends
 * @clause wrg/campaign/defender-wins
 * @clause wrg/campaign/defender-loses
 * @clause wrg/campaign/weather
 */
export function wrgCampaign(decided: Decided<WrgTerms>, rules: WrgRules): Sequel<WrgTerms> {
  const { scenario, state, outcome } = decided;
  const sides = Object.keys(scenario.sides);
  const series = seriesOf(decided, sides);
  const { battle } = series;
  const to = (side: SideId): CampaignSide => (side === sides[0] ? 'first' : 'second');
  const then = nextBattle(
    battle.kind === 'encounter' ? firstBattle : { kind: battle.kind, defender: to(battle.defender) },
    outcome.winner === null ? 'draw' : to(outcome.winner),
  );
  const musters = Object.values(state.units).map(unit => {
    const result = outcome.winner === null ? 'drawn' : outcome.winner === unit.side ? 'won' : 'lost';
    return musterAfter(unit, result, rules);
  });
  const besieged = then?.kind === 'siege' ? sides[then.defender === 'first' ? 0 : 1] : undefined;
  const armies = nextArmies({ scenario, musters, series, ...(besieged === undefined ? {} : { besieged }) });
  const told = [lasted(state.period, rules), ...comings(musters, scenario)];
  const next = then === undefined ? null : nextScenario(scenario, armies, series, rules);
  const soFar: Series = {
    ...series,
    number: series.number + 1,
    battle: then === undefined ? battle : byId(then, sides),
    owed: armies.owed,
    resting: armies.resting,
  };
  if (then === undefined || next === null) return { scenario: null, soFar, told: [...told, 'The series is over.'] };
  return { scenario: next, soFar, told: [...told, ...prospects(soFar, next, rules)] };
}

function byId(battle: CampaignBattle, sides: readonly SideId[]): Series['battle'] {
  if (battle.kind === 'encounter') return { kind: 'encounter' };
  return { kind: battle.kind, defender: sides[battle.defender === 'first' ? 0 : 1] ?? '' };
}

/** The series that a battle belongs to: what was kept of it, or one that begins with it. */
function seriesOf({ scenario, soFar }: Decided<WrgTerms>, sides: readonly SideId[]): Series {
  const first = scenario.weather?.month;
  if (soFar === undefined) {
    insist(first === undefined || springMonths.includes(first), () => ({
      path: 'weather.month',
      clause: 'wrg/campaign/weather',
      problem: `a series that begins in ${first}`,
      mend: `begin it in ${springMonths.join(', ')}`,
    }));
    return {
      number: 1,
      battle: { kind: 'encounter' },
      owed: {},
      resting: {},
      ...(first === undefined ? {} : { first }),
    };
  }
  const read = readSeries(soFar);
  if ('violations' in read) throw new RuleViolation(read.violations);
  const { battle } = read.read;
  insist(battle.kind === 'encounter' || sides.includes(battle.defender), () => ({
    path: 'battle.defender',
    problem: 'the defender is no side of this battle',
    mend: `give ${sides.join(' or ')}`,
  }));
  return read.read;
}

/**
 * The next battle: armies as they are by then, weather of its month, which is thrown for anew.
 *
 * @clause wrg/campaign/weather
 */
function nextScenario(scenario: WrgScenario, armies: NextArmies, series: Series, rules: WrgRules): WrgScenario | null {
  const { weather, agreed } = scenario;
  if (Object.values(armies.sides).some(({ units }) => units.length === 0)) return null;
  const { brings: _brings, fog: _fog, wind: _wind, camp: _camp, ...season } = weather ?? {};
  const month = series.first === undefined ? undefined : monthOf(series.number + 1, series.first, rules);
  const { period: _from, ...same } = scenario;
  const input = {
    ...same,
    sides: armies.sides,
    // What battle has left of a unit may be fewer than one begins with.
    agreed: [...new Set([...agreed, 'organisation'])],
    ...(weather === undefined || month === undefined ? {} : { weather: { ...season, month } }),
  };
  const read = readBy(wrgScenarioSchemaUnder(rules), input);
  if ('violations' in read) throw new RuleViolation(read.violations);
  return read.read;
}

/** How long the battle lasted: as action, and as the campaign counts it. */
function lasted(periods: number, rules: WrgRules): string {
  const { minutes, campaignHours } = battleLength(periods, rules);
  const action = `${counted(minutes, 'minute')} of action and what lay between`;
  return `The battle lasted ${counted(periods, 'period')}: ${action}, ${counted(campaignHours, 'hour')} of the campaign.`;
}

/** Who comes back, and when. */
function comings(musters: readonly Muster[], { sides }: WrgScenario): readonly string[] {
  return musters.flatMap(({ unit: { name, side, mustered, strength }, left, next, later }): readonly string[] => {
    const over = side === mustered ? '' : `, and fights for ${sides[side]?.name ?? side} from now on`;
    if (left === strength && over === '') return [];
    return [`${name}: ${left} of ${strength} left, ${next} come back for the next battle, ${later} later${over}.`];
  });
}

/**
 * What the next battle will be.
 *
 * @clause wrg/campaign/loser-defends
 * @clause wrg/campaign/defender-loses
 */
function prospects({ battle, fortress = 0 }: Series, next: WrgScenario, rules: WrgRules): readonly string[] {
  const name = next.weather?.month ?? '';
  const month = name === '' ? '' : `, in ${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  if (battle.kind === 'encounter') return [`The next battle is an encounter${month}.`];
  const sides = Object.keys(next.sides);
  const nameOf = (side: SideId) => next.sides[side]?.name ?? side;
  const worth = (side: SideId) => armyPoints(armyListOf(next, side, rules), rules).points;
  const { defender: at } = battle;
  const enemy = sides.find(side => side !== at) ?? '';
  const points = { defender: worth(at), attacker: worth(enemy) };
  if (battle.kind === 'siege') {
    const engines = siegeEquipment({ fortress, ...points });
    const value = fortress === 0 ? ', besides what the fortress is worth' : '';
    return [
      `${nameOf(at)} has taken refuge in a fortress${month}.`,
      `${nameOf(enemy)} may bring siege equipment of ${counted(engines, 'point')}${value}.`,
    ];
  }
  const terrain = defendersTerrain(next.table.features?.length ?? 0, rules);
  return [
    `${nameOf(at)} defends in the next battle${month}: it lays out ${terrain.from} to ${terrain.to} terrain units`,
    `and may build field defences of ${counted(fieldDefences(points), 'point')}.`,
  ];
}
