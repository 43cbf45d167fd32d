import type { ClauseId, Violation } from '../../../rulebook/index.js';
import type { CommandFigure, SizeRules } from '../rules/army/organisation.js';
import { type Arm, sheetOfType } from '../rules/army/sheets.js';
import type { OfArmies } from '../rules/army.js';
import { wrgRules } from '../rules.js';
import type { Troops } from '../troops.js';
import { ofNation, type SubUnitEntry, type UnitEntry } from './army-list.js';
import { tooManyInAll } from './in-all.js';
import { romans } from './weapons.js';

/** The nations whose foot may have light troops and heavy archers as sub-units. */
const western: readonly string[] = [...romans, 'byzantine', 'german', 'spanish', 'celtic'];

/** A unit as the rules about units look at it. */
export type Organised = Pick<UnitEntry, 'troops' | 'figures' | 'command' | 'subUnits'>;

/** How large a body may be, and by which clauses. */
interface Limits {
  readonly size: SizeRules;
  readonly least: ClauseId;
  readonly most: ClauseId;
  /** What the size is counted in, and of what. */
  readonly of: string;
}

const armOf = (troops: Troops, rules: OfArmies): Arm => sheetOfType(troops.type, rules).arm;

/**
 * The limits on the size of a unit: of figures, of elephants, of chariots, as their nation has them.
 *
 * @clause wrg/organisation/unit-minimum
 * @clause wrg/organisation/unit-maximum
 * @clause wrg/organisation/unit-with-sub-units-maximum
 * @clause wrg/organisation/elephant-units
 * @clause wrg/organisation/chariot-units
 * @clause wrg/organisation/command-chariot
 * @clause wrg/organisation/elephant-not-sub-units
 */
export function unitSize(troops: Troops, divided: boolean, rules: OfArmies = wrgRules()): SizeRules {
  return limitsOf(troops, divided, rules).size;
}

function limitsOf(troops: Troops, divided: boolean, rules: OfArmies): Limits {
  const { undivided, divided: withParts, elephants, chariots } = rules.army.organisation;
  const arm = armOf(troops, rules);
  const people = troops.nation;
  if (arm === 'elephant') {
    const clause = 'wrg/organisation/elephant-units';
    const size = withCommandModel(people === 'indian' ? elephants.indian : elephants.usual, rules);
    return { size, least: clause, most: clause, of: 'elephants' };
  }
  if (arm === 'chariot') {
    const clause = 'wrg/organisation/chariot-units';
    const size = people === 'indian' ? chariots.indian : people === 'celtic' ? chariots.celtic : chariots.usual;
    return { size, least: clause, most: clause, of: 'chariots' };
  }
  const least = 'wrg/organisation/unit-minimum';
  return divided
    ? { size: withParts, least, most: 'wrg/organisation/unit-with-sub-units-maximum', of: 'figures' }
    : { size: undivided, least, most: 'wrg/organisation/unit-maximum', of: 'figures' };
}

/** Whether there is an officer among elephants: as their row says, or else as the ruling on them does. */
function withCommandModel(size: SizeRules, { army }: OfArmies): SizeRules {
  const officer = size.command.officer ?? (army.organisation.commandElephant ? 'must' : 'may');
  return { ...size, command: { ...size.command, officer } };
}

/**
 * Everything that is wrong with how a unit is made up, all at once: sizes, command figures, sub-units of another kind than it may have.
 *
 * Source: Unit Organisation; Sub-units; Elephant, Chariot and Engine Organisation.
 *
 * @param nation whose army it is of, where its troops do not say.
 * @clause wrg/organisation/unit-minimum
 * @clause wrg/organisation/unit-maximum
 * @clause wrg/organisation/unit-with-sub-units-command
 * @clause wrg/organisation/unit-with-sub-units-maximum
 * @clause wrg/organisation/engines-no-units
 */
export function unitFaults(
  unit: Organised,
  { path = 'unit', nation }: { readonly path?: string; readonly nation?: string | undefined } = {},
  rules: OfArmies = wrgRules(),
): readonly Violation[] {
  const troops = ofNation(unit.troops, nation);
  const arm = armOf(troops, rules);
  if (arm === 'engine' || arm === 'wagon') {
    return [
      {
        path: `${path}.troops`,
        clause: 'wrg/organisation/engines-no-units',
        problem: `${arm}s form no units`,
        mend: `put them among the ${arm}s of the army`,
      },
    ];
  }
  const parts = (unit.subUnits ?? []).map(part => ({ ...part, troops: ofNation(part.troops, nation) }));
  const limits = limitsOf(troops, parts.length > 0, rules);
  return [
    ...mainBodyFaults({ ...unit, troops }, parts, limits, path, rules),
    ...parts.flatMap((part, at) => subUnitFaults(part, { ...unit, troops }, `${path}.subUnits[${at}]`, rules)),
    ...mixFaults(troops, parts, path, rules),
  ];
}

