import { bodyCentre, distanceBetweenQuads, plan, quadOf } from '../../../../table/index.js';
import { groundCost } from '../../moving/terrain.js';
import { entersSanctity, inSanctity, isSaint, staysOut } from '../../sorcery/saints.js';
import type { Unit } from '../../state.js';
import type { Field } from '../field.js';
import { mannerOf } from '../moving/going.js';
import { isUnder, type Spellbound } from './enchanted.js';
import { isSeenWith, isThere, saintAt, standsAt } from './near.js';

/**
 * What part of its move is left to a unit that moves as if up a steep hill.
 *
 * @clause wrg/sorcery/spell-list
 */
export function shareOfMove(unit: Unit, by: Spellbound): number {
  if (by.state.magic === undefined || !isUnder(unit, 'uphill', by)) return 1;
  const { factor } = groundCost(unit.troops, { kind: 'steep-hill-off-road' }, mannerOf(unit, false), by.rules);
  return factor === null ? 0 : 1 / factor;
}

/** Whether a unit walks where it would gallop, because it moves as if up a steep hill. */
export function onlyWalks(unit: Unit, by: Spellbound): boolean {
  if (by.state.magic === undefined || !isUnder(unit, 'uphill', by)) return false;
  return groundCost(unit.troops, { kind: 'steep-hill-off-road' }, mannerOf(unit, false), by.rules).normalOnly;
}

/** How often it is looked along a march whether a beast would come into a zone, and how often the last part before it is halved. */
const LOOKS = 8;

/**
 * The paces that an unnatural beast may spend on a march before it comes into a zone of sanctity: all of them for everybody else.
 *
 * @clause wrg/sorcery/saint
 */
export function keptOut(unit: Unit, marching: Parameters<typeof plan>[0], { state, rules }: Spellbound): number {
  const { allowance } = marching;
  if (state.magic === undefined || !staysOut(unit.troops, rules)) return allowance;
  const saints = Object.values(state.units).filter(other => isSaint(other.troops) && isThere(other, state));
  const enters = (paces: number): boolean => {
    const { end } = plan({ ...marching, allowance: paces });
    return saints.some(saint => inSanctity(distanceBetweenQuads(quadOf(end), quadOf(standsAt(saint, state))), rules));
  };
  if (saints.length === 0 || enters(0)) return allowance;
  for (let look = 1; look <= LOOKS; look++) {
    if (enters((allowance * look) / LOOKS)) return lastOutside(enters, allowance / LOOKS, look - 1);
  }
  return allowance;
}

/** The paces of a march before it enters, which it does in the part after so many. */
function lastOutside(enters: (paces: number) => boolean, part: number, parts: number): number {
  let [outside, inside] = [part * parts, part * (parts + 1)];
  for (let halving = 0; halving < LOOKS; halving++) {
    const middle = (outside + inside) / 2;
    if (enters(middle)) inside = middle;
    else outside = middle;
  }
  return outside;
}

/**
 * Whether a beast would have to enter a zone of sanctity to come at somebody, as far as its side knows: he stands in one, or one lies across the straight
 * way to him.
 *
 * @clause wrg/sorcery/saint
 */
export function isOutOfBounds(unit: Unit, other: Unit, field: Pick<Field, 'state' | 'scenario' | 'rules'>): boolean {
  const { state, rules } = field;
  if (state.magic === undefined || !staysOut(unit.troops, rules)) return false;
  const isKnown = (saint: Unit) => isSeenWith(saint, unit.side, field);
  if (inSanctity(saintAt(other, state, isKnown), rules)) return true;
  const saints = Object.values(state.units).filter(
    each => isSaint(each.troops) && isThere(each, state) && isKnown(each),
  );
  const way = { from: bodyCentre(unit.placed), to: bodyCentre(other.placed) };
  return entersSanctity(
    way,
    saints.map(saint => bodyCentre(standsAt(saint, state))),
    rules,
  );
}
