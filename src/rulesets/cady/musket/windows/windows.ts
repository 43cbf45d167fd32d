import { frozen } from '../../../../rulebook/index.js';
import type { Windows } from '../../../../windows/index.js';
import { musketBots } from '../bots/bots.js';
import { musketRequests } from '../requests.js';
import { musket } from '../ruleset.js';
import type { MusketTerms } from '../terms.js';
import { deedsMusket } from './deeds.js';
import { fatesMusket, lossesMusket } from './fates.js';
import { introduceMusket } from './introduce.js';
import { lookMusket } from './look.js';
import { pictureMusket, pictureMusketSeen } from './picture.js';
import { tellMusket } from './tell.js';

/** The musket game as people see it, for the functions of `littlewars/windows`: `drawBattle(musketWindows, battle)`. */
export const musketWindows: Windows<MusketTerms> = frozen({
  ruleset: musket,
  requests: musketRequests,
  bots: musketBots,
  introduce: introduceMusket,
  tell: (event, { scenario }) => tellMusket(event, scenario),
  picture: pictureMusket,
  pictureSeen: pictureMusketSeen,
  look: lookMusket,
  fates: fatesMusket,
  losses: lossesMusket,
  deeds: deedsMusket,
});
