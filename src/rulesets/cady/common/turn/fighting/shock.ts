import type { Reason } from '../../../../../rulebook/index.js';
import { distanceToQuad, type LowBarrierKind, quadOf, standsOf, type Table } from '../../../../../table/index.js';
import { barrierBefore } from '../../engagement/measured.js';
import { pathToStand } from '../../engagement/run.js';
import { shockGround } from '../../engagement/shock-ground.js';
import { figuresTouching } from '../../fighting/contact.js';
import { frontOf } from '../../fighting/touching.js';
import type { Field } from '../field.js';
import type { ShockSection, TurnContext } from '../period.js';
import type { TurnRules } from '../rules.js';
import type { Contact, FieldState, FieldUnit } from '../state.js';
import { inPlay, placedOf, touching, troopOf, unitOf } from '../units.js';
import type { ChargeMet, ChargeRun } from './encounters.js';
import { noteFallen } from './touched-files.js';

/**
 * Chargers that met the enemy this turn count their shock, both sides at once where both charged. Says who loses how many;
 * nobody is taken off yet. Ranks behind close up.
 *
 * @clause cady/common/sequence/step-7-shock
 * @clause cady/common/shock/after-fire-before-melee
 * @clause cady/common/shock/both-sides
 * @clause cady/common/shock/replace-from-rear
 * @clause cady/common/shock/casualties-no-melee
 * @clause cady/common/shock/remaining-melee
 */
export function shockOf<Unit extends FieldUnit, Rules extends TurnRules>(
  field: Field<Unit, Rules>,
  { dice, tell }: Pick<TurnContext, 'dice' | 'tell'>,
  section: ShockSection<Unit, Rules>,
): ReadonlyMap<Unit, number> {
  const { state, rules } = field;
  const losses = new Map<Unit, number>();
  noteMeetings(state);
  for (const contact of state.contacts) {
    if (contact.since !== state.turn) continue;
    for (const met of chargesIn(contact, state, rules)) {
      if (section.strikes?.(met, rules) === false) continue;
      const { charger, defender } = met;
      const lost = losses.get(defender) ?? 0;
      const { because, ...run } = runOf(met, field);
      const defenders = defender.figures - lost;
      const result = section.strike(
        met,
        {
          run,
          defenders,
          inContact: Math.min(figuresInContact(defender, charger, rules), defenders),
          movementLeft: charger.turn.spare > 0,
        },
        field,
        dice,
      );
      defender.turn.attacked = true;
      losses.set(defender, lost + result.lost);
      noteFallen({ unit: defender, enemy: charger, contact }, { lost: result.lost, by: 'shock' }, state, {
        rules,
        tell,
      });
      const [first] = result.strikes;
      tell({
        kind: 'shock',
        unit: charger.id,
        on: defender.id,
        dice: first?.dice ?? 0,
        faces: first?.faces ?? [],
        losses: result.lost,
        because: [...because, ...result.because],
      });
    }
  }
  return losses;
}

/** Notes for the rest of the turn who is in contact with whom, whatever becomes of either. */
export function noteMeetings(state: FieldState): void {
  // Whoever was come upon at the very end of the turn is met in the next.
  const contacts = state.contacts.filter(({ since }) => since <= state.turn);
  for (const unit of inPlay(state)) {
    unit.turn.against = [...new Set([...unit.turn.against, ...touching(unit, { contacts })])];
  }
}

/** The charges that end in a contact. Whoever is caught in flight takes shock only where the rules say so. */
function chargesIn<Unit extends FieldUnit>(
  contact: Contact,
  state: FieldState<Unit>,
  rules: TurnRules,
): ChargeMet<Unit>[] {
  const a = unitOf(state, contact.a);
  const b = unitOf(state, contact.b);
  const both: ChargeMet<Unit>[] = [
    { charger: a, defender: b, contact, struckOn: contact.edgeOfB },
    { charger: b, defender: a, contact, struckOn: contact.edgeOfA },
  ];
  return both.filter(
    ({ charger, defender }) =>
      charger.turn.charging &&
      contact.attackers.includes(charger.id) &&
      charger.figures > 0 &&
      !charger.turn.idle &&
      (rules.flight.shock || !isCaughtBy({ unit: defender, enemy: charger, contact })),
  );
}

/** Whether a unit that runs from a charge is caught by an enemy that charges it: the one that it runs from, or another that has reached it. */
export function isCaughtBy<Unit extends FieldUnit>({
  unit,
  enemy,
  contact,
}: {
  readonly unit: Unit;
  readonly enemy: Unit;
  readonly contact: Contact;
}): boolean {
  const { fleesFrom } = unit.turn;
  if (fleesFrom === null) return false;
  return fleesFrom === enemy.id || (enemy.turn.charging && contact.attackers.includes(enemy.id));
}

/** A charge as the ground has it; `because`: why some of the figures in contact count no shock. */
function runOf<Unit extends FieldUnit, Rules extends TurnRules>(
  { charger, defender, contact }: ChargeMet<Unit>,
  { table, rules }: Field<Unit, Rules>,
): ChargeRun & { readonly because: readonly Reason[] } {
  const { at, turn, id } = charger;
  const [start = at, ...corners] = turn.path;
  const run = {
    way: [start, ...corners, at] as const,
    striking: placedOf(charger, rules),
    struck: placedOf(defender, rules),
    inContact: figuresInContact(charger, defender, rules),
    arm: troopOf(charger, rules).arm,
  };
  const { figures, across, because } = shockGround(run, table, rules);
  return { figures, across, because, clearPath: pathToStand(contact.run[id] ?? 0, rules) };
}

/** The fence or wall across which a unit comes to grips with an enemy, from the stand nearest to him: the one next to the enemy. */
export function barrierBetween(
  unit: FieldUnit,
  enemy: FieldUnit,
  table: Table,
  rules: Pick<TurnRules, 'troops' | 'formation'>,
): LowBarrierKind | undefined {
  const struck = placedOf(enemy, rules);
  const fronts = standsOf(placedOf(unit, rules)).map(frontOf);
  const [nearest = unit.at] = fronts.sort(
    (a, b) => distanceToQuad(a, quadOf(struck)) - distanceToQuad(b, quadOf(struck)),
  );
  return barrierBefore(table, nearest, struck);
}

/**
 * Figures of a unit within melee range of another: see `figuresTouching`. Of a line and the enemy who has divided it there are none: he
 * stands where its middle was, and nobody slides along into the gap.
 *
 * @clause cady/common/melee/no-sideways-slide
 * @clause cady/common/melee/only-contact
 */
export function figuresInContact(unit: FieldUnit, enemy: FieldUnit, rules: TurnRules): number {
  if (unit.divided?.by === enemy.id || enemy.divided?.by === unit.id) return 0;
  return figuresTouching(placedOf(unit, rules), placedOf(enemy, rules), rules);
}
