import type { Reason } from '../../../../../rulebook/index.js';
import {
  distanceBetweenQuads,
  type JointMoved,
  moveTogether,
  quadOf,
  quadsOverlap,
  stand,
  toGrid,
} from '../../../../../table/index.js';
import { levelsUpTo } from '../../engagement/measured.js';
import { breakThrough } from '../../fighting/break-through.js';
import { stopOf } from '../../moving/march-reasons.js';
import { chargeBefore } from '../command/charge-before.js';
import { type Field, fieldOf } from '../field.js';
import { tableOf } from '../ground.js';
import { straightOn } from '../moving/marching.js';
import { edgeMet } from '../moving/square-up.js';
import type { MovingSection, Period, TurnContext } from '../period.js';
import type { TurnRules } from '../rules.js';
import type { Contact, FieldState, FieldUnit, UnitId } from '../state.js';
import { inPlay, placedOf, troopOf, unitOf } from '../units.js';
import { revealAttacked } from '../unseen/revealing.js';
import { touchedIn } from './broken.js';
import type { CutOff } from './line-ends.js';
import { figuresInContact } from './shock.js';
import { middleGone } from './touched-files.js';

/** The figures that face a unit in one of its contacts, before the melee. */
interface Facing {
  readonly enemy: UnitId;
  readonly figures: number;
  /** Others stand behind them who take their place. */
  readonly deep: boolean;
}

/** Whom a unit faced before the melee, and the ends of lines that have been cut off since. */
interface Faced {
  readonly faced: readonly Facing[];
  readonly cutOff: readonly CutOff[];
}

/** Whom each unit faces before the melee, to know afterwards who is left. */
export function facingIn<Unit extends FieldUnit, Rules extends TurnRules>({
  state,
  rules,
}: Pick<Field<Unit, Rules>, 'state' | 'rules'>): ReadonlyMap<UnitId, readonly Facing[]> {
  return new Map(
    inPlay(state).map(unit => {
      const facing = state.contacts.flatMap((contact): Facing[] => {
        const enemy = facedIn(contact, unit.id);
        if (enemy === undefined) return [];
        const other = unitOf(state, enemy);
        const figures = figuresInContact(other, unit, rules);
        return [{ enemy, figures, deep: touchedIn(other, unit, rules) === undefined }];
      });
      return [unit.id, facing];
    }),
  );
}

/** The enemy to whom a unit shows its front in a contact. */
function facedIn({ a, b, edgeOfA, edgeOfB, storms, through }: Contact, id: UnitId): UnitId | undefined {
  if (storms !== undefined || through !== undefined) return undefined;
  if (a === id && edgeOfA === 'front') return b;
  return b === id && edgeOfB === 'front' ? a : undefined;
}

/**
 * Units before whom nobody is left go on through the gap, if their side wants it. A unit must be one that moves as a body: no
 * machine, and nothing that its period holds where it is.
 *
 * @param before whom each unit faced before the melee, from `facingIn`, and the ends of lines that have been cut off since
 * @clause cady/common/break-through/when
 */
export function breakThroughs<Unit extends FieldUnit, Rules extends TurnRules>(
  { facing, cutOff }: { readonly facing: ReadonlyMap<UnitId, readonly Facing[]> } & Pick<Faced, 'cutOff'>,
  state: FieldState<Unit>,
  context: TurnContext<Rules>,
  { melee, moving }: Pick<Period<Unit, Rules>, 'melee' | 'moving'>,
): void {
  const { rules, scenario, command } = context;
  for (const unit of inPlay(state)) {
    if (unit.turn.against.length === 0 || troopOf(unit, rules).arm === 'artillery') continue;
    if (melee.breaksThrough?.(unit) === false) continue;
    const field = fieldOf(state, tableOf(scenario, state.breaches), rules);
    const through = throughOf(unit, { faced: facing.get(unit.id) ?? [], cutOff }, field, moving);
    if (through === undefined) continue;
    const { go } = command.ask({
      kind: 'break-through',
      id: `break-through:${unit.id}`,
      side: unit.side,
      clause: 'cady/common/break-through/when',
      unit: unit.id,
      cm: through.cm,
    });
    if (go) goThrough(through, state, context);
  }
}

