import { describe, expect, it } from 'vitest';
import { sorceryCreatures, sorcerySpells } from '../../../src/rulesets/wrg/book/charts/sorcery.js';
import { wrgRules } from '../../../src/rulesets/wrg/rules.js';
import { creatureFigure, creaturePoints } from '../../../src/rulesets/wrg/sorcery/creatures.js';
import { expectPrinted } from '../../cady/printed.js';

describe('the charts of sword and sorcery, read a second time', () => {
  it('creatures [wrg/sorcery/saint] [wrg/sorcery/warrior-saint] [wrg/sorcery/moslem-saint] [wrg/sorcery/hero] [wrg/sorcery/elves]', () => {
    expectPrinted(
      sorceryCreatures,
      `
                        | points | movement
      saint             | 100    | mi
      warrior-saint     | 125    | shc
      moslem-saint      | 100    | mi
      hero              | 50     | >
      elf-infantry      | 10     | >
      elf-heavy-cavalry | 20     | hc
      dragon            | 100    | shc
      troll             | 25     | hi
      giant             | 50     | mi
      ent               | 25     | lmi
      goblin-or-orc     | 5      | lmi
      goblin-wolf-rider | 10     | lc
      demon             | 10     | lmi
      tame-crow         | 25     | lc
      basilisk          | 10     | hi
      dwarf             | 10     | hi
      magician          | 150    | mi
      `,
    );
  });

  it('spells that ask for a rest [wrg/sorcery/spell-list] [wrg/sorcery/spell-rest]', () => {
    expectPrinted(
      sorcerySpells,
      `
         | rest-needed
      1  | no
      2  | yes
      3  | no
      4  | yes
      5  | no
      6  | no
      7  | yes
      8  | no
      9  | no
      10 | yes
      11 | yes
      12 | no
      `,
    );
  });
});

describe('creatures of the list', () => {
  it('cost by what they ride [wrg/sorcery/goblins] [wrg/sorcery/elves]', () => {
    expect(creaturePoints('goblin', 'lmi')).toBe(5);
    expect(creaturePoints('goblin', 'lc')).toBe(10);
    expect(creaturePoints('elf', 'hi')).toBe(10);
    expect(creaturePoints('elf', 'hc')).toBe(20);
  });

  it('move as one kind and are hit as another [wrg/sorcery/trolls] [wrg/sorcery/giants] [wrg/sorcery/ents] [wrg/sorcery/basilisk]', () => {
    expect(creatureFigure({ creature: 'troll' })).toMatchObject({ moves: 'hi', hitAs: 'shc', fightsAs: 1 });
    expect(creatureFigure({ creature: 'giant' })).toMatchObject({ moves: 'mi', hitAs: 'hi', fightsAs: 5 });
    expect(creatureFigure({ creature: 'ent' })).toMatchObject({ moves: 'lmi', hitAs: 'shc' });
    expect(creatureFigure({ creature: 'basilisk' })).toMatchObject({ moves: 'hi', hitAs: 'shc' });
    expect(creatureFigure({ creature: 'dragon' })).toMatchObject({ moves: 'shc', hitAs: 'shc', fightsAs: 5 });
  });

  it('are of types that the book has of them, and a hero of one that is named [wrg/sorcery/hero] [wrg/sorcery/elves]', () => {
    expect(creatureFigure({ creature: 'hero', type: 'ehc' })).toMatchObject({ moves: 'ehc', hitAs: 'ehc' });
    expect(creatureFigure({ creature: 'saint' })).toMatchObject({ moves: 'mi', hitAs: 'mi' });
    expect(() => creatureFigure({ creature: 'hero' })).toThrow('type: a hero has no type of his own');
    expect(() => creatureFigure({ creature: 'dragon', type: 'li' })).toThrow('type: dragon of type li');
    expect(() => creatureFigure({ creature: 'elf', type: 'chariot' })).toThrow('type: elves of type chariot');
  });

  it('have sheets of their own', () => {
    const { troops } = wrgRules().army;
    expect(troops.troll?.target).toEqual({ front: 'shc', otherwise: 'shc' });
    expect(troops.troll?.like).toBe('hi');
    expect(troops.giant?.target.front).toBe('hi');
  });
});
