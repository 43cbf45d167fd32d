import { defineResolver, type Resolver } from '../../../book/index.js';
import { afterCharge, chargeFaults } from '../common/fighting/charge.js';
import { fatigueAfter, meleeOdds, meleeRound, readyMelee, secondaryAttack } from '../common/fighting/melee.js';
import { meleeParts } from '../common/fighting/melee-losses.js';
import { reactionsAfterMelee } from '../common/fighting/morale.js';
import { shockLossOdds } from '../common/fighting/shock.js';
import { volleyLossOdds } from '../common/fire/volley.js';
import { movementAllowance, terrainCosts } from '../common/moving/movement.js';
import {
  ammunition,
  artilleryRange,
  gunShotFaults,
  mayFireOver,
  projectilesFor,
  shotsPerTurn,
  sighting,
} from './artillery.js';
import { fullCrew, mayFireThisTurn, rateOfFire } from './artillery-crew.js';
import { chargeOdds, throwCharge } from './charge-odds.js';
import { chargeSituation } from './charge-odds-schema.js';
import { continuedMelee, throwContinuedMelee } from './continued-melee.js';
import { continuedMeleeSituation } from './continued-melee-schema.js';
import { firingRanks, friendlyFirePenalty, inSmallArmsArc, targetByPriority } from './firing.js';
import { throwGrenades } from './grenades.js';
import { shotAtHouse } from './houses/shots.js';
import { loading } from './loading.js';
import { musketMorale } from './morale.js';
import { questionResolvers } from './questions/resolve.js';
import { holdingResolvers } from './resolve-holding.js';
import { optionalResolvers } from './resolve-optional.js';
import * as situation from './resolve-schema.js';
import { pickStick, solidShot } from './round-shot.js';
import { musketRules } from './rules.js';
import { musketShock, musketShockOdds, readyMusketShock } from './shock.js';
import { canisterOdds, explosiveOdds } from './shot-odds.js';
import { canisterShot, explosiveShot, hitPoint, pickWheel, type ShotResult } from './shots.js';
import { readySmallArms, smallArmsOdds, smallArmsRange, volley } from './small-arms.js';

/** Figures and pieces that a shot took, without the reasons. */
const taken = ({ losses, pieces }: ShotResult) => ({ losses, pieces });

const smallArms: readonly Resolver[] = [
  defineResolver(musketRules, {
    name: 'musket/small-arms-range',
    about: 'How far a weapon reaches, in cm.',
    situation: situation.smallArmsReach,
    known: (shot, rules) => smallArmsRange(shot, rules),
  }),
  defineResolver(musketRules, {
    name: 'musket/small-arms-odds',
    about: 'What one shot needs on a ten-sided die.',
    situation: situation.smallArmsShot,
    odds: (shot, rules) => smallArmsOdds(shot, rules),
  }),
  defineResolver(musketRules, {
    name: 'musket/small-arms-volley',
    about: 'A unit’s fire at one target; the distribution is of the figures lost.',
    situation: situation.smallArmsVolley,
    odds: (fire, rules) => fire.groups.map(group => smallArmsOdds(group, rules)),
    thrown: {
      rule: (fire, dice, rules) => volley(fire, dice, rules),
      outcome: ({ lost }) => lost,
      solved: (fire, rules) => volleyLossOdds(readySmallArms(fire, rules)),
    },
  }),
  defineResolver(musketRules, {
    name: 'musket/loading',
    about: 'How often figures fire after moving, and whether they are loaded afterwards.',
    situation: situation.loadingTime,
    known: (unit, rules) => loading(unit, rules),
  }),
  defineResolver(musketRules, {
    name: 'musket/small-arms-arc',
    about: 'Whether a target lies in the arc of small arms.',
    situation: situation.aim,
    known: (aim, rules) => inSmallArmsArc(aim, rules),
  }),
  defineResolver(musketRules, {
    name: 'musket/firing-ranks',
    about: 'Which ranks may fire, from the hill level of each, front first.',
    situation: situation.ranks,
    known: unit => firingRanks(unit),
  }),
  defineResolver(musketRules, {
    name: 'musket/target-by-priority',
    about: 'The target a unit takes without other orders.',
    situation: situation.candidates,
    known: ({ candidates }) => targetByPriority(candidates) ?? null,
  }),
  defineResolver(musketRules, {
    name: 'musket/friendly-fire-penalty',
    about: 'Melee and morale points that friendly fire takes, while it lasts.',
    situation: situation.friendlyFire,
    known: (unit, rules) => friendlyFirePenalty(unit, rules),
  }),
];

