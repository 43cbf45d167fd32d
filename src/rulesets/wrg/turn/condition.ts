import type { Reason } from '../../../rulebook/index.js';
import { type ChargeMet, type Circumstances, disorganisedBy, staysDisorganised } from '../condition/disorganisation.js';
import { hasHorses } from '../condition/fear.js';
import { sheetOfType } from '../rules/army/sheets.js';
import type { Bound, Caught, Unit } from '../state.js';
import { meleesOf, onTable, unitOf } from '../units.js';
import type { Field } from './field.js';
import { fightsOnAllTheSame } from './reacting/doing.js';
import { splitOf } from './ships/company.js';
import { siegeAdvance } from './siege/reacting.js';
import { dragonFright, sorceryDisorder } from './sorcery/enchanted.js';
import { figuresBefore } from './sorcery/losses.js';

/** In what order a unit is. */
export interface Condition {
  readonly disorganised: boolean;
  /** Its horses fear elephants or camels. */
  readonly horsesAfraid: boolean;
  readonly because: readonly Reason[];
}

/**
 * In what order a unit is at this moment: everything that has befallen it this period and last, held against the causes of disorder.
 *
 * @clause wrg/disorganisation/recovery
 * @clause wrg/disorganisation/not-cumulative
 */
export function conditionOf(unit: Unit, field: Field): Condition {
  const { state, rules } = field;
  const { period, bound, shaken, pressed } = unit;
  const caught = period.caught;
  const met = period.metInPursuit === false ? unit.metPursuing : period.metInPursuit;
  const manner = { dismounted: unit.dismounted, square: unit.square };
  const causes = disorganisedBy(
    {
      mover: unit.troops,
      manner,
      ...stateOf(unit, field),
      ...(met === undefined ? {} : { metInPursuit: { brokeLightInfantryAtOnce: met === 'after-light-infantry' } }),
      ...(caught === null ? {} : { chargedBy: chargeMet(caught, state) }),
      missiles: { casualties: period.missileCasualties, figures: figuresBefore(unit, rules) },
      obstructed: period.obstructed,
      gap: splitOf(unit, state),
      ...(hasHorses(unit.troops, manner, rules) ? { beasts: beastsNear(unit, field) } : {}),
      ...(bound !== null && isOutOfHand(bound) && !fightsOn(unit, field) && !staysPut(unit, field)
        ? { outOfControl: { periods: bound.kept, turned: period.turnedOutOfControl === true } }
        : {}),
      metModels: shaken,
      interpenetrated: period.interpenetrated,
      ...(pressed === null ? {} : { pushedBack: pressed }),
    },
    rules,
  );
  const told = [...(isToldToDisorder(unit, field) ? [toldToDisorder] : []), ...sorceryDisorder(unit, field)];
  const working = causes.length + told.length;
  const disorganised = staysDisorganised({
    was: unit.disordered === true,
    causes: working,
    beingPushedBack: unit.pushedBack > 0,
  });
  if (disorganised && working === 0) told.push(stillPushed);
  return {
    disorganised,
    horsesAfraid: causes.some(({ id }) => id.startsWith('7-')) || dragonFright(unit, field) !== undefined,
    because: [...causes.map(({ because }) => because), ...told],
  };
}

/** Whether a body goes out of control, and not because it wants to (`wrg/ruling/attack-of-ents`). */
const isOutOfHand = ({ instruction, inHand }: Bound): boolean =>
  instruction === 'uncontrolled-advance' && inHand !== true;

/**
 * Whether what ensues immediately ensues on an advance out of control: not before its first period, and not once the unit has fought on for a period
 * against those whom it has met, or that as well as long as the advance lasts (`wrg/ruling/ensuing-on-an-advance`).
 *
 * @clause wrg/uncontrolled-advance/then-rout-or-pursuit
 */
export function comesOfAnAdvance(unit: Unit, field: Pick<Field, 'state' | 'rules'>): boolean {
  const { bound } = unit;
  if (bound === null || !isOutOfHand(bound) || bound.kept === 0) return false;
  return field.rules.field.playing.ensuingOnAdvance === 'while-it-lasts' || !fightsOn(unit, field);
}

/**
 * Whether a unit fights enemies whom it has met in an earlier period: it moves no more, in hand or out of it. It has done so
 * still in a period in which these have broken, or at whose end they are parted; whoever runs by then and is cut down fights no more.
 */
