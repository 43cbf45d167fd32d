import { describe, expect, it } from 'vitest';
import { scripted } from '../../src/dice/index.js';
import { ancientShock } from '../../src/rulesets/cady/ancient-medieval/index.js';
import { type Clash, clash, fight } from './melee-top.js';
import { all, unitIn } from './table-top.js';

/** What the shock of blue on red threw and did. */
function shock(what: Clash, dice: readonly number[]) {
  const game = clash(what);
  const { of } = fight(game, ['shock'], { dice });
  const [told] = of('shock');
  return { game, told, dice: told?.dice, losses: told?.losses, left: unitIn(game.state, 'red-1').figures };
}

const horse = { type: 'medium-cavalry', figures: 10, formation: 'Col 10' } as const;
const foot = { type: 'medium-infantry', figures: 30, formation: 'Col 16' } as const;
const line = (id: string, kind: 'stakes' | 'caltrops' | 'entrenchment', side: string, y: number, depth = 0) => ({
  id,
  kind,
  side,
  line: [
    { x: 120, y },
    { x: 80, y },
  ] as const,
  depth,
  knownTo: [],
});

describe('the shock of a charge on the table (cady/common/sequence/step-7-shock cady/ancient-medieval/shock/dice)', () => {
  it('ten medium cavalry throw twenty dice at medium infantry, and 2, 4 and 6 hit', () => {
    const { told, left } = shock({ blue: horse, red: foot }, [...all(7, 2), ...all(3, 4), 6, ...all(9, 5)]);
    expect(told).toMatchObject({ dice: 20, faces: [2, 4, 6], losses: 11 });
    expect(left).toBe(19);
  });

  it('throws what the rule alone throws', () => {
    const faces = [1, 2, 3, 4, 5, 6, 6, 6, 1, 2, 3, 4, 5, 6, 1, 1, 1, 2, 3, 4];
    const { losses } = shock({ blue: horse, red: foot }, faces);
    const strike = {
      attacker: 'medium-cavalry',
      receiver: 'medium-infantry',
      figures: 10,
      chargeOrdered: true,
    } as const;
    const alone = ancientShock(
      { strikes: [{ ...strike, clearPath: 30 }], defenders: 30, inContact: 16, movementLeft: true },
      scripted(faces),
    );
    expect(losses).toBe(alone.lost);
  });

  it('horse that comes to stakes has its shocks taken, unless it set them up itself (cady/ancient-medieval/stakes/shock)', () => {
    expect(shock({ blue: horse, red: foot, works: [line('s', 'stakes', 'red', 50.1)] }, []).dice).toBe(0);
    expect(shock({ blue: horse, red: foot, works: [line('s', 'stakes', 'blue', 50.1)] }, all(20, 1)).dice).toBe(20);
    expect(shock({ blue: horse, red: foot, works: [line('s', 'stakes', 'red', 90)] }, all(20, 1)).dice).toBe(20);
  });

  it('caltrops on its way take one (cady/ancient-medieval/caltrops/shock)', () => {
    expect(shock({ blue: horse, red: foot, works: [line('c', 'caltrops', 'red', 50.2, 2)] }, all(10, 1)).dice).toBe(10);
    expect(shock({ blue: horse, red: foot, works: [line('c', 'caltrops', 'red', 40, 2)] }, all(10, 1)).dice).toBe(10);
    expect(shock({ blue: horse, red: foot, works: [line('c', 'caltrops', 'red', 70, 2)] }, all(20, 1)).dice).toBe(20);
  });

  it('an entrenchment takes them as a stone wall does (cady/ancient-medieval/romans/entrench)', () => {
    expect(shock({ blue: horse, red: foot, works: [line('e', 'entrenchment', 'red', 50.1)] }, []).dice).toBe(0);
  });

  it('pole arms take one, a testudo and pikes two deep take all (cady/ancient-medieval/pike/shock-reduction cady/ancient-medieval/romans/testudo-no-shock)', () => {
    const red = (type: 'pole-arm' | 'swiss-pike-medium' | 'roman-legionary', be = {}) =>
      shock(
        { blue: horse, red: { type, figures: 32, formation: 'Col 16', be } },
        type === 'pole-arm' ? all(10, 1) : [],
      );
    expect(red('pole-arm').dice).toBe(10);
    expect(red('swiss-pike-medium').dice).toBe(0);
    expect(red('roman-legionary', { formation: 'testudo' }).dice).toBe(0);
  });

  it('the front of a phalanx takes two off cavalry (cady/ancient-medieval/phalanx/cavalry-shock-front)', () => {
    const red = { type: 'hoplites', figures: 32, formation: 'Col 16', be: { formation: 'phalanx' } } as const;
    expect(shock({ blue: horse, red }, []).dice).toBe(0);
    const aside = [{ a: 'blue-1', b: 'red-1', edgeOfB: 'flank' as const }];
    expect(shock({ blue: horse, red, touches: aside }, all(20, 1)).dice).toBe(20);
  });

  it('a charging phalanx counts two ranks (cady/ancient-medieval/phalanx/charge-shock)', () => {
    const blue = { type: 'hoplites', figures: 24, formation: 'Col 12', be: { formation: 'phalanx' } } as const;
    expect(shock({ blue, red: foot }, all(24, 1)).dice).toBe(24);
    // A marsh under the left half of it, whose files count none in either rank.
    const outline = [
      [80, 40],
      [100, 40],
      [100, 60],
      [80, 60],
    ] as [number, number][];
    const marsh = { kind: 'marsh' as const, id: 'mere', outline };
    expect(shock({ blue, red: foot, features: [marsh] }, all(12, 1)).dice).toBe(12);
  });

  it('elephants take no shock and give none (cady/ancient-medieval/elephant/no-charge)', () => {
    const elephant = { type: 'war-elephant-archer' } as const;
    expect(shock({ blue: horse, red: elephant }, []).dice).toBe(0);
    expect(shock({ blue: elephant, red: foot }, []).told).toBeUndefined();
  });

  it('nobody rides up a ladder, nor charges on the horse that only brings him (cady/ancient-medieval/mounted-infantry/dismount-to-fight)', () => {
    const up = [{ a: 'blue-1', b: 'red-1', storms: 'ladder' as const }];
    expect(shock({ blue: { type: 'men-at-arms', figures: 10 }, red: foot, touches: up }, []).told).toBeUndefined();
    const mounts = { left: 10, mounted: true, at: null, takenBy: null };
    const rider = { type: 'men-at-arms', figures: 10, be: { mounts } } as const;
    expect(shock({ blue: rider, red: foot }, []).told).toBeUndefined();
  });

  it('hits on a chariot cost it its crew (cady/ancient-medieval/chariot/casualties-individual)', () => {
    const one = { ...horse, figures: 1, formation: 'Col 1' };
    const { game } = shock({ blue: one, red: { type: 'chariot-archer' } }, [6, 1]);
    expect(unitIn(game.state, 'red-1').chariot?.crew).toEqual(['driver']);
  });
});
