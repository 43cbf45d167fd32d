import { type ClauseId, counted, type Reason, reasonFor } from '../../../../rulebook/index.js';
import { areasAt, type Placed, type Point, type Table } from '../../../../table/index.js';
import type { ShockRules } from '../fighting/shock.js';
import { frontOf, standsTouching } from '../fighting/touching.js';
import type { Arm } from '../moving/movement.js';
import type { TurnReadings } from '../turn/readings.js';
import { type AcrossRules, acrossOn, pathFromBarrier, type Run } from './measured.js';
import type { Across } from './position.js';

/** A charge that ends, or would end, in contact. */
export interface ShockRun {
  /** Its way from where it set out to where it strikes: the corners of it, the last of them its end. */
  readonly way: Run['way'];
  /** The charger where it strikes, and whom it strikes. */
  readonly striking: Placed;
  readonly struck: Placed;
  /** Figures of the charger in contact. */
  readonly inContact: number;
  readonly arm: Arm;
}

/** What says which figures of a charge count shock. */
export interface ShockGroundRules extends AcrossRules {
  readonly shock: Pick<ShockRules['shock'], 'clearPath' | 'barrierEndsPath' | 'roughForbids'>;
  readonly readings: AcrossRules['readings'] & Pick<TurnReadings, 'shockGroundWhere'>;
}

/** What a charge comes to grips across, and the figures in contact that the ground lets count shock. */
export interface ShockGround {
  /** Those of the figures in contact who strike; all of them where none may, of which `across` then says why. */
  readonly figures: number;
  readonly across: Across;
  /** Why some of the figures in contact count no shock, where others do. */
  readonly because: readonly Reason[];
}

/**
 * Figures in contact whose stands come to grips on ground, and with a clear path, that let them count shock, and what keeps the others
 * from it: soft ground, or the barrier that they got over. Each stand for itself or all by the middle of the front
 * (`cady/ruling/shock-ground-where`), on the table and foreseen.
 *
 * @clause cady/common/marsh/no-shock
 * @clause cady/common/shock/infantry-clear-path
 * @clause cady/common/shock/cavalry-clear-path
 */
export function shockGround(run: ShockRun, table: Table, rules: ShockGroundRules): ShockGround {
  const { way, striking, struck, inContact: all } = run;
  const across = acrossOn(table, { way, struck, striking: striking.at }, rules);
  if (rules.readings.shockGroundWhere === 'middle') return { figures: all, across, because: [] };
  const { free, held, soft, over } = partsOf(run, table, rules);
  const { ground: _, overBarrier: __, ...besides } = across;
  if (held === undefined || free === all) return { figures: all, across: besides, because: [] };
  if (free > 0) return { figures: free, across: besides, because: [partlyHeld(all - free, all, held)] };
  const whole = { ...(soft === undefined ? {} : { ground: soft }), ...over };
  return { figures: all, across: { ...besides, ...whole }, because: [] };
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

/** The stands in contact, by what is under each and how far it is from the barrier that it got over. */
function partsOf(
  { way, striking, struck, inContact, arm }: ShockRun,
  table: Table,
  rules: ShockGroundRules,
): {
  readonly free: number;
  readonly held?: Held | undefined;
  readonly soft?: SoftGround | undefined;
  readonly over: { readonly overBarrier?: number };
} {
  const stands = standsTouching(striking, struck, rules);
  // A body that closed up over its losses touches nobody any more, and fights with one stand where its middle is.
  const spots =
    stands.length === 0
      ? [{ figures: inContact, at: striking.at }]
      : stands.map(stand => ({ figures: stand.figures, at: frontOf(stand) }));
  const { clearPath, barrierEndsPath } = rules.shock;
  const onFoot = arm === 'infantry';
  const needed = onFoot ? clearPath.infantry : clearPath.cavalry;
  const parts = spots.map(({ figures, at }) => {
    const soft = softKinds(rules).find(kind => areasAt(table, at, kind).length > 0);
    const aside = { x: at.x - striking.at.x, y: at.y - striking.at.y };
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
  return { free: Math.min(inContact, free), soft, over, held: heldBy(soft, needed, onFoot, paths.length > 0) };
}

function heldBy(soft: SoftGround | undefined, needed: number, onFoot: boolean, over: boolean): Held | undefined {
  if (soft !== undefined) return { clause: 'cady/common/marsh/no-shock', by: `through ${soft} ground` };
  if (!over) return undefined;
  const clause = onFoot ? 'cady/common/shock/infantry-clear-path' : 'cady/common/shock/cavalry-clear-path';
  return { clause, by: `with less than ${needed} cm from the barrier got over` };
}

function softKinds({ shock }: Pick<ShockGroundRules, 'shock'>): readonly SoftGround[] {
  return shock.roughForbids ? ['marsh', 'rough'] : ['marsh'];
}
