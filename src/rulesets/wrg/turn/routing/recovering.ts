import { pursuitDuty } from '../../rout/rallying.js';
import type { Unit } from '../../state.js';
import { isFighting, onTable, unitOf } from '../../units.js';
import { isHolding } from '../fighting/aftermath.js';
import type { Play } from '../play.js';

/**
 * Who has evaded halts and reorganises; who charged and met nobody because his enemy got away rallies back.
 *
 * @clause wrg/evade/clear-reorganise
 * @clause wrg/evade/charger-rallies-back
 */
export function recoverAfterMoves(play: Play): void {
  const { state } = play;
  for (const unit of onTable(state)) {
    const { period } = unit;
    if (unit.rout !== null || isFighting(state, unit) || period.fought) continue;
    if (period.doing === 'evading') recover(unit, 'reorganising', reasons.evaded, play);
    const { charges } = period;
    const evaded = charges !== null && unitOf(state, charges).period.counter?.what === 'evade';
    if (evaded && period.doing !== 'evading') recover(unit, 'rallying-back', reasons.metNobody, play);
  }
}

/** Why a unit recovers, and by which rule. */
const reasons = {
  evaded: { clause: 'wrg/evade/clear-reorganise', because: 'got clear of the chargers' },
  metNobody: { clause: 'wrg/evade/charger-rallies-back', because: 'the charge met nobody' },
  quarryGone: { clause: 'wrg/pursuit/halt', because: 'nobody is left to pursue' },
  pursuitHalted: { clause: 'wrg/pursuit/halt', because: 'the pursuit is halted' },
} as const;

type Why = (typeof reasons)[keyof typeof reasons];

function recover(unit: Unit, how: 'rallying-back' | 'reorganising', why: Why, { tell }: Play): void {
  unit.recovering = how;
  unit.recoversFrom = 'now';
  tell({ kind: 'recovers', unit: unit.id, how, because: [{ ...why, effect: how }] });
}

/**
 * Pursuers whose quarry is gone rally back; others may, after a period of pursuit that they had to make.
 *
 * @clause wrg/pursuit/compulsory
 * @clause wrg/pursuit/halt
 */
export function leadPursuits(play: Play): void {
  const { state, rules, command } = play;
  for (const unit of onTable(state)) {
    const { pursuit } = unit;
    if (pursuit === null) continue;
    const quarry = unitOf(state, pursuit.quarry);
    if (unit.period.metInPursuit) {
      unit.pursuit = null;
      continue;
    }
    const lost = quarry.gone !== null || quarry.rout === null || quarry.away !== null;
    const duty = pursuitDuty({ allBroken: true, pursued: pursuit.periods, holdOrders: isHolding(unit, play) }, rules);
    const free = duty.does !== 'pursues' && pursuit.periods > 0;
    const halts =
      lost ||
      (free &&
        !command.ask({
          kind: 'pursue',
          id: `pursue:${unit.id}`,
          side: unit.side,
          clause: 'wrg/pursuit/halt',
          unit: unit.id,
          quarry: quarry.id,
        }));
    if (!halts) continue;
    unit.pursuit = null;
    recover(unit, 'rallying-back', lost ? reasons.quarryGone : reasons.pursuitHalted, play);
  }
}