const artillery: readonly Resolver[] = [
  defineResolver(musketRules, {
    name: 'musket/artillery-range',
    about: 'The distances at which a gun fires a projectile, in cm; null when it does not.',
    situation: situation.gunReach,
    known: (shot, rules) => artilleryRange(shot, rules) ?? null,
  }),
  defineResolver(musketRules, {
    name: 'musket/projectiles-for',
    about: 'The projectiles of a gun that reach a distance.',
    situation: situation.gunAt,
    known: (shot, rules) => projectilesFor(shot, rules),
  }),
  defineResolver(musketRules, {
    name: 'musket/gun',
    about: 'What a gun starts with: rounds, crew, shots in a turn.',
    situation: situation.oneGun,
    known: ({ gun }, rules) => ({
      rounds: ammunition(gun, rules),
      crew: fullCrew(gun, rules),
      shotsPerTurn: shotsPerTurn(gun, rules),
    }),
  }),
  defineResolver(musketRules, {
    name: 'musket/gun-shot-faults',
    about: 'Every fault that forbids a gun’s shot; none when it is legal.',
    situation: situation.gunShot,
    known: (shot, rules) => gunShotFaults(shot, rules),
  }),
  defineResolver(musketRules, {
    name: 'musket/may-fire-over',
    about: 'Whether a gun may fire over friends, and over enemies before those fired at.',
    situation: situation.overhead,
    known: (shot, rules) => mayFireOver(shot, rules),
  }),
  defineResolver(musketRules, {
    name: 'musket/sighting',
    about: 'How far troops or a gun see, in cm.',
    situation: situation.observer,
    known: (observer, rules) => sighting(observer, rules),
  }),
  defineResolver(musketRules, {
    name: 'musket/rate-of-fire',
    about: 'How often a crew can fire its gun.',
    situation: situation.gunCrew,
    known: (crew, rules) => rateOfFire(crew, rules),
  }),
  defineResolver(musketRules, {
    name: 'musket/may-fire-this-turn',
    about: 'Whether a gun may fire this turn; `firedOn` is the turn of its last shot, 0 for never.',
    situation: situation.crewThisTurn,
    known: (gun, rules) => mayFireThisTurn(gun, rules),
  }),
  defineResolver(musketRules, {
    name: 'musket/hit-point',
    about: 'Where a called shot comes down; a wheel is drawn first unless one is given.',
    situation: situation.calledShot,
    thrown: {
      rule: (call, dice, rules) =>
        hitPoint({ ...call, wheel: call.wheel ?? pickWheel(call.gun, dice, rules) }, dice, rules),
      outcome: ({ point }) => point,
    },
  }),
  defineResolver(musketRules, {
    name: 'musket/solid-shot',
    about: 'What a ball hits from where it came down; a bounce stick is drawn first unless one is given.',
    situation: situation.solidShot,
    thrown: {
      rule: (shot, dice, rules) => solidShot({ ...shot, stick: shot.stick ?? pickStick(shot.gun, dice, rules) }, rules),
      outcome: taken,
    },
  }),
  defineResolver(musketRules, {
    name: 'musket/explosive-shot',
    about: 'What a shell or rocket hits where it came down.',
    situation: situation.explosiveShot,
    thrown: {
      rule: (shot, dice, rules) => explosiveShot(shot, dice, rules),
      outcome: taken,
      parts: (shot, rules) => explosiveOdds(shot, rules),
    },
  }),
  defineResolver(musketRules, {
    name: 'musket/canister-shot',
    about: 'What canister hits before the gun.',
    situation: situation.canisterShot,
    thrown: {
      rule: (shot, dice, rules) => canisterShot(shot, dice, rules),
      outcome: taken,
      parts: (shot, rules) => canisterOdds(shot, rules),
    },
  }),
  defineResolver(musketRules, {
    name: 'musket/grenades',
    about:
      'Grenades thrown at one target; the distribution is of the figures lost and the throwers whom their own take.',
    situation: situation.grenades,
    thrown: {
      rule: (all, dice, rules) => throwGrenades(all, dice, rules),
      outcome: ({ lost, throwers }) => ({ lost, throwers }),
    },
  }),
  defineResolver(musketRules, {
    name: 'musket/shot-at-house',
    about:
      'What a building makes of the casualties of a shot among those inside; the distribution is of the figures lost.',
    situation: situation.shotAtHouse,
    thrown: { rule: (shot, dice, rules) => shotAtHouse(shot, dice, rules), outcome: ({ lost }) => lost },
  }),
];

