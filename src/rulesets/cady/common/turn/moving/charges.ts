import { type Contact, type JointMoved, type Moved, quadOf, type Table } from '../../../../../table/index.js';
import { type ChargeResolved, chargeTest, resolveChargeTest } from '../../fighting/charge-test.js';
import { totalMoraleValue } from '../../fighting/morale.js';
import type { Tested } from '../../fighting/three-dice.js';
import type { Field } from '../field.js';
import type { Period, TurnContext } from '../period.js';
import type { TurnRules } from '../rules.js';
import type { FieldState, FieldUnit, UnitId } from '../state.js';
import { testedOf, testTold } from '../tested.js';
import { revealAttacked } from '../unseen/revealing.js';
import { approachTo, comesUpon } from './approach.js';
import { flight, haltedMarch, type Marching } from './marching.js';
import { walledOff } from './walled-off.js';

/**
 * Total morale value of the others whose charges meet the same unit in a move, where several count together
 * (`cady/ruling/charges-at-one`).
 *
 * @clause cady/common/three-dice/charge-who-tests
 */
function besidesIn<Unit extends FieldUnit, Rules extends TurnRules>(
  { attacker, defender }: Charge<Unit>,
  { contacts, units }: JointMoved,
  marching: ReadonlyMap<UnitId, Marching<Unit>>,
  { rules, turn }: TurnContext<Rules>,
  period: Period<Unit, Rules>,
): number {
  if (!rules.readings.chargesTogether) return 0;
  const moved = new Map(units.map(unit => [unit.id, unit]));
  const target = marching.get(defender.id);
  const values = contacts.map(met => {
    const id = met.a === defender.id ? met.b : met.b === defender.id ? met.a : undefined;
    const other = id === undefined || id === attacker.id ? undefined : marching.get(id);
    if (other === undefined || target === undefined || met.standing) return 0;
    const tested = goesIn(other, target, met, moved, rules)
      ? testedOf(other.unit, turn, rules, period.threeDice)
      : null;
    return tested === null ? 0 : totalMoraleValue({ ...tested, figures: other.unit.figures });
  });
  return values.reduce((sum, value) => sum + value, 0);
}

/** Two units, of which one charges the other. */
interface Charge<Unit extends FieldUnit> {
  readonly attacker: Unit;
  readonly defender: Unit;
}

/**
 * Moves everybody together, and tests the charges that would meet an enemy: each once, the earliest first. A charger that
 * fails stays where it is; a defender that fails turns and runs before it is reached. Then the move is run anew, until no
 * charge meets anybody untested. Without the three-dice test charges go in as they come.
 *
 * @clause cady/common/sequence/step-4-3dt
 * @clause cady/common/sequence/step-4-reveal-and-charges
 * @clause cady/common/charge/declare-at-start
 * @clause cady/common/charge/attacker-fails
 * @clause cady/common/charge/defender-flees
 * @clause cady/common/charge/caught-fleeing
 */
export function resolveCharges<Unit extends FieldUnit, Rules extends TurnRules>(
  marching: Map<UnitId, Marching<Unit>>,
  field: Field<Unit, Rules>,
  context: TurnContext<Rules>,
  period: Period<Unit, Rules>,
  move: () => JointMoved,
): JointMoved {
  const settled = () => withoutSpoilt(marching, context.rules, move);
  let joint = settled();
  if (!context.rules.levels[context.scenario.level].threeDice) return joint;
  const resolved = new Set<string>();
  const held = new Set<UnitId>();
  for (;;) {
    const charge = nextCharge(joint, marching, resolved, field, context, period);
    if (charge === undefined) break;
    const { attacker, defender } = charge;
    resolved.add(pairOf(attacker, defender));
    // Whoever has held against all that charge him together does not test again for each.
    if (held.has(defender.id)) {
      context.tell({ kind: 'charge', attacker: attacker.id, defender: defender.id, outcome: 'met', because: [] });
      continue;
    }
    const besides = besidesIn(charge, joint, marching, context, period);
    const result = testCharge({ ...charge, besides }, field.state, context, period);
    if (besides > 0 && result?.tests === 'defender') held.add(defender.id);
    if (result?.outcome === 'refused') {
      attacker.turn.pointsLost += result.chargerPointsLost;
      const { order } = marching.get(attacker.id) ?? { order: null };
      marching.set(attacker.id, haltedMarch(attacker, context.rules, { order }));
    } else if (result?.outcome === 'fled') {
      defender.fleeing = true;
      defender.turn.fleesFrom = attacker.id;
      // Whoever must go back anyway goes as far as he must.
      if (defender.mustDo === null)
        marching.set(defender.id, flight(defender, attacker, result.fleesThirds, field, period));
    } else continue;
    joint = settled();
  }
  for (const { unit } of marching.values()) {
    const { fleesFrom } = unit.turn;
    if (fleesFrom === null) continue;
    const caught = joint.contacts.some(({ a, b }) => [a, b].includes(unit.id) && [a, b].includes(fleesFrom));
    const outcome = caught ? 'caught' : 'got-away';
    context.tell({ kind: 'charge', attacker: fleesFrom, defender: unit.id, outcome, because: [] });
  }
  return joint;
}

