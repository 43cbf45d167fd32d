import { defineRuling } from '../../../../rulebook/index.js';
import { book, ours, sheet } from './readings.js';

/** Rulings about who goes back before the enemy or runs, and who goes after him. */

export const fallingBackFronts = defineRuling({
  id: 'wrg/ruling/falling-back-fronts',
  readings: [
    ours('every-period-with-time-for-it', 'each-period'),
    ours('once-he-is-there', 'once-there'),
    ours('not-until-bidden-something-else', 'not'),
  ],
  default: 'every-period-with-time-for-it',
  reconstruction: true,
});

export const retiringFronts = defineRuling({
  id: 'wrg/ruling/retiring-fronts',
  readings: [
    book('at-the-end-of-every-period', 'each-period', 568),
    sheet('when-he-is-attacked', 'when-attacked', 1761),
  ],
  default: 'at-the-end-of-every-period',
  reconstruction: false,
});

export const turningToGoBack = defineRuling({
  id: 'wrg/ruling/turning-to-go-back',
  readings: [ours('costs-nothing', 'free'), book('costs-as-any-turn', 'paid', 679)],
  default: 'costs-nothing',
  reconstruction: true,
});

export const caughtOutOfControl = defineRuling({
  id: 'wrg/ruling/caught-out-of-control',
  readings: [ours('their-advance-goes-on', 'goes-on'), ours('they-pursue', 'pursues')],
  default: 'their-advance-goes-on',
  reconstruction: true,
});

export const ensuingOnAnAdvance = defineRuling({
  id: 'wrg/ruling/ensuing-on-an-advance',
  readings: [ours('not-after-a-period-of-fighting', 'no-fighting'), ours('as-long-as-it-lasts', 'while-it-lasts')],
  default: 'not-after-a-period-of-fighting',
  reconstruction: true,
});

export const tramplingBeasts = defineRuling({
  id: 'wrg/ruling/trampling-beasts',
  readings: [book('half-of-their-front', 'half-of-front', 1183), ours('every-model', 'all')],
  default: 'half-of-their-front',
  reconstruction: true,
});

export const turnsToAGap = defineRuling({
  id: 'wrg/ruling/turns-to-a-gap',
  readings: [ours('cost-nothing', 'free'), book('cost-as-round-an-obstacle', 'as-any', 1177)],
  default: 'cost-nothing',
  reconstruction: true,
});

export const breakingOut = defineRuling({
  id: 'wrg/ruling/breaking-out',
  readings: [ours('to-where-there-is-room-beyond', true), ours('nobody-gets-through', false)],
  default: 'to-where-there-is-room-beyond',
  reconstruction: true,
});

export const gapBetweenEnemies = defineRuling({
  id: 'wrg/ruling/gap-between-enemies',
  readings: [ours('as-wide-as-between-friends', 'friends'), ours('as-wide-as-the-whole-body', 'body')],
  default: 'as-wide-as-between-friends',
  reconstruction: true,
});

export const surroundedLater = defineRuling({
  id: 'wrg/ruling/surrounded-later',
  readings: [ours('all-surrender', 'all'), ours('half-of-them-surrender', 'half')],
  default: 'all-surrender',
  reconstruction: true,
});

export const routUponHidden = defineRuling({
  id: 'wrg/ruling/rout-upon-hidden',
  readings: [book('turns-at-once', 'at-once', 1187), ours('turns-in-the-next-period', 'next-period')],
  default: 'turns-at-once',
  reconstruction: true,
});

export const probingTroops = defineRuling({
  id: 'wrg/ruling/probing-troops',
  readings: [ours('fall-back-before-a-charge', true), ours('go-on', false)],
  default: 'fall-back-before-a-charge',
  reconstruction: true,
});

export const sentBackThroughFriends = defineRuling({
  id: 'wrg/ruling/sent-back-through-friends',
  readings: [ours('at-once', 'at-once'), ours('as-others-do', 'as-others')],
  default: 'at-once',
  reconstruction: true,
});

