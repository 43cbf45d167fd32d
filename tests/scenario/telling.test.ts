import { describe, expect, it } from 'vitest';
import { namesOf } from '../../src/scenario/index.js';

const names = namesOf({
  sides: {
    red: {
      name: 'The Reds',
      units: [{ id: 'bowmen', name: 'English bowmen' }, { id: 'guard', name: 'The (Old) Guard' }, { id: 'guard-2' }],
    },
  },
  table: {
    features: [
      { id: 'hill', kind: 'hill', name: 'Beacon Hill' },
      { id: 'mill', kind: 'building' },
    ],
  },
  objectives: [{ id: 'ford', name: 'The Ford' }],
});

describe('names in a text', () => {
  it('take the place of ids, whole words alone', () => {
    expect(names.in('bowmen and guard-2 stop before mill')).toBe('English bowmen and guard-2 stop before the building');
    expect(names.in('the guard is up')).toBe('the (Old) Guard is up');
  });

  it('are left as they are where they stand already, though an id is among their words', () => {
    expect(names.in('English bowmen stop: bowmen')).toBe('English bowmen stop: English bowmen');
    expect(names.in(names.in('bowmen, guard'))).toBe('English bowmen, the (Old) Guard');
  });

  it('leave a thing of the hobby alone that somebody is called after', () => {
    expect(names.in('a guard stands at a mill: guard')).toBe('a guard stands at a mill: the (Old) Guard');
  });

  it('leave words for ground in general alone', () => {
    expect(names.in('behind a hill')).toBe('behind a hill');
  });
});
