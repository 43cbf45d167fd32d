import type { Decided, Sequel, SideId } from '../../../battle/index.js';
import { RuleViolation } from '../../../rulebook/index.js';
import { counted, listed } from '../../../scenario/index.js';
import { musterSkirmish } from '../army/muster.js';
import { namesIn } from '../cast.js';
import { classOrder } from '../men/men.js';
import type { SkirmishRules } from '../rules.js';
import type { ListedFigure, ListedUnit, Retinue, SkirmishScenario } from '../schema.js';
import type { FigureId } from '../state.js';
import type { SkirmishTerms } from '../terms.js';
import { type Survivors, survivorsOf } from './survivors.js';

type Force = Retinue['forces'][number];

/**
 * What a decided battle leads to: both retinues as they come out of it, and the same ground to be fought over again with them, as long as
 * both still have a force that can be led.
 *
 * @clause skirmish/ransom/knight
 * @clause skirmish/ransom/baron
 * @clause skirmish/ransom/earl
 * @clause skirmish/ransom/duke-king
 */
export function campaignSkirmish(decided: Decided<SkirmishTerms>, rules: SkirmishRules): Sequel<SkirmishTerms> {
  const { scenario, outcome } = decided;
  const { sides, told } = sidesAfter(decided, rules);
  const things = scenario.things.map(thing => served(thing, sides[thing.side]));
  const next: SkirmishScenario = { ...scenario, campaign: true, sides, things };
  const retinues = JSON.parse(JSON.stringify(sides));
  return {
    scenario: canBeFought(next, rules) ? next : null,
    soFar: { battle: scenario.name, winner: outcome.winner, retinues },
    told: [`${scenario.name}: ${outcome.reason}.`, ...told],
  };
}

/** The retinues of both sides as they come out of a decided battle, and what is told of it. */
export function sidesAfter(
  { scenario, state, outcome }: Decided<SkirmishTerms>,
  rules: SkirmishRules,
): { readonly sides: SkirmishScenario['sides']; readonly told: readonly string[] } {
  const entries = new Map<FigureId, ListedFigure>();
  for (const retinue of Object.values(scenario.sides))
    for (const force of retinue.forces) for (const [id, entry] of figuresOf(force)) entries.set(id, entry);
  const survivors = survivorsOf(state, outcome.winner, id => entries.get(id), rules);
  const told = [...survivors.told];
  const sides = Object.fromEntries(
    Object.entries(scenario.sides).map(
      ([side, retinue]) => [side, retinueAfter(side, retinue, survivors, told, rules)] as const,
    ),
  );
  const { agreed } = namesIn(scenario, rules);
  return { sides, told: told.map(agreed) };
}

/** A thing without its crew, if that unit is no more. */
export function served<Listed extends { readonly crew?: string }>(
  thing: Listed,
  retinue: Retinue | undefined,
): Listed | Omit<Listed, 'crew'> {
  const { crew, ...unserved } = thing;
  const units = retinue?.forces.flatMap(force => force.units.map(({ id }) => id)) ?? [];
  return crew === undefined || units.includes(crew) ? thing : unserved;
}

function canBeFought(scenario: SkirmishScenario, rules: SkirmishRules): boolean {
  // Without a force there is nobody to lead it.
  if (Object.values(scenario.sides).some(({ forces }) => forces.length === 0)) return false;
  try {
    musterSkirmish(scenario, rules);
    return true;
  } catch (fault) {
    if (fault instanceof RuleViolation) return false;
    throw fault;
  }
}

/** Everybody of a force with the id that he goes by. */
function figuresOf({ id, units, single }: Force): readonly (readonly [FigureId, ListedFigure])[] {
  return [
    ...units.flatMap(unit =>
      [unit.commander, ...unit.men].map(
        (entry, n) => [entry.id ?? `${unit.id}-${n === 0 ? 'leader' : n}`, entry] as const,
      ),
    ),
    ...single.map((entry, n) => [entry.id ?? `${id}-single-${n + 1}`, entry] as const),
  ];
}

