import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { checksum, playOut, recordOf, replay, startBattle, viewOf } from '../../src/battle/index.js';
import type { HouseRules } from '../../src/book/index.js';
import { RuleViolation, type Violation } from '../../src/rulebook/index.js';
import { raymondBook } from '../../src/rulesets/raymond/book/print.js';
import { forecastOf } from '../../src/rulesets/raymond/bots/forecast.js';
import {
  advanceAndCharge,
  answerNotations,
  attackOdds,
  fieldSeen,
  layoutText,
  musterRaymond,
  type RaymondScenarioFile,
  raymond,
  raymondRules,
  raymondWindows,
  readLayout,
} from '../../src/rulesets/raymond/index.js';
import { drawBattle, introduce, look, summarise } from '../../src/windows/index.js';
import { fileWith, littlewars } from '../cli/command.js';
import { entryIn, smallBattle, unitIn } from './small-battle.js';

vi.setConfig({ testTimeout: 60_000 });

const path = 'examples/house-rules/bills-and-lancers-raymond.json';
const houseRules: HouseRules = JSON.parse(readFileSync(path, 'utf8'));
const rules = raymondRules(raymondBook.with(houseRules));
const printed = raymondRules();

/** The small battle with new units in the place of printed ones. */
function withNewTroops(): RaymondScenarioFile {
  const file = smallBattle();
  for (const side of ['blue', 'red']) {
    Object.assign(entryIn(file, `${side}-clubmen`), { type: 'billmen', stands: 'BBLL' });
    Object.assign(entryIn(file, `${side}-horse`), { type: 'lancers', stands: 'VVV' });
  }
  return file;
}

const start = () => startBattle(raymond, withNewTroops(), { seed: 7, houseRules });
const fought = () => playOut(raymond, start(), { blue: advanceAndCharge(1), red: advanceAndCharge(2) });

function faultsOf(act: () => unknown): readonly Violation[] {
  try {
    act();
  } catch (fault) {
    if (fault instanceof RuleViolation) return fault.violations;
    throw fault;
  }
  return [];
}
const refused = (troops: NonNullable<HouseRules['troops']>) =>
  faultsOf(() => raymondRules(raymondBook.with({ troops })));

