import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fullCrew,
  mayFireThisTurn,
  mayMan,
  maySpike,
  rateOfFire,
} from '../../src/rulesets/cady/musket/artillery-crew.js';
import type { GunType } from '../../src/rulesets/cady/musket/rules.js';
import { musketRulesUnder } from '../rules-under.js';

const rates = (gun: GunType, ...crews: number[]) => crews.map(crew => rateOfFire({ gun, crew }).rate);
const gun = fc.constantFrom<GunType>(
  'six-pounder-cannon',
  'six-pounder-horse-artillery',
  'eight-pounder-cannon',
  'eight-pounder-howitzer',
  'twelve-pounder-cannon',
  'congreve-rockets',
);

describe('the crew of a gun', () => {
  it('is full with three or six [cady/musket/artillery/crew/full]', () => {
    expect(fullCrew('six-pounder-cannon')).toBe(3);
    expect(fullCrew('congreve-rockets')).toBe(3);
    expect(fullCrew('six-pounder-horse-artillery')).toBe(6);
    expect(fullCrew('eight-pounder-howitzer')).toBe(6);
    expect(fullCrew('twelve-pounder-cannon')).toBe(6);
    expect(fullCrew('six-pounder-cannon', musketRulesUnder({ 'cady/ruling/crew-6-pd': 'card' }))).toBe(4);
  });

  it('fires at half rate when reduced, numbers between counting with the larger [cady/musket/artillery/crew/half-fire] [cady/musket/artillery/crew/no-fire]', () => {
    expect(rates('six-pounder-cannon', 3, 2, 1, 0)).toEqual(['full', 'half', 'none', 'none']);
    expect(rates('twelve-pounder-cannon', 6, 5, 4, 3, 2, 1)).toEqual(['full', 'full', 'half', 'half', 'none', 'none']);
  });

  it('half rate is every other turn', () => {
    const crew = { gun: 'six-pounder-cannon', crew: 2 } as const;
    let firedOn = 0;
    const fired = [1, 2, 3, 4, 5].filter(turn => {
      const { allowed } = mayFireThisTurn({ ...crew, turn, firedOn });
      if (allowed) firedOn = turn;
      return allowed;
    });
    expect(fired).toEqual([1, 3, 5]);
  });

  it('who are no gunners fire every other turn at best [cady/musket/artillery/unattended/untrained-half]', () => {
    expect(rateOfFire({ gun: 'twelve-pounder-cannon', crew: 6, untrained: true }).rate).toBe('half');
    expect(rateOfFire({ gun: 'twelve-pounder-cannon', crew: 2, untrained: true }).rate).toBe('none');
  });

  it('cannot fire a spiked gun again [cady/musket/artillery/spike/permanent]', () => {
    const spiked = { gun: 'six-pounder-cannon', crew: 3, turn: 9, firedOn: 0, spiked: true } as const;
    expect(mayFireThisTurn(spiked)).toMatchObject({
      allowed: false,
      because: [{ clause: 'cady/musket/artillery/spike/permanent' }],
    });
  });

  it('spikes it on a written order [cady/musket/artillery/spike/needs-order], not in melee [cady/musket/artillery/spike/not-in-melee]', () => {
    expect(maySpike({ crew: 1, ordered: true, inMelee: false })).toBe(true);
    expect(maySpike({ crew: 1, ordered: false, inMelee: false })).toBe(false);
    expect(maySpike({ crew: 1, ordered: true, inMelee: true })).toBe(false);
    expect(maySpike({ crew: 0, ordered: true, inMelee: false })).toBe(false);
  });

  it('may be replaced by anybody once it is gone [cady/musket/artillery/unattended/re-man]', () => {
    expect(mayMan({ crew: 0, spiked: false })).toBe(true);
    expect(mayMan({ crew: 0, spiked: true })).toBe(false);
    expect(mayMan({ crew: 1, spiked: false })).toBe(false);
  });

  it('fewer men never fire faster', () => {
    const order = ['none', 'half', 'full'];
    fc.assert(
      fc.property(gun, fc.nat(8), fc.boolean(), (type, crew, untrained) => {
        const rank = (men: number) => order.indexOf(rateOfFire({ gun: type, crew: men, untrained }).rate);
        expect(rank(crew)).toBeLessThanOrEqual(rank(crew + 1));
      }),
    );
  });
});
