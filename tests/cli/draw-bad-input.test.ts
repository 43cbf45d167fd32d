import { describe, expect, it } from 'vitest';
import { fileWith, littlewars } from './command.js';

const refused = async (what: 'table' | 'turns', content: unknown) => {
  const file = fileWith(content);
  const { code, out, err } = await littlewars('draw', what, file);
  expect([code, out]).toEqual([1, '']);
  return err.replaceAll(`error: ${file}: `, '').trimEnd().split('\n');
};

describe('what cannot be drawn is refused in plain words', () => {
  it('a value that is no picture', async () => {
    expect(await refused('table', null)).toEqual([
      'this is null; give a picture of a table (TablePicture of littlewars/draw)',
    ]);
    expect(await refused('turns', {})).toEqual([
      'this is an object with named values; give the record of a battle, or a list of pictures (TablePicture of littlewars/draw)',
    ]);
  });

  it('a picture that lacks its parts', async () => {
    expect(await refused('table', { unit: 'cm', table: { width: 'x', height: 2, features: [] }, pieces: [] })).toEqual([
      'table.width: this is a text; give a number',
    ]);
  });

  it('a scenario or a record, and how that is drawn', async () => {
    expect(await refused('table', { ruleset: 'musket', sides: {} })).toEqual([
      'this is a scenario; draw it with "littlewars battle FILE --turns 1 --svg PICTURE%d.svg"',
    ]);
    expect(await refused('table', { format: 'littlewars-record' })).toEqual([
      'this is the record of a battle; draw it with "littlewars draw turns"',
    ]);
  });
});
