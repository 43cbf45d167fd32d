import { bodyCentre, quadOf, sideToward } from '../../../../table/index.js';
import { meleeFactors } from '../../hand-to-hand/factors.js';
import { shareAmong } from '../../hand-to-hand/general.js';
import type { FightingPart } from '../../hand-to-hand/period.js';
import type { MeleeTroops } from '../../hand-to-hand/weapons.js';
import { fightsAs, isCreature } from '../../sorcery/creatures.js';
import { influenceOfLone, magicSword, swordWorks } from '../../sorcery/heroes.js';
import { basiliskHolds } from '../../sorcery/peoples.js';
import { afterDebate, isSaint, isUnarmed, staff } from '../../sorcery/saints.js';
import type { Melee, Unit } from '../../state.js';
import type { Weapon } from '../../troops.js';
import { isFighting, meleesBefore, onTable, opponentsOf } from '../../units.js';
import type { Field } from '../field.js';
import { filesAt, sideOf } from '../fighting/files.js';
import { bothOf, type Striking } from '../fighting/striking.js';
import { suffer } from '../losses.js';
import type { Play } from '../play.js';
import type { Champion } from './champions-in-disorder.js';
import { opponentInDebate } from './debating.js';
import { isHeldByLook, isHelpless, isUnder, type Spellbound, sorceryDisorder } from './enchanted.js';
import { attachedTo, isThere, saintAt } from './near.js';

/**
 * Whether one strikes another at all, as far as spells and saints go: the helpless do not, nor the unarmed but in a debate, and what is of
 * stone only giants and trolls hurt.
 *
 * @clause wrg/sorcery/saint-unarmed
 * @clause wrg/sorcery/saint-debate
 * @clause wrg/sorcery/spell-list
 */
export function maySmite(unit: Unit, enemy: Unit, by: Spellbound): boolean {
  if (by.state.magic === undefined) return true;
  if (isHelpless(unit, by)) return false;
  if (isUnarmed(unit.troops) && opponentInDebate(unit, by) !== enemy) return false;
  if (isCreature(unit.troops, 'crow', 'basilisk')) return false;
  return !isUnder(enemy, 'stone', by) || isCreature(unit.troops, 'giant', 'troll');
}

/**
 * Those who fight, with what they hold by their nature: a hero’s magic sword, the staves of a debate.
 *
 * @clause wrg/sorcery/hero
 * @clause wrg/sorcery/saint-debate
 */
export function armedAs(unit: Unit, troops: MeleeTroops, field: Field): MeleeTroops {
  const { state, rules } = field;
  if (state.magic === undefined) return troops;
  if (isSaint(unit.troops) && isUnarmed(unit.troops)) return { ...troops, weapons: [staff] };
  if (!hasSword(unit, field)) return troops;
  const weapons: readonly Weapon[] = troops.weapons.length === 0 ? ['sword'] : troops.weapons;
  return { ...troops, weapons: [...weapons, magicSword], magicSword: true };

  function hasSword(hero: Unit, { near }: Field): boolean {
    const distance = saintAt(hero, state);
    const seen = near.around(hero.aside?.kind === 'with' ? hero.aside.unit : hero.id, { inView: true });
    const saint = seen.some(({ who }) => isSaint(who.unit.troops));
    return swordWorks(
      { troops: hero.troops, ...(distance === undefined ? {} : { saint: { distance, seen: saint } }) },
      rules,
    );
  }
}

/**
 * Figures that strike: as many as fight, and without those whom basilisks hold.
 *
 * @clause wrg/sorcery/basilisk
 */
export function figuresStriking(unit: Unit, figures: number, field: Field): number {
  if (field.state.magic === undefined) return figures;
  return Math.min(figures, freeFigures(unit, field) * fightsAs(unit.troops, field.rules));
}

/**
 * What each figure of a unit counts as where it fights: a dragon and a giant as several.
 *
 * @clause wrg/sorcery/dragon-move-fight
 * @clause wrg/sorcery/giants
 */
