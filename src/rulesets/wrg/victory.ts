import type { Outcome, SideId } from '../../battle/index.js';
import { counted } from '../../rulebook/index.js';
import { sweptOff } from '../../scenario/index.js';
import { distanceBetweenQuads, distanceToQuad, quadOf } from '../../table/index.js';
import { pointsOf } from './army/points.js';
import { type Feature, type SideAtEnd, type Survivors, type Verdict, winnerOf } from './army/winning.js';
import { isVulnerable } from './casualties/target.js';
import { hasChance } from './hand-to-hand/chances.js';
import type { FightingPart } from './hand-to-hand/period.js';
import { NOBODY } from './magic.js';
import { moveRate } from './moving/rates.js';
import { sheetOfType } from './rules/army/sheets.js';
import { type WrgRules, wrgRules } from './rules.js';
import type { WrgScenario } from './schema.js';
import { paysCommand } from './sorcery/creatures.js';
import { martyrPoints } from './sorcery/saints.js';
import type { General, Unit, WrgState } from './state.js';
import { meleeTroops } from './turn/fighting/blows.js';
import { mannerOf } from './turn/moving/going.js';
import { asOnLand } from './turn/ships/company.js';
import { lastPeriod } from './turn/weather/nightfall.js';
import { isMainBody, onTable, unitsOf } from './units.js';

/**
 * Whether the battle is over: night has fallen, or an army is gone. Then points are counted: what is left of each army and holds, and the
 * places that it controls.
 *
 * @clause wrg/scale/game-length
 * @clause wrg/victory/end
 * @clause wrg/victory/points-left
 * @clause wrg/victory/margin
 * @clause wrg/victory/convention
 */
export function wrgOutcome(state: WrgState, scenario: WrgScenario, rules: WrgRules = wrgRules()): Outcome | undefined {
  const sides = Object.keys(scenario.sides);
  const swept = sweptOff(
    sides,
    side => unitsOf(state, side).some(({ rout }) => rout === null),
    side => nameOf(scenario, side),
    // Who runs is on the table still.
    'no unit left that stands',
  );
  if (swept !== undefined) return swept;
  if (state.period < lastPeriod(state, scenario, rules)) return undefined;
  const { verdict, ends } = countAtEnd(state, scenario, rules);
  const [one = '', two = ''] = Object.keys(ends);
  const [reason] = verdict.because;
  const winner = verdict.winner === 'draw' ? null : verdict.winner === 'first' ? one : two;
  const points = `${nameOf(scenario, one)} ${counted(verdict.first.total, 'point')}, ${nameOf(scenario, two)} ${verdict.second.total}`;
  return {
    winner,
    reason: `night falls: ${points}`,
    ...(reason === undefined ? {} : { clause: reason.clause }),
  };
}

/** How a battle that night has ended is counted: what each side has left, and who has won by it. */
export interface FinalCount {
  readonly verdict: Verdict;
  readonly ends: Readonly<Record<SideId, CountedSide>>;
}

/** A side at the end, with whom each of its points is for. */
export interface CountedSide extends SideAtEnd {
  readonly survivors: readonly (Survivors & { readonly of: string })[];
  readonly features: readonly (Feature & { readonly of: string })[];
}

/** What both sides have left, counted against each other; who is swept off the table has lost without a count. */
export function countAtEnd(state: WrgState, scenario: WrgScenario, rules: WrgRules): FinalCount {
  const [one = '', two = ''] = Object.keys(scenario.sides);
  const [first, second] = [sideAtEnd(one, state, scenario, rules), sideAtEnd(two, state, scenario, rules)];
  const verdict = winnerOf({ first, second, suddenDeath: scenario.suddenDeath }, rules);
  return { verdict, ends: { [one]: first, [two]: second } };
}

function nameOf({ sides }: WrgScenario, side: SideId): string {
  return sides[side]?.name ?? side;
}

/**
 * What a side has at the end of the battle: its units with their officers, its generals, and the places that it controls.
 *
 * @clause wrg/victory/exclude
 * @clause wrg/victory/include
 */
