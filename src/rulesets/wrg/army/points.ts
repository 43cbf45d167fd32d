import { counted, insist, type Reason, RuleViolation, tally } from '../../../rulebook/index.js';
import type { OfArmies } from '../rules/army.js';
import { wrgRules } from '../rules.js';
import { clauseOfCreature, creaturePoints, paysCommand } from '../sorcery/creatures.js';
import type { Troops } from '../troops.js';
import { type ArmyList, type EquipmentEntry, type GeneralEntry, ofNation } from './army-list.js';
import { explainedOnce } from './because.js';
import { type Bought, figurePoints, type PriceRules, priceBy } from './figure-points.js';
import { priceFaults } from './troop-faults.js';

/** What something costs, and why. */
export interface Cost {
  readonly points: number;
  readonly because: readonly Reason[];
}

/** What figures cost, each and together. */
export interface FigureCost extends Cost {
  readonly each: number;
}

/**
 * What so many figures or models cost, without command points: each, together, and why.
 *
 * Source: Points Values; Troops Forced Marching or Transported by Water.
 *
 * @param bought figures of one kind; engines and wagons by models.
 * @throws RuleViolation for troops that the list of points does not allow, and a type that the rules do not have.
 */
export function pointsOf(bought: Bought, rules: PriceRules = wrgRules()): FigureCost {
  const faults = priceFaults(bought.troops, 'troops', rules);
  if (faults.length > 0) throw new RuleViolation(faults);
  return figuresCost(bought, rules);
}

/** The same of troops that may not be allowed: what is not to be had costs nothing. */
function figuresCost(bought: Bought, rules: PriceRules): FigureCost {
  const { creature, type } = bought.troops;
  if (creature !== undefined) {
    const each = creaturePoints(creature, type, rules);
    const paid = { clause: clauseOfCreature(creature), because: creature, effect: `+${counted(each, 'point')}` };
    return { each, points: each * bought.figures, because: [paid] };
  }
  const { total, because } = tally(figurePoints, bought, rules);
  return { each: total, points: total * bought.figures, because };
}

/** A line of the bill of an army. */
export interface PointsLine extends Cost {
  /** Where in the list: `units[2].subUnits[0]`. */
  readonly path: string;
}

/** What a whole army costs. */
export interface ArmyCost extends Cost {
  readonly lines: readonly PointsLine[];
}

/**
 * What a whole army costs: its generals, units and sub-units with their command points, engines, wagons, equipment. What the list of
 * points does not allow costs nothing here; `armyFaults` tells of it.
 *
 * Source: Points Values.
 *
 * @clause wrg/points/army-total
 * @clause wrg/points/command-unit
 * @clause wrg/points/command-sub-unit
 * @clause wrg/points/commander-in-chief
 * @clause wrg/points/subordinate-general
 */
export function armyPoints(list: ArmyList, rules: PriceRules = wrgRules()): ArmyCost {
  const lines: readonly PointsLine[] = [
    ...list.generals.map((general, at) => generalLine(general, `generals[${at}]`, list.nation, rules)),
    ...list.units.flatMap((unit, at) => {
      const path = `units[${at}]`;
      const travel = { ...(unit.early === undefined ? {} : { early: unit.early }), byBoat: unit.byBoat === true };
      const commanded = (part: { troops: Troops; figures: number }, of: 'unit' | 'subUnit', path: string) => {
        const troops = ofNation(part.troops, list.nation);
        const cost = figuresCost({ troops, figures: part.figures, ...travel }, rules);
        const unled = unit.bodyguard === true && !rules.army.points.bodyguardPaysCommand;
        return unled ? { path, ...costOf(cost) } : withCommand(cost, troops, of, path, rules);
      };
      const parts = (unit.subUnits ?? []).map((part, of) => commanded(part, 'subUnit', `${path}.subUnits[${of}]`));
      return [commanded(unit, 'unit', path), ...parts];
    }),
    ...(['engines', 'wagons'] as const).flatMap(kind =>
      (list[kind] ?? []).map(({ models, ...group }, at) => ({
        path: `${kind}[${at}]`,
        ...costOf(figuresCost({ ...group, figures: models }, rules)),
      })),
    ),
    ...(list.equipment ?? []).map((entry, at) => ({ path: `equipment[${at}]`, ...equipmentCost(entry, rules) })),
  ];
  const points = lines.reduce((sum, line) => sum + line.points, 0);
  return { points, lines, because: explainedOnce(lines) };
}

