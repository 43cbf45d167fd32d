import type { OpenBook } from '../../../book/index.js';
import type { SightRules } from '../../../table/index.js';
import { engineCrewNumbers } from '../book/numbers/field.js';
import {
  chargedOverABarrier,
  closingUpAfterLosses,
  cornerToCorner,
  coveredByBarriers,
  extendedContact,
  filesBetweenTwo,
  helpForTheBroken,
  inReachOfACharge,
  meetingAtAnAngle,
  picketedAnimals,
  reachInATest,
  shotFromBehind,
  sightInWoods,
  skirmishersComeRound,
  takenInFlank,
  threatUnderFire,
  walkingIntoTheEnemy,
  whoRunsFirst,
} from '../book/rulings/field.js';
import {
  casualtiesOfAChallenge,
  dieOfAGeneral,
  escortOfAGeneral,
  generalBehind,
  generalBetweenTwo,
  generalInDisorder,
  generalPartlyEngaged,
  generalTakenInFlank,
  loneGeneral,
  messengerPastAMelee,
  ridersPastEnemies,
  whomAGeneralChallenges,
} from '../book/rulings/generals.js';
import {
  followersCross,
  lanceAtAQuarry,
  othersBeforeFollowers,
  ralliedTroopsFace,
  toldToRetireInMelee,
  turningFromContact,
} from '../book/rulings/going-back.js';
import {
  casualtiesAtBacks,
  clippedAsItGivesGround,
  lightTroopsMakeRoom,
  littleRoomToGiveGround,
  modelsBetweenTwo,
  partlyUpSlope,
} from '../book/rulings/melee.js';
import {
  awayFromSeveral,
  besideFriends,
  directlyAway,
  evadersComeClear,
  howNearSkirmishersCome,
  whomOutOfControl,
} from '../book/rulings/moving.js';
import {
  bearersInMelee,
  coverAgainstThoseWithin,
  deckOverTheLand,
  handsAtMaterial,
  heightOfADeck,
  hullsOnTheBeach,
  minersUnderFire,
  stonesAtATower,
  workersPartlyCovered,
} from '../book/rulings/siege-table.js';
import type { EngineKind } from '../troops.js';
import { amongOthersUnder, chargesUnder, goingBackUnder, type OpenAmongOthers } from './field-moves.js';

/** What the game is laid out and measured with on a table. Lengths in paces. */
export interface FieldRules {
  readonly sight: SightRules;
  /** Men who serve each kind of engine. */
  readonly engineCrews: { readonly [K in EngineKind]: number };
  /** Enemies this close are base to base. */
  readonly contact: number;
  /** What the book leaves open of what is done on a table. */
  readonly playing: PlayingRules;
  /** Which way leads directly away from an enemy: the shortest from his body to one's own, or from the middle of the one to that of the other. */
  readonly directlyAway: 'nearest-part' | 'middles';
  /** Whether broken troops whom several enemies fight run from all of these, or from the first. */
  readonly awayFromSeveral: 'all' | 'first';
  /** How deep friends may press into each other before one must wait. */
  readonly crowding: number;
}

