import type { Told } from '../../../../../battle/index.js';
import { diceLines, listed, type Names, whyLines } from '../../../../../scenario/index.js';
import { compassOf } from '../../../../../table/index.js';
import { cm } from '../../../common/windows/tell.js';
import { facingText } from '../../../common/windows/tell-moves.js';
import type { MusketTerms } from '../../terms.js';

type AfloatTold = Extract<Told<MusketTerms>, { kind: 'helm' | 'wind' | 'vessel' }>;

/** What happened on the water, as lines of text. */
export function tellAfloat(event: AfloatTold, names: Names): string[] {
  if (event.kind === 'helm') {
    const orders = Object.entries(event.orders);
    if (orders.length === 0) return [];
    return [
      `Captains of ${names.ofSide(event.side)}: ${orders.map(([id, order]) => `${names.of(id)}: ${order}`).join('; ')}`,
    ];
  }
  const why = [...whyLines(event.because, names), ...diceLines(event.rolls)];
  if (event.kind === 'wind') return [`The wind comes from ${compassOf(event.from)}`, ...why];
  return [vesselWords(event, names), ...why];
}

function vesselWords(event: Extract<AfloatTold, { kind: 'vessel' }>, names: Names): string {
  const vessel = names.of(event.vessel);
  const unit = event.unit === undefined ? '' : names.of(event.unit);
  const by = event.cm === undefined ? '' : ` ${cm(event.cm)}`;
  switch (event.what) {
    case 'routed':
    case 'sunk':
    case 'blown-up':
      return `${vessel} ${deeds[event.what]}${lostWith(event.lost ?? [], names)}`;
    case 'rowed':
      return event.cm === 0 ? `${vessel} does not row` : `${vessel} rows${by}`;
    case 'sailed':
      return `${vessel} sails${by}`;
    case 'towed':
      return `${vessel} is towed${by}`;
    case 'not-turned':
      return `${vessel} cannot turn`;
    case 'turned':
      return `${vessel} turns and faces ${facingText(event.facing ?? 0)}`;
    case 'boarded':
      return `${unit} goes on board of ${vessel}`;
    case 'landed':
      return `${unit} lands from ${vessel}`;
    case 'no-room':
      return `${unit} finds no room: ${vessel}`;
    case 'on-deck':
      return `${unit} comes on the deck of ${vessel}`;
    case 'below':
      return `${unit} goes below on ${vessel}`;
    case 'gun-shifted':
      return `${unit} is hauled to the other side of ${vessel}`;
    case 'rowed-back':
      return `${vessel} backs away${by}`;
    default:
      return `${vessel} ${deeds[event.what]}`;
  }
}

/** Who is lost with a ship or boat. */
function lostWith(lost: readonly string[], names: Names): string {
  return lost.length === 0 ? '' : ` with ${listed(lost.map(names.of))} on board`;
}

const deeds = {
  weighed: 'weighs anchor',
  anchored: 'drops anchor',
  docked: 'docks',
  portaged: 'is carried round a ford',
  'not-portaged': 'is not carried round a ford',
  hauled: 'goes overland',
  'to-be-scuttled': 'is to be scuttled',
  struck: 'is struck',
  burns: 'is on fire',
  'fire-out': 'has put out a fire',
  sunk: 'sinks',
  'blown-up': 'blows up',
  'turned-round': 'turns round',
  routed: 'flees for good',
} as const;
