import { defineRuling } from '../../../../rulebook/index.js';
import { book, ours } from './readings.js';

/** Rulings about the table: how far one sees, and how bodies stand against each other on it. */

export const sightInWoods = defineRuling({
  id: 'wrg/ruling/sight-in-woods',
  readings: [ours('as-far-as-missiles', 20), ours('not-at-all', 0)],
  default: 'as-far-as-missiles',
  reconstruction: true,
});

export const picketedAnimals = defineRuling({
  id: 'wrg/ruling/picketed-animals',
  readings: [ours('taken-by-whoever-comes-there', true), ours('nobody-takes-them', false)],
  default: 'taken-by-whoever-comes-there',
  reconstruction: true,
});

export const threatUnderFire = defineRuling({
  id: 'wrg/ruling/threat-under-fire',
  readings: [ours('the-nearest-enemy', 'nearest'), ours('who-shoots-at-them', 'who-shoots')],
  default: 'the-nearest-enemy',
  reconstruction: true,
});

export const countercharging = defineRuling({
  id: 'wrg/ruling/countercharging-unasked',
  readings: [ours('without-a-test', 'free'), book('after-the-test-of-a-charge', 'tests', 412)],
  default: 'without-a-test',
  reconstruction: true,
});

export const evadersFollowed = defineRuling({
  id: 'wrg/ruling/evaders-followed',
  readings: [book('tested-for-it', 'test', 413), ours('tested-as-if-they-stood', 'none')],
  default: 'tested-for-it',
  reconstruction: true,
});

export const beyondANormalMove = defineRuling({
  id: 'wrg/ruling/beyond-a-normal-move',
  readings: [ours('by-the-move-spent', 'spent'), book('by-the-paces-gone', 'gone', 413)],
  default: 'by-the-move-spent',
  reconstruction: true,
});

export const chargedWhileReorganising = defineRuling({
  id: 'wrg/ruling/charged-while-reorganising',
  readings: [book('remain-halted', 'remain', 639), book('evade-as-otherwise', 'evade', 356)],
  default: 'remain-halted',
  reconstruction: false,
});

export const followUpWhileHeld = defineRuling({
  id: 'wrg/ruling/follow-up-while-held',
  readings: [ours('stays-with-who-holds-him', 'stays'), book('follows-whom-he-pushed', 'follows', 1115)],
  default: 'stays-with-who-holds-him',
  reconstruction: true,
});

export const whoRunsFirst = defineRuling({
  id: 'wrg/ruling/who-runs-first',
  readings: [ours('those-who-run-and-evade', true), ours('nobody', false)],
  default: 'those-who-run-and-evade',
  reconstruction: true,
});

export const shotFromBehind = defineRuling({
  id: 'wrg/ruling/shot-from-behind',
  readings: [ours('more-behind-than-beside', 'nearer-behind'), ours('straight-behind', 'straight')],
  default: 'more-behind-than-beside',
  reconstruction: true,
});

export const turningToACharger = defineRuling({
  id: 'wrg/ruling/turning-to-a-charger',
  readings: [book('turns-in-the-time-that-takes', 'turns', 351), ours('stands-as-it-does', 'stands')],
  default: 'turns-in-the-time-that-takes',
  reconstruction: false,
});

export const counterchargeIntoAnother = defineRuling({
  id: 'wrg/ruling/countercharge-into-another',
  readings: [book('meets-whom-it-comes-upon', 'meets', 627), ours('stands-to-receive-the-charge', 'stands')],
  default: 'meets-whom-it-comes-upon',
  reconstruction: false,
});

export const haltedAndThreatened = defineRuling({
  id: 'wrg/ruling/halted-and-threatened',
  readings: [
    book('turns-to-who-threatens-it', 'threat', 351),
    ours('turns-to-a-charge-alone', 'charge'),
    ours('stands-as-it-does', 'stands'),
  ],
  default: 'turns-to-who-threatens-it',
  reconstruction: false,
});

export const endingAmongFriends = defineRuling({
  id: 'wrg/ruling/ending-among-friends',
  readings: [
    ours('those-in-haste-or-long-held-up-come-out-beyond', 'held-long'),
    ours('those-in-haste-come-out-beyond', 'beyond'),
    ours('those-in-haste-come-out-where-it-is-nearer', 'nearer'),
    ours('all-stay-on-this-side', 'this-side'),
    ours('all-stand-among-them', 'stand'),
  ],
  default: 'those-in-haste-or-long-held-up-come-out-beyond',
  reconstruction: true,
});

export const friendsInTheWay = defineRuling({
  id: 'wrg/ruling/friends-in-the-way',
  readings: [
    ours('go-through-after-a-period', 'after-a-period'),
    ours('go-through-at-once', 'at-once'),
    ours('wait-for-them', 'wait'),
  ],
  default: 'go-through-after-a-period',
  reconstruction: true,
});

export const unseenChargers = defineRuling({
  id: 'wrg/ruling/unseen-chargers',
  readings: [ours('stands-as-they-come-upon-it', 'stands'), ours('does-what-it-was-about-to', 'goes-on')],
  default: 'stands-as-they-come-upon-it',
  reconstruction: true,
});

export const turnedOffTheTable = defineRuling({
  id: 'wrg/ruling/turned-off-the-table',
  readings: [ours('leaves-it', 'leaves'), ours('stays-on-it', 'stays')],
  default: 'leaves-it',
  reconstruction: true,
});

export const extendedContact = defineRuling({
  id: 'wrg/ruling/extended-contact',
  readings: [ours('whole-files', 'files'), ours('figures-of-the-front-rank', 'figures')],
  default: 'whole-files',
  reconstruction: true,
});

