import type { OpenBook } from '../../../book/index.js';
import type { WrgRules } from '../rules.js';
import { armyUnder } from './army.js';
import { fieldUnder } from './field.js';
import { fightingUnder } from './fighting.js';
import { movementUnder } from './movement.js';
import { optionalUnder } from './optional.js';
import { reactionUnder } from './reaction.js';

/** The rules that a book comes to. */
export function buildWrgRules(book: OpenBook): WrgRules {
  return {
    rulings: book.choices,
    field: book.part({ name: 'field', clauses: [] }, fieldUnder),
    army: book.part({ name: 'army', clauses: [] }, armyUnder),
    reaction: book.part({ name: 'reaction', clauses: [] }, reactionUnder),
    movement: book.part({ name: 'movement', clauses: [] }, movementUnder),
    fighting: book.part({ name: 'fighting', clauses: [] }, fightingUnder),
    optional: book.part({ name: 'optional', clauses: [] }, optionalUnder),
  };
}
