import { bearingTo, bodyCentre, toGrid, turnBetween } from '../../../../table/index.js';
import { pursuitDuty } from '../../rout/rallying.js';
import { sheetOfType } from '../../rules/army/sheets.js';
import type { Unit, UnitId } from '../../state.js';
import { opponentsOf } from '../../units.js';
import { comesOfAnAdvance } from '../condition.js';
import { stepOf } from '../ordering/standing.js';
import type { Play } from '../play.js';
import { holdersTest, staysOutOfControl } from '../reacting/holders.js';
import { chosenOf, goesAfterThem } from '../sorcery/of-themselves.js';
import { strikeAtBroken } from './at-their-backs.js';

/**
 * Whom a test of reaction has broken in the middle of a melee is struck at like all who turn their backs, and pursued by those who have
 * nobody left to fight.
 *
 * @clause wrg/pursuit/strikes
 * @clause wrg/pursuit/compulsory
 */
export function turnOnBroken(play: Play): void {
  const broken = strikeAtBroken(play).filter(({ unit }) => unit.gone === null);
  for (const each of new Set(broken.flatMap(({ opponents }) => opponents))) {
    const fightsOn = opponentsOf(play.state, each).some(({ rout }) => rout === null);
    const free = each.gone === null && each.rout === null && !fightsOn;
    const beaten = broken.filter(({ opponents }) => opponents.includes(each)).map(({ unit }) => unit);
    if (free && each.pursuit === null) afterVictory(each, beaten, true, play);
  }
}

/** Whether the order of a unit keeps it where it is. */
export function isHolding(unit: Unit, { state, scenario }: Pick<Play, 'state' | 'scenario'>): boolean {
  const verb = stepOf(unit, state, scenario)?.verb;
  return verb === 'hold' || verb === 'ambush';
}

/**
 * What a unit does whose opponents have broken: it pursues for a period at least, or, with orders to hold, tests first. Of several it goes after those for whom
 * it has to come round the least, unless its player chooses others.
 *
 * @param chased whom it pursued when it came upon them
 * @clause wrg/pursuit/compulsory
 * @clause wrg/pursuit/hold-orders
 * @clause wrg/after-melee/engines-follow
 * @clause wrg/uncontrolled-advance/then-rout-or-pursuit
 */
export function afterVictory(
  unit: Unit,
  beaten: readonly Unit[],
  allBroken: boolean,
  play: Play,
  chased: readonly UnitId[] = [],
): void {
  const { rules } = play;
  const [straightest, ...others] = byTurning(unit, beaten);
  // Who had no room to give ground has pushed his enemy back, and farther.
  unit.pressed = null;
  const { arm } = sheetOfType(unit.troops.type, rules);
  if (straightest === undefined || arm === 'engine' || arm === 'wagon' || unit.aboard !== undefined) return;
  if (isToldElsewhere(unit, play)) return;
  const holdOrders = isHolding(unit, play);
  // Whom no more than the test lets go has made no advance before.
  const hasAdvanced = comesOfAnAdvance(unit, play);
  const { does } = pursuitDuty({ allBroken, pursued: 0, holdOrders }, rules);
  const tests = does === 'must-test' || (does === 'may-test' && wantsTest(unit, straightest, play));
  const sent = tests && holdersTest(unit, play);
  if (does !== 'pursues' && !sent) return;
  const quarry = chosenOf(unit, straightest, others, play);
  unit.pursuit = {
    quarry: quarry.id,
    periods: 0,
    ...(hasAdvanced ? { afterAdvance: true } : {}),
    ...(isLightFootMetNow(quarry, unit, play) ? { brokeLightInfantryAtOnce: true } : {}),
    ...(chased.length > 0 ? { chasedBefore: chased } : {}),
  };
  // An advance out of control that has come to this is over; one on which their test has let them go only begins.
  if (!(sent && unit.bound?.instruction === 'uncontrolled-advance' && staysOutOfControl(play))) unit.bound = null;
  unit.pushedBack = 0;
}

/** Enemies by how far a unit has to come round to have them straight before its front; of equals the first is first. */
function byTurning({ placed }: Unit, enemies: readonly Unit[]): readonly Unit[] {
  const off = (enemy: Unit) =>
    toGrid(turnBetween(placed.facing, bearingTo(bodyCentre(placed), bodyCentre(enemy.placed))));
  return [...enemies].sort((a, b) => off(a) - off(b));
}

/**
 * Whether a test has told a unit to halt or to go elsewhere in the next period too: it does so as soon as nobody fights it any more, unless it has to pursue
 * first (`wrg/ruling/pursuers-told-otherwise`, `wrg/ruling/told-to-retire-in-melee`).
 *
 * @clause wrg/reaction/result-current-halt
 * @clause wrg/reaction/result-current-retire
 */
function isToldElsewhere({ bound }: Unit, { rules }: Play): boolean {
  if (bound === null || bound.left === 0 || rules.reaction.effects.pursuesFirst) return false;
  return bound.instruction !== 'uncontrolled-advance' && bound.instruction !== 'move-to-enemy';
}

/** Whether the player of troops with orders to hold has them tested, where that is his choice. */
function wantsTest(unit: Unit, quarry: Unit, play: Play): boolean {
  return goesAfterThem(
    unit,
    {
      id: `pursue:${unit.id}:tests`,
      clause: 'wrg/pursuit/hold-orders',
      quarry: quarry.id,
    },
    play,
  );
}

/**
 * Whether broken enemies are light infantry whose melee with this unit has begun in this period, however they came to it.
 *
 * @clause wrg/disorganisation/light-infantry-broken-exception
 */
function isLightFootMetNow({ period, dismounted, troops }: Unit, { id }: Unit, { rules }: Play): boolean {
  return period.brokeAtOnceFrom?.includes(id) === true && !dismounted && sheetOfType(troops.type, rules).like === 'li';
}
