import type { Reason } from '../../../../rulebook/index.js';
import { distanceToQuad, quadOf } from '../../../../table/index.js';
import type { OtherFactor } from '../../others.js';
import { ledByGeneral } from '../../reaction/factor-rows.js';
import type { ReactionSituation, Sign } from '../../reaction/situation.js';
import { isCreature } from '../../sorcery/creatures.js';
import { heroReaction, influenceOfLone } from '../../sorcery/heroes.js';
import { elvenReaction, elvenWill } from '../../sorcery/peoples.js';
import { saintReaction, takesTests } from '../../sorcery/saints.js';
import type { Unit } from '../../state.js';
import type { WrgRequests } from '../../terms.js';
import { generalWith } from '../../units.js';
import type { Field } from '../field.js';
import type { Play } from '../play.js';
import { doingOf, goingBack } from '../reacting/doing.js';
import type { Occasion } from '../reacting/situation.js';
import { isTestedAsUnit } from '../units-counted.js';
import { isAsleep } from '../weather/camp.js';
import { isSated, isUnder } from './enchanted.js';
import { attachedTo, isSeenWith, isThere, saintAt, standsAt } from './near.js';

/**
 * What saints and heroes count in a reaction test, and what called for it: of the enemy's saints, those whom one sees.
 *
 * @clause wrg/sorcery/saint-effect
 * @clause wrg/sorcery/moslem-saint
 * @clause wrg/sorcery/hero-influence
 * @clause wrg/reaction/within-needs-view
 */
export function sorceryReaction(unit: Unit, { others = [] }: Occasion, field: Field): readonly OtherFactor[] {
  const { state, rules } = field;
  if (state.magic === undefined) return others;
  const enemy = saintAt(unit, state, saint => saint.side !== unit.side && isSeenWith(saint, unit.side, field));
  const moslem = saintAt(unit, state, saint => saint.side === unit.side && isCreature(saint.troops, 'moslem-saint'));
  return [
    ...others,
    ...saintReaction(
      {
        troops: unit.troops,
        ...(enemy === undefined ? {} : { enemy }),
        ...(moslem === undefined ? {} : { ownMoslem: moslem }),
      },
      rules,
    ),
    ...heroReaction(unit.troops, rules),
  ];
}

/**
 * Whom troops have with them and near them who counts as a rash general, where no general does.
 *
 * @clause wrg/sorcery/hero-influence
 * @clause wrg/sorcery/warrior-saint
 */
export function ledByChampions(
  unit: Unit,
  led: Pick<ReactionSituation, 'generalWith' | 'generalNear' | 'generalRouts' | 'generalNearRetires'>,
  field: Field,
): typeof led {
  const { state, rules } = field;
  if (state.magic === undefined) return led;
  const own = attachedTo(unit, state).find(({ troops }) => influenceOfLone(troops).own !== null);
  const { within } = rules.reaction.counting.factors['general-within-150'];
  const near = Object.values(state.units).filter(
    other =>
      other.side === unit.side &&
      other !== unit &&
      isThere(other, state) &&
      influenceOfLone(other.troops).others !== null &&
      !(other.aside?.kind === 'with' && other.aside.unit === unit.id) &&
      (within === null || distanceToQuad(standsAt(other, state).at, quadOf(unit.placed)) <= within),
  );
  const steady = near.some(other => !goesBack(other, field));
  return {
    ...led,
    ...(own === undefined || led.generalWith !== undefined
      ? {}
      : { generalWith: 'rash' as const, generalRouts: unit.rout !== null }),
    // One who retires or routs is none where another does not.
    ...(near.length === 0 || (led.generalNear !== undefined && (led.generalNearRetires !== true || !steady))
      ? {}
      : { generalNear: 'rash' as const, generalNearRetires: !steady }),
  };
}

/** Whether somebody who counts as a general goes back, by himself or with those in whose ranks he is. */
function goesBack(unit: Unit, field: Field): boolean {
  const host = unit.aside?.kind === 'with' ? (field.state.units[unit.aside.unit] ?? unit) : unit;
  return host.rout !== null || goingBack(field).includes(doingOf(host, field));
}

/**
 * The factors of a test with the name of the hero or saint who leads the testers as a general would, where no general does.
 *
 * @clause wrg/sorcery/hero-influence
 * @clause wrg/sorcery/warrior-saint
 */
export function withChampionNamed(factors: readonly Reason[], unit: Unit, { state }: Pick<Play, 'state'>) {
  if (state.magic === undefined || generalWith(state, unit) !== undefined) return factors;
  const champion = attachedTo(unit, state).find(({ troops }) => influenceOfLone(troops).own !== null);
  if (champion === undefined) return factors;
  const led = `${champion.id} is with them, as a rash general`;
  return factors.map(factor => ({ ...factor, because: factor.because.replace(ledByGeneral, led) }));
}

/**
 * Whether a unit is to be tested at all: not a saint, nor what is of stone or asleep, be it after a meal or in its camp, nor by one reading
 * engines (`wrg/ruling/engines-take-tests`).
 *
 * @clause wrg/night/camp
 * @clause wrg/sorcery/saint
 * @clause wrg/sorcery/dragon-lure
 */
export function isTestable(unit: Unit, { state, rules }: Pick<Field, 'state' | 'rules'>): boolean {
  if (isAsleep(unit) || !isTestedAsUnit(unit, rules)) return false;
  if (state.magic === undefined) return true;
  return takesTests(unit.troops) && !isUnder(unit, 'stone', { state, rules }) && !isSated(unit, { state, rules });
}

type Choices = WrgRequests['signs']['asks']['choices'];

/** What elves may add to their reaction, or take from it, as one more choice. */
export function choicesOf(unit: Unit, { rules }: Pick<Play, 'rules'>): Choices {
  const will = elvenWill(unit.troops, rules);
  return will === undefined ? [] : [will];
}

/** What they chose, as it counts. */
export function chosenBy(unit: Unit, answer: { readonly [factor: string]: Sign }, { rules }: Pick<Play, 'rules'>) {
  const will = elvenWill(unit.troops, rules);
  return will === undefined ? [] : elvenReaction(unit.troops, answer[will.factor] ?? 0, rules);
}
