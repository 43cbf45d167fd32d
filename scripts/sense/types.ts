/** What is counted of battles between bots. */
export interface Count {
  /** Units that were on the table at some time, and those of them that never fought nor fired. */
  units: number;
  idle: number;
  /** Charges begun, and those that met nobody although nobody had got out of their way. */
  charges: number;
  short: number;
  /** Units that were ordered to move and stood, or turned in their place, three turns running. */
  stuck: number;
  battles: number;
  /** Battles that the last turn ended: nobody had reached what he fought for, or it was counted who had more left. */
  limit: number;
  turns: number;
  draws: number;
  /** Won, by side. */
  wins: { [side: string]: number };
  /** What units of this bot did not do, by type or id: where to look. */
  who: { [unit: string]: number };
}

/** What one battle comes to. */
export type Counted = Omit<Count, 'battles' | 'limit' | 'turns' | 'draws' | 'wins'>;

/** Nothing counted yet. */
export function nothing(): Count {
  return {
    units: 0,
    idle: 0,
    charges: 0,
    short: 0,
    stuck: 0,
    battles: 0,
    limit: 0,
    turns: 0,
    draws: 0,
    wins: {},
    who: {},
  };
}

/** Two counts in one. */
export function together(a: Count, b: Count): Count {
  const sum = (x: { [id: string]: number }, y: { [id: string]: number }) =>
    Object.fromEntries(
      [...new Set([...Object.keys(x), ...Object.keys(y)])].map(id => [id, (x[id] ?? 0) + (y[id] ?? 0)]),
    );
  return {
    units: a.units + b.units,
    idle: a.idle + b.idle,
    charges: a.charges + b.charges,
    short: a.short + b.short,
    stuck: a.stuck + b.stuck,
    battles: a.battles + b.battles,
    limit: a.limit + b.limit,
    turns: a.turns + b.turns,
    draws: a.draws + b.draws,
    wins: sum(a.wins, b.wins),
    who: sum(a.who, b.who),
  };
}
