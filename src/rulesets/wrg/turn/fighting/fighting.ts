import type { WrgPhase } from '../../terms.js';
import { standing, treadOnCaltrops } from '../caltrops/caltrops.js';
import { fieldOf } from '../field.js';
import { holdChallenges } from '../leading/challenges.js';
import { fightingRanks } from '../leading/ranks.js';
import { fightBetweenLines } from '../leading/riding-out.js';
import { riskGenerals, riskIfTrapped } from '../leading/risk.js';
import { playOf } from '../play.js';
import { testAllBelowHalf, testAtOnce, testRoutersBelowHalf } from '../reacting/at-once.js';
import { fightUnderground } from '../siege/underground.js';
import { castSpells } from '../sorcery/casting.js';
import { championsFighting, endDebates, isDebating, sufferTogether } from '../sorcery/fighting.js';
import { quarrel } from '../sorcery/quarrel.js';
import { slipAsTheyArePushed, standingOnPaths } from '../weather/paths.js';
import { afterTheFight } from './aftermath.js';
import { strikeAtBroken } from './at-their-backs.js';
import { settleWagons } from './engines.js';
import { overlappersInLine } from './in-line.js';
import { endOutOfContact } from './out-of-contact.js';
import { lossesOf, noteBlows, strike } from './strike.js';
import { bothOf } from './striking.js';
import { turnOnBroken } from './victory.js';

/**
 * Everybody who touches an enemy fights, all at the same time: blows are struck, casualties taken off, and who has had the worse of it
 * gives way or breaks. Generals have it out with each other first, and share in the end what their men have suffered.
 *
 * @clause wrg/melee/eligible-front
 * @clause wrg/casualties/removal
 */
export const handToHandPhase: WrgPhase = {
  id: 'hand-to-hand',
  title: 'Hand-to-hand combat',
  clause: 'wrg/melee/eligible-front',
  run(state, context) {
    const play = playOf(state, context);
    castSpells('before-combat', play);
    quarrel(play);
    fightUnderground(play);
    fightBetweenLines(play);
    holdChallenges(play);
    testAllBelowHalf(play);
    turnOnBroken(play);
    const field = fieldOf(state, context.scenario, context.rules);
    const pairs = state.melees.map(melee => bothOf(melee, field));
    const struck = [
      ...pairs.flat().map(striking => ({ striking, men: strike(striking, field, play) })),
      ...overlappersInLine(pairs.flat(), field).map(({ striking, strikers }) => ({
        striking,
        men: strike(striking, field, play, false, strikers),
      })),
    ];
    const ranks = fightingRanks(pairs.flat(), field);
    const fighters = [...new Set(pairs.flat().map(({ unit }) => unit))];
    const debaters = fighters.filter(unit => isDebating(unit, play));
    for (const { striking, men } of struck) noteBlows(striking, men, play);
    for (const [unit, men] of lossesOf(struck)) {
      sufferTogether(unit, { men, among: ranks.get(unit.id) ?? 0, champions: championsFighting(unit, field) }, play);
    }
    for (const unit of fighters) riskIfTrapped(unit, ranks, play);
    testAtOnce(fighters, play);
    strikeAtBroken(play);
    const before = standing(play);
    const onPaths = standingOnPaths(play);
    afterTheFight(
      fighters.filter(unit => !debaters.includes(unit)),
      (by, to) =>
        struck
          .filter(({ striking: { unit, enemy } }) => unit === by && enemy === to)
          .reduce((sum, { men }) => sum + men, 0),
      play,
    );
    treadOnCaltrops(before, play);
    slipAsTheyArePushed(onPaths, play);
    riskGenerals(ranks, play);
    endDebates(debaters, play);
    settleWagons(play);
    testAllBelowHalf(play);
    turnOnBroken(play);
    testRoutersBelowHalf(play);
    endOutOfContact(play);
  },
};
