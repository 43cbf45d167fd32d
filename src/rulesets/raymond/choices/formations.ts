import { frontFiles } from '../formation/formation.js';
import { layoutText } from '../formation/layout.js';
import { type WalkedAction, walkFaults } from '../movement/movement.js';
import type { FormationKind, Stand, Unit } from '../state.js';
import type { FormationChange } from '../terms.js';
import type { Seat } from './seat.js';

type Plan = readonly [action: WalkedAction, what: string];

/** Changes of formation that a unit has room for, its stands in the order that they are in. */
export function formationsFor(unit: Unit, seat: Seat): readonly Plan[] {
  const count = unit.stands.length;
  if (count < 2) return [];
  const { massFiles, massRanks } = seat.rules.formation;
  const widths = Array.from({ length: massFiles }, (_, i) => i + 1).filter(files => {
    const ranks = Math.ceil(count / files);
    return ranks >= massRanks.from && ranks <= massRanks.to;
  });
  const shapes: readonly (readonly [FormationKind, number])[] = [
    ['line', count],
    ...widths.map(files => ['mass', files] as const),
    ...widths.map(files => ['defensive mass', files] as const),
  ];
  return shapes.flatMap(([formation, files]) => {
    const stands = layoutText(inRows(unit.stands, files), seat.rules);
    if (formation === unit.formation && stands === layoutText(unit.stands, seat.rules)) return [];
    const action = changeTo(unit, { formation, stands }, files, seat);
    return action === undefined ? [] : [[action, `form ${formation}`] as const];
  });
}

function inRows(stands: readonly Stand[], files: number): readonly Stand[] {
  return stands.map(({ kind }, place) => ({ kind, rank: Math.floor(place / files), file: place % files }));
}

/** The change, with the stand named that stays where the middle of a front lies between two; `undefined` where none is allowed. */
function changeTo(unit: Unit, shape: FormationChange, files: number, { field }: Seat): WalkedAction | undefined {
  const alone = !field.rules.movement.changesWithin.includes(field.rules.units[unit.type].like);
  const actions = middlesOf(frontFiles(unit.stands)).flatMap(stationary =>
    middlesOf(files).map((becomes): WalkedAction => {
      const change = {
        ...shape,
        ...(stationary === undefined ? {} : { stationary }),
        ...(becomes === undefined ? {} : { becomes }),
      };
      return alone ? { kind: 'change-formation', change } : { kind: 'manoeuvre', steps: [], before: change };
    }),
  );
  return actions.find(action => walkFaults(unit, action, field).length === 0);
}

/** The files in the middle of a front; `undefined` stands for the only one, which need not be named. */
function middlesOf(files: number): readonly (number | undefined)[] {
  return files % 2 === 1 ? [undefined] : [files / 2 - 1, files / 2];
}
