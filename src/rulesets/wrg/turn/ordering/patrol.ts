import type { SideId } from '../../../../battle/index.js';
import { counted } from '../../../../rulebook/index.js';
import {
  bodyCentre,
  castleWallsBetween,
  distanceBetweenSegments,
  distanceToQuad,
  edgesOf,
  nearestOn,
  type Point,
  piecesInside,
  pointOn,
  type Quad,
  quadOf,
} from '../../../../table/index.js';
import { isVulnerable } from '../../casualties/target.js';
import { tableOf } from '../../ground.js';
import { eligibleFigures } from '../../hand-to-hand/eligible.js';
import { meleeFactors } from '../../hand-to-hand/factors.js';
import { type FightingPart, fight } from '../../hand-to-hand/period.js';
import type { MeleeTroops } from '../../hand-to-hand/weapons.js';
import { moveRate } from '../../moving/rates.js';
import { messengerParty, riders } from '../../orders/delivery.js';
import { isUnder } from '../../siege/walls.js';
import type { Messenger, Unit, UnitId } from '../../state.js';
import { isFighting, onTable } from '../../units.js';
import { conditionOf } from '../condition.js';
import { type Field, fieldOf } from '../field.js';
import { heldFor, meleeTroops } from '../fighting/fighter.js';
import { figuresAlong } from '../frontage.js';
import { suffer } from '../losses.js';
import { mannerOf } from '../moving/going.js';
import type { Play } from '../play.js';
import { isShieldless } from '../shields.js';
import { isHelpless } from '../sorcery/enchanted.js';
import { armedAs, countsAs } from '../sorcery/fighting.js';

/** A straight ride of a messenger or a general. */
export interface Ride {
  readonly side: SideId;
  readonly from: Point;
  readonly to: Point;
  /** Enemies with whom they have done on this ride. */
  readonly fought?: readonly UnitId[];
}

/**
 * The first enemy in the way of a ride, if there is one: whoever cannot move, or is under a spell that lets him do nothing, catches nobody, nor do wagons, with which nobody fights, nor who stands on a wall
 * at whose foot they ride; whom they stood beside as they set out they leave behind. Past one who is hand to hand they ride, or not, as `wrg/ruling/messenger-past-a-melee` has it.
 *
 * @param among those who are looked at; all on the table unless said
 * @clause wrg/orders/messengers-as-patrol
 */
export function catcherOf(
  ride: Ride,
  { state, scenario, rules }: Pick<Play, 'state' | 'scenario' | 'rules'>,
  among: readonly Unit[] = onTable(state),
): Unit | undefined {
  const { contact, playing } = rules.field;
  const table = tableOf(scenario, state);
  const isBusy = (unit: Unit) => playing.messengerPastMelee === 'rides-on' && isFighting(state, unit);
  const inTheWay = among.flatMap(unit => {
    const quad = quadOf(unit.placed);
    const away = distanceToQuad(ride.from, quad);
    const isOnTheWay = away > contact && edgesOf(quad).some(edge => distanceBetweenSegments(edge, ride) <= contact);
    const isMet =
      unit.side !== ride.side &&
      unit.rout === null &&
      ride.fought?.includes(unit.id) !== true &&
      !isHelpless(unit, { state, rules }) &&
      isVulnerable(unit.troops, rules) &&
      ((isOnTheWay && !isBusy(unit)) || distanceToQuad(ride.to, quad) <= contact) &&
      moveRate(unit.troops, mannerOf(unit, false), rules).normal > 0 &&
      castleWallsBetween(table, nearestTo(quad, ride), bodyCentre(unit.placed)).every(({ line }) =>
        isUnder(line, unit.placed),
      );
    return isMet ? [{ unit, away }] : [];
  });
  return inTheWay.sort((a, b) => a.away - b.away)[0]?.unit;
}

/** The place on a ride that is nearest to a body; the middle of what leads through it. */
function nearestTo(quad: Quad, ride: Ride): Point {
  const [inside] = piecesInside(ride, quad);
  if (inside !== undefined) return pointOn(ride, (inside.start + inside.end) / 2);
  const places = [ride.from, ride.to, ...quad.map(corner => nearestOn(corner, ride))];
  return places.reduce((best, place) => (distanceToQuad(place, quad) < distanceToQuad(best, quad) ? place : best));
}

/** Twenty riders by themselves, as one figure. */
export interface Party {
  readonly troops: MeleeTroops;
  readonly foughtBefore?: number;
  readonly shieldless?: boolean;
}

/**
 * A party of twenty and an enemy who has come upon it strike at each other; says how many men it costs either of them. Of an enemy out of order half of the
 * rank strikes, which may be nobody.
 *
 * @clause wrg/orders/messengers-as-patrol
 * @clause wrg/disorganisation/half-figures
 * @clause wrg/melee/tactical/shieldless-1
 * @clause wrg/melee/tactical/shieldless-2
 */
export function fightParty(party: Party, enemy: Unit, { state, scenario, dice, rules }: Play) {
  const { troops, foughtBefore = 0 } = party;
  const field = fieldOf(state, scenario, rules);
  const part = blowsAtPatrol(enemy, party, field);
  const blows = part.figures === 0 ? undefined : fight({ parts: [part] }, dice, rules);
  const answer: FightingPart = {
    troops,
    enemy: {
      type: enemy.troops.type,
      dismounted: enemy.dismounted,
      weapons: enemy.troops.weapons,
      side: 'front',
      shieldless: isShieldless(
        enemy,
        { from: enemy.placed.at, side: 'front', using: heldFor(meleeFactors(part, rules).using, enemy) },
        rules,
      ),
      disorganised: conditionOf(enemy, field).disorganised,
    },
    period: 1,
    foughtBefore,
    figures: 1,
  };
  const back = fight({ parts: [answer] }, dice, rules);
  return { received: blows?.casualties ?? 0, inflicted: back.casualties, because: blows?.because ?? [] };
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
  messenger.fought = [...(messenger.fought ?? []), enemy.id];
  const because = [
    {
      clause: 'wrg/orders/messengers-as-patrol',
      because: `enemies come upon ${counted(men, 'man', 'men')}`,
      effect: `${messenger.men} left`,
    } as const,
    ...blows,
    {
      clause: 'wrg/orders/messengers-as-patrol',
      because: 'they strike back',
      effect: counted(inflicted, 'casualty', 'casualties'),
    } as const,
  ];
  tell({ kind: 'messenger', messenger: messenger.id, to: messenger.to, what: 'fights', by: enemy.id, because }, [
    messenger.side,
  ]);
  suffer(enemy, inflicted, play);
  return messenger.men > 0;
}

/** Of a party nobody says of what class it is: it is of the middle one. */
const ordinary = 'C';

/** Those of a body who reach a single figure: one before it, and those who overlap it. */
function blowsAtPatrol(unit: Unit, { troops: { type }, shieldless = false }: Party, field: Field): FightingPart {
  const { rules } = field;
  const part = {
    troops: armedAs(unit, meleeTroops(unit), field),
    enemy: { type, side: 'front', shieldless } as const,
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
      ...countsAs(unit, field),
      disorganised: conditionOf(unit, field).disorganised,
      wholeRank: figuresAlong(unit.placed, 'front'),
    },
    rules,
  );
  return { ...part, figures };
}
