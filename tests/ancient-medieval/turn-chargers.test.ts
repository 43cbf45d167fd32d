import { describe, expect, it } from 'vitest';
import { missilesPhase } from '../../src/rulesets/cady/ancient-medieval/turn/missiles.js';
import type { RangeThird } from '../../src/rulesets/cady/common/fighting/defensive-fire.js';
import { ancientMedievalRulesUnder } from '../rules-under.js';
import { all, doing, type Game, move, type Piece, setUp, type TableTop, unitIn } from './table-top.js';

const bows: Piece = { id: 'blue-1', type: 'archer-light', figures: 16, at: [60, 40], formation: 'LB' };
const horse: Piece = { id: 'red-1', type: 'medium-cavalry', figures: 10, at: [60, 40.5], formation: 'LB' };

/** Red has come straight down on blue from so far, and they have met. */
function charged(from: number, over: Partial<TableTop> = {}, pieces: readonly Piece[] = [bows, horse]): Game {
  const game = setUp({ pieces, level: 'intermediate', ...over });
  meet(game, 'red-1', from);
  return game;
}

function meet(game: Game, charger: string, from: number): void {
  const unit = unitIn(game.state, charger);
  const { x, y } = unit.at;
  game.state.turn = 1;
  unit.turn = {
    ...unit.turn,
    moved: 1,
    charging: true,
    path: [
      { x, y: from, time: 0 },
      { x, y, time: 0.9 },
    ],
  };
  game.state.contacts.push({
    a: charger,
    b: 'blue-1',
    edgeOfA: 'front',
    edgeOfB: 'front',
    since: 1,
    attackers: [charger],
    run: { [charger]: from - y },
  });
}

/** Fires with these dice; whoever is asked answers so. */
function meets(game: Game, dice: readonly number[], at?: RangeThird) {
  const asked: { readonly id: string; readonly thirds: readonly RangeThird[] }[] = [];
  const told = doing(game, { dice }, context => {
    const command: typeof context.command = {
      ask: request => command.askAll([request])[0] as never,
      askAll: requests =>
        requests.map(request => {
          if (request.kind === 'meet-charge') asked.push({ id: request.id, thirds: request.thirds });
          return { at } as never;
        }),
    };
    missilesPhase.run(game.state, { ...context, command });
  });
  return { ...told, asked };
}

