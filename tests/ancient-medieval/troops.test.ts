import { describe, expect, it } from 'vitest';
import { ancientMedievalRules } from '../../src/rulesets/cady/ancient-medieval/rules.js';
import { ancientMedievalTroopTypes as types } from '../../src/rulesets/cady/ancient-medieval/troops.js';
import { ancientMedievalRulesUnder } from '../rules-under.js';

const troops = ancientMedievalRules().troops;

describe('figures of the ancient and medieval game', () => {
  it('stand each under its own type', () => {
    expect(types).toHaveLength(48);
    expect(Object.keys(troops)).toEqual(types);
    for (const type of types) expect(troops[type].type).toBe(type);
  });

  it('men-at-arms strike half a shock each [cady/ancient-medieval/capability/men-at-arms] [cady/ancient-medieval/shock/half] [cady/ancient-medieval/armor/classes]', () => {
    expect(troops['men-at-arms']).toEqual({
      type: 'men-at-arms',
      like: 'men-at-arms',
      title: 'Men-at-arms',
      class: 'infantry',
      arm: 'infantry',
      armor: 'heavy',
      shock: 0.5,
      move: 21,
      melee: 8,
      morale: 4,
      weapon: null,
      range: null,
      rangeVaries: false,
      ammunition: null,
      cost: 4,
      stand: { front: 2, depth: 2, figures: 1 },
      shockAttack: 'infantry',
      shockReceive: 'heavy-infantry',
      light: false,
      individual: false,
      cavalryMorale: false,
      traits: [],
    });
  });

  it('longbowmen carry 24 arrows and stakes [cady/ancient-medieval/capability/longbow-light] [cady/ancient-medieval/missile/twenty-four-arrows]', () => {
    expect(troops['longbow-light']).toMatchObject({
      class: 'missile',
      armor: 'light',
      move: 30,
      melee: 3,
      morale: 4,
      weapon: 'longbow',
      range: 60,
      ammunition: 24,
      cost: 20,
      stand: { front: 4, depth: 2, figures: 2 },
      traits: ['stakes'],
    });
  });

  it('half a shock belongs to men-at-arms, legions, pikes and pole arms alone', () => {
    expect(types.filter(type => troops[type].shock === 0.5)).toEqual([
      'men-at-arms',
      'roman-legionary',
      'swiss-pike-light',
      'swiss-pike-medium',
      'pole-arm',
    ]);
  });

  it('all missile troops are of light or medium armor [cady/ancient-medieval/missile/shooters-armor]', () => {
    for (const type of types) {
      if (troops[type].class !== 'missile') continue;
      expect(['light', 'medium']).toContain(troops[type].armor);
      expect(troops[type].range).toBeGreaterThan(0);
    }
  });

  it('only light armor may skirmish, and peasants may not [cady/ancient-medieval/armor/light-only-skirmish]', () => {
    expect(troops['light-infantry'].light).toBe(true);
    expect(troops.slinger.light).toBe(true);
    expect(troops.peasants.light).toBe(false);
    for (const type of types) if (troops[type].light) expect(troops[type].armor).toBe('light');
  });

  it('horse reads the morale chart as cavalry: horse archers too, chariots and elephants not [cady/ancient-medieval/capability/cavalry-morale-shift] [cady/ancient-medieval/mounted-infantry/not-cavalry]', () => {
    expect(types.filter(type => troops[type].cavalryMorale)).toEqual([
      'horse-archer-light',
      'horse-archer-medium',
      'mongol-horse-archer',
      'light-cavalry',
      'medium-cavalry',
      'heavy-cavalry',
      'roman-cavalry',
      'samurai-cavalry',
    ]);
  });

  it('chariots, elephants, samurai, berserkers and wagons take orders one by one [cady/ancient-medieval/chariot/individual] [cady/ancient-medieval/elephant/individual] [cady/ancient-medieval/samurai/individual] [cady/ancient-medieval/berserker/individual] [cady/ancient-medieval/capability/chariot-footnote]', () => {
    for (const type of types) {
      const { individual, traits } = troops[type];
      const alone = ['chariot', 'elephant', 'samurai', 'berserker', 'supply-wagon', 'war-wagon'];
      expect(individual, type).toBe(traits.some(trait => alone.includes(trait)));
    }
  });

  it('samurai are struck by missiles as medium infantry and have no melee point of their own [cady/ancient-medieval/samurai/missile-as-medium]', () => {
    for (const type of ['samurai-infantry', 'samurai-archer', 'samurai-cavalry'] as const) {
      expect([troops[type].armor, troops[type].melee, troops[type].morale]).toEqual(['medium', null, null]);
    }
  });

  it('a machine stands alone with its crew, in light armor, each man with a melee point of 2 [cady/ancient-medieval/artillery/crew-as-light] [cady/ancient-medieval/artillery/crew-melee-two] [cady/ancient-medieval/artillery/crew-size]', () => {
    const crews = {
      ballista: 3,
      'onager-catapult': 6,
      trebuchet: 9,
      'pot-d-fer': 3,
      culverin: 6,
      cannon: 6,
      bombard: 9,
    };
    for (const [type, crew] of Object.entries(crews) as [keyof typeof crews, number][]) {
      expect(troops[type]).toMatchObject({ armor: 'light', melee: 2, crew, gun: type, shockReceive: 'artillery' });
      expect(troops[type].stand.figures).toBe(crew);
    }
    expect(troops.trebuchet.stand).toEqual({ front: 6, depth: 12, figures: 9 });
  });

  it('chariots and elephants carry what their sections give them [cady/ancient-medieval/chariot/ammunition] [cady/ancient-medieval/elephant/ammunition] [cady/ancient-medieval/slinger/ammunition]', () => {
    const shots = (type: keyof typeof troops) => [troops[type].weapon, troops[type].range, troops[type].ammunition];
    expect(shots('chariot-archer')).toEqual(['bow', 30, 24]);
    expect(shots('chariot-slinger')).toEqual(['sling', 21, 24]);
    expect(shots('chariot-javelin')).toEqual(['javelin', 10, 12]);
    expect(shots('chariot-fighter')).toEqual([null, null, null]);
    expect(shots('war-elephant-javelin')).toEqual(['javelin', 12, 12]);
    expect(shots('war-elephant-archer')).toEqual(['bow', 30, 24]);
    expect(shots('slinger')).toEqual(['sling', 21, 24]);
  });

  it('whoever has shock has a column of the chart to strike in, and nobody else', () => {
    for (const type of types) expect(troops[type].shockAttack === null, type).toBe(troops[type].shock === 0);
    expect(troops['chariot-archer'].shockAttack).toBe('medium-cavalry');
    expect(troops['mongol-horse-archer'].shockAttack).toBe('light-cavalry');
    expect(troops['war-elephant-archer'].shockReceive).toBeNull();
  });

  it('an elephant read from its order sheet charges, at a melee point of 10', () => {
    const sheet = ancientMedievalRulesUnder({
      rulings: {
        'cady/ruling/elephant-shock': 'order-sheet',
        'cady/ruling/elephant-melee': 'order-sheet',
      },
    }).troops['war-elephant-archer'];
    expect(sheet).toMatchObject({ shock: 3, melee: 10, shockAttack: 'heavy-cavalry' });
  });

  it('a supply wagon costs 25 points [cady/ancient-medieval/supply/wagon-cost]', () => {
    expect(troops['supply-wagon']).toMatchObject({ cost: 25, move: 30, melee: null, morale: null, arm: 'artillery' });
  });
});
