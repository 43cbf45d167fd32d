import { counted, type Reason, reasonFor } from '../../../../rulebook/index.js';
import { measuredFrom, type Point } from '../../../../table/index.js';
import { moveRate } from '../../moving/rates.js';
import { carriage, clausesOfMaterial } from '../../siege/carriage.js';
import type { Material } from '../../siege/works.js';
import type { Doing, Unit, WrgState } from '../../state.js';
import { isFighting } from '../../units.js';
import type { Field } from '../field.js';
import { mannerOf } from '../moving/going.js';
import type { Play } from '../play.js';

/** What a unit has in hand, ladders that stand at a wall left out. */
export function carriedBy({ id }: Pick<Unit, 'id'>, { works }: Pick<WrgState, 'works'>): readonly Material[] {
  return (works?.material ?? []).filter(({ by, against }) => by === id && against === null);
}

/**
 * Paces that siege material lets its bearers go; as far as they charge where they carry none.
 *
 * @clause wrg/siege/material/ladder
 * @clause wrg/siege/material/ram
 * @clause wrg/siege/material/penthouse-tower
 * @clause wrg/siege/material/fascine-infantry
 * @clause wrg/siege/material/wagons
 */
export function paceWithMaterial(unit: Unit, field: Pick<Field, 'state' | 'rules'>): number {
  return Math.min(Number.POSITIVE_INFINITY, ...pacesWithEach(unit, field).map(({ paces }) => paces));
}

/** Why a body goes no farther than it can with what it carries, where that is not as far as it would. */
export function whySlowedByMaterial(
  unit: Unit,
  allowance: number,
  field: Pick<Field, 'state' | 'rules'>,
): readonly Reason[] {
  const [slowest] = [...pacesWithEach(unit, field)].sort((a, b) => a.paces - b.paces);
  if (slowest === undefined || slowest.paces >= allowance) return [];
  const { kind, paces } = slowest;
  return [reasonFor(clausesOfMaterial[kind], `with the ${kind.replaceAll('-', ' ')}`, counted(paces, 'pace'))];
}

function pacesWithEach(
  unit: Unit,
  { state, rules }: Pick<Field, 'state' | 'rules'>,
): readonly { readonly kind: Material['kind']; readonly paces: number }[] {
  const carried = carriedBy(unit, state);
  if (carried.length === 0) return [];
  const { normal } = moveRate(unit.troops, mannerOf(unit, false), rules);
  const hands = handsOn(unit, carried, { rules });
  return carried.map(({ id, kind, parts, inside }) => {
    const { moves, paces } = carriage(
      parts === true
        ? { material: kind, wagons: unit.figures }
        : {
            material: kind,
            figures: hands.get(id) ?? 0,
            mounted: isMounted(unit),
            ...(inside === undefined ? {} : { passengers: inside }),
          },
      rules,
    );
    return { kind, paces: moves ? (paces ?? normal) : 0 };
  });
}

const isMounted = ({ troops, dismounted }: Unit): boolean => troops.mounts === true && !dismounted;

/**
 * How many figures of a unit are at each piece that it carries: as few as it takes, and those left over at what takes more. Who is in a tower
 * or penthouse pushes nothing, and is so much more to push.
 */
export function handsOn(
  { figures }: Pick<Unit, 'figures'>,
  carried: readonly Material[],
  { rules }: Pick<Field, 'rules'>,
): ReadonlyMap<string, number> {
  const rows = carried
    .filter(({ parts }) => parts !== true)
    .map(({ id, kind, inside = 0 }) => {
      const { least, most, perPassenger } = rules.optional.siege.carriage[kind];
      return { id, inside, most, needed: (least ?? 0) + inside * (perPassenger ?? 0) };
    });
  let left = Math.max(0, figures - rows.reduce((sum, { inside }) => sum + inside, 0));
  const hands = new Map<string, number>();
  for (const { id, needed } of rows) {
    const given = left >= needed ? needed : 0;
    hands.set(id, given);
    left -= given;
  }
  for (const { id, needed, most } of rows) {
    const given = hands.get(id) ?? 0;
    if (given === 0 && needed > 0) continue;
    const more = Math.min(left, (most ?? given + left) - given);
    hands.set(id, given + more);
    left -= more;
  }
  return hands;
}