/** A unit that may go on through the gap that its enemies left. */
interface Through<Unit extends FieldUnit> {
  readonly unit: Unit;
  /** How far at most, cm. */
  readonly cm: number;
  /** Where it comes to, and whom it meets there. */
  readonly joint: JointMoved;
  readonly because: readonly Reason[];
}

/**
 * Whether a unit can go on because no enemy is left who faced it within melee range, whatever took him: with movement left, and room
 * to go. Whoever is still held by another enemy stays; `undefined` then.
 *
 * @param faced whom it faced before the melee, from `facingIn`, and whose ends have been cut off since
 * @clause cady/common/break-through/when
 * @clause cady/common/break-through/any-cause
 */
function throughOf<Unit extends FieldUnit, Rules extends TurnRules>(
  unit: Unit,
  faced: Faced,
  field: Field<Unit, Rules>,
  moving: Pick<MovingSection<Unit, Rules>, 'nativeOfForest' | 'going'>,
): Through<Unit> | undefined {
  const { turn, gone, fleeing, mustDo } = unit;
  if (gone !== null || turn.idle || fleeing || mustDo !== null || turn.against.length === 0) return undefined;
  const going = goesThrough(unit, faced, field, moving);
  return going === undefined ? undefined : wayThrough(unit, going, field, moving);
}

function goesThrough<Unit extends FieldUnit, Rules extends TurnRules>(
  unit: Unit,
  { faced, cutOff }: Faced,
  field: Field<Unit, Rules>,
  moving: Pick<MovingSection<Unit, Rules>, 'going'>,
): { readonly cm: number; readonly past: readonly UnitId[]; readonly because: readonly Reason[] } | undefined {
  const { state, rules } = field;
  let facing = 0;
  let lost = 0;
  const past: UnitId[] = [];
  for (const id of unit.turn.against) {
    const enemy = unitOf(state, id);
    const stood = faced.find(each => each.enemy === id);
    if (enemy.gone !== null) {
      // Prisoners are no gap in a line.
      if (enemy.gone !== 'destroyed') continue;
      const figures = Math.max(1, enemy.turn.lost);
      facing += figures;
      lost += figures;
      continue;
    }
    const cut = isCutBy(unit.id, enemy, state);
    // An enemy who still touches it holds it, but one through whose middle it has cut its way.
    if (!cut && state.contacts.some(contact => isBetween(contact, unit.id, id))) return undefined;
    if (cut) past.push(id);
    // Whom its shock has divided, or whose end it has cut off, it has faced before the melee.
    const gap = cut || cutOff.some(({ line, by }) => line === id && by === unit.id);
    const inFront = Math.max(gap ? 1 : 0, stood?.figures ?? 0);
    facing += inFront;
    lost += gap ? inFront : 0;
  }
  const { arm } = troopOf(unit, rules);
  const { through, cm, because } = breakThrough({
    arm,
    enemiesFacing: facing,
    lost: { melee: lost },
    movementLeft: leftToGo(unit, moving.going?.(unit, null, field).move, field),
  });
  return through ? { cm, past, because } : undefined;
}

/** Whether nobody is left of the middle of an enemy who stood before a unit: he is divided this turn, or has yet to close up. */
function isCutBy(id: UnitId, enemy: FieldUnit, { turn, contacts }: FieldState): boolean {
  const { divided } = enemy;
  if (divided !== null) return divided.by === id && divided.turn === turn;
  return contacts.some(contact => isBetween(contact, id, enemy.id) && middleGone(contact.touched?.[enemy.id]));
}

/**
 * What a unit has left of its move, cm: all of it if it has not stirred, but for what its fire took, and a charge in the turn before.
 *
 * @param held what its period lets it move at most, such as the pace of its battle
 */
function leftToGo<Unit extends FieldUnit>(
  unit: Unit,
  held: number | undefined,
  { state: { turn }, rules }: Pick<Field<Unit>, 'state' | 'rules'>,
): number {
  if (unit.turn.moved > 0) return toGrid(Math.max(0, unit.turn.spare));
  const { act, whole } = rules.table.thirds;
  const fired = unit.turn.firedFirst ? act : 0;
  const charged = chargeBefore(unit, turn, rules) === undefined ? 0 : rules.movement.thirds.afterCharge;
  const move = Math.min(troopOf(unit, rules).move, held ?? Number.POSITIVE_INFINITY);
  return toGrid((move * (whole - fired + charged)) / whole);
}

