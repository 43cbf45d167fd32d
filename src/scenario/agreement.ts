/** Words that are many though they do not end like it, and words that are one though they do. */
const many = /(?:men|feet|folk|people|cattle|french|english|welsh|irish|scottish|spanish|danish|dutch|swiss)$/i;
const one =
  /(?:ss|us|os|is|'s|’s|man-at-arms|corps|charles|james|thomas|jonas|lucas|nicholas|matthias|louis|hercules|giles|miles|rhys)$/i;
/** A man by his title and one name: `Sir Piers`. */
const titled = /^(?:Sir|Dame|Brother|Father|Sister|Lord|Lady|Master|Mistress) \p{Lu}[^ ]*$/u;
/** What follows says where or whose it is, and changes nothing of the number. */
const further = /,| \(| (?:of|at|in|on|with|under|from|about|by|near|behind|before|to) /i;

/**
 * Whether what belongs to somebody is named last: `Duke of York's men-at-arms`. Not of soldiers, or of a thing, that are somebody's:
 * `Grenadiers of Soye's brigade`, `the bow gun of the Hessians' boats`.
 */
function isOwned(name: string): boolean {
  const [head = '', ...owner] = name.split(/ of /);
  if (owner.length === 0) return true;
  const soldiers = /^\p{L}+s$/u.test(head) && !one.test(head);
  return !soldiers && !/^the \p{Ll}/u.test(head);
}

/** What follows the name of many where one part of them is meant: the third century, men who serve a gun. */
const part = ', (?:century \\d+|gun party(?: \\d+)?)';
const partOfMany = new RegExp(`${part}$`);

/** Whether a name takes a verb for many: `the hillmen have`, `Thegns of Kent have`, but `2nd Foot has`, `King Charles has`. */
export function isMany(name: string): boolean {
  // `Elephants, century 3` is one of them, and so is `man 9 of the abbot's bows`.
  if (partOfMany.test(name) || /^man \d+ of /i.test(name)) return false;
  const [head = ''] = (isOwned(name) ? (name.split(/['’]s? (?!and )/).at(-1) ?? name) : name).split(further);
  // `Horse and Foot` are two; `Hammond's and Pride's Foot` is one body of two owners.
  if (/(?<!['’]s?) and /i.test(head)) return true;
  if (many.test(head)) return true;
  if (one.test(head) || titled.test(head)) return false;
  // Latin and Italian names of units, such as Triarii and Hastati, and of peoples: the Alamanni.
  return /s$/i.test(head) || /^the \p{Lu}\p{Ll}+i$/u.test(head) || /[a-z]{2}(?:ii|ani|ati|uti|avi|uli|ari)$/.test(head);
}

const ofMany: Readonly<Record<string, string>> = {
  has: 'have',
  is: 'are',
  was: 'were',
  does: 'do',
  goes: 'go',
  it: 'they',
  its: 'their',
  his: 'their',
  itself: 'themselves',
};

/** A verb of one as it is for many: `loses`, `lose`; and what stands for its subject: `its`, `their`. */
function forMany(word: string): string {
  const own = ofMany[word];
  if (own !== undefined) return own;
  if (/[^aeiou]ies$/.test(word)) return word.replace(/ies$/, 'y');
  return word.replace(/(?<=ss|sh|ch|x|zz)es$|s$/, '');
}

/** Words that end like a verb and are none. */
const noVerbs = new Set([
  'as',
  'across',
  'afterwards',
  'backwards',
  'forwards',
  'its',
  'less',
  'this',
  'thus',
  'towards',
  'unless',
  'us',
]);
/** A name behind one of these is not who does it: `the rider to the squires is lost`. */
const prepositions = 'of|to|at|by|on|with|from|before|after|against|behind|over|into|for|through|past|near';

/**
 * Sentences whose verbs agree with these names. The verb right behind a name of many is put as it is for many; words in brackets, verbs and
 * what stands for a name, belong to the name that the sentence has first.
 */
export function agreementOf(names: readonly string[]): (sentence: string) => string {
  const sorted = longestFirst(names);
  const first = new RegExp(`(?<![\\w-])(?:${sorted.map(escaped).join('|')})(?:${part})?(?![\\w-])`);
  const plural = sorted.filter(isMany).map(escaped).join('|');
  const doing = new RegExp(
    `(?<!\\b(?:${prepositions}) )(?<![\\w-])(${plural}) ([a-z]+s)\\b(?![’'-])( lost \\d+ % of its\\b)?`,
    'gi',
  );
  const bracketed = new RegExp(`(\\b(?:${prepositions}) )?\\[([a-z]+)\\]`, 'g');
  const within = articlesOf(sorted);
  return sentence => {
    const subject = first.exec(sentence)?.[0];
    const many = subject !== undefined && isMany(subject);
    const settled = sentence.replace(bracketed, (_, before: string | undefined, word: string) => {
      const others = before !== undefined && word === 'it' ? 'them' : forMany(word);
      return `${before ?? ''}${many ? others : word}`;
    });
    if (plural === '') return within(settled);
    const agreed = settled.replace(doing, (all, name: string, verb: string, share = '') =>
      noVerbs.has(verb) ? all : `${name} ${forMany(verb)}${share.replace(/its$/, 'their')}`,
    );
    return within(agreed);
  };
}

/** Texts in which names that begin with an article have a small one within a sentence: `sighted by the watch at the cross`. */
export function articlesOf(names: readonly string[]): (text: string) => string {
  const tails = longestFirst(names.flatMap(name => (name.startsWith('The ') ? [name.slice('The '.length)] : [])));
  if (tails.length === 0) return text => text;
  const articles = new RegExp(
    `(?<=[\\p{L}\\p{N},;:(’'—|] ?)The (?=(?:${tails.map(escaped).join('|')})(?![\\w-]))`,
    'gu',
  );
  return text => text.replace(articles, 'the ').replace(/\b([Tt]he) the (?=\S)/g, '$1 ');
}

/** Names in the order in which they are looked for: one that another begins with comes after it. */
export function longestFirst(names: readonly string[]): readonly string[] {
  return [...names].filter(name => name !== '').sort((one, other) => other.length - one.length);
}

/** A text as a pattern matches it to the letter. */
export function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Several as they are told one after another: `a, b and c`. */
export function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
