export { byEye, enemiesInSight, type InSight, sightedText } from '../common/choices/by-eye.js';
export type { MeetAnswer } from '../common/choices/third-of-range.js';
export type { EdgeStruck } from '../common/engagement/measured.js';
export type { GroundOf } from '../common/turn/ground.js';
export type { BridgeHit } from '../common/turn/moving/bridges.js';
export type { TurnReadings } from '../common/turn/readings.js';
export type { FieldRequests } from '../common/turn/requests.js';
export type { FieldTroop, Lurking, TurnRules } from '../common/turn/rules.js';
export type { ArrivalEntry, FieldEntry, FieldScenario } from '../common/turn/scenario.js';
export { type OwnSight, type TableRules, tableRulesUnder } from '../common/turn/table-rules.js';
export { chargeTold, type EngagementAsked, meleeTold } from '../common/windows/engagement.js';
export type { ListedUnit } from './army-faults.js';
export * from './artillery.js';
export * from './artillery-crew.js';
export {
  ammunition,
  artilleryRange,
  ballReach,
  bandsCrossed,
  broadsideOdds,
  canisterOdds,
  canisterShot,
  chargeFractionOdds,
  chargeOdds,
  chargeSituationFaults,
  columnShifts,
  continuedMelee,
  continuedMeleeFaults,
  continuedMeleeFractions,
  duelOdds,
  explosiveOdds,
  explosiveShot,
  firingRanks,
  formingSquareOdds,
  freshTurn,
  freshUnit,
  friendlyFirePenalty,
  fullCrew,
  gunShotFaults,
  hitPoint,
  inSmallArmsArc,
  loading,
  mayFireOver,
  mayFireThisTurn,
  mayMan,
  maySpike,
  musketMorale,
  musketShock,
  musketShockOdds,
  pickStick,
  pickWheel,
  projectilesFor,
  rateOfFire,
  readyCanister,
  readyCharge,
  readyExplosive,
  readyMusketShock,
  readySmallArms,
  shiftedByBlueLine,
  shotsAtShipOdds,
  shotsPerTurn,
  sideName,
  sighting,
  smallArmsOdds,
  smallArmsRange,
  smallArmsVolley,
  solidShot,
  squareFaults,
  stormOdds,
  targetByPriority,
  thirdAt,
  throwBroadside,
  throwCharge,
  throwContinuedMelee,
  throwDuel,
  throwFormingSquare,
  throwShotsAtShip,
  throwStorm,
  volley,
  wideWheel,
  worstOf,
} from './asked.js';
export * as charts from './book/charts.js';
export { musketCharts } from './book/charts.js';
export type { MusketHouseRules } from './book/house-rules.js';
export { musketBook, musketPrint } from './book/print.js';
export * as rulings from './book/rulings.js';
export { beginner } from './bots/beginner.js';
export { playsAhead } from './bots/plays-ahead.js';
export { takeAndHold } from './bots/take-and-hold.js';
export { artilleryFactors } from './casualties.js';
export type { Befallen } from './chance/befallen.js';
export type { EventsState, RunningEvent } from './chance/in-force.js';
export type { ChanceRules, Compass, EventId, EventRow } from './chance/rules.js';
export * from './charge-odds.js';
export type { Sighted } from './choices/seat.js';
export * from './continued-melee.js';
export * from './events.js';
export * from './factors.js';
export { type FightingRules, fightingRules, type MoraleShifts, type SquareRules } from './fighting-rules.js';
export * from './firing.js';
export type { GrenadeFall, GrenadeRules } from './grenade-rules.js';
export type * from './guns.js';
export * from './hit-areas.js';
export type { OpeningRules } from './houses/openings.js';
export type { HeldBuildingRules, HouseDie } from './houses/rules.js';
export * from './loading.js';
export * from './morale.js';
export { armyFaults, tableOf } from './muster.js';
export type { OfficerRank, OfficerRules } from './officers.js';
export { musketOnLand } from './on-land.js';
export { musketPhases } from './phases.js';
export * from './questions/index.js';
export { musketRequests } from './requests.js';
export * from './round-shot.js';
export type * from './rules.js';
export { musketRules } from './rules.js';
export { musket } from './ruleset.js';
export * from './schema.js';
export { musterAfloat as musterMusket } from './ships/muster.js';
export type { BoatRules, FrigateRules, ShipHit, ShipRules, SpeedByTurn } from './ships/rules.js';
export * from './shock.js';
export * from './shot-odds.js';
export { shotRules } from './shot-rules.js';
export * from './shots.js';
export * from './small-arms.js';
export * from './small-arms-factors.js';
export * from './small-arms-numbers.js';
export * from './square.js';
export type * from './state.js';
export * from './terms.js';
export type * from './troops.js';
export { isTroopType, troopTypes, troopTypesOf } from './troops.js';
export { inContact, inPlay, moraleOf, placedOf, troopOf, unitCost, unitOf } from './units.js';
export * from './victory.js';
export { musketView } from './view.js';
export { tellMusket } from './windows/tell.js';
export { musketWindows } from './windows/windows.js';
