import {
  type AncientSeen,
  type AncientTerms,
  enemiesInSight,
  sightedText,
} from '../rulesets/cady/ancient-medieval/index.js';
import { compassOf, quadOf } from '../table/index.js';
import { enemyMarkers, markerMarks, ownPhantoms } from './marker-look.js';
import { alignedTable } from './output.js';
import { signsFor, tableMap } from './play-map.js';
import type { Seat } from './playables.js';

type AncientSeat = Seat<AncientTerms>;

/** The table of the ancient and medieval game as a side may see it. Distances are judged by eye: nobody measures before the shot. */
export function lookAncient({ view, scenario, rules }: AncientSeat): string {
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
  const row = (unit: AncientSeen): readonly string[] => {
    const [nearest] = unit.side === view.side ? enemiesInSight(unit.placed.at, view) : [];
    return [
      signs.get(unit.id) ?? '',
      unit.id,
      unit.name,
      rules.troops[unit.type].title,
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
    if (army.length === 0)
      return [`${name}: nobody ${hidden.length === 0 ? 'left' : 'in sight'}`, ...hidden].join('\n\n');
    return [`${name}\n\n${alignedTable([heading, ...army.map(row)])}`, ...hidden].join('\n\n');
  });
  const awaited = all.filter(({ own }) => (own?.awaited ?? null) !== null);
  return [
    map,
    ...armies,
    ...ownPhantoms(view.markers),
    ...(awaited.length === 0 ? [] : [`Still to come: ${awaited.map(({ name }) => name).join(', ')}`]),
  ].join('\n\n');
}

function stateOf(unit: AncientSeen, view: AncientSeat['view']): string {
  const { own, mustDo, formation, on } = unit;
  const inMelee = view.contacts.some(({ a, b }) => a === unit.id || b === unit.id);
  const machine = own?.machine ?? null;
  const shots = own?.shots ?? null;
  return [
    ...(own?.marker == null ? [] : [`hidden as ${own.marker}`]),
    ...(inMelee ? ['in melee'] : []),
    ...(mustDo === null ? [] : [mustDo.replaceAll('-', ' ')]),
    ...(formation === 'order' ? [] : [formation]),
    ...(unit.mounted ? ['mounted'] : []),
    ...(on === null ? [] : [`on ${on}`]),
    ...(machine === null ? [] : [`${machine.rounds} rounds`]),
    ...(shots === null || own === undefined ? [] : [`${shots} shots, ${own.loaded ? 'loaded' : 'not loaded'}`]),
    ...(own === undefined || own.fatigue === 0 ? [] : [`tired ${own.fatigue}`]),
  ].join(', ');
}
