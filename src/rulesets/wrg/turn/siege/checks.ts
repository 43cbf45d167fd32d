import type { Violation } from '../../../../rulebook/index.js';
import { printWork } from '../../notation/siege.js';
import { rampartUnder } from '../../siege/walls.js';
import type { Work } from '../../siege/works.js';
import type { Conduct, Unit } from '../../state.js';
import { type Field, fieldOf } from '../field.js';
import { buildFaults, ditchesBefore, likelyBuilding } from './building.js';
import { likelyMines, mineAimFaults } from './mining.js';
import { mayLob, wallsToBatter } from './missiles.js';
import { likelyManning, manningFaults } from './towers.js';
import { takenBy, wallsForLadders, wallsToBreak } from './working.js';

/** What a unit could work at, as it stands; nothing where nobody besieges anybody. */
export function openWorks(unit: Unit, field: Field): { readonly works?: readonly Work[] } {
  if (field.state.works === undefined) return {};
  const works: readonly Work[] = [
    ...wallsToBreak(unit, field).map(({ wall }) => ({ break: wall.id })),
    ...wallsForLadders(unit, field).map(({ wall }) => ({ ladders: wall.id })),
    ...wallsToBatter(unit, field).map(wall => ({ batter: wall })),
    ...(mayLob(unit, field) ? [{ lob: true } as const] : []),
    ...(rampartUnder(unit.placed, field) === undefined ? [] : [{ down: true } as const]),
    ...likelyMines(unit, field),
    ...likelyBuilding(unit, field),
    ...likelyManning(unit, field),
    ...takenBy(unit, field).map(({ id }) => ({ take: id })),
    ...ditchesBefore(unit, field).map(ditch => ({ fill: ditch })),
  ];
  const once = works.filter((work, i) => works.findIndex(other => printWork(other) === printWork(work)) === i);
  return once.length === 0 ? {} : { works: once };
}

/**
 * Faults of what a unit is to work at: it is open to it, or it is a tunnel, a length or a number of men of the player's own choice that the rules
 * allow.
 *
 * @clause wrg/siege/working/who
 */
export function workFaults(
  unit: Unit,
  { work }: Pick<Conduct, 'work'>,
  open: readonly Work[],
  { state, scenario, rules }: Pick<Field, 'state' | 'scenario' | 'rules'>,
): readonly Violation[] {
  if (work === undefined) return [];
  const said = printWork(work);
  const could = open.map(printWork);
  if (could.includes(said)) return [];
  const chosen = state.works === undefined ? undefined : chosenFaults(unit, work, fieldOf(state, scenario, rules));
  if (chosen !== undefined) return chosen.map(fault => ({ ...fault, path: `${unit.id}.work.${fault.path}` }));
  const mend = could.length === 0 ? 'there is nothing here that it could work at' : `choose one of ${could.join(', ')}`;
  return [
    {
      path: `${unit.id}.work`,
      clause: 'wrg/siege/working/who',
      problem: `it cannot ${said}: it is not there, or has not what it takes`,
      mend,
    },
  ];
}

/** Faults of what a player may choose freely; `undefined` for what is open or not. */
function chosenFaults(unit: Unit, work: Work, field: Field): readonly Violation[] | undefined {
  if ('mine' in work) return mineAimFaults(unit, work.mine, field);
  if ('build' in work) return buildFaults(unit, work, field);
  return 'man' in work ? manningFaults(unit, work, field) : undefined;
}