function retinueAfter(
  side: SideId,
  retinue: Retinue,
  { own, taken, profits }: Survivors,
  told: string[],
  rules: SkirmishRules,
): Retinue {
  const { name, standards } = retinue;
  const forces = retinue.forces.flatMap(force => forceAfter(force, own, rules));
  const recruits = taken[side] ?? [];
  const enlisted = enlist(forces, recruits, roomIn(retinue), rules);
  if (recruits.length > 0)
    told.push(
      `${name} takes in ${listed(recruits.map(({ id = '', name: called = id }) => called))}${enlisted.left > 0 ? `, ${enlisted.left} for whom there is no place in the ranks` : ''}`,
    );
  const { marks = 0, negotiated = 0 } = profits[side] ?? {};
  const paid = Object.entries(profits)
    .filter(([captor]) => captor !== side)
    .reduce((sum, [, made]) => sum + made.marks, 0);
  if (marks > 0) told.push(`${name} is paid ${counted(marks, 'mark')} of ransom`);
  if (negotiated > 0) told.push(`${name} haggles over ${counted(negotiated, 'prince')}`);
  const ids = new Set(enlisted.forces.flatMap(force => figuresOf(force).map(([id]) => id)));
  const leader = enlisted.forces.map(({ commander }) => commander);
  const { commander: _commander, ...kept } = retinue;
  const commander = retinue.commander !== undefined && ids.has(retinue.commander) ? retinue.commander : leader[0];
  return {
    ...kept,
    marks: Math.max(0, retinue.marks + marks - paid),
    forces: enlisted.forces,
    standards: standards.map(({ of, bearer }, n) => ({
      of,
      bearer: ids.has(bearer) ? bearer : (leader[n % Math.max(1, leader.length)] ?? bearer),
    })),
    ...(commander === undefined ? {} : { commander }),
  };
}

/** A force without those who are gone: knights take over units that have lost their leaders, and the highest of them all commands. */
function forceAfter(force: Force, own: Survivors['own'], rules: SkirmishRules): readonly Force[] {
  let single = force.single.flatMap((entry, n) => own.get(entry.id ?? `${force.id}-single-${n + 1}`) ?? []);
  const units: ListedUnit[] = [];
  for (const unit of force.units) {
    const men = unit.men.flatMap((entry, n) => own.get(entry.id ?? `${unit.id}-${n + 1}`) ?? []);
    const led = own.get(unit.commander.id ?? `${unit.id}-leader`);
    const other =
      led === undefined ? single.find(entry => entry.class === 'knight' && isAbove(entry, men, rules)) : undefined;
    const commander = led ?? other;
    if (commander === undefined || men.length === 0) {
      // Nobody leads them any more: the men go home, a leader without men goes on alone.
      if (commander?.class === 'knight' && commander === led) single = [...single, ...placed(commander, unit)];
      continue;
    }
    single = single.filter(entry => entry !== other);
    const { at: _at, ...taking } = commander;
    units.push({ ...unit, commander: commander === other && unit.place !== undefined ? taking : commander, men });
  }
  const all = [...units.map(({ commander }) => commander), ...single].filter(entry => entry.class !== 'cleric');
  const [highest] = [...all].sort((a, b) => classOrder(b, rules) - classOrder(a, rules));
  const stays = all.find(({ id }) => id === force.commander);
  const lead =
    stays !== undefined && highest !== undefined && classOrder(stays, rules) >= classOrder(highest, rules)
      ? stays
      : highest;
  return lead?.id === undefined ? [] : [{ ...force, commander: lead.id, units, single }];
}

/** Somebody where his unit stood. */
function placed(entry: ListedFigure, { place }: ListedUnit): readonly ListedFigure[] {
  if (entry.at !== undefined) return [entry];
  return place === undefined ? [] : [{ ...entry, at: place.at, facing: place.facing }];
}

function isAbove(entry: ListedFigure, men: readonly ListedFigure[], rules: SkirmishRules): boolean {
  return men.every(man => classOrder(entry, rules) > classOrder(man, rules));
}

/** How many men each unit had, which is as many as it has places for. */
function roomIn({ forces }: Retinue): ReadonlyMap<string, number> {
  return new Map(forces.flatMap(({ units }) => units.map(({ id, men }) => [id, men.length] as const)));
}

/** Recruits take the places of the fallen, in units whose leaders are above them. */
function enlist(
  forces: readonly Force[],
  recruits: readonly ListedFigure[],
  room: ReadonlyMap<string, number>,
  rules: SkirmishRules,
) {
  const joined = new Map<string, ListedFigure[]>();
  let left = 0;
  for (const recruit of recruits) {
    const unit = forces
      .flatMap(({ units }) => units)
      .find(
        ({ id, place, men, commander }) =>
          place !== undefined &&
          men.length + (joined.get(id)?.length ?? 0) < (room.get(id) ?? 0) &&
          isAbove(commander, [recruit], rules),
      );
    if (unit === undefined) left += 1;
    else joined.set(unit.id, [...(joined.get(unit.id) ?? []), recruit]);
  }
  const grown = forces.map(force => ({
    ...force,
    units: force.units.map(unit => ({ ...unit, men: [...unit.men, ...(joined.get(unit.id) ?? [])] })),
  }));
  return { forces: grown, left };
}
