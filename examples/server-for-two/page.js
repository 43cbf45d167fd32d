// What a side sees of a game, as a page.

/** `typed`: what was typed already on the way to a narrower question; `fault`: why an answer was refused. */
export function page(side, link, { seen, introduction, picture, story, questions, summary }, { typed = [], fault = '' } = {}) {
  const waits = questions.length === 0 && seen.outcome === null;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
${waits ? '<meta http-equiv="refresh" content="3">' : ''}
<title>${safe(side)}, turn ${seen.turn}</title>
<style>
  body { font: 16px/1.5 Georgia, serif; max-width: 90rem; margin: 1rem auto; padding: 0 1rem; }
  svg { max-width: 100%; height: auto; }
  pre { white-space: pre-wrap; font: 13px/1.4 monospace; }
</style>
${picture}
${waits ? '<p>The other side decides.</p>' : ''}
${fault === '' ? '' : `<p><strong>${safe(fault)}</strong></p>`}
${summary === null ? '' : `<pre>${safe(summary)}</pre>`}
${questions.map(question => form(link, question, typed)).join('\n')}
<pre>${safe(story)}</pre>
<details><summary>The armies</summary><pre>${safe(introduction)}</pre></details>
</html>`;
}

function form(link, { request, question, choices, notation }, typed) {
  const odds = ({ odds }) => (odds === undefined ? '' : `: ${odds}`);
  return `<form method="post" action="${safe(link)}">
  <p>${question.map(safe).join('<br>')}</p>
  <ol>${choices.map(choice => `<li>${safe(choice.text + odds(choice))}</li>`).join('')}</ol>
  <input type="hidden" name="request" value="${safe(request)}">
  ${typed.map(line => `<input type="hidden" name="typed" value="${safe(line)}">`).join('')}
  <input name="typed" size="60" autofocus placeholder="the number of a choice, or so:"> <button>Answer</button>
  <table>${notation.map(row => `<tr>${row.map(cell => `<td>${safe(cell)}</td>`).join('')}</tr>`).join('')}</table>
</form>`;
}

function safe(text) {
  return String(text).replace(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`);
}
