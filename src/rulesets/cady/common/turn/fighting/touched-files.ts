import { ranksOf, standsOf } from '../../../../../table/index.js';
import { steppingIn } from '../../fighting/shock.js';
import { standsTouching } from '../../fighting/touching.js';
import type { TurnContext } from '../period.js';
import type { TurnRules } from '../rules.js';
import type { Contact, FieldState, FieldUnit, TouchedFiles, UnitId } from '../state.js';
import { placedOf } from '../units.js';

/** The files of a body that an enemy touches, where others stand beside them, and the rear ranks. */
interface FilesMet {
  readonly account: Omit<TouchedFiles, 'fallen'>;
  /** Figures behind the first rank in these files, and in all others. */
  readonly behind: number;
  readonly elsewhere: number;
}

/** The files of a body that an enemy touches, where others stand beside them; `undefined`: he touches all of them, or none. */
function touchedFiles(unit: FieldUnit, enemy: FieldUnit, rules: TurnRules): FilesMet | undefined {
  const stands = standsOf(placedOf(unit, rules));
  const touched = standsTouching(placedOf(unit, rules), placedOf(enemy, rules), rules);
  if (touched.length === 0) return undefined;
  const files = touched.map(({ file }) => file);
  const [first, last] = [Math.min(...files), Math.max(...files)];
  const figuresIn = (from: number, to: number) =>
    stands.filter(({ file }) => file >= from && file <= to).reduce((sum, { figures }) => sum + figures, 0);
  const [left, right] = [figuresIn(0, first - 1), figuresIn(last + 1, unit.files)];
  if (left === 0 && right === 0) return undefined;
  const at = left === 0 ? 'left' : right === 0 ? 'right' : 'middle';
  const stood = figuresIn(first, last);
  const inRear = stands.filter(({ rank }) => rank > 0);
  const behind = inRear
    .filter(({ file }) => file >= first && file <= last)
    .reduce((sum, { figures }) => sum + figures, 0);
  const elsewhere = inRear.reduce((sum, { figures }) => sum + figures, 0) - behind;
  return { account: { files: last - first + 1, at, stood, beside: Math.min(left, right) }, behind, elsewhere };
}

/**
 * Keeps account of what falls to an enemy in the files that he touches, by shock or in melee: those behind move up and fight in the place of
 * who fell before them, and nobody slides along from beside; for whom shock has taken men from behind other files may step in. With all of those files gone a body that was touched in its middle is divided by him
 * (`cady/ruling/divided-by-whom`).
 *
 * @param lost figures that fall to him now, not off the table yet
 * @param by what takes them
 * @clause cady/common/shock/replace-from-rear
 * @clause cady/common/melee/fill-gap-from-behind
 * @clause cady/common/melee/no-sideways-slide
 * @clause cady/common/broken/divided-must-reform
 */
export function noteFallen(
  { unit, enemy, contact }: { readonly unit: FieldUnit; readonly enemy: FieldUnit; readonly contact: Contact },
  { lost, by }: { readonly lost: number; readonly by: 'shock' | 'melee' },
  state: FieldState,
  { rules, tell }: Pick<TurnContext, 'rules' | 'tell'>,
): void {
  if (lost === 0 || contact.through !== undefined || contact.storms !== undefined || unit.square === true) return;
  const edge = contact.a === unit.id ? contact.edgeOfA : contact.edgeOfB;
  const deep = ranksOf(placedOf(unit, rules)) > 1;
  const before = contact.touched?.[unit.id];
  if (edge === 'flank' && deep && before === undefined) return;
  const met = before === undefined ? touchedFiles(unit, enemy, rules) : undefined;
  const account = before ?? met?.account;
  if (account === undefined) return;
  const { beside } = account;
  const steppedIn = by === 'shock' && met !== undefined ? steppingIn({ lost, ...met }, rules) : 0;
  const fallen = (before?.fallen ?? 0) + lost - steppedIn;
  contact.touched = { ...contact.touched, [unit.id]: { ...account, fallen } };
  if (!middleGone(contact.touched[unit.id]) || unit.divided !== null) return;
  const cameOn = contact.attackers.includes(enemy.id);
  if (!cameOn && rules.readings.dividedByWhom === 'who-has-come-on') return;
  unit.divided = { turn: state.turn, smaller: beside, by: enemy.id, ...(deep ? { deep } : {}) };
  const because = {
    clause: 'cady/common/broken/divided-must-reform',
    because: cameOn ? `${enemy.id} stands where the middle was` : `nobody is left of the middle before ${enemy.id}`,
    effect: 'must close up by the end of next turn',
  } as const;
  tell({ kind: 'divided', unit: unit.id, by: enemy.id, because: [because] });
}

/** Whether all have fallen whom an enemy touched in the middle of a body. */
export function middleGone(account: TouchedFiles | undefined): boolean {
  return account !== undefined && account.at === 'middle' && account.fallen >= account.stood;
}

/** A body closes up before an enemy who has felled its middle and has not divided it: it fights him with whoever stands before him now. */
export function closeMiddles({ contacts, units }: FieldState): void {
  for (const contact of contacts) {
    for (const [id, account] of Object.entries(contact.touched ?? {})) {
      if (middleGone(account) && units[id]?.divided === null) forgetFallen(id, contact);
    }
  }
}

/** Keeps no account any more of who fell in the files of a unit. */
export function forgetFallen(id: UnitId, contact: Contact): void {
  const { [id]: _, ...others } = contact.touched ?? {};
  if (contact.touched !== undefined) contact.touched = others;
}

/** Figures left in the files of a unit that an enemy touches: none slides along from beside. Any number where no account is kept. */
export function leftInTouchedFiles({ id }: Pick<FieldUnit, 'id'>, { touched }: Contact): number {
  const account = touched?.[id];
  return account === undefined ? Number.POSITIVE_INFINITY : Math.max(0, account.stood - account.fallen);
}

/** A copy of the account of a contact, for a view. */
export function filesCopied(touched: NonNullable<Contact['touched']>): NonNullable<Contact['touched']> {
  return Object.fromEntries(Object.entries(touched).map(([id, files]) => [id, { ...files }]));
}