export const lanceAtAQuarry = defineRuling({
  id: 'wrg/ruling/lance-at-a-quarry',
  readings: [ours('has-had-its-shock', 'later'), ours('as-in-a-new-melee', 'first')],
  default: 'has-had-its-shock',
  reconstruction: true,
});

export const followersCross = defineRuling({
  id: 'wrg/ruling/followers-cross',
  readings: [
    ours('both-test-or-stop', 'test'),
    ours('stop-unless-their-quarry-has-passed', 'stop'),
    ours('meet-at-once', 'meet'),
  ],
  default: 'both-test-or-stop',
  reconstruction: true,
});

export const othersBeforeFollowers = defineRuling({
  id: 'wrg/ruling/others-before-followers',
  readings: [ours('stop-before-them', 'stop'), ours('as-those-gone-through', 'test')],
  default: 'stop-before-them',
  reconstruction: true,
});

export const othersWhoComeToMeet = defineRuling({
  id: 'wrg/ruling/others-who-come-to-meet-followers',
  readings: [ours('as-all-will-move', 'as-all-move'), book('where-they-stand', 'where-they-stand', 613)],
  default: 'as-all-will-move',
  reconstruction: true,
});

export const ralliedTroopsFace = defineRuling({
  id: 'wrg/ruling/rallied-troops-face',
  readings: [ours('turn-to-the-enemy', 'enemy'), ours('stand-as-they-ran', 'as-they-ran')],
  default: 'turn-to-the-enemy',
  reconstruction: true,
});

export const turningFromContact = defineRuling({
  id: 'wrg/ruling/turning-from-contact',
  readings: [ours('counts-as-run', 'counts-as-run'), ours('counts-for-nothing', 'counts-for-nothing')],
  default: 'counts-as-run',
  reconstruction: true,
});

export const toldToRetireInMelee = defineRuling({
  id: 'wrg/ruling/told-to-retire-in-melee',
  readings: [
    ours('fights-on', 'fights-on'),
    ours('fights-on-in-order', 'fights-on-in-order'),
    ours('breaks-off', 'breaks-off'),
  ],
  default: 'fights-on',
  reconstruction: true,
});

export const friendsCoverOrHill = defineRuling({
  id: 'wrg/ruling/friends-cover-or-hill',
  readings: [ours('as-the-player-says', 'player'), ours('whatever-is-nearer', 'nearer')],
  default: 'as-the-player-says',
  reconstruction: true,
});

export const behindFriends = defineRuling({
  id: 'wrg/ruling/behind-friends',
  readings: [
    ours('stays-for-both-periods', 'stays'),
    ours('is-free-once-there', 'free'),
    ours('goes-on-toward-home', 'goes-on'),
  ],
  default: 'stays-for-both-periods',
  reconstruction: true,
});

export const turnsOfPursuers = defineRuling({
  id: 'wrg/ruling/turns-of-pursuers',
  readings: [ours('those-that-cost-the-broken', 'as-the-broken'), ours('every-one', 'every')],
  default: 'those-that-cost-the-broken',
  reconstruction: true,
});

export const instructionOffTheTable = defineRuling({
  id: 'wrg/ruling/instruction-off-the-table',
  readings: [ours('ends-as-they-leave', 'ends'), ours('lasts-its-periods', 'lasts')],
  default: 'ends-as-they-leave',
  reconstruction: true,
});

/** Every ruling about who goes back before the enemy, and who goes after him. */
export const goingBackRulings = [
  turnsOfPursuers,
  fallingBackFronts,
  retiringFronts,
  turningToGoBack,
  caughtOutOfControl,
  ensuingOnAnAdvance,
  tramplingBeasts,
  turnsToAGap,
  breakingOut,
  gapBetweenEnemies,
  surroundedLater,
  routUponHidden,
  probingTroops,
  sentBackThroughFriends,
  lanceAtAQuarry,
  followersCross,
  othersBeforeFollowers,
  othersWhoComeToMeet,
  ralliedTroopsFace,
  turningFromContact,
  toldToRetireInMelee,
  friendsCoverOrHill,
  behindFriends,
  instructionOffTheTable,
] as const;
