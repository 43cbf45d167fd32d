import type { RequestOf } from '../../../battle/index.js';
import {
  areasAt,
  bearingTo,
  bodyCentre,
  destination,
  distance,
  distanceBetweenQuads,
  onTable as liesOn,
  quadOf,
} from '../../../table/index.js';
import { isNobodys } from '../magic.js';
import { moveRate } from '../moving/rates.js';
import type { WrgRules } from '../rules.js';
import { isCreature, isLoneMan, isMythical } from '../sorcery/creatures.js';
import { flightFaults, longestFlight } from '../sorcery/dragons.js';
import { entersSanctity, isSaint, spellWorks } from '../sorcery/saints.js';
import { type SpellEffect, spellEffect, spellOdds } from '../sorcery/spells.js';
import type { SeenUnit, WrgView } from '../state.js';
import type { WrgRequests, WrgTerms } from '../terms.js';
import { windLets } from '../turn/weather/limits.js';
import { ATTACK, stepNow } from './order-words.js';
import { enemiesOf, nearest, standing } from './seen-field.js';

type CastRequest = Extract<RequestOf<WrgTerms>, { kind: 'cast' }>;
type Point = WrgRequests['flight']['answer'];

/** What a spell is worth that falls upon an enemy, upon a friend, and upon the magician himself. */
const worth: {
  readonly [D in Exclude<SpellEffect['does'], 'arrows'>]: { readonly enemy: number; readonly friend: number };
} = {
  vanish: { enemy: 0, friend: -12 },
  fly: { enemy: 0, friend: -1 },
  stone: { enemy: 3, friend: -3 },
  invisible: { enemy: -2, friend: 2 },
  heart: { enemy: -1, friend: 1 },
  dread: { enemy: 3, friend: -3 },
  quarrel: { enemy: 5, friend: -5 },
  frog: { enemy: 6, friend: -6 },
  banish: { enemy: 10, friend: -10 },
  forget: { enemy: 2, friend: -3 },
  uphill: { enemy: 1, friend: -1 },
  sneezes: { enemy: 2, friend: -2 },
  nothing: { enemy: 0, friend: 0 },
};

/** He casts where it is worth so much on the average: a spell costs him no more than a period of rest. */
const WORTH_IT = 0.5;

/** The spell that promises most, by its odds; none where none promises enough. */
export function bestSpell(
  { magician: id, targets }: CastRequest,
  view: WrgView,
  rules: WrgRules,
): WrgRequests['cast']['answer'] {
  const magician = view.units[id];
  if (magician === undefined || !spellWorks(saintsFrom(magician, magician, view), rules)) return null;
  const { last } = rules.optional.sorcery.spells;
  let best: { readonly spell: number; readonly target: string; readonly promises: number } | undefined;
  for (const { target } of targets) {
    const unit = view.units[target];
    if (unit === undefined || unit.rout !== null || !spellWorks(saintsFrom(magician, unit, view), rules)) continue;
    for (let spell = 1; spell <= last; spell++) {
      const promises = promiseOf(spell, unit, magician, view, rules);
      if (promises >= WORTH_IT && promises > (best?.promises ?? 0)) best = { spell, target, promises };
    }
  }
  return best === undefined ? null : { spell: best.spell, target: best.target };
}

function promiseOf(spell: number, target: SeenUnit, magician: SeenUnit, view: WrgView, rules: WrgRules): number {
  const hostile = target.side !== magician.side;
  const who = {
    mythical: isMythical(target.troops, rules),
    hostileMagician: hostile && isCreature(target.troops, 'magician'),
    single: target.figures === 1 || isLoneMan(target.troops),
  };
  // The more men, the more it is worth.
  const size = Math.min(1.5, 0.5 + target.figures / 20);
  return spellOdds(spell, rules).outcomes.reduce((sum, { value, probability }) => {
    if (value === null) return sum;
    const { whom, does } = spellEffect(value, who, rules);
    const { friend, enemy } = does === 'arrows' ? worthOfArrows(target, view, rules) : worth[does];
    const spared = does === 'forget' && isWithoutOrder(target, view);
    const at = spared ? 0 : whom === 'magician' || !hostile ? friend : enemy * size;
    return sum + probability * at;
  }, 0);
}

/** Whether all can see that a unit has no order to forget: it is nobody’s, out of control, or has forgotten whatever it was told already. */
function isWithoutOrder(target: SeenUnit, view: WrgView): boolean {
  if (isNobodys(target) || target.bound?.instruction === 'uncontrolled-advance') return true;
  return view.magic?.enchantments.some(({ on, does }) => on === target.id && does === 'forget') === true;
}

