import type { SideId } from '../../../battle/index.js';
import { type Reason, reasonFor } from '../../../rulebook/index.js';
import { regraded } from '../campaign/grades.js';
import { type Field, fieldOf, isDown, touch } from '../field.js';
import { percentChance, throwPercent } from '../siege/works.js';
import type { Body, Figure, Lost, SkirmishState } from '../state.js';
import type { SkirmishContext } from '../terms.js';
import { freeGround } from '../works/room.js';
import { type FallCause, fallOdds, throwFall } from '../wounds/wounds.js';

/** How somebody came to harm. */
export interface Harm {
  readonly by: Lost['by'];
  /** The number of the melee. */
  readonly melee: number | null;
  /** Who did it. */
  readonly who?: Figure;
}

/**
 * A man is wounded or killed. Who injures a cleric is a grade lower at once; who kills a standard-bearer may snatch the standard.
 *
 * @clause skirmish/wounds/effects
 * @clause skirmish/grade/injures-cleric
 */
export function hurt(
  figure: Figure,
  effect: 'wounded' | 'killed',
  harm: Harm,
  state: SkirmishState,
  context: SkirmishContext,
): void {
  if (figure.gone !== null) return;
  const { by, melee, who } = harm;
  // A second wound kills, whatever threw the first.
  const killed = effect === 'killed' || figure.wounded;
  const again = state.lost.some(lost => lost.figure === figure.id && lost.by === 'missiles');
  const body = state.bodies[figure.body];
  if (body !== undefined) body.turn.soundAtLoss = soundOf(body, state, context.rules);
  figure.wounded = true;
  note(figure, killed ? 'killed' : 'wounded', harm, state);
  if (body !== undefined) {
    // Figures are counted, not wounds.
    if (by === 'missiles' && !again) body.turn.lostToMissiles += 1;
    if (melee !== null) body.turn.melee ??= melee;
  }
  if (who !== undefined && figure.man.class === 'cleric') injuresCleric(who, context);
  if (!killed) return;
  figure.gone = 'dead';
  loseStandards(figure, mayReach(figure, harm, context) ? who : undefined, state, context);
}

/** How many of a body are neither struck nor gone; with those who fight on wounded, where `skirmish/ruling/strength-of-a-unit` has it so. */
function soundOf({ figures }: Body, state: SkirmishState, { morale }: SkirmishContext['rules']): number {
  const woundedCount = morale.halfStrength.of === 'fighting';
  return figures.filter(id => {
    const man = state.figures[id];
    return man !== undefined && man.gone === null && man.yielded === null && (woundedCount || !man.wounded);
  }).length;
}

function note(figure: Figure, how: Lost['how'], { by, melee }: Harm, state: SkirmishState): void {
  state.lost.push({ figure: figure.id, at: { ...figure.at }, how, by, melee });
}

function injuresCleric(who: Figure, { rules, tell }: SkirmishContext): void {
  who.deeds.injuredCleric = true;
  regrade(who, regraded({ man: who.man, injuredCleric: true }, rules), tell);
}

/**
 * A knight does not meet a charge: he is a grade lower at once, in every turn in which he does it; for each of those who charged him, or once
 * for all of them (`skirmish/ruling/several-charges-not-met`).
 *
 * @clause skirmish/grade/knight-fails-charge
 */
export function failsCharge(figure: Figure, charge: 'avoids' | 'fails', { rules, tell }: SkirmishContext): void {
  figure.deeds.charge = charge;
  const times = rules.campaign.chargesCountAsOne ? 1 : figure.turn.chargedBy.length;
  for (let n = 0; n < times; n++) regrade(figure, regraded({ man: figure.man, charge }, rules), tell);
}

function regrade(
  figure: Figure,
  { grade, above, atOnce, because }: ReturnType<typeof regraded>,
  tell: SkirmishContext['tell'],
): void {
  const before = { grade: figure.man.grade, above: figure.man.above };
  if (atOnce === 0 || (before.grade === grade && before.above === above)) return;
  figure.man = { ...figure.man, grade, above };
  tell({ kind: 'regraded', figure: figure.id, grade, because });
}

/**
 * A horse is wounded, or killed under its rider.
 *
 * @clause skirmish/falling/horse-wounded
 * @clause skirmish/falling/horse-killed
 */