const closeCombat: readonly Resolver[] = [
  defineResolver(musketRules, {
    name: 'musket/charge-faults',
    about: 'Every fault that forbids a charge; none when it is legal.',
    situation: situation.charge,
    known: (charge, rules) => chargeFaults(charge, rules),
  }),
  defineResolver(musketRules, {
    name: 'musket/after-charge',
    about: 'What a unit that charged may do in its next turn.',
    situation: situation.chargeEnd,
    known: (charge, rules) => afterCharge(charge, rules),
  }),
  defineResolver(musketRules, {
    name: 'musket/shock-odds',
    about: 'How many shock dice a charge rolls, and which faces remove a figure.',
    situation: situation.shockStrike,
    odds: (strike, rules) => musketShockOdds(strike, rules),
  }),
  defineResolver(musketRules, {
    name: 'musket/shock',
    about: 'The shock of everyone who strikes one unit; the distribution is of the figures lost.',
    situation: situation.shockOfAll,
    odds: (shock, rules) => shock.strikes.map(strike => musketShockOdds(strike, rules)),
    thrown: {
      rule: (shock, dice, rules) => musketShock(shock, dice, rules),
      outcome: ({ lost }) => lost,
      solved: (shock, rules) => shockLossOdds(readyMusketShock(shock, rules)),
    },
  }),
  defineResolver(musketRules, {
    name: 'musket/melee-odds',
    about: 'The melee point of a figure, and the faces that remove it.',
    situation: situation.oneFighter,
    odds: (fighter, rules) => meleeOdds(fighter, rules),
  }),
  defineResolver(musketRules, {
    name: 'musket/melee-round',
    about: 'One round of melee; the distribution is of the losses of all units together.',
    situation: situation.wholeMelee,
    odds: ({ groups }, rules) => groups.map(group => meleeOdds(group, rules)),
    thrown: {
      rule: (melee, dice, rules) => meleeRound(melee, dice, rules),
      outcome: ({ losses }) => losses,
      parts: (melee, rules) => meleeParts(readyMelee(melee, rules)),
    },
  }),
  defineResolver(musketRules, {
    name: 'musket/secondary-attack',
    about: 'A further attack on the flank or rear of figures that already fight; only they roll.',
    situation: situation.secondary,
    thrown: { rule: (attack, dice, rules) => secondaryAttack(attack, dice, rules), outcome: ({ lost }) => lost },
  }),
  defineResolver(musketRules, {
    name: 'musket/fatigue-after',
    about: 'Melee points a unit is short of after a turn.',
    situation: situation.fatigueTurn,
    known: (turn, rules) => fatigueAfter(turn, rules),
  }),
];

const moraleAndMovement: readonly Resolver[] = [
  defineResolver(musketRules, {
    name: 'musket/post-melee-morale',
    about: 'The morale test that ends a turn with losses.',
    situation: situation.moraleTest,
    known: (test, rules) => musketMorale(test, rules),
  }),
  defineResolver(musketRules, {
    name: 'musket/reactions-after-melee',
    about: 'Whose morale reaction counts after a melee.',
    situation: situation.opponents,
    thrown: {
      rule: ({ units }, dice, rules) => reactionsAfterMelee(units, dice, rules),
      outcome: settled => settled.map(({ unit, reaction }) => ({ unit, reaction })),
    },
  }),
  defineResolver(musketRules, {
    name: 'musket/movement-allowance',
    about: 'What a unit may move before the ground is counted.',
    situation: situation.movement,
    known: (unit, rules) => movementAllowance(unit, rules),
  }),
  defineResolver(musketRules, {
    name: 'musket/terrain-costs',
    about: 'What each kind of ground costs a unit, in thirds of its move; null where it may not go.',
    situation: situation.crossing,
    known: (unit, rules) => terrainCosts(unit, rules),
  }),
];

const turnAfterTurn: readonly Resolver[] = [
  defineResolver(musketRules, {
    name: 'musket/charge',
    about: 'A charge from the three-dice test to both sides’ morale, as one distribution.',
    situation: chargeSituation,
    thrown: {
      rule: (charge, dice, rules) => throwCharge(charge, dice, rules),
      outcome: ({ outcome }) => outcome,
      solved: (charge, rules) => chargeOdds(charge, rules).outcomes,
    },
  }),
  defineResolver(musketRules, {
    name: 'musket/continued-melee',
    about: 'A melee of two units turn after turn, until somebody gives way or its turns are over, as one distribution.',
    situation: continuedMeleeSituation,
    thrown: {
      rule: (melee, dice, rules) => throwContinuedMelee(melee, dice, rules),
      outcome: ({ outcome }) => outcome,
      solved: (melee, rules) => continuedMelee(melee, rules).outcomes,
    },
  }),
];

/** Every resolution function of the musket game that can be asked by name, under any rules of it. */
export const musketResolvers: readonly Resolver[] = [
  ...smallArms,
  ...artillery,
  ...closeCombat,
  ...moraleAndMovement,
  ...turnAfterTurn,
  ...optionalResolvers,
  ...questionResolvers,
  ...holdingResolvers,
];
