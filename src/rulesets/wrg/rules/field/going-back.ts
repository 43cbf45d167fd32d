import type { OpenBook } from '../../../../book/index.js';
import { helpForTheBroken, threatUnderFire, turnedOffTheTable, whoRunsFirst } from '../../book/rulings/field.js';
import {
  behindFriends,
  breakingOut,
  caughtOutOfControl,
  ensuingOnAnAdvance,
  fallingBackFronts,
  followersCross,
  friendsCoverOrHill,
  gapBetweenEnemies,
  instructionOffTheTable,
  othersBeforeFollowers,
  probingTroops,
  ralliedTroopsFace,
  retiringFronts,
  routUponHidden,
  surroundedLater,
  turningFromContact,
  turningToGoBack,
  turnsOfPursuers,
} from '../../book/rulings/going-back.js';
import { evadersComeClear } from '../../book/rulings/moving.js';

/** What the book leaves open of who goes back, evades, runs, pursues or rallies: how the rulings decide it. */
export interface GoingBack {
  /** From whom troops run who break because they are shot at: from the nearest enemy, or from who shoots. */
  readonly threatUnderFire: 'nearest' | 'who-shoots';
  /** Whether those who run and evade move before those who are after them. */
  readonly runnersFirst: boolean;
  /** Whether broken troops without a gap get out where there is room beyond their enemies. */
  readonly breaksOut: boolean;
  /** How wide a gap between enemies has to be for broken troops to run through it: as one between friends, or as wide as they are themselves. */
  readonly enemyGap: 'friends' | 'body';
  /** Who surrenders of troops that are surrounded in a later period of their rout. */
  readonly surroundedLater: 'all' | 'half';
  /** When broken troops turn who have run into enemies who lay hidden: at once, with what is left of their move, or in the next period. */
  readonly routUponHidden: 'at-once' | 'next-period';
  /** Whether those who are to probe fall back before an enemy who could charge them. */
  readonly probersFallBack: boolean;
  /** Whether who turns off the table where he stands leaves it. */
  readonly turnedOff: 'leaves' | 'stays';
  /** Which way evaders come out from among friends among whom their move would end. */
  readonly evadersComeClear: 'shortest' | 'straight';
  /** What two enemies do who come upon each other as each of them goes after somebody else: go on into each other after a test of both, or meet. */
  readonly followersCross: 'test' | 'stop' | 'meet';
  /** What a follower does who comes upon an enemy whom his quarry has not passed: he stops, or may go on into him after a test of both. */
  readonly othersBefore: 'stop' | 'test';
  /** How those face who have rallied from a rout and reorganise: to the nearest enemy, or with their backs to him as they ran. */
  readonly ralliedFace: 'enemy' | 'as-they-ran';
  /** Whether what a block that runs gets clear of the enemy as it comes round counts as run. */
  readonly turnsFromContact: 'counts-as-run' | 'counts-for-nothing';
  /** Where those go who are told to go to friends or to cover or a hill behind them: as their player says, or to whatever is nearer. */
  readonly friendsOrCover: 'player' | 'nearer';
  /** What those do who were told to go to friends and stand with them or behind them: stay as long as they are told, be free again, or go on toward home. */
  readonly behindFriends: 'stays' | 'free' | 'goes-on';
  /** Whether what a test has told who leaves the table ends there, or lasts for its periods. */
  readonly boundOffTable: 'ends' | 'lasts';
  /** When who falls back by order turns his front to where he came from: every period that leaves time for it, once he is there, or not before he is bidden something else. */
  readonly fallingBackFronts: 'each-period' | 'once-there' | 'not';
  /** When who retires as a test has told him fronts to the enemy: at the end of every period, or of the last, and before that when he is attacked. */
  readonly retiringFronts: 'each-period' | 'when-attacked';
  /** Whether who goes back as a test has told him, or to friends, turns for nothing or pays for it. */
  readonly turnsToGoBack: 'free' | 'paid';
  /** What those do who come upon broken enemies out of control: go on with their advance, or pursue. */
  readonly caughtOutOfControl: 'goes-on' | 'pursues';
  /** What rout or pursuit ensues at once on an advance out of control: of who has not fought on for a period meanwhile, or any as long as the advance lasts. */
  readonly ensuingOnAdvance: 'no-fighting' | 'while-it-lasts';
  /** Which turns cost pursuers some of their move: those that have cost the broken some of theirs, or every one but the first. */
  readonly turnsOfPursuers: 'as-the-broken' | 'every';
  /** What those do who support or follow a friend that has broken: what their order bids next, or that as long as he is there. */
  readonly helpForBroken: 'next' | 'while-there';
}

/** How that is read. */
export function goingBack(open: OpenBook): GoingBack {
  return {
    threatUnderFire: open.reading(threatUnderFire),
    runnersFirst: open.reading(whoRunsFirst),
    breaksOut: open.reading(breakingOut),
    enemyGap: open.reading(gapBetweenEnemies),
    surroundedLater: open.reading(surroundedLater),
    routUponHidden: open.reading(routUponHidden),
    probersFallBack: open.reading(probingTroops),
    turnedOff: open.reading(turnedOffTheTable),
    evadersComeClear: open.reading(evadersComeClear),
    followersCross: open.reading(followersCross),
    othersBefore: open.reading(othersBeforeFollowers),
    ralliedFace: open.reading(ralliedTroopsFace),
    turnsFromContact: open.reading(turningFromContact),
    friendsOrCover: open.reading(friendsCoverOrHill),
    behindFriends: open.reading(behindFriends),
    boundOffTable: open.reading(instructionOffTheTable),
    fallingBackFronts: open.reading(fallingBackFronts),
    retiringFronts: open.reading(retiringFronts),
    turnsToGoBack: open.reading(turningToGoBack),
    caughtOutOfControl: open.reading(caughtOutOfControl),
    ensuingOnAdvance: open.reading(ensuingOnAnAdvance),
    turnsOfPursuers: open.reading(turnsOfPursuers),
    helpForBroken: open.reading(helpForTheBroken),
  };
}