describe('new units and stands of a file of house rules', () => {
  it('are like the printed ones, but for what the file says', () => {
    expect(rules.units).toMatchObject({
      billmen: { like: 'foot', size: printed.units.foot.size, mixed: true, allowance: { move: 5, charge: 7 } },
      lancers: { like: 'cavalry', stands: ['lancer'], allowance: { move: 16, doubleTime: 32, charge: 18 } },
    });
    expect(rules.stands).toMatchObject({ bill: { like: 'hand-to-hand', combatValue: 3, fires: null } });
    expect(rules.stands.cavalry).toEqual(printed.stands.cavalry);
  });

  it('are mustered as they stand in a layout, and refused by the printed rules with the nearest name', () => {
    const { state } = start();
    expect(unitIn(state, 'blue-clubmen')).toMatchObject({ type: 'billmen', mounted: false, strength: 4 });
    expect(unitIn(state, 'blue-horse')).toMatchObject({ type: 'lancers', mounted: true });
    expect(layoutText(unitIn(state, 'blue-clubmen').stands, rules)).toBe('BBLL');
    expect(readLayout('BB/L.', rules).map(({ kind }) => kind)).toEqual(['bill', 'bill', 'light-hand-to-hand']);
    const faults = faultsOf(() => startBattle(raymond, withNewTroops(), { seed: 7 }));
    expect(faults.map(fault => fault.path)).toContain('sides.blue.units[5].type');
    const typo = withNewTroops();
    Object.assign(entryIn(typo, 'blue-horse'), { type: 'lancer' });
    const [fault] = faultsOf(() => startBattle(raymond, typo, { seed: 7, houseRules }));
    expect(fault).toMatchObject({ path: 'sides.blue.units[6].type', mend: 'did you mean "lancers"?' });
  });

  it('count in an army as what they are made of', () => {
    const file = withNewTroops();
    const blue = file.sides.blue?.units ?? [];
    const many = Array.from({ length: 4 }, (_, at) => ({ ...entryIn(file, 'blue-horse'), id: `more-${at}` }));
    Object.assign(file.sides, { blue: { name: 'Blue', units: [...blue, ...many] } });
    const { scenario } = { scenario: raymond.readScenario(file, rules) };
    if (!('scenario' in scenario)) throw new Error('the test has a bad scenario');
    const clauses = faultsOf(() => musterRaymond(scenario.scenario, rules)).map(({ clause }) => clause);
    expect(clauses).toContain('raymond/army/more-foot-than-mounted');
  });

  it('are told, looked at and drawn', () => {
    const battle = start();
    expect(introduce(raymondWindows, battle)).toMatch(/billmen +4 +line +BBLL/);
    expect(summarise(raymondWindows, battle)).toContain('lancers');
    expect(look(raymondWindows, viewOf(raymond, battle, 'blue'), battle)).toMatch(/Lancers +line VVV/);
    const picture = drawBattle(raymondWindows, battle);
    expect(picture).toContain('blue-horse');
    const plain = startBattle(raymond, smallBattle(), { seed: 7 });
    // They are drawn with the marks of what they are made of.
    expect(picture.match(/horse|swords/g)).toEqual(drawBattle(raymondWindows, plain).match(/horse|swords/g));
  });

  it('are forecast by what they are', () => {
    const expected = (file: RaymondScenarioFile, house?: HouseRules) => {
      const battle = startBattle(raymond, file, { seed: 7, ...(house === undefined ? {} : { houseRules: house }) });
      const inForce = house === undefined ? printed : rules;
      const field = fieldSeen(viewOf(raymond, battle, 'blue').view, inForce);
      const unit = unitIn(battle.state, 'blue-horse');
      return forecastOf(unit, unitIn(battle.state, 'red-pikes'), unit, field).enemy;
    };
    expect(expected(withNewTroops(), houseRules)).toBeGreaterThan(expected(smallBattle()));
  });

  it('fight with the values and the dice of their kind', () => {
    const line = { class: 'foot', formation: 'line' } as const;
    const horse = { class: 'mounted', formation: 'line' } as const;
    const stands = readLayout('VV', rules).map(({ kind }) => kind);
    const odds = attackOdds({ attacker: horse, stands, target: line }, rules);
    expect(odds).toMatchObject({ dice: 4, lots: [{ kind: 'lancer', faces: [1, 2, 3, 4] }] });
    expect(odds.because[0]).toMatchObject({ clause: 'raymond/melee/cavalry-vs-line' });
  });

  it('are named in what a player types', () => {
    const request = { kind: 'attack', id: 'a', side: 'blue', clause: 'raymond/melee/split-attack' } as const;
    const asked = { ...request, secret: true, unit: 'blue-clubmen', enemies: ['red-horse'] } as const;
    const typed = 'red-horse 1 2 with bill';
    expect(answerNotations.attack.read(typed, asked, { rules })).toMatchObject({
      answer: { attacks: [{ extraDiceOf: 'bill' }] },
    });
    expect(answerNotations.attack.read(typed, asked, { rules: printed })).toHaveProperty('violations');
  });

  it('fight a battle to its end, which its record replays by itself', () => {
    const ended = fought();
    expect(ended.outcome).not.toBeNull();
    const printedBattle = playOut(raymond, startBattle(raymond, smallBattle(), { seed: 7 }), {
      blue: advanceAndCharge(1),
      red: advanceAndCharge(2),
    });
    expect(checksum(ended.state)).not.toBe(checksum(printedBattle.state));
    expect(checksum(replay(raymond, recordOf(ended)).state)).toBe(checksum(ended.state));
  });

  it('move as far as their own allowance', () => {
    const longest = (house: HouseRules) => {
      const battle = startBattle(raymond, withNewTroops(), { seed: 7, houseRules: house });
      const lengths: number[] = [];
      playOut(
        raymond,
        battle,
        { blue: advanceAndCharge(1), red: advanceAndCharge(2) },
        {
          onStep: ({ events }) => {
            for (const event of events) {
              if (event.kind === 'move' && event.unit.endsWith('-horse') && !event.doubleTime)
                lengths.push(event.moved);
            }
          },
        },
      );
      return Math.max(...lengths);
    };
    const { troops } = houseRules;
    const swift = { ...troops?.lancers, allowance: { move: 24, doubleTime: 48 } };
    expect(longest(houseRules)).toBeLessThanOrEqual(18);
    expect(longest({ ...houseRules, troops: { ...troops, lancers: swift } })).toBeGreaterThan(18);
  });
});

describe('the command', () => {
  it('resolves them under --rules, and refuses them without', async () => {
    const situation = fileWith({ unit: { type: 'lancers', formation: 'line', stands: 'VV' }, action: 'manoeuvre' });
    const { code, out } = await littlewars('resolve', 'raymond/allowance', situation, '--rules', path);
    expect([code, out]).toEqual([0, expect.stringContaining('16')]);
    const { code: refusal, err } = await littlewars('resolve', 'raymond/allowance', situation);
    expect([refusal, err]).toEqual([1, expect.stringContaining('unit.type')]);
  });

  it('plays a scenario with them', async () => {
    const { code, out } = await littlewars('battle', fileWith(withNewTroops()), '--seed', '3', '--rules', path);
    expect(code).toBe(0);
    expect(out).toContain('billmen');
  });
});

