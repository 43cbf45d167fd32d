import { describe, expect, it } from 'vitest';
import { draftOf, snapshotOf } from '../../src/battle/draft.js';

interface Camp {
  tents: { men: number }[];
  readonly store: { bread: number; readonly wells: readonly number[] };
  flag?: string;
}

const camp = (): Camp => ({ tents: [{ men: 4 }, { men: 6 }], store: { bread: 3, wells: [1, 2] }, flag: 'red' });

describe('a draft', () => {
  it('may be changed, and the state stays as it is', () => {
    const state = camp();
    const draft = draftOf(state);
    draft.store.bread = 0;
    draft.tents.pop();
    delete draft.flag;
    expect(state).toEqual(camp());
    expect(snapshotOf(draft, state)).toEqual({ tents: [{ men: 4 }], store: { bread: 0, wells: [1, 2] } });
  });

  it('of which nothing has changed is the state itself', () => {
    const state = camp();
    const draft = draftOf(state);
    draft.store.bread = 3;
    expect(snapshotOf(draft, state)).toBe(state);
  });

  it('shares with the state every part that has not changed', () => {
    const state = camp();
    const draft = draftOf(state);
    draft.tents[0]!.men = 5;
    const next = snapshotOf(draft, state);
    expect(next.tents[0]).toEqual({ men: 5 });
    expect(next.tents[1]).toBe(state.tents[1]);
    expect(next.store).toBe(state.store);
  });

  it('is not reached by its snapshots, nor they by it', () => {
    const state = camp();
    const draft = draftOf(state);
    draft.tents[0]!.men = 5;
    const before = snapshotOf(draft, state);
    draft.tents[0]!.men = 6;
    expect(before.tents[0]).toEqual({ men: 5 });
    expect(snapshotOf(draft, state).tents[0]).toEqual({ men: 6 });
  });

  it('keeps the order of its keys, by which a rule may go', () => {
    const state = camp();
    const draft = draftOf(state);
    const { tents } = draft;
    Reflect.deleteProperty(draft, 'tents');
    draft.tents = tents;
    expect(Object.keys(snapshotOf(draft, state))).toEqual(['store', 'flag', 'tents']);
  });
});
