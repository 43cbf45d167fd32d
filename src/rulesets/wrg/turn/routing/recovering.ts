import { afterEvade } from '../../moving/evade.js';
import { pursuitDuty } from '../../rout/rallying.js';
import type { Unit } from '../../state.js';
import { isFighting, onTable, opponentsOf, unitOf } from '../../units.js';
import { isHolding } from '../fighting/victory.js';
import type { Play } from '../play.js';
import { endsPursuit, isSentBeforeRecovering, reorganisesAfterAdvance } from '../reacting/obey.js';
import { goesAfterThem } from '../sorcery/of-themselves.js';

/**
 * Who has evaded halts and reorganises; who charged and met nobody because his enemy got away rallies back, unless he is out of control for
 * another period, or came his way by chance.
 *
 * @clause wrg/evade/clear-reorganise
 * @clause wrg/evade/charger-rallies-back
 * @clause wrg/evade/no-rally-back-if-accidental
 */
export function recoverAfterMoves(play: Play): void {
  const { state, rules } = play;
  // Who has got away over the edge of the table reorganises as well.
  const overTheEdge = Object.values(state.units).filter(({ away }) => away?.from === state.period + 1);
  for (const unit of [...onTable(state), ...overTheEdge]) {
    if (unit.rout !== null || isFighting(state, unit) || unit.period.fought) continue;
    if (unit.period.doing === 'evading') {
      const rests = afterEvade({ caught: false }, rules).rest > 0;
      if (rests && !goesWhereItIsTold(unit, play)) recover(unit, 'reorganising', reasons.evaded, play);
      continue;
    }
    const evaded = evadedBy(unit, play);
    const accidental = unit.period.charges === null;
    const rallies = evaded !== undefined && afterEvade({ caught: false, accidental }, rules).chargersRallyBack;
    if (rallies && !goesWhereItIsTold(unit, play)) recover(unit, 'rallying-back', reasons.metNobody, play);
  }
}

/**
 * Whether a unit goes in the next period where a test has told it to, or is out of control for it as well: it does not rally back or reorganise first
 * (`wrg/ruling/told-while-recovering`). Whoever is not out of control does so when he has been there, or not at all (`wrg/ruling/owed-after-being-sent`).
 *
 * @clause wrg/reaction/result-current-uncontrolled
 * @clause wrg/reaction/result-current-retire
 * @clause wrg/reaction/result-no-order-move-to-friends
 * @clause wrg/disorganisation/recovery
 */
function goesWhereItIsTold(unit: Unit, { rules }: Play): boolean {
  if (!isSentBeforeRecovering(unit, rules)) return false;
  const isOutOfControl = unit.bound?.instruction === 'uncontrolled-advance';
  if (unit.bound !== null && !isOutOfControl && rules.reaction.effects.owesAfterwards)
    unit.bound = { ...unit.bound, reorganises: true };
  return true;
}

/** The enemy who has evaded a unit: whom it charged, or who took it for a charger. */
function evadedBy({ id, period }: Unit, { state }: Play): Unit | undefined {
  const isEvader = (unit: Unit) => unit.period.counter?.what === 'evade';
  if (period.charges === null)
    return onTable(state).find(unit => isEvader(unit) && unit.period.counter?.charger === id);
  const enemy = unitOf(state, period.charges);
  return isEvader(enemy) ? enemy : undefined;
}

/** Why a unit recovers, and by which rule. */
const reasons = {
  evaded: { clause: 'wrg/evade/clear-reorganise', because: 'got clear of the chargers' },
  metNobody: { clause: 'wrg/evade/charger-rallies-back', because: 'the enemy has evaded' },
  quarryGone: { clause: 'wrg/pursuit/halt', because: 'nobody is left to pursue' },
  pursuitHalted: { clause: 'wrg/pursuit/halt', because: 'the pursuit is halted' },
} as const;

type Why = (typeof reasons)[keyof typeof reasons];

