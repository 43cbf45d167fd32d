import { describe, expect, it } from 'vitest';
import { readingOf } from '../../src/rulebook/index.js';
import * as charts from '../../src/rulesets/raymond/book/charts.js';
import { lostArtilleryDice } from '../../src/rulesets/raymond/book/rulings.js';
import { expectPrinted } from '../cady/printed.js';

describe('the charts, read a second time', () => {
  it('bases [raymond/stands/foot-stand] [raymond/stands/cavalry-stand] [raymond/stands/dragoon-stands] [raymond/stands/artillery-stand] [raymond/stands/command-stand]', () => {
    expectPrinted(
      charts.basing,
      `
                                   | frontage-mm | depth-mm | figures | gun-models | crew-figures
      pike-stand                   | 40          | 40       | 4       |            |
      musket-stand                 | 40          | 40       | 4       |            |
      foot-stand-hand-to-hand      | 40          | 40       | 4       |            |
      foot-stand-light-hand-to-hand | 40         | 40       | 2       |            |
      cavalry-stand                | 40          | 40       | 2       |            |
      heavy-cavalry-stand          | 40          | 40       | 2       |            |
      mounted-dragoon-stand        | 40          | 40       | 1       |            |
      dismounted-dragoon-stand     | 40          | 40       | 2       |            |
      frame-gun-stand              | 40          | 80       |         | 1          | 2
      light-gun-stand              | 40          | 80       |         | 1          | 3
      heavy-gun-stand              | 40          | 80       |         | 1          | 4
      command-stand                | 40          | 40       | 1       |            |
      `,
    );
  });

  it('unit sizes [raymond/units/single-stand-types] [raymond/units/starting-size]', () => {
    expectPrinted(
      charts.unitSizes,
      `
                      | minimum-stands | maximum-stands
      pike-and-musket | 2              | 6
      foot            | 2              | 6
      dragoon         | 2              | 6
      cavalry         | 2              | 6
      heavy-cavalry   | 2              | 6
      artillery       | 1              | 1
      command         | 1              | 1
      `,
    );
  });

  it('the turn [raymond/sequence/game-turn] [raymond/sequence/simultaneous-phases] [raymond/sequence/manoeuvre-phases]', () => {
    expectPrinted(
      charts.turnSequence,
      `
        | phase                    | simultaneous | side-moving    | side-reacting
      1 | determine-the-initiative | yes          |                |
      2 | firing                   | yes          |                |
      3 | hand-to-hand-combat      | yes          |                |
      4 | remove-losses            | yes          |                |
      5 | initiative-manoeuvre     | no           | initiative     | non-initiative
      6 | non-initiative-manoeuvre | no           | non-initiative | initiative
      `,
    );
  });

  it('the initiative [raymond/initiative/dice]', () => {
    expectPrinted(
      charts.initiativeDice,
      `
                                    | dice
      four-stand-unit-count-greater | 2
      four-stand-unit-count-lesser  | 3
      four-stand-unit-count-equal   | 2
      `,
    );
  });

  it('ranges [raymond/fire/ranges]', () => {
    expectPrinted(
      charts.weaponRanges,
      `
                 | maximum-range
      muskets    | 7
      frame-guns | 20
      light-guns | 40
      heavy-guns | 80
      `,
    );
  });

  it('what the target changes [raymond/fire/modifier-mass] [raymond/fire/modifier-mounted] [raymond/fire/modifier-single-stand]', () => {
    expectPrinted(
      charts.fireTargetModifiers,
      `
                                       | dice
      target-in-mass-or-defensive-mass | 1
      target-mounted-unit              | 1
      target-single-stand-unit         | -1
      `,
    );
  });

  it('range bands [raymond/fire/artillery-range-bands]', () => {
    expectPrinted(
      charts.artilleryRangeBands,
      `
                  | distance | shot
      point-blank | 0..10    | grape
      close       | 10..20   | grape
      medium      | 20..40   | round
      long        | 40..80   | round
      `,
    );
  });

  it('artillery dice, as far as they are printed [raymond/fire/artillery-dice]', () => {
    expectPrinted(
      charts.artilleryDice,
      `
                 | point-blank | close | medium | long
      frame-guns | 1           | 0     | -      | -
      light-guns | ?           | ?     | ?      | -
      heavy-guns | ?           | 2     | ?      | ?
      `,
    );
  });

  it('command range [raymond/command/range]', () => {
    expectPrinted(
      charts.commandRange,
      `
                    | command-range
      commander     | 6
      sub-commander | 3
      `,
    );
  });

  it('combat values [raymond/melee/combat-values]', () => {
    expectPrinted(
      charts.combatValues,
      `
                                 | combat-value
      light-hand-to-hand-weapons | 1
      hand-to-hand-weapons       | 2
      pikes                      | 3
      mounted-dragoons           | 2
      cavalry                    | 3
      heavy-cavalry              | 4
      command                    | 5
      `,
    );
  });

  it('hand-to-hand dice [raymond/melee/defensive-mass-vs-mounted] [raymond/melee/foot-vs-defensive-mass] [raymond/melee/cavalry-vs-line] [raymond/melee/outflank-doubles]', () => {
    expectPrinted(
      charts.meleeDiceAdjustments,
      `
                                                              | dice-per-stand | extra-dice-per-attack | final-multiplier
      hand-to-hand-or-pike-stand-in-defensive-mass-vs-mounted | 2              |                       |
      foot-unit-vs-defensive-mass                             |                | 2                     |
      cavalry-or-heavy-cavalry-stand-vs-non-mounted-in-line   | 2              |                       |
      attacker-outflanks-target                               |                |                       | 2
      `,
    );
  });

  it('allowances [raymond/move/allowances]', () => {
    expectPrinted(
      charts.movementAllowances,
      `
                         | move | double-time | charge
      pike-and-musket    | 4    | 8           | 4
      foot               | 5    | 10          | 6
      defensive-mass     | -    | -           | -
      foot-stepping-back | 2    | 4           | -
      foot-side-stepping | 2    | 4           | -
      mounted-dragoons   | 18   | 36          | 14
      cavalry            | 14   | 28          | 18
      heavy-cavalry      | 10   | 20          | 22
      commanders         | 22   | 44          | -
      prolong-frame-guns | 3    | -           | -
      prolong-light-guns | 2    | -           | -
      prolong-heavy-guns | 1    | -           | -
      limbered-artillery | 4    | -           | -
      `,
    );
  });

  it('actions [raymond/actions/pike-and-musket-and-foot] [raymond/actions/dragoons] [raymond/actions/cavalry] [raymond/actions/command] [raymond/actions/unlimbered-artillery] [raymond/actions/limbered-artillery]', () => {
    expectPrinted(
      charts.movementActions,
      `
                           | actions
      pike-and-musket      | (change-formation; manoeuvre; step-back; side-step; charge)
      foot                 | (change-formation; manoeuvre; step-back; side-step; charge)
      dragoon              | (mount, change-formation; dismount, change-formation; change-formation, manoeuvre; manoeuvre, change-formation; charge)
      cavalry              | (change-formation, manoeuvre; manoeuvre, change-formation; charge)
      heavy-cavalry        | (change-formation, manoeuvre; manoeuvre, change-formation; charge)
      command              | (manoeuvre;)
      unlimbered-artillery | (prolong; limber)
      limbered-artillery   | (manoeuvre; unlimber)
      `,
    );
  });

  it('tests [raymond/joinin/test] [raymond/charge/test] [raymond/intercept/test]', () => {
    expectPrinted(
      charts.dieTests,
      `
                | in-command | success-on
      join-in   | no-test    | [1,2,3]
      charge    | no-test    | [1,2,3]
      intercept | no-test    | [1,2,3]
      `,
    );
  });
});

describe('all charts together', () => {
  it('are listed, fourteen of them, each once', () => {
    const exported = Object.values<unknown>(charts).filter(
      value => typeof value === 'object' && value !== null && 'cells' in value,
    );
    expect(new Set<unknown>(charts.raymondCharts)).toEqual(new Set(exported));
    expect(new Set(charts.raymondCharts.map(({ id }) => id)).size).toBe(14);
  });

  it('double-time is twice the move, wherever there is one', () => {
    for (const { move, 'double-time': doubleTime } of Object.values(charts.movementAllowances.cells)) {
      if (doubleTime !== null) expect(doubleTime).toBe(2 * (move ?? 0));
    }
  });

  it('what is put in place of lost dice stands in no printed cell', () => {
    for (const { value } of lostArtilleryDice.readings) {
      for (const [gun, dice] of Object.entries(value)) {
        const printed: Readonly<Record<string, unknown>> = charts.artilleryDice.cells[gun as keyof typeof value];
        for (const band of Object.keys(dice)) expect(printed[band], `${gun} ${band}`).toBeNull();
      }
    }
    expect(Object.keys(readingOf(lostArtilleryDice).value)).toEqual(['light-guns', 'heavy-guns']);
  });
});
