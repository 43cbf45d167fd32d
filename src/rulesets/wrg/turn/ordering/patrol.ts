import { distanceToQuad, quadOf } from '../../../../table/index.js';
import { isVulnerable } from '../../casualties/target.js';
import { eligibleFigures } from '../../hand-to-hand/eligible.js';
import { meleeFactors } from '../../hand-to-hand/factors.js';
import { type FightingPart, fight } from '../../hand-to-hand/period.js';
import type { MeleeTroops } from '../../hand-to-hand/weapons.js';
import { moveRate } from '../../moving/rates.js';
import { messengerParty } from '../../orders/delivery.js';
import type { WrgRules } from '../../rules.js';
import type { Messenger, Unit } from '../../state.js';
import type { TroopType } from '../../troops.js';
import { onTable } from '../../units.js';
import { meleeTroops } from '../fighting/blows.js';
import { suffer } from '../losses.js';
import { mannerOf } from '../moving/going.js';
import type { Play } from '../play.js';

/** The row of the table by which messengers move and fight: light cavalry. */
export const riders = 'lc' satisfies TroopType;

/**
 * The enemy who stands where a messenger or a general would ride, if there is one: whoever cannot move does not catch him, nor do wagons, with
 * which nobody fights.
 */
export function catcherOf({ at, side }: Pick<Messenger, 'at' | 'side'>, { state, rules }: Play): Unit | undefined {
  return onTable(state).find(
    unit =>
      unit.side !== side &&
      unit.rout === null &&
      isVulnerable(unit.troops, rules) &&
      distanceToQuad(at, quadOf(unit.placed)) <= rules.field.contact &&
      moveRate(unit.troops, mannerOf(unit, false), rules).normal > 0,
  );
}

/** Twenty riders by themselves, as one figure. */
export interface Party {
  readonly troops: MeleeTroops;
  readonly foughtBefore?: number;
}

/**
 * A party of twenty and an enemy who has come upon it strike at each other; says how many men it costs either of them.
 *
 * @clause wrg/orders/messengers-as-patrol
 */
export function fightParty({ troops, foughtBefore = 0 }: Party, enemy: Unit, { dice, rules }: Play) {
  const blows = fight({ parts: [blowsAtPatrol(enemy, troops.type, rules)] }, dice, rules);
  const answer: FightingPart = {
    troops,
    enemy: { type: enemy.troops.type, dismounted: enemy.dismounted, weapons: enemy.troops.weapons, side: 'front' },
    period: 1,
    foughtBefore,
    figures: 1,
  };
  const back = fight({ parts: [answer] }, dice, rules);
  return { received: blows.casualties, inflicted: back.casualties, because: blows.because };
}

/**
 * A messenger and his party fight an enemy who has caught them, as one figure of light horse: both strike. Says whether any of them are
 * left.
 *
 * @clause wrg/orders/messengers-as-patrol
 */
export function patrolFights(messenger: Messenger, enemy: Unit, play: Play): boolean {
  const { rules, scenario, tell } = play;
  const men = messenger.men ?? messengerParty(rules).men;
  const training = scenario.sides[messenger.side]?.training ?? 'barbarian';
  const troops: MeleeTroops = { type: riders, training, class: ordinary, weapons: [], dismounted: false };
  const { received, inflicted, because: blows } = fightParty({ troops }, enemy, play);
  messenger.men = Math.max(0, men - received);
  const because = [
    {
      clause: 'wrg/orders/messengers-as-patrol',
      because: `${men} men against ${enemy.id}`,
      effect: `${messenger.men} left`,
    } as const,
    ...blows,
  ];
  tell({ kind: 'messenger', messenger: messenger.id, to: messenger.to, what: 'fights', because }, [messenger.side]);
  suffer(enemy, inflicted, play);
  return messenger.men > 0;
}

/** Of a party nobody says of what class it is: it is of the middle one. */
const ordinary = 'C';

/** Those of a body who reach a single figure: one before it, and those who overlap it. */
function blowsAtPatrol(unit: Unit, type: TroopType, rules: WrgRules): FightingPart {
  const part = {
    troops: meleeTroops(unit),
    enemy: { type, side: 'front' } as const,
    period: 1,
    foughtBefore: unit.combats,
  };
  const beside = Math.max(0, Math.min(unit.placed.files, unit.figures) - 1);
  const { figures } = eligibleFigures(
    {
      troops: part.troops,
      weapon: meleeFactors(part, rules).using,
      enemy: { type },
      inContact: Math.min(1, unit.figures),
      overlap: { left: Math.floor(beside / 2), right: Math.ceil(beside / 2) },
      period: 1,
    },
    rules,
  );
  return { ...part, figures };
}
