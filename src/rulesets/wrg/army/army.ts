import { counted, type Violation } from '../../../rulebook/index.js';
import { wrgRules } from '../rules.js';
import { type ArmyList, ofNation } from './army-list.js';
import { baseFaults, basePenalty } from './bases.js';
import type { PriceRules } from './figure-points.js';
import { bodyguardFaults, subordinatesAllowed } from './generals.js';
import { unitFaults } from './organisation.js';
import { armyPoints, equipmentFault } from './points.js';
import { troopFaults } from './troop-faults.js';

/** Where the troops of a list stand in it. */
interface Held {
  readonly path: string;
  readonly id: string;
  readonly troops: ArmyList['units'][number]['troops'];
}

function heldIn(list: ArmyList): readonly Held[] {
  return [
    ...list.generals.map(({ id, troops }, at) => ({ path: `generals[${at}]`, id, troops })),
    ...list.units.flatMap(({ id, troops, subUnits = [] }, at) => [
      { path: `units[${at}]`, id, troops },
      ...subUnits.map((part, of) => ({ path: `units[${at}].subUnits[${of}]`, id: part.id, troops: part.troops })),
    ]),
    ...(['engines', 'wagons'] as const).flatMap(kind =>
      (list[kind] ?? []).map(({ id, troops }, at) => ({ path: `${kind}[${at}]`, id, troops })),
    ),
  ];
}

/**
 * Everything that is wrong with an army list, all at once, each fault with its path: troops that cannot be had, weapons that do not go
 * together, units that are too large or lack an officer, generals too many, points over the limit.
 *
 * Whether its prototype had such troops is for the players to know.
 *
 * Source: Setting Up the Basic Game.
 *
 * @param limit points that the players have agreed on; none where left out.
 * @throws RuleViolation for a type of troops that the rules do not have.
 * @clause wrg/setup/army-choice
 * @clause wrg/setup/stone-fortifications
 * @clause wrg/setup/fortress-garrison
 * @clause wrg/general/commander-in-chief
 * @clause wrg/general/subordinates-allowed
 * @clause wrg/organisation/unit-minimum
 */
export function armyFaults(list: ArmyList, limit?: number, rules: PriceRules = wrgRules()): readonly Violation[] {
  const { nation, agreed = [] } = list;
  const anyWeapons = agreed.includes('other-weapon-pairs');
  return [
    ...nameFaults(list),
    ...heldIn(list).flatMap(({ path, troops }) =>
      troopFaults(ofNation(troops, nation), { path: `${path}.troops`, anyWeapons }, rules),
    ),
    ...(agreed.includes('organisation') ? [] : bodiesFaults(list, rules)),
    ...chiefFaults(list, rules),
    ...(agreed.includes('organisation') ? [] : subordinateFaults(list, rules)),
    ...(agreed.includes('bases') ? [] : basesFaults(list, rules)),
    ...groupFaults(list, rules),
    ...equipmentFaults(list, rules),
    ...garrisonFaults(list, rules),
    ...(agreed.includes('points') ? [] : limitFaults(list, limit, rules)),
  ];
}

/** Units, sub-units and bodyguards of other sizes and kinds than the book has. */
function bodiesFaults(list: ArmyList, rules: PriceRules): readonly Violation[] {
  const { nation } = list;
  return [
    ...list.units.flatMap((unit, at) => {
      const of = { path: `units[${at}]`, nation };
      return unit.bodyguard === true ? guardFaults(unit, of, rules) : unitFaults(unit, of, rules);
    }),
    ...list.generals.flatMap((general, at) => bodyguardFaults(general, { path: `generals[${at}]`, nation }, rules)),
  ];
}

/** A bodyguard is no unit: it needs no officer and no standard besides the general, and has no sub-units. */
function guardFaults(
  { troops, figures, subUnits = [] }: ArmyList['units'][number],
  of: { readonly path: string; readonly nation: string | undefined },
  rules: PriceRules,
): readonly Violation[] {
  const faults = bodyguardFaults({ troops, bodyguard: figures }, { ...of, field: 'figures' }, rules);
  if (subUnits.length === 0) return faults;
  const problem = 'a bodyguard has no sub-units';
  return [...faults, { path: `${of.path}.subUnits`, clause: 'wrg/general/bodyguard', problem, mend: 'leave them out' }];
}

/**
 * Figures on bases of another width than they have to have. Figures of 25 mm may be on narrower ones for which the transition has a
 * penalty.
 *
 * @clause wrg/basing/transition-penalty
 */
function basesFaults(list: ArmyList, rules: PriceRules): readonly Violation[] {
  const { scale = '25mm' } = list;
  return list.units.flatMap((unit, at) =>
    [unit, ...(unit.subUnits ?? [])].flatMap(({ troops, base }, part) => {
      if (base === undefined || (scale === '25mm' && basePenalty(base, rules).handToHand !== 0)) return [];
      const path = part === 0 ? `units[${at}].base` : `units[${at}].subUnits[${part - 1}].base`;
      return baseFaults(troops, base, { path, scale }, rules);
    }),
  );
}

/** Ids used twice, and generals that nobody knows. */
function nameFaults(list: ArmyList): readonly Violation[] {
  const held = heldIn(list);
  const twice = held
    .filter(({ id }, at) => held.findIndex(other => other.id === id) !== at)
    .map(({ path, id }) => ({
      path: `${path}.id`,
      problem: `"${id}" is there twice`,
      mend: 'give it an id of its own',
    }));
  const generals = list.generals.map(({ id }) => id);
  const strays = list.units.flatMap(({ under }, at) =>
    under === undefined || generals.includes(under)
      ? []
      : [
          {
            path: `units[${at}].under`,
            clause: 'wrg/general/subordinate-orders' as const,
            problem: `there is no general "${under}"`,
            mend: generals.length === 0 ? 'give the army a general' : `choose ${generals.join(' or ')}`,
          },
        ],
  );
  return [...twice, ...strays];
}