/**
 * Arrows turn round that are shot at whom the spell falls upon, and those that he shoots: archers it does harm whosever they are, and who has archers of his
 * own in range of others does not help these against them.
 */
function worthOfArrows(target: SeenUnit, view: WrgView, { optional, fighting }: WrgRules) {
  const turned = optional.sorcery.spells.arrows.weapons;
  const range = fighting.shooting.ranges['foot-archers'];
  const isNear = ({ placed }: SeenUnit) => distanceBetweenQuads(quadOf(placed), quadOf(target.placed)) <= range;
  const shoots = ({ troops: { weapons, crew = [] } }: SeenUnit) =>
    [...weapons, ...crew].some(weapon => turned.includes(weapon));
  if (shoots(target)) return { enemy: 3, friend: -3 };
  return { enemy: standing(view, view.side).some(own => shoots(own) && isNear(own)) ? -3 : 0, friend: 1 };
}

function saintsFrom(caster: SeenUnit, target: SeenUnit, view: WrgView) {
  const [from, at] = [saintNear(caster, view), saintNear(target, view)];
  return { ...(from === undefined ? {} : { caster: from }), ...(at === undefined ? {} : { target: at }) };
}

/** Paces to the nearest saint in sight. */
function saintNear(unit: SeenUnit, view: WrgView): number | undefined {
  const distances = saintsOf(view).map(saint => distanceBetweenQuads(quadOf(unit.placed), quadOf(saint)));
  return distances.length === 0 ? undefined : Math.min(...distances);
}

function saintsOf(view: WrgView): readonly SeenUnit['placed'][] {
  return Object.values(view.units)
    .filter(({ troops, gone, away }) => isSaint(troops) && gone === null && away === null)
    .map(({ placed, aside }) => (aside?.kind === 'with' ? view.units[aside.unit]?.placed : undefined) ?? placed);
}

/** A magician who is in the air comes down behind his own line. */
export function flightHome({ from, reach }: WrgRequests['flight']['asks'], view: WrgView): Point {
  const threats = enemiesOf(view).map(({ placed }) => bodyCentre(placed));
  const ways = [0, 45, 90, 135, 180, 225, 270, 315].map(bearing => destination(from, bearing, reach - 1));
  const open = [{ x: from.x, y: from.y }, ...ways].filter(point => liesOn(view.table, point));
  const far = (point: Point) => Math.min(...threats.map(threat => distance(threat, point)));
  const [best = from] = [...open].sort((a, b) => far(b) - far(a));
  return { x: best.x, y: best.y };
}

/** How near before his enemy a dragon lands: within the reach of its flames. */
const BEFORE = 30;
/** So many degrees off the straight way a dragon looks for a place to come down. */
const ROUND = [0, 15, -15, 30, -30, 45, -45];

/**
 * Where a dragon flies to get at whom it is to attack; `undefined` where it is near enough, may not, or is to do anything else. Among trees it would be
 * slow to get out again: it comes down before them or beside them, and if it is among them it flies out.
 */
export function dragonFlight(unit: SeenUnit, view: WrgView, rules: WrgRules): Point | undefined {
  if (!isCreature(unit.troops, 'dragon') || unit.order === null) return undefined;
  const isFree = unit.rout === null && unit.bound === null && unit.pursuit === null && unit.recovering === null;
  if (!isFree) return undefined;
  if (view.melees.some(({ a, b }) => a === unit.id || b === unit.id)) return undefined;
  if (view.magic?.enchantments.some(({ on }) => on === unit.id) === true || view.magic?.meals[unit.id] !== undefined)
    return undefined;
  const enemies = enemiesOf(view);
  const target = enemies.find(({ id }) => stepNow(unit) === `${ATTACK}${id}`);
  if (target === undefined || standing(view, view.side).length === 0) return undefined;
  const gap = distanceBetweenQuads(quadOf(unit.placed), quadOf(target.placed));
  const { weather } = unit.period;
  const { paces: flies } = longestFlight({ night: weather?.night === true, snow: weather?.slowed === 'snow' }, rules);
  const length = Math.min(flies - 1, gap - BEFORE);
  if (length < BEFORE) return undefined;
  const from = unit.placed.at;
  const bearing = bearingTo(from, bodyCentre(target.placed));
  const saints = saintsOf(view).map(({ at }) => at);
  const isOpen = (to: Point) =>
    areasAt(view.table, to, 'wood').length === 0 &&
    liesOn(view.table, to) &&
    flightFaults(
      {
        distance: distance(from, to),
        overSanctity: entersSanctity({ from, to }, saints, rules),
        night: weather?.night === true,
        againstWind: !windLets(unit, bearingTo(from, to)),
      },
      rules,
    ).length === 0;
  const left = (to: Point) => distance(to, bodyCentre(target.placed));
  const [to] = ROUND.flatMap(off =>
    shorterAndShorter(length)
      .map(paces => destination(from, bearing + off, paces))
      .filter(isOpen)
      .slice(0, 1),
  ).sort((a, b) => left(a) - left(b));
  return to === undefined ? undefined : { x: to.x, y: to.y };
}

