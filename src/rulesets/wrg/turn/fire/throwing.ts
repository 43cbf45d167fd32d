import { counted } from '../../../../rulebook/index.js';
import { fireAtMen, fireShot } from '../../fire/fire.js';
import type { Blaze, ThingId } from '../../fire/fire-state.js';
import { shootingFactors } from '../../shooting/factors.js';
import type { VolleyPart } from '../../shooting/shoot.js';
import { isHandHurled } from '../../shooting/weapons.js';
import type { Unit } from '../../state.js';
import { showUnit } from '../appearing.js';
import { type Field, fieldOf } from '../field.js';
import type { Play } from '../play.js';
import { weatherOthers } from '../weather/effects.js';
import type { InReachOfFire } from './means.js';
import { whoThrowsFire } from './who-throws.js';

/**
 * While others shoot, those who were told to set fire to things do: missiles add fire casualty points by the dice, and what is set alight by hand
 * goes on as `wrg/ruling/fired-by-hand` has it.
 *
 * @clause wrg/fire/weapon-factor
 * @clause wrg/fire/prepare
 */
export function throwFire(play: Play): void {
  const { state, scenario, rules } = play;
  if (state.fires === undefined) return;
  const field = fieldOf(state, scenario, rules);
  for (const { unit, burns, aim } of whoThrowsFire(field)) {
    if (aim === undefined)
      play.tell({ kind: 'siege', unit: unit.id, on: burns, what: 'no-aim', because: [] }, [unit.side]);
    else setFire(unit, aim, field, play);
  }
}

function setFire(unit: Unit, { thing, by, distance, figures }: InReachOfFire, field: Field, play: Play): void {
  const { rules, dice, tell } = play;
  const blaze = blazeOf(thing.id, play);
  unit.period.shot = by !== 'hand';
  showUnit(unit, play, 'shoots');
  if (by === 'hand' && rules.optional.siege.fire.byHand === 'caught') {
    const isNew = !blaze.caught;
    blaze.caught = true;
    blaze.state = 'burning';
    const because = [{ clause: 'wrg/fire/prepare', because: 'set alight by hand', effect: 'it burns' }] as const;
    if (isNew) tell({ kind: 'fire-set', unit: unit.id, thing: thing.id, figures: unit.figures, points: 0, because });
    return;
  }
  const { training, class: of } = unit.troops;
  const modifier = weatherOthers(unit, 'shooting', field).reduce((sum, { points }) => sum + points, 0);
  const { hits, because } = fireShot(
    { training, class: of, figures, protectedTarget: thing.protected, modifier },
    dice,
    rules,
  );
  blaze.added += hits;
  const far = by === 'hand' ? 'by hand' : `${by.weapon} over ${counted(Math.round(distance), 'pace')}`;
  const range = by !== 'hand' && !isHandHurled(by.weapon) ? 'half the usual range' : 'usual range';
  const how = { clause: 'wrg/fire/range', because: far, effect: range } as const;
  tell({ kind: 'fire-set', unit: unit.id, thing: thing.id, figures, points: hits, because: [how, ...because] });
}

/** What is known of a thing's fire, from now on. */
export function blazeOf(id: ThingId, { state }: Pick<Play, 'state'>): Blaze {
  const known = state.fires?.things[id];
  if (known !== undefined) return known;
  const blaze: Blaze = { points: 0, caught: false, untenableFor: 0, state: 'out', added: 0 };
  if (state.fires === undefined) return blaze;
  state.fires.things[id] = blaze;
  // The draft of the state, not the blaze that was put into it.
  return state.fires.things[id] ?? blaze;
}

/**
 * A volley of missiles that burn at men: they hurt by the factor of the weapon or by that of fire, as `wrg/ruling/men-under-fire-missiles`
 * has it.
 *
 * @clause wrg/fire/weapon-factor
 */
export function withFireMissiles(part: VolleyPart, { rules }: Pick<Field, 'rules'>): VolleyPart {
  const usual = shootingFactors(part, rules).weapon;
  const points = fireAtMen(usual, rules) - usual;
  if (points === 0) return part;
  const other = { points, clause: 'wrg/fire/weapon-factor', because: 'fire missiles' } as const;
  return { ...part, others: [...(part.others ?? []), other] };
}
