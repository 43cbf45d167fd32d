import {
  enemiesInSight,
  type MusketTerms,
  sightedText,
  troopOf,
  type UnitSeen,
} from '../rulesets/cady/musket/index.js';
import { compassOf, quadOf } from '../table/index.js';
import { enemyMarkers, markerMarks, ownPhantoms } from './marker-look.js';
import { alignedTable } from './output.js';
import { signsFor, tableMap } from './play-map.js';
import type { Seat } from './playables.js';

/** The table of the musket game as a side may see it. Distances are judged by eye: nobody measures before the shot. */
export function lookMusket({ view, scenario, rules }: Seat<MusketTerms>): string {
  const all = Object.values(view.units).filter(unit => unit.gone === null);
  const units = all.filter(({ own }) => (own?.awaited ?? null) === null);
  const signs = signsFor(units.map(({ id, side }) => ({ id, own: side === view.side })));
  const map = tableMap(view.table, {
    marks: [
      ...units.map(unit => ({ sign: signs.get(unit.id) ?? '?', quads: [quadOf(unit.placed)] })),
      ...markerMarks(view.markers),
    ],
    objectives: view.objectives,
    scale: false,
  });
  const row = (unit: UnitSeen): readonly string[] => {
    const [nearest] = unit.side === view.side ? enemiesInSight(unit.placed.at, view) : [];
    return [
      signs.get(unit.id) ?? '',
      unit.id,
      unit.name,
      troopOf(unit, rules).title,
      `${unit.figures} of ${unit.strength}`,
      compassOf(unit.placed.facing),
      stateOf(unit, view),
      nearest === undefined ? '' : sightedText(nearest),
    ];
  };
  const heading = ['', 'unit', 'name', 'troops', 'figures', 'faces', 'state', 'nearest enemy'];
  const armies = Object.keys(scenario.sides).map(side => {
    const army = units.filter(unit => unit.side === side);
    const name = `${scenario.sides[side]?.name ?? side}${side === view.side ? ' (you)' : ''}`;
    const hidden = enemyMarkers(view.markers, side);
    if (army.length === 0) {
      return [`${name}: nobody ${hidden.length === 0 ? 'left' : 'in sight'}`, ...hidden].join('\n\n');
    }
    return [`${name}\n\n${alignedTable([heading, ...army.map(row)])}`, ...hidden].join('\n\n');
  });
  return [map, ...armies, ...ownPhantoms(view.markers)].join('\n\n');
}

function stateOf(unit: UnitSeen, view: Seat<MusketTerms>['view']): string {
  const { own, mustDo } = unit;
  const inMelee = view.contacts.some(({ a, b }) => a === unit.id || b === unit.id);
  const rounds = own?.gun === null || own?.gun === undefined ? undefined : own.gun;
  return [
    ...(own?.marker == null ? [] : [`hidden as ${own.marker}`]),
    ...(inMelee ? ['in melee'] : []),
    ...(mustDo === null ? [] : [mustDo.replaceAll('-', ' ')]),
    ...(rounds === undefined ? [] : [`${rounds.solid} ball ${rounds.explosive} shell ${rounds.canister} canister`]),
    ...(own === undefined || rounds !== undefined ? [] : [own.loaded ? 'loaded' : 'not loaded']),
  ].join(', ');
}