/** What the book leaves open of what is done on a table. */
export interface PlayingRules extends OpenAmongOthers {
  /** Whether an enemy who comes to picketed animals takes them. */
  readonly animalsTaken: boolean;
  /** What becomes of a general by himself whom an enemy reaches. */
  readonly loneGeneral: 'fights' | 'taken';
  /** Among how many a general shares what his body suffers hand to hand from its flank: at least his whole rank, or those alone who front that enemy. */
  readonly generalInFlank: 'rank' | 'fronting';
  /** From whom troops run who break because they are shot at: from the nearest enemy, or from who shoots. */
  readonly threatUnderFire: 'nearest' | 'who-shoots';
  /** Whose die is thrown for a general at risk: that of his army, or of the body that he is with. */
  readonly generalsDie: 'army' | 'unit';
  /** Whether who charges his charger without having been tested may do so at once, or tests like every charger. */
  readonly countercharge: 'free' | 'tests';
  /** Whether who charges because his order is to charge whoever comes near, or to support who is charged, tests as every charger, or goes in without a test. */
  readonly helperTests: 'tests' | 'free';
  /** What a body does that has been told another front, is charged and stands to receive that: it forms all the same, or stands as it does. */
  readonly chargedForms: 'forms' | 'stands';
  /** What forming a hollow square or breaking one up takes of a move: nothing, or as much as a change of its front to that of a side of the square. */
  readonly formingSquare: 'whole' | 'front';
  /** How narrow columns come round: as on a circle wide enough that it costs them nothing, or about their inner figure as others do. */
  readonly columnsWheel: 'circle' | 'pivot';
  /** Whether evaders whom a charge would have reached within a normal move are tested for it when it goes farther after them. */
  readonly evadersFollowed: 'test' | 'none';
  readonly beyondNormal: 'spent' | 'gone';
  /** What skirmishers do who still reorganise and are charged: they stay at it, or evade as they otherwise would. */
  readonly reorganisersCharged: 'remain' | 'evade';
  /** Among whom a general shares of whose front rank some alone are at the enemy. */
  readonly generalBehind: 'shares' | 'nothing';
  readonly generalPartlyEngaged: 'who-fight' | 'whole-rank';
  /** Whether those share too who front an enemy in flank or rear of a body that is fought in front as well. */
  readonly generalBetweenTwo: 'all-fronts' | 'front-rank';
  /** Whether a general in a body out of order shares what it suffers hand to hand with those of its front rank who count, half of them, or with all. */
  readonly generalInDisorder: 'counting' | 'all';
  /** Whether an enemy who is hand to hand with others catches a messenger or a general who rides past. */
  readonly messengerPastMelee: 'rides-on' | 'caught';
  /** Whether messengers and generals who ride alone go round enemies whom they see in their way, or straight on into them. */
  readonly ridersPast: 'round' | 'straight';
  /** Whether the casualties of a duel come off those who fought it. */
  readonly duelCosts: boolean;
  /** Whom generals may challenge: those between the lines as well, to whom they ride out, or only those with bodies hand to hand with their own. */
  readonly challenged: 'between-the-lines' | 'hand-to-hand';
  /** Who goes off the field with a wounded general. */
  readonly woundedGoWith: 'his-figure' | 'a-few';
  /** Whether those who run and evade move before those who are after them. */
  readonly runnersFirst: boolean;
  /** Who behind a body shoots at its rear: who is farther behind it than beside it, or straight behind it. */
  readonly shotFromBehind: 'nearer-behind' | 'straight';
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
  /** What becomes of those who go through friends and would end on their ground: in haste they come out beyond, and so do those held up for long; or all stay on this side, or stand there. */
  readonly amongFriends: 'held-long' | 'beyond' | 'nearer' | 'this-side' | 'stand';
  /** When a body goes through friends that stand in its way and keep it from moving at all. */
  readonly barredByFriends: 'after-a-period' | 'at-once' | 'wait';
  /** Whether a body whose way friends bar who are hand to hand goes through them as through others. */
  readonly friendsWhoFight: 'nobody' | 'as-others';
  /** When a body that a test tells to retire or retreat goes through friends behind it: at once, or when others do. */
  readonly sentBack: 'at-once' | 'as-others';
  /** Whose hands at ladders, rams and towers on the move leave a body without shields: those of most of it, or of anybody. */
  readonly handsFull: 'most' | 'any';
  /** How many of a working party no pavise covers where the whole of it is shot at as without shields: most of it, or anybody. */
  readonly workersBare: 'most' | 'any';
  /** A party that digs a mine is shot at as without shields, though who digs is below and who can be hit does not work. */
  readonly minersBare: boolean;
  /** At whom stones are thrown that are aimed at a tower or penthouse. */
  readonly stonesAtTower: 'tower' | 'bearers';
  /** Whether works are cover to those who have enemies within the same. */
  readonly coverWithin: 'always' | 'none-within';
  /** What a unit does that is charged by enemies whom it does not see. */
  readonly unseenChargers: 'stands' | 'goes-on';
  /** Whether who turns off the table where he stands leaves it. */
  readonly turnedOff: 'leaves' | 'stays';
  /** What those do who come to blows with siege material in hand: they let go of it, or hold on and fight without shields. */
  readonly bearersFight: 'let-go' | 'shieldless';
  /** Whose way empty ships on a beach bar: nobody's, or that of their enemies. */
  readonly hullsBar: 'nobody' | 'enemies';
  /** By which of its men the height of a body on a slope is taken: hand to hand, for missiles and in tests of reaction. */
  readonly heightOf: 'middle' | 'highest';
  /** Whether a deck counts hand to hand as the higher part of a slope. */
  readonly deckIsSlope: boolean;
  /** Over whom a deck is higher ground: all on the ground below, or those alone who stand in the water or at the side of the ship. */
  readonly deckOverlooks: 'the-land' | 'the-water';
  /** How far out of the line files go that touch nobody after a charge: as far as the body is deep, or as a base is. */
  readonly goesForward: 'files' | 'figures';
  /** What becomes of a body that comes upon an enemy without having charged him. */
  readonly walksInto: 'halts' | 'fights';
  /** Whether an enemy is in reach whom a charge would come upon where he stands, its turns, wheels and ground counted, or to whom the way is short enough. */
  readonly inReach: 'as-it-goes' | 'straight';
  /** The same where a reaction test asks for it. */
  readonly reachInATest: 'as-it-goes' | 'straight';
  /** Skirmishers come round to their enemy where nobody of them can shoot, or fewer than this part of their files. */
  readonly comeRoundBelow: number;
  /** Which way evaders come out from among friends among whom their move would end. */
  readonly evadersComeClear: 'shortest' | 'straight';
  /** At whom who is out of control goes: the nearest whom he can come upon past friends, or the nearest of all. */
  readonly whomOutOfControl: 'open' | 'nearest';
  /** How a body comes at an enemy at whom friends stand, or go before it: on what of him they leave it, or beside them; or round to his middle, friends or no. */
  readonly besideFriends: 'beside' | 'middle';
  /** Which part of a rank of skirmishers is to reach the enemy where they stop, and whether they come into the reach of a charge for it. */
  readonly skirmishersStop: { readonly reach: number; readonly intoReach: boolean };
  /** How a declared charge goes whose test has let it out of control: as every charge, or turning for nothing and in disorder like an advance. */
  readonly chargeOutOfControl: 'charge' | 'advance';
  /** Whom files fight that have one enemy before them and one at their backs, where no rank behind them turns. */
  readonly filesBetweenTwo: 'behind' | 'ahead';
  /** Whether engines, beasts and chariots with an enemy before them strike at another on their flank or behind as well. */
  readonly modelsBetweenTwo: 'ahead' | 'each';
  /** Whether light troops behind a body that is pushed back go aside as well to let it back, or straight back alone. */
  readonly lightsMakeRoom: 'aside' | 'straight';
  /** Whether lances that catch up with whom they have broken count as in a later period, or as in the first of a new melee. */
  readonly lanceAtQuarry: 'later' | 'first';
  /** What two enemies do who come upon each other as each of them goes after somebody else: go on into each other after a test of both, or meet. */
  readonly followersCross: 'test' | 'stop' | 'meet';
  /** What a follower does who comes upon an enemy whom his quarry has not passed: he stops, or may go on into him after a test of both. */
  readonly othersBefore: 'stop' | 'test';
  /** How those face who have rallied from a rout and reorganise: to the nearest enemy, or with their backs to him as they ran. */
  readonly ralliedFace: 'enemy' | 'as-they-ran';
  /** What two enemies do of whom nothing but corners touch: they are past each other, or hand to hand with a figure each. */
  readonly cornerToCorner: 'past' | 'fights';
  /** Whether what a block that runs gets clear of the enemy as it comes round counts as run. */
  readonly turnsFromContact: 'counts-as-run' | 'counts-for-nothing';
  /** Where a body closes up after losses: so that it stays at the enemies whom it touches, or about its middle. */
  readonly closesUp: 'at-its-enemies' | 'about-its-middle';
  /** Which figures are in contact where two bodies have met at an angle: all who have the enemy before them, or whose bases touch his. */
  readonly atAnAngle: 'before' | 'touching';
  /** How long a body that is fought in flank or rear has its flank or rear to that enemy. */
  readonly flankOpen: 'first-period' | 'while-engaged' | 'whole-melee';
  /** Whether blows at the backs of who has just broken count as casualties inflicted when it is judged who gives ground or breaks. */
  readonly backsCount: boolean;
  /** What who gives ground does that has less room than that takes: stays where he is, or goes back as far as he can. */
  readonly littleRoom: 'stays' | 'as-far-as-it-can';
  /** What who gives ground does with a friend behind no more than a file of whom is in his way: goes aside past him, or has no room. */
  readonly clippedGivesGround: 'aside' | 'straight';
  /** What who fights hand to hand does if a reaction test tells him to retire, to retreat or to go to friends. */
  readonly toldToRetire: 'fights-on' | 'fights-on-in-order' | 'breaks-off';
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
  /** How many trample friends of the elephants and chariots that burst through them: half of those in front, as of all who fight out of order, or every one. */
  readonly trampling: 'half-of-front' | 'all';
  /** Which turns cost pursuers some of their move: those that have cost the broken some of theirs, or every one but the first. */
  readonly turnsOfPursuers: 'as-the-broken' | 'every';
  /** What those do who come back where others stand now: wait, or come on beside them. */
  readonly placeTaken: 'waits' | 'beside';
  /** Whom a wall, a fence, a bank or the like close before him covers. */
  readonly coveredByBarriers: 'foot' | 'everybody';
  /** What cover a barrier between them gives hand to hand to who has charged: none, he has left it; or that of everybody behind one. */
  readonly chargedOverBarrier: 'none' | 'while-between';
  /** Whether who stands to receive a charge turns to it, if there is the time, or stands as it does. */
  readonly chargedTurns: 'turns' | 'stands';
  /** Whether who turns where he stands has time for it until an enemy's base would touch his, or only until the enemy is as near as contact. */
  readonly turnsUntilTouched: boolean;
  /** What a countercharge does whose wheel would bring it upon somebody else than the charger: it meets him, or stands to receive the charge. */
  readonly counterchargeWheels: 'meets' | 'stands';
  /** To whom a body turns where it stands that a test has told to halt: to who could charge it, to who does, or to nobody. */
  readonly haltedTurns: 'threat' | 'charge' | 'stands';
  /** What those do who support or follow a friend that has broken: what their order bids next, or that as long as he is there. */
  readonly helpForBroken: 'next' | 'while-there';
}

