import { describe, expect, it } from 'vitest';
import { ancientMedievalRules } from '../../src/rulesets/cady/ancient-medieval/rules.js';
import type { GunType } from '../../src/rulesets/cady/ancient-medieval/troops.js';
import { readPrinted } from '../cady/printed.js';

const rules = ancientMedievalRules();

/** A blank is nothing; `none` where the book has no such thing at all. */
const figures = `
                     | class    | armor  | shock | move | melee | morale | range | weapon      | shots | cost
peasants             | infantry | light  | 0     | 30   | 2     | 1      |       |             |       | 1
light-infantry       | infantry | light  | 0     | 30   | 4     | 2      |       |             |       | 2
medium-infantry      | infantry | medium | 0     | 24   | 6     | 3      |       |             |       | 3
men-at-arms          | infantry | heavy  | 0.5   | 21   | 8     | 4      |       |             |       | 4
hoplites             | infantry | medium | 0     | 24   | 6     | 5      |       |             |       | 5
roman-auxiliary      | infantry | light  | 0     | 30   | 4     | 3      |       |             |       | 3
roman-legionary      | infantry | medium | 0.5   | 24   | 8     | 5      | 3     | pilum       |       | 8
swiss-pike-light     | infantry | light  | 0.5   | 30   | 6     | 5      |       |             |       | 6
swiss-pike-medium    | infantry | medium | 0.5   | 24   | 8     | 5      |       |             |       | 6
pole-arm             | infantry | medium | 0.5   | 24   | 7     | 4      |       |             |       | 6
samurai-infantry     | infantry | medium | 0     | 24   |       |        |       |             |       | 25
berserker            | infantry | medium | 0     | 30   | 8     |        |       |             |       | 40
archer-light         | missile  | light  | 0     | 30   | 3     | 3      | 40    | bow         | 24    | 10
archer-medium        | missile  | medium | 0     | 24   | 4     | 3      | 40    | bow         | 24    | 10
crossbow-light       | missile  | light  | 0     | 30   | 3     | 3      | 40    | crossbow    | 12    | 5
crossbow-medium      | missile  | medium | 0     | 24   | 4     | 3      | 40    | crossbow    | 12    | 5
longbow-light        | missile  | light  | 0     | 30   | 3     | 4      | 60    | longbow     | 24    | 20
longbow-medium       | missile  | medium | 0     | 24   | 4     | 4      | 60    | longbow     | 24    | 20
arbalest-light       | missile  | light  | 0     | 30   | 3     | 3      | 60    | arbalest    | 12    | 15
arbalest-medium      | missile  | medium | 0     | 24   | 4     | 3      | 60    | arbalest    | 12    | 15
slinger              | missile  | light  | 0     | 30   | 2     | 2      | 21    | sling       | 24    | 5
roman-bow-light      | missile  | light  | 0     | 30   | 2     | 2      | 42    | bow         | 24    | 5
roman-bow-medium     | missile  | medium | 0     | 24   | 4     | 2      | 42    | bow         | 24    | 8
samurai-archer       | missile  | medium | 0     | 24   |       |        | 30    | bow         | 24    | 30
hand-cannon          | missile  | medium | 0     | 24   | 4     | 2      | 45    | hand-cannon | 12    | 5
horse-archer-light   | horse-archer | light  | 1 | 60   | 3     | 4      | 30    | bow         | 24    | 20
horse-archer-medium  | horse-archer | medium | 1 | 60   | 4     | 4      | 30    | bow         | 24    | 20
mongol-horse-archer  | horse-archer | light  | 1 | 60   | 6     | 4      | 30    | bow         | 24    | 30
light-cavalry        | cavalry  | light  | 1     | 90   | 8     | 5      |       |             |       | 10
medium-cavalry       | cavalry  | medium | 2     | 78   | 9     | 5      |       |             |       | 10
heavy-cavalry        | cavalry  | heavy  | 3     | 72   | 10    | 5      |       |             |       | 10
roman-cavalry        | cavalry  | light  | 1     | 90   | 6     | 5      |       |             |       | 10
samurai-cavalry      | cavalry  | medium | 1     | 72   |       |        |       |             |       | 35
chariot-archer       | chariot  | medium | 2     | 51   | 6     |        | 30    | bow         | 24    | 20
chariot-slinger      | chariot  | medium | 2     | 51   | 6     |        | 21    | sling       | 24    | 15
chariot-javelin      | chariot  | medium | 2     | 51   | 6     |        | 10    | javelin     | 12    | 10
chariot-fighter      | chariot  | medium | 0     | 51   | 6     |        |       |             |       | 5
war-elephant-javelin | elephant | heavy  | 0     | 24   | 8     |        | 12    | javelin     | 12    | 50
war-elephant-archer  | elephant | heavy  | 0     | 24   | 8     |        | 30    | bow         | 24    | 75
ballista             | artillery | light | 0     | 12   | 2     |        |       |             |       | 75
onager-catapult      | artillery | light | 0     | 12   | 2     |        |       |             |       | 100
trebuchet            | artillery | light | 0     | 0    | 2     |        |       |             |       | 120
pot-d-fer            | artillery | light | 0     | 12   | 2     | 2      |       |             |       | 50
culverin             | artillery | light | 0     | 12   | 2     | 2      |       |             |       | 75
cannon               | artillery | light | 0     | 12   | 2     | 2      |       |             |       | 100
bombard              | artillery | light | 0     | 0    | 2     | 2      |       |             |       | 120
supply-wagon         | wagon    |        | 0     | 30   |       |        |       |             |       | 25
war-wagon            | wagon    |        | 0     | 30   |       |        |       |             |       |
`;

