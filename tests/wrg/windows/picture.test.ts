import { describe, expect, it } from 'vitest';
import type { Told } from '../../../src/battle/index.js';
import { drawTable, pictureFaults } from '../../../src/draw/index.js';
import { wrgRules } from '../../../src/rulesets/wrg/rules.js';
import type { WrgState } from '../../../src/rulesets/wrg/state.js';
import type { WrgTerms } from '../../../src/rulesets/wrg/terms.js';
import { troopTypes } from '../../../src/rulesets/wrg/troops.js';
import { pictureWrg, pictureWrgSeen } from '../../../src/rulesets/wrg/windows/picture.js';
import { battleLines, mustered, seatOf, unitIn } from './battle-lines.js';

const scenario = battleLines();
const picture = (state: WrgState = mustered(), events: readonly Told<WrgTerms>[] = []) =>
  pictureWrg({ scenario, rules: wrgRules() }, state, events);
const pieceIn = ({ pieces }: ReturnType<typeof picture>, id: string) => {
  const piece = pieces.find(each => each.id === id);
  if (piece === undefined) throw new Error(`no piece ${id}`);
  return piece;
};
const told = { turn: 1, phase: 'x', because: [] } as const;

describe('the table in a picture', () => {
  it('is drawn in paces, without a fault, with every type of troops', () => {
    const types = new Set(Object.values(mustered().units).map(({ troops }) => troops.type));
    expect([...troopTypes].filter(type => !types.has(type))).toEqual([]);
    const drawn = picture();
    expect(drawn.unit).toBe('pace');
    expect(pictureFaults(drawn)).toEqual([]);
    const svg = drawTable(drawn);
    for (const { label } of drawn.pieces) expect(svg).toContain(label.split(' ').at(-1));
    expect(svg).toContain('paces');
    // Eighteen pixels to the inch, ten paces to the inch.
    expect(svg).toMatch(/width="18\d\d"|width="17\d\d/);
  });

  it.each([
    ['velites', 'infantry', undefined, 'LI C', true],
    ['cretans', 'infantry', 'bowmen', 'LMI C', undefined],
    ['legion-1', 'infantry', 'shields', 'HI B', undefined],
    ['africans', 'infantry', 'pikes', 'HI C', undefined],
    ['balearics', 'infantry', 'slingers', 'LI B', true],
    ['triarii', 'infantry', 'spears', 'HI A', undefined],
    ['equites', 'cavalry', undefined, 'MC B', undefined],
    ['cataphracts', 'cavalry', 'armoured horsemen', 'SHC B', undefined],
    ['archers-horse', 'cavalry', 'horse archers', 'LC C', true],
    ['camels', 'cavalry', 'armoured horsemen', 'EHC camels D', undefined],
    ['elephants', 'cavalry', 'elephant', 'elephants C', undefined],
    ['chariots', 'cavalry', 'chariot', 'chariots D', undefined],
    ['train', 'cavalry', 'wagon', 'wagons D', undefined],
    ['scorpions', 'artillery', 'bolt thrower', 'light bolt thrower C', undefined],
  ])('%s is drawn as what it is', (id, arm, look, note, loose) => {
    const piece = pieceIn(picture(), id);
    expect([piece.arm, piece.look, piece.note, piece.loose]).toEqual([arm, look, note, loose]);
  });

  it('draws horsemen who have dismounted on foot', () => {
    const state = mustered();
    unitIn(state, 'equites').dismounted = true;
    const { arm, note } = pieceIn(picture(state), 'equites');
    expect([arm, note]).toEqual(['infantry', 'MC B, dismounted']);
  });

  it('shows generals by their flags, and those who ride alone', () => {
    const state = mustered();
    expect(pieceIn(picture(state), 'legion-2').flag).toBe('commander');
    expect(pieceIn(picture(state), 'equites').flag).toBe('sub-commander');
    Object.assign(state.generals.scipio!, { with: null, at: { x: 300, y: 200 } });
    Object.assign(state.generals.laelius!, { gone: 'dead' });
    const drawn = picture(state);
    expect(pieceIn(drawn, 'legion-2').flag).toBeUndefined();
    expect(pieceIn(drawn, 'equites').flag).toBeUndefined();
    expect(pieceIn(drawn, 'general scipio')).toMatchObject({ label: 'Scipio', flag: 'commander' });
  });

  it('shows losses, routs, melees, moves, shots and who has gone', () => {
    const state = mustered();
    const legion = unitIn(state, 'legion-2');
    legion.figures = 20;
    unitIn(state, 'gauls').rout = { periods: 1, from: { x: 0, y: 0 } };
    unitIn(state, 'camels').gone = 'dispersed';
    unitIn(state, 'ligurians').gone = 'destroyed';
    const elephants = unitIn(state, 'elephants');
    elephants.placed = { ...elephants.placed, at: { x: 480, y: 140 } };
    const met = { a: 'elephants', b: 'legion-2', sideOfA: 'front', sideOfB: 'front' } as const;
    state.melees.push({ ...met, since: 1, chargers: ['elephants'], following: [] });
    const from = { x: 480, y: 300 };
    const to = { x: 480, y: 140 };
    const moved = { ...told, kind: 'moved', from, to, facing: 180, distance: 160 } as const;
    const shot = { ...told, kind: 'shot', figures: 5, range: 80, total: 1 } as const;
    const drawn = picture(state, [
      { ...moved, unit: 'elephants', doing: 'charging', way: [from, to] },
      { ...moved, unit: 'gauls', doing: 'routing', way: [from, to] },
      { ...moved, unit: 'allies', doing: 'halted', way: [from] },
      { ...shot, unit: 'cretans', target: 'elephants', casualties: 9 },
      { ...shot, unit: 'cretans', target: 'ligurians', casualties: 9 },
      { ...told, kind: 'gone', unit: 'camels', how: 'dispersed', figures: 6 },
    ]);
    expect(pictureFaults(drawn)).toEqual([]);
    expect(pieceIn(drawn, 'legion-2')).toMatchObject({ lost: { figures: 4 }, state: 'in melee' });
    expect(pieceIn(drawn, 'gauls').state).toBe('rout');
    // Who has gone in this period leaves a ring, who went before leaves nothing.
    expect(pieceIn(drawn, 'camels')).toMatchObject({ placed: { figures: 0 }, note: 'disperses' });
    expect(drawn.pieces.some(({ id }) => id === 'ligurians')).toBe(false);
    expect(drawn.moves).toEqual([
      { piece: 'elephants', how: 'charge', path: [from, to] },
      { piece: 'gauls', how: 'recoil', path: [from, to] },
    ]);
    expect(drawn.shots).toEqual([{ from: 'cretans', to: 'elephants', hits: 9 }]);
    expect(drawn.melees).toEqual([{ x: 480, y: 140 }]);
    expect(drawn.sides?.map(({ strength }) => strength)).toEqual([
      '10 units, 127 figures, 4 lost',
      expect.stringMatching(/^10 units, \d+ figures, 22 lost$/),
    ]);
  });

  it('says who holds a place', () => {
    const state = mustered();
    Object.assign(state.holdings[0]!, { side: 'rome', turns: 2 });
    expect(picture(state).objectives).toEqual([expect.objectContaining({ side: 'rome', note: 'held for 2 periods' })]);
  });

  it('shows nobody who is not on the table yet, to anybody', () => {
    expect(picture().pieces.some(({ id }) => id === 'late' || id === 'camp-guard')).toBe(false);
  });
});

describe('the table as a side sees it', () => {
  it('has one’s own ambush, and the enemy’s nowhere in it', () => {
    const own = pictureWrgSeen(seatOf('carthage'), []);
    expect(own.pieces.find(({ id }) => id === 'lurkers')?.note).toBe('LHI C, in ambush');
    const his = pictureWrgSeen(seatOf('rome'), []);
    for (const hidden of ['lurkers', 'Bruttians', 'late', 'Macedonians']) {
      expect(JSON.stringify(his)).not.toContain(hidden);
    }
    expect(drawTable(his)).not.toContain('Bruttians');
    expect(his.sides?.find(({ id }) => id === 'carthage')?.strength).toMatch(/^11 units/);
    expect(own.sides?.find(({ id }) => id === 'carthage')?.strength).toMatch(/^12 units/);
  });

  it('has one’s own messengers, and none of the enemy’s', () => {
    const state = mustered();
    const sent = { from: 'scipio', to: 'numidians', order: 'hold', at: { x: 330, y: 150 }, rides: 2, galloped: false };
    state.messengers.push({ id: 'm1', side: 'rome', ...sent });
    expect(pictureWrgSeen(seatOf('rome', state), []).things).toEqual([
      { kind: 'rider', id: 'messenger m1', at: { x: 330, y: 150 }, facing: expect.closeTo(270, 0) },
    ]);
    expect(pictureWrgSeen(seatOf('carthage', state), []).things).toEqual([]);
  });

  it('shows nobody shooting out of an ambush that is not found', () => {
    const shot = {
      ...told,
      kind: 'shot',
      unit: 'lurkers',
      target: 'equites',
      figures: 5,
      range: 80,
      total: 1,
      casualties: 3,
    } as const;
    expect(pictureWrgSeen(seatOf('rome'), [shot]).shots).toEqual([]);
  });
});
