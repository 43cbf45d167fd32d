import { reasonFor } from '../../../../rulebook/index.js';
import { casualties, countingFigures } from '../../casualties/casualties.js';
import { meleeDice } from '../../casualties/random-factor.js';
import { meleeFactors } from '../../hand-to-hand/factors.js';
import { routMeetsFriends } from '../../rout/meeting.js';
import { sheetOfType } from '../../rules/army/sheets.js';
import type { Unit } from '../../state.js';
import { meleeTroops } from '../fighting/fighter.js';
import { figuresAlong } from '../frontage.js';
import { noteTrampled } from '../leading/shares.js';
import { mannerOf } from '../moving/going.js';
import type { Play } from '../play.js';
import { noteBurstThrough } from '../reacting/witnesses.js';
import { isShieldless, sideShotAt } from '../shields.js';
import { sufferTogether } from '../sorcery/fighting.js';
import { attachedTo } from '../sorcery/near.js';
import { breakUnit } from './breaking.js';

/**
 * Broken troops have burst through friends: barbarians are swept away with them, and elephants and chariots kill as they go, by themselves
 * and not by their crews.
 *
 * @param gapBarred there is a gap beside the friends, to which enemies bar the way.
 * @clause wrg/rout/burst-barbarians
 * @clause wrg/rout/burst-models
 */
export function burstThrough(routers: Unit, friends: Unit, gapBarred: boolean, play: Play): void {
  const { rules, tell } = play;
  if (friends.gone !== null || friends.rout !== null) return;
  noteBurstThrough(friends, routers, play);
  const { sweptAway, tramples, because } = routMeetsFriends(
    {
      routers: routers.troops,
      routersManner: mannerOf(routers, false),
      models: routers.figures,
      friends: friends.troops,
      friendsManner: mannerOf(friends, false),
    },
    rules,
  );
  if (tramples !== null) trample(routers, friends, tramples.models, play);
  if (!sweptAway || friends.gone !== null) return;
  const told = because
    .filter(({ clause }) => clause !== 'wrg/rout/burst-models')
    .map(each => (gapBarred && each.clause === 'wrg/rout/friends-gap' ? barredGap : each));
  tell({ kind: 'swept-away', unit: friends.id, by: routers.id, because: told });
  breakUnit(friends, play);
}

const HALF = 'half of those in front trample';

/** Why those burst through friends who have a gap beside these. */
const barredGap = reasonFor('wrg/rout/friends-gap', 'enemies bar the way to the gap', 'they burst through');

/**
 * Elephants or chariots kill friends whom they burst through: half of those in front, for they run and are out of order, or every one of them
 * (`wrg/ruling/trampling-beasts`). A general and heroes among these bear their share of it, as of all that is lost hand to hand.
 *
 * @clause wrg/rout/burst-models
 * @clause wrg/disorganisation/half-figures
 * @clause wrg/general/share
 */
function trample(beasts: Unit, friends: Unit, all: number, play: Play): void {
  const { dice, rules, state, tell } = play;
  if (sheetOfType(friends.troops.type, rules).target.otherwise === null) return;
  const isHalved = rules.field.playing.trampling === 'half-of-front';
  // A crowd that has got narrow on its way is no narrower for that where it tramples.
  const files = Math.max(beasts.placed.files, beasts.period.stood?.files ?? 0);
  const front = Math.min(all, figuresAlong({ ...beasts.placed, files }, 'front'));
  // Where one of them goes through there are casualties, though half of one is none.
  const halfOfFront = Math.max(1, countingFigures({ figures: all, nearestRank: front, disorganised: true }, rules));
  const models = isHalved ? halfOfFront : all;
  const troops = { ...meleeTroops(beasts), crew: [] };
  const { from } = beasts.period;
  const side = sideShotAt(friends, from, rules);
  const shieldless = isShieldless(friends, { from, side }, rules);
  const factors = meleeFactors({ troops, enemy: { type: friends.troops.type, side, shieldless } }, rules);
  const random = meleeDice({ training: beasts.troops.training, class: beasts.troops.class }, dice, rules);
  const total = factors.total + random.factor;
  const men = casualties(total, models, rules);
  const halved = isHalved ? [reasonFor('wrg/disorganisation/half-figures', 'disorganised as they run', HALF)] : [];
  const because = [...halved, ...factors.because, ...random.because];
  const told = {
    unit: beasts.id,
    target: friends.id,
    figures: models,
    total,
    casualties: men,
    unanswered: true,
    tramples: true,
  } as const;
  tell({ kind: 'fought', ...told, because });
  const champions = attachedTo(friends, state);
  const among = figuresAlong(friends.placed, friends.square ? 'front' : side) + champions.length;
  noteTrampled(friends, men, among);
  sufferTogether(friends, { men, among, champions }, play);
}
