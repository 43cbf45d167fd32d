import { type Attributes, element, escaped } from './svg.js';

/** Typefaces that every machine has something like. */
export const sans = "Helvetica, Arial, 'DejaVu Sans', sans-serif";
export const serif = "Georgia, 'Times New Roman', 'DejaVu Serif', serif";

const narrow = new Set("iljtfrI.,:;|!'()[]· ");
const wide = new Set('mwMW@%—');

/**
 * About how wide a line of text will be, in pixels. No font is at hand, so this errs on the wide side: labels that
 * keep clear of each other by this measure keep clear of each other on every machine.
 */
export function textWidth(text: string, size: number): number {
  let ems = 0;
  for (const sign of text) {
    if (narrow.has(sign)) ems += 0.36;
    else if (wide.has(sign)) ems += 0.92;
    else if (sign >= '\u1100') ems += 1.05;
    else ems += sign >= 'A' && sign <= 'Z' ? 0.72 : 0.59;
  }
  return ems * size;
}

/** The text, cut with an ellipsis when it is wider than `width` pixels. */
export function fitted(text: string, size: number, width: number): string {
  if (textWidth(text, size) <= width) return text;
  const signs = [...text];
  while (signs.length > 0 && textWidth(`${signs.join('')}…`, size) > width) signs.pop();
  return `${signs.join('').trimEnd()}…`;
}

/** The text broken into lines no wider than `width` pixels. */
export function lines(text: string, size: number, width: number): readonly string[] {
  const broken: string[] = [];
  for (const word of text.split(/\s+/).filter(part => part !== '')) {
    const last = broken.at(-1);
    if (last !== undefined && textWidth(`${last} ${word}`, size) <= width)
      broken[broken.length - 1] = `${last} ${word}`;
    else broken.push(fitted(word, size, width));
  }
  return broken;
}

/** The text in one line, or, where that is wider than `width` pixels, in two as equal as its words allow. */
export function halved(text: string, size: number, width: number): readonly string[] {
  if (textWidth(text, size) <= width) return [text];
  const words = text.split(/\s+/);
  const breadth = (broken: readonly string[]) => Math.max(...broken.map(line => textWidth(line, size)));
  return words
    .slice(1)
    .map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')])
    .reduce<readonly string[]>((best, broken) => (breadth(broken) < breadth(best) ? broken : best), [text]);
}

/** A line of text; `content` is escaped here. */
export function lettering(content: string, attributes: Attributes): string {
  return element('text', attributes, escaped(content));
}

/** What makes text readable over anything: a broad stroke of the paper's colour, painted under the letters. */
export function halo(colour: string, width: number): Attributes {
  return {
    stroke: colour,
    'stroke-width': width,
    'stroke-linejoin': 'round',
    'stroke-opacity': '0.85',
    'paint-order': 'stroke',
  };
}
