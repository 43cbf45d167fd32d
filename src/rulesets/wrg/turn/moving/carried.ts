import type { Point } from '../../../../table/index.js';
import type { UnitId } from '../../state.js';
import { unitOf } from '../../units.js';
import { fieldOf } from '../field.js';
import type { Play } from '../play.js';
import { doneSince } from './toward.js';

/** Bodies that a ship or wings have carried in a period, before anybody went on foot: how many paces, from where, and which way. */
export type Carried = ReadonlyMap<UnitId, CarriedBody>;

export interface CarriedBody {
  readonly paces: number;
  readonly doing: 'advancing' | 'retiring' | 'routing';
  readonly from: Point;
}

/** What those did who were carried is what carried them. */
export function noteCarried(carried: Carried, play: Play): void {
  const field = fieldOf(play.state, play.scenario, play.rules);
  for (const [id, { paces, doing, from }] of carried) {
    const unit = unitOf(play.state, id);
    if (unit.gone !== null) continue;
    unit.period.from = from;
    unit.period.stood = { at: { ...from }, facing: unit.placed.facing, files: unit.placed.files };
    unit.period.moved = paces;
    unit.period.doing = doneSince(unit, doing, field);
  }
}
