import {
  areasAt,
  type Barrier,
  barriersBetween,
  bodyCentre,
  distanceBetweenQuads,
  levelAt,
  quadOf,
  standsOf,
  type Table,
} from '../../../../table/index.js';
import { tableOf } from '../../common/turn/ground.js';
import { takeFigures } from '../../common/turn/losses.js';
import type { MusketRules } from '../rules.js';
import { type MusketStrike, musketShock } from '../shock.js';
import type { Contact, MusketState, Unit } from '../state.js';
import type { MusketContext, MusketPhase } from '../terms.js';
import { placedOf, troopOf, unitOf } from '../units.js';
import { clearTheFallen } from './losses.js';

/**
 * Chargers that met the enemy this turn count their shock, both sides at once where both charged. Ranks behind close up.
 *
 * @clause cady/common/sequence/step-7-shock
 * @clause cady/common/shock/after-fire-before-melee
 * @clause cady/common/shock/both-sides
 * @clause cady/common/shock/replace-from-rear
 * @clause cady/common/shock/casualties-no-melee
 */
export const shockPhase: MusketPhase = {
  id: 'shock',
  title: 'Shock',
  clause: 'cady/common/sequence/step-7-shock',
  run(state, context) {
    const { dice, rules, tell } = context;
    const losses = new Map<Unit, number>();
    for (const contact of state.contacts) {
      if (contact.since !== state.turn) continue;
      for (const [charger, defender] of strikersOf(contact, state)) {
        const strike = strikeOf(charger, defender, contact, state, context);
        const lost = losses.get(defender) ?? 0;
        const result = musketShock(
          {
            strikes: [strike],
            defenders: defender.figures - lost,
            inContact: Math.min(figuresInContact(defender, charger, rules), defender.figures - lost),
            movementLeft: charger.turn.spare > 0,
          },
          dice,
          rules,
        );
        defender.turn.attacked = true;
        losses.set(defender, lost + result.lost);
        const [first] = result.strikes;
        tell({
          kind: 'shock',
          unit: charger.id,
          on: defender.id,
          dice: first?.dice ?? 0,
          faces: first?.faces ?? [],
          losses: result.lost,
          because: result.because,
        });
      }
    }
    for (const [unit, lost] of losses) takeFigures(unit, lost);
    clearTheFallen(state, rules, tell);
  },
};

function strikersOf(contact: Contact, state: MusketState): (readonly [charger: Unit, defender: Unit])[] {
  const a = unitOf(state, contact.a);
  const b = unitOf(state, contact.b);
  const pairs: (readonly [Unit, Unit])[] = [
    [a, b],
    [b, a],
  ];
  return pairs.filter(
    ([unit]) => unit.turn.charging && contact.attackers.includes(unit.id) && unit.figures > 0 && !unit.turn.idle,
  );
}

function strikeOf(
  charger: Unit,
  defender: Unit,
  contact: Contact,
  state: MusketState,
  { rules, scenario }: MusketContext,
): MusketStrike {
  const table = tableOf(scenario, state.breaches);
  const barrier = barrierBetween(charger, defender, table, rules);
  const start = charger.turn.path[0] ?? charger.at;
  const inWood = areasAt(table, defender.at, 'wood').length > 0;
  const soft = (['marsh', 'rough'] as const).find(kind => areasAt(table, charger.at, kind).length > 0);
  return {
    attacker: charger.type,
    receiver: defender.type,
    figures: figuresInContact(charger, defender, rules),
    chargeOrdered: true,
    clearPath: contact.run[charger.id] ?? 0,
    levelsUp: Math.max(0, levelAt(table, defender.at) - levelAt(table, start)),
    ...(barrier === undefined ? (inWood ? { behind: 'forest-edge' as const } : {}) : { behind: barrier }),
    ...(soft === undefined ? {} : { ground: soft }),
  };
}

/** The fence or wall across which a unit comes to grips with an enemy: the one next to the enemy. */
export function barrierBetween(unit: Unit, enemy: Unit, table: Table, rules: MusketRules): Barrier['kind'] | undefined {
  return barriersBetween(table, unit.at, bodyCentre(placedOf(enemy, rules))).at(-1)?.kind;
}

/**
 * Figures of a unit within melee range of another: all figures of every stand that touches it.
 *
 * @clause cady/common/melee/only-contact
 * @clause cady/common/shock/first-figure-in-contact
 */
export function figuresInContact(unit: Unit, enemy: Unit, rules: MusketRules): number {
  if (unit.figures === 0 || enemy.figures === 0) return 0;
  const body = quadOf(placedOf(enemy, rules));
  let figures = 0;
  for (const stand of standsOf(placedOf(unit, rules))) {
    if (distanceBetweenQuads(stand.corners, body) <= rules.table.meleeRange) figures += stand.figures;
  }
  // A body that closed up over its losses may leave a sliver of air where it touched: its nearest stand still fights.
  return figures === 0 ? Math.min(unit.figures, troopOf(unit, rules).stand.figures) : figures;
}
