import { counted, type Violation } from '../../../../rulebook/index.js';
import { readBy } from '../../../../scenario/index.js';
import { weaponText } from '../../casualties/target.js';
import { sheetOfType } from '../../rules/army/sheets.js';
import type { WrgRules } from '../../rules.js';
import type { WrgScenario } from '../../schema.js';
import type { Conduct, GeneralId, Unit, WrgState } from '../../state.js';
import type { WrgRequests } from '../../terms.js';
import { generalOf, isFighting, isFree, onTable, unitOf } from '../../units.js';
import { entriesOf, isOneOf } from '../answers.js';
import { fireConductFaults } from '../fire/asked.js';
import { mayRideTo } from '../leading/places.js';
import { mayMount } from '../moving/mounting.js';
import { atWillFaults } from '../reacting/at-will.js';
import { shipFaults } from '../ships/asked.js';
import { choosesWeapon, missilesOf } from '../shooting/weapons.js';
import { workFaults } from '../siege/checks.js';
import { dragonFaults } from '../sorcery/moving.js';
import { isShownTo } from '../weather/sight.js';
import { chargeFaults } from './charge-faults.js';
import { conduct } from './conduct-schema.js';

type Declared = WrgRequests['declare']['asks']['units'][number];

/** What is known when an answer is judged. */
interface Judging {
  readonly state: WrgState;
  readonly scenario: WrgScenario;
  readonly rules: WrgRules;
}

/**
 * Faults of how a side declares its charges and conducts its units.
 *
 * @clause wrg/orders/defensive-halt
 * @clause wrg/rally-back/any-formation
 * @clause wrg/melee/crew-no-dismount
 */
export function conductFaults(
  answer: unknown,
  { units }: Pick<WrgRequests['declare']['asks'], 'units'>,
  around: Judging,
): readonly Violation[] {
  const listed = entriesOf(answer);
  if ('violations' in listed) return listed.violations;
  return listed.entries.flatMap(([id, value]): readonly Violation[] => {
    const asked = units.find(({ unit }) => unit === id);
    if (asked === undefined) {
      const mend = `name one of ${units.map(({ unit }) => unit).join(', ')}`;
      return [{ path: id, problem: `"${id}" is not free to be told what to do`, mend }];
    }
    const result = readBy(conduct, value);
    if ('violations' in result) return result.violations.map(fault => ({ ...fault, path: `${id}.${fault.path}` }));
    const { works = [] } = asked;
    return [
      ...conductFault(id, result.read, asked, around),
      ...workFaults(unitOf(around.state, id), result.read, works, around),
    ];
  });
}

/** What may be told to those aboard a ship. */
const aboardShip: readonly string[] = [
  'lands',
  'files',
  'general',
  'tests',
  'shootsWith',
  'shootsAt',
  'shoots',
  'prepares',
  'fireMissiles',
  'burns',
  'douses',
];

/** What may be told of its formation to a unit that rallies back. */
const formations: readonly string[] = ['files', 'square'];