/** Doings in which nobody keeps hold of what he carries. */
const flying: readonly Doing[] = ['routing', 'evading', 'rallying-back', 'pursuing'];

/**
 * Siege material goes where its bearers go. Who runs, or has too few men left for it, lets go of it, and so does who comes to blows, where
 * `wrg/ruling/bearers-in-melee` has it so.
 *
 * @clause wrg/siege/material/ladder
 * @clause wrg/siege/material/ram
 */
export function bringMaterial(play: Play): void {
  const { state, rules } = play;
  const { works } = state;
  if (works === undefined) return;
  for (const material of works.material) {
    if (material.by === null) continue;
    const unit = state.units[material.by];
    if (unit === undefined) continue;
    const carried = carriedBy(unit, state);
    const isLost =
      unit.gone !== null ||
      unit.rout !== null ||
      flying.includes(unit.period.doing) ||
      (holdsInMelee(material, unit, state) && rules.field.playing.bearersFight === 'let-go') ||
      !isHeld(material, unit, carried, rules);
    if (isLost) {
      letGo(material, unit, [], play);
      continue;
    }
    if (material.against !== null) continue;
    material.at = placeOf(material, unit, carried);
    material.facing = unit.placed.facing;
  }
}

/** Nobody has a piece of siege material any more; a ladder that stands at the wall stays there. */
export function letGo(material: Material, unit: Unit, because: readonly Reason[], { tell }: Play): void {
  material.of = unit.id;
  material.by = null;
  delete material.inside;
  if (material.against !== null) return;
  // Who never came is not known to the enemy.
  const seenBy = unit.gone === 'left-table' || unit.hidden !== null ? [unit.side] : undefined;
  tell({ kind: 'siege', unit: unit.id, on: material.id, what: 'let-go', because }, seenBy);
}

/** Whether a unit that has come to blows has a piece in hand, and does not fight from it, as those in a tower do. */
function holdsInMelee({ against, inside = 0 }: Material, unit: Unit, state: WrgState): boolean {
  return against === null && inside === 0 && isFighting(state, unit);
}

/**
 * Whether the hands of those who fight are at siege material (`wrg/ruling/bearers-in-melee`).
 *
 * @clause wrg/shields/when-unusable
 */
export function fightsWithHandsFull(unit: Unit, { state, rules }: Pick<Field, 'state' | 'rules'>): boolean {
  if (rules.field.playing.bearersFight !== 'shieldless') return false;
  return carriedBy(unit, state).some(piece => holdsInMelee(piece, unit, state));
}

/** Whether a unit has the men for a piece at all: those in a tower may come out to push it. */
function isHeld(
  { id, kind, against, parts }: Material,
  unit: Unit,
  carried: readonly Material[],
  rules: Field['rules'],
): boolean {
  if (against !== null) return true;
  const { least, wagons } = rules.optional.siege.carriage[kind];
  if (parts === true) return unit.figures >= (wagons ?? 0);
  const emptied = carried.map(each => ({ ...each, inside: 0 }));
  return (handsOn(unit, emptied, { rules }).get(id) ?? 0) >= (least ?? 0);
}

/** Where a piece is among those that a unit carries: along its front. */
function placeOf({ id }: Material, { placed }: Unit, carried: readonly Material[]): Point {
  const at = carried.findIndex(each => each.id === id);
  const width = placed.files * placed.stand.front;
  const { x, y } = measuredFrom(placed)(((at + 0.5) / carried.length - 0.5) * width, 0);
  return { x, y };
}