/** Front and depth in cm and the figures on a stand; the columns of the shock chart; what else a kind can. */
const standing = `
                     | front | depth | figures | attacks        | receives        | alone | traits
peasants             | 4     | 2     | 2       |                | light-infantry  | no    |
light-infantry       | 2     | 2     | 2       |                | light-infantry  | no    |
medium-infantry      | 2     | 2     | 2       |                | medium-infantry | no    |
men-at-arms          | 2     | 2     | 1       | infantry       | heavy-infantry  | no    |
hoplites             | 2     | 2     | 2       |                | medium-infantry | no    | phalanx
roman-auxiliary      | 2     | 2     | 2       |                | light-infantry  | no    |
roman-legionary      | 2     | 2     | 2       | infantry       | medium-infantry | no    | legionary stakes
swiss-pike-light     | 2     | 2     | 2       | infantry       | light-infantry  | no    | pike
swiss-pike-medium    | 2     | 2     | 2       | infantry       | medium-infantry | no    | pike
pole-arm             | 2     | 2     | 2       | infantry       | medium-infantry | no    | pole-arm
samurai-infantry     | 2     | 2     | 1       |                | medium-infantry | yes   | samurai
berserker            | 2     | 2     | 1       |                | medium-infantry | yes   | berserker
archer-light         | 4     | 2     | 2       |                | light-infantry  | no    |
archer-medium        | 4     | 2     | 2       |                | medium-infantry | no    |
crossbow-light       | 4     | 2     | 2       |                | light-infantry  | no    |
crossbow-medium      | 4     | 2     | 2       |                | medium-infantry | no    |
longbow-light        | 4     | 2     | 2       |                | light-infantry  | no    | stakes
longbow-medium       | 4     | 2     | 2       |                | medium-infantry | no    | stakes
arbalest-light       | 4     | 2     | 2       |                | light-infantry  | no    |
arbalest-medium      | 4     | 2     | 2       |                | medium-infantry | no    |
slinger              | 4     | 2     | 2       |                | light-infantry  | no    |
roman-bow-light      | 4     | 2     | 2       |                | light-infantry  | no    |
roman-bow-medium     | 4     | 2     | 2       |                | medium-infantry | no    |
samurai-archer       | 2     | 2     | 1       |                | medium-infantry | yes   | samurai
hand-cannon          | 4     | 2     | 2       |                | medium-infantry | no    |
horse-archer-light   | 2     | 4     | 1       | light-cavalry  | light-cavalry   | no    |
horse-archer-medium  | 2     | 4     | 1       | medium-cavalry | medium-cavalry  | no    |
mongol-horse-archer  | 2     | 4     | 1       | light-cavalry  | light-cavalry   | no    | mongol
light-cavalry        | 2     | 4     | 1       | light-cavalry  | light-cavalry   | no    |
medium-cavalry       | 2     | 4     | 1       | medium-cavalry | medium-cavalry  | no    |
heavy-cavalry        | 2     | 4     | 1       | heavy-cavalry  | heavy-cavalry   | no    |
roman-cavalry        | 2     | 4     | 1       | light-cavalry  | light-cavalry   | no    |
samurai-cavalry      | 2     | 4     | 1       | medium-cavalry | medium-cavalry  | yes   | samurai
chariot-archer       | 4     | 6     | 1       | medium-cavalry | medium-cavalry  | yes   | chariot
chariot-slinger      | 4     | 6     | 1       | medium-cavalry | medium-cavalry  | yes   | chariot
chariot-javelin      | 4     | 6     | 1       | medium-cavalry | medium-cavalry  | yes   | chariot
chariot-fighter      | 4     | 6     | 1       |                | medium-cavalry  | yes   | chariot fighter-chariot
war-elephant-javelin | 4     | 6     | 1       |                |                 | yes   | elephant
war-elephant-archer  | 4     | 6     | 1       |                |                 | yes   | elephant
ballista             | 4     | 4     | 3       |                | artillery       | no    |
onager-catapult      | 5     | 10    | 6       |                | artillery       | no    |
trebuchet            | 6     | 12    | 9       |                | artillery       | no    |
pot-d-fer            | 4     | 4     | 3       |                | artillery       | no    |
culverin             | 5     | 10    | 6       |                | artillery       | no    |
cannon               | 5     | 10    | 6       |                | artillery       | no    |
bombard              | 6     | 12    | 9       |                | artillery       | no    |
supply-wagon         | 4     | 8     | 1       |                | artillery       | yes   | supply-wagon
war-wagon            | 4     | 8     | 1       |                |                 | yes   | war-wagon
`;

