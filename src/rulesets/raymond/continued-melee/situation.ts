import { counted, RuleViolation, type Violation } from '../../../rulebook/index.js';
import { destination, normalBearing, type Place } from '../../../table/index.js';
import { enlist } from '../army/enlist.js';
import { advanceOf } from '../combat/contact.js';
import type { RethrowHabit } from '../combat/exchange.js';
import { depthOf, widthOf } from '../formation/formation.js';
import type { RaymondRules } from '../rules.js';
import type { FormationKind, Unit } from '../state.js';
import type { GunKind, UnitType } from '../troops.js';
import { mostHits, mostStands, mostTurns } from './bounds.js';

/** The two units of a combat: who came into contact, and who was struck. */
export const meleeSides = ['attacker', 'defender'] as const;
export type MeleeSide = (typeof meleeSides)[number];
export type Both<T> = { readonly [side in MeleeSide]: T };

/** The other side. */
export function enemyOf(side: MeleeSide): MeleeSide {
  return side === 'attacker' ? 'defender' : 'attacker';
}

/**
 * Which stands a unit takes off, of the choices that save it: those after which it fights best next turn (its expected hits
 * less its enemy's, as both stand then), or those with the lowest combat values. Of equal choices the first that
 * `lossChoices` lists.
 */
export type GivesUp = 'fights-best' | 'weakest';

/** A unit in contact with one enemy, as it stands. */
export interface MeleeUnit {
  readonly type: UnitType;
  /** Its stands as a layout such as `PMM/MM.`, rows from the front. Guns and commanders leave it out. */
  readonly stands?: string;
  /** Of artillery: which guns. */
  readonly guns?: GunKind;
  /** A line if it stands in one row, else a mass, unless said. */
  readonly formation?: FormationKind;
  /** Whether it is in range of a commander of its side as long as it fights. Some types are in command anyway. */
  readonly inCommand?: boolean;
  /** Hit markers on it when the first combat begins, without the one for contact: of fire, an interception or a recoil. */
  readonly hits?: number;
  /** Dice that the ground adds to its attacks or, negative, takes from them. */
  readonly terrainDice?: number;
  /** In command: when it throws an attack again. Whenever that is expected to take more stands, unless said. */
  readonly rethrow?: Exclude<RethrowHabit, { readonly kind: 'best' }>;
  /** Which stands it takes off; `fights-best` unless said. */
  readonly givesUp?: GivesUp;
  /** Where its type may: whether it stays in contact with a single stand. It withdraws unless said. */
  readonly staysAlone?: boolean;
}

/** The edge of the defender that the attacker came upon. Left and right as the defender sees it. */
export const struckEdges = ['front', 'left-flank', 'right-flank', 'rear'] as const;
export type StruckEdge = (typeof struckEdges)[number];

/** Two units in contact with each other and with nobody else. */
export interface ContinuedMeleeSituation {
  readonly attacker: MeleeUnit;
  readonly defender: MeleeUnit;
  /** Where the attacker's front touches the defender; its front unless said. */
  readonly struckOn?: StruckEdge;
  /** Inches that the middle of the attacker's front is to its right of the middle of that edge; negative: to its left. */
  readonly aside?: number;
  /** Who has the initiative in every turn; thrown for in each of them unless said. */
  readonly initiative?: MeleeSide;
  /** Turns, 1 to 12; 1 unless said. */
  readonly turns?: number;
}

/** Both units in their places. */
export type Placed = Both<Unit>;

/** Every fault of a hand-to-hand combat that goes on, all at once; none when it can be solved. */
export function continuedMeleeFaults(situation: ContinuedMeleeSituation, rules: RaymondRules): readonly Violation[] {
  const read = readSituation(situation, rules);
  return 'faults' in read ? read.faults : [];
}

/**
 * Both units where they stand.
 *
 * @throws RuleViolation with every fault of the situation.
 */
export function placedUnits(situation: ContinuedMeleeSituation, rules: RaymondRules): Placed {
  const read = readSituation(situation, rules);
  if ('faults' in read) throw new RuleViolation(read.faults);
  return read.placed;
}

function readSituation(
  situation: ContinuedMeleeSituation,
  rules: RaymondRules,
): { readonly placed: Placed } | { readonly faults: readonly Violation[] } {
  const { struckOn = 'front', aside = 0, turns = 1 } = situation;
  const attacker = enlisted('attacker', situation.attacker, rules);
  const defender = enlisted('defender', situation.defender, rules);
  const faults = [
    ...('violations' in attacker ? attacker.violations : []),
    ...('violations' in defender ? defender.violations : []),
    ...[attacker, defender].flatMap(read => ('unit' in read ? sizeFaults(read.unit) : [])),
    ...meleeSides.flatMap(side => unitFaults(side, situation[side], rules)),
    ...(isCount(turns, 1, mostTurns) ? [] : [fault('turns', counted(turns, 'turn'), `give 1 to ${mostTurns}`)]),
    ...(Number.isFinite(aside) ? [] : [fault('aside', counted(aside, 'inch', 'inches'), 'give a number')]),
  ];
  if (faults.length > 0 || 'violations' in attacker || 'violations' in defender) return { faults };
  const unit = brought(attacker.unit, defender.unit, { struckOn, aside }, rules);
  return unit === undefined ? { faults: [passesBy] } : { placed: { attacker: unit, defender: defender.unit } };
}

