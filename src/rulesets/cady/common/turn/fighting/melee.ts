import { counted, type Reason } from '../../../../../rulebook/index.js';
import { lostInFlight } from '../../fighting/charge-test.js';
import { diceAgainst, type MeleeLosses, wornOut } from '../../fighting/melee.js';
import type { MeleeSideTold } from '../events.js';
import type { Field } from '../field.js';
import type { MeleeSection, MeleeStrengths, TurnContext } from '../period.js';
import type { TurnRules } from '../rules.js';
import type { FieldUnit, UnitId } from '../state.js';
import type { Fight, Fighting, MeleeToll, Part } from './encounters.js';
import {
  asEnemy,
  fightsElsewhere,
  figuresRolling,
  isFought,
  positionIn,
  rollingIn,
  sparedIn,
  strikes,
} from './melee-stance.js';
import { figuresInContact, isCaughtBy } from './shock.js';
import { noteFallen } from './touched-files.js';

/**
 * The contacts are fought, all at the same time. A figure attacked in front rolls against its front; an attack on the flank or
 * rear of a unit that fights to its front is a secondary attack, in which only the defender rolls, and only with figures that
 * its main melee has left. Adds to the toll what each unit loses; nobody is taken off yet.
 *
 * @clause cady/common/sequence/step-8-melee
 * @clause cady/common/melee/sequence
 * @clause cady/common/melee/mandatory
 * @clause cady/common/melee/fill-gap-from-behind
 * @clause cady/common/melee/secondary-when
 * @clause cady/common/three-dice/melee-continues
 */
export function meleeOf<Unit extends FieldUnit, Rules extends TurnRules>(
  fights: readonly Fight<Unit>[],
  toll: MeleeToll<Unit>,
  field: Field<Unit, Rules>,
  { dice, tell }: Pick<TurnContext, 'dice' | 'tell'>,
  section: MeleeSection<Unit, Rules>,
): void {
  for (const fight of primaryFirst(fights, field)) {
    const [a, b] = fight;
    const sides = { a: fightingIn(a, toll, field, section), b: fightingIn(b, toll, field, section) };
    const caught = [sides.a, sides.b].find(isCaughtBy);
    const { told, thrown } =
      caught === undefined
        ? toldOf([sides.a, sides.b], section.round([sides.a, sides.b], field, dice))
        : { told: caughtIn([sides.a, sides.b], caught, field), thrown: [] };
    // Nobody who comes to no blows is the more tired for it; of whom that is so again and again it is told once.
    const blows = told.some(side => side.dice > 0 || side.losses > 0);
    if (blows || a.contact.since === field.state.turn) tell({ kind: 'melee', a: told[0], b: told[1], thrown });
    if (!blows) continue;
    meleeTaken(sides.a, told[0].losses, toll, field, tell);
    meleeTaken(sides.b, told[1].losses, toll, field, tell);
  }
}

/** Says of those who have met this turn and do not come to blows in it why neither does. */
export function tellUnfought<Unit extends FieldUnit, Rules extends TurnRules>(
  fights: readonly Fight<Unit>[],
  field: Field<Unit, Rules>,
  { tell }: Pick<TurnContext, 'tell'>,
  section: MeleeSection<Unit, Rules>,
): void {
  const { state, rules } = field;
  for (const fight of fights) {
    const [a, b] = fight;
    if (a.contact.since !== state.turn || isFought(fight, state.turn, rules)) continue;
    if (a.unit.figures === 0 || b.unit.figures === 0) continue;
    const side = (part: Part<Unit>) => unharmed(fightingIn(part, new Map(), field, section));
    tell({ kind: 'melee', a: side(a), b: side(b), thrown: [] });
  }
}

/** Contacts in which either side strikes, those that no other goes before first. */
export function primaryFirst<Unit extends FieldUnit>(
  fights: readonly Fight<Unit>[],
  { state, rules }: Field<Unit>,
): Fight<Unit>[] {
  const fought = fights.filter(each => isFought(each, state.turn, rules));
  const isSecondary = ([a, b]: Fight<Unit>) => fightsElsewhere(a, state, rules) || fightsElsewhere(b, state, rules);
  return [...fought.filter(each => !isSecondary(each)), ...fought.filter(isSecondary)];
}

/**
 * The contacts that are fought. A unit with no melee point left routs without a fight where that is read so
 * (`cady/ruling/worn-out-rout`); it has been attacked for all that.
 *
 * @clause cady/common/melee/zero-routs
 */
