import { describe, expect, test } from 'vitest';
import { fileWith, littlewars, spawned } from './command.js';

const jsonOf = async (...args: string[]) => JSON.parse((await littlewars(...args, '--json')).out);

describe('charts and chart', () => {
  test('list id, title, source, line, rows and columns; cells when asked', async () => {
    const charts = await jsonOf('charts');
    for (const chart of charts)
      expect(Object.keys(chart)).toEqual(['id', 'title', 'source', 'line', 'rows', 'columns']);
    const ids: string[] = charts.map((chart: { id: string }) => chart.id);
    expect(ids).toContain('cady/common/post-melee-morale');
    expect(new Set(ids).size).toBe(ids.length);
    const [withCells] = await jsonOf('charts', 'musket', '--cells');
    expect(Object.keys(withCells.cells)).toEqual(withCells.rows);
    const whole = ['id', 'title', 'source', 'line', 'rows', 'columns', 'reading', 'cells', 'absent', 'taken'];
    expect(Object.keys(withCells)).toEqual(whole);
    expect(Object.keys(await jsonOf('chart', 'cady/musket/loading'))).toEqual(whole);
  });

  test('one author, one ruleset by its id or its last name', async () => {
    const ids = async (...of: string[]) => (await jsonOf('charts', ...of)).map((chart: { id: string }) => chart.id);
    expect([
      ...(await ids('cady')),
      ...(await ids('raymond')),
      ...(await ids('skirmish')),
      ...(await ids('wrg')),
    ]).toEqual(await ids());
    expect(await ids('musket')).toEqual(await ids('cady/musket'));
    expect(await ids('common')).not.toContain('cady/musket/loading');
  });

  test('cells: faces as sorted arrays, ranges as from and to, nothing as null', async () => {
    const shock = await jsonOf('chart', 'cady/musket/shock-effect');
    expect(shock.cells['light-infantry']['heavy-cavalry']).toEqual([1, 2, 4, 5, 6]);
    expect(shock.cells['heavy-cavalry']['light-cavalry']).toBeNull();
    const fire = await jsonOf('chart', 'cady/musket/small-arms-fire');
    expect(fire.cells.mid['muskets-range-cm']).toEqual({ from: 13, to: 21 });
    expect([fire.source, fire.line]).toEqual(['cady-book', 2277]);
  });

  test('empty cells say why', async () => {
    const dice = await jsonOf('chart', 'raymond/artillery-dice');
    expect([dice.cells['heavy-guns'].long, dice.absent['heavy-guns'].long]).toEqual([null, 'lost']);
    expect(dice.absent['frame-guns']).toEqual({ medium: 'cannot', long: 'cannot' });
    const { out } = await littlewars('chart', 'raymond/artillery-dice');
    expect(out).toMatch(/^frame-guns +1 +0 +— +—$/m);
    expect(out).toMatch(/^heavy-guns +\? ⇒ 3 +2 +\? ⇒ 1 +\? ⇒ 0$/m);
    expect(out).toMatch(/\n\n—: the book says no\n\?: lost in the document\n⇒: played instead of the print\n/);
    expect(out).toContain('⇒ heavy-guns, long: raymond/ruling/lost-artillery-dice\n');
    expect(dice.taken['heavy-guns'].long).toEqual({ value: 0, by: 'raymond/ruling/lost-artillery-dice' });
    expect(dice.taken['frame-guns']).toBeUndefined();
  });

  test('are printed as tables that people can read', async () => {
    const { out, code } = await littlewars('chart', 'cady/musket/small-arms-hill-range');
    expect(code).toBe(0);
    expect(out).toContain("Cady's book");
    expect(out).toMatch(/^muskets +10 +15 +20$/m);
    expect((await littlewars('charts', 'musket')).out).toMatch(/^cady\/musket\/loading +2 × 4 /m);
  });

  test('an id nobody knows: what may have been meant, and wrong usage', async () => {
    const { code, out, err } = await littlewars('chart', 'cady/musket/small-arm-fire', '--json');
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain('did you mean cady/musket/small-arms-fire or ');
    expect((await littlewars('charts', 'muskat')).err).toContain('did you mean cady/musket?');
  });
});