describe('bowmen that are charged (cady/ancient-medieval/missile/attacked-may-fire)', () => {
  it('who passed and fire at far range fire when he comes into range, and not before (cady/ancient-medieval/missile/attacked-3dt-pass)', () => {
    const { of } = meets(charged(110), [2, 6, 6, ...all(8, 1)], 'far');
    const distances = of('volley').flatMap(({ groups }) => groups.map(({ distance }) => distance));
    expect(Math.max(...distances)).toBeLessThanOrEqual(40);
    expect(Math.min(...distances)).toBeGreaterThan(38);
  });

  it('fail their test: they fire at middle range, once, and fight (cady/ancient-medieval/missile/attacked-3dt-fail cady/common/fire/defensive-fire-3dt)', () => {
    const game = charged(76);
    // Three dice for the unhurt at morale 2, all above it; then eight and eight shots.
    const { of, asked } = meets(game, [...all(3, 6), ...all(8, 4), ...all(8, 6)]);
    expect(of('three-dice-test')).toMatchObject([{ unit: 'blue-1', to: 'choose-its-fire', dice: 3, passed: false }]);
    expect(asked).toEqual([]);
    // Medium armor, middle range, a target that has moved: 4 and 6, and 6 over the heads.
    expect(of('volley')[0]?.groups.map(({ figures, shots, faces }) => [figures, shots, faces])).toEqual([
      [8, 1, [4, 6]],
      [8, 1, [6]],
    ]);
    expect(unitIn(game.state, 'blue-1')).toMatchObject({
      failedTest: true,
      loaded: false,
      shots: 23,
      firedAtChargers: { at: 'middle', charger: 'red-1', melees: true },
    });
    expect(of('volley')[0]?.losses).toBe(10);
  });

  it('hit a charger a step worse who holds pavises before him, but not one who shows his back (cady/ancient-medieval/pavise/rule)', () => {
    // Where those behind have no face left to hit on, no die is thrown for them.
    const facesAt = (pavises: number, thrown: number, facing = 180) => {
      const carried = { axes: 0, javelins: 0, pila: 0, caltrops: 0, stakes: 0, pavises };
      const game = charged(76, {}, [bows, { ...horse, be: { facing, carried } }]);
      const { of } = meets(game, [...all(3, 6), ...all(thrown, 1)]);
      return of('volley')[0]?.groups.map(({ figures, faces }) => [figures, faces]);
    };
    const open = [
      [8, [4, 6]],
      [8, [6]],
    ];
    expect(facesAt(0, 16)).toEqual(open);
    expect(facesAt(5, 8)?.[0]).toEqual([8, [6]]);
    expect(facesAt(5, 16, 0)).toEqual(open);
  });

  it('who close in themselves do not fire at who closes in with them, unless that is read so (cady/ruling/shooters-who-close-in)', () => {
    const volleys = (reading: 'do-not-fire' | 'fire-at-who-closes-in', dice: readonly number[]) => {
      const rules = ancientMedievalRulesUnder({ rulings: { 'cady/ruling/shooters-who-close-in': reading } });
      const game = charged(76, { rules });
      const attackers = ['red-1', 'blue-1'];
      game.state.contacts = game.state.contacts.map(contact => ({ ...contact, attackers }));
      return meets(game, dice)
        .of('volley')
        .map(({ unit, target }) => [unit, target]);
    };
    expect(volleys('do-not-fire', [])).toEqual([]);
    expect(volleys('fire-at-who-closes-in', [...all(3, 6), ...all(16, 1)])).toEqual([['blue-1', 'red-1']]);
  });

  it('pass it and choose close range: a step more, and no blow in return (cady/ancient-medieval/missile/attacked-3dt-pass cady/ancient-medieval/missile/attacked-close-no-melee cady/common/three-dice/shooter-choice cady/common/fire/close-fire-no-melee)', () => {
    const game = charged(76);
    const { of, asked } = meets(game, [1, 6, 6, ...all(8, 1), ...all(8, 1)], 'close');
    expect(asked).toEqual([{ id: 'meet-charge:blue-1', thirds: ['far', 'middle', 'close'] }]);
    expect(of('volley')[0]?.groups.map(({ faces }) => faces)).toEqual([
      [2, 4, 6],
      [4, 6],
    ]);
    expect(unitIn(game.state, 'blue-1').firedAtChargers).toEqual({ at: 'close', charger: 'red-1', melees: false });
    expect(unitIn(game.state, 'blue-1').failedTest).toBe(false);
  });

  it('may choose only among the thirds that the charger crosses', () => {
    const { asked } = meets(charged(60), [1, 6, 6, ...all(16, 1)], 'middle');
    expect(asked[0]?.thirds).toEqual(['middle', 'close']);
  });

  it('are not asked where there is nothing to choose', () => {
    const { asked, of } = meets(charged(50), [1, 6, 6, ...all(16, 1)]);
    expect(asked).toEqual([]);
    expect(of('volley')[0]?.groups[0]?.faces).toEqual([2, 4, 6]);
  });

  it('in the basic game take no test and fire at first sight in range (cady/common/game-level/basic-no-3dt)', () => {
    const game = charged(76, { level: 'basic' });
    const { of } = meets(game, [...all(8, 6), ...all(8, 6)].slice(0, 8));
    expect(of('three-dice-test')).toEqual([]);
    // 36 cm of 40 is far: 4 and 6, less a step for the move; nothing over the heads.
    expect(of('volley')[0]?.groups.map(({ faces }) => faces)).toEqual([[6], []]);
    expect(unitIn(game.state, 'blue-1').firedAtChargers).toMatchObject({ at: 'first-in-range', melees: true });
  });

  it('or choose their range there, where it is read so', () => {
    const rules = ancientMedievalRulesUnder({ rulings: { 'cady/ruling/basic-without-3dt': 'tests-passed' } });
    const { asked } = meets(charged(76, { level: 'basic', rules }), all(16, 1), 'middle');
    expect(asked).toHaveLength(1);
  });

  it('throw their bows down for the melee where the common chart is read', () => {
    const rules = ancientMedievalRulesUnder({ rulings: { 'cady/ruling/fire-at-charger-mid': 'throw-down-the-bow' } });
    const game = charged(76, { rules });
    const told = meets(game, [1, 6, 6, ...all(16, 1)], 'middle');
    expect(unitIn(game.state, 'blue-1').shots).toBe(0);
    expect(told.of('out-of-shots')).toHaveLength(1);
  });

  it('do not fire from the flank or rear, nor with nothing on the string', () => {
    const flank = charged(76, {}, [{ ...bows, facing: 'W', at: [60, 32] }, horse]);
    expect(meets(flank, []).events).toEqual([]);
    const moved = charged(76);
    unitIn(moved.state, 'blue-1').turn.moved = 1;
    expect(meets(moved, []).events).toEqual([]);
  });

  it('fire at one charger only: whom the order names, else whom they see first', () => {
    const second: Piece = { ...horse, id: 'red-2', at: [64, 40.5], figures: 4 };
    const both = (text: string) => {
      const game = charged(76, {}, [
        { ...bows, be: { order: text } },
        { ...horse, at: [52, 40.5], figures: 4 },
        second,
      ]);
      meet(game, 'red-2', 60);
      return meets(game, [6, 6, 6, ...all(16, 1)])
        .of('volley')
        .map(({ target }) => target);
    };
    expect(both('H')).toEqual(['red-2']);
    expect(both('H, FIRE red-1')).toEqual(['red-1']);
  });

  it('shoot with those who have him in their arc at the range that is chosen (cady/ancient-medieval/missile/arc-foot)', () => {
    const shooting = (at: RangeThird, shots: number) => {
      const game = charged(76, {}, [
        { ...bows, figures: 40 },
        { ...horse, at: [48, 40.5], formation: 'Col 2' },
      ]);
      const [volley] = meets(game, [1, 6, 6, ...all(shots, 1)], at).of('volley');
      return volley?.groups.map(({ figures }) => figures);
    };
    expect(shooting('far', 40)).toEqual([20, 20]);
    expect(shooting('close', 24)).toEqual([12, 12]);
  });

  it('who closes in himself does not shoot', () => {
    const game = charged(76, {}, [bows, { ...horse, type: 'horse-archer-light' }]);
    const { of } = meets(game, [...all(3, 6), ...all(16, 1)]);
    expect(of('volley').map(({ unit }) => unit)).toEqual(['blue-1']);
  });
});

