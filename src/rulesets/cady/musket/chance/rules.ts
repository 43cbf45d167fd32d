import type { Filled, OpenBook } from '../../../../book/index.js';
import type { ClauseId } from '../../../../rulebook/index.js';
import {
  forestFireCorner,
  plague as plagueLosses,
  events as randomEvents,
  reinforcementSide,
  tornadoCorner,
} from '../book/charts/events.js';
import { eventNumbers } from '../book/numbers/events.js';
import {
  eventDraw,
  eventFallenCommander,
  eventHelp,
  eventImperial,
  eventImperialFor,
  eventLostStart,
  eventMercenaries,
  eventMilitia,
  eventWeatherFire,
  eventWells,
} from '../book/rulings/events.js';

/** A random event, by its row of the chart. */
export type EventId = keyof (typeof randomEvents)['cells'];

/** A row of the chart of random events. */
export interface EventRow {
  readonly id: EventId;
  /** Faces of the die that bring it, the first and the last. */
  readonly from: number;
  readonly to: number;
  /** Whom it concerns: the side that threw, both, or nobody; `null` where the chart has lost it, as both. */
  readonly affects: 'one' | 'both' | 'nobody' | null;
  /** For how many turns; `null`: until the game ends. */
  readonly turns: number | null;
}

/** Where on the table something comes from. */
export interface Compass {
  readonly north: boolean;
  readonly south: boolean;
  readonly east: boolean;
  readonly west: boolean;
}

type NumberName = keyof (typeof eventNumbers)['numbers'];
type Value<R extends { readonly readings: readonly { readonly value: unknown }[] }> = Filled<
  R['readings'][number]['value']
>;

/** What random events are played with. Lengths in cm. */
export interface ChanceRules {
  readonly rows: readonly EventRow[];
  readonly numbers: { readonly [N in NumberName]: number };
  /** By the face of a four-sided die, that of a 1 first. */
  readonly fireCorner: readonly Compass[];
  readonly helpFrom: readonly Compass[];
  readonly tornadoFrom: readonly Compass[];
  readonly plague: readonly number[];
  readonly draw: Value<typeof eventDraw>;
  /** Bad weather forbids fire, and does not shorten ranges alone. */
  readonly weatherForbidsFire: boolean;
  readonly wells: Value<typeof eventWells>;
  /** Figures that a unit of militia is raised to. */
  readonly militiaTo: number;
  readonly help: Value<typeof eventHelp>;
  readonly imperial: Value<typeof eventImperial>;
  /** How long it is imperial: to the end of the game, or for the turns of the event. */
  readonly imperialFor: Value<typeof eventImperialFor>;
  readonly fallenCommander: Value<typeof eventFallenCommander>;
  readonly mercenaries: Value<typeof eventMercenaries>;
}

/** The clause of each event. */
export const eventClauses: { readonly [E in EventId]: ClauseId } = {
  'before-26': 'cady/events/pre-26-weather/range',
  '26-30': 'cady/events/event/london-fog',
  '31-40': 'cady/events/event/no-event',
  '41': 'cady/events/event/it-s-the-water',
  '42': 'cady/events/event/spies-at-work',
  '43-46': 'cady/events/event/take-the-king-s-shilling',
  '47': 'cady/events/event/the-french-disease',
  '48-53': 'cady/events/event/ten-stout-hearted-men',
  '54-55': 'cady/events/event/help-prevent-forest-fires',
  '56': 'cady/events/event/don-t-drink-the-water',
  '57-60': 'cady/events/event/over-here',
  '61': 'cady/events/event/go-tell-the-spartans',
  '62-65': 'cady/events/event/elan',
  '66': 'cady/events/event/days-of-wine-and-roses',
  '67': 'cady/events/event/just-don-t-boar-me',
  '68': 'cady/events/event/i-ve-fallen-and-i-can-t-get-up',
  '69': 'cady/events/event/failure-is-an-orphan',
  '70-77': 'cady/events/event/training-pays-off-fire',
  '78-82': 'cady/events/event/fratricide',
  '83-84': 'cady/events/event/reinforcements',
  '85': 'cady/events/event/bad-news-from-dorothy',
  '86-90': 'cady/events/event/training-pays-off-artillery',
  '91': 'cady/events/event/into-the-valley-of-death',
  '92-93': 'cady/events/event/god-is-on-your-side',
  '94': 'cady/events/event/mercenaries-not-to-be-trusted',
  '95-96': 'cady/events/event/dogs-of-war',
  '97-98': 'cady/events/event/dogs-of-war-ii',
  '99-100': 'cady/events/event/like-the-plague',
};

