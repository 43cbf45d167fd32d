import { describe, expect, it } from 'vitest';
import type { Conduct } from '../../../src/rulesets/wrg/state.js';
import { conductFaults } from '../../../src/rulesets/wrg/turn/declaring/checks.js';
import { declaring } from './answers.js';
import { type Piece, play, setUp, type TableTop, unitIn } from './table-top.js';

const alarmed = { alarmed: true };
const untilShot = ['declarations', 'movement', 'shooting'];
const bows = { weapons: ['bow'], be: alarmed } as const;
const archers: Piece = { ...bows, id: 'rome-archers', at: [500, 300] };
const band: Piece = { id: 'gaul-band', at: [500, 400], be: alarmed };

/** Who shoots at whom with how many figures, where units are told how to go about it. */
function shots(pieces: readonly Piece[], conduct: Readonly<Record<string, object>>) {
  const game = setUp({ pieces });
  const { of } = play(game, { answers: declaring(conduct), seed: 2 }, untilShot);
  return of('shot').map(({ unit, target, figures }) => [unit, target, figures]);
}

describe('missile troops', () => {
  it('shoot as they may, and hold their fire where they are told to [wrg/orders/missile-troops-free-to-shoot]', () => {
    expect(shots([archers, band], {})).toEqual([['rome-archers', 'gaul-band', 12]]);
    expect(shots([archers, band], { 'rome-archers': { shoots: 'at-nobody' } })).toEqual([]);
  });

  it('do not betray themselves in ambush if they hold it [wrg/orders/missile-troops-free-to-shoot]', () => {
    const lurking: Piece = { ...archers, at: [500, 298], away: 'ambush', order: 'AMBUSH' };
    const wood: NonNullable<TableTop['features']>[number] = {
      kind: 'wood',
      id: 'grove',
      outline: [
        [400, 200],
        [600, 200],
        [600, 300],
        [400, 300],
      ],
    };
    const seen = (conduct: Conduct) => {
      const game = setUp({ pieces: [lurking, { id: 'rome-others', at: [900, 100] }, band], features: [wood] });
      const unit = unitIn(game, 'rome-archers');
      unit.hidden = { kind: 'ambush' };
      unit.period.conduct = conduct;
      const { of } = play(game, { seed: 2 }, ['shooting']);
      return [of('shot').length, of('appeared').length];
    };
    expect(seen({})).toEqual([1, 1]);
    expect(seen({ shoots: 'at-nobody' })).toEqual([0, 0]);
  });

  it('shoot with their front rank alone where they are told to, and count nothing for shooting overhead [wrg/shooting/overhead/allowed-bows, wrg/shooting/overhead/penalty]', () => {
    const overhead = (conduct: Readonly<Record<string, object>>) => {
      const { of } = play(setUp({ pieces: [archers, band] }), { answers: declaring(conduct), seed: 2 }, untilShot);
      return of('shot').map(({ figures, because }) => [
        figures,
        because.some(({ clause }) => clause === 'wrg/shooting/overhead/penalty'),
      ]);
    };
    expect(overhead({})).toEqual([[12, true]]);
    expect(overhead({ 'rome-archers': { shoots: 'front-rank' } })).toEqual([[6, false]]);
  });

  it('are not counted among those who shoot at an enemy if they hold it [wrg/shooting/priority/2-equal-shooters]', () => {
    const pieces: Piece[] = [archers, { ...band, at: [440, 380] }, { ...bows, id: 'gaul-bows', at: [540, 450] }];
    const at = (conduct: Readonly<Record<string, object>>) =>
      shots(pieces, conduct).flatMap(([unit, target]) => (unit === 'rome-archers' ? [target] : []));
    expect(at({})).toEqual(['gaul-bows']);
    expect(at({ 'gaul-bows': { shoots: 'at-nobody' } })).toEqual(['gaul-band']);
  });

  it('are alone told so, and not to shoot all the same [wrg/orders/missile-troops-free-to-shoot]', () => {
    const game = setUp({ pieces: [archers, { id: 'rome-foot', at: [700, 300] }, band] });
    const asks = { units: ['rome-archers', 'rome-foot'].map(unit => ({ unit, charges: [], mayHalt: false })) };
    const faults = (unit: string, how: object) =>
      conductFaults({ [unit]: how }, asks, game).map(({ path, mend }) => [path, mend]);
    expect(faults('rome-archers', { shoots: 'at-nobody' })).toEqual([]);
    expect(faults('rome-archers', { shoots: 'front-rank', shootsAt: 'gaul-band' })).toEqual([]);
    expect(faults('rome-archers', { shoots: 'at-nobody', shootsAt: 'gaul-band' })).toEqual([
      ['rome-archers.shoots', 'leave out shootsAt'],
    ]);
    expect(faults('rome-foot', { shoots: 'at-nobody' })).toEqual([['rome-foot.shoots', 'leave it out']]);
  });
});