describe('the sheets of all figures, as a player has them beside the table', () => {
  const { rows, cells } = readPrinted(figures);
  const stands = readPrinted(standing);

  it('are those of the book', () => {
    expect(Object.keys(rules.troops)).toEqual(rows);
    expect(stands.rows).toEqual(rows);
  });

  it.each(Object.values(rules.troops).map(troop => [troop.type, troop] as const))('%s', (type, troop) => {
    const { class: kind, armor, shock, move, melee, morale, range, weapon, ammunition, cost } = troop;
    expect({ class: kind, armor, shock, move, melee, morale, range, weapon, shots: ammunition, cost }).toEqual(
      cells[type],
    );
    const { stand, shockAttack, shockReceive, individual, traits } = troop;
    expect({
      ...stand,
      attacks: shockAttack,
      receives: shockReceive,
      alone: individual,
      traits: traits.length === 0 ? null : traits.join(' '),
    }).toEqual(stands.cells[type]);
    expect(troop).toMatchObject({
      like: type,
      arm: { horse: 'cavalry', foot: 'infantry', piece: 'artillery' }[armOf(kind)],
      cavalryMorale: kind === 'cavalry' || kind === 'horse-archer',
      rangeVaries: false,
    });
    expect(troop.title).toMatch(/^[A-Z].{4}/);
  });
});

function armOf(kind: string): 'horse' | 'foot' | 'piece' {
  if (['cavalry', 'horse-archer', 'chariot'].includes(kind)) return 'horse';
  return kind === 'infantry' || kind === 'missile' ? 'foot' : 'piece';
}

/** Ranges and lengths in cm; `sure`: the share of the range in which it does not vary; `crew`: full, half rate, no fire. */
const machines = `
                | kind      | range | one | two | area     | set-up | moves | pivot | crew      | wheel    | check
ballista        | engine    | 90    | 10  | 15  | 6:linear | 12     | 12    | 45    | (3, 2, 1) | ballista | no
onager-catapult | engine    | 100   | 20  | 25  | 8:circle | 12     | 12    | 45    | (6, 4, 2) | catapult | no
trebuchet       | engine    | 120   | 30  | 35  | 12:circle | 0     | 0     | 45    | (9, 6, 3) | catapult | no
pot-d-fer       | gunpowder | 90    | 10  | 15  | 6:linear | 12     | 12    | 45    | (3, 2, 1) | catapult | yes
culverin        | gunpowder | 90    | 20  | 25  | 6:circle | 12     | 12    | 45    | (6, 4, 2) | catapult | yes
cannon          | gunpowder | 100   | 20  | 25  | 8:circle | 12     | 12    | 45    | (6, 4, 2) | catapult | yes
bombard         | gunpowder | 120   | 30  | 35  | 12:circle | 0     | 0     | 0     | (9, 6, 3) | catapult | yes
`;

describe('the sheets of all machines', () => {
  const { rows, cells } = readPrinted(machines);
  const bolts: readonly GunType[] = ['ballista', 'pot-d-fer'];
  const lobs: readonly GunType[] = ['onager-catapult', 'trebuchet'];

  it('are those of the book', () => {
    expect(Object.keys(rules.guns)).toEqual(rows);
  });

  it.each(Object.values(rules.guns).map(gun => [gun.gun, gun] as const))('%s', (name, gun) => {
    const { kind, range, hillGain, hitArea, move, pivot, crew, variation, firingCheck } = gun;
    expect({
      kind,
      range,
      one: hillGain[0],
      two: hillGain[1],
      area: {
        value: hitArea.shape === 'linear' ? hitArea.length : hitArea.diameter,
        unit: hitArea.shape,
      },
      'set-up': move.onceSetUp,
      moves: move.beforeSetUp,
      pivot,
      crew: [crew.full, crew.half, crew.none].map(String),
      wheel: variation.wheel,
      check: firingCheck,
    }).toEqual(cells[name]);
    const bolt = bolts.includes(name);
    expect(gun).toMatchObject({
      gun: name,
      rounds: 12,
      shotsPerTurn: 1,
      sure: bolt ? { share: 1 / 3, inclusive: true } : { share: 0, inclusive: false },
      overFriends: bolt ? 1 / 3 : null,
      downwardShare: bolt ? 1 / 3 : 0,
      leastShare: lobs.includes(name) ? 1 / 3 : 0,
      leastOne: !bolt,
      elephantHits: bolt ? 2 : 1,
      crewBetween: 'as-the-larger-number',
      crewNoneMoves: false,
    });
    expect(gun.destroys).toEqual(
      bolt
        ? ['ballista', 'supply-wagon', 'pot-d-fer']
        : ['ballista', 'onager-catapult', 'trebuchet', 'pot-d-fer', 'culverin', 'cannon', 'bombard', 'supply-wagon'],
    );
  });
});