/** The random events that a book makes. */
export function chanceUnder(book: OpenBook): ChanceRules {
  const of = <Read>(name: string, clause: ClauseId, read: (b: OpenBook) => Read): Read =>
    book.part({ name: `chance/${name}`, clauses: [clause] }, read);
  const event = 'cady/events/event';
  const dice = 'cady/events/dice';
  return {
    rows: rowsUnder(book),
    numbers: numbersUnder(book),
    fireCorner: of('fire-corner', `${dice}/forest-fire-corner`, b => directions(b, forestFireCorner)),
    helpFrom: of('help-from', `${dice}/reinforcement-side`, b => directions(b, reinforcementSide)),
    tornadoFrom: of('tornado-from', `${dice}/tornado-corner`, b => directions(b, tornadoCorner)),
    plague: of('plague', `${event}/like-the-plague`, b =>
      plagueLosses.rows.map(face => b.of(plagueLosses)[face].result),
    ),
    draw: of('draw', 'cady/events/chart/one-side', b => b.reading(eventDraw)),
    weatherForbidsFire: of('weather-fire', 'cady/events/pre-26-weather/fire', b => b.reading(eventWeatherFire)),
    wells: of('wells', `${event}/it-s-the-water`, b => b.reading(eventWells)),
    militiaTo: of('militia', `${event}/take-the-king-s-shilling`, b => b.reading(eventMilitia)),
    help: of('help', `${event}/over-here`, b => b.reading(eventHelp)),
    imperial: of('imperial', `${event}/go-tell-the-spartans`, b => b.reading(eventImperial)),
    imperialFor: of('imperial-for', `${event}/go-tell-the-spartans`, b => b.reading(eventImperialFor)),
    fallenCommander: of('fallen', `${event}/i-ve-fallen-and-i-can-t-get-up`, b => b.reading(eventFallenCommander)),
    mercenaries: of('mercenaries', `${event}/dogs-of-war-ii`, b => b.reading(eventMercenaries)),
  };
}

function numbersUnder(book: OpenBook): ChanceRules['numbers'] {
  const of = (name: NumberName, clause: ClauseId): number =>
    book.part({ name: `chance/${name}`, clauses: [clause] }, b => b.numbers(eventNumbers)[name]);
  const event = 'cady/events/event';
  return {
    'die-sides': of('die-sides', 'cady/events/chart/die'),
    'weather-thirds-off': of('weather-thirds-off', 'cady/events/pre-26-weather/range'),
    'fog-thirds-off': of('fog-thirds-off', `${event}/london-fog`),
    'well-cm': of('well-cm', `${event}/it-s-the-water`),
    'well-stands': of('well-stands', `${event}/it-s-the-water`),
    'horse-to': of('horse-to', `${event}/take-the-king-s-shilling`),
    'pox-figures': of('pox-figures', `${event}/the-french-disease`),
    'trees-a-turn': of('trees-a-turn', `${event}/help-prevent-forest-fires`),
    'fire-leaps-cm': of('fire-leaps-cm', `${event}/help-prevent-forest-fires`),
    'cholera-cm': of('cholera-cm', `${event}/don-t-drink-the-water`),
    'cholera-figures': of('cholera-figures', `${event}/don-t-drink-the-water`),
    'help-figures': of('help-figures', `${event}/over-here`),
    'boar-figures': of('boar-figures', `${event}/just-don-t-boar-me`),
    deserters: of('deserters', `${event}/failure-is-an-orphan`),
    'foot-that-come': of('foot-that-come', `${event}/reinforcements`),
    'horse-that-come': of('horse-that-come', `${event}/reinforcements`),
    'gun-times': of('gun-times', `${event}/training-pays-off-artillery`),
    'god-figures': of('god-figures', `${event}/god-is-on-your-side`),
    'god-units': of('god-units', `${event}/god-is-on-your-side`),
  };
}

function rowsUnder(book: OpenBook): readonly EventRow[] {
  return randomEvents.rows.map(id =>
    book.part({ name: `chance/${id}`, clauses: [eventClauses[id]] }, b => {
      const { from, to, affects, turns } = b.of(randomEvents)[id];
      const lost = b.reading(eventLostStart);
      return {
        id,
        from: from ?? lost.from,
        to: to ?? lost.to,
        affects,
        turns: typeof turns === 'string' ? null : (turns ?? lost.turns),
      };
    }),
  );
}

function directions(
  book: OpenBook,
  chart: typeof forestFireCorner | typeof reinforcementSide | typeof tornadoCorner,
): readonly Compass[] {
  return chart.rows.map(face => {
    const said = book.of(chart)[face].result;
    const has = (point: string) => said.includes(point);
    return { north: has('north'), south: has('south'), east: has('east'), west: has('west') };
  });
}
