import { frozen } from '../../../rulebook/index.js';
import type { Windows } from '../../../windows/index.js';
import { raymondBots } from '../bots/bots.js';
import { raymondRequests } from '../requests.js';
import { raymond } from '../ruleset.js';
import type { RaymondTerms } from '../terms.js';
import { deedsRaymond } from './deeds.js';
import { fatesRaymond, lossesRaymond } from './fates.js';
import { introduceRaymond } from './introduce.js';
import { lookRaymond } from './look.js';
import { pictureRaymond, pictureRaymondSeen } from './picture.js';
import { tellRaymond } from './tell.js';

/** Raymond's game as people see it, for the functions of `littlewars/windows`: `drawBattle(raymondWindows, battle)`. */
export const raymondWindows: Windows<RaymondTerms> = frozen({
  ruleset: raymond,
  requests: raymondRequests,
  bots: raymondBots,
  introduce: introduceRaymond,
  tell: (event, { scenario }) => tellRaymond(event, scenario),
  picture: pictureRaymond,
  pictureSeen: pictureRaymondSeen,
  look: lookRaymond,
  fates: fatesRaymond,
  losses: lossesRaymond,
  deeds: deedsRaymond,
});
