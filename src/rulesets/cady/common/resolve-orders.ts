import { defineResolver, type Resolver, type RulesOf } from '../../../book/index.js';
import { type ClauseId, counted, type Reason, reasonFor, type Violation } from '../../../rulebook/index.js';
import { faultReasons, tableFrom } from '../../../scenario/index.js';
import { terrainCosts } from './moving/movement.js';
import { crossingCost, crossingFaults, type WaterRules, waterOf } from './moving/water.js';
import { type Order, type OrderRules, type OrderWords, plainWords, readOrder } from './orders.js';
import { printOrder } from './print-orders.js';
import * as situation from './resolve-orders-schema.js';
import { commonRules } from './rules.js';
import { blankMarker, markerFaults, placeBehindMarker } from './unseen/hidden.js';

/** An order that was read, and as it is written in the notation; or what is wrong with it. */
function orderRead({ order: written }: situation.WrittenOrder, words: OrderWords, rules: OrderRules) {
  const read = readOrder(written, 'order', words, rules);
  const [order, faults]: [Order | null, readonly Violation[]] =
    'order' in read ? [read.order, []] : [null, read.violations];
  const clause: ClauseId = 'cady/common/orders/as-written';
  const because = faultReasons(faults, { clause, why: 'it can be read', may: 'is carried out so', not: 'no order' });
  return { order, printed: order === null ? null : printOrder(order, words), faults, because };
}

/** The reading of an order under the rules and in the words of a period. */
export function orderResolver<Rules extends OrderRules>(
  period: string,
  rulesOf: RulesOf<Rules>,
  words: OrderWords,
): Resolver {
  return defineResolver(rulesOf, {
    name: `${period}/read-order`,
    about:
      'What an order tells a unit, part by part, as it is written on the order sheet; or everything that is wrong with it.',
    situation: situation.writtenOrder,
    known: (written, rules) => orderRead(written, words, rules),
  });
}

const markers: Resolver = defineResolver(commonRules, {
  name: 'common/markers',
  about:
    'Whom the markers of a side may stand for where they are, on what ground, what is wrong with that, and what the enemy sees.',
  situation: situation.markersSet,
  known: ({ markers: set, table }) => {
    const faults = markerFaults({ markers: set, table: tableFrom(table) });
    const behind = set.map(marker => {
      const place = placeBehindMarker(marker);
      return { marker: marker.id, unit: marker.unit?.id ?? null, files: place?.files ?? null };
    });
    const clause: ClauseId = 'cady/common/hidden/marker-needs-room';
    const why = counted(set.length, 'marker');
    const because = faultReasons(faults, { clause, why, may: 'may stand there', not: 'not so' });
    return { faults, behind, enemySees: set.map(blankMarker), because };
  },
});

const crossing: Resolver = defineResolver(commonRules, {
  name: 'common/crossing',
  about:
    'Whether troops may cross a river or creek at a ford, over a bridge or in boats, and how many thirds of each turn that costs.',
  situation: situation.crossing,
  known: (troops, rules) => {
    const is = waterOf({ width: troops.water }, rules);
    const water = is === 'designate' ? (troops.called ?? null) : is;
    const faults = [...crossingFaults(troops, rules), ...unfordable(troops, water, rules)];
    const cost = faults.length > 0 ? undefined : costOf(troops, water, rules);
    const named = reasonFor('cady/common/rivers/sizes', `${troops.water} cm wide`, water ?? 'what the players call it');
    const clause = wayClauses[troops.by];
    const over: readonly Reason[] =
      faults.length > 0
        ? faultReasons(faults, { clause, why: '', may: '', not: 'it may not' })
        : (cost?.because ?? [reasonFor(clause, `by ${troops.by}`, 'it may')]);
    return { water, may: faults.length === 0, faults, thirds: cost?.thirds ?? null, because: [named, ...over] };
  },
});

/** What is cited of each way over. */
const wayClauses = {
  ford: 'cady/common/fords/width',
  bridge: 'cady/common/bridges/stand-must-fit',
  boat: 'cady/common/rivers/boats',
} as const satisfies { readonly [way in situation.AskedCrossing['by']]: ClauseId };

/** Who is kept from a ford by what he is. */
function unfordable(
  { arm, by }: situation.AskedCrossing,
  water: 'creek' | 'river' | null,
  rules: WaterRules,
): readonly Violation[] {
  const { riverFord, creekFord } = terrainCosts({ arm }, rules);
  const thirds = water === 'creek' ? creekFord : riverFord;
  if (by !== 'ford' || water === null || thirds !== null) return [];
  const clause: ClauseId = 'cady/common/rivers/bridge-only-types';
  return [{ path: 'arm', clause, problem: `${arm} cannot cross a ${water} at a ford`, mend: 'cross at a bridge' }];
}

function costOf(
  { arm, by, turns = 1, changesFormation }: situation.AskedCrossing,
  water: 'creek' | 'river' | null,
  rules: WaterRules,
) {
  if (by === 'boat' || (by === 'ford' && water === null)) return undefined;
  const over = by === 'bridge' ? 'bridge' : water === 'creek' ? 'creek-ford' : 'river-ford';
  return crossingCost({ arm, over, turns, ...(changesFormation === undefined ? {} : { changesFormation }) }, rules);
}

/** The functions of written orders, markers on the table and crossings of water. */
export const orderResolvers: readonly Resolver[] = [
  orderResolver('common', commonRules, plainWords),
  markers,
  crossing,
];