export function hurtHorse(
  figure: Figure,
  effect: 'wounded' | 'killed',
  state: SkirmishState,
  context: SkirmishContext,
): void {
  figure.horse = effect === 'killed' ? 'lost' : 'wounded';
  mayFall(figure, effect === 'killed' ? 'horse-killed' : 'horse-wounded', state, context);
}

/** Who falls is on the ground: at the foot of his ladder, or beside the wall where there is room. */
export function comeDown(figure: Figure, field: Field): void {
  figure.high = null;
  figure.at = freeGround(figure, figure.at, field) ?? figure.at;
}

/**
 * Throws for a fall, and lays who falls on the ground; from too high it kills.
 *
 * @clause skirmish/falling/height
 */
export function mayFall(figure: Figure, cause: FallCause, state: SkirmishState, context: SkirmishContext): void {
  const height = figure.high?.height ?? 0;
  const falling = { cause, grade: figure.man.grade, height };
  const result = throwFall(falling, context.dice, context.rules);
  if (result === 'stays') return;
  if (figure.high !== null) comeDown(figure, fieldOf(state, context.scenario, context.rules));
  if (result === 'killed') {
    const { because } = fallOdds(falling, context.rules);
    context.tell({ kind: 'fell', figure: figure.id, cause, killed: true, because });
    hurt(figure, 'killed', { by: 'other', melee: null }, state, context);
  } else layDown(figure, cause, fallOdds(falling, context.rules).because, state, context);
}

/**
 * A man lies on the ground, out of his saddle, and does nothing in the next turn.
 *
 * @clause skirmish/falling/prone
 */
export function layDown(
  figure: Figure,
  cause: FallCause | 'melee',
  because: readonly Reason[],
  state: SkirmishState,
  { rules, tell }: SkirmishContext,
): void {
  if (figure.mounted) figure.turn.unhorsed = true;
  if (figure.mounted && figure.horse !== 'lost') figure.horse = 'lost';
  figure.mounted = false;
  figure.down = state.turn + rules.wounds.fall.down;
  tell({ kind: 'fell', figure: figure.id, cause, killed: false, because });
}

/**
 * A man yields to a side.
 *
 * @clause skirmish/quarter/definition
 */
export function yieldTo(
  figure: Figure,
  side: SideId,
  because: readonly Reason[],
  state: SkirmishState,
  context: SkirmishContext,
): void {
  if (figure.gone !== null || figure.yielded !== null) return;
  figure.yielded = side;
  figure.fleeing = false;
  note(figure, 'yielded', { by: 'other', melee: null }, state);
  context.tell({ kind: 'yielded', figure: figure.id, to: side, because });
  loseStandards(figure, undefined, state, context);
}

/** Whether who killed a man may snatch what he carried: one who stands by him, unless `skirmish/ruling/standards-snatched` has it of anybody. */
function mayReach(figure: Figure, { by, who }: Harm, { rules }: SkirmishContext): boolean {
  const { snatched } = rules.siege;
  return snatched === 'from-anywhere' || by !== 'missiles' || (who !== undefined && touch(figure, who, { rules }));
}

/**
 * What becomes of the standards that somebody carried who is lost: whoever struck him down may snatch one, else it falls to the ground.
 *
 * @clause skirmish/standards/snatch
 */
export function loseStandards(
  bearer: Figure,
  taker: Figure | undefined,
  state: SkirmishState,
  { dice, rules, tell }: SkirmishContext,
): void {
  for (const standard of state.standards) {
    if (standard.bearer !== bearer.id) continue;
    const near = taker !== undefined && taker.side !== bearer.side && taker.gone === null && !isDown(taker, state);
    const snatched = near && throwPercent({ of: 'snatch-standard' }, dice, rules);
    const what = snatched ? 'snatched' : 'falls';
    standard.bearer = snatched ? taker.id : null;
    standard.at = snatched ? null : { ...bearer.at };
    // Who snatches his own side's back has it again.
    standard.lost = !(snatched && taker.side === standard.side);
    const lost = bearer.yielded === null ? 'its bearer is down' : 'its bearer has yielded';
    const chance = percentChance({ of: 'snatch-standard' }, rules);
    const why = near ? `${lost} and ${taker.id} snatches at it, ${chance} in a hundred` : lost;
    const because = [reasonFor('skirmish/standards/snatch', why, what)];
    tell({ kind: 'standard', standard: standard.id, what, figure: snatched ? taker.id : bearer.id, because });
  }
}
