import { describe, expect, it } from 'vitest';
import { isMany } from '../../src/scenario/index.js';
import { namesOf } from '../../src/scenario/telling.js';

describe('the number of a name', () => {
  it.each([
    'The hillmen',
    'Thegns of Kent',
    'Men of London',
    'Breton archers',
    'The lord and his men',
    'French and Flemings',
    "King's Lifeguard and Rupert's Bluecoats",
    'Triarii',
    'Batavi',
    'the Alamanni',
    "Duke of York's men-at-arms",
    'The Swiss',
    'Archers of the west wall',
    'Grenadiers of Soye’s brigade',
  ])('%s are many', name => expect(isMany(name)).toBe(true));
  it.each([
    '2nd Foot',
    'The watch at the cross',
    'Norman foot, left',
    "Hammond's and Pride's Foot",
    'King Charles',
    "Alan of Brittany's horse",
    'Guard of the kings',
    'The Army of the South',
    "Duke William's army",
    'The Earl of Essex',
    'Sir Piers',
    'the bow gun of the Hessians’ flatboats',
    'Elephants of the left, century 3',
    'English bowmen, gun party',
    "man 9 of the abbot's bows",
  ])('%s is one', name => expect(isMany(name)).toBe(false));
});

const names = namesOf({
  sides: {
    a: { name: 'The hillmen', units: [{ id: 'lord', name: 'The lord and his men' }], nobles: [{ name: 'The lord' }] },
    b: {
      name: 'The English',
      units: [
        { id: 'bowmen', name: 'English bowmen' },
        { id: 'foot', name: '2nd Foot' },
      ],
    },
  },
  table: { features: [] },
  objectives: [],
});

describe('sentences', () => {
  it('have verbs that agree with who does it', () => {
    expect(names.agreed('The hillmen has held the mill')).toBe('The hillmen have held the mill');
    expect(names.agreed('2nd Foot has held the mill')).toBe('2nd Foot has held the mill');
    expect(names.agreed('The hillmen has lost 40 % of its figures, and 2nd Foot has lost 40 % of its stands')).toBe(
      'The hillmen have lost 40 % of their figures, and 2nd Foot has lost 40 % of its stands',
    );
    expect(names.agreed('English bowmen, century 3 is swept along and [routs] as well')).toBe(
      'English bowmen, century 3 is swept along and routs as well',
    );
    expect(names.agreed('English bowmen is in the way')).toBe('English bowmen are in the way');
    expect(names.agreed('English bowmen tests [its] reaction to a threat to [it]: [it] [halts]')).toBe(
      'English bowmen test their reaction to a threat to them: they halt',
    );
    expect(names.agreed('2nd Foot tests [its] reaction to a threat to [it]')).toBe(
      '2nd Foot tests its reaction to a threat to it',
    );
    expect(names.agreed('English bowmen carries on')).toBe('English bowmen carry on');
    expect(names.agreed('English bowmen passes; 2nd Foot passes')).toBe('English bowmen pass; 2nd Foot passes');
  });

  it('leave alone what belongs to somebody else', () => {
    expect(names.agreed('The rider to English bowmen is lost')).toBe('The rider to English bowmen is lost');
    expect(names.agreed('2nd Foot fires at English bowmen across the river')).toBe(
      '2nd Foot fires at English bowmen across the river',
    );
  });

  it('say of whom they name first what stands in brackets', () => {
    expect(names.agreed('English bowmen would charge 2nd Foot: [it] [does] and [loses] [its] way')).toBe(
      'English bowmen would charge 2nd Foot: they do and lose their way',
    );
    expect(names.agreed('2nd Foot would charge English bowmen: [it] [does]')).toBe(
      '2nd Foot would charge English bowmen: it does',
    );
  });

  it('put no name in twice', () => {
    expect(names.in('English bowmen: fires at lord')).toBe('English bowmen: fires at the lord and his men');
    expect(names.in('The lord is taken by bowmen')).toBe('The lord is taken by English bowmen');
  });
});
