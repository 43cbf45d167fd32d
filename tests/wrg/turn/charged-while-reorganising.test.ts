import { describe, expect, it } from 'vitest';
import { conditionOf } from '../../../src/rulesets/wrg/turn/condition.js';
import { fieldOf } from '../../../src/rulesets/wrg/turn/field.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { type Piece, play, setUp, unitIn, wholePeriod } from './table-top.js';

const alarmed = { alarmed: true };

/** Gallic horse charges Roman skirmishers who have got clear of another charge in the period before. */
function charged(reading: string, kind: Partial<Piece>, recovering: 'reorganising' | null = 'reorganising') {
  const game = setUp({
    rules: wrgRulesUnder({ rulings: { 'wrg/ruling/charged-while-reorganising': reading } }),
    pieces: [
      // Their general is with them.
      {
        id: 'rome-skirmishers',
        class: 'A',
        weapons: ['bow'],
        at: [500, 400],
        order: 'SKIRMISH gaul-horse',
        be: { ...alarmed, recovering },
        ...kind,
      },
      {
        id: 'gaul-horse',
        type: 'hc',
        figures: 6,
        fanatic: true,
        at: [500, 530],
        order: 'ATTACK rome-skirmishers',
        be: alarmed,
      },
    ],
  });
  const disorganised = conditionOf(
    unitIn(game, 'rome-skirmishers'),
    fieldOf(game.state, game.scenario, game.rules),
  ).disorganised;
  const { of, asked } = play(
    game,
    {
      seed: 1,
      answers: request => {
        if (request.kind === 'declare' && request.side === 'gaul')
          return { 'gaul-horse': { charge: 'rome-skirmishers' } };
        if (request.kind === 'signs')
          return Object.fromEntries(request.choices.map(({ factor, signs }) => [factor, signs.at(-1)]));
        return request.kind === 'counter' && request.options.includes('evade') ? 'evade' : undefined;
      },
    },
    wholePeriod.slice(1),
  );
  const moved = of('moved').find(({ unit }) => unit === 'rome-skirmishers');
  return {
    disorganised,
    options: asked.flatMap(request => (request.kind === 'counter' ? [request.options] : [])),
    evades: moved?.doing === 'evading' && moved.distance > 0,
    reorganises: of('recovers').some(({ unit, how }) => unit === 'rome-skirmishers' && how === 'reorganising'),
    fought: of('fought').length > 0,
  };
}

describe('skirmishers who are charged while they reorganise [wrg/ruling/charged-while-reorganising] [wrg/evade/clear-reorganise]', () => {
  const foot = { type: 'li' } as const;
  const riders = { type: 'lc', figures: 6 } as const;

  it('stand where they are, out of order, though they would have evaded otherwise', () => {
    for (const kind of [foot, riders]) {
      expect(charged('remain-halted', kind)).toMatchObject({ disorganised: true, evades: false, fought: true });
      expect(charged('remain-halted', kind, null)).toMatchObject({ disorganised: false, evades: true, fought: false });
    }
  });

  it('evade by the other reading, out of order all the same, and reorganise once more [wrg/orders/skirmish-infantry-evade] [wrg/orders/skirmish-mounted-evade]', () => {
    const away = { disorganised: true, evades: true, reorganises: true, fought: false };
    expect(charged('evade-as-otherwise', foot)).toMatchObject(away);
    // Horse may stand as well, but does not charge out of it.
    expect(charged('evade-as-otherwise', riders)).toMatchObject({ ...away, options: [['stand', 'evade']] });
  });
});
