import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { answer, type Battle, playOut, startBattle, type Told, viewOf } from '../../src/battle/index.js';
import { loadAnyWindows, loadWindows, RuleViolation, rulesetIds } from '../../src/index.js';
import { type MusketTerms, musket, musketWindows, takeAndHold } from '../../src/rulesets/cady/musket/index.js';
import { raymond, raymondWindows } from '../../src/rulesets/raymond/index.js';
import {
  ask,
  deedsOf,
  drawBattle,
  drawView,
  introduce,
  look,
  resultOf,
  summarise,
  tellEvents,
  tellLines,
} from '../../src/windows/index.js';
import { everything, ofClass, parseXml, shownText } from '../draw/xml.js';
import { smallBattle } from '../raymond/small-battle.js';

const read = (path: string) => JSON.parse(readFileSync(new URL(`../../examples/${path}`, import.meta.url), 'utf8'));
const started = startBattle(musket, read('scenarios/basic-musket-game.json'), { seed: 3 });
const bots = { blue: takeAndHold(1), red: takeAndHold(2) };
const told: Told<MusketTerms>[] = [];
const third = playOut(musket, started, bots, { maxTurns: 3, onStep: ({ events }) => told.push(...events) });

const classes = (svg: string, name: string) => ofClass(parseXml(svg), name).length;

describe('a battle that is drawn', () => {
  it('at the beginning of a turn shows the end of the turn before: who stands where, and how he came there', () => {
    const svg = drawBattle(musketWindows, third, { events: told });
    expect(shownText(parseXml(svg))).toContain('After turn 3');
    const moved = told.filter(event => event.turn === 3 && event.kind === 'moved' && event.way.length > 1);
    expect(moved.length).toBeGreaterThan(2);
    expect(classes(svg, 'path')).toBe(moved.length);
    expect(classes(svg, 'piece')).toBe(Object.values(third.state.units).filter(({ gone }) => gone === null).length);
  });

  it('shows the last turn of what was told, and of its own last step where nothing else is given', () => {
    const ofThird = told.filter(({ turn }) => turn === 3);
    expect(drawBattle(musketWindows, third, { events: told })).toBe(
      drawBattle(musketWindows, third, { events: ofThird }),
    );
    expect(drawBattle(musketWindows, third)).toBe(drawBattle(musketWindows, third, { events: third.events }));
  });

  it('in the middle of a turn shows the table as it stands', () => {
    const [, second] = started.pending;
    const one = answer(musket, started, [{ side: 'red', id: second!.id, answer: {} }]);
    expect(shownText(parseXml(drawBattle(musketWindows, one)))).toContain('Before the first turn');
    const units = { ...third.now.units };
    delete units['blue-1'];
    const moved = { ...third, phase: 1, now: { ...third.now, units } };
    expect(drawBattle(musketWindows, moved)).not.toContain('data-piece="blue-1"');
  });

  it('takes a style', () => {
    const svg = drawBattle(musketWindows, third, { style: { idPrefix: 'third', scale: 3 } });
    expect(everything(parseXml(svg)).some(({ attributes }) => attributes.id?.startsWith('third'))).toBe(true);
  });

  it('names the house rules in force', () => {
    const houseRules = read('house-rules/club-musket.json');
    const battle = startBattle(musket, started.scenario, { seed: 3, houseRules });
    const title = `Rules in force: ${houseRules.title}`;
    expect(shownText(parseXml(drawBattle(musketWindows, battle)))).toContain(title);
    expect(introduce(musketWindows, battle)).toContain(title);
    expect(introduce(musketWindows, started)).not.toContain('Rules in force');
  });

  it('looks the same to a side from which nothing is hidden, ways and shots included', () => {
    const over = playOut(musket, started, bots);
    const events = told.filter(({ turn }) => turn === 3);
    const [referee, side] = [
      drawBattle(musketWindows, { ...over, outcome: null, checksums: ['0', '1', '2'] }, { events }),
      drawView(musketWindows, { ...viewOf(musket, over, 'blue'), outcome: null, turn: 3 }, over, { events }),
    ];
    for (const name of ['piece', 'shot', 'figure']) expect(classes(side, name)).toBe(classes(referee, name));
  });

  it("works through any ruleset's windows", () => {
    const battle = startBattle(raymond, smallBattle(), { seed: 1 });
    expect(drawView(raymondWindows, viewOf(raymond, battle, 'blue'), battle)).toBe(drawBattle(raymondWindows, battle));
    expect(look(raymondWindows, viewOf(raymond, battle, 'red'), battle)).toContain('Red (you)');
  });
});

