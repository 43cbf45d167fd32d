import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distribution, usingScript } from '../../src/dice/index.js';
import { RuleViolation } from '../../src/rulebook/index.js';
import { shotAtChargers, thirdsLeft } from '../../src/rulesets/cady/ancient-medieval/missiles/fire-at-chargers.js';
import {
  berserkerKilled,
  boltAtElephant,
  type ChariotNow,
  chariotLosesAMan,
  elephantHit,
  meleeDieAtChariot,
  missileAtChariot,
  missilesAtBerserker,
  missilesAtElephant,
} from '../../src/rulesets/cady/ancient-medieval/missiles/missile-hits.js';
import {
  type MissileShot,
  missileOdds,
  missileVolley,
} from '../../src/rulesets/cady/ancient-medieval/missiles/missiles.js';
import { ancientMedievalRules } from '../../src/rulesets/cady/ancient-medieval/rules.js';
import { defensiveShot, fireAtCharger } from '../../src/rulesets/cady/common/fighting/defensive-fire.js';
import { ancientMedievalRulesUnder } from '../rules-under.js';

const under = (id: string, reading: string) =>
  ancientMedievalRulesUnder({ rulings: { [`cady/ruling/${id}`]: reading } });

describe('missiles at a chariot', () => {
  const fresh: ChariotNow = { crew: ['driver', 'missile-man'], immobile: false };
  const odds = missileOdds({ shooter: 'archer-light', target: 'chariot-archer', distance: 40 });
  const throwAt = (chariot: ChariotNow, ...dice: number[]) =>
    usingScript(dice, from =>
      dice.reduce<ChariotNow>(now => {
        const { crew, immobile } = missileAtChariot({ chariot: now, odds }, from);
        return { crew, immobile };
      }, chariot),
    );

  it('take the missile man, then the fighter, then the driver [cady/ancient-medieval/chariot/casualty-order] [cady/ancient-medieval/chariot/casualties-individual]', () => {
    expect(throwAt(fresh, 4)).toEqual({ crew: ['driver'], immobile: false });
    expect(throwAt(fresh, 4, 6)).toEqual({ crew: [], immobile: false });
    const celtic: ChariotNow = { crew: ['driver', 'fighter'], immobile: false };
    expect(throwAt(celtic, 6)).toEqual({ crew: ['driver'], immobile: false });
    expect(chariotLosesAMan({ crew: [], immobile: true }).crew).toEqual([]);
  });

  it('kill a horse with a 1, and the man still shoots [cady/ancient-medieval/chariot/horse-killed]', () => {
    expect(throwAt(fresh, 1)).toEqual({ crew: ['driver', 'missile-man'], immobile: true });
    expect(throwAt(fresh, 2, 3, 5, 7, 8, 9, 10)).toEqual(fresh);
  });

  it('throw nothing that cannot hit', () => {
    const out = { sides: 10, faces: [] };
    expect(usingScript([], dice => missileAtChariot({ chariot: fresh, odds: out }, dice))).toMatchObject(fresh);
  });

  it('twelve arrows are solved die by die, with equal chariots merged', () => {
    let solved = distribution(() => fresh);
    for (let arrow = 0; arrow < 12; arrow++) {
      solved = solved.then((chariot, dice) => {
        const { crew, immobile } = missileAtChariot({ chariot, odds }, dice);
        return { crew, immobile };
      });
    }
    expect(solved.outcomes.length).toBeLessThanOrEqual(6);
    expect(solved.probability(({ crew }) => crew.length === 2)).toBeCloseTo(0.8 ** 12, 10);
    expect(solved.probability(({ immobile }) => !immobile)).toBeCloseTo(0.9 ** 12, 10);
  });

  it('in melee the die of the chariot kills a horse with a 1 [cady/ancient-medieval/chariot/horse-killed]', () => {
    const melee = (face: number, whose: 'chariot' | 'attacker', rules = ancientMedievalRules()) =>
      meleeDieAtChariot({ chariot: fresh, face, whose }, rules).immobile;
    expect([melee(1, 'chariot'), melee(2, 'chariot'), melee(1, 'attacker')]).toEqual([true, false, false]);
    const other = under('chariot-horse-in-melee', 'die-of-the-attacker');
    expect([melee(1, 'chariot', other), melee(1, 'attacker', other)]).toEqual([false, true]);
  });
});

