/**
 * Medieval skirmishes, man to man: every figure is one man, an inch is ten feet, a turn half a minute. Its charts, its rules, a function
 * with exact odds for everything that the book resolves, the turn, and a bot.
 *
 * @module
 */
export { deployed } from './army/deploy.js';
export { musterSkirmish } from './army/muster.js';
export {
  actionsTime,
  arcOf,
  avoiding,
  batter,
  batteringChance,
  batteringFaults,
  batteringGap,
  batteringOdds,
  battleFaults,
  blowsInTurn,
  breach,
  carrierHolds,
  cauldronFaults,
  chargeReach,
  chargeStage,
  classOrder,
  clearTo,
  closeOrder,
  cohesion,
  collapse,
  compareBlows,
  contactsOf,
  declarationFaults,
  defendsAgainst,
  discOf,
  elevationOf,
  endedSide,
  endingOf,
  endingShare,
  enemiesOf,
  everybody,
  fallOdds,
  fieldOf,
  fieldSeen,
  fightersOf,
  figurePoints,
  firearmThrows,
  fireMissileFaults,
  fireTurn,
  fleeingFriendsCount,
  fleesOrRallies,
  forceFaults,
  forceOrder,
  freshTurn,
  gapBetween,
  gapWork,
  gradeFaults,
  gradeOrder,
  gradeSteps,
  handWeaponOf,
  historyOf,
  holdingsNow,
  ignite,
  igniteOdds,
  ignitingFaces,
  inSight,
  isActive,
  isCharging,
  isDown,
  isLanceCharge,
  isolated,
  isUp,
  knightCauses,
  knightsOnHorseback,
  ladderChance,
  ladderHands,
  leaderless,
  leavingMelee,
  levelWith,
  lineFaults,
  loadingTurns,
  lootTime,
  machineStanding,
  massacred,
  mayContact,
  mayRideThrough,
  meleeBlowByBlow,
  meleeConditions,
  meleeTurn,
  meleeTurnOdds,
  moraleDistribution,
  moraleObligation,
  moraleOdds,
  mountingAction,
  moveCost,
  moveRate,
  moverKind,
  moverOf,
  mustPursue,
  mustYield,
  nearestTo,
  nextInOrder,
  orderOfBlows,
  paceFaults,
  percentChance,
  percentDistribution,
  picked,
  pointsNow,
  prisoner,
  profit,
  protectionNow,
  protectionOf,
  purchasePoints,
  pushLadder,
  putOut,
  putOutDistribution,
  putOutOdds,
  quarter,
  rangeBand,
  regraded,
  resupplied,
  secureFlank,
  sees,
  shoot,
  shooterKind,
  shooterOf,
  shotDistribution,
  shotFaults,
  shotOdds,
  shotOrder,
  shotsInTurn,
  shotTimes,
  sideOf,
  singleCombatOdds,
  smokeCover,
  stakesDefend,
  standardFaults,
  standingTogether,
  startingMissiles,
  strikeDistribution,
  strikeFaults,
  strikeOdds,
  strikeReasons,
  supported,
  testsAfterMelee,
  testsAs,
  testsFirst,
  testsToRally,
  throwFall,
  throwMorale,
  throwPercent,
  throwSingleCombat,
  throwStrike,
  touch,
  toward,
  unitCauses,
  unitFaults,
  unitGrade,
  weaponFaults,
  windOf,
  winnerByPoints,
  woundDistribution,
  woundOdds,
  woundThrow,
} from './asked.js';
export * from './book/charts.js';
export type { SkirmishHouseRules } from './book/house-rules.js';
export { skirmishNumbers } from './book/numbers.js';
export { skirmishBook, skirmishPrint } from './book/print.js';
export { skirmishRulings } from './book/rulings.js';
export { sergeant } from './bots/sergeant.js';
export * from './campaign/grades.js';
export * from './campaign/points.js';
export { readRetinue, retinueFilesAfter, retinueOf } from './campaign/retinue-file.js';
export type { Bought } from './campaign/side-points.js';
export * from './events.js';
export * from './field.js';
export { coverAt, groundAt, tableOf } from './ground.js';
export * from './melee/contact.js';
export * from './melee/order.js';
export * from './melee/single-combat.js';
export * from './melee/strike.js';
export * from './melee/turn.js';
export * from './men/men.js';
export * from './morale/causes.js';
export * from './morale/obligation.js';
export * from './morale/test.js';
export * from './moving/moving.js';
export * from './notation.js';
export { skirmishPhases } from './phases.js';
export { skirmishRequests } from './requests.js';
export type { CampaignRules, Equipment, Fortification, FortificationPrice, Standard } from './rules/campaign.js';
export { equipment, fortifications, standards } from './rules/campaign.js';
export type { FieldRules } from './rules/field.js';
export { type MeleeRules, type Precedence, precedences } from './rules/melee.js';
export type { GradeLimits, MenRules } from './rules/men.js';
export {
  type Inactivity,
  inactivities,
  type MoraleModifiers,
  type MoraleResult,
  type MoraleRules,
  moraleResultNames,
} from './rules/morale.js';
export {
  type Action,
  actions,
  type Gait,
  gaits,
  type MoveLimits,
  type MoveRates,
  type MoverKind,
  type MovingRules,
  moverKinds,
} from './rules/moving.js';
export type { SequenceRules } from './rules/sequence.js';
export {
  type Breakable,
  type Burnable,
  breakables,
  burnables,
  type FireRate,
  type FireRules,
  type RangeBands,
  type ShooterKind,
  type ShootingRules,
  shooterKinds,
  type ToHit,
  type ToHitModifiers,
} from './rules/shooting.js';
export { type Crewed, crewed, type Hands, type SiegeRules } from './rules/siege.js';
export type { UnitRules } from './rules/units.js';
export type { WoundRules } from './rules/wounds.js';
export { type SkirmishRules, skirmishRules } from './rules.js';
export { skirmish } from './ruleset.js';
export * from './schema.js';
export * from './sequence/sequence.js';
export * from './shooting/fire.js';
export * from './shooting/shooters.js';
export * from './shooting/shot.js';
export * from './siege/assault.js';
export * from './siege/percentile.js';
export * from './siege/works.js';
export type * from './state.js';
export * from './terms.js';
export * from './troops.js';
export * from './units/units.js';
export * from './victory.js';
export { skirmishView } from './view.js';
export { tellSkirmish } from './windows/tell.js';
export { skirmishWindows } from './windows/windows.js';
export type * from './works/types.js';
export * from './wounds/prisoners.js';
export * from './wounds/wounds.js';