function recover(unit: Unit, how: 'rallying-back' | 'reorganising', why: Why, { tell }: Play): void {
  unit.recovering = how;
  unit.recoversFrom = 'now';
  const isAway = unit.away !== null;
  tell(
    {
      kind: 'recovers',
      unit: unit.id,
      how,
      ...(isAway ? { offTable: true } : {}),
      because: [{ ...why, effect: how === 'rallying-back' ? 'rallying back' : how }],
    },
    // What goes on beyond the edge its own side alone hears of.
    isAway ? [unit.side] : undefined,
  );
}

/**
 * Who has come upon broken enemies out of control, and fights nobody else, pursues them from now on, where that is agreed
 * (`wrg/ruling/caught-out-of-control`).
 *
 * @clause wrg/pursuit/compulsory
 * @clause wrg/uncontrolled-advance/then-rout-or-pursuit
 */
export function pursueTheCaught({ state, rules }: Play): void {
  if (rules.field.playing.caughtOutOfControl === 'goes-on') return;
  for (const unit of onTable(state)) {
    if (unit.pursuit !== null || unit.rout !== null || unit.bound?.instruction !== 'uncontrolled-advance') continue;
    const caught = opponentsOf(state, unit);
    const [quarry] = caught;
    if (quarry === undefined || caught.some(({ rout }) => rout === null)) continue;
    unit.pursuit = { quarry: quarry.id, periods: 0, afterAdvance: true };
    unit.bound = null;
  }
}

/**
 * Pursuers whose quarry is gone rally back; others may, after a period of pursuit that they had to make. Who is out of control for another
 * period goes on, at others; when it is over, and he has met nobody, he pursues no more.
 *
 * @clause wrg/pursuit/compulsory
 * @clause wrg/pursuit/halt
 * @clause wrg/uncontrolled-advance/no-contact
 */
export function leadPursuits(play: Play): void {
  const { state, rules } = play;
  for (const unit of onTable(state)) {
    const { pursuit } = unit;
    if (pursuit === null) continue;
    const quarry = unitOf(state, pursuit.quarry);
    // Nobody walks out of a melee with enemies who stand.
    if (opponentsOf(state, unit).some(enemy => enemy.rout === null)) {
      unit.pursuit = null;
      continue;
    }
    // The period for which he had to pursue is over: now he does what he was told before it.
    if (unit.bound !== null && pursuit.periods > 0 && endsPursuit(unit.bound.instruction)) {
      unit.pursuit = null;
      continue;
    }
    const lost = quarry.gone !== null || quarry.rout === null || quarry.away !== null;
    // Whose advance out of control has met nobody halts to fall in, though his quarry still runs before him.
    if (!lost && reorganisesAfterAdvance(unit, play)) {
      unit.pursuit = null;
      continue;
    }
    const duty = pursuitDuty({ allBroken: true, pursued: pursuit.periods, holdOrders: isHolding(unit, play) }, rules);
    const free = duty.does !== 'pursues' && pursuit.periods > 0;
    const halts =
      lost ||
      (free &&
        !goesAfterThem(
          unit,
          {
            id: `pursue:${unit.id}`,
            clause: 'wrg/pursuit/halt',
            quarry: quarry.id,
          },
          play,
        ));
    if (!halts) continue;
    unit.pursuit = null;
    if (goesWhereItIsTold(unit, play)) continue;
    recover(unit, 'rallying-back', lost ? reasons.quarryGone : reasons.pursuitHalted, play);
  }
}

/**
 * Pursuers whose quarry has dispersed, when it did not rally for so long, have nobody to follow in the next period, and rally back.
 *
 * @clause wrg/pursuit/halt
 * @clause wrg/rout/dispersed
 */
export function leaveTheDispersed(play: Play): void {
  const { state } = play;
  for (const unit of onTable(state)) {
    if (unit.pursuit === null || unitOf(state, unit.pursuit.quarry).gone === null) continue;
    unit.pursuit = null;
    if (!goesWhereItIsTold(unit, play)) recover(unit, 'rallying-back', reasons.quarryGone, play);
  }
}
