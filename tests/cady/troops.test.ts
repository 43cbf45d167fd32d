import { describe, expect, it } from 'vitest';
import { troopTypes } from '../../src/rulesets/cady/musket/troops.js';
import { musketRulesUnder } from '../rules-under.js';

const musketTroops = musketRulesUnder().troops;

describe('musket troops', () => {
  it('are the eighteen rows of the capability charts, each under its own type', () => {
    expect(troopTypes).toHaveLength(18);
    expect(Object.keys(musketTroops)).toEqual(troopTypes);
    for (const type of troopTypes) expect(musketTroops[type].type).toBe(type);
  });

  it('regulars [cady/musket/capability/regulars] [cady/common/bases/musket-sizes]', () => {
    expect(musketTroops.regulars).toEqual({
      type: 'regulars',
      like: 'regulars',
      title: 'Regulars',
      arm: 'infantry',
      shock: 1,
      move: 36,
      melee: 5,
      morale: 4,
      weapon: 'muskets',
      cost: 3,
      stand: { front: 4, depth: 2, figures: 2 },
      shockAttack: 'infantry',
      shockReceive: 'medium-infantry',
      light: false,
    });
  });

  it('hussars [cady/musket/capability/light-hussars]', () => {
    expect(musketTroops['light-hussars']).toEqual({
      type: 'light-hussars',
      like: 'light-hussars',
      title: 'Hussars',
      arm: 'cavalry',
      shock: 2,
      move: 90,
      melee: 8,
      morale: 5,
      weapon: 'pistols',
      cost: 10,
      stand: { front: 2, depth: 4, figures: 1 },
      shockAttack: 'light-cavalry',
      shockReceive: 'light-cavalry',
      light: false,
    });
  });

  it('a 12 pd cannon stands alone with its crew [cady/musket/capability/twelve-pounder] [cady/musket/artillery/crew/full]', () => {
    expect(musketTroops['twelve-pounder-cannon']).toEqual({
      type: 'twelve-pounder-cannon',
      like: 'twelve-pounder-cannon',
      title: '12 pd cannon',
      arm: 'artillery',
      shock: 0,
      move: 21,
      melee: 2,
      morale: 4,
      weapon: null,
      cost: 120,
      stand: { front: 8, depth: 8, figures: 6 },
      shockAttack: null,
      shockReceive: 'artillery',
      light: false,
      crew: 6,
      gun: 'twelve-pounder-cannon',
    });
  });

  it('weapons: light cavalry pistols, dragoons carbines, lancers none [cady/musket/cavalry/light-pistols-dragoons-carbines]', () => {
    const weapons = Object.fromEntries(troopTypes.map(type => [type, musketTroops[type].weapon]));
    expect(weapons).toMatchObject({
      militia: 'muskets',
      rifles: 'rifles',
      'carbines-fusils': 'fusils-carbines',
      'light-hussars': 'pistols',
      'light-lancers': null,
      dragoons: 'fusils-carbines',
      cuirassier: 'pistols',
      'congreve-rockets': null,
    });
  });

  it('who strikes and who is struck in which class of the shock chart', () => {
    const classes = Object.fromEntries(
      troopTypes.map(type => [type, `${musketTroops[type].shockAttack} / ${musketTroops[type].shockReceive}`]),
    );
    expect(classes).toMatchObject({
      militia: 'null / light-infantry',
      'light-infantry': 'infantry / light-infantry',
      rifles: 'null / light-infantry',
      regulars: 'infantry / medium-infantry',
      'carbines-fusils': 'null / light-infantry',
      indians: 'null / light-infantry',
      grenadiers: 'infantry / heavy-infantry',
      guard: 'infantry / heavy-infantry',
      'light-hussars': 'light-cavalry / light-cavalry',
      'light-lancers': 'light-cavalry / light-cavalry',
      dragoons: 'medium-cavalry / medium-cavalry',
      cuirassier: 'heavy-cavalry / heavy-cavalry',
      'six-pounder-cannon': 'null / artillery',
    });
  });

  it('light troops, but not militia, may skirmish', () => {
    expect(troopTypes.filter(type => musketTroops[type].light)).toEqual([
      'light-infantry',
      'rifles',
      'carbines-fusils',
      'indians',
    ]);
  });

  it('troops strike in shock exactly when they have shock, and only artillery has guns and crews', () => {
    for (const troop of Object.values(musketTroops)) {
      expect(troop.shockAttack !== null, troop.type).toBe(troop.shock > 0);
      expect(troop.gun !== undefined, troop.type).toBe(troop.arm === 'artillery');
      expect(troop.crew, troop.type).toBe(troop.arm === 'artillery' ? troop.stand.figures : undefined);
    }
  });
});

describe('troops under other readings', () => {
  it('take the crews of the card', () => {
    const card = musketRulesUnder({ 'cady/ruling/crew-6-pd': 'card', 'cady/ruling/crew-rockets': 'card' }).troops;
    expect(card['six-pounder-cannon'].crew).toBe(4);
    expect(card['congreve-rockets'].stand.figures).toBe(4);
    expect(card['six-pounder-horse-artillery'].crew).toBe(6);
    expect(musketTroops['six-pounder-cannon'].crew).toBe(3);
  });

  it('take pistols from cuirassiers and give them to lancers', () => {
    const other = musketRulesUnder({
      'cady/ruling/cuirassier-pistols': 'no',
      'cady/ruling/lancer-pistols': 'light-cavalry-note',
    }).troops;
    expect(other.cuirassier.weapon).toBeNull();
    expect(other['light-lancers'].weapon).toBe('pistols');
  });

  it('leave everything alone that the ruling is not about', () => {
    const other = musketRulesUnder({ 'cady/ruling/shock-classes-musket': 'all-medium' }).troops;
    for (const type of troopTypes) {
      const { shockReceive, ...rest } = other[type];
      expect(musketTroops[type]).toMatchObject(rest);
      expect(shockReceive).toBe(other[type].arm === 'infantry' ? 'medium-infantry' : musketTroops[type].shockReceive);
    }
  });

  it('refuse a reading that does not exist', () => {
    expect(() => musketRulesUnder({ 'cady/ruling/crew-6-pd': 'five' }).troops).toThrow(
      /crew-6-pd: "five" is not one of the readings/,
    );
  });
});