/**
 * Whether a unit is in command in a combat: as the situation says, or because its type always is. Commanders are their own.
 *
 * @clause raymond/command/in-command
 * @clause raymond/command/always-in-command
 */
export function isInCommand(
  { type, inCommand = false }: Pick<MeleeUnit, 'type' | 'inCommand'>,
  rules: RaymondRules,
): boolean {
  const { like } = rules.units[type];
  return inCommand || like === 'command' || rules.command.always.includes(like);
}

/** A unit with its front to the north at the origin. Its size is free: it may have lost stands before. */
function enlisted(
  side: MeleeSide,
  { type, stands, guns, formation }: MeleeUnit,
  rules: RaymondRules,
): ReturnType<typeof enlist> {
  const isCommander = rules.units[type].like === 'command';
  const entry = { id: side, type, stands, guns, formation, rank: isCommander ? ('commander' as const) : undefined };
  return enlist({ ...entry, at: [0, 0], facing: 'N' }, side, side, true, rules);
}

function sizeFaults({ id, stands }: Unit): readonly Violation[] {
  if (stands.length <= mostStands) return [];
  return [fault(`${id}.stands`, counted(stands.length, 'stand'), `give ${mostStands} or fewer`)];
}

function unitFaults(
  side: MeleeSide,
  { type, inCommand = false, rethrow, hits = 0, terrainDice = 0 }: MeleeUnit,
  rules: RaymondRules,
): readonly Violation[] {
  const faults: Violation[] = [];
  if (!isCount(hits, 0, mostHits)) faults.push(fault(`${side}.hits`, counted(hits, 'hit'), `give 0 to ${mostHits}`));
  if (!Number.isSafeInteger(terrainDice)) {
    faults.push(fault(`${side}.terrainDice`, `${terrainDice} is no number of dice`, 'give a whole number'));
  }
  if (!isInCommand({ type, inCommand }, rules) && rethrow !== undefined && rethrow.kind !== 'never') {
    faults.push({
      ...fault(
        `${side}.rethrow`,
        'a unit that is not in command throws nothing again',
        'leave it out, or say inCommand',
      ),
      clause: 'raymond/command/rethrow-eligible',
    });
  }
  return faults;
}

/**
 * The attacker brought straight into contact with an edge of the defender. A front that is wide enough, or aside enough, to
 * reach a rear corner outflanks, as it would on the table.
 */
function brought(
  attacker: Unit,
  defender: Unit,
  { struckOn, aside }: Required<Pick<ContinuedMeleeSituation, 'struckOn' | 'aside'>>,
  rules: RaymondRules,
): Unit | undefined {
  const edge = edgeOf(defender, struckOn, rules);
  const facing = normalBearing(edge.facing + 180);
  const before = destination(destination(edge.at, edge.facing, runUp), normalBearing(facing + 90), aside);
  const from: Unit = { ...attacker, at: before, facing };
  const { distance, touches } = advanceOf(from, [defender], { upTo: 2 * runUp + depthOf(defender, rules) }, rules);
  if (touches.length === 0) return undefined;
  return { ...from, at: destination(before, facing, distance) };
}

/** From how far the attacker is brought up, in inches: any distance at which nobody touches yet will do. */
const runUp = 1;

/** The middle of an edge of a unit, and the way out of it. */
function edgeOf(unit: Unit, edge: StruckEdge, rules: RaymondRules): Place {
  const [depth, width] = [depthOf(unit, rules), widthOf(unit, rules)];
  const middle = destination(unit.at, unit.facing, -depth / 2);
  const to = (turn: number, inches: number): Place => {
    const facing = normalBearing(unit.facing + turn);
    return { at: destination(middle, facing, inches), facing };
  };
  switch (edge) {
    case 'front':
      return to(0, depth / 2);
    case 'right-flank':
      return to(90, width / 2);
    case 'rear':
      return to(180, depth / 2);
    case 'left-flank':
      return to(270, width / 2);
  }
}

const passesBy: Violation = {
  path: 'aside',
  clause: 'raymond/melee/contact-must-fight',
  problem: 'the attacker passes the defender by',
  mend: 'bring it nearer to the middle of the edge that it strikes',
};

function fault(path: string, problem: string, mend: string): Violation {
  return { path, problem, mend };
}

function isCount(value: number, from: number, to: number): boolean {
  return Number.isSafeInteger(value) && value >= from && value <= to;
}