export function countsAs(unit: Unit, { state, rules }: Pick<Field, 'state' | 'rules'>): { readonly fightsAs?: number } {
  const figures = state.magic === undefined ? 1 : fightsAs(unit.troops, rules);
  return figures === 1 ? {} : { fightsAs: figures };
}

/**
 * Figures of a unit whom no basilisk holds by its look. Each basilisk looks at one of the enemies nearest before it.
 *
 * @clause wrg/sorcery/basilisk
 */
export function freeFigures(unit: Unit, field: Field): number {
  const { state, rules } = field;
  if (state.magic === undefined) return unit.figures;
  const held = basilisksAt(unit, field).reduce((sum, { figures }) => sum + basiliskHolds(figures, rules).figures, 0);
  return Math.max(0, unit.figures - held);
}

/** The basilisks who look at a unit. Two who look at each other hold each other, and do not look away for that. */
export function basilisksAt(unit: Unit, field: Field): readonly Unit[] {
  return onTable(field.state)
    .filter(other => other.side !== unit.side && isCreature(other.troops, 'basilisk') && looksAt(other, field) === unit)
    .filter(other => isHeldByLook(other, field) || !isHelpless(other, field));
}

function looksAt(basilisks: Unit, { near, rules }: Field): Unit | undefined {
  if (basilisks.rout !== null || basilisks.hidden !== null) return undefined;
  const { reach } = basiliskHolds(basilisks.figures, rules);
  const seen = near.around(basilisks.id, { of: 'enemies', inView: true, ...(reach === null ? {} : { within: reach }) });
  // It is they who look, whichever side he shows them.
  const isBeforeThem = ({ placed }: Unit) => sideToward(quadOf(basilisks.placed), bodyCentre(placed)) === 'front';
  return seen.find(({ who }) => who.unit.hidden === null && isBeforeThem(who.unit))?.who.unit;
}

/** Whether somebody fights an enemy whom he cannot see, which disorganises his blows. */
export function strikesBlindly({ enemy }: Pick<Striking, 'enemy'>, by: Spellbound): boolean {
  return isUnder(enemy, 'invisible', by);
}

/**
 * The heroes and saints who fight in the front rank of a unit, each a figure of his own.
 *
 * @clause wrg/sorcery/hero-influence
 * @clause wrg/sorcery/warrior-saint
 */
export function championsFighting(unit: Unit, field: Field): readonly Unit[] {
  if (field.state.magic === undefined) return [];
  return attachedTo(unit, field.state).filter(
    champion => sorceryDisorder(champion, field).length === 0 && !isUnarmed(champion.troops),
  );
}

/** How those who fight are reckoned. */
interface Reckoning {
  readonly troopsOf: (unit: Unit) => MeleeTroops;
  /** Of a unit's usual men those who strike at an enemy. */
  readonly partAt: (striking: Striking) => FightingPart | null;
}

/**
 * The heroes and saints of a unit who strike at an enemy: of several before its front at one alone (`wrg/ruling/heroes-between-two-enemies`).
 *
 * @clause wrg/sorcery/hero-influence
 * @clause wrg/sorcery/warrior-saint
 * @clause wrg/melee/eligible-front
 */
export function championsOf(
  striking: Striking,
  usual: FightingPart,
  field: Field,
  reckoning: Reckoning,
): readonly Champion[] {
  if (striking.own !== 'front') return [];
  const armed = (champion: Unit) => armedAs(champion, reckoning.troopsOf(champion), field);
  return championsFighting(striking.unit, field)
    .filter(champion => strikesThere(armed(champion), striking, field, reckoning))
    .map(champion => ({ champion, part: { ...usual, troops: armed(champion), figures: champion.figures } }));
}

