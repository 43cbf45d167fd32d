import { describe, expect, it } from 'vitest';
import type { InstructionKind } from '../../../src/rulesets/wrg/reaction/instruction.js';
import type { Play } from '../../../src/rulesets/wrg/turn/play.js';
import { obey } from '../../../src/rulesets/wrg/turn/reacting/obey.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { play, setUp, unitIn } from './table-top.js';

const alarmed = { alarmed: true };
const ours = { disorganised: false, losesOrder: false, newOrder: false } as const;

/** Gallic foot has charged Roman skirmishers, who have got away; then missiles have one of them tested, and he is told something for two periods. */
const told = (
  who: 'gaul-foot' | 'rome-skirmishers',
  kind: InstructionKind,
  reading?: string,
  ruling = 'wrg/ruling/told-while-recovering',
) => {
  const rulings = reading === undefined ? {} : { [ruling]: reading };
  const game = setUp({
    rules: wrgRulesUnder({ rulings }),
    pieces: [
      { id: 'rome-guard', at: [120, 100], be: alarmed },
      { id: 'rome-skirmishers', type: 'li', weapons: ['javelins'], at: [500, 300], be: alarmed },
      { id: 'gaul-foot', type: 'lmi', at: [500, 450], be: alarmed },
      { id: 'gaul-reserve', at: [620, 700], be: alarmed },
    ],
  });
  const [foot, skirmishers] = [unitIn(game, 'gaul-foot'), unitIn(game, 'rome-skirmishers')];
  foot.period = { ...foot.period, doing: 'charging', charges: 'rome-skirmishers', moved: 80 };
  const counter = { what: 'evade', charger: 'gaul-foot' } as const;
  skirmishers.period = { ...skirmishers.period, doing: 'evading', counter, moved: 80 };
  obey(unitIn(game, who), { kind, periods: 2, moves: 'away-facing-attack', ...ours }, 'missile-casualties', {
    ...game,
    tell: () => {},
  } as unknown as Play);
  play(game, { seed: 1 }, ['reactions']);
  const does = () => {
    play(game, { seed: 1 });
    return unitIn(game, who).period.doing;
  };
  return [does(), does(), does()];
};

describe('who has been told by a test after missiles to go somewhere', () => {
  it('does so for as long as the chart says though his enemy has evaded, and reorganises after it [wrg/ruling/told-while-recovering] [wrg/reaction/result-no-order-move-to-friends]', () => {
    const [first, second, third] = told('gaul-foot', 'move-to-friends');
    expect([first, second]).toEqual(['retiring', 'retiring']);
    expect(third).toBe('reorganising');
    expect(told('gaul-foot', 'retire')).toEqual(['retiring', 'retiring', 'reorganising']);
    expect(told('gaul-foot', 'retire', 'recovers-first').slice(0, 1)).toEqual(['rallying-back']);
  });

  it('does so though he has evaded himself [wrg/ruling/told-while-recovering] [wrg/reaction/result-current-retire]', () => {
    expect(told('rome-skirmishers', 'retire')).toEqual(['retiring', 'retiring', 'reorganising']);
    expect(told('rome-skirmishers', 'retire', 'recovers-first').slice(0, 1)).toEqual(['reorganising']);
  });

  it('and owes nothing any more when he has been there, by another reading [wrg/ruling/owed-after-being-sent] [wrg/evade/charger-rallies-back]', () => {
    for (const who of ['gaul-foot', 'rome-skirmishers'] as const) {
      const by = (reading: string) => told(who, 'retire', reading, 'wrg/ruling/owed-after-being-sent');
      expect(by('reorganises-where-it-has-come-to')).toEqual(['retiring', 'retiring', 'reorganising']);
      const [first, second, third] = by('owes-nothing-any-more');
      expect([first, second]).toEqual(['retiring', 'retiring']);
      expect(third).not.toBe('reorganising');
    }
  });

  it('who is told to halt rallies back or reorganises all the same [wrg/evade/charger-rallies-back]', () => {
    expect(told('gaul-foot', 'halt').slice(0, 1)).toEqual(['rallying-back']);
    expect(told('rome-skirmishers', 'halt').slice(0, 1)).toEqual(['reorganising']);
  });
});
