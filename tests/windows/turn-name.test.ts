import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { startBattle } from '../../src/battle/index.js';
import { musket } from '../../src/rulesets/cady/musket/index.js';
import { wrgWindows } from '../../src/rulesets/wrg/windows/windows.js';
import { captionOf, endingOf } from '../../src/windows/endings.js';
import { tellEvents } from '../../src/windows/index.js';

const file = new URL('../../examples/scenarios/zama-202-bc.json', import.meta.url);
const battle = startBattle(wrgWindows.ruleset, JSON.parse(readFileSync(file, 'utf8')), { seed: 1 });

it('a turn goes by the word of its book, in headings, captions and at the end', () => {
  const event = { kind: 'broke', unit: 'hastati-left', because: [], turn: 2, phase: 'hand-to-hand' } as const;
  expect(tellEvents(wrgWindows, [event], battle).split('\n')[0]).toBe('Period 2');
  expect(captionOf(wrgWindows.ruleset, battle, { turn: 0, outcome: null })).toBe('Before the first period');
  expect(captionOf(wrgWindows.ruleset, battle, { turn: 2, outcome: null })).toBe('After period 2');
  expect(captionOf(musket, { scenario: battle.scenario as never, houseRules: {} }, { turn: 2, outcome: null })).toBe(
    'After turn 2',
  );
  expect(endingOf(battle, wrgWindows.ruleset)).toContain('0 periods');
  expect(endingOf(battle)).toContain('0 turns');
});