function costOf({ points, because }: FigureCost): Cost {
  return { points, because };
}

const commandClauses = { unit: 'wrg/points/command-unit', subUnit: 'wrg/points/command-sub-unit' } as const;

function withCommand(
  { points, because }: FigureCost,
  troops: Troops,
  of: 'unit' | 'subUnit',
  path: string,
  rules: PriceRules,
): PointsLine {
  if (!paysCommand(troops, rules)) return { path, points, because };
  const { army } = rules;
  const command = priceBy(troops, army.points[of]);
  const paid = {
    clause: commandClauses[of],
    because: `command of ${troops.training}s`,
    effect: `+${counted(command, 'point')}`,
  };
  return { path, points: points + command, because: [...because, paid] };
}

function generalLine(general: GeneralEntry, path: string, nation: string | undefined, rules: PriceRules): PointsLine {
  const { generalIsWhole, bodyguardPaysCommand, commanderInChief, subordinate } = rules.army.points;
  const { rank, bodyguard = 1, inAUnit = false, troops: own, ...travel } = general;
  const troops = ofNation(own, nation);
  const isChief = rank === 'commander-in-chief';
  const his = priceBy(troops, isChief ? commanderInChief : subordinate);
  const clause = isChief ? 'wrg/points/commander-in-chief' : 'wrg/points/subordinate-general';
  const figures = generalIsWhole || inAUnit ? bodyguard - 1 : bodyguard;
  const guards = figuresCost({ ...travel, troops, figures }, rules);
  const paid = inAUnit && generalIsWhole ? figuresCost({ troops, figures: 1 }, rules).points : 0;
  const line = {
    path,
    points: his + guards.points - paid,
    because: [
      {
        clause,
        because: isChief ? 'a commander-in-chief' : 'a subordinate general',
        effect: `+${counted(his, 'point')}`,
      } as const,
      ...(paid === 0
        ? []
        : [{ clause, because: 'his figure is paid with his unit', effect: `−${counted(paid, 'point')}` } as const]),
      ...(guards.points === 0 ? [] : guards.because),
    ],
  };
  if (!bodyguardPaysCommand || bodyguard === 1) return line;
  return withCommand({ each: 0, ...line }, troops, 'unit', path, rules);
}

const equipmentClauses = {
  'pack-animal': 'wrg/points/extra-horse',
  mantlet: 'wrg/points/mantlet',
  'scaling-ladder': 'wrg/points/ladder',
  ram: 'wrg/points/ram',
  'wheeled-penthouse': 'wrg/points/penthouse',
  'wheeled-tower': 'wrg/points/tower',
  pontoon: 'wrg/points/pontoon',
  caltrops: 'wrg/points/caltrops',
  palisade: 'wrg/points/palisade',
  ditch: 'wrg/points/palisade',
  bank: 'wrg/points/palisade',
  'stone-curtain-wall': 'wrg/points/curtain-wall',
  'stone-tower': 'wrg/points/curtain-wall',
} as const;

/**
 * What equipment costs.
 *
 * @throws RuleViolation for caltrops of barbarians.
 * @clause wrg/points/mantlet
 * @clause wrg/points/ladder
 * @clause wrg/points/ram
 * @clause wrg/points/penthouse
 * @clause wrg/points/tower
 * @clause wrg/points/pontoon
 * @clause wrg/points/caltrops
 * @clause wrg/points/palisade
 * @clause wrg/points/curtain-wall
 */
export function equipmentPoints({ item, count, training }: EquipmentEntry, rules: OfArmies = wrgRules()): Cost {
  insist(rules.army.points.equipment[item][training] !== null, () => equipmentFault(item, training, 'item'));
  return equipmentCost({ item, count, training }, rules);
}

function equipmentCost({ item, count, training }: EquipmentEntry, rules: OfArmies): Cost {
  const each = rules.army.points.equipment[item][training] ?? 0;
  const clause = equipmentClauses[item];
  return { points: each * count, because: [{ clause, because: item, effect: `+${counted(each, 'point')} each` }] };
}

/** Equipment that troops of a training cannot buy. */
export function equipmentFault(item: EquipmentEntry['item'], training: EquipmentEntry['training'], path: string) {
  return {
    path,
    clause: equipmentClauses[item],
    problem: `${training}s cannot have ${item}`,
    mend: 'leave it out, or let others have it',
  };
}