function conductFault(id: string, how: Conduct, asked: Declared, around: Judging): readonly Violation[] {
  const { state, rules } = around;
  const { charges, mayHalt, mayBreakOff = false, general: leader } = asked;
  const faults: Violation[] = [];
  const { charge, halt, files } = how;
  const unit = unitOf(state, id);
  const mounting = mountingFaults(id, how, unit, rules);
  if (charge !== undefined) {
    const { mounted: _, ...asItRides } = how;
    faults.push(...chargeFaults(unit, charge, mounting.length === 0 ? how : asItRides, charges, around));
  }
  if (halt === true && !mayHalt) {
    const problem = 'no enemy can charge it';
    faults.push({ path: `${id}.halt`, clause: 'wrg/orders/defensive-halt', problem, mend: 'let it go on' });
  }
  faults.push(...flyFaults(unit, how, around));
  if (files !== undefined && files > unit.figures) {
    const problem = `it has ${counted(unit.figures, 'figure')}`;
    faults.push({ path: `${id}.files`, problem, mend: `give ${counted(unit.figures, 'file')} or fewer` });
  }
  if (how.breakOff === true && !mayBreakOff) {
    const problem = 'it is in no melee that its order lets it leave';
    faults.push({ path: `${id}.breakOff`, clause: 'wrg/after-melee/break-off', problem, mend: 'leave it out' });
  }
  if (how.refuge !== undefined && how.refuge !== asked.refuge) {
    const problem = `"${how.refuge}" is no cover or hill behind it to which it may go now`;
    const mend = asked.refuge === undefined ? 'leave it out' : `name ${asked.refuge}`;
    faults.push({ path: `${id}.refuge`, clause: 'wrg/reaction/result-no-order-move-to-friends', problem, mend });
  }
  faults.push(...weaponFaults(id, how, unit, rules), ...targetFaults(id, how, unit, around));
  faults.push(...holdingFaults(id, how, unit, rules));
  if (how.tests === true) faults.push(...atWillFaults(unit, around).map(fault => ({ ...fault, path: `${id}.tests` })));
  if (unit.aboard !== undefined) {
    for (const key of Object.keys(how).filter(each => !aboardShip.includes(each))) {
      const mend = 'let it land first';
      faults.push({ path: `${id}.${key}`, clause: 'wrg/ship/aboard', problem: 'it is aboard a ship', mend });
    }
  } else if (!isFree(unit) || isFighting(state, unit)) {
    const open = ['breakOff', 'general', 'rides', 'tests', 'refuge', ...(asked.mayForm === true ? formations : [])];
    for (const key of Object.keys(how).filter(each => !open.includes(each))) {
      const problem = 'it is not free to be told that';
      faults.push({ path: `${id}.${key}`, problem, mend: 'leave it out' });
    }
  }
  faults.push(...placeFaults(id, how, leader, around), ...optionalFaults(id, how, asked));
  faults.push(...mounting);
  return faults;
}

/** Faults of the weapon that figures with two are to shoot with. */
function weaponFaults(id: string, { shootsWith }: Conduct, unit: Unit, rules: WrgRules): readonly Violation[] {
  if (shootsWith === undefined) return [];
  const weapons = missilesOf(unit, rules).map(({ weapon }) => weapon);
  const clause = 'wrg/shooting/factors/use';
  const path = `${id}.shootsWith`;
  if (weapons.includes(shootsWith)) {
    if (weapons.length === 1 || choosesWeapon(unit, rules)) return [];
    return [{ path, clause, problem: 'its men shoot with all that they have', mend: 'leave it out' }];
  }
  const problem = `its figures do not shoot with ${weaponText(shootsWith)}`;
  const mend = weapons.length === 0 ? 'leave it out' : `name ${weapons.map(weaponText).join(' or ')}`;
  return [{ path, clause, problem, mend }];
}

/**
 * Faults of the enemy at whom a unit is to shoot: it has to have missiles, and its side to see him.
 *
 * @clause wrg/shooting/priority/applies
 */
function targetFaults(id: string, { shootsAt }: Conduct, unit: Unit, around: Judging): readonly Violation[] {
  if (shootsAt === undefined) return [];
  const { state, rules } = around;
  const clause = 'wrg/shooting/priority/applies';
  const path = `${id}.shootsAt`;
  if (missilesOf(unit, rules).length === 0) {
    return [{ path, clause, problem: 'it has no missiles to shoot', mend: 'leave it out' }];
  }
  const seen = onTable(state).filter(enemy => enemy.side !== unit.side && isShownTo(unit.side, enemy, around));
  if (seen.some(enemy => enemy.id === shootsAt)) return [];
  const problem = `"${shootsAt}" is no enemy in sight`;
  const mend = seen.length === 0 ? 'leave it out' : `name one of ${seen.map(enemy => enemy.id).join(', ')}`;
  return [{ path, clause, problem, mend }];
}

/**
 * Faults of who of a unit is to shoot: who has no missiles has no fire to hold, and who holds it neither shoots at anybody nor with anything.
 *
 * @clause wrg/orders/missile-troops-free-to-shoot
 */
