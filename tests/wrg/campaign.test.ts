import { describe, expect, it } from 'vitest';
import { playOut, sequelOf, startBattle } from '../../src/battle/index.js';
import { lineOfBattle } from '../../src/rulesets/wrg/bots/line-of-battle.js';
import { musterAfter } from '../../src/rulesets/wrg/campaign/losses.js';
import { wrgCampaign } from '../../src/rulesets/wrg/campaign/sequel.js';
import { musterWrg } from '../../src/rulesets/wrg/muster/muster.js';
import { wrgRules } from '../../src/rulesets/wrg/rules.js';
import { wrg } from '../../src/rulesets/wrg/ruleset.js';
import type { WrgScenario } from '../../src/rulesets/wrg/schema.js';
import type { Unit } from '../../src/rulesets/wrg/state.js';
import { wrgRulesUnder } from '../rules-under.js';
import { type Game, setUp, unitIn } from './turn/table-top.js';

const pieces = [
  { id: 'rome-guard', type: 'hc', figures: 6, at: [300, 200] },
  { id: 'rome-legion', figures: 20, files: 10, at: [500, 200] },
  { id: 'rome-horse', type: 'lc', figures: 10, files: 5, at: [700, 200], weapons: ['javelins'] },
  { id: 'gaul-band', figures: 24, files: 12, at: [500, 300], type: 'lmi' },
  { id: 'gaul-levy', figures: 20, files: 10, at: [300, 300], loyalty: 'subject-levies' },
  { id: 'gaul-nobles', type: 'hc', figures: 6, at: [700, 300] },
] as const;

function table(more: Partial<Parameters<typeof setUp>[0]> = {}): Game {
  return setUp({ pieces, ...more });
}

type SoFar = Record<string, unknown>;

/** What comes of a battle that ends like this. */
function comesOf(game: Game, winner: string | null, be: { readonly [unit: string]: Partial<Unit> }, soFar?: SoFar) {
  for (const [id, as] of Object.entries(be)) Object.assign(unitIn(game, id), as);
  const kept = soFar === undefined ? {} : { soFar: JSON.parse(JSON.stringify(soFar)) };
  return wrgCampaign(
    { scenario: game.scenario, state: game.state, outcome: { winner, reason: 'night falls' }, ...kept },
    game.rules,
  );
}

const figuresIn = (scenario: WrgScenario | null, side: string) =>
  Object.fromEntries((scenario?.sides[side]?.units ?? []).map(({ id, figures }) => [id, figures]));

