export * from './army/commanders.js';
export * from './army/dispatch.js';
export * from './army/levels.js';
export * from './army/reinforcements.js';
export * from './army/roster.js';
export * from './army/scale.js';
export * from './army/supreme-commander.js';
export * from './army/victory.js';
export {
  afterCharge,
  armShareFaults,
  attackedMarker,
  barricadeFaults,
  battleFaults,
  battleSavers,
  blankMarker,
  breakOff,
  breakThrough,
  bridgeDestroyed,
  bridgeMayBurn,
  calledPoint,
  chanceToPass,
  chargeFaults,
  chargeTest,
  chooseTarget,
  climb,
  compareReactions,
  contactOf,
  countLosses,
  coversFromArtillery,
  crossingCost,
  crossingFaults,
  defensiveShot,
  detach,
  diceAgainst,
  dispatchRide,
  dividedFate,
  drilled,
  expectReinforcements,
  fatigueAfter,
  figuresThatRoll,
  figuresTouching,
  fireAtCharger,
  firesThisTurn,
  forestCover,
  forestMarchThirds,
  forestOutline,
  forestWork,
  formationFaults,
  gainsByRoad,
  goTogether,
  groundLength,
  guardsFor,
  heightInLevels,
  hide,
  holdFriend,
  imperialCost,
  imperialFaults,
  inOrder,
  isExtremeRidge,
  isForest,
  isScreened,
  levelFaults,
  lostInFlight,
  lostToShock,
  lostToVolley,
  loyalAfter,
  marchesInColumn,
  markerFaults,
  marshCover,
  mayChangeFormation,
  maySecondaryAttack,
  maySkirmish,
  meetsCondition,
  meleeOdds,
  meleeRound,
  mercenaryFaults,
  missileFaults,
  moraleWhenLed,
  movementAllowance,
  movementLeft,
  oddsBehind,
  paceOf,
  passThroughCost,
  passThroughFaults,
  phantomFaults,
  placeBehindMarker,
  postMeleeMorale,
  printOrder,
  reactionMove,
  reactionsAfterMelee,
  readOrder,
  readyMelee,
  readyShock,
  regroupingFaults,
  resolveChargeTest,
  resolveFlight,
  reveal,
  rollPools,
  rosterFaults,
  routed,
  saveBattle,
  secondaryAttack,
  shiftsBy,
  shiftsCounted,
  shockLosses,
  shockLossOdds,
  shockOdds,
  shockReductionsBy,
  sightDistance,
  skirmishFaults,
  skirmishFrontage,
  standingOrder,
  standsInView,
  steppingIn,
  stepsBy,
  supremeCommanderDispatches,
  surrender,
  tableLength,
  takenOff,
  takesPostMeleeMorale,
  targetsNamed,
  terrainCosts,
  threeDiceOdds,
  threeDiceTest,
  throwGroup,
  throwMelee,
  throwShock,
  toldMelee,
  totalMoraleValue,
  turnsToFight,
  varied,
  victoryAt,
  volleyHitOdds,
  volleyLossOdds,
  waterOf,
  wornOut,
} from './asked.js';
export * as charts from './book/charts.js';
export { commonCharts } from './book/charts.js';
export { commonBook, commonPrint } from './book/print.js';
export * as rulings from './book/rulings.js';
export type {
  ChargeFractionOdds,
  ChargeOdds,
  ChargeOutcome,
  ChargeSideOutcome,
  ChargeStageOdds,
  ThrownCharge,
} from './engagement/charge.js';
export type { Both, MeleeSide } from './engagement/fronts.js';
export {
  type ContinuedMelee,
  type ContinuedMeleeFractions,
  type ContinuedMeleeOutcome,
  type MeleeEnd,
  type MeleeSideOutcome,
  type MeleeTurnOdds,
  meleeEnds,
  type ThrownContinuedMelee,
} from './engagement/melee-turns.js';
export type {
  ChargeCourse,
  ChargeSideState,
  ChargeState,
  MeleeSideState,
  MeleeState,
  StageName,
  StageTold as ChargeStageTold,
} from './engagement/state.js';
export * from './factors.js';
export * from './fighting/battles.js';
export * from './fighting/break-through.js';
export * from './fighting/broken.js';
export * from './fighting/charge.js';
export * from './fighting/charge-test.js';
export * from './fighting/contact.js';
export * from './fighting/defensive-fire.js';
export * from './fighting/holding.js';
export * from './fighting/melee.js';
export { meleeLossOdds } from './fighting/melee-losses.js';
export * from './fighting/melee-point.js';
export * from './fighting/morale.js';
export * from './fighting/shock.js';
export * from './fighting/surrender.js';
export * from './fighting/three-dice.js';
export { type CommonFightingRules, commonFightingRules } from './fighting-rules.js';
export type * from './fire/casualties.js';
export * from './fire/crew.js';
export type * from './fire/steps.js';
export { chanceOf, facesText, stepsText, stepUnit } from './fire/steps.js';
export * from './fire/target-priority.js';
export type * from './fire/variation.js';
export * from './fire/volley.js';
export * from './moving/forest.js';
export * from './moving/formation.js';
export * from './moving/ground.js';
export * from './moving/keeping-together.js';
export { type Marched, marchCosts, marchOne, type OneMarch, type OverGround } from './moving/march.js';
export * from './moving/movement.js';
export * from './moving/movement-left.js';
export * from './moving/pass-through.js';
export * from './moving/sight.js';
export * from './moving/skirmish.js';
export * from './moving/water.js';
export { moraleColumnBands } from './numbers/fighting.js';
export * from './orders.js';
export * from './print-orders.js';
export { type CommonRules, commonRules } from './rules.js';
export * from './unseen/hidden.js';
export * from './unseen/revealing.js';
export * from './unseen/screening.js';
