import type { Violation } from '../../../../rulebook/index.js';
import { printWork } from '../../notation/siege.js';
import { rampartUnder } from '../../siege/walls.js';
import type { Work } from '../../siege/works.js';
import type { Conduct, Unit } from '../../state.js';
import type { Field } from '../field.js';
import { mayLob, wallsToBatter } from './missiles.js';
import { wallsForLadders, wallsToBreak } from './working.js';

/** What a unit could work at, as it stands; nothing where nobody besieges anybody. */
export function openWorks(unit: Unit, field: Field): { readonly works?: readonly Work[] } {
  if (field.state.works === undefined) return {};
  const works: readonly Work[] = [
    ...wallsToBreak(unit, field).map(({ wall }) => ({ break: wall.id })),
    ...wallsForLadders(unit, field).map(({ wall }) => ({ ladders: wall.id })),
    ...wallsToBatter(unit, field).map(wall => ({ batter: wall })),
    ...(mayLob(unit, field) ? [{ lob: true } as const] : []),
    ...(rampartUnder(unit.placed, field) === undefined ? [] : [{ down: true } as const]),
  ];
  const once = works.filter((work, i) => works.findIndex(other => printWork(other) === printWork(work)) === i);
  return once.length === 0 ? {} : { works: once };
}

/**
 * Faults of what a unit is to work at.
 *
 * @clause wrg/siege/working/who
 */
export function workFaults(id: string, { work }: Pick<Conduct, 'work'>, open: readonly Work[]): readonly Violation[] {
  if (work === undefined) return [];
  const said = printWork(work);
  const could = open.map(printWork);
  if (could.includes(said)) return [];
  const mend = could.length === 0 ? 'there is nothing here that it could work at' : `choose one of ${could.join(', ')}`;
  return [
    {
      path: `${id}.work`,
      clause: 'wrg/siege/working/who',
      problem: `it cannot ${said}: it is not there, or has not what it takes`,
      mend,
    },
  ];
}