describe('hits on an elephant', () => {
  it('the sixth in all, of missiles and melee, starts the rampage at once [cady/ancient-medieval/elephant/hits-to-rampage] [cady/ancient-medieval/elephant/losses-on-sheet]', () => {
    expect([4, 5, 6].map(hits => elephantHit({ elephant: { hits }, hits: 0 }).fate)).toEqual([
      'stands',
      'stands',
      'rampages',
    ]);
    expect(elephantHit({ elephant: { hits: 3 }, hits: 3 })).toMatchObject({ hits: 6, fate: 'rampages' });
    expect(() => elephantHit({ elephant: { hits: 0 }, hits: 0.5 })).toThrow(RuleViolation);
  });

  it('of a volley are all marked [cady/ancient-medieval/elephant/missile-odds]', () => {
    const shot = { shooter: 'longbow-light', target: 'war-elephant-archer', distance: 30 } as const;
    const groups = [{ ...shot, figures: 3, shots: 2 }];
    const hit = usingScript([2, 4, 6, 8, 10, 1], dice => missilesAtElephant({ elephant: { hits: 2 }, groups }, dice));
    expect(hit).toMatchObject({ hits: 5, fate: 'stands', volley: { dice: 6 } });
  });

  it('of slings do nothing [cady/ancient-medieval/elephant/slings-useless]', () => {
    const groups = [{ shooter: 'slinger', target: 'war-elephant-archer', distance: 5, figures: 12, shots: 3 } as const];
    expect(usingScript([], dice => missilesAtElephant({ elephant: { hits: 5 }, groups }, dice)).hits).toBe(5);
  });

  it('of a bolt count two, and the second bolt removes it [cady/ancient-medieval/elephant/ballista-hits] [cady/ancient-medieval/artillery/ballista-elephant]', () => {
    const first = boltAtElephant({ hits: 0 });
    expect(first).toMatchObject({ hits: 2, bolts: 1, fate: 'stands' });
    expect(boltAtElephant(first)).toMatchObject({ hits: 4, bolts: 2, fate: 'removed' });
    expect(boltAtElephant({ hits: 4 })).toMatchObject({ hits: 6, fate: 'rampages' });
    expect(boltAtElephant({ hits: 4 }, under('elephant-ballista-hits', 'two-remove')).fate).toBe('stands');
  });

  it('only ever add up', () => {
    const few = fc.nat(9);
    fc.assert(
      fc.property(few, few, (before, hits) => {
        const hit = elephantHit({ elephant: { hits: before }, hits });
        expect(hit.hits).toBe(before + hits);
        expect(hit.fate === 'rampages').toBe(before + hits >= 6);
      }),
    );
  });
});

describe('hits on a berserker', () => {
  it('only take points off his melee; at none he is removed [cady/ancient-medieval/berserker/wear-down]', () => {
    expect(berserkerKilled({ melee: 8, kills: 3 })).toMatchObject({ melee: 5, removed: false });
    expect(berserkerKilled({ melee: 2, kills: 5 })).toMatchObject({ melee: 0, removed: true });
    const groups = [{ shooter: 'archer-light', target: 'berserker', distance: 40, figures: 4, shots: 1 } as const];
    expect(usingScript([4, 6, 2, 1], dice => missilesAtBerserker({ melee: 8, groups }, dice))).toMatchObject({
      melee: 6,
      removed: false,
    });
  });
});

describe('hits on a crew', () => {
  it('take one man each, as light infantry [cady/ancient-medieval/artillery/crew-targets] [cady/ancient-medieval/artillery/crew-as-light] [cady/ancient-medieval/artillery/crew-losses-recorded]', () => {
    const groups = [{ shooter: 'arbalest-light', target: 'ballista', distance: 60, figures: 4, shots: 1 } as const];
    const result = usingScript([2, 4, 6, 2], dice => missileVolley({ groups, targetFigures: 3 }, dice));
    expect(result).toMatchObject({ hits: 4, lost: 3 });
  });
});