/** No hill is so wide that one stands this far back from its edge: the book hides nobody on a hill. */
const NEVER = 1_000_000;

/** How the table is measured. */
export function fieldUnder(book: OpenBook): FieldRules {
  return {
    sight: book.part({ name: 'sight', clauses: ['wrg/reaction/within-needs-view'] }, open => ({
      woodDepth: open.reading(sightInWoods),
      hillEdge: NEVER,
    })),
    engineCrews: book.part({ name: 'engineCrews', clauses: ['wrg/shooting/crew/engine'] }, open => {
      const crews = open.numbers(engineCrewNumbers);
      return {
        'light-bolt-thrower': crews['light-bolt-thrower'],
        'heavy-bolt-thrower': crews['heavy-bolt-thrower'],
        'light-stone-thrower': crews['light-stone-thrower'],
        '30-mina-stone-thrower': crews['thirty-mina-stone-thrower'],
        '1-talent-stone-thrower': crews['one-talent-stone-thrower'],
        '3-talent-stone-thrower': crews['three-talent-stone-thrower'],
      };
    }),
    playing: playingUnder(book),
    directlyAway: book.part({ name: 'directlyAway', clauses: ['wrg/evade/length', 'wrg/rout/direction-first'] }, open =>
      open.reading(directlyAway),
    ),
    awayFromSeveral: book.part({ name: 'awayFromSeveral', clauses: ['wrg/rout/direction-first'] }, open =>
      open.reading(awayFromSeveral),
    ),
    // Bases touch. On a table of paces a hair more is as good as contact, and so much less of a push is no crowd.
    contact: 0.5,
    crowding: 1,
  };
}

