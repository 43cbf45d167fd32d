import { levelAt } from '../../../table/index.js';
import { contactsOf, type Field, fieldOf, handWeaponOf, isDown, protectionNow, sideOf } from '../field.js';
import { underfoot } from '../ground.js';
import type { Fighter, StrikeSide } from '../melee/strike.js';
import { type Blow, type Engaged, type Melee, meleeBlowByBlow, type StruckBlow } from '../melee/turn.js';
import type { Figure, FigureId, SkirmishState } from '../state.js';
import type { SkirmishContext } from '../terms.js';
import { isGuarded } from '../works/cover.js';
import { isPerched } from '../works/places.js';
import { comeDown, type Harm, hurt, layDown } from './casualties.js';

/**
 * A figure as it fights where it stands: what it has in hand, whether it charges, what it stands in, behind and on.
 *
 * @clause skirmish/melee/defense-obstacle
 * @clause skirmish/melee/blow-order
 */
export function fighterOf(figure: Figure, field: Field, carries: boolean): Fighter {
  const { rules, table } = field;
  const { man, mounted, at } = figure;
  const enemies = contactsOf(figure, field);
  const ground = underfoot(table, at);
  const guarded = enemies.length > 0 && enemies.every(enemy => isGuarded(figure, enemy, field));
  const above = enemies.length > 0 && enemies.every(enemy => standsAbove(figure, enemy, table));
  const climbing = figure.high?.place === 'ladder';
  const perch = figure.high !== null && isPerched(figure, field) ? { perched: figure.high.height } : {};
  const charging = chargeHome(figure, enemies);
  return {
    man,
    weapon: handWeaponOf(figure),
    protection: protectionNow(figure, rules, { encumbered: carries || climbing }),
    ...(mounted && man.horse !== undefined ? { riding: man.horse } : {}),
    ...(charging === undefined ? {} : { charging }),
    ...(ground === undefined ? {} : { ground }),
    ...(guarded && charging === undefined ? { defendsObstacle: true } : {}),
    ...(above ? { higher: true } : {}),
    ...perch,
    ...(isDown(figure, field) ? { prone: true } : {}),
  };
}

/**
 * The charge of a figure that has come home this turn. Both run at once: who charges one that charges him, and is reached by him before it is his
 * to go, has been running too; not who could not stir, nor who charged somebody else.
 *
 * @clause skirmish/melee/attack-charging
 */
function chargeHome({ turn }: Figure, enemies: readonly Figure[]) {
  const { charge, chargedBy, moved, contactFrom, atStart, stuck } = turn;
  if (charge === null || contactFrom === null) return undefined;
  const isHis = (id: FigureId) => charge.at === id || (charge.how === 'counter-charge' && chargedBy.includes(id));
  const met = atStart.length === 0 && !stuck && enemies.some(({ id }) => isHis(id));
  return moved > 0 || met ? charge.how : undefined;
}

/** Whether a man stands above another: on higher ground, or on a rampart or at a window before one on a ladder. */
function standsAbove(figure: Figure, enemy: Figure, table: Field['table']): boolean {
  const onWall = ({ high }: Figure) => high !== null && (high.place === 'rampart' || high.place === 'window');
  if (onWall(figure) && enemy.high?.place === 'ladder') return true;
  return levelAt(table, figure.at) > levelAt(table, enemy.at);
}

/** A figure with how it is, for a turn of blows. */
export function engagedOf(figure: Figure, field: Field, state: SkirmishState): Engaged {
  const carries = state.standards.some(({ bearer }) => bearer === figure.id);
  return {
    id: figure.id,
    fighter: fighterOf(figure, field, carries),
    wounded: figure.wounded,
    horseWounded: figure.horse === 'wounded',
  };
}

/**
 * Where an enemy is, seen from who strikes at him: as both stood when the turn began for the blow of the beginning, as they stand now for that of
 * the end.
 *
 * @clause skirmish/melee/strike-front
 */
export function sideToStrike(
  figure: Figure,
  enemy: Figure,
  when: Blow['when'],
  { rules }: Pick<Field, 'rules'>,
): StrikeSide {
  if (when === 'end') return sideOf(figure, enemy.at, rules);
  return sideOf({ at: figure.turn.start, facing: figure.turn.faced }, enemy.turn.start, rules);
}

/** Blows are struck in their order and told, and everybody is left as they leave him. */
export function settleBlows(
  blows: Melee,
  { melee, leaving }: { readonly melee: number | null; readonly leaving: boolean },
  state: SkirmishState,
  context: SkirmishContext,
): void {
  const lastAt = new Map<FigureId, FigureId>();
  const tell = ({ by, at, horse = false, attack, defense, effect, because }: StruckBlow) => {
    if (effect === 'wounded' || effect === 'killed') {
      lastAt.delete(at);
      lastAt.set(at, by);
    }
    context.tell({ kind: 'blow', figure: by, target: at, horse, attack, defense, effect, leaving, because });
  };
  const conditions = meleeBlowByBlow(blows, context.dice, tell, context.rules);
  // In the order in which they were struck down: who is killed after he has killed somebody may have snatched a standard first.
  for (const id of [...Object.keys(conditions).filter(each => !lastAt.has(each)), ...lastAt.keys()]) {
    const [figure, condition] = [state.figures[id], conditions[id]];
    if (figure === undefined || condition === undefined) continue;
    const who = state.figures[lastAt.get(id) ?? ''];
    const harm: Harm = { by: 'melee', melee, ...(who === undefined ? {} : { who }) };
    if (figure.high !== null && condition.down && !condition.dead)
      comeDown(figure, fieldOf(state, context.scenario, context.rules));
    if (condition.dead) hurt(figure, 'killed', harm, state, context);
    else if (condition.wounded && !figure.wounded) hurt(figure, 'wounded', harm, state, context);
    if (condition.lanceBroken) breakLance(figure, context);
    if (figure.mounted && condition.horse === 'lost' && who !== undefined && who.id !== id)
      who.deeds.unhorsed = [...who.deeds.unhorsed, id];
    if (condition.horse !== 'none') figure.horse = condition.horse;
    if (figure.gone === null && condition.down && !isDown(figure, state)) layDown(figure, 'melee', [], state, context);
  }
}

/**
 * A lance that has wounded or killed is broken; what is left of it is a stick, or nothing.
 *
 * @clause skirmish/melee/lance-breaks
 */
function breakLance(figure: Figure, { rules }: SkirmishContext): void {
  const left = figure.man.weapons.filter(weapon => weapon !== figure.weapon);
  const stick = rules.melee.brokenLance === 'improvised' ? (['improvised'] as const) : [];
  figure.man = { ...figure.man, weapons: [...left, ...stick] };
  figure.weapon = 'improvised';
}

/** Whether a blow may be struck so, by where its target is. */
export function blowAt(by: Figure, at: Figure, when: Blow['when'], horse: boolean, field: Field): Blow {
  return { by: by.id, at: at.id, when, side: sideToStrike(by, at, when, field), ...(horse ? { horse } : {}) };
}
