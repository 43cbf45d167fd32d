export * from './army/army.js';
export * from './army/command.js';
export * from './army/initiative.js';
export { musterRaymond } from './army/muster.js';
export {
  aboutFaced,
  actionFault,
  actionsOf,
  aimsOf,
  allowanceOf,
  armyFaults,
  artilleryFire,
  attack,
  attackOdds,
  attackOn,
  attackWithRethrow,
  blocksOf,
  bounceOdds,
  bounceTarget,
  bounceThrough,
  breakThroughOf,
  changed,
  changeFaults,
  chargeOf,
  chargesOpenTo,
  classOf,
  combatantOn,
  combiningFault,
  commanderOver,
  commandOf,
  contactsOf,
  continuedMelee,
  continuedMeleeFaults,
  continuedMeleeFractions,
  countArmy,
  depthOf,
  eligibleTargets,
  enemiesOf,
  exchange,
  exchangeOdds,
  fared,
  fieldOf,
  fireAt,
  fireOdds,
  formationFaults,
  friendsOf,
  frontCorners,
  frontEdge,
  frontFiles,
  gaitOf,
  gapBetween,
  gridOf,
  groundOfUnit,
  hitsOf,
  hitsWithRethrow,
  inCommand,
  interceptChances,
  interceptRun,
  isArtillery,
  isClearToHurry,
  isCommand,
  isDragoons,
  isEngaged,
  isNearer,
  isRiding,
  isSingle,
  isWithin,
  layoutText,
  listClause,
  lossChoices,
  mayBeWithin,
  mayBreakThrough,
  mayIntercept,
  mayRecoil,
  mayStayAlone,
  movedBy,
  musketFire,
  openActions,
  outflanks,
  overlapsAny,
  pivotFaults,
  pivotsOf,
  placeFaults,
  placeUnit,
  printAction,
  printFormation,
  printSteps,
  rangeBand,
  ranksOf,
  reachOf,
  readLayout,
  readyAgainst,
  readyAttack,
  rearCorners,
  rearEdges,
  recoilOf,
  recoilWays,
  rethrowOdds,
  rethrowWorth,
  roundedAim,
  routCause,
  sideName,
  slightPivotOf,
  standFacing,
  standKindsOf,
  standQuads,
  standsLost,
  strengthOf,
  testOdds,
  throwAttack,
  throwContinuedMelee,
  throwReady,
  touches,
  turnedBy,
  unitTest,
  unitTypesOf,
  walk,
  walkBack,
  walkFaults,
  widthOf,
  without,
} from './asked.js';
export * as charts from './book/charts.js';
export { raymondCharts } from './book/charts.js';
export type { RaymondHouseRules } from './book/house-rules.js';
export { raymondBook, raymondPrint } from './book/print.js';
export * as rulings from './book/rulings.js';
export { advanceAndCharge } from './bots/advance-and-charge.js';
export { beginner } from './bots/beginner.js';
export { playsAhead } from './bots/plays-ahead.js';
export * from './combat/charge.js';
export * from './combat/contact.js';
export * from './combat/engagement.js';
export * from './combat/exchange.js';
export * from './combat/joining.js';
export * from './combat/losses.js';
export * from './combat/melee.js';
export * from './combat/recoil.js';
export * from './combat/rethrow.js';
export * from './combat/tests.js';
export * from './continued-melee.js';
export * from './events.js';
export * from './factors.js';
export * from './field.js';
export * from './fire/aims.js';
export * from './fire/fire.js';
export * from './fire/targets.js';
export * from './formation/formation.js';
export * from './formation/layout.js';
export { type TerrainAgreement, tableOf, terrainOf } from './ground.js';
export * from './movement/actions.js';
export type { Leg, Run } from './movement/legs.js';
export * from './movement/movement.js';
export * from './movement/reactions.js';
export type { Part, PosePart, StraightPart, Walk } from './movement/walking.js';
export * from './notation.js';
export { raymondPhases } from './phases.js';
export { raymondRequests } from './requests.js';
export * from './rules.js';
export { raymond } from './ruleset.js';
export * from './schema.js';
export type * from './state.js';
export * from './terms.js';
export * from './troops.js';
export * from './units.js';
export * from './victory.js';
export { raymondView } from './view.js';
export { meleeTold } from './windows/melee.js';
export { tellRaymond } from './windows/tell.js';
export { raymondWindows } from './windows/windows.js';
