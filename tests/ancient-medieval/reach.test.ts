import { expect, it } from 'vitest';
import { answersTo, type Reach } from '../../src/rulesets/cady/ancient-medieval/combat/reach.js';

const reach = (figures: number): Reach => ({
  figures,
  exposed: 2,
  because: [{ clause: 'cady/ancient-medieval/pike/unit-size', because: 'pikes behind', effect: `${figures} more` }],
});
const answers = (figures: number, contact: number) => answersTo(reach(figures), contact).map(each => each.figures);

it('each man in contact answers a reach once, and again for those whom he cannot answer at once', () => {
  expect(answers(6, 8)).toEqual([6]);
  expect(answers(8, 8)).toEqual([8]);
  expect(answers(9, 8)).toEqual([8, 1]);
  expect(answers(20, 8)).toEqual([8, 8, 4]);
  expect(answers(0, 8)).toEqual([]);
  // Nobody answers where nobody is in contact.
  expect(answers(6, 0)).toEqual([]);
});

it('the reason is given once, and those who can be struck in return are so each time', () => {
  const all = answersTo(reach(20), 8);
  expect(all.map(({ because }) => because.length)).toEqual([1, 0, 0]);
  expect(all.map(({ exposed }) => exposed)).toEqual([2, 2, 2]);
});