/** Size and command figures of the unit itself. */
function mainBodyFaults(
  unit: Organised,
  parts: readonly SubUnitEntry[],
  { size, least, most, of }: Limits,
  path: string,
  rules: OfArmies,
): readonly Violation[] {
  const faults: Violation[] = [];
  const alike = parts.filter(({ troops }) => of === 'figures' || armOf(troops, rules) === armOf(unit.troops, rules));
  const counted = of === 'figures' && !rules.army.organisation.dividedCountsAll ? [] : alike;
  const total = counted.reduce((sum, { figures }) => sum + figures, unit.figures);
  if (unit.figures < size.least) {
    faults.push({
      path: `${path}.figures`,
      clause: least,
      problem: `${unit.figures} ${of} are too few`,
      mend: `make it ${size.least} or more`,
    });
  }
  if (total > size.most) {
    const mend = of === 'figures' && parts.length === 0 ? `, or divide it into sub-units` : '';
    faults.push({
      path: `${path}.figures`,
      clause: most,
      problem: `${total} ${of} are too many`,
      mend: `make it ${size.most} or fewer${mend}`,
    });
  }
  const divided = parts.length > 0;
  if (divided && of !== 'figures') faults.push(...tooManyInAll(unit, parts, path, rules));
  const command = of === 'figures' || !divided ? size.command : { ...size.command, musician: 'may' as const };
  const clause = divided ? 'wrg/organisation/unit-with-sub-units-command' : 'wrg/organisation/unit-minimum';
  return [...faults, ...commandFaults(unit.command, command, unit.figures, clause, path)];
}

/** Command figures that are missing, not allowed, named twice, or more than there are figures. */
function commandFaults(
  present: readonly CommandFigure[],
  wanted: SizeRules['command'],
  figures: number,
  clause: ClauseId,
  path: string,
): readonly Violation[] {
  const at = `${path}.command`;
  const each = (['officer', 'standard-bearer', 'musician'] as const).flatMap((figure): readonly Violation[] => {
    const there = present.filter(one => one === figure).length;
    if (there > 1) return [{ path: at, clause, problem: `there are ${there} of ${figure}`, mend: 'name one' }];
    if (there === 0 && wanted[figure] === 'must') {
      return [{ path: at, clause, problem: `there is no ${figure}`, mend: `make one of its figures the ${figure}` }];
    }
    if (there === 0 || wanted[figure] !== 'must-not') return [];
    const problem = `a sub-unit has no ${figure}`;
    return [{ path: at, clause: 'wrg/organisation/sub-unit-no-standard', problem, mend: 'leave it to the unit' }];
  });
  const many = figures < present.length;
  return many
    ? [...each, { path: at, clause, problem: 'more command figures than figures', mend: 'add figures' }]
    : each;
}

/**
 * What is wrong with one sub-unit: its size, its officer, being larger than its main body.
 *
 * @clause wrg/organisation/sub-unit-minimum
 * @clause wrg/organisation/sub-unit-maximum
 * @clause wrg/organisation/sub-unit-no-standard
 * @clause wrg/organisation/sub-unit-not-above-main-body
 */
function subUnitFaults(part: SubUnitEntry, unit: Organised, path: string, rules: OfArmies): readonly Violation[] {
  const { subUnit } = rules.army.organisation;
  const arm = armOf(part.troops, rules);
  const models = arm === 'elephant' || arm === 'chariot';
  const own = models ? limitsOf(part.troops, false, rules).size : subUnit;
  const faults: Violation[] = [];
  const fault = (clause: ClauseId, problem: string, mend: string) =>
    faults.push({ path: `${path}.figures`, clause, problem, mend });
  if (part.figures < own.least) {
    fault('wrg/organisation/sub-unit-minimum', `${part.figures} are too few`, `make it ${own.least} or more`);
  }
  const most = models ? Math.min(own.most, subUnit.most) : subUnit.most;
  if (part.figures > most) {
    fault('wrg/organisation/sub-unit-maximum', `${part.figures} are too many`, `make it ${most} or fewer`);
  }
  if (unit.troops.nation !== 'indian' && part.figures > unit.figures) {
    const problem = `${part.figures} are more than the ${unit.figures} of the main body`;
    fault('wrg/organisation/sub-unit-not-above-main-body', problem, 'make it no larger than the main body');
  }
  const command = { ...subUnit.command, officer: models ? own.command.officer : subUnit.command.officer };
  return [...faults, ...commandFaults(part.command, command, part.figures, 'wrg/organisation/sub-unit-minimum', path)];
}

