import { frozen } from '../../../rulebook/index.js';
import type { Windows } from '../../../windows/index.js';
import { wrgBots } from '../bots/bots.js';
import { wrgRequests } from '../requests.js';
import { wrg } from '../ruleset.js';
import type { WrgTerms } from '../terms.js';
import { deedsWrg } from './deeds.js';
import { fatesWrg, lossesWrg } from './fates.js';
import { introduceWrg } from './introduce.js';
import { lookWrg } from './look.js';
import { pictureWrg, pictureWrgSeen } from './picture.js';
import { tellWrg } from './tell.js';

/** The WRG game as people see it, for the functions of `littlewars/windows`: `drawBattle(wrgWindows, battle)`. */
export const wrgWindows: Windows<WrgTerms> = frozen({
  ruleset: wrg,
  requests: wrgRequests,
  bots: wrgBots,
  introduce: introduceWrg,
  tell: (event, { scenario, rules }) => tellWrg(event, scenario, rules),
  picture: pictureWrg,
  pictureSeen: pictureWrgSeen,
  look: lookWrg,
  fates: fatesWrg,
  losses: lossesWrg,
  deeds: deedsWrg,
});
