import { type Both, type Front, frontOf, inContact, type MeleeSide, rearOf } from '../../common/engagement/fronts.js';
import { notStruckAt } from '../../common/engagement/position.js';
import type {
  ChargeProcedure,
  Meeting,
  MeleeProcedure,
  MeleeTurn,
  ReadyTurn,
} from '../../common/engagement/procedure.js';
import { wayToContact } from '../../common/engagement/run.js';
import { diceAgainst, figuresThatRoll, type ReadyMelee, readyMelee } from '../../common/fighting/melee.js';
import { figuresAtOpenings } from '../../common/fighting/openings.js';
import { steppingIn } from '../../common/fighting/shock.js';
import type { FightingRules } from '../fighting-rules.js';
import { columnShifts, musketMorale, worstOf } from '../morale.js';
import { musketShockOdds } from '../shock.js';
import { fighterOf, steadiedOf, strikeOf, testedOf } from './blows.js';
import { asMet, type ChargeSituation, distanceOf, reachOf } from './charge-situation.js';
import { fireOf } from './fire.js';
import { type Asked, partiesOf } from './melee-situation.js';
import { moraleOf, type Parties } from './party.js';

/**
 * What every stage of a melee of two units asks.
 *
 * @param shotAt the attacker is shot at on its way in
 */
export function meleeProcedure(asked: Asked, rules: FightingRules, shotAt = false): MeleeProcedure {
  const { attacker, defender } = asked;
  const parties = partiesOf(asked);
  const figures = { attacker: attacker.figures, defender: defender.figures };
  const fronts = frontsOf(asked, rules);
  const steadied = both(side => steadiedOf(parties[side], rules));
  const morale = both(side => moraleOf(parties[side], rules));
  return {
    figures,
    contact: (left, steppedIn = 0) => atOpenings(asked, inContact(fronts, left, { shotAt, steppedIn }), left, rules),
    strength: both(side => ({ melee: rules.troops[asked[side].type].melee, fatigue: asked[side].fatigue ?? 0 })),
    morale,
    shifts: [steadied.attacker, steadied.defender].flatMap(unit => columnShifts(unit, rules)),
    rules,
    ready: turn => readyIn(parties, figures, turn, rules),
    worst: side => worstOf(steadied[side]),
    reaction: (side, { before, lost }) =>
      musketMorale({ ...steadied[side], morale: morale[side], before, lost }, rules).reaction,
  };
}

function both<T>(of: (side: MeleeSide) => T): Both<T> {
  return { attacker: of('attacker'), defender: of('defender') };
}

function frontsOf(asked: Asked, rules: FightingRules): Both<Front> {
  return both(side => frontOf(asked[side], rules.troops[asked[side].type].stand));
}

/** Figures in contact where the defender holds a building: as many of each as fight through its doors and windows. */
function atOpenings({ between }: Asked, contact: Both<number>, left: Both<number>, rules: FightingRules): Both<number> {
  if (between?.openings === undefined) return contact;
  const at = { openings: between.openings, each: rules.houses.figuresEach };
  const { inside, outside } = figuresAtOpenings(at, { inside: left.defender, outside: left.attacker }, rules);
  return { attacker: outside, defender: inside };
}

/** What every stage of a charge of one unit on another asks. */
export function chargeProcedure(asked: ChargeSituation, rules: FightingRules): ChargeProcedure {
  const situation = asMet(asked, rules);
  const { attacker, defender } = partiesOf(situation);
  const [gap, movementLeft] = [distanceOf(situation, rules), reachOf(situation, rules)];
  const way = wayToContact(gap, rules);
  const fire = fireOf(situation, rules);
  const rear = rearOf(frontsOf(situation, rules));
  return {
    ...meleeProcedure(situation, rules, fire !== undefined),
    rules,
    tested: {
      attacker: testedOf(attacker, situation.attacker.figures, rules),
      defender: testedOf(defender, situation.defender.figures, rules),
    },
    flight: { move: rules.troops[defender.type].move, gap: way, movementLeft },
    ...(situation.withdraws === true ? { withdraws: true } : {}),
    ...(fire === undefined ? {} : { fire }),
    shock: {
      movementLeft: movementLeft > way,
      stepIn: lost => steppingIn({ lost, ...rear }, rules),
      strikes: ({ contact }) => [
        musketShockOdds(strikeOf({ party: attacker, figures: contact.attacker, clearPath: gap }, defender), rules),
      ],
    },
  };
}

/** What must be rolled in a turn: the same odds however many roll. */
function readyIn(
  { attacker, defender }: Parties,
  figures: Both<number>,
  { fatigue }: MeleeTurn,
  rules: FightingRules,
): ReadyTurn {
  const ours = { ...attacker, fatigue: fatigue.attacker };
  const theirs = { ...defender, fatigue: fatigue.defender };
  const { groups, secondary } = readyMelee(
    {
      groups: [
        { ...fighterOf(ours, theirs, rules), unit: 'attacker', figures: figures.attacker },
        { ...fighterOf(theirs, ours, rules), unit: 'defender', figures: figures.defender },
      ],
    },
    rules,
  );
  const rolling = (own: number, enemy: number) => figuresThatRoll({ own, enemy }, rules);
  const by = ({ contact, defends }: Meeting): ReadyMelee => ({
    groups: groups.map((group, at) => {
      if (at === 1) {
        const dice = diceAgainst({ enemy: contact.attacker }, rules);
        return { ...group, ...dice, figures: rolling(contact.defender, contact.attacker) };
      }
      const odds = defends === 'not-striking' ? notStruckAt(group.odds) : group.odds;
      const dice = diceAgainst({ enemy: contact.defender }, rules);
      return { ...group, ...dice, odds, figures: rolling(contact.attacker, contact.defender) };
    }),
    secondary,
  });
  return { groups, by };
}
