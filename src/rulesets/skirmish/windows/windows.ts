import { frozen } from '../../../rulebook/index.js';
import type { Deed, Windows } from '../../../windows/index.js';
import { skirmishBots } from '../bots/bots.js';
import type { SkirmishEvent } from '../events.js';
import { skirmishRequests } from '../requests.js';
import { skirmish } from '../ruleset.js';
import type { SkirmishTerms } from '../terms.js';
import { fatesSkirmish, introduceSkirmish, lossesSkirmish } from './introduce.js';
import { lookSkirmish } from './look.js';
import { pictureSkirmish, pictureSkirmishSeen } from './picture.js';
import { tellSkirmish } from './tell.js';

/** Skirmishes as people see them, for the functions of `littlewars/windows`: `drawBattle(skirmishWindows, battle)`. */
export const skirmishWindows: Windows<SkirmishTerms> = frozen({
  ruleset: skirmish,
  requests: skirmishRequests,
  bots: skirmishBots,
  introduce: introduceSkirmish,
  tell: (event, { scenario, rules }) => tellSkirmish(event, scenario, rules),
  picture: pictureSkirmish,
  pictureSeen: pictureSkirmishSeen,
  look: lookSkirmish,
  fates: fatesSkirmish,
  losses: lossesSkirmish,
  deeds: deedsSkirmish,
});

/** What men did that an event tells of. */
function deedsSkirmish(event: SkirmishEvent): readonly Deed[] {
  switch (event.kind) {
    case 'shot':
      return [{ unit: event.figure, did: 'fired' }];
    case 'blow':
      return [event.figure, event.target].map(unit => ({ unit, did: 'fought' }));
    case 'moved':
      return [{ unit: event.figure, did: 'moved', length: event.moved }];
    default:
      return [];
  }
}
