import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/catalogue.js';
import { rulingsPage, rulingsText } from '../../scripts/rulings-page.js';
import { ancientMedievalRulings } from '../../src/rulesets/cady/ancient-medieval/book/rulings.js';

describe('the page of rulings', () => {
  const text = readFileSync(join(root, rulingsPage), 'utf8');

  it('is what the data says: run npm run rulings', () => {
    expect(text).toBe(rulingsText());
  });

  it('names every ruling with every reading', () => {
    for (const { id, readings } of ancientMedievalRulings) {
      expect(text).toContain(`\`${id}\``);
      for (const reading of readings) expect(text).toContain(`\`${reading.id}\``);
    }
  });
});
