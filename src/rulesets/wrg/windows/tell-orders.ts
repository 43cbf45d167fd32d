import { counted, listed } from '../../../scenario/index.js';
import type { WrgEvent } from '../events.js';
import type { ReportNews } from '../state.js';
import type { WrgNames } from './names.js';
import { ofOne, wayWords } from './words.js';

type Of<Kind extends WrgEvent['kind']> = Extract<WrgEvent, { kind: Kind }>;

function tellReport({ unit, general, what, news }: Of<'report'>, names: WrgNames): string {
  const says = news === undefined ? '' : newsTold(news, names);
  switch (what) {
    case 'sent':
      return `${names.of(unit)} sends a report to ${names.ofGeneral(general)}${says}`;
    case 'waits':
      return `${names.ofGeneral(general)} has no time yet for the report of ${names.of(unit)}`;
    case 'arrived':
      return `${names.ofGeneral(general)} has heard the report of ${names.of(unit)}${news === undefined ? '' : `, sent in period ${news.of}`}${says}`;
    case 'in-vain':
      return `The report of ${names.of(unit)} does not reach ${names.ofGeneral(general)}`;
  }
}

/** What a report says; of many enemies in sight only how many they are. */
function newsTold({ sees, fought, shotAt, tested }: ReportNews, names: WrgNames): string {
  const enemies = sees.length > NAMED ? counted(sees.length, 'enemy unit') : listed(sees.map(names.of));
  const said = [
    ...(sees.length === 0 ? [] : [`${enemies} in sight`]),
    ...(shotAt ? ['shot at'] : []),
    ...(fought.length === 0 ? [] : [`hand to hand with ${listed(fought.map(names.of))}`]),
    ...(tested ? ['reaction tested'] : []),
  ];
  return said.length === 0 ? '' : `: ${said.join('; ')}`;
}

/** So many enemies a report names at most. */
const NAMED = 3;

function tellMessenger({ to, what, order, by, dictatedBy }: Of<'messenger'>, names: WrgNames): string {
  const enemy = by === undefined ? ' somebody who is not seen' : ` ${names.of(by)}`;
  const carried = order === undefined ? '' : `: ${names.ofOrderTo(to, order)}`;
  switch (what) {
    case 'sent':
      if (dictatedBy !== undefined)
        return `${names.ofGeneral(dictatedBy)} dictates an order for ${names.of(to)}${carried}`;
      return `A messenger sets out to ${names.of(to)}${carried}`;
    case 'arrived':
      return `The messenger reaches ${names.of(to)} in the course of this period${carried}`;
    case 'lost':
      return `The messenger to ${names.of(to)} is caught by${enemy}`;
    case 'in-vain':
      if (dictatedBy !== undefined) return `The order for ${names.of(to)} is never sent`;
      return `The messenger to ${names.of(to)} does not deliver the order`;
    case 'too-late':
      if (dictatedBy !== undefined) return `The order for ${names.of(to)} is not sent before the battle ends`;
      return `The messenger to ${names.of(to)} is still on his way as the battle ends`;
    case 'walled-off':
      return `The messenger to ${names.of(to)} finds no way through the walls`;
    case 'fights':
      return `The messenger to ${names.of(to)} has to fight${enemy}`;
  }
}

/** How it is with the order of a unit that has none any more. */
const orderEndedWords = {
  forgotten: 'has forgotten [its] order',
  'carried-out': 'has carried out [its] order',
  'in-vain': 'has nothing left to do by [its] order',
} as const satisfies { readonly [H in Of<'order-ended'>['how']]: string };

/** What a unit has forgotten that was digesting a new order. */
const undigestedWords = {
  too: 'has forgotten [its] order, and the new one that [it] had not digested yet',
  alone: 'has forgotten the new order that [it] had not digested yet',
} as const satisfies { readonly [U in NonNullable<Of<'order-ended'>['undigested']>]: string };

/** What is told of orders: how they come, are carried, heard, kept and lost. */
export const orderTellers = {
  order: ({ unit, order, by, kept }: Of<'order'>, names: WrgNames) =>
    kept === true
      ? `${names.of(unit)} [carries] on with [its] order (${names.ofOrder(order)}): [its] general wishes nothing else`
      : `${names.of(unit)} has [its] order ${wayWords[by]}: ${names.ofOrder(order)}`,
  messenger: tellMessenger,
  report: tellReport,
  'order-waits': ({ unit, general }: Of<'order-waits'>, names: WrgNames) =>
    general === undefined
      ? `${names.of(unit)} has not digested [its] new order yet`
      : `${names.ofGeneral(general)} has not finished dictating the order for ${names.of(unit)}`,
  signal: ({ side, signal, called, general, units }: Of<'signal'>, names: WrgNames) => {
    const whom = units.length === 0 ? 'nobody hears it' : `heard by ${listed(units.map(names.of))}`;
    const means = ofOne(names.ofOrder(signal)).replace(/, as the standing orders say$/, '');
    const who = general === undefined ? `${names.ofSide(side)}:` : `${names.ofGeneral(general)} gives`;
    return `${who} the signal "${called}" (${means}), ${whom}`;
  },
  'order-ended': ({ unit, how, undigested }: Of<'order-ended'>, names: WrgNames) =>
    `${names.of(unit)} ${undigested === undefined ? orderEndedWords[how] : undigestedWords[undigested]}`,
};
