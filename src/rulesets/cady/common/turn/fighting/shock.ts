import { type ClauseId, counted, type Reason, reasonFor } from '../../../../../rulebook/index.js';
import {
  areasAt,
  distanceToQuad,
  type LowBarrierKind,
  type Point,
  pointOn,
  quadOf,
  type StandPlace,
  standsOf,
  type Table,
} from '../../../../../table/index.js';
import { acrossOn, barrierBefore, pathFromBarrier } from '../../engagement/measured.js';
import { pathToStand } from '../../engagement/run.js';
import { figuresTouching } from '../../fighting/contact.js';
import { standsTouching } from '../../fighting/touching.js';
import type { Field } from '../field.js';
import type { ShockSection, TurnContext } from '../period.js';
import type { TurnRules } from '../rules.js';
import type { Contact, FieldState, FieldUnit } from '../state.js';
import { inPlay, placedOf, touching, troopOf, unitOf } from '../units.js';
import type { ChargeMet, ChargeRun } from './encounters.js';
import { noteFallen } from './touched-files.js';

/**
 * Chargers that met the enemy this turn count their shock, both sides at once where both charged. Says who loses how many;
 * nobody is taken off yet. Ranks behind close up.
 *
 * @clause cady/common/sequence/step-7-shock
 * @clause cady/common/shock/after-fire-before-melee
 * @clause cady/common/shock/both-sides
 * @clause cady/common/shock/replace-from-rear
 * @clause cady/common/shock/casualties-no-melee
 * @clause cady/common/shock/remaining-melee
 */
export function shockOf<Unit extends FieldUnit, Rules extends TurnRules>(
  field: Field<Unit, Rules>,
  { dice, tell }: Pick<TurnContext, 'dice' | 'tell'>,
  section: ShockSection<Unit, Rules>,
): ReadonlyMap<Unit, number> {
  const { state, rules } = field;
  const losses = new Map<Unit, number>();
  noteMeetings(state);
  for (const contact of state.contacts) {
    if (contact.since !== state.turn) continue;
    for (const met of chargesIn(contact, state, rules)) {
      if (section.strikes?.(met, rules) === false) continue;
      const { charger, defender } = met;
      const lost = losses.get(defender) ?? 0;
      const { because, ...run } = runOf(met, field);
      const defenders = defender.figures - lost;
      const result = section.strike(
        met,
        {
          run,
          defenders,
          inContact: Math.min(figuresInContact(defender, charger, rules), defenders),
          movementLeft: charger.turn.spare > 0,
        },
        field,
        dice,
      );
      defender.turn.attacked = true;
      losses.set(defender, lost + result.lost);
      noteFallen({ unit: defender, enemy: charger, contact }, { lost: result.lost, by: 'shock' }, state, {
        rules,
        tell,
      });
      const [first] = result.strikes;
      tell({
        kind: 'shock',
        unit: charger.id,
        on: defender.id,
        dice: first?.dice ?? 0,
        faces: first?.faces ?? [],
        losses: result.lost,
        because: [...because, ...result.because],
      });
    }
  }
  return losses;
}

/** Notes for the rest of the turn who is in contact with whom, whatever becomes of either. */
export function noteMeetings(state: FieldState): void {
  // Whoever was come upon at the very end of the turn is met in the next.
  const contacts = state.contacts.filter(({ since }) => since <= state.turn);
  for (const unit of inPlay(state)) {
    unit.turn.against = [...new Set([...unit.turn.against, ...touching(unit, { contacts })])];
  }
}

/** The charges that end in a contact. Whoever is caught in flight takes shock only where the rules say so. */
function chargesIn<Unit extends FieldUnit>(
  contact: Contact,
  state: FieldState<Unit>,
  rules: TurnRules,
): ChargeMet<Unit>[] {
  const a = unitOf(state, contact.a);
  const b = unitOf(state, contact.b);
  const both: ChargeMet<Unit>[] = [
    { charger: a, defender: b, contact, struckOn: contact.edgeOfB },
    { charger: b, defender: a, contact, struckOn: contact.edgeOfA },
  ];
  return both.filter(
    ({ charger, defender }) =>
      charger.turn.charging &&
      contact.attackers.includes(charger.id) &&
      charger.figures > 0 &&
      !charger.turn.idle &&
      (defender.turn.fleesFrom !== charger.id || rules.flight.shock),
  );
}

/** A charge as the ground has it; `because`: why some of the figures in contact count no shock. */
function runOf<Unit extends FieldUnit, Rules extends TurnRules>(
  { charger, defender, contact }: ChargeMet<Unit>,
  { table, rules }: Field<Unit, Rules>,
): ChargeRun & { readonly because: readonly Reason[] } {
  const { at, turn, id } = charger;
  const all = figuresInContact(charger, defender, rules);
  const clearPath = pathToStand(contact.run[id] ?? 0, rules);
  const [start = at, ...corners] = turn.path;
  const struck = placedOf(defender, rules);
  const way = [start, ...corners, at] as const;
  const across = acrossOn(table, { way, struck, striking: at }, rules);
  if (rules.readings.shockGroundWhere === 'middle') return { figures: all, clearPath, across, because: [] };
  const { free, held, soft, over } = partsOf(charger, defender, { all, way }, { table, rules });
  const { ground: _, overBarrier: __, ...besides } = across;
  const whole = free === 0 ? { ...(soft === undefined ? {} : { ground: soft }), ...over } : {};
  return {
    figures: free === 0 ? all : free,
    clearPath,
    across: { ...besides, ...whole },
    because: free === 0 || free === all || held === undefined ? [] : [partlyHeld(all - free, all, held)],
  };
}

