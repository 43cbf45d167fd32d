import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { runInNewContext } from 'node:vm';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { answer, type Battle, type RequestOf, type SideView, startBattle, viewOf } from '../../src/battle/index.js';
import {
  type AncientTerms,
  advanceAndHold,
  ancientMedieval,
  ancientMedievalRules,
} from '../../src/rulesets/cady/ancient-medieval/index.js';

const project = inject('project');
const installed = join(project, 'node_modules/littlewars');
const example = (path: string) => join(installed, 'examples', path);

describe('the turn on a web page', () => {
  const text = readFileSync(example('web-page/page.js'), 'utf8');

  test('is five lines, and those of the README', () => {
    const [, lines] = text.split('\n\n');
    expect(lines?.trimEnd().split('\n')).toHaveLength(5);
    expect(readFileSync(join(installed, 'README.md'), 'utf8')).toContain(`\`\`\`js\n${text}\`\`\``);
  });

  test('is drawn and told in the elements of the page', async () => {
    const { outputFiles } = await build({
      entryPoints: [example('web-page/page.js')],
      bundle: true,
      platform: 'browser',
      write: false,
      logLevel: 'silent',
    });
    const html = readFileSync(example('web-page/index.html'), 'utf8');
    const elements: Record<string, { innerHTML?: string; textContent?: string }> = {};
    const querySelector = (selector: string) => {
      expect(html).toContain(`id="${selector.slice(1)}"`);
      const element = {};
      elements[selector] = element;
      return element;
    };
    runInNewContext(outputFiles[0]?.text ?? '', { document: { querySelector }, TextEncoder, structuredClone });
    const { '#table': table, '#story': story } = elements;
    expect(table?.innerHTML).toMatch(/^<svg[\s\S]+After turn 4[\s\S]+<\/svg>\s*$/);
    expect(table?.innerHTML).toContain('class="path"');
    expect(story?.textContent).toMatch(/^Turn 1\n- Orders\n[\s\S]+\nTurn 4\n- Orders\n/);
  });
});

/** What the server sends to a side. */
interface Shown {
  readonly seen: SideView<AncientTerms>;
  readonly introduction: string;
  readonly picture: string;
  readonly story: string;
  readonly questions: readonly { readonly request: string; readonly choices: readonly { readonly text: string }[] }[];
  readonly summary: string | null;
}

