import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rolled } from '../../src/dice/index.js';
import { ancientMelee, type TroopType } from '../../src/rulesets/cady/ancient-medieval/index.js';
import { reactions } from '../../src/rulesets/cady/common/index.js';
import { clash, fight } from './melee-top.js';
import { type Game, unitIn } from './table-top.js';

const kinds: readonly TroopType[] = [
  'peasants',
  'light-infantry',
  'medium-infantry',
  'men-at-arms',
  'hoplites',
  'roman-legionary',
  'swiss-pike-light',
  'swiss-pike-medium',
  'pole-arm',
  'samurai-infantry',
  'berserker',
  'longbow-light',
  'hand-cannon',
  'horse-archer-medium',
  'medium-cavalry',
  'heavy-cavalry',
  'chariot-archer',
  'chariot-fighter',
  'war-elephant-javelin',
  'trebuchet',
];
const plain: readonly TroopType[] = ['peasants', 'light-infantry', 'medium-infantry', 'men-at-arms', 'heavy-cavalry'];

const body = (types: readonly TroopType[]) =>
  fc.record({
    type: fc.constantFrom(...types),
    figures: fc.integer({ min: 1, max: 20 }),
    abreast: fc.constantFrom(2, 4, 8, 12),
    fatigue: fc.integer({ min: 0, max: 4 }),
    formed: fc.boolean(),
  });
const situation = (types: readonly TroopType[]) =>
  fc.record({
    blue: body(types),
    red: body(types),
    edge: fc.constantFrom('front' as const, 'flank' as const, 'rear' as const),
    both: fc.boolean(),
    seed: fc.integer({ min: 0, max: 1_000_000 }),
  });
type Situation = typeof situation extends (types: readonly TroopType[]) => fc.Arbitrary<infer T> ? T : never;

function met({ blue, red, edge, both }: Situation): Game {
  const piece = ({ type, figures, abreast, fatigue, formed }: Situation['blue'], { troops }: Game['rules']) => {
    const alone = troops[type].individual || troops[type].class === 'artillery';
    const formation = formed && type === 'hoplites' ? 'phalanx' : 'order';
    return {
      type,
      ...(alone ? {} : { figures, formation: `Col ${abreast}` }),
      be: { fatigue, formation },
    } as const;
  };
  const { rules } = clash();
  const attackers = both ? ['blue-1', 'red-1'] : ['blue-1'];
  const touches = [{ a: 'blue-1', b: 'red-1', edgeOfB: edge, attackers }];
  return clash({ blue: piece(blue, rules), red: piece(red, rules), touches });
}

test('figures only fall, nobody loses more than he has, and what is told is what fell (cady/common/melee/simultaneous)', () => {
  fc.assert(
    fc.property(situation(kinds), each => {
      const game = met(each);
      const before = Object.fromEntries(Object.values(game.state.units).map(({ id, figures }) => [id, figures]));
      const { of } = fight(game, ['shock', 'melee'], { seed: each.seed, goes: each.both });
      for (const unit of Object.values(game.state.units)) {
        const had = before[unit.id] ?? 0;
        expect(unit.figures).toBeGreaterThanOrEqual(0);
        expect(unit.figures).toBeLessThanOrEqual(had);
        expect(unit.gone === null).toBe(unit.figures > 0);
        const plainFigures = unit.elephant === null && unit.chariot === null && unit.type !== 'berserker';
        if (!plainFigures) continue;
        const told = [
          ...of('shock').map(({ on, losses }) => (on === unit.id ? losses : 0)),
          ...of('melee').flatMap(({ a, b }) => [a, b].map(side => (side.unit === unit.id ? side.losses : 0))),
        ].reduce((sum, losses) => sum + losses, 0);
        const trampled = of('rampage').reduce((sum, { losses }) => sum + (losses[unit.id] ?? 0), 0);
        expect(unit.figures).toBe(Math.max(0, had - told - trampled));
        expect(unit.turn.lost).toBe(had - unit.figures);
      }
    }),
    { numRuns: 250 },
  );
});

test('a round between two units of plain figures is the round of the rule alone, die by die', () => {
  fc.assert(
    fc.property(situation(plain), each => {
      const game = met({ ...each, edge: 'front' });
      const groups = (['blue-1', 'red-1'] as const).map(id => ({ id, unit: unitIn(game.state, id) }));
      const known = groups.map(({ id, unit }) => ({ unit: id, type: unit.type, fatigue: unit.fatigue }));
      const { of } = fight(game, ['melee'], { seed: each.seed, goes: false });
      const [told] = of('melee');
      const figures = [told?.a.figures ?? 0, told?.b.figures ?? 0];
      const alone = ancientMelee(
        { groups: known.map((group, i) => ({ ...group, figures: figures[i] ?? 0 })) },
        rolled(each.seed),
      );
      expect([told?.a.losses, told?.b.losses]).toEqual(alone.losses.map(({ lost }) => lost));
    }),
    { numRuns: 200 },
  );
});

test('of two opponents at most one must go, and morale takes no figure but of legionaries that it shames (cady/common/morale/worse-reaction-only)', () => {
  fc.assert(
    fc.property(situation(kinds), each => {
      const game = met(each);
      fight(game, ['shock', 'melee'], { seed: each.seed, goes: false });
      const figures = Object.values(game.state.units).map(unit => unit.figures);
      const { of } = fight(game, ['morale'], { seed: each.seed });
      const worn = of('worn-out').length;
      const bound = Object.values(game.state.units).filter(({ mustDo, gone }) => mustDo !== null && gone === null);
      expect(bound.length).toBeLessThanOrEqual(1 + worn);
      for (const { mustDo } of bound) expect(reactions).toContain(mustDo);
      if (of('part-routed').length + of('decimated').length === 0)
        expect(Object.values(game.state.units).map(unit => unit.figures)).toEqual(figures);
    }),
    { numRuns: 150 },
  );
});