describe('a battle that is told', () => {
  it('has headings for turns and phases, and tells everything to the referee', () => {
    const text = tellEvents(musketWindows, told, third);
    expect(text).toMatch(/^Turn 1\n- Orders\n/);
    expect(text.match(/^Turn \d+$/gm)).toEqual(['Turn 1', 'Turn 2', 'Turn 3']);
    expect(text).toContain('\n\nTurn 2\n- Orders\n');
    expect(text).toContain('The Army of the South orders:');
    expect(text).toContain('The Army of the North orders:');
  });

  it('to a side keeps what it may not know', () => {
    const text = tellEvents(musketWindows, told, third, { side: 'blue' });
    expect(text).toContain('The Army of the South orders:');
    expect(text).not.toContain('The Army of the North orders:');
  });

  it('goes on where it left off, without a heading that was there already', () => {
    const cut = told.findIndex(({ phase }, i) => phase !== 'orders' && told[i - 1]?.phase === phase);
    const whole = tellLines(musketWindows, told, third);
    const [before, after] = [told.slice(0, cut), told.slice(cut)];
    const parts = [
      ...tellLines(musketWindows, before, third),
      ...tellLines(musketWindows, after, third, { after: before.at(-1) }),
    ];
    expect(parts).toEqual(whole);
    expect(tellLines(musketWindows, after, third)[0]).toMatchObject({ as: 'turn' });
  });

  it('tells reasons and dice apart from what happened', () => {
    const lines = tellLines(musketWindows, told, third);
    const asides = lines.filter(({ as }) => as === 'aside');
    expect(asides.length).toBeGreaterThan(0);
    expect(asides.every(({ text }) => /^ {2}(why|dice): /.test(text))).toBe(true);
    expect(lines.filter(({ as, text }) => as === 'event' && text.startsWith('  why: '))).toEqual([]);
  });
});

describe('a person at the table', () => {
  it('is asked what is pending, and answers by a choice or in the notation', () => {
    const seen = viewOf(musket, started, 'blue');
    const [request] = seen.requests;
    const asking = ask(musketWindows, request!, seen, started);
    expect(asking.question[0]).toBe('Write your orders');
    const [choice] = asking.choices;
    const decided = choice !== undefined && 'answer' in choice ? choice.answer : undefined;
    const after = answer(musket, started, [{ side: 'blue', id: request!.id, answer: decided }]);
    expect(after.pending.map(({ side }) => side)).toEqual(['red']);
    expect(asking.read('nobody: N')).toHaveProperty('violations');
  });
});

describe('a battle that is summed up', () => {
  const over: Battle<MusketTerms> = playOut(musket, started, bots);

  it('in words', () => {
    const text = summarise(musketWindows, over);
    expect(text).toMatch(/^(The Army of the (North|South) wins|A draw.*) after \d+ turns: .+\n\nunit +side/);
    expect(summarise(musketWindows, third)).toMatch(/^After 3 turns: the battle was not played to its end\./);
  });

  it('as data', () => {
    const { losses, ...result } = resultOf(musketWindows, over);
    expect(result).toEqual({
      ruleset: 'musket',
      scenario: 'The bridge at Ashford',
      seed: 3,
      winner: over.outcome?.winner,
      reason: over.outcome?.reason,
      turns: over.checksums.length - 1,
      checksum: over.checksums.at(-1),
    });
    expect(Object.keys(losses)).toEqual(Object.keys(over.state.units));
    expect(result).not.toHaveProperty('deeds');
  });
});

describe('what units did', () => {
  const nobody = { fought: 0, fired: 0, moved: 0 };
  const because = [] as const;

  it('turns of blows and of fire, and the ground covered, of what was told', () => {
    const { deeds = {} } = resultOf(musketWindows, third, told);
    expect(Object.keys(deeds)).toEqual(Object.keys(third.state.units));
    const moves = told.filter(event => event.kind === 'moved' && event.unit === 'blue-1');
    const moved = moves.reduce((sum, event) => sum + (event.kind === 'moved' ? event.distance : 0), 0);
    expect(deeds['blue-1']?.moved).toBeCloseTo(moved, 3);
    const shots = told.filter(event => event.kind === 'shot' && event.gun === 'blue-guns');
    expect(deeds['blue-guns']?.fired).toBe(new Set(shots.map(({ turn }) => turn)).size);
    expect(resultOf(musketWindows, third, []).deeds?.['blue-1']).toEqual(nobody);
  });

  it('two volleys of a turn are one turn of fire, and blows and fire are counted apart', () => {
    const volley = {
      kind: 'volley',
      unit: 'red-1',
      target: 'blue-1',
      groups: [],
      hits: 0,
      losses: 0,
      because,
    } as const;
    const shock = { kind: 'shock', unit: 'red-1', on: 'blue-1', dice: 3, faces: [1], losses: 0, because } as const;
    const events = [
      { ...volley, turn: 1 },
      { ...volley, turn: 1 },
      { ...shock, turn: 2 },
      { ...volley, turn: 3 },
    ];
    expect(deedsOf(musketWindows, events)).toEqual({
      'red-1': { fought: 1, fired: 2, moved: 0 },
      'blue-1': { fought: 1, fired: 0, moved: 0 },
    });
  });

  it('whoever refuses to charge has not fought, whoever puts an enemy to flight has', () => {
    const charge = { kind: 'charge', attacker: 'red-1', defender: 'blue-1', turn: 1, because } as const;
    const refused = { ...charge, outcome: 'refused' } as const;
    const fled = { ...charge, outcome: 'fled' } as const;
    expect(deedsOf<MusketTerms>(musketWindows, [refused])).toEqual({});
    expect(deedsOf<MusketTerms>(musketWindows, [fled])['red-1']?.fought).toBe(1);
  });
});

describe('windows by name', () => {
  it.each(rulesetIds)('%s: they are those of the ruleset', async id => {
    expect((await loadWindows(id)).ruleset.id).toBe(id);
    expect((await loadAnyWindows(id))(({ ruleset }) => ruleset.id)).toBe(id);
  });

  it('there are none of a ruleset that is not there', async () => {
    await expect(loadAnyWindows('muskets')).rejects.toThrow(RuleViolation);
    await expect(loadAnyWindows('muskets')).rejects.toThrow('did you mean "musket"');
  });
});
