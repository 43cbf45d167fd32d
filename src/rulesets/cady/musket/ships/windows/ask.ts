import type { Asking, RequestOf } from '../../../../../battle/index.js';
import { compassOf } from '../../../../../table/index.js';
import { printWrittenOrders, readWrittenOrders } from '../../../common/choices/written-orders.js';
import { steered } from '../../bots/afloat.js';
import type { Seat } from '../../choices/seat.js';
import type { MusketTerms, OrdersAnswer } from '../../terms.js';
import { helmWords } from '../helm.js';
import type { Vessel } from '../vessel.js';

type HelmRequest = Extract<RequestOf<MusketTerms>, { kind: 'helm' }>;

/** What the ships and boats of a side are to do. */
export function askHelmOf({ vessels }: HelmRequest, { view, rules }: Seat): Asking<OrdersAnswer> {
  const all = vessels.flatMap(id => view.afloat?.vessels[id] ?? []);
  const wind = view.afloat?.wind;
  const suggested = steered(vessels, view, rules, { patient: true });
  return {
    question: [
      'Your ships and boats: what do they do?',
      ...(wind === null || wind === undefined ? [] : [`  the wind comes from ${compassOf(wind)}`]),
      ...all.map(vessel => `  ${vessel.id}: ${stateOf(vessel)}`),
    ],
    choices: [
      ...(Object.keys(suggested).length === 0 ? [] : [{ text: printWrittenOrders(suggested), answer: suggested }]),
      { text: 'all lie still', answer: {} },
    ],
    notation,
    read: typed => readWrittenOrders(typed, { ids: vessels, words: helmWords, rules }),
  };
}

function stateOf({
  name,
  kind,
  at,
  facing,
  anchored,
  landedOn,
  mastHits,
  ashore,
  sinksOn,
  burnsSince,
}: Vessel): string {
  const where = `bow at (${Math.round(at.x)}, ${Math.round(at.y)}), to ${compassOf(facing)}`;
  const how = [
    ...(kind === 'frigate' ? [anchored ? 'at anchor' : 'under way'] : []),
    ...(landedOn === null ? [] : ['at the bank']),
    ...(ashore ? ['on land'] : []),
    ...(mastHits > 0 ? [mastHits > 1 ? 'no masts left' : 'a mast down'] : []),
    ...(sinksOn === null ? [] : [`sinking, gone with turn ${sinksOn}`]),
    ...(burnsSince === null ? [] : ['on fire']),
  ];
  return [name, where, ...how].join(', ');
}

const notation: readonly (readonly [string, string])[] = [
  ['boat-1: N full, NE 10 cm; boat-2: PORTAGE', 'boats row; are carried round the ford before them'],
  ['boat-3: HAUL, E full', 'a beached boat goes overland on its wagon'],
  ['frigate: WEIGH; frigate: ANCHOR', 'raise the anchor, which takes a turn; drop it'],
  ['frigate: SAIL; frigate: SAIL, ADV 10 cm', 'go with the wind, all the way or so far'],
  ['frigate: TOW, DOCK; frigate: F NE', 'be pulled by her boats, and dock; turn on the spot'],
  ['frigate: SHIFT port; frigate: SCUTTLE', 'haul a gun to that side; sink her'],
];
