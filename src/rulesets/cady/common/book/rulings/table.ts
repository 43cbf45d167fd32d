import { defineRuling } from '../../../../../rulebook/index.js';
import { book, ours } from './readings.js';

/** Rulings about playing on a measured table, where the book leaves to the players' eyes what a program must be told. Lengths in cm. */

export const squaringUp = defineRuling({
  id: 'cady/ruling/squaring-up',
  readings: [
    ours('parallel-to-the-edge-met', { turns: true, gap: 0.25 }),
    ours('as-it-came', { turns: false, gap: 0.25 }),
  ],
  default: 'parallel-to-the-edge-met',
  reconstruction: true,
});

/** How far round, in degrees, a body turns that squares up. */
export const squaringSwing = defineRuling({
  id: 'cady/ruling/squaring-swing',
  readings: [ours('sixty', 60), book('as-a-charge-may-bend', 45, 582), ours('however-far', 180)],
  default: 'sixty',
  reconstruction: true,
});

/** Whether a body squares up however far that carries it, or only as far as what is left of its move. */
export const squaringWay = defineRuling({
  id: 'cady/ruling/squaring-way',
  readings: [ours('beside-the-move', false), ours('out-of-what-is-left', true)],
  default: 'beside-the-move',
  reconstruction: true,
});

export const closingFront = defineRuling({
  id: 'cady/ruling/closing-front',
  readings: [ours('sixty', 60), ours('arc-of-fire', 45)],
  default: 'sixty',
  reconstruction: true,
});

export const directlyInFront = defineRuling({
  id: 'cady/ruling/directly-in-front',
  readings: [ours('within-the-frontage', 'frontage'), ours('within-the-arc-of-fire', 'arc')],
  default: 'within-the-frontage',
  reconstruction: true,
});

export const behindBarrier = defineRuling({
  id: 'cady/ruling/behind-a-barrier',
  readings: [ours('three', 3), ours('touching', 1)],
  default: 'three',
  reconstruction: true,
});

export const barrierSection = defineRuling({
  id: 'cady/ruling/barrier-section',
  readings: [ours('about-the-place-hit', { wall: 3 }), ours('wall-sections-of-six', { wall: 6 })],
  default: 'about-the-place-hit',
  reconstruction: true,
});

export const crowding = defineRuling({
  id: 'cady/ruling/crowding',
  readings: [ours('half-a-centimetre', 0.5), ours('not-at-all', 0)],
  default: 'half-a-centimetre',
  reconstruction: true,
});

export const bridgeCrown = defineRuling({
  id: 'cady/ruling/bridge-crown',
  readings: [ours('three', 3), ours('none', 0)],
  default: 'three',
  reconstruction: true,
});

export const partOfABridge = defineRuling({
  id: 'cady/ruling/part-of-a-bridge',
  readings: [ours('five', 5), ours('anywhere', null)],
  default: 'five',
  reconstruction: true,
});

export const wayOffTheTable = defineRuling({
  id: 'cady/ruling/way-off-the-table',
  readings: [ours('nearest-edge-away-from-the-enemy', 60), book('nearest-edge', 0, 882)],
  default: 'nearest-edge-away-from-the-enemy',
  reconstruction: true,
});

export const wayRound = defineRuling({
  id: 'cady/ruling/way-round',
  readings: [ours('in-steps-of-twenty', [0, 20, -20, 40, -40, 60, -60]), ours('straight-only', [0])],
  default: 'in-steps-of-twenty',
  reconstruction: true,
});

export const holdingAnObjective = defineRuling({
  id: 'cady/ruling/holding-an-objective',
  readings: [ours('nobody', 'nobody'), ours('the-last-to-hold-it', 'last')],
  default: 'nobody',
  reconstruction: true,
});

export const holdingInGoodOrder = defineRuling({
  id: 'cady/ruling/holding-in-good-order',
  readings: [
    // The reactions with which a unit still holds.
    book('in-good-order', ['back'], 876),
    ours('obeying-orders', []),
    ours('anybody', ['back', 'back-and-turn', 'rout']),
  ],
  default: 'in-good-order',
  reconstruction: false,
});

export const victoryAtOnce = defineRuling({
  id: 'cady/ruling/victory-at-once',
  readings: [ours('draw', 'draw'), ours('play-on', 'play-on')],
  default: 'draw',
  reconstruction: true,
});

export const closingFireDistance = defineRuling({
  id: 'cady/ruling/fire-at-movers-distance',
  readings: [ours('each-centimetre', 1), ours('each-quarter', 0.25)],
  default: 'each-centimetre',
  reconstruction: true,
});

export const mutualCharge = defineRuling({
  id: 'cady/ruling/mutual-charge',
  readings: [ours('attacker', 'as-attacker'), ours('defender', 'as-defender')],
  default: 'attacker',
  reconstruction: true,
});

export const chargesTogether = defineRuling({
  id: 'cady/ruling/charges-at-one',
  readings: [book('each-by-itself', false, 624), ours('together', true)],
  default: 'each-by-itself',
  reconstruction: false,
});

export const gunsStayTurned = defineRuling({
  id: 'cady/ruling/guns-turned-to-fire',
  readings: [ours('look-as-before', false), ours('stay-turned', true)],
  default: 'look-as-before',
  reconstruction: true,
});

export const looksEachThird = defineRuling({
  id: 'cady/ruling/hidden-between-thirds',
  readings: [book('at-the-end-of-each', 1, 474), ours('four-times-in-each', 4)],
  default: 'at-the-end-of-each',
  reconstruction: false,
});

export const withdrawingCharged = defineRuling({
  id: 'cady/ruling/charge-at-who-goes-back',
  readings: [
    book('the-attacker-alone', { attacker: true, defender: false }, 870),
    ours('nobody', { attacker: false, defender: false }),
    book('as-any-charge', { attacker: true, defender: true }, 623),
  ],
  default: 'the-attacker-alone',
  reconstruction: false,
});

export const followedFromContact = defineRuling({
  id: 'cady/ruling/followed-from-contact',
  readings: [book('where-it-stops', true, 870), book('as-soon-as-he-is-faster', false, 474)],
  default: 'where-it-stops',
  reconstruction: false,
});

export const formingNearTheEnemy = defineRuling({
  id: 'cady/ruling/forming-near-the-enemy',
  readings: [ours('needs-room', true), book('comes-to-grips', false, 576)],
  default: 'needs-room',
  reconstruction: true,
});

export const hiddenShooters = defineRuling({
  id: 'cady/ruling/hidden-shooters',
  readings: [ours('set-out', true), ours('holds-fire', false)],
  default: 'set-out',
  reconstruction: true,
});

export const buildingDie12 = defineRuling({
  id: 'cady/ruling/building-die-12pd',
  readings: [
    ours('two-to-nine', [2, 3, 4, 5, 6, 7, 8, 9]),
    // As both periods print it.
    book('as-printed', [3, 4, 5, 6, 8, 9], 3037),
  ],
  default: 'two-to-nine',
  reconstruction: true,
});

export const tableRulings = [
  squaringUp,
  squaringSwing,
  squaringWay,
  closingFront,
  directlyInFront,
  behindBarrier,
  barrierSection,
  crowding,
  bridgeCrown,
  partOfABridge,
  wayOffTheTable,
  wayRound,
  holdingAnObjective,
  holdingInGoodOrder,
  victoryAtOnce,
  closingFireDistance,
  mutualCharge,
  chargesTogether,
  gunsStayTurned,
  looksEachThird,
  withdrawingCharged,
  followedFromContact,
  formingNearTheEnemy,
  hiddenShooters,
  buildingDie12,
] as const;
