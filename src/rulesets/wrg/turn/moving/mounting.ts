import { counted, type Reason } from '../../../../rulebook/index.js';
import { destination, distanceToQuad, normalBearing, quadOf } from '../../../../table/index.js';
import { mountingCost } from '../../moving/manoeuvres.js';
import type { WrgRules } from '../../rules.js';
import type { Unit } from '../../state.js';
import { onTable } from '../../units.js';
import { conditionOf } from '../condition.js';
import type { Field } from '../field.js';
import type { Play } from '../play.js';
import { isAt } from './goals.js';
import { mannerOf } from './going.js';

/**
 * A unit mounts or dismounts, which keeps it busy for part of its period. The animals are picketed behind where the line stood.
 *
 * @clause wrg/manoeuvre/mount-dismount
 * @clause wrg/manoeuvre/horses-picketed
 * @clause wrg/disorganisation/contacted-unready
 */
export function mount(unit: Unit, mounted: boolean, rules: WrgRules): void {
  if (unit.dismounted !== mounted) return;
  unit.dismounted = !mounted;
  unit.period.unready = mounted ? 'mounting' : 'dismounting';
  const { at, facing } = unit.placed;
  const behind = destination(at, normalBearing(facing + 180), rules.movement.manoeuvres.picketDistance);
  unit.picket = mounted ? null : { x: behind.x, y: behind.y };
}

/**
 * Infantry that rides gets off its animals as soon as it has to fight, in time or not.
 *
 * @clause wrg/disorganisation/mounted-infantry-dismount
 */
export function dismountToFight(unit: Unit, rules: WrgRules): void {
  if (unit.troops.mounts === true) mount(unit, false, rules);
}

/** Whether a unit may mount here: where its animals are picketed. */
export function mayMount(unit: Unit): boolean {
  return unit.dismounted && unit.animalsTaken !== true && (unit.picket === null || isAt(unit, unit.picket));
}

/**
 * Enemies who come to where animals are picketed take them (`wrg/ruling/picketed-animals`), unless those whose they are have come back there.
 *
 * @clause wrg/manoeuvre/horses-picketed
 */
export function takeAnimals({ state, rules, tell }: Play): void {
  if (!rules.field.playing.animalsTaken) return;
  for (const unit of onTable(state)) {
    const { picket } = unit;
    if (picket === null || !unit.dismounted || unit.animalsTaken === true || isAt(unit, picket)) continue;
    const enemy = onTable(state).find(
      ({ side, rout, hidden, placed }) =>
        side !== unit.side &&
        rout === null &&
        hidden === null &&
        distanceToQuad(picket, quadOf(placed)) <= rules.field.contact,
    );
    if (enemy === undefined) continue;
    unit.animalsTaken = true;
    const because = [
      { clause: 'wrg/manoeuvre/horses-picketed', because: 'nobody holds them', effect: 'taken' },
    ] as const;
    tell({ kind: 'animals', unit: unit.id, by: enemy.id, because });
  }
}

/**
 * The part of its move that is left to a unit which mounts or dismounts, whatever it does with it.
 *
 * @clause wrg/manoeuvre/mount-dismount
 */
export function leftByMounting(unit: Unit, field: Field): number {
  if (unit.period.unready !== 'mounting' && unit.period.unready !== 'dismounting') return 1;
  const manner = mannerOf(unit, conditionOf(unit, field).disorganised);
  return Math.max(0, 1 - mountingCost(unit.troops, manner, field.rules).part);
}

/** Why a unit that mounts or dismounts has less of a move of so many paces left. */
export function busyMounting(unit: Unit, paces: number, field: Field): readonly Reason[] {
  const lost = Math.round(paces * (1 - leftByMounting(unit, field)));
  const because = unit.dismounted ? 'dismounting' : 'mounting';
  return lost > 0 ? [{ clause: 'wrg/manoeuvre/mount-dismount', because, effect: `−${counted(lost, 'pace')}` }] : [];
}