type SoftGround = 'marsh' | 'rough';

/** What keeps some of those in contact from counting shock: the ground, or the barrier got over too near to the enemy. */
interface Held {
  readonly clause: ClauseId;
  readonly by: string;
}

function partlyHeld(held: number, all: number, { clause, by }: Held): Reason {
  return reasonFor(clause, `${held} of ${counted(all, 'figure')} ${held === 1 ? 'charges' : 'charge'} ${by}`, none);
}

const none = 'count no shock';

/**
 * Figures in contact whose stands come to grips on ground, and with a clear path, that let them count shock (`cady/ruling/shock-ground-where`), and what
 * forbids it to others: soft ground, or the barrier that they got over.
 *
 * @clause cady/common/marsh/no-shock
 * @clause cady/common/shock/infantry-clear-path
 * @clause cady/common/shock/cavalry-clear-path
 */
function partsOf(
  charger: FieldUnit,
  defender: FieldUnit,
  { all, way }: { readonly all: number; readonly way: readonly [Point, ...Point[]] },
  { table, rules }: { readonly table: Table; readonly rules: TurnRules },
): {
  readonly free: number;
  readonly held?: Held | undefined;
  readonly soft?: SoftGround | undefined;
  readonly over: { readonly overBarrier?: number };
} {
  const stands = standsTouching(placedOf(charger, rules), placedOf(defender, rules), rules);
  // A body that closed up over its losses touches nobody any more, and fights with one stand where its middle is.
  const spots = stands.length === 0 ? [{ figures: all, at: charger.at }] : stands.map(spotOf);
  const { clearPath, barrierEndsPath } = rules.shock;
  const onFoot = troopOf(charger, rules).arm === 'infantry';
  const needed = onFoot ? clearPath.infantry : clearPath.cavalry;
  const parts = spots.map(({ figures, at }) => {
    const soft = softKinds(rules).find(kind => areasAt(table, at, kind).length > 0);
    const aside = { x: at.x - charger.at.x, y: at.y - charger.at.y };
    const shifted = ({ x, y }: Point): Point => ({ x: x + aside.x, y: y + aside.y });
    const [first, ...rest] = way;
    const path = barrierEndsPath ? pathFromBarrier(table, [shifted(first), ...rest.map(shifted)], rules) : undefined;
    return { figures, soft, path: path !== undefined && path < needed ? path : undefined };
  });
  const free = parts.reduce(
    (sum, { figures, soft, path }) => sum + (soft === undefined && path === undefined ? figures : 0),
    0,
  );
  const soft = parts.find(part => part.soft !== undefined)?.soft;
  const paths = parts.flatMap(({ path }) => path ?? []);
  const over = paths.length === 0 ? {} : { overBarrier: Math.max(...paths) };
  return { free: Math.min(all, free), soft, over, held: heldBy(soft, needed, onFoot, paths.length > 0) };
}

function heldBy(soft: SoftGround | undefined, needed: number, onFoot: boolean, over: boolean): Held | undefined {
  if (soft !== undefined) return { clause: 'cady/common/marsh/no-shock', by: `through ${soft} ground` };
  if (!over) return undefined;
  const clause = onFoot ? 'cady/common/shock/infantry-clear-path' : 'cady/common/shock/cavalry-clear-path';
  return { clause, by: `with less than ${needed} cm from the barrier got over` };
}

function spotOf(stand: StandPlace): { readonly figures: number; readonly at: Point } {
  const [left, right] = stand.corners;
  return { figures: stand.figures, at: pointOn({ from: left, to: right }, 1 / 2) };
}

function softKinds({ shock }: Pick<TurnRules, 'shock'>): readonly SoftGround[] {
  return shock.roughForbids ? ['marsh', 'rough'] : ['marsh'];
}

/** The fence or wall across which a unit comes to grips with an enemy, from the stand nearest to him: the one next to the enemy. */
export function barrierBetween(
  unit: FieldUnit,
  enemy: FieldUnit,
  table: Table,
  rules: Pick<TurnRules, 'troops' | 'formation'>,
): LowBarrierKind | undefined {
  const struck = placedOf(enemy, rules);
  const fronts = standsOf(placedOf(unit, rules)).map(stand => spotOf(stand).at);
  const [nearest = unit.at] = fronts.sort(
    (a, b) => distanceToQuad(a, quadOf(struck)) - distanceToQuad(b, quadOf(struck)),
  );
  return barrierBefore(table, nearest, struck);
}

/**
 * Figures of a unit within melee range of another: see `figuresTouching`. Of a line and the enemy who has divided it there are none: he
 * stands where its middle was, and nobody slides along into the gap.
 *
 * @clause cady/common/melee/no-sideways-slide
 * @clause cady/common/melee/only-contact
 */
export function figuresInContact(unit: FieldUnit, enemy: FieldUnit, rules: TurnRules): number {
  if (unit.divided?.by === enemy.id || enemy.divided?.by === unit.id) return 0;
  return figuresTouching(placedOf(unit, rules), placedOf(enemy, rules), rules);
}