/**
 * Moves everybody; whoever would come upon an enemy by a charge that bends or changes formation in its last stretch does not charge: it goes
 * without the third that a charge gains, and engages if it still gets there.
 *
 * @clause cady/common/charge/straight-final-distance
 * @clause cady/common/charge/no-formation-change-final-distance
 * @clause cady/common/charge/move-bonus
 */
function withoutSpoilt<Unit extends FieldUnit, Rules extends TurnRules>(
  marching: Map<UnitId, Marching<Unit>>,
  rules: Rules,
  move: () => JointMoved,
): JointMoved {
  for (;;) {
    const joint = move();
    const moved = new Map(joint.units.map(unit => [unit.id, unit]));
    const spoilt = joint.contacts.flatMap(met =>
      [
        [met.a, met.b],
        [met.b, met.a],
      ].flatMap(([id = '', other = '']) => {
        const [one, way, his] = [marching.get(id), moved.get(id), moved.get(other)];
        if (one?.engages === undefined || way === undefined || his === undefined || met.standing) return [];
        const { because } = approachTo(one, way, rules);
        return because.length > 0 && comesUpon(way, his.final, met) ? [{ id, engages: one.engages, because }] : [];
      }),
    );
    if (spoilt.length === 0) return joint;
    for (const { id, engages, because } of spoilt) {
      const engaging = engages();
      marching.set(id, { ...engaging, because: [...engaging.because, ...because] });
    }
  }
}

/** The earliest charge that meets an enemy in a move and has not been tested. */
function nextCharge<Unit extends FieldUnit, Rules extends TurnRules>(
  joint: JointMoved,
  marching: ReadonlyMap<UnitId, Marching<Unit>>,
  resolved: ReadonlySet<string>,
  { table }: Field<Unit, Rules>,
  context: TurnContext<Rules>,
  period: Period<Unit, Rules>,
): Charge<Unit> | undefined {
  const moved = new Map(joint.units.map(unit => [unit.id, unit]));
  for (const met of joint.contacts) {
    const [a, b] = [marching.get(met.a), marching.get(met.b)];
    if (met.standing || a === undefined || b === undefined || resolved.has(pairOf(a.unit, b.unit))) continue;
    if (apart(moved.get(met.a), moved.get(met.b), table, context.rules)) continue;
    const toB = goesIn(a, b, met, moved, context.rules);
    const toA = goesIn(b, a, met, moved, context.rules);
    if (toB && toA) return ofTwoChargers(a.unit, b.unit, context, period);
    if (toB) return { attacker: a.unit, defender: b.unit };
    if (toA) return { attacker: b.unit, defender: a.unit };
  }
  return undefined;
}

/** Whether the walls of a castle keep two apart that have met. */
function apart(a: Moved | undefined, b: Moved | undefined, table: Table, rules: TurnRules): boolean {
  if (a === undefined || b === undefined) return true;
  return walledOff(table, quadOf(a.final), quadOf(b.final), rules.table.meleeRange);
}