describe('the server for two', () => {
  const scenario = JSON.parse(readFileSync(example('scenarios/ambush-at-birkenholt.json'), 'utf8'));
  const seed = 5;
  const links: Record<string, string> = {};
  const servers: ChildProcess[] = [];

  /** Starts a server with these options; the link of each side. */
  async function serve(...options: readonly string[]): Promise<Readonly<Record<string, string>>> {
    const script = example('server-for-two/server.js');
    const server = spawn('node', [script, '--seed', String(seed), '--port', '0', ...options], { cwd: project });
    servers.push(server);
    let complaint = '';
    server.stderr.on('data', data => {
      complaint += data;
    });
    const found: Record<string, string> = {};
    for await (const line of createInterface({ input: server.stdout })) {
      const [, side, link] = /^(\w+): (http:\S+)$/.exec(line) ?? [];
      if (side !== undefined && link !== undefined) found[side] = link;
      if (Object.keys(found).length === 2) return found;
    }
    throw new Error(`the server did not start: ${complaint}`);
  }

  beforeAll(async () => void Object.assign(links, await serve()));
  afterAll(() => {
    for (const server of servers) server.kill();
  });

  /** Whatever both sides were sent, as text. */
  const sent: { readonly side: string; readonly text: string; readonly at: Battle<AncientTerms> }[] = [];
  /** The same battle played beside the server, to know what is hidden in it. */
  let battle = startBattle(ancientMedieval, scenario, { seed });

  async function ask(side: string, decided?: object): Promise<{ readonly status: number; readonly text: string }> {
    const json = { accept: 'application/json', 'content-type': 'application/json' };
    const post = decided === undefined ? {} : { method: 'POST', body: JSON.stringify(decided) };
    const response = await fetch(links[side] ?? '', { headers: json, ...post });
    return { status: response.status, text: await response.text() };
  }

  async function shownTo(side: string): Promise<Shown> {
    const { status, text } = await ask(side);
    expect(status).toBe(200);
    sent.push({ side, text, at: battle });
    return JSON.parse(text);
  }

  async function decide(side: string, request: RequestOf<AncientTerms>, decided: unknown): Promise<void> {
    const reply = await ask(side, { request: request.id, answer: decided });
    expect([reply.status, reply.text.slice(0, 200)]).toEqual([200, expect.any(String)]);
    battle = answer(ancientMedieval, battle, [{ side, id: request.id, answer: decided }]);
    sent.push({ side, text: reply.text, at: battle });
  }

  test('shows, introduces, draws, tells and asks each side what is its own affair', async () => {
    for (const side of ['earl', 'hillmen']) {
      const { seen, introduction, picture, questions, summary } = await shownTo(side);
      expect(seen).toEqual(JSON.parse(JSON.stringify(viewOf(ancientMedieval, battle, side))));
      expect(introduction).toContain('The ambush at Birkenholt');
      expect(picture).toMatch(/^<svg/);
      expect(questions.map(({ choices }) => choices[1]?.text)).toEqual(['Write down what the bot would order']);
      expect(summary).toBeNull();
    }
  });

  test('sends the same, whoever of the enemy stands behind which marker', async () => {
    const sides = structuredClone(scenario.sides);
    const { units, phantoms } = sides.hillmen;
    const guard = units.find(({ id }: { id: string }) => id === 'hill-guard');
    [guard.at, phantoms[2]] = [phantoms[2], guard.at];
    const file = join(project, 'ambush-with-other-places.json');
    writeFileSync(file, JSON.stringify({ ...scenario, sides }));
    const others = await serve('--scenario', file);
    const shown = async (link = '') => (await fetch(link, { headers: { accept: 'application/json' } })).text();
    expect((await shown(others.earl)) === (await shown(links.earl))).toBe(true);
    expect((await shown(others.hillmen)) === (await shown(links.hillmen))).toBe(false);
  });

  test.each([
    ['an answer that the rules refuse', { answer: { 'earl-knights': 'CHARGE the moon' } }, 'earl-knights'],
    ['an answer about a stranger', { answer: { 'hill-watch': 'H' } }, 'hill-watch'],
    ['the number of no choice', { typed: ['99'] }, 'there is no choice 99'],
    ['a line that is no notation', { typed: ['earl-knights: dance'] }, 'dance'],
    ['what is not typed in lines', { typed: 'H' }, 'not a list of lines'],
  ])('refuses %s, and says why', async (_, decided, why) => {
    const [request] = viewOf(ancientMedieval, battle, 'earl').requests;
    const { status, text } = await ask('earl', { request: request?.id, ...decided });
    const { faults } = JSON.parse(text);
    expect(status).toBe(422);
    expect(faults).toEqual(
      expect.arrayContaining([expect.objectContaining({ problem: expect.any(String), mend: expect.any(String) })]),
    );
    expect(text).toContain(why);
  });

  test('refuses who is not asked, what is no answer at all, and who has no key', async () => {
    const [request] = viewOf(ancientMedieval, battle, 'earl').requests;
    expect((await ask('hillmen', { request: request?.id, answer: {} })).status).toBe(422);
    expect(await ask('earl', { hold: 'everybody' })).toMatchObject({
      status: 400,
      text: expect.stringContaining('send'),
    });
    expect((await fetch(new URL('/earl', links.earl))).status).toBe(404);
    expect((await fetch(links.earl ?? '', { method: 'PUT' })).status).toBe(405);
    const long = await ask('earl', { request: request?.id, answer: 'H'.repeat(200_000) });
    expect(long.status).toBe(413);
  });

  test('is played by two programs that know what they are sent, and hides from each what is hidden', async () => {
    const players = { earl: advanceAndHold(1), hillmen: advanceAndHold(2) };
    const rules = ancientMedievalRules();
    while (battle.turn < 5 && battle.outcome === null) {
      for (const [side, player] of Object.entries(players)) {
        const { seen } = await shownTo(side);
        for (const request of seen.requests) await decide(side, request, player.answer(request, seen.view, rules));
      }
    }
    const { story, seen } = await shownTo('earl');
    expect(story).toMatch(/\nTurn 4\n/);
    expect(seen.turn).toBe(5);

    let looked = 0;
    for (const { side, text, at } of sent) {
      const named = new Set(at.events.flatMap(event => (event.kind === 'hidden' ? [event.unit] : [])));
      for (const { id, name, marker, awaited, ...unit } of Object.values(at.now.units)) {
        if (unit.side === side || (marker === null && awaited === null) || named.has(id) || wasSeen(id, side, at))
          continue;
        expect(text).not.toContain(`"${id}"`);
        expect(text).not.toContain(name);
        looked += 1;
      }
    }
    expect(looked).toBeGreaterThan(30);
  });

  /** Whether a unit that is hidden now stood in the open once, and so is part of the side's story. */
  const wasSeen = (id: string, side: string, at: Battle<AncientTerms>) =>
    sent
      .slice(0, sent.findIndex(each => each.at === at) + 1)
      .some(each => each.side === side && Object.hasOwn(viewOf(ancientMedieval, each.at, side).view.units, id));

  test('a person is shown a page, and answers in it', async () => {
    const form = (typed: string) => ({
      method: 'POST',
      redirect: 'manual' as const,
      body: new URLSearchParams([
        ['request', viewOf(ancientMedieval, battle, 'earl').requests[0]?.id ?? ''],
        ['typed', typed],
      ]),
    });
    const page = await (await fetch(links.earl ?? '')).text();
    for (const part of ['<svg', 'Write your orders', 'Turn 4']) expect(page.includes(part), part).toBe(true);
    const refused = await fetch(links.earl ?? '', form('99'));
    expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining('there is no choice 99')]);
    const taken = await fetch(links.earl ?? '', form('1'));
    expect([taken.status, taken.headers.get('location')]).toEqual([303, new URL(links.earl ?? '').pathname]);
    expect(await (await fetch(links.earl ?? '')).text()).toContain('The other side decides.');
  });
});
