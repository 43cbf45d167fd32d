import { insist } from '../rulebook/index.js';

/** Attributes of an element; `undefined` leaves one out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/**
 * A number as the pictures print it: two decimals at most, never `-0`.
 * Halves are nudged upward, so that the last bit of a sine does not decide a printed digit.
 */
export function decimal(value: number): string {
  insist(Number.isFinite(value), () => ({
    path: '',
    problem: `the picture needs a number where it was given ${value}`,
    mend: 'give finite coordinates, widths and probabilities',
  }));
  const rounded = Math.round(value * 100 + 1e-6) / 100;
  return String(rounded === 0 ? 0 : rounded);
}

/** Numbers with a blank between them, as dash lengths and transforms want them. */
export function spaced(...values: readonly number[]): string {
  return values.map(decimal).join(' ');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

// XML 1.0 has no way at all to write these, not even escaped.
const unwritable =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Text made safe to stand in an element or an attribute. */
export function escaped(text: string): string {
  return text.replace(unwritable, '\ufffd').replace(/[&<>"']/g, sign => entities[sign] ?? sign);
}

/** One element with its attributes and children. Children are SVG already; text goes through `escaped` first. */
export function element(name: string, attributes: Attributes, ...children: readonly string[]): string {
  const written = Object.entries(attributes)
    .filter((entry): entry is [string, string | number] => entry[1] !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? decimal(value) : escaped(value)}"`)
    .join('');
  const inside = children.join('');
  return inside === '' ? `<${name}${written}/>` : `<${name}${written}>${inside}</${name}>`;
}

/** A group, or nothing when it would be empty. */
export function group(attributes: Attributes, ...children: readonly string[]): string {
  return children.some(child => child !== '') ? element('g', attributes, ...children) : '';
}

/** The whole document: size in pixels, a title and a description for those who hear the picture instead of seeing it. */
export function svgDocument(
  size: { readonly width: number; readonly height: number },
  words: { readonly title: string; readonly description: string; readonly idPrefix: string },
  ...children: readonly string[]
): string {
  const titleId = `${words.idPrefix}-title`;
  const descriptionId = `${words.idPrefix}-desc`;
  return `${element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width: size.width,
      height: size.height,
      viewBox: `0 0 ${decimal(size.width)} ${decimal(size.height)}`,
      role: 'img',
      'aria-labelledby': `${titleId} ${descriptionId}`,
    },
    element('title', { id: titleId }, escaped(words.title)),
    element('desc', { id: descriptionId }, escaped(words.description)),
    ...children.filter(child => child !== '').map(child => `\n${child}`),
  )}\n`;
}