/** Whether a unit comes upon an enemy, in a charge that is one to its end, so that one of the two may have to test. */
function goesIn<Unit extends FieldUnit>(
  one: Marching<Unit>,
  enemy: Marching<Unit>,
  met: Contact,
  moved: ReadonlyMap<UnitId, Moved>,
  rules: TurnRules,
): boolean {
  const [way, hisWay] = [moved.get(one.unit.id), moved.get(enemy.unit.id)];
  if (!one.charging || way === undefined || hisWay === undefined || way.moved === 0) return false;
  const { attacker, defender } = rules.threeDice.withdrawing;
  if (enemy.unit.mustDo !== null ? !attacker && !defender : enemy.unit.fleeing) return false;
  return comesUpon(way, hisWay.final, met) && approachTo(one, way, rules).because.length === 0;
}

/**
 * Of two that charge each other the weaker is tested once, as an attacker or as a defender (`cady/ruling/mutual-charge`).
 *
 * @clause cady/common/three-dice/charge-who-tests
 */
function ofTwoChargers<Unit extends FieldUnit, Rules extends TurnRules>(
  a: Unit,
  b: Unit,
  { rules, turn }: TurnContext<Rules>,
  period: Period<Unit, Rules>,
): Charge<Unit> {
  const one = testedOf(a, turn, rules, period.threeDice);
  const other = testedOf(b, turn, rules, period.threeDice);
  const asTold = { attacker: a, defender: b };
  if (one === null || other === null) return asTold;
  const { tests } = chargeTest(
    { attacker: { ...one, figures: a.figures }, defender: { ...other, figures: b.figures } },
    rules,
  );
  const asAttacker = rules.readings.mutualCharge === 'as-attacker';
  return tests === (asAttacker ? 'defender' : 'attacker') ? { attacker: b, defender: a } : asTold;
}

/** The three-dice test of a charge, and what comes of it; `undefined` where one of the two takes no tests. */
function testCharge<Unit extends FieldUnit, Rules extends TurnRules>(
  { attacker, defender, besides }: Charge<Unit> & { readonly besides: number },
  state: FieldState<Unit>,
  context: TurnContext<Rules>,
  period: Period<Unit, Rules>,
): ChargeResolved | undefined {
  const { dice, rules, turn, tell } = context;
  for (const { id } of [attacker, defender]) revealAttacked(state, id, context);
  const told = { kind: 'charge', attacker: attacker.id, defender: defender.id } as const;
  defender.turn.attacked = true;
  const tested: { readonly [side in 'attacker' | 'defender']: Tested | null } = {
    attacker: testedOf(attacker, turn, rules, period.threeDice),
    defender: testedOf(defender, turn, rules, period.threeDice),
  };
  if (tested.attacker === null || tested.defender === null) {
    tell({ ...told, outcome: 'met', because: [] });
    return undefined;
  }
  const collision = {
    attacker: { ...tested.attacker, figures: attacker.figures },
    defender: { ...tested.defender, figures: defender.figures },
    ...(besides === 0 ? {} : { besides }),
  };
  const needed = chargeTest({ ...collision, withdraws: defender.mustDo !== null }, rules).tests === 'attacker';
  const spared = needed ? period.threeDice.testsToCharge?.(attacker, needed, rules) : undefined;
  const untested = spared?.tests === false ? { chargesUntested: spared.because } : {};
  const withdraws = defender.mustDo !== null;
  const result = resolveChargeTest({ ...collision, ...untested, withdraws }, dice, rules);
  const { tests, outcome, because } = result;
  if (tests !== null) {
    const unit = { attacker, defender }[tests];
    const passed = outcome === 'met';
    unit.failedTest ||= !passed;
    const to = tests === 'attacker' ? 'charge' : 'stand';
    tell(testTold(unit.id, to, { tested: tested[tests] ?? tested.attacker, passed, because }, rules));
  }
  tell({ ...told, outcome, because: tests === null ? because : [] });
  return result;
}

function pairOf(one: FieldUnit, other: FieldUnit): string {
  return [one.id, other.id].sort().join(' ');
}
