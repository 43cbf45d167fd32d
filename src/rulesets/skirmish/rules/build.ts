import type { OpenBook } from '../../../book/index.js';
import type { SkirmishRules } from '../rules.js';
import { campaignUnder } from './campaign.js';
import { fieldUnder } from './field.js';
import { meleeUnder } from './melee.js';
import { menUnder } from './men.js';
import { moraleUnder } from './morale.js';
import { movingUnder } from './moving.js';
import { sequenceUnder } from './sequence.js';
import { fireUnder, shootingUnder } from './shooting.js';
import { siegeUnder } from './siege.js';
import { unitsUnder } from './units.js';
import { woundsUnder } from './wounds.js';

/** The rules that a book comes to. */
export function buildSkirmishRules(book: OpenBook): SkirmishRules {
  return {
    rulings: book.choices,
    men: book.part({ name: 'men', clauses: [] }, menUnder),
    field: book.part({ name: 'field', clauses: [] }, fieldUnder),
    units: book.part({ name: 'units', clauses: [] }, unitsUnder),
    sequence: book.part({ name: 'sequence', clauses: [] }, sequenceUnder),
    moving: book.part({ name: 'moving', clauses: [] }, movingUnder),
    shooting: book.part({ name: 'shooting', clauses: [] }, shootingUnder),
    fire: book.part({ name: 'fire', clauses: [] }, fireUnder),
    melee: book.part({ name: 'melee', clauses: [] }, meleeUnder),
    morale: book.part({ name: 'morale', clauses: [] }, moraleUnder),
    wounds: book.part({ name: 'wounds', clauses: [] }, woundsUnder),
    siege: book.part({ name: 'siege', clauses: [] }, siegeUnder),
    campaign: book.part({ name: 'campaign', clauses: [] }, campaignUnder),
  };
}