export function sideAtEnd(side: SideId, state: WrgState, scenario: WrgScenario, rules: WrgRules): CountedSide {
  const units = Object.values(state.units);
  const generals = Object.values(state.generals).filter(general => general.side === side);
  const mustered = units.filter(unit => unit.mustered === side).map(unit => worth(unit, unit.strength, rules));
  return {
    original: [...mustered, ...generals.map(general => price(general, state, rules))].reduce(
      (sum, each) => sum + each,
      0,
    ),
    survivors: [
      ...units
        .filter(unit => unit.side === side && unit.mustered !== NOBODY)
        .map(unit => ({ of: unit.id, ...survivor(unit, rules) })),
      ...generals
        .filter(({ gone }) => gone === null)
        .map(general => ({ of: general.id, ...fateWith(general, state, rules), points: price(general, state, rules) })),
    ],
    features: scenario.objectives.map(objective => ({ of: objective.id, ...feature(objective, side, state, rules) })),
  };
}

/** What so many figures of a unit cost, with its officers. */
function worth(unit: Unit, figures: number, rules: WrgRules): number {
  const { troops } = asOnLand(unit);
  const { arm } = sheetOfType(troops.type, rules);
  const led = arm !== 'engine' && arm !== 'wagon' && paysCommand(troops, rules);
  const officers = rules.army.points[isMainBody(asOnLand(unit)) ? 'unit' : 'subUnit'][troops.training] ?? 0;
  return pointsOf({ troops, figures }, rules).points + (led ? officers : 0);
}

/** What a general costs. */
function price({ rank, with: at }: General, { units }: WrgState, { army }: WrgRules): number {
  const training = at === null ? 'regular' : (units[at]?.troops.training ?? 'regular');
  return army.points[rank === 'commander-in-chief' ? 'commanderInChief' : 'subordinate'][training] ?? 0;
}

/** What has become of a general: what has become of those whom he is with. */
function fateWith({ with: at }: General, { units }: WrgState, rules: WrgRules): Omit<Survivors, 'points'> {
  const unit = at === null ? undefined : units[at];
  if (unit === undefined) return {};
  const { points: _points, ...fate } = survivor(unit, rules);
  return fate;
}

function survivor(unit: Unit, rules: WrgRules): Survivors {
  if (unit.gone === 'martyred') return { points: martyrPoints(unit.troops, rules) };
  const offTable =
    unit.gone !== null ? 'gone' : unit.away === null ? undefined : unit.away.due === null ? 'gone' : 'in-sight';
  return {
    points: unit.gone === null ? worth(unit, unit.figures, rules) : 0,
    routed: unit.period.broke || unit.period.rallied === true || unit.period.doing === 'routing',
    mustRout: unit.rout !== null,
    mustLeave: unit.leavesForGood,
    ...(offTable === undefined ? {} : { offTable }),
  };
}

/**
 * A place as a side sees it that is there alone; an enemy that can charge those who are there halves its worth.
 *
 * @clause wrg/victory/control
 * @clause wrg/victory/half-control
 */
function feature(
  { id, at: [x, y], radius, points }: WrgScenario['objectives'][number],
  side: SideId,
  state: WrgState,
  rules: WrgRules,
): Feature {
  const held = state.holdings.some(holding => holding.objective === id && holding.side === side);
  const place = { x, y };
  const standing = onTable(state).filter(unit => unit.rout === null && unit.hidden === null);
  const force = standing.filter(unit => unit.side === side && distanceToQuad(place, quadOf(unit.placed)) <= radius);
  const chargers = standing
    .filter(unit => unit.side !== side && isMainBody(unit))
    .map(enemy => {
      const { charge } = moveRate(enemy.troops, mannerOf(enemy, false), rules);
      const reach = charge ?? 0;
      if (force.length === 0) return distanceToQuad(place, quadOf(enemy.placed)) <= reach + radius;
      return force.some(
        unit =>
          distanceBetweenQuads(quadOf(unit.placed), quadOf(enemy.placed)) <= reach && mayDriveOff(enemy, unit, rules),
      );
    });
  return { points, held, chargers: chargers.filter(near => near) };
}

/** Whether a unit that charges another has a chance to push it back or to break it. */
function mayDriveOff(enemy: Unit, unit: Unit, rules: WrgRules): boolean {
  if (!isVulnerable(unit.troops, rules)) return true;
  if (!isVulnerable(enemy.troops, rules)) return false;
  const part = (own: Unit, other: Unit, charging: boolean): FightingPart => ({
    troops: meleeTroops(own),
    enemy: { type: other.troops.type, dismounted: other.dismounted, weapons: other.troops.weapons },
    charging,
    foughtBefore: own.combats,
    figures: Math.min(own.placed.files, own.figures),
  });
  return hasChance(
    { attackers: part(enemy, unit, true), defenders: part(unit, enemy, false), figures: unit.figures },
    rules,
  );
}
