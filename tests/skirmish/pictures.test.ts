import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { startBattle } from '../../src/battle/index.js';
import { skirmish, skirmishWindows } from '../../src/rulesets/skirmish/index.js';
import { drawBattle } from '../../src/windows/index.js';

it('shows engines as engines and wagons as wagons, and not as penthouses', () => {
  const storm = JSON.parse(readFileSync('examples/scenarios/storm-of-cawdale-tower.json', 'utf8'));
  const drawn = drawBattle(skirmishWindows, startBattle(skirmish, storm, { seed: 1 }));
  for (const [id, kind] of Object.entries({ catapult: 'engine', cart: 'wagon' }))
    expect(drawn.includes(`data-thing="${id}"><title>${kind}<`), id).toBe(true);
  expect(drawn.includes('>engine or bombard<') && drawn.includes('>wagon or packhorse<')).toBe(true);
  expect(drawn.includes('penthouse') || drawn.includes('>sow<')).toBe(false);
});
