import { describe, expect, it } from 'vitest';
import { typing } from './command.js';

describe('whoever plays the landing at Kip’s Bay', () => {
  it('orders his foot, his captains and his guns, and sees what came of it (cady/musket/ship/gun-projectiles cady/musket/boat/beach)', async () => {
    const { code, out } = await typing(
      ['look', '2', '1', 'bot', '1', 'bot rest', 'bot rest', 'bot rest', 'quit'],
      'play',
      'examples/scenarios/river-landing.json',
      '--side',
      'british',
      '--seed',
      '5',
    );
    expect(code).toBe(0);
    // The guns of the ships stand in no list of orders; they have no end of shot.
    expect(out).toMatch(/port gun 1 of HMS Phoenix +12 pd cannon +6 of 6 +N +no end of shot/);
    const captains = out.indexOf('Your ships and boats');
    const orders = out.slice(out.lastIndexOf('Write your orders', captains), captains);
    expect(orders).toMatch(/1st Grenadiers \(grenadiers\): H +Sage/);
    expect(orders).not.toMatch(/\d {2}(?:port|starboard) gun/);
    // Captains are asked, then each gun that is loaded and has a target.
    expect(out).toContain('boat-1: the light infantry’s flatboats, bow at (60, 32), to N');
    expect(out).toMatch(/port gun 1 of HMS Phoenix: what, where to, and how far\?/);
    expect(out).toMatch(/solid: 0 to 120 cm, no end of it/);
    expect(out).toMatch(/Port gun 1 of HMS Phoenix fires (?:canister|solid) at bearing \d+°/);
    expect(out).toContain('Turn 2');
  });
});