/** Whether a champion of a unit strikes at an enemy of it, and at none of the others before it. */
function strikesThere(troops: MeleeTroops, striking: Striking, field: Field, { partAt }: Reckoning): boolean {
  const { unit, melee } = striking;
  const { strikes } = field.rules.optional.sorcery.heroes;
  const isBefore = (each: Melee) => (each.a === unit.id || each.b === unit.id) && sideOf(unit, each) === 'front';
  const first = meleesBefore(melee, field.state).filter(isBefore);
  if (strikes === 'met-first') return first.length === 0;
  const isOneOf = (some: readonly Melee[], { a, b }: Melee) => some.some(each => each.a === a && each.b === b);
  const others = field.state.melees.filter(each => isBefore(each) && !isOneOf([melee], each));
  const middle = (unit.placed.files - 1) / 2;
  const worth = (each: Melee): number => {
    if (strikes === 'before-him') {
      return -Math.min(...filesAt(unit, each, field).map(file => Math.abs(file - middle)));
    }
    const at = bothOf(each, field).find(one => one.unit.id === unit.id);
    const part = at === undefined ? null : partAt(at);
    return part === null ? Number.NEGATIVE_INFINITY : meleeFactors({ ...part, troops }, field.rules).total;
  };
  const here = worth(melee);
  // Of two that are alike he strikes the one whom they met first.
  return others.every(each => (isOneOf(first, each) ? worth(each) < here : worth(each) <= here));
}

/**
 * Whether somebody in its ranks steadies a unit as a rash general in front does.
 *
 * @clause wrg/sorcery/hero-influence
 * @clause wrg/sorcery/warrior-saint
 */
export function steadiedByChampion(unit: Unit, { state }: Pick<Field, 'state'>): boolean {
  return (
    state.magic !== undefined && attachedTo(unit, state).some(({ troops }) => influenceOfLone(troops).own !== null)
  );
}

/** Men whom a unit loses together with those in its ranks, among how many figures, and who of these are in that danger. */
interface SharedLoss {
  readonly men: number;
  readonly among: number;
  readonly champions: readonly Unit[];
}

/**
 * A unit suffers with the heroes and saints in its ranks: each bears his share, as a general does, and the unit what is left.
 *
 * @clause wrg/sorcery/hero-influence
 * @clause wrg/sorcery/martyr
 * @clause wrg/general/share
 */
export function sufferTogether(unit: Unit, { men, among, champions }: SharedLoss, play: Play): void {
  const share = champions.length === 0 ? 0 : shareAmong(men, Math.max(among, champions.length), play.rules);
  // Where parts of a man are rounded up there may be no more for all of them.
  const shares = champions.map((_, at) => Math.max(0, Math.min(share, men - share * at)));
  suffer(unit, men - shares.reduce((sum, each) => sum + each, 0), play);
  for (const [at, champion] of champions.entries()) suffer(champion, shares[at] ?? 0, play);
}

/** Whether a saint has it out with another, whom nothing parts. */
export function isDebating(unit: Unit, play: Spellbound): boolean {
  if (play.state.magic === undefined || !isSaint(unit.troops)) return false;
  return opponentsOf(play.state, unit).some(other => opponentInDebate(unit, play) === other);
}

/**
 * A debate is over when one of the saints is a martyr: the other goes on, or stays to pray if he is wounded.
 *
 * @param debaters those who were at it when the fighting began.
 * @clause wrg/sorcery/saint-debate
 */
export function endDebates(debaters: readonly Unit[], play: Play): void {
  const { state, tell } = play;
  const { magic } = state;
  if (magic === undefined) return;
  for (const saint of debaters) {
    if (!isThere(saint, state) || isFighting(state, saint) || opponentInDebate(saint, play) !== undefined) continue;
    const { prays, because } = afterDebate(saint.carried);
    tell({ kind: 'wonder', unit: saint.id, what: prays ? 'prays' : 'wins-debate', because });
    if (prays) magic.praying.push(saint.id);
  }
}
