import { counted, type Reason, RuleViolation, reasonFor, type Violation } from '../../../rulebook/index.js';
import type { MoveRow } from '../rules/movement/rates.js';
import { wrgRules } from '../rules.js';
import type { Draught } from '../troops.js';
import { moveInWeather } from '../weather/effects.js';
import { draughtOf, type Manner, type Mover, type MovingRules, printedType, rides, typeMoving } from './mover.js';

/** How far troops move in a period on good ground. */
export interface MoveRate {
  /** The row of the table that they move by. */
  readonly row: MoveRow;
  /** Paces. */
  readonly normal: number;
  /** Paces; `null`: they cannot charge. */
  readonly charge: number | null;
  readonly because: readonly Reason[];
}

/** The row of an engine, by what draws it. */
const rowsDrawn: { readonly [D in Draught]: MoveRow } = {
  men: 'man-handled-light-bolt-thrower',
  mules: 'mule-drawn-dart-thrower',
  oxen: 'ox-drawn-engine',
};

/**
 * How far troops move and charge in a period, over good ground. Cavalry on foot is slower than the infantry that it is like
 * (`wrg/ruling/dismounted-cavalry-as`); a chariot is fast that has few men, or more horses than men (`wrg/ruling/chariot-men`);
 * a hollow square goes at half speed and does not charge.
 *
 * Source: Movement > Move Distances.
 *
 * @throws RuleViolation for an engine drawn by what cannot draw it.
 * @clause wrg/movement/rate-super-heavy-cavalry
 * @clause wrg/movement/rate-heavier-cavalry
 * @clause wrg/movement/rate-light-cavalry
 * @clause wrg/movement/rate-fast-chariots
 * @clause wrg/movement/rate-slow-chariots
 * @clause wrg/movement/rate-elephants
 * @clause wrg/movement/rate-light-infantry
 * @clause wrg/movement/rate-medium-heavy-infantry
 * @clause wrg/movement/rate-mounted-infantry
 * @clause wrg/movement/rate-dismounted-cavalry
 * @clause wrg/movement/rate-man-handled-bolt-thrower
 * @clause wrg/movement/rate-mule-engine
 * @clause wrg/movement/rate-ox-engine
 * @clause wrg/movement/rate-wagon
 * @clause wrg/square/half-speed
 */
export function moveRate(mover: Mover, manner: Manner = {}, rules: MovingRules = wrgRules()): MoveRate {
  const { rates } = rules.movement;
  const row = rowOf(mover, manner, rules);
  const { normal, charge } = rates.rows[row];
  const because: Reason[] = [reasonFor(clauseOf[row], `${said(row)}`, `${paces(normal)}${chargeSaid(charge)}`)];
  const slower = isCavalryOnFoot(mover, manner, rules) ? rates.dismountedSlower : 0;
  if (slower > 0) {
    because.push(reasonFor('wrg/movement/rate-dismounted-cavalry', 'dismounted cavalry', `−${paces(slower)}`));
  }
  const walked = Math.max(0, normal - slower);
  if (manner.square === true) {
    const inSquare = walked * rates.squareSpeed;
    because.push(reasonFor('wrg/square/half-speed', 'hollow square', `${paces(inSquare)}, no charge`));
    return slowed({ row, normal: inSquare, charge: null, because }, manner, rules);
  }
  return slowed(
    { row, normal: walked, charge: charge === null ? null : Math.max(0, charge - slower), because },
    manner,
    rules,
  );
}

/** A rate in what lies on the ground. */
function slowed(usual: MoveRate, { weather, routing = false }: Manner, rules: MovingRules): MoveRate {
  if (weather === undefined || weather.slowed === 'no') return usual;
  const { normal, charge } = moveInWeather({ normal: usual.normal, charge: usual.charge, routing }, weather, rules);
  const clause = weather.slowed === 'mud' ? 'wrg/weather/rain-mud' : 'wrg/weather/snow';
  const reason = reasonFor(clause, weather.slowed, `${paces(normal)}${chargeSaid(charge)}`);
  return { ...usual, normal, charge, because: [...usual.because, reason] };
}

/**
 * How far anything moves that has a row of its own in the table, troops or not: ships, siege towers, pack animals.
 *
 * Source: Movement > Move Distances.
 *
 * @clause wrg/movement/rate-towers
 * @clause wrg/movement/rate-ships
 */
export function rateOfRow(row: MoveRow, rules: Pick<MovingRules, 'movement'> = wrgRules()): MoveRate {
  const { normal, charge } = rules.movement.rates.rows[row];
  return {
    row,
    normal,
    charge,
    because: [reasonFor(clauseOf[row], said(row), `${paces(normal)}${chargeSaid(charge)}`)],
  };
}

