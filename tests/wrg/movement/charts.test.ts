import { describe, expect, it } from 'vitest';
import * as charts from '../../../src/rulesets/wrg/book/charts/movement.js';
import { expectPrinted } from '../../cady/printed.js';
import { wrgRulesUnder } from '../../rules-under.js';

describe('the charts of movement, read a second time', () => {
  it('move distances [wrg/movement/rate-super-heavy-cavalry] [wrg/movement/rate-heavier-cavalry] [wrg/movement/rate-light-cavalry] [wrg/movement/rate-fast-chariots] [wrg/movement/rate-slow-chariots] [wrg/movement/rate-elephants] [wrg/movement/rate-light-infantry] [wrg/movement/rate-medium-heavy-infantry] [wrg/movement/rate-mounted-infantry] [wrg/movement/rate-man-handled-bolt-thrower] [wrg/movement/rate-mule-engine] [wrg/movement/rate-ox-engine] [wrg/movement/rate-wagon] [wrg/movement/rate-towers] [wrg/movement/rate-ships]', () => {
    expectPrinted(
      charts.moveDistances,
      `
                       | normal | charge
      shc              | 80  | 120
      shc-camels       | 80  | 120
      ehc              | 120 | 180
      ehc-camels       | 120 | 180
      hc               | 120 | 180
      other-camels     | 120 | 180
      mc               | 120 | 180
      lc               | 160 | 240
      fast-chariot     | 120 | 180
      other-chariot    | 80  | 120
      elephant         | 80  | 100
      li               | 80  | 100
      lmi              | 80  | 100
      lhi              | 80  | 100
      mi               | 60  | 80
      hi               | 60  | 80
      mounted-infantry-or-pack-animal | 120 | -
      man-handled-light-bolt-thrower  | 60  | -
      mule-drawn-dart-thrower         | 120 | -
      ox-drawn-engine  | 20  | -
      wagon            | 40  | -
      siege-tower-or-penthouse | 20 | -
      ship-under-oars  | 120 | -
      `,
    );
  });

  it('turns and wheels [wrg/manoeuvre/turn-time-quick] [wrg/manoeuvre/turn-time-slow] [wrg/manoeuvre/wheel-quick] [wrg/manoeuvre/wheel-slow] [wrg/square/turn]', () => {
    expectPrinted(
      charts.turnAndWheel,
      `
                                  | turn-90-or-180 | turn-disorganised | wheel-forward | wheel-backward
      regular-infantry-or-cavalry | 0.25 | 0.5 | 1   | 0.5
      barbarian-li-or-lc          | 0.25 | 0.5 | 1   | 0.5
      barbarian-lmi-and-heavier   | 0.5  | 1   | 0.5 | -
      elephants                   | 0.5  | 1   | 0.5 | -
      engines                     | 0.5  | 1   | 0.5 | -
      camels                      | 0.5  | 1   | 0.5 | -
      chariots-and-vehicles       | 0.5  | 1   | 0.5 | -
      hollow-square               | 0.25 | 0.5 | >   | >
      `,
    );
  });

  it('changes of front [wrg/manoeuvre/formation-regular] [wrg/manoeuvre/formation-barbarian] [wrg/manoeuvre/formation-in-difficult-terrain]', () => {
    expectPrinted(
      charts.formationChange,
      `
                | good-going | infantry-difficult | cavalry-difficult | disorganised
      regular   | 4 | 2 | 1   | 2
      barbarian | 2 | 1 | 0.5 | 1
      `,
    );
  });

  it('interpenetration [wrg/interpenetration/light-infantry] [wrg/interpenetration/light-cavalry] [wrg/interpenetration/others]', () => {
    expectPrinted(
      charts.interpenetration,
      `
             | stationary-lc-or-li-in-good-order | stationary-others-in-good-order | moving-or-disorganised
      li     | yes | yes | no
      lc     | yes | no  | no
      others | no  | no  | no
      `,
    );
  });

  it('bad going [wrg/terrain/difficult-infantry] [wrg/terrain/difficult-cavalry] [wrg/terrain/difficult-vehicles] [wrg/terrain/difficult-cases] [wrg/terrain/elephants] [wrg/terrain/camels] [wrg/terrain/man-handled-bolt-throwers] [wrg/terrain/infantry-only] [wrg/terrain/slight-hills]', () => {
    expectPrinted(
      charts.difficultTerrain,
      `
                                 | infantry | cavalry | elephants | camels | vehicles | man-handled-bolt-thrower
      steep-hill-off-road        | 2 | 4 | - | - | - | 4
      buildings-gardens-breaches | 2 | 4 | 4 | - | - | 4
      woods                      | 2 | 4 | - | - | - | 4
      boggy-ground               | 2 | 4 | - | - | - | 4
      soft-sand                  | 2 | 4 | - | 2 | - | 4
      linear-obstacle            | 2 | 4 | 4 | - | - | 4
      stairs-or-ladders          | 2 | - | - | - | - | -
      inside-buildings           | 2 | - | - | - | - | -
      marsh                      | 2 | - | - | - | - | -
      rock-slope-off-track       | 2 | - | - | - | - | -
      palisade-turf-rampart-abatis | 2 | - | - | - | - | -
      slight-hill-under-40mm     | 1 | 1 | 1 | 1 | 1 | 1
      `,
    );
  });

  it('rivers and fords [wrg/terrain/river-30] [wrg/terrain/river-60] [wrg/terrain/river-90] [wrg/terrain/fords]', () => {
    expectPrinted(
      charts.riverCrossing,
      `
                     | light-cavalry | other-cavalry | elephants | swimming-li-or-lmi | other-infantry | vehicles
      width-30-to-59 | 4 | 4 | 4 | 4 | - | -
      width-60-to-89 | 4 | - | - | - | - | -
      width-90-up    | - | - | - | - | - | -
      ford-under-30  | 1 | 1 | 1 | 1 | 1 | 1
      ford-30-up     | 2 | 2 | 2 | 2 | 2 | 2
      `,
    );
  });

  it('causes of disorganisation [wrg/disorganisation/missile-casualties-deleted] [wrg/disorganisation/elephant-crew-deleted]', () => {
    expectPrinted(
      charts.disorganisationCauses,
      `
                                                     | status
      1-routed-rallying-reorganising-or-asleep       | printed
      1-exception-li-broken                          | added
      2-contacted-unready-or-not-facing              | printed
      3-split-by-gap                                 | printed
      4-missile-casualty-per-figure                  | deleted
      5-obstructed-by-difficult-terrain              | printed
      6-infantry-moving-when-mounted-charge-contacts | amended
      7-horse-near-elephants                         | amended
      7-non-arab-horse-near-camels                   | added
      8-out-of-control-second-period-or-turning      | printed
      9-after-meeting-elephants-or-chariots          | printed
      10-interpenetrated-or-pushed-against-obstacle  | printed
      11-elephant-pike-crew                          | deleted
      `,
    );
  });

  it('shields [wrg/shields/when-unusable] [wrg/shields/shc-exempt] [wrg/shields/ehc-need-shields] [wrg/shields/overlapped]', () => {
    expectPrinted(
      charts.shieldUse,
      `
                                     | shield-usable
      front                          | yes
      unshielded-flank-behind        | no
      rear                           | no
      two-handed-weapon-in-use       | no
      hands-climbing-carrying-pushing | no
      no-shield                      | no
      overlapped-only                | yes
      super-heavy-cavalry            | not-needed
      extra-heavy-cavalry            | needed
      `,
    );
  });

  it('rout and pursuit by period [wrg/rout/move] [wrg/pursuit/move]', () => {
    expectPrinted(
      charts.routPursuitMoves,
      `
      | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8
      rout-shc-and-camels | 100 | 80 | 60 | 40 | 20 | 0 | 0 | 0
      pursuit-shc-and-camels | 90 | 60 | 30 | 0 | 0 | 0 | 0 | 0
      rout-ehc-hc-mc-and-other-camels | 160 | 140 | 120 | 100 | 80 | 60 | 40 | 20
      pursuit-ehc-hc-mc-and-other-camels | 150 | 120 | 90 | 60 | 30 | 0 | 0 | 0
      rout-lc | 220 | 200 | 180 | 160 | 140 | 120 | 100 | 80
      pursuit-lc | 210 | 180 | 150 | 120 | 90 | 60 | 30 | 0
      rout-chariots-2-man-or-more-horses-than-men | 160 | 140 | 120 | 100 | 80 | 60 | 40 | 20
      pursuit-chariots-2-man-or-more-horses-than-men | 150 | 120 | 90 | 60 | 30 | 0 | 0 | 0
      rout-other-chariots | 100 | 80 | 60 | 40 | 20 | 0 | 0 | 0
      pursuit-other-chariots | 90 | 60 | 30 | 0 | 0 | 0 | 0 | 0
      rout-elephants | 80 | 60 | 40 | 20 | 0 | 0 | 0 | 0
      pursuit-elephants | 70 | 40 | 10 | 0 | 0 | 0 | 0 | 0
      rout-li-lmi-lhi | 80 | 60 | 40 | 20 | 0 | 0 | 0 | 0
      pursuit-li-lmi-lhi | 70 | 40 | 10 | 0 | 0 | 0 | 0 | 0
      rout-mi-hi | 60 | 40 | 20 | 0 | 0 | 0 | 0 | 0
      pursuit-mi-hi | 50 | 20 | 0 | 0 | 0 | 0 | 0 | 0
      `,
    );
  });

  it('the rows of the sheet, whose numbers are lost', () => {
    expectPrinted(
      charts.sheetMoveRows,
      `
      | move | charge
      shc | ? | ?
      ehc | ? | ?
      hc | ? | ?
      mc | ? | ?
      lc | ? | ?
      2-man-or-3/4-h-chariot | ? | ?
      other-chariots | ? | ?
      elephants | ? | ?
      li-lmi-or-lhi | ? | ?
      mi-hi | ? | ?
      mounted-infantry | ? | ?
      dismounted-cavalry | ? | ?
      man-handled-bolt-thrower | ? | ?
      mule-drawn-bolt-thrower | ? | ?
      ox-drawn-engines | ? | ?
      wagons | ? | ?
      towers-penthouses | ? | ?
      ships-under-oars | ? | ?
      `,
    );
  });

  it('the sheet’s causes of disorganisation [wrg/sheet/disorganisation-differences] [wrg/sheet/disorg-pushed-by-mounted] [wrg/sheet/disorg-charged-moving] [wrg/sheet/disorg-camels]', () => {
    expectPrinted(
      charts.sheetDisorganisationCompared,
      `
                                                          | body-agrees
      routing-rallying-reorganising                       | yes
      caught-pursuing-or-sleeping                         | no
      caught-changing-formation-direction-or-facing-wrong | no
      split-by-10-pace-gap                                | yes
      infantry-pushed-back-by-mounted                     | no
      non-li-lmi-in-difficult-terrain                     | yes
      moving-infantry-contacted-by-mounted-charge         | no
      horses-near-elephants-30-or-100                     | yes
      non-arabs-near-camels                               | no
      out-of-control-2nd-period-or-turning                | yes
      period-after-fighting-elephant-or-chariot           | yes
      interpenetrated-or-pushed-on-obstacle-or-friends    | yes
      `,
    );
  });
});

