import type { ToldLine } from '../windows/index.js';

/** One turn of a page. */
export interface PageTurn {
  /** `Before the first turn`, `Turn 3`. */
  readonly title: string;
  /** SVG text; no two turns use the same ids. */
  readonly picture: string;
  readonly told: readonly ToldLine[];
}

/** A page that steps through a battle. */
export interface Page {
  readonly title: string;
  /** The armies before it, and how it ended, in lines as a terminal has them. */
  readonly introduced?: string;
  readonly ended?: string;
  readonly turns: readonly PageTurn[];
}

/** The page as one HTML file that needs nothing else: no network, no other file, no script but the one in it. */
export function pageText({ title, introduced, ended, turns }: Page): string {
  const sections = turns.map(({ title: turn, picture, told }, at) => {
    const first = at === 0 && introduced !== undefined ? linesText(introduced) : '';
    const last = at === turns.length - 1 && ended !== undefined ? linesText(ended) : '';
    return `<section id="turn-${at}" aria-label="${escaped(turn)}"${at === 0 ? '' : ' hidden'}>
<div class="picture">${picture}</div>
<div class="told" tabindex="0">${told.map(lineText).join('\n')}${first}${last}</div>
</section>`;
  });
  const options = turns.map(({ title: turn }, at) => `<option value="${at}">${escaped(turn)}</option>`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${style}</style>
</head>
<body>
<header>
<h1>${escaped(title)}</h1>
<nav aria-label="Turns">
<button type="button" data-to="first" title="First (Home)">|◀</button>
<button type="button" data-to="before" title="Back (←)">◀</button>
<select aria-label="Turn">${options.join('')}</select>
<button type="button" data-to="next" title="On (→)">▶</button>
<button type="button" data-to="last" title="Last (End)">▶|</button>
<button type="button" data-to="play" title="Play and stop (space)">play</button>
</nav>
</header>
<main>
${sections.join('\n')}
</main>
<footer>← → step, Home and End go to the ends, space plays.</footer>
<script>${script}</script>
</body>
</html>
`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as HTML holds it, in elements and attributes. */
function escaped(text: string): string {
  return text.replace(/[&<>"']/g, sign => entities[sign] ?? sign);
}

/** Lines of a terminal: tables as they stand there, anything else wrapped to the page. */
function linesText(text: string): string {
  const blocks = text.split(/\n{2,}/).filter(block => block.trim() !== '');
  return blocks
    .map(block => {
      if (/^-{3,}/m.test(block)) return `<pre>${escaped(block)}</pre>`;
      return block
        .trim()
        .split('\n')
        .map(line => `<p>${escaped(line)}</p>`)
        .join('\n');
    })
    .join('\n');
}

const tags = { turn: 'h2', phase: 'h3', event: 'p', aside: 'p class="aside"' } as const;

function lineText({ as, text }: ToldLine): string {
  const tag = tags[as];
  const shown = as === 'phase' ? text.replace(/^- /, '') : text;
  return `<${tag}>${escaped(as === 'aside' ? shown.trim() : shown)}</${tag.split(' ')[0]}>`;
}

const style = `
body { margin: 0; font: 15px/1.4 system-ui, sans-serif; color: #2a2620; background: #fcf9f0; height: 100vh; display: flex; flex-direction: column; }
header { display: flex; flex-wrap: wrap; gap: .5em 1.5em; align-items: center; padding: .5em 1em; border-bottom: 1px solid #c9bfa5; }
h1 { font: bold 1.25em Georgia, serif; margin: 0; }
nav { display: flex; gap: .3em; }
button, select { font: inherit; padding: .15em .6em; }
main { flex: 1; min-height: 0; }
section { display: flex; height: 100%; }
section[hidden] { display: none; }
.picture { flex: 3; min-width: 0; padding: .5em; display: flex; justify-content: center; }
.picture svg { max-width: 100%; max-height: 100%; width: auto; height: auto; }
.told { flex: 2; min-width: 18em; overflow-y: auto; padding: 0 1em 1em; border-left: 1px solid #c9bfa5; }
.told h2 { font: bold 1.1em Georgia, serif; margin: .8em 0 .2em; }
.told h3 { font-size: .95em; margin: .9em 0 .2em; color: #7a5c28; }
.told p { margin: .25em 0; white-space: pre-wrap; }
.told p.aside { margin: 0 0 .15em 1.2em; color: #6f6858; font-size: .86em; }
.told pre { font-size: .78em; overflow-x: auto; }
footer { padding: .2em 1em; font-size: .8em; color: #6f6858; border-top: 1px solid #c9bfa5; }
@media (max-width: 56em) { body { height: auto; } section { flex-direction: column; } .told { border-left: 0; } }
@media print { header nav, footer { display: none; } body { height: auto; } section, section[hidden] { display: block; break-after: page; } }
`;

const script = `
const sections = [...document.querySelectorAll('section')];
const select = document.querySelector('select');
const player = document.querySelector('[data-to="play"]');
let at = 0, timer;
function show(to) {
  at = Math.max(0, Math.min(sections.length - 1, to));
  sections.forEach((section, i) => { section.hidden = i !== at; });
  select.value = String(at);
  if (location.hash !== '#turn-' + at) history.replaceState(null, '', '#turn-' + at);
  if (at === sections.length - 1) stop();
}
function stop() { clearInterval(timer); timer = undefined; player.textContent = 'play'; }
function play() {
  if (timer !== undefined) return stop();
  if (at === sections.length - 1) show(0);
  timer = setInterval(() => show(at + 1), 2500);
  player.textContent = 'stop';
}
const go = { first: () => show(0), before: () => show(at - 1), next: () => show(at + 1), last: () => show(sections.length - 1), play };
const keys = { Home: 'first', ArrowLeft: 'before', ArrowRight: 'next', End: 'last', ' ': 'play' };
document.querySelectorAll('button').forEach(button => button.addEventListener('click', () => go[button.dataset.to]()));
select.addEventListener('change', () => show(Number(select.value)));
document.addEventListener('keydown', event => {
  if (event.ctrlKey || event.altKey || event.metaKey || event.target.closest('select')) return;
  if (event.key === ' ' && event.target.closest('button')) return;
  const to = keys[event.key];
  if (to === undefined) return;
  event.preventDefault();
  go[to]();
});
const begun = /^#turn-(\\d+)$/.exec(location.hash);
show(begun === null ? 0 : Number(begun[1]));
`;