function holdingFaults(id: string, how: Conduct, unit: Unit, rules: WrgRules): readonly Violation[] {
  if (how.shoots === undefined) return [];
  const clause = 'wrg/orders/missile-troops-free-to-shoot';
  const path = `${id}.shoots`;
  if (missilesOf(unit, rules).length === 0) {
    return [{ path, clause, problem: 'it has no missiles to shoot', mend: 'leave it out' }];
  }
  const also = (['shootsAt', 'shootsWith', 'fireMissiles', 'burns'] as const).find(key => how[key] !== undefined);
  if (how.shoots !== 'at-nobody' || also === undefined) return [];
  return [{ path, clause, problem: 'it is told to shoot as well', mend: `leave out ${also}` }];
}

/** Faults of mounting and dismounting. */
function mountingFaults(id: string, { mounted }: Conduct, unit: Unit, rules: WrgRules): readonly Violation[] {
  const faults: Violation[] = [];
  const { arm } = sheetOfType(unit.troops.type, rules);
  if (mounted !== undefined && (arm === 'elephant' || arm === 'chariot')) {
    const problem = 'crews fight from their beasts and chariots, and do not dismount';
    faults.push({ path: `${id}.mounted`, clause: 'wrg/melee/crew-no-dismount', problem, mend: 'leave it out' });
  } else if (mounted !== undefined && arm !== 'cavalry' && unit.troops.mounts !== true) {
    const problem = 'it has neither horses nor camels';
    faults.push({ path: `${id}.mounted`, clause: 'wrg/manoeuvre/mount-dismount', problem, mend: 'leave it out' });
  }
  if (mounted === true && !mayMount(unit)) {
    const clause = 'wrg/manoeuvre/horses-picketed';
    const problem = 'its animals are not here';
    faults.push({ path: `${id}.mounted`, clause, problem, mend: 'bring it to where it left them' });
  }
  return faults;
}

/**
 * Faults of what is done at ships, with fire and with caltrops.
 *
 * @clause wrg/caltrops/supply
 */
function optionalFaults(id: string, how: Conduct, asked: Declared): readonly Violation[] {
  const faults = [...shipFaults(id, how, asked), ...fireConductFaults(id, how, asked)];
  if (how.lays !== true || asked.mayLay === true) return faults;
  const problem = 'it carries no caltrops, or is not free to lay them';
  return [...faults, { path: `${id}.lays`, clause: 'wrg/caltrops/supply', problem, mend: 'leave it out' }];
}

/** Faults of where a general is to be. */
function placeFaults(
  id: string,
  { general: place, rides }: Conduct,
  leader: GeneralId | undefined,
  { state, scenario, rules }: Judging,
): readonly Violation[] {
  const general = leader === undefined ? undefined : generalOf(state, leader);
  if (general === undefined) {
    if (place === undefined && rides === undefined) return [];
    return [{ path: `${id}.general`, problem: 'no general is with it', mend: 'leave it out' }];
  }
  const faults: Violation[] = [];
  if (place === 'behind' && general.calls === id) {
    const problem = `${general.name} has called it to follow him`;
    const mend = 'give it another order first';
    faults.push({ path: `${id}.general`, clause: 'wrg/orders/follow-me-stay', problem, mend });
  }
  const open = mayRideTo(general, { state, scenario, rules }).map(unit => unit.id);
  if (rides !== undefined && !open.includes(rides)) {
    const clause = 'wrg/general/supersede-command';
    const problem = `${general.name} cannot leave it for "${rides}"`;
    const mend = open.length === 0 ? 'let him stay' : `choose one of ${open.join(', ')}`;
    faults.push({ path: `${id}.rides`, clause, problem, mend });
  }
  return faults;
}

/** Faults of what a unit does against a charge. */
export function counterFaults(answer: unknown, options: readonly string[]): readonly Violation[] {
  return isOneOf(answer, options).map(fault => ({ ...fault, clause: 'wrg/charge/counter-actions' as const }));
}

function flyFaults(unit: Unit, { fly }: Conduct, by: Judging): readonly Violation[] {
  return fly === undefined ? [] : dragonFaults(unit, fly, by).map(fault => ({ ...fault, path: `${unit.id}.fly` }));
}
