import { readFileSync } from 'node:fs';
import { functionsByPath } from '../scripts/vectors.js';
import { RuleViolation } from '../src/index.js';
const end = Date.now() + Number(process.argv[2]) * 1000;
let seed = Number(process.argv[3] ?? 1);
const rnd = () => { seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0; return seed / 2 ** 32; };
const pick = <T,>(l: readonly T[]): T => l[Math.floor(rnd() * l.length)]!;
const all = [...functionsByPath].map(([p, r]) => ({ r, sits: (JSON.parse(readFileSync(p, 'utf8')).cases as any[]).filter(c => !('refused' in c)).map(c => c.situation) })).filter(x => x.sits.length);
function places(v: any, at: any[] = [], out: any[] = []): any[] { out.push(at); if (v && typeof v === 'object') for (const k of Object.keys(v)) places(v[k], [...at, Array.isArray(v) ? Number(k) : k], out); return out; }
const get = (v: any, at: any[]) => at.reduce((p, k) => p[k], v);
const nums = [0, 1, -1, 0.5, 1e-9, 2, 7, 12, 20, 50, 100, 200, 500, 1000, 1e4, 1e5, 1e6, 1e9, 1e15, 2 ** 53, 1e21, 1e308, -1e308, 90, 180, 359.999999];
let tried = 0, answered = 0; const slow: Record<string, number> = {}; const broken: Record<string, string> = {};
while (Date.now() < end) {
  const { r, sits } = pick(all);
  const s = structuredClone(pick(sits));
  const n = 1 + Math.floor(rnd() * 3);
  for (let i = 0; i < n; i++) {
    const ps = places(s).filter(p => p.length); const lists = ps.filter(p => Array.isArray(get(s, p))); const ns = ps.filter(p => typeof get(s, p) === 'number');
    const what = rnd();
    if (what < 0.45 && ns.length) { const p = pick(ns); get(s, p.slice(0, -1))[p.at(-1)] = pick(nums); }
    else if (what < 0.85 && lists.length) { const p = pick(lists); const l = get(s, p); if (l.length) { const to = pick([2, 10, 12, 20, 50, 100, 200, 1000]); const out: any[] = []; for (let j = 0; j < to; j++) { const e = structuredClone(l[j % l.length]); if (e && typeof e === 'object') for (const k of ['unit', 'id', 'name', 'figure']) if (typeof e[k] === 'string') e[k] += `-${j}`; if (typeof e === 'number') out.push(rnd() < 0.5 ? e : e + j); else { if (e && typeof e === 'object' && !Array.isArray(e)) for (const k of Object.keys(e)) if (typeof e[k] === 'number' && rnd() < 0.3) e[k] += j; out.push(e); } } l.splice(0, l.length, ...out); } }
    else if (ps.length) { const p = pick(ps); const h = get(s, p.slice(0, -1)); const k = p.at(-1); const a = pick(['del', 'null', 'text', 'extra', 'neg']); if (a === 'del') { if (!Array.isArray(h)) delete h[k]; } else if (a === 'null') h[k] = null; else if (a === 'text') h[k] = pick(['', 'x'.repeat(1000), '__proto__', 'toString', 'no-such']); else if (a === 'extra' && !Array.isArray(h)) h.zzz = 1; else if (typeof h[k] === 'number') h[k] = -h[k]; }
  }
  tried++;
  const t = process.cpuUsage().user;
  try { r.resolve(s); answered++; } catch (e) { if (!(e instanceof RuleViolation)) { const m = `${r.name}: ${(e as any)?.stack?.split('\n').slice(0, 3).join(' | ')}`; if (!broken[m]) { broken[m] = JSON.stringify(s).slice(0, 600); console.log('BROKEN', m, broken[m]); } } else { const bare = e.violations.find((v: any) => !v.problem || !v.mend); if (bare) console.log('BARE', r.name, JSON.stringify(bare)); } }
  const c = (process.cpuUsage().user - t) / 1000;
  if (c > 700) { if (c > (slow[r.name] ?? 0)) { slow[r.name] = c; console.log('SLOW', r.name, Math.round(c), JSON.stringify(s)); } }
}
console.log({ tried, answered });
