export * from './army/army.js';
export * from './army/army-list.js';
export * from './army/army-schema.js';
export * from './army/bases.js';
export * from './army/campaign.js';
export * from './army/deployment.js';
export * from './army/figure-points.js';
export * from './army/generals.js';
export * from './army/off-table.js';
export * from './army/organisation.js';
export * from './army/points.js';
export * from './army/scouts.js';
export * from './army/sub-units.js';
export * from './army/terrain-choice.js';
export * from './army/troop-faults.js';
export * from './army/weapons.js';
export * from './army/winning.js';
export {
  aboard,
  afterDebate,
  afterEvade,
  afterMeal,
  afterMelee,
  areMen,
  areOfChaos,
  armedDriver,
  armiesFaults,
  armsOf,
  armyFaults,
  armyPoints,
  armyTestFate,
  barredRout,
  baseFaults,
  baseOf,
  basePenalty,
  basePrice,
  basiliskHolds,
  battery,
  batteryOdds,
  battleLength,
  behindMerlons,
  blowsFactors,
  blowsOf,
  bodyguardFaults,
  breach,
  breakOff,
  burn,
  caltrops,
  caltropsOdds,
  canBreak,
  canSupersede,
  carriage,
  carriesCaltrops,
  castingFaults,
  castSpell,
  casualties,
  casualtiesReasons,
  challenge,
  challengeExchange,
  challengeOdds,
  challengeOutcome,
  chargeFaults,
  chargeGoesIn,
  chargeOdds,
  chargeReach,
  chargeThrough,
  clauseOfArc,
  clauseOfCreature,
  columnText,
  columnWheelsFreely,
  comesToBlows,
  comparedWithHalt,
  continuedMelee,
  countAsHuns,
  countedDistance,
  counterActions,
  countingFigures,
  counts,
  countsAsUnit,
  coverKind,
  creatureFaults,
  creatureFigure,
  creatureKit,
  creatureMissiles,
  creaturePoints,
  creatureRow,
  crewAddition,
  crewShooters,
  daylight,
  dazzled,
  debates,
  defendersOutOfControl,
  defendersTerrain,
  demonsStay,
  deploymentFaults,
  disorderEffects,
  disorganisedBy,
  disorganisedBySaint,
  ditchLeft,
  draughtFaults,
  draughtOf,
  elapsedPeriods,
  elephantsAstray,
  eligibleFigures,
  elvenLuck,
  elvenReaction,
  elvenWill,
  enemiesOfWorkers,
  engagedFaults,
  engineering,
  enginesLost,
  entersSanctity,
  entReaction,
  entsAttack,
  equipmentFault,
  equipmentPoints,
  escalade,
  evade,
  evadeDistance,
  facesLowSun,
  fateAfterMelee,
  fatesAfter,
  featurePoints,
  fieldDefences,
  fight,
  fightsAs,
  figuresCounted,
  figuresLapping,
  figuresLost,
  figuresLostReason,
  figuresUnengaged,
  fireFaults,
  fireLeap,
  fireRange,
  fireShot,
  fireShotOdds,
  firstPeriodAfter,
  flightFaults,
  fogFalls,
  fogVision,
  followUp,
  friendsCountedWithin,
  frightensElephants,
  frontageOf,
  frontChangeCost,
  gapsMatter,
  garrisonPoints,
  generalRisk,
  generalRiskOdds,
  generalShare,
  generalSteadies,
  grassBurns,
  groundCost,
  groundFaults,
  groundOfFeature,
  groundOnTable,
  groundTroops,
  halfStrengthFate,
  hasAxe,
  heroReaction,
  hitsOnThings,
  influenceOfLone,
  inSanctity,
  insistOnSigns,
  instructionOf,
  interpenetrates,
  isAstray,
  isCreature,
  isFacing,
  isHandHurled,
  isLit,
  isLoneMan,
  isMounted,
  isMythical,
  isNobodys,
  isNoOrder,
  isOneOf,
  isRankSeen,
  isSaint,
  isSecureFlank,
  isUnarmed,
  isVulnerable,
  isWithin,
  ladderReaches,
  lastsUntil,
  layCaltrops,
  leadsOverSanctity,
  lightCavalryOf,
  lobbedCasualties,
  longestFlight,
  lostOverTheEdge,
  lowSun,
  lures,
  marchCosts,
  martyrPoints,
  maximumRange,
  mayAimAtGeneral,
  mayBeFoggy,
  mayChangeSidesAgain,
  mayCountercharge,
  mayHideInWood,
  mayLeaveFollowers,
  mayOrder,
  mayRally,
  mayShoot,
  maySkirmish,
  mayWork,
  meleeColumn,
  meleeDice,
  meleeFactors,
  meleeFactorsOf,
  meleePeriod,
  meleePeriodOdds,
  meleeRow,
  menOf,
  messengerParty,
  mineAdvance,
  mineDeclared,
  mineFaults,
  minesMeet,
  minesMeetOdds,
  misfits,
  missileColumn,
  monthOf,
  mountingCost,
  moveInWeather,
  movementLeft,
  moveRate,
  movesAs,
  movingFaults,
  needsBothHands,
  nextBattle,
  nightCamp,
  nominationFaults,
  obliges,
  ofNation,
  openingBlows,
  orderAmbiguities,
  orderDelay,
  orderFaults,
  orderGiverFaults,
  orderOfTests,
  ordersAfter,
  outscouted,
  overheadFaults,
  overlappingFigures,
  pacesOf,
  pairFor,
  pathsAreSlippery,
  paysCommand,
  periodOutcome,
  periodsFallen,
  periodsInHand,
  permits,
  pointsLeft,
  pointsOf,
  potentialWeather,
  potentialWeatherOdds,
  prey,
  priceBy,
  priceFaults,
  printedType,
  printOrder,
  printSignal,
  printStandingOrder,
  pursuitDuty,
  pursuitMove,
  pursuitStrikes,
  pushesFriends,
  raisedMarchFaults,
  rallies,
  rallyBack,
  rangeOfTable,
  ranksCounted,
  ranksThatFight,
  rateOfRow,
  reactionChoices,
  reactionDice,
  reactionOdds,
  reactionResult,
  reactionResults,
  reactionSigns,
  reactionTest,
  reactionTotal,
  reactionTotals,
  readOrder,
  readSignal,
  readStandingOrder,
  recoil,
  recovered,
  remainderFate,
  reportDelay,
  restsUntil,
  returnThrow,
  rides,
  routDirection,
  routMeetsFriends,
  routMove,
  rowOfResult,
  saintReaction,
  sheetAsItStands,
  shieldlessLine,
  shieldsDespiteWeapon,
  shieldUsable,
  shipCrew,
  shoot,
  shootingArc,
  shootingDice,
  shootingFactors,
  shootingOdds,
  siegeEquipment,
  signalFaults,
  signalReaches,
  signFaults,
  skirmisherEvades,
  spellEffect,
  spellWorks,
  staysDisorganised,
  staysOut,
  stepAgainst,
  stepsOfOrder,
  strays,
  subordinatesAllowed,
  suffersAs,
  sunShines,
  supportsToRear,
  swordWorks,
  takesNewOrders,
  takesTests,
  targetPriority,
  terrainRoles,
  terrainUnitNumber,
  terrainUnitsOf,
  testsDue,
  testsWithMainBody,
  throwCharge,
  throwContinuedMelee,
  throwPersonality,
  throwsStones,
  timesChosen,
  totalsThrown,
  trapped,
  troopFaults,
  turnCost,
  turnRow,
  turnsToStone,
  typeMoving,
  uncontrolledAdvance,
  unitFaults,
  unitSize,
  vainlyDisorganised,
  visionIn,
  volleyFactors,
  voluntaryTestFaults,
  walksOnWater,
  watchedChallenge,
  weaponFaults,
  weaponsCarried,
  weaponText,
  weatherAtFirst,
  weatherEffects,
  weatherFactors,
  weatherOutlooks,
  weatherPeriod,
  weatherThatHasCome,
  wetPeriodsOdds,
  wheelCost,
  whoDictates,
  windFrom,
  windInRain,
  winnerOf,
  withoutRoom,
  workersOutOfControl,
  workersShielded,
  workingPace,
  workNeeded,
  worksSeen,
  writingBonuses,
} from './asked.js';
export * as charts from './book/charts.js';
export { wrgCharts } from './book/charts.js';
export type { WrgHouseRules } from './book/house-rules.js';
export { wrgBook, wrgPrint } from './book/print.js';
export * as rulings from './book/rulings.js';
export { lineOfBattle } from './bots/line-of-battle.js';
export * from './caltrops/caltrop-state.js';
export * from './caltrops/caltrops.js';
export * from './casualties/casualties.js';
export * from './casualties/random-factor.js';
export * from './casualties/target.js';
export * from './charge/charge.js';
export * from './condition/disorganisation.js';
export * from './condition/shields.js';
export * from './events.js';
export * from './fire/fire.js';
export * from './fire/fire-state.js';
export * from './hand-to-hand/after.js';
export * from './hand-to-hand/challenge.js';
export * from './hand-to-hand/continued.js';
export * from './hand-to-hand/eligible.js';
export * from './hand-to-hand/factors.js';
export * from './hand-to-hand/general.js';
export * from './hand-to-hand/period.js';
export * from './hand-to-hand/weapons.js';
export type * from './magic.js';
export * from './months.js';
export * from './moving/charge.js';
export * from './moving/evade.js';
export * from './moving/ground.js';
export * from './moving/interpenetration.js';
export * from './moving/manoeuvres.js';
export * from './moving/movement-left.js';
export * from './moving/mover.js';
export * from './moving/rates.js';
export * from './moving/terrain.js';
export * from './moving/uncontrolled.js';
export * from './orders/conduct.js';
export * from './orders/delivery.js';
export * from './orders/faults.js';
export * from './orders/loss.js';
export * from './orders/notation.js';
export * from './orders/order.js';
export * from './orders/skirmish.js';
export type { OtherFactor } from './others.js';
export * from './reaction/causes.js';
export * from './reaction/choices.js';
export * from './reaction/consequences.js';
export * from './reaction/definitions.js';
export type { TotalRules } from './reaction/factor-rows.js';
export * from './reaction/factors.js';
export * from './reaction/instruction.js';
export * from './reaction/situation.js';
export * from './reaction/test.js';
export * from './reaction/triggers.js';
export { wrgRequests } from './requests.js';
export * from './rout/meeting.js';
export * from './rout/rallying.js';
export * from './rout/running.js';
export {
  type BaseRules,
  type FigureScale,
  figureScales,
  type NarrowBases,
  type ScaleRules,
} from './rules/army/bases.js';
export {
  type CommandFigure,
  commandFigures,
  type GeneralRules,
  type OrganisationRules,
  type Personality,
  type SizeRules,
} from './rules/army/organisation.js';
export {
  type EquipmentItem,
  equipmentItems,
  type PointsRules,
  type WeaponPairs,
  type WeaponRules,
} from './rules/army/points.js';
export type { CampaignRules, EndingRules, SettingUpRules, TerrainUnitRules } from './rules/army/setting-up.js';
export {
  type Arm,
  type BaseSize,
  isTroopType,
  type Order,
  type Price,
  sheetOfType,
  type TargetColumn,
  type TroopRules,
  type TroopSheet,
  type TroopSheets,
  troopTypesOf,
} from './rules/army/sheets.js';
export type { ArmyRules, OfArmies } from './rules/army.js';
export type { PlayingRules } from './rules/field/playing.js';
export type { FieldRules } from './rules/field.js';
export type { CasualtyRules } from './rules/fighting/casualties.js';
export type { GeneralRiskRules, MeleeRules } from './rules/fighting/melee.js';
export type { ShootingRules, TargetRules } from './rules/fighting/shooting.js';
export type { FightingRules } from './rules/fighting.js';
export type { CauseRow, CauseStatus, ConditionRules, ShieldRow } from './rules/movement/condition.js';
export type { EvadeRules } from './rules/movement/evades.js';
export type {
  BadGround,
  GoingRules,
  GroundTroops,
  RiverTroops,
  TableKind,
  WaterWidth,
} from './rules/movement/going.js';
export type { ManoeuvreRules, PassedColumn, PassingRow, TurnRow, TurnRules } from './rules/movement/manoeuvres.js';
export type { MoveRow, Rate, RateRules } from './rules/movement/rates.js';
export type { RoutRules, Slowing } from './rules/movement/rout.js';
export type { MovementRules } from './rules/movement.js';
export type {
  Carriage,
  Construction,
  ConstructionWork,
  Demolition,
  FireRules,
  SiegeMaterial,
  SiegeRules,
} from './rules/optional/siege.js';
export type { CreaturePrice, CreatureRow, SorceryRules } from './rules/optional/sorcery.js';
export {
  type Outlook,
  type Season,
  type WeatherRegion,
  type WeatherRules,
  type WindPoint,
  weatherRegions,
  windPoints,
} from './rules/optional/weather.js';
export type { OptionalRules } from './rules/optional.js';
export type { ReactionBand, ReactionDice, ReactionEffects, ReactionResult } from './rules/reaction/effects.js';
export type { ReactionFactorRules } from './rules/reaction/factors.js';
export type { Evading, OrderRules, SignalRules } from './rules/reaction/orders.js';
export type { TriggerRules } from './rules/reaction/triggers.js';
export type { ReactionRules } from './rules/reaction.js';
export * from './rules.js';
export { wrg } from './ruleset.js';
export { type WrgScenario, type WrgScenarioFile, wrgScenarioSchema } from './schema.js';
export * from './ships/ship-state.js';
export * from './ships/ships.js';
export * from './shooting/factors.js';
export * from './shooting/may-shoot.js';
export * from './shooting/shoot.js';
export * from './shooting/targets.js';
export * from './shooting/weapons.js';
export * from './siege/battery.js';
export * from './siege/breach.js';
export * from './siege/carriage.js';
export type * from './siege/events.js';
export * from './siege/fortification.js';
export * from './siege/mining.js';
export type * from './siege/seen.js';
export * from './siege/work.js';
export * from './siege/working-party.js';
export type * from './siege/works.js';
export * from './sorcery/creatures.js';
export * from './sorcery/dragons.js';
export * from './sorcery/heroes.js';
export * from './sorcery/kinds.js';
export * from './sorcery/missiles.js';
export * from './sorcery/peoples.js';
export * from './sorcery/saints.js';
export * from './sorcery/spells.js';
export type * from './state.js';
export type { NewOrder, WrgRequests, WrgTerms } from './terms.js';
export * from './troops.js';
export { wrgView } from './view.js';
export type * from './weather/battle.js';
export * from './weather/effects.js';
export type * from './weather/events.js';
export * from './weather/potential.js';
export * from './weather/sky.js';
export { meleeTold } from './windows/melee.js';
export { tellWrg } from './windows/tell.js';
export { wrgWindows } from './windows/windows.js';