describe('clauses and clause', () => {
  test('list the text, status, code and tests', async () => {
    const clauses = await jsonOf('clauses');
    expect(clauses.length).toBeGreaterThan(0);
    for (const clause of clauses) {
      const { id, section, source, line, rule, status, reason, code, tests } = clause;
      const keys = [
        'id',
        'section',
        'source',
        'line',
        'rule',
        'status',
        ...(reason ? ['reason'] : []),
        'code',
        'tests',
      ];
      expect(Object.keys(clause)).toEqual(keys);
      expect([id, section, source, rule].map(text => typeof text)).toEqual(Array(4).fill('string'));
      expect(line).toBeGreaterThan(0);
      expect(['played', 'resolved', 'not-computable', 'open']).toContain(status);
      expect(reason !== undefined).toBe(status === 'not-computable' || status === 'resolved');
      if (status !== 'open') expect(code.length > 0).toBe(status !== 'not-computable');
      expect(code.every((place: string) => /^src\/.+\.ts#[\w.-]+$/.test(place))).toBe(true);
      expect(tests.every((file: string) => /^tests\/.+\.test\.ts$/.test(file))).toBe(true);
    }
  });

  test('of one ruleset: those it is played by, the common rules among them', async () => {
    const idsOf = async (...of: string[]) =>
      (await jsonOf('clauses', ...of)).map((clause: { id: string }) => clause.id);
    const musket = await idsOf('musket');
    expect(musket).toEqual(await idsOf('cady/musket'));
    expect(musket.slice(0, 300)).toEqual((await idsOf('common')).slice(0, 300));
    expect(musket).toContain('cady/musket/small-arms/bands-muskets');
    expect(musket.join()).not.toMatch(/cady\/ancient-medieval|raymond/);
    expect([
      ...(await idsOf('cady')),
      ...(await idsOf('raymond')),
      ...(await idsOf('skirmish')),
      ...(await idsOf('wrg')),
    ]).toEqual(await idsOf());
    expect((await littlewars('clauses', 'musket')).out).toMatch(/^cady\/common\/.* played +cady-book \d+$/m);
  });

  test('one clause: what it rules, where it stands, its code and its tests', async () => {
    const id = 'cady/common/melee/point-flank';
    const { out } = await littlewars('clause', id);
    const { rule, section, code, tests } = await jsonOf('clause', id);
    expect(out.split('\n')[0]).toBe(id);
    for (const said of [rule, section, ...code, ...tests]) expect(out).toContain(said);
    expect([code.length, tests.length].every(count => count > 0)).toBe(true);
  });

  test('an id nobody knows: what may have been meant, and wrong usage', async () => {
    const { code, out, err } = await littlewars('clause', 'cady/common/melee/point-flnk', '--json');
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain('did you mean cady/common/melee/point-flank');
  });
});

describe('rulings', () => {
  test('list readings and the one taken', async () => {
    const rulings = await jsonOf('rulings');
    expect(rulings.length).toBeGreaterThan(0);
    for (const ruling of rulings) {
      expect(Object.keys(ruling)).toEqual(['id', 'subject', 'readings', 'default', 'decides', 'reconstruction', 'why']);
      expect(ruling.readings.map((reading: object) => Object.keys(reading).join())).toEqual(
        ruling.readings.map(() => 'id,value,source,line'),
      );
      expect(ruling.readings.map((reading: { id: string }) => reading.id)).toContain(ruling.default);
    }
    expect((await littlewars('rulings', 'musket')).out).toContain('cady/ruling/');
  });
});

describe('resolve', () => {
  const group = { weapon: 'muskets', distance: 15, figures: 3, shots: 1 };
  const volley = fileWith({ groups: [group], targetFigures: 20 });
  const resolve = (...args: string[]) => littlewars('resolve', ...args);

  test('odds, exact distribution and reasons', async () => {
    const { distribution, odds, because, ...rest } = await jsonOf('resolve', 'musket/small-arms-volley', volley);
    expect(odds).toEqual([{ sides: 10, faces: [4, 6], band: 'middle', range: 30 }]);
    expect(because.map(({ clause }: { clause: string }) => clause)).toContain('cady/musket/small-arms/bands-muskets');
    expect(rest).toEqual({ function: 'musket/small-arms-volley' });
    const chances = distribution.outcomes.map(({ value, probability }: { value: number; probability: number }) => [
      value,
      Number(probability.toFixed(12)),
    ]);
    expect(chances).toEqual([
      [0, 0.512],
      [1, 0.384],
      [2, 0.096],
      [3, 0.008],
    ]);
  });

  test('with the dice that were thrown', async () => {
    const { result, rolls } = await jsonOf('resolve', 'musket/small-arms-volley', volley, '--dice', '4,6,2');
    expect([result.hits, result.lost]).toEqual([2, 2]);
    expect(rolls).toEqual([{ ask: 'count', sides: 10, shown: [4, 6, 2], faces: [4, 6], result: 2 }]);
  });

  test('with a seed: the same dice every time', async () => {
    const once = await jsonOf('resolve', 'musket/small-arms-volley', volley, '--seed', '7');
    expect(await jsonOf('resolve', 'musket/small-arms-volley', volley, '--seed', '7')).toEqual(once);
    expect(once.rolls[0].shown).toHaveLength(3);
  });

  test('dice missing or left over are refused', async () => {
    const missing = await resolve('musket/small-arms-volley', volley, '--dice', '4,6');
    const over = await resolve('musket/small-arms-volley', volley, '--dice', '4,6,2,1');
    expect([missing.code, over.code, missing.out, over.out]).toEqual([1, 1, '', '']);
    expect(over.err).toContain('not used');
  });

  test('what is too much together is told unit by unit, and what is too much at all says what to ask instead', async () => {
    const groups = (number: number, figures: number) =>
      Array.from({ length: number }, (_, at) => ({ unit: `company ${at}`, figures, melee: 6 }));
    const many = fileWith({ groups: groups(5, 9).concat(groups(5, 1)) });
    const { out } = await resolve('musket/melee-round', many);
    expect(out).toContain('161,051 outcomes, 100,000 at most. Instead: take what befalls each unit by itself');
    for (const at of [0, 1, 2, 3, 4]) expect(out).toContain(`company ${at}   chance`);
    expect(out).not.toContain('outcome   chance');
    const { distribution, marginals, tooMany } = await jsonOf('resolve', 'musket/melee-round', many);
    expect([distribution, tooMany.number]).toEqual([null, 11 ** 5]);
    expect(marginals['company 4'].outcomes[10]).toEqual({ value: 10, probability: expect.closeTo(0.5 ** 10, 14) });
    const huge = fileWith({ groups: Array.from({ length: 6 }, () => ({ unit: 'all', figures: 1000, melee: 6 })) });
    expect((await resolve('musket/melee-round', huge)).out).toContain(
      'No chances of everything together: 6,001 outcomes, 5,001 at most. Instead: ask for fewer figures',
    );
    const countless = fileWith({ groups: groups(20, 20) });
    expect((await resolve('musket/melee-round', countless)).out).toContain('2.8e+26 outcomes, 100,000 at most');
  });

  test('a function without dice gives its result', async () => {
    const loading = await jsonOf('resolve', 'musket/loading', fileWith({ loaded: true, moved: 0 }));
    expect(loading.result).toEqual({ shots: 2, loadedAfter: false, loadedIfHeld: true });
    expect(loading.distribution).toBeNull();
    const refused = await resolve('musket/loading', volley, '--seed', '1');
    expect([refused.code, refused.err.includes('throws no dice')]).toEqual([2, true]);
  });

  test('everything by name, with the JSON Schema of its situation', async () => {
    const listed = await jsonOf('resolve', '--list');
    for (const { function: name, about, situation } of listed) {
      expect(name).toMatch(/^(common|ancient-medieval|musket|raymond|skirmish|wrg)\/[a-z-]+$/);
      expect(about).not.toBe('');
      for (const shape of situation.anyOf ?? situation.oneOf ?? [situation]) {
        expect([shape.type, shape.additionalProperties]).toEqual(['object', false]);
      }
    }
    const names = listed.map((each: { function: string }) => each.function);
    expect(names).toEqual(expect.arrayContaining(['musket/melee-round', 'raymond/attack-with-rethrow']));
  });

  test('those of one ruleset', async () => {
    const { out } = await littlewars('resolve', '--list', 'wrg');
    expect(out).toContain('wrg/reaction-test');
    expect(out).not.toContain('musket/');
    const unnamed = await littlewars('resolve', 'wrg');
    expect([unnamed.code, unnamed.err]).toEqual([2, expect.stringContaining('resolve --list wrg')]);
    const strange = await littlewars('resolve', '--list', 'wgr');
    expect([strange.code, strange.err]).toEqual([2, expect.stringContaining('unknown ruleset "wgr"')]);
  });

  test('what is not known is told of with what stands in the same folder', async () => {
    const { code, err } = await littlewars('chart', 'wrg/__proto__');
    expect([code, err]).toEqual([2, expect.stringContaining('known: wrg/')]);
  });

  test('a situation at fault: file, path and mend for every fault, and no stack', async () => {
    const faulty = fileWith({ groups: [{ ...group, weapon: 'crossbows', figures: 1e9 }], targetFigures: -1 });
    const { code, out, err } = await resolve('musket/small-arms-volley', faulty, '--json');
    expect([code, out]).toEqual([1, '']);
    expect(err.trim().split('\n')).toHaveLength(3);
    expect(err).toContain(`${faulty}: groups[0].weapon: `);
    expect(err).not.toMatch(/^\s+at /m);
  });

  test.each([
    ['no function', []],
    ['an unknown function', ['musket/small-arms-voley']],
    ['dice that are none', ['musket/small-arms-volley', volley, '--dice', 'four']],
    ['a seed that is none', ['musket/small-arms-volley', volley, '--seed', '1.5']],
    ['dice and a seed', ['musket/small-arms-volley', volley, '--dice', '1,2,3', '--seed', '1']],
  ])('wrong usage: %s', async (_, args) => {
    const { code, err } = await resolve(...args);
    expect(code).toBe(2);
    expect(err).toContain('error:');
  });

  test('reads standard input, prints for people', async () => {
    const situation = JSON.stringify({ groups: [group], targetFigures: 20 });
    const { code, out, err } = await spawned(['resolve', 'musket/small-arms-volley', '--dice', '1,1,1'], situation);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^ *1 +38\.40 %$/m);
    expect(out).toContain('[cady/musket/small-arms/bands-muskets]');
  });
});

describe('verify', () => {
  const overlapping = {
    id: 'mine',
    rows: ['stands', 'runs'],
    columns: ['1-10'],
    cells: { stands: { '1-10': { from: 0, to: 2 } }, runs: { '1-10': { from: 2, to: null } } },
    reading: { ranges: 'down-columns', span: { from: 0, to: null } },
  };

  test('a sound chart', async () => {
    const sound = { ...overlapping, cells: { ...overlapping.cells, runs: { '1-10': { from: 3, to: null } } } };
    expect(await littlewars('verify', fileWith(sound))).toEqual({ code: 0, out: 'mine: sound\n', err: '' });
  });

  test('a faulty chart is at fault, and each fault is told', async () => {
    const { code, out, err } = await littlewars('verify', fileWith(overlapping));
    expect(code).toBe(1);
    expect(out).toBe('mine.runs.1-10: overlap: 2 is also held by stands (0-2); let only one of them hold it\n');
    expect(err).toContain('1 fault found');
    expect((await jsonOf('verify', fileWith([overlapping])))[0].faults[0].kind).toBe('overlap');
  });

  test('a chart that the library prints can be verified', async () => {
    const printed = await littlewars('chart', 'cady/musket/shock-effect', '--json');
    expect((await littlewars('verify', fileWith(printed.out))).out).toBe('cady/musket/shock-effect: sound\n');
    const bands = await littlewars('chart', 'raymond/artillery-range-bands', '--json');
    const { code, out } = await littlewars('verify', fileWith(bands.out));
    expect(code).toBe(0);
    expect(out).toMatch(
      /^raymond\/artillery-range-bands: sound\n.*close.distance: printed so: overlap: 10 is also held/,
    );
    expect((await jsonOf('verify', fileWith(bands.out)))[0].slips).toHaveLength(3);
  });

  test('what is played instead of the print is checked too', async () => {
    const shock = await jsonOf('chart', 'cady/musket/shock-effect');
    const taken = { 'light-infantry': { infantry: { value: [2, 7], by: 'Club rules' } } };
    const { code, out } = await littlewars('verify', fileWith({ ...shock, taken }));
    expect(code).toBe(1);
    expect(out.split('\n')).toEqual([
      'cady/musket/shock-effect.light-infantry.infantry: die-face: no die shows 7 here; use whole numbers from 1 to 6',
      '',
    ]);
  });

  test('an impossible face in a chart that the library prints is found', async () => {
    const shock = await jsonOf('chart', 'cady/musket/shock-effect');
    shock.cells['light-infantry'].infantry = [2, 4, 7];
    const { code, out } = await littlewars('verify', fileWith(shock));
    expect(code).toBe(1);
    expect(out).toContain('light-infantry.infantry: die-face: no die shows 7 here; use whole numbers from 1 to 6');
  });

  test.each([
    ['no JSON', 'not json', 'not JSON'],
    ['no chart', [1], '[0]: not a chart'],
    ['a missing cell', { ...overlapping, columns: ['1-10', '11-20'] }, 'mine.stands.11-20: the cell is missing'],
  ])('%s', async (_, content, message) => {
    const { code, out, err } = await littlewars('verify', fileWith(content));
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain(message);
    expect(err).not.toMatch(/^\s+at /m);
  });

  test('a missing file', async () => {
    const { code, err } = await littlewars('verify', '/no/such/file.json');
    expect([code, err]).toEqual([1, 'error: /no/such/file.json: no such file; give the path of a JSON file\n']);
  });
});

test('every command has help; an unknown one is wrong usage', async () => {
  for (const command of ['charts', 'chart', 'clauses', 'rulings', 'resolve', 'verify']) {
    expect(await littlewars(command, '--help')).toMatchObject({ code: 0, err: '' });
  }
  expect((await littlewars('chrats')).err).toContain('Did you mean');
  expect((await littlewars('chrats')).code).toBe(2);
  expect((await littlewars('--version')).out).toMatch(/^\d+\.\d+\.\d+\n$/);
});