function rowOf(mover: Mover, manner: Manner, rules: MovingRules): MoveRow {
  const type = typeMoving(mover, manner, rules);
  if (rides(mover, manner, rules)) return 'mounted-infantry-or-pack-animal';
  switch (type) {
    case 'chariot':
      return isFast(mover, rules) ? 'fast-chariot' : 'other-chariot';
    case 'engine':
      return rowOfEngine(mover, draughtOf(mover, manner));
    case 'shc':
    case 'ehc':
      return mover.camels === true ? `${type}-camels` : type;
    case 'hc':
    case 'mc':
    case 'lc':
      return mover.camels === true ? 'other-camels' : type;
    default:
      return type;
  }
}

function rowOfEngine(mover: Mover, drawn: Draught): MoveRow {
  const faults = draughtFaults({ ...mover, drawn });
  if (faults.length > 0) throw new RuleViolation(faults);
  return rowsDrawn[drawn];
}

function isCavalryOnFoot(mover: Mover, manner: Manner, rules: MovingRules): boolean {
  return typeMoving(mover, manner, rules) !== printedType(mover.type, rules);
}

/** A chariot of few men, or of more horses than men. */
function isFast({ horses = 2, crew = [] }: Mover, { movement }: MovingRules): boolean {
  const { driverCounts, mostMen, moreHorsesThan } = movement.rates.chariots;
  const fighting = crew.filter(arm => arm !== 'driver').length;
  const men = driverCounts ? fighting + 1 : fighting;
  return men <= mostMen || (horses > men && horses > moreHorsesThan);
}

/**
 * What is wrong with an engine before which there is what cannot draw it: men draw light bolt-throwers, mules those that throw bolts, oxen all.
 *
 * Source: Movement > Move Distances.
 *
 * @clause wrg/movement/rate-man-handled-bolt-thrower
 * @clause wrg/movement/rate-mule-engine
 */
export function draughtFaults(
  { engine = 'heavy-bolt-thrower', drawn }: Pick<Mover, 'engine' | 'drawn'>,
  path = 'drawn',
): readonly Violation[] {
  const light = engine === 'light-bolt-thrower';
  const draught = draughtOf({ engine, ...(drawn === undefined ? {} : { drawn }) });
  if (draught === 'oxen' || (draught === 'men' ? light : engine.endsWith('bolt-thrower'))) return [];
  return [
    {
      path,
      clause: draught === 'men' ? 'wrg/movement/rate-man-handled-bolt-thrower' : 'wrg/movement/rate-mule-engine',
      problem: `a ${engine} is not drawn by ${draught}`,
      mend: engine.endsWith('bolt-thrower') ? 'choose mules or oxen' : 'choose oxen',
    },
  ];
}

const clauseOf = {
  shc: 'wrg/movement/rate-super-heavy-cavalry',
  'shc-camels': 'wrg/movement/rate-super-heavy-cavalry',
  ehc: 'wrg/movement/rate-heavier-cavalry',
  'ehc-camels': 'wrg/movement/rate-heavier-cavalry',
  hc: 'wrg/movement/rate-heavier-cavalry',
  'other-camels': 'wrg/movement/rate-heavier-cavalry',
  mc: 'wrg/movement/rate-heavier-cavalry',
  lc: 'wrg/movement/rate-light-cavalry',
  'fast-chariot': 'wrg/movement/rate-fast-chariots',
  'other-chariot': 'wrg/movement/rate-slow-chariots',
  elephant: 'wrg/movement/rate-elephants',
  li: 'wrg/movement/rate-light-infantry',
  lmi: 'wrg/movement/rate-light-infantry',
  lhi: 'wrg/movement/rate-light-infantry',
  mi: 'wrg/movement/rate-medium-heavy-infantry',
  hi: 'wrg/movement/rate-medium-heavy-infantry',
  'mounted-infantry-or-pack-animal': 'wrg/movement/rate-mounted-infantry',
  'man-handled-light-bolt-thrower': 'wrg/movement/rate-man-handled-bolt-thrower',
  'mule-drawn-dart-thrower': 'wrg/movement/rate-mule-engine',
  'ox-drawn-engine': 'wrg/movement/rate-ox-engine',
  wagon: 'wrg/movement/rate-wagon',
  'siege-tower-or-penthouse': 'wrg/movement/rate-towers',
  'ship-under-oars': 'wrg/movement/rate-ships',
} as const satisfies { readonly [R in MoveRow]: `wrg/${string}` };

/** A row as one says it: types by their letters. */
function said(row: MoveRow): string {
  return row.replace(/^(?:shc|ehc|hc|mc|lc|hi|mi|lhi|lmi|li)\b/, letters => letters.toUpperCase()).replaceAll('-', ' ');
}

function paces(distance: number): string {
  return counted(distance, 'pace');
}

function chargeSaid(charge: number | null): string {
  return charge === null ? ', no charge' : `, charge ${paces(charge)}`;
}