describe('a charge from its order to the volley', () => {
  it('is met where it ends, by those in whose arc it came (cady/common/sequence/step-6-small-arms)', () => {
    const rider: Piece = { ...horse, at: [60, 80], formation: 'Col 10' };
    const game = setUp({ pieces: [bows, rider], level: 'intermediate' });
    // Nobody is worth twice the other: the charge goes in untested.
    move(game, { 'red-1': 'CH S full', 'blue-1': 'H' }, { seed: 1 });
    expect(game.state.contacts).toMatchObject([{ attackers: ['red-1'], since: 1 }]);
    const told = meets(game, [...all(3, 5), ...all(16, 1)]);
    expect(told.of('three-dice-test')).toMatchObject([{ unit: 'blue-1', passed: false }]);
    expect(told.of('volley')).toMatchObject([{ unit: 'blue-1', target: 'red-1' }]);
    expect(told.of('volley')[0]?.groups.map(({ distance }) => distance < (40 * 2) / 3)).toEqual([true, true]);
  });
});

describe('chariots and elephants that are met', () => {
  it('a chariot shoots on contact in place of its melee, if its order says so (cady/ancient-medieval/chariot/fire-on-contact cady/ancient-medieval/chariot/no-fire-and-melee)', () => {
    const chariot = (text: string): Piece => ({
      id: 'blue-1',
      type: 'chariot-archer',
      at: [60, 40],
      be: { order: text },
    });
    const still = charged(60, {}, [chariot('H'), horse]);
    expect(meets(still, []).of('volley')).toEqual([]);
    const game = charged(60, {}, [chariot('H, FIRE red-1'), horse]);
    const [told] = meets(game, [1, 1]).of('volley');
    expect(told).toMatchObject({ unit: 'blue-1', target: 'red-1', groups: [{ figures: 1, shots: 2 }] });
    expect(unitIn(game.state, 'blue-1').firedAtChargers).toEqual({ at: 'close', charger: 'red-1', melees: false });
  });

  it('an elephant shoots at those it fights, and fights (cady/ancient-medieval/elephant/attack-order cady/ancient-medieval/elephant/melee-and-fire)', () => {
    const game = charged(60, {}, [{ id: 'blue-1', type: 'war-elephant-archer', at: [60, 40] }, horse]);
    const [told] = meets(game, [1, 1]).of('volley');
    expect(told).toMatchObject({ unit: 'blue-1', target: 'red-1' });
    expect(unitIn(game.state, 'blue-1').firedAtChargers).toBeNull();
  });
});

