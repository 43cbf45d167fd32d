import { partOfPrint } from '../../../book/index.js';
import { shotsUnder } from './numbers/small-arms.js';
import type { ShotRules } from './small-arms-numbers.js';

const ofPrint = partOfPrint('book', (book): ShotRules => ({ smallArms: shotsUnder(book) }));

/** What a shot of small arms needs, as the book prints it under the default readings: the same as in `musketRules()`. */
export function shotRules(): ShotRules {
  return ofPrint();
}