/** Straight on, while everybody else stands, as far as ground and bodies let it; `undefined` when it cannot stir. */
function wayThrough<Unit extends FieldUnit, Rules extends TurnRules>(
  unit: Unit,
  { cm, past, because }: { readonly cm: number; readonly past: readonly UnitId[]; readonly because: readonly Reason[] },
  field: Field<Unit, Rules>,
  moving: Pick<MovingSection<Unit, Rules>, 'nativeOfForest'>,
): Through<Unit> | undefined {
  const { state, rules } = field;
  const joint = moveTogether({
    movers: inPlay(state)
      .filter(({ id }) => !past.includes(id))
      .map(each => {
        const march = each === unit ? straightOn(unit, cm, field, moving) : stand(placedOf(each, rules), 1);
        return { id: each.id, side: each.side, march };
      }),
    contact: rules.table.meleeRange,
    crowding: rules.table.crowding,
  });
  const moved = joint.units.find(({ id }) => id === unit.id);
  if (moved === undefined || moved.moved === 0) return undefined;
  const there = quadOf(moved.final);
  const stuck = past.some(id => quadsOverlap(there, quadOf(placedOf(unitOf(state, id), rules)), rules.table.crowding));
  return stuck ? undefined : { unit, cm: moved.moved, joint, because };
}

/**
 * Carries a unit through the gap. Enemies that it comes upon there it fights from the next turn on: neither closes in then, so that nobody fires first.
 *
 * @clause cady/common/break-through/when
 */
function goThrough<Unit extends FieldUnit, Rules extends TurnRules>(
  { unit, cm, joint, because }: Through<Unit>,
  state: FieldState<Unit>,
  context: TurnContext<Rules>,
): void {
  const { rules, turn, tell, scenario } = context;
  const moved = joint.units.find(({ id }) => id === unit.id);
  if (moved === undefined) return;
  const start = unit.at;
  const table = tableOf(scenario, state.breaches);
  unit.at = { x: moved.final.at.x, y: moved.final.at.y };
  unit.turn.moved += moved.spent / troopOf(unit, rules).move;
  unit.turn.spare = Math.max(0, unit.turn.spare - moved.spent);
  const stopped = stopOf(moved.stoppedBy, rules);
  tell({ kind: 'broke-through', unit: unit.id, cm, ...(stopped === undefined ? {} : { stopped }), because });
  state.contacts = state.contacts.flatMap(contact => {
    if (contact.a !== unit.id && contact.b !== unit.id) return [contact];
    const [a, b] = [unitOf(state, contact.a), unitOf(state, contact.b)];
    const apart = distanceBetweenQuads(quadOf(placedOf(a, rules)), quadOf(placedOf(b, rules)));
    // Whoever has gone past is touched on another side, and touches another one.
    return apart > rules.table.meleeRange
      ? []
      : [{ ...contact, edgeOfA: edgeMet(a, b, false, rules), edgeOfB: edgeMet(b, a, false, rules) }];
  });
  for (const { a, b } of joint.contacts) {
    const id = a === unit.id ? b : b === unit.id ? a : undefined;
    if (id === undefined || state.contacts.some(contact => isBetween(contact, unit.id, id))) continue;
    const enemy = revealAttacked(state, id, context) ?? unitOf(state, id);
    const [edgeOfA, edgeOfB] = [edgeMet(unit, enemy, true, rules), edgeMet(enemy, unit, false, rules)];
    const climbed = levelsUpTo(table, placedOf(enemy, rules), start);
    const up = climbed > 0 ? { up: { [unit.id]: climbed } } : {};
    const met = { since: turn + 1, byBreakThrough: true, attackers: [unit.id], run: {} } as const;
    state.contacts.push({ a: unit.id, b: id, edgeOfA, edgeOfB, ...met, ...up });
    tell({ kind: 'contact', a: unit.id, b: id, edgeOfA, edgeOfB, third: rules.table.thirds.whole, because: [] });
  }
}

function isBetween({ a, b }: Contact, one: UnitId, other: UnitId): boolean {
  return (a === one && b === other) || (a === other && b === one);
}
