import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ancientColumnShifts,
  ancientMedievalTroopTypes,
  ancientMorale,
  ancientReactionMove,
  type TroopType,
} from '../../src/rulesets/cady/ancient-medieval/index.js';
import { ancientMedievalRules } from '../../src/rulesets/cady/ancient-medieval/rules.js';
import { compareReactions } from '../../src/rulesets/cady/common/index.js';
import { ancientMedievalRulesUnder } from '../rules-under.js';

const ancientMedievalTroops = ancientMedievalRules().troops;

const columns = (type: TroopType, inBattle = false) =>
  ancientColumnShifts({ type, inBattle }).reduce((sum, shift) => sum + shift.columns, 0);

describe('morale of the ancient and medieval game', () => {
  it('68 reads 61-70 alone and 71-80 in a battle [cady/ancient-medieval/battle/morale-column-shift] [cady/ancient-medieval/definition/battle]', () => {
    const test = { type: 'men-at-arms', before: 17, lost: 4 } as const;
    expect(ancientMorale(test)).toMatchObject({ value: 68, column: '61-70', read: '61-70', reaction: 'rout' });
    expect(ancientMorale({ ...test, inBattle: true })).toMatchObject({ read: '71-80', reaction: 'back-and-turn' });
  });

  it('cavalry two columns, in a battle three [cady/ancient-medieval/capability/cavalry-morale-shift]', () => {
    expect(columns('heavy-cavalry')).toBe(2);
    expect(columns('horse-archer-light')).toBe(2);
    expect(columns('mongol-horse-archer', true)).toBe(3);
    expect([columns('medium-infantry'), columns('chariot-archer'), columns('war-elephant-archer')]).toEqual([0, 0, 0]);
    const only = ancientMedievalRulesUnder({ rulings: { 'cady/ruling/cavalry-morale-who': 'cavalry' } });
    expect(ancientColumnShifts({ type: 'horse-archer-light' }, only)).toEqual([]);
  });

  it('a unit outside any battle has no shift for it [cady/ancient-medieval/battle/optional-membership]', () => {
    expect(columns('medium-infantry', true)).toBe(1);
    expect(columns('medium-infantry')).toBe(0);
  });

  it('each unit of a battle answers for its own losses [cady/ancient-medieval/battle/independent-melee]', () => {
    const unit = (lost: number) =>
      ancientMorale({ type: 'medium-infantry', before: 20, lost, inBattle: true }).reaction;
    expect([unit(0), unit(6)]).toEqual(['no-effect', 'rout']);
  });

  it('chariots, elephants, samurai and berserkers take no test [cady/ancient-medieval/samurai/individual] [cady/ancient-medieval/berserker/stats] [cady/ancient-medieval/chariot/casualties-individual] [cady/ancient-medieval/definition/berserker]', () => {
    for (const type of [
      'samurai-cavalry',
      'berserker',
      'chariot-javelin',
      'war-elephant-javelin',
      'trebuchet',
    ] as const) {
      expect(ancientMorale({ type, before: 1, lost: 1 })).toMatchObject({ tested: false, reaction: 'no-effect' });
    }
    const sheet = ancientMedievalRulesUnder({ rulings: { 'cady/ruling/chariot-morale': 'order-sheet' } });
    expect(ancientMorale({ type: 'chariot-archer', before: 2, lost: 1 }, sheet).tested).toBe(true);
  });

  it('a king raises the morale of the unit he fights with [cady/ancient-medieval/definition/king-morale]', () => {
    const test = { type: 'medium-infantry', before: 10, lost: 2 } as const;
    expect(ancientMorale(test)).toMatchObject({ value: 30, loss: 6, reaction: 'rout' });
    expect(ancientMorale({ ...test, morale: 4 })).toMatchObject({ value: 40, loss: 8 });
  });

  it('back is half a move [cady/ancient-medieval/battle/reaction-back]', () => {
    expect(ancientReactionMove({ type: 'medium-infantry', reaction: 'back' })).toMatchObject({ cm: 12, leaves: false });
  });

  it('back and turn is a whole move with backs to the enemy [cady/ancient-medieval/battle/reaction-back-and-turn]', () => {
    const move = ancientReactionMove({ type: 'light-cavalry', reaction: 'back-and-turn' });
    expect(move).toEqual({ cm: 90, facing: 'away', leaves: false });
  });

  it('a rout leaves the board [cady/ancient-medieval/battle/reaction-rout]', () => {
    expect(ancientReactionMove({ type: 'peasants', reaction: 'rout' }).leaves).toBe(true);
  });

  it('belonging to a battle never makes a reaction worse; losing more never makes it milder up to a rout', () => {
    const tested = ancientMedievalTroopTypes.filter(type => ancientMedievalTroops[type].morale !== null);
    fc.assert(
      fc.property(fc.constantFrom(...tested), fc.integer({ min: 1, max: 36 }), fc.nat(36), (type, before, some) => {
        const lost = Math.min(before, some);
        const alone = ancientMorale({ type, before, lost });
        const together = ancientMorale({ type, before, lost, inBattle: true });
        expect(compareReactions(together.reaction, alone.reaction)).toBeLessThanOrEqual(0);
        const more = ancientMorale({ type, before, lost: before });
        expect(compareReactions(more.reaction, alone.reaction)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