export function withoutWornOut<Unit extends FieldUnit, Rules extends TurnRules>(
  fights: readonly Fight<Unit>[],
  { rules }: Pick<Field<Unit, Rules>, 'rules'>,
  { strengthOf }: MeleeStrengths<Unit, Rules>,
): readonly Fight<Unit>[] {
  if (rules.melee.wornOutFights) return fights;
  return fights.filter(sides => {
    // Whoever is caught running is cut down, and fights nobody whatever its strength.
    if (sides.some(({ unit }) => unit.fleeing)) return true;
    const worn = sides.some(({ unit, enemy }) => wornOut(strengthOf(unit, enemy, rules), rules));
    if (worn) for (const { unit } of sides) unit.turn.attacked = true;
    return !worn;
  });
}

/** A unit in a contact as it stands after what it has lost in this phase. */
export function fightingIn<Unit extends FieldUnit, Rules extends TurnRules>(
  part: Part<Unit>,
  toll: MeleeToll<Unit>,
  field: Field<Unit, Rules>,
  melee: MeleeStrengths<Unit, Rules>,
): Fighting<Unit> {
  const hits = toll.get(part.unit) ?? 0;
  const lost = melee.fallen?.(part.unit, hits, field.rules) ?? hits;
  const spared = sparedIn(part, lost, field, melee);
  const position = positionIn(part, field, melee);
  const rolls = spared === undefined ? figuresRolling(part, lost, position, field) : undefined;
  const dice = rolls === undefined ? {} : diceAgainst({ enemy: rollingIn(asEnemy(part), 0, field) }, field.rules);
  return { ...part, position, rolls, ...dice, spared, left: part.unit.figures - lost };
}

/** Dice rolled for the figures of a unit in a contact where not one for each. */
export function diceOf<Unit extends FieldUnit>({ dice }: Fighting<Unit>): { readonly dice?: number } {
  return dice === undefined ? {} : { dice };
}

/** Notes what a unit has lost in a contact, and that it has fought. */
export function meleeTaken<Unit extends FieldUnit>(
  part: Part<Unit>,
  lost: number,
  toll: MeleeToll<Unit>,
  { state, rules }: Field<Unit>,
  tell: TurnContext['tell'],
): void {
  const { unit } = part;
  unit.turn.fought = true;
  unit.turn.attacked = true;
  toll.set(unit, (toll.get(unit) ?? 0) + lost);
  noteFallen(part, { lost, by: 'melee' }, state, { rules, tell });
}

/** How both sides fared. */
function toldOf<Unit extends FieldUnit>(
  sides: readonly [Fighting<Unit>, Fighting<Unit>],
  { groups, thrown }: MeleeLosses,
): { readonly told: readonly [MeleeSideTold, MeleeSideTold]; readonly thrown: readonly UnitId[] } {
  const [a, b] = sides.map((side): MeleeSideTold => {
    const { unit } = side;
    const result = groups.find(each => each.unit === unit.id);
    if (result === undefined) return unharmed(side);
    const rolls = result.fate === 'rolls';
    return {
      unit: unit.id,
      figures: result.figures,
      point: rolls ? result.point : null,
      dice: rolls ? (side.dice ?? result.figures) : 0,
      losses: result.lost,
      because: result.because,
    };
  });
  return { told: [a ?? unharmed(sides[0]), b ?? unharmed(sides[1])], thrown };
}

/**
 * Whoever is caught running from a charge loses a figure to each that has caught it, without a die, and strikes nobody.
 *
 * @clause cady/common/charge/caught-fleeing
 */
function caughtIn<Unit extends FieldUnit>(
  sides: readonly [Fighting<Unit>, Fighting<Unit>],
  caught: Fighting<Unit>,
  { state, rules }: Field<Unit>,
): [MeleeSideTold, MeleeSideTold] {
  const { enemy, left } = caught;
  const catchers = strikes(asEnemy(caught), state.turn, rules) ? figuresInContact(enemy, caught.unit, rules) : 0;
  const losses = lostInFlight({ catchers, left }, rules);
  const because: Reason = {
    clause: 'cady/common/charge/caught-fleeing',
    because: `caught by ${counted(catchers, 'figure')}`,
    effect: `loses ${losses}`,
  };
  const told = (side: Fighting<Unit>): MeleeSideTold =>
    side === caught ? { ...unharmed(side), figures: left, losses, because: [because] } : unharmed(side);
  return [told(sides[0]), told(sides[1])];
}

function unharmed<Unit extends FieldUnit>({ unit, spared }: Fighting<Unit>): MeleeSideTold {
  return { unit: unit.id, figures: 0, point: null, dice: 0, losses: 0, because: spared === undefined ? [] : [spared] };
}
