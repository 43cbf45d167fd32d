import { defineResolver, type Resolver } from '../../../book/index.js';
import { counted, type Reason, reasonFor } from '../../../rulebook/index.js';
import { absorbReaction, ladderParty, ramManned, siegeMove, towerApproach, wallTaken } from './machines/siege.js';
import * as situation from './resolve-special-schema.js';
import { ancientMedievalRules } from './rules.js';
import { berserkerTurn } from './special-troops/berserkers.js';
import { horsesFearElephants, splitByElephant } from './special-troops/elephants.js';
import { mahoutSpike } from './special-troops/mahout-spike.js';
import { sightOfMongols, sightOfMongolsOdds } from './special-troops/mongols.js';
import { removeStakes, setUpStakes, stakesCrossing } from './works/stakes.js';

/** A result with its reasons, or the one why nothing happens. */
export function told<R extends { readonly because: readonly Reason[] }>(result: R, otherwise: Reason): R {
  return result.because.length > 0 ? result : { ...result, because: [otherwise] };
}

const beasts: readonly Resolver[] = [
  defineResolver(ancientMedievalRules, {
    name: 'ancient-medieval/elephants-near',
    about: 'Whether a unit must move away from elephants next turn, and how far.',
    situation: situation.nearElephants,
    known: (unit, rules) =>
      told(
        horsesFearElephants(unit, rules),
        reasonFor('cady/ancient-medieval/elephant/cavalry-flees', 'no cavalry, or no elephant so near', 'stays'),
      ),
  }),
  defineResolver(ancientMedievalRules, {
    name: 'ancient-medieval/split-by-elephant',
    about: 'What becomes of a unit that an elephant has split.',
    situation: situation.split,
    known: (unit, rules) =>
      told(
        splitByElephant(unit, rules),
        reasonFor('cady/ancient-medieval/elephant/breaks-units', 'there is time to close up', 'divided still'),
      ),
  }),
  defineResolver(ancientMedievalRules, {
    name: 'ancient-medieval/mahout-spike',
    about: 'Whether the mahout kills his elephant.',
    situation: situation.spike,
    known: (mahout, rules) => mahoutSpike(mahout, rules),
  }),
  defineResolver(ancientMedievalRules, {
    name: 'ancient-medieval/sight-of-mongols',
    about: 'Whether cavalry routs at the sight of Mongols.',
    situation: situation.sighted,
    odds: ({ tested, ...unit }, rules) => sightOfMongolsOdds({ ...tested, ...unit }, rules),
    thrown: {
      rule: ({ tested, ...unit }, dice, rules) => sightOfMongols({ ...tested, ...unit }, dice, rules),
      outcome: ({ routs }) => routs,
    },
  }),
  defineResolver(ancientMedievalRules, {
    name: 'ancient-medieval/berserker-turn',
    about: 'Whom a berserker goes for.',
    situation: situation.hunting,
    known: berserker => berserkerTurn(berserker),
  }),
];

const works: readonly Resolver[] = [
  defineResolver(ancientMedievalRules, {
    name: 'ancient-medieval/stakes-work',
    about: 'How many cm of stakes figures set up or remove in a turn, and what they carry then.',
    situation: situation.stakes,
    known: ({ task, ...work }, rules) => (task === 'set-up' ? setUpStakes(work, rules) : removeStakes(work, rules)),
  }),
  defineResolver(ancientMedievalRules, {
    name: 'ancient-medieval/stakes-crossing',
    about: 'How many thirds of its move stakes cost whoever crosses them.',
    situation: situation.stakesCrossed,
    known: (unit, rules) =>
      told(
        stakesCrossing(unit, rules),
        reasonFor('cady/ancient-medieval/stakes/crossing-wheeled', 'wheels on a road', 'nothing'),
      ),
  }),
  defineResolver(ancientMedievalRules, {
    name: 'ancient-medieval/ladder-party',
    about: 'Whether so many figures carry a ladder and set it up.',
    situation: situation.ladder,
    known: (party, rules) => ladderParty(party, rules),
  }),
  defineResolver(ancientMedievalRules, {
    name: 'ancient-medieval/wall-taken',
    about: 'How many of those who come over a wall stand on top of it after a melee.',
    situation: situation.onTheWall,
    known: melee => wallTaken(melee),
  }),
  defineResolver(ancientMedievalRules, {
    name: 'ancient-medieval/siege-tower',
    about: 'How far a siege tower still is from the wall after a turn, and whether its platform goes down.',
    situation: situation.tower,
    known: (tower, rules) => towerApproach(tower, rules),
  }),
  defineResolver(ancientMedievalRules, {
    name: 'ancient-medieval/ram-move',
    about: 'Whether a ram has men enough, and how far it goes in a turn.',
    situation: situation.ram,
    known: (crew, rules) => {
      const manned = ramManned(crew, rules);
      const cm = siegeMove({ machine: 'ram', crew }, rules);
      const why = `${counted(crew.own, 'man', 'men')} of its own, ${crew.others} others`;
      const effect = manned ? `${cm} cm` : 'too few to move it';
      return { manned, cm, because: [reasonFor('cady/ancient-medieval/siege/ram-crew', why, effect)] };
    },
  }),
  defineResolver(ancientMedievalRules, {
    name: 'ancient-medieval/absorbed-reaction',
    about: 'Whether a unit that has nowhere to retreat absorbs a poor reaction or is removed.',
    situation: situation.besieged,
    known: (unit, rules) =>
      told(
        absorbReaction(unit, rules),
        reasonFor('cady/ancient-medieval/siege/inside-no-retreat', 'no poor reaction', 'stays'),
      ),
  }),
];

/** The functions of elephants, Mongols and berserkers, stakes, and the storming of castles. */
export const specialResolvers: readonly Resolver[] = [...beasts, ...works];