function fightsOn(unit: Unit, { state }: Pick<Field, 'state'>): boolean {
  if (unit.bound?.met === true && unit.period.fought && unit.period.moved === 0) return true;
  const broken = onTable(state).flatMap(({ period }) => period.brokeFrom?.melees ?? []);
  const ended = broken.filter(({ a, b }) => a === unit.id || b === unit.id);
  const withWhoStands = meleesOf(state, unit).filter(({ a, b }) => unitOf(state, a === unit.id ? b : a).rout === null);
  return [...withWhoStands, ...ended].some(({ since }) => since < state.period);
}

/**
 * Whether what a test has told a unit has it out of order: of who is told to go and fights on as a ruling has it (`wrg/ruling/told-to-retire-in-melee`).
 *
 * @clause wrg/reaction/result-current-retire
 */
function isToldToDisorder(unit: Unit, field: Field): boolean {
  if (unit.bound?.disorganised !== true) return false;
  const inOrder = field.rules.field.playing.toldToRetire === 'fights-on-in-order';
  return !(inOrder && fightsOnAllTheSame(unit, unit.bound.instruction, field));
}

/** Whether a siege keeps a unit where it is that is out of control: at its work, or at the wall that it defends. */
function staysPut(unit: Unit, field: Field): boolean {
  return unit.period.moved === 0 && siegeAdvance(unit, field) === 'stays';
}

const toldToDisorder: Reason = {
  clause: 'wrg/reaction/result-current-retire',
  because: 'its reaction',
  effect: 'disorganised',
};

const stillPushed: Reason = {
  clause: 'wrg/disorganisation/recovery',
  because: 'disorganised when it was pushed back, and still being pushed',
  effect: 'disorganised',
};

/** A charge that has met a unit, as the causes of disorder ask for it: whoever has dismounted charges on foot. */
function chargeMet(caught: Caught, state: Field['state']): ChargeMet {
  const { troops, dismounted } = unitOf(state, caught.charger);
  const { chargerMoved, facingOff, moving, moved, unready } = caught;
  return {
    by: caught.charger,
    charger: troops,
    chargerManner: { dismounted },
    chargerMoved,
    facingOff,
    moving,
    moved,
    ...(unready === null ? {} : { unready }),
  };
}

/**
 * What a unit is at that keeps it out of order: it runs, it sleeps or was roused by those who charge it, or it falls in again, and will have to or does so
 * already (`wrg/ruling/recovery-disorganises`).
 *
 * @clause wrg/disorganisation/routing-reorganising
 */
function stateOf(
  { rout, recovering, recoversFrom, bound, asleep, period }: Unit,
  { state, rules }: Pick<Field, 'state' | 'rules'>,
): Pick<Circumstances, 'state'> {
  if (rout !== null) return { state: 'routed' };
  const isCaughtAsleep = asleep?.woke === state.period && period.caught !== null;
  if (asleep?.woke === null || isCaughtAsleep) return { state: 'asleep' };
  const isAtIt = recoversFrom !== 'now' || rules.movement.condition.recovery === 'at-once';
  if (recovering !== null && isAtIt) return { state: recovering };
  return bound?.reorganises === true ? { state: 'reorganising' } : {};
}

/**
 * Whether a charge disorganises the unit that it has met.
 *
 * @clause wrg/disorganisation/contacted-unready
 * @clause wrg/disorganisation/infantry-moving-contacted
 */
export function disorders(caught: Caught, unit: Unit, { state, rules }: Pick<Field, 'state' | 'rules'>): boolean {
  const manner = { dismounted: unit.dismounted, square: unit.square };
  return disorganisedBy({ mover: unit.troops, manner, chargedBy: chargeMet(caught, state) }, rules).length > 0;
}

/**
 * How far the nearest elephants and camels are, on either side, and which of them the army has with which the unit came: its horses are used to them, wherever these
 * are by now.
 *
 * @clause wrg/disorganisation/horse-elephants-camels
 */
function beastsNear(unit: Unit, { near, state, rules }: Field) {
  const around = near.around(unit.id);
  const isElephant: Is = ({ troops }) => sheetOfType(troops.type, rules).arm === 'elephant';
  const nearest = (is: Is) => around.find(({ who }) => is(who.unit))?.distance;
  const [elephants, camels] = [nearest(isElephant), nearest(ridesCamels)];
  const own = (is: Is) => Object.values(state.units).some(other => other.mustered === unit.mustered && is(other));
  return {
    ...(elephants === undefined ? {} : { elephants }),
    ...(camels === undefined ? {} : { camels }),
    own: [...(own(isElephant) ? (['elephants'] as const) : []), ...(own(ridesCamels) ? (['camels'] as const) : [])],
  };
}

type Is = (unit: Unit) => boolean;

/** Who has dismounted stands on foot, and his camels behind the line. */
const ridesCamels: Is = ({ troops, dismounted }) => troops.camels === true && !dismounted;