/** So many paces short of where he would land a dragon looks for a better place, again and again. */
const SHORTER = 20;

function shorterAndShorter(length: number): readonly number[] {
  return Array.from({ length: Math.floor((length - BEFORE) / SHORTER) + 1 }, (_, i) => length - i * SHORTER);
}

/** So many paces a magician keeps in hand of those within which demons have to be of him, beyond his own move. */
const IN_HAND = 10;

/** What a magician does so as not to leave demons of his side, who would come too far from him and vanish: he goes slowly, or halts where even that is too far. */
export function keepsToDemons(unit: SeenUnit, view: WrgView, rules: WrgRules): 'slows' | 'halts' | undefined {
  const demons = demonsOf(unit, view);
  if (demons === undefined) return undefined;
  const { normal } = moveRate(unit.troops, {}, rules);
  const left =
    rules.optional.sorcery.demonsWithin - distanceBetweenQuads(quadOf(unit.placed), quadOf(demons.placed)) - IN_HAND;
  if (left >= normal) return undefined;
  return left < normal / rules.reaction.orders.slowestOneIn ? 'halts' : 'slows';
}

/** The demons who are gone without a magician: the nearest of his side. */
function demonsOf(unit: SeenUnit, view: WrgView): SeenUnit | undefined {
  if (!isCreature(unit.troops, 'magician')) return undefined;
  return nearest(
    unit,
    standing(view, view.side).filter(({ troops }) => isCreature(troops, 'demon')),
  );
}

/** Whether a magician and the demons of his side come too far from each other by his order, which is not to go with them. */
export function leavesDemons(unit: SeenUnit, view: WrgView, rules: WrgRules): boolean {
  const demons = demonsOf(unit, view);
  if (demons === undefined || keepsToDemons(unit, view, rules) === undefined) return false;
  return stepNow(unit)?.startsWith(`FOLLOW ${demons.id}`) !== true;
}

/**
 * Whom a magician goes with: the demons who are gone without him, or else the nearest of his side's foot, elephants or beasts that goes at the enemy, behind whom he
 * comes within reach of him; if none does, the nearest company.
 */
export function companyOfMagician(unit: SeenUnit, view: WrgView): SeenUnit | undefined {
  const own = standing(view, view.side).filter(
    other =>
      other.id !== unit.id &&
      other.parent === null &&
      other.rout === null &&
      !isLoneMan(other.troops) &&
      !isCreature(other.troops, 'crow') &&
      !isCreature(other.troops, 'dragon'),
  );
  const fights = ({ id }: SeenUnit) => view.melees.some(({ a, b }) => a === id || b === id);
  const goesIn = own.filter(other => fights(other) || stepNow(other)?.startsWith(ATTACK) === true);
  const demons = own.filter(({ troops }) => isCreature(troops, 'demon'));
  return nearest(unit, demons) ?? nearest(unit, goesIn) ?? nearest(unit, own);
}

/** Whether a magician who stands where he was sent has nobody of the enemy in the reach of his spells, out of the reach of saints, so that he does nothing. */
export function standsOutOfReach(unit: SeenUnit, view: WrgView, rules: WrgRules): boolean {
  if (!isCreature(unit.troops, 'magician') || stepNow(unit)?.startsWith('HOLD') !== true) return false;
  const { reach } = rules.optional.sorcery.spells;
  const company = companyOfMagician(unit, view);
  if (company === undefined || distanceBetweenQuads(quadOf(unit.placed), quadOf(company.placed)) > FAR_OFF)
    return false;
  return enemiesOf(view).every(
    enemy =>
      distanceBetweenQuads(quadOf(unit.placed), quadOf(enemy.placed)) > reach ||
      !spellWorks(saintsFrom(unit, enemy, view), rules),
  );
}

/** A magician alone on a wide field stays where he is: no company is worth so many paces. */
const FAR_OFF = 400;
