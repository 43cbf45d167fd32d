import { boolean, every, maybe, not, type Situation } from '../situation-choices.js';

const movers = every({ type: ['li', 'lmi', 'hi', 'lc', 'hc', 'elephant'], training: ['barbarian'] });
const underOrder = [
  'break-or-retreat',
  'retire-disorganised',
  'halt',
  'carry-on',
  'act-as-general-wishes',
  'uncontrolled-advance',
];
const withoutOrder = [
  'break-or-retreat',
  'halt-or-retire',
  'move-to-friends-cover-or-hill',
  'move-to-nearest-enemy',
  'act-as-general-wishes',
  'uncontrolled-advance',
];
/** Every result under the order and without; the last is refused. */
const tested: readonly Situation[] = [
  ...every({ result: underOrder, hasOrder: [true] }),
  ...every({ result: withoutOrder, hasOrder: [false] }),
  { result: 'carry-on', hasOrder: false },
];
const withResult = (more: readonly Situation[]): readonly Situation[] =>
  tested.flatMap(each => more.map(other => ({ ...each, ...other })));

/** Situations for each resolution function about the answer to a charge, rout, pursuit and what tests come to, by name. */
export const brokenSituations: { readonly [resolver: string]: readonly Situation[] } = {
  'wrg/counter-actions': every({
    skirmishing: maybe,
    chargesWhoeverComes: maybe,
    supportsThreatened: maybe,
    mayCountercharge: maybe,
  }),
  'wrg/charge-through': [{ after: 'evaders' }, { after: 'routers' }],
  'wrg/rally-back': every({ mover: movers, manner: [not, { dismounted: true }] }),
  'wrg/surrender': every({
    figures: [1, 10, 11],
    general: [not, { men: 10, of: 20 }, { men: 11, of: 20 }, { men: 21, of: 20 }],
  }),
  'wrg/rout-direction': every({ period: [1, 2], partlySurrounded: maybe, baseLineBarred: maybe }),
  'wrg/barred-rout': every({ period: [1, 2], barredBy: movers, canTurnAside: boolean }),
  'wrg/pursuit-duty': every({
    allBroken: boolean,
    pursued: [0, 1],
    holdOrders: maybe,
    reaction: [not, 'uncontrolled-advance', 'act-as-general-wishes', 'other'],
    generalWishes: maybe,
  }),
  'wrg/pursuit-strikes': every({ gap: [0, 30], rout: [60, 160], pursuit: [50, 90, 150], period: [1, 2] }),
  'wrg/below-half': withResult(every({ subUnit: maybe, prevented: maybe })),
  'wrg/remainder': withResult(every({ majority: ['routed', 'evaded', 'cut-off'] })),
  'wrg/army-test': withResult(every({ loyalty: [not, 'subject-levies', 'mercenaries'], nation: [not, 'arab'] })),
  'wrg/charge-goes-in': tested,
  'wrg/secure-flank': every({
    friendlyCoverAt: [not, 10, 11],
    restsOnImpassable: maybe,
    friendInContact: maybe,
    freeFriendInReach: maybe,
  }),
  'wrg/support-to-rear': every({
    immediatelyBehind: boolean,
    distance: [60, 61],
    normalMove: [60],
    disorganised: boolean,
    engaged: boolean,
  }),
  'wrg/cover-known': every({ known: ['friends', 'nobody', 'enemies', 'unknown'] }),
  'wrg/within': every({ distance: [150, 151], inView: boolean, detour: [not, 149, 150], paces: [150] }),
  'wrg/aim-at-general': every({ unitsAt: [[], [50], [51, 80], [30, 200]], challenging: maybe, standsClear: maybe }),
  'wrg/figures-counting': every({ figures: [0, 9, 20], nearestRank: [not, 5, 10], disorganised: maybe }),
};
