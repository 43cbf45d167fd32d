import { casualties } from '../../casualties/casualties.js';
import { meleeDice } from '../../casualties/random-factor.js';
import { isVulnerable } from '../../casualties/target.js';
import { needsBothHands } from '../../condition/shields.js';
import { meleeFactors } from '../../hand-to-hand/factors.js';
import type { MeleeTroops } from '../../hand-to-hand/weapons.js';
import { struck } from '../../shooting/shoot.js';
import { onTable } from '../../units.js';
import { conditionOf } from '../condition.js';
import { fieldOf } from '../field.js';
import { inHand } from '../fighting/fighter.js';
import { suffer } from '../losses.js';
import type { Play } from '../play.js';
import { isShieldless } from '../shields.js';
import { isUnder } from './enchanted.js';

/**
 * Units that fight among themselves do so, each half against the other, as two bodies would that face each other.
 *
 * @clause wrg/sorcery/spell-list
 */
export function quarrel(play: Play): void {
  const { state, scenario, dice, rules, tell } = play;
  if (state.magic === undefined) return;
  const field = fieldOf(state, scenario, rules);
  for (const unit of onTable(state)) {
    // Nobody fights from wagons, and no weapon has a factor against them.
    if (!isUnder(unit, 'quarrel', play) || unit.figures < 2 || !isVulnerable(unit.troops, rules)) continue;
    const { type, training, weapons } = unit.troops;
    const troops: MeleeTroops = { type, training, class: unit.troops.class, weapons };
    const hand = inHand(unit);
    const shieldless = isShieldless(
      unit,
      { from: unit.placed.at, side: 'front', ...(needsBothHands(hand, rules) ? { using: hand } : {}) },
      rules,
    );
    const { disorganised } = conditionOf(unit, field);
    const factors = meleeFactors({ troops, enemy: { type, weapons, shieldless, disorganised } }, rules);
    const random = meleeDice(troops, dice, rules);
    const total = factors.total + random.factor;
    const all = rules.optional.sorcery.spells.quarrel.who === 'halves' ? unit.figures : unit.placed.files;
    const men = casualties(total, all, rules);
    const because = [...factors.because, ...random.because, struck(total, all, men)];
    tell({
      kind: 'fought',
      unit: unit.id,
      target: unit.id,
      figures: all,
      total,
      casualties: men,
      unanswered: false,
      because,
    });
    unit.period.meleeCasualties += men;
    suffer(unit, men, play);
  }
}
