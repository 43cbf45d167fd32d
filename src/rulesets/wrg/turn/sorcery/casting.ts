import { bodyCentre } from '../../../../table/index.js';
import type { Enchanting } from '../../magic.js';
import { isCreature, isLoneMan, isMythical } from '../../sorcery/creatures.js';
import { spellWorks, takesTests } from '../../sorcery/saints.js';
import {
  type CastingPoint,
  castSpell,
  lastsUntil,
  restsUntil,
  type SpellEffect,
  spellEffect,
} from '../../sorcery/spells.js';
import type { Unit } from '../../state.js';
import type { WrgRequests } from '../../terms.js';
import { onTable, unitOf } from '../../units.js';
import { showUnit } from '../appearing.js';
import { fieldOf } from '../field.js';
import { turnOnBroken } from '../fighting/victory.js';
import { endMelees, removeUnit } from '../losses.js';
import { forgetOrders } from '../ordering/forgetting.js';
import type { Play } from '../play.js';
import { obey } from '../reacting/obey.js';
import { rallyBySpell } from '../reacting/rallying.js';
import { takeTest } from '../reacting/test.js';
import { isShownTo } from '../weather/sight.js';
import { isHelpless } from './enchanted.js';
import { turnToStoneByLooks } from './gazing.js';
import { attachedTo, saintAt } from './near.js';
import { crossesSanctity, freePlace } from './places.js';
import { mayCast } from './powers.js';

const clause = 'wrg/sorcery/spell-procedure' as const;

/**
 * Magicians cast who want to, at one of the points of a period at which they may: both sides say so at once, and then it happens. Basilisks look first.
 *
 * @clause wrg/sorcery/spell-timing
 * @clause wrg/sorcery/spell-procedure
 * @clause wrg/sorcery/spell-rest
 * @clause wrg/sorcery/magician
 */
export function castSpells(at: CastingPoint, play: Play): void {
  const { state, command } = play;
  if (state.magic === undefined) return;
  turnToStoneByLooks(play);
  const asked = onTable(state).flatMap(unit => {
    if (!mayCast(unit, play)) return [];
    const { id, side } = unit;
    const targets = targetsOf(unit, play);
    return [{ kind: 'cast' as const, id: `cast:${id}:${at}`, side, clause, secret: true, magician: id, at, targets }];
  });
  if (asked.length === 0) return;
  const answers = command.askAll(asked);
  for (const [i, request] of asked.entries()) {
    const answer = answers[i];
    const magician = unitOf(state, request.magician);
    // Another’s spell may have come first.
    if (answer != null && mayCast(magician, play)) cast(magician, answer, at, play);
  }
}

/**
 * Whom a magician can cast spells at: everybody within his reach whom he sees, and himself.
 *
 * @clause wrg/sorcery/magician
 */
function targetsOf(unit: Unit, { state, scenario, rules }: Play): WrgRequests['cast']['asks']['targets'] {
  const { reach, inSight } = rules.optional.sorcery.spells;
  const near = fieldOf(state, scenario, rules).near.around(unit.id, {
    within: reach,
    ...(inSight ? { inView: true } : {}),
  });
  const seen = near.filter(({ who }) => isShownTo(unit.side, who.unit, { state, scenario, rules }));
  const bodies = seen.map(({ who, distance }) => ({ target: who.id, distance: Math.round(distance) }));
  const inRanks = seen.flatMap(({ who, distance }) =>
    attachedTo(who.unit, state).map(({ id }) => ({ target: id, distance: Math.round(distance) })),
  );
  return [{ target: unit.id, distance: 0 }, ...bodies, ...inRanks];
}

function cast(
  magician: Unit,
  { spell: nominated, target: whom }: NonNullable<WrgRequests['cast']['answer']>,
  at: CastingPoint,
  play: Play,
): void {
  const { state, dice, rules, tell } = play;
  const { magic } = state;
  const target = unitOf(state, whom);
  if (magic === undefined || target.gone !== null) return;
  magic.enchantments = magic.enchantments.filter(({ by, until }) => by !== magician.id || until !== null);
  const { number, because } = castSpell(nominated, dice, rules);
  magic.cast[magician.id] = state.period;
  const rests = restsUntil({ nominated, number }, state.period, rules);
  if (rests > state.period) magic.rests[magician.id] = rests;
  const effect = number === null ? undefined : spellEffect(number, whoIs(target, magician, play), rules);
  const struck = effect?.whom === 'magician' ? magician : target;
  const [from, onto] = [saintAt(magician, state), saintAt(struck, state)];
  const works = spellWorks(
    { ...(from === undefined ? {} : { caster: from }), ...(onto === undefined ? {} : { target: onto }) },
    rules,
  );
  const reason = { clause: 'wrg/sorcery/saint', because: 'a zone of sanctity', effect: 'no spell works' } as const;
  // Who casts a spell at the enemy gives himself away, as whoever shoots does; among his own he may do so unseen.
  if (target.side !== magician.side) showUnit(magician, play, 'casts');
  tell(
    {
      kind: 'spell',
      magician: magician.id,
      target: whom,
      nominated,
      number,
      does: effect === undefined || !works ? 'nothing' : effect.does,
      because: [...because, ...(effect?.because ?? []), ...(effect !== undefined && !works ? [reason] : [])],
    },
    // A spell on somebody who lies hidden betrays him to nobody.
    target.hidden === null && magician.hidden === null ? undefined : [target.side],
  );
  if (effect !== undefined && works) take(effect, struck, magician, at, play);
}

