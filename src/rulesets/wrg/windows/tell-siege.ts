import { counted } from '../../../scenario/index.js';
import type { SiegeEvent } from '../siege/events.js';
import type { WrgNames } from './names.js';

type Of<Kind extends SiegeEvent['kind']> = Extract<SiegeEvent, { kind: Kind }>;

/** What is told of a siege, in words. */
export const siegeTellers = {
  siege: ({ unit, on, what }: Of<'siege'>, names: WrgNames) => {
    switch (what) {
      case 'ladders-raised':
        return `${names.of(unit)} raises [its] ladders at ${names.of(on)}`;
      case 'ladders-down':
        return `The ladders of ${names.of(unit)} at ${names.of(on)} are cast down`;
      case 'let-go':
        return `${names.of(unit)} lets go of ${on}`;
      case 'taken':
        return `${names.of(unit)} takes up ${on}`;
    }
  },
  work: ({ unit, on, means, figures, done, needed }: Of<'work'>, names: WrgNames) =>
    `${names.of(unit)} ${meansWords[means]} ${names.of(on)} (${counted(figures, means === 'stone-throwers' || means === 'fire' ? 'hit' : 'figure')}): ${done} of ${needed}`,
  broken: ({ on, lost }: Of<'broken'>, names: WrgNames) =>
    `${names.of(on)} is broken down${lost === 0 ? '' : `, and ${counted(lost, 'figure')} with it`}`,
};

const meansWords = {
  ram: 'rams',
  'two-handed-axes': 'hews at',
  elephants: 'pushes against',
  'stone-throwers': 'batters',
  fire: 'burns',
} as const satisfies { readonly [M in Of<'work'>['means']]: string };
