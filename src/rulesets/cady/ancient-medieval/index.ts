export { byEye, enemiesInSight, type InSight, type Sighted, sightedText } from '../common/choices/by-eye.js';
export type { MeetAnswer } from '../common/choices/third-of-range.js';
export type { EdgeStruck } from '../common/engagement/measured.js';
export { sideName, unitsLeft } from '../common/turn/command/victory.js';
export type { GroundOf } from '../common/turn/ground.js';
export type { TurnReadings } from '../common/turn/readings.js';
export type { FieldRequests } from '../common/turn/requests.js';
export type { FieldTroop, Lurking, TurnRules } from '../common/turn/rules.js';
export type { ArrivalEntry, FieldEntry, FieldScenario } from '../common/turn/scenario.js';
export { type OwnSight, type TableRules, tableRulesUnder } from '../common/turn/table-rules.js';
export { chargeTold, type EngagementAsked, meleeTold } from '../common/windows/engagement.js';
export * from './army/armor.js';
export * from './army/dead-caps.js';
export * from './army/equipment.js';
export * from './army/muster.js';
export * from './army/order-sheets.js';
export * from './army/ransom.js';
export * from './army/rosters.js';
export type * from './army/stands.js';
export {
  absorbReaction,
  ancientColumnShifts,
  ancientMelee,
  ancientMeleeOdds,
  ancientMorale,
  ancientReactionMove,
  ancientRosterFaults,
  ancientShock,
  ancientShockOdds,
  answersTo,
  arcOf,
  armorTold,
  armyFaults,
  batterGate,
  battleChangeFaults,
  battleHeld,
  battlePace,
  berserkerKilled,
  berserkerOrderFaults,
  berserkersFaults,
  berserkerTurn,
  boltAtElephant,
  buildingSheets,
  caltropsCost,
  caltropsFaults,
  caltropsLossesAmong,
  caltropsOdds,
  carriedFaults,
  centuryFaults,
  chargeFractionOdds,
  chargeOdds,
  chargeSituationFaults,
  chariotLosesAMan,
  chariotMelee,
  chariotMove,
  chariotTurnFaults,
  clearCaltrops,
  continuedMelee,
  continuedMeleeFaults,
  continuedMeleeFractions,
  custody,
  deadCaps,
  decimated,
  destroying,
  destroys,
  elephantHit,
  elephantMeleeOdds,
  entrenchmentDug,
  equipmentCost,
  fallenStillFire,
  fallsShortOn,
  fighterGetsDown,
  firesBolts,
  firesInPassing,
  firingCheck,
  fliesTrue,
  freeStakes,
  freshChariot,
  freshTurn,
  freshUnit,
  greekFire,
  greekFireFaults,
  groupOrderFaults,
  gunExplodes,
  gunpowderShot,
  hasFrontInArc,
  holdBattle,
  hoplite,
  horsesFearElephants,
  inFlame,
  inMissileArc,
  isCavalry,
  knightsCaptured,
  knightsSuggested,
  ladderParty,
  leaderFaults,
  legionaryWorks,
  lineCost,
  loadingThirds,
  machineDuel,
  machineFall,
  machineHits,
  machineMayFire,
  machineMove,
  machineRange,
  machineRate,
  machineShot,
  machineShotFaults,
  machineWheel,
  mahoutSpike,
  mayFireOver,
  mayManMachine,
  mayRejoin,
  medievalBattleFaults,
  meleeDieAtChariot,
  meleeWithElephant,
  missileAtChariot,
  missileLoading,
  missileOdds,
  missileRange,
  missilesAtBerserker,
  missilesAtElephant,
  missileTarget,
  missileThird,
  missileVolley,
  mountedTurn,
  mountedTurnFaults,
  mountingFaults,
  mountingShare,
  mountMarker,
  mountsCaptured,
  mountsCost,
  mountsLost,
  musterAncient,
  nobleCaptured,
  nobleFaults,
  nobleStruck,
  noReach,
  objectDestroyed,
  orderSheet,
  phalanxFaults,
  phalanxOrderFaults,
  phalanxReach,
  phalanxStrikers,
  pikeLosses,
  pikeObstacle,
  pikeReach,
  pilaEncumber,
  pilaVolley,
  placeCaltrops,
  poleArmReach,
  pushBack,
  ramManned,
  rampage,
  rampageResult,
  ransomPoints,
  ransomVictory,
  readyAncientMelee,
  readyAncientShock,
  readyCharge,
  readyMissiles,
  readyPila,
  removeStakes,
  resupply,
  rideOf,
  samuraiOpponent,
  samuraiPoint,
  scenarioFaults,
  screenFaults,
  screenTurn,
  setUpStakes,
  sheetKind,
  shootingFaults,
  shootingRanks,
  shotAtChargers,
  shotsAtBeginning,
  shotsInCastle,
  shotsOnTheWay,
  siegeMove,
  sightOfMongols,
  sightOfMongolsOdds,
  spareCrew,
  splitByElephant,
  splitFireFaults,
  stakesCost,
  stakesCrossing,
  stakesFaults,
  standsAlone,
  tableOf,
  testsToCharge,
  testudo,
  testudoFaults,
  thirdsFaults,
  thirdsLeft,
  throwCharge,
  throwContinuedMelee,
  throwFaults,
  throwPila,
  towerApproach,
  trampled,
  unitCost,
  unitSizeFaults,
  wagonFaults,
  wagonPositionClosed,
  wagonShelter,
  wallFaults,
  wallTaken,
  warWagonCost,
  warWagonFaults,
  withoutShots,
} from './asked.js';
export * as charts from './book/charts.js';
export { ancientMedievalCharts } from './book/charts.js';
export type { AncientHouseRules } from './book/house-rules.js';
export { ancientMedievalBook, ancientMedievalPrint } from './book/print.js';
export * as rulings from './book/rulings.js';
export { advanceAndHold } from './bots/advance-and-hold.js';
export { beginner } from './bots/beginner.js';
export { playsAhead } from './bots/plays-ahead.js';
export * from './charge-odds.js';
export * from './combat/battles.js';
export * from './combat/melee.js';
export * from './combat/morale.js';
export * from './combat/phalanx.js';
export * from './combat/pikes.js';
export * from './combat/pole-arms.js';
export * from './combat/reach.js';
export * from './combat/shock.js';
export * from './continued-melee.js';
export * from './events.js';
export * from './factors.js';
export { type FightingRules, fightingRules } from './fighting-rules.js';
export * from './machines/crews.js';
export * from './machines/engines.js';
export * from './machines/greek-fire.js';
export * from './machines/gunpowder.js';
export type * from './machines/guns.js';
export * from './machines/machine-hits.js';
export * from './machines/machine-shots.js';
export * from './machines/siege.js';
export * from './missiles/fire-at-chargers.js';
export * from './missiles/loading.js';
export * from './missiles/missile-arcs.js';
export * from './missiles/missile-hits.js';
export * from './missiles/missile-range.js';
export { type AimedShot, missileFactors } from './missiles/missile-steps.js';
export * from './missiles/missiles.js';
export * from './missiles/shooting.js';
export * from './missiles/slingers.js';
export * from './missiles/supply.js';
export * from './missiles/thrown.js';
export type * from './numbers/ancients.js';
export type * from './numbers/army.js';
export type * from './numbers/artillery.js';
export type * from './numbers/elephants-and-chariots.js';
export type * from './numbers/field.js';
export type * from './numbers/fire.js';
export type * from './numbers/general-periods.js';
export type * from './numbers/medieval.js';
export type * from './numbers/missiles.js';
export type * from './numbers/organisation.js';
export type * from './numbers/shock-and-movement.js';
export type * from './numbers/tasks.js';
export { ancientPhases } from './phases.js';
export { ancientRequests } from './requests.js';
export { type AncientMedievalRules, ancientMedievalRules } from './rules.js';
export { ancientMedieval } from './ruleset.js';
export * from './schema.js';
export * from './special-troops/berserkers.js';
export * from './special-troops/cavalry.js';
export * from './special-troops/chariots.js';
export * from './special-troops/elephants.js';
export * from './special-troops/hussites.js';
export * from './special-troops/mahout-spike.js';
export * from './special-troops/mongols.js';
export * from './special-troops/mounted-infantry.js';
export * from './special-troops/rampage.js';
export * from './special-troops/romans.js';
export * from './special-troops/samurai.js';
export type * from './state.js';
export * from './terms.js';
export type * from './troops.js';
export { ancientMedievalTroopTypes, gunTypes, isTroopType, troopTypes } from './troops.js';
export { withWorks } from './turn/works/works.js';
export {
  costsIn,
  costsOf,
  figuresOf,
  inContact,
  inPlay,
  type ListedUnit,
  placedOf,
  rosterLine,
  totalMoraleOf,
  troopOf,
  type UnitEntry,
  unitOf,
} from './units.js';
export { ancientOutcome, holdingsNow, strengthOf } from './victory.js';
export { ancientView } from './view.js';
export { tellAncient } from './windows/tell.js';
export { ancientWindows } from './windows/windows.js';
export * from './words.js';
export * from './works/caltrops.js';
export * from './works/stakes.js';