describe('what comes back after a battle', () => {
  it('by who has won it, and how they were lost [wrg/campaign/losses-winner-loser] [wrg/campaign/losses-draw] [wrg/campaign/losses-later]', () => {
    const unit = unitIn(table(), 'rome-legion');
    const lost = { ...unit, figures: 8 };
    const ran: Unit = { ...lost, gone: 'dispersed' };
    const back = (one: Unit, result: 'won' | 'lost' | 'drawn', rules = wrgRules()) => {
      const { left, next, later } = musterAfter(one, result, rules);
      return [left, next, later];
    };
    expect(back(lost, 'won')).toEqual([8, 12, 0]);
    expect(back(lost, 'drawn')).toEqual([8, 6, 6]);
    expect(back(lost, 'lost')).toEqual([8, 3, 9]);
    // Of those who ran half come back, of those who fell a quarter.
    expect(back(ran, 'lost')).toEqual([0, 4 + 3, 4 + 9]);
    expect(back({ ...lost, gone: 'surrendered' }, 'lost')).toEqual([0, 5, 15]);
    expect(back({ ...lost, gone: 'marched-home' }, 'lost')).toEqual([0, 7, 13]);
    // Those who changed sides have their figures, and recover with those for whom they fight now.
    expect(back({ ...lost, gone: 'changed-sides' }, 'won')).toEqual([8, 12, 0]);
    const others = wrgRulesUnder({ rulings: { 'wrg/ruling/marched-home-recovered': 'as-other-losses' } });
    expect(back({ ...lost, gone: 'marched-home' }, 'lost', others)).toEqual([0, 5, 15]);
  });

  it('is in the armies of the next battle, and the rest in those of the one after it [wrg/campaign/losses-later]', () => {
    const game = table();
    const first = comesOf(game, 'rome', {
      'rome-legion': { figures: 5 },
      'gaul-band': { figures: 4 },
      'gaul-nobles': { figures: 2, gone: 'surrendered' },
    });
    expect(figuresIn(first.scenario, 'rome')).toMatchObject({ 'rome-legion': 20 });
    expect(figuresIn(first.scenario, 'gaul')).toEqual({ 'gaul-band': 9, 'gaul-levy': 20, 'gaul-nobles': 1 });
    expect(first.soFar).toMatchObject({ number: 2, owed: { 'gaul-band': 15, 'gaul-nobles': 5 } });
    if (first.scenario === null) throw new Error('a battle follows');
    const state = musterWrg(first.scenario, game.rules);
    const second = wrgCampaign(
      { scenario: first.scenario, state, outcome: { winner: null, reason: '' }, soFar: first.soFar },
      game.rules,
    );
    expect(figuresIn(second.scenario, 'gaul')).toEqual({ 'gaul-band': 24, 'gaul-levy': 20, 'gaul-nobles': 6 });
    expect(second.soFar).toMatchObject({ number: 3, owed: {} });
  });

  it('keeps units without a figure until some come back', () => {
    const game = table();
    const first = comesOf(game, 'rome', { 'gaul-nobles': { figures: 0, gone: 'destroyed', strength: 3 } });
    expect(figuresIn(first.scenario, 'gaul')).toEqual({ 'gaul-band': 24, 'gaul-levy': 20 });
    expect(first.soFar).toMatchObject({ resting: { gaul: [{ id: 'gaul-nobles' }] }, owed: { 'gaul-nobles': 3 } });
    if (first.scenario === null) throw new Error('a battle follows');
    const state = musterWrg(first.scenario, game.rules);
    const second = wrgCampaign(
      { scenario: first.scenario, state, outcome: { winner: null, reason: '' }, soFar: first.soFar },
      game.rules,
    );
    expect(figuresIn(second.scenario, 'gaul')).toMatchObject({ 'gaul-nobles': 3 });
  });
});

