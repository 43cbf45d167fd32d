import { wrgRulesUnder } from '../../rules-under.js';
import { type Game, type Request, setUp, type TableTop } from './table-top.js';

/** A table before its first period. */
export function fresh(table: TableTop): Game {
  const game = setUp(table);
  game.state.period = 0;
  return game;
}

/** Answers requests of one kind; nothing is done otherwise. */
export function answering<K extends Request['kind']>(
  kind: K,
  answer: (request: Extract<Request, { kind: K }>) => unknown,
) {
  return (request: Request) => (request.kind === kind ? answer(request as never) : undefined);
}

/** Declares for units of either side; the others go on with their orders. */
export function declaring(conduct: { readonly [unit: string]: object }) {
  return answering('declare', ({ units }) =>
    Object.fromEntries(Object.entries(conduct).filter(([id]) => units.some(({ unit }) => unit === id))),
  );
}

/** A game in which riders take the straight way, and do not go round enemies whom they see on it. */
export function ridingStraight<G extends Game>(game: G, rulings: Readonly<Record<string, string>> = {}): G {
  return {
    ...game,
    rules: wrgRulesUnder({ rulings: { ...rulings, 'wrg/ruling/riders-past-enemies': 'straight-on' } }),
  };
}