describe('what is hit and does not simply fall', () => {
  it('an elephant bears its hits and rampages with the sixth, at once (cady/ancient-medieval/elephant/hits-to-rampage cady/ancient-medieval/elephant/missile-odds cady/ancient-medieval/elephant/losses-on-sheet)', () => {
    const elephant: Piece = { id: 'red-1', type: 'war-elephant-javelin', at: [60, 60] };
    const borne = setUp({ pieces: [bows, elephant] });
    doing(borne, { dice: [...all(5, 2), ...all(11, 1), ...all(16, 1)] }, context =>
      missilesPhase.run(borne.state, context),
    );
    expect(unitIn(borne.state, 'red-1').elephant?.hits).toBe(5);
    const mad = setUp({ pieces: [bows, elephant] });
    const { of } = doing(mad, { dice: [...all(6, 2), ...all(10, 1), ...all(16, 1), 3, 3] }, context =>
      missilesPhase.run(mad.state, context),
    );
    expect(of('rampage')).toMatchObject([{ unit: 'red-1', sum: 6 }]);
    expect(unitIn(mad.state, 'red-1').gone).toBe('destroyed');
  });

  it('a chariot loses its crew man by man, and a 1 kills a horse (cady/ancient-medieval/chariot/horse-killed cady/ancient-medieval/chariot/casualty-order cady/ancient-medieval/chariot/missile-odds)', () => {
    const game = setUp({
      pieces: [
        { ...bows, figures: 4 },
        { id: 'red-1', type: 'chariot-archer', at: [60, 60] },
      ],
    });
    // Two men in each rank, two shots each: one hits, one kills a horse, and the rest miss.
    const { of } = doing(game, { seed: 0 }, () => {});
    expect(of('volley')).toEqual([]);
    const told = doing(game, { dice: [2, 1, 3, 3, 3, 3, 3, 3, 3, 3].slice(0, 8 + chariotShots(game)) }, context =>
      missilesPhase.run(game.state, context),
    );
    const volley = told.of('volley').find(({ unit }) => unit === 'blue-1');
    expect(volley).toMatchObject({ target: 'red-1', hits: 1, losses: 1 });
    expect(unitIn(game.state, 'red-1').chariot?.immobile).toBe(true);
    expect(unitIn(game.state, 'red-1').chariot?.crew).not.toContain('missile-man');
  });

  it('a berserker is only worse for it (cady/ancient-medieval/berserker/wear-down)', () => {
    const game = setUp({
      pieces: [
        { ...bows, figures: 4 },
        { id: 'red-1', type: 'berserker', at: [60, 60] },
      ],
    });
    const { of } = doing(game, { seed: 4 }, context => missilesPhase.run(game.state, context));
    const hits = of('volley')[0]?.hits ?? 0;
    expect(hits).toBeGreaterThan(0);
    expect(unitIn(game.state, 'red-1')).toMatchObject({ kills: hits, gone: null });
  });

  it('the crew of a machine is light (cady/ancient-medieval/artillery/crew-as-light)', () => {
    const game = setUp({ pieces: [bows, { id: 'red-1', type: 'ballista', at: [60, 60] }] });
    const told = doing(game, { seed: 1 }, context => missilesPhase.run(game.state, context)).of('volley')[0];
    expect(told?.groups[0]?.faces).toEqual([2, 4, 6, 8]);
  });
});

/** The shots that the chariot itself has at the bowmen. */
function chariotShots(game: Game): number {
  return unitIn(game.state, 'red-1').loaded ? 2 : 1;
}

it('bowmen partly on a hill shoot at a charger farther with those who are up there, and with them alone (cady/ancient-medieval/missile/hill-range-bonus)', () => {
  const up: TableTop['features'] = [
    {
      kind: 'hill',
      id: 'h',
      level: 1,
      outline: [
        [61, 20],
        [100, 20],
        [100, 40],
        [61, 40],
      ],
    },
  ];
  const [level, partly] = [[], up].map(features => {
    const { of } = meets(charged(110, { features, level: 'basic' }), all(features.length === 0 ? 8 : 4, 1));
    return of('volley')[0]?.groups.map(({ figures }) => figures);
  });
  expect(level).toEqual([8, 8]);
  expect(partly).toEqual([4, 4]);
});
