import type { Outcome, SideId } from '../../battle/index.js';
import { counted } from '../../rulebook/index.js';
import { sweptOff } from '../../scenario/index.js';
import { distanceToQuad, quadOf } from '../../table/index.js';
import { equipmentPoints, pointsOf } from './army/points.js';
import { type Feature, type SideAtEnd, type Survivors, type Verdict, winnerOf } from './army/winning.js';
import { isVulnerable } from './casualties/target.js';
import { hasChance } from './hand-to-hand/chances.js';
import type { FightingPart } from './hand-to-hand/period.js';
import { isNobodys } from './magic.js';
import { isBodyguard } from './muster/bodyguards.js';
import { equipmentOf } from './muster/equipment.js';
import { travelOf } from './muster/travel.js';
import { sheetOfType } from './rules/army/sheets.js';
import { type WrgRules, wrgRules } from './rules.js';
import type { WrgScenario } from './schema.js';
import { paysCommand } from './sorcery/creatures.js';
import { martyrPoints } from './sorcery/saints.js';
import type { General, Unit, WrgState } from './state.js';
import { enemiesInReach, reachOf } from './turn/declaring/reach.js';
import { type Field, fieldOf } from './turn/field.js';
import { meleeTroops } from './turn/fighting/fighter.js';
import { isSentOffTheTable } from './turn/moving/marching.js';
import { holdersOf, standingOn } from './turn/places.js';
import { asOnLand } from './turn/ships/company.js';
import { fightsOn } from './turn/still-fighting.js';
import { lastPeriod } from './turn/weather/nightfall.js';
import { isFree, isMainBody, meleesOf, unitOf } from './units.js';

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
    side => fightsOn(side, state, rules),
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
  readonly survivors: readonly (Survivors & Pick<GeneralsPrice, 'figure'> & { readonly of: string })[];
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
  const counting = { state, scenario, rules };
  const mustered = units.filter(unit => unit.mustered === side).map(unit => worth(unit, unit.strength, counting));
  const bought = [equipment(side, counting), ...generals.map(general => price(general, counting).points)];
  return {
    original: [...mustered, ...bought].reduce((sum, each) => sum + each, 0),
    survivors: [
      ...units
        .filter(unit => unit.side === side && !isNobodys(unit))
        .map(unit => ({ of: unit.id, ...survivor(unit, counting) })),
      ...generals
        .filter(({ gone }) => gone === null)
        .map(general => ({
          of: general.id,
          ...fateWith(general, state, counting),
          ...price(general, counting),
        })),
    ],
    features: scenario.objectives.map(place => ({
      of: place.id,
      ...feature(place, side, fieldOf(state, scenario, rules)),
    })),
  };
}

/** The points of a general, and those of the figure whose place he takes, which are not in them. */
interface GeneralsPrice {
  readonly points: number;
  readonly figure?: number;
}

/** What points are counted by. */
interface Counting {
  readonly state: WrgState;
  readonly scenario: WrgScenario;
  readonly rules: WrgRules;
}

/**
 * What so many figures of a unit cost, with its officers; with what was paid for its coming early or by boat, as `wrg/ruling/points-at-the-end` has it.
 *
 * @clause wrg/points/forced-march
 * @clause wrg/points/water-transport
 */
function worth(unit: Unit, figures: number, { state, scenario, rules }: Counting): number {
  // Who was left at home when his side hastened has never been in the army.
  if (unit.strength === 0) return 0;
  const { troops } = asOnLand(unit);
  const { arm } = sheetOfType(troops.type, rules);
  const led = arm !== 'engine' && arm !== 'wagon' && paysCommand(troops, rules) && !isUnled(unit, scenario, rules);
  const officers = rules.army.points[isMainBody(asOnLand(unit)) ? 'unit' : 'subUnit'][troops.training] ?? 0;
  const travel = rules.army.ending.victory.allThatWasPaid ? cameBy(unit, { state, scenario }) : {};
  return pointsOf({ ...travel, troops, figures }, rules).points + (led ? officers : 0);
}

/** Whether nobody is paid for leading a body, because it is the bodyguard of a general (`wrg/ruling/bodyguard-command-points`). */
function isUnled({ id, mustered }: Unit, scenario: WrgScenario, rules: WrgRules): boolean {
  const army = scenario.sides[mustered];
  const entry = army?.units.find(each => each.id === id);
  if (army === undefined || entry === undefined || rules.army.points.bodyguardPaysCommand) return false;
  return isBodyguard(entry, army, scenario, rules);
}

/** How a unit came to the field, as its scenario has it, or sooner if its side has hastened; a sub-unit comes with its unit. */
function cameBy({ id, parent, mustered }: Unit, { state, scenario }: Pick<Counting, 'state' | 'scenario'>) {
  const of = parent ?? id;
  const army = scenario.sides[mustered];
  const entry = army?.units.find(each => each.id === of);
  const { early = 0, byBoat = false } = entry === undefined ? {} : travelOf(entry, scenario);
  const hastens = state.declared !== undefined && state.declared !== mustered;
  return { early: hastens ? (army?.plan?.raises?.[of] ?? early) : early, byBoat };
}

/** What the equipment of a side costs, where it counts. */
function equipment(side: SideId, { scenario, rules }: Counting): number {
  if (!rules.army.ending.victory.allThatWasPaid) return 0;
  return equipmentOf(scenario, side, rules).reduce((sum, entry) => sum + equipmentPoints(entry, rules).points, 0);
}