describe('dragoons, guns and commanders of new kinds', () => {
  const troops: NonNullable<HouseRules['troops']> = {
    'reiter-stand': { like: 'mounted-dragoon-stand', title: 'reiter stand', letter: 'R', combatValue: 4 },
    'reiter-afoot-stand': { like: 'dismounted-dragoon-stand', title: 'reiter on foot', letter: 'r' },
    reiters: { like: 'dragoon', title: 'Reiters', stands: ['reiter', 'reiter-afoot'] },
    'saker-stand': { like: 'light-gun-stand', title: 'sakers', letter: 's' },
    sakers: { like: 'artillery', title: 'Sakers', stands: ['saker'] },
    'prince-stand': { like: 'command-stand', title: 'prince', letter: 'p', combatValue: 6 },
    prince: { like: 'command', title: 'Prince', stands: ['prince'] },
  };

  it('are fielded, mount, fire and lead', () => {
    const file = smallBattle();
    Object.assign(entryIn(file, 'blue-dragoons'), { type: 'reiters', stands: 'rr' });
    Object.assign(entryIn(file, 'blue-guns'), { type: 'sakers' });
    Object.assign(entryIn(file, 'blue-general'), { type: 'prince' });
    const battle = startBattle(raymond, file, { seed: 7, houseRules: { troops } });
    expect(unitIn(battle.state, 'blue-guns').stands).toMatchObject([{ kind: 'saker' }]);
    expect(unitIn(battle.state, 'blue-general').stands).toMatchObject([{ kind: 'prince' }]);
    const kinds = new Set<string>();
    const ended = playOut(
      raymond,
      battle,
      { blue: advanceAndCharge(1), red: advanceAndCharge(2) },
      {
        onStep: ({ state }) => {
          for (const { kind } of unitIn(state, 'blue-dragoons').stands) kinds.add(kind);
        },
      },
    );
    expect(ended.outcome).not.toBeNull();
    for (const kind of kinds) expect(['reiter', 'reiter-afoot']).toContain(kind);
    file.sides.blue?.units.forEach(unit => {
      if (unit.id === 'blue-guns') Object.assign(unit, { guns: 'heavy-guns' });
    });
    const [fault] = faultsOf(() => startBattle(raymond, file, { seed: 7, houseRules: { troops } }));
    expect(fault).toMatchObject({ path: 'sides.blue.units[9].guns', mend: 'choose one of light-guns' });
  });

  it('are refused where the rules could not play them', () => {
    const paths = (changes: NonNullable<HouseRules['troops']>) => refused(changes).map(fault => fault.path);
    expect(paths({ bills: { like: 'hand-to-hand-stand', letter: 'B' } })).toEqual(['troops.bills']);
    expect(paths({ 'pike-block-stand': { like: 'pike-and-musket' } })).toEqual(['troops.pike-block-stand']);
    expect(paths({ 'bill-stand': { like: 'pike-stand' } })).toEqual(['troops.bill-stand.letter']);
    expect(paths({ 'bill-stand': { like: 'pike-stand', letter: '.' } })).toEqual(['troops.bill-stand.letter']);
    expect(paths({ lancers: { like: 'cavlry' } })).toEqual(['troops.lancers.like']);
    expect(refused({ lancers: { like: 'cavlry' } })[0]?.mend).toContain('cavalry');
    expect(paths({ lancers: { like: 'cavalry', stands: ['lancer'] } })).toEqual(['troops.lancers.stands[0]']);
    expect(paths({ lancers: { like: 'cavalry', stands: ['pike'] } })).toEqual(['troops.lancers.stands']);
    expect(paths({ ...troops, reiters: { like: 'dragoon', stands: ['reiter'] } })).toEqual(['troops.reiters.stands']);
    expect(paths({ dragoon: { mixed: true } })).toEqual(['troops.dragoon.mixed']);
    expect(paths({ ...troops, sakers: { like: 'artillery', stands: ['saker', 'light-gun'] } })).toEqual([
      'troops.sakers.stands',
    ]);
    expect(refused({ dragoon: { allowance: { move: 4 } } })).toMatchObject([
      { path: 'troops.dragoon.allowance', clause: 'raymond/move/allowances' },
    ]);
    expect(paths({ prince: { like: 'command', size: { from: 1, to: 2 } } })).toEqual(['troops.prince.size']);
  });
});