/** The clauses that leave something open of play on a table. */
const playingClauses = [
  'wrg/manoeuvre/horses-picketed',
  'wrg/movement/simultaneous',
  'wrg/rout/cannot-run',
  'wrg/charge/definition',
  'wrg/melee/eligible-front',
  'wrg/shields/when-unusable',
  'wrg/reaction/result-current-retire',
  'wrg/manoeuvre/wheel-or-turn',
  'wrg/orders/support',
  'wrg/general/share',
  'wrg/orders/skirmish-action',
  'wrg/uncontrolled-advance/disorganised',
  'wrg/melee/factors/lance-first-period',
  'wrg/pursuit/through-enemy',
  'wrg/rally/reorganise',
  'wrg/reaction/result-no-order-move-to-friends',
  'wrg/leaving-field/return',
  'wrg/shooting/tactical/cover',
  'wrg/melee/tactical/cover',
  'wrg/orders/defensive-halt',
  'wrg/reaction/result-current-halt',
  'wrg/charge/ends-at-contact',
  'wrg/after-melee/no-room',
  'wrg/pursuit/strikes',
] as const;

/** What the book leaves open of play on a table, as it is read. */
function playingUnder(book: OpenBook): PlayingRules {
  return book.part(
    {
      name: 'playing',
      clauses: playingClauses,
    },
    open => ({
      ...goingBackUnder(open),
      ...chargesUnder(open),
      ...generalsUnder(open),
      ...amongOthersUnder(open),
      animalsTaken: open.reading(picketedAnimals),
      threatUnderFire: open.reading(threatUnderFire),
      runnersFirst: open.reading(whoRunsFirst),
      shotFromBehind: open.reading(shotFromBehind),
      handsFull: open.reading(handsAtMaterial),
      workersBare: open.reading(workersPartlyCovered),
      minersBare: open.reading(minersUnderFire),
      bearersFight: open.reading(bearersInMelee),
      stonesAtTower: open.reading(stonesAtATower),
      hullsBar: open.reading(hullsOnTheBeach),
      heightOf: open.reading(partlyUpSlope),
      deckIsSlope: open.reading(heightOfADeck),
      deckOverlooks: open.reading(deckOverTheLand),
      coverWithin: open.reading(coverAgainstThoseWithin),
      goesForward: open.reading(extendedContact),
      walksInto: open.reading(walkingIntoTheEnemy),
      inReach: open.reading(inReachOfACharge),
      reachInATest: open.reading(reachInATest),
      comeRoundBelow: open.reading(skirmishersComeRound),
      evadersComeClear: open.reading(evadersComeClear),
      whomOutOfControl: open.reading(whomOutOfControl),
      besideFriends: open.reading(besideFriends),
      skirmishersStop: open.reading(howNearSkirmishersCome),
      filesBetweenTwo: open.reading(filesBetweenTwo),
      modelsBetweenTwo: open.reading(modelsBetweenTwo),
      lightsMakeRoom: open.reading(lightTroopsMakeRoom),
      lanceAtQuarry: open.reading(lanceAtAQuarry),
      followersCross: open.reading(followersCross),
      othersBefore: open.reading(othersBeforeFollowers),
      ralliedFace: open.reading(ralliedTroopsFace),
      cornerToCorner: open.reading(cornerToCorner),
      atAnAngle: open.reading(meetingAtAnAngle),
      closesUp: open.reading(closingUpAfterLosses),
      turnsFromContact: open.reading(turningFromContact),
      flankOpen: open.reading(takenInFlank),
      backsCount: open.reading(casualtiesAtBacks),
      littleRoom: open.reading(littleRoomToGiveGround),
      clippedGivesGround: open.reading(clippedAsItGivesGround),
      toldToRetire: open.reading(toldToRetireInMelee),
      coveredByBarriers: open.reading(coveredByBarriers),
      chargedOverBarrier: open.reading(chargedOverABarrier),
      helpForBroken: open.reading(helpForTheBroken),
    }),
  );
}

/** What the book leaves open of generals and those who ride for them. */
function generalsUnder(open: OpenBook) {
  return {
    loneGeneral: open.reading(loneGeneral),
    generalInFlank: open.reading(generalTakenInFlank),
    generalsDie: open.reading(dieOfAGeneral),
    generalInDisorder: open.reading(generalInDisorder),
    generalBehind: open.reading(generalBehind),
    generalPartlyEngaged: open.reading(generalPartlyEngaged),
    generalBetweenTwo: open.reading(generalBetweenTwo),
    messengerPastMelee: open.reading(messengerPastAMelee),
    ridersPast: open.reading(ridersPastEnemies),
    duelCosts: open.reading(casualtiesOfAChallenge),
    woundedGoWith: open.reading(escortOfAGeneral),
    challenged: open.reading(whomAGeneralChallenges),
  };
}
