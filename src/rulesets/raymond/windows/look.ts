import type { Seat } from '../../../battle/index.js';
import { alignedTable, signsFor, tableMap } from '../../../scenario/index.js';
import { inCommand } from '../army/command.js';
import { contactsOf, gapBetween } from '../combat/contact.js';
import { type Field, fieldSeen } from '../field.js';
import { layoutText } from '../formation/layout.js';
import { standQuads } from '../formation/places.js';
import type { Unit } from '../state.js';
import type { RaymondTerms } from '../terms.js';
import { classOf, enemiesOf, isArtillery, isDragoons, unitsOnTable } from '../units.js';

const heading = ['', 'unit', 'name', 'troops', 'stands', 'at', 'faces', 'hits', 'state', 'nearest enemy'];

/** The table of Raymond's game as a side sees it. Everybody may measure at any time, and so distances are exact. */
export function lookRaymond({ view, scenario, rules }: Seat<RaymondTerms>): string {
  const field = fieldSeen(view, rules);
  const units = unitsOnTable(field.units);
  const signs = signsFor(Object.values(field.units).map(({ id, side }) => ({ id, own: side === view.side })));
  const map = tableMap(view.table, {
    marks: units.map(unit => ({ sign: signs.get(unit.id) ?? '?', quads: standQuads(unit, rules) })),
    objectives: view.objectives,
    scale: true,
  });
  const armies = Object.entries(scenario.sides).map(([side, { name }]) => {
    const army = units.filter(unit => unit.side === side);
    const head = [
      name,
      ...(side === view.side ? [' (you)'] : []),
      ...(side === view.initiative ? [', with the initiative'] : []),
    ].join('');
    if (army.length === 0) return `${head}: nobody left`;
    return `${head}\n\n${alignedTable([heading, ...army.map(unit => [signs.get(unit.id) ?? '', ...rowOf(unit, field)])])}`;
  });
  return [map, ...armies].join('\n\n');
}

function rowOf(unit: Unit, field: Field): readonly string[] {
  const { rules } = field;
  const [nearest] = enemiesOf(unit, field)
    .map(enemy => ({ enemy, gap: gapBetween(unit, enemy, rules) }))
    .sort((a, b) => a.gap - b.gap);
  return [
    unit.id,
    unit.name,
    rules.units[unit.type].title,
    `${unit.formation} ${layoutText(unit.stands, rules)}`,
    `${Math.round(unit.at.x)}, ${Math.round(unit.at.y)}`,
    `${Math.round(unit.facing)}°`,
    String(unit.hits),
    stateOf(unit, field),
    nearest === undefined ? '' : `${nearest.gap.toFixed(1)}" ${nearest.enemy.id}`,
  ];
}

function stateOf(unit: Unit, field: Field): string {
  const { rules } = field;
  const enemies = contactsOf(unit, field, rules).map(({ id }) => id);
  return [
    ...(unit.rank === null ? [inCommand(unit, field, rules) ? 'in command' : 'not in command'] : [unit.rank]),
    ...(isDragoons(unit, rules) ? [classOf(unit) === 'mounted' ? 'mounted' : 'dismounted'] : []),
    ...(isArtillery(unit) ? [unit.limbered ? 'limbered' : 'unlimbered'] : []),
    ...(enemies.length === 0 ? [] : [`in contact with ${enemies.join(', ')}`]),
  ].join(', ');
}