/** What a general costs besides his figure, which is one of those of the unit with which he came to the field (`wrg/ruling/general-figure-price`). */
function price(general: General, counting: Counting): GeneralsPrice {
  const { state, scenario, rules } = counting;
  const { points } = rules.army;
  const came = scenario.sides[general.side]?.generals.find(({ id }) => id === general.id)?.with;
  const unit = state.units[came ?? general.with ?? ''];
  const rank = points[general.rank === 'commander-in-chief' ? 'commanderInChief' : 'subordinate'];
  const his = rank[unit?.troops.training ?? 'regular'] ?? 0;
  if (unit === undefined || !points.generalIsWhole) return { points: his };
  // What his coming early or by boat has cost is paid for him as for his men.
  const figure = pointsOf({ troops: asOnLand(unit).troops, figures: 1 }, rules).points;
  return { points: his - figure, figure };
}

/** What has become of a general: what has become of those whom he is with. */
function fateWith({ with: at }: General, { units }: WrgState, counting: Counting): Omit<Survivors, 'points'> {
  const unit = at === null ? undefined : units[at];
  if (unit === undefined) return {};
  const { points: _points, ...fate } = survivor(unit, counting);
  return fate;
}

/**
 * Whether a test has told a unit to go where it will leave the table, if that counts (`wrg/ruling/must-leave-the-table`).
 *
 * @clause wrg/victory/exclude
 */
function isSentOff(unit: Unit, { state, scenario, rules }: Counting): boolean {
  return (
    rules.army.ending.victory.mustLeave === 'whose-way-leads-off' &&
    isSentOffTheTable(unit, fieldOf(state, scenario, rules))
  );
}

/** What has become of somebody in the ranks of a unit: what has become of it, if he is not lost himself. */
function survivor(unit: Unit, counting: Counting): Survivors {
  const { aside, gone } = unit;
  const host = aside?.kind === 'with' ? counting.state.units[aside.unit] : undefined;
  if (host === undefined || gone !== null) return survivorAlone(unit, counting);
  const { points } = survivorAlone(unit, counting);
  return { ...survivorAlone(host, counting), points };
}

function survivorAlone(unit: Unit, counting: Counting): Survivors {
  if (unit.gone === 'martyred') return { points: martyrPoints(unit.troops, counting.rules) };
  const offTable =
    unit.gone !== null ? 'gone' : unit.away === null ? undefined : unit.away.due === null ? 'gone' : 'in-sight';
  return {
    points: unit.gone === null ? worth(unit, unit.figures, counting) : 0,
    routed: unit.period.broke || unit.period.rallied === true || unit.period.doing === 'routing',
    mustRout: unit.rout !== null,
    mustLeave: unit.leavesForGood || isSentOff(unit, counting),
    ...(offTable === undefined ? {} : { offTable }),
  };
}

/**
 * A place as a side sees it that holds it; an enemy that can charge those who do in the next period halves its worth.
 *
 * @clause wrg/victory/control
 * @clause wrg/victory/half-control
 */
function feature(place: WrgScenario['objectives'][number], side: SideId, field: Field): Feature {
  const { state, rules } = field;
  const held = state.holdings.some(holding => holding.objective === place.id && holding.side === side);
  const force = holdersOf(place, state, rules).filter(unit => unit.side === side);
  const enemies = standingOn(state).filter(unit => unit.side !== side);
  return {
    points: place.points,
    held,
    chargers: enemies.map(enemy => threatens(enemy, force, place, field)).filter(isThreat => isThreat),
  };
}

/**
 * Whether an enemy can charge those who hold a place in the next period, or fights them already, with a chance to drive them off; where nobody does, whether he can come to it.
 *
 * @clause wrg/victory/half-control
 */
function threatens(
  enemy: Unit,
  force: readonly Unit[],
  place: WrgScenario['objectives'][number],
  field: Field,
): boolean {
  const { state, rules } = field;
  const fights = meleesOf(state, enemy);
  const atThem = fights
    .map(({ a, b, since }) => ({ unit: unitOf(state, a === enemy.id ? b : a), period: state.period - since + 2 }))
    .filter(({ unit }) => force.includes(unit));
  if (atThem.length > 0)
    return atThem.some(({ unit, period }) => mayDriveOff(enemy, unit, { charges: false, period }, rules));
  if (fights.length > 0 || !isFreeNextPeriod(enemy)) return false;
  const [x, y] = place.at;
  if (force.length === 0) return distanceToQuad({ x, y }, quadOf(enemy.placed)) <= reachOf(enemy, field) + place.radius;
  return enemiesInReach(enemy, field).some(
    reached => force.includes(reached.enemy) && mayDriveOff(enemy, reached.enemy, { charges: true, period: 1 }, rules),
  );
}

/** Whether nothing keeps a unit from charging in the next period: what a test has told it is over by then, or carries it forward. */
function isFreeNextPeriod(unit: Unit): boolean {
  const { bound } = unit;
  return isFree({ ...unit, bound: bound?.left === 0 || bound?.instruction === 'uncontrolled-advance' ? null : bound });
}

/** Whether a unit that charges another, or fights it already, has a chance to push it back or to break it in the next period. */
function mayDriveOff(
  enemy: Unit,
  unit: Unit,
  { charges, period }: { readonly charges: boolean; readonly period: number },
  rules: WrgRules,
): boolean {
  if (!isVulnerable(unit.troops, rules)) return true;
  if (!isVulnerable(enemy.troops, rules)) return false;
  const part = (own: Unit, other: Unit, charging: boolean): FightingPart => ({
    troops: meleeTroops(own),
    enemy: { type: other.troops.type, dismounted: other.dismounted, weapons: other.troops.weapons },
    charging,
    period,
    foughtBefore: own.combats,
    figures: Math.min(own.placed.files, own.figures),
  });
  return hasChance(
    { attackers: part(enemy, unit, charges), defenders: part(unit, enemy, false), figures: unit.figures },
    rules,
  );
}
