import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { startBattle } from '../../src/battle/index.js';
import {
  type SkirmishScenarioFile,
  skirmish,
  skirmishView,
  skirmishWindows,
} from '../../src/rulesets/skirmish/index.js';
import { pictureSkirmish } from '../../src/rulesets/skirmish/windows/picture.js';
import { drawBattle } from '../../src/windows/index.js';
import { field, knight, type Listed, mustered } from './trial.js';

it('shows engines as engines and wagons as wagons, and not as penthouses', () => {
  const storm = JSON.parse(readFileSync('examples/scenarios/storm-of-cawdale-tower.json', 'utf8'));
  const drawn = drawBattle(skirmishWindows, startBattle(skirmish, storm, { seed: 1 }));
  for (const [id, kind] of Object.entries({ catapult: 'engine', cart: 'wagon' }))
    expect(drawn.includes(`data-thing="${id}"><title>${kind}<`), id).toBe(true);
  expect(drawn.includes('>engine or bombard<') && drawn.includes('>wagon or packhorse<')).toBe(true);
  expect(drawn.includes('penthouse') || drawn.includes('>sow<')).toBe(false);
});

it('shows how each man is: up a ladder, at a window, on the ground, taken, hurt, mounted, with his arms and his banner', () => {
  const man = (id: string, at: [number, number], more: Partial<Listed> = {}) => knight(id, at, more);
  const castle = {
    ...field(
      [
        man('b1', [5, 4], { horse: 'unbarded', weapons: ['heavy-lance'], armour: 'full-mail' }),
        man('b2', [8, 4], { weapons: ['longbow'] }),
        man('b3', [11, 4], { weapons: ['pike'], wounded: true }),
        man('b4', [14, 4], { horse: 'unbarded', weapons: ['shortbow'] }),
        man('b5', [5, 10.2]),
      ],
      [
        man('r1', [18, 20.4], { on: 'house', weapons: ['crossbow'] }),
        man('r2', [30, 30]),
        man('r3', [33, 30], { weapons: ['two-handed-axe'] }),
      ],
    ),
    table: {
      width: 40,
      height: 40,
      features: [
        {
          kind: 'building',
          id: 'house',
          outline: [
            [16, 20],
            [22, 20],
            [22, 25],
            [16, 25],
          ],
        },
      ],
    },
    works: [{ feature: 'house', made: 'house', height: 2, stairs: [17, 19.2], windows: [[18, 20.4]] }],
  } as unknown as SkirmishScenarioFile;
  const { state, context } = mustered(castle);
  const { b5, r2, r3 } = state.figures;
  if (b5 === undefined || r2 === undefined || r3 === undefined) throw new Error('nobody');
  b5.high = { on: 'ladder', place: 'ladder', height: 1 };
  r2.down = state.turn;
  r3.yielded = 'blue';
  state.standards.push({
    id: 's',
    of: 'force',
    side: 'blue',
    force: 'blue-force',
    bearer: 'b2',
    at: null,
    lost: false,
  });
  const { pieces } = pictureSkirmish(
    { scenario: context.scenario, rules: context.rules },
    skirmishView(state, 'blue', context.scenario, context.rules),
    [],
  );
  const seen = Object.fromEntries(
    pieces.map(({ id, arm, look, note, signs, hits, flag }) => [id, { arm, look, note, signs, hits, flag }]),
  );
  expect(seen).toMatchObject({
    b1: { arm: 'cavalry', look: 'armoured horsemen', flag: 'sub-commander' },
    b2: { arm: 'infantry', look: 'bowmen', flag: 'commander' },
    b3: { look: 'pikes', hits: 1 },
    b4: { arm: 'cavalry', look: 'horse archers' },
    b5: { note: 'on a ladder' },
    r1: { look: 'crossbowmen', note: 'at a window' },
    r2: { signs: ['on the ground'] },
    r3: { look: 'spears', signs: ['yielded'] },
  });
});

it('letters a press about a wall so that no name or number covers another', () => {
  const row = (side: string, y: number) =>
    Array.from({ length: 12 }, (_, n) =>
      knight(`${side}${n + 1}`, [23 + n * 0.8, y], n % 3 === 0 ? { name: `Sir Reynold of ${side}${n}` } : {}),
    );
  const wall = {
    kind: 'wall',
    id: 'yard',
    name: 'The yard wall',
    line: [
      [24, 30],
      [33, 30],
    ],
  } as const;
  const press = field(
    [...row('b', 27.8), ...row('bb', 28.6), ...row('bbb', 29.4)],
    [...row('r', 30.6), ...row('rr', 31.4), ...row('rrr', 32.2)],
    { table: { width: 60, height: 60, features: [wall as never] } },
  );
  const drawn = drawBattle(skirmishWindows, startBattle(skirmish, press, { seed: 1 }));
  const labels = drawn.slice(drawn.indexOf('<g class="labels">'));
  const boxes = [...labels.matchAll(/<text x="([\d.]+)" y="([\d.]+)"[^>]*font-size="([\d.]+)"[^>]*>([^<]*)</g)].map(
    ([, x, y, size, text = '']) => ({
      text,
      left: Number(x) - text.length * Number(size) * 0.22,
      right: Number(x) + text.length * Number(size) * 0.22,
      top: Number(y) - Number(size) * 0.6,
      bottom: Number(y),
    }),
  );
  expect(boxes.map(({ text }) => text)).toContain('The yard wall');
  const covered = boxes.flatMap((a, n) =>
    boxes
      .slice(n + 1)
      .filter(b => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
      .map(b => `${a.text} and ${b.text}`),
  );
  expect(covered).toEqual([]);
});