describe('the next battle', () => {
  it('is defended by who has lost, with terrain and field defences of his own [wrg/campaign/loser-defends] [wrg/campaign/first-battle]', () => {
    const drawn = comesOf(table(), null, {});
    expect(drawn.soFar).toMatchObject({ battle: { kind: 'encounter' } });
    expect(drawn.told.at(-1)).toBe('The next battle is an encounter.');
    const lost = comesOf(table(), 'rome', { 'gaul-band': { figures: 4 } });
    expect(lost.soFar).toMatchObject({ battle: { kind: 'defence', defender: 'gaul' } });
    expect(lost.told.join(' ')).toMatch(
      /Gaul defends in the next battle: it lays out 0 to 3 terrain units and may build field defences of \d+ points\./,
    );
  });

  it('has the roles changed when the defender wins, and is a siege when he loses [wrg/campaign/defender-wins] [wrg/campaign/defender-loses]', () => {
    const kept = { number: 2, battle: { kind: 'defence', defender: 'gaul' }, owed: {}, resting: {} };
    expect(comesOf(table(), 'gaul', {}, kept).soFar).toMatchObject({ battle: { kind: 'defence', defender: 'rome' } });
    expect(comesOf(table(), null, {}, kept).soFar).toMatchObject({ battle: { kind: 'defence', defender: 'gaul' } });
    const siege = comesOf(table(), 'rome', { 'gaul-band': { figures: 4 } }, { ...kept, fortress: 400 });
    expect(siege.soFar).toMatchObject({ battle: { kind: 'siege', defender: 'gaul' }, owed: { 'gaul-band': 20 } });
    // In the fortress are those alone who are left.
    expect(figuresIn(siege.scenario, 'gaul')).toMatchObject({ 'gaul-band': 4 });
    expect(siege.told.join(' ')).toMatch(
      /Gaul has taken refuge in a fortress\. Rome may bring siege equipment of [1-9]\d* points\./,
    );
    const besieging = { ...kept, battle: { kind: 'siege', defender: 'gaul' } };
    expect(comesOf(table(), 'gaul', {}, besieging).soFar).toMatchObject({ battle: { kind: 'encounter' } });
    expect(comesOf(table(), 'rome', {}, besieging)).toMatchObject({ scenario: null });
  });

  it('has those fight for their former enemy who went over to him [wrg/campaign/defectors]', () => {
    const over = comesOf(table(), 'rome', { 'gaul-levy': { side: 'rome' } }).scenario;
    expect(Object.keys(figuresIn(over, 'gaul'))).not.toContain('gaul-levy');
    const levy = over?.sides.rome?.units.find(({ id }) => id === 'gaul-levy');
    expect(levy).toMatchObject({ figures: 20, nation: 'gallic', facing: 0, at: [700, 500] });
    expect(levy).not.toHaveProperty('loyalty');
    const arabs = table({
      pieces: pieces.map(piece =>
        piece.id === 'gaul-levy' ? { ...piece, nation: 'arab', loyalty: 'mercenaries' } : piece,
      ),
    });
    const again = comesOf(arabs, 'rome', { 'gaul-levy': { side: 'rome' } }).scenario;
    expect(again?.sides.rome?.units.find(({ id }) => id === 'gaul-levy')).toMatchObject({ loyalty: 'mercenaries' });
  });

  it('is fought a month later, after a first in spring [wrg/campaign/weather]', () => {
    const inMonth = (month: 'april' | 'july') =>
      table({ scenario: { weather: { region: 'mediterranean', month, brings: ['rain'] } } });
    const first = comesOf(inMonth('april'), null, {});
    expect(first.scenario?.weather).toMatchObject({ month: 'may' });
    expect(first.scenario?.weather).not.toHaveProperty('brings');
    expect(first.told.at(-1)).toBe('The next battle is an encounter, in May.');
    expect(() => comesOf(inMonth('july'), null, {})).toThrow('begins in july');
  });

  it('comes some hours after the last [wrg/scale/campaign-period] [wrg/scale/period-length]', () => {
    const game = table();
    game.state.period = 9;
    expect(comesOf(game, null, {}).told[0]).toBe(
      'The battle lasted 9 periods: 4.5 minutes of action and what lay between, 9 hours of the campaign.',
    );
  });

  it('is none for what was not kept of this series', () => {
    expect(() => comesOf(table(), null, {}, { number: 0 })).toThrow();
    const strange = { number: 2, battle: { kind: 'defence', defender: 'persia' }, owed: {}, resting: {} };
    expect(() => comesOf(table(), null, {}, strange)).toThrow('no side of this battle');
  });
});

describe('a small campaign', () => {
  const generals = () => ({ rome: lineOfBattle(), gaul: lineOfBattle() });
  const { scenario } = table({ scenario: { weather: { region: 'europe', month: 'march' }, suddenDeath: true } });

  it('is fought from battle to battle, and decided each time', () => {
    const first = playOut(wrg, startBattle(wrg, scenario, { seed: 7 }), generals());
    const sequel = sequelOf(wrg, first);
    expect(sequel.scenario?.weather?.month).toBe('april');
    const second = playOut(wrg, startBattle(wrg, sequel.scenario, { seed: 8 }), generals());
    expect(second.outcome).not.toBeNull();
    const then = sequelOf(wrg, second, sequel.soFar);
    expect(then.soFar).toMatchObject({ number: 3, first: 'march' });
    expect(then.scenario?.weather?.month ?? 'may').toBe('may');
    for (const side of ['rome', 'gaul']) {
      for (const [id, figures] of Object.entries(figuresIn(then.scenario, side))) {
        expect(figures, id).toBeLessThanOrEqual(pieces.find(piece => piece.id === id)?.figures ?? 0);
      }
    }
  });

  it('has no next battle before this one is decided', () => {
    expect(() => sequelOf(wrg, startBattle(wrg, scenario, { seed: 7 }))).toThrow('not decided');
  });
});
