import { frozen } from '../../../../rulebook/index.js';
import type { Windows } from '../../../../windows/index.js';
import { ancientBots } from '../bots/bots.js';
import { ancientRequests } from '../requests.js';
import { ancientMedieval } from '../ruleset.js';
import type { AncientTerms } from '../terms.js';
import { deedsAncient } from './deeds.js';
import { fatesAncient, lossesAncient } from './fates.js';
import { introduceAncient } from './introduce.js';
import { lookAncient } from './look.js';
import { pictureAncient, pictureAncientSeen } from './picture.js';
import { tellAncient } from './tell.js';

/** The ancient and medieval game as people see it, for the functions of `littlewars/windows`: `drawBattle(ancientWindows, battle)`. */
export const ancientWindows: Windows<AncientTerms> = frozen({
  ruleset: ancientMedieval,
  requests: ancientRequests,
  bots: ancientBots,
  introduce: introduceAncient,
  tell: (event, { scenario }) => tellAncient(event, scenario),
  picture: pictureAncient,
  pictureSeen: pictureAncientSeen,
  look: lookAncient,
  fates: fatesAncient,
  losses: lossesAncient,
  deeds: deedsAncient,
});