describe('the two editions', () => {
  const amended = wrgRulesUnder().movement;
  const printed = wrgRulesUnder({ edition: 'printed' }).movement;

  it('differ in heavy infantry, whose printed row is lost', () => {
    expect(amended.rates.rows.hi).toEqual({ normal: 60, charge: 80 });
    expect(printed.rates.rows.hi).toEqual({ normal: 40, charge: 60 });
    expect({ ...printed.rates.rows, hi: null }).toEqual({ ...amended.rates.rows, hi: null });
  });

  it('differ in changes of front on difficult ground', () => {
    expect(amended.manoeuvres.formation.figures.regular).toEqual({ good: 4, infantry: 2, cavalry: 1, disorganised: 2 });
    expect(printed.manoeuvres.formation.figures.regular).toEqual({ good: 4, infantry: 4, cavalry: 4, disorganised: 2 });
  });

  it('differ in three causes of disorganisation', () => {
    const changed = charts.disorganisationCauses.rows.filter(
      row => amended.condition.causes[row] !== printed.condition.causes[row],
    );
    expect(changed).toEqual(['1-exception-li-broken', '4-missile-casualty-per-figure', '11-elephant-pike-crew']);
  });

  it('agree on all that no ink has touched', () => {
    expect(printed.going).toEqual(amended.going);
    expect(printed.evades).toEqual(amended.evades);
    expect(printed.rout).toEqual(amended.rout);
  });
});
