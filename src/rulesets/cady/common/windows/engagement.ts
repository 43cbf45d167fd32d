import type { ChargeTold, MeleeTold } from '../../../../windows/index.js';
import type { ChargeOdds } from '../engagement/charge.js';
import { type ContinuedMelee, meleeEnds } from '../engagement/melee-turns.js';
import type { ChargeCourse } from '../engagement/state.js';
import { type Reaction, reactions } from '../fighting/morale.js';

/** A charge or melee of any period as it is asked, as far as its title tells it. */
export interface EngagementAsked {
  readonly attacker: { readonly type: string; readonly figures: number };
  readonly defender: { readonly type: string; readonly figures: number };
  readonly between?: { readonly behind?: string; readonly through?: readonly string[]; readonly levelsUp?: number };
  /** The side of the defender that is struck; the front unless said. */
  readonly struckOn?: string;
  readonly turns?: number;
}

const courses: { readonly [course in ChargeCourse]: string } = {
  met: 'the charge goes home',
  refused: 'the attacker stays where it is',
  escaped: 'the defender runs away',
  caught: 'the defender runs and is caught',
};

/**
 * The odds of a charge as `tellCharge` and `drawCharge` of `littlewars/windows` take them:
 * `tellCharge(chargeTold(situation, chargeOdds(situation)))`.
 */
export function chargeTold(situation: EngagementAsked, { outcomes, stages }: ChargeOdds): ChargeTold {
  const { turns = 1 } = situation;
  const chance = outcomes.probability.bind(outcomes);
  return {
    title: titleOf(situation, situation.attacker.figures === 1 ? 'charges' : 'charge', 'through'),
    sides: sidesOf(situation),
    courses: Object.entries(courses).map(([course, title]) => ({
      title,
      probability: chance(({ charge }) => charge === course),
    })),
    stages: stages.map(stage => ({ title: stageTitle(stage, turns), lost: stage.lost, because: stage.because })),
    reactions: reactions.map(reaction => ({
      title: reactionWords[reaction],
      probability: {
        attacker: chance(({ attacker }) => attacker.reaction === reaction),
        defender: chance(({ defender }) => defender.reaction === reaction),
      },
    })),
    goesOn: chance(({ fighting }) => fighting),
    lost: {
      attacker: outcomes.map(({ attacker }) => attacker.lost),
      defender: outcomes.map(({ defender }) => defender.lost),
    },
  };
}

/** A melee that goes on as `tellMelee` and `drawMelee` of `littlewars/windows` take it: `tellMelee(meleeTold(situation, continuedMelee(situation)))`. */
export function meleeTold(situation: EngagementAsked, { turns }: ContinuedMelee): MeleeTold {
  return {
    title: titleOf(situation, 'in melee with', 'across'),
    sides: sidesOf(situation),
    ends: meleeEnds.map(end => ({ id: end, title: words(end) })),
    turns,
  };
}

/** Ground of which there is one. */
const groundWords: Readonly<Record<string, string>> = { ford: 'a ford', entrenchment: 'an entrenchment' };

const reactionWords: Readonly<Record<Reaction, string>> = {
  'no-effect': 'stands',
  back: 'goes back',
  'back-and-turn': 'turns and goes back',
  rout: 'routs',
};

/** `melee, turn 2` where there is more than one. */
function stageTitle({ name, turn }: ChargeOdds['stages'][number], turns: number): string {
  if (name === 'three-dice-test') return 'three-dice test';
  return turns > 1 && (name === 'melee' || name === 'morale') ? `${name}, turn ${turn}` : name;
}

function sidesOf({ attacker, defender }: EngagementAsked): MeleeTold['sides'] {
  const side = ({ figures, type }: EngagementAsked['attacker']) => ({
    name: figures === 1 ? `1 figure of ${words(type)}` : `${figures} ${words(type)}`,
    whole: figures,
  });
  return { attacker: side(attacker), defender: side(defender) };
}

/** `20 medium cavalry charge 36 regulars behind a wall, uphill`. */
function titleOf(situation: EngagementAsked, meets: string, past: string): string {
  const { between = {}, struckOn = 'front' } = situation;
  const { attacker, defender } = sidesOf(situation);
  const ground = [
    between.behind === undefined ? '' : ` behind a ${words(between.behind)}`,
    ...(between.through ?? []).map(what => `, ${past} ${groundWords[what] ?? words(what)}`),
    between.levelsUp ? ', uphill' : '',
    struckOn === 'front' ? '' : `, on the ${struckOn}`,
  ].join('');
  return `${attacker.name} ${meets} ${defender.name}${ground}`;
}

function words(name: string): string {
  return name.replaceAll('-', ' ');
}