function whoIs(target: Unit, magician: Unit, { rules }: Play) {
  return {
    mythical: isMythical(target.troops, rules),
    hostileMagician: isCreature(target.troops, 'magician') && target.side !== magician.side,
    single: target.figures === 1 || isLoneMan(target.troops),
  };
}

/** How somebody is gone whom a spell takes away. */
const smoke = { clause: 'wrg/sorcery/spell-list', because: 'the spell', effect: 'a puff of blue smoke' } as const;

/** What a spell does to whom it falls upon. */
function take(effect: SpellEffect, unit: Unit, magician: Unit, at: CastingPoint, play: Play): void {
  const { state, rules } = play;
  const { does, periods, points = 0 } = effect;
  switch (does) {
    case 'nothing':
      return;
    case 'vanish':
    case 'banish':
      removeUnit(unit, 'vanished', play, [smoke]);
      return;
    case 'fly':
      fly(unit, play);
      return;
    case 'heart':
    case 'dread':
      testAtOnce(unit, points, at, play);
      return;
    case 'forget':
      forgetOrders(unit, play, 'broken', { clause: 'wrg/sorcery/spell-list', because: 'enchanted' });
      break;
  }
  // Who is to fight his comrades does so as soon as there is fighting, and once in each period.
  const from = does === 'quarrel' && at !== 'at-the-end' ? 'before-movement' : at;
  const until = periods === null ? null : lastsUntil(periods, { period: state.period, at: from }, rules);
  bewitch(unit, does, magician, until, play);
}

function bewitch(unit: Unit, does: Enchanting, by: Unit, until: number | null, { state, rules }: Play): void {
  const { magic } = state;
  if (magic === undefined) return;
  magic.enchantments = magic.enchantments.filter(each => each.on !== unit.id || each.does !== does);
  magic.enchantments.push({ does, by: by.id, on: unit.id, until });
  // Of what he has declared for this period he does nothing more: he works at nothing, throws no stones and sets nothing alight.
  if (isHelpless(unit, { state, rules })) unit.period.conduct = {};
}

/** A spell makes a unit test its reaction there and then; broken troops, whether they rally. */
function testAtOnce(unit: Unit, points: number, at: CastingPoint, play: Play): void {
  if (unit.aside !== undefined || unit.hidden !== null || !takesTests(unit.troops)) return;
  const spell = { points, clause: 'wrg/sorcery/spell-list', because: 'a spell' } as const;
  if (unit.rout !== null) {
    rallyBySpell(unit, spell, at === 'before-movement', play);
    return;
  }
  const { outcome } = takeTest(unit, { cause: 'voluntary', as: 'spell', others: [spell] }, play);
  obey(unit, outcome.instruction, 'spell', play, at === 'before-movement');
  turnOnBroken(play);
}

/**
 * A magician flies in a straight line to where his player wants him; over a zone of sanctity he falls to his death.
 *
 * @clause wrg/sorcery/spell-list
 */
function fly(unit: Unit, play: Play): void {
  const { state, command, rules, tell } = play;
  const { flight: reach } = rules.optional.sorcery.spells;
  const { x, y } = bodyCentre(unit.placed);
  const to = command.ask({
    kind: 'flight',
    id: `flight:${unit.id}:${state.period}`,
    side: unit.side,
    clause: 'wrg/sorcery/spell-list',
    magician: unit.id,
    from: { x, y },
    reach,
  });
  endMelees(unit, state);
  const from = { x: unit.placed.at.x, y: unit.placed.at.y };
  const falls = crossesSanctity(from, to, { state, rules });
  const because = [{ clause: 'wrg/sorcery/spell-list', because: 'spell 2', effect: 'through the air' }] as const;
  if (falls) {
    tell({ kind: 'wonder', unit: unit.id, what: 'falls', because });
    removeUnit(unit, 'destroyed', play);
    return;
  }
  unit.placed = freePlace(unit, to, play);
  tell({ kind: 'flew', unit: unit.id, from, to: { x: unit.placed.at.x, y: unit.placed.at.y }, because });
}

/** A period begins: spells end whose time is over. */
export function wearOff({ state, tell }: Play): void {
  const { magic } = state;
  if (magic === undefined) return;
  const over = magic.enchantments.filter(({ until }) => until !== null && until < state.period);
  magic.enchantments = magic.enchantments.filter(each => !over.includes(each));
  for (const { on, does } of over) {
    const unit = unitOf(state, on);
    if (unit.gone !== null || (unit.aside !== undefined && unit.aside.kind !== 'with')) continue;
    tell({
      kind: 'wonder',
      unit: on,
      what: 'freed',
      because: [{ clause: 'wrg/sorcery/spell-list', because: does, effect: 'over' }],
    });
  }
}