/**
 * Sub-units of another kind than their unit may have.
 *
 * @clause wrg/organisation/sub-unit-western-lights
 * @clause wrg/organisation/sub-unit-hellenistic
 * @clause wrg/organisation/indian-unit
 * @clause wrg/organisation/sub-unit-identical-otherwise
 * @clause wrg/organisation/elephant-not-sub-units
 */
function mixFaults(main: Troops, parts: readonly SubUnitEntry[], path: string, rules: OfArmies): readonly Violation[] {
  const { eachElephantASubUnit, chariotSubUnits } = rules.army.organisation;
  if (parts.length === 0) return [];
  const arm = armOf(main, rules);
  if (main.nation === 'indian') return indianFaults(main, parts, path, rules);
  if (arm === 'elephant' && eachElephantASubUnit) {
    const problem = 'each elephant is a sub-unit of itself';
    const mend = 'leave the sub-units out';
    return [{ path: `${path}.subUnits`, clause: 'wrg/organisation/elephant-not-sub-units', problem, mend }];
  }
  if (arm === 'chariot' && !chariotSubUnits) {
    const problem = 'chariots form no sub-units';
    const mend = 'leave the sub-units out';
    return [{ path: `${path}.subUnits`, clause: 'wrg/organisation/command-chariot', problem, mend }];
  }
  return parts.flatMap((part, at): readonly Violation[] => {
    if (mayAccompany(main, part.troops, rules)) return [];
    return [
      {
        path: `${path}.subUnits[${at}].troops`,
        clause: 'wrg/organisation/sub-unit-identical-otherwise',
        problem: 'they are not like the rest of their unit',
        mend: 'make them like it, or a unit of their own',
      },
    ];
  });
}

/** Whether troops may be a sub-unit of others, Indians apart. */
function mayAccompany(main: Troops, part: Troops, rules: OfArmies): boolean {
  if (alike(main, part)) return true;
  const unit = sheetOfType(main.type, rules);
  const sub = sheetOfType(part.type, rules);
  if (western.includes(main.nation ?? '') && unit.arm === 'infantry' && !unit.light) {
    if (rules.army.organisation.westernLights.includes(sub.like)) return true;
    return sub.like === 'hi' && part.weapons.includes('bow');
  }
  const hellenistic = main.nation === 'hellenistic' && unit.arm === 'infantry' && unit.light;
  return hellenistic && alike({ ...main, weapons: [] }, { ...part, weapons: [] });
}

/** Whether two bodies are of the same composition. */
function alike(one: Troops, other: Troops): boolean {
  const written = (troops: Troops) =>
    JSON.stringify([
      troops.type,
      troops.training,
      troops.class,
      [...troops.weapons].sort(),
      troops.shield,
      troops.fanatic === true,
      troops.camels === true,
      troops.mounts === true,
      troops.nation ?? null,
      troops.horses ?? null,
      [...(troops.crew ?? [])].sort(),
    ]);
  return written(one) === written(other);
}

/** An Indian unit may mix all arms; its command is with the elephants, or else with the chariots. */
function indianFaults(
  main: Troops,
  parts: readonly SubUnitEntry[],
  path: string,
  rules: OfArmies,
): readonly Violation[] {
  const arms = parts.map(({ troops }) => armOf(troops, rules));
  const led = arms.includes('elephant') ? 'elephant' : arms.includes('chariot') ? 'chariot' : undefined;
  const arm = armOf(main, rules);
  if (led === undefined || arm === led || arm === 'elephant') return [];
  return [
    {
      path: `${path}.troops`,
      clause: 'wrg/organisation/indian-unit',
      problem: `a sub-unit has the ${led}s, and the command is not with them`,
      mend: `make the ${led}s the main body`,
    },
  ];
}