describe('missile troops that are charged', () => {
  const shot: MissileShot = { shooter: 'longbow-light', target: 'heavy-cavalry', distance: 50 };
  const charged = (passed: boolean, choice: 'far' | 'middle' | 'close', rules = ancientMedievalRules(), more = shot) =>
    shotAtChargers({ test: defensiveShot({ passed, choice }, rules), shot: more }, rules);
  const faces = (result: ReturnType<typeof charged>, rules = ancientMedievalRules()) =>
    missileOdds(result.shot, rules).faces;

  it('fire at middle range, with its step, when they fail their test [cady/ancient-medieval/missile/attacked-may-fire] [cady/ancient-medieval/missile/attacked-3dt-fail] [cady/common/fire/defensive-fire-3dt]', () => {
    const result = charged(false, 'close');
    expect(faces(result)).toEqual([4, 6]);
    expect(result).toMatchObject({ melee: { shooters: true, chargers: true }, weapon: 'kept' });
  });

  it('choose close range, with one step more, or middle range when they pass it [cady/ancient-medieval/missile/attacked-3dt-pass]', () => {
    expect(faces(charged(true, 'close'))).toEqual([2, 4, 6]);
    expect(faces(charged(true, 'middle'))).toEqual([4, 6]);
    expect(charged(true, 'middle').melee).toEqual({ shooters: true, chargers: true });
  });

  it('do not fight back after close range: only they roll [cady/ancient-medieval/missile/attacked-close-no-melee] [cady/common/fire/close-fire-no-melee]', () => {
    expect(charged(true, 'close').melee).toEqual({ shooters: true, chargers: false });
    const grim = under('fire-at-charger-close', 'nobody-survives');
    expect(charged(true, 'close', grim).melee).toEqual({ shooters: false, chargers: false });
  });

  it('take the test from the common rules: morale 4, three dice', () => {
    const unit = { morale: 4 } as const;
    const test = usingScript([6, 5, 4], dice => fireAtCharger({ unit, choice: 'close' }, dice, ancientMedievalRules()));
    expect(faces(shotAtChargers({ test, shot }))).toEqual([2, 4, 6]);
    const failed = usingScript([6, 5, 5], dice =>
      fireAtCharger({ unit, choice: 'close' }, dice, ancientMedievalRules()),
    );
    expect(faces(shotAtChargers({ test: failed, shot }))).toEqual([4, 6]);
  });

  it('shoot at one who has moved, or at the steps of the range alone (cady/ruling/charger-has-moved)', () => {
    const moving = { ...shot, targetMoved: true };
    const test = { passed: true, at: 'close', steps: 0, melees: false } as const;
    expect(faces(shotAtChargers({ test, shot: moving }))).toEqual([4, 6]);
    const alone = under('charger-has-moved', 'steps-of-range-alone');
    expect(faces(shotAtChargers({ test, shot: moving }, alone), alone)).toEqual([2, 4, 6]);
  });

  it('may fire otherwise where it is read so', () => {
    const bonus = under('medieval-fire-at-charger', 'middle-range-and-a-step');
    expect(faces(charged(false, 'far', bonus), bonus)).toEqual([2, 4, 6]);
    const first = under('medieval-fire-at-charger', 'first-moment-in-range');
    expect(charged(false, 'far', first).shot.distance).toBe(50);
    expect(charged(false, 'far', first, { ...shot, distance: 80 }).shot.distance).toBe(60);
    expect(faces(charged(false, 'far', first), first)).toEqual([6]);
    const card = ancientMedievalRulesUnder({ edition: 'card' });
    expect(charged(false, 'far', card).shot.third).toBeUndefined();
    expect(charged(true, 'middle', card).weapon).toBe('thrown-down');
    expect(charged(true, 'close', card).weapon).toBe('kept');
  });

  it('only at thirds that the charger still crosses', () => {
    expect(thirdsLeft({ ...shot, distance: 90 })).toEqual(['far', 'middle', 'close']);
    expect(thirdsLeft({ ...shot, distance: 30 })).toEqual(['middle', 'close']);
    expect(thirdsLeft({ ...shot, distance: 10 })).toEqual(['close']);
    expect(thirdsLeft({ ...shot, shooter: 'peasants' })).toEqual([]);
    expect(() => charged(true, 'middle', ancientMedievalRules(), { ...shot, distance: 10 })).toThrow(RuleViolation);
  });
});
