import { wrgRulesUnder } from '../../../rules-under.js';
import { type Game, type Piece, setUp, type TableTop } from '../table-top.js';

/** Creatures of sword and sorcery as tests put them on the table. */

export const one = { figures: 1, files: 1 } as const;
export const dragon = { ...one, creature: 'dragon', type: 'shc', class: 'D', training: 'barbarian' } as const;
export const giant = { ...one, creature: 'giant', type: 'mi', class: 'D', training: 'barbarian' } as const;
export const elves = { creature: 'elf', type: 'li', weapons: ['bow'], shield: false } as const;
export const goblins = { creature: 'goblin', type: 'lmi', class: 'E', shield: false, training: 'barbarian' } as const;
export const elephants = { type: 'elephant', figures: 2, files: 2, crew: ['bow'], training: 'barbarian' } as const;
export const guard = { id: 'rome-guard', at: [120, 60] } as const satisfies Piece;

export function field(pieces: readonly Piece[], more: Partial<TableTop> = {}): Game {
  return setUp({ ...more, pieces: [guard, ...pieces], scenario: { sorcery: { chaos: 'gaul' }, ...more.scenario } });
}

export const reading = (ruling: string, to: string) => wrgRulesUnder({ rulings: { [`wrg/ruling/${ruling}`]: to } });
