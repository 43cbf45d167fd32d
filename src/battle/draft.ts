import { createDraft, current, type Draft, finishDraft } from 'immer';

// A state's own type already says what may be changed in it, so that a draft is typed like the state it stands for.

/** A draft of a frozen state: whatever is done to it, the state stays as it is. */
export function draftOf<S extends object>(state: S): S {
  return createDraft(state) as S;
}

/** What a draft holds at this moment; later changes to the draft do not reach it. */
export function snapshotOf<S extends object>(draft: S): S {
  return current(draft as Draft<S>) as S;
}

/** The state that a draft has become, frozen. The draft is of no more use. */
export function finished<S extends object>(draft: S): S {
  return finishDraft(draft as Draft<S>) as S;
}