export const walkingIntoTheEnemy = defineRuling({
  id: 'wrg/ruling/walking-into-the-enemy',
  readings: [ours('halts-before-him', 'halts'), ours('is-hand-to-hand', 'fights')],
  default: 'halts-before-him',
  reconstruction: true,
});

export const reachInATest = defineRuling({
  id: 'wrg/ruling/reach-in-a-reaction-test',
  readings: [book('measured-straight', 'straight', 549), ours('as-a-charge-would-go', 'as-it-goes')],
  default: 'measured-straight',
  reconstruction: false,
});

export const inReachOfACharge = defineRuling({
  id: 'wrg/ruling/in-reach-of-a-charge',
  readings: [ours('as-the-charge-would-go', 'as-it-goes'), ours('measured-straight', 'straight')],
  default: 'as-the-charge-would-go',
  reconstruction: true,
});

export const skirmishersComeRound = defineRuling({
  id: 'wrg/ruling/skirmishers-come-round',
  readings: [ours('fewer-than-half-can-shoot', 0.5), ours('nobody-can-shoot', 0)],
  default: 'fewer-than-half-can-shoot',
  reconstruction: true,
});

export const chargeOutOfControl = defineRuling({
  id: 'wrg/ruling/charge-out-of-control',
  readings: [ours('goes-as-it-was-declared', 'charge'), ours('turns-man-by-man', 'advance')],
  default: 'goes-as-it-was-declared',
  reconstruction: true,
});

export const filesBetweenTwo = defineRuling({
  id: 'wrg/ruling/files-between-two-enemies',
  readings: [ours('turn-to-him-behind', 'behind'), ours('fight-on-ahead', 'ahead')],
  default: 'turn-to-him-behind',
  reconstruction: true,
});

export const cornerToCorner = defineRuling({
  id: 'wrg/ruling/corner-to-corner',
  readings: [ours('no-contact', 'past'), ours('a-figure-of-each-fights', 'fights')],
  default: 'no-contact',
  reconstruction: true,
});

export const meetingAtAnAngle = defineRuling({
  id: 'wrg/ruling/meeting-at-an-angle',
  readings: [ours('all-before-him-close-up', 'before'), ours('whose-bases-touch', 'touching')],
  default: 'all-before-him-close-up',
  reconstruction: true,
});

export const closingUpAfterLosses = defineRuling({
  id: 'wrg/ruling/closing-up-after-losses',
  readings: [ours('at-the-enemies-whom-it-touches', 'at-its-enemies'), ours('about-its-middle', 'about-its-middle')],
  default: 'at-the-enemies-whom-it-touches',
  reconstruction: true,
});

export const takenInFlank = defineRuling({
  id: 'wrg/ruling/taken-in-flank',
  readings: [
    ours('until-they-have-turned', 'first-period'),
    ours('while-others-fight-their-front', 'while-engaged'),
    ours('as-long-as-the-melee-lasts', 'whole-melee'),
  ],
  default: 'until-they-have-turned',
  reconstruction: true,
});

export const helpForTheBroken = defineRuling({
  id: 'wrg/ruling/help-for-the-broken',
  readings: [ours('what-is-bidden-next', 'next'), ours('as-long-as-he-is-there', 'while-there')],
  default: 'what-is-bidden-next',
  reconstruction: true,
});

export const placeTakenToComeOn = defineRuling({
  id: 'wrg/ruling/place-taken-to-come-on',
  readings: [ours('waits-until-it-is-free', 'waits'), ours('comes-on-beside-it', 'beside')],
  default: 'waits-until-it-is-free',
  reconstruction: true,
});

export const coveredByBarriers = defineRuling({
  id: 'wrg/ruling/covered-by-barriers',
  readings: [ours('men-on-foot', 'foot'), ours('everybody', 'everybody')],
  default: 'men-on-foot',
  reconstruction: true,
});

export const chargedOverABarrier = defineRuling({
  id: 'wrg/ruling/charged-over-a-barrier',
  readings: [ours('has-left-his-cover', 'none'), ours('covered-as-long-as-it-lies-between', 'while-between')],
  default: 'has-left-his-cover',
  reconstruction: true,
});

export const followUpFromAFlank = defineRuling({
  id: 'wrg/ruling/follow-up-from-a-flank',
  readings: [book('every-opponent-follows', 'follows', 1115), ours('who-has-him-before-him', 'stays')],
  default: 'every-opponent-follows',
  reconstruction: true,
});

export const shotFromTwoSides = defineRuling({
  id: 'wrg/ruling/shot-from-two-sides',
  readings: [ours('as-their-middle-stands', 'middle'), ours('before-if-anybody-is', 'any-before')],
  default: 'as-their-middle-stands',
  reconstruction: true,
});

/** Every ruling about the table and what is done on it. */
export const fieldRulings = [
  sightInWoods,
  picketedAnimals,
  threatUnderFire,
  countercharging,
  evadersFollowed,
  beyondANormalMove,
  chargedWhileReorganising,
  followUpWhileHeld,
  whoRunsFirst,
  shotFromBehind,
  endingAmongFriends,
  friendsInTheWay,
  unseenChargers,
  turnedOffTheTable,
  extendedContact,
  walkingIntoTheEnemy,
  reachInATest,
  inReachOfACharge,
  skirmishersComeRound,
  chargeOutOfControl,
  filesBetweenTwo,
  cornerToCorner,
  meetingAtAnAngle,
  closingUpAfterLosses,
  takenInFlank,
  helpForTheBroken,
  placeTakenToComeOn,
  coveredByBarriers,
  chargedOverABarrier,
  turningToACharger,
  haltedAndThreatened,
  counterchargeIntoAnother,
  followUpFromAFlank,
  shotFromTwoSides,
] as const;
