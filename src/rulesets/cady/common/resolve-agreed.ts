import { defineResolver, type Resolver } from '../../../book/index.js';
import { type ClauseId, counted, reasonFor } from '../../../rulebook/index.js';
import { faultReasons, spoken } from '../../../scenario/index.js';
import { levelFaults } from './army/levels.js';
import { victoryAt } from './army/victory.js';
import { battleFaults } from './fighting/battles.js';
import { type Reaction, reactionMove, turnsToFight } from './fighting/morale.js';
import { drilled, formationFaults } from './moving/formation.js';
import * as situation from './resolve-agreed-schema.js';
import { commonRules } from './rules.js';
import { phantomFaults } from './unseen/hidden.js';
import { attackedMarker, reveal } from './unseen/revealing.js';

const agreed: readonly Resolver[] = [
  defineResolver(commonRules, {
    name: 'common/victory',
    about: 'Whether a battle is over at the end of a turn, who has won it, and by what; null while it goes on.',
    situation: situation.battleStanding,
    known: battle => {
      const why = `nobody meets what was agreed, turn ${battle.turn} of ${battle.lastTurn}`;
      const on = reasonFor('cady/common/victory/ends-when-met', why, 'the battle goes on');
      const victory = victoryAt(battle);
      const { winner = null, condition = null, because = [on] } = victory ?? {};
      return { over: victory !== undefined, winner, condition, because };
    },
  }),
  defineResolver(commonRules, {
    name: 'common/game-level',
    about: 'What a game means to use and its level does not have, and optional rules that nobody agreed on.',
    situation: situation.plan,
    known: (game, rules) => {
      const faults = levelFaults(game, rules);
      const clause: ClauseId = 'cady/common/game-level/choose';
      const why = `the ${game.level} game`;
      return { faults, because: faultReasons(faults, { clause, why, may: 'has all of that', not: 'not so' }) };
    },
  }),
  defineResolver(commonRules, {
    name: 'common/joined-units',
    about: 'What is wrong with the units that are joined into a battle or brigade.',
    situation: situation.joined,
    known: (battle, rules) => {
      const faults = battleFaults(battle, rules);
      const clause: ClauseId = 'cady/common/unit/battle-or-brigade';
      const why = counted(battle.units.length, 'unit');
      return { faults, because: faultReasons(faults, { clause, why, may: 'may be joined', not: 'not so' }) };
    },
  }),
];

/** What is cited of each reaction. */
const reactionClauses: { readonly [reaction in Reaction]: ClauseId } = {
  'no-effect': 'cady/common/morale/no-effect',
  back: 'cady/common/morale/back',
  'back-and-turn': 'cady/common/morale/back-and-turn',
  rout: 'cady/common/morale/rout',
};

const drillAndReactions: readonly Resolver[] = [
  defineResolver(commonRules, {
    name: 'common/drill',
    about: 'How a unit stands after an order to change its formation or facing, what that costs, and what forbids it.',
    situation: situation.drill,
    known: (unit, rules) => {
      const faults = formationFaults(unit, rules);
      const clause: ClauseId = 'cady/common/facing/formation-persists';
      const because = faultReasons(faults, { clause, why: 'no change', may: 'stands as it did', not: 'it may not' });
      if (faults.length > 0) return { faults, stands: null, because };
      const { because: reasons, ...stands } = drilled(unit, rules);
      return { faults, stands, because: reasons.length > 0 ? reasons : because };
    },
  }),
  defineResolver(commonRules, {
    name: 'common/reaction-in-cm',
    about: 'How far a unit goes by its morale reaction, and which way it faces.',
    situation: situation.reacting,
    known: (unit, rules) => {
      const goes = reactionMove(unit, rules);
      const cm = `${goes.cm} cm`;
      const effect = goes.leaves ? `${cm} a turn, until it is off the table` : goes.cm > 0 ? cm : 'stays';
      return { ...goes, because: [reasonFor(reactionClauses[unit.reaction], spoken(unit.reaction), effect)] };
    },
  }),
  defineResolver(commonRules, {
    name: 'common/turned-on',
    about: 'Whether a unit that is attacked while it carries out a reaction turns round to fight.',
    situation: situation.attacked,
    known: unit => {
      const turns = turnsToFight(unit);
      const why = `${spoken(unit.under)}, attacked on the ${unit.attackedOn}`;
      const clause: ClauseId =
        unit.under === 'rout' ? 'cady/common/morale/rout' : 'cady/common/morale/back-and-turn-rear';
      return { turns, because: [reasonFor(clause, why, turns ? 'it fights' : 'it does not fight back')] };
    },
  }),
];

const markers: readonly Resolver[] = [
  defineResolver(commonRules, {
    name: 'common/in-sight',
    about: 'What happens to markers, phantoms and units that come into sight of each other.',
    situation: situation.inSight,
    known: both => reveal(both),
  }),
  defineResolver(commonRules, {
    name: 'common/marker-under-fire',
    about: 'What becomes of a marker that is fired on or attacked.',
    situation: situation.onePiece,
    known: piece => attackedMarker(piece),
  }),
  defineResolver(commonRules, {
    name: 'common/phantoms',
    about: 'What is wrong with the phantoms of a side: too many of them, or moved too far.',
    situation: situation.phantoms,
    known: (side, rules) => {
      const faults = phantomFaults(side, rules);
      const clause: ClauseId = 'cady/common/phantom/moves-like-real';
      const why = counted(side.moved.length, 'phantom');
      return { faults, because: faultReasons(faults, { clause, why, may: 'as units would', not: 'not so' }) };
    },
  }),
];

/** The functions of victory, levels, formations, reactions and markers. */
export const agreedResolvers: readonly Resolver[] = [...agreed, ...drillAndReactions, ...markers];