function chiefFaults(list: ArmyList, rules: PriceRules): readonly Violation[] {
  const { commandersInChief } = rules.army.generals;
  const chiefs = list.generals.filter(({ rank }) => rank === 'commander-in-chief').length;
  if (chiefs === commandersInChief) return [];
  return [
    {
      path: 'generals',
      clause: 'wrg/general/commander-in-chief',
      problem: `there are ${chiefs} commanders-in-chief`,
      mend: `have ${commandersInChief}`,
    },
  ];
}

function subordinateFaults(list: ArmyList, rules: PriceRules): readonly Violation[] {
  const subordinates = list.generals.filter(({ rank }) => rank === 'subordinate').length;
  const { points: strength, lines } = armyPoints(list, rules);
  const ownPoints = list.generals.reduce((sum, { rank }, at) => {
    const line = lines.find(({ path }) => path === `generals[${at}]`);
    return rank === 'subordinate' ? sum + (line?.points ?? 0) : sum;
  }, 0);
  const { fortification: stoneWalls } = garrisonPoints(list, rules);
  const allowed = subordinatesAllowed({ strength, ownPoints, stoneWalls }, rules);
  if (subordinates <= allowed) return [];
  return [
    {
      path: 'generals',
      clause: 'wrg/general/subordinates-allowed',
      problem: `subordinate generals (${subordinates}) are too many for ${counted(strength, 'point')}`,
      mend: allowed === 0 ? 'have none' : `have ${allowed} or fewer`,
    },
  ];
}

/** Engines among the wagons, and the other way round. */
function groupFaults(list: ArmyList, { army }: PriceRules): readonly Violation[] {
  return (['engines', 'wagons'] as const).flatMap(kind =>
    (list[kind] ?? []).flatMap(({ troops }, at): readonly Violation[] => {
      const arm = army.troops[troops.type]?.arm;
      if (`${arm}s` === kind) return [];
      return [
        {
          path: `${kind}[${at}].troops.type`,
          clause: 'wrg/organisation/engines-no-units',
          problem: `these are no ${kind}`,
          mend: 'put them where they belong',
        },
      ];
    }),
  );
}

const stone: readonly string[] = ['stone-curtain-wall', 'stone-tower'];

function equipmentFaults({ equipment = [], agreed = [] }: ArmyList, { army }: PriceRules): readonly Violation[] {
  const dear = equipment.flatMap(({ item, training }, at) =>
    army.points.equipment[item][training] === null ? [equipmentFault(item, training, `equipment[${at}].item`)] : [],
  );
  const walls = equipment.findIndex(({ item }) => stone.includes(item));
  if (walls === -1 || agreed.includes('stone-fortifications')) return dear;
  return [
    ...dear,
    {
      path: `equipment[${walls}].item`,
      clause: 'wrg/setup/stone-fortifications',
      problem: 'stone fortifications need the consent of the other player',
      mend: 'agree on "stone-fortifications", or leave them out',
    },
  ];
}

/**
 * Points of the stone fortifications of a list, and of the troops inside.
 *
 * @clause wrg/setup/fortress-garrison
 */
export function garrisonPoints(
  list: ArmyList,
  rules: PriceRules = wrgRules(),
): { readonly fortification: number; readonly garrison: number; readonly most: number } {
  const { lines } = armyPoints(list, rules);
  const pointsAt = (path: string) => lines.filter(line => line.path === path || line.path.startsWith(`${path}.`));
  const sum = (paths: readonly string[]) => paths.flatMap(pointsAt).reduce((total, { points }) => total + points, 0);
  const fortification = sum(
    (list.equipment ?? []).flatMap(({ item }, at) => (stone.includes(item) ? [`equipment[${at}]`] : [])),
  );
  const garrison = sum(list.units.flatMap((unit, at) => (unit.garrison === true ? [`units[${at}]`] : [])));
  return { fortification, garrison, most: fortification * rules.army.settingUp.garrisonShare };
}

function garrisonFaults(list: ArmyList, rules: PriceRules): readonly Violation[] {
  const { garrison, most } = garrisonPoints(list, rules);
  if (garrison <= most) return [];
  return [
    {
      path: 'units',
      clause: 'wrg/setup/fortress-garrison',
      problem: `a garrison of ${counted(garrison, 'point')} is too strong for its fortification`,
      mend: `put ${counted(most, 'point')} or fewer inside`,
    },
  ];
}

function limitFaults(list: ArmyList, limit: number | undefined, rules: PriceRules): readonly Violation[] {
  const { points } = armyPoints(list, rules);
  if (limit === undefined || points <= limit) return [];
  return [
    {
      path: '',
      clause: 'wrg/setup/army-choice',
      problem: `${counted(points, 'point is', 'points are')} more than the ${limit} agreed on`,
      mend: `save ${counted(points - limit, 'point')}`,
    },
  ];
}

/**
 * What is wrong between two armies: stone fortifications are for one side.
 *
 * @clause wrg/setup/stone-fortifications
 */
export function armiesFaults(first: ArmyList, second: ArmyList): readonly Violation[] {
  const walled = [first, second].every(({ equipment = [] }) => equipment.some(({ item }) => stone.includes(item)));
  if (!walled) return [];
  const clause = 'wrg/setup/stone-fortifications';
  return [
    { path: 'equipment', clause, problem: 'both sides have stone fortifications', mend: 'leave them to one side' },
  ];
}
