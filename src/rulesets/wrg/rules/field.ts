import type { OpenBook } from '../../../book/index.js';
import type { SightRules } from '../../../table/index.js';
import { engineCrewNumbers } from '../book/numbers/field.js';
import { sightInWoods } from '../book/rulings/field.js';
import { awayFromSeveral, directlyAway } from '../book/rulings/moving.js';
import type { EngineKind } from '../troops.js';
import { type PlayingRules, playingUnder } from './field/playing.js';

/** What the game is laid out and measured with on a table. Lengths in paces. */
export interface FieldRules {
  readonly sight: SightRules;
  /** Men who serve each kind of engine. */
  readonly engineCrews: { readonly [K in EngineKind]: number };
  /** Enemies this close are base to base. */
  readonly contact: number;
  /** What the book leaves open of what is done on a table. */
  readonly playing: PlayingRules;
  /** Which way leads directly away from an enemy: the shortest from his body to one's own, or from the middle of the one to that of the other. */
  readonly directlyAway: 'nearest-part' | 'middles';
  /** Whether broken troops whom several enemies fight run from all of these, or from the first. */
  readonly awayFromSeveral: 'all' | 'first';
  /** How deep friends may press into each other before one must wait. */
  readonly crowding: number;
}

/** No hill is so wide that one stands this far back from its edge: the book hides nobody on a hill. */
const NEVER = 1_000_000;

/** How the table is measured. */
export function fieldUnder(book: OpenBook): FieldRules {
  return {
    sight: book.part({ name: 'sight', clauses: ['wrg/reaction/within-needs-view'] }, open => ({
      woodDepth: open.reading(sightInWoods),
      hillEdge: NEVER,
    })),
    engineCrews: book.part({ name: 'engineCrews', clauses: ['wrg/shooting/crew/engine'] }, open => {
      const crews = open.numbers(engineCrewNumbers);
      return {
        'light-bolt-thrower': crews['light-bolt-thrower'],
        'heavy-bolt-thrower': crews['heavy-bolt-thrower'],
        'light-stone-thrower': crews['light-stone-thrower'],
        '30-mina-stone-thrower': crews['thirty-mina-stone-thrower'],
        '1-talent-stone-thrower': crews['one-talent-stone-thrower'],
        '3-talent-stone-thrower': crews['three-talent-stone-thrower'],
      };
    }),
    playing: playingUnder(book),
    directlyAway: book.part({ name: 'directlyAway', clauses: ['wrg/evade/length', 'wrg/rout/direction-first'] }, open =>
      open.reading(directlyAway),
    ),
    awayFromSeveral: book.part({ name: 'awayFromSeveral', clauses: ['wrg/rout/direction-first'] }, open =>
      open.reading(awayFromSeveral),
    ),
    // Bases touch. On a table of paces a hair more is as good as contact, and so much less of a push is no crowd.
    contact: 0.5,
    crowding: 1,
  };
}
