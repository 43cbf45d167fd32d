import {
  classOf,
  contactsOf,
  enemiesOf,
  fieldSeen,
  gapBetween,
  inCommand,
  isArtillery,
  isDragoons,
  layoutText,
  type RaymondTerms,
  standing,
  standQuads,
  type Unit,
} from '../rulesets/raymond/index.js';
import { alignedTable } from './output.js';
import { signsFor, tableMap } from './play-map.js';
import type { Seat } from './playables.js';

/** The table of Raymond's game as a side sees it. Everybody may measure at any time, and so distances are exact. */
export function lookRaymond({ view, scenario, rules }: Seat<RaymondTerms>): string {
  const field = fieldSeen(view, rules);
  const units = standing(field.units);
  const signs = signsFor(units.map(({ id, side }) => ({ id, own: side === view.side })));
  const map = tableMap(view.table, {
    marks: units.map(unit => ({ sign: signs.get(unit.id) ?? '?', quads: standQuads(unit, rules) })),
    objectives: view.objectives,
    scale: true,
  });
  const row = (unit: Unit): readonly string[] => {
    const [nearest] = enemiesOf(unit, field)
      .map(enemy => ({ enemy, gap: gapBetween(unit, enemy, rules) }))
      .sort((a, b) => a.gap - b.gap);
    return [
      signs.get(unit.id) ?? '',
      unit.id,
      unit.name,
      rules.units[unit.type].title,
      `${unit.formation} ${layoutText(unit.stands, rules)}`,
      `${Math.round(unit.at.x)}, ${Math.round(unit.at.y)}`,
      `${Math.round(unit.facing)}°`,
      String(unit.hits),
      stateOf(unit),
      nearest === undefined ? '' : `${nearest.gap.toFixed(1)}" ${nearest.enemy.id}`,
    ];
  };
  const stateOf = (unit: Unit): string => {
    const enemies = contactsOf(unit, field, rules).map(({ id }) => id);
    return [
      ...(unit.rank === null ? [inCommand(unit, field, rules) ? 'in command' : 'not in command'] : [unit.rank]),
      ...(isDragoons(unit, rules) ? [classOf(unit) === 'mounted' ? 'mounted' : 'dismounted'] : []),
      ...(isArtillery(unit) ? [unit.limbered ? 'limbered' : 'unlimbered'] : []),
      ...(enemies.length === 0 ? [] : [`in contact with ${enemies.join(', ')}`]),
    ].join(', ');
  };
  const heading = ['', 'unit', 'name', 'troops', 'stands', 'at', 'faces', 'hits', 'state', 'nearest enemy'];
  const armies = Object.entries(scenario.sides).map(([side, { name }]) => {
    const army = units.filter(unit => unit.side === side);
    const head = [
      name,
      ...(side === view.side ? [' (you)'] : []),
      ...(side === view.initiative ? [', with the initiative'] : []),
    ].join('');
    return army.length === 0 ? `${head}: nobody left` : `${head}\n\n${alignedTable([heading, ...army.map(row)])}`;
  });
  return [map, ...armies].join('\n\n');
}
